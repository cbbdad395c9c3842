"""The card by rule of thumb, for the *careful* player and for guided playouts."""

from collections.abc import Sequence

from engine.cards import Card
from engine.games.vira.kernel import TrickKernel
from engine.games.vira.player.misere_play import lose
from engine.games.vira.player.trick_context import TrickContext
from engine.games.vira.player.trump_play import take
from engine.games.vira.view import is_conferring, is_open_in_play


def trick_card(context: TrickContext) -> Card:
    """The card to play to a trick."""
    return lose(context) if context.trump < 0 else take(context)


def placed(
    others: Sequence[int], unseen: int, lacks: Sequence[int], counts: Sequence[int], shown: Sequence[int]
) -> tuple[list[int], list[float]]:
    """By seat, the cards that it may hold and the probability that it holds a given one of them.

    `others`: the other active seats; `counts`: by seat, how many cards it holds; `shown`: open hands, by seat.
    """
    may, share = [0] * len(counts), [0.0] * len(counts)
    hidden = unseen
    for other in others:
        hidden &= ~shown[other]
    for other in others:
        if shown[other]:
            may[other], share[other] = shown[other], 1.0
        else:
            may[other] = hidden & ~lacks[other]
            share[other] = min(1.0, counts[other] / (may[other].bit_count() or 1))
    return may, share


def guided_move(kernel: TrickKernel) -> int:
    """The kernel's move by rule of thumb, from what the seat on turn knows."""
    legal = kernel.legal()
    if not legal & (legal - 1):
        return legal.bit_length() - 1
    seat, hands, declarer, record = kernel.turn, kernel.hands, kernel.declarer, kernel.record
    following = kernel.following
    others = (following[seat], following[following[seat]])
    shown = [0] * len(hands)
    if seat != declarer and is_open_in_play(record, hands[declarer].bit_count()):
        shown[declarer] = hands[declarer]
        if is_conferring(record):
            partner = others[0] if others[1] == declarer else others[1]
            shown[partner] = hands[partner]
    unseen = hands[others[0]] | hands[others[1]] | kernel.aside[seat]
    counts = [hand.bit_count() for hand in hands]
    may, share = placed(others, unseen, kernel.lacks, counts, shown)
    # By position, since keywords would make a playout a tenth slower.
    return trick_card(
        TrickContext(
            seat,
            declarer,
            hands[seat],
            legal,
            unseen,
            kernel.led,
            kernel.best,
            kernel.winner,
            others[: 2 - kernel.count],
            may,
            share,
            -1 if record.trump is None else record.trump,
        )
    )
