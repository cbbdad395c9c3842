"""What counts of a result where the computer played for a person: they may lose, never gain; a partner never loses."""

import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.storage import DatabasePlace
from bot.storage.ladders import additions
from bot.storage.sql import statement
from bot.tables.ladders import Standing
from bot.tables.model import Credit, Holder, Outcome, Person, Table, TableState
from bot.tables.playing import AUTOPILOT, COMPUTER, PLAYER
from bot.tables.results import results
from engine.match import ActLine
from engine.turn import Act
from tests.support.clock import FakeClock
from tests.tables.test_rated import SCHEMA_10
from tests.tables.test_teams import FOUR, begun
from tests.tables.world import ANNA, AT_ONCE, BEN, CARLA, World, running

DORA = FOUR[3]


@pytest.fixture
async def quick(place: DatabasePlace, clock: FakeClock) -> AsyncIterator[World]:
    """The service, whose computers and deals take no time."""
    async with running(place, clock, delays=AT_ONCE) as world:
        yield world


def by_whom(table: Table, seat: int, given: Mapping[str | None, int]) -> Table:
    """The finished match as if so many answers of the seat were by these authors, the others by the player."""
    assert table.match is not None
    authors = list(Counter(given).elements())
    log = tuple(
        replace(line, by=authors.pop() if authors else PLAYER)
        if isinstance(line, ActLine) and line.seat == seat
        else line
        for line in table.match.log
    )
    assert not authors, "the seat has given more answers"
    return replace(table, match=replace(table.match, log=log))


def answers(table: Table, seat: int) -> int:
    """How many answers the seat gave."""
    assert table.match is not None
    return sum(isinstance(line, ActLine) and line.seat == seat for line in table.match.log)


def without_last_answer(table: Table, seat: int) -> Table:
    """The finished match as if the seat had given one answer less."""
    assert table.match is not None
    log = table.match.log
    last = max(number for number, line in enumerate(log) if isinstance(line, ActLine) and line.seat == seat)
    return replace(table, match=replace(table.match, log=(*log[:last], *log[last + 1 :])))


def credits(table: Table) -> dict[str, Credit]:
    """What counts for each person."""
    return {result.person.name: result.credit for result in results(table)}


async def figures(world: World, person: Person) -> Standing | None:
    """The person's line of `/stats`, which is that of the leaderboard too."""
    stats = await world.stats(person.id)
    board = await world.leaderboard("schieber", guild=None)
    assert [line for line in board if line.user == person.id] == list(stats)
    return stats[0] if stats else None


@pytest.mark.parametrize("author", [AUTOPILOT, COMPUTER])
async def test_more_than_a_quarter_of_the_answers_is_absent_and_a_quarter_is_not(quick: World, author: str) -> None:
    over = await quick.finish((await begun(quick, *FOUR)).id)
    quarter = answers(over, 1) // 4
    while answers(over, 1) % 4:  # so that a quarter is a whole number
        over = without_last_answer(over, 1)
    assert set(credits(over).values()) == {Credit.FULL}
    assert set(credits(by_whom(over, 1, {author: quarter})).values()) == {Credit.FULL}
    assert credits(by_whom(over, 1, {author: quarter + 1})) == {
        "Anna": Credit.FULL, "Ben": Credit.LOSS, "Carla": Credit.FULL, "Dora": Credit.GAIN,
    }  # fmt: skip


async def test_turns_by_autopilot_and_by_the_computer_of_somebody_who_came_back_add_up(quick: World) -> None:
    over = await quick.finish((await begun(quick, *FOUR)).id)
    half = answers(over, 0) // 8 + 1
    assert credits(by_whom(over, 0, {AUTOPILOT: half, COMPUTER: half}))["Anna"] is Credit.LOSS


async def test_only_possible_answers_that_the_table_gave_are_not_absence(quick: World) -> None:
    over = await quick.finish((await begun(quick, *FOUR)).id)
    assert set(credits(by_whom(over, 0, {None: answers(over, 0)})).values()) == {Credit.FULL}


async def test_of_two_absent_partners_each_may_lose(quick: World) -> None:
    over = await quick.finish((await begun(quick, *FOUR)).id)
    for seat in (0, 2):
        over = by_whom(over, seat, {AUTOPILOT: answers(over, seat)})
    assert credits(over) == {"Anna": Credit.LOSS, "Ben": Credit.FULL, "Carla": Credit.LOSS, "Dora": Credit.FULL}


async def test_whoever_left_may_lose_but_the_partner_is_excused_only_of_a_long_absence(quick: World) -> None:
    over = await quick.finish((await begun(quick, *FOUR)).id)
    left = replace(over, holders=(Holder(None, "careful", left=ANNA), *over.holders[1:]))
    assert credits(by_whom(left, 0, {COMPUTER: 1})) == {
        "Anna": Credit.LOSS, "Ben": Credit.FULL, "Carla": Credit.FULL, "Dora": Credit.FULL,
    }  # fmt: skip
    assert credits(by_whom(left, 0, {COMPUTER: answers(over, 0)}))["Carla"] is Credit.GAIN


async def test_a_computer_that_was_there_from_the_start_excuses_nobody(quick: World) -> None:
    over = await quick.finish((await begun(quick, ANNA, BEN, CARLA)).id)
    assert set(credits(over).values()) == {Credit.FULL}


