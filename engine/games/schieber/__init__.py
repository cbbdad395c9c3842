"""Schieber Jass for four players in two teams; `RULES.md` is its rule sheet."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Final

from engine.cards import Card, CardSet, Seat
from engine.game import Game, Rng, Variant
from engine.games.schieber import actions, choices, events, refusals, rules, sheet
from engine.games.schieber.actions import Action
from engine.games.schieber.belief.bids import plausibility
from engine.games.schieber.belief.replay import from_first_card
from engine.games.schieber.belief.resample import resample as resample_of
from engine.games.schieber.cards import CONTRACTS, PACK, SIDES
from engine.games.schieber.claim import claim_of
from engine.games.schieber.kernel import SchieberKernel
from engine.games.schieber.model import (
    DealEnded,
    InformationState,
    MatchOver,
    MatchRecord,
    Opening,
    Options,
    Playing,
    PlayView,
    State,
    View,
)
from engine.games.schieber.player.guide import candidates as candidates_of
from engine.games.schieber.player.guide import guide as guide_of
from engine.games.schieber.player.playout_policy import guided_move
from engine.games.schieber.player.reasons import NEUTRAL
from engine.games.schieber.player.reasons import reasons as reasons_of
from engine.games.schieber.rules_pages import RULES_PAGES, present_rule
from engine.games.schieber.scene import scene_of, tricks_of
from engine.games.schieber.view import information_state_of, totals_of, turn_of, view_of
from engine.message import Message, message
from engine.sheet import DealScore, PlayedContract, Standings
from engine.tricks.actions import Play
from engine.tricks.standings import ranked

MOST_DEALS: Final = 100
"""SCH-4.15.2: the greatest number of deals with `ending: fixedDeals`."""

_SWISS: Final[Mapping[str, Any]] = {
    "multipliers": (1, 1, 2, 2, 3, 3),
    "undenufeValues": "6",
    "weis": "large",
    "weisCredit": "afterTrick1",
    "stoeck": "trump",
    "trumpsOnly": "any",
    "firstForehand": "right",
    "laterForehand": "right",
    "ending": "immediate",
}
_ALL_ONE: Final = (1, 1, 1, 1, 1, 1)


class Schieber(Game[Options, State, Action, View, InformationState, SchieberKernel]):
    """The game; see `engine.game.Game` for the meaning of each member."""

    key = "schieber"
    revision = 1
    seats = (4,)
    pack: ClassVar[tuple[Card, ...]] = PACK
    chance_words: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    options_type = Options
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {"article": {}, "swiss": _SWISS}
    variants: ClassVar[Mapping[str, Variant]] = {
        "swiss1000": Variant("swiss", {"target": 1000, "multipliers": _ALL_ONE}),
        "tournament": Variant(
            "swiss",
            {
                "ending": "fixedDeals",
                "target": 12,
                "multipliers": _ALL_ONE,
                "weis": "off",
                "stoeck": "off",
                "matchBonus": 0,
            },
        ),
    }
    turn_rule = refusals.TURN_RULE
    rules_pages = RULES_PAGES
    present_rule = staticmethod(present_rule)
    contract_keys = CONTRACTS
    verbs = frozenset({"choose", "push", "push-back"})
    sayings = choices.SAYINGS
    playouts = (1000, 1350)
    luck = 20
    strengths: ClassVar[Mapping[str, float]] = {"random": -43, "learner": -1, "careful": 25, "good": 35, "strong": 41}

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
    accounted = events.ACCOUNTED
    claim = staticmethod(claim_of)
    candidates = staticmethod(candidates_of)
    from_first_card = staticmethod(from_first_card)
    plausibility = staticmethod(plausibility)
    scene = staticmethod(scene_of)
    played_tricks = staticmethod(tricks_of)

    def sides(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """SCH-1.2: partners sit opposite each other."""
        return SIDES

    def check(self, options: Options, given: Iterable[str], seats: int) -> Message | None:
        """SCH-4.15.2: a table with a fixed number of deals must name that number, which is `target`."""
        if options.ending == "fixedDeals" and ("target" not in given or options.target > MOST_DEALS):
            return message("schieber-number-of-deals", maximum=MOST_DEALS)
        return None

    def start(self, options: Options, seats: int, dealer: Seat) -> State:
        return Opening(options, MatchRecord(), dealer)

    def asks_in_private(self, view: View) -> bool:
        """SCH-4.10: during the first trick, where players announce their Weis themselves."""
        options = view.options
        return (
            isinstance(view, PlayView)
            and options.announce == "manual"
            and options.weis != "off"
            and not any(view.tricks_won)
        )

    def kernel(self, state: State) -> SchieberKernel | None:
        return SchieberKernel(state) if isinstance(state, Playing) else None

    def kernel_move(self, action: Action) -> int | None:
        return action.cards[0] if isinstance(action, Play) else None

    def kernel_action(self, move: int) -> Action:
        return Play((Card(move),))

    def playout_move(self, kernel: SchieberKernel, rng: Rng) -> int:
        return guided_move(kernel)

    def deal_result(self, state: State) -> tuple[int, ...] | None:
        return state.match.results[-1].scored if isinstance(state, DealEnded | MatchOver) else None

    def sheet(self, view: View) -> tuple[DealScore, ...]:
        return tuple(map(sheet.score_of, view.match.results))

    def contracts(self, state: State) -> tuple[PlayedContract, ...]:
        return tuple(sheet.contracts_of(view_of(state, None).match.results))

    def contract_name(self, contract: str) -> Message:
        return events.contract_word(next(known for known in CONTRACTS if known == contract))

    def standings(self, state: State) -> Standings:
        """SCH-2.9: the higher total wins; equal totals are a draw."""
        totals = totals_of(state)
        return Standings(totals, ranking=ranked(totals) if isinstance(state, MatchOver) else None)

    def reveal(self, state: State) -> tuple[CardSet, ...]:
        if not isinstance(state, MatchOver):
            raise ValueError("the match is not over")
        return state.deal.dealt


GAME = Schieber()
