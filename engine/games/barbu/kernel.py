"""BAR-2.4 and BAR-2.5: the play of the cards on plain ints, for `act` and for playouts. The duties: `cards.DUTIES`."""

from collections.abc import Sequence
from typing import Final

from engine.cards import CardSet, Rank
from engine.games.barbu.cards import DUTIES, HAND, RANKINGS
from engine.games.barbu.contracts import TRICK_CONTRACTS
from engine.games.barbu.contracts.contract import Tally, TrickContract
from engine.games.barbu.contracts.dominoes import ACES, domino_scores, open_cards
from engine.games.barbu.model import Dominoes, Options, Playing
from engine.games.barbu.scoring import stakes_of
from engine.kernel import NOBODY, NOTHING_LED
from engine.tricks.by_card import SUIT_OF, cards_of
from engine.tricks.follow import narrow, steps_of
from engine.tricks.four_players import Four

PASS: Final = 64
"""The move in dominoes of a seat that has no card to lay."""
_WHOLE_TRICK: Final = 4
_ENDS_AT: Final = {"third": 3, "last": 4}
"""BAR-2.5.3, BAR-4.13: by the option `dominoEnd`, how many seats are out when the deal ends."""
_STEPS: Final = {key: steps_of(duties) for key, duties in DUTIES.items()}


def barred(contract: TrickContract, options: Options, *, broken: bool) -> CardSet:
    """BAR-2.4.1, BAR-4.8: the cards that may be led only from a hand of no others."""
    free = options.heartLead == "free" or (options.heartLead == "afterBroken" and broken)
    return CardSet(0 if free else contract.no_lead)


class TrickKernel:
    """The tricks of a trick contract.

    `led`: the suit led to the open trick (-1: none); `best`: the card in it that would take it, played by the seat
    `winner`; `lying`: all cards in it; `taken`: captured cards that count, by seat; `winners`: who took each trick;
    `takers`: the cards that have taken tricks since the kernel was made; where cards count, only tricks with such.
    """

    __slots__ = (
        "_beaten_by",
        "_contract",
        "_counts",
        "_no_lead",
        "_options",
        "_steps",
        "_until",
        "best",
        "broken",
        "contract",
        "count",
        "hands",
        "led",
        "lying",
        "stakes",
        "taken",
        "takers",
        "tricks",
        "trump",
        "turn",
        "winner",
        "winners",
    )

    def __init__(self, state: Playing) -> None:
        deal = state.deal
        declared = deal.record.declaration
        self._options = deal.options
        self.contract, self.trump = declared.contract, declared.trump
        self.stakes = stakes_of(deal.record.doubles)
        self._contract = TRICK_CONTRACTS[declared.contract]
        self._beaten_by = RANKINGS[declared.trump].beaten_by
        self._steps = _STEPS[declared.trump, deal.options.ruff]
        self._until = self._contract.decided_by if deal.options.stopWhenDecided == "on" else 0
        self.hands: list[int] = list(state.hands)
        self.taken: list[int] = list(state.taken)
        self.winners: list[int] = [trick.winner for trick in state.tricks]
        self.takers: list[int] = []
        self.tricks = [self.winners.count(seat) for seat in range(4)]
        self.broken = state.broken
        self.turn: int = state.leader
        self.led, self.best, self.winner, self.lying, self.count = NOTHING_LED, NOBODY, NOBODY, 0, 0
        self._counts, self._no_lead = self._contract.counts, self._contract.no_lead
        for card in state.cards:
            self.hands[self.turn] |= 1 << card
            self.play(card)

    def legal(self) -> int:
        """The cards that the seat on turn may play."""
        hand = self.hands[self.turn]
        if self.led >= 0:
            return narrow(hand, self._steps[self.led][self.best])
        if not self._no_lead:
            return hand
        return hand & ~barred(self._contract, self._options, broken=self.broken) or hand

    def moves(self) -> tuple[int, ...]:
        """The same, card by card."""
        return cards_of(self.legal())

    def play(self, move: int) -> None:
        """Play a card."""
        seat, suit = self.turn, SUIT_OF[move]
        self.hands[seat] ^= 1 << move
        if self.led < 0:
            self.led, self.best, self.winner = suit, move, seat
        else:
            if self._beaten_by[self.best] >> move & 1:
                self.best, self.winner = move, seat
            if suit != self.led and self._no_lead >> move & 1:
                self.broken = True
        self.lying |= 1 << move
        self.count += 1
        if self.count == _WHOLE_TRICK:
            self._take_trick()
        else:
            self.turn = (seat + 1) % 4

    def _take_trick(self) -> None:
        """BAR-2.4.5: the winner leads to the next trick; BAR-2.4.6, BAR-4.10: unless the deal is decided."""
        winner = self.winner
        self.tricks[winner] += 1
        self.winners.append(winner)
        counted = self.lying & self._counts
        self.led, self.lying, self.count, self.turn = NOTHING_LED, 0, 0, winner
        if counted:
            self.taken[winner] |= counted
        if counted or not self._counts:
            self.takers.append(self.best)
        if len(self.winners) == HAND or (counted and self._until and self._decided()):
            self.turn = NOBODY

    def _decided(self) -> bool:
        taken = self.taken
        return taken[0] | taken[1] | taken[2] | taken[3] == self._until

    def base(self) -> Four:
        """BAR-1.3: the scores before doubles; only when the deal is over."""
        return self._contract.score(Tally(self.tricks, self.taken, self.winners))

    def result(self) -> Four:
        """The scores with the payments for doubles; only when the deal is over."""
        return _settled(self.base(), self.stakes)


