"""Tells the unit that has a table which of its hands are being answered here.

Until the answer is there that unit leaves the hand alone, as it does while it answers itself: of two processes that
draw one message nobody knows whose drawing arrives last, and a player would see the step before once more.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager

from bot.discord.context import EphemeralMessage
from bot.discord.messages.hand_surface import Key
from bot.discord.settings_cache import SettingsCache
from bot.tables.model import TableId, UserId
from bot.tables.notices import hand_answered, hand_answering
from bot.tables.ports import Clock, Conflict, Unsaved
from bot.tables.service import Tables
from bot.tables.settings_store import PanelRef

_log = logging.getLogger(__name__)


class HandsElsewhere:
    """The hands at visited tables; what it tells of one of them, it tells in order."""

    def __init__(self, tables: Tables, settings: SettingsCache, clock: Clock) -> None:
        self._tables = tables
        self._settings = settings
        self._clock = clock
        self._answering: Counter[Key] = Counter()
        self._last: dict[Key, asyncio.Task[None]] = {}
        """What was begun last for each hand."""

    @contextmanager
    def answering(self, table: TableId, user: UserId) -> Iterator[None]:
        """While a click on a hand of another unit is being answered here, let that unit leave it alone."""
        live = self._tables.get(table)
        if live is None or not self._tables.visits.is_guest(table):
            yield
            return
        key, guild, before = (table, user), live.place.guild, self._tables.visits.version(table)
        self._answering[key] += 1
        self._begin(key, self._tables.visits.tell(hand_answering(guild, table, user)))
        try:
            yield
        finally:
            self._answering[key] -= 1
            if not self._answering[key]:
                del self._answering[key]
            now = self._tables.visits.version(table)
            self._begin(key, self._tables.visits.tell(hand_answered(guild, table, user, now, changed=now != before)))

    async def told(self, table: TableId, user: UserId) -> None:
        """Wait until the other unit has been told of the answer that is about to be given."""
        if (last := self._last.get((table, user))) is not None:
            await asyncio.wait({last})

    def drawn(self, table: TableId, user: UserId, panel: EphemeralMessage | None = None) -> None:
        """Let the other unit draw this hand: on this panel from now on, or (None) where it is."""
        live, key = self._tables.get(table), (table, user)
        if live is None:
            return
        if panel is not None:
            self._begin(key, self._settings.put_panel(panel_ref(key, panel), self._clock.now()))
        if not self._answering[key]:
            version, anew = self._tables.visits.version(table), panel is None
            self._begin(
                key, self._tables.visits.tell(hand_answered(live.place.guild, table, user, version, changed=anew))
            )

    async def close(self) -> None:
        """Let the other units hear what was begun."""
        await asyncio.gather(*self._last.values(), return_exceptions=True)

    def _begin(self, key: Key, work: Awaitable[None]) -> None:
        before = self._last.get(key)
        task = self._last[key] = asyncio.create_task(self._then(key, before, work), name="hands elsewhere")
        task.add_done_callback(lambda done: self._last.pop(key) if self._last.get(key) is done else None)

    @staticmethod
    async def _then(key: Key, before: "asyncio.Task[None] | None", work: Awaitable[None]) -> None:
        if before is not None:
            await asyncio.wait({before})
        try:
            await work
        except (Unsaved, Conflict) as error:
            _log.warning("a hand was not handed over", extra={"table": key[0], "reason": type(error).__name__})


def panel_ref(key: Key, message: EphemeralMessage) -> PanelRef:
    """The panel as it is stored."""
    token = message.webhook.token
    assert token is not None, "the webhook of an interaction"
    return PanelRef(*key, message.channel, message.id, message.further, token, message.expires)
