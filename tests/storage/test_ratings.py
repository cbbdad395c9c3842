"""Ratings in the database: saved with the last move, never lost or counted twice, and rebuilt to the same numbers."""

import asyncio
import random
from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from bot.storage import Database, DatabasePlace, SqlLadderStore, TableStore, open_database
from bot.storage.open_tables import ONE_OPEN, read_open
from bot.storage.ratings import reset
from bot.storage.ratings_rebuilt import compared, rebuild
from bot.storage.sql import instant, statement
from bot.tables.model import Credit, Holder, Outcome, Result, Table, UserId
from bot.tables.ports import Conflict
from bot.tables.rating import WORLD, Rating
from bot.tables.ratings import RatedSeat, after_match, computer
from bot.tables.results import results
from engine.registry import game as find_game
from engine.registry import game_keys
from tests.conftest import sqlite_alone
from tests.storage.ended import end, over, person, stored_ratings, stored_seats, table
from tests.support.clock import START

BEGINNERS = (Rating(), Rating())


def pair(id: str, first: int = 1, second: int = 2, **given: bool) -> tuple[Table, Table]:
    """A match of Klaberjass between these persons."""
    return table(id, [Holder(person(first)), Holder(person(second))], over("klaberjass", 1), **given)


def won(tables: tuple[Table, Table]) -> tuple[RatedSeat, ...]:
    """The seats of a match between persons, with their places."""
    match = tables[1].match
    assert match is not None
    ranking = match.standings.ranking
    assert ranking is not None
    return tuple(
        RatedSeat(seat, 1 + ranking.index((seat,)), UserId(seat + 1)) for seat in range(len(tables[1].holders))
    )


async def test_a_rated_match_is_rated_with_its_end_on_both_ladders(database: Database) -> None:
    tables = pair("a")
    changes = await end(database, tables, cause=1)
    after = after_match("klaberjass", won(tables), BEGINNERS)
    line = {
        user: (rating.mu, rating.sigma, 1, rating.shown, instant(START))
        for user, rating in zip((1, 2), after, strict=True)
    }
    assert await stored_ratings(database) == {
        ("klaberjass", guild, user): line[user] for guild in (500, WORLD) for user in (1, 2)
    }
    places = [seat.place for seat in won(tables)]
    assert await stored_seats(database, tables[1]) == [
        (seat, seat, places[seat], 0, seat + 1, None, "full", 1) for seat in (0, 1)
    ]
    told = [(change.name, change.before, change.after, change.provisional) for change in changes]
    assert sorted(told) == [(f"P{user}", 1000, line[user][3], True) for user in (1, 2)]
    assert told[0][2] > 1000 > told[1][2], "the winner comes first"


async def test_a_match_that_is_not_rated_changes_no_rating(database: Database) -> None:
    assert await end(database, pair("a", rated=False), cause=1) == ()
    assert await stored_ratings(database) == {}
    assert await database.read("SELECT * FROM rated_seat") == ()


async def test_in_direct_messages_a_match_counts_for_the_ladder_over_all_servers_alone(database: Database) -> None:
    await end(database, table("a", [Holder(person(1)), Holder(person(2))], over("klaberjass", 1), None), cause=1)
    assert {key[1] for key in await stored_ratings(database)} == {WORLD}
    assert await database.read("SELECT guild, server_mu, world_mu FROM rated_seat") == ((None, None, 25_000_000),) * 2


async def test_each_game_and_each_server_has_a_ladder_of_its_own(database: Database) -> None:
    await end(database, pair("a"), cause=1)
    await end(database, table("b", [Holder(person(1)), Holder(person(2))], over("klaberjass", 1), 501), cause=2)
    four = [Holder(person(number)) for number in (1, 2, 3, 4)]
    await end(database, table("c", four, over("schieber", 1)), cause=3)
    matches = {key: line[2] for key, line in (await stored_ratings(database)).items() if key[2] == 1}
    assert matches == {
        ("klaberjass", 500, 1): 1, ("klaberjass", 501, 1): 1, ("klaberjass", WORLD, 1): 2,
        ("schieber", 500, 1): 1, ("schieber", WORLD, 1): 1,
    }  # fmt: skip


