"""SCH-2.6: runs and quartets: their points, their comparison, and the sentences about them."""

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
"""SCH-2.6.1: the cards of the shortest run."""
_RANKS: Final = 9
_SUIT_BITS: Final = (1 << _RANKS) - 1

_RUN_POINTS: Final = {
    "small": (20, 50, 100, 100, 100, 100, 100),
    "large": (20, 50, 100, 150, 200, 250, 300),
}
"""SCH-2.6.2, SCH-4.4: by the option `weis`, the points of runs of three to nine cards."""
_HIGH_QUARTETS: Final = {JACK: 200, NINE: 150, ACE: 100, KING: 100, QUEEN: 100}
_QUARTET_POINTS: Final[dict[str, dict[Rank, int]]] = {
    "small": _HIGH_QUARTETS,
    "large": _HIGH_QUARTETS | dict.fromkeys((TEN, EIGHT, SEVEN, SIX), 100),
}
"""SCH-2.6.2, SCH-4.4: by the option `weis`, the points of four cards of a rank."""

Key: TypeAlias = tuple[int, int, int, bool]
"""SCH-2.6.3: what decides between two Weis: points, number of cards, height of the head, whether it is a run of trumps.

The greater key is better.
"""
Meld: TypeAlias = tuple[CardSet, int]
"""The cards of a Weis, and its points, not multiplied."""


runs_of: Final = runs_finder(_RANKS, SHORTEST, run_of)
"""SCH-2.6.1: all runs of a hand at their full length, in pack order."""
_QUARTETS: Final = tuple(card_set(card(suit, Rank(rank)) for suit in SUITS) for rank in range(_RANKS))


@dataclass(frozen=True, slots=True, eq=False)
class Scale:
    """What the points and the comparison of Weis depend on in a deal.

    `size`: the option `weis`; `crossing`: whether a card may belong to two Weis (the option `kreuzweis`); `alone`:
    whether the partner of the player with the best Weis scores none (the option `weisScores`). Compared by identity,
    which is fast in the keys of caches; so `Scale.of` always returns the same object for the same values.
    """

    size: str
    crossing: bool
    contract: Contract
    alone: bool

    @staticmethod
    def of(options: Options, contract: Contract) -> "Scale":
        """The scale of a table under this contract."""
        return _SCALES[options.weis, options.kreuzweis, contract, options.weisScores]

    def key(self, cards: CardSet, points: int) -> Key:
        """SCH-2.6.3: the key of a Weis; the head: its highest card, of which in Undenufe a lower one is better."""
        head = (cards & -cards).bit_length() - 1
        rank, suit = head % RANKS_IN_SUIT, head // RANKS_IN_SUIT
        trump = suit == TRUMPS[self.contract] and not cards & ~SUIT_MASKS[suit]
        return points, cards.bit_count(), rank if self.contract == "U" else -rank, trump

    def value(self, weis: Weis) -> Key:
        """The key of a seat's Weis."""
        return self.key(weis.cards, weis.points)


_SCALES: Final = {
    (size, crossing, contract, scores): Scale(size, crossing == "on", contract, alone=scores == "player")
    for size in ("small", "large", "off")
    for crossing in ("on", "off")
    for contract in CONTRACTS
    for scores in ("team", "player")
}


def _quartets_of(cards: int) -> Iterator[Rank]:
    """The ranks of which all four cards are there, from the ace on."""
    ranks = cards & cards >> RANKS_IN_SUIT & cards >> 2 * RANKS_IN_SUIT & cards >> 3 * RANKS_IN_SUIT & _SUIT_BITS
    while ranks:
        low = ranks & -ranks
        yield Rank(low.bit_length() - 1)
        ranks ^= low


@lru_cache(maxsize=4096)
def melds_of(hand: CardSet, scale: Scale) -> tuple[Meld, ...]:
    """SCH-2.6.1, SCH-2.6.2, SCH-4.5: the Weis of a hand that count, first runs, then quartets, each in pack order."""
    if scale.size == "off":
        return ()
    by_length, by_rank = _RUN_POINTS[scale.size], _QUARTET_POINTS[scale.size]
    melds = [(run, by_length[run.bit_count() - SHORTEST]) for run in runs_of(hand)]
    melds += [(_QUARTETS[rank], by_rank[rank]) for rank in _quartets_of(hand) if rank in by_rank]
    return tuple(melds) if scale.crossing else _uncrossed(melds, scale)


def _uncrossed(melds: Sequence[Meld], scale: Scale) -> tuple[Meld, ...]:
    """SCH-4.5: the disjoint Weis that are worth most together; of equal choices the one with the best Weis."""
    choices = [choice for count in range(len(melds) + 1) for choice in combinations(melds, count) if _disjoint(choice)]
    return max(
        choices,
        key=lambda choice: (sum(worth for _, worth in choice), max((scale.key(*meld) for meld in choice), default=())),
    )


def _disjoint(melds: Iterable[Meld]) -> bool:
    """Whether no card belongs to two of these Weis."""
    used = 0
    for cards, _ in melds:
        if used & cards:
            return False
        used |= cards
    return True


def weis_of(seat: Seat, hand: CardSet, scale: Scale) -> tuple[Weis, ...]:
    """The Weis of a seat that count."""
    return tuple(Weis(seat, cards, points) for cards, points in melds_of(hand, scale))


def best_weis(seat: Seat, hand: CardSet, scale: Scale) -> Weis | None:
    """SCH-2.6.3: the best Weis of a seat; None: it has none."""
    melds = melds_of(hand, scale)
    return Weis(seat, *max(melds, key=lambda meld: scale.key(*meld))) if melds else None


def speak(best: Weis | None, weis: Weis | None, scale: Scale) -> tuple[tuple[Said, ...], Weis | None]:
    """SCH-2.6.4: the sentences when a seat announces, and the best Weis after them.

    `best`: the best one announced so far; `weis`: the best one of the seat; None: there is none.
    """
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
    """SCH-2.6.5: the seat names number of cards, head, trump or plain; the holder of the best Weis answers each.

    The dialogue ends with the first difference.
    """
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
    """SCH-2.6.3: the best Weis if everybody announces; of equal ones that of the first from the forehand on.

    `dealt`: the hands as they were dealt, by seat.
    """
    best: Weis | None = None
    for step in range(len(dealt)):
        seat = Seat((forehand + step) % len(dealt))
        weis = best_weis(seat, dealt[seat], scale)
        if weis is not None and (best is None or scale.value(weis) > scale.value(best)):
            best = weis
    return best


def team_weis(best: Weis | None, dealt: Sequence[CardSet], forehand: Seat, scale: Scale) -> tuple[Weis, ...]:
    """SCH-2.6.6: all Weis of the team with the best one, from the forehand on; none if `best` is None.

    SCH-4.17: or only those of the player who has it.
    """
    if best is None:
        return ()
    if scale.alone:
        return weis_of(best.seat, dealt[best.seat], scale)
    seats = (Seat((forehand + step) % len(dealt)) for step in range(len(dealt)))
    return tuple(
        weis for seat in seats if side_of(seat) == side_of(best.seat) for weis in weis_of(seat, dealt[seat], scale)
    )
