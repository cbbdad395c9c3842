"""Pauses: all players agree to pause a match, and all agree to resume it. Each function gives the next table.

A player on autopilot is absent, so the others need not wait for that consent. A match in which no person is present is
paused without it, so that computers do not play on among themselves; the first person who comes back resumes it.
"""

from dataclasses import replace

from bot.tables.lobby import host_only, refuse, seat_at, with_holder, with_seat_back
from bot.tables.model import RESERVE, TURN_TIME, Pace, Person, Table, TableState, UserId
from bot.tables.playing import playing


def undecided(table: Table) -> tuple[Person, ...]:
    """The persons whose consent is missing, in seat order: to a pause, or to resuming after it."""
    return tuple(
        holder.person
        for holder in table.holders
        if holder is not None
        and holder.person is not None
        and not holder.autopilot
        and holder.person.id not in table.agreed
    )


def with_pause_request(table: Table, user: UserId) -> Table:
    """The user asks for a pause; during a pause nothing changes."""
    seat_at(table, user)
    if table.state is TableState.PAUSED:
        return table
    playing(table)
    return settled(_with_consent(table, user))


def with_resume_request(table: Table, user: UserId, *, force: bool) -> Table:
    """The user is ready to resume. With `force` the host resumes without waiting for the others.

    A user who has left a match that nobody else plays gets the seat back.
    """
    if not table.people and table.left_by(user) is not None:
        table = with_seat_back(table, next(person for person in table.left if person.id == user))
    seat_at(table, user)
    if table.state is not TableState.PAUSED:
        playing(table)
        refuse("tables-not-paused")
    if force:
        host_only(table, user)
        return _in_state(_with_consent(table, user), TableState.PLAYING)
    return settled(_with_consent(table, user))


def settled(table: Table) -> Table:
    """Pauses the match once no person is present; pauses or resumes it once everybody who is present agreed."""
    if table.state is TableState.PLAYING and table.deserted:
        return _in_state(table, TableState.PAUSED)
    if not table.agreed or undecided(table):
        return table
    if table.state is TableState.PLAYING:
        return _in_state(table, TableState.PAUSED)
    if table.state is TableState.PAUSED:
        return _in_state(table, TableState.PLAYING)
    return table


def with_all_absent(table: Table) -> Table:
    """The persons at the table have done nothing for a long time: all count as absent."""
    absent = tuple(holder and replace(holder, autopilot=holder.person is not None) for holder in table.holders)
    return replace(table, holders=absent)


def with_pace(table: Table, by: UserId, pace: Pace) -> Table:
    """The host changes the pace; during a pause everybody is asked again whether to resume."""
    seat_at(table, by)
    host_only(table, by)
    if table.state is TableState.SUSPENDED:
        refuse("tables-suspended")
    if pace is table.pace:
        return table
    in_play = table.state is TableState.PLAYING
    if in_play and TURN_TIME[pace] < TURN_TIME[table.pace]:
        refuse("tables-only-slower")
    holders = tuple(
        holder if holder is None or holder.person is None else replace(holder, reserve=RESERVE[pace], unspent=None)
        for holder in table.holders
    )
    return replace(table, pace=pace, holders=holders, agreed=table.agreed if in_play else frozenset())


def _with_consent(table: Table, user: UserId) -> Table:
    """The user consents, and so is present: the autopilot ends."""
    seat = seat_at(table, user)
    holder = table.holders[seat]
    assert holder is not None
    present = with_holder(table, seat, replace(holder, autopilot=False, misses=0))
    return replace(present, agreed=table.agreed | {user})


def _in_state(table: Table, state: TableState) -> Table:
    return replace(table, state=state, agreed=frozenset())
