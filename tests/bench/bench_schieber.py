"""How fast Schieber is played on one core beside other programs, how fast it guesses, and how well *careful* plays.

The other programs (`rivals.py`) are installed on demand. Offline their part is skipped with a message; where `CI`
is set, that counts as a failure. `DEEP_BENCH=1` plays more deals, for tighter intervals.
"""

import os
import random
import statistics
import sys
from collections.abc import Callable, Sequence
from typing import Any

from engine.cards import CardSet, Seat, parse_card
from engine.game import Chance
from engine.games.schieber import GAME
from engine.games.schieber.cards import CONTRACTS, PACK
from engine.games.schieber.kernel import SchieberKernel
from engine.games.schieber.model import InformationState, MatchRecord, PlayDeal, Playing, PlayRecord, View
from engine.games.schieber.player.playout_policy import guided_move
from engine.options import make_options
from engine.players.playout import play_out, random_card
from engine.turn import Act
from tests.bench import rate, show
from tests.bench.play import decision, interval, played_at_random, played_by, shuffled
from tests.bench.rivals import Rivals, Unavailable, rivals

DEEP = bool(os.environ.get("DEEP_BENCH"))
ROUNDS = 150 if DEEP else 50
SECONDS = 0.05
"""Many short turns, so that a machine that is slow for a while slows all programs alike."""
POSITIONS = 150
DEALS_AGAINST_RANDOM = 400
DEALS_AGAINST_RIVALS = 400 if DEEP else 100

AGAINST_PYSCHIEBER = 70
AGAINST_JASS_KIT = 6
CONTRACT_TIMES = 5
WITH_WEIS = 0.5
WON_AGAINST_RANDOM = 0.9

RNG = random.Random(1)
ARTICLE = make_options(GAME, "article", {}, 4)
THEIR_GAME = make_options(
    GAME,
    "swiss",
    {
        "weis": "off",
        "stoeck": "off",
        "matchBonus": 0,
        "trumpsOnly": "overtrump",
        "ending": "endOfDeal",
        "target": 10_000,
    },
    4,
)
"""What pyschieber plays; jass-kit counts neither Weis nor Stöck, too."""

# --------------------------------------------------------------------------------------------------------------- speed

BITS = [1 << card for card in PACK]
NO_DEALS = MatchRecord()
RECORDS = [PlayRecord(1, Seat(3), Seat(0), chooser=Seat(0), contract=contract) for contract in CONTRACTS]


def dealt(options: Any) -> Playing:
    """A shuffled deal with any contract, before the first card."""
    hands = []
    for end in (36, 27, 18):
        hand = 0
        for left in range(end, end - 9, -1):
            at = int(RNG.random() * left)
            bit = BITS[at]
            hand |= bit
            BITS[at] = BITS[left - 1]
            BITS[left - 1] = bit
        hands.append(hand)
    hands.append(sum(BITS[:9]))
    dealt = tuple(map(CardSet, hands))
    record = RECORDS[int(RNG.random() * len(RECORDS))]
    return Playing(PlayDeal(options, NO_DEALS, record, dealt), dealt, Seat(0))


def finish(state: Playing) -> None:
    """Play it out at random on the kernel: the legal cards at every card, then the score."""
    kernel = SchieberKernel(state)
    while kernel.turn >= 0:
        cards = kernel.legal()
        kernel.play(random_card(cards, RNG) if cards & (cards - 1) else cards.bit_length() - 1)
    kernel.result()


def through_the_contract() -> None:
    """A whole deal at random, the contract chosen at random, too."""
    played_at_random(GAME, GAME.deal(GAME.start(ARTICLE, 4, Seat(3)), shuffled(GAME, RNG)).state, RNG)


def interleaved(rates: dict[str, Callable[[float], float]]) -> dict[str, list[float]]:
    """Rates by name, each measured once a round, so that a busy machine slows all alike."""
    measured_rates: dict[str, list[float]] = {name: [] for name in rates}
    for _ in range(ROUNDS):
        for name, measured in rates.items():
            measured_rates[name].append(measured(SECONDS))
    return measured_rates


def ours(act: Callable[[], object]) -> Callable[[float], float]:
    return lambda seconds: rate(act, seconds=seconds, rounds=1)


def ratio(rates: dict[str, list[float]], name: str, other: str) -> float:
    """How many times the rate of the other: the median over the rounds."""
    return statistics.median(a / b for a, b in zip(rates[name], rates[other], strict=True))


