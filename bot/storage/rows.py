"""Tables, seats and matches as rows, and back.

SQLite keeps any value in any column, and a host may change the file. So every value is checked where it is read.
"""

import json
from collections.abc import Iterable, Sequence
from datetime import timedelta
from enum import StrEnum
from typing import Any, Final, TypeVar

from bot.storage.sql import MICROSECOND, Row, micros, to_json
from bot.tables.model import Holder, Pace, Person, Place, Proposal, ProposalKind, Table, TableId, TableState, UserId
from bot.tables.ports import Unreadable
from engine.cards import Card, Seat, card_text, parse_card
from engine.game import Malformed
from engine.match import Header
from engine.options import make_options
from engine.players import LEVELS, PLAYERS
from engine.registry import game as find_game

IN_A_MATCH: Final = frozenset({TableState.PLAYING, TableState.PAUSED, TableState.SUSPENDED})
"""The states in which every seat of a table is held."""
LARGEST: Final = 2**63 - 1
"""The largest number of a column, and of an id of Discord."""
MOST_SEATS: Final = 100
"""More than any game has; fewer than would need memory."""
LONGEST_RESERVE: Final = micros(timedelta(days=1))
Word = TypeVar("Word", bound=StrEnum)

TABLE_COLUMNS = (
    "id, guild, channel, state, host, game, preset, options, pace, seats, match_number, thread, wants_thread,"
    " starts_full, wants_rated, proposal, level"
)
SEAT_COLUMNS = (
    "table_id, seat, user_id, name, computer, autopilot, misses, reserve, left_user, left_name, agreed, kicked, queued,"
    " waiting_user, waiting_name, newcomer, kicked_by, kicked_out"
)
MATCH_COLUMNS = "id, game, rules, preset, options, seats, dealer, rated, digest"


def table_row(table: Table) -> Row:
    """The values of TABLE_COLUMNS."""
    place = table.place
    return (
        table.id, place.guild, place.channel, table.state.value, table.host, table.game, table.preset,
        to_json(dict(table.options)), table.pace.value, len(table.holders), table.match_number,
        place.thread, int(table.wants_thread), int(table.starts_full), int(table.wants_rated),
        proposal_text(table.proposal, table.last_proposed), table.level,
    )  # fmt: skip


def seat_row(table: Table, seat: Seat, holder: Holder) -> Row:
    """The values of SEAT_COLUMNS."""
    person, left, waiting = holder.person, holder.left, holder.waiting
    asked = person or waiting
    return (
        table.id, seat, person and person.id, person and person.name, holder.computer, int(holder.autopilot),
        holder.misses, micros(holder.reserve), left and left.id, left and left.name,
        int(asked is not None and asked.id in table.agreed), int(holder.kicked),
        None if holder.queued is None else card_text(holder.queued),
        waiting and waiting.id, waiting and waiting.name, int(holder.newcomer), holder.kicked_by,
        to_json([[person.id, person.name] for person in holder.out]) if holder.out else None,
    )  # fmt: skip


def header_row(header: Header) -> Row:
    """The values of MATCH_COLUMNS that the first line of a record has: game, preset, options, seats, dealer."""
    return header.game, header.preset, to_json(dict(header.options)), header.seats, header.dealer


def number(value: Any, column: str, *, least: int = 0, most: int = LARGEST) -> int:
    """The value, if it is a number between these two.

    Raises:
        Unreadable: it is not.
    """
    if not isinstance(value, int) or not least <= value <= most:
        raise Unreadable(column)
    return value


def string(value: Any, column: str) -> str:
    """The value, if it is text; raises `Unreadable`."""
    if not isinstance(value, str):
        raise Unreadable(column)
    return value


def word(kind: type[Word], value: Any, column: str) -> Word:
    """The word of this kind; raises `Unreadable` for every other value."""
    try:
        return kind(value)
    except ValueError:
        raise Unreadable(column) from None


def read_options(stored: Any) -> tuple[tuple[str, Any], ...]:
    """The options of a table or match from their JSON, sorted by name as in `Header`; raises `Unreadable`."""
    try:
        options = json.loads(string(stored, "options"))
    except (ValueError, RecursionError):
        raise Unreadable("options") from None
    if not isinstance(options, dict):
        raise Unreadable("options")
    return tuple(sorted((name, _value(value)) for name, value in options.items()))


def proposal_text(proposal: Proposal | None, last: int | None) -> str | None:
    """The proposal as JSON; where none is open, the interaction that has proposed something last."""
    if proposal is None:
        return None if last is None else to_json({"over": last})
    return to_json(
        {
            "what": proposal.what.value,
            "by": proposal.by,
            "seat": proposal.seat,
            "agreed": sorted(proposal.agreed),
            "declined": sorted(proposal.declined),
            "cause": proposal.cause,
        }
    )


def read_proposal(stored: Any, seats: int) -> tuple[Proposal | None, int | None]:
    """What `proposal_text` was given, from its JSON, at a table with so many seats; raises `Unreadable`."""
    if stored is None:
        return None, None
    try:
        parts = json.loads(string(stored, "proposal"))
        if "over" in parts:
            return None, number(parts["over"], "proposal")
        cause = None if parts.get("cause") is None else number(parts["cause"], "proposal")
        what, by, seat, agreed, declined = (parts[name] for name in ("what", "by", "seat", "agreed", "declined"))
        proposal = Proposal(
            word(ProposalKind, what, "proposal"),
            UserId(number(by, "proposal")),
            None if seat is None else Seat(number(seat, "proposal", most=seats - 1)),
            frozenset(UserId(number(user, "proposal")) for user in agreed),
            frozenset(UserId(number(user, "proposal")) for user in declined),
            cause,
        )
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise Unreadable("proposal") from None
    return proposal, cause


