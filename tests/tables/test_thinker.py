"""Computer players that think long do so in worker processes; whatever becomes of those, the table gets its answer."""

import asyncio
import logging
import os
import random
import signal
import subprocess
from datetime import timedelta
from typing import Any

import pytest

from bot.app.thinker import Thinker
from bot.tables.playing import shuffled, thinking_seed
from engine.cards import Seat
from engine.match import Match
from engine.players import LEVELS, STRONG
from engine.players import player as find_player
from engine.players.advice import ranked_advice
from engine.registry import game

PATIENT = timedelta(minutes=5)
"""No worker is given up meanwhile, however busy the machine is."""


@pytest.fixture
def match() -> Match:
    """A match of Schieber that has been dealt: the first to declare has many answers."""
    return dealt(1)


def dealt(pack: int) -> Match:
    """The same with this one of all packs."""
    begun = Match.start(game("schieber"), seats=4, dealer=Seat(0))
    return begun.deal(shuffled(begun.game, random.Random(pack)))[0]


async def waiting_worker(match: Match) -> int:
    """The id of a worker process that is waiting for its next question; it ends with the test that has asked."""
    before = children()
    await asked(Thinker(1, PATIENT), "learner", match)
    (process,) = children() - before
    return process


def children() -> set[int]:
    """The processes that this one has started."""
    with subprocess.Popen(["ps", "-A", "-o", "pid=,ppid="], stdout=subprocess.PIPE, text=True) as listing:
        listed = listing.communicate()[0]
    pairs = (map(int, line.split()) for line in listed.splitlines())
    return {process for process, parent in pairs if parent == os.getpid() and process != listing.pid}


async def asked(thinker: Thinker, player: str, match: Match) -> str:
    """The player's action at the beginning of the match."""
    seat = match.turn.seat
    known = match.view(seat), match.game.information_state(match.state, seat), match.choice(seat)
    return await thinker(player, match.game, *known, 7)


def alone(player: str, match: Match) -> str:
    """The same without a thinker."""
    seat = match.turn.seat
    known = match.view(seat), match.game.information_state(match.state, seat), match.choice(seat)
    return find_player(player).decide(match.game, *known, random.Random(7))


def told(caplog: pytest.LogCaptureFixture) -> list[int]:
    """The levels of what the thinker has logged; asyncio may warn that the process is gone."""
    return [record.levelno for record in caplog.records if record.name == Thinker.__module__]


@pytest.mark.parametrize("level", LEVELS)
async def test_a_level_answers_as_it_would_here(match: Match, level: str) -> None:
    assert await asked(Thinker(1, PATIENT), level, match) == alone(level, match)


async def test_several_tables_share_the_workers(match: Match) -> None:
    await waiting_worker(match)
    before = children()
    thinker = Thinker(1, PATIENT)
    answers = await asyncio.gather(*(asked(thinker, "good", match) for _ in range(4)))
    assert set(answers) == {alone("good", match)}
    assert children() <= before, "one process answers all"


@pytest.mark.logs_errors
async def test_a_killed_worker_costs_one_careful_move(match: Match, caplog: pytest.LogCaptureFixture) -> None:
    worker = await waiting_worker(match)
    os.kill(worker, signal.SIGSTOP)  # so that it cannot have answered before
    thinker = Thinker(1, PATIENT)
    asking = asyncio.create_task(asked(thinker, "strong", match))
    await asyncio.sleep(0.1)
    os.kill(worker, signal.SIGKILL)
    assert await asking == alone("careful", match)
    assert told(caplog) == [logging.ERROR]
    assert await asked(thinker, "strong", match) == alone("strong", match), "another worker has the next"


@pytest.mark.logs_errors
async def test_a_worker_that_hangs_is_ended_and_costs_one_careful_move(
    match: Match, caplog: pytest.LogCaptureFixture
) -> None:
    worker = await waiting_worker(match)
    os.kill(worker, signal.SIGSTOP)
    thinker = Thinker(1, timedelta(seconds=0.2), timedelta(seconds=0.4))
    assert await asked(thinker, "strong", match) == alone("careful", match)
    assert told(caplog) == [logging.ERROR]
    assert "the computer player strong of schieber took longer than 0.2 seconds" in caplog.text
    while worker in children():  # noqa: ASYNC110 - no event tells of it
        await asyncio.sleep(0.05)


@pytest.mark.logs_errors
async def test_an_unknown_player_is_replaced_by_a_careful_one(match: Match, caplog: pytest.LogCaptureFixture) -> None:
    assert await asked(Thinker(1, PATIENT), "deep-thought", match) == alone("careful", match)
    assert told(caplog) == [logging.ERROR]


def test_the_seed_depends_on_the_deal_the_log_and_the_seat_alone(match: Match) -> None:
    seat = match.turn.seat
    again, other = dealt(1), dealt(2)
    assert thinking_seed(again, seat) == thinking_seed(match, seat)
    later = match.act(seat, match.choice(seat).legal[0])[0]
    seeds = {thinking_seed(one, at) for one in (match, other, later) for at in map(Seat, range(4))}
    assert len(seeds) == 12


def position(match: Match) -> tuple[Any, Any]:
    """What the seat on turn knows."""
    return match.view(match.turn.seat), match.game.information_state(match.state, match.turn.seat)


async def test_the_strongest_player_advises(match: Match) -> None:
    known, choice = position(match), match.choice(match.turn.seat)
    advised = await Thinker(1, PATIENT).advise(match.game, *known, 7)
    assert advised == ranked_advice(match.game, *known, choice, random.Random(7), STRONG)
    assert len(advised) == 3
    assert all(advice.searched for advice in advised)


@pytest.mark.logs_errors
async def test_without_a_worker_the_guide_advises(match: Match, caplog: pytest.LogCaptureFixture) -> None:
    worker = await waiting_worker(match)
    os.kill(worker, signal.SIGSTOP)
    (advice,) = await Thinker(1, timedelta(seconds=0.2)).advise(match.game, *position(match), 7)
    assert (advice.text, advice.behind) == (alone("careful", match), 0)
    assert advice.reasons
    assert not advice.searched
    assert told(caplog) == [logging.ERROR]
    assert "advice in schieber took longer than 0.2 seconds" in caplog.text


def interrupted() -> None:
    """What Ctrl-C does in a worker that does not ignore it yet."""
    raise KeyboardInterrupt


async def test_a_worker_that_is_interrupted_ends_no_event_loop() -> None:
    with pytest.raises(RuntimeError, match="interrupted"):
        await Thinker(1, PATIENT)._in_worker(interrupted)


async def test_an_answer_that_nobody_waits_for_any_more_leaves_no_process_behind(match: Match) -> None:
    """Given up while its worker is being started, which goes on and serves the next question."""
    before, thinker = children(), Thinker(1, PATIENT)
    for _ in range(3):
        asking = asyncio.create_task(asked(thinker, "strong", match))
        await asyncio.sleep(0.02)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
    await asyncio.gather(*thinker._starting)
    started = children() - before
    assert await asked(thinker, "strong", match) == alone("strong", match)
    assert children() - before <= started
