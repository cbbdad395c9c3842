"""How fast Klaberjass is played on one core, and how much better *careful* is than *random*."""

import random
import sys
import time
from collections.abc import Callable

from engine.cards import Seat, card_set
from engine.game import Act, Chance, DealDue
from engine.games.klaberjass import GAME
from engine.games.klaberjass.kernel import KlaberjassKernel
from engine.games.klaberjass.model import Playing
from engine.games.klaberjass.thumb import guided_move
from engine.options import make_options
from engine.players import player
from engine.tricks.playout import play_out, random_card
from tests.bench import show

ROUNDS = 5
SECONDS = 0.6
MATCHES = 500
WINS = 0.95

OPTIONS = make_options(GAME, "article", {}, 2)
RNG = random.Random(1)


def rate(act: Callable[[], object]) -> float:
    """How often it is done in a second of this process's time: the best of some rounds."""
    best = 0.0
    for _ in range(ROUNDS):
        done, began = 0, time.process_time()
        while (spent := time.process_time() - began) < SECONDS:
            for _ in range(20):
                act()
            done += 20
        best = max(best, done / spent)
    return best


def shuffled() -> Chance:
    pack = list(GAME.pack)
    RNG.shuffle(pack)
    return Chance(tuple(pack))


def deal_through_the_contract() -> None:
    """A whole deal at random: turn, view, choice, parse and act at every decision."""
    state = GAME.deal(GAME.start(OPTIONS, 2, Seat(0)), shuffled()).state
    while isinstance(turn := GAME.turn(state), Act):
        legal = GAME.choice(GAME.view(state, turn.seat)).legal
        action = GAME.parse(legal[int(RNG.random() * len(legal))])
        state = GAME.act(state, turn.seat, action).state


def before_the_first_trick() -> Playing:
    """A shuffled deal, taken by the elder, without sequences."""
    state = GAME.deal(GAME.start(OPTIONS, 2, Seat(1)), shuffled()).state
    for text in ("take", "silent", "silent"):
        turn = GAME.turn(state)
        assert isinstance(turn, Act)
        state = GAME.act(state, turn.seat, GAME.parse(text)).state
    assert isinstance(state, Playing)
    return state


def random_move(kernel: KlaberjassKernel) -> int:
    return kernel.announced(random_card(kernel.legal(), RNG))


def speeds() -> None:
    """The figures in deals a second."""
    show("Klaberjass through the public contract", rate(deal_through_the_contract), "deals/s", aim=">= 2,000")
    state = before_the_first_trick()
    view, memory = GAME.view(state, Seat(0)), GAME.memory(state, Seat(0))

    def another_deal() -> None:
        pack = shuffled().pack
        hands = card_set(pack[:9]), card_set(pack[9:18])
        play_out(KlaberjassKernel(Playing(state.deal, hands, Seat(0), card_set(pack[18:20]))), random_move)

    show("shuffle and random playout of another deal", rate(another_deal), "deals/s", aim=">= 25,000")
    playout = rate(lambda: play_out(KlaberjassKernel(state), random_move))
    show("random playout of a given deal", playout, "deals/s", aim=">= 25,000")
    show("playout by rule of thumb", rate(lambda: play_out(KlaberjassKernel(state), guided_move)), "deals/s")
    show("guess of a full state", rate(lambda: GAME.guess(view, memory, RNG)), "guesses/s")

    def guided_from_a_guess() -> None:
        guessed = GAME.guess(view, memory, RNG)
        assert isinstance(guessed, Playing)
        play_out(KlaberjassKernel(guessed), guided_move)

    show("guess and playout by rule of thumb", rate(guided_from_a_guess), "deals/s", aim=">= 8,000")


def winner(names: list[str], seed: int) -> int | None:
    """The seat that wins a match; None: drawn."""
    rng = random.Random(seed)
    state = GAME.start(OPTIONS, 2, Seat(seed % 2))
    while True:
        turn = GAME.turn(state)
        if isinstance(turn, DealDue):
            pack = list(GAME.pack)
            rng.shuffle(pack)
            state = GAME.deal(state, Chance(tuple(pack))).state
        elif isinstance(turn, Act):
            view = GAME.view(state, turn.seat)
            text = player(names[turn.seat]).decide(GAME, view, GAME.memory(state, turn.seat), GAME.choice(view), rng)
            state = GAME.act(state, turn.seat, GAME.parse(text)).state
        else:
            ranking = GAME.standings(state).ranking
            assert ranking is not None
            return ranking[0][0] if len(ranking) == 2 else None


def strength() -> bool:
    """*careful* against *random* in both seats; whether it wins as often as it must."""
    enough = True
    for seat in (0, 1):
        names = ["random", "random"]
        names[seat] = "careful"
        won = sum(winner(names, seed) == seat for seed in range(MATCHES))
        show(f"careful beats random in seat {seat}, of {MATCHES} matches", won, "matches", kind="size", aim=">= 475")
        enough &= won >= WINS * MATCHES
    return enough


def main() -> int:
    """All figures; an error only if the rules of thumb have become too weak, which no machine's speed excuses."""
    speeds()
    return 0 if strength() else 1


if __name__ == "__main__":
    sys.exit(main())
