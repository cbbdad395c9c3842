"""What scenes of games of tricks have in common: how the cards of the deal rank and count.

>>> from engine.games.schieber.cards import PACK, RANKINGS
>>> [order.label.key for order in orders_of(RANKINGS["O", "A"], PACK)]
['engine-order-all']
"""

from collections.abc import Sequence

from engine.cards import SUITS, Card, Suit, card_set, rank_of, suit_of
from engine.message import Message
from engine.scene import CardOrder
from engine.tricks.ranking import Ranking


def orders_of(ranking: Ranking, pack: Sequence[Card]) -> tuple[CardOrder, ...]:
    """How the cards of a trump suit and of all others rank and count; where there are no trumps, of every suit."""
    plain = next(suit for suit in SUITS if suit != ranking.trump)
    if ranking.trump is None:
        return (_order("engine-order-all", plain, ranking, pack),)
    return (
        _order("engine-order-trumps", ranking.trump, ranking, pack),
        _order("engine-order-others", plain, ranking, pack),
    )


def _order(key: str, suit: Suit, ranking: Ranking, pack: Sequence[Card]) -> CardOrder:
    cards = ranking.in_order(card_set(one for one in pack if suit_of(one) == suit))
    return CardOrder(Message(key), tuple((rank_of(one), ranking.points[one]) for one in cards))
