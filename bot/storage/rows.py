"""Tables, seats and matches as rows, and back."""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.storage.sql import MICROSECOND, Row, micros, to_json
from bot.tables.model import Holder, Pace, Person, Place, Table, TableId, TableState, UserId
from engine.cards import Seat
from engine.match import Header

TABLE_COLUMNS = "id, guild, channel, state, host, game, preset, options, pace, seats, match_number, version"
SEAT_COLUMNS = "table_id, seat, user_id, name, computer, autopilot, misses, reserve, left_user, left_name, agreed"
MATCH_COLUMNS = "game, rules, preset, options, seats, dealer"


def match_id(table: TableId, number: int) -> str:
    """The key of a table's match; that it is not drawn lets two writers collide on it, as they must."""
    return f"{table}-{number}"


def table_row(table: Table) -> Row:
    """The values of TABLE_COLUMNS."""
    place = table.place
    return (
        table.id, place.guild, place.channel, table.state.value, table.host, table.game, table.preset,
        to_json(dict(table.options)), table.pace.value, len(table.holders), table.match_number,
        table.version,
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
    """What a table or match names, in the order of `Header`."""
    found: Mapping[str, Any] = json.loads(text)
    return tuple(sorted((name, _value(value)) for name, value in found.items()))


def _value(value: Any) -> Any:
    """An option's value: JSON knows no tuples."""
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
    """A table from TABLE_COLUMNS and the SEAT_COLUMNS of its held seats, without its match."""
    table, guild, channel, state, host, game, preset, options, pace, seats, number, version = row
    holders: list[Holder | None] = [None] * seats
    wanted: set[UserId] = set()
    for held in seat_rows:
        holder = holders[held[1]] = _holder(held)
        if held[10] and holder.person is not None:
            wanted.add(holder.person.id)
    return Table(
        TableId(table), Place(guild, channel), TableState(state), UserId(host), game, preset, read_options(options),
        Pace(pace), tuple(holders), match_number=number, agreed=frozenset(wanted), version=version,
    )  # fmt: skip
