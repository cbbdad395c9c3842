"""How fast Vira is played and guessed on one core, and how *careful* bids and plays: against two *random*, against
itself, and against open misères. `DEEP_BENCH=1` plays more.

A sample is one deal of a match of twelve: what it changes in the player's balance and share of the pot, in
chips of 8 points.
"""

import os
import random
import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from engine.cards import SPADES, Card, CardSet, Seat, Suit, card_set, each
from engine.games.vira import GAME
from engine.games.vira.actions import Play
from engine.games.vira.cards import ACTIVE, HAND, PACK
from engine.games.vira.contracts import BY_KEY
from engine.games.vira.model import Bid, Contract, Deal, DealRecord, DealResult, Playing
from engine.games.vira.player.exchanging import safest
from engine.games.vira.player.playout_policy import guided_move
from engine.games.vira.settlement import BET, opened
from engine.options import make_options
from engine.players.playout import play_out, random_card
from engine.turn import Act, DealDue, Over
from tests.bench import rate, show
from tests.bench.play import decision, interval, played_by, shuffled

DEEP = bool(os.environ.get("DEEP_BENCH"))
DEALS = 2400 if DEEP else 600
OPEN_DEALS = 800 if DEEP else 100
SECONDS = 0.3
ROUNDS = 3
OF_99 = 2.576
"""Standard deviations on either side in an interval of 99 %."""

WON = 0.6
DOUBLE = 0.15
KINDS = 12
"""Against itself: contracts won at least, lost doubly at most, and how many of the forty are played at least."""

OPEN = ("gok", "grande_ouverte", "grande_royale")
THINKING = 40
"""Open misères, and for how many milliseconds a defender may think."""

RNG = random.Random(1)
ARTICLE = make_options(GAME, "article", {}, ACTIVE)

# --------------------------------------------------------------------------------------------------------------- speed


def dealt(key: str, rng: random.Random) -> Playing:
    """A shuffled deal of this contract, before the first card and without exchanges; trumps are spades, if any."""
    pack = rng.sample(PACK, len(PACK))
    hands = tuple(CardSet(sum(1 << card for card in pack[at : at + HAND])) for at in range(0, ACTIVE * HAND, HAND))
    declarer = Seat(rng.randrange(ACTIVE))
    bid = Bid.of(key)
    record = DealRecord(1, ACTIVE, Seat(2), SPADES, contract=Contract(declarer, bid, bid), trump=trump_of(key))
    none: tuple[tuple[CardSet, ...], ...] = ((),) * ACTIVE
    match = opened(ARTICLE, ACTIVE, Seat(2))
    return Playing(Deal(ARTICLE, match, record, hands, hands, tuple(pack[ACTIVE * HAND :]), none, none), Seat(0))


def trump_of(key: str) -> Suit | None:
    return SPADES if BY_KEY[key].target is not None else None


def at_random(kernel: Any) -> int:
    return random_card(kernel.legal(), RNG)


def rate_of(act: Callable[[], object]) -> float:
    return rate(act, seconds=SECONDS, rounds=ROUNDS)


def playout(state: Playing, choose: Callable[[Any], int]) -> None:
    kernel: Any = GAME.kernel(state)
    play_out(kernel, choose)


def started(rng: random.Random) -> Any:
    """The first deal of a match."""
    return GAME.deal(GAME.start(ARTICLE, ACTIVE, Seat(rng.randrange(ACTIVE))), shuffled(GAME, rng)).state


def in_phase(name: str, rng: random.Random) -> Any:
    """A deal of careful players, some decisions into this phase."""
    while True:
        state, steps = started(rng), 0
        while isinstance(turn := GAME.turn(state), Act):
            steps += GAME.view(state, None).phase == name
            if steps == HAND or (steps and name != "playing"):
                return state
            text = decision(GAME, state, turn.seat, "careful", rng)
            state = GAME.act(state, turn.seat, GAME.parse(text)).state


