"""The real clock and the real thinker, as the service uses them."""

import asyncio
import logging
import random
from collections.abc import Awaitable
from datetime import UTC, timedelta
from typing import Any

import pytest

from bot.app.clock import SystemClock
from bot.app.thinker import Thinker, first_legal
from bot.tables.model import TableId
from bot.tables.playing import shuffled
from bot.tables.ports import Awaited, Due
from bot.tables.ticker import SUPERSEDED, Ticker
from engine import players
from engine.cards import Seat
from engine.choice import Choice, PickOne, PickSome
from engine.game import AnyGame, Rng
from engine.match import Match
from engine.registry import game
from tests.tables.world import World


async def test_the_clock_tells_utc() -> None:
    assert SystemClock().now().tzinfo is UTC


async def test_the_clock_wakes_at_the_time() -> None:
    clock = SystemClock()
    until = clock.now() + timedelta(milliseconds=30)
    assert await clock.wait(asyncio.Event(), until) is False
    assert timedelta(milliseconds=-2) <= clock.now() - until < timedelta(seconds=5)


async def test_the_clock_wakes_at_the_event() -> None:
    event = asyncio.Event()
    waiting = asyncio.create_task(SystemClock().wait(event))
    await asyncio.sleep(0)
    event.set()
    assert await waiting is True


async def test_the_clock_does_not_wait_for_a_past_time() -> None:
    clock = SystemClock()
    assert await clock.wait(asyncio.Event(), clock.now() - timedelta(days=1)) is False


async def test_a_clock_can_observe_its_waits() -> None:
    parked = []

    class Watched(SystemClock):
        async def park(self, waiting: Awaitable[object]) -> None:
            parked.append("parked")
            await super().park(waiting)

    event = asyncio.Event()
    event.set()
    assert await Watched().wait(event) is True
    assert parked == ["parked"]


class Broken:
    """A computer player that does not do what it should."""

    name = "careful"

    def __init__(self, answer: str | None) -> None:
        self.answer = answer

    def decide(self, game: AnyGame, view: Any, information_state: Any, choice: Choice, rng: Rng) -> str:
        if self.answer is None:
            raise LookupError("play AS")
        return self.answer


async def thought(player: str, match: Match) -> str:
    """The player's action at the beginning of a match."""
    seat = match.turn.seat
    view, information_state = match.view(seat), match.game.information_state(match.state, seat)
    return await Thinker()(player, match.game, view, information_state, match.choice(seat), 7)


@pytest.fixture
def match() -> Match:
    """A Klaberjass match that has been dealt."""
    begun = Match.start(game("klaberjass"), seats=2, dealer=Seat(0))
    return begun.deal(shuffled(begun.game, random.Random(1)))[0]


@pytest.mark.parametrize("player", ["careful", "random"])
async def test_the_players_choose_legal_actions_and_the_same_for_the_same_seed(player: str, match: Match) -> None:
    answer = await thought(player, match)
    assert answer in match.choice(match.turn.seat).legal
    assert answer == await thought(player, match)


@pytest.mark.logs_errors
@pytest.mark.parametrize("answer", [None, "name H", "nonsense", "play AS"])
async def test_when_a_player_fails_the_first_legal_action_is_played(
    match: Match, answer: str | None, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(players, "PLAYERS", {"careful": Broken(answer)})
    assert await thought("careful", match) == match.choice(match.turn.seat).legal[0]
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    assert "AS" not in caplog.text


@pytest.mark.parametrize(
    ("choice", "answer"),
    [
        (PickSome("exchange", ("2C", "3C", "4C"), 0, 3), "exchange none"),
        (PickSome("discard", ("2C", "3C", "4C"), 2, 2), "discard 2C 3C"),
        (PickSome("discard", ("2C", "3C", "4C"), 2, 2, ("4C",)), "discard 2C 4C"),
        (PickSome("double", ("0", "2"), 0, 2, ("2",)), "double 2"),
    ],
)
def test_the_fallback_is_the_smallest_legal_pick(choice: Choice, answer: str) -> None:
    assert not isinstance(choice, PickOne)
    assert first_legal(choice) == answer


async def test_turns_played_in_time_do_not_pile_up(world: World) -> None:
    start, days = world.clock.now(), timedelta(days=1)
    ticker = Ticker(world.clock, world.tables._store, world.tables._do_due)
    for move in range(10_000):
        ticker.expect(TableId(str(move % 50)), Due(Awaited.TURN, start + days + timedelta(seconds=move)), claimed=True)
    assert len(ticker._queue) <= 2 * 50 + SUPERSEDED
    assert ticker._next() == start + days + timedelta(seconds=9_950)
    ticker.expect(TableId("0"), None, claimed=False)
    assert ticker._next() == start + days + timedelta(seconds=9_951)
