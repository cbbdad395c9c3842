"""Seats, votes, starts, take-backs, queued cards, deals in one instant: one wins, the others are told why."""

import asyncio
import random
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, event, given, settings
from hypothesis import strategies as st

from bot.storage import TableStore
from bot.tables.model import Change, Delays, Person, ProposalKind, Refused, Stale, Table, TableState
from bot.tables.playing import AUTOPILOT, PLAYER
from bot.tables.rating import RatingChange
from bot.tables.service import TABLES_PER_PERSON
from bot.tables.taking_back import undone
from bot.text.i18n import Localiser
from engine.match import ActLine, replay
from engine.registry import game_keys
from engine.turn import DealDue
from tests.i18n.catalogues import LANGUAGES
from tests.support.clock import FakeClock
from tests.tables.instants import PRESSES, SITUATIONS, SOMEBODY, History, Press, drawn, right
from tests.tables.test_claims import claimable
from tests.tables.world import HERE, World, on_turn, running

PROMPT = Delays(computer=(timedelta(0), timedelta(0)), forced=(timedelta(days=9), timedelta(days=9)))
"""Computers answer at once; the table gives no forced answers."""
WORDS = Localiser(strict=True)
NAMES = ("Anna", "Ben", "Carla", "Dora")


def sound(table: Table) -> None:
    """What holds at every moment: nobody sits twice, no seat has two holders, there is a host and a match."""
    seated, waiting = [person.id for person in table.people], [person.id for person in table.waiting]
    left = [person.id for person in table.left]
    assert len({*seated, *waiting}) == len(seated) + len(waiting), "nobody sits or waits twice"
    assert not {*seated, *waiting} & {*left}, "who is there has not left"
    for holder in table.holders:
        assert holder is None or (holder.person is None) is not (holder.computer is None), "one holder"
        assert holder is None or holder.person is None or holder.waiting is None, "one waits for a computer's seat"
    if table.state is TableState.CLOSED:
        return
    assert table.agreed <= {*seated, *waiting}
    if seated:
        assert table.host in seated
    if table.proposal is not None:
        assert table.state in (TableState.PLAYING, TableState.PAUSED)
        assert table.proposal.by in seated
    if table.state is TableState.LOBBY:
        assert table.match is None
        assert seated, "a lobby without a person is closed"
    else:
        assert table.match is not None
        assert None not in table.holders or table.state is TableState.FINISHED
        assert table.match.over is (table.state is TableState.FINISHED)
        assert replay(table.match.header, table.match.log) == table.match


async def instant(world: World, history: History, presses: list[Press], table: Table) -> None:
    """One instant, and what must hold after it."""
    history.saved.clear()
    history.told.clear()
    calls = [(press, drawn(world, world.clock, table, press)) for press in presses]
    await history.at_once(calls)
    await world.rest()
    chain = [table]
    for saved in history.saved:
        assert saved.before is chain[-1], "each change is one of the table as the change before has left it"
        sound(saved.after)
        chain.append(saved.after)
    present = world.tables.get(table.id)
    assert present is chain[-1] or (present is None and chain[-1].state is TableState.CLOSED)
    for press, answer in history.told:
        mine = history.of(press)
        assert len(mine) <= 1, "no press counts twice"
        for saved in mine:
            assert right(table, saved), f"{press} has changed what it was not pressed for"
        if isinstance(answer, Refused):
            assert not mine, f"{press} was refused and has changed something"
            assert answer.message.key != "tables-not-saved", "nothing is wrong with the storage"
            for language in LANGUAGES:
                assert WORDS.say(language, answer.message, NAMES)
            continue
        assert not isinstance(answer, BaseException), (press, answer)
        told = answer.table if isinstance(answer, Change) else answer
        if told is not None:
            assert any(told is one for one in chain), "what was told was saved"