def speeds() -> None:
    """Playouts on the kernel, guesses of full states, and whole deals through the public contract."""
    for key, kind in (("solo6", "trumps"), ("grande", "a misère"), ("grande_ouverte", "an open misère")):
        state = dealt(key, RNG)
        for name, choose in (("at random", at_random), ("by rule of thumb", guided_move)):
            show(f"{kind}: playout of a given deal, {name}", rate_of(partial(playout, state, choose)), "deals/s")
    for phase, moment in (
        ("bidding", "in the auction"),
        ("defence", "at the defenders' exchange"),
        ("playing", "in play"),
    ):
        state = in_phase(phase, RNG)
        seat = GAME.turn(state).seat
        known = GAME.view(state, seat), GAME.information_state(state, seat)
        show(f"a full state guessed {moment}", rate_of(partial(GAME.resample, *known, RNG)), "guesses/s")
    for name in ("random", "careful"):
        speed = rate_of(lambda name=name: played_by(GAME, started(RNG), [name] * ACTIVE, RNG))  # type: ignore[misc]
        show(f"public contract, three {name}: auction, exchanges, play", speed, "deals/s")


# ------------------------------------------------------------------------------------------------------------ strength


@dataclass
class Tally:
    """What *careful* has said and played: calls by text, answers of the declarer, and the accounts of its contracts."""

    said: Counter[str] = field(default_factory=Counter)
    results: list[DealResult] = field(default_factory=list)
    chips: list[float] = field(default_factory=list)

    def kinds(self) -> Counter[str]:
        """How often it played each contract."""
        return Counter(str(result.record.row.key) for result in self.results)

    def share(self, outcome: str) -> float:
        """Of its contracts, those that ended with this outcome."""
        return sum(result.outcome == outcome for result in self.results) / len(self.results)


def chips(result: DealResult, seat: int) -> float:
    """What a deal has brought a seat: in its balance, and in its share of the pot."""
    return (result.changes[seat] + (result.pot - result.pot_before) / len(result.changes)) / BET


def match_of(names: Sequence[str], rng: random.Random, tally: Tally) -> None:
    """A match of twelve deals, with what *careful* does in it."""
    state: Any = GAME.start(ARTICLE, ACTIVE, Seat(rng.randrange(ACTIVE)))
    while not isinstance(turn := GAME.turn(state), Over):
        if isinstance(turn, DealDue):
            state = GAME.deal(state, shuffled(GAME, rng)).state
            continue
        text = decision(GAME, state, turn.seat, names[turn.seat], rng)
        if names[turn.seat] == "careful" and text.split()[0] in GAME.verbs:
            tally.said[text] += 1
        state = GAME.act(state, turn.seat, GAME.parse(text)).state
    results = state.match.results
    tally.results += [result for result in results if names[result.record.declarer] == "careful"]
    tally.chips += [chips(result, seat) for result in results for seat, name in enumerate(names) if name == "careful"]


