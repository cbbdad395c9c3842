"""VIR-1.7.1 to VIR-1.7.4: the play of the cards on plain ints, for `act` and for playouts. Duties: `cards.DUTIES`."""

from functools import lru_cache
from typing import Final

from engine.cards import SUIT_MASKS, Seat, card_set
from engine.games.vira.cards import ACTIVE, DUTIES, RANKINGS
from engine.games.vira.model import Playing, active_of
from engine.games.vira.settlement import after, settled
from engine.kernel import NOBODY, NOTHING_LED
from engine.tricks.by_card import SUIT_OF, cards_of
from engine.tricks.follow import narrow, steps_of

_STEPS: Final = {trump: steps_of(duties) for trump, duties in DUTIES.items()}


@lru_cache(maxsize=8)
def _following(seats: int, dealer: Seat) -> tuple[int, ...]:
    """VIR-1.7.1: who plays after whom; nobody after who sits out."""
    active = active_of(seats, dealer)
    return tuple(active[(active.index(Seat(seat)) + 1) % ACTIVE] if seat in active else NOBODY for seat in range(seats))


class TrickKernel:
    """A contract in play.

    `led`: the suit of the open trick (-1: none); `best`: its card that would take it, of the seat `winner`; `count`:
    how many cards lie in it; `tricks`: taken, by seat; `following`: who plays after whom; `aside`: by seat, the cards
    of which it does not know that they are out of play; `lacks`: by seat, the suits that it has failed to follow.
    """

    __slots__ = (
        "_beaten_by",
        "_deal",
        "_decides",
        "_steps",
        "aside",
        "best",
        "count",
        "declarer",
        "following",
        "hands",
        "lacks",
        "led",
        "lose",
        "record",
        "target",
        "tricks",
        "turn",
        "winner",
    )

    def __init__(self, state: Playing) -> None:
        deal = self._deal = state.deal
        record = self.record = deal.record
        self._beaten_by = RANKINGS[record.trump].beaten_by
        self._steps = _STEPS[record.trump]
        self._decides = deal.options.stopWhenDecided == "on"
        self.declarer: int = record.declarer
        self.lose = record.lose
        self.target = 0 if self.lose else record.row.target or 0
        self.following = _following(record.seats, record.dealer)
        self.hands: list[int] = list(deal.hands)
        self.tricks = [0] * record.seats
        for trick in state.tricks:
            self.tricks[trick.winner] += 1
        own = [sum(cards) for cards in deal.discards]
        out = card_set(deal.talon) | sum(own)
        self.aside = [out & ~cards for cards in own]
        self.lacks = [0] * record.seats
        for trick in state.tricks:
            led = SUIT_MASKS[SUIT_OF[trick.cards[0]]]
            seat: int = trick.leader
            for card in trick.cards:
                if not led >> card & 1:
                    self.lacks[seat] |= led
                seat = self.following[seat]
        self.turn: int = state.leader
        self.led, self.best, self.winner, self.count = NOTHING_LED, NOBODY, NOBODY, 0
        for card in state.cards:
            self._lay(card)

    def legal(self) -> int:
        """The cards that the seat on turn may play."""
        hand = self.hands[self.turn]
        return hand if self.led < 0 else narrow(hand, self._steps[self.led][self.best])

    def moves(self) -> tuple[int, ...]:
        """The same, card by card."""
        return cards_of(self.legal())

    def play(self, move: int) -> None:
        """Play a card; the winner of a trick leads to the next."""
        self.hands[self.turn] ^= 1 << move
        self._lay(move)
        if self.count == ACTIVE:
            self._take_trick()

    def _lay(self, card: int) -> None:
        seat = self.turn
        if self.led < 0:
            self.led, self.best, self.winner = SUIT_OF[card], card, seat
        else:
            if self._beaten_by[self.best] >> card & 1:
                self.best, self.winner = card, seat
            if SUIT_OF[card] != self.led:
                self.lacks[seat] |= SUIT_MASKS[self.led]
        self.count += 1
        self.turn = self.following[seat]

    def _take_trick(self) -> None:
        """VIR-1.7.4: the play ends when the declarer has no cards left; VIR-8.3: or when the payment is fixed."""
        self.tricks[self.winner] += 1
        self.led, self.best, self.count, self.turn = NOTHING_LED, NOBODY, 0, self.winner
        left = self.hands[self.declarer].bit_count()
        if not left or (self._decides and self._decided(left)):
            self.turn = NOBODY

    def _decided(self, left: int) -> bool:
        """VIR-8.3: won, or lost twice, whatever may follow; two tricks in a contract to lose them all."""
        taken = self.tricks[self.declarer]
        return taken >= 2 if self.lose else taken >= self.target or taken + left <= self.target - 2

    def result(self) -> tuple[int, ...]:
        """What the deal changes in each balance, fees and a last sharing of the pot with it; only when it is over."""
        deal = self._deal
        match = after(deal, settled(deal, tuple(self.tricks)))
        return tuple(now - was for now, was in zip(match.balances, deal.match.balances, strict=True))
