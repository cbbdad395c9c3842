"""Opening the file: every failure has a name, and each step of the schema runs once."""

import asyncio
import os
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from bot.storage import CannotOpen, InUse, NewerSchema, Use, migrations, open_database, settings_store
from bot.storage.migrations import MIGRATIONS
from bot.storage.sql import statement
from bot.tables.model import TableId, UserId
from bot.tables.settings_store import GuildSetting, Hand, MemberSetting, MessageKind, PanelRef
from tests.support.clock import START


def schema(path: Path) -> list[tuple[object, ...]]:
    """The schema of the file and the versions that it has gone through."""
    connection = sqlite3.connect(path)
    parts = connection.execute("SELECT type, name, sql FROM sqlite_master ORDER BY type, name").fetchall()
    versions = connection.execute("SELECT version, applied_at FROM schema_version ORDER BY version").fetchall()
    connection.close()
    return [*parts, *versions]


def written(path: Path, content: bytes | None = None) -> bytes:
    """The content of the file; `content` is written first."""
    if content is not None:
        path.write_bytes(content)
    return path.read_bytes()


def modes(path: Path) -> dict[str, int]:
    """The permissions of the file and of those beside it."""
    return {file.name: file.stat().st_mode & 0o777 for file in path.parent.glob(f"{path.name}*")}


async def opened(path: Path) -> None:
    """Open the database and close it."""
    async with await open_database(path, now=START, patience=timedelta(milliseconds=100)):
        pass


async def test_opening_twice_changes_nothing(path: Path) -> None:
    await opened(path)
    first = schema(path)
    assert [row[0] for row in first[-len(MIGRATIONS) :]] == list(range(1, len(MIGRATIONS) + 1))
    async with await open_database(path, now=START + timedelta(days=1)):
        pass
    assert schema(path) == first


async def test_two_processes_that_open_at_once_migrate_once(path: Path) -> None:
    first, second = await asyncio.gather(*(open_database(path, now=START) for _ in range(2)))
    await first.close()
    await second.close()
    assert schema(path)[-1][0] == len(MIGRATIONS)


async def test_opening_waits_for_another_process_that_is_about_to_write_a_new_file(path: Path) -> None:
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    opening = asyncio.create_task(open_database(path, now=START))
    done, _ = await asyncio.wait({opening}, timeout=0.2)
    assert not done
    other.execute("COMMIT")
    other.close()
    await (await opening).close()


