"""Facts about a hand: what it has for trumps, and what it has to lose every trick."""

from collections.abc import Iterator
from typing import Final

from engine.cards import ACE, JACK, KING, RANKS_IN_SUIT, SIX, SUIT_MASKS, SUITS, TWO, Rank, Suit, card
from engine.games.vira.cards import WHOLE_PACK
from engine.message import CardsWord, Message, RankWord, SuitSigns, SuitWord, message
from engine.tricks.by_card import LOWER, cards_of
from engine.tricks.events import cards_word

TOPS: Final = sum(1 << card(suit, rank) for suit in SUITS for rank in (ACE, KING))
LOW: Final = sum(1 << card(suit, Rank(rank)) for suit in SUITS for rank in range(SIX, TWO + 1))


def about_trumps_in(hand: int, trump: Suit) -> Iterator[Message]:
    """How many trumps a hand has, and which of the four highest; then its aces and kings in other suits."""
    count = (hand & SUIT_MASKS[trump]).bit_count()
    tops = tuple(card(trump, Rank(rank)) for rank in range(ACE, JACK + 1) if hand >> card(trump, Rank(rank)) & 1)
    if tops:
        yield message("vira-reason-trumps-with", count=count, suit=SuitWord(trump), cards=CardsWord(tops))
    else:
        yield message("vira-reason-trumps", count=count, suit=SuitWord(trump))
    if others := hand & TOPS & ~SUIT_MASKS[trump]:
        yield message("vira-reason-tops", cards=cards_word(others))


def about_losing_with(hand: int, away: int, gone: int) -> Iterator[Message]:
    """The suits in which a hand can always stay under, and how many low cards it has.

    `hand`: what is kept; `away`: what is given away now; `gone`: earlier discards.
    """
    safe = tuple(suit for suit in SUITS if hand & SUIT_MASKS[suit] and _is_safe(hand, away | gone, suit))
    if safe:
        yield message("vira-reason-safe-suits", suits=SuitSigns(safe))
    count = (hand & LOW).bit_count()
    if away:
        yield message("vira-reason-keeps-low", count=count, rank=RankWord(SIX))
    else:
        yield message("vira-reason-low-cards", count=count, rank=RankWord(SIX))


def _is_safe(hand: int, gone: int, suit: Suit) -> bool:
    """Whether, from the lowest, each own card of a suit has no more foreign cards below it than own ones.

    Then the owner can follow suit without taking a trick, whoever holds the others (`misere_search`).
    """
    foreign = WHOLE_PACK & ~hand & ~gone
    own = cards_of(hand & SUIT_MASKS[suit])
    return all((foreign & LOWER[held]).bit_count() <= number for number, held in enumerate(sorted(own, key=_height)))


def _height(held: int) -> int:
    return -(held % RANKS_IN_SUIT)
