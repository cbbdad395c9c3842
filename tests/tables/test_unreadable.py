"""A row that cannot be read costs its own table and nobody else anything; the operator reads which row it is."""

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.storage import SqlSettingsStore
from bot.tables.model import Gone, Refused, Table, TableState
from bot.tables.settings_store import Hand, MemberSetting, MessageKind, MessageRef, PanelRef
from tests.support.clock import START, FakeClock
from tests.tables.world import ANNA, BEN, CARLA, log, running

pytestmark = pytest.mark.logs_errors

FAR = 9_404_000_000_000_000_000
"""Microseconds until the year 300000, which no number of SQLite holds."""

LEFT_OUT = {
    "unknown state": ("state", "UPDATE card_table SET state = 'sleeping' WHERE id = :table"),
    "a number for a state": ("state", "UPDATE card_table SET state = 7 WHERE id = :table"),
    "unknown pace": ("pace", "UPDATE card_table SET pace = 'glacial' WHERE id = :table"),
    "options that are no JSON": ("options", "UPDATE card_table SET options = '{' WHERE id = :table"),
    "options that are a list": ("options", "UPDATE card_table SET options = '[1]' WHERE id = :table"),
    "options without end": ("options", "UPDATE card_table SET options = printf('%.*c', 200000, '[') WHERE id = :table"),
    "options that are a blob": ("options", "UPDATE card_table SET options = x'ff00' WHERE id = :table"),
    "an option that nobody knows": ("options", """UPDATE card_table SET options = '{"jokers":2}' WHERE id = :table"""),
    "a game that nobody knows": ("game", "UPDATE card_table SET game = 'whist' WHERE id = :table"),
    "a preset that nobody knows": ("preset", "UPDATE card_table SET preset = 'kitchen' WHERE id = :table"),
    "text for a server": ("guild", "UPDATE card_table SET guild = 'home' WHERE id = :table"),
    "text for a channel": ("channel", "UPDATE card_table SET channel = 'lounge' WHERE id = :table"),
    "text for a host": ("host", "UPDATE card_table SET host = 'Anna' WHERE id = :table"),
    "text for the number of seats": ("seats", "UPDATE card_table SET seats = 'two' WHERE id = :table"),
    "a billion seats": ("seats", "UPDATE card_table SET seats = 1000000000 WHERE id = :table"),
    "text for the number of the match": ("match_number", "UPDATE card_table SET match_number = 'x' WHERE id = :table"),
    "text for the version": ("version", "UPDATE card_table SET version = 'x' WHERE id = :table"),
    "a level that nobody knows": ("level", "UPDATE card_table SET level = 'genius' WHERE id = :table"),
    "seat 9": ("seat", "UPDATE seat SET seat = 9 WHERE table_id = :table AND seat = 0"),
    "seat -1": ("seat", "UPDATE seat SET seat = -1 WHERE table_id = :table AND seat = 0"),
    "a seat that is not stored": ("seat", "DELETE FROM seat WHERE table_id = :table AND seat = 0"),
    "text for a user": ("user_id", "UPDATE seat SET user_id = 'Anna' WHERE table_id = :table AND seat = 0"),
    "a number for a name": ("name", "UPDATE seat SET name = x'00ff' WHERE table_id = :table AND seat = 0"),
    "nobody at a seat": ("computer", "UPDATE seat SET user_id = NULL WHERE table_id = :table AND seat = 0"),
    "a computer that nobody knows": (
        "computer", "UPDATE seat SET user_id = NULL, computer = 'genius' WHERE table_id = :table AND seat = 0",
    ),
    "text for a reserve": ("reserve", "UPDATE seat SET reserve = 'much' WHERE table_id = :table AND seat = 0"),
    "a reserve of centuries": ("reserve", f"UPDATE seat SET reserve = {FAR // 2} WHERE table_id = :table AND seat = 0"),
    "people without names": ("kicked_out", "UPDATE seat SET kicked_out = '[11]' WHERE table_id = :table AND seat = 0"),
    "text for a proposal": (
        "proposal", "UPDATE card_table SET proposal = '{\"over\": \"x\"}' WHERE id = :table",
    ),
    "text for missed turns": ("misses", "UPDATE seat SET misses = 'x' WHERE table_id = :table AND seat = 0"),
}  # fmt: skip
"""The column that cannot be read, and the damage that leaves the table out."""

