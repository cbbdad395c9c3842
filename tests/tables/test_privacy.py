"""A person has all that is known of them deleted, wherever they are: nothing of it is left, and the others play on."""

import asyncio
import shutil
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from bot.app.clock import SystemClock
from bot.app.deletions import repeat
from bot.app.wiring import open_storage
from bot.storage import SqlPrivacyStore, SqlSettingsStore, Use, open_database
from bot.storage.ratings_rebuilt import compared, rebuild
from bot.storage.retention import SqlRetentionStore
from bot.tables.former import FORMER
from bot.tables.model import Person, ProposalKind, Table, TableState, UserId
from bot.tables.privacy import Privacy
from bot.tables.settings_store import MemberSetting, MessageKind, MessageRef, PanelRef
from tests.support.clock import START, FakeClock
from tests.tables.world import AT_ONCE, BEN, CARLA, World, running

ANNABELLA = Person(UserId(123456789012345678), "Annabella-the-only")


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with running(tmp_path / "stich.db", FakeClock(), delays=AT_ONCE) as running_world:
        yield running_world


def privacy_of(world: World) -> Privacy:
    return Privacy(SqlPrivacyStore(world.database), world.tables, world.clock)


def files(world: World) -> bytes:
    """The bytes of the database and of all files beside it."""
    return files_in(world.database.path.parent)


def files_in(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.iterdir())


