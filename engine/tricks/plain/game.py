"""The contract of a game, implemented for plain games except for what differs between them.

>>> str(PlainGame.parse("play ts"))
'play TS'
"""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar, Final

from engine.cards import Card, CardSet, Seat, card_set, suit_of
from engine.choice import Choice, PickOne
from engine.game import Chance, Game, Refusal, Rng, Step, refuse_turn
from engine.message import Message, message
from engine.scene import Scene, TrickScene
from engine.sheet import DealScore, Entry, Standings
from engine.tricks.actions import Play, check, may_play, parse_play
from engine.tricks.card_refusals import refuse_all_but_one
from engine.tricks.events import Events, card_played, public, received
from engine.tricks.follow import BySuitAndBest, CompiledRules, narrow
from engine.tricks.four_players import SEATS, Four, by_seat, tricks_won
from engine.tricks.hand_options import HandOptions
from engine.tricks.plain import events, resample, scene
from engine.tricks.plain.kernel import PlainKernel
from engine.tricks.plain.model import (
    DealEnded,
    DealResult,
    InformationState,
    MatchOver,
    MatchRecord,
    Opening,
    OptionsT,
    Playing,
    State,
    Trick,
    View,
)
from engine.tricks.plain.view import information_state_of, left_of, turn_of, view_of
from engine.tricks.ranking import Ranking
from engine.tricks.reasons import Position
from engine.tricks.reasons_for_tricks import facts_about
from engine.tricks.standings import ranked

_PLAYS: Final = HandOptions("engine-action-card", "hand")