async def test_computers_leavers_and_the_kicked_are_stored_as_what_they_are(database: Database) -> None:
    holders = [
        Holder(person(1)),
        Holder(None, "strong"),
        Holder(None, "careful", left=person(3)),
        Holder(None, "careful", left=person(4), kicked=True, kicked_by=UserId(1)),
    ]
    tables = table("a", holders, over("barbu", 1))
    await end(database, tables, cause=1)
    rows = await stored_seats(database, tables[1])
    assert [row[3:7] for row in rows] == [
        (0, 1, None, "loss"),  # the host who kicked somebody out alone
        (0, None, "strong", "full"),
        (1, 3, None, "loss"),
        (0, None, "careful", "full"),
    ]
    assert {key[2] for key in await stored_ratings(database)} == {1, 3}
    numbers = await database.read("SELECT world_mu, world_matches FROM rated_seat ORDER BY seat")
    assert [row[0] for row in numbers] == [
        25_000_000, computer("barbu", "strong").mu, 25_000_000, computer("barbu", "careful").mu
    ]  # fmt: skip


async def test_a_match_that_counts_as_not_played_adds_none_and_still_shows_that_one_is_active(
    database: Database,
) -> None:
    tables = pair("a")
    (loser,) = [seat for seat, it in enumerate(won(tables)) if it.place == 2]
    given = [replace(result, credit=Credit.GAIN) if result.seat == loser else result for result in results(tables[1])]
    await end(database, tables, cause=1, at=5, given=given)
    line = (await stored_ratings(database))["klaberjass", 500, loser + 1]
    assert line == (25_000_000, 8_333_333, 0, 1000, instant(START) + 5)


@pytest.mark.parametrize("processes", [1, 2])
async def test_matches_of_the_same_persons_that_end_at_once_all_count_once(path: Path, processes: int) -> None:
    """Each save waits for the disk, so all of them read the numbers before any is saved."""
    opened = [await open_database(path, now=START, patience=timedelta(seconds=20)) for _ in range(processes)]
    try:
        ends = [
            end(opened[number % processes], pair(f"t{number}", *((1, 2), (2, 1), (1, 3))[number % 3]), cause=number + 1)
            for number in range(12)
        ]
        changes = await asyncio.gather(*ends)
        lines = await stored_ratings(opened[0])
        counts = {key[2]: line[2] for key, line in lines.items() if key[1] == 500}
        assert counts == {1: 12, 2: 8, 3: 4}
        # Each change begins where another has ended: none was lost, none counted twice.
        for name, user in (("P1", 1), ("P2", 2), ("P3", 3)):
            own = [change for told in changes for change in told if change.name == name]
            begin, ended = [change.before for change in own], [change.after for change in own]
            assert sorted([*begin, lines["klaberjass", 500, user][3]]) == sorted([1000, *ended])
        assert (await compared(opened[0])).equal
    finally:
        for database in opened:
            await database.close()


async def test_another_writer_of_the_table_is_still_refused_and_rates_nothing(database: Database) -> None:
    before, after = tables = pair("a")
    await end(database, tables, cause=1)
    lines = await stored_ratings(database)
    with pytest.raises(Conflict):
        await TableStore(database).save(before, after, due=None, at=START, results=results(after))
    assert await stored_ratings(database) == lines


@sqlite_alone
async def test_a_rating_that_cannot_be_read_holds_up_no_match_and_a_rebuild_mends_it(database: Database) -> None:
    await end(database, pair("a"), cause=1)
    await database.write(statement("UPDATE rating SET mu = 'no number' WHERE user_id = 1 AND guild = 500"))
    await end(database, pair("b"), cause=2)
    assert not (await compared(database)).equal
    await rebuild(database)
    assert (await compared(database)).equal
    assert (await stored_ratings(database))["klaberjass", 500, 1][2] == 2


async def test_what_a_finished_match_changed_is_told_after_a_restart_as_before(
    place: DatabasePlace, database: Database
) -> None:
    holders = [Holder(person(1)), Holder(None, "careful", left=person(2)), Holder(person(3))]
    tables = table("a", holders, over("vira", 1))
    changes = await end(database, tables, cause=1)
    assert [change.name for change in changes][-1] == "P2", "whoever left comes last"
    async with await open_database(place, now=START) as again:
        (saved,) = await read_open(again, ONE_OPEN, "a")
        assert saved.table.rating_changes == changes
    await database.write(statement("UPDATE rated_seat SET user_id = NULL WHERE user_id = 3"))
    (saved,) = await read_open(database, ONE_OPEN, "a")
    assert saved.table.rating_changes == tuple(change for change in changes if change.name != "P3")


# -------------------------------------------------------------------------------------------------------------- rebuild


