"""Matches that end: the table just before its last move, and just after it."""

import random
from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from functools import cache

from bot.storage import Database, TableStore
from bot.tables.model import Holder, Pace, Person, Place, Result, Table, TableId, TableState, UserId
from bot.tables.playing import match_id
from bot.tables.rating import RatingChange
from bot.tables.results import results
from engine.cards import Seat
from engine.match import Match
from engine.registry import game as find_game
from tests.bench.ratings.crowd import played
from tests.support.clock import START

SHORT = {
    "klaberjass": {"target": 300}, "schieber": {"target": 200}, "vira": {"deals": 3}, "barbu": {"length": 4},
}  # fmt: skip


@cache
def over(game: str, seed: int) -> Match:
    """A finished match between careful computers; each seed has another result."""
    seats = min(find_game(game).seats)
    return played(find_game(game), ["careful"] * seats, Seat(0), random.Random(seed), SHORT[game])


def person(number: int) -> Person:
    """A person of this number."""
    return Person(UserId(number), f"P{number}")


def table(
    id: str, holders: Sequence[Holder], match: Match, guild: int | None = 500, *, rated: bool = True
) -> tuple[Table, Table]:
    """A table in its first match, whose last move is still to come, and the same after it."""
    host = next(holder.person for holder in holders if holder.person is not None)
    after = Table(
        TableId(id), Place(guild, 600), TableState.FINISHED, host.id, match.header.game, match.header.preset,
        match.header.options, Pace.LIVE, tuple(holders), match=match, match_number=1, rated=rated,
    )  # fmt: skip
    before = Match.start(
        match.header.game, seats=match.header.seats, dealer=match.header.dealer, preset=match.header.preset,
        options=dict(match.header.options),
    )  # fmt: skip
    for line in match.log[:-1]:
        before, _ = before.follow(line)
    return replace(after, match=before, state=TableState.PLAYING), after


async def end(
    database: Database,
    tables: tuple[Table, Table],
    *,
    cause: int,
    at: int = 0,
    given: Sequence[Result] | None = None,
) -> tuple[RatingChange, ...]:
    """Saves the table in its match, then the end of the match, `at` microseconds after the start."""
    before, after = tables
    store = TableStore(database)
    await store.save(None, before, due=None, at=START, cause=cause)
    when = START + timedelta(microseconds=at)
    return await store.save(before, after, due=None, at=when, results=results(after) if given is None else given)


async def stored_ratings(database: Database) -> dict[tuple[str, int, int], tuple[int, ...]]:
    """All stored ratings."""
    rows = await database.read("SELECT game, guild, user_id, mu, sigma, matches, shown, last_at FROM rating")
    return {row[:3]: row[3:] for row in rows}


async def stored_seats(database: Database, table: Table) -> list[tuple[object, ...]]:
    """The rows of the seats of the table's first match."""
    return list(
        await database.read(
            "SELECT seat, side, place, gone, user_id, level, credit, number FROM rated_seat WHERE match_id = $1"
            " ORDER BY seat",
            match_id(table.id, 1),
        )
    )
