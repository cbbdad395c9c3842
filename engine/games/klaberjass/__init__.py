"""Klaberjass (Clobyosh, Bela) for two players; `RULES.md` is its rule sheet."""

from collections.abc import Mapping
from typing import Any, ClassVar

from engine.cards import Card, CardSet, Seat
from engine.game import Game, Rng
from engine.games.klaberjass import actions, choices, events, refusals, rules, sheet
from engine.games.klaberjass.actions import Action, Play
from engine.games.klaberjass.belief.replay import from_first_card
from engine.games.klaberjass.belief.resample import resample as resample_of
from engine.games.klaberjass.cards import PACK
from engine.games.klaberjass.claim import claim_of
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
from engine.games.klaberjass.player.guide import candidates as candidates_of
from engine.games.klaberjass.player.guide import guide as guide_of
from engine.games.klaberjass.player.playout_policy import guided_move
from engine.games.klaberjass.player.reasons import NEUTRAL
from engine.games.klaberjass.player.reasons import reasons as reasons_of
from engine.games.klaberjass.rules_pages import RULES_PAGES, present_rule
from engine.games.klaberjass.scene import scene_of, tricks_of
from engine.games.klaberjass.view import dealt_to, information_state_of, turn_of, view_of
from engine.sheet import DealScore, PlayedContract, Standings
from engine.tricks.standings import ranked


class Klaberjass(Game[Options, State, Action, View, InformationState, KlaberjassKernel]):
    """KLA-1.2: two players, each alone; see `engine.game.Game` for the meaning of each member."""

    key = "klaberjass"
    revision = 1
    seats = (2,)
    pack: ClassVar[tuple[Card, ...]] = PACK
    draws_dealer = True
    chance_words: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    options_type = Options
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {"article": {}}
    turn_rule = refusals.TURN_RULE
    rules_pages = RULES_PAGES
    present_rule = staticmethod(present_rule)
    contract_keys = sheet.PARTS
    verbs = frozenset({"take", "pass", "name", "schmeiss", "play-on", "throw-in"})
    sayings = choices.SAYINGS
    playouts = (3500, 850)
    luck = 12.5
    strengths: ClassVar[Mapping[str, float]] = {"random": -69, "learner": 1, "careful": 25, "good": 35, "strong": 41}

    turn = staticmethod(turn_of)
    deal = staticmethod(rules.deal)
    act = staticmethod(rules.act)
    parse = staticmethod(actions.parse)
    describe = staticmethod(events.describe)
    view = staticmethod(view_of)
    information_state = staticmethod(information_state_of)
    choice = staticmethod(choices.choice_of)
    refusal = staticmethod(refusals.refusal_of)
    resample = staticmethod(resample_of)
    guide = staticmethod(guide_of)
    reasons = staticmethod(reasons_of)
    neutral_facts = NEUTRAL
    claim = staticmethod(claim_of)
    candidates = staticmethod(candidates_of)
    from_first_card = staticmethod(from_first_card)
    scene = staticmethod(scene_of)
    played_tricks = staticmethod(tricks_of)

    def start(self, options: Options, seats: int, dealer: Seat) -> State:
        return Opening(options, MatchRecord(), dealer)

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

    def sheet(self, view: View) -> tuple[DealScore, ...]:
        return tuple(map(sheet.score_of, view.match.results))

    def contracts(self, state: State) -> tuple[PlayedContract, ...]:
        return tuple(sheet.contracts_of(view_of(state, None).match.results))

    def standings(self, state: State) -> Standings:
        """KLA-2.9.1, KLA-2.9.2: the higher total wins; equal totals are a draw."""
        totals = state.match.totals if isinstance(state, Opening | DealEnded | MatchOver) else state.deal.match.totals
        return Standings(totals, ranking=ranked(totals) if isinstance(state, MatchOver) else None)

    def reveal(self, state: State) -> tuple[CardSet, ...]:
        if not isinstance(state, MatchOver):
            raise ValueError("the match is not over")
        return tuple(CardSet(first | second) for first, second in (dealt_to(state.deal, Seat(n)) for n in (0, 1)))


GAME = Klaberjass()
