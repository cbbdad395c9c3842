"""What a bid promises with a hand: its chances, what it is worth, and with which trumps."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final

from engine.cards import FIVE, FOUR, RANKS_IN_SUIT, SIX, SUIT_MASKS, SUITS, THREE, TWO, Suit, card
from engine.games.vira.cards import HAND, WHOLE_PACK
from engine.games.vira.contracts import Row
from engine.games.vira.families import EITHER
from engine.games.vira.model import PLAIN, Bid, column_with
from engine.games.vira.player.exchanging import safest, unwanted, weakest
from engine.games.vira.player.hand_evaluation import (
    OUTCOMES,
    Prospect,
    chance,
    expected_tricks,
    of_buying_low,
    of_losing,
    of_tricks,
)
from engine.games.vira.player.losing import danger
from engine.games.vira.steps import trumps_of

UNSEEN: Final = 39
"""Cards that a player has not seen before the exchange."""
ONE_TRUMP_MORE: Final = 0.65
"""What a turned card adds to the tricks: it is a trump instead of any card."""
LESS_OF_LOW: Final = 0.3
"""How many tricks fewer a lower talon brings, for each unit of `low`."""
_RESCUED: Final = {"six": 0.45, "seven": 0.3, "eight": 0.1, "nine": 0.0}
"""How many that would be lost are won after a re-exchange, which brings nothing; less what others lose by it."""
FORESEEN: Final = 0.65
"""How many of the double losses a surrender after the exchange makes single ones."""


@dataclass(frozen=True, slots=True)
class Promise:
    """What a bid may bring: `value` in points; `tricks` are expected with `trump`, if it is one suit, and `sure` of
    them without the talon.
    """

    bid: Bid
    prospect: Prospect
    value: float
    trump: Suit | None = None
    tricks: float = 0.0
    sure: float = 0.0


@lru_cache(maxsize=8192)
def promise(hand: int, bid: Bid, preference: Suit, seats: int, low: float = 0.0) -> Promise:
    """What this bid promises with a dealt hand, if it is not overcalled.

    `low`: how much lower than usual the talon is thought to be, in odds to lose every trick with its cards.
    """
    row, fewer = bid.row, LESS_OF_LOW * low
    match row.family.key:
        case "buy" | "solo":
            suits, more = trumps_of(bid.qualifier, preference), -fewer if row.family.exchanges else 0.0
            return max((_with(hand, bid, suit, preference, seats, more) for suit in suits), key=_value)
        case "turne" | "vingel" | "tringel":
            return _turned(hand, bid, preference, seats, ONE_TRUMP_MORE - fewer)
        case "gask" | "vira":
            return _talon(hand, bid, preference, seats, low)
        case "gok":
            prospect = _cuckoo(hand, low)
        case "kopmisar":
            prospect = of_buying_low(hand, 0, row, low)
        case _:
            assert row.lose is not None
            kept = safest(hand, row.lose)
            prospect = of_losing(kept, hand & ~kept, row)
    return Promise(bid, prospect, prospect.value(row, row.points_in("other"), seats))


def _value(one: Promise) -> float:
    return one.value


def points_with(row: Row, trump: Suit, preference: Suit) -> int:
    """VIR-4.2: the player points of a contract with these trumps."""
    return row.points_in(column_with(trump, preference))


def _with(hand: int, bid: Bid, trump: Suit, preference: Suit, seats: int, more: float = 0.0) -> Promise:
    """With these trumps; `more`: tricks beside those that the hand lets expect."""
    row = bid.row
    assert row.target is not None
    away = unwanted(hand, trump) if row.family.exchanges else 0
    drawn = max(away.bit_count(), row.minimum)
    tricks = expected_tricks(hand & ~away, trump, drawn, HAND - drawn) + more
    sure = tricks if not drawn else max(0.0, expected_tricks(hand & ~away, trump, 0, HAND))
    prospect = of_tricks(tricks, row.target, drawn)
    if drawn:
        prospect = surrendering(prospect)
    lost = 1 - _RESCUED.get(row.key, 0.0)
    single, double = prospect.single * lost, prospect.double * lost
    # Those that a re-exchange wins are left out of the value: they bring nothing.
    value = Prospect(prospect.win, single, double).value(row, points_with(row, trump, preference), seats)
    return Promise(bid, Prospect(1 - single - double, single, double), value, trump, tricks, sure)


def surrendering(prospect: Prospect) -> Prospect:
    """VIR-1.5.3: some of the double losses are foreseen after the exchange, and surrendered for single ones."""
    foreseen = prospect.double * FORESEEN
    return Prospect(prospect.win, prospect.single + foreseen, prospect.double - foreseen)


def _turned(hand: int, bid: Bid, preference: Suit, seats: int, more: float) -> Promise:
    """VIR-1.5.B: the best of the suits that are turned, by their chances."""
    cards = bid.row.family.turned
    options = sorted((_with(hand, bid, suit, preference, seats, more) for suit in SUITS), key=_value)[::-1]
    missing = [1.0]
    for option in options:
        assert option.trump is not None
        held = (hand & SUIT_MASKS[option.trump]).bit_count()
        missing.append(missing[-1] - (RANKS_IN_SUIT - held) / UNSEEN)
    chances = [max(0.0, before) ** cards - max(0.0, after) ** cards for before, after in pairwise(missing)]
    together = list(zip(chances, options, strict=True))
    win, single, double = (sum(share * one.prospect.of(outcome) for share, one in together) for outcome in OUTCOMES)
    return Promise(
        bid,
        Prospect(win, single, double),
        sum(share * one.value for share, one in together),
        tricks=sum(share * one.tricks for share, one in together),
        sure=sum(share * one.sure for share, one in together),
    )


# ------------------------------------------------------------------------------------------------------ the whole talon

CHOSEN: Final = 0.3
CHOSEN_OF_ALL: Final = 1.4
"""How many tricks more are won than kept and drawn cards promise, by choosing among them: in a gask, in a vira."""
_LOW_KEPT: Final = {0: (-1.1, 0.0), 1: (-2.0, 0.1), 2: (-1.6, 0.15), 3: (-0.4, 0.45), 4: (-0.15, 0.45)}
"""The odds to lose every trick by the number of cards kept, and by how much the danger of these lessens them; fitted to
3,000 deals, and to 9,700 gasks that were bid and played out."""
SURRENDERED: Final = 0.9
"""How many of those that are not won lose a single time: most are surrendered."""


def _talon(hand: int, bid: Bid, preference: Suit, seats: int, low: float) -> Promise:
    """VIR-1.5.C, VIR-1.5.E: what is kept and the thirteen cards of the talon, for trumps or for a misère."""
    row = bid.row
    assert row.target is not None
    trump, tricks = best_kept(hand, bid, preference)
    tricks -= LESS_OF_LOW * low
    lost = 1 - of_tricks(tricks, row.target, HAND).win
    if row.loses == EITHER and bid.qualifier == PLAIN:
        lost *= 1 - of_keeping_low(hand, row, low)
    prospect = Prospect(1 - lost, lost * SURRENDERED, lost * (1 - SURRENDERED))
    return Promise(bid, prospect, prospect.value(row, points_with(row, trump, preference), seats), trump, tricks)


def best_kept(hand: int, bid: Bid, preference: Suit) -> tuple[Suit, float]:
    """The trump suit for which the best cards are kept, and the tricks to be expected with it."""
    everything = bid.row.family.key == "vira"
    count = HAND if everything else bid.row.level or 0

    def tricks(suit: Suit) -> float:
        return expected_tricks(hand & ~weakest(hand, suit, HAND - count), suit, HAND, 0)

    best = max(trumps_of(bid.qualifier, preference), key=tricks)
    return best, tricks(best) + (CHOSEN_OF_ALL if everything else CHOSEN)


def of_keeping_low(hand: int, row: Row, low: float) -> float:
    """The chance to lose every trick of a gask for which the lowest cards are kept."""
    assert row.level is not None
    odds, per_danger = _LOW_KEPT[row.level]
    return chance(odds + low - per_danger * danger(safest(hand, row.level), WHOLE_PACK & ~hand))


_CUCKOO_LOW: Final = tuple(
    (sum(1 << card(suit, rank) for suit in SUITS for rank in ranks), odds)
    for ranks, odds in (((TWO,), 0.69), ((THREE, FOUR), 0.28), ((FIVE, SIX), 0.11))
)
"""By how much each low card raises the odds of a gök: fitted to how safe the best thirteen of 9,000 times 26 cards are,
and to how often such were won in 1,200 deals against defenders who search."""


def _cuckoo(hand: int, low: float) -> Prospect:
    """VIR-1.5.D: by the low cards of the hand."""
    win = chance(-1.3 + low + sum(odds * (hand & cards).bit_count() for cards, odds in _CUCKOO_LOW))
    return Prospect(win, (1 - win) * 0.8, (1 - win) * 0.2)