async def play(path: Path, situation: str, game: str, rounds: list[list[Press]], seed: int) -> None:
    """Some instants one after another, a restart, and time that passes."""
    rng, clock = random.Random(seed), FakeClock()
    history = History(rng)
    async with running(path, clock, seed=seed, delays=PROMPT, around=history.store()) as world:
        table = await SITUATIONS[situation](world, rng, game)
        await world.rest()
        table = world.now(table)
        for presses in rounds:
            await instant(world, history, presses, table)
            event(f"{len(history.saved)} changes, {len(history.refusals())} refusals")
            after = world.tables.get(table.id)
            if after is None:
                break
            table = after
    async with running(path, clock, delays=PROMPT) as world:
        await world.rest()
        again = world.tables.get(table.id)
        if after is None or again is None:
            assert after is again, "a table that has closed stays closed, and no other"
            return
        assert replace(again, news=None) == replace(after, news=None), "what was told is what is stored"
        live = world.tables._cache.get(table.id)
        assert live is not None
        assert live.due is not None, "the table waits for something"
        due = live.due
        clock.go(max(clock.now(), due.at))
        await world.rest()
        assert live.due is not due, "when its time has come, it goes on by itself"


@st.composite
def instants(draw: st.DrawFn) -> tuple[str, list[list[Press]]]:
    """A situation, and what is pressed in it in two instants."""
    situation = draw(st.sampled_from(sorted(SITUATIONS)))
    press = st.builds(
        Press, st.sampled_from(PRESSES[situation]), st.sampled_from(SOMEBODY), st.integers(0, 3)
    )  # fmt: skip
    return situation, draw(st.lists(st.lists(press, min_size=2, max_size=6), min_size=1, max_size=2))


@settings(
    max_examples=50,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    phases=(Phase.explicit, Phase.reuse, Phase.generate),  # a case is short already, and to shrink it takes minutes
)
@given(case=instants(), game=st.sampled_from(sorted(game_keys())), seed=st.integers(0, 1 << 16))
def test_whatever_is_pressed_in_one_instant_happens_one_after_another_and_is_kept(
    case: tuple[str, list[list[Press]]], game: str, seed: int
) -> None:
    situation, rounds = case
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(play(Path(folder) / "stich.db", situation, game, rounds, seed))


# ------------------------------------------------------------------------------------------------------------- duels


async def _in_lobby(world: World, *, people: int, seats: int = 4) -> Table:
    """A lobby of Schieber with so many of its seats taken by people."""
    table = await world.tables.open(place=HERE, host=SOMEBODY[0], game="schieber", seats=seats, cause=world.cause)
    for person in SOMEBODY[1:people]:
        table = await world.tables.join(table.id, person)
    return table


async def _in_match(world: World, *, people: int) -> Table:
    """A match of Schieber that is not rated, in which so many people play and it is a person's turn."""
    table = await _in_lobby(world, people=people)
    await world.tables.set_options(table.id, SOMEBODY[0].id, wants_rated=False)
    await world.tables.begin(table.id, SOMEBODY[0].id, world.cause, fill=True)
    await world.rest()
    return world.now(table)


async def last_seat(world: World) -> tuple[Table, list[Press]]:
    return await _in_lobby(world, people=3), [Press("join", SOMEBODY[4]), Press("join", SOMEBODY[5])]


async def same_seat(world: World) -> tuple[Table, list[Press]]:
    return await _in_lobby(world, people=2), [Press("sit", SOMEBODY[4], 3), Press("sit", SOMEBODY[5], 3)]


async def two_tabs(world: World) -> tuple[Table, list[Press]]:
    return await _in_lobby(world, people=2), [Press("sit", SOMEBODY[4], 2), Press("sit", SOMEBODY[4], 3)]


async def moved_and_joined(world: World) -> tuple[Table, list[Press]]:
    return await _in_lobby(world, people=2), [Press("move", SOMEBODY[1], 3), Press("sit", SOMEBODY[4], 3)]


async def computers_seat(world: World) -> tuple[Table, list[Press]]:
    return await _in_match(world, people=3), [Press("join", SOMEBODY[4]), Press("join", SOMEBODY[5])]


async def started_twice(world: World) -> tuple[Table, list[Press]]:
    return await _in_lobby(world, people=4), [Press("start", SOMEBODY[0]), Press("start", SOMEBODY[1])]


async def started_with_three_and_joined(world: World) -> tuple[Table, list[Press]]:
    table = await world.tables.open(place=HERE, host=SOMEBODY[0], game="vira", seats=4, cause=world.cause)
    for person in SOMEBODY[1:3]:
        table = await world.tables.join(table.id, person)
    return table, [Press("fewer", SOMEBODY[0]), Press("join", SOMEBODY[4])]


