"""Who sits where, and what will be played: tables before and after a match. A function gives the next table."""

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, NoReturn

from bot.tables.model import Holder, Pace, Person, Place, Refused, Table, TableId, TableState, UserId
from engine.cards import Seat
from engine.game import AnyGame, Malformed
from engine.message import Message
from engine.options import make_options, named_options, named_rules
from engine.players import PLAYERS
from engine.registry import game as find_game
from engine.registry import game_keys

CAREFUL: Final = "careful"
"""Plays for whoever has left or ran out of time, and fills empty seats."""


def refuse(key: str) -> NoReturn:
    """Raises `Refused` with the message of this key."""
    raise Refused(Message(key))


@dataclass(frozen=True, slots=True)
class Rules:
    """What a table plays: `options` differ from the preset."""

    preset: str
    options: tuple[tuple[str, Any], ...]
    seats: int


def checked(game: str, name: str, options: Mapping[str, Any], seats: int | None) -> Rules:
    """The rules of this name, a preset's or a variant's, changed by the options; the game's first number of seats where
    none is given.

    Raises:
        Refused: no such game, preset, variant or option, or they do not go together.
    """
    try:
        found: AnyGame = find_game(game)
    except KeyError:
        refuse("engine-bad-game")
    number = found.seats[0] if seats is None else seats
    if number not in found.seats:
        refuse("engine-bad-seats")
    try:
        rules = named_rules(found, name)
        named = {**rules.options, **options}
        made = make_options(found, rules.preset, named, number)
        return Rules(rules.preset, named_options(found, rules.preset, made, named, number), number)
    except Malformed as problem:
        raise Refused(problem.message) from None


def opened(
    table: TableId,
    place: Place,
    host: Person,
    *,
    game: str,
    preset: str,
    options: Mapping[str, Any],
    pace: Pace,
    seats: int | None,
) -> Table:
    """A table in its lobby; the host sits at seat 0. `preset` may name a variant."""
    rules = checked(game, preset, options, seats)
    holders = (Holder(host), *(None for _ in range(rules.seats - 1)))
    return Table(table, place, TableState.LOBBY, host.id, game, rules.preset, rules.options, pace, holders)


def seat_at(table: Table, user: UserId) -> Seat:
    """The user's seat.

    Raises:
        Refused: he has none.
    """
    seat = table.seat_of(user)
    if seat is None:
        refuse("tables-not-seated")
    return seat


def _in_lobby(table: Table) -> None:
    if table.state is not TableState.LOBBY:
        refuse("tables-not-in-lobby")


def _seating(table: Table) -> Table:
    """The table in its lobby, where seats can change: a finished table opens its lobby again for that."""
    if table.state is TableState.FINISHED:
        return _reopened(table)
    _in_lobby(table)
    return table


def host_only(table: Table, by: UserId) -> None:
    """Raises `Refused` for anybody but the table's host."""
    if by != table.host:
        refuse("tables-host-only")


def _seat(table: Table, seat: Seat) -> Seat:
    if not 0 <= seat < len(table.holders):
        refuse("tables-no-such-seat")
    return seat


def _free(table: Table, seat: Seat | None) -> Seat:
    if None not in table.holders:
        refuse("tables-full")
    if seat is None:
        return Seat(table.holders.index(None))
    if table.holders[_seat(table, seat)] is not None:
        refuse("tables-seat-taken")
    return seat


def with_holder(table: Table, seat: Seat, holder: Holder | None) -> Table:
    """The table with this seat held so."""
    return replace(table, holders=(*table.holders[:seat], holder, *table.holders[seat + 1 :]))


def joined(table: Table, person: Person, seat: Seat | None) -> Table:
    """The person takes this seat, or the first free one."""
    _in_lobby(table)
    if table.seat_of(person.id) is not None:
        refuse("tables-already-seated")
    return with_holder(table, _free(table, seat), Holder(person))


def with_computer(table: Table, by: UserId, player: str, seat: Seat | None) -> Table:
    """A computer player takes this seat, or the first free one."""
    seat_at(table, by)
    table = _seating(table)
    if player not in PLAYERS:
        refuse("tables-no-such-computer")
    return with_holder(table, _free(table, seat), Holder(None, player))


def moved(table: Table, user: UserId, seat: Seat) -> Table:
    """The user sits down elsewhere: at a free seat, or at a computer player's, who gets his."""
    own = seat_at(table, user)
    table = _seating(table)
    if seat == own:
        refuse("tables-already-there")
    holder = table.holders[_seat(table, seat)]
    if holder is not None and holder.person is not None:
        refuse("tables-seat-taken")
    return _changed_over(table, own, seat)


def swapped(table: Table, by: UserId, one: Seat, other: Seat) -> Table:
    """The host has whoever sits at these two seats change places; one of them may be free."""
    seat_at(table, by)
    host_only(table, by)
    table = _seating(table)
    if _seat(table, one) == _seat(table, other):
        refuse("tables-same-seat")
    if table.holders[one] is None and table.holders[other] is None:
        refuse("tables-seat-empty")
    return _changed_over(table, one, other)


