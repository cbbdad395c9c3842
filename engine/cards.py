"""Cards, suits, ranks, seats and sets of cards, with their text form (docs/records.md: `TS` is the ten of spades).

A card is a small int, `suit * 13 + rank`, with rank 0 for the ace to 12 for the two; a set of cards is an int with one
bit a card. One numbering serves every pack, so the order of bits is pack order: suits S H D C, in each A K Q J T 9 … 2.
A rank has no built-in strength: strength and points are tables that a game chooses (`engine.tricks.ranking`).
"""

from collections.abc import Iterable, Iterator
from typing import Final, NewType

Card = NewType("Card", int)
CardSet = NewType("CardSet", int)
Suit = NewType("Suit", int)
Rank = NewType("Rank", int)
Seat = NewType("Seat", int)
"""A place at the table, 0 … in playing order: the next to play is seat + 1 modulo the number of seats."""

SUIT_LETTERS: Final = "SHDC"
RANK_LETTERS: Final = "AKQJT98765432"
RANKS_IN_SUIT: Final = len(RANK_LETTERS)

SPADES, HEARTS, DIAMONDS, CLUBS = (Suit(number) for number in range(4))
SUITS: Final = (SPADES, HEARTS, DIAMONDS, CLUBS)
ACE, KING, QUEEN, JACK, TEN, NINE, EIGHT, SEVEN, SIX, FIVE, FOUR, THREE, TWO = (
    Rank(number) for number in range(RANKS_IN_SUIT)
)

NO_CARDS: Final = CardSet(0)
SUIT_MASKS: Final = tuple(CardSet(((1 << RANKS_IN_SUIT) - 1) << (suit * RANKS_IN_SUIT)) for suit in SUITS)

CARD_TEXTS: Final = tuple(rank + suit for suit in SUIT_LETTERS for rank in RANK_LETTERS)
_CARDS_BY_TEXT: Final = {text: Card(number) for number, text in enumerate(CARD_TEXTS)}
_SUITS_BY_TEXT: Final = {letter: Suit(number) for number, letter in enumerate(SUIT_LETTERS)}


def card(suit: Suit, rank: Rank) -> Card:
    """The card of this suit and rank."""
    return Card(suit * RANKS_IN_SUIT + rank)


def suit_of(card: Card) -> Suit:
    """The suit of a card."""
    return Suit(card // RANKS_IN_SUIT)


def rank_of(card: Card) -> Rank:
    """The rank of a card (0 for the ace … 12 for the two); it says nothing about strength."""
    return Rank(card % RANKS_IN_SUIT)


def card_text(card: Card) -> str:
    """Two upper-case letters, rank and suit.

    >>> card_text(parse_card("ts"))
    'TS'
    """
    return CARD_TEXTS[card]


def parse_card(text: str) -> Card:
    """Parse a card, in either case.

    Raises:
        ValueError: the text is no card of the notation.
    """
    try:
        return _CARDS_BY_TEXT[text.upper()] if text.isascii() else _CARDS_BY_TEXT[text]
    except KeyError:
        raise ValueError(text) from None


def parse_suit(text: str) -> Suit:
    """Parse the letter of a suit, in either case.

    Raises:
        ValueError: the text is no suit of the notation.
    """
    try:
        return _SUITS_BY_TEXT[text.upper()] if text.isascii() else _SUITS_BY_TEXT[text]
    except KeyError:
        raise ValueError(text) from None


def suit_text(suit: Suit) -> str:
    """The letter of a suit."""
    return SUIT_LETTERS[suit]


def rank_text(rank: Rank) -> str:
    """The letter of a rank."""
    return RANK_LETTERS[rank]


def bit(card: Card) -> CardSet:
    """The set of this card alone."""
    return CardSet(1 << card)


def card_set(cards: Iterable[Card]) -> CardSet:
    """The set of these cards; a card named twice counts once."""
    mask = 0
    for one in cards:
        mask |= 1 << one
    return CardSet(mask)


def each(cards: int) -> Iterator[Card]:
    """The cards of a set in pack order."""
    while cards:
        low = cards & -cards
        yield Card(low.bit_length() - 1)
        cards ^= low


def cards_text(cards: int) -> str:
    """The cards of a set in pack order, separated by single spaces; `none` for the empty set."""
    return " ".join(CARD_TEXTS[one] for one in each(cards)) or "none"


def parse_cards(text: str) -> CardSet:
    """Parse a set of cards (single spaces between them, any order, `none` for none).

    Raises:
        ValueError: a word of the text is no card, or a card is named twice.
    """
    if text == "none":
        return NO_CARDS
    cards = [parse_card(word) for word in text.split(" ")]
    mask = card_set(cards)
    if mask.bit_count() != len(cards):
        raise ValueError(text)
    return mask


def pack_of(ranks: Iterable[Rank]) -> tuple[Card, ...]:
    """The pack with these ranks in all four suits, in pack order."""
    wanted = sorted(ranks)
    return tuple(card(suit, rank) for suit in SUITS for rank in wanted)