async def agreed_and_withdrawn(world: World) -> tuple[Table, list[Press]]:
    table = await _in_match(world, people=2)
    table = await world.tables.propose(table.id, SOMEBODY[0].id, ProposalKind.END, world.cause)
    return table, [Press("agree", SOMEBODY[1]), Press("decline", SOMEBODY[0])]


async def agreed_and_declined(world: World) -> tuple[Table, list[Press]]:
    table = await _in_match(world, people=2)
    table = await world.tables.propose(table.id, SOMEBODY[0].id, ProposalKind.END, world.cause)
    return table, [Press("agree", SOMEBODY[1]), Press("decline", SOMEBODY[1])]


async def kicked_and_left(world: World) -> tuple[Table, list[Press]]:
    return await _in_match(world, people=3), [Press("remove", SOMEBODY[0], 1), Press("leave", SOMEBODY[1])]


async def _moved(world: World) -> tuple[Table, Person]:
    """A match whose last move somebody may take back, and it is another person's turn; who has moved."""
    table = await _in_match(world, people=4)
    while True:
        mover = on_turn(table)
        table = await world.move(table.id)
        seat = table.seat_of(mover.id)
        assert seat is not None
        if on_turn(table) != mover and undone(table, seat):
            return table, mover


async def taken_back_and_played_on(world: World) -> tuple[Table, list[Press]]:
    table, mover = await _moved(world)
    return table, [Press("take-back", mover), Press("act", on_turn(table))]


async def taken_back_twice(world: World) -> tuple[Table, list[Press]]:
    table, mover = await _moved(world)
    return table, [Press("take-back", mover), Press("take-back", mover, 1)]


async def claimed_and_due(world: World) -> tuple[Table, list[Press]]:
    table = await claimable(world)
    return table, [Press("claim", on_turn(table)), Press("clock", on_turn(table))]


async def dealt_twice(world: World) -> tuple[Table, list[Press]]:
    table = await _in_match(world, people=4)
    while table.match is not None and not isinstance(table.match.turn, DealDue):
        table = await world.move(table.id)
    return table, [Press("next", SOMEBODY[0]), Press("next", SOMEBODY[1])]


async def dealt_and_due(world: World) -> tuple[Table, list[Press]]:
    table, _ = await dealt_twice(world)
    return table, [Press("next", SOMEBODY[0]), Press("clock", SOMEBODY[1])]


async def closed_and_joined(world: World) -> tuple[Table, list[Press]]:
    return await _in_lobby(world, people=1), [Press("leave", SOMEBODY[0]), Press("sit", SOMEBODY[4], 0)]


DUELS = {
    last_seat: {"tables-full"},
    same_seat: {"tables-seat-taken"},
    two_tabs: {"tables-already-seated"},
    moved_and_joined: {"tables-seat-taken"},
    computers_seat: {"tables-join-none"},
    started_twice: {"tables-not-in-lobby"},
    started_with_three_and_joined: {"tables-seats-changed", "tables-join-rated"},
    agreed_and_withdrawn: {"tables-proposal-over", "tables-unknown"},
    agreed_and_declined: {"tables-proposal-over", "tables-unknown"},
    kicked_and_left: {"tables-kick-person", "tables-seats-changed", "tables-not-seated"},
    taken_back_and_played_on: {"tables-stale"},
    taken_back_twice: {"tables-stale"},
    claimed_and_due: {"tables-stale"},
    dealt_twice: {"tables-no-deal-due"},
    dealt_and_due: {"tables-no-deal-due"},
    closed_and_joined: {"tables-unknown", "tables-seat-taken"},
}
"""Two presses that cannot both count, and what the other may be told."""


@pytest.mark.parametrize("duel", DUELS, ids=lambda duel: str(duel.__name__))
@pytest.mark.parametrize("seed", range(4))
async def test_of_two_exactly_one_wins_and_the_other_is_told_why(
    path: Path, clock: FakeClock, duel: Callable[[World], Awaitable[tuple[Table, list[Press]]]], seed: int
) -> None:
    history = History(random.Random(seed))
    async with running(path, clock, delays=PROMPT, around=history.store()) as world:
        table, presses = await duel(world)
        await instant(world, history, presses, table)
        by_hand = [saved for saved in history.saved if saved.press is not None]
        if by_hand or "clock" not in [press.what for press in presses]:
            assert len(by_hand) == 1, history.winners()
        assert set(history.refusals()) <= DUELS[duel]
        assert len(history.refusals()) == len(presses) - len(by_hand) - ("clock" in [it.what for it in presses])


