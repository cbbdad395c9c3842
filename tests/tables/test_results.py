"""Results of finished matches, leaderboards, figures and records."""

import json
from collections import defaultdict
from itertools import pairwise

import pytest

from bot.storage import DatabasePlace
from bot.tables.model import Outcome, Person, Place, Refused, Table, TableState, UserId
from bot.tables.results import outcome_of
from engine.record import Fault, read, write
from engine.sheet import Standings
from tests.support.clock import FakeClock
from tests.tables.world import ANNA, AT_ONCE, BEN, CARLA, GUILD, HERE, World, log, running

ELSEWHERE = Place(501, 601)


def outcome(table: Table, person: Person) -> tuple[int, int, int]:
    """Wins, draws, points: from the totals alone."""
    seat = table.seat_of(person.id)
    assert seat is not None
    mine, other = table.match.standings.scores[seat], table.match.standings.scores[1 - seat]
    return int(mine > other), int(mine == other), mine


async def test_the_leaderboard_agrees_with_the_matches_played(place: DatabasePlace, clock: FakeClock) -> None:
    people = [Person(UserId(100 + number), f"P{number}") for number in range(4)]
    counted: dict[tuple[int, Person], list[tuple[int, int, int]]] = defaultdict(list)
    async with running(place, clock, delays=AT_ONCE) as world:
        for number in range(14):
            place = ELSEWHERE if number % 3 == 0 else HERE
            first, second = people[number % 4], people[(number + 1 + number // 4 % 3) % 4]
            pair = (first,) if number % 5 == 4 else (first, second)  # some against the computer
            over = await world.finish((await world.begun(*pair, place=place, target=300)).id)
            for person in pair:
                counted[place.guild, person].append(outcome(over, person))
        for guild in (HERE.guild, ELSEWHERE.guild, None):
            lines = {}
            for person in people:
                outcomes = [
                    outcome
                    for at, who in counted
                    for outcome in counted[at, who]
                    if who == person and guild in (at, None)
                ]
                if outcomes:
                    wins, draws, points = (sum(column) for column in zip(*outcomes, strict=True))
                    lines[person.id] = (person.name, len(outcomes), wins, draws, points)
            board = await world.leaderboard("klaberjass", guild=guild)
            assert {line.user: (line.name, line.matches, line.wins, line.draws, line.points) for line in board} == lines
            order = [(-line.wins, -line.points, line.matches, line.user) for line in board]
            assert order == sorted(order)
            for line in board:
                assert await world.stats(line.user, guild=guild) == (line,)
        assert len(await world.leaderboard("klaberjass", guild=None, limit=2)) == 2
        assert await world.leaderboard("schieber", guild=None) == ()
        assert await world.stats(people[0].id, game="schieber") == ()
        assert await world.stats(UserId(1)) == ()


async def test_a_person_has_the_name_of_the_last_match(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock, delays=AT_ONCE) as world:
        await world.finish((await world.begun(ANNA, target=300)).id)
        await world.wait(1)
        await world.finish((await world.begun(Person(ANNA.id, "Anna II"), place=ELSEWHERE, target=300)).id)
        board = await world.leaderboard("klaberjass", guild=GUILD)
        assert [(line.name, line.matches) for line in board] == [("Anna II", 1)]


async def test_a_result_is_saved_with_the_move_that_ends_the_match(world: World) -> None:
    table = await world.begun(ANNA, BEN, target=300)
    over = await world.finish(table.id)
    rows = await world.database.read("SELECT user_id, seat, side, points, outcome, moves, autopilot FROM result")
    scores = over.match.standings.scores
    won = 0 if scores[0] > scores[1] else 1
    moves = [sum(getattr(line, "seat", None) == seat for line in log(over)) for seat in range(2)]
    assert sorted(rows) == [
        (person.id, seat, seat, scores[seat], "won" if seat == won else "lost", moves[seat], 0)
        for seat, person in enumerate((ANNA, BEN))
    ]
    finished = await world.database.read("SELECT finished_at FROM match")
    moved = await world.database.read("SELECT max(at) FROM move")
    assert finished == moved


async def test_a_player_who_left_has_lost_without_points(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock, delays=AT_ONCE) as world:
        table = await world.begun(ANNA, BEN, target=300)
        await world.tables.leave(table.id, ANNA.id)
        over = await world.finish(table.id)
        (mine,) = await world.stats(ANNA.id)
        assert (mine.matches, mine.wins, mine.draws, mine.points) == (1, 0, 0, 0)
        (other,) = await world.stats(BEN.id)
        assert (other.matches, other.points) == (1, over.match.standings.scores[1])
        again = await world.tables.rematch(table.id, BEN.id, world.cause)
        assert again.holders[0].left is None
        await world.finish(table.id)
        assert await world.stats(ANNA.id) == (mine,)


async def test_the_autopilots_share_is_counted(world: World) -> None:
    table = await world.begun(ANNA, BEN, target=300)
    await world.jump(165)
    await world.jump(165)
    over = await world.finish(table.id)
    for person in (ANNA, BEN):
        (line,) = await world.stats(person.id)
        seat = over.seat_of(person.id)
        moves = [move for move in log(over) if getattr(move, "seat", None) == seat]
        assert (line.moves, line.autopilot) == (len(moves), sum(move.by == "autopilot" for move in moves))
    assert sum(line.autopilot for line in await world.leaderboard("klaberjass", guild=None)) == 2


@pytest.mark.parametrize(
    ("ranking", "outcomes"),
    [
        (((0,), (1,)), "WON LOST"),
        (((0, 1),), "DREW DREW"),
        (((2,), (0, 3), (1,)), "LOST LOST WON LOST"),
        (((1, 3), (0, 2)), "LOST DREW LOST DREW"),
    ],
)
def test_first_place_wins_and_shared_first_place_is_a_draw(ranking: tuple[tuple[int, ...], ...], outcomes: str) -> None:
    standings = Standings((0,) * len(outcomes.split()), ranking=ranking)
    ends = [outcome_of(standings, side) for side in range(len(standings.scores))]
    assert ends == [Outcome[name] for name in outcomes.split()]


async def test_the_record_replays_to_the_match(world: World) -> None:
    table = await world.begun(ANNA, target=300)
    over = await world.finish(table.id)
    record = await world.archive.record(table.id)
    *_, match = read(record.encode())
    assert not isinstance(match, Fault)
    assert match.standings == over.match.standings
    lines = [json.loads(line) for line in record.splitlines()]
    assert lines[0] == {
        "stich": 1,
        "game": "klaberjass",
        "options": {"target": 300},
        "seats": 2,
        "dealer": over.match.header.dealer,
        "match": f"{table.id}-1",
    }
    acts = [line for line in lines if "act" in line]
    assert {line["by"] for line in acts} == {"player", "computer"}
    times = [line.pop("at") for line in acts]
    assert all(earlier <= later for earlier, later in pairwise(times))
    assert times[0].startswith("2026-03-01T12:00:")
    without = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
    assert without == write(over.match)


async def test_no_record_of_a_match_that_is_being_played(world: World) -> None:
    async def refusal(table: Table, number: int | None = None) -> str:
        with pytest.raises(Refused) as refused:
            await world.archive.record(table.id, number)
        return refused.value.message.key

    table = await world.begun(ANNA, BEN, target=300)
    assert await refusal(table) == "tables-record-unfinished"
    over = await world.finish(table.id)
    first = await world.archive.record(table.id)
    assert await refusal(table, 2) == "tables-no-match"
    for person in (ANNA, BEN):
        await world.tables.rematch(table.id, person.id, world.cause)
    assert await refusal(table) == "tables-record-unfinished"
    assert await world.archive.record(table.id, 1) == first
    await world.tables.end(table.id, ANNA, force=True)
    assert await refusal(table) == "tables-record-unfinished"  # the hands of an unfinished deal stay hidden
    assert await world.archive.record(table.id, over.match_number) == first
    lobby = await world.open()
    assert await refusal(lobby) == "tables-no-match"


async def test_a_match_that_was_ended_has_no_result(world: World) -> None:
    table = await world.begun(CARLA, BEN)
    for _ in range(10):
        await world.move(table.id)
    assert (await world.tables.end(table.id, CARLA, force=True)).state is TableState.CLOSED
    assert await world.stats(CARLA.id) == ()
    assert await world.database.read("SELECT * FROM result") == ()
