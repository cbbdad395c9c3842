"""Reasons for a card in a negative contract by what it means for later tricks."""

from collections.abc import Iterator
from typing import Final

from engine.cards import HEARTS, KING, SUIT_MASKS, Card, CardSet, Suit, suit_of
from engine.cards import card as card_of
from engine.games.barbu.cards import HAND
from engine.games.barbu.contracts import TRICK_CONTRACTS
from engine.games.barbu.contracts.no_last_two import COSTLY_TRICKS
from engine.games.barbu.contracts.no_queens import QUEENS
from engine.games.barbu.player.reasons.hands import GUARDS, SHORT
from engine.games.barbu.player.reasons.open_trick import OpenTrick
from engine.message import CardWord, Message, SeatWord, SideWord, SuitWord, message
from engine.tricks.by_card import HIGHER, LOWER, SUIT, cards_of
from engine.tricks.four_players import SEATS

_KING: Final = card_of(HEARTS, KING)
AS_GOOD_LEFT: Final = "barbu-reason-as-good-left"
LATER: Final = frozenset(
    f"barbu-reason-{key}"
    for key in (
        "among-highest",
        "could-throw",
        "draws-last",
        "guarded",
        "hearts-wait",
        "higher-fits",
        "keeps-alone",
        "keeps-lower",
        "keeps-under",
        "keeps-way-out",
        "last-before-throw",
        "last-of-suit",
        "nearly-void",
        "throw",
        "throw-above",
        "throw-alone",
        "throw-safe",
        "throw-top",
        "towards-throw",
        "way-out",
        "your-highest",
    )
) | {AS_GOOD_LEFT}
"""The keys of what matters only if more tricks count."""
MARGIN: Final = 3
"""A card is high if the others hold so many more lower than higher ones of its suit, and low the other way round."""
MANY_OUT: Final = 6
"""How many cards of a suit in the other hands make it likely that all three follow suit."""


def lowest(trick: OpenTrick, card: Card) -> bool:
    """Whether the others hold higher cards of the suit alone, so that the card gives away the lead.

    And more than one, since a single one may be gone before the card is led.
    """
    return is_below_all(trick, card) and (trick.unseen & HIGHER[card]).bit_count() > 1


def is_below_all(trick: OpenTrick, card: Card) -> bool:
    """Whether the others hold higher cards of the suit alone, be it a single one."""
    return bool(trick.unseen & HIGHER[card]) and not trick.unseen & LOWER[card]


def may_throw(trick: OpenTrick, card: Card, *, takes: bool = False) -> Iterator[Message]:
    """BAR-2.4.2: who plays after this card, can have none of its suit, and may hold what costs.

    `takes`: that the card is sure to take the trick is told with it.
    """
    counts, suit = TRICK_CONTRACTS[trick.contract].counts, SuitWord(suit_of(card))
    seats = [seat for seat in trick.after if not trick.may[seat] & SUIT[card] and trick.may[seat] & counts]
    if takes and seats:
        yield message("barbu-reason-takes-thrown", whom=SideWord(tuple(seats)), suit=suit, count=len(seats))
    elif len(seats) == 1:
        yield message("barbu-reason-may-throw", player=SeatWord(seats[0]), suit=suit)
    elif seats:
        yield message("barbu-reason-several-may-throw", whom=SideWord(tuple(seats)), suit=suit)


def would_lead(trick: OpenTrick, card: Card) -> Iterator[Message]:
    """No Last Two, in the last trick that costs nothing: that a card which takes it has to lead to those that do.

    Not where the hand keeps one that the others can only beat, and so gives the lead away.
    """
    kept = cards_of(trick.hand & ~(1 << card))
    last_free = trick.contract == "NL" and trick.tricks_done == HAND - COSTLY_TRICKS - 1
    if last_free and not any(is_below_all(trick, held) for held in kept):
        yield Message("barbu-reason-would-lead")


def last_of_suit(trick: OpenTrick, card: Card) -> Iterator[Message]:
    """That the hand has nothing left in the suit of the card, which the others may still lead.

    With a costly card to throw, also that it has little left.
    """
    suit, kept = SUIT[card], trick.hand & ~(1 << card)
    if not stays_out(trick, trick.unseen & suit):
        return
    left, out = (kept & suit).bit_count(), (trick.unseen & suit).bit_count()
    target = _to_throw(trick, card)
    if target is not None and left <= SHORT and out > left + len(trick.after):
        suit_word = SuitWord(suit_of(card))
        if left and is_shorter_elsewhere(trick, card, suit_of(target)):
            return
        if left:
            yield message("barbu-reason-towards-throw", suit=suit_word, count=left, target=CardWord(target))
        else:
            yield message("barbu-reason-last-before-throw", suit=suit_word, target=CardWord(target))
    elif not left and kept.bit_count() > 1:
        yield message("barbu-reason-last-of-suit", suit=SuitWord(suit_of(card)))


