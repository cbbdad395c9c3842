"""How the cards rank and count, a line for each kind of suit: a reminder for beginners."""

from collections.abc import Iterator

from bot.text.i18n import Voice
from engine.cards import Rank
from engine.scene import Scene


def order_lines(scene: Scene, voice: Voice) -> Iterator[str]:
    """From strong to weak, each rank with what it counts; none once the deal is over."""
    for order in () if scene.result else scene.orders:
        # Without a comma a six after a seven would read as what the seven counts.
        then = voice.text("order-then") if any(points for _, points in order.ranks) else " "
        ranks = then.join(_rank(rank, points, voice) for rank, points in order.ranks)
        yield voice.text("order-line", label=voice.say(order.label), ranks=ranks)


def _rank(rank: Rank, points: int, voice: Voice) -> str:
    name = voice.rank(rank) if voice.spoken else voice.rank_index(rank)
    return voice.text("order-rank", rank=name, points=points) if points else voice.text("order-rank-nothing", rank=name)
