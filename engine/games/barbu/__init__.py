"""Barbu for four players without partners; `RULES.md` is its rule sheet."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Final

from engine.cards import Card, CardSet, Seat
from engine.game import Chance, Choice, Game, Refusal, Rng, Step, Turn
from engine.games.barbu import actions, choices, events, refusals, rules, scene, sheet, view
from engine.games.barbu.actions import Action, Pass, Play
from engine.games.barbu.belief import information_state, resample
from engine.games.barbu.cards import PACK
from engine.games.barbu.kernel import PASS, DominoKernel, TrickKernel
from engine.games.barbu.model import (
    DealEnded,
    Dominoes,
    InformationState,
    MatchOver,
    MatchRecord,
    Opening,
    Options,
    Playing,
    State,
    View,
)
from engine.games.barbu.player import guide
from engine.games.barbu.player.playout_policy import guided_move
from engine.message import Message
from engine.scene import Scene
from engine.sheet import DealScore, Standings
from engine.tricks.four_players import SEATS
from engine.tricks.standings import ranked

_INTERNATIONAL: Final[Mapping[str, Any]] = {
    "declarerDoubles": "redoubleOnly",
    "positiveFlanks": "dealerOnly",
    "mandatoryDoubles": 2,
}


class Barbu(Game[Options, State, Action, View, InformationState, TrickKernel | DominoKernel]):
    """The game; see `engine.game.Game` for what each member promises."""

    key = "barbu"
    revision = 1
    seats = (4,)
    pack: ClassVar[tuple[Card, ...]] = PACK
    chance_words: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    options_type = Options
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {"article": {}, "international": _INTERNATIONAL}
    turn_rule = refusals.TURN_RULE
    rules_pages = tuple(
        f"barbu-rules-{page}"
        for page in ("overview", "contracts", "doubling", "play", "dominoes", "scoring", "options")
    )
    verbs = frozenset({"declare", "double"})
    sayings = choices.SAYINGS

    def sides(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """BAR-1.1: every player is a side."""
        return tuple((seat,) for seat in SEATS)

    def check(self, options: Options, given: Iterable[str], seats: int) -> Message | None:
        """BAR-4: all options can be combined; one without effect beside the others is accepted."""
        return None

    def start(self, options: Options, seats: int, dealer: Seat) -> State:
        return Opening(options, MatchRecord(dealer))

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
        return guide.guide(view, information_state, choice)

    def kernel(self, state: State) -> TrickKernel | DominoKernel | None:
        match state:
            case Playing():
                return TrickKernel(state)
            case Dominoes():
                return DominoKernel(state)
            case _:
                return None

    def kernel_move(self, action: Action) -> int | None:
        if isinstance(action, Pass):
            return PASS
        return action.cards[0] if isinstance(action, Play) else None

    def kernel_action(self, move: int) -> Action:
        return Pass() if move == PASS else Play((Card(move),))

    def playout_move(self, kernel: TrickKernel | DominoKernel, rng: Rng) -> int:
        return guided_move(kernel)

    def deal_result(self, state: State) -> tuple[int, ...] | None:
        return state.match.results[-1].scored if isinstance(state, DealEnded | MatchOver) else None

    def candidates(
        self, view: View, information_state: InformationState, choice: Choice, rng: Rng
    ) -> tuple[Action, ...]:
        return guide.candidates(view, information_state, choice)

    def scene(self, view: View) -> Scene:
        return scene.scene_of(view)

    def sheet(self, view: View) -> tuple[DealScore, ...]:
        return sheet.sheet_of(view.match, view.options)

    def standings(self, state: State) -> Standings:
        """BAR-2.7: the higher total is better; equal ones share a rank."""
        totals = view.totals_of(state)
        return Standings(totals, ranking=ranked(totals) if isinstance(state, MatchOver) else None)

    def reveal(self, state: State) -> tuple[CardSet, ...]:
        if not isinstance(state, MatchOver):
            raise ValueError("the match is not over")
        return state.deal.dealt


GAME = Barbu()
