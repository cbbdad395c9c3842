"""Playing a deal out on a game's kernel."""

from collections.abc import Callable
from typing import TypeVar

from engine.cards import Card
from engine.game import Kernel, Rng

KernelT = TypeVar("KernelT", bound=Kernel)


def random_card(cards: int, rng: Rng) -> Card:
    """One card of a set that is not empty, each equally likely."""
    count = cards.bit_count()
    if count > 1:
        for _ in range(int(rng.random() * count)):
            cards &= cards - 1
    return Card((cards & -cards).bit_length() - 1)


def play_out(kernel: KernelT, choose: Callable[[KernelT], int]) -> tuple[int, ...]:
    """Play to the end of the deal with the moves that `choose` names; what each side scores."""
    while kernel.turn >= 0:
        kernel.play(choose(kernel))
    return kernel.result()
