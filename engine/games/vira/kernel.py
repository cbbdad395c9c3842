"""VIR-1.7.1 to VIR-1.7.4: the play of the cards on plain ints, for `act` and for playouts. Duties: `cards.DUTIES`."""

from functools import lru_cache
from typing import Final

from engine.cards import SUIT_MASKS, Seat, card_set
from engine.games.vira.cards import ACTIVE, DUTIES, RANKINGS
from engine.games.vira.model import Playing, active_of
from engine.games.vira.settlement import match_after, settled
from engine.kernel import NOBODY, NOTHING_LED
from engine.tricks.by_card import SUIT_OF, cards_of
from engine.tricks.follow import narrow, steps_of

_STEPS: Final = {trump: steps_of(duties) for trump, duties in DUTIES.items()}


@lru_cache(maxsize=8)
def _following(seats: int, dealer: Seat) -> tuple[int, ...]:
    """VIR-1.7.1: by seat, the next to play; nobody for the seat that sits out."""
    active = active_of(seats, dealer)
    return tuple(active[(active.index(Seat(seat)) + 1) % ACTIVE] if seat in active else NOBODY for seat in range(seats))


class TrickKernel:
    """The tricks of a contract.

    `led`: the suit led to the open trick (-1: none); `best`: the card in it that would take it, played by the seat
    `winner`; `count`: how many cards are in it; `tricks`: taken, by seat; `following`: by seat, the next to play;
    `aside`: by seat, the discarded and talon cards that this seat has not seen; `lacks`: by seat, the suits that it did
    not follow.
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

    def __init__(self, state: Playing, *, decides: bool = False) -> None:
        """`decides`: stop once the payments are decided, whatever the options say."""
        deal = self._deal = state.deal
        record = self.record = deal.record
        self._beaten_by = RANKINGS[record.trump].beaten_by
        self._steps = _STEPS[record.trump]
        self._decides = decides or deal.options.stopWhenDecided == "on"
        self.declarer: int = record.declarer
        self.lose = record.lose
        self.target = 0 if self.lose else record.row.tricks_to_win
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
        """VIR-1.7.4: the play ends when the declarer has no cards left; VIR-8.3: or when the payments are decided."""
        self.tricks[self.winner] += 1
        self.led, self.best, self.count, self.turn = NOTHING_LED, NOBODY, 0, self.winner
        left = self.hands[self.declarer].bit_count()
        if not left or (self._decides and self.decided()):
            self.turn = NOBODY

    def decided(self) -> bool:
        """VIR-8.3: whether the contract is certainly won or lost doubly; in a misère two tricks decide.

        Asked between two tricks.
        """
        taken, left = self.tricks[self.declarer], self.hands[self.declarer].bit_count()
        return taken >= 2 if self.lose else taken >= self.target or taken + left <= self.target - 2

    def result(self) -> tuple[int, ...]:
        """The change of each balance, with fees and a last sharing of the pot; only when the deal is over."""
        deal = self._deal
        match = match_after(deal, settled(deal, tuple(self.tricks)))
        return tuple(now - was for now, was in zip(match.balances, deal.match.balances, strict=True))
