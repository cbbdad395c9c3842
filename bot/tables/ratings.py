"""What a finished rated match changes in the ratings of those who played it, by the model of Plackett and Luce.

All sides are ranked by their places; partners share a side. Computers take part with the fixed strength of their level.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final, TypeAlias

from openskill.models import PlackettLuce

from bot.tables.former import FORMER
from bot.tables.model import Credit, Outcome, Result, Table, UserId
from bot.tables.rating import MILLION, MU, SIGMA, WORLD, Rating
from engine.registry import game as find_game
from engine.sheet import Standings

COMPUTER_SIGMA: Final = 1 * MILLION
"""How uncertain the strength of a level is: it was measured in many matches."""
Key: TypeAlias = tuple[str, int, UserId]
"""A game, a server (or WORLD) and a person: what has numbers of its own."""


@dataclass(frozen=True, slots=True)
class RatedSeat:
    """A seat of a finished rated match.

    `place`: that of its side, from 1; equals share the better place. `user`: None for a computer and a former player.
    `level`: of a computer, also of one that plays for somebody for whom the match counts nothing. `gone`: the person
    left the match, and comes last.
    """

    side: int
    place: int
    user: UserId | None
    level: str | None = None
    credit: Credit = Credit.FULL
    gone: bool = False


def rated_seats(table: Table, results: Sequence[Result]) -> tuple[RatedSeat, ...]:
    """The seats of the rated match that has just finished, with these results."""
    assert table.match is not None
    places = places_of(table.match.standings)
    sides = table.match.game.sides(len(table.holders))
    by_seat: dict[int, Result] = {result.seat: result for result in results}
    seats = []
    for seat, holder in enumerate(table.holders):
        side = next(number for number, members in enumerate(sides) if seat in members)
        if (result := by_seat.get(seat)) is not None:
            gone = result.outcome is Outcome.LEFT
            user = None if result.person == FORMER else result.person.id
            seats.append(RatedSeat(side, places[side], user, None, result.credit, gone))
        else:
            seats.append(RatedSeat(side, places[side], None, holder.computer if holder is not None else None))
    return tuple(seats)


def places_of(standings: Standings) -> tuple[int, ...]:
    """The place of each side, from 1; equals share the better one.

    >>> places_of(Standings((30, 50, 30, 10), ranking=((1,), (0, 2), (3,))))
    (2, 1, 2, 4)
    """
    assert standings.ranking is not None
    places = [0] * len(standings.scores)
    for number, equals in enumerate(standings.ranking):
        for side in equals:
            places[side] = 1 + sum(map(len, standings.ranking[:number]))
    return tuple(places)


def computer(game: str, level: str) -> Rating:
    """The fixed numbers of a computer player of this level."""
    return Rating(round(find_game(game).strengths.get(level, MU / MILLION) * MILLION), COMPUTER_SIGMA)


def after_match(game: str, seats: Sequence[RatedSeat], before: Sequence[Rating]) -> tuple[Rating, ...]:
    """The numbers of each seat after a match of this game, in the order of the seats.

    Those of computers, of former players, and of persons for whom it counts nothing stay as they are. Whoever may only
    lose by the match does not gain, and the other way round; a match that counts as not played adds none.
    """
    sides = sorted({seat.side for seat in seats})
    places = {seat.side: seat.place for seat in seats}
    by_places = _rated(game, seats, before, [places[side] for side in sides])
    after = list(by_places)
    for number, seat in enumerate(seats):
        if seat.gone:  # for them alone their side comes last, whoever has won the match in their place
            last = [len(sides) + 1 if side == seat.side else places[side] for side in sides]
            after[number] = _rated(game, seats, before, last)[number]
    return tuple(map(_counted, seats, before, after))


def _counted(seat: RatedSeat, before: Rating, after: Rating) -> Rating:
    """What counts of the change for this seat."""
    if seat.user is None:
        return before
    gains = after.certain > before.certain
    if seat.credit is Credit.GAIN and not gains:
        return before
    if seat.credit is Credit.LOSS and gains:
        return Rating(before.mu, before.sigma, after.matches)
    return after


def _rated(game: str, seats: Sequence[RatedSeat], before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The numbers of each seat by these places of the sides, whatever counts of them."""
    model = _model(find_game(game).luck)
    sides: dict[int, list[int]] = {side: [] for side in sorted({seat.side for seat in seats})}
    for number, seat in enumerate(seats):
        sides[seat.side].append(number)
    teams = [
        [model.rating(before[number].mu / MILLION, before[number].sigma / MILLION) for number in members]
        for members in sides.values()
    ]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    after = list(before)
    for members, team in zip(sides.values(), rated, strict=True):
        for number, one in zip(members, team, strict=True):
            after[number] = Rating(round(one.mu * MILLION), round(one.sigma * MILLION), before[number].matches + 1)
    return after


