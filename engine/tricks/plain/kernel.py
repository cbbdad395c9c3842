"""The play of the tricks, card by card: `act` and playouts use it.

>>> from engine.cards import Seat, parse_card, parse_cards
>>> from engine.tricks.follow import by_suit_and_best
>>> from engine.tricks.four_players import by_seat, tricks_won
>>> from engine.tricks.plain.model import MatchRecord
>>> from engine.tricks.ranking import SuitOrder, ranking
>>> order = SuitOrder(range(13), {})
>>> no_trumps = ranking(None, plain=order, trumps=order)
>>> hands = by_seat(map(parse_cards, ("QS", "KS", "AS", "JS")))
>>> state = Playing(None, MatchRecord(Seat(3)), hands, hands, leader=Seat(0))
>>> kernel = PlainKernel(state, no_trumps, by_suit_and_best([], no_trumps), tricks_won)
>>> for card in ("QS", "KS", "AS", "JS"):
...     kernel.play(parse_card(card))
>>> kernel.turn, kernel.result()
(-1, (0, 0, 1, 0))
"""

from collections.abc import Callable, Sequence
from typing import Any

from engine.cards import Card, CardSet, suit_of
from engine.kernel import NOBODY
from engine.tricks.by_card import cards_of
from engine.tricks.follow import BySuitAndBest, narrow
from engine.tricks.four_players import SEATS, Four
from engine.tricks.plain.model import Playing, Trick
from engine.tricks.ranking import Ranking


class PlainKernel:
    """A deal in play. `leader` and `cards`: of the open trick; `tricks`: the finished ones; `hands`: by seat."""

    __slots__ = ("_duties", "_ranking", "_score", "cards", "hands", "leader", "tricks", "turn")

    def __init__(
        self,
        state: Playing[Any],
        ranking: Ranking,
        duties: BySuitAndBest,
        score: Callable[[Sequence[Trick]], Four],
    ) -> None:
        self._ranking, self._duties, self._score = ranking, duties, score
        self.hands: list[int] = list(state.hands)
        self.leader = state.leader
        self.cards = list(state.cards)
        self.tricks = list(state.tricks)
        self.turn: int = (state.leader + len(state.cards)) % len(SEATS)

    @property
    def best(self) -> Card | None:
        """The card that would take the open trick; None for the leader."""
        return self.cards[self._ranking.taking(self.cards)] if self.cards else None

    def legal(self) -> CardSet:
        """The cards that the seat on turn may play."""
        hand, best = self.hands[self.turn], self.best
        return CardSet(hand if best is None else narrow(hand, self._duties[suit_of(self.cards[0])][best].steps))

    def moves(self) -> tuple[int, ...]:
        """The same, card by card."""
        return cards_of(self.legal())

    def play(self, move: int) -> None:
        """Play a card; the winner of a trick leads to the next, and the deal ends with the last one."""
        self.hands[self.turn] ^= 1 << move
        self.cards.append(Card(move))
        if len(self.cards) < len(SEATS):
            self.turn = (self.turn + 1) % len(SEATS)
            return
        winner = SEATS[(self.leader + self._ranking.taking(self.cards)) % len(SEATS)]
        self.tricks.append(Trick(self.leader, tuple(self.cards), winner))
        self.leader, self.cards = winner, []
        self.turn = winner if self.hands[winner] else NOBODY

    def result(self) -> Four:
        """What the deal scores, by seat; only when it is over."""
        return self._score(self.tricks)
