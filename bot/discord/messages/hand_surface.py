"""What the panel and the direct message have in common: when a hand is drawn, and when it is left alone.

The state diagram in docs/architecture.md shows the life of a surface; its states are named here and in both modules.
"""

import logging
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import ClassVar, Generic, TypeAlias, TypeVar

from bot.discord.delivery import Trouble, Undelivered
from bot.discord.messages.pacer import EditRaces, Later, Pacer
from bot.discord.pages.hand import HandPages
from bot.discord.pages.hand_rows import own_id
from bot.discord.pages.widgets import Page
from bot.tables.log_context import about
from bot.tables.model import Table, TableId, TableState, UserId
from bot.tables.ports import Clock
from bot.tables.service import Tables
from engine.turn import Act

Key: TypeAlias = tuple[TableId, UserId]

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class Surface:
    """A message that shows a hand; `page` is what it shows, None when nobody knows."""

    page: Page | None

    @property
    def pictured(self) -> bool:
        """Whether it shows a picture, as far as is known."""
        return self.page is not None and self.page.picture is not None


SurfaceT = TypeVar("SurfaceT", bound=Surface)


class HandSurfaces(ABC, Generic[SurfaceT]):
    """Draws hands on one kind of surface: soon after a mark, but never while a click on the hand is being answered."""

    every: ClassVar[timedelta]
    """The pause between two drawings of a hand, unless the second is urgent."""

    def __init__(self, tables: Tables, pages: HandPages, clock: Clock) -> None:
        self._tables = tables
        self._pages = pages
        self._clock = clock
        self._pacer: Pacer[Key, Key] = Pacer(clock, self._draw_marked, self.every)
        self._races: EditRaces[Key] = EditRaces(self._after_race)
        self._shown: dict[Key, SurfaceT] = {}
        self._unsure: set[Key] = set()
        """The hands of the process before that stay if they ask what is asked now."""
        self._over: dict[Key, Table] = {}
        """Tables that are over, until the surface shows it."""

    def mark(self, table: TableId, user: UserId, *, urgent: bool = True) -> None:
        """Draw this player's hand: at once, or else at the pace of this surface; another unit draws its own."""
        if self._tables.visits.is_guest(table):
            return
        self._pacer.mark((table, user), (table, user), urgent=urgent, delay=self._delay(table))

    def mark_unless_current(self, table: TableId, user: UserId) -> None:
        """Draw a hand of the process before, unless it asks what is asked now."""
        self._unsure.add((table, user))
        self.mark(table, user)

    def mark_last(self, table: Table, user: UserId) -> None:
        """Draw the end of a table that is over soon, then forget the hand."""
        self._over[table.id, user] = table
        self.mark(table.id, user)

    @contextmanager
    def answering(self, table: TableId, user: UserId) -> Iterator[None]:
        """While a click is being answered, let the answer alone draw the hand; check the hand afterwards."""
        try:
            with self._races.changing((table, user)):
                yield
        finally:
            self.mark(table, user)

    def forget(self, table: TableId, user: UserId) -> None:
        """Drop all knowledge about the hand of a player who has left, or whose table is over."""
        self._shown.pop((table, user), None)
        self._pages.forget(table, user)

    def forget_user(self, user: UserId) -> None:
        """Drop all knowledge about the hands of a user who has left all tables."""
        for key in [key for key in {*self._shown, *self._over, *self._unsure} if key[1] == user]:
            self._over.pop(key, None)
            self._unsure.discard(key)
            self.forget(*key)

    async def close(self) -> None:
        """Stop drawing."""
        await self._pacer.close()

    @abstractmethod
    def _delay(self, table: TableId) -> timedelta:
        """How long a change at this table that is not urgent waits for more changes."""

    @abstractmethod
    async def _draw(self, table: Table, user: UserId) -> bool:
        """Show the present; whether anything was sent for it.

        Raises:
            Undelivered: Discord did not take it.
        """

    @abstractmethod
    async def _draw_end(self, key: Key) -> bool:
        """Take the hand away from a user who has no seat at the table any more; whether anything was sent for it.

        Raises:
            Undelivered: Discord did not take it.
        """

    def _overtaken(self, key: Key, shown: SurfaceT) -> bool:
        """Whether a click came while the page was made: after its answer the surface is checked again."""
        return self._races.busy(key) or self._shown.get(key) is not shown

    def _after_race(self, key: Key) -> None:
        if (shown := self._shown.get(key)) is not None:
            shown.page = None
            self.mark(*key)

    async def _draw_marked(self, _lane: Key, key: Key) -> bool:
        if self._races.busy(key):
            return False
        over, sent = self._over.get(key), True
        table = self._seated(key)
        if table is None and await self._tables.left_out(key[0]):
            return False  # the hand may go on once the table can be read, and its buttons say so meanwhile
        with about(table or key[0]):
            try:
                sent = await (self._draw(table, key[1]) if table is not None else self._draw_end(key))
            except Undelivered as error:
                _log.info("a hand was not drawn", extra={"trouble": error.trouble.value})
                if error.trouble is Trouble.UNREACHABLE:
                    raise Later from None
        if over is not None or (self._seated(key) is None and not self._races.busy(key)):
            self._over.pop(key, None)
            self.forget(*key)
        return sent

    def _seated(self, key: Key) -> Table | None:
        """The table as it is, or was at its end; None where the user has no seat."""
        table = self._left(key)
        return table if table is not None and table.seat_of(key[1]) is not None else None

    def _left(self, key: Key) -> Table | None:
        """The table as it is, or was at its end, whether the user has a seat or not; None where nobody knows."""
        return self._tables.get(key[0]) or self._over.get(key)


def still_pictured(page: Page, before: Surface) -> Page:
    """The page as the answer to a click has drawn it on this surface: a picture that was there stays."""
    return replace(page, picture=before.page.picture if before.page is not None else None)


def on_turn(table: Table, user: UserId) -> bool:
    """Whether the table waits for this user's move."""
    seat, match = table.seat_of(user), table.match
    return table.state is TableState.PLAYING and match is not None and seat is not None and match.turn == Act(seat)


def asks_now(table: Table, user: UserId, ids: Iterable[str]) -> bool:
    """Whether among these ids of buttons and menus is one of the present moment of this player's hand."""
    seat = table.seat_of(user)
    assert seat is not None, "the caller has looked"
    return any(id.startswith(own_id(table, seat, "")) for id in ids)
