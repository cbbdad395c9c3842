"""Does what is due at a table: the move of a computer, the end of a turn's time, the next deal, the end of a lobby."""

import asyncio
import random
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime

from bot.tables import lobby, pausing, playing
from bot.tables.model import Gone, Table, TableId, TableState
from bot.tables.playing import AUTOPILOT, COMPUTER, Transition
from bot.tables.ports import Awaited, Conflict, Due, InDoubt, Think
from bot.tables.table_cache import OpenTable
from bot.tables.table_writer import TableWriter
from bot.tables.timing import asked_in_private, automatic_answer
from engine.cards import Seat
from engine.match import Match
from engine.players import CAREFUL, QUICK
from engine.turn import Act


@dataclass(frozen=True, slots=True)
class DueActions:
    """Does what is due."""

    writer: TableWriter
    think: Think
    rng: random.Random
    _ahead: dict[TableId, tuple[Due, asyncio.Task[tuple[str, ...]]]] = field(default_factory=dict, init=False)
    """The answers that are looked for before they are due."""
    _thinking: set[asyncio.Task[tuple[str, ...]]] = field(default_factory=set, init=False)

    def think_ahead(self, table: Table, due: Due | None) -> None:
        """Begins to look for the answers of a computer that thinks long, so that they are there when they are due.

        So the time that passes before its move says little of how hard the choice was. Forgets what was looked for when
        the table still waited for something else.
        """
        if table.id in self._ahead and self._ahead[table.id][0] is not due:
            del self._ahead[table.id]
        match, seat = _turn(table)
        holder = table.holders[seat]
        if due is None or not due.awaited.of_a_computer or match is None or holder is None:
            return
        if holder.computer is not None and holder.computer not in QUICK:
            self._search(table, due)

    def go_on(self, live: OpenTable) -> None:
        """Thinks ahead at a table from storage; reads its log only where a computer thinks long."""
        computers = {holder.computer for holder in live.unfolded.holders if holder is not None} - {None, *QUICK}
        if computers and live.due is not None and live.due.awaited.of_a_computer:
            self.think_ahead(live.table, live.due)

    def _search(self, table: Table, due: Due) -> asyncio.Task[tuple[str, ...]]:
        """The search for these answers, which begins now where it has not begun."""
        if table.id in self._ahead and self._ahead[table.id][0] is due:
            return self._ahead[table.id][1]
        task = asyncio.create_task(self._answers(table, due), name=f"think-{table.id}")
        self._thinking.add(task)
        task.add_done_callback(self._thought)
        self._ahead[table.id] = due, task
        return task

    def _thought(self, task: asyncio.Task[tuple[str, ...]]) -> None:
        self._thinking.discard(task)
        if not task.cancelled():
            task.exception()  # raised where the answers are awaited; where nobody does, asyncio must not print it

    async def close(self) -> None:
        """Ends the searches for what is not due yet; the next start begins them anew."""
        for task in self._thinking:
            task.cancel()
        await asyncio.gather(*self._thinking, return_exceptions=True)

    async def __call__(self, table: TableId) -> None:
        """Does what the table waits for, if it is due and nobody acted first."""
        live = self.writer.cache.get(table)
        if live is None or live.due is None or live.due.at > self.writer.clock.now():
            return
        due = live.due
        try:
            # Thinks without the lock, so that players who leave or come back meanwhile need not wait.
            answers = await self._search(live.table, due)
            await self._do(table, due, answers)
        finally:
            if table in self._ahead and self._ahead[table][0] is due:
                del self._ahead[table]

    async def _do(self, table: TableId, due: Due, answers: Sequence[str]) -> None:
        with suppress(Gone):  # closed meanwhile
            async with self.writer.hold(table) as live:
                if live.due is not due:
                    return
                try:
                    await self.writer.write(live, lambda before, now: self._next(before, due, answers, now))
                except (Conflict, InDoubt):
                    await self.writer.reload(live)

    async def _answers(self, table: Table, due: Due) -> tuple[str, ...]:
        """The answers for the seat on turn.

        A private answer and the action after it are one move: they come after one delay, and count as one missed turn.
        """
        match, seat = _turn(table)
        if match is None or due.awaited in (Awaited.DEAL, Awaited.IDLE):
            return ()
        answers: list[str] = []
        while match.turn == Act(seat):
            private = due.awaited is Awaited.TURN and asked_in_private(match)
            answers.append(await self._answer(table, match, seat, due))
            match, step = match.act(seat, answers[-1])
            if step.public and not private:
                break
        return tuple(answers)

    async def _answer(self, table: Table, match: Match, seat: Seat, due: Due) -> str:
        choice = match.choice(seat)
        if due.awaited is Awaited.FORCED and (answer := automatic_answer(table)) is not None:
            return answer
        holder = table.holders[seat]
        player = holder.computer if holder is not None and holder.computer is not None else CAREFUL
        information_state = match.game.information_state(match.state, seat)
        seed = playing.thinking_seed(match, seat)
        return await self.think(player, match.game, match.view(seat), information_state, choice, seed)

    def _next(self, table: Table, due: Due, answers: Sequence[str], now: datetime) -> Transition:
        if table.state is TableState.SUSPENDED:  # known only now that its log was read: nothing happens by itself
            return Transition(table)
        if due.awaited is Awaited.IDLE:
            idle = pausing.with_all_absent if table.state is TableState.PLAYING else lobby.expired
            return Transition(idle(table))
        if due.awaited is Awaited.DEAL:
            return playing.dealt(table, self.rng)
        _, seat = _turn(table)
        if due.awaited is Awaited.TURN:
            return playing.missed(table, seat, answers, now)
        if due.awaited is Awaited.FORCED:
            return playing.acted(table, seat, answers, None, now)
        holder = table.holders[seat]
        by = AUTOPILOT if holder is not None and holder.person is not None else COMPUTER
        return playing.acted(table, seat, answers, by, now)


def _turn(table: Table) -> tuple[Match | None, Seat]:
    if table.state is TableState.PLAYING and table.match is not None and isinstance(table.match.turn, Act):
        return table.match, table.match.turn.seat
    return None, Seat(0)
