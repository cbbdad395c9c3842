"""Deletes ephemeral messages that are of no more use.

These are superseded panels, set-up messages when the match starts, and answers for now when their reader moves.

An ephemeral message can be deleted for as long as the token of the last click on it is valid. What cannot be deleted
any more stays where it is.
"""

import asyncio
import logging
from datetime import timedelta
from typing import Final

from bot.discord.context import EphemeralMessage
from bot.discord.delivery import Trouble, Undelivered
from bot.discord.pages.table_pages import BEGUN
from bot.tables.model import Change, Table, TableId, TableState, UserId
from bot.tables.ports import Clock
from bot.tables.service import Tables

SET_UP: Final = frozenset({TableState.LOBBY, TableState.FINISHED})
"""The states in which a match can be prepared."""

AGAIN: Final = timedelta(seconds=10)
"""The pause before a message is deleted again where Discord could not be reached."""

_log = logging.getLogger(__name__)


class Cleanup:
    """Deletes in the background, so that nobody waits for it."""

    def __init__(self, tables: Tables, clock: Clock) -> None:
        self._tables = tables
        self._clock = clock
        self._set_up: dict[TableId, dict[int, EphemeralMessage]] = {}
        """The set-up messages of each table, by message id."""
        self._for_now: dict[TableId, dict[UserId, list[EphemeralMessage]]] = {}
        """The answers, such as *why?*, that have done their work when their reader moves."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def keep(self, table: Table, shown: EphemeralMessage) -> None:
        """Remember a set-up message, to delete it when the table's match starts or the table closes."""
        if table.state not in SET_UP:
            return
        self._set_up.setdefault(table.id, {})[shown.id] = shown
        now = self._tables.get(table.id)
        if now is None or now.state not in SET_UP:
            self._remove_all(table.id)

    def keep_until_move(self, table: TableId, user: UserId, shown: EphemeralMessage) -> None:
        """Remember an answer, to delete it when its reader moves in the match that is being played.

        A reader may never move: what can be deleted no more is forgotten.
        """
        now = self._tables.get(table)
        if now is not None and now.state in BEGUN:
            kept = self._for_now.setdefault(table, {})
            kept[user] = [*(answer for answer in kept.get(user, ()) if answer.expires > self._clock.now()), shown]

    def on_change(self, change: Change) -> None:
        """Delete the set-up messages of a table that has left the set-up, and the answers to a player who has moved."""
        table = change.table
        if table.state not in SET_UP:
            self._remove_all(table.id)
        holder = table.holders[change.acted] if change.acted is not None else None
        if holder is not None and holder.person is not None:
            for shown in self._for_now.get(table.id, {}).pop(holder.person.id, ()):
                self.remove(shown)
        if table.state not in BEGUN:
            self._for_now.pop(table.id, None)

    def forget_user(self, user: UserId) -> None:
        """Delete the answers to this user."""
        for kept in self._for_now.values():
            for shown in kept.pop(user, ()):
                self.remove(shown)

    def remove(self, shown: EphemeralMessage) -> None:
        """Delete this message soon, if that is still possible."""
        if self._closed or shown.expires <= self._clock.now():
            return
        task = asyncio.create_task(self._delete(shown), name="cleanup")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Delete nothing more, whatever a handler that still runs has to be deleted."""
        self._closed = True
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _remove_all(self, table: TableId) -> None:
        for shown in self._set_up.pop(table, {}).values():
            self.remove(shown)

    async def _delete(self, shown: EphemeralMessage) -> None:
        while shown.expires > self._clock.now():
            try:
                await shown.delete(self._clock)
            except Undelivered as error:  # its owner may have dismissed it
                _log.info("a private message stays", extra={"trouble": error.trouble.value})
                if error.trouble is Trouble.UNREACHABLE:
                    await self._clock.wait(asyncio.Event(), self._clock.now() + AGAIN)
                    continue
            return
