"""No card reaches a log, a repr or an error."""

import logging
import re

import pytest

from bot.storage import DatabasePlace
from bot.storage.migrations import MIGRATIONS
from bot.storage.sql import statement
from bot.tables.model import Refused, TableId, TableState
from engine.cards import CARD_TEXTS
from tests.conftest import sqlite_alone
from tests.support.clock import FakeClock
from tests.support.statements import statements
from tests.tables.world import ANNA, BEN, World, running

CARD = re.compile(rf"\b(?:{'|'.join(CARD_TEXTS)})\b|[♠♥♦♣🂠-🃿]", re.IGNORECASE)
CONSTANT = (*statements().values(), *(sql for step in MIGRATIONS for sql in step))
"""The statements that the bot carries out, and the steps of the schema."""


def test_the_search_finds_cards() -> None:
    assert CARD.search('{"seat":0,"act":"play TS"}')
    assert CARD.search("play ah")
    assert CARD.search("♠10")
    assert not CARD.search("INSERT INTO move (match_id, seq) VALUES ($1, $2)")


def without_statements(text: str) -> str:
    """The log without the constant SQL statements, whose keyword AS looks like the ace of spades."""
    for sql in CONSTANT:
        text = text.replace(repr(sql), "<statement>")
    return text


def test_a_card_in_a_statement_is_found() -> None:
    for sql in CONSTANT:
        assert without_statements(f"executing {sql!r}, <values>") == "executing <statement>, <values>"
        assert CARD.search(without_statements(f"executing {sql + ' -- TS'!r}"))
        assert CARD.search(without_statements(f"executing {sql!r}, 'play AS'"))


async def refused_plays(world: World, table: TableId) -> list[Refused]:
    """Both players try to play every card, at an old revision."""
    refusals = []
    for person in (ANNA, BEN):
        for card in CARD_TEXTS:
            with pytest.raises(Refused) as refused:
                await world.tables.act(table, person.id, f"play {card}", revision=1, cause=world.cause)
            refusals.append(refused.value)
    return refusals


@sqlite_alone
async def test_a_whole_match_leaves_no_card_in_the_log(
    place: DatabasePlace, clock: FakeClock, caplog: pytest.LogCaptureFixture
) -> None:
    for logger in (None, "aiosqlite"):  # the bot's logging set-up silences the driver
        caplog.set_level(logging.DEBUG, logger=logger)
    async with running(place, clock) as world:
        table = await world.begun(ANNA, BEN, target=300)
        await refused_plays(world, table.id)
        while world.now(table).state is TableState.PLAYING:
            before = world.now(table).match
            with pytest.raises(Refused):
                await world.tables.act(table.id, ANNA.id, "play ZZ", revision=None, cause=world.cause)
            await (world.jump(200) if len(before.log) % 20 == 0 else world.move(table.id))
        await world.archive.record(table.id)
        await world.leaderboard("klaberjass", guild=None)
        second = await world.begun(ANNA, BEN)
    async with running(place, clock) as world:
        await world.move(second.id)
    assert "SqliteDatabase._commit" in caplog.text, "what the driver logs must be among what is searched"
    assert "<values>" in caplog.text
    assert not (card := CARD.search(without_statements(caplog.text))), card


async def test_neither_repr_nor_str_of_anything_shows_a_card(world: World) -> None:
    table = await world.begun(ANNA, BEN, target=300)
    await world.finish(table.id)
    saved = await world.tables._store.table(table.id)
    finished = await world.archive._store.finished(table.id, None)
    shown = [saved, finished, saved.match, *world.heard, *(change.table for change in world.heard)]
    shown += [event for change in world.heard for event in change.events]
    shown += [match for part in shown if (match := getattr(part, "match", None)) is not None]
    shown += [statement("SELECT $1", "play AS"), *await refused_plays(world, table.id)]
    for part in shown:
        for text in (repr(part), str(part), f"{part}"):
            assert not (card := CARD.search(text)), (type(part), card)


async def test_the_error_of_a_refused_row_has_no_values(world: World) -> None:
    table = await world.begun(ANNA, BEN)
    with pytest.raises(Exception, match="UNIQUE") as conflict:
        await world.database.write(
            statement("INSERT INTO move VALUES ($1, $2, $3, $4, $5)", f"{table.id}-1", 1, "play AS", 0, None)
        )
    assert not CARD.search(f"{conflict.value!r} {conflict.value}")
