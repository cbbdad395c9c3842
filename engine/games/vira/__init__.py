"""Vira for three or four players; `RULES.md` is its rule sheet."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from engine.cards import SUIT_LETTERS, Card, CardSet, Seat
from engine.game import Game, Rng
from engine.games.vira import actions, choices, events, refusals, rules, settlement, sheet
from engine.games.vira.actions import Action, Play
from engine.games.vira.belief.calls import plausibility as plausibility_of
from engine.games.vira.belief.information_state import information_state_of
from engine.games.vira.belief.replay import from_first_card
from engine.games.vira.belief.resample import resample as resample_of
from engine.games.vira.bid_families import FAMILIES
from engine.games.vira.cards import ACTIVE, PACK
from engine.games.vira.claim import claim_of
from engine.games.vira.kernel import TrickKernel
from engine.games.vira.model import DealEnded, MatchOver, Opening, Options, Playing, State
from engine.games.vira.player.candidates import candidates as candidates_of
from engine.games.vira.player.guide import guide as guide_of
from engine.games.vira.player.playout_policy import guided_move
from engine.games.vira.player.playout_steps import expected as expected_of
from engine.games.vira.player.playout_steps import playout_step as playout_step_of
from engine.games.vira.player.reasons import NEUTRAL
from engine.games.vira.player.reasons import reasons as reasons_of
from engine.games.vira.rules_pages import RULES_PAGES, lines_of, present_rule
from engine.games.vira.scene import scene_of, tricks_of
from engine.games.vira.view import DealView, InformationState, View, balances_of, match_of, turn_of, view_of
from engine.games.vira.view import confers as confers_of
from engine.message import Message, message
from engine.sheet import DealScore, PlayedContract, Standings
from engine.tricks.standings import ranked


class Vira(Game[Options, State, Action, View, InformationState, TrickKernel]):
    """VIR-1.10: all players play for themselves; see `engine.game.Game` for the meaning of each member."""

    key = "vira"
    revision = 1
    seats = (ACTIVE, ACTIVE + 1)
    pack: ClassVar[tuple[Card, ...]] = PACK
    ends_by_agreement = True
    chance_words: ClassVar[Mapping[str, tuple[str, ...]]] = {"preference": tuple(SUIT_LETTERS)}
    options_type = Options
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {"article": {}}
    turn_rule = refusals.TURN_RULE
    rules_pages = RULES_PAGES
    present_rule = staticmethod(present_rule)
    contract_keys = tuple(FAMILIES)
    verbs = actions.VERBS
    sayings = choices.SAYINGS
    playouts = (700, 160)
    share = 0.05  # with a fifth, *good* is hardly behind *strong*
    luck = 6
    strengths: ClassVar[Mapping[str, float]] = {"random": -19, "learner": -3, "careful": 25, "good": 27, "strong": 36}
    noise = (0.15, 0.0)
    near = (1.0, 1.5)

    turn = staticmethod(turn_of)
    deal = staticmethod(rules.deal)
    act = staticmethod(rules.act)
    ended = staticmethod(rules.end)
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
    confers = staticmethod(confers_of)
    rules_lines = staticmethod(lines_of)
    scene = staticmethod(scene_of)
    played_tricks = staticmethod(tricks_of)

    def check(self, options: Options, given: Iterable[str], seats: int) -> Message | None:
        """VIR-8.1: every player deals equally often."""
        return message("vira-whole-rounds", seats=seats) if options.deals % seats else None

    def start(self, options: Options, seats: int, dealer: Seat) -> State:
        return Opening(options, settlement.opened(options, seats, dealer))

    def kernel(self, state: State) -> TrickKernel | None:
        return TrickKernel(state) if isinstance(state, Playing) else None

    def playout_kernel(self, state: State) -> TrickKernel | None:
        """Ends once the payments are decided (VIR-8.3): they depend on the outcome of the contract alone."""
        return TrickKernel(state, decides=True) if isinstance(state, Playing) else None

    def playout_step(self, state: State, rng: Rng) -> State:
        return playout_step_of(state)

    def expected(self, state: State) -> tuple[float, ...] | None:
        """VIR-1.8.5: in an open misère."""
        return expected_of(state)

    def plausibility(self, state: State, seat: Seat) -> float:
        return plausibility_of(state, seat)

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

    def sits_out(self, view: View) -> bool:
        """VIR-1.1: with four at the table, the seat to the dealer's right sits out."""
        return isinstance(view, DealView) and view.seat is not None and view.seat == view.deal.idle

    def sheet(self, view: View) -> tuple[DealScore, ...]:
        return sheet.sheet_of(view.match)

    def contracts(self, state: State) -> tuple[PlayedContract, ...]:
        return tuple(sheet.contracts_of(match_of(state).results))

    def standings(self, state: State) -> Standings:
        """VIR-1.10: the higher balance is better; equal ones share a rank."""
        balances, pot = balances_of(state), match_of(state).pot
        return Standings(balances, (("pot", pot),), ranked(balances) if isinstance(state, MatchOver) else None)

    def reveal(self, state: State) -> tuple[CardSet, ...]:
        if not isinstance(state, MatchOver):
            raise ValueError("the match is not over")
        return state.deal.dealt


GAME = Vira()
