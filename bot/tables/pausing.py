"""A match that waits: all agree on the pause, and all come back before it goes on. A function gives the next table.

Whoever is on autopilot is not there, so nobody waits for his consent.
"""

from dataclasses import replace

from bot.tables.lobby import host_only, refuse, seat_at, with_holder
from bot.tables.model import RESERVE, TURN_TIME, Holder, Pace, Person, Table, TableState, UserId
from bot.tables.playing import playing


def undecided(table: Table) -> tuple[Person, ...]:
    """The persons whose consent is missing, in seat order: to a pause, or to going on after it."""
    return tuple(
        holder.person
        for holder in table.holders
        if holder is not None
        and holder.person is not None
        and not holder.autopilot
        and holder.person.id not in table.agreed
    )


def wanting_pause(table: Table, user: UserId) -> Table:
    """The user wants a pause; in a pause he has it already."""
    seat_at(table, user)
    if table.state is TableState.PAUSED:
        return table
    playing(table)
    return settled(_agreeing(table, user))


def wanting_on(table: Table, user: UserId, *, force: bool) -> Table:
    """The user is ready to go on. With `force` the host goes on without those who are not back."""
    seat_at(table, user)
    if table.state is not TableState.PAUSED:
        playing(table)
        refuse("tables-not-paused")
    if force:
        host_only(table, user)
        return _turned(_agreeing(table, user), TableState.PLAYING)
    return settled(_agreeing(table, user))


def settled(table: Table) -> Table:
    """What all who are there have agreed on is so: the match waits, or goes on."""
    if not table.agreed or undecided(table):
        return table
    if table.state is TableState.PLAYING:
        return _turned(table, TableState.PAUSED)
    if table.state is TableState.PAUSED:
        return _turned(table, TableState.PLAYING)
    return table


def paced(table: Table, by: UserId, pace: Pace) -> Table:
    """The host gives turns another time; in a pause those who were ready to go on are asked again."""
    seat_at(table, by)
    host_only(table, by)
    if table.state is TableState.SUSPENDED:
        refuse("tables-suspended")
    if pace is table.pace:
        return table
    playing_on = table.state is TableState.PLAYING
    if playing_on and TURN_TIME[pace] < TURN_TIME[table.pace]:
        refuse("tables-only-slower")
    holders = tuple(
        holder if holder is None or holder.person is None else replace(holder, reserve=RESERVE[pace])
        for holder in table.holders
    )
    return replace(table, pace=pace, holders=holders, agreed=table.agreed if playing_on else frozenset())


def _agreeing(table: Table, user: UserId) -> Table:
    """He who says so is there: no autopilot plays for him any more."""
    seat = seat_at(table, user)
    holder = table.holders[seat]
    assert holder is not None
    present = with_holder(table, seat, Holder(holder.person, reserve=holder.reserve))
    return replace(present, agreed=table.agreed | {user})


def _turned(table: Table, state: TableState) -> Table:
    return replace(table, state=state, agreed=frozenset())