def is_shorter_elsewhere(trick: OpenTrick, card: Card, apart: Suit) -> bool:
    """Of a lead, whether another suit than `apart` may be led of which the hand has fewer cards, all of them beatable.

    It is sooner rid of those.
    """
    count = (trick.hand & SUIT[card]).bit_count()
    others = [SUIT[held] & trick.hand for held in cards_of(trick.legal & ~SUIT[card] & ~SUIT_MASKS[apart])]
    shorter = [CardSet(held) for held in others if held.bit_count() < count]
    return not trick.trick and any(all(trick.unseen & HIGHER[one] for one in cards_of(held)) for held in shorter)


def _to_throw(trick: OpenTrick, card: Card) -> Card | None:
    """What the hand would throw once it has no more of the card's suit, if anything: the king of hearts in No King.

    In No Queens the queen that the fewest lower cards guard, where they do not guard it well.
    """
    kept = trick.hand & ~(1 << card) & ~SUIT[card]
    if trick.contract == "NK":
        return _KING if kept >> _KING & 1 else None
    if trick.contract != "NQ":
        return None
    bare = [queen for queen in cards_of(kept & QUEENS) if (kept & LOWER[queen]).bit_count() < GUARDS]
    return min(bare, key=lambda queen: (kept & LOWER[queen]).bit_count(), default=None)


def leaves_alone(trick: OpenTrick, card: Card) -> Iterator[Message]:
    """No Queens: that a queen is left as the only card of her suit, and must be played when that is led."""
    left = trick.hand & SUIT[card] & ~(1 << card)
    alone = trick.contract == "NQ" and left.bit_count() == 1 and left & QUEENS
    if alone and stays_out(trick, trick.unseen & SUIT[card]):
        yield message("barbu-reason-leaves-alone", card=CardWord(min(cards_of(left))))


def ends_deal(trick: OpenTrick, card: Card) -> bool:
    """BAR-4.10: whether all that counts is in this trick or gone, so that what comes later does not matter."""
    counts = TRICK_CONTRACTS[trick.contract].counts
    return bool(counts) and not counts & (trick.unseen | trick.hand & ~(1 << card))


def nearly_void(trick: OpenTrick, card: Card) -> Iterator[Message]:
    """That the hand has one card left in the suit, of which the others have many."""
    kept, suit = trick.hand & ~(1 << card), SUIT[card]
    if _to_throw(trick, card) is not None:
        return  # whose holder is told more
    if (kept & suit).bit_count() == 1 and kept & ~suit and (trick.unseen & suit).bit_count() >= MANY_OUT:
        yield message(
            "barbu-reason-nearly-void", card=CardWord(min(cards_of(kept & suit))), suit=SuitWord(suit_of(card))
        )


def stays_out(trick: OpenTrick, cards: int) -> bool:
    """Whether one of these cards of a suit may be left when the trick is over.

    A single one falls if its suit is led and only seats that play later may hold it.
    """
    led = not trick.trick or SUIT[trick.trick[0]] & cards
    before = [seat for seat in SEATS if seat not in trick.after]
    return cards.bit_count() > 1 or bool(cards & trick.held_by(before) if led else cards)


def for_later(trick: OpenTrick, card: Card) -> Iterator[Message]:
    """The low card that the hand keeps, in No Last Two for the end; and else to lose the lead, unless it discards."""
    discards = trick.trick and suit_of(card) != suit_of(trick.trick[0])
    if discards and trick.contract != "NL":
        return
    # What is kept speaks for a card only where it could have been played instead.
    for low in cards_of(trick.legal & ~(1 << card)):
        if lowest(trick, low) and not is_below_all(trick, card):
            key = "barbu-reason-keeps-low" if trick.contract == "NL" else "barbu-reason-keeps-way-out"
            yield message(key, card=CardWord(low), suit=SuitWord(suit_of(low)))
            return
    if (trick.contract != "NL" or not trick.cost) and (not trick.trick or HIGHER[trick.best] >> card & 1):
        yield from keeps_lower(trick, card)


def keeps_lower(trick: OpenTrick, card: Card) -> Iterator[Message]:
    """Of a card that may take the trick: the lowest of its suit that the hand keeps, to lose the lead with it later.

    Or, of a lead that is neither low nor below all others, the lowest of another suit.
    """
    own = [held for held in cards_of(trick.legal & LOWER[card]) if trick.unseen & LOWER[card] & HIGHER[held]][-1:]
    led_high = not trick.trick and trick.unseen & LOWER[card] and not is_low(trick, card)
    others = sorted(
        cards_of(trick.legal & ~SUIT[card]) if led_high else (),
        key=lambda held: (trick.unseen & LOWER[held]).bit_count() - (trick.unseen & HIGHER[held]).bit_count(),
    )
    for low in [held for held in (*own, *others) if is_low(trick, held)][:1]:
        higher, lower = (trick.unseen & HIGHER[low]).bit_count(), (trick.unseen & LOWER[low]).bit_count()
        suit = SuitWord(suit_of(low))
        yield message("barbu-reason-keeps-lower", card=CardWord(low), suit=suit, higher=higher, lower=lower)


def is_low(trick: OpenTrick, card: Card) -> bool:
    """Whether the others hold far more higher cards of the suit than lower ones."""
    return (trick.unseen & HIGHER[card]).bit_count() >= (trick.unseen & LOWER[card]).bit_count() + MARGIN
