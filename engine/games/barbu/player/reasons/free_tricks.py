"""Reasons for a card in No Last Two while tricks cost nothing (BAR-1.3.3): high cards take, low ones are kept."""

from collections.abc import Iterator

from engine.cards import Card, card_set, suit_of
from engine.games.barbu.cards import HAND
from engine.games.barbu.contracts.no_last_two import COSTLY_TRICKS
from engine.games.barbu.player.reasons.later_tricks import MARGIN, is_low
from engine.games.barbu.player.reasons.open_trick import OpenTrick
from engine.message import CardWord, Message, SuitWord, Value, message
from engine.tricks.by_card import HIGHER, LOWER, SUIT, cards_of
from engine.tricks.events import cards_word


def while_free(trick: OpenTrick, card: Card) -> Iterator[Message]:
    """A high card, which may take this trick, while neither the trick nor the lead after it costs anything."""
    if trick.tricks_done < HAND - COSTLY_TRICKS - 1 and is_high_while_free(trick, card):
        below = (trick.unseen & LOWER[card]).bit_count()
        yield message("barbu-reason-while-free", card=CardWord(card), suit=SuitWord(suit_of(card)), lower=below)


def is_high_while_free(trick: OpenTrick, card: Card) -> bool:
    """No Last Two: whether a card is above most others of its suit, so that it had better be gone before the end."""
    above, below = trick.unseen & HIGHER[card], trick.unseen & LOWER[card]
    return trick.contract == "NL" and not trick.cost and below.bit_count() >= above.bit_count() + MARGIN


def is_in_between(trick: OpenTrick, card: Card) -> bool:
    """No Last Two, while tricks cost nothing: whether a card is neither high enough to take one nor low to keep.

    One card alone above it and above the best of the suit does not make it lower than that.
    """
    free = trick.contract == "NL" and trick.tricks_done < HAND - COSTLY_TRICKS - 1
    above, below = trick.unseen & HIGHER[card], trick.unseen & LOWER[card]
    best = min(cards_of(trick.hand & SUIT[card]))
    as_high = above.bit_count() == 1 and above == trick.unseen & HIGHER[best]
    return bool(free and above and below.bit_count() > 1) and not as_high and not is_low(trick, card)


def cash_later(trick: OpenTrick, card: Card) -> Iterator[Message]:
    """No Last Two: the highest card of the suit, which is kept to lead it, or to take a trick that somebody else leads,
    before the tricks that cost.

    A card between the others' is good neither for that nor for the end.
    """
    best = min(cards_of(trick.hand & SUIT[card]))
    free = trick.contract == "NL" and trick.tricks_done < HAND - COSTLY_TRICKS - 1 and trick.unseen & SUIT[card]
    if not free or best == card or not trick.unseen & HIGHER[card] or trick.unseen & HIGHER[best]:
        return
    middling = (trick.unseen & LOWER[card]).bit_count() > 1
    if middling and not is_low(trick, card):
        yield message("barbu-reason-middle-goes", card=CardWord(card), best=CardWord(best))
    else:
        yield message("barbu-reason-cash-later", **_as_high(trick, best))


def may_cash(trick: OpenTrick, card: Card) -> Iterator[Message]:
    """No Last Two: the best card of the suit, which is kept with a single one above it to take a trick that is free."""
    best = min(cards_of(trick.hand & SUIT[card]))
    above = [*cards_of(trick.unseen & HIGHER[best])]
    free = trick.contract == "NL" and trick.tricks_done < HAND - COSTLY_TRICKS - 1
    if free and best != card and len(above) == 1 and trick.unseen & LOWER[best] & HIGHER[card]:
        yield message("barbu-reason-may-cash", higher=CardWord(above[0]), **_as_high(trick, best))


def _as_high(trick: OpenTrick, best: Card) -> dict[str, Value]:
    """The best card of a suit, with those of the hand that no card of another player tells from it."""
    as_high = card_set(
        held for held in cards_of(trick.hand & SUIT[best]) if not trick.unseen & HIGHER[held] & LOWER[best]
    )
    return {"cards": cards_word(as_high), "count": as_high.bit_count()}
