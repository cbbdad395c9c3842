"""What everybody has learned about Weis from what was said, credited and shown (SCH-2.6)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.cards import CardSet, Seat
from engine.games.schieber.model import DealRecord, Options, PlayRecord, Said, Weis, side_of
from engine.games.schieber.weis import Key, Scale, best_weis, speak
from engine.tricks.four_players import SEATS

MOST_POINTS: Final = 999
MOST_CARDS: Final = 9
HEIGHTS: Final = (-99, 99)
"""Below and above the height of every head."""


@dataclass(frozen=True, slots=True)
class Claim:
    """What is known of a seat's best Weis: the bounds of points, number of cards and height, and whether it is trumps.

    A seat that may have none has no `points` at least.
    """

    points: tuple[int, int] = (0, MOST_POINTS)
    count: tuple[int, int] = (0, MOST_CARDS)
    height: tuple[int, int] = HEIGHTS
    trump: bool | None = None

    def met_by(self, key: Key) -> bool:
        """Whether the best Weis of the seat may be this."""
        points, count, height, trump = key
        return (
            self.points[0] <= points <= self.points[1]
            and self.count[0] <= count <= self.count[1]
            and self.height[0] <= height <= self.height[1]
            and self.trump in (None, trump)
        )


@dataclass(frozen=True, slots=True)
class Heard:
    """`claims`, by seat; `shown`, by seat: all its Weis, if they were laid open; `voices`: who announced, in order.

    `counted`: a side and what its Weis count together, if it has been credited with them and has not shown them.
    """

    scale: Scale
    claims: tuple[Claim, ...]
    shown: tuple[tuple[CardSet, ...] | None, ...]
    voices: tuple[Seat, ...]
    said: tuple[Said, ...]
    counted: tuple[int, int] | None

    def would_be_said(self, dealt: Sequence[int]) -> bool:
        """Whether with these hands those who announced would have said just that, and been answered so."""
        if len({side_of(seat) for seat in self.voices}) == len(self.voices):
            return True  # what the claims say is all
        return self.best(dealt)[1] == self.said

    def best(self, dealt: Sequence[int]) -> tuple[Weis | None, tuple[Said, ...]]:
        """The best Weis announced, and what is said, when these hands announce in turn."""
        best: Weis | None = None
        said: list[Said] = []
        for seat in self.voices:
            sentences, best = speak(best, best_weis(seat, CardSet(dealt[seat]), self.scale), self.scale)
            said += sentences
        return best, tuple(said)


def heard_in(record: DealRecord, options: Options, spoken: int) -> Heard | None:
    """What was heard once `spoken` seats have had their word; None where nothing could be heard."""
    if options.weis == "off" or not isinstance(record, PlayRecord):
        return None
    scale = Scale.of(options, record.contract)
    order = [Seat((record.forehand + place) % 4) for place in range(spoken)]
    words = dict(_words(record.said))
    claims = _claims(order, words, scale, silence_tells=options.announce == "auto")
    credited = [credit for credit in record.credits if credit.what == "weis"]
    return Heard(
        scale,
        tuple(claims),
        tuple(_shown(record.shown, seat) for seat in SEATS),
        tuple(seat for seat in order if seat in words),
        record.said,
        (credited[0].side, credited[0].points) if credited and not record.shown else None,
    )


def _shown(shown: tuple[Weis, ...], seat: Seat) -> tuple[CardSet, ...] | None:
    if not shown or side_of(seat) != side_of(shown[0].seat):
        return None
    return tuple(weis.cards for weis in shown if weis.seat == seat)


def _words(said: Sequence[Said]) -> Iterator[tuple[Seat, list[Said]]]:
    """What was said, by the seat whose word it was, with the answers to it."""
    word: list[Said] = []
    for sentence in said:
        if sentence.what in ("points", "count"):
            word = []
            yield sentence.seat, word
        word.append(sentence)


def _claims(order: Sequence[Seat], words: dict[Seat, list[Said]], scale: Scale, *, silence_tells: bool) -> list[Claim]:
    claims = [Claim()] * len(SEATS)
    best = 0
    for seat in order:
        if seat not in words:
            if silence_tells:
                claims[seat] = Claim(points=(0, max(best - 1, 0)))
            continue
        opening, *further = words[seat]
        if opening.what == "points":
            assert opening.amount is not None
            best = opening.amount
        claims[seat] = Claim(points=(best, best))
        if opening.what == "count":
            _compare(claims, seat, [opening, *further], scale)
    return claims


def _compare(claims: list[Claim], seat: Seat, word: Sequence[Said], scale: Scale) -> None:
    """SCH-2.6.5: the seat names what it has, the holder of the best Weis says how that one compares."""
    named = 0
    field = "count"
    for sentence in word:
        holder = sentence.seat
        match sentence.what:
            case "count":
                assert sentence.amount is not None
                field, named = "count", sentence.amount
                claims[seat] = replace(claims[seat], count=(named, named))
            case "rank":
                assert sentence.rank is not None
                field, named = "height", int(sentence.rank) if scale.contract == "U" else -sentence.rank
                claims[seat] = replace(claims[seat], height=(named, named))
            case "more" | "higher":
                claims[holder] = _bounded(claims[holder], field, named + 1, HEIGHTS[1])
            case "fewer" | "lower":
                claims[holder] = _bounded(claims[holder], field, HEIGHTS[0], named - 1)
            case "same":
                claims[holder] = _bounded(claims[holder], field, named, named)
            case "trump" | "plain":
                claims[seat] = replace(claims[seat], trump=sentence.what == "trump")


def _bounded(claim: Claim, field: str, minimum: int, maximum: int) -> Claim:
    before: tuple[int, int] = getattr(claim, field)
    bounds = max(before[0], minimum), min(before[1], maximum)
    return replace(claim, count=bounds) if field == "count" else replace(claim, height=bounds)