def holders_of(rng: random.Random, game: str) -> list[Holder]:
    """Persons, of whom some have left, and computers; at least two persons began."""
    seats = min(find_game(game).seats)
    people = [person(number) for number in rng.sample(range(1, 8), seats)]
    holders = []
    for number, one in enumerate(people):
        kind = rng.random() if number > 1 else rng.random() * 0.7
        if kind < 0.6 or number == 0:
            holders.append(Holder(one))
        elif kind < 0.7:
            holders.append(Holder(None, "careful", left=one))
        else:
            holders.append(Holder(None, rng.choice(("learner", "careful", "good", "strong"))))
    return holders


def credited(rng: random.Random, given: Sequence[Result]) -> list[Result]:
    """The results with other credits here and there, as if computers had played for somebody."""
    return [
        replace(result, credit=rng.choice(list(Credit)))
        if result.outcome is not Outcome.LEFT and rng.random() < 0.3
        else result
        for result in given
    ]


async def history(database: Database, rng: random.Random, length: int) -> None:
    """Matches of all games on several servers and in direct messages, between them resets and deletions."""
    for number in range(length):
        what = rng.random()
        now = rng.randrange(1000)  # clocks go back, and matches end in another order than that of their times
        if what < 0.06:
            guild, game = rng.choice((500, 501, WORLD)), rng.choice(game_keys())
            await database.write(*reset(guild, game, START + timedelta(microseconds=number)))
        elif what < 0.12:
            user = rng.randrange(1, 8)
            await database.write(
                statement("UPDATE rated_seat SET user_id = NULL WHERE user_id = $1", user),
                statement("DELETE FROM rating WHERE user_id = $1", user),
                statement("DELETE FROM standing WHERE user_id = $1", user),
            )
        else:
            game = rng.choice(game_keys())
            tables = table(
                f"t{number}", holders_of(rng, game), over(game, rng.randrange(4)), rng.choice((500, 500, 501, None))
            )
            await end(database, tables, cause=number + 1, at=now, given=credited(rng, results(tables[1])))


@pytest.mark.parametrize("seed", range(8))
async def test_ladders_rebuild_to_the_same_numbers(database: Database, seed: int) -> None:
    await history(database, random.Random(seed), 60)
    live = await stored_ratings(database)
    seats = await database.read("SELECT * FROM rated_seat ORDER BY match_id, seat")
    standings = await database.read("SELECT * FROM standing ORDER BY game, guild, period, user_id")
    assert len(live) > 20
    comparison = await compared(database)
    assert (comparison.equal, comparison.ratings) == (True, len(live))
    await database.write(
        statement("DELETE FROM rating WHERE user_id > 4"),
        statement("UPDATE rating SET mu = mu + 1, shown = 0 WHERE user_id = 2"),
        statement("INSERT INTO rating VALUES ('vira', 7, 99, 1, 1, 1, 1, 1)"),
    )
    differences = (await compared(database)).differences
    assert {line.user for line in differences} <= {2, 5, 6, 7, 99}
    assert {(line.stored is None, line.computed is None) for line in differences} == {
        (True, False), (False, False), (False, True),
    }  # fmt: skip
    await rebuild(database)
    assert await stored_ratings(database) == live
    assert await database.read("SELECT * FROM rated_seat ORDER BY match_id, seat") == seats
    assert await database.read("SELECT * FROM standing ORDER BY game, guild, period, user_id") == standings
    assert (await compared(database)).equal


async def test_a_rebuild_leaves_the_lines_of_past_weeks_as_they_were(database: Database) -> None:
    days = 86_400 * 1_000_000
    for number in range(12):
        await end(database, pair(f"t{number}", 1, 2 + number % 2), cause=number + 1, at=4 * days * number)
    lines = "SELECT * FROM standing ORDER BY game, guild, period, user_id"
    before = await database.read(lines)
    assert len({line[2] for line in before}) > 7
    await database.write(
        statement("DELETE FROM rating WHERE user_id = 1"),
        statement("UPDATE standing SET rating = 7, rated_at = 8 WHERE user_id = 2 AND period = 'ever'"),
    )
    await rebuild(database)
    assert await database.read(lines) == before
    await database.write(statement("INSERT INTO rating VALUES ('klaberjass', 7, 1, 1, 1, 9, 1, 1)"))
    await database.write(statement("UPDATE standing SET guild = 7 WHERE user_id = 1 AND guild = 500"))
    await rebuild(database)
    assert {line[0] for line in await database.read("SELECT rating FROM standing WHERE guild = 7")} == {None}


