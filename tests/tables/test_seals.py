"""Deals are sealed when they are shuffled, in the transaction that saves them; a digest closes the record."""

import json
import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from bot.cli.verify import verified
from bot.storage import DatabasePlace, TableStore
from bot.tables.model import Change, Refused, Table, TableId, TableState
from bot.tables.played import MatchRef
from bot.tables.ports import Unsaved
from bot.tables.taking_back import at_once, undone
from bot.text.i18n import Localiser, Voice
from engine.fairness import seal_of, sealed_deals
from engine.match import DealLine
from engine.record import read
from engine.registry import game_keys
from engine.turn import Act
from tests.support.clock import FakeClock
from tests.tables.killed import GAMES
from tests.tables.world import ANNA, AT_ONCE, BEN, HERE, World, log, running

LAST = Path(__file__).parents[1] / "storage" / "schema_26_matches.sql"
"""The dump of a database with the schema of version 26: a match in the middle of its first deal, one between two deals,
and one that is over and waits for a rematch; none has seals."""


async def begun(world: World, game: str) -> Table:
    """A short match of the game by two persons and computers."""
    options = {"target": 300} if game == "klaberjass" else dict(GAMES)[game]
    table = await world.tables.open(place=HERE, host=ANNA, game=game, options=options, cause=world.cause)
    await world.tables.join(table.id, BEN)
    await world.tables.set_options(table.id, ANNA.id, wants_rated=False)
    return await world.tables.begin(table.id, ANNA.id, world.cause, fill=True)


def shown(changes: list[Change]) -> dict[int, set[str]]:
    """What each deal's hash was at any change that was told, by the number of the deal."""
    found: dict[int, set[str]] = {}
    for change in changes:
        match = change.table.match
        if match is not None and match.deals:
            seal = seal_of(match)
            found.setdefault(match.deals, set()).add(seal.hash if seal is not None else "")
    return found


@pytest.mark.parametrize("game", game_keys())
async def test_the_hash_that_is_told_with_a_deal_is_that_of_the_record_at_the_end(
    place: DatabasePlace, clock: FakeClock, game: str
) -> None:
    async with running(place, clock, delays=AT_ONCE) as world:
        over = await world.finish((await begun(world, game)).id)
        record = await world.archive.record(over.id)
        *_, match = read(record.encode())
        deals = list(sealed_deals(match))
        assert all(deal.holds for deal in deals)
        assert shown(world.heard) == {deal.number: {deal.seal.hash} for deal in deals}
        assert over.digest == sha256(record.encode()).hexdigest()
        assert len({deal.seal.salt for deal in deals}) == len(deals)
        assert json.loads(record.splitlines()[0])["match"] == f"{over.id}-1"
    async with running(place, clock, seed=2) as world:
        assert world.now(over).digest == over.digest
        assert await world.archive.record(over.id) == record


@pytest.mark.parametrize("game", game_keys())
async def test_a_match_in_which_moves_were_taken_back_can_be_verified_and_replayed(world: World, game: str) -> None:
    table = await begun(world, game)
    taken = 0
    while (now := world.now(table)).state is TableState.PLAYING and taken < 4:
        turn = now.match.turn
        user = now.holders[turn.seat].person if isinstance(turn, Act) else None
        if user is None:
            await world.wait(60)
            continue
        moved = await world.move(table.id)
        if (
            (seat := moved.seat_of(user.id)) is not None
            and undone(moved, seat)
            and at_once(moved, seat, undone(moved, seat))
        ):
            await world.tables.take_back(table.id, user.id, revision=None, cause=world.cause)
            taken += 1
            await world.move(table.id)
    assert taken
    over = await world.finish(table.id)
    record = await world.archive.record(over.id)
    assert over.digest == sha256(record.encode()).hexdigest()
    holds, told = verified(record.encode(), over.digest, Voice(Localiser()))
    assert holds, told
    positions = await world.archive.positions(MatchRef(over.id, 1))
    assert len(positions) == len(over.match.effective)
    assert positions.at(len(positions)).match.standings == over.match.standings


async def test_matches_from_the_same_source_of_cards_have_other_salts(tmp_path: Path, clock: FakeClock) -> None:
    lines = []
    for name in "ab":
        async with running(tmp_path / name, clock, seed=5) as world:
            lines.append(log(await world.begun())[0])
    one, other = lines
    assert isinstance(one, DealLine)
    assert one.chance == other.chance
    assert one.seal.salt != other.seal.salt
    assert one.seal.hash != other.seal.hash


async def test_what_is_told_was_saved_before_with_the_salt_and_the_hash_in_one_transaction(
    path: Path, clock: FakeClock
) -> None:
    stored: list[tuple[int, str]] = []

    def look(change: Change) -> None:
        with closing(sqlite3.connect(path)) as other:
            stored.extend(other.execute("SELECT seq, line FROM move WHERE line LIKE '{\"deal\"%' ORDER BY seq"))
        assert change.table.match is None or json.loads(stored[-1][1])["hash"] == seal_of(change.table.match).hash

    async with running(path, clock, delays=AT_ONCE) as world:
        table = await world.open()
        await world.tables.join(table.id, BEN)
        world.tables._tell = look
        table = await world.tables.begin(table.id, ANNA.id, world.cause)
        assert stored[0][0] == 1
        for _ in range(10):
            table = await world.move(table.id)
    assert len(set(stored)) == 1


