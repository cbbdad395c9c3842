"""Estimates what a bid brings with a hand: the probabilities of its outcomes, its value, and the best trumps."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final

from engine.cards import FIVE, FOUR, RANKS_IN_SUIT, SIX, SUIT_MASKS, SUITS, THREE, TWO, Suit, card
from engine.games.vira.bid_families import EITHER
from engine.games.vira.cards import HAND, WHOLE_PACK
from engine.games.vira.contracts import ROWS, Row
from engine.games.vira.declarer_steps import trumps_of
from engine.games.vira.model import PLAIN, Bid, column_with
from engine.games.vira.player.exchanging import safest, unwanted, weakest
from engine.games.vira.player.hand_evaluation import (
    OUTCOMES,
    Prospect,
    expected_tricks,
    of_buying_low,
    of_losing,
    of_tricks,
    probability,
)
from engine.games.vira.player.misere_play import danger

UNSEEN: Final = 39
"""How many cards a player has not seen before the exchange."""
ONE_TRUMP_MORE: Final = 0.65
"""Tricks that a turned card adds, since it is a trump instead of any card."""
LESS_OF_LOW: Final = 0.3
"""Tricks that a lower talon costs, for each unit of `low`."""
_RESCUED: Final = {"six": 0.45, "seven": 0.3, "eight": 0.1, "nine": 0.0}
"""The share of losses that a re-exchange makes wins, which bring nothing; less the cost of failed re-exchanges."""
FORESEEN: Final = 0.65
"""The share of double losses that a surrender after the exchange makes single ones."""


@dataclass(frozen=True, slots=True)
class BidEstimate:
    """What a bid is expected to bring.

    `value`: in points; `trump`: the best trump suit, if the hand decides it.
    """

    bid: Bid
    prospect: Prospect
    value: float
    trump: Suit | None = None


@lru_cache(maxsize=8192)
def estimate(hand: int, bid: Bid, preference: Suit, seats: int, low: float = 0.0) -> BidEstimate:
    """What this bid is expected to bring with a dealt hand, if it is not overcalled.

    `low`: how low the talon is expected to be, as log odds to lose every trick with its cards (`bidding.lowness`).
    """
    row, fewer = bid.row, LESS_OF_LOW * low
    match row.family.key:
        case "buy" | "solo":
            suits, more = trumps_of(bid.qualifier, preference), -fewer if row.family.exchanges else 0.0
            return max((_with(hand, bid, suit, preference, seats, more) for suit in suits), key=_value_of)
        case "turne" | "vingel" | "tringel":
            return _turned(hand, bid, preference, seats, ONE_TRUMP_MORE - fewer)
        case "gask" | "vira":
            return _talon(hand, bid, preference, seats, low)
        case "gok":
            prospect = _cuckoo(hand, low)
        case "kopmisar":
            prospect = of_buying_low(hand, 0, row, low)
        case _:
            kept = safest(hand, row.cards_to_lose)
            prospect = of_losing(kept, hand & ~kept, row)
    return BidEstimate(bid, prospect, prospect.value(row, row.points_in("other"), seats))


def _value_of(candidate: BidEstimate) -> float:
    return candidate.value


def points_with(row: Row, trump: Suit, preference: Suit) -> int:
    """VIR-4.2: the player points of a contract with these trumps."""
    return _points_with(row.rank, trump, preference)


@lru_cache(maxsize=1024)
def _points_with(rank: int, trump: Suit, preference: Suit) -> int:
    return ROWS[rank - 1].points_in(column_with(trump, preference))


def _with(hand: int, bid: Bid, trump: Suit, preference: Suit, seats: int, more: float = 0.0) -> BidEstimate:
    """The estimate with these trumps; `more`: tricks beside those that the hand promises."""
    row = bid.row
    away = unwanted(hand, trump) if row.family.exchanges else 0
    drawn = max(away.bit_count(), row.minimum)
    tricks = expected_tricks(hand & ~away, trump, drawn, HAND - drawn) + more
    prospect = of_tricks(tricks, row.tricks_to_win, drawn)
    if drawn:
        prospect = surrendering(prospect)
    lost = 1 - _RESCUED.get(row.key, 0.0)
    single, double = prospect.single * lost, prospect.double * lost
    # The value leaves out what a re-exchange wins, since that brings nothing.
    value = Prospect(prospect.win, single, double).value(row, points_with(row, trump, preference), seats)
    prospect = Prospect(1 - single - double, single, double)
    return BidEstimate(bid=bid, prospect=prospect, value=value, trump=trump)


def surrendering(prospect: Prospect) -> Prospect:
    """VIR-1.5.3: the prospect when the declarer foresees some double losses and surrenders, losing singly."""
    foreseen = prospect.double * FORESEEN
    return Prospect(prospect.win, prospect.single + foreseen, prospect.double - foreseen)


def _turned(hand: int, bid: Bid, preference: Suit, seats: int, more: float) -> BidEstimate:
    """VIR-1.5.B: the estimate over the suits that may be turned: the best of these becomes trumps."""
    cards = bid.row.family.turned
    options = sorted((_with(hand, bid, suit, preference, seats, more) for suit in SUITS), key=_value_of)[::-1]
    missing = [1.0]
    for option in options:
        assert option.trump is not None
        held = (hand & SUIT_MASKS[option.trump]).bit_count()
        missing.append(missing[-1] - (RANKS_IN_SUIT - held) / UNSEEN)
    shares = [max(0.0, before) ** cards - max(0.0, after) ** cards for before, after in pairwise(missing)]
    weighted = list(zip(shares, options, strict=True))
    win, single, double = (
        sum(share * option.prospect.of(outcome) for share, option in weighted) for outcome in OUTCOMES
    )
    return BidEstimate(
        bid=bid,
        prospect=Prospect(win, single, double),
        value=sum(share * option.value for share, option in weighted),
    )


# ------------------------------------------------------------------------------------------------------ the whole talon

CHOSEN: Final = 0.3
CHOSEN_OF_ALL: Final = 1.4
"""Tricks gained by choosing among kept and drawn cards, beyond what these promise: in a gask, in a vira."""
_LOW_KEPT: Final = {0: (-1.1, 0.0), 1: (-2.0, 0.1), 2: (-1.6, 0.15), 3: (-0.4, 0.45), 4: (-0.15, 0.45)}
"""By the number of cards kept, the log odds to lose every trick, and how much of them each unit of danger of these
cards takes away; fitted to 3,000 deals, and to 9,700 gasks that were bid and played out."""
SURRENDERED: Final = 0.9
"""The share of losses that are single ones: most are surrendered."""


def _talon(hand: int, bid: Bid, preference: Suit, seats: int, low: float) -> BidEstimate:
    """VIR-1.5.C, VIR-1.5.E: the estimate with the kept cards and the thirteen of the talon, for trumps or a misère."""
    row = bid.row
    trump, tricks = best_kept(hand, bid, preference)
    tricks -= LESS_OF_LOW * low
    lost = 1 - of_tricks(tricks, row.tricks_to_win, HAND).win
    if row.loses == EITHER and bid.qualifier == PLAIN:
        lost *= 1 - of_keeping_low(hand, row, low)
    prospect = Prospect(1 - lost, lost * SURRENDERED, lost * (1 - SURRENDERED))
    value = prospect.value(row, points_with(row, trump, preference), seats)
    return BidEstimate(bid=bid, prospect=prospect, value=value, trump=trump)


def best_kept(hand: int, bid: Bid, preference: Suit) -> tuple[Suit, float]:
    """The trump suit with the best cards to keep, and the expected tricks with it."""
    everything = bid.row.family.key == "vira"
    count = HAND if everything else bid.row.number

    def tricks(suit: Suit) -> float:
        return expected_tricks(hand & ~weakest(hand, suit, HAND - count), suit, HAND, 0)

    best = max(trumps_of(bid.qualifier, preference), key=tricks)
    return best, tricks(best) + (CHOSEN_OF_ALL if everything else CHOSEN)


def of_keeping_low(hand: int, row: Row, low: float) -> float:
    """The probability to lose every trick of a gask when the lowest cards are kept; `low`: as in `estimate`."""
    odds, per_danger = _LOW_KEPT[row.number]
    return probability(odds + low - per_danger * danger(safest(hand, row.number), WHOLE_PACK & ~hand))


_CUCKOO_LOW: Final = tuple(
    (sum(1 << card(suit, rank) for suit in SUITS for rank in ranks), odds)
    for ranks, odds in (((TWO,), 0.69), ((THREE, FOUR), 0.28), ((FIVE, SIX), 0.11))
)
"""How much each low card raises the log odds of a gök: fitted to the danger of the best thirteen of 26 cards in 9,000
cases, and to the wins with such hands in 1,200 deals against defenders that search."""


def _cuckoo(hand: int, low: float) -> Prospect:
    """VIR-1.5.D: the prospect of a gök, from the low cards of the hand."""
    win = probability(-1.3 + low + sum(odds * (hand & cards).bit_count() for cards, odds in _CUCKOO_LOW))
    return Prospect(win, (1 - win) * 0.8, (1 - win) * 0.2)
