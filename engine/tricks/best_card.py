"""Chooses the card with the highest score.

>>> from engine.cards import CARD_TEXTS, parse_cards
>>> from engine.tricks.by_card import cards_of
>>> points = {"7H": 0, "8H": 0, "TH": 10, "AH": 11}
>>> losing = ((card, -points[CARD_TEXTS[card]]) for card in cards_of(parse_cards("AH TH 8H 7H")))
>>> CARD_TEXTS[best_card(losing)]
'8H'
"""

from collections.abc import Iterator

from engine.cards import Card


def best_card(scored: Iterator[tuple[Card, float]]) -> Card:
    """The card with the highest score, of equal ones the first; `scored`: cards with their scores, at least one.

    The rules of thumb are generators of such pairs: a function called for each card would make guided playouts slower,
    and so would `max` with a key in place of this loop.
    """
    best, best_score = next(scored)
    for card, score in scored:
        if score > best_score:
            best, best_score = card, score
    return best
