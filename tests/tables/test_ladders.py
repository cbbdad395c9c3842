"""Places and pages of a leaderboard: equal figures share a place, and the own line is there in any case."""

import random
from collections.abc import AsyncIterator, Sequence
from datetime import timedelta
from pathlib import Path

import pytest

from bot.storage import Database, SqlLadderStore, open_database
from bot.storage.sql import instant, statement
from bot.tables.ladders import LINES, Board, Ladder, Ladders, Metric, Period
from bot.tables.model import UserId
from tests.support.clock import START, FakeClock

PUT = (
    "INSERT INTO standing (game, guild, period, user_id, matches, wins, draws, points, moves, autopilot, rate, streak,"
    " longest, rating, rated_at, listed) VALUES ($1, $2, $3, $4, $5, $6, 0, $7, 0, 0, $8, 0, 0, $9, $10, $11)"
)
PUT_RATING = (
    "INSERT INTO rating (game, guild, user_id, mu, sigma, matches, shown, last_at)"
    " VALUES ('vira', $1, $2, 0, 0, $3, $4, $5)"
)
GUILD = 500
HIDDEN = UserId(7)
"""Somebody whom the others do not see."""


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    async with await open_database(tmp_path / "stich.db", now=START) as opened:
        yield opened


@pytest.fixture
def ladders(database: Database) -> Ladders:
    return Ladders(SqlLadderStore(database), FakeClock())


async def put(
    database: Database, user: int, *, period: str = "ever", guild: int = GUILD, **figures: int | None
) -> None:
    """Store a line; what is not given is nought or unknown."""
    wanted: dict[str, int | None] = {"matches": 30, "wins": 0, "points": 0, "rate": None, "rating": None, **figures}
    at = START - timedelta(days=figures.get("idle") or 0)
    await database.write(
        statement(PUT, "vira", guild, period, user, wanted["matches"], wanted["wins"], wanted["points"], wanted["rate"],
                  wanted["rating"], instant(at), int(user != HIDDEN)),
        statement("INSERT INTO player (user_id, name) VALUES ($1, $2) ON CONFLICT DO NOTHING", user, f"P{user}"),
    )  # fmt: skip
    if user == HIDDEN:
        setting = "INSERT INTO member_setting (user_id, server_ladder) VALUES ($1, 0) ON CONFLICT DO NOTHING"
        await database.write(statement(setting, user))


async def whole(ladders: Ladders, ladder: Ladder, user: int) -> list[tuple[int, int]]:
    """The place and the id of everybody, page by page."""
    boards = [await ladders.board(ladder, UserId(user))]
    while boards[-1].page + 1 < boards[-1].pages:
        boards.append(await ladders.board(ladder, UserId(user), boards[-1].page + 1))
    assert all(len(board.lines) == LINES for board in boards[:-1])
    return [(line.place, line.standing.user) for board in boards for line in board.lines]


def places(figures: Sequence[tuple[int, ...]]) -> list[int]:
    """The place of each: one more than how many have a better first figure."""
    return [1 + sum(other[0] > own[0] for other in figures) for own in figures]


@pytest.mark.parametrize("metric", Metric)
async def test_places_are_shared_by_equal_figures_also_across_pages(
    database: Database, ladders: Ladders, metric: Metric
) -> None:
    rng = random.Random(4)
    lines = {}
    for user in range(1, 61):
        line = {"matches": rng.randrange(20, 23), "wins": rng.randrange(4), "points": rng.randrange(-2, 2),
                "rate": rng.randrange(3), "rating": 1000 + rng.randrange(4)}  # fmt: skip
        lines[user] = line
        await put(database, user, **line)
        await database.write(statement(PUT_RATING, GUILD, user, 9, line["rating"], instant(START)))
    keys = {"wins": ("wins", "points"), "points": ("points", "wins"), "rate": ("rate",), "rating": ("rating",)}
    seen = {user: line for user, line in lines.items() if user != HIDDEN}
    order = sorted(
        seen,
        key=lambda user: (
            *(-seen[user][name] for name in keys[metric.value]),
            {"rate": -seen[user]["matches"], "rating": 0}.get(metric.value, seen[user]["matches"]),
            user,
        ),
    )
    ladder = Ladder("vira", GUILD, metric=metric)
    expected = places([(seen[user][metric.value],) for user in order])
    assert await whole(ladders, ladder, 1) == [*zip(expected, order, strict=True)]
    for user in lines:
        board = await ladders.own_board(ladder, UserId(user))
        assert (board.own.place, board.own.listed) == (
            1 + sum(line[metric.value] > lines[user][metric.value] for line in seen.values()), user != HIDDEN,
        )  # fmt: skip
        assert (user in [line.standing.user for line in board.lines]) == (user != HIDDEN)
    assert (await ladders.board(ladder, UserId(1), 99)).page == 5, "a page that is no more is the last one"