@cache
def _model(luck: float) -> PlackettLuce:
    return PlackettLuce(mu=MU / MILLION, sigma=SIGMA / MILLION, beta=luck)


@dataclass(frozen=True, slots=True)
class RatedMatch:
    """A finished rated match as stored: its seats, and their numbers from before it on the ladder of its server and on
    that over all servers. `guild`: None in direct messages, `server` then too. `at`: when it ended. `number`: which of
    all rated matches it is, in the order in which they were rated."""

    id: str
    number: int
    game: str
    guild: int | None
    at: int
    seats: tuple[RatedSeat, ...]
    server: tuple[Rating, ...] | None
    world: tuple[Rating, ...]

    @property
    def ladders(self) -> tuple[tuple[int, tuple[Rating, ...]], ...]:
        """The ladders for which it counts, as servers or WORLD, with the numbers of the seats before it."""
        server = () if self.guild is None or self.server is None else ((self.guild, self.server),)
        return (*server, (WORLD, self.world))


@dataclass(frozen=True, slots=True)
class Reset:
    """The ladder of a server (or WORLD) begins anew in a game after the rated match of this number."""

    guild: int
    game: str
    number: int


@dataclass(slots=True)
class Ladders:
    """All ladders, computed from the rated matches in their order; a ladder has the numbers of each person on it, and
    when the last match ended that they played."""

    resets: list[Reset]
    ratings: dict[Key, tuple[Rating, int]] = field(default_factory=dict)

    @classmethod
    def begun(cls, resets: Iterable[Reset]) -> "Ladders":
        """Empty ladders, which begin anew at these resets."""
        return cls(sorted(resets, key=lambda reset: reset.number, reverse=True))

    def rate(self, match: RatedMatch) -> tuple[tuple[Rating, ...], ...]:
        """Counts the next match; returns the numbers of the seats before it, of each of its ladders.

        A person of whom no earlier match is known starts from the numbers that the match has of them: earlier ones may
        have been deleted. A former player has the stored numbers.
        """
        self.reset(match.number)
        return tuple(self._rate(match, guild, stored) for guild, stored in match.ladders)

    def _rate(self, match: RatedMatch, guild: int, stored: Sequence[Rating]) -> tuple[Rating, ...]:
        before = []
        for seat, was in zip(match.seats, stored, strict=True):
            if seat.user is not None:
                was, _ = self.ratings.get((match.game, guild, seat.user), (was, 0))
            elif seat.level is not None:
                was = computer(match.game, seat.level)
            before.append(was)
        for seat, now in zip(match.seats, after_match(match.game, match.seats, before), strict=True):
            if seat.user is not None:
                self.ratings[match.game, guild, seat.user] = (now, match.at)
        return tuple(before)

    def reset(self, before: int | None = None) -> None:
        """Lets the ladders begin anew whose reset comes before the match of this number; None: all."""
        while self.resets and (before is None or self.resets[-1].number < before):
            reset = self.resets.pop()
            for key in [key for key in self.ratings if key[:2] == (reset.game, reset.guild)]:
                del self.ratings[key]