class Failing(TableStore):
    """Saves no deal the first time: it fails between the shuffle and the commit."""

    failed: int = 0

    async def save(self, before: Table | None, after: Table, **rest: Any) -> None:
        """Fail once for each deal."""
        deals = after.match.deals if after.match is not None else 0
        if deals > type(self).failed:
            type(self).failed = deals
            raise Unsaved("the disk is full")
        await super().save(before, after, **rest)


async def test_a_deal_that_was_shuffled_and_not_saved_is_told_to_nobody_and_shuffled_anew(
    place: DatabasePlace, clock: FakeClock
) -> None:
    Failing.failed = 0
    async with running(place, clock, around=Failing) as world:
        table = await world.open()
        await world.tables.join(table.id, BEN)
        with pytest.raises(Refused, match="tables-not-saved"):
            await world.tables.begin(table.id, ANNA.id, world.cause)
        assert not shown(world.heard)
        table = await world.tables.begin(table.id, ANNA.id, world.cause)
        assert shown(world.heard) == {1: {seal_of(table.match).hash}}


async def test_a_match_that_is_played_paused_ended_or_suspended_gives_no_salt_away(
    path: Path, clock: FakeClock
) -> None:
    async def refused(world: World, table: Table) -> bool:
        with pytest.raises(Refused) as problem:
            await world.archive.record(table.id)
        return problem.value.message.key == "tables-record-unfinished" and table.digest is None

    async with running(path, clock) as world:
        playing = await world.begun(ANNA, BEN)
        assert await refused(world, playing)
        for person in (ANNA, BEN):
            await world.tables.pause(playing.id, person.id)
        assert world.now(playing).state is TableState.PAUSED
        assert await refused(world, world.now(playing))
        ended = await world.begun(BEN)
        closed = await world.tables.end(ended.id, BEN)
        assert closed.state is TableState.CLOSED
        assert await refused(world, closed)
    with closing(sqlite3.connect(path)) as other:
        other.execute("UPDATE match SET rules = rules + 1")
        other.commit()
    async with running(path, clock) as world:
        assert world.now(playing).state is TableState.SUSPENDED
        assert await refused(world, world.now(playing))
        assert "salt" not in repr(world.now(playing).match)


async def test_a_rematch_forgets_the_digest_and_begins_a_chain_of_its_own(
    place: DatabasePlace, clock: FakeClock
) -> None:
    async with running(place, clock, delays=AT_ONCE) as world:
        table = await world.begun(ANNA, target=300)
        first = await world.finish(table.id)
        again = await world.tables.rematch(table.id, ANNA.id, world.cause)
        assert first.digest is not None
        assert again.digest is None
        assert again.match.header.match_id == f"{table.id}-2"
        second = await world.finish(table.id)
        assert second.digest not in {None, first.digest}
        for number, over in enumerate((first, second), start=1):
            record = (await world.archive.record(table.id, number)).encode()
            assert sha256(record).hexdigest() == over.digest


async def test_matches_of_the_last_version_go_on_without_seals_and_the_next_ones_have_them(
    path: Path, clock: FakeClock
) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(LAST.read_text(encoding="utf-8"))
    async with running(path, clock, delays=AT_ONCE) as world:
        playing, between, over = (world.now(TableId(name)) for name in ("ev643cjds3", "2m72zt89qt", "rwa4hxfuvf"))
        assert (len(log(playing)), between.match.deals, over.state) == (10, 1, TableState.FINISHED)
        for table in (playing, between):
            finished = await world.finish(table.id)
            assert finished.match.deals > 1
            assert not any(deal.seal for deal in sealed_deals(finished.match))
            assert finished.digest is None
            assert "salt" not in await world.archive.record(table.id)
        for table in (between, over):
            for person in world.now(table).people:
                await world.tables.rematch(table.id, person.id, world.cause)
            finished = await world.finish(table.id)
            assert all(deal.holds for deal in sealed_deals(finished.match))
            assert finished.digest == sha256((await world.archive.record(table.id)).encode()).hexdigest()


@pytest.mark.logs_errors
async def test_a_match_whose_times_cannot_be_read_is_finished_without_a_digest(path: Path, clock: FakeClock) -> None:
    async with running(path, clock, delays=AT_ONCE) as world:
        table = await world.begun(ANNA, target=300)
        await world.database._writing.execute_fetchall("UPDATE move SET at = 'then' WHERE seq = 1")
        await world.database._writing.commit()
        over = await world.finish(table.id)
        assert (over.state, over.digest) == (TableState.FINISHED, None)
