"""The panel: a player's hand in the channel, an ephemeral message. Each player has one panel at a table.

A panel can be edited for 15 minutes with the token of the last click on it; every click brings a new token. The last
edit takes the hand away, so that nothing on the panel is false afterwards, and leaves *My hand*, which opens another.
Tokens are stored, so that a restart leaves no panel behind.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final

import discord

from bot.discord.context import EphemeralMessage
from bot.discord.delivery import Trouble, Undelivered
from bot.discord.messages.cleanup import Cleanup
from bot.discord.messages.hand_surface import HandSurfaces, Key, Surface, asks_now, on_turn, still_pictured
from bot.discord.messages.hands_elsewhere import HandsElsewhere, panel_ref
from bot.discord.messages.pacer import Later
from bot.discord.messages.redraw_policy import moves_by_itself
from bot.discord.pages.hand import HandPages
from bot.discord.pages.widgets import Page
from bot.discord.settings_cache import SettingsCache
from bot.tables.model import Table, TableId, TableState, UserId
from bot.tables.ports import Clock, Conflict, Unsaved
from bot.tables.service import Tables

EVERY: Final = timedelta(seconds=2.5)
"""The pause between two edits: Discord takes 30 a minute by one token, and some of them are urgent."""
TOGETHER: Final = timedelta(seconds=1.5)
"""How long a step waits for that of a computer, to be drawn together with it."""
LAST_EDIT: Final = timedelta(minutes=1)
"""How long before its token expires a panel is edited for the last time."""
STORED_FOR: Final = timedelta(minutes=1)
"""A newer token of the same panel is not stored earlier than this after the one before: most clicks need no writing."""
FEW: Final = 3
"""During a turn, the panel is posted anew only when so many messages are below it."""

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Panel(Surface):
    message: EphemeralMessage
    superseded: frozenset[int] = frozenset()
    """The ids of the messages that were the panel before; a click on one of them may still be under way."""
    below: int = 0
    """How many messages have been posted below it, and will stay there."""
    for_now: int = 0
    """How many answers are below it that go away when its owner moves."""
    on_turn: bool = False
    """Whether it was drawn last while its owner was on turn."""
    moved_at: int = -1
    """The table's revision at which it was last posted anew for what was posted below it."""
    ending: bool = False
    """Whether it has been marked for its last edit."""