@pytest.mark.parametrize("there", [True, False])
async def test_a_computer_whose_seat_a_newcomer_had_excuses_nobody(quick: World, there: bool) -> None:
    over = await quick.finish((await begun(quick, ANNA, BEN, CARLA)).id)
    assert not over.holders[3].person
    seat = Holder(DORA, newcomer=True) if there else Holder(None, "careful", left=DORA, newcomer=True)
    after = replace(over, holders=(*over.holders[:3], seat))
    assert credits(by_whom(after, 3, {COMPUTER: answers(over, 3)})) == dict.fromkeys(
        ("Anna", "Ben", "Carla"), Credit.FULL
    )


async def test_partners_of_an_absent_player_gain_and_never_lose(quick: World) -> None:
    """In play: Ben leaves at once. What then counts for both is as the match ends."""
    seen = set()
    for _ in range(40):
        before = {person: await figures(quick, person) for person in (BEN, DORA)}
        table = await begun(quick, *FOUR)
        await quick.tables.leave(table.id, BEN.id)
        over = await quick.finish(table.id)
        won = won_by(over, 1)
        seen.add(won)
        ben, dora = [await figures(quick, person) for person in (BEN, DORA)]
        assert (ben.matches, ben.wins, ben.points) == (before[BEN].matches + 1 if before[BEN] else 1, 0, 0)
        if won:
            earlier = before[DORA] or Standing("schieber", DORA.id, "Dora", 0, 0, 0, 0)
            points = earlier.points + over.match.standings.scores[1]
            assert (dora.matches, dora.wins, dora.points) == (earlier.matches + 1, earlier.wins + 1, points)
        else:
            assert dora == before[DORA], "nothing has changed"
        await quick.tables.end(table.id, ANNA)
        if seen == {True, False}:
            return
    pytest.fail("the matches all ended alike")


def won_by(over: Table, side: int) -> bool:
    """Whether this side won."""
    assert over.match is not None
    assert over.match.standings.ranking is not None
    return over.match.standings.ranking[0] == (side,)


async def test_a_match_won_by_autopilot_is_not_won(place: DatabasePlace, clock: FakeClock) -> None:
    """In play: Anna's turns all run out."""
    async with running(place, clock) as world:
        for _ in range(20):
            table = await world.begun(ANNA, BEN, target=300)
            while (now := world.now(table)).state is TableState.PLAYING:
                if now.match.turn == Act(now.seat_of(ANNA.id)):
                    await world.jump(166)
                else:
                    await world.move(table.id)
            (mine,) = await world.stats(ANNA.id)
            assert (mine.wins, mine.points) == (0, 0)
            if won_by(now, 0):
                assert mine.autopilot * 4 > mine.moves
                rows = await world.database.read(
                    "SELECT outcome, points, credit FROM result WHERE user_id = $1 ORDER BY finished_at DESC", ANNA.id
                )
                assert rows[0] == ("won", now.match.standings.scores[0], "loss"), "the facts are kept"
                return
            await world.tables.end(table.id, ANNA)
        pytest.fail("the autopilot never won")


@pytest.mark.parametrize(
    ("credit", "outcome", "points", "counted"),
    [
        (Credit.FULL, Outcome.WON, 5, (1, 1, 0, 5)),
        (Credit.FULL, Outcome.LOST, -5, (1, 0, 0, -5)),
        (Credit.LOSS, Outcome.WON, 5, (1, 0, 0, 0)),
        (Credit.LOSS, Outcome.DREW, 5, (1, 0, 0, 0)),
        (Credit.LOSS, Outcome.LOST, -5, (1, 0, 0, -5)),
        (Credit.LOSS, Outcome.LEFT, 5, (1, 0, 0, 0)),
        (Credit.LOSS, Outcome.LEFT, -5, (1, 0, 0, -5)),
        (Credit.GAIN, Outcome.WON, 5, (1, 1, 0, 5)),
        (Credit.GAIN, Outcome.DREW, 5, (1, 0, 1, 5)),
        (Credit.GAIN, Outcome.LOST, 5, None),
    ],
)
async def test_figures_are_counted_from_results(
    quick: World, credit: Credit, outcome: Outcome, points: int, counted: tuple[int, ...] | None
) -> None:
    over = await quick.finish((await begun(quick, *FOUR)).id)
    (own,) = [result for result in results(over) if result.person == ANNA]
    changed = replace(own, credit=credit, outcome=outcome, points=points)
    counted_once = statement("DELETE FROM standing WHERE user_id = $1", ANNA.id)
    await quick.database.write(counted_once, *additions(over, (changed,), quick.clock.now(), b""))
    line = await figures(quick, ANNA)
    assert (line and (line.matches, line.wins, line.draws, line.points)) == counted


async def test_results_of_the_last_version_count_as_they_did(path: Path, clock: FakeClock) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(SCHEMA_10.read_text(encoding="utf-8"))
        before = connection.execute("SELECT user_id, outcome, points FROM result ORDER BY user_id").fetchall()
    async with running(path, clock) as world:
        board = await world.leaderboard("klaberjass", guild=None)
        lines = sorted((line.user, "won" if line.wins else "lost", line.points) for line in board)
        assert lines == before
