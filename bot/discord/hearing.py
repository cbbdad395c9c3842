"""Hears what other units of the bot have done: at tables of this one, with settings, with what servers have decided."""

import asyncio
import logging
from collections import defaultdict
from datetime import timedelta
from typing import Final

from bot.discord.services import Services
from bot.tables.administration import server_rules
from bot.tables.log_context import nothing
from bot.tables.model import TableId, UserId
from bot.tables.notices import About, Notice
from bot.tables.ports import AdministrationStore, Unsaved
from bot.tables.server_rules import ServerRules
from bot.tables.shard import Shard

OF_TABLES: Final = frozenset({About.TABLE, About.ANSWERING, About.HAND})
LONGEST_ANSWER: Final = timedelta(seconds=5)
"""How long a hand is left alone that another unit answers: it may have died."""

_log = logging.getLogger(__name__)


class Hearing:
    """Acts on notices in the background, in any order: each is only about where to look."""

    def __init__(
        self, services: Services, administration: AdministrationStore, rules: ServerRules, shard: Shard
    ) -> None:
        self._services = services
        self._administration = administration
        self._rules = rules
        self._shard = shard
        self._tasks: set[asyncio.Task[None]] = set()
        self._reading_rules = asyncio.Lock()
        self._answers: dict[tuple[str, str], list[asyncio.Event]] = defaultdict(list)
        """By table and user, the answers that other units are giving; set when they are there."""

    def hear(self, notice: Notice) -> None:
        """Act on this notice soon, where it is about something of this unit."""
        if notice.about in OF_TABLES and not self._shard.holds(notice.number):
            return
        task = asyncio.create_task(self._guarded(notice), name="hearing", context=nothing())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def rest(self) -> None:
        """Wait until all that was heard is done."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def close(self) -> None:
        """Hear nothing more."""
        for task in tuple(self._tasks):
            task.cancel()
        await self.rest()

    async def _guarded(self, notice: Notice) -> None:
        try:
            await self._heard(notice)
        except Unsaved as error:
            _log.warning("what another unit did was not read: %s", error)
        except Exception:
            _log.exception("what another unit did was not read", extra={"about": notice.about.value})

    async def _heard(self, notice: Notice) -> None:
        services = self._services
        match notice.about:
            case About.TABLE:
                await self._table(TableId(notice.names[1]), int(notice.names[2]))
            case About.ANSWERING:
                await self._answering_elsewhere(*notice.names[1:3])
            case About.HAND:
                await self._answered(*notice.names[1:])
            case About.MEMBER:
                services.settings.reread_member(UserId(notice.number))
            case About.GUILD:
                services.settings.reread_guild(notice.number)
                await self._read_rules()
            case About.RULES:
                await self._read_rules()
            case About.FORGET:
                await services.forgetting.deleted_elsewhere(UserId(notice.number))
            case About.STARTED:
                pass  # for the process, which may have waited for it

    async def _table(self, table: TableId, version: int) -> None:
        tables = self._services.tables
        await tables.visits.hear(table, version)
        if (now := tables.get(table)) is not None:
            for person in now.people:  # they may have had their data deleted before they came here
                self._services.settings.welcome(person.id)

    async def _answering_elsewhere(self, table: str, user: str) -> None:
        there, clock = asyncio.Event(), self._services.clock
        self._answers[table, user].append(there)
        with self._services.hands.answering(TableId(table), UserId(int(user))):
            await clock.wait(there, clock.now() + LONGEST_ANSWER)
        if there in self._answers[table, user]:
            self._answers[table, user].remove(there)
        self._forget_answers(table, user)

    async def _answered(self, table: str, user: str, version: str = "0", changed: str = "1") -> None:
        """Draw the hand after the table is known as the answer shows it; versions of before tell less."""
        answers = self._answers[table, user][:1]
        del self._answers[table, user][:1]
        self._forget_answers(table, user)
        try:
            await self._services.tables.visits.hear(TableId(table), int(version))
            await self._services.hands.take_over(TableId(table), UserId(int(user)), changed=changed == "1")
        finally:
            for there in answers:
                there.set()

    def _forget_answers(self, table: str, user: str) -> None:
        if not self._answers[table, user]:
            del self._answers[table, user]

    async def _read_rules(self) -> None:
        async with self._reading_rules:  # so that the last to read has read last
            self._rules.become(await server_rules(self._administration))
