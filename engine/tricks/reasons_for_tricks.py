"""Facts that speak for a card where tricks count and cards have no points; each holds wherever the hidden cards are.

>>> from engine.cards import ACE, HEARTS, KING, QUEEN, parse_card, parse_cards
>>> from engine.tricks.ranking import SuitOrder, ranking
>>> order = SuitOrder((ACE, KING, QUEEN), {})
>>> hand = parse_cards("AS QS QH")
>>> position = Position(
...     hand=hand, legal=hand, trick=(), taker=None, after=(Seat(1),), partner=None,
...     may=(0, parse_cards("KS KH")), counts=(3, 2), ranking=ranking(HEARTS, plain=order, trumps=order),
... )
>>> [reason.key for reason in facts_about(position, parse_card("AS"))]
['engine-reason-strongest', 'engine-reason-only-above', 'engine-reason-nearer-void']
"""

from collections.abc import Iterator
from itertools import chain
from typing import Final

from engine.cards import NO_CARDS, RANKS_IN_SUIT, SUIT_MASKS, SUITS, Card, CardSet, Seat, card_set, suit_of
from engine.message import CardWord, Message, SeatWord, SuitWord, message
from engine.tricks.by_card import HIGHER, LOWER, cards_of
from engine.tricks.events import cards_word
from engine.tricks.reasons import NAMED, Position, how_certain, only_card, stronger_than

GUARDED: Final = 2
"""A card with so many of others above it is told to become the highest, if the hand keeps as many more to lose."""
SOON: Final = 2
"""It is told that a suit can be trumped soon if one card of it is left, or so many and twice as many trumps."""


def facts_about(position: Position, card: Card) -> Iterator[Message]:
    """The facts that speak for one of the cards that may be played, or else tell what it does; the weightiest first.

    There is at least one. The ace is the highest card of its suit.
    """
    if position.legal.bit_count() == 1:
        yield only_card(card)
        return
    if not position.trick:
        facts = _of_a_lead(position, card)
    elif position.winners >> card & 1:
        facts = _of_taking(position, card)
    elif position.partner is not None and position.taker == position.partner:
        facts = _for_the_partner(position, position.partner, card)
    else:
        facts = _of_losing(position, card)
    given = False
    for fact in chain(facts, _of_any(position, card)):
        given = True
        yield fact
    if not given:
        yield _left(position, card, "engine-reason-suit-left")


def _of_a_lead(position: Position, card: Card) -> Iterator[Message]:
    trump, suit = position.ranking.trump, suit_of(card)
    theirs, beaten = position.held_by(position.opponents_after), position.ranking.beaten_by[card]
    higher = position.ranking.higher[card] & theirs
    if not beaten & position.held_by(position.after):
        yield message("engine-reason-unbeaten", card=CardWord(card))
    elif not beaten & theirs:
        yield message("engine-reason-no-opponent", card=CardWord(card))
    elif not higher and suit != trump:
        yield message("engine-reason-strongest", card=CardWord(card), suit=SuitWord(suit))
    if suit == trump and (trumps := theirs & SUIT_MASKS[suit]):
        held = sum(position.counts[seat] for seat in position.opponents_after)
        yield message("engine-reason-draws", card=CardWord(card), count=min(trumps.bit_count(), held))
    yield from _tops(position, card)
    yield from stronger_than(position, card)
    yield from _only_above(position, card)
    if position.partner is not None and beaten & position.may[position.partner] and higher:
        yield message("engine-reason-partner-after", player=SeatWord(position.partner))


def _tops(position: Position, card: Card) -> Iterator[Message]:
    """That a lead is one of several cards of the hand above all others of its suit."""
    suit = SUIT_MASKS[suit_of(card)]
    theirs = _elsewhere(position) & suit
    highest = [held for held in cards_of(position.hand & suit) if not position.ranking.higher[held] & theirs]
    if theirs and card in highest and len(highest) > 1:
        yield message("engine-reason-tops", suit=SuitWord(suit_of(card)), count=len(highest))


def _only_above(position: Position, card: Card) -> Iterator[Message]:
    """The highest card that the hand keeps in the suit of a lead, if one single card of others is above it.

    Or two, if the lead and another card that the hand keeps can be played on them.
    """
    kept = position.hand & SUIT_MASKS[suit_of(card)] & ~(1 << card)
    if not kept:
        return
    best = min(cards_of(kept))
    above = position.ranking.higher[best] & _elsewhere(position)
    suit = SuitWord(suit_of(card))
    if above.bit_count() == 1:
        higher = Card(above.bit_length() - 1)
        yield message("engine-reason-only-above", card=CardWord(best), higher=CardWord(higher), suit=suit)
    elif above.bit_count() == GUARDED <= kept.bit_count():
        yield message("engine-reason-two-above", card=CardWord(best), cards=cards_word(above), suit=suit)


def _of_taking(position: Position, card: Card) -> Iterator[Message]:
    """Of a card that takes the trick from the one that would take it now."""
    led = suit_of(position.trick[0])
    if not position.after:
        yield message("engine-reason-takes-it", card=CardWord(card))
    else:
        yield how_certain(position, card)
    if position.winners & HIGHER[card] and not position.winners & LOWER[card]:
        yield message("engine-reason-lowest-winner", card=CardWord(card))
    if suit_of(card) != led:
        yield message("engine-reason-ruff", card=CardWord(card), suit=SuitWord(led))


