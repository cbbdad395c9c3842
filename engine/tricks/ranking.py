"""Strength and points of the cards under a trump (or none), as tables that each game chooses.

>>> from engine.cards import ACE, JACK, SPADES, TEN, parse_card
>>> order = SuitOrder((ACE, TEN, JACK), {ACE: 11, TEN: 10, JACK: 2})
>>> spades = ranking(SPADES, plain=order, trumps=SuitOrder((JACK, ACE, TEN), {JACK: 20}))
>>> spades.taking([parse_card(text) for text in ("TH", "AH", "TS", "JS")])
3
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.cards import (
    NO_CARDS,
    SUIT_MASKS,
    SUITS,
    Card,
    CardSet,
    Rank,
    Suit,
    card,
    each,
    rank_of,
    suit_of,
)
from engine.message import Message, RankWord, message

CARD_NUMBERS = 52


@dataclass(frozen=True, slots=True)
class Ranking:
    """Tables by card number: `higher` are the stronger cards of its suit, `beaten_by` all that take a trick from it."""

    trump: Suit | None
    higher: tuple[CardSet, ...]
    beaten_by: tuple[CardSet, ...]
    points: tuple[int, ...]

    def taking(self, cards: Sequence[Card]) -> int:
        """Which of the cards of a trick, in order of play, takes it: its place among them."""
        beaten_by = self.beaten_by
        best = 0
        for place in range(1, len(cards)):
            if beaten_by[cards[best]] >> cards[place] & 1:
                best = place
        return best

    def in_order(self, hand: CardSet) -> tuple[Card, ...]:
        """The cards of a hand as players sort them: trumps first, then suit by suit, each from strong to weak."""
        return tuple(sorted(each(hand), key=self._place))

    def _place(self, held: Card) -> tuple[bool, Suit, int]:
        suit = suit_of(held)
        return suit != self.trump, suit, self.higher[held].bit_count()


def why_taken(ranking: Ranking, cards: Sequence[Card], *, complete: bool) -> Message | None:
    """Why one of the cards of a trick, in order of play, takes it; None for less than two cards.

    Also None while the trick is not `complete` and no other card of the winner's suit lies in it: who is still to play
    may have one.

    >>> from engine.cards import ACE, KING, SPADES, TWO, parse_card
    >>> order = SuitOrder((ACE, KING, TWO), {})
    >>> spades = ranking(SPADES, plain=order, trumps=order)
    >>> for trick in ("KH 2H", "KH 2D", "KH 2S", "KH 2S AS"):
    ...     print(why_taken(spades, [parse_card(text) for text in trick.split()], complete=True).key)
    engine-won-higher
    engine-won-alone
    engine-won-trumped
    engine-won-overtrumped
    """
    if len(cards) < 2:
        return None
    winner = cards[ranking.taking(cards)]
    suit = suit_of(winner)
    rivals = [card for card in cards if card != winner and suit_of(card) == suit]
    ruffed = suit != suit_of(cards[0])
    if not rivals:
        if ruffed:
            return Message("engine-won-trumped")
        return Message("engine-won-alone") if complete else None
    next_best = min(rivals, key=lambda card: ranking.higher[card].bit_count())
    key = "engine-won-overtrumped" if ruffed else "engine-won-higher"
    return message(key, rank=RankWord(rank_of(winner)), than=RankWord(rank_of(next_best)))


@dataclass(frozen=True, slots=True)
class SuitOrder:
    """The ranks of a suit from strong to weak, and what they count."""

    ranks: Sequence[Rank]
    points: Mapping[Rank, int]


def ranking(trump: Suit | None, *, plain: SuitOrder, trumps: SuitOrder) -> Ranking:
    """The tables when `trump` is trump: its suit is ordered by `trumps`, the others by `plain`."""
    higher = [NO_CARDS] * CARD_NUMBERS
    beaten_by = [NO_CARDS] * CARD_NUMBERS
    points = [0] * CARD_NUMBERS
    for suit in SUITS:
        order = trumps if suit == trump else plain
        ruffs = NO_CARDS if trump is None or suit == trump else SUIT_MASKS[trump]
        stronger = 0
        for rank in order.ranks:
            one = card(suit, rank)
            higher[one] = CardSet(stronger)
            beaten_by[one] = CardSet(stronger | ruffs)
            points[one] = order.points.get(rank, 0)
            stronger |= 1 << one
    return Ranking(trump, tuple(higher), tuple(beaten_by), tuple(points))
