"""What those who manage a server decide about its tables and people: in every state of a table, and over restarts."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

import pytest

from bot.app.thinker import Thinker
from bot.storage import ArchiveStore, SqlAdministration, SqlLadderStore, SqlSettingsStore, TableStore, open_database
from bot.storage.ratings_rebuilt import compared
from bot.storage.sql import statement
from bot.tables.admin_log import Act
from bot.tables.administration import Administration, server_rules
from bot.tables.archive import Archive
from bot.tables.ladders import MATCHES_FOR_COMPANY, Figures, Ladder, Ladders, Metric, Period
from bot.tables.model import Change, Credit, Outcome, Person, Place, ProposalKind, Refused, Table, TableState, UserId
from bot.tables.person_hash import person_hash
from bot.tables.ports import Conflict, Unsaved
from bot.tables.results import results
from bot.tables.service import Tables
from bot.tables.settings_store import MemberSetting
from tests.support.clock import FakeClock
from tests.tables.world import ANNA, BEN, CARLA, GUILD, HERE, PATIENCE, PATIENT, World, on_turn

BOSS = Person(UserId(99), "Boss")
DORA = Person(UserId(14), "Dora")
CAUSES = count(50_000)


class Club(World):
    """The world with the administration of its server."""

    administration: Administration

    async def exclude(self, person: Person, *, at_once: bool = False) -> None:
        """Boss excludes somebody."""
        await self.administration.exclude(GUILD, BOSS.id, person.id, next(CAUSES), at_once=at_once, reason="Because")
        await self.rest()

    async def excluded_from(self, act: object) -> None:
        """What is done is refused to who is excluded."""
        with pytest.raises(Refused) as refused:
            await act  # type: ignore[misc] # any of the service's operations
        assert refused.value.message.key == "tables-excluded"


@asynccontextmanager
async def club(path: Path, clock: FakeClock) -> AsyncIterator[Club]:
    """The bot of a server during the block."""
    async with await open_database(path, now=clock.now(), patience=PATIENCE) as database:
        store, heard = SqlAdministration(database), []  # type: ignore[var-annotated] # of changes
        rules = await server_rules(store)

        def tell(change: Change) -> None:
            heard.append(change)
            administration.on_change(change)

        tables = Tables(TableStore(database), clock, Thinker(), tell, random.Random(1), PATIENT, rules)
        administration = Administration(store, tables, rules, clock)
        await tables.start()
        await administration.start()
        here = Club(tables, Archive(ArchiveStore(database)), clock, database, random.Random(1), heard)
        here.administration = administration
        try:
            yield here
        finally:
            await administration.close()
            await tables.close()


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[Club]:
    """An empty server."""
    async with club(tmp_path / "stich.db", FakeClock()) as here:
        yield here


def news(table: Table) -> tuple[str, str, str] | None:
    """What the table is told: what, of whom, and why."""
    return table.news and (table.news.what, table.news.person.name, table.news.reason)


# ---------------------------------------------------------------------------------------------------------- exclusions


async def test_no_seat_is_taken_by_who_is_excluded(world: Club) -> None:
    table = await world.open(ANNA)
    begun = await world.begun(CARLA, DORA)
    await world.exclude(BEN)
    await world.excluded_from(world.open(BEN))
    await world.excluded_from(world.tables.join(table.id, BEN))
    await world.excluded_from(world.tables.join(begun.id, BEN))
    await world.open(BEN, place=Place(GUILD + 1, 7))
    await world.open(BEN, place=Place(None, 7))


async def test_who_waits_for_a_seat_waits_no_more(world: Club) -> None:
    table = await world.begun(ANNA)
    await world.tables.join(table.id, BEN)
    assert world.now(table).waiting == (BEN,)
    await world.exclude(BEN)
    assert world.now(table).waiting == ()


@pytest.mark.parametrize("at_once", [True, False])
async def test_a_lobby_loses_who_is_excluded_and_closes_if_that_was_all(world: Club, at_once: bool) -> None:
    table, alone = await world.open(ANNA), await world.open(BEN)
    await world.tables.join(table.id, BEN)
    await world.exclude(BEN, at_once=at_once)
    assert (world.now(table).people, news(world.now(table))) == ((ANNA,), ("put-out", "Ben", "Because"))
    assert world.tables.get(alone.id) is None
    await world.exclude(ANNA, at_once=at_once)
    assert world.tables.get(table.id) is None


async def test_the_host_of_a_lobby_is_followed_by_another(world: Club) -> None:
    table = await world.open(BEN)
    await world.tables.join(table.id, ANNA)
    await world.exclude(BEN)
    assert world.now(table).host == ANNA.id


async def test_a_match_goes_on_without_who_is_excluded_at_once(world: Club) -> None:
    table = await world.begun(ANNA, BEN)
    await world.exclude(BEN, at_once=True)
    now = world.now(table)
    assert (now.state, now.people, now.left, now.left_by(BEN.id)) == (TableState.PLAYING, (ANNA,), (BEN,), None)
    assert news(now) == ("put-out", "Ben", "Because")
    await world.administration.let_back(GUILD, BOSS.id, BEN.id, next(CAUSES))
    with pytest.raises(Refused) as refused:
        await world.tables.join(table.id, BEN)
    assert refused.value.message.key == "tables-join-kicked", "of this match they stay out"


async def test_a_rated_match_counts_nothing_for_who_was_taken_out_and_was_there(world: Club) -> None:
    table = await world.begun(ANNA, BEN, target=300)
    assert table.rated
    await world.exclude(BEN, at_once=True)
    ended = await world.finish(table.id)
    (result,) = results(ended)
    assert (result.person, result.credit) == (ANNA, Credit.FULL)


async def test_who_manages_the_server_gains_nothing_by_taking_an_opponent_out(world: Club) -> None:
    table = await world.begun(BOSS, BEN, target=300)
    await world.exclude(BEN, at_once=True)
    (result,) = results(await world.finish(table.id))
    assert (result.person, result.credit) == (BOSS, Credit.LOSS)


async def test_who_may_play_the_match_to_its_end_loses_the_seat_after_it(world: Club) -> None:
    table = await world.begun(ANNA, BEN, target=300)
    await world.exclude(BEN)
    assert world.now(table).people == (ANNA, BEN)
    ended = await world.finish(table.id)
    assert {result.person for result in results(ended)} == {ANNA, BEN}
    assert all(result.outcome is not Outcome.LEFT for result in results(ended))
    await world.administration.close()
    assert world.now(table).people == (ANNA,)
    assert news(world.now(table)) == ("put-out", "Ben", "")
    await world.excluded_from(world.tables.join(table.id, BEN))


async def test_who_may_play_to_the_end_and_leaves_does_not_come_back(world: Club) -> None:
    table = await world.begun(ANNA, BEN)
    await world.exclude(BEN)
    await world.tables.leave(table.id, BEN.id)
    await world.excluded_from(world.tables.join(table.id, BEN))


async def test_a_match_of_which_nobody_else_is_left_closes(world: Club) -> None:
    alone, both = await world.begun(BEN), await world.begun(ANNA, BEN)
    await world.exclude(BEN, at_once=True)
    assert world.tables.get(alone.id) is None
    assert world.now(both).people == (ANNA,)


async def test_a_match_that_waits_for_somebody_else_stays_for_them(world: Club) -> None:
    table = await world.begun(ANNA, BEN)
    await world.tables.leave(table.id, ANNA.id)
    await world.exclude(BEN, at_once=True)
    assert world.now(table).left_by(ANNA.id) is not None
    await world.tables.resume(table.id, ANNA.id)
    assert world.now(table).people == (ANNA,)


async def test_a_match_that_waits_for_who_is_excluded_closes(world: Club) -> None:
    table = await world.begun(BEN)
    await world.tables.leave(table.id, BEN.id)
    await world.exclude(BEN)
    assert world.tables.get(table.id) is None


async def test_who_is_excluded_does_not_resume_a_match_that_they_have_left(world: Club) -> None:
    table = await world.begun(ANNA, BEN)
    await world.tables.leave(table.id, ANNA.id)
    await world.tables.leave(table.id, BEN.id)
    await world.exclude(BEN)
    await world.excluded_from(world.tables.resume(table.id, BEN.id))
    await world.tables.resume(table.id, ANNA.id)


async def test_an_open_proposal_about_them_ends_with_it(world: Club) -> None:
    table = await world.begun(ANNA, BEN)
    await world.tables.propose(table.id, BEN.id, ProposalKind.END, world.cause)
    await world.exclude(BEN, at_once=True)
    assert world.now(table).proposal is None
    assert world.now(table).state is TableState.PLAYING


async def test_the_same_exclusion_again_can_end_the_matches(world: Club) -> None:
    table = await world.begun(ANNA, BEN)
    await world.exclude(BEN)
    await world.exclude(BEN, at_once=True)
    assert world.now(table).people == (ANNA,)
    assert world.administration.excluded(GUILD) == 1


async def test_an_exclusion_that_is_not_saved_changes_nothing(world: Club) -> None:
    table = await world.begun(ANNA, BEN)
    await world.database.close()
    with pytest.raises(Unsaved):
        await world.exclude(BEN, at_once=True)
    assert not world.administration.excludes(GUILD, BEN.id)
    assert world.now(table).people == (ANNA, BEN)


async def test_a_restart_carries_out_what_was_decided(tmp_path: Path) -> None:
    path, clock = tmp_path / "stich.db", FakeClock()
    async with club(path, clock) as world:
        at_once, to_its_end = await world.begun(ANNA, BEN), await world.begun(ANNA, CARLA)
        lobby = await world.open(CARLA)
        store = SqlAdministration(world.database)
        for person, now in ((BEN, True), (CARLA, False)):
            line = world.administration.line(GUILD, BOSS.id, Act.EXCLUDE, next(CAUSES), about=person.id)
            await store.exclude(line, person_hash(await store.person_key(), person.id), at_once=now)
        await world.database.write(
            statement("INSERT INTO guild_setting (guild, welcomed, ratings) VALUES ($1, 1, 'never')", GUILD)
        )
    async with club(path, clock) as world:
        assert world.now(at_once).people == (ANNA,)
        assert world.now(to_its_end).people == (ANNA, CARLA)
        assert world.tables.get(lobby.id) is None
        assert not world.now(to_its_end).wants_rated
        assert world.now(to_its_end).rated, "a match stays what it was when it began"


async def test_the_key_is_made_once(tmp_path: Path) -> None:
    path, clock = tmp_path / "stich.db", FakeClock()
    keys = []
    for _ in range(2):
        async with club(path, clock) as world:
            keys.append(await SqlAdministration(world.database).person_key())
    async with club(tmp_path / "other.db", clock) as world:
        other = await SqlAdministration(world.database).person_key()
    assert keys[0] == keys[1] != other
    assert len(other) == 32


# -------------------------------------------------------------------------------------------------- ratings, and tables


async def test_where_nothing_is_rated_no_match_begins_rated(world: Club) -> None:
    waits, rated = await world.open(ANNA), await world.begun(ANNA, BEN, target=300)
    await world.administration.set_rates(GUILD, rates=False)
    assert not world.now(waits).wants_rated
    assert world.now(rated).rated
    assert not (await world.begun(CARLA, DORA)).rated
    await world.tables.join(waits.id, BEN)
    await world.tables.set_options(waits.id, ANNA.id, wants_rated=True)
    assert not (await world.tables.begin(waits.id, ANNA.id, world.cause)).rated
    await world.finish(rated.id)
    for person in (ANNA, BEN):
        await world.tables.rematch(rated.id, person.id, world.cause)
    assert (world.now(rated).state, world.now(rated).rated) == (TableState.PLAYING, False)
    assert (await world.begun(ANNA, BEN, place=Place(GUILD + 1, 8))).rated
    await world.administration.set_rates(GUILD, rates=True)
    assert (await world.begun(CARLA, DORA)).rated


async def test_a_closed_table_and_its_line_are_one_transaction(world: Club) -> None:
    table = await world.begun(ANNA, BEN)
    await world.database.write(
        statement("CREATE TRIGGER full BEFORE INSERT ON admin_log BEGIN SELECT RAISE(ABORT, 'disk full'); END")
    )
    with pytest.raises(Refused):
        await world.administration.end(table.id, BOSS, "Late", next(CAUSES))
    assert world.now(table).state is TableState.PLAYING
    with pytest.raises(Conflict):
        await world.exclude(BEN)
    assert not world.administration.excludes(GUILD, BEN.id)
    await world.database.write(statement("DROP TRIGGER full"))
    ended = await world.administration.end(table.id, BOSS, "Late", next(CAUSES))
    assert (ended.state, news(ended)) == (TableState.CLOSED, ("ended", "Boss", "Late"))
    (line,), total = await world.administration.log(GUILD, 0)
    assert (line.act, line.by, total) == (Act.END, BOSS.id, 1)


async def test_who_is_on_turn_and_is_taken_out_holds_nobody_up(world: Club) -> None:
    table = await world.begun(ANNA, BEN)
    await world.exclude(on_turn(table), at_once=True)
    await world.wait(10)
    now = world.now(table)
    assert now.match is not None
    assert len(now.match.log) > len(table.match.log if table.match else ())


# -------------------------------------------------------------------------------------------------------- leaderboards


async def listed(world: Club) -> dict[tuple[int, int], set[int]]:
    """Whether they are listed, by server and person, over all periods; none with a line."""
    rows = await world.database.read("SELECT guild, user_id, listed FROM standing")
    lines: dict[tuple[int, int], set[int]] = {}
    for guild, user, shown in rows:
        lines.setdefault((guild, user), set()).add(shown)
    return lines


async def on_board(world: Club) -> list[str]:
    """Whom the leaderboard of the server shows to somebody else."""
    board = await Ladders(SqlLadderStore(world.database), world.clock).board(
        Ladder("klaberjass", GUILD, Period.EVER, Metric.WINS), BOSS.id
    )
    return sorted(placed.standing.name for placed in board.lines)


async def test_the_servers_leaderboard_does_not_list_who_is_excluded(world: Club) -> None:
    await world.finish((await world.begun(ANNA, BEN, target=300)).id)
    settings = SqlSettingsStore(world.database)
    await settings.put_member(MemberSetting(BEN.id, world_ladder=True))
    assert await on_board(world) == ["Anna", "Ben"]
    await world.exclude(BEN)
    assert await on_board(world) == ["Anna"]
    # Whatever they set meanwhile, and if they finish a match there; on all servers together they stay.
    await settings.put_member(MemberSetting(BEN.id, world_ladder=True, server_ladder=True, language="de"))
    assert await on_board(world) == ["Anna"]
    assert (await listed(world))[0, BEN.id] == {1}
    await world.administration.let_back(GUILD, BOSS.id, BEN.id, next(CAUSES))
    assert await on_board(world) == ["Anna", "Ben"]
    await settings.put_member(MemberSetting(BEN.id, server_ladder=False))
    await world.exclude(BEN)
    await world.administration.let_back(GUILD, BOSS.id, BEN.id, next(CAUSES))
    assert await on_board(world) == ["Anna"], "as they have set it themselves"


async def test_a_match_that_is_played_to_its_end_lists_nobody_who_is_excluded(world: Club) -> None:
    table = await world.begun(ANNA, BEN, target=300)
    await world.exclude(BEN)
    await world.finish(table.id)
    await world.administration.close()
    assert await on_board(world) == ["Anna"]
    assert (await listed(world))[GUILD, BEN.id] == {-1}


async def test_nobody_else_reads_figures_of_who_is_excluded(world: Club) -> None:
    await world.finish((await world.begun(ANNA, BEN, target=300)).id)
    await world.finish((await world.begun(ANNA, DORA, target=300)).id)
    await world.exclude(BEN)
    assert not await world.ladders.shown_to(CARLA.id, BEN.id, GUILD)
    assert await world.ladders.shown_to(BEN.id, BEN.id, GUILD)
    for reader in (CARLA, ANNA):
        assert await opponents(world, ANNA, reader) == ["Dora"]
    assert await opponents(world, BEN, BEN) == ["Anna"]
    own = (await world.ladders.board(Ladder("klaberjass", GUILD), BEN.id)).own
    assert (own.listed, own.excluded, own.standing is not None) == (False, True, True)
    own = (await world.ladders.board(Ladder("klaberjass", GUILD), ANNA.id)).own
    assert (own.listed, own.excluded) == (True, False)
    # Of a ladder that begins anew, too; over all servers and on others nothing has changed.
    await world.administration.reset_ladder(GUILD, BOSS.id, "klaberjass", next(CAUSES))
    await world.finish((await world.begun(ANNA, DORA, target=300)).id)
    assert await opponents(world, ANNA, CARLA) == ["Dora"]
    assert not await world.ladders.shown_to(CARLA.id, BEN.id, GUILD)
    assert await world.ladders.shown_to(CARLA.id, BEN.id, GUILD + 1)
    await SqlSettingsStore(world.database).put_member(MemberSetting(BEN.id, world_ladder=True))
    assert await world.ladders.shown_to(CARLA.id, BEN.id, None)
    assert not await world.ladders.shown_to(CARLA.id, BEN.id, GUILD)
    await world.administration.let_back(GUILD, BOSS.id, BEN.id, next(CAUSES))
    assert await world.ladders.shown_to(CARLA.id, BEN.id, GUILD)
    assert await opponents(world, ANNA, CARLA) == ["Dora", "Ben"]


async def test_with_whom_somebody_wins_most_is_nobody_who_is_excluded(world: Club) -> None:
    figures = await played_often(world)
    assert figures.opponents.successful is not None
    best = figures.opponents.successful.name
    await world.exclude({"Ben": BEN, "Dora": DORA}[best])
    figures = await world.ladders.figures(ANNA.id, "klaberjass", GUILD, by=CARLA.id)
    assert figures.opponents.successful is not None
    assert {best, figures.opponents.successful.name} == {"Ben", "Dora"}


async def played_often(world: Club) -> Figures:
    """Anna's figures once she has played enough against Ben and against Dora."""
    for other in (BEN, DORA):
        for _ in range(MATCHES_FOR_COMPANY):
            await world.finish((await world.begun(ANNA, other, target=300)).id)
    return await world.ladders.figures(ANNA.id, "klaberjass", GUILD, by=CARLA.id)