def _changed_over(table: Table, one: Seat, other: Seat) -> Table:
    return with_holder(with_holder(table, one, table.holders[other]), other, table.holders[one])


def shuffled(table: Table, by: UserId, chance: random.Random) -> Table:
    """The host lets chance decide who sits where."""
    seat_at(table, by)
    host_only(table, by)
    table = _seating(table)
    holders = list(table.holders)
    chance.shuffle(holders)
    return replace(table, holders=tuple(holders))


def ready(table: Table, by: UserId, *, fill: bool, fewer: bool) -> Table:
    """A person at the table starts the match; with `fill` careful players take the empty seats.

    With `fewer` the host has it played by those who are there: the empty seats are taken away.
    """
    _in_lobby(table)
    seat_at(table, by)
    if fewer:
        return with_options(table, by, seats=table.taken)
    if not fill:
        return table
    return replace(table, holders=tuple(holder or Holder(None, CAREFUL) for holder in table.holders))


def may_be_fewer(table: Table) -> bool:
    """Whether there are empty seats, and the game may be played without them."""
    return None in table.holders and table.taken in find_game(table.game).seats


def removed(table: Table, by: UserId, seat: Seat) -> Table:
    """A computer player leaves at the wish of any person there, a person at the host's or his own."""
    seat_at(table, by)
    table = _seating(table)
    holder = table.holders[seat] if 0 <= seat < len(table.holders) else None
    if holder is None:
        refuse("tables-seat-empty")
    if holder.person is None:
        return with_holder(table, seat, None)
    if holder.person.id != by:
        host_only(table, by)
    return left(table, holder.person.id)


def left(table: Table, user: UserId) -> Table:
    """The user is free. In a match the computer plays on for him; the last person closes the table."""
    seat = seat_at(table, user)
    holder = table.holders[seat]
    assert holder is not None
    playing = table.state in (TableState.PLAYING, TableState.PAUSED, TableState.SUSPENDED)
    after = with_holder(table, seat, Holder(None, CAREFUL, left=holder.person) if playing else None)
    after = replace(after, agreed=table.agreed - {user})
    if not after.people:
        return closed(after)
    if table.host == user:
        after = replace(after, host=after.people[0].id)
    return _reopened(after) if after.state is TableState.FINISHED and _all_want(after) else after


def with_options(
    table: Table,
    by: UserId,
    *,
    game: str | None = None,
    preset: str | None = None,
    options: Mapping[str, Any] | None = None,
    pace: Pace | None = None,
    seats: int | None = None,
) -> Table:
    """What is given replaces what was. A new game, and a preset or variant, clears the options that were named."""
    _in_lobby(table)
    host_only(table, by)
    if game is not None and game != table.game:
        preset = preset or "article"
        options = options or {}
        seats = seats if seats is not None else _seats_for(table, game)
    else:
        game = table.game
        seats = seats if seats is not None else len(table.holders)
    if options is None:
        options = dict(table.options) if preset is None else {}
    rules = checked(game, preset or table.preset, options, seats)
    return replace(
        table,
        game=game,
        preset=rules.preset,
        options=rules.options,
        pace=pace or table.pace,
        holders=_reseated(table, rules.seats),
    )


def _seats_for(table: Table, game: str) -> int | None:
    """How many play another game: as many as now if they may, else as few as seat all persons; None: as it is usual."""
    known = find_game(game).seats if game in game_keys() else ()
    if len(table.holders) in known:
        return len(table.holders)
    return min((number for number in known if number >= len(table.people)), default=None)


def _reseated(table: Table, number: int) -> tuple[Holder | None, ...]:
    """The same seats where they fit; else all move up, and where there is no room for all, computer players go."""
    if number >= len(table.holders):
        return (*table.holders, *(None for _ in range(number - len(table.holders))))
    if len(table.people) > number:
        refuse("tables-too-many")
    held = [holder for holder in table.holders if holder is not None]
    if len(held) > number:
        held.sort(key=lambda holder: holder.person is None)
    return (*held[:number], *(None for _ in range(number - len(held))))


def wanting_rematch(table: Table, user: UserId) -> Table:
    """The user wants another match; when all persons do and a seat is empty, the lobby opens again."""
    seat_at(table, user)
    if table.state is not TableState.FINISHED:
        refuse("tables-not-finished")
    after = replace(table, agreed=table.agreed | {user})
    return _reopened(after) if _all_want(after) and None in after.holders else after


def rematch_agreed(table: Table) -> bool:
    """Whether all persons want another match, and every seat is held."""
    return table.state is TableState.FINISHED and _all_want(table) and None not in table.holders


def _all_want(table: Table) -> bool:
    return all(person.id in table.agreed for person in table.people)


def _reopened(table: Table) -> Table:
    return replace(table, state=TableState.LOBBY, match=None, agreed=frozenset())


def ended(table: Table, by: UserId, *, force: bool) -> Table:
    """The host, or a server's admin, closes the table."""
    if not force:
        host_only(table, by)
    return closed(table)


def closed(table: Table) -> Table:
    """The table's end."""
    return replace(table, state=TableState.CLOSED, deadline=None)