def _for_the_partner(position: Position, partner: Seat, card: Card) -> Iterator[Message]:
    """Of a card that leaves the trick to the partner."""
    best = position.best
    certain = not position.ranking.beaten_by[best] & position.held_by(position.opponents_after)
    key = "engine-reason-partner-certain" if certain else "engine-reason-partner-so-far"
    yield message(key, player=SeatWord(partner), card=CardWord(best))
    if _is_lowest(position, card):
        yield message("engine-reason-lowest", card=CardWord(card))


def _of_losing(position: Position, card: Card) -> Iterator[Message]:
    """Of a card that does not take the trick from an opponent."""
    best, partner = position.best, position.partner
    if not position.winners:
        yield message("engine-reason-cannot-win", card=CardWord(best))
    elif (top := _top_instead(position, card)) is not None and [*cards_of(position.winners)] == [top]:
        yield _keeps_top(top)
    elif position.winners.bit_count() <= NAMED:
        yield message("engine-reason-keeps", cards=cards_word(position.winners))
    if suit_of(card) != suit_of(position.trick[0]):
        yield from _keeps_guards(position, card)
    if partner is not None and partner in position.after and position.ranking.beaten_by[best] & position.may[partner]:
        yield message("engine-reason-partner-after", player=SeatWord(partner))
    if _is_lowest(position, card):
        yield message("engine-reason-lowest", card=CardWord(card))


def _keeps_guards(position: Position, card: Card) -> Iterator[Message]:
    """Of a discard: a high card of another suit with just enough lower ones to play on those that are above it."""
    others = _elsewhere(position)
    for suit in SUITS:
        kept = cards_of(position.hand & SUIT_MASKS[suit])
        if suit in (suit_of(card), position.ranking.trump) or not position.legal & SUIT_MASKS[suit]:
            continue
        best, guards = kept[0], card_set(kept[1:])
        above = CardSet(HIGHER[best] & others)
        if 0 < above.bit_count() == guards.bit_count() <= GUARDED:
            yield message(
                "engine-reason-keeps-guards",
                best=CardWord(best),
                cards=cards_word(guards),
                above=cards_word(above),
                count=above.bit_count(),
                suit=SuitWord(suit),
            )


def _of_any(position: Position, card: Card) -> Iterator[Message]:
    """What may speak for any card, at last how many of its suit are left, if another suit may be played."""
    trump, suit = position.ranking.trump, SUIT_MASKS[suit_of(card)]
    kept = position.hand & ~(1 << card)
    trumps = NO_CARDS if trump is None else kept & SUIT_MASKS[trump]
    if trumps & ~suit and not kept & suit and position.held_by(position.opponents) & suit:
        yield message("engine-reason-void", card=CardWord(card), suit=SuitWord(suit_of(card)))
        return
    top = _top_instead(position, card)
    if top is not None and position.trick and (suit >> top & 1 or not position.winners >> card & 1):
        yield _keeps_top(top)
    best = _kept_top(position, CardSet(kept & suit))
    if best is not None and not position.trick and _kept_top(position, card_set([card])) is None:
        yield _keeps_top(best)
    if kept & suit and (not position.trick or position.legal & ~suit):
        soon = (kept & suit).bit_count() <= max(1, min(SOON, trumps.bit_count() // 2))
        soon = soon and best is None  # who keeps the highest card of a suit wants to play it, not to be rid of the suit
        nearer = bool(soon and trumps & ~suit and position.held_by(position.opponents) & suit)
        yield _left(position, card, "engine-reason-nearer-void" if nearer else "engine-reason-suit-left")


def _left(position: Position, card: Card, key: str) -> Message:
    """How many cards of its suit the hand has after it."""
    suit = suit_of(card)
    left = (position.hand & ~(1 << card) & SUIT_MASKS[suit]).bit_count()
    return message(key, card=CardWord(card), suit=SuitWord(suit), count=left)


def _is_lowest(position: Position, card: Card) -> bool:
    """Whether no card that may be played has a lower rank, nor is a trump instead of a trump of higher rank."""
    trump = position.ranking.trump
    if suit_of(card) == trump and position.legal & ~SUIT_MASKS[trump]:
        return False
    return all(other % RANKS_IN_SUIT <= card % RANKS_IN_SUIT for other in cards_of(position.legal))


def _top_instead(position: Position, card: Card) -> Card | None:
    """A kept card, highest of its suit, that could be played instead, unless the card is the highest of another."""
    top = _kept_top(position, CardSet(position.hand & position.legal & ~(1 << card)))
    as_high = _kept_top(position, card_set([card])) is not None and top is not None and suit_of(top) != suit_of(card)
    return None if as_high else top


def _keeps_top(card: Card) -> Message:
    """That the hand keeps a card above which nobody else has any of its suit."""
    return message("engine-reason-keeps-top", card=CardWord(card), suit=SuitWord(suit_of(card)))


def _elsewhere(position: Position) -> CardSet:
    """All cards that the other hands may hold."""
    return position.held_by([Seat(seat) for seat in range(len(position.may))])


def _kept_top(position: Position, kept: CardSet) -> Card | None:
    """The first card of those kept that is the highest of its suit, as long as others may have cards of that suit."""
    others = 0
    for cards in position.may:
        others |= cards
    for card in cards_of(kept):
        if not others & HIGHER[card] and others & LOWER[card]:
            return card
    return None