async def test_a_step_that_fails_leaves_the_schema_as_it_was(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await opened(path)
    before = schema(path)
    broken = (*MIGRATIONS, ("CREATE TABLE more (a bigint)", "CREATE TABLE mark (a bigint)"))
    monkeypatch.setattr(migrations, "MIGRATIONS", broken)
    with pytest.raises(CannotOpen, match="already exists"):
        await opened(path)
    assert schema(path) == before
    monkeypatch.setattr(migrations, "MIGRATIONS", (*MIGRATIONS, broken[-1][:1]))
    await opened(path)
    assert schema(path)[-1][0] == len(MIGRATIONS) + 1
    assert "more" in [row[1] for row in schema(path)]


async def test_a_database_of_the_first_version_is_brought_up_to_date_and_keeps_its_content(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE schema_version (version bigint PRIMARY KEY, applied_at bigint NOT NULL)")
    connection.execute("INSERT INTO schema_version VALUES (1, 5)")
    for sql in MIGRATIONS[0]:
        connection.execute(sql)
    connection.execute("INSERT INTO member_setting VALUES (7, 'Anna', 'ja', 'de', 'here', NULL)")
    connection.execute("INSERT INTO guild_setting VALUES (8, 'en', 1)")
    connection.commit()
    connection.close()
    async with await open_database(path, now=START) as database:
        kept = settings_store.SqlSettingsStore(database)
        anna = MemberSetting(UserId(7), "Anna", "ja", "de", Hand.HERE)
        server = GuildSetting(8, "en", welcomed=True)
        assert (await kept.member(UserId(7)), await kept.guild(8)) == (anna, server)
        await kept.put_member(replace(anna, deck="swiss"))
        await kept.put_guild(replace(server, deck="swiss"))
    async with await open_database(path, now=START) as database:
        kept = settings_store.SqlSettingsStore(database)
        assert await kept.member(UserId(7)) == replace(anna, deck="swiss")
        assert await kept.guild(8) == replace(server, deck="swiss")
    assert [row[0] for row in schema(path)[-len(MIGRATIONS) :]] == list(range(1, len(MIGRATIONS) + 1))


async def test_a_database_from_before_panels_were_stored_keeps_its_tables_and_takes_panels(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE schema_version (version bigint PRIMARY KEY, applied_at bigint NOT NULL)")
    for version, step in enumerate(MIGRATIONS[:5], start=1):
        for sql in step:
            connection.execute(sql)
        connection.execute("INSERT INTO schema_version VALUES (?, 5)", (version,))
    connection.execute(
        "INSERT INTO card_table VALUES ('a', 1, 2, 'lobby', 3, 'klaberjass', '', '[]', 'live', 2, 0, 4, 5, 1)"
    )
    connection.execute("INSERT INTO message_ref VALUES ('a', 'hand', 7, 8, 9)")
    connection.commit()
    connection.close()
    ref = PanelRef(TableId("a"), UserId(7), 2, 10, further=False, token="t", expires=START)
    async with await open_database(path, now=START) as database:
        kept = settings_store.SqlSettingsStore(database)
        assert await kept.message(TableId("a"), MessageKind.HAND, UserId(7)) is not None
        assert await kept.panels(START - timedelta(minutes=1)) == ()
        await kept.put_panel(ref, START - timedelta(minutes=1))
        assert await kept.panels(START - timedelta(minutes=1)) == (ref,)


async def test_settings_of_the_version_before_announcements_are_kept(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE schema_version (version bigint PRIMARY KEY, applied_at bigint NOT NULL)")
    for version, step in enumerate(MIGRATIONS[:5], start=1):
        connection.execute("INSERT INTO schema_version VALUES (?, 5)", (version,))
        for sql in step:
            connection.execute(sql)
    connection.execute("INSERT INTO member_setting VALUES (7, 'Anna', 'ja', 'de', 'here', NULL, 'swiss')")
    connection.commit()
    connection.close()
    anna = MemberSetting(UserId(7), "Anna", "ja", "de", Hand.HERE, deck="swiss")
    async with await open_database(path, now=START) as database:
        kept = settings_store.SqlSettingsStore(database)
        assert await kept.member(UserId(7)) == anna
        await kept.put_member(replace(anna, steps=True))
    async with await open_database(path, now=START) as database:
        assert await settings_store.SqlSettingsStore(database).member(UserId(7)) == replace(anna, steps=True)


async def test_a_newer_schema_is_refused_by_name_and_left_alone(path: Path) -> None:
    await opened(path)
    connection = sqlite3.connect(path)
    connection.execute("INSERT INTO schema_version VALUES (99, 0)")
    connection.commit()
    connection.close()
    before = schema(path)
    with pytest.raises(NewerSchema) as error:
        await opened(path)
    assert (error.value.stored, error.value.known) == (99, len(MIGRATIONS))
    assert schema(path) == before


async def test_no_such_folder(tmp_path: Path) -> None:
    with pytest.raises(CannotOpen) as error:
        await opened(tmp_path / "nowhere" / "stich.db")
    assert error.value.where == str(tmp_path / "nowhere" / "stich.db")
    assert not (tmp_path / "nowhere").exists()


async def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(CannotOpen):
        await opened(tmp_path)


async def test_a_file_that_is_no_database_is_left_alone(path: Path) -> None:
    before = written(path, b"Dear diary, today I played cards. " * 100)
    with pytest.raises(CannotOpen, match="not a database"):
        await opened(path)
    assert written(path) == before


async def test_a_database_of_something_else_is_refused(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE seat (a bigint)")
    connection.close()
    with pytest.raises(CannotOpen, match="already exists"):
        await opened(path)


@pytest.mark.parametrize("where", ["/proc/stich.db", "/dev/full", "/dev/null/stich.db"])
async def test_a_path_that_not_even_root_can_write(where: str) -> None:
    with pytest.raises(CannotOpen) as error:
        await opened(Path(where))
    assert error.value.where == where


async def test_a_locked_file(path: Path) -> None:
    await opened(path)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(CannotOpen, match="locked"):
        await opened(path)
    other.execute("ROLLBACK")
    other.close()
    await opened(path)


async def test_a_new_file_that_another_process_keeps_locked(path: Path) -> None:
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(CannotOpen, match="locked"):
        await open_database(path, now=START, patience=timedelta(seconds=0.1))
    other.close()
    await opened(path)


async def test_only_the_owner_may_read_a_new_database_and_the_files_beside_it(path: Path) -> None:
    before = os.umask(0)
    try:
        async with await open_database(path, now=START) as database:
            await database.write(statement("INSERT INTO mark (name, value) VALUES ($1, $2)", "a", "b"))
            assert modes(path) == {f"{path.name}{suffix}": 0o600 for suffix in ("", "-wal", "-shm")}
    finally:
        os.umask(before)


async def test_only_one_at_a_time_has_it_alone(path: Path) -> None:
    async with await open_database(path, now=START, use=Use.ALONE):
        for _ in range(2):
            with pytest.raises(InUse):
                await open_database(path, now=START, use=Use.ALONE)
        assert modes(path)["stich.db-lock"] == 0o600
        await opened(path)
        with closing(sqlite3.connect(path)) as other, closing(sqlite3.connect(":memory:")) as copy:
            other.backup(copy)
            assert copy.execute("SELECT count(*) FROM schema_version").fetchone() == (len(MIGRATIONS),)
    async with await open_database(path, now=START, use=Use.ALONE):
        pass


async def test_the_same_file_under_another_name_is_the_same_file(path: Path) -> None:
    other = path.with_name("other.db")
    other.symlink_to(path)
    async with await open_database(path, now=START, use=Use.ALONE):
        with pytest.raises(InUse):
            await open_database(other, now=START, use=Use.ALONE)


async def test_a_file_that_could_not_be_opened_alone_is_free_again(path: Path) -> None:
    with sqlite3.connect(path, isolation_level=None) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(CannotOpen, match="locked"):
            await open_database(path, now=START, patience=timedelta(seconds=0.1), use=Use.ALONE)
    other.close()
    async with await open_database(path, now=START, use=Use.ALONE):
        pass


async def test_closing_twice_is_harmless(path: Path) -> None:
    database = await open_database(path, now=START)
    await database.close()
    await database.close()


async def test_a_closed_database_is_one_file(path: Path) -> None:
    await opened(path)
    assert [file.name for file in path.parent.iterdir()] == ["stich.db"]
