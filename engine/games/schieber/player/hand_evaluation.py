"""What a hand may be expected to score with each contract, before a card is played: a sum of weights of its cards."""

from dataclasses import dataclass
from typing import Final

from engine.cards import ACE, JACK, KING, NINE, RANKS_IN_SUIT, SUIT_MASKS, SUITS, CardSet, Suit, card
from engine.games.schieber.cards import HAND, LAST_TRICK, PAIRS, STOECK, TRUMPS, Contract
from engine.games.schieber.model import Options
from engine.games.schieber.weis import Scale, melds_of

ALL_POINTS: Final = 152 + LAST_TRICK
"""SCH-1.3, SCH-2.8.3: the points of all cards, with those for the last trick."""

# The weights of a hand with a trump suit, in points of the 157 of a deal. All weights here were fitted to 9,000 deals
# played by rule of thumb.
SUIT_BASE: Final = 30
PER_TRUMP: Final = 11
TRUMP_JACK: Final = 29
TRUMP_NINE: Final = 7
JACK_AND_NINE: Final = 5
TRUMP_ACE: Final = 5
TRUMP_KING: Final = 2
SIDE_ACE: Final = 6
SIDE_ACE_KING: Final = 3
SIDE_KING: Final = 3
VOID: Final = 2

# Weis of fewer points than SMALL_WEIS are often beaten, so that the opponents score: OFTEN_BEATEN is added to them
# (measured with 40,000 packs).
SMALL_WEIS: Final = 50
OFTEN_BEATEN: Final = -9


@dataclass(frozen=True, slots=True)
class Tops:
    """The weights of the three strongest cards of a suit in a contract without trumps, in points.

    `base`: once for the hand. In each suit with the strongest card: `first`; with the second too, also `two`, with all
    three, also `three`; with the first and third only, also `first_and_third`; and `longer` for each card beyond three.
    In each suit without the strongest: `second` for the second; with the third too, also `second_and_third`.
    """

    base: int
    first: int
    two: int
    three: int
    second: int
    first_and_third: int
    second_and_third: int
    longer: int


OBENABE: Final = Tops(54, first=16, two=7, three=5, second=5, first_and_third=3, second_and_third=4, longer=5)
UNDENUFE: Final = {
    "A": Tops(57, first=12, two=11, three=9, second=5, first_and_third=4, second_and_third=9, longer=7),
    "6": Tops(56, first=15, two=7, three=7, second=3, first_and_third=4, second_and_third=5, longer=4),
}

_ALL_RANKS: Final = (1 << HAND) - 1
_FROM_BELOW: Final = tuple(int(f"{bits:09b}"[::-1], 2) for bits in range(1 << HAND))
"""By the nine ranks of a suit as bits: the same in the opposite order."""


def card_points(hand: CardSet, contract: Contract, options: Options) -> int:
    """The points of cards, of 157, that the hand's team may expect with this contract, not multiplied."""
    trump = TRUMPS[contract]
    if trump is not None:
        return _trump_points(hand, trump)
    tops = UNDENUFE[options.undenufeValues] if contract == "U" else OBENABE
    points = tops.base
    for suit in SUITS:
        ranks = hand >> suit * RANKS_IN_SUIT & _ALL_RANKS
        points += _suit_points(_FROM_BELOW[ranks] if contract == "U" else ranks, tops)
    return points


def _trump_points(hand: CardSet, trump: Suit) -> int:
    jack, nine, ace, king = (hand >> card(trump, rank) & 1 for rank in (JACK, NINE, ACE, KING))
    points = SUIT_BASE + PER_TRUMP * (hand & SUIT_MASKS[trump]).bit_count() + TRUMP_JACK * jack + TRUMP_NINE * nine
    points += JACK_AND_NINE * jack * nine + TRUMP_ACE * ace + TRUMP_KING * king
    for suit in SUITS:
        if suit == trump:
            continue
        ace, king = hand >> card(suit, ACE) & 1, hand >> card(suit, KING) & 1
        points += SIDE_ACE * ace + (SIDE_ACE_KING if ace else SIDE_KING) * king + VOID * (not hand & SUIT_MASKS[suit])
    return points


def _suit_points(ranks: int, tops: Tops) -> int:
    """What the cards of a suit add without trumps; `ranks`: a bit for each rank, bit 0 for the strongest."""
    match ranks & 0b111:
        case 0b111:
            points = tops.first + tops.two + tops.three
        case 0b011:
            points = tops.first + tops.two
        case 0b101:
            points = tops.first + tops.first_and_third
        case 0b001:
            points = tops.first
        case 0b110:
            points = tops.second + tops.second_and_third
        case 0b010:
            points = tops.second
        case _:
            return 0
    return points + (tops.longer * max(ranks.bit_count() - 3, 0) if ranks & 1 else 0)


def extra_points(hand: CardSet, contract: Contract, options: Options) -> int:
    """SCH-2.6, SCH-2.7: the points, not multiplied, that Weis and Stöck may bring, less those of the opponents."""
    pairs = [pair for pair in PAIRS if hand & pair == pair]
    stoeck = 0
    if options.stoeck == "anySuit":
        stoeck = STOECK * len(pairs)
    elif options.stoeck == "trump":
        trump = TRUMPS[contract]
        stoeck = STOECK * (trump is not None and PAIRS[trump] in pairs)
    if options.weis == "off":
        return stoeck
    melds = [points for _, points in melds_of(hand, Scale.of(options, contract))]
    return stoeck + sum(melds) + (OFTEN_BEATEN if max(melds, default=0) < SMALL_WEIS else 0)


def margin(hand: CardSet, contract: Contract, options: Options) -> int:
    """How many points more, multiplied, the hand's team may be expected to score than the other with this contract."""
    over = 2 * card_points(hand, contract, options) - ALL_POINTS + extra_points(hand, contract, options)
    return options.multiplier(contract) * over
