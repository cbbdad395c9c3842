"""The kinds of deals and matches that are played, and how a player does in them.

Each deal is played once for every side with the same cards: the player has that side, the opponent all others. The
worth of a deal is the points of the own side less the mean of the other sides', whatever `Game.payoff` says: the
players may think of the match, the measure does not.
"""

import random
import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from engine.cards import Seat
from engine.game import AnyGame
from engine.games.barbu.contracts import CONTRACT_KEYS
from engine.options import make_options, named_rules
from engine.players.search import plays_cards
from engine.registry import game as find_game
from engine.turn import Act, Over
from tests.bench import calibration
from tests.bench.bench_barbu import declared_by, opened
from tests.bench.play import decision, shuffled


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of deal, or of match: its game, and what makes its start, ready for a decision or for the first deal."""

    name: str
    game: AnyGame
    start: Callable[[random.Random], Any]
    match: bool = False


@dataclass(slots=True)
class Sample:
    """What came of one number: means over the sides that the player may have.

    `ahead`: by how many points; `won`: 1 for ahead (of a match: the first place, shared by equals), 0 for behind, 1/2
    for neither. `cards`, `others`: the processor time of each decision between several answers, in millions of loops;
    of the players in `TIMED` alone. `seconds`: the processor time of the whole sample.
    """

    ahead: float = 0.0
    won: float = 0.0
    cards: list[float] = field(default_factory=list)
    others: list[float] = field(default_factory=list)
    seconds: float = 0.0


def first_deal(key: str, rules: str = "article") -> Kind:
    """The first deal of a match by these rules (a preset or a variant), with the fewest players."""
    game, options, seats = _table(key, rules)

    def start(rng: random.Random) -> Any:
        return game.deal(game.start(options, seats, Seat(rng.randrange(seats))), shuffled(game, rng)).state

    return Kind(key if rules == "article" else f"{key}-{rules}", game, start)


def whole_match(key: str) -> Kind:
    """A match by the rules of the article, with the fewest players."""
    game, options, seats = _table(key, "article")
    return Kind(f"{key}-match", game, lambda rng: game.start(options, seats, Seat(rng.randrange(seats))), match=True)


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

    return Kind(f"barbu-{contract}", game, start)


def _table(key: str, rules: str) -> tuple[AnyGame, Any, int]:
    game = find_game(key)
    seats = min(game.seats)
    named = named_rules(game, rules)
    return game, make_options(game, named.preset, dict(named.options), seats), seats


TIMED: Final = ("strong", "good")
CONTRACTS: Final = tuple(f"barbu-{contract}" for contract in CONTRACT_KEYS)
"""The deals of Barbu with a given contract."""
KINDS: Final[Mapping[str, Kind]] = {
    kind.name: kind
    for kind in (
        first_deal("klaberjass"),
        whole_match("klaberjass"),
        first_deal("schieber"),
        first_deal("schieber", "tournament"),
        *map(barbu_contract, CONTRACT_KEYS),
        whole_match("barbu"),
        first_deal("vira"),
    )
}


def play(kind: Kind, player: str, opponent: str, number: int) -> Sample:
    """Play the deal or match of this number once for every side."""
    calibration.cache_clear()  # the machine may have become busier since the last sample
    sides, sample = kind.game.sides(min(kind.game.seats)), Sample()
    margins, won = [], []
    for own, side in enumerate(sides):
        scores = _scores(kind, number, [player if seat in side else opponent for seat in _seats(sides)], player, sample)
        margins.append(len(sides) * scores[own] - sum(scores))
        won.append((scores[own] == max(scores)) / scores.count(max(scores)))
    margin = sum(margins)  # whole numbers, since thirds of a point would make little more than nothing of nothing
    sample.ahead = margin / (len(sides) - 1) / len(sides)
    sample.won = statistics.mean(won) if kind.match else (margin > 0) + (margin == 0) / 2
    return sample


def _seats(sides: Sequence[Sequence[Seat]]) -> list[Seat]:
    return sorted(seat for side in sides for seat in side)


def _scores(kind: Kind, number: int, names: Sequence[str], timed: str, sample: Sample) -> Sequence[int]:
    """The points of each side after the deal or match; the packs depend on the number alone."""
    game, packs = kind.game, random.Random(f"{kind.game.key} {number}")
    rng, state = random.Random(f"{number} {names}"), kind.start(packs)
    while not isinstance(turn := game.turn(state), Over):
        if not isinstance(turn, Act):
            if not kind.match:
                break
            state = game.deal(state, shuffled(game, packs)).state
            continue
        choice, began = game.choice(game.view(state, turn.seat)), time.process_time()
        text = decision(game, state, turn.seat, names[turn.seat], rng)
        if names[turn.seat] == timed in TIMED and len(getattr(choice, "legal", "many")) > 1:
            spent = (time.process_time() - began) * calibration() / 1e6
            (sample.cards if plays_cards(game, choice) else sample.others).append(round(spent, 3))
        state = game.act(state, turn.seat, game.parse(text)).state
    if kind.match:
        return game.standings(state).scores
    result = game.deal_result(state)
    assert result is not None
    return result
