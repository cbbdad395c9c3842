"""Facts that speak for a card in games whose tricks bring points; each holds wherever the hidden cards are.

>>> from engine.cards import ACE, HEARTS, KING, QUEEN, parse_card, parse_cards
>>> from engine.tricks.ranking import SuitOrder, ranking
>>> order = SuitOrder((ACE, KING, QUEEN), {ACE: 11, KING: 4, QUEEN: 3})
>>> hand = parse_cards("AS QS QH")
>>> position = Position(
...     hand=hand, legal=hand, trick=(), taker=None, after=(Seat(1),), partner=None,
...     may=(0, parse_cards("KS KH")), counts=(3, 2), ranking=ranking(HEARTS, plain=order, trumps=order),
... )
>>> [reason.key for reason in card_reasons(position, parse_card("AS"))]
['engine-reason-strongest']
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from engine.cards import NO_CARDS, SUIT_MASKS, Card, CardSet, Seat, card_set, each, rank_of, suit_of
from engine.game import Hidden
from engine.message import CardWord, Message, RanksWord, SeatWord, SuitWord, message
from engine.tricks.events import cards_word
from engine.tricks.ranking import Ranking

NEUTRAL: Final = frozenset(
    f"engine-reason-{key}"
    for key in (
        "only-card", "stronger", "stronger-or-trump", "so-far", "later", "in-trick", "partner-so-far", "gives",
        "cannot-win", "counts", "suit-left",
    )
)  # fmt: skip
"""The keys of facts that tell what a card does, and speak neither for nor against it."""
NAMED: Final = 3
"""Of up to this many cards a reason names each, or its rank."""


@dataclass(frozen=True, slots=True, repr=False)
class Position(Hidden):
    """What a player knows who is to play a card.

    `hand` and `legal`: the player's cards, and those that may be played; `trick`: the open one, in order of play;
    `taker`: whose card would take it now, None before the lead; `after`: the seats that play to it after the player;
    `may`: by seat, the cards that the seat may hold, none for the player; `counts`: by seat, how many it holds.
    """

    hand: CardSet
    legal: CardSet
    trick: tuple[Card, ...]
    taker: Seat | None
    after: tuple[Seat, ...]
    partner: Seat | None
    may: Sequence[int]
    counts: Sequence[int]
    ranking: Ranking

    @property
    def best(self) -> Card:
        """The card that would take the open trick now."""
        return self.trick[self.ranking.taking(self.trick)]

    @property
    def winners(self) -> CardSet:
        """The cards that may be played and take the trick from the one that would take it now."""
        return CardSet(self.legal & self.ranking.beaten_by[self.best])

    @property
    def opponents(self) -> tuple[Seat, ...]:
        """Those who play against the player."""
        return tuple(Seat(seat) for seat, cards in enumerate(self.may) if cards and seat != self.partner)

    @property
    def opponents_after(self) -> tuple[Seat, ...]:
        """The opponents among those who play after the player."""
        return tuple(seat for seat in self.after if seat != self.partner)

    def held_by(self, seats: Sequence[Seat]) -> CardSet:
        """The cards that one of these seats may hold."""
        cards = 0
        for seat in seats:
            cards |= self.may[seat]
        return CardSet(cards)

    def points(self, *cards: Card) -> int:
        """The points of these cards, not multiplied."""
        return sum(self.ranking.points[card] for card in cards)


def card_reasons(position: Position, card: Card, *weightier: Message) -> tuple[Message, ...]:
    """Facts that speak for one of the cards that may be played, the weightiest first; at least one.

    `weightier`: facts that the game knows and that come before these; that no other card may be played explains none of
    them, and is left out then.
    """
    if position.legal.bit_count() == 1:
        facts = iter(() if weightier else (only_card(card),))
    elif not position.trick:
        facts = _of_a_lead(position, card)
    elif position.winners >> card & 1:
        facts = _of_taking(position, card)
    elif position.partner is not None and position.taker == position.partner:
        facts = _for_the_partner(position, position.partner, card)
    else:
        facts = _of_losing(position, card)
    given = tuple(dict.fromkeys((*weightier, *facts)))
    return given or (message("engine-reason-counts", card=CardWord(card), points=position.points(card)),)


def ranks_word(cards: int, ranking: Ranking) -> RanksWord:
    """The ranks of cards of one suit, the strongest first."""
    return RanksWord(tuple(rank_of(card) for card in ranking.in_order(CardSet(cards))))


def only_card(card: Card) -> Message:
    """That no other card may be played."""
    return message("engine-reason-only-card", card=CardWord(card))


# ------------------------------------------------------------------------------------------------------------- the lead


def _of_a_lead(position: Position, card: Card) -> Iterator[Message]:
    trump, suit, higher = position.ranking.trump, suit_of(card), position.ranking.higher[card]
    theirs = position.held_by(position.opponents_after)
    beaten = position.ranking.beaten_by[card]
    if not beaten & position.held_by(position.after):
        yield message("engine-reason-unbeaten", card=CardWord(card))
    elif not beaten & theirs:
        yield message("engine-reason-no-opponent", card=CardWord(card))
    elif not higher & theirs:
        yield message("engine-reason-strongest", card=CardWord(card), suit=SuitWord(suit))
    if suit == trump and (trumps := theirs & SUIT_MASKS[suit]):
        held = sum(position.counts[seat] for seat in position.opponents_after)
        yield message("engine-reason-draws", card=CardWord(card), count=min(trumps.bit_count(), held))
    yield from stronger_than(position, card)
    yield from _void(position, card)
    if higher & theirs:
        yield from _cheapest(position, card)
        yield from _partner_after(position, higher)


def stronger_than(position: Position, card: Card) -> Iterator[Message]:
    """Of a lead: the few cards of its suit with which an opponent could beat it, and whether a trump could, too."""
    theirs, suit = position.held_by(position.opponents_after), suit_of(card)
    higher = position.ranking.higher[card] & theirs
    lower = SUIT_MASKS[suit] & theirs & ~higher  # a card below all the others is not stronger than any
    if lower and 0 < higher.bit_count() <= NAMED:
        trumped = position.ranking.beaten_by[card] & theirs & ~SUIT_MASKS[suit]
        key = "engine-reason-stronger-or-trump" if trumped else "engine-reason-stronger"
        yield message(key, card=CardWord(card), suit=SuitWord(suit), ranks=ranks_word(higher, position.ranking))


# ------------------------------------------------------------------------------------------------------ the other cards


def how_certain(position: Position, card: Card) -> Message:
    """Whether those who play after this card, which takes the trick, can beat it."""
    beaten_by = position.ranking.beaten_by[card]
    if not beaten_by & position.held_by(position.after):
        return message("engine-reason-unbeaten", card=CardWord(card))
    threats = beaten_by & position.held_by(position.opponents_after)
    if not threats:
        return message("engine-reason-no-opponent", card=CardWord(card))
    count = threats.bit_count()
    if len(position.opponents_after) == 1 < min(count, len(position.opponents)):
        (player,) = position.opponents_after
        return message("engine-reason-one-may-beat", card=CardWord(card), player=SeatWord(player), count=count)
    return message("engine-reason-so-far", card=CardWord(card), count=count)


def _of_taking(position: Position, card: Card) -> Iterator[Message]:
    """Of a card that takes the trick from the one that would take it now."""
    points = position.points(*position.trick, card)
    if not position.after:
        yield message("engine-reason-takes", card=CardWord(card), points=points)
    else:
        yield how_certain(position, card)
    others = position.winners & ~(1 << card)
    if others and all(position.points(card) <= position.points(other) for other in each(others)):
        yield message("engine-reason-cheapest-winner", card=CardWord(card))
    elif position.points(card):
        later = position.ranking.higher[card] & position.held_by(position.opponents)
        if 0 < later.bit_count() <= NAMED:
            yield message("engine-reason-later", card=CardWord(card), ranks=ranks_word(later, position.ranking))
    if position.after and points:
        yield message("engine-reason-in-trick", points=points)
    yield from _void(position, card)


def _for_the_partner(position: Position, partner: Seat, card: Card) -> Iterator[Message]:
    """Of a card that leaves the trick to the partner."""
    best = position.best
    certain = not position.ranking.beaten_by[best] & position.held_by(position.opponents_after)
    if certain:
        yield message("engine-reason-partner-certain", player=SeatWord(partner), card=CardWord(best))
    else:
        yield message("engine-reason-partner-so-far", player=SeatWord(partner), card=CardWord(best))
    if points := position.points(card):
        yield message("engine-reason-gives", card=CardWord(card), points=points)
    yield from _void(position, card)
    yield from _cheapest(position, card)
    yield from _keeps_strongest(position, card)


def _of_losing(position: Position, card: Card) -> Iterator[Message]:
    """Of a card that does not take the trick from an opponent."""
    best = position.best
    if not position.winners:
        yield message("engine-reason-cannot-win", card=CardWord(best))
    elif position.winners.bit_count() <= NAMED:
        yield message("engine-reason-keeps", cards=cards_word(position.winners))
    yield from _cheapest(position, card)
    yield from _partner_after(position, position.ranking.beaten_by[best])
    yield from _void(position, card)
    yield from _keeps_strongest(position, card)


# ----------------------------------------------------------------------------------------- what may speak for any card


def _void(position: Position, card: Card) -> Iterator[Message]:
    """That the hand has trumps, and nothing left in the suit of the card, which opponents may still lead."""
    trump, suit = position.ranking.trump, suit_of(card)
    trumps = NO_CARDS if trump is None else position.hand & SUIT_MASKS[trump]
    others = position.held_by(position.opponents) & SUIT_MASKS[suit]
    if suit != trump and trumps and others and position.hand & SUIT_MASKS[suit] == 1 << card:
        yield message("engine-reason-void", card=CardWord(card), suit=SuitWord(suit))


def _cheapest(position: Position, card: Card) -> Iterator[Message]:
    """That no card that may be played counts less."""
    if all(position.points(card) <= position.points(other) for other in each(position.legal)):
        yield message("engine-reason-cheapest", card=CardWord(card), points=position.points(card))


def _keeps_strongest(position: Position, card: Card) -> Iterator[Message]:
    """That the card keeps others in the hand of which no opponent has a stronger one in the suit."""
    theirs, higher = position.held_by(position.opponents), position.ranking.higher
    strongest = card_set(one for one in each(position.hand) if not higher[one] & theirs)
    if not strongest >> card & 1 and 0 < strongest.bit_count() <= NAMED:
        yield message("engine-reason-keeps-strongest", cards=cards_word(strongest))


def _partner_after(position: Position, stronger: int) -> Iterator[Message]:
    """That the partner plays later to the trick, and may hold one of the cards that take it."""
    partner = position.partner
    if partner is not None and partner in position.after and stronger & position.may[partner]:
        yield message("engine-reason-partner-after", player=SeatWord(partner))