def played(name: str) -> Tally:
    """Deals of *careful* against two of this name, equally often in every seat."""
    tally = Tally()
    for number in range(DEALS // ARTICLE.deals):
        names = ["careful" if seat == number % ACTIVE else name for seat in range(ACTIVE)]
        match_of(names, random.Random(f"{name} {number}"), tally)
    return tally


def histogram(title: str, counts: Counter[str]) -> None:
    """Print how often each occurred, the most frequent first."""
    print(f"{title}: " + ", ".join(f"{name} {count}" for name, count in counts.most_common()), flush=True)


def against_random() -> bool:
    """Whether *careful* wins chips, with a confidence of 99 %."""
    tally = played("random")
    mean, half = interval(tally.chips, OF_99)
    show(
        f"chips a deal against two random, {len(tally.chips)} deals",
        mean,
        f"+- {half:.2f} (99 %)",
        kind="size",
        aim="> 0",
    )
    histogram("said against random", tally.said)
    return mean - half > 0


def against_itself() -> bool:
    """Whether three *careful* win most of the contracts that they bid, and bid many kinds."""
    tally = played("careful")
    kinds = tally.kinds()
    for outcome, aim in (("win", f">= {100 * WON:g}"), ("single", ""), ("double", f"<= {100 * DOUBLE:g}")):
        name = f"three careful, {len(tally.results)} deals: {outcome}"
        show(name, 100 * tally.share(outcome), "%", kind="size", aim=aim)
    show("contracts played, of forty", len(kinds), "kinds", kind="size", aim=f">= {KINDS}")
    for outcome in ("win", "single", "double"):
        ended = [result for result in tally.results if result.outcome == outcome]
        histogram(f"contracts ({outcome})", Counter(str(result.record.row.key) for result in ended))
    qualified = Counter(text.split()[0] for text in tally.said.elements())
    histogram("said", qualified)
    histogram("bids", Counter(text.split()[1] for text in tally.said.elements() if text.startswith("bid ")))
    return tally.share("win") >= WON and tally.share("double") <= DOUBLE and len(kinds) >= KINDS


# ---------------------------------------------------------------------------------------------------------- open hands


def low(state: Playing) -> Playing:
    """The same, but the declarer keeps the cards of hand and talon that lose every trick most safely."""
    deal, declarer = state.deal, state.deal.record.declarer
    both = deal.hands[declarer] | card_set(deal.talon)
    kept = CardSet(safest(both, HAND))
    hands = tuple(kept if seat == declarer else hand for seat, hand in enumerate(deal.hands))
    return replace(state, deal=replace(deal, dealt=hands, hands=hands, talon=tuple(each(CardSet(both & ~kept)))))


def pressed(state: Any, rng: random.Random, spent: list[float] | None) -> DealResult:
    """The account of a misère whose defenders think like *careful*, or by rule of thumb if `spent` is None.

    `spent` collects how many milliseconds each of their cards took.
    """
    while isinstance(turn := GAME.turn(state), Act):
        view, information_state = GAME.view(state, turn.seat), GAME.information_state(state, turn.seat)
        if spent is None or turn.seat == view.deal.declarer:
            action: Any = Play((Card(guided_move(GAME.kernel(state))),))
        else:
            began = time.process_time()
            action = GAME.guide(view, information_state, GAME.choice(view), rng)
            spent.append(1000 * (time.process_time() - began))
        state = GAME.act(state, turn.seat, action).state
    result: DealResult = state.match.results[-1]
    return result


def against_open(key: str) -> bool:
    """Whether the declarer of an open misère gets less when the defenders search, on the same cards."""
    rng, spent = random.Random(key), list[float]()
    deals = [low(dealt(key, rng)) for _ in range(OPEN_DEALS)]
    results = {
        name: [pressed(state, rng, known) for state in deals] for name, known in (("thumb", None), ("search", spent))
    }
    for name, accounts in results.items():
        won = sum(result.outcome == "win" for result in accounts) / len(accounts)
        show(f"{key}, {len(deals)} deals: won against defenders by {name}", 100 * won, "%", kind="size")
    less = [
        chips(thumb, thumb.record.declarer) - chips(search, search.record.declarer)
        for thumb, search in zip(results["thumb"], results["search"], strict=True)
    ]
    mean, half = interval(less, OF_99)
    show(f"{key}: chips that the declarer loses by it", mean, f"+- {half:.2f} (99 %)", kind="size", aim="> 0")
    *_, slowest = statistics.quantiles(spent, n=100)
    show(f"{key}: a defender's card, median", statistics.median(spent), "ms", kind="time")
    show(f"{key}: a defender's card, p99", slowest, "ms", kind="time", aim=f"<= {THINKING}")
    return mean - half > 0


# ---------------------------------------------------------------------------------------------------------------- all


def main() -> int:
    """All figures. An error if a margin or a share is too low, which no machine's speed excuses."""
    speeds()
    return 0 if all([against_random(), against_itself(), *map(against_open, OPEN)]) else 1


if __name__ == "__main__":
    sys.exit(main())
