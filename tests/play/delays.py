"""How long after a step of the match each surface showed it: what was seen in the page against the log."""

import json
import re
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any

from bot.discord.pages.table_pages import hand_page, public_page
from bot.discord.pages.widgets import Page
from bot.storage.ratings import RATED_SEAT, changes_of, read_match
from bot.tables.model import Holder, Pace, Person, Place, Table, TableId, TableState, UserId
from bot.tables.playing import PLAYER
from bot.text.i18n import Voice
from engine import record
from engine.cards import Card, Seat, parse_card
from engine.match import ActLine, Match
from engine.turn import Act
from tests.play.match import logged
from tests.play.people import Play

LATER = datetime(2100, 1, 1, tzinfo=UTC)
NOT_WORDS = re.compile(r"<t:\d+:R>|^-# |\\(?=\W)|[*_~\s\ufe0e\ufe0f\u200b\u2060]", re.MULTILINE)
"""What the page draws otherwise than it is written."""


@dataclass
class Delays:
    """The seconds from the commit of a step until a surface showed it or a later one.

    `waiting` and `own`: by step, while others are on turn and when the reader's turn comes; `unseen`: steps that never
    came; `skipped`: steps that a later one replaced; `back`: older states shown after newer ones; `unknown`: texts that
    no state of the match has, outside the reader's own turns.
    """

    waiting: list[float] = field(default_factory=list)
    own: list[float] = field(default_factory=list)
    slowest: str = ""
    unseen: int = 0
    skipped: int = 0
    back: list[str] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Step:
    """When a step was committed, what the surface may say from then on, and whether its reader is asked."""

    at: float
    texts: frozenset[str]
    asks: bool = False


def plain(text: str) -> str:
    """The text as it can be compared: without marks, white space and times."""
    return NOT_WORDS.sub("", text)


def words_of(page: Page) -> str:
    """What the page's embed says, without its title and footer."""
    if page.rendered is None:
        return ""
    parts = [page.rendered.description, *(part for entry in page.rendered.fields for part in (entry.name, entry.value))]
    return plain("\n".join(parts))


def tables(play: Play) -> list[tuple[float, Table]]:
    """Every state of the only match in the database, with the time of its commit, in order."""
    with sqlite3.connect(f"file:{play.data}?mode=ro", uri=True) as database:
        (id, host, game, preset, options), *_ = database.execute(
            "SELECT id, host, game, preset, options FROM card_table"
        ).fetchall()
        held = database.execute("SELECT user_id, name, computer FROM seat ORDER BY seat").fetchall()
        times = [at / 1e6 for (at,) in database.execute("SELECT at FROM move ORDER BY seq")]
        rated = database.execute(f"SELECT {RATED_SEAT} FROM rated_seat ORDER BY seat").fetchall()
    holders = tuple(Holder(Person(UserId(user), name)) if user else Holder(None, kind) for user, name, kind in held)
    text, _ = logged(play)
    _, *matches = [match for match in record.read(text.encode()) if isinstance(match, Match)]
    table = Table(
        TableId(id), Place(1, 2), TableState.PLAYING, UserId(host), game, preset, tuple(json.loads(options).items()),
        Pace.LIVE, holders, None, 1, LATER,
    )  # fmt: skip
    names = {UserId(user): name for user, name, _ in held if user}
    changes = changes_of(read_match(rated), names) if rated else ()
    over = replace(table, state=TableState.FINISHED, rating_changes=changes)
    states = [replace(over if match.over else table, match=match) for match in matches]
    return list(zip(times, with_given(states), strict=True))


def with_given(states: Iterable[Table]) -> Iterator[Table]:
    """The states of a table with the cards that it has played for people, which it does not store."""
    given: dict[int, tuple[Card, ...]] = {}
    for table in states:
        assert table.match is not None
        line = table.match.log[-1]
        if not isinstance(line, ActLine):
            given.clear()
        elif line.by == PLAYER:
            given.pop(line.seat, None)
        elif line.by is None and (words := str(line.action).split())[0] == "play":
            given[line.seat] = (*given.get(line.seat, ()), parse_card(words[1]))
        holders = (replace(it, given=given.get(seat, ())) if it else it for seat, it in enumerate(table.holders))
        yield replace(table, holders=tuple(holders))


def measured(
    states: Sequence[tuple[float, Table]], seen: Sequence[Mapping[str, Any]], voice: Voice, seat: Seat | None
) -> Delays:
    """The delays of a hand (`seat`) or of the table's message (None) whose texts were `seen`, in order of time."""
    return compared([Step(at, _texts(table, voice, seat), _asks(table, seat)) for at, table in states], seen)


def compared(steps: Sequence[Step], seen: Sequence[Mapping[str, Any]]) -> Delays:
    """The delays of these steps on a surface that showed the texts `seen`: `at`, in seconds, and `text`."""
    delays = Delays()
    first = seen[0]["at"] if seen else float("inf")
    shown = 0
    reached: list[tuple[float, int]] = []
    for at, text in ((entry["at"], plain(entry["text"])) for entry in seen):
        places = [number for number, step in enumerate(steps) if text in step.texts]
        if later := [number for number in places if number >= shown]:
            shown = later[0]
            reached.append((at, shown))
        elif places:
            delays.back.append(f"{shown - places[-1]} steps back: {text[:80]}")
        elif text and not steps[shown].asks:
            delays.unknown.append(text)
    for number, step in enumerate(steps):
        if step.at < first or (number and step.texts == steps[number - 1].texts):
            continue
        arrived = next(((at, at_number) for at, at_number in reached if at_number >= number), None)
        if arrived is None:
            delays.unseen += 1
            continue
        delay = arrived[0] - step.at
        (delays.own if step.asks else delays.waiting).append(delay)
        delays.skipped += arrived[1] > number
        if not step.asks and delay >= max(delays.waiting):
            delays.slowest = f"step {number}: {min(step.texts, key=len)[:60]}"
    return delays


def _asks(table: Table, seat: Seat | None) -> bool:
    """Whether it is this seat's turn; what its reader selects then changes the text of the hand."""
    return table.match is not None and seat is not None and table.match.turn == Act(seat)


def _texts(table: Table, voice: Voice, seat: Seat | None) -> frozenset[str]:
    """What the surface may say in this state, with and without the time that is left."""
    both = (table, replace(table, deadline=None))
    return frozenset(
        words_of(public_page(state, voice) if seat is None else hand_page(state, seat, voice)) for state in both
    )


def at_percent(delays: Iterable[float], percent: int) -> float:
    """The delay that this many percent do not exceed; 0 of none."""
    ordered = sorted(delays)
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)] if ordered else 0.0
