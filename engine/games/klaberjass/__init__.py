"""Klaberjass (Clobyosh, Bela) for two players; `RULES.md` is its sheet."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from engine.cards import Card, CardSet, Seat
from engine.game import Chance, Choice, Game, PickOne, Refusal, Rng, Step, Turn
from engine.games.klaberjass import actions, choices, events, refusals, rules, scene, sheet, view
from engine.games.klaberjass.actions import Action, Play
from engine.games.klaberjass.belief import resample
from engine.games.klaberjass.cards import PACK
from engine.games.klaberjass.kernel import BELLA_FLAG, CARD_BITS, KlaberjassKernel
from engine.games.klaberjass.model import (
    DealEnded,
    InformationState,
    MatchOver,
    MatchRecord,
    Opening,
    Options,
    Playing,
    State,
    View,
)
from engine.games.klaberjass.player import guide
from engine.games.klaberjass.player.playout_policy import guided_move
from engine.message import Message
from engine.scene import Scene
from engine.sheet import DealScore, Standings
from engine.tricks.standings import ranked


class Klaberjass(Game[Options, State, Action, View, InformationState, KlaberjassKernel]):
    """The game; see `engine.game.Game` for what each member promises."""

    key = "klaberjass"
    revision = 1
    seats = (2,)
    pack: ClassVar[tuple[Card, ...]] = PACK
    chance_words: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    options_type = Options
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {"article": {}}
    turn_rule = refusals.TURN_RULE
    rules_pages = tuple(
        f"klaberjass-rules-{page}" for page in ("overview", "bidding", "melds", "play", "scoring", "options")
    )
    verbs = frozenset({"take", "pass", "name", "schmeiss", "play-on", "throw-in"})
    sayings = choices.SAYINGS

    def sides(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """KLA-1.2: each player for himself."""
        return tuple((Seat(seat),) for seat in range(seats))

    def check(self, options: Options, given: Iterable[str], seats: int) -> Message | None:
        """All options of Klaberjass go together."""
        return None

    def start(self, options: Options, seats: int, dealer: Seat) -> State:
        return Opening(options, MatchRecord(), dealer)

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
        return view.information_state_of(state, seat)

    def choice(self, view: View) -> PickOne:
        return choices.choice_of(view)

    def refusal(self, view: View, action: Action) -> Refusal | None:
        return refusals.refusal_of(view, action)

    def resample(self, view: View, information_state: InformationState, rng: Rng) -> State:
        return resample.resample(view, information_state, rng)

    def guide(self, view: View, information_state: InformationState, choice: Choice, rng: Rng) -> Action:
        return guide.guide(view, information_state, choice)

    def kernel(self, state: State) -> KlaberjassKernel | None:
        return KlaberjassKernel(state) if isinstance(state, Playing) else None

    def kernel_move(self, action: Action) -> int | None:
        if not isinstance(action, Play):
            return None
        (card,) = action.cards
        return card | BELLA_FLAG if action.bella else card

    def kernel_action(self, move: int) -> Action:
        return Play((Card(move & CARD_BITS),), bella=move > CARD_BITS)

    def playout_move(self, kernel: KlaberjassKernel, rng: Rng) -> int:
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
        return tuple(map(sheet.score_of, view.match.results))

    def standings(self, state: State) -> Standings:
        """KLA-2.9.1, KLA-2.9.2: the higher total wins; equal totals are a draw."""
        totals = state.match.totals if isinstance(state, Opening | DealEnded | MatchOver) else state.deal.match.totals
        return Standings(totals, ranking=ranked(totals) if isinstance(state, MatchOver) else None)

    def reveal(self, state: State) -> tuple[CardSet, ...]:
        if not isinstance(state, MatchOver):
            raise ValueError("the match is not over")
        return tuple(CardSet(first | second) for first, second in (view.dealt_to(state.deal, Seat(n)) for n in (0, 1)))


GAME = Klaberjass()
