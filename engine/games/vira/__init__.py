"""Vira for three or four players; `RULES.md` is its rule sheet."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from engine.cards import SUIT_LETTERS, Card, CardSet, Seat
from engine.game import Act, Advice, Chance, Choice, Game, Refusal, Rng, Step, Turn
from engine.games.vira import actions, choices, events, refusals, rules, rules_pages, scene, settlement, sheet, view
from engine.games.vira.actions import Action, Play
from engine.games.vira.belief import information_state, resample
from engine.games.vira.cards import ACTIVE, PACK
from engine.games.vira.kernel import TrickKernel
from engine.games.vira.model import (
    DealEnded,
    DealView,
    InformationState,
    MatchOver,
    Opening,
    Options,
    Playing,
    State,
    View,
)
from engine.games.vira.player import guide
from engine.games.vira.player.candidates import candidates
from engine.games.vira.player.playout_policy import guided_move
from engine.games.vira.view import confers
from engine.message import Message, message
from engine.scene import Scene
from engine.sheet import DealScore, Standings
from engine.tricks.standings import ranked


class Vira(Game[Options, State, Action, View, InformationState, TrickKernel]):
    """The game; see `engine.game.Game` for what each member promises."""

    key = "vira"
    revision = 1
    seats = (ACTIVE, ACTIVE + 1)
    pack: ClassVar[tuple[Card, ...]] = PACK
    chance_words: ClassVar[Mapping[str, tuple[str, ...]]] = {"preference": tuple(SUIT_LETTERS)}
    options_type = Options
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {"article": {}}
    turn_rule = refusals.TURN_RULE
    rules_pages = rules_pages.RULES_PAGES
    verbs = actions.VERBS
    sayings = choices.SAYINGS

    def sides(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """VIR-1.10: every player is a side."""
        return tuple((Seat(seat),) for seat in range(seats))

    def check(self, options: Options, given: Iterable[str], seats: int) -> Message | None:
        """VIR-8.1: every player deals equally often."""
        return message("vira-whole-rounds", seats=seats) if options.deals % seats else None

    def start(self, options: Options, seats: int, dealer: Seat) -> State:
        return Opening(options, settlement.opened(options, seats, dealer))

    def turn(self, state: State) -> Turn:
        return view.turn_of(state)

    def deal(self, state: State, chance: Chance) -> Step[State]:
        assert isinstance(state, Opening | DealEnded)
        return rules.deal(state, chance)

    def act(self, state: State, seat: Seat, action: Action) -> Step[State]:
        return rules.act(state, seat, action)

    def parse(self, text: str) -> Action:
        return actions.parse(text)

    def describe(self, happening: Any) -> Message:
        return events.describe(happening)

    def view(self, state: State, seat: Seat | None) -> View:
        return view.view_of(state, seat)

    def information_state(self, state: State, seat: Seat) -> InformationState:
        return information_state.information_state_of(state, seat)

    def choice(self, view: View) -> Choice:
        return choices.choice_of(view)

    def refusal(self, view: View, action: Action) -> Refusal | None:
        return refusals.refusal_of(view, action)

    def resample(self, view: View, information_state: InformationState, rng: Rng) -> State:
        return resample.resample(view, information_state, rng)

    def guide(self, view: View, information_state: InformationState, choice: Choice, rng: Rng) -> Action:
        return guide.guide(view, information_state, choice, rng)

    def advice(self, view: View, information_state: InformationState, rng: Rng) -> Advice | None:
        return (
            guide.advice(view, information_state, choices.choice_of(view), rng)
            if view.turn == Act(information_state.seat)
            else None
        )

    def confers(self, view: View) -> tuple[Seat, ...]:
        return confers(view)

    def rules_lines(self, page: str, view: View | None) -> tuple[Message, ...]:
        return rules_pages.lines_of(page, view)

    def kernel(self, state: State) -> TrickKernel | None:
        return TrickKernel(state) if isinstance(state, Playing) else None

    def kernel_move(self, action: Action) -> int | None:
        return action.cards[0] if isinstance(action, Play) else None

    def kernel_action(self, move: int) -> Action:
        return Play((Card(move),))

    def playout_move(self, kernel: TrickKernel, rng: Rng) -> int:
        return guided_move(kernel)

    def deal_result(self, state: State) -> tuple[int, ...] | None:
        if not isinstance(state, DealEnded | MatchOver):
            return None
        return tuple(now - was for now, was in zip(state.match.balances, state.deal.match.balances, strict=True))

    def candidates(
        self, view: View, information_state: InformationState, choice: Choice, rng: Rng
    ) -> tuple[Action, ...]:
        return candidates(view, information_state, choice, rng)

    def sits_out(self, view: View) -> bool:
        """VIR-1.1: with four at the table, the seat to the dealer's right sits out."""
        return isinstance(view, DealView) and view.seat is not None and view.seat == view.deal.idle

    def scene(self, view: View) -> Scene:
        return scene.scene_of(view)

    def sheet(self, view: View) -> tuple[DealScore, ...]:
        return sheet.sheet_of(view.match, view.options)

    def standings(self, state: State) -> Standings:
        """VIR-1.10: the higher balance is better; equal ones share a rank."""
        balances, pot = view.balances_of(state), view.match_of(state).pot
        return Standings(balances, (("pot", pot),), ranked(balances) if isinstance(state, MatchOver) else None)

    def reveal(self, state: State) -> tuple[CardSet, ...]:
        if not isinstance(state, MatchOver):
            raise ValueError("the match is not over")
        return state.deal.dealt


GAME = Vira()
