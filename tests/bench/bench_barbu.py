"""How fast Barbu is played and guessed on one core, and how well *careful* plays: every contract by itself, and whole
matches. `DEEP_BENCH=1` plays more, for tighter intervals.

Each deal is played four times, with *careful* in each seat and *random* in the other three; its sample is the mean of
the four. A match is played once, *careful* in one seat.
"""

import os
import random
import statistics
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

from engine.cards import RANKS_IN_SUIT, SUITS, CardSet, Rank, Seat
from engine.games.barbu import GAME
from engine.games.barbu.cards import PACK
from engine.games.barbu.contracts import CONTRACT_KEYS, TOTALS
from engine.games.barbu.contracts.contract import ContractKey
from engine.games.barbu.kernel import PASS
from engine.games.barbu.model import Deal, DealRecord, Declared, Dominoes, MatchRecord, Playing
from engine.games.barbu.player.playout_policy import guided_move
from engine.options import make_options
from engine.players.playout import play_out, random_card
from engine.turn import Over
from tests.bench import rate, show
from tests.bench.play import interval, played_by, shuffled

DEEP = bool(os.environ.get("DEEP_BENCH"))
DEALS = 400 if DEEP else 100
MATCHES = 40 if DEEP else 12
SECONDS = 0.3
ROUNDS = 3

AHEAD: dict[ContractKey, float] = {"NT": 2.5, "NQ": 2.5, "NL": 4.5, "NH": 3.5, "NK": 2.5, "TR": 3.0, "DO": 7.0}
"""The least lower bound of the interval, in points a deal above the mean of the table."""
AHEAD_OF_A_MATCH = 500
"""The same for a match of 28 deals, above the mean of the others."""
WON = 0.9

RNG = random.Random(1)
ARTICLE = make_options(GAME, "article", {}, 4)
UNDOUBLED = make_options(GAME, "article", {"doubling": "off"}, 4)

# --------------------------------------------------------------------------------------------------------------- speed


def declared_by(contract: ContractKey, hand: CardSet, rng: random.Random) -> Declared:
    """The contract, with the longest suit of the dealer as trump, or any start rank."""
    if contract == "TR":
        return Declared(
            contract, trump=max(SUITS, key=lambda suit: (hand >> suit * RANKS_IN_SUIT & 0x1FFF).bit_count())
        )
    return Declared(contract, start=Rank(rng.randrange(RANKS_IN_SUIT)) if contract == "DO" else None)


def dealt(contract: ContractKey, rng: random.Random) -> Playing | Dominoes:
    """A shuffled deal of this contract, before the first card; nobody has doubled."""
    pack = [1 << card for card in PACK]
    rng.shuffle(pack)
    first, second, third, fourth = (CardSet(sum(pack[seat * 13 : seat * 13 + 13])) for seat in range(4))
    hands = (first, second, third, fourth)
    dealer = Seat(rng.randrange(4))
    record = DealRecord(1, dealer, declared_by(contract, hands[dealer], rng))
    deal = Deal(ARTICLE, MatchRecord(dealer), record, hands)
    return Dominoes(deal, hands, dealer) if contract == "DO" else Playing(deal, hands, dealer)


def at_random(kernel: Any) -> int:
    legal = kernel.legal()
    return random_card(legal, RNG) if legal else PASS


def rate_of(act: Callable[[], object]) -> float:
    return rate(act, seconds=SECONDS, rounds=ROUNDS)


def playout(state: Playing | Dominoes, choose: Callable[[Any], int]) -> None:
    kernel: Any = GAME.kernel(state)
    play_out(kernel, choose)


def speeds() -> None:
    """Playouts on the kernel, guesses of full states, and whole deals through the public contract."""
    for contract in CONTRACT_KEYS:
        state = dealt(contract, RNG)
        for name, choose in (("at random", at_random), ("by rule of thumb", guided_move)):
            show(f"{contract}: playout of a given deal, {name}", rate_of(partial(playout, state, choose)), "deals/s")
    for contract in ("NT", "DO"):
        half = half_played(dealt(contract, RNG))
        seat = GAME.turn(half).seat
        known = GAME.view(half, seat), GAME.information_state(half, seat)
        show(f"{contract}: a full state guessed in mid-deal", rate_of(partial(GAME.resample, *known, RNG)), "guesses/s")
    for name in ("random", "careful"):
        speed = rate_of(partial(through_the_contract, name))
        show(f"public contract, four {name}: declaring, doubling, playing", speed, "deals/s")


