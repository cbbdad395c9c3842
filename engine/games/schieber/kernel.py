"""SCH-2.4 to SCH-2.8: the play of the cards and the counting on plain ints, for `act` and for playouts.

The duties: `cards.DUTIES`.
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
"""SCH-4.15: by the option `ending`: whether a total can end the match in the middle of a deal; whether the points of
tricks can, too; whether the tricks are counted one by one."""
_STEPS: Final = {key: steps_of(duties) for key, duties in DUTIES.items()}


class SchieberKernel:
    """The tricks of a deal, and the counting.

    The open trick: `leader`; `led`: the suit led (-1: none); `best`: the card that would take it, played by the seat
    `winner`; `worth`: the points of its cards. In this deal, by side: `points` of the cards taken, not multiplied, and
    `tricks`; `last`: the side that took the ninth trick (-1: nobody yet). In the match: `totals` by side, with all
    credits. `credits`: the steps of the counting since the state from which the kernel was made; `shown`: the Weis
    counted in them. `out`: a side has won the match in the middle of the deal. `maker`: the side that chose the
    contract; `order`: the contract and the option `undenufeValues`, the key in `RANKINGS`.
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
            self._note_stoeck(deal, PAIRS[ranking.trump])
        self._stop, self._weis_due = self.leader, False
        if not state.tricks:
            self._schedule_weis(deal)

    def _open_trick(self, state: Playing) -> None:
        """Read the open trick."""
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

    def _note_stoeck(self, deal: PlayDeal, pair: int) -> None:
        """SCH-2.7.2, SCH-4.11: note the seat with `pair`, king and queen of trump, if it has no credit for it yet."""
        if any(credit.what == "stoeck" for credit in deal.record.credits):
            return
        for seat in SEATS:
            if deal.dealt[seat] & pair == pair:
                self._pair, self._stoeck_seat = pair, seat

    def _schedule_weis(self, deal: PlayDeal) -> None:
        """SCH-2.8.1: when the Weis are counted: before the last seat's card, or after it (SCH-4.8, SCH-4.9).

        A last seat that is asked for its Weis (SCH-4.10) answers first: then `rules.answer` counts them with
        `count_weis`. In a playout nobody answers; they are counted after its card.
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
        """SCH-4.10: whether the last seat to play to the first trick is asked for its Weis."""
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
        """Play a card, and count the points that it brings."""
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
                self._count_first_trick()
            else:
                self.count_weis()

    # -------------------------------------------------------------------------------------------------------- counting

    def count_weis(self) -> None:
        """SCH-2.8.1: in the first trick, count a Stöck that wins the match when shown, else the Weis."""
        self._stop, self._weis_due = self.leader, False
        if not self.out and not self._show_stoeck():
            self._count_team_weis()

    def _count_team_weis(self) -> None:
        """SCH-2.6.6: count all Weis of the team with the best one."""
        deal = self._deal
        if deal.options.weis == "off":
            return
        forehand = deal.record.forehand
        best = deal.best
        if deal.options.announce == "auto":
            best = winning_weis(deal.dealt, forehand, self._scale)
        self.shown = team_weis(best, deal.dealt, forehand, self._scale)
        if best is not None:
            self._credit(side_of(best.seat), "weis", sum(weis.points for weis in self.shown), at_once=self._goes_out)

    def _count_first_trick(self) -> None:
        """SCH-4.8, SCH-4.9: after the fourth card, count Stöck, Weis and trick in the order that the options name."""
        self._weis_due = False
        if self._show_stoeck():
            return
        if self._deal.options.order == "stoeck-stich-weis":
            self._take_trick()
            if not self.out:
                self._count_team_weis()
        else:
            self._count_team_weis()
            if not self.out:
                self._take_trick()

    def _take_trick(self) -> None:
        """SCH-2.5: the winner takes the trick and leads to the next; the ninth ends the deal."""
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
        """SCH-2.8.3, SCH-4.7: after the ninth trick, count the cards of the deal, the match, Stöck of any suit."""
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
        """SCH-2.7.1: count each king and queen of a suit that were dealt to one seat, from the forehand on."""
        deal = self._deal
        for step in range(4):
            seat = Seat((deal.record.forehand + step) % 4)
            for suit in SUITS:
                if not self.out and deal.dealt[seat] & PAIRS[suit] == PAIRS[suit]:
                    self._credit(side_of(seat), "stoeck", STOECK, seat, suit, at_once=self._out_on_cards)

    def _show_stoeck(self, side: int | None = None) -> bool:
        """SCH-2.8.2: show king and queen of trump before they are played, if they win the match at once.

        `side`: only a Stöck of this side; None: of either. True: it was shown, and the match is won.
        """
        seat = self._stoeck_seat
        if not self._pair or not self._out_on_cards or side not in (None, seat % 2):
            return False
        if self.totals[seat % 2] + STOECK * self._multiplier < self._target:
            return False
        self._credit_stoeck()
        return True

    def _credit_stoeck(self) -> None:
        """SCH-2.7.2: count king and queen of trump: the second has been played, or both are shown."""
        pair, self._pair = self._pair, 0
        suit = Suit(SUIT_OF[Card(pair.bit_length() - 1)])
        self._credit(self._stoeck_seat % 2, "stoeck", STOECK, Seat(self._stoeck_seat), suit, at_once=self._goes_out)

    def _credit(
        self,
        side: int,
        kind: CreditKind,
        points: int,
        seat: Seat | None = None,
        suit: Suit | None = None,
        *,
        at_once: bool,
    ) -> None:
        """SCH-2.8, SCH-4.15.1: count a step, then perhaps show the side's Stöck.

        `points`: not yet multiplied; `at_once`: the step wins the match if the total reaches the target.
        """
        if not points:
            return
        self.totals[side] += points * self._multiplier
        self.credits.append(Credit(side, kind, points, seat, suit))
        if at_once and self.totals[side] >= self._target:
            self.out, self.turn = True, NOBODY
        elif kind != "stoeck":
            self._show_stoeck(side)

    def result(self) -> tuple[int, int]:
        """The points that the deal adds to the totals, by side, multiplied; only once it is over."""
        return self.totals[0] - self._deal.match.totals[0], self.totals[1] - self._deal.match.totals[1]
