"""Plays a deal out on a game's kernel, at random or by the game's rules of thumb.

>>> import random
>>> from engine.cards import parse_cards
>>> random_card(parse_cards("7C"), random.Random(1)) == parse_cards("7C").bit_length() - 1
True
"""

from collections.abc import Callable
from typing import TypeVar

from engine.game import AnyGame, Rng
from engine.kernel import Kernel

KernelT = TypeVar("KernelT", bound=Kernel)


def random_card(cards: int, rng: Rng) -> int:
    """The number of a card of this set, which is not empty; each is equally likely."""
    skipped = int(rng.random() * cards.bit_count())
    while skipped:
        cards &= cards - 1
        skipped -= 1
    return (cards & -cards).bit_length() - 1


def random_move(kernel: Kernel, rng: Rng) -> int:
    """A legal move of the seat on turn; each is equally likely."""
    moves = kernel.moves()
    return moves[int(rng.random() * len(moves))]


def play_out(kernel: KernelT, choose: Callable[[KernelT], int]) -> tuple[int, ...]:
    """Play to the end of the deal with the moves that `choose` returns; what each side scores."""
    while kernel.turn >= 0:
        kernel.play(choose(kernel))
    return kernel.result()


def play_out_at_random(kernel: Kernel, rng: Rng) -> tuple[int, ...]:
    """Play to the end of the deal with any legal moves; what each side scores."""
    return play_out(kernel, lambda kernel: random_move(kernel, rng))


def play_out_guided(game: AnyGame, kernel: Kernel, rng: Rng, noise: float = 0.0) -> tuple[int, ...]:
    """Play to the end of the deal by the game's rules of thumb; what each side scores.

    `noise`: the share of the moves, from 0 to 1, that are made at random instead.
    """
    choose, draw = game.playout_move, rng.random
    while kernel.turn >= 0:
        kernel.play(random_move(kernel, rng) if draw() < noise else choose(kernel, rng))
    return kernel.result()
