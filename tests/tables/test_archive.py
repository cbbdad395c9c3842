"""The archive: finished matches by person and by server, their players as they were, and nothing of any other match."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from bot.discord.pages.table_frame import frame_of
from bot.storage.archive import INSERT_MATCH_SEAT, finishing
from bot.storage.migrations import MIGRATIONS
from bot.storage.personal import FORGET_MATCH_SEATS
from bot.storage.sql import statement
from bot.tables.archive import KEPT, PAGE
from bot.tables.former import FORMER
from bot.tables.model import Outcome, Place, Refused, Table, TableId
from bot.tables.played import MatchRef, PlayedMatch, Player
from bot.tables.positions import Positions
from bot.tables.results import seats_taken
from bot.text.render import Seated, cast_member
from engine.cards import Seat
from engine.record import write
from tests.support.clock import START, FakeClock
from tests.support.older_schema import rewrite_with_schema
from tests.tables.test_newcomers import EVA, ended_while_ben_waits, next_deal
from tests.tables.test_proposals import DORA, schieber
from tests.tables.world import ANNA, BEN, CARLA, CHANNEL, GUILD, HERE, World, running

BEFORE_ARCHIVE = 31
"""The last version of the schema without an archive."""


def ref(table: Table) -> MatchRef:
    return MatchRef(table.id, table.match_number)


async def finished(world: World, *people: object, **options: object) -> Table:
    """A short match that has been played to its end; the table is closed afterwards, so that its people are free."""
    table = await world.finish((await world.begun(*people, target=300, **options)).id)
    await world.tables.end(table.id, table.people[0])
    return table


async def test_a_match_is_in_the_archive_as_soon_as_it_is_over(world: World) -> None:
    table = await world.begun(ANNA, target=300)
    assert (await world.archive.history(ANNA.id)).matches == ()
    over = await world.finish(table.id)
    (played,) = (await world.archive.history(ANNA.id)).matches
    assert played == await world.archive.match(ref(over))
    assert (played.ref, played.game, played.place, played.rated) == (ref(over), "klaberjass", HERE, over.rated)
    assert played.finished_at == world.clock.now()
    anna, computer = played.players
    score = over.match.standings.scores[0]
    won = Outcome.WON if score > over.match.standings.scores[1] else Outcome.LOST
    assert anna == Player(0, ANNA, None, won, score)
    assert computer == Player(1, None, over.level)
    assert (played.seat_of(ANNA.id), played.seat_of(BEN.id)) == (0, None)


async def test_who_left_has_the_match_too_and_so_has_who_took_the_seat(world: World) -> None:
    table = await world.begun(ANNA, BEN, target=300)
    await world.tables.leave(table.id, BEN.id)
    over = await world.finish(table.id)
    (played,) = (await world.archive.history(BEN.id)).matches
    assert [(player.person, player.computer) for player in played.players] == [(ANNA, None), (BEN, over.level)]
    assert played.players[1].outcome is Outcome.LEFT


async def test_whose_seat_a_newcomer_took_has_the_match_too(world: World) -> None:
    """Whoever had the seat, once each; and the newcomer, who played."""
    table = await schieber(world, ANNA, BEN, CARLA, DORA, target=500)
    await world.tables.remove(table.id, ANNA.id, Seat(3))
    await world.tables.join(table.id, EVA)
    await next_deal(world, table)
    over = await world.finish(table.id)
    lines = seats_taken(over)
    assert [(line.seat, line.turn, line.person) for line in lines] == [
        *((0, 0, ANNA), (1, 0, BEN), (2, 0, CARLA), (3, 0, EVA)),
        (3, 1, DORA),
    ]
    for player in (DORA, EVA):
        (played,) = (await world.archive.history(player.id)).matches
        assert played.seat_of(player.id) == 3
    held = replace(over.holders[3], out=(DORA, DORA, ANNA))
    assert seats_taken(replace(over, holders=(*over.holders[:3], held))) == lines


async def test_who_waited_until_everybody_had_left_and_never_played_is_named_nowhere(world: World) -> None:
    now = await ended_while_ben_waits(world)
    assert now.people == (BEN,), "the seat is theirs in a rematch"
    (played,) = (await world.archive.history(ANNA.id)).matches
    assert [(it.person, it.computer) for it in played.players] == [(ANNA, now.level), (None, now.level)]
    assert (await world.archive.history(BEN.id)).matches == ()
    assert frame_of(now).seated[1] == Seated(computer=now.level, cast=cast_member(now.id, Seat(1)))
    assert frame_of(now, now=True).seated[1] == Seated(name=BEN.name, host=True), "among the seats"


@pytest.mark.parametrize("unfinished", ["played", "paused", "ended", "suspended"])
async def test_nothing_is_told_of_a_match_that_is_not_finished(path: Path, clock: FakeClock, unfinished: str) -> None:
    async with running(path, clock) as world:
        table = await world.begun(ANNA, BEN, target=300)
        for _ in range(12):
            await world.move(table.id)
        if unfinished == "paused":
            for person in (ANNA, BEN):
                await world.tables.pause(table.id, person.id)
        if unfinished == "ended":
            await world.tables.end(table.id, ANNA, force=True)
    if unfinished == "suspended":
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("UPDATE match SET rules = rules + 1")
            connection.commit()
    async with running(path, clock) as world:
        assert (await world.archive.history(ANNA.id)).matches == ()
        assert await world.archive.newest_in(GUILD, 9) == ()
        for asked in (world.archive.match(ref(table)), world.archive.positions(ref(table))):
            with pytest.raises(Refused) as refused:
                await asked
            assert refused.value.message.key == "archive-unknown"
        with pytest.raises(Refused):
            await world.archive.record(table.id)


async def test_a_match_that_there_never_was_is_refused(world: World) -> None:
    for text in ("", "x", "ev643cjds3-0", "ev643cjds3-", "-1", "../x-1", "ev643cjds3-1234567"):
        with pytest.raises(ValueError, match="not a match"):
            MatchRef.parse(text)
    unknown = MatchRef.parse(" ev643cjds3-1 ")
    assert str(unknown) == "ev643cjds3-1"
    with pytest.raises(Refused):
        await world.archive.match(unknown)
    with pytest.raises(Refused):
        await world.archive.positions(unknown)


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM move",
        "UPDATE match SET rules = 99",
        "UPDATE move SET line = '{}' WHERE seq = 9",
        "DELETE FROM move WHERE seq > 9",
    ],
)
async def test_a_match_whose_moves_are_gone_stays_in_the_list_and_opens_no_more(world: World, damage: str) -> None:
    over = await finished(world, ANNA)
    await world.database.write(statement(damage))
    assert len((await world.archive.history(ANNA.id)).matches) == 1
    with pytest.raises(Refused) as refused:
        await world.archive.positions(ref(over))
    assert refused.value.message.key == "archive-unreadable"


async def test_pages_of_a_history_follow_each_other_newest_first_by_game(world: World) -> None:
    for number in range(2 * PAGE + 1):
        await world.wait(timedelta(minutes=1))
        if number < 3:
            await finished(world, ANNA)
    await _copied(world, 2 * PAGE - 2)
    first = await world.archive.history(ANNA.id)
    assert (first.page, first.pages, len(first.matches)) == (0, 3, PAGE)
    pages = [await world.archive.history(ANNA.id, page) for page in range(3)]
    listed = [match for page in pages for match in page.matches]
    assert len({match.ref for match in listed}) == len(listed) == 2 * PAGE + 1
    assert listed == sorted(listed, key=lambda match: (match.finished_at, str(match.ref)), reverse=True)
    assert await world.archive.history(ANNA.id, 99) == pages[-1] == replace(pages[-1], page=2)
    assert await world.archive.history(ANNA.id, -1) == pages[0]
    assert await world.archive.history(ANNA.id, game="klaberjass") == pages[0]
    assert (await world.archive.history(ANNA.id, game="vira")).matches == ()
    assert await world.archive.newest(ANNA.id, 3) == tuple(listed[:3])
    assert await world.archive.newest_in(GUILD, 4) == tuple(listed[:4])
    assert await world.archive.newest_in(GUILD + 1, 4) == ()


async def test_a_match_in_direct_messages_is_of_no_server(world: World) -> None:
    over = await finished(world, ANNA, place=Place(None, 77))
    assert [match.ref for match in (await world.archive.history(ANNA.id)).matches] == [ref(over)]
    assert (await world.archive.match(ref(over))).place == Place(None, 77)
    assert await world.archive.newest_in(GUILD, 4) == ()


async def test_a_former_player_leaves_the_seat_without_a_name(world: World) -> None:
    over = await finished(world, ANNA, BEN)
    await world.database.write(statement(FORGET_MATCH_SEATS, BEN.id))
    played = await world.archive.match(ref(over))
    assert [player.former for player in played.players] == [False, True]
    assert (await world.archive.history(BEN.id)).matches == ()
    await world.database.write(statement("DELETE FROM result"), statement("DELETE FROM move"))
    await world.database.write(statement("DELETE FROM match"))
    assert (await world.archive.history(ANNA.id)).matches == (), "the rows of a match that is deleted go with it"


async def test_whoever_was_kicked_out_is_told_how_it_ended_for_them(world: World) -> None:
    table = await world.begun(ANNA, BEN, target=300)
    await world.tables.leave(table.id, BEN.id)
    over = await world.finish(table.id)
    await world.database.write(
        statement("UPDATE match_seat SET turn = 1 WHERE user_id = $1", BEN.id),
        statement(INSERT_MATCH_SEAT, str(ref(over)), 1, 0, CARLA.id, CARLA.name, None, "klaberjass", 0),
    )
    (played,) = (await world.archive.history(BEN.id)).matches
    part = played.part_of(BEN.id)
    assert (part.seat, part.outcome) == (1, Outcome.LEFT)
    assert played.part_of(CARLA.id).outcome is None


async def test_a_former_player_of_a_match_under_way_is_one_in_the_archive_and_so_is_who_left_before(
    world: World,
) -> None:
    table = await world.begun(ANNA, BEN, target=300)
    await world.tables.leave(table.id, BEN.id)
    over = await world.finish(table.id)
    held = replace(over.holders[1], left=FORMER)
    rows = [
        tuple(found.values.values())
        for found in finishing(replace(over, holders=(over.holders[0], held)), world.clock.now())
        if found.sql == INSERT_MATCH_SEAT
    ]
    await world.database.write(statement(FORGET_MATCH_SEATS, BEN.id))
    stored = await world.database.read("SELECT * FROM match_seat WHERE seat = 1")
    assert [(user, name, computer) for _, _, _, user, name, computer, *_ in (rows[1], *stored)] == [
        (None, "", over.level)
    ] * 2
    player = (await world.archive.match(ref(over))).players[1]
    assert (player.person, player.computer, player.former) == (None, over.level, True)
    assert not (await world.archive.match(ref(await finished(world, CARLA)))).players[1].former, "a computer"


async def test_the_last_matches_are_kept_replayed_and_no_more(world: World) -> None:
    over = await finished(world, ANNA)
    first = await world.archive.positions(ref(over))
    assert await world.archive.positions(ref(over)) is first
    assert write(first.last).splitlines()[0] == write(over.match).splitlines()[0]
    assert len(first) == len(over.match.effective)
    await _copied(world, KEPT)
    for copy in await world.archive.newest(ANNA.id, 2 * KEPT):
        assert isinstance(await world.archive.positions(copy.ref), Positions)
    assert await world.archive.positions(ref(over)) is not first
    assert len(world.archive._kept) == KEPT


async def _copied(world: World, times: int) -> None:
    """The newest match so many times more, as if it had been played at as many tables."""
    for number in range(times):
        name = f"copy{number}"
        for table, columns in (
            ("card_table", "id, guild, channel, state, host, game, preset, options, pace, seats, match_number"),
            ("match", "id, table_id, number, game, rules, preset, options, seats, dealer, started_at, guild"),
            ("match_seat", "match_id, seat, turn, user_id, name, computer, game"),
            ("move", "match_id, seq, line, at"),
        ):
            await world.database.write(_copy(table, columns, name, number))


def _copy(table: str, columns: str, name: str, number: int) -> object:
    """The statement that copies the rows of the first match, later by so many seconds."""
    source = "(SELECT id FROM match WHERE id NOT LIKE 'copy%' ORDER BY finished_at, id LIMIT 1)"
    keys = {"id": f"'{name}-1'" if table == "match" else f"'{name}'", "table_id": f"'{name}'"}
    keys |= {"match_id": f"'{name}-1'"}
    values = ", ".join(keys.get(column, column) for column in columns.split(", "))
    where = {
        "card_table": f"id = (SELECT table_id FROM match WHERE id = {source})",
        "match": f"id = {source}",
    }.get(table, f"match_id = {source}")
    later = f"finished_at + {number + 1} * 1000000"
    more = {
        "card_table": (", opened_at, opened_by", f", opened_at, {10**9 + number}"),
        "match": (", finished_at", f", {later}"),
        "match_seat": (", finished_at", f", {later}"),
    }.get(table, ("", ""))
    return statement(f"INSERT INTO {table} ({columns}{more[0]}) SELECT {values}{more[1]} FROM {table} WHERE {where}")


async def test_matches_of_an_earlier_version_are_in_the_archive(path: Path, clock: FakeClock) -> None:
    async with running(path, clock) as world:
        first = await finished(world, ANNA, BEN)
        against = await world.begun(ANNA, target=300)
        await world.tables.leave(against.id, ANNA.id)
        other = await finished(world, CARLA)
        left = await world.begun(BEN, ANNA, target=300)
        await world.tables.leave(left.id, ANNA.id)
        left = await world.finish(left.id)
        expected = await _listed(world, first, other, left)
    rewrite_with_schema(path, BEFORE_ARCHIVE, {})
    async with running(path, clock) as world:
        assert len(MIGRATIONS) > BEFORE_ARCHIVE
        assert await _listed(world, first, other, left) == expected
        assert {match.ref for match in (await world.archive.history(ANNA.id)).matches} == {ref(first), ref(left)}
        assert len(await world.archive.newest_in(GUILD, 9)) == 3
        assert len(await world.archive.positions(ref(other))) == len(other.match.effective)
        assert {match.place.channel for match in expected} == {CHANNEL}
        with pytest.raises(Refused):
            await world.archive.match(MatchRef(TableId(against.id), 1))
    assert clock.now() > START


async def _listed(world: World, *tables: Table) -> Sequence[PlayedMatch]:
    return [await world.archive.match(ref(table)) for table in tables]