def speeds() -> None:
    """The figures that need no other program."""
    state = dealt(ARTICLE)
    show("random playout of a given deal", rate(lambda: finish(state)), "deals/s")
    show("playout by rule of thumb", rate(lambda: play_out(SchieberKernel(state), guided_move)), "deals/s")
    (position,) = positions(0, 1, played=0)

    def guided_from_a_guess() -> None:
        guessed = GAME.resample(*position, RNG)
        assert isinstance(guessed, Playing)
        play_out(SchieberKernel(guessed), guided_move)

    show("guess before the first card, and playout by rule of thumb", rate(guided_from_a_guess), "deals/s")


def side_by_side(other: Rivals) -> bool:
    """Play random deals of our game and of the others in turns; True if ours is faster by the required factors."""
    measured_rates = interleaved(
        {
            "pyschieber": lambda seconds: other.rate("pyschieber", seconds),
            "jass-kit": lambda seconds: other.rate("jass-kit", seconds),
            "their game": ours(lambda: finish(dealt(THEIR_GAME))),
            "article": ours(lambda: finish(dealt(ARTICLE))),
            "contract": ours(through_the_contract),
        }
    )
    for name, text in (
        ("pyschieber", "pyschieber 1.3.2: its game with four random players"),
        ("jass-kit", "jass-kit 2.0.5: its simulator in the leanest loop"),
        ("their game", "kernel: their game (no Weis, no Stöck)"),
        ("article", "kernel: the whole game (article)"),
        ("contract", "through the public contract, the whole game"),
    ):
        show(text, statistics.median(measured_rates[name]), "deals/s")
    return all(
        [
            at_least(
                "kernel against pyschieber", ratio(measured_rates, "their game", "pyschieber"), AGAINST_PYSCHIEBER
            ),
            at_least("kernel against jass-kit", ratio(measured_rates, "their game", "jass-kit"), AGAINST_JASS_KIT),
            at_least("contract against pyschieber", ratio(measured_rates, "contract", "pyschieber"), CONTRACT_TIMES),
        ]
    )


def at_least(name: str, value: float, aim: float) -> bool:
    show(name, value, "times", kind="size", aim=f">= {aim:g}")
    return value >= aim


# ------------------------------------------------------------------------------------------------------------- guesses


def positions(announcing: int, count: int, *, played: int | None = None) -> list[tuple[View, InformationState]]:
    """What the seat on turn knows in the first three tricks of deals with this number of announcing seats."""
    seen: list[tuple[View, InformationState]] = []
    while len(seen) < count:
        state: Any = GAME.deal(GAME.start(ARTICLE, 4, Seat(RNG.randrange(4))), shuffled(GAME, RNG)).state
        contract = f"choose {CONTRACTS[RNG.randrange(6)]}"
        state = GAME.act(state, state.deal.record.asked, GAME.parse(contract)).state
        for _ in range(RNG.randrange(12) if played is None else played):
            if isinstance(state, Playing):
                legal = GAME.choice(GAME.view(state, state.seat)).legal
                state = GAME.act(state, state.seat, GAME.parse(legal[RNG.randrange(len(legal))])).state
        if isinstance(state, Playing) and announced(state) == announcing:
            seen.append((GAME.view(state, state.seat), GAME.information_state(state, state.seat)))
    return seen


def announced(state: Playing) -> int:
    """How many seats have announced a Weis."""
    return sum(sentence.what in ("points", "count") for sentence in state.deal.record.said)


def guesses() -> bool:
    """Guess where nobody announced a Weis, and where two seats did; True if the latter is at least half as fast.

    From each position many guesses are made, as in a search; the positions' median is compared.
    """
    known = {announcing: positions(announcing, POSITIONS) for announcing in (0, 2)}
    rates: dict[int, list[float]] = {0: [], 2: []}
    for number in range(POSITIONS):
        for announcing, views in known.items():
            rates[announcing].append(rate_of_guess(*views[number]))
    none, two = (statistics.median(rates[announcing]) for announcing in (0, 2))
    show("guess of a full state, nobody announced", none, "guesses/s")
    show("guess of a full state, two seats announced", two, "guesses/s")
    return at_least("two announcing seats against none", two / none, WITH_WEIS)


def rate_of_guess(view: View, information_state: InformationState) -> float:
    GAME.resample(view, information_state, RNG)
    return rate(lambda: GAME.resample(view, information_state, RNG), seconds=0.01, rounds=1)


# ------------------------------------------------------------------------------------------------------------ strength


def won(margins: Sequence[float]) -> float:
    """The share of the deals with a margin above nothing; those without any count half."""
    return sum((margin > 0) + (margin == 0) / 2 for margin in margins) / len(margins)


def show_margins(name: str, margins: Sequence[float]) -> tuple[float, float]:
    """Print the mean margin and the share of deals won; returns the mean and the half width of its interval."""
    mean, half = interval(margins)
    show(f"{name}: points a duplicate deal", mean, f"+- {half:.1f}", kind="size")
    show(f"{name}: won of {len(margins)} duplicate deals", 100 * won(margins), "%", kind="size")
    return mean, half