SUSPENDED = {
    "options of the match that are no JSON": ("options", "UPDATE match SET options = '{' WHERE table_id = :table"),
    "text for the seats of the match": ("seats", "UPDATE match SET seats = 'two' WHERE table_id = :table"),
    "a billion seats in the match": ("seats", "UPDATE match SET seats = 1000000000 WHERE table_id = :table"),
    "dealer 9": ("dealer", "UPDATE match SET dealer = 9 WHERE table_id = :table"),
    "text for the edition of the rules": ("rules", "UPDATE match SET rules = 'x' WHERE table_id = :table"),
    "a match of another number": ("match", "UPDATE match SET number = 4 WHERE table_id = :table"),
    "a line that is a number": ("line 1", "UPDATE move SET line = 12 WHERE match_id = :table || '-1' AND seq = 1"),
    "a line that is no Unicode": (
        "line 1", "UPDATE move SET line = CAST(x'7bff' AS text) WHERE match_id = :table || '-1' AND seq = 1",
    ),
    "a line without end": (
        "line 1", "UPDATE move SET line = printf('%.*c', 200000, '[') WHERE match_id = :table || '-1' AND seq = 1",
    ),
    "text for the number of a line": (
        "line 1", "UPDATE move SET seq = 'x' WHERE match_id = :table || '-1' AND seq = 1",
    ),
    "line a billion": ("line 1", "UPDATE move SET seq = 1000000000 WHERE match_id = :table || '-1' AND seq = 1"),
}  # fmt: skip
"""What cannot be read, and the damage that suspends the table."""

MENDED = {
    "unknown kind of deadline": "UPDATE deadline SET awaited = 'doom' WHERE table_id = :table",
    "a deadline in the year 300000": f"UPDATE deadline SET at = {FAR - 10**18} WHERE table_id = :table",
    "a deadline beyond all numbers": f"UPDATE deadline SET at = {FAR} WHERE table_id = :table",
    "a deadline long before": f"UPDATE deadline SET at = {-FAR} WHERE table_id = :table",
    "text for a deadline": "UPDATE deadline SET at = 'soon' WHERE table_id = :table",
    "a blob for a deadline": "UPDATE deadline SET at = x'00' WHERE table_id = :table",
}
"""Damage after which the turn simply begins anew."""

HARMLESS = {
    "text for a lease": "UPDATE deadline SET lease = 'x' WHERE table_id = :table",
    "text for the time of a move": "UPDATE move SET at = 'x' WHERE match_id = :table || '-1'",
    "a move in the year 300000": f"UPDATE move SET at = {FAR - 10**18} WHERE match_id = :table || '-1'",
    "text for the time of opening": "UPDATE card_table SET opened_at = 'x' WHERE id = :table",
}
"""Damage of what no table needs."""


def damage(path: Path, sql: str, table: Table) -> None:
    """Change the database without the bot."""
    with closing(sqlite3.connect(path)) as connection:
        changed = connection.execute(sql, {"table": table.id}).rowcount
        assert changed > 0
        connection.commit()


def lines_about(table: Table, caplog: pytest.LogCaptureFixture) -> list[str]:
    """The log's lines about the table."""
    lines = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert not [name for name in ("Anna", "Ben") if any(name in line for line in lines)]
    return [line for line in lines if table.id in line]


@pytest.mark.parametrize("what", LEFT_OUT)
async def test_a_table_whose_row_cannot_be_read_is_left_out_alone(
    path: Path, clock: FakeClock, what: str, caplog: pytest.LogCaptureFixture
) -> None:
    column, sql = LEFT_OUT[what]
    async with running(path, clock) as world:
        table, other = await world.begun(), await world.begun(CARLA, BEN)
    damage(path, sql, table)
    async with running(path, clock, seed=2) as world:  # else it would draw the ids of those tables again
        assert world.tables.get(table.id) is None
        (line,) = lines_about(table, caplog)
        assert f" {column} " in line
        await world.wait(200)
        assert len(log(world.now(other))) > len(log(other))
        assert world.tables.of_user(ANNA.id) == ()
        with pytest.raises(Gone):
            await world.tables.leave(table.id, ANNA.id)
        assert (await world.begun(ANNA)).state is TableState.PLAYING


async def test_a_table_that_was_left_out_comes_back_when_its_row_is_mended(path: Path, clock: FakeClock) -> None:
    async with running(path, clock) as world:
        table = await world.begun()
    damage(path, "UPDATE card_table SET pace = 'glacial' WHERE id = :table", table)
    async with running(path, clock):
        pass
    damage(path, "UPDATE card_table SET pace = 'live' WHERE id = :table", table)
    async with running(path, clock) as world:
        assert log(world.now(table)) == log(table)
        await world.finish(table.id)


