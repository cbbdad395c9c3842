"""What happens at a table when its time has come: a computer moves, time runs out, a deal comes, a lobby closes."""

import random
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime

from bot.tables import lobby, pausing, playing
from bot.tables.model import Gone, Table, TableId, TableState
from bot.tables.playing import AUTOPILOT, COMPUTER, Transition
from bot.tables.ports import Awaited, Conflict, Due, Think
from bot.tables.table_writer import TableWriter
from bot.tables.timing import asked_in_private, forced_answer
from engine.cards import Seat
from engine.game import Act
from engine.match import Match

SEEDS = 1 << 62


@dataclass(frozen=True, slots=True)
class DueActions:
    """Does what is due."""

    ledger: TableWriter
    think: Think
    chance: random.Random

    async def __call__(self, table: TableId) -> None:
        """Do what the table waits for, if its time has come and nobody was quicker."""
        live = self.ledger.shelf.get(table)
        if live is None or live.due is None or live.due.at > self.ledger.clock.now():
            return
        due = live.due
        # The thinking is done without the lock: whoever leaves or comes back meanwhile is not kept waiting.
        answers = await self._answers(live.table, due)
        with suppress(Gone):  # closed meanwhile
            async with self.ledger.hold(table) as live:
                if live.due is not due:
                    return
                try:
                    await self.ledger.write(live, lambda before, now: self._next(before, due, answers, now))
                except Conflict:
                    await self.ledger.reload(live)

    async def _answers(self, table: Table, due: Due) -> tuple[str, ...]:
        """What is answered for the seat on turn.

        What the others do not hear is one move with what follows it: in one pause, and in one missed turn.
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
        if due.awaited is Awaited.FORCED and (answer := forced_answer(choice)) is not None:
            return answer
        holder = table.holders[seat]
        player = holder.computer if holder is not None and holder.computer is not None else lobby.CAREFUL
        information_state = match.game.information_state(match.state, seat)
        return await self.think(
            player, match.game, match.view(seat), information_state, choice, self.chance.randrange(SEEDS)
        )

    def _next(self, table: Table, due: Due, answers: Sequence[str], now: datetime) -> Transition:
        if table.state is TableState.SUSPENDED:  # seen now that its log was read: nothing happens here by itself
            return Transition(table)
        if due.awaited is Awaited.IDLE:
            return Transition(replace(lobby.closed(table), expired=True))
        if due.awaited is Awaited.DEAL:
            return playing.dealt(table, self.chance)
        _, seat = _turn(table)
        if due.awaited is Awaited.TURN:
            step = playing.missed(table, seat, answers, now)
            return replace(step, table=pausing.settled(step.table))
        if due.awaited is Awaited.FORCED:
            return playing.acted(table, seat, answers, None, now)
        holder = table.holders[seat]
        by = AUTOPILOT if holder is not None and holder.person is not None else COMPUTER
        return playing.acted(table, seat, answers, by, now)


def _turn(table: Table) -> tuple[Match | None, Seat]:
    if table.state is TableState.PLAYING and table.match is not None and isinstance(table.match.turn, Act):
        return table.match, table.match.turn.seat
    return None, Seat(0)