def half_played(state: Any) -> Any:
    """The state after twenty decisions at random."""
    for _ in range(20):
        seat = GAME.turn(state).seat
        state = GAME.act(state, seat, GAME.parse(RNG.choice(GAME.choice(GAME.view(state, seat)).legal))).state
    return state


def opened(rng: random.Random, options: Any = ARTICLE) -> Any:
    """The first deal of a match."""
    return GAME.deal(GAME.start(options, 4, Seat(rng.randrange(4))), shuffled(GAME, rng)).state


def through_the_contract(name: str) -> None:
    """A whole deal with four players of this name: views, choices, every action checked."""
    played_by(GAME, opened(RNG), [name] * 4, RNG)


# ------------------------------------------------------------------------------------------------------------ strength


def ahead_in(contract: ContractKey) -> list[float]:
    """By how much *careful* is above the mean of the table in deals of this contract, without doubles."""
    leads = []
    for number in range(DEALS):
        rng = random.Random(f"{contract} {number}")
        state = opened(rng, UNDOUBLED)
        dealer = state.deal.record.dealer
        words = [contract]
        declared = declared_by(contract, state.deal.dealt[dealer], rng)
        words += ["SHDC"[declared.trump]] if declared.trump is not None else []
        words += ["AKQJT98765432"[declared.start]] if declared.start is not None else []
        state = GAME.act(state, dealer, GAME.parse(" ".join(["declare", *words]))).state
        total = 0
        for seat in range(4):
            names = ["careful" if other == seat else "random" for other in range(4)]
            total += GAME.standings(played_by(GAME, state, names, rng)).scores[seat]
        leads.append((total - TOTALS[contract]) / 4)
    return leads


def every_contract() -> bool:
    """Measure each contract by itself; True if *careful* leads by the required margin in all of them."""
    enough = True
    for contract in CONTRACT_KEYS:
        mean, half = interval(ahead_in(contract))
        aim = AHEAD[contract]
        show(f"{contract}: points a deal above three random", mean, f"+- {half:.2f}", kind="size", aim=f"> {aim}")
        enough &= mean - half > aim
    return enough


def match_of(number: int) -> tuple[float, bool]:
    """By how much *careful* is above the mean of the others after 28 deals, and whether it has won alone."""
    rng = random.Random(f"match {number}")
    seat = number % 4
    names = ["careful" if other == seat else "random" for other in range(4)]
    state: Any = GAME.start(ARTICLE, 4, Seat(rng.randrange(4)))
    while not isinstance(GAME.turn(state), Over):
        state = played_by(GAME, GAME.deal(state, shuffled(GAME, rng)).state, names, rng)
    scores = GAME.standings(state).scores
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - statistics.mean(others), scores[seat] > max(others)


def whole_matches() -> bool:
    """Play matches of 28 deals with declaring and doubling; True if *careful* leads and wins often enough."""
    played = [match_of(number) for number in range(MATCHES)]
    mean, half = interval([margin for margin, _ in played])
    won = sum(alone for _, alone in played) / len(played)
    aim = f"> {AHEAD_OF_A_MATCH}"
    show("points a match above the mean of three random", mean, f"+- {half:.0f}", kind="size", aim=aim)
    show(f"won of {MATCHES} matches", 100 * won, "%", kind="size", aim=f">= {100 * WON:g}")
    return mean - half > AHEAD_OF_A_MATCH and won >= WON


# ---------------------------------------------------------------------------------------------------------------- all


def main() -> int:
    """All figures. An error if a margin or a share is too low, which no machine's speed excuses."""
    speeds()
    return 0 if all([every_contract(), whole_matches()]) else 1


if __name__ == "__main__":
    sys.exit(main())
