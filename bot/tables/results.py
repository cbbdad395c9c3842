"""The results of a finished match: how it ended for each person, what of that counts, and who had which seat."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.tables.lobby import NOBODY
from bot.tables.model import Credit, Holder, Outcome, Person, Result, Table, UserId
from bot.tables.playing import AUTOPILOT, COMPUTER
from engine.cards import Seat
from engine.match import ActLine, DealLine
from engine.sheet import Standings

ABSENT_SHARE: Final = 4
"""Somebody is absent if the computer gave more than a quarter of their answers, as autopilot or after they left."""


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """A line about a seat of a finished match, as it is stored: `turn` 0 is who had it at the end."""

    seat: Seat
    turn: int
    person: Person | None
    computer: str | None


def results(table: Table) -> tuple[Result, ...]:
    """The results of the finished match, for each person in it, also for those who left it; none for a newcomer, and
    none for whom the host of a rated match kicked out alone."""
    assert table.match is not None
    standings = table.match.standings
    sides = table.match.game.sides(len(table.holders))
    absent, kicked, hosts = _absent(table), kicked_alone(table), kicking_hosts(table)
    entries = []
    for number, holder in enumerate(table.holders):
        seat = Seat(number)
        if holder is None or seat in kicked or (person := _counted(holder)) is None:
            continue
        side = next(number for number, seats in enumerate(sides) if seat in seats)
        gone = person is not holder.person
        may_only_lose = gone or seat in absent or person.id in hosts
        marks = _marks(table, seat)
        entries.append(
            Result(
                person,
                seat,
                side,
                points=standings.scores[side],
                outcome=Outcome.LEFT if gone else outcome_of(standings, side),
                moves=len(marks) - marks.count(COMPUTER),
                autopilot=marks.count(AUTOPILOT),
                credit=Credit.LOSS if may_only_lose else _credit_beside(absent | kicked, sides[side]),
            )
        )
    return tuple(entries)


def kicked_alone(table: Table) -> frozenset[Seat]:
    """The seats of those whom the host of the rated match kicked out alone, although they were there."""
    holders = enumerate(table.holders)
    return frozenset(Seat(seat) for seat, holder in holders if holder is not None and holder.kicked_by is not None)


def kicking_hosts(table: Table) -> frozenset[UserId]:
    """Who kicked them out: mostly the host, but another may be the host by now."""
    return frozenset(
        holder.kicked_by for holder in table.holders if holder is not None and holder.kicked_by is not None
    )


def outcome_of(standings: Standings, side: int) -> Outcome:
    """How the match ended for this side: the first place wins, a shared first place is a draw."""
    assert standings.ranking is not None
    best = standings.ranking[0]
    if side not in best:
        return Outcome.LOST
    return Outcome.WON if len(best) == 1 else Outcome.DREW


def _counted(holder: Holder) -> Person | None:
    """The person for whom the match counts at this seat: where newcomers had it, who was kicked out of it before."""
    if holder.newcomer:
        return next((person for person in holder.out[:1] if person != NOBODY), None)
    return holder.person or holder.left


def _credit_beside(missing: frozenset[Seat], side: tuple[Seat, ...]) -> Credit:
    """What counts for somebody of this side who played."""
    return Credit.FULL if missing.isdisjoint(side) else Credit.GAIN


def _absent(table: Table) -> frozenset[Seat]:
    """The seats of persons for whom the computer gave more than a quarter of the answers.

    An answer that the table gave as the only possible one is the person's own. Those that a computer gave in a seat
    that it had from the start stand in for nobody.
    """
    seats = []
    for number, holder in enumerate(table.holders):
        marks = _marks(table, Seat(number))
        if holder is None or (holder.person or holder.left) is None:
            continue
        for_nobody = _counted(holder) is None
        given = marks.count(AUTOPILOT) + (0 if for_nobody else marks.count(COMPUTER))
        if given * ABSENT_SHARE > len(marks):
            seats.append(Seat(number))
    return frozenset(seats)


def _marks(table: Table, seat: Seat) -> list[str | None]:
    """The authors of all answers of this seat in the match."""
    assert table.match is not None
    return [line.by for line in table.match.effective if isinstance(line, ActLine) and line.seat == seat]


def seats_taken(table: Table) -> tuple[SeatTaken, ...]:
    """Who had which seat in the match of the table, which has just ended; each person once."""
    known: set[UserId] = set()
    at_the_end, before = list[SeatTaken](), list[SeatTaken]()
    for number, holder in enumerate(table.holders):
        person = None if holder is None else holder.person or holder.left
        computer = None if holder is None else holder.computer
        if computer_to_the_end(table, Seat(number)):
            person, computer = None, table.level
        at_the_end.append(SeatTaken(Seat(number), 0, person, computer))
        known |= {person.id} if person else set()
    for number, holder in enumerate(table.holders):
        for person in _earlier(() if holder is None else holder.out, known):
            before.append(SeatTaken(Seat(number), len(before) + 1, person, None))
            known.add(person.id)
    return (*at_the_end, *before)


def computer_to_the_end(table: Table, seat: Seat) -> bool:
    """Whether a computer played the last deal in this seat, which now is that of a newcomer: the match ended before the
    deal from which they would have played."""
    holder, match = table.holders[seat], table.match
    if holder is None or not holder.newcomer or match is None or not match.over:
        return False
    deal = max(number for number, line in enumerate(match.effective) if isinstance(line, DealLine))
    authors = [line.by for line in match.effective[deal:] if isinstance(line, ActLine) and line.seat == seat]
    return bool(authors) and all(by == COMPUTER for by in authors)


def _earlier(out: Sequence[Person], known: set[UserId]) -> list[Person]:
    """Of those who were kicked out of a seat, the persons who are not listed yet (id 0: a computer)."""
    return [person for person in dict.fromkeys(out) if person.id and person.id not in known]