class DominoKernel:
    """The play of dominoes. `table`: all cards laid; `out`: the seats without cards, in the order of going out."""

    __slots__ = ("_again", "_ends_at", "_scores", "hands", "out", "stakes", "start", "table", "turn")

    def __init__(self, state: Dominoes) -> None:
        record, options = state.deal.record, state.deal.options
        self.stakes = stakes_of(record.doubles)
        self._scores = options.dominoScores
        self._ends_at = _ENDS_AT[options.dominoEnd]
        self._again = ACES if options.aceAgain == "on" else 0
        self.start: Rank = record.declaration.start_rank
        self.hands: list[int] = list(state.hands)
        self.table: int = state.table
        self.out: list[int] = list(state.out)
        self.turn: int = state.seat

    def legal(self) -> int:
        """The cards that the seat on turn may lay; empty: it passes."""
        return self.hands[self.turn] & open_cards(self.table, self.start)

    def moves(self) -> tuple[int, ...]:
        """The same, card by card; `PASS` for none."""
        return cards_of(self.legal()) or (PASS,)

    def play(self, move: int) -> None:
        """BAR-2.5: lay a card, or pass (`PASS`); then the next seat is on turn, or the same after an ace (BAR-4.11)."""
        seat = self.turn
        if move != PASS:
            self.hands[seat] ^= 1 << move
            self.table |= 1 << move
            if not self.hands[seat]:
                self.out.append(seat)
                if len(self.out) == self._ends_at:
                    self.turn = NOBODY
                    return
            elif self._again >> move & 1:
                return
        while True:
            seat = (seat + 1) % 4
            if self.hands[seat]:
                self.turn = seat
                return

    def base(self) -> Four:
        """BAR-1.3.7: the scores before doubles; only when the deal is over."""
        return domino_scores(self.out, self._scores)

    def result(self) -> Four:
        """The scores with the payments for doubles; only when the deal is over."""
        return _settled(self.base(), self.stakes)


def _settled(base: Four, stakes: Sequence[Four]) -> Four:
    """BAR-2.6: what each seat scores with the payments for doubles."""
    first, second, third, fourth = base
    scored = [one * first + two * second + three * third + four * fourth for one, two, three, four in stakes]
    return scored[0], scored[1], scored[2], scored[3]