async def opponents(world: Club, whose: Person, reader: Person) -> list[str]:
    """Whom somebody's figures of the server name to a reader."""
    figures = await world.ladders.figures(whose.id, "klaberjass", GUILD, by=reader.id)
    return [one.name for one in figures.opponents.frequent]


async def test_the_result_names_no_rating_of_who_is_excluded(world: Club) -> None:
    table = await world.begun(ANNA, BEN, target=300)
    await world.exclude(BEN)
    over = await world.finish(table.id)
    assert [change.name for change in over.rating_changes] == ["Anna"]
    store = TableStore(world.database)
    read = {saved.table.id: saved.table for saved in await store.open_tables()}[table.id]
    assert read.rating_changes == over.rating_changes, "after a restart, too"


async def test_no_moment_lists_who_is_excluded(world: Club) -> None:
    table = await world.begun(ANNA, BEN, target=300)
    await world.administration._store.exclude(
        world.administration.line(GUILD, BOSS.id, Act.EXCLUDE, next(CAUSES), about=BEN.id),
        person_hash(await world.administration._store.person_key(), BEN.id), at_once=False,
    )  # fmt: skip
    await world.finish(table.id)  # nothing follows it: only the store knows of the exclusion
    assert (await listed(world))[GUILD, BEN.id] == {-1}
    assert (await listed(world))[0, BEN.id] == {0}


async def test_a_leaderboard_that_begins_anew_is_empty_there_alone(world: Club) -> None:
    for place in (HERE, Place(GUILD + 1, 7)):
        await world.finish((await world.begun(ANNA, BEN, place=place, target=300)).id)
    await world.administration.reset_ladder(GUILD, BOSS.id, "vira", next(CAUSES))
    assert {guild for guild, _ in await listed(world)} == {0, GUILD, GUILD + 1}
    await world.administration.reset_ladder(GUILD, BOSS.id, "klaberjass", next(CAUSES))
    assert {guild for guild, _ in await listed(world)} == {0, GUILD + 1}
    assert await on_board(world) == []
    await world.finish((await world.begun(ANNA, CARLA, target=300)).id)
    assert await on_board(world) == ["Anna", "Carla"]
    rows = await world.database.read("SELECT guild, user_id, matches FROM rating WHERE game = 'klaberjass'")
    assert {(guild, matches) for guild, user, matches in rows if user == ANNA.id} == {
        (0, 3),
        (GUILD, 1),
        (GUILD + 1, 1),
    }
    assert (await compared(world.database)).equal, "ladders that are computed anew begin where they were reset"
