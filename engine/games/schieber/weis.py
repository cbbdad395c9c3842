"""SCH-2.6: runs and quartets, what they count, how they compare, and what is said about them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Final, TypeAlias

from engine.cards import (
    ACE,
    EIGHT,
    JACK,
    KING,
    NINE,
    NO_CARDS,
    QUEEN,
    RANKS_IN_SUIT,
    SEVEN,
    SIX,
    SUIT_MASKS,
    SUITS,
    TEN,
    CardSet,
    Rank,
    Seat,
    card,
    card_set,
)
from engine.games.schieber.cards import CONTRACTS, TRUMPS, Contract
from engine.games.schieber.model import Options, Said, Weis, side_of
from engine.tricks.runs import run_of, runs_finder

SHORTEST: Final = 3
_RANKS: Final = 9
_SUIT_BITS: Final = (1 << _RANKS) - 1

_RUN_POINTS: Final = {
    "small": (20, 50, 100, 100, 100, 100, 100),
    "large": (20, 50, 100, 150, 200, 250, 300),
}
"""SCH-2.6.2, SCH-4.4: of runs of three, four, … nine cards."""
_HIGH_QUARTETS: Final = {JACK: 200, NINE: 150, ACE: 100, KING: 100, QUEEN: 100}
_QUARTET_POINTS: Final[dict[str, dict[Rank, int]]] = {
    "small": _HIGH_QUARTETS,
    "large": _HIGH_QUARTETS | dict.fromkeys((TEN, EIGHT, SEVEN, SIX), 100),
}

Key: TypeAlias = tuple[int, int, int, bool]
"""What is compared: points, number of cards, height of the head, whether it is a run of trumps."""
Meld: TypeAlias = tuple[CardSet, int]
"""The cards of a Weis, and what it counts."""


runs_of: Final = runs_finder(_RANKS, SHORTEST, run_of)
"""All maximal runs of three and more, in pack order."""
_QUARTETS: Final = tuple(card_set(card(suit, Rank(rank)) for suit in SUITS) for rank in range(_RANKS))


@dataclass(frozen=True, slots=True, eq=False)
class Scale:
    """How Weis count and compare in a deal: the option `weis`, the option `kreuzweis`, the contract.

    There is one of each kind (`Scale.of`), so that what belongs to one is found by its identity.
    """

    size: str
    crossing: bool
    contract: Contract

    @staticmethod
    def of(options: Options, contract: Contract) -> "Scale":
        """The scale of a table under this contract."""
        return _SCALES[options.weis, options.kreuzweis, contract]

    def key(self, cards: CardSet, points: int) -> Key:
        """SCH-2.6.3: points, number of cards, head (in Undenufe the lowest is the best), trump."""
        head = (cards & -cards).bit_length() - 1
        rank, suit = head % RANKS_IN_SUIT, head // RANKS_IN_SUIT
        trump = suit == TRUMPS[self.contract] and not cards & ~SUIT_MASKS[suit]
        return points, cards.bit_count(), rank if self.contract == "U" else -rank, trump

    def value(self, weis: Weis) -> Key:
        """The key of a seat's Weis."""
        return self.key(weis.cards, weis.points)


_SCALES: Final = {
    (size, crossing, contract): Scale(size, crossing == "on", contract)
    for size in ("small", "large", "off")
    for crossing in ("on", "off")
    for contract in CONTRACTS
}


def _quartets_of(cards: int) -> Iterator[Rank]:
    ranks = cards & cards >> RANKS_IN_SUIT & cards >> 2 * RANKS_IN_SUIT & cards >> 3 * RANKS_IN_SUIT & _SUIT_BITS
    while ranks:
        low = ranks & -ranks
        yield Rank(low.bit_length() - 1)
        ranks ^= low


