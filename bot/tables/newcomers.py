"""Newcomers: a person takes the seat of a computer in a match that is not rated, from its next deal.

Until then they wait, and may withdraw. So nobody sees a hand of a deal in which they were not seated. If nobody else
is there any more, computers play the deal to its end for them. The match counts nothing for them
(`bot.tables.results`). If it ends first, they are asked whether they want a rematch as the players are, and the seat
is theirs in it, or in the lobby that reopens. `lobby.with_newcomers` seats them. Each function gives the next table.
"""

from dataclasses import replace
from typing import Final

from bot.tables import lobby
from bot.tables.lobby import host_only, refuse, with_holder
from bot.tables.model import News, Person, Table, TableState, UserId
from engine.cards import Seat

IN_PLAY: Final = frozenset({TableState.PLAYING, TableState.PAUSED})


def open_seats(table: Table) -> tuple[Seat, ...]:
    """The computers' seats that somebody may wait for: nobody who may come back has left them.

    None where the match is rated, or waits since nobody is there to deal.
    """
    if table.rated or table.state not in IN_PLAY or table.deserted:
        return ()
    return tuple(
        Seat(seat)
        for seat, holder in enumerate(table.holders)
        if holder is not None and holder.person is None and holder.waiting is None
        if holder.left is None or holder.kicked
    )


def awaited(table: Table, user: UserId) -> Seat | None:
    """The computer's seat that this user waits for, or None."""
    for seat, holder in enumerate(table.holders):
        if holder is not None and holder.waiting is not None and holder.waiting.id == user:
            return Seat(seat)
    return None


def joined(table: Table, person: Person, seat: Seat | None) -> Table:
    """The person waits for this computer's seat, or for the first that is open; elsewhere as `lobby.joined`.

    Raises:
        Refused: the match is rated, the person was kicked out of it or waits already, or the seat is not open.
    """
    own = table.seat_of(person.id) is not None or table.left_by(person.id) is not None
    if own or table.state not in IN_PLAY:
        return lobby.joined(table, person, seat)
    if any(left.id == person.id for left in table.left):
        refuse("tables-join-kicked")
    if table.rated:
        refuse("tables-join-rated")
    if awaited(table, person.id) is not None:
        refuse("tables-join-waiting")
    seats = open_seats(table)
    if not seats:
        refuse("tables-join-none")
    if seat is not None and seat not in seats:
        refuse("tables-seat-taken")
    return _with_waiting(table, seats[0] if seat is None else seat, person)


def left(table: Table, user: UserId) -> Table:
    """The user waits no more, or leaves the table as by `lobby.left`."""
    seat = awaited(table, user)
    if seat is None:
        return lobby.left(table, user)
    return replace(_with_waiting(table, seat, None), agreed=table.agreed - {user})


def turned_away(table: Table, by: UserId, seat: Seat) -> Table:
    """The host does not want the person who waits for this seat; they are told so, and the computer keeps it.

    Raises:
        Refused: only the host may.
    """
    host_only(table, by)
    holder = table.holders[seat]
    assert holder is not None
    assert holder.waiting is not None, "the caller has looked"
    return replace(_with_waiting(table, seat, None), news=News("turned-away", holder.waiting))


def _with_waiting(table: Table, seat: Seat, person: Person | None) -> Table:
    holder = table.holders[seat]
    assert holder is not None, "in a match every seat is held"
    return with_holder(table, seat, replace(holder, waiting=person))
