"""Barbu for four players without partners; `RULES.md` is its rule sheet."""

from collections.abc import Mapping, Sequence
from operator import mul
from typing import Any, ClassVar, Final

from engine.cards import Card, CardSet, Seat
from engine.game import Game, Rng
from engine.games.barbu import actions, choices, events, refusals, rules, sheet
from engine.games.barbu.actions import Action, Double, Pass
from engine.games.barbu.belief.announcements import plausibility
from engine.games.barbu.belief.information_state import information_state_of
from engine.games.barbu.belief.replay import from_first_card
from engine.games.barbu.belief.resample import resample as resample_of
from engine.games.barbu.cards import PACK
from engine.games.barbu.claim import claim_of
from engine.games.barbu.contracts import CONTRACT_KEYS
from engine.games.barbu.doubling import may_skip
from engine.games.barbu.kernel import PASS, DominoKernel, TrickKernel
from engine.games.barbu.model import (
    DealEnded,
    DealView,
    DeclaringView,
    Dominoes,
    DoublingView,
    InformationState,
    MatchOver,
    MatchRecord,
    Opening,
    Options,
    Playing,
    Spoken,
    State,
    View,
)
from engine.games.barbu.player.guide import beyond as beyond_of
from engine.games.barbu.player.guide import candidates as candidates_of
from engine.games.barbu.player.guide import guide as guide_of
from engine.games.barbu.player.playout_policy import guided_move
from engine.games.barbu.player.reasons import MILD, NEUTRAL, speaks_against, told_by_scores
from engine.games.barbu.player.reasons import reasons as reasons_of
from engine.games.barbu.player.takings import TOGETHER, cards_taking, tell_taking
from engine.games.barbu.rules_pages import RULES_PAGES, present_rule
from engine.games.barbu.scene import scene_of, tricks_of
from engine.games.barbu.scoring import stakes_of
from engine.games.barbu.view import totals_of, turn_of, view_of
from engine.message import Message, SeatWord, message
from engine.sheet import DealScore, PlayedContract, Standings
from engine.tricks.actions import Play
from engine.tricks.four_players import SEATS, Four
from engine.tricks.standings import ranked

_INTERNATIONAL: Final[Mapping[str, Any]] = {
    "declarerDoubles": "redoubleOnly",
    "positiveFlanks": "dealerOnly",
    "mandatoryDoubles": 2,
}


class Barbu(Game[Options, State, Action, View, InformationState, TrickKernel | DominoKernel]):
    """BAR-1.1: four players, each for themselves; see `engine.game.Game` for the meaning of each member."""

    key = "barbu"
    revision = 1
    seats = (4,)
    pack: ClassVar[tuple[Card, ...]] = PACK
    chance_words: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    options_type = Options
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {"article": {}, "international": _INTERNATIONAL}
    turn_rule = refusals.TURN_RULE
    rules_pages = RULES_PAGES
    present_rule = staticmethod(present_rule)
    contract_keys = CONTRACT_KEYS
    verbs = frozenset({"declare", "double"})
    sayings = choices.SAYINGS
    playouts = (1400, 800)
    luck = 10
    strengths: ClassVar[Mapping[str, float]] = {"random": -50, "learner": -3, "careful": 25, "good": 40, "strong": 49}

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
    speaks_against = staticmethod(speaks_against)
    mild_facts = MILD | TOGETHER
    cards_taking = staticmethod(cards_taking)
    tell_taking = staticmethod(tell_taking)
    told_by_scores = staticmethod(told_by_scores)
    claim = staticmethod(claim_of)
    candidates = staticmethod(candidates_of)
    from_first_card = staticmethod(from_first_card)
    plausibility = staticmethod(plausibility)
    beyond = staticmethod(beyond_of)
    scene = staticmethod(scene_of)
    played_tricks = staticmethod(tricks_of)

    def start(self, options: Options, seats: int, dealer: Seat) -> State:
        return Opening(options, MatchRecord(dealer))

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

    def tally(self, view: View, kernel: TrickKernel | DominoKernel) -> Four:
        """Whoever doubles asks for the scores before doubles."""
        return kernel.base() if isinstance(view, DoublingView) else kernel.result()

    def worth_of(self, view: View, action: Action, scores: Sequence[float]) -> float | None:
        """BAR-2.6.1: doubles change the payments alone, unless the deal is played only if somebody doubles."""
        if not isinstance(view, DoublingView) or not isinstance(action, Double):
            return None
        if view.seat is None or may_skip(view.deal, view.options):
            return None
        stakes = stakes_of((*view.deal.doubles, Spoken(view.seat, action.seats)))
        return self.payoff(view, [sum(map(mul, row, scores)) for row in stakes])

    def outcome(self, view: View, scores: Sequence[float]) -> Message | None:
        """Whoever doubles compares themselves with each of the others; else the payments for doubles are part of it."""
        if not isinstance(view, DoublingView):
            if view.seat is None or not _may_pay(view, view.seat):
                return super().outcome(view, scores)
            own = scores[view.seat]
            others = (sum(scores) - own) / (len(SEATS) - 1)
            return message("barbu-outcome-with-doubles", own=round(own), others=round(others))
        players = {f"player{seat}": SeatWord(seat) for seat in SEATS}
        return message("barbu-outcome-doubling", **players, **{f"score{seat}": round(scores[seat]) for seat in SEATS})

    def deal_result(self, state: State) -> tuple[int, ...] | None:
        return state.match.results[-1].scored if isinstance(state, DealEnded | MatchOver) else None

    def sheet(self, view: View) -> tuple[DealScore, ...]:
        return sheet.sheet_of(view.match, view.options)

    def contracts(self, state: State) -> tuple[PlayedContract, ...]:
        return tuple(sheet.contracts_of(view_of(state, None).match.results))

    def contract_name(self, contract: str) -> Message:
        return events.contract_word(next(known for known in CONTRACT_KEYS if known == contract))

    def standings(self, state: State) -> Standings:
        """BAR-2.7: the higher total is better; equal ones share a rank."""
        totals = totals_of(state)
        return Standings(totals, ranking=ranked(totals) if isinstance(state, MatchOver) else None)

    def reveal(self, state: State) -> tuple[CardSet, ...]:
        if not isinstance(state, MatchOver):
            raise ValueError("the match is not over")
        return state.deal.dealt


def _may_pay(view: View, seat: Seat) -> bool:
    """BAR-2.6: whether doubles may change what this seat scores in the deal."""
    if isinstance(view, DeclaringView):
        return view.options.doubling == "on"
    return isinstance(view, DealView) and any(view.deal.between(seat, other) for other in SEATS if other != seat)


GAME = Barbu()
