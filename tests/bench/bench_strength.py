"""How much better each computer player is than the next: `python -m tests.bench strength 100`.

The number says how many deals of each kind are played (the default is few); by itself, this module also takes the kinds
of deals, the player and its opponent: `python -m tests.bench.bench_strength 100 schieber-tournament good careful`.

Each deal is played once for every side, with the same cards: the player has that side, the opponent all others. The
sample is the mean of what the player's side was ahead by, over the sides (`Game.payoff`). Beside it: the processor time
of the player's decisions, in loops of the calibration.
"""

import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from engine.cards import Seat
from engine.game import AnyGame
from engine.options import make_options, named_rules
from engine.players import LEVELS, PLAYERS, player
from engine.players.search import plays_cards
from engine.registry import game as find_game
from engine.turn import Act
from tests.bench import calibration, show
from tests.bench.bench_barbu import declared_by, opened
from tests.bench.play import interval, shuffled

DEALS: Final = 4
MATCHES_FOR: Final = ("strong", "careful"), ("careful", "random")
ONE_SIDED_95: Final = 1.645
"""Standard deviations below the mean at which the lower bound of 95 % is."""
TRICK_CONTRACTS: Final = ("NT", "NQ", "NL", "NH", "NK", "TR")


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of deal: its game, and what makes the deal of a number, ready for its first decision."""

    game: AnyGame
    start: Callable[[random.Random], Any]


@dataclass
class Times:
    """The processor time of the player's decisions among several answers, in millions of loops."""

    cards: list[float] = field(default_factory=list)
    others: list[float] = field(default_factory=list)


def first_deal(key: str, rules: str) -> Kind:
    """The first deal of a match by these rules (a preset or a variant), with the fewest players."""
    game = find_game(key)
    seats = min(game.seats)
    named = named_rules(game, rules)
    options = make_options(game, named.preset, dict(named.options), seats)

    def start(rng: random.Random) -> Any:
        return game.deal(game.start(options, seats, Seat(rng.randrange(seats))), shuffled(game, rng)).state

    return Kind(game, start)


def barbu_contract(contract: Any) -> Kind:
    """A deal of Barbu whose contract is given, without doubles."""
    game = find_game("barbu")

    def start(rng: random.Random) -> Any:
        state = opened(rng, make_options(game, "article", {"doubling": "off"}, 4))
        dealer = state.deal.record.dealer
        declared = declared_by(contract, state.deal.dealt[dealer], rng)
        words = ["declare", contract]
        words += ["SHDC"[declared.trump]] if declared.trump is not None else []
        words += ["AKQJT98765432"[declared.start]] if declared.start is not None else []
        return game.act(state, dealer, game.parse(" ".join(words))).state

    return Kind(game, start)


KINDS: Final[Mapping[str, Kind]] = {
    "klaberjass": first_deal("klaberjass", "article"),
    "schieber-tournament": first_deal("schieber", "tournament"),
    "schieber": first_deal("schieber", "article"),
    "barbu": first_deal("barbu", "article"),
    **{f"barbu-{contract}": barbu_contract(contract) for contract in (*TRICK_CONTRACTS, "DO")},
    "vira": first_deal("vira", "article"),
}


def ahead(kind: Kind, number: int, name: str, opponent: str, times: Times) -> float:
    """By how much the player is ahead in this deal: the mean over the sides that it may have."""
    game, leads = kind.game, []
    start = kind.start(random.Random(f"{game.key} {number}"))
    for side in game.sides(min(game.seats)):
        rng, state = random.Random(f"{number} {side}"), start
        while isinstance(turn := game.turn(state), Act):
            mine = turn.seat in side
            view = game.view(state, turn.seat)
            known = view, game.information_state(state, turn.seat), game.choice(view)
            began = time.process_time()
            text = player(name if mine else opponent).decide(game, *known, rng)
            if mine and len(getattr(known[2], "legal", "many")) > 1:
                spent = (time.process_time() - began) * calibration() / 1e6
                (times.cards if plays_cards(game, known[2]) else times.others).append(spent)
            state = game.act(state, turn.seat, game.parse(text)).state
        result = game.deal_result(state)
        assert result is not None
        leads.append(game.payoff(game.view(state, side[0]), result))
    return statistics.mean(leads)


def compare(name: str, opponent: str, kind: str, deals: int) -> None:
    """Print by how much the player is ahead of its opponent in deals of this kind, and how long it thinks."""
    times = Times()
    leads = [ahead(KINDS[kind], number, name, opponent, times) for number in range(deals)]
    mean, half = interval(leads, ONE_SIDED_95)
    won = 100 * statistics.mean((lead > 0) + (lead == 0) / 2 for lead in leads)
    what = f"{kind}: {name} ahead of {opponent}, points a deal"
    show(what, mean, f">= {mean - half:.2f}", kind="size")
    print(f"    (95 %, {deals} deals; {won:.0f} % of them won; deviation of a deal {statistics.stdev(leads):.1f})")
    for decisions, label in ((times.cards, "cards"), (times.others, "other decisions")):
        print(f"    {label}: {quantiles(decisions)}", flush=True)


def quantiles(spent: Sequence[float]) -> str:
    """The median and the 99th percentile."""
    if len(spent) < 2:
        return "none"
    last = statistics.quantiles(spent, n=100, method="inclusive")[-1]
    return f"median {statistics.median(spent):.2f}, p99 {last:.2f} M loops ({len(spent)} decisions)"


def asked(words: Sequence[str]) -> Iterator[tuple[str, str, str]]:
    """The player, the opponent and the kind of deal of each comparison."""
    names = [word for word in words if word in PLAYERS or word in LEVELS]
    for name, opponent in [(names[0], names[1])] if names else MATCHES_FOR:
        for kind in [word for word in words if word in KINDS] or KINDS:
            yield name, opponent, kind


def main() -> int:
    """Print every comparison that is asked for."""
    words = sys.argv[1:]
    deals = next((int(word) for word in words if word.isdecimal()), DEALS)
    for name, opponent, kind in asked(words):
        compare(name, opponent, kind, deals)
    return 0


if __name__ == "__main__":
    sys.exit(main())
