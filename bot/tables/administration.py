"""What those who manage a server do about its tables and its people: each deed is saved with its line of the log.

Settings of a server are the Discord side's; what follows from them for tables that are open is done here. Who may do
what is decided where they ask.
"""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Final

from bot.tables import proposals
from bot.tables.admin_log import KEPT, Act, LogLine
from bot.tables.log_context import nothing
from bot.tables.model import Change, Person, Refused, Table, TableId, TableState, UserId
from bot.tables.ports import AdministrationStore, Clock, Unsaved
from bot.tables.server_rules import ServerRules
from bot.tables.service import Tables

NOBODY: Final = UserId(0)
"""Has decided what a start carries out: nobody knows any more who."""
BETWEEN_MATCHES: Final = frozenset({TableState.LOBBY, TableState.FINISHED})

_log = logging.getLogger(__name__)


async def server_rules(store: AdministrationStore) -> ServerRules:
    """What all servers have decided, as it is stored."""
    return ServerRules(await store.person_key(), await store.exclusions(), await store.unrated())


class Administration:
    """The deeds, and their log."""

    def __init__(self, store: AdministrationStore, tables: Tables, rules: ServerRules, clock: Clock) -> None:
        self._store = store
        self._tables = tables
        self._rules = rules
        self._clock = clock
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Carries out what an earlier process has decided and not finished, and deletes old lines of the log."""
        await self._store.forget(self._clock.now() - KEPT)
        for guild in self._rules.guilds:
            for id in self._tables.ids(guild):
                if (table := self._tables.get(id)) is not None:
                    await self._settle(table, NOBODY)
            await self._unrate_tables(guild)

    async def close(self) -> None:
        """Waits for what was begun."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def on_change(self, change: Change) -> None:
        """A match is over: who was excluded meanwhile, and could play it to its end, has no seat any more."""
        table, before = change.table, change.before
        over = before is not None and before.state not in BETWEEN_MATCHES and table.state in BETWEEN_MATCHES
        if over and self._rules.excluded_at(table):
            task = asyncio.create_task(self._settle(table, NOBODY), name="excluded", context=nothing())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def line(
        self,
        guild: int,
        by: UserId,
        act: Act,
        cause: int,
        details: Mapping[str, str] | None = None,
        about: UserId | None = None,
    ) -> LogLine:
        """A line of the server's log about what is being done now; whatever saves the deed saves it, too."""
        return LogLine(guild, cause, self._clock.now(), by, act, details or {}, about)

    def excludes(self, guild: int | None, user: UserId) -> bool:
        """Whether this person may take no seat at a table of this server; no other member is to learn of it."""
        return self._rules.excludes(guild, user)

    def rates(self, guild: int | None) -> bool:
        """Whether matches may be rated on this server."""
        return self._rules.rates(guild)

    def excluded(self, guild: int) -> int:
        """How many persons this server excludes."""
        return self._rules.count(guild)

    def tables_of(self, guild: int, user: UserId) -> tuple[Table, ...]:
        """The tables of this server at which the user sits or waits, oldest first."""
        tables = (*self._tables.of_user(user), *self._tables.waited_by(user))
        return tuple(table for table in tables if table.place.guild == guild)

    async def end(self, table: TableId, by: Person, reason: str, cause: int) -> Table:
        """Closes a table of others, for a reason that everybody there reads."""
        present = self._tables.get(table)
        guild = present.place.guild if present is not None else None
        told = None
        if present is not None and guild is not None:
            details = {"game": present.game, "channel": str(present.place.shown), "reason": reason}
            told = self.line(guild, by.id, Act.END, cause, details)
        return await self._tables.decide(table, lambda it: proposals.ended(it, by, force=True, reason=reason), told)

    async def exclude(
        self, guild: int, by: UserId, user: UserId, cause: int, *, at_once: bool, reason: str = ""
    ) -> None:
        """The person takes no seat at a table of this server any more, and has none but in a match that is being
        played; with `at_once` in no match either. The tables that they leave so read the reason.

        Raises:
            Unsaved: nothing changed.
        """
        details = {"at-once": str(int(at_once)), "reason": reason}
        before = self._rules.excludes(guild, user), self._rules.at_once(guild, user)
        # From now on nobody sits down who is being excluded; who is about to has saved that before this is saved.
        self._rules.exclude(guild, user, at_once=at_once)
        try:
            line = self.line(guild, by, Act.EXCLUDE, cause, details, user)
            await self._store.exclude(line, self._rules.hash_of(user), at_once=at_once)
        except BaseException:
            self._rules.let_back(guild, user)
            if before[0]:
                self._rules.exclude(guild, user, at_once=before[1])
            raise
        for table in (*self.tables_of(guild, user), *self._tables.left_by(user)):
            if table.place.guild == guild:
                await self._settle(table, by, reason)

    async def let_back(self, guild: int, by: UserId, user: UserId, cause: int) -> None:
        """The person may take seats there again; raises as `exclude` does."""
        await self._store.let_back(self.line(guild, by, Act.LET_BACK, cause, about=user), self._rules.hash_of(user))
        self._rules.let_back(guild, user)

    async def set_rates(self, guild: int, *, rates: bool) -> None:
        """The server has decided, and stored, whether matches may be rated there; tables that wait for one follow."""
        self._rules.set_rates(guild, rates=rates)
        await self._unrate_tables(guild)

    async def reset_ladder(self, guild: int, by: UserId, game: str, cause: int) -> None:
        """The leaderboard of the server for this game begins anew; raises as `exclude` does."""
        await self._store.reset_ladder(self.line(guild, by, Act.RESET, cause, {"game": game}), game)

    async def log(self, guild: int, page: int) -> tuple[Sequence[LogLine], int]:
        """One page of the server's log, newest first, and how many lines there are."""
        return await self._store.log(guild, self._clock.now() - KEPT, page=page)

    async def _unrate_tables(self, guild: int) -> None:
        """Tables of a server that rates nothing say that their next match is not rated."""
        for table in self._tables.in_guild(guild) if not self._rules.rates(guild) else ():
            if table.wants_rated:
                with suppress(Refused):  # closed meanwhile, or not saved, which is logged: it begins unrated anyway
                    await self._tables.decide(table.id, lambda before: replace(before, wants_rated=False))

    async def _settle(self, table: Table, by: UserId, reason: str = "") -> None:
        """Takes those out of the table whom its server excludes, where they do not play their match to its end."""
        for user in self._rules.excluded_at(table):
            plays_on = table.state not in BETWEEN_MATCHES and table.seat_of(user) is not None
            if plays_on and not self._rules.at_once(table.place.guild, user):
                continue
            try:
                if table.state is TableState.FINISHED and table.place.guild is not None:
                    await self._store.unlist(table.place.guild, user)  # its result has put them on a ladder
                table = await self._tables.decide(table.id, partial(proposals.put_out, user=user, by=by, reason=reason))
            except (Refused, Unsaved) as error:  # at the next start
                _log.warning("somebody was not taken out", extra={"table": table.id, "reason": type(error).__name__})
                return