@lru_cache(maxsize=4096)
def melds_of(hand: CardSet, scale: Scale) -> tuple[Meld, ...]:
    """SCH-2.6.1, SCH-2.6.2, SCH-4.5: all Weis of a hand that count, runs first, each in pack order."""
    if scale.size == "off":
        return ()
    by_length, by_rank = _RUN_POINTS[scale.size], _QUARTET_POINTS[scale.size]
    found = [(run, by_length[run.bit_count() - SHORTEST]) for run in runs_of(hand)]
    found += [(_QUARTETS[rank], by_rank[rank]) for rank in _quartets_of(hand) if rank in by_rank]
    return tuple(found) if scale.crossing else _uncrossed(found, scale)


def _uncrossed(melds: Sequence[Meld], scale: Scale) -> tuple[Meld, ...]:
    """SCH-4.5: the Weis without common cards that count most; on equality those with the best Weis."""
    choices = [chosen for count in range(len(melds) + 1) for chosen in combinations(melds, count) if _apart(chosen)]
    return max(
        choices,
        key=lambda chosen: (sum(points for _, points in chosen), max((scale.key(*one) for one in chosen), default=())),
    )


def _apart(melds: Iterable[Meld]) -> bool:
    seen = 0
    for cards, _ in melds:
        if seen & cards:
            return False
        seen |= cards
    return True


def weis_of(seat: Seat, hand: CardSet, scale: Scale) -> tuple[Weis, ...]:
    """The Weis of a seat that count."""
    return tuple(Weis(seat, cards, points) for cards, points in melds_of(hand, scale))


def best_weis(seat: Seat, hand: CardSet, scale: Scale) -> Weis | None:
    """The best Weis of a seat; None when it has none."""
    melds = melds_of(hand, scale)
    return Weis(seat, *max(melds, key=lambda meld: scale.key(*meld))) if melds else None


def speak(best: Weis | None, weis: Weis | None, scale: Scale) -> tuple[tuple[Said, ...], Weis | None]:
    """SCH-2.6.4: what a seat with this best Weis says when `best` is the best so far, and which is the best then."""
    if weis is None or (best is not None and weis.points < best.points):
        return (), best
    points = Said(weis.seat, "points", weis.points)
    if best is None or weis.points > best.points:
        return (points,), weis
    better = scale.value(weis) > scale.value(best)
    if side_of(weis.seat) == side_of(best.seat):
        return (points,), weis if better else best
    return tuple(_compare(scale, weis, best)), weis if better else best


def _compare(scale: Scale, weis: Weis, best: Weis) -> Iterator[Said]:
    """SCH-2.6.5: number of cards, then head, then trump or plain: the seat speaks, the holder of the best answers."""
    _, count, height, trump = scale.value(weis)
    _, held, top, _ = scale.value(best)
    yield Said(weis.seat, "count", count)
    if held != count:
        yield Said(best.seat, "more" if held > count else "fewer")
        return
    yield Said(best.seat, "same")
    yield Said(weis.seat, "rank", rank=Rank(abs(height)))
    if top != height:
        yield Said(best.seat, "higher" if top > height else "lower")
        return
    yield Said(best.seat, "same")
    yield Said(weis.seat, "trump" if trump else "plain")


def winning_weis(dealt: Sequence[CardSet], forehand: Seat, scale: Scale) -> Weis | None:
    """SCH-2.6.3: the best Weis of all, when everybody announces; of equal ones that nearest to the forehand."""
    best: Weis | None = None
    for step in range(len(dealt)):
        seat = Seat((forehand + step) % len(dealt))
        weis = best_weis(seat, dealt[seat], scale)
        if weis is not None and (best is None or scale.value(weis) > scale.value(best)):
            best = weis
    return best


def team_weis(best: Weis | None, dealt: Sequence[CardSet], forehand: Seat, scale: Scale) -> tuple[Weis, ...]:
    """SCH-2.6.6: all Weis of the team that has the best one, from the forehand on."""
    if best is None:
        return ()
    seats = (Seat((forehand + step) % len(dealt)) for step in range(len(dealt)))
    return tuple(
        one for seat in seats if side_of(seat) == side_of(best.seat) for one in weis_of(seat, dealt[seat], scale)
    )


def covered(weis: Iterable[Weis]) -> CardSet:
    """All cards of these Weis."""
    cards = NO_CARDS
    for one in weis:
        cards = CardSet(cards | one.cards)
    return cards