async def test_a_rebuild_mends_the_numbers_of_seats_too_but_not_those_of_former_players(database: Database) -> None:
    for number, names in enumerate(((1, 2), (1, 3), (2, 3))):
        await end(database, pair(f"t{number}", *names), cause=number + 1)
    await database.write(
        statement("UPDATE rated_seat SET user_id = NULL WHERE user_id = 3"),
        statement("DELETE FROM rating WHERE user_id = 3"),
        statement("DELETE FROM standing WHERE user_id = 3"),
    )
    seats = await database.read("SELECT * FROM rated_seat ORDER BY match_id, seat")
    live = await stored_ratings(database)
    await database.write(
        statement("UPDATE rated_seat SET world_mu = 1, server_matches = 77 WHERE user_id = 1 AND number = 2")
    )
    comparison = await rebuild(database)
    assert [seat[:2] for seat in comparison.seats] == [("t1-1", 0)]
    assert await database.read("SELECT * FROM rated_seat ORDER BY match_id, seat") == seats
    assert await stored_ratings(database) == live


async def test_a_reset_of_which_only_the_time_is_known_counts_after_what_had_ended(database: Database) -> None:
    await end(database, pair("a"), cause=1, at=10)
    await database.write(
        statement("INSERT INTO ladder_reset (guild, game, at) VALUES (500, 'klaberjass', $1)", instant(START) + 20),
        statement("DELETE FROM rating WHERE guild = 500"),
        statement("UPDATE standing SET rating = NULL, rated_at = NULL WHERE guild = 500"),
    )
    await end(database, pair("b"), cause=2, at=30)
    assert (await compared(database)).equal
    assert (await stored_ratings(database))["klaberjass", 500, 1][2] == 1


async def test_leaderboards_have_the_rating_from_five_matches_on_and_a_rebuild_mends_them(database: Database) -> None:
    placed = "SELECT user_id, rating, rated_at FROM standing WHERE guild = 500 AND period = 'ever' ORDER BY user_id"
    for number in range(5):
        assert {row[1] for row in await database.read(placed)} <= {None}
        await end(database, pair(f"t{number}"), cause=number + 1, at=number)
    lines = await stored_ratings(database)
    right = tuple((user, lines["klaberjass", 500, user][3], instant(START) + 4) for user in (1, 2))
    assert await database.read(placed) == right
    await database.write(statement("UPDATE standing SET rating = 3 WHERE user_id = 1"))
    comparison = await rebuild(database)
    assert len(comparison.misplaced) == 2, "on the server and over all"
    assert await database.read(placed) == right
    await database.write(*reset(500, "klaberjass", START))
    assert await database.read(placed) == ()
    assert (await compared(database)).equal


async def test_the_curve_of_a_rating_begins_where_the_ladder_did(database: Database) -> None:
    shown = [1000]
    for number in range(4):
        await end(database, pair(f"t{number}"), cause=number + 1)
        shown.append((await stored_ratings(database))["klaberjass", 500, 1][3])
    store = SqlLadderStore(database)

    async def curve(guild: int | None, count: int = 100) -> Sequence[int]:
        return await store.read(lambda reading: reading.curve("klaberjass", guild, UserId(1), count))

    assert await curve(500) == await curve(None) == shown[:-1]
    assert await curve(500, 2) == shown[2:4]
    assert await curve(501) == []
    await database.write(*reset(500, "klaberjass", START))
    await end(database, pair("new"), cause=9)
    assert await curve(500) == [1000]
    assert await curve(None) == shown


async def test_whoever_is_on_no_ladder_is_not_told_of(database: Database) -> None:
    await database.write(
        statement("INSERT INTO member_setting (user_id, server_ladder, world_ladder) VALUES (1, 0, 1)")
    )
    changes = await end(database, pair("a"), cause=1)
    assert [change.name for change in changes] == ["P2"]
    (saved,) = await read_open(database, ONE_OPEN, "a")
    assert saved.table.rating_changes == changes
    alone = table("b", [Holder(person(1)), Holder(person(2))], over("klaberjass", 1), None)
    changes = await end(database, alone, cause=2)
    assert [change.name for change in changes] == ["P1"], "over all servers whoever wants to be seen"
    (saved,) = await read_open(database, ONE_OPEN, "b")
    assert saved.table.rating_changes == changes
