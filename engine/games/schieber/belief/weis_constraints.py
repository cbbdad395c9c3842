"""SCH-2.6: what the sentences about Weis, the credits and the shown cards prove about each seat's best Weis."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.cards import CardSet, Seat
from engine.games.schieber.model import DealRecord, Options, PlayRecord, Said, Weis, side_of
from engine.games.schieber.weis import Key, Scale, best_weis, melds_of, speak
from engine.tricks.four_players import SEATS

MOST_POINTS: Final = 999
"""More points than any Weis has."""
MOST_CARDS: Final = 9
"""Cards of the longest run."""
HEIGHTS: Final = (-99, 99)
"""A height below that of every head, and one above."""


@dataclass(frozen=True, slots=True)
class Claim:
    """The bounds, both inclusive, of the best Weis of a seat.

    `points`: not multiplied; with 0 as the lower bound the seat may have no Weis; `count`: of cards; `height`: of the
    head, as in `Scale.key`; `trump`: whether it is a run of trumps; None: unknown.
    """

    points: tuple[int, int] = (0, MOST_POINTS)
    count: tuple[int, int] = (0, MOST_CARDS)
    height: tuple[int, int] = HEIGHTS
    trump: bool | None = None

    def met_by(self, key: Key) -> bool:
        """Whether the best Weis of the seat may have this key."""
        points, count, height, trump = key
        return (
            self.points[0] <= points <= self.points[1]
            and self.count[0] <= count <= self.count[1]
            and self.height[0] <= height <= self.height[1]
            and self.trump in (None, trump)
        )


@dataclass(frozen=True, slots=True)
class Heard:
    """What everybody has learned about the Weis of a deal.

    `claims`: by seat; `shown`: by seat, all its Weis, if they were shown, else None; `announcers`: the seats that
    announced, in order; `said`: all their sentences, with the answers; `counted`: the seats that were credited with
    Weis that they have not shown yet, and the points of these together, not multiplied. `scorer`, where one player
    scores (SCH-4.17): that seat, None as long as it has not shown its Weis, and its points.
    """

    scale: Scale
    claims: tuple[Claim, ...]
    shown: tuple[tuple[CardSet, ...] | None, ...]
    announcers: tuple[Seat, ...]
    said: tuple[Said, ...]
    counted: tuple[tuple[Seat, ...], int] | None
    scorer: tuple[Seat | None, int] | None = None

    def matches_dialogue(self, dealt: Sequence[int]) -> bool:
        """Whether the announcers would have said exactly this, and heard these answers, with these hands, by seat.

        SCH-4.17: and whether the same player would have scored the same.
        """
        if self.scorer is not None and not self._scores_same(*self.scorer, dealt):
            return False
        if len({side_of(seat) for seat in self.announcers}) == len(self.announcers):
            return True  # one speaker for each side: the claims hold everything that their sentences prove
        return self.best(dealt)[1] == self.said

    def _scores_same(self, scorer: Seat | None, points: int, dealt: Sequence[int]) -> bool:
        best, _ = self.best(dealt)
        if best is None or scorer not in (None, best.seat):
            return False
        return sum(worth for _, worth in melds_of(CardSet(dealt[best.seat]), self.scale)) == points

    def best(self, dealt: Sequence[int]) -> tuple[Weis | None, tuple[Said, ...]]:
        """The best announced Weis, and all sentences, when the announcers hold these hands, by seat."""
        best: Weis | None = None
        said: list[Said] = []
        for seat in self.announcers:
            sentences, best = speak(best, best_weis(seat, CardSet(dealt[seat]), self.scale), self.scale)
            said += sentences
        return best, tuple(said)


def heard_in(record: DealRecord, options: Options, spoken: int) -> Heard | None:
    """What everybody has learned once `spoken` seats have announced or said nothing.

    None: the table plays without Weis, or the contract is not chosen yet.
    """
    if options.weis == "off" or not isinstance(record, PlayRecord):
        return None
    scale = Scale.of(options, record.contract)
    order = [Seat((record.forehand + place) % 4) for place in range(spoken)]
    sentences = dict(_sentences_by_seat(record.said))
    claims = _claims(order, sentences, scale, silence_tells=options.announce == "auto")
    announcers = tuple(seat for seat in order if seat in sentences)
    credited = next((credit for credit in record.credits if credit.what == "weis"), None)
    counted, scorer = None, None
    if credited is not None:
        seats = tuple(seat for seat in SEATS if side_of(seat) == credited.side)
        if scale.alone:
            scorer = (record.shown[0].seat if record.shown else None, credited.points)
            most = max(claims[seat].points[0] for seat in announcers)
            seats = tuple(seat for seat in announcers if seat in seats and claims[seat].points[0] == most)
        if not record.shown and not (scale.alone and len(seats) > 1):
            counted = (seats, credited.points)
    shown = tuple(_shown(record.shown, seat, scale) for seat in SEATS)
    return Heard(scale, tuple(claims), shown, announcers, record.said, counted, scorer)


def _shown(shown: tuple[Weis, ...], seat: Seat, scale: Scale) -> tuple[CardSet, ...] | None:
    """All Weis of a seat that has shown its own, as its partner has, who may have none; None for other seats."""
    if not shown or (seat != shown[0].seat if scale.alone else side_of(seat) != side_of(shown[0].seat)):
        return None
    return tuple(weis.cards for weis in shown if weis.seat == seat)


def _sentences_by_seat(said: Sequence[Said]) -> Iterator[tuple[Seat, list[Said]]]:
    """Each announcer with its sentences and the answers to them, in order."""
    sentences: list[Said] = []
    for sentence in said:
        if sentence.what in ("points", "count"):
            sentences = []
            yield sentence.seat, sentences
        sentences.append(sentence)


def _claims(
    order: Sequence[Seat], sentences: dict[Seat, list[Said]], scale: Scale, *, silence_tells: bool
) -> list[Claim]:
    """SCH-2.6.4: the claims by seat; `order`: the seats that have spoken or said nothing, from the forehand on.

    `silence_tells`: a seat that says nothing has fewer points than the best up to then (not with SCH-4.10).
    """
    claims = [Claim()] * len(SEATS)
    best = 0
    for seat in order:
        if seat not in sentences:
            if silence_tells:
                claims[seat] = Claim(points=(0, max(best - 1, 0)))
            continue
        opening, *further = sentences[seat]
        if opening.what == "points":
            assert opening.amount is not None
            best = opening.amount
        claims[seat] = Claim(points=(best, best))
        if opening.what == "count":
            _narrow(claims, seat, [opening, *further], scale)
    return claims


def _narrow(claims: list[Claim], seat: Seat, sentences: Sequence[Said], scale: Scale) -> None:
    """SCH-2.6.5: narrow the claims of a seat by what it names, and those of the answering seat by its answers."""
    named = 0
    field = "count"
    for sentence in sentences:
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
    """The claim with `count` or `height`, named by `field`, within these bounds too."""
    before: tuple[int, int] = getattr(claim, field)
    bounds = max(before[0], minimum), min(before[1], maximum)
    return replace(claim, count=bounds) if field == "count" else replace(claim, height=bounds)
