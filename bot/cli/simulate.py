"""`stich simulate`: lets computer players play against each other, to compare them and to exercise a game."""

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random, SystemRandom
from secrets import token_hex
from time import perf_counter
from typing import Final

from bot.app.settings import CannotRun
from bot.text.i18n import Voice
from bot.text.patterns import MINUS
from bot.text.render import game_name
from engine.cards import Seat
from engine.fairness import SALT_BYTES, seal
from engine.game import AnyGame, Chance
from engine.match import DealLine, Match
from engine.players import PLAYERS, player
from engine.registry import game as find_game
from engine.registry import game_keys
from engine.turn import Act

SEEDS: Final = 1 << 32


@dataclass(slots=True)
class Tally:
    """The outcome of some matches; players are numbered by their places in the list of the command line."""

    matches: int = 0
    deals: int = 0
    wins: Counter[int] = field(default_factory=Counter)
    points: Counter[int] = field(default_factory=Counter)
    draws: int = 0


@dataclass(frozen=True, slots=True)
class SimulateArguments:
    """The arguments of `stich simulate`; without a seed every run differs."""

    game: str
    players: tuple[str, ...]
    matches: int
    seed: int | None = None


def simulate(arguments: SimulateArguments, voice: Voice) -> None:
    """Plays the matches and prints who won.

    Raises:
        CannotRun: the game or a player is unknown, the number of players does not fit, or there are no matches.
    """
    if arguments.game not in game_keys():
        raise CannotRun("cli-no-such-game", game=arguments.game, games=", ".join(game_keys()))
    game = find_game(arguments.game)
    if unknown := [name for name in arguments.players if name not in PLAYERS]:
        raise CannotRun("cli-no-such-player", player=unknown[0], players=", ".join(sorted(PLAYERS)))
    if len(arguments.players) not in game.seats:
        raise CannotRun("cli-wrong-number", game=arguments.game, seats=", ".join(map(str, game.seats)))
    if arguments.matches < 1:
        raise CannotRun("cli-no-matches")
    seed = arguments.seed if arguments.seed is not None else SystemRandom().randrange(SEEDS)
    began = perf_counter()
    tally = tallied(game, arguments.players, arguments.matches, Random(seed))  # noqa: S311 - repeatable on purpose
    sys.stdout.writelines(f"{line}\n" for line in _report(tally, arguments, seed, perf_counter() - began, voice))


def tallied(game: AnyGame, names: Sequence[str], matches: int, rng: Random) -> Tally:
    """Plays this number of matches; every player sits at every seat in turn, and each seat deals first in turn."""
    tally, seats = Tally(), len(names)
    for number in range(matches):
        shift = number % seats
        dealer = Seat(number // seats % seats)
        seated = [names[(seat + shift) % seats] for seat in range(seats)]
        _count(tally, played(game, seated, dealer, rng), shift)
    return tally


def played(game: AnyGame, names: Sequence[str], dealer: Seat, rng: Random) -> Match:
    """Plays a whole match; `names` has the kind of computer player at each seat."""
    match = Match.start(game, seats=len(names), dealer=dealer)
    while not match.over:
        turn = match.turn
        if isinstance(turn, Act):
            view, information_state = match.view(turn.seat), game.information_state(match.state, turn.seat)
            action = player(names[turn.seat]).decide(game, view, information_state, game.choice(view), rng)
            match, _ = match.act(turn.seat, action)
        else:
            chance = _chance(game, rng)
            match, _ = match.deal(chance, seal(match, chance, token_hex(SALT_BYTES)))
    return match


def _chance(game: AnyGame, rng: Random) -> Chance:
    pack = list(game.pack)
    rng.shuffle(pack)
    return Chance(tuple(pack), tuple((name, rng.choice(words)) for name, words in game.chance_words.items()))


def _count(tally: Tally, match: Match, shift: int) -> None:
    seats = match.header.seats
    sides = match.game.sides(seats)
    tally.matches += 1
    tally.deals += sum(isinstance(line, DealLine) for line in match.log)
    best = (match.standings.ranking or ((),))[0]
    tally.draws += len(best) != 1
    for side, members in enumerate(sides):
        for seat in members:
            place = (seat + shift) % seats
            tally.points[place] += match.standings.scores[side]
            tally.wins[place] += best == (side,)


def _report(tally: Tally, arguments: SimulateArguments, seed: int, seconds: float, voice: Voice) -> Iterator[str]:
    yield voice.text(
        "simulate-heading", game=game_name(arguments.game, voice), matches=tally.matches, deals=tally.deals
    )
    for place, name in enumerate(arguments.players):
        yield voice.text(
            "simulate-player",
            number=str(place + 1),
            player=name,
            wins=tally.wins[place],
            percent=f"{100 * tally.wins[place] / tally.matches:.1f}",
            points=f"{tally.points[place] / tally.matches:.1f}".replace("-", MINUS),
        )
    yield voice.text("simulate-draws", draws=tally.draws)
    yield voice.text("simulate-seed", seed=str(seed), seconds=f"{seconds:.1f}")
