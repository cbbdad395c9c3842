"""Which hands certainly take every remaining trick, whatever the others hold and play.

>>> from engine.cards import ACE, KING, QUEEN, SPADES, card_text, parse_cards
>>> from engine.tricks.ranking import SuitOrder, ranking
>>> order = SuitOrder((ACE, KING, QUEEN), {})
>>> trumps = ranking(SPADES, plain=order, trumps=order)
>>> [card_text(card) for card in sure_leads(parse_cards("AS KH AH"), [parse_cards("QS QH")], trumps)]
['AS', 'AH', 'KH']
>>> sure_leads(parse_cards("AS KH AH"), [parse_cards("KS QS")], trumps)
()
"""

from collections.abc import Sequence
from typing import Final

from engine.cards import NO_CARDS, SUIT_MASKS, SUITS, Card, CardSet, suit_of
from engine.tricks.by_card import cards_of
from engine.tricks.ranking import Ranking

FEWEST: Final = 2
"""With fewer cards there is nothing to claim: the last card is played anyway."""


def sure_leads(
    hand: CardSet, others: Sequence[int], ranking: Ranking, *, barred: CardSet = NO_CARDS, in_any_order: bool = False
) -> tuple[Card, ...]:
    """The cards of a hand that is to lead, in an order in which each takes its trick; empty if that is not certain.

    Sound where a led suit must be followed, at least by whoever cannot take the trick. `others`: the cards that each
    other player may hold. `barred`: what may be led only from a hand of no others. With `in_any_order` every card has
    to take its trick at once, so that the player could not even avoid it.
    """
    if hand.bit_count() < FEWEST:
        return ()
    # The most cards of each suit that one of the others may hold: with every lead of the suit it is one less.
    most = [max((cards & SUIT_MASKS[suit]).bit_count() for cards in others) for suit in SUITS]
    at_first = _open(others, most)
    order: list[Card] = []
    left: int = hand
    while left:
        open_cards = at_first if in_any_order else _open(others, most)
        leads = cards_of(left & ~barred or left)
        sure = next((card for card in leads if not ranking.beaten_by[card] & open_cards), None)
        if sure is None:
            return ()
        order.append(sure)
        left &= ~(1 << sure)
        most[suit_of(sure)] -= 1
    return tuple(order)


def _open(others: Sequence[int], most: Sequence[int]) -> int:
    """The cards that somebody else may hold, without the suits that all others have played to the end."""
    held = 0
    for cards in others:
        held |= cards
    for suit in SUITS:
        if most[suit] <= 0:
            held &= ~SUIT_MASKS[suit]
    return held
