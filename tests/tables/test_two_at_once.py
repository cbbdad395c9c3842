"""Several presses in the same instant: of all that answer one question exactly one wins, the others are told kindly."""

import asyncio
import random
import tempfile
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, event, given, settings
from hypothesis import strategies as st

from bot.tables.model import Change, Person, Refused, Table, TableState, UserId
from bot.tables.playing import AUTOPILOT, PLAYER
from engine.choice import PickOne
from engine.match import ActLine, Match
from engine.players.random import Random
from engine.registry import game as find_game
from engine.registry import game_keys
from engine.turn import Act, DealDue
from tests.support.clock import FakeClock
from tests.tables.world import HERE, World, on_turn, running, seat_on_turn

PRESSES = ("same", "other", "again", "foreign", "old", "clock", "pause", "leave")
"""Beside the first press: the same answer once more, another answer, the same interaction delivered again, the press of
somebody else, a button of an earlier turn, the end of the turn's time, a request for a pause, leaving."""

LOOKING = 24
"""Steps in which a fitting turn is looked for."""


async def begun(world: World, game: str, steps: int, rng: random.Random, *, keeps: bool) -> Table:
    """A match of people alone after some random steps; with `keeps` its next answer may leave its seat on turn.

    Then a second press in the same instant would be legal, if it were not for the revision.
    """
    people = [Person(UserId(20 + number), f"Person {number}") for number in range(find_game(game).seats[0])]
    table = await world.tables.open(place=HERE, host=people[0], game=game, cause=world.cause)
    for person in people[1:]:
        await world.tables.join(table.id, person)
    table = await world.tables.begin(table.id, people[0].id, world.cause)
    for number in range(steps + LOOKING):
        if table.state is not TableState.PLAYING or (number >= steps and _fits(table.match, rng, keeps=keeps)):
            break
        table = await world.move(table.id)
    return table


def _fits(match: Match, rng: random.Random, *, keeps: bool) -> bool:
    if isinstance(match.turn, DealDue):
        return False
    seat = seat_on_turn(match)
    return not keeps or match.act(seat, answers(match, rng)[0])[0].turn == Act(seat)


def answers(match: Match, rng: random.Random) -> tuple[str, str]:
    """Two answers of the seat on turn, different ones where there are."""
    choice = match.choice(seat_on_turn(match))
    first = Random().decide(match.game, None, None, choice, rng)
    others = [text for text in choice.legal if text != first] if isinstance(choice, PickOne) else []
    return first, rng.choice(others) if others else first


class Instant:
    """A table, and what happens to it in one instant."""

    def __init__(self, world: World, clock: FakeClock, table: Table, rng: random.Random) -> None:
        self.world, self.clock, self.table = world, clock, table
        self.user, self.seat = on_turn(table), seat_on_turn(table.match)
        self.action, self.another = answers(table.match, rng)
        self.causes = [world.cause]

    def press(
        self, action: str, *, user: UserId | None = None, late: int = 0, again: bool = False
    ) -> Coroutine[Any, Any, Change]:
        """A press on a button that was drawn for this turn, or (`late`) so many steps before."""
        if not again:
            self.causes.append(self.world.cause)
        user = user or self.user.id
        revision = self.table.revision_of(self.table.seat_of(user)) - late
        return self.world.tables.act(
            self.table.id, user, action, revision=revision, cause=self.causes[0 if again else -1]
        )

    async def time_runs_out(self) -> None:
        """The clock reaches the end of the turn."""
        if self.table.deadline is not None:
            self.clock.go(max(self.clock.now(), self.table.deadline))

    def happening(self, what: str) -> Coroutine[Any, Any, Any]:
        """What this name stands for."""
        other = next(person for person in self.table.people if person != self.user)
        match what:
            case "same":
                return self.press(self.action)
            case "other":
                return self.press(self.another)
            case "again":
                return self.press(self.action, again=True)
            case "foreign":
                return self.press(self.action, user=other.id)
            case "old":
                return self.press(self.action, late=1)
            case "clock":
                return self.time_runs_out()
            case "pause":
                return self.world.tables.pause(self.table.id, self.user.id)
            case _:
                return self.world.tables.leave(self.table.id, self.user.id)


async def play(path: Path, game: str, steps: int, happenings: Sequence[str], seed: int, *, keeps: bool) -> None:
    """One instant, and what must hold after it."""
    rng, clock = random.Random(seed), FakeClock()
    async with running(path, clock, seed=seed) as world:
        table = await begun(world, game, steps, rng, keeps=keeps)
        if table.state is not TableState.PLAYING or isinstance(table.match.turn, DealDue):
            return
        instant = Instant(world, clock, table, rng)
        pressing = [instant.press(instant.action, again=True), *map(instant.happening, happenings)]
        rng.shuffle(pressing)
        told = await asyncio.gather(*pressing, return_exceptions=True)
        await world.rest()
        errors = [answer for answer in told if isinstance(answer, BaseException)]
        assert all(isinstance(error, Refused) for error in errors), errors
        after = world.now(table)
        new = after.match.log[len(table.match.log) :]
        stored = await world.database.read("SELECT cause FROM move ORDER BY rowid")
        by_press = [cause for (cause,) in stored if cause in instant.causes]
        won = [answer for answer in told if isinstance(answer, Change) and _moved(answer)]
        event(f"{'one press' if by_press else 'no press'} of {len(pressing)} happenings counts")
        assert len(by_press) == len(set(by_press)) <= 1, "no press counts twice, and no two count"
        assert len(won) == len(by_press), "who is told of a move has made it"
        mine = [line for line in new if isinstance(line, ActLine) and line.seat == instant.seat]
        assert sum(line.by == PLAYER for line in mine) == len(by_press)
        if not {"clock", "pause", "leave"} & set(happenings):
            assert len(new) == len(by_press) == 1
        elif not {"pause", "leave"} & set(happenings):
            assert len(mine) >= 1, "the press, or the clock"
            assert mine[0].by in (PLAYER, AUTOPILOT)
    async with running(path, clock) as world:
        assert world.now(table).match == after.match, "what was told is what is stored"


def _moved(change: Change) -> bool:
    return change.before is not None and change.before.match is not change.table.match


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    game=st.sampled_from(sorted(game_keys())),
    steps=st.integers(0, 30),
    happenings=st.lists(st.sampled_from(PRESSES), min_size=1, max_size=6),
    seed=st.integers(0, 1 << 16),
    keeps=st.booleans(),
)
def test_of_what_happens_in_one_instant_one_wins(
    game: str, steps: int, happenings: list[str], seed: int, keeps: bool
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(play(Path(folder) / "stich.db", game, steps, happenings, seed, keeps=keeps))
