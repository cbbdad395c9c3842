"""Playing a deal out on a game's kernel."""

from collections.abc import Callable
from typing import TypeVar

from engine.game import Kernel, Rng

KernelT = TypeVar("KernelT", bound=Kernel)


def random_card(cards: int, rng: Rng) -> int:
    """The number of one card of a set that is not empty, each equally likely."""
    skipped = int(rng.random() * cards.bit_count())
    while skipped:
        cards &= cards - 1
        skipped -= 1
    return (cards & -cards).bit_length() - 1


def play_out(kernel: KernelT, choose: Callable[[KernelT], int]) -> tuple[int, ...]:
    """Play to the end of the deal with the moves that `choose` names; what each side scores."""
    while kernel.turn >= 0:
        kernel.play(choose(kernel))
    return kernel.result()