class PlainGame(Game[OptionsT, State[OptionsT], Play, View[OptionsT], InformationState, PlainKernel]):
    """The base of a plain game. A game defines the facts of `Game` (`key` and so on) and the abstract members below."""

    seats = (4,)
    turn = staticmethod(turn_of)
    view = staticmethod(view_of)
    parse = staticmethod(parse_play)
    describe = staticmethod(events.describe)

    ranking: ClassVar[Ranking]
    """Which card takes a trick."""
    duties: ClassVar[BySuitAndBest]
    """Which cards may be played to a trick: made of follow rules by `engine.tricks.follow.by_suit_and_best`."""
    play_rule: ClassVar[str]
    """The paragraph of RULES.md about playing a card; it refuses whatever is not one card of the hand."""

    # ------------------------------------------------------------------------------------ what each game has of its own

    @abstractmethod
    def score(self, tricks: Sequence[Trick]) -> Four:
        """What a deal with these tricks scores, by seat."""

    @abstractmethod
    def is_over(self, options: OptionsT, match: MatchRecord) -> bool:
        """Whether the match ends with the deal that has just been added to its record."""

    @abstractmethod
    def entries(self, result: DealResult) -> tuple[Entry, ...]:
        """The account of a deal, line by line; the amounts add up to its scores."""

    @abstractmethod
    def choose_card(self, legal: CardSet, best: Card | None) -> Card:
        """The card by rule of thumb; `best`: the card that would take the trick now, None for the leader.

        The *careful* player plays by it, and so do playouts.
        """

    def heading(self, view: View[OptionsT]) -> tuple[Message, ...]:
        """What stands above the table, a line each."""
        return (message("engine-heading-deal", number=view.number),) if view.number else ()

    # ------------------------------------------------------------------------------------------ the match and its deals

    def start(self, options: OptionsT, seats: int, dealer: Seat) -> State[OptionsT]:
        return Opening(options, MatchRecord(dealer))

    def deal(self, state: State[OptionsT], chance: Chance) -> Step[State[OptionsT]]:
        """Deals the whole pack, one card at a time, from the dealer's left; the seat with the first card leads."""
        number = len(state.match.results) + 1
        dealer = state.match.dealer_of(number)
        dealt = by_seat(card_set(chance.pack[(seat - dealer - 1) % len(SEATS) :: len(SEATS)]) for seat in SEATS)
        after = Playing(state.options, state.match, dealt, dealt, left_of(dealer))
        return Step(after, public(events.DealOpened(number, dealer)) + received(dealt), reveals=True)

    def act(self, state: State[OptionsT], seat: Seat, action: Play) -> Step[State[OptionsT]]:
        kernel = self.kernel(state)
        if kernel is None or not may_play(kernel, seat, action.cards):
            check(self.refusal(self.view(state, seat), action))
            raise AssertionError("refused before")
        assert isinstance(state, Playing)  # there is a kernel
        (card,) = action.cards
        kernel.play(card)
        tricks = tuple(kernel.tricks)
        happened: Events = (card_played(seat, card),)
        if len(tricks) > len(state.tricks):
            happened += public(events.TrickTaken(tricks[-1].winner, len(tricks)))
        if kernel.turn < 0:
            return self._end_deal(state, tricks, happened)
        hands, cards = by_seat(kernel.hands), tuple(kernel.cards)
        return Step(Playing(state.options, state.match, state.dealt, hands, kernel.leader, cards, tricks), happened)

    def _end_deal(self, state: Playing[OptionsT], tricks: tuple[Trick, ...], happened: Events) -> Step[State[OptionsT]]:
        scored, before = self.score(tricks), state.match
        first, second, third, fourth = (was + more for was, more in zip(before.totals, scored, strict=True))
        totals = first, second, third, fourth
        result = DealResult(len(before.results) + 1, tricks_won(tricks), scored, totals)
        match = MatchRecord(before.first, (*before.results, result))
        happened += public(events.DealFinished(result))
        if self.is_over(state.options, match):
            happened += public(events.MatchFinished(totals))
            return Step(MatchOver(state.options, match, state.dealt, tricks), happened)
        return Step(DealEnded(state.options, match, state.dealt, tricks), happened)

    # ------------------------------------------------------------------------------------- what a seat sees, and may do

    def information_state(self, state: State[OptionsT], seat: Seat) -> InformationState:
        return information_state_of(state, seat, self.ranking, self.duties)

    def choice(self, view: View[OptionsT]) -> PickOne:
        if view.seat is None:
            return PickOne(())
        if (waiting := refuse_turn(view.turn, view.seat, self.turn_rule)) is not None:
            return PickOne(_PLAYS.disabled(view.hand, waiting))
        duties = self._duties(view)
        return PickOne(_PLAYS.open(view.hand) if duties is None else _PLAYS.under(view.hand, duties))

    def refusal(self, view: View[OptionsT], action: Play) -> Refusal | None:
        if (waiting := refuse_turn(view.turn, view.seat, self.turn_rule)) is not None:
            return waiting
        if (refusal := refuse_all_but_one(action.cards, view.hand, self.play_rule)) is not None:
            return refusal
        duties = self._duties(view)
        return None if duties is None else duties.reason(view.hand, action.cards[0])

    def _best(self, view: View[OptionsT]) -> Card | None:
        """The card that would take the open trick; None for the leader."""
        return view.cards[self.ranking.taking(view.cards)] if view.cards else None

    def _duties(self, view: View[OptionsT]) -> CompiledRules | None:
        """The duties in the open trick; None for the leader."""
        best = self._best(view)
        return None if best is None else self.duties[suit_of(view.cards[0])][best]

    # ------------------------------------------------------------------------------------------------- computer players

    def resample(self, view: View[OptionsT], information_state: InformationState, rng: Rng) -> State[OptionsT]:
        return resample.resample(view, information_state, card_set(self.pack), rng)

    def guide(self, view: View[OptionsT], information_state: InformationState, choice: Choice, rng: Rng) -> Play:
        assert isinstance(choice, PickOne)
        legal = card_set(option.card for option in choice.options if option.open and option.card is not None)
        return Play((self.choose_card(legal, self._best(view)),))

    def reasons(self, view: View[OptionsT], information_state: InformationState, action: Play) -> tuple[Message, ...]:
        """What speaks for a card where tricks are good and the ace is high; other games have other reasons."""
        seat, duties = information_state.seat, self._duties(view)
        gone = card_set(card for trick in information_state.tricks for card in trick.cards) | card_set(view.cards)
        unseen = card_set(self.pack) & ~gone & ~view.hand
        position = Position(
            hand=view.hand,
            legal=view.hand if duties is None else CardSet(narrow(view.hand, duties.steps)),
            trick=view.cards,
            taker=Seat((view.leader + self.ranking.taking(view.cards)) % len(SEATS)) if view.cards else None,
            after=tuple(Seat((seat + step) % len(SEATS)) for step in range(1, len(SEATS) - len(view.cards))),
            partner=None,
            may=[0 if other == seat else unseen & ~information_state.lacks[other] for other in SEATS],
            counts=view.counts,
            ranking=self.ranking,
        )
        return tuple(facts_about(position, action.cards[0]))

    def playout_move(self, kernel: PlainKernel, rng: Rng) -> int:
        return self.choose_card(kernel.legal(), kernel.best)

    def kernel(self, state: State[OptionsT]) -> PlainKernel | None:
        return PlainKernel(state, self.ranking, self.duties, self.score) if isinstance(state, Playing) else None

    def from_first_card(self, state: State[OptionsT]) -> tuple[PlainKernel, tuple[int, ...]] | None:
        if not isinstance(state, Playing):
            return None
        leader = state.tricks[0].leader if state.tricks else state.leader
        first = self.kernel(replace(state, hands=state.dealt, leader=leader, cards=(), tricks=()))
        assert first is not None  # a state of the play of cards
        return first, (*(card for trick in state.tricks for card in trick.cards), *state.cards)

    def kernel_move(self, action: Play) -> int | None:
        return action.cards[0]

    def kernel_action(self, move: int) -> Play:
        return Play((Card(move),))

    def deal_result(self, state: State[OptionsT]) -> tuple[int, ...] | None:
        return state.match.results[-1].scored if isinstance(state, DealEnded | MatchOver) else None

    # ---------------------------------------------------------------------------------------------- what people look at

    def scene(self, view: View[OptionsT]) -> Scene:
        return scene.scene_of(view, self.heading(view), self.ranking)

    def played_tricks(self, state: State[OptionsT]) -> tuple[TrickScene, ...]:
        return scene.tricks_of(state.tricks, self.ranking) if isinstance(state, DealEnded | MatchOver) else ()

    def sheet(self, view: View[OptionsT]) -> tuple[DealScore, ...]:
        return tuple(
            DealScore(result.number, (), self.entries(result), result.scored, result.totals)
            for result in view.match.results
        )

    def standings(self, state: State[OptionsT]) -> Standings:
        """The higher total is better; equal ones share a rank."""
        totals = state.match.totals
        return Standings(totals, ranking=ranked(totals) if isinstance(state, MatchOver) else None)

    def reveal(self, state: State[OptionsT]) -> tuple[CardSet, ...]:
        if not isinstance(state, MatchOver):
            raise ValueError("the match is not over")
        return state.dealt
