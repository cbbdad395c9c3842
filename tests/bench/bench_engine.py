"""How fast Klaberjass is played on one core, and how much better *careful* is than *random*."""

import random
import sys

from engine.cards import Seat, card_set
from engine.games.klaberjass import GAME
from engine.games.klaberjass.kernel import KlaberjassKernel
from engine.games.klaberjass.model import Playing
from engine.games.klaberjass.player.playout_policy import guided_move
from engine.options import make_options
from engine.players.playout import play_out, random_card
from engine.turn import Act, DealDue
from tests.bench import rate, show
from tests.bench.play import played_at_random, played_by, shuffled

MATCHES = 500
WINS = 0.95

OPTIONS = make_options(GAME, "article", {}, 2)
RNG = random.Random(1)


def deal_through_the_contract() -> None:
    """A whole deal at random."""
    played_at_random(GAME, GAME.deal(GAME.start(OPTIONS, 2, Seat(0)), shuffled(GAME, RNG)).state, RNG)


def before_the_first_trick() -> Playing:
    """A shuffled deal, taken by the elder, without sequences."""
    state = GAME.deal(GAME.start(OPTIONS, 2, Seat(1)), shuffled(GAME, RNG)).state
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
    view, information_state = GAME.view(state, Seat(0)), GAME.information_state(state, Seat(0))

    def another_deal() -> None:
        pack = shuffled(GAME, RNG).pack
        hands = card_set(pack[:9]), card_set(pack[9:18])
        play_out(KlaberjassKernel(Playing(state.deal, hands, Seat(0), card_set(pack[18:20]))), random_move)

    show("shuffle and random playout of another deal", rate(another_deal), "deals/s", aim=">= 25,000")
    playout = rate(lambda: play_out(KlaberjassKernel(state), random_move))
    show("random playout of a given deal", playout, "deals/s", aim=">= 25,000")
    show("playout by rule of thumb", rate(lambda: play_out(KlaberjassKernel(state), guided_move)), "deals/s")
    show("guess of a full state", rate(lambda: GAME.resample(view, information_state, RNG)), "guesses/s")

    def guided_from_a_guess() -> None:
        guessed = GAME.resample(view, information_state, RNG)
        assert isinstance(guessed, Playing)
        play_out(KlaberjassKernel(guessed), guided_move)

    show("guess and playout by rule of thumb", rate(guided_from_a_guess), "deals/s", aim=">= 8,000")


def winner(names: list[str], seed: int) -> int | None:
    """The seat that wins a match; None: drawn."""
    rng = random.Random(seed)
    state = GAME.start(OPTIONS, 2, Seat(seed % 2))
    while isinstance(GAME.turn(state), DealDue):
        state = played_by(GAME, GAME.deal(state, shuffled(GAME, rng)).state, names, rng)
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
