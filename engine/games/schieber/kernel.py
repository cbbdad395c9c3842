"""SCH-2.4 to SCH-2.8: the play of the cards and the counting on plain ints, for `act` and for playouts.

The duties come from `cards.DUTIES`.
"""

from typing import Final

from engine.cards import SUITS, Card, Seat, Suit
from engine.games.schieber.cards import DUTIES, HAND, LAST_TRICK, PAIRS, RANKINGS, STOECK
from engine.games.schieber.model import Credit, CreditKind, PlayDeal, Playing, Weis, side_of
from engine.games.schieber.weis import Scale, best_weis, team_weis, winning_weis
from engine.kernel import NOBODY, NOTHING_LED
from engine.tricks.by_card import SUIT_OF, cards_of
from engine.tricks.follow import narrow, steps_of
from engine.tricks.four_players import SEATS

_ENDINGS: Final = {
    "endOfDeal": (True, False, False),
    "immediate": (True, True, True),
    "fixedDeals": (False, False, True),
}
"""SCH-4.7: whether a target is played for, whether tricks reach it, and whether they are counted one by one."""
_STEPS: Final = {key: steps_of(duties) for key, duties in DUTIES.items()}


class SchieberKernel:
    """A deal in play, with its counting.

    Of the open trick: `leader`, suit `led` (-1: none), the `best` card so far, of the seat `winner`, and its points,
    `worth`. `points` and `tricks` are by side and of this deal, `totals` of the match, `credits` the steps of the
    counting since the state that it was made from. `out`: somebody has won the match in mid-deal. `maker`: the side
    that chose the contract; `order`: the key of its `RANKINGS`.
    """

    __slots__ = (
        "_beaten_by",
        "_by_best",
        "_card_points",
        "_counts_tricks",
        "_deal",
        "_goes_out",
        "_out_on_cards",
        "_pair",
        "_steps",
        "_stoeck_seat",
        "_stop",
        "_target",
        "_weis_due",
        "best",
        "credits",
        "hands",
        "last",
        "leader",
        "led",
        "maker",
        "order",
        "out",
        "points",
        "shown",
        "totals",
        "tricks",
        "turn",
        "winner",
        "worth",
    )

    def __init__(self, state: Playing) -> None:
        deal = state.deal
        options, contract = deal.options, deal.record.contract
        self.order = (contract, options.undenufeValues)
        ranking = RANKINGS[self.order]
        self._deal = deal
        self._beaten_by = ranking.beaten_by
        self._card_points = ranking.points
        self._steps = _STEPS[contract, options.trumpsOnly]
        self._target = options.target
        self._goes_out, self._out_on_cards, self._counts_tricks = _ENDINGS[options.ending]
        self.maker: int = deal.record.chooser % 2
        self.hands: list[int] = list(state.hands)
        self.points = list(state.points)
        self.totals = list(state.totals)
        self.tricks = tricks = [0, 0]
        for trick in state.tricks:
            tricks[trick.winner & 1] += 1
        self.credits: list[Credit] = []
        self.shown: tuple[Weis, ...] = ()
        self.out = False
        self.last = NOBODY
        self._open_trick(state)
        self._pair: int = 0
        self._stoeck_seat: int = NOBODY
        if options.stoeck == "trump" and ranking.trump is not None:
            self._stoeck(deal, PAIRS[ranking.trump])
        self._stop, self._weis_due = self.leader, False
        if not state.tricks:
            self._weis_moment(deal)

    def _open_trick(self, state: Playing) -> None:
        """The cards that lie there."""
        self.leader: int = state.leader
        self.turn: int = (state.leader + len(state.cards)) & 3
        self.led, self.best, self.winner, self.worth = NOTHING_LED, NOBODY, NOBODY, 0
        seat: int = self.leader
        for card in state.cards:
            if self.led < 0:
                self.led = SUIT_OF[card]
                self._by_best = self._steps[self.led]
            if self.best < 0 or self._beaten_by[self.best] >> card & 1:
                self.best, self.winner = card, seat
            self.worth += self._card_points[card]
            seat = (seat + 1) & 3

    def _stoeck(self, deal: PlayDeal, pair: int) -> None:
        """SCH-2.7.2, SCH-4.11: who was dealt king and queen of trump and has not been credited with them."""
        if any(one.what == "stoeck" for one in deal.record.credits):
            return
        for seat in SEATS:
            if deal.dealt[seat] & pair == pair:
                self._pair, self._stoeck_seat = pair, seat

    def _weis_moment(self, deal: PlayDeal) -> None:
        """SCH-2.8.1: before whose card the Weis are counted: the last seat's, or that of who has won the first trick.

        With SCH-4.10 the last seat may have to be asked first: the rules count when it answers (`count_weis`), and a
        deal that is played out without its answer after its card.
        """
        if not deal.options.counts_announced:
            self._weis_due = True
        elif deal.spoken < len(SEATS):
            self._weis_due = True
            if not self._is_last_asked(deal):
                self._stop = (self.leader + 3) % 4

    @property
    def _multiplier(self) -> int:
        return self._deal.options.multiplier(self.order[0])

    @property
    def _scale(self) -> Scale:
        return Scale.of(self._deal.options, self.order[0])

    def _is_last_asked(self, deal: PlayDeal) -> bool:
        """SCH-4.10: whether the last seat to play will be asked for its Weis."""
        last = Seat((deal.record.forehand + 3) % 4)
        return deal.options.announce == "manual" and best_weis(last, deal.dealt[last], self._scale) is not None

    def legal(self) -> int:
        """The cards that the seat on turn may play."""
        hand = self.hands[self.turn]
        return hand if self.led < 0 else narrow(hand, self._by_best[self.best])

    def moves(self) -> tuple[int, ...]:
        """The same, card by card."""
        return cards_of(self.legal())

    def play(self, card: int) -> None:
        """Play a card, and count what it brings."""
        seat = self.turn
        bit = 1 << card
        self.hands[seat] ^= bit
        if self.led < 0:
            self.led = led = SUIT_OF[card]
            self._by_best = self._steps[led]
            self.best = card
            self.winner = seat
            self.worth = self._card_points[card]
        else:
            if self._beaten_by[self.best] & bit:
                self.best = card
                self.winner = seat
            self.worth += self._card_points[card]
        self.turn = turn = (seat + 1) & 3
        if self._pair & bit and seat == self._stoeck_seat and not self.hands[seat] & self._pair:
            self._credit_stoeck()
        if turn == self._stop and not self.out:
            if not self._weis_due:
                self._take_trick()
            elif turn == self.leader:
                self._first_trick()
            else:
                self.count_weis()

    # -------------------------------------------------------------------------------------------------------- counting

    def count_weis(self) -> None:
        """SCH-2.8.1: in the first trick, a Stöck shown to go out, then the Weis of the winning team."""
        self._stop, self._weis_due = self.leader, False
        if not self.out and not self._show_stoeck():
            self._count_shown()

    def _count_shown(self) -> None:
        deal = self._deal
        if deal.options.weis == "off":
            return
        forehand = deal.record.forehand
        best = deal.best
        if deal.options.announce == "auto":
            best = winning_weis(deal.dealt, forehand, self._scale)
        self.shown = team_weis(best, deal.dealt, forehand, self._scale)
        if best is not None:
            self._credit(side_of(best.seat), "weis", sum(one.points for one in self.shown), at_once=self._goes_out)

    def _first_trick(self) -> None:
        """SCH-2.8.1, SCH-4.9: Stöck, Weis and trick after the fourth card, in the order of the table."""
        self._weis_due = False
        if self._show_stoeck():
            return
        if self._deal.options.order == "stoeck-stich-weis":
            self._take_trick()
            if not self.out:
                self._count_shown()
        else:
            self._count_shown()
            if not self.out:
                self._take_trick()

    def _take_trick(self) -> None:
        winner = self.turn = self.leader = self._stop = self.winner
        side = winner & 1
        self.points[side] += self.worth
        self.tricks[side] += 1
        self.led = NOTHING_LED
        done = not self.hands[winner]
        if self._counts_tricks:
            self._credit(side, "cards", self.worth + LAST_TRICK * done, at_once=self._out_on_cards)
        if done:
            self.last = side
            if not self.out:
                self._end()

    def _end(self) -> None:
        """SCH-2.8.3, SCH-4.7: after the ninth trick."""
        self.turn = NOBODY
        if self._goes_out and not self._out_on_cards:
            for side in (0, 1):
                self._credit(side, "cards", self.points[side] + LAST_TRICK * (side == self.last), at_once=False)
        for side in (0, 1):
            if self.tricks[side] == HAND:
                self._credit(side, "match", self._deal.options.matchBonus, at_once=self._out_on_cards)
        if self._deal.options.stoeck == "anySuit":
            self._count_any_stoeck()

    def _count_any_stoeck(self) -> None:
        """SCH-2.7.1: king and queen of every suit that were dealt to one seat, from the forehand on."""
        deal = self._deal
        for step in range(4):
            seat = Seat((deal.record.forehand + step) % 4)
            for suit in SUITS:
                if not self.out and deal.dealt[seat] & PAIRS[suit] == PAIRS[suit]:
                    self._credit(side_of(seat), "stoeck", STOECK, seat, suit, at_once=self._out_on_cards)

    def _show_stoeck(self, side: int | None = None) -> bool:
        """SCH-2.8.2: king and queen of trump are shown before they are played, if that wins the match at once."""
        seat = self._stoeck_seat
        if not self._pair or not self._out_on_cards or side not in (None, seat % 2):
            return False
        if self.totals[seat % 2] + STOECK * self._multiplier < self._target:
            return False
        self._credit_stoeck()
        return True

    def _credit_stoeck(self) -> None:
        """SCH-2.7.2: the second of king and queen of trump has been played, or both are shown."""
        pair, self._pair = self._pair, 0
        suit = Suit(SUIT_OF[Card(pair.bit_length() - 1)])
        self._credit(self._stoeck_seat % 2, "stoeck", STOECK, Seat(self._stoeck_seat), suit, at_once=self._goes_out)

    def _credit(
        self,
        side: int,
        what: CreditKind,
        points: int,
        seat: Seat | None = None,
        suit: Suit | None = None,
        *,
        at_once: bool,
    ) -> None:
        """SCH-2.8, SCH-4.15.1: count a step; `at_once`: it may win the match, and let the side show its Stöck."""
        if not points:
            return
        self.totals[side] += points * self._multiplier
        self.credits.append(Credit(side, what, points, seat, suit))
        if at_once and self.totals[side] >= self._target:
            self.out, self.turn = True, NOBODY
        elif what != "stoeck":
            self._show_stoeck(side)

    def result(self) -> tuple[int, int]:
        """What the deal adds to the totals; only when it is over."""
        return self.totals[0] - self._deal.match.totals[0], self.totals[1] - self._deal.match.totals[1]
