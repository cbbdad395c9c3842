"""How the first dealer of a match was drawn, in words."""

from collections.abc import Iterator, Sequence

from bot.text.i18n import Voice
from engine.fairness import Draw


def draw_lines(draw: Draw, names: Sequence[str], voice: Voice) -> Iterator[str]:
    """What each player drew, round by round, and who deals; or that the lot has decided it."""
    dealer = names[draw.dealer]
    if not draw.ranks:
        yield voice.text("draw-lot", dealer=dealer)
        return
    for ranks in draw.ranks:
        cards = [voice.text("draw-card", player=names[seat], rank=voice.rank(rank)) for seat, rank in enumerate(ranks)]
        yield voice.text("draw-cards", cards=voice.several(cards))
    yield voice.text("draw-dealer", dealer=dealer)