async def test_each_period_begins_anew_by_utc(database: Database) -> None:
    clock = FakeClock()
    ladders = Ladders(SqlLadderStore(database), clock)
    for period in Period:
        await put(database, 1, period=period.key(clock.now()), wins=3)

    async def found() -> set[str]:
        boards = [await ladders.board(Ladder("vira", GUILD, period), UserId(2)) for period in Period]
        return {board.ladder.period.value for board in boards if board.lines}

    assert await found() == {"ever", "season", "month", "week"}
    clock.go(START.replace(hour=0) + timedelta(days=1))  # from Sunday to Monday
    assert await found() == {"ever", "season", "month"}
    clock.go(START + timedelta(days=31))
    assert await found() == {"ever"} | ({"season"} if (START + timedelta(days=31)).month < 4 else set())
    clock.go(START + timedelta(days=100))
    assert await found() == {"ever"}


async def test_who_has_few_rated_matches_or_none_for_long_has_no_place(database: Database, ladders: Ladders) -> None:
    for user, rating, matches, idle in ((1, 1100, 5, 60), (2, 1200, 9, 61), (3, None, 4, 0), (4, None, 0, 0)):
        await put(database, user, rating=rating, idle=idle)
        if matches:
            at = instant(START - timedelta(days=idle))
            await database.write(statement(PUT_RATING, GUILD, user, matches, 1000 + 100 * user, at))
    ladder = Ladder("vira", GUILD, metric=Metric.RATING)
    assert await whole(ladders, ladder, 1) == [(1, 1)]

    async def own(user: int) -> Board:
        board = await ladders.board(ladder, UserId(user))
        assert board.players == 1
        return board

    assert (await own(1)).own.place == 1
    for user in (2, 3, 4):
        assert (await own(user)).own.place is None
    inactive, provisional = (await own(2)).own.rated, (await own(3)).own.rated
    assert inactive is not None
    assert not inactive.provisional
    assert provisional is not None
    assert (provisional.provisional, provisional.shown) == (True, 1300)
    assert (await own(4)).own.rated is None
    assert (await own(5)).own.standing is None


async def test_figures_of_others_name_only_who_is_listed(database: Database, ladders: Ladders) -> None:
    await put(database, 1, wins=3)
    await put(database, 7, wins=1)
    met = (
        "INSERT INTO companion (user_id, game, guild, partner, other_id, matches, wins, rate)"
        " VALUES (1, 'vira', 500, 0, $1, $2, 2, $3)"
    )
    await database.write(statement(met, 7, 9, 222_222))
    await database.write(statement(met, 8, 5, 400_000))
    await database.write(statement("INSERT INTO player (user_id, name) VALUES (8, 'P8')"))
    own = await ladders.figures(UserId(1), "vira", GUILD, by=UserId(1))
    seen = await ladders.figures(UserId(1), "vira", GUILD, by=UserId(2))
    assert [(other.name, other.matches) for other in own.opponents.frequent] == [("P7", 9), ("P8", 5)]
    assert own.opponents.successful is not None
    assert own.opponents.successful.name == "P8"
    assert [other.name for other in seen.opponents.frequent] == ["P8"]
    assert await ladders.shown_to(UserId(2), UserId(1), GUILD)
    assert not await ladders.shown_to(UserId(2), UserId(1), None), "over all servers only who has agreed"
    assert not await ladders.shown_to(UserId(2), HIDDEN, GUILD)
    assert await ladders.shown_to(HIDDEN, HIDDEN, GUILD)