@pytest.mark.parametrize("what", SUSPENDED)
async def test_a_match_that_cannot_be_read_suspends_its_table_alone(
    path: Path, clock: FakeClock, what: str, caplog: pytest.LogCaptureFixture
) -> None:
    part, sql = SUSPENDED[what]
    async with running(path, clock) as world:
        table, other = await world.begun(), await world.begun(CARLA, BEN)
    damage(path, sql, table)
    async with running(path, clock) as world:
        assert world.now(table).state is TableState.SUSPENDED
        (line,) = lines_about(table, caplog)
        assert f" {part} " in line
        await world.wait(200)
        assert len(log(world.now(other))) > len(log(other))
        await world.tables.leave(table.id, BEN.id)
        assert (await world.tables.leave(table.id, ANNA.id)).state is TableState.CLOSED


@pytest.mark.parametrize("what", MENDED)
async def test_a_deadline_that_cannot_be_read_begins_anew(
    path: Path, clock: FakeClock, what: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(path, clock) as world:
        table, other = await world.begun(), await world.begun(CARLA, BEN)
    damage(path, MENDED[what], table)
    async with running(path, clock) as world:
        (line,) = lines_about(table, caplog)
        assert " deadline " in line
        now = world.now(table)
        assert (now.state, log(now)) == (TableState.PLAYING, log(table))
        assert now.deadline == table.deadline
        assert world.now(other).deadline == other.deadline
    caplog.clear()
    async with running(path, clock) as world:
        assert lines_about(table, caplog) == []
        await world.finish(table.id)


@pytest.mark.parametrize("what", HARMLESS)
async def test_what_no_table_needs_may_be_unreadable(path: Path, clock: FakeClock, what: str) -> None:
    async with running(path, clock) as world:
        table, other = await world.begun(), await world.begun(CARLA, BEN)
    damage(path, HARMLESS[what], table)
    async with running(path, clock) as world:
        assert world.now(other).deadline == other.deadline
        await world.finish(table.id)


async def test_a_last_sign_of_life_that_is_text_costs_the_downtime_alone(path: Path, clock: FakeClock) -> None:
    async with running(path, clock) as world:
        table = await world.begun()
    damage(path, "UPDATE alive SET at = 'x' WHERE :table <> ''", table)
    async with running(path, clock) as world:
        assert world.now(table).deadline == table.deadline


async def test_messages_panels_and_settings_that_cannot_be_read_are_forgotten(path: Path, clock: FakeClock) -> None:
    async with running(path, clock) as world:
        table = await world.begun()
        store = SqlSettingsStore(world.database)
        await store.put_message(MessageRef(table.id, MessageKind.TABLE, None, 1, 2))
        await store.put_message(MessageRef(table.id, MessageKind.HAND, ANNA.id, 1, 3))
        await store.put_message(MessageRef(table.id, MessageKind.HAND, BEN.id, 1, 4))
        good = PanelRef(table.id, ANNA.id, 1, 5, False, "token", START.replace(year=2100))
        await store.put_panel(good, START)
        await store.put_panel(PanelRef(table.id, BEN.id, 1, 6, False, "token", START.replace(year=2100)), START)
        await store.put_member(MemberSetting(ANNA.id, "Anna", "de", "de", Hand.DM, START, None))
        await store.put_mark("commands", "digest")
    damage(path, "UPDATE message_ref SET kind = 'postcard' WHERE message = 4 AND :table <> ''", table)
    damage(path, "UPDATE message_ref SET message = 'x' WHERE message = 3 AND :table <> ''", table)
    damage(path, "UPDATE panel SET expires_at = 'never' WHERE message = 6 AND :table <> ''", table)
    damage(path, "UPDATE member_setting SET hand = 'owl', dm_blocked_until = 'x' WHERE :table <> ''", table)
    async with running(path, clock) as world:
        store = SqlSettingsStore(world.database)
        assert await store.messages(table.id) == (MessageRef(table.id, MessageKind.TABLE, None, 1, 2),)
        assert await store.message(table.id, MessageKind.HAND, ANNA.id) is None
        assert await store.message_of(4) is None
        assert await store.panels(START) == (good,)
        assert await store.member(ANNA.id) == MemberSetting(ANNA.id, "Anna", "de", "de")


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE move SET at = 'x' WHERE match_id = :table || '-1' AND seq = 2",
        "UPDATE move SET line = 4 WHERE match_id = :table || '-1' AND seq = 2",
        "UPDATE match SET options = '[' WHERE table_id = :table",
    ],
)
async def test_a_record_that_cannot_be_read_is_refused(path: Path, clock: FakeClock, sql: str) -> None:
    async with running(path, clock) as world:
        table = await world.begun(target=300)
        await world.finish(table.id)
        damage(path, sql, table)
        with pytest.raises(Refused) as refused:
            await world.archive.record(table.id)
    assert refused.value.message.key == "tables-record-unreadable"
