"""The card by rule of thumb, on plain ints, for the *careful* player and for guided playouts.

Each legal card gets a score in hundredths of a point, and the highest score wins. A card that follows scores what the
trick is expected to bring with it, less what the card would still be worth in the hand. Sets of cards are bit masks.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine.cards import RANKS_IN_SUIT, SUIT_MASKS, Card, each
from engine.games.schieber.cards import HAND, RANKINGS, TRUMPS, WHOLE_PACK, Contract, UndenufeValues
from engine.games.schieber.kernel import SchieberKernel
from engine.tricks.best_card import best_card
from engine.tricks.by_card import cards_of

# What a card is worth in the hand, in hundredths of a point, by strength from the lowest of its suit on. All weights
# here were found by playing some hundred thousand deals against earlier weights.
KEEP_TRUMP: Final = (1220, 1450, 1630, 1830, 2040, 2380, 2650, 2990, 6670)
KEEP_SIDE: Final = (0, 0, 0, 0, 0, 130, 180, 420, 400)
KEEP_NO_TRUMP: Final = (0, 0, 0, 0, 100, 170, 250, 570, 550)
KEEP_MASTER: Final = 1210
"""Added for a card that is no trump if no other hand holds a higher one of its suit."""

# The score of a lead of trumps. One that the opponents cannot beat: DRAW, with MAKER_DRAWS for the side that chose the
# contract, PER_TRUMP for each trump held, less SPENT_POINT for each point of the card. One that they can beat:
# EXPOSED_TRUMP, PER_TRUMP for each trump held, less EXPOSED_POINT for each point of the card.
DRAW: Final = 50
MAKER_DRAWS: Final = 140
PER_TRUMP: Final = 320
SPENT_POINT: Final = 27
EXPOSED_TRUMP: Final = -370
EXPOSED_POINT: Final = 73
TRUMP_ALONE: Final = -990
"""Any trump, when the opponents hold none."""

# The score of a lead of another suit. A card that no opponent can beat: MASTER, with MASTER_OUT for each unseen card of
# the suit. One that only trumps can beat: PER_RISK times the chance in 100 that a given hand is void in it. Any other:
# PER_HIGHER for each higher card, PER_CARD_OUT for each unseen card of the suit, PER_HELD times the chance in 100 that
# the partner has all the higher ones, PER_LOW_POINT for each point of the card. Sure tricks are kept for later: a side
# that led them first lost 12 points a deal (3,000 duplicate deals, the multipliers of the article).
MASTER: Final = 680
MASTER_OUT: Final = -90
PER_RISK: Final = 13
PER_HIGHER: Final = 100
PER_CARD_OUT: Final = -53
PER_HELD: Final = 10
PER_LOW_POINT: Final = -24

# The score of a card that follows.
PARTNER_TAKES: Final = 29
"""The chance in 100 that the partner, who plays last, takes a trick that the opponents would take."""
TRICK: Final = 4
"""The worth of taking a trick, in points, beside its cards."""

_NOT_IN_ONE: Final = (100, 67, 44, 30, 20, 13, 9, 6, 4, 3, 2, 1, 1, 1, 0, 0, 0, 0)
"""By number of unseen cards, the chance in 100 that one given hand of three holds none of them."""
_NOT_IN_TWO: Final = (100, 33, 11, 4, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
"""By number of unseen cards, the chance in 100 that two given hands of three hold none of them."""


def _taking(behind: int, best: int) -> int:
    """By how much it is likelier, in hundredths, that this side takes the trick than that the other side does.

    `behind`: how many seats play after this one; `best`: the chance in 100 that this seat's card stays the best. Of
    two seats behind the second is the partner, who may take a trick that is lost.
    """
    if behind == 0:
        return 100
    rescue = PARTNER_TAKES if behind == 2 else 0
    return 2 * (best + (100 - best) * rescue // 100) - 100


_TAKING: Final = tuple(tuple(_taking(3 - count, best) for best in _NOT_IN_ONE) for count in range(4))
"""By number of cards in the trick and of the opponents' cards above its best one, which is this side's."""


@dataclass(frozen=True, slots=True)
class Values:
    """What the cards are worth with a contract: all fields but `trumps` are by card number.

    `trumps`: all of them, none without a trump suit; `points`: not multiplied; `higher`: the higher cards of the suit;
    `beaten_by`: the cards that beat it when it is the best in the trick; `suit`: all cards of its suit; `keep`: its
    worth in the hand, in hundredths of a point.
    """

    trumps: int
    points: tuple[int, ...]
    higher: tuple[int, ...]
    beaten_by: tuple[int, ...]
    suit: tuple[int, ...]
    keep: tuple[int, ...]


def _values(contract: Contract, undenufe: UndenufeValues) -> Values:
    ranking, trump = RANKINGS[contract, undenufe], TRUMPS[contract]
    keep = [0] * len(ranking.points)
    for card in each(WHOLE_PACK):
        worth = KEEP_NO_TRUMP if trump is None else KEEP_TRUMP if trump == card // RANKS_IN_SUIT else KEEP_SIDE
        keep[card] = worth[HAND - 1 - ranking.higher[card].bit_count()]
    return Values(
        0 if trump is None else SUIT_MASKS[trump] & WHOLE_PACK,
        ranking.points,
        ranking.higher,
        ranking.beaten_by,
        tuple(SUIT_MASKS[card // RANKS_IN_SUIT] & WHOLE_PACK for card in range(len(keep))),
        tuple(keep),
    )


VALUES: Final = {key: _values(*key) for key in RANKINGS}


def scored_leads(
    values: Values, hand: int, legal: int, theirs: int, unseen: int, *, maker: bool
) -> Iterator[tuple[Card, float]]:
    """The legal cards of the hand, each with its score as a lead.

    `theirs`: the cards that the opponents may hold; `unseen`: those in all other hands; `maker`: whether this side has
    chosen the contract.
    """
    trumps, points, higher, suit_of = values.trumps, values.points, values.higher, values.suit
    trumps_out = theirs & trumps
    length = (hand & trumps).bit_count()
    drawing = DRAW + MAKER_DRAWS * maker + PER_TRUMP * length
    for card in cards_of(legal):
        above = (higher[card] & theirs).bit_count()
        if trumps >> card & 1:
            if not trumps_out:
                score = TRUMP_ALONE
            elif above:
                score = EXPOSED_TRUMP + PER_TRUMP * length - EXPOSED_POINT * points[card]
            else:
                score = drawing - SPENT_POINT * points[card]
        else:
            out = (unseen & suit_of[card]).bit_count()
            if above:
                score = PER_HIGHER * above + PER_CARD_OUT * out + PER_HELD * _NOT_IN_TWO[above]
                score += PER_LOW_POINT * points[card]
            elif trumps_out:
                score = PER_RISK * _NOT_IN_ONE[out]
            else:
                score = MASTER + MASTER_OUT * out
        yield card, score


def scored_follows(
    values: Values, legal: int, trick: tuple[int, int, int, bool], theirs: int, unseen: int
) -> Iterator[tuple[Card, float]]:
    """The legal cards, each with its score as the card to follow with.

    `trick`: of the open trick, how many cards it has, the best one, the points of all, and whether the partner played
    the best one; `theirs` and `unseen`: as in `scored_leads`.
    """
    count, top, worth, partner_winning = trick
    worth += TRICK
    points, beaten_by, higher, keep, trumps = values.points, values.beaten_by, values.higher, values.keep, values.trumps
    winning = legal & beaten_by[top]
    taking = _TAKING[count]
    if partner_winning:
        balance_if_lower = taking[(beaten_by[top] & theirs & (trumps | values.suit[top])).bit_count()]
    else:
        balance_if_lower = 2 * PARTNER_TAKES - 100 if count == 1 else -100
    for card in cards_of(legal):
        balance = balance_if_lower
        if winning >> card & 1:
            balance = taking[(higher[card] & theirs).bit_count()]
        worth_in_hand = keep[card]
        if not trumps >> card & 1 and not higher[card] & unseen:
            worth_in_hand += KEEP_MASTER
        score = balance * (worth + points[card]) - worth_in_hand
        yield card, score


def guided_move(kernel: SchieberKernel) -> int:
    """The kernel's move by rule of thumb, from what the seat on turn knows: its hand and the cards played.

    It also knows whether the opponents still hold trumps, as players mostly do.
    """
    legal = kernel.legal()
    if not legal & (legal - 1):
        return legal.bit_length() - 1
    seat = kernel.turn
    hands = kernel.hands
    values = VALUES[kernel.order]
    opponents = hands[seat - 1] | hands[seat - 3]
    unseen = opponents | hands[seat - 2]
    theirs = unseen if opponents & values.trumps else unseen & ~values.trumps
    if kernel.led < 0:
        return best_card(scored_leads(values, hands[seat], legal, theirs, unseen, maker=kernel.maker == seat % 2))
    trick = ((seat - kernel.leader) % 4, kernel.best, kernel.worth, kernel.winner == seat ^ 2)
    return best_card(scored_follows(values, legal, trick, theirs, unseen))
