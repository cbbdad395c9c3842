"""Matches of a crowd of computer players, recorded: one line a match, the players by seat and their places.

`3 17: 2 1` says that player 3 sat at seat 0, player 17 at seat 1, and player 17 won. Player 0 is *careful*; each
further one gives a larger share of answers at random, the last one `WORST[game]`.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from engine.cards import Seat
from engine.game import AnyGame
from engine.match import Match
from engine.players import CAREFUL, PLAYERS, player
from engine.registry import game as find_game
from engine.turn import Act
from tests.bench.play import shuffled

CROWD: Final = 40
"""How many players a crowd has."""
WORST: Final[Mapping[str, float]] = {"klaberjass": 0.55, "schieber": 0.6, "barbu": 0.25, "vira": 0.2}
"""The share of random answers of the weakest player of a crowd, who is as far below *careful* as *learner* is below
*strong*: so a crowd differs as much as people may."""
MATCHES: Final[Mapping[str, int]] = {"klaberjass": 3000, "schieber": 2400, "barbu": 800, "vira": 800}
"""How many matches are recorded."""
RECORDED: Final = Path(__file__).with_name("recorded")
"""The folder of the records."""


class Played(NamedTuple):
    """A match: the players by seat, and the place of each seat's side, from 1; equals share the better place."""

    players: tuple[int, ...]
    places: tuple[int, ...]

    def __str__(self) -> str:
        return f"{' '.join(map(str, self.players))}: {' '.join(map(str, self.places))}"


def recorded(game: str, folder: Path = RECORDED) -> tuple[Played, ...]:
    """The recorded matches of a game, in order."""
    path = folder / f"{game}.txt"
    lines = path.read_text("ascii").splitlines() if path.exists() else []
    halves = [[tuple(map(int, half.split())) for half in line.split(":")] for line in lines]
    return tuple(Played(*halves) for halves in halves)


def record(game: str, matches: int, folder: Path = RECORDED) -> Iterator[Played]:
    """Plays the matches that are missing, and appends each to the record."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(len(recorded(game, folder)), matches):
        match = of_the_crowd(find_game(game), number)
        with (folder / f"{game}.txt").open("a", encoding="ascii") as file:
            file.write(f"{match}\n")
        yield match


def of_the_crowd(game: AnyGame, number: int) -> Played:
    """The match of this number: the players are drawn, and sit as they are drawn; the packs follow from the number."""
    rng = random.Random(f"{game.key} {number}")
    seats = min(game.seats)
    players = rng.sample(range(CROWD), seats)
    names = [f"{CAREFUL}/{WORST.get(game.key, 0.2) * one / (CROWD - 1)}" for one in players]
    return Played(tuple(players), places(played(game, names, Seat(rng.randrange(seats)), rng)))


def places(match: Match) -> tuple[int, ...]:
    """The place of each seat's side."""
    assert match.standings.ranking is not None
    by_side = {}
    better = 0
    for equals in match.standings.ranking:
        by_side |= dict.fromkeys(equals, better + 1)
        better += len(equals)
    sides = match.game.sides(match.header.seats)
    return tuple(
        next(by_side[number] for number, side in enumerate(sides) if seat in side) for seat in range(match.header.seats)
    )


def played(
    game: AnyGame, names: Sequence[str], dealer: Seat, rng: random.Random, options: Mapping[str, Any] | None = None
) -> Match:
    """A whole match. A name is a level, or a level and the share of answers that are given at random: `careful/0.1`."""
    match = Match.start(game.key, seats=len(names), dealer=dealer, options=dict(options or {}))
    while not match.over:
        if not isinstance(match.turn, Act):
            match, _ = match.deal(shuffled(game, rng))
            continue
        seat = match.turn.seat
        level, _, share = names[seat].partition("/")
        by = player(level) if rng.random() >= float(share or 0) else PLAYERS["random"]
        view, information_state = match.view(seat), game.information_state(match.state, seat)
        match, _ = match.act(seat, by.decide(game, view, information_state, game.choice(view), rng))
    return match
