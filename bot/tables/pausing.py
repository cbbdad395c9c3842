"""Pauses: all players agree to pause a match, and all agree to resume it. Each function gives the next table.

A player on autopilot is absent, so the others need not wait for that consent. A match in which no person is present is
paused without it, so that computers do not play on among themselves, unless somebody waits for a seat; the first person
who comes back resumes it.
"""

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime
from typing import Final

from bot.tables import playing
from bot.tables.lobby import host_only, refuse, seat_at, with_holder, with_seat_back
from bot.tables.model import RESERVE, TURN_TIME, Delays, Pace, Person, Table, TableState, UserId

LEFT_PER_PERSON: Final = 5
"""The most paused matches that wait for a person who left them; the one left first closes when there is another."""


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
    playing.playing(table)
    return settled(_with_consent(table, user))


def returned(table: Table, user: UserId) -> Table:
    """Ends the user's autopilot and forgets missed turns; resumes a match in which nobody was present."""
    if table.state is TableState.PAUSED and table.deserted:
        return with_resume_request(table, user)
    return playing.returned(table, seat_at(table, user))


def alone_from(table: Table, user: UserId, delays: Delays, now: datetime) -> datetime | None:
    """From when on the user may resume without those who are not ready; None: now.

    The host of a match that is not rated may at once. Everybody else, and everybody in a rated match, waits for as long
    as a deserted match stays, since the last sign of anybody: who is away then would only lose by it.
    """
    if table.deadline is None or (table.host == user and not table.rated):
        return None
    since = table.deadline - delays.paused + delays.deserted
    return since if now < since else None


def with_resume_request(table: Table, user: UserId) -> Table:
    """The user is ready to resume. A user who has left a match that nobody is present in gets the seat back."""
    table = _paused(table, user)
    return settled(_with_consent(table, user))


def resumed_alone(table: Table, user: UserId, delays: Delays, now: datetime) -> Table:
    """The user resumes without waiting for those who are not ready.

    Raises:
        Refused: they may not yet.
    """
    table = _paused(table, user)
    if alone_from(table, user, delays, now) is not None:
        refuse("tables-not-alone-yet")
    return _in_state(_with_consent(table, user), TableState.PLAYING)


def _paused(table: Table, user: UserId) -> Table:
    """The paused table where the user has a seat."""
    if table.deserted and table.left_by(user) is not None:
        table = with_seat_back(table, next(person for person in table.left if person.id == user))
    seat_at(table, user)
    if table.state is not TableState.PAUSED:
        playing.playing(table)
        refuse("tables-not-paused")
    return table


def settled(table: Table) -> Table:
    """Pauses the match once no person is present; pauses or resumes it once everybody who is present agreed.

    Where only somebody who waits for a seat is there, it goes on, since it would wait for nobody but them.
    """
    if undecided(table):
        return table
    present = any(holder is not None and holder.person is not None and not holder.autopilot for holder in table.holders)
    if table.state is TableState.PLAYING and (table.deserted or (present and table.agreed)):
        return _in_state(table, TableState.PAUSED)
    if table.state is TableState.PAUSED and not table.deserted:
        return _in_state(table, TableState.PLAYING)
    return table


def given_up(user: UserId, tables: Iterable[Table], most: int = LEFT_PER_PERSON) -> list[Table]:
    """Of these tables, those whose match waits for nobody but this user, without the ones that they left last (`most`);
    the one that they left first comes first."""
    alone = [
        table
        for table in tables
        if not (table.people or table.waiting) and {person.id for person in table.left} == {user}
    ]
    alone.sort(key=lambda table: 0.0 if table.deadline is None else table.deadline.timestamp())
    return alone[: max(0, len(alone) - most)]


def with_all_absent(table: Table) -> Table:
    """The persons at the table have done nothing for a long time: all count as absent."""
    absent = tuple(holder and replace(holder, autopilot=holder.person is not None) for holder in table.holders)
    return replace(table, holders=absent)


def with_pace(table: Table, by: UserId, pace: Pace) -> Table:
    """The host changes the pace; during a pause everybody is asked again whether to resume.

    Raises:
        Refused: somebody else asks, or the match is not in a pause, from which the players resume by consent, and its
            turns would become shorter, or it is rated.
    """
    seat_at(table, by)
    host_only(table, by)
    if table.state is TableState.SUSPENDED:
        refuse("tables-suspended")
    if pace is table.pace:
        return table
    in_play = table.state is TableState.PLAYING
    if in_play and table.rated:
        refuse("tables-pace-rated")
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
    if user in table.agreed and not holder.autopilot:
        return table
    present = with_holder(table, seat, replace(holder, autopilot=False, misses=0))
    return replace(present, agreed=table.agreed | {user})


def _in_state(table: Table, state: TableState) -> Table:
    return replace(table, state=state, agreed=frozenset())
