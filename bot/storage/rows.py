"""Tables, seats and matches as rows, and back."""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.storage.sql import MICROSECOND, Row, micros, to_json
from bot.tables.model import Holder, Pace, Person, Place, Table, TableId, TableState, UserId
from engine.cards import Seat
from engine.match import Header

TABLE_COLUMNS = (
    "id, guild, channel, state, host, game, preset, options, pace, seats, match_number, thread, wants_thread,"
    " starts_full"
)
SEAT_COLUMNS = "table_id, seat, user_id, name, computer, autopilot, misses, reserve, left_user, left_name, agreed"
MATCH_COLUMNS = "game, rules, preset, options, seats, dealer"


def match_id(table: TableId, number: int) -> str:
    """The key of a table's match. It is not random, so that two writers who start the same match collide."""
    return f"{table}-{number}"


def table_row(table: Table) -> Row:
    """The values of TABLE_COLUMNS."""
    place = table.place
    return (
        table.id, place.guild, place.channel, table.state.value, table.host, table.game, table.preset,
        to_json(dict(table.options)), table.pace.value, len(table.holders), table.match_number,
        place.thread, int(table.wants_thread), int(table.starts_full),
    )  # fmt: skip


def seat_row(table: Table, seat: Seat, holder: Holder) -> Row:
    """The values of SEAT_COLUMNS."""
    person, left = holder.person, holder.left
    return (
        table.id, seat, person and person.id, person and person.name, holder.computer, int(holder.autopilot),
        holder.misses, micros(holder.reserve), left and left.id, left and left.name,
        int(person is not None and person.id in table.agreed),
    )  # fmt: skip


def header_row(header: Header) -> Row:
    """The values of MATCH_COLUMNS without the revision of the rules: game, preset, options, seats, dealer."""
    return header.game, header.preset, to_json(dict(header.options)), header.seats, header.dealer


def read_options(text: str) -> tuple[tuple[str, Any], ...]:
    """The options of a table or match from their JSON, sorted by name as in `Header`."""
    options: Mapping[str, Any] = json.loads(text)
    return tuple(sorted((name, _value(value)) for name, value in options.items()))


def _value(value: Any) -> Any:
    """An option's value; JSON stores tuples as lists."""
    return tuple(map(_value, value)) if isinstance(value, list) else value


def read_header(row: Sequence[Any]) -> tuple[Header, int]:
    """The first line of a match and the revision of its rules, from MATCH_COLUMNS."""
    game, rules, preset, options, seats, dealer = row
    return Header(game, seats, Seat(dealer), preset, read_options(options)), rules


def _person(user: int | None, name: str | None) -> Person | None:
    return None if user is None or name is None else Person(UserId(user), name)


def _holder(row: Row) -> Holder:
    _, _, user, name, computer, autopilot, misses, reserve, left_user, left_name, _ = row
    return Holder(
        _person(user, name), computer, bool(autopilot), misses, reserve * MICROSECOND, _person(left_user, left_name)
    )


def read_table(row: Row, seat_rows: Iterable[Row]) -> Table:
    """A table, without its match, from its TABLE_COLUMNS and the SEAT_COLUMNS of its occupied seats."""
    (
        table, guild, channel, state, host, game, preset, options, pace, seats, number, thread, wants_thread,
        starts_full,
    ) = row  # fmt: skip
    holders: list[Holder | None] = [None] * seats
    agreed: set[UserId] = set()
    for seat_row in seat_rows:
        holder = holders[seat_row[1]] = _holder(seat_row)
        if seat_row[10] and holder.person is not None:
            agreed.add(holder.person.id)
    return Table(
        TableId(table), Place(guild, channel, thread), TableState(state), UserId(host), game, preset,
        read_options(options), Pace(pace), tuple(holders), match_number=number, agreed=frozenset(agreed),
        wants_thread=bool(wants_thread), starts_full=bool(starts_full),
    )  # fmt: skip