class HandPanels(HandSurfaces[_Panel]):
    """Knows each player's panel, edits it, and moves it below its table's newest message.

    `lapsed` is called when a player at a table has no panel any more.
    """

    every = EVERY

    def __init__(
        self,
        tables: Tables,
        pages: HandPages,
        clock: Clock,
        cleanup: Cleanup,
        settings: SettingsCache,
        client: discord.Client,
        lapsed: Callable[[TableId, UserId], None],
        elsewhere: HandsElsewhere,
    ) -> None:
        super().__init__(tables, pages, clock)
        self._lapsed = lapsed
        self._cleanup = cleanup
        self._settings = settings
        self._client = client
        self._elsewhere = elsewhere
        self._buried: set[Key] = set()
        """The panels above their table's present message."""
        self._spare: dict[Key, EphemeralMessage] = {}
        """Panels posted while a click was being answered: the click may be on the new panel or on the one before."""
        self._stored: dict[Key, EphemeralMessage] = {}
        """What storage has of the panels, or is about to have."""
        self._sooner = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    async def read(self) -> None:
        """Take over the panels of the process before."""
        for ref in await self._settings.panels(self._clock.now()):
            message = EphemeralMessage.stored(ref, self._client)
            self._shown[ref.table, ref.user] = _Panel(None, message)
            self._stored[ref.table, ref.user] = message

    def start(self) -> None:
        """Watch from now on for tokens that expire."""
        self._begin(self._watch())

    def redraw_without_seat(self) -> None:
        """Draw the end of the panels whose owners left, or whose tables closed, when the process before ended."""
        for key in self._shown:
            if self._seated(key) is None:
                self.mark(*key)

    async def close(self) -> None:
        """Stop drawing; storage keeps the tokens."""
        await super().close()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def keep(self, table: Table, user: UserId, message: EphemeralMessage, page: Page) -> None:
        """Take this message for the player's panel, which shows this page of this table; delete the panel before.

        The table may have changed while the message was on its way: then it is drawn again.
        """
        key = (table.id, user)
        if self._tables.visits.is_guest(table.id):
            self._elsewhere.drawn(table.id, user, message)
            return
        before = self._shown.get(key)
        panel = _Panel(page, message, on_turn=on_turn(table, user))
        if before is not None:
            if before.message.id == message.id:
                panel.page = still_pictured(page, before)
            if message.id in before.superseded:  # on its way it was replaced by another panel
                self.mark(table.id, user)
                return
            panel.superseded, panel.moved_at = before.superseded, before.moved_at
            if before.message.id == message.id:
                panel.below, panel.for_now = before.below, before.for_now
            else:
                panel.superseded |= {before.message.id}
                self._buried.discard(key)
                self._cleanup.remove(before.message)
        self._shown[key] = panel
        self._store(key)
        self._sooner.set()
        lost = before is not None and before.pictured and not panel.pictured
        if self._tables.get(table.id) is not table or lost:  # the first answer does not wait for a picture
            self.mark(table.id, user)

    async def take_over(self, table: TableId, user: UserId, *, changed: bool) -> None:
        """Take the panel that is stored for the player's, where another unit has opened or answered it.

        `changed`: as in `Hands.take_over`.
        """
        ref, key = await self._settings.panel(table, user, self._clock.now()), (table, user)
        now, known = self._tables.get(table), self._shown.get(key)
        if ref is None or now is None:
            return
        message = self._stored[key] = EphemeralMessage.stored(ref, self._client)
        if known is not None and known.message.id == message.id:
            known.message, known.ending = message, False
            self._sooner.set()
            known.page = None if changed else known.page
            return
        self.keep(now, user, message, Page())
        if (kept := self._shown.get(key)) is not None:
            kept.page = None
        if not changed:
            self._unsure.add(key)

    def live(self, table: TableId, user: UserId) -> bool:
        """Whether this player has a panel that can be edited."""
        return (table, user) in self._shown

    def channel(self, table: TableId, user: UserId) -> int | None:
        """The channel of this player's panel; None where they have none that can be edited."""
        panel = self._shown.get((table, user))
        return panel.message.channel if panel is not None else None

    def superseded(self, table: TableId, user: UserId, message: int) -> bool:
        """Whether this message was the player's panel before the present one."""
        panel = self._shown.get((table, user))
        return panel is not None and message in panel.superseded

    async def beside(self, table: TableId, user: UserId, page: Page) -> EphemeralMessage:
        """Post an ephemeral message beside the panel of this user.

        Raises:
            Undelivered: there is no panel, or the message did not arrive.
        """
        panel = self._shown.get((table, user))
        if panel is None or panel.message.expires <= self._clock.now():
            raise Undelivered(Trouble.GONE)
        return await panel.message.add(self._clock, page)

    def on_posted_below(self, table: TableId, channel: int) -> None:
        """Move the panels in this channel below the table's new message, so that nobody has to look for their hand."""
        for (at, user), panel in self._shown.items():
            if at == table and panel.message.channel == channel:
                self._buried.add((table, user))
                self.mark(table, user)

    def on_acted(self, table: TableId, user: UserId) -> None:
        """Note that a player has moved: the answers below the panel go away."""
        if (panel := self._shown.get((table, user))) is not None:
            panel.for_now = 0

    def on_posted(self, channel: int, message: int, user: UserId | None = None, *, for_now: bool = False) -> None:
        """Note a message (0: a new one) in a channel, which everybody sees or this user alone: it pushes panels up.

        `for_now`: it goes away when the user moves.
        """
        for key, panel in self._shown.items():
            if panel.message.channel != channel or user not in (None, key[1]) or 0 < message < panel.message.id:
                continue
            if for_now:
                panel.for_now += 1
            else:
                panel.below += 1
            table = self._tables.get(key[0])
            if table is not None and self._pushed_up(table, key[1], panel):
                self.mark(*key)

    @contextmanager
    def answering(self, table: TableId, user: UserId) -> Iterator[None]:
        """The same as for every surface; of two panels the one remains on which the click was answered."""
        try:
            with super().answering(table, user):
                yield
        finally:
            if not self._races.busy((table, user)):
                self._drop_spare((table, user))

    def forget(self, table: TableId, user: UserId) -> None:
        """Drop all knowledge about the hand of a player who has left, or whose table is over."""
        super().forget(table, user)
        self._buried.discard((table, user))
        self._unsure.discard((table, user))
        self._store((table, user))

    def forget_user(self, user: UserId) -> None:
        """The same; the panels are deleted, as far as they can be."""
        for key in [key for key in {*self._shown, *self._spare} if key[1] == user]:
            panel, spare = self._shown.get(key), self._spare.pop(key, None)
            for message in (panel.message if panel is not None else None, spare):
                if message is not None:
                    self._cleanup.remove(message)
        super().forget_user(user)

    def _delay(self, table: TableId) -> timedelta:
        now = self._tables.get(table)
        return TOGETHER if now is not None and moves_by_itself(now) else timedelta(0)

    async def _draw(self, table: Table, user: UserId) -> bool:
        key = (table.id, user)
        panel = self._shown.get(key)
        if panel is None:
            return False
        left = panel.message.expires - self._clock.now()
        if left <= timedelta(0):
            self._give_up(key, panel)
            return False
        last = left <= LAST_EDIT and self._tables.get(table.id) is not None
        page = await (self._pages.lapsed(table, user) if last else self._pages.pictured(table, user))
        try:
            if not last and key in self._unsure and await self._asks_the_same(table, user, panel):
                return False
            moves = not last and self._moves(table, user, panel)
            if self._overtaken(key, panel) or (page == panel.page and not moves):
                return False
            if moves and await self._move(table, user, panel, page):
                return True
            await self._edit(key, panel, page)
            panel.on_turn = on_turn(table, user)
        except Undelivered as error:
            if error.trouble is not Trouble.GONE:
                # The last edit takes away what would be false afterwards: it is tried until the token expires.
                if last:
                    raise Later from None
                raise
            last = True
        if last:
            self._give_up(key, panel)
        return True

    async def _draw_end(self, key: Key) -> bool:
        panel = self._shown.get(key)
        if panel is None or panel.message.expires <= self._clock.now():
            return False
        page = await self._pages.ended(self._left(key), key[1])
        if self._overtaken(key, panel) or self._seated(key) is not None:
            return False
        await self._edit(key, panel, page)
        return True

    async def _asks_the_same(self, table: Table, user: UserId, panel: _Panel) -> bool:
        """Whether a panel of the process before has the buttons of the present moment; asked once."""
        ids = await panel.message.control_ids(self._clock) if panel.page is None else []
        self._unsure.discard((table.id, user))
        return asks_now(table, user, ids)

    def _give_up(self, key: Key, panel: _Panel) -> None:
        """Forget a panel that cannot be edited any more, unless a click has brought a new token."""
        if self._shown.get(key) is panel:
            del self._shown[key]
            self._store(key)
            self._lapsed(*key)

    def _moves(self, table: Table, user: UserId, panel: _Panel) -> bool:
        """Whether the panel is to move down. It stays while its owner chooses: a move would close an open menu."""
        if table.state is not TableState.PLAYING or self._pages.selections.of(table, user) is not None:
            return False
        if on_turn(table, user) and panel.moved_at == table.revision:
            return False
        return (table.id, user) in self._buried or self._pushed_up(table, user, panel)

    @staticmethod
    def _pushed_up(table: Table, user: UserId, panel: _Panel) -> bool:
        """Whether messages have pushed up the hand of a player on turn, who is to look for it at most once a turn.

        When the turn comes one message is enough; later the hand may be under the player's finger.
        """
        if not on_turn(table, user) or panel.moved_at == table.revision:
            return False
        return panel.below + panel.for_now >= (FEW if panel.on_turn else 1)

    async def _move(self, table: Table, user: UserId, panel: _Panel, page: Page) -> bool:
        """Post the panel anew, at the end of the channel; whether Discord takes it there.

        Raises:
            Undelivered: `UNREACHABLE`.
        """
        key = (table.id, user)
        moved_at, panel.moved_at = panel.moved_at, table.revision
        try:
            message = await panel.message.add(self._clock, page)
        except Undelivered as error:
            if error.trouble is Trouble.UNREACHABLE:
                panel.moved_at = moved_at
                raise
            self._buried.discard(key)
            return False
        if self._races.busy(key):
            self._spare[key] = message
        else:
            self.keep(table, user, message, page)
        return True

    async def _edit(self, key: Key, panel: _Panel, page: Page) -> None:
        with self._races.changing(key):
            before, panel.page = panel.page, None
            await panel.message.edit(self._clock, page, picture=before is None or before.picture != page.picture)
            panel.page = page

    def _drop_spare(self, key: Key) -> None:
        spare, panel = self._spare.pop(key, None), self._shown.get(key)
        if spare is None or (panel is not None and panel.message.id == spare.id):
            return
        if panel is not None:
            panel.superseded |= {spare.id}
        self._cleanup.remove(spare)

    # ------------------------------------------------------------------------------------------------------- tokens

    async def _watch(self) -> None:
        """Mark each panel for its last edit when that is due."""
        while True:
            self._sooner.clear()
            live = [panel.message.expires for panel in self._shown.values() if not panel.ending]
            if await self._clock.wait(self._sooner, min(live) - LAST_EDIT if live else None):
                continue
            for key, panel in self._shown.items():
                if not panel.ending and panel.message.expires - LAST_EDIT <= self._clock.now():
                    panel.ending = True
                    self.mark(*key)

    def _store(self, key: Key) -> None:
        """Bring storage up to date with the player's panel, unless it has a token of it that is almost as new."""
        panel, stored = self._shown.get(key), self._stored.get(key)
        if panel is None:
            if self._stored.pop(key, None) is not None:
                self._begin(self._write(key))
            return
        message = panel.message
        if stored is None or stored.id != message.id or message.expires - stored.expires >= STORED_FOR:
            self._stored[key] = message
            self._begin(self._write(key))

    async def _write(self, key: Key) -> None:
        """Write what is to be stored now; where that fails, the panel is lost with the next restart."""
        message = self._stored.get(key)
        try:
            if message is None:
                await self._settings.drop_panel(*key)
            else:
                await self._settings.put_panel(panel_ref(key, message), self._clock.now())
        except (Unsaved, Conflict) as error:
            _log.warning("a panel was not stored", extra={"table": key[0], "reason": type(error).__name__})

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work, name="panels")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