def _value(value: Any) -> Any:
    """An option's value; JSON stores tuples as lists."""
    return tuple(map(_value, value)) if isinstance(value, list) else value


def read_header(row: Sequence[Any]) -> tuple[Header, int, bool, str | None]:
    """The first line of a match, the revision of its rules, whether it is rated, and its digest, from MATCH_COLUMNS.

    Raises:
        Unreadable: a value is none that a match can have.
    """
    match, game, rules, preset, options, seats, dealer, rated, digest = row
    seats = number(seats, "seats", most=MOST_SEATS)
    dealer = Seat(number(dealer, "dealer", most=seats - 1))
    rules_of_match = string(preset, "preset"), read_options(options)
    header = Header(string(game, "game"), seats, dealer, *rules_of_match, string(match, "id"))
    closing = None if digest is None else string(digest, "digest")
    return header, number(rules, "rules"), bool(number(rated, "rated", most=1)), closing


def _person(user: Any, name: Any, column: str) -> Person | None:
    if user is None or name is None:
        return None
    return Person(UserId(number(user, column)), string(name, "name"))


def _persons(stored: Any, column: str) -> tuple[Person, ...]:
    """The persons from the JSON of their ids and names; raises `Unreadable`."""
    if stored is None:
        return ()
    try:
        pairs = [(user, name) for user, name in json.loads(string(stored, column))]
    except (ValueError, TypeError, RecursionError):
        raise Unreadable(column) from None
    return tuple(Person(UserId(number(user, column)), string(name, column)) for user, name in pairs)


def _holder(row: Row) -> Holder:
    (
        _, _, user, name, computer, autopilot, misses, reserve, left_user, left_name, _, kicked, queued, waiting_user,
        waiting_name, newcomer, kicked_by, kicked_out,
    ) = row  # fmt: skip
    person = _person(user, name, "user_id")
    if (person is None) is (computer is None) or computer not in (None, *PLAYERS):
        raise Unreadable("computer")
    waiting = _person(waiting_user, waiting_name, "waiting_user")
    if person is not None and waiting is not None:
        raise Unreadable("waiting_user")
    left = _person(left_user, left_name, "left_user")
    out = _persons(kicked_out, "kicked_out")
    if person is not None and left is not None:  # as an earlier version stored who was kicked out before a newcomer
        out, left, kicked = (left,), None, False
    return Holder(
        person,
        computer,
        bool(autopilot),
        number(misses, "misses"),
        number(reserve, "reserve", most=LONGEST_RESERVE) * MICROSECOND,
        left,
        bool(kicked),
        None if kicked_by is None else UserId(number(kicked_by, "kicked_by")),
        waiting,
        bool(number(newcomer, "newcomer", most=1)),
        out,
        queued=None if queued is None else _card(queued, "queued"),
    )


def _card(value: Any, column: str) -> Card:
    """The card with this text; raises `Unreadable`."""
    try:
        return parse_card(string(value, column))
    except ValueError:
        raise Unreadable(column) from None


def read_table(row: Row, seat_rows: Iterable[Row]) -> Table:
    """A table, without its match, from its TABLE_COLUMNS and the SEAT_COLUMNS of its occupied seats.

    Raises:
        Unreadable: a value is none that a table can have.
    """
    (
        table, guild, channel, state, host, game, preset, options, pace, seats, match_number, thread, wants_thread,
        starts_full, wants_rated, proposal, level,
    ) = row  # fmt: skip
    holders: list[Holder | None] = [None] * number(seats, "seats", most=MOST_SEATS)
    agreed: set[UserId] = set()
    for seat_row in seat_rows:
        seat = number(seat_row[1], "seat", most=len(holders) - 1)
        holder = holders[seat] = _holder(seat_row)
        if seat_row[10] and (asked := holder.person or holder.waiting) is not None:
            agreed.add(asked.id)
    if word(TableState, state, "state") in IN_A_MATCH and None in holders:
        raise Unreadable("seat")
    named = read_options(options)
    _check_rules(game, preset, named, len(holders))
    if level not in LEVELS:
        raise Unreadable("level")
    asked_for, last = read_proposal(proposal, len(holders))
    place = Place(
        None if guild is None else number(guild, "guild"),
        number(channel, "channel"),
        None if thread is None else number(thread, "thread"),
    )
    return Table(
        TableId(string(table, "id")), place, word(TableState, state, "state"), UserId(number(host, "host")), game,
        preset, named, word(Pace, pace, "pace"), tuple(holders), match_number=number(match_number, "match_number"),
        agreed=frozenset(agreed), wants_thread=bool(wants_thread), starts_full=bool(starts_full),
        wants_rated=bool(wants_rated), proposal=asked_for, last_proposed=last, level=level,
    )  # fmt: skip


def _check_rules(game: Any, preset: Any, options: tuple[tuple[str, Any], ...], seats: int) -> None:
    """Raises `Unreadable` where no table with these rules can be shown."""
    try:
        known = find_game(string(game, "game"))
    except KeyError:
        raise Unreadable("game") from None
    if preset not in known.presets:
        raise Unreadable("preset")
    if seats not in known.seats:
        raise Unreadable("seats")
    try:
        make_options(known, preset, dict(options), seats)
    except Malformed:
        raise Unreadable("options") from None