@pytest.mark.parametrize("first", ["claim", "clock"])
async def test_of_a_claim_and_the_clock_the_second_comes_while_the_first_is_saved(
    path: Path, clock: FakeClock, first: str
) -> None:
    armed, saving, go_on = False, asyncio.Event(), asyncio.Event()

    class Slow(TableStore):
        async def save(self, before: Table | None, after: Table, **rest: Any) -> tuple[RatingChange, ...]:
            if armed:
                saving.set()
                await go_on.wait()
            return await super().save(before, after, **rest)

    async with running(path, clock, around=Slow) as world:
        table = await claimable(world)
        assert table.match is not None
        press = Press("claim", on_turn(table))
        happenings = {way: drawn(world, clock, table, replace(press, what=way)) for way in ("claim", "clock")}
        second = "clock" if first == "claim" else "claim"
        armed = True
        begun = asyncio.ensure_future(happenings[first]())
        await saving.wait()
        armed = False
        late = asyncio.ensure_future(happenings[second]())
        for _ in range(50):
            await asyncio.sleep(0)
        go_on.set()
        told = await asyncio.gather(begun, late, return_exceptions=True)
        await world.rest()
        match = world.now(table).match
        assert match is not None
        by = [line.by for line in match.log[len(table.match.log) :] if isinstance(line, ActLine) and line.by]
        if first == "claim":
            assert set(by) == {PLAYER}, "the clock has played nothing"
        else:
            assert isinstance(told[1], Stale), "who claims is told that the table has moved on"
            assert by == [AUTOPILOT]


async def test_who_joins_several_tables_in_one_instant_has_no_more_than_one_may_have(world: World) -> None:
    others = [await world.open(person) for person in SOMEBODY[1:]]
    for _ in range(TABLES_PER_PERSON - 1):
        await world.open(SOMEBODY[0])
    told = await asyncio.gather(
        *(world.tables.join(table.id, SOMEBODY[0]) for table in others), world.open(SOMEBODY[0]), return_exceptions=True
    )
    assert sorted(answer.message.key for answer in told if isinstance(answer, Refused)) == 5 * [
        "tables-too-many-tables"
    ]
    assert len(world.tables.of_user(SOMEBODY[0].id)) == TABLES_PER_PERSON
    await world.tables.leave(world.tables.of_user(SOMEBODY[0].id)[0].id, SOMEBODY[0].id)
    assert (await world.open(SOMEBODY[0])).host == SOMEBODY[0].id, "nothing stays counted"


async def test_who_resumes_left_matches_in_one_instant_has_no_more_tables_than_one_may_have(world: World) -> None:
    person = SOMEBODY[0]
    left = [await world.begun(person) for _ in range(3)]
    for table in left:
        await world.tables.leave(table.id, person.id)
    for _ in range(TABLES_PER_PERSON - 1):
        await world.open(person)
    told = await asyncio.gather(*(world.tables.resume(table.id, person.id) for table in left), return_exceptions=True)
    refused = [answer.message.key for answer in told if isinstance(answer, Refused)]
    assert refused == 2 * ["tables-too-many-tables"]
    assert len(world.tables.of_user(person.id)) == TABLES_PER_PERSON
    (back,) = (answer for answer in told if isinstance(answer, Table))
    await world.tables.leave(back.id, person.id)
    assert (await world.tables.resume(back.id, person.id)).seat_of(person.id) is not None, "nothing stays counted"


async def test_a_claim_before_the_cards_or_out_of_turn_is_refused(world: World) -> None:
    table = await _in_match(world, people=4)
    for person in table.people:
        revision = table.revision_of(table.seat_of(person.id))
        with pytest.raises(Refused, match="tables-no-claim"):
            await world.tables.claim(table.id, person.id, revision=revision, cause=world.cause)
    assert world.now(table) is table
