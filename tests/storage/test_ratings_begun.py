"""The rated matches of a database that was written before there were ratings."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.storage import begin_ratings, open_database
from bot.storage.open_tables import ALL_OPEN, read_open
from bot.storage.ratings_rebuilt import compared
from bot.storage.sql import statement
from bot.tables.model import Credit, UserId
from bot.tables.rating import WORLD, Rating
from bot.tables.ratings import RatedSeat, after_match, computer
from tests.storage.ended import end, stored_ratings
from tests.storage.test_ratings import pair
from tests.support.clock import START

SCHEMA_26 = Path(__file__).with_name("schema_26_rated.sql")
"""The dump of a database with the schema of version 26: a rated match of Klaberjass, two of Schieber at one table, one
of Vira that Ben (12) left, a match that is not rated, and a rated one in play."""
ANNA, BEN, CARLA = map(UserId, (11, 12, 13))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "stich.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(SCHEMA_26.read_text(encoding="utf-8"))
    return path


async def test_matches_that_were_called_rated_count(path: Path) -> None:
    """The places as the dump has them: the results' points, and Vira's balances 24, 92, -116."""
    async with await open_database(path, now=START) as database:
        await begin_ratings(database)
        lines = await stored_ratings(database)
        beginner = Rating()
        klaberjass = after_match("klaberjass", (RatedSeat(0, 1, ANNA), RatedSeat(1, 2, BEN)), (beginner, beginner))
        vira = (
            RatedSeat(0, 2, CARLA), RatedSeat(1, 1, ANNA), RatedSeat(2, 3, BEN, None, Credit.LOSS, gone=True)
        )  # fmt: skip
        after_vira = after_match("vira", vira, (beginner,) * 3)
        careful, random = computer("schieber", "careful"), computer("schieber", "random")
        teams = [
            (
                RatedSeat(0, 2, ANNA),
                RatedSeat(1, 1, CARLA),
                RatedSeat(0, 2, None, level),
                RatedSeat(1, 1, None, "careful"),
            )
            for level in ("careful", "random")  # of the first match nobody knows the level: the table's
        ]
        once = after_match("schieber", teams[0], (beginner, beginner, careful, careful))
        twice = after_match("schieber", teams[1], (*once[:2], random, careful))
        expected = {
            ("klaberjass", ANNA): klaberjass[0], ("klaberjass", BEN): klaberjass[1],
            ("schieber", ANNA): twice[0], ("schieber", CARLA): twice[1],
            ("vira", CARLA): after_vira[0], ("vira", ANNA): after_vira[1], ("vira", BEN): after_vira[2],
        }  # fmt: skip
        assert {key: line[:4] for key, line in lines.items()} == {
            (game, guild, user): (rating.mu, rating.sigma, rating.matches, rating.shown)
            for (game, user), rating in expected.items()
            for guild in (500, WORLD)
        }
        assert (await compared(database)).equal
        assert (await compared(database)).matches == 4


async def test_their_tables_tell_the_changes(path: Path) -> None:
    async with await open_database(path, now=START) as database:
        await begin_ratings(database)
        told = {saved.table.id: saved.table.rating_changes for saved in await read_open(database, ALL_OPEN)}
    assert {id: [change.name for change in changes] for id, changes in told.items()} == {
        "wj2n4z952x": ["Anna", "Ben"],
        "efwfq4fcwg": ["Carla", "Anna"],
        "rrdgexfcn6": ["Anna", "Carla", "Ben"],
        "wv639zqk98": [],
        "b2gtwpd8tk": [],
    }
    assert {change.before for change in told["wj2n4z952x"]} == {1000}
    assert {change.before for change in told["efwfq4fcwg"]} != {1000}, "the second match of this table"


async def test_that_happens_once(path: Path) -> None:
    async with await open_database(path, now=START) as database:
        await begin_ratings(database)
        lines = await stored_ratings(database)
        await begin_ratings(database)
        assert await stored_ratings(database) == lines
        await end(database, pair("new", 11, 12), cause=1)
        await begin_ratings(database)
        assert (await stored_ratings(database))["klaberjass", 500, 11][2] == 2
        assert (await compared(database)).equal


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE match SET rules = 99 WHERE game = 'vira'",
        "DELETE FROM move WHERE match_id LIKE 'rrdgexfcn6%' AND seq > 40",
        "UPDATE move SET line = 'x' WHERE match_id LIKE 'rrdgexfcn6%' AND seq = 3",
        "UPDATE result SET outcome = 'x' WHERE game = 'vira'",
    ],
)
async def test_a_match_that_cannot_be_read_is_left_out(path: Path, damage: str) -> None:
    async with await open_database(path, now=START) as database:
        await database.write(statement(damage))
        await begin_ratings(database)
        assert {key[0] for key in await stored_ratings(database)} == {"klaberjass", "schieber"}


async def test_a_new_database_has_nothing_to_rate(tmp_path: Path) -> None:
    async with await open_database(tmp_path / "new.db", now=START) as database:
        await begin_ratings(database)
        assert await stored_ratings(database) == {}