async def stored_in(world: World) -> list[tuple[str, str]]:
    """The columns in which the id or the name is."""
    with closing(sqlite3.connect(world.database.path)) as connection:
        found = []
        for (table,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            for _, column, *_ in connection.execute(f"PRAGMA table_info({table})").fetchall():
                query = f"SELECT 1 FROM {table} WHERE {column} LIKE ? OR {column} LIKE ?"
                if connection.execute(query, (f"%{ANNABELLA.id}%", f"%{ANNABELLA.name}%")).fetchone():
                    found.append((table, column))
        return found


async def test_the_ratings_below_a_result_forget_the_person(world: World) -> None:
    over = await world.finish((await world.begun(ANNABELLA, BEN, target=300)).id)
    assert [change.name for change in world.now(over).rating_changes if change.user == ANNABELLA.id]
    await world.tables.leave(over.id, ANNABELLA.id)
    known = await privacy_of(world).delete(ANNABELLA.id)
    assert over.id in {table.id for table in known}, "its message is drawn again"
    assert [change.name for change in world.now(over).rating_changes] == [BEN.name]


async def lives_everywhere(world: World) -> dict[str, Table]:
    """All that a person can leave behind, by the operations that people have."""
    settings, tables = SqlSettingsStore(world.database), world.tables
    user = ANNABELLA.id
    begun = {
        "over": await world.finish((await world.begun(ANNABELLA, BEN, target=300)).id),
        "lobby": await world.open(ANNABELLA),
        "guest": await tables.join((await world.open(BEN)).id, ANNABELLA),
        "alone": await world.begun(ANNABELLA, target=300),
        "host": await world.begun(ANNABELLA, CARLA, target=300),
        "playing": await world.begun(CARLA, ANNABELLA, target=300),
        "paused": await world.begun(BEN, ANNABELLA, target=300),
        "left": await world.begun(BEN, ANNABELLA, target=300),
        "waited": await world.begun(BEN, target=300),
        "proposed": await world.begun(ANNABELLA, BEN, target=300),
    }
    for person in (BEN, ANNABELLA):
        begun["paused"] = await tables.pause(begun["paused"].id, person.id)
    begun["left"] = await tables.leave(begun["left"].id, user)
    begun["waited"] = await tables.join(begun["waited"].id, ANNABELLA)
    begun["proposed"] = await tables.propose(begun["proposed"].id, user, ProposalKind.END, world.cause)
    closed = await world.begun(ANNABELLA, BEN)
    await tables.end((await world.open(ANNABELLA)).id, ANNABELLA)
    await world.finish(closed.id)
    await tables.leave(closed.id, BEN.id)
    await tables.end(closed.id, ANNABELLA)
    await settings.put_member(MemberSetting(user, ANNABELLA.name, "de", "de", steps=True))
    await settings.put_wish(user, 500, 600)
    await settings.put_told(user, world.clock.now(), world.clock.now() - timedelta(hours=1))
    for number, kind in enumerate((MessageKind.HAND, MessageKind.NUDGE, MessageKind.INVITATION)):
        await settings.put_message(MessageRef(begun["playing"].id, kind, user, 700, 800 + number))
    await settings.put_panel(
        PanelRef(begun["playing"].id, user, 700, 900, False, "token", world.clock.now() + timedelta(minutes=10)),
        world.clock.now(),
    )
    return begun


async def test_after_a_deletion_nothing_of_the_person_is_in_any_column_nor_in_the_bytes(world: World) -> None:
    begun = await lives_everywhere(world)
    assert begun["paused"].state is TableState.PAUSED
    places = set(await stored_in(world))
    assert {("result", "name"), ("seat", "left_user"), ("seat", "waiting_user"), ("card_table", "proposal")} <= places
    assert ANNABELLA.name.encode() in files(world)
    privacy = privacy_of(world)
    await privacy.delete(ANNABELLA.id)
    assert await stored_in(world) == []
    kept = files(world)
    for trace in (ANNABELLA.name.encode(), ANNABELLA.id.to_bytes(8, "big"), str(ANNABELLA.id).encode()):
        assert trace not in kept
    assert (await privacy.stored(ANNABELLA.id)).counts == {}
    assert world.tables.of_user(ANNABELLA.id) == world.tables.left_by(ANNABELLA.id) == ()
    assert world.tables.waited_by(ANNABELLA.id) == ()


async def test_the_others_play_on_and_keep_their_results(world: World) -> None:
    begun = await lives_everywhere(world)
    await privacy_of(world).delete(ANNABELLA.id)
    for closed in ("lobby", "alone"):
        assert world.tables.get(begun[closed].id) is None
    assert world.now(begun["guest"]).people == (BEN,)
    assert world.now(begun["host"]).host == CARLA.id
    assert world.now(begun["host"]).left == (FORMER,)
    assert world.now(begun["waited"]).waiting == ()
    assert world.now(begun["proposed"]).proposal is None
    over = await world.finish(begun["playing"].id)
    assert over.state is TableState.FINISHED
    query = "SELECT user_id, name, outcome FROM result WHERE match_id LIKE $1 || '%' ORDER BY user_id"
    former, carla = await world.database.read(query, over.id)
    assert former == (None, None, "left")
    assert carla[:2] == (CARLA.id, CARLA.name)
    ladder = await world.database.read("SELECT user_id FROM standing WHERE period = 'ever' AND guild = 0")
    assert {user for (user,) in ladder} == {BEN.id, CARLA.id}
    assert await world.database.read("SELECT other_id FROM companion WHERE user_id = $1", CARLA.id) == ()


async def test_the_open_tables_survive_a_restart_after_a_deletion(tmp_path: Path) -> None:
    place, clock = tmp_path / "stich.db", FakeClock()
    async with running(place, clock, delays=AT_ONCE) as world:
        begun = await lives_everywhere(world)
        await privacy_of(world).delete(ANNABELLA.id)
    async with running(place, clock, delays=AT_ONCE) as world:
        for name in ("guest", "host", "playing", "left", "waited", "proposed", "paused"):
            assert world.now(begun[name]).state is not TableState.SUSPENDED, name
        assert world.now(begun["host"]).left == (FORMER,)
        await world.finish(begun["host"].id)


async def test_a_repeated_deletion_changes_nothing(world: World) -> None:
    await lives_everywhere(world)
    privacy = privacy_of(world)
    await privacy.delete(ANNABELLA.id)
    before = await world.database.read("SELECT count(*), max(at) FROM deletion")
    tables = world.tables.ids()
    assert await privacy.delete(ANNABELLA.id) == []
    assert await world.database.read("SELECT count(*), max(at) FROM deletion") == before
    assert world.tables.ids() == tables


async def test_whoever_only_sat_in_a_lobby_is_gone_from_the_bytes_too(world: World) -> None:
    table = await world.open(ANNABELLA)
    await world.tables.leave(table.id, ANNABELLA.id)
    lobby = await world.tables.join((await world.open(BEN)).id, ANNABELLA)
    await privacy_of(world).delete(ANNABELLA.id)
    assert ANNABELLA.name.encode() not in files(world)
    assert world.now(lobby).people == (BEN,)


async def test_a_former_player_counts_as_somebody_who_left_a_rated_match(world: World) -> None:
    """The other one gains by it as if they had left; whoever comes to the free seat is not taken for them."""
    table = await world.begun(ANNABELLA, BEN, target=300)
    assert table.rated
    await privacy_of(world).delete(ANNABELLA.id)
    over = await world.finish(table.id)
    assert over.rated
    seats = await world.database.read("SELECT user_id, level, gone FROM rated_seat ORDER BY user_id")
    assert seats == ((None, None, 1), (BEN.id, None, 0))
    assert {user for (user,) in await world.database.read("SELECT user_id FROM rating")} == {BEN.id}
    assert {user for (user,) in await world.database.read("SELECT user_id FROM standing")} == {BEN.id}
    rows = await world.database.read("SELECT user_id, outcome, credit FROM result ORDER BY user_id")
    assert rows[0] == (None, "left", "loss")
    assert rows[1][0] == BEN.id


async def test_what_moved_between_pages_is_overwritten_too(tmp_path: Path) -> None:
    """Where SQLite has moved rows from page to page, copies of them are left in unused parts."""
    clock = FakeClock()
    async with running(tmp_path / "stich.db", clock) as world:
        people = await moved_about(world)
        privacy = privacy_of(world)
        for user in people[:12]:
            await privacy.delete(user)
            kept = files(world)
            assert user.to_bytes(8, "big") not in kept
            assert f"Somebody{user}".encode() not in kept


async def moved_about(world: World) -> list[UserId]:
    """Many people with many results, rows of which SQLite has moved from page to page."""
    people = [UserId(10**17 + number * 7919 * 10**9) for number in range(400)]

    def fill(connection: sqlite3.Connection) -> None:
        connection.execute("BEGIN")
        for number in range(6000):
            user = people[world.rng.randrange(len(people))]
            connection.execute(
                "INSERT INTO result VALUES (?, ?, ?, 'vira', 1, 0, 0, 5, 'won', 1, 0, ?, 'full')",
                (f"{world.rng.getrandbits(50)}-1", user, f"Somebody{user}", number),
            )
        connection.execute("COMMIT")

    await world.database._writing.run(fill)
    return people


async def somebody_in_unused_parts(path: Path, people: Sequence[UserId]) -> UserId:
    """Somebody of whom bytes stay in the file where their rows are deleted and nothing is overwritten."""
    copy = path.with_name("copy.db")
    for user in people:
        shutil.copy(path, copy)
        async with await open_database(copy, now=START) as database:
            await SqlPrivacyStore(database).delete(user, START)
            assert await database.checkpoint()
        left = user.to_bytes(8, "big") in copy.read_bytes()
        for file in path.parent.glob("copy.db*"):
            file.unlink()
        if left:
            return user
    raise AssertionError("SQLite leaves nothing any more")


@pytest.mark.parametrize("moment", ["listing", "wiping", "rewriting"])
async def test_a_deletion_that_was_killed_is_finished_by_the_next_start(tmp_path: Path, moment: str) -> None:
    """No byte is left then, and it is in the list beside the database."""
    path = tmp_path / "stich.db"
    async with running(path, FakeClock()) as world:
        people = await moved_about(world)
    user = await somebody_in_unused_parts(path, people)
    command = [sys.executable, "-m", "tests.tables.killed_deleting", path, str(user), moment]
    died = await asyncio.create_subprocess_exec(*command)
    assert await died.wait() == -signal.SIGKILL
    async with open_storage(path, SystemClock(), Use.BOT) as stores:
        await repeat(stores)
        assert await stores.privacy.counts(user) == {}
        kept = files_in(tmp_path)
        assert user.to_bytes(8, "big") not in kept
        assert f"Somebody{user}".encode() not in kept
    assert len((tmp_path / "stich.db-deleted").read_text().splitlines()) == 1
    with closing(sqlite3.connect(path)) as connection:
        marks = {name for (name,) in connection.execute("SELECT name FROM mark")}
    assert marks == {"person-key", "ratings"}, "nothing is left to do"


async def test_whoever_comes_back_after_a_repeated_deletion_keeps_what_they_do(tmp_path: Path) -> None:
    """Also who is not in the copy at all: their deletion is over and done with."""
    path, clock = tmp_path / "stich.db", FakeClock()
    async with open_storage(path, SystemClock(), Use.BOT):
        pass
    async with running(path, clock) as world:
        await world.finish((await world.begun(ANNABELLA, BEN, target=300)).id)
    backup = path.read_bytes()
    async with running(path, clock, seed=2) as world:
        await world.finish((await world.begun(CARLA, BEN, target=300)).id)
        for person in (ANNABELLA, CARLA):
            await privacy_of(world).delete(person.id)
    path.write_bytes(backup)
    async with open_storage(path, SystemClock(), Use.BOT) as stores:
        assert await repeat(stores) == 1
    clock.go(clock.now() + timedelta(days=1))
    async with running(path, clock, seed=3) as world:
        for person in (ANNABELLA, CARLA):
            await world.finish((await world.begun(person, BEN, target=300)).id)
    async with open_storage(path, SystemClock(), Use.BOT) as stores:
        assert await repeat(stores) == 0
        for person in (ANNABELLA, CARLA):
            assert (await stores.privacy.counts(person.id))["results"] == 1


async def test_only_the_owner_may_read_the_list_of_deletions(world: World) -> None:
    await world.open(ANNABELLA)
    await privacy_of(world).delete(ANNABELLA.id)
    beside = world.database.path.with_name("stich.db-deleted")
    assert beside.stat().st_mode & 0o777 == 0o600
    assert str(ANNABELLA.id) not in beside.read_text()


async def test_a_deletion_is_repeated_on_a_copy_from_before_it(tmp_path: Path) -> None:
    path, clock = tmp_path / "stich.db", FakeClock()
    async with running(path, clock) as world:
        await world.finish((await world.begun(ANNABELLA, BEN, target=300)).id)
        await world.finish((await world.begun(CARLA, BEN, target=300)).id)
        await privacy_of(world).delete(CARLA.id)
        assert await SqlPrivacyStore(world.database).to_repeat() == ()
    backup = path.read_bytes()
    async with running(path, clock) as world:
        clock.go(clock.now() + timedelta(days=1))
        await privacy_of(world).delete(ANNABELLA.id)
    path.write_bytes(backup)
    async with running(path, clock) as world:
        store = SqlPrivacyStore(world.database)
        assert await store.to_repeat() == [ANNABELLA.id]
        await privacy_of(world).delete(ANNABELLA.id)
        assert await store.to_repeat() == ()
        assert await stored_in(world) == []


async def test_ladders_rebuild_unchanged_after_a_deletion_and_without_the_old_matches(world: World) -> None:
    people = (ANNABELLA, BEN, CARLA)
    for number in range(6):
        table = await world.finish((await world.begun(people[number % 3], people[(number + 1) % 3], target=300)).id)
        for person in table.people:
            await world.tables.leave(table.id, person.id)
    query = "SELECT * FROM rating WHERE user_id <> $1 ORDER BY game, guild, user_id"
    before = await world.database.read(query, ANNABELLA.id)
    assert len(before) == 4
    await privacy_of(world).delete(ANNABELLA.id)
    old = SqlRetentionStore(world.database)
    while await old.drop_one(world.clock.now() + timedelta(days=1000)):
        pass
    assert await world.database.read("SELECT 1 FROM match") == ()
    assert (await compared(world.database)).equal
    await world.database.ask("DELETE FROM rating RETURNING 1")
    await rebuild(world.database)
    assert await world.database.read("SELECT * FROM rating ORDER BY game, guild, user_id") == before