def against_random() -> bool:
    """*careful* against *random*: the same cards twice, the sides swapped; the whole game of `article`."""
    margins = []
    for seed in range(DEALS_AGAINST_RANDOM):
        rng = random.Random(seed)
        start = GAME.deal(GAME.start(ARTICLE, 4, Seat(seed % 4)), shuffled(GAME, rng)).state
        by_side = []
        for side in (0, 1):
            names = ["careful" if seat % 2 == side else "random" for seat in range(4)]
            scores = GAME.standings(played_by(GAME, start, names, rng)).scores
            by_side.append(scores[side] - scores[1 - side])
        margins.append(sum(by_side) / 2)
    show_margins("careful against random", margins)
    return won(margins) >= WON_AGAINST_RANDOM


class TheirTable:
    """A deal at pyschieber's own table, by its rules, with our player as a guest, and the same deal at ours in step.

    What is legal and what is scored must be the same at both.
    """

    def __init__(self, other: Rivals, forehand: int, player: str = "careful") -> None:
        self._other = other
        self._forehand = forehand
        self._player = player
        self._rng = random.Random(forehand)
        self._state: Any = None

    def play(self, names: Sequence[str], seed: int) -> tuple[int, int]:
        """The points of both sides."""
        self._other.say({"do": "match", "names": names, "seed": seed, "forehand": self._forehand})
        while "done" not in (line := self._other.heard()):
            if "ask" in line:
                self._other.say(self._answer(line))
            else:
                self._follow(line)
        points = tuple(line["done"])
        assert points == GAME.standings(self._state).scores, "the tables count differently"
        return points

    def _answer(self, line: dict[str, Any]) -> str:
        seat = line["seat"]
        if line["ask"] == "contract":
            if GAME.turn(self._state) != Act(seat):
                self._act("push")
            return self._decision(seat).removeprefix("choose ")
        legal = GAME.choice(GAME.view(self._state, seat)).legal
        assert sorted(text.removeprefix("play ") for text in legal) == line["legal"], "the tables allow different cards"
        return self._decision(seat).removeprefix("play ")

    def _decision(self, seat: int) -> str:
        return decision(GAME, self._state, seat, self._player, self._rng)

    def _follow(self, line: dict[str, Any]) -> None:
        if line["tell"] == "hands":
            self._deal(line["hands"])
        elif line["tell"] == "contract":
            if line["pushed"] and not self._state.deal.record.pushes:
                self._act("push")
            self._act(f"choose {line['contract']}")
        else:
            self._act(f"play {line['card']}")

    def _deal(self, hands: Sequence[Sequence[str]]) -> None:
        """The pack that deals these hands, three cards at a time from the forehand on."""
        by_place = [hands[(self._forehand + place) % 4] for place in range(4)]
        pack = [card for start in range(0, 9, 3) for hand in by_place for card in hand[start : start + 3]]
        start = GAME.start(THEIR_GAME, 4, Seat((self._forehand - 1) % 4))
        self._state = GAME.deal(start, Chance(tuple(map(parse_card, pack)))).state

    def _act(self, text: str) -> None:
        turn = GAME.turn(self._state)
        assert isinstance(turn, Act)
        self._state = GAME.act(self._state, turn.seat, GAME.parse(text)).state


def against_pyschieber(other: Rivals) -> bool:
    """*careful* against each of pyschieber's players at its own table; the contract is chosen by the players."""
    ahead = True
    for name in ("Random", "Greedy", "Challenge"):
        margins = []
        for seed in range(DEALS_AGAINST_RIVALS):
            table = TheirTable(other, seed % 4)
            home = table.play(["Guest", name, "Guest", name], seed)
            away = table.play([name, "Guest", name, "Guest"], seed)
            margins.append((home[0] - home[1] + away[1] - away[0]) / 2)
        mean, half = show_margins(f"careful against pyschieber's {name}", margins)
        ahead &= mean > half
    return ahead


# ---------------------------------------------------------------------------------------------------------------- all


def main() -> int:
    """All figures. An error if a ratio or a share is too low, which no machine's speed excuses."""
    speeds()
    enough = [guesses(), against_random()]
    try:
        with rivals() as other:
            enough += [side_by_side(other), against_pyschieber(other)]
    except Unavailable as reason:
        print(f"NOT COMPARED with pyschieber and jass-kit: they could not be installed ({reason})", flush=True)
        enough.append(not os.environ.get("CI"))
    return 0 if all(enough) else 1


if __name__ == "__main__":
    sys.exit(main())
