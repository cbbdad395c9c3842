"""How the cards rank and count, a line for each kind of suit: a reminder for beginners."""

from collections.abc import Iterator
from itertools import groupby

from bot.text.i18n import Voice
from engine.cards import Rank
from engine.scene import Scene


def order_lines(scene: Scene, voice: Voice) -> Iterator[str]:
    """From strong to weak, each rank with what it counts; none once the deal is over."""
    for order in () if scene.result else scene.orders:
        # Ranks that count nothing stand together, since a line has to fit a phone.
        alike = [[*group] for _, group in groupby(order.ranks, key=lambda ranked: ranked[1] or None)]
        ranks = [" ".join(_rank(rank, points, voice) for rank, points in group) for group in alike]
        yield voice.text("order-line", label=voice.say(order.label), ranks=voice.text("order-then").join(ranks))


def _rank(rank: Rank, points: int, voice: Voice) -> str:
    name = voice.rank(rank) if voice.spoken else voice.rank_index(rank)
    return voice.text("order-rank", rank=name, points=points) if points else voice.text("order-rank-nothing", rank=name)
