"""The positions of a match that is over: deal by deal, trick by trick, step by step.

Position n is the match after its first n lines that count, so position 1 is the first deal; what was taken back is no
position. A position is reached from the beginning of its deal, which costs as little at the end of a long match as at
its beginning.
"""

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum

from engine.cards import Seat
from engine.game import Event, Hidden
from engine.match import ActLine, DealLine, EndLine, Header, Line, Match, TakeBackLine, replay


class PartKind(StrEnum):
    """What begins at a position."""

    DEAL = "deal"
    """The deal: the cards have been dealt, and mostly the bidding begins."""
    TRICK = "trick"
    ROUND = "round"
    """A round of dominoes: each player's next turn."""
    END = "end"
    """The deal is over."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a deal, which begins at this position. `number`: of the deal, the trick or the round."""

    kind: PartKind
    number: int
    position: int


@dataclass(frozen=True, slots=True, repr=False)
class Moment(Hidden):
    """A position with the step that led to it."""

    match: Match
    before: Match
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True, repr=False)
class Positions(Hidden):
    """All positions of a match that is over. `starts`: the position of each deal; `begun`: the match before each."""

    last: Match
    lines: tuple[DealLine | ActLine | EndLine, ...]
    starts: tuple[int, ...]
    begun: tuple[Match, ...]
    _parts: dict[int, tuple[Part, ...]] = field(default_factory=dict, compare=False)
    """Those of the deals that somebody has looked at."""

    @classmethod
    def of(cls, header: Header, log: Iterable[Line]) -> "Positions | None":
        """The positions of the match with this log; None where it is not over. Raises as `engine.match.replay`."""
        now, counting = replay(header, ()), 0
        starts, begun = list[int](), list[Match]()
        for line in log:
            counting += -line.count if isinstance(line, TakeBackLine) else 1
            if isinstance(line, DealLine):
                starts.append(counting)
                begun.append(now)
            now, _ = now.follow(line)
        return cls(now, now.effective, tuple(starts), tuple(begun)) if now.over else None

    def __len__(self) -> int:
        return len(self.lines)

    def within(self, position: int) -> int:
        """The nearest position that there is."""
        return max(1, min(position, len(self)))

    def deal_of(self, position: int) -> int:
        """The number of the deal to which a position belongs, counted from 1."""
        return bisect_right(self.starts, position)

    def end_of(self, deal: int) -> int:
        """The position in which this deal is over."""
        return self.starts[deal] - 1 if deal < len(self.starts) else len(self)

    def at(self, position: int) -> Moment:
        """The position.

        Raises:
            IndexError: the match has no such position.
        """
        if not 1 <= position <= len(self):
            raise IndexError(position)
        *_, moment = self._moments(self.deal_of(position), position)
        return moment

    def parts(self, deal: int) -> tuple[Part, ...]:
        """The parts of this deal, in order: its beginning, its tricks or rounds, its end."""
        if deal not in self._parts:
            self._parts[deal] = tuple(self._found(deal))
        return self._parts[deal]

    def part_of(self, position: int) -> Part:
        """The part of its deal to which a position belongs."""
        return [part for part in self.parts(self.deal_of(position)) if part.position <= position][-1]

    def next_part(self, position: int) -> int:
        """Where the next part begins, in this deal or in the next; the last position where there is none."""
        deal = self.deal_of(position)
        later = [part.position for part in self.parts(deal) if part.position > position]
        return later[0] if later else self.within(self.end_of(deal) + 1)

    def previous_part(self, position: int) -> int:
        """Where the part before this position begins, in this deal, or the end of the deal before; at least 1."""
        deal = self.deal_of(position)
        earlier = [part.position for part in self.parts(deal) if part.position < position]
        return earlier[-1] if earlier else self.within(self.starts[deal - 1] - 1)

    def next_turn(self, seat: Seat, position: int) -> int | None:
        """The next later position in which this seat has the turn; None where it has none any more."""
        for number, line in enumerate(self.lines[position + 1 :], start=position + 1):
            if isinstance(line, ActLine) and line.seat == seat:
                return number
        return None

    def _moments(self, deal: int, until: int) -> Iterator[Moment]:
        """The positions of this deal up to one of them."""
        start, now = self.starts[deal - 1], self.begun[deal - 1]
        for line in self.lines[start - 1 : until]:
            before = now
            now, step = now.follow(line)
            yield Moment(now, before, tuple(step.events))

    def _found(self, deal: int) -> Iterator[Part]:
        start, end = self.starts[deal - 1], self.end_of(deal)
        yield Part(PartKind.DEAL, deal, start)
        kind, number, began = PartKind.TRICK, 0, start
        for position, moment in enumerate(self._moments(deal, end), start=start):
            match = moment.match
            if kind is PartKind.ROUND:
                begins = position == began + match.header.seats
            elif number and len(moment.events) == 1:  # a card within a trick; more happens where one ends
                begins = False
            else:
                scene = match.game.scene(match.view(None))
                begins = bool(scene.lanes) or (scene.trick is not None and scene.trick.number > number)
                kind = PartKind.ROUND if scene.lanes else kind
            if begins and start < position < end:
                number, began = number + 1, position
                yield Part(kind, number, position)
        if end > start:
            yield Part(PartKind.END, deal, end)
