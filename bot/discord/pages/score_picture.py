"""What a picture of a score shows, in the words of its viewer, and the text for those who do not see it."""

from collections.abc import Sequence
from typing import Final

from bot.discord.pages.picture import BOLD, DESCRIPTION, drawn_names, spoken
from bot.pictures.score import DECLARED, DealRow, ScoreDrawing
from bot.text.i18n import Voice
from bot.text.patterns import in_digits
from bot.text.render.frame import Frame, figure_texts, game_name, joined, side_name, sides_of
from bot.text.render.rendered import clip
from bot.text.render.table import STOPS
from engine.sheet import DealScore

CHALKED: Final = frozenset({"schieber"})
"""Games whose players keep the score on a slate."""


def score_drawing(sheet: Sequence[DealScore], frame: Frame, voice: Voice) -> ScoreDrawing:
    """The score of a match after at least one deal."""
    voice = spoken(voice)
    names = drawn_names(frame, voice)
    last = sheet[-1]
    return ScoreDrawing(
        title=joined([game_name(frame.game, voice), voice.text("sheet-title")], voice),
        sides=tuple(side_name(seats, names, voice) for seats in sides_of(frame)),
        totals=last.totals,
        rows=tuple(_row(deal, names, voice) for deal in sheet),
        figures=joined(figure_texts(frame.game, last.figures, voice), voice).replace(BOLD, ""),
        legend=_legend(sheet, voice),
        check=voice.text("picture-check") if last.row is not None and last.row.check is not None else "",
        slate=frame.game in CHALKED,
    )


def score_described(drawing: ScoreDrawing, voice: Voice) -> str:
    """The whole score in words: the totals, then the deals, the latest first, as far as there is room."""
    lines = [drawing.title, *([drawing.figures] if drawing.figures else [])]
    lines += [
        voice.text("picture-says", label=side, what=in_digits(total))
        for side, total in zip(drawing.sides, drawing.totals, strict=True)
    ]
    if any(row.declarer is not None for row in drawing.rows):
        lines.append(voice.text("picture-declared", mark=DECLARED))
    for row in reversed(drawing.rows):
        amounts = [
            voice.text(
                "picture-amount", side=side, amount=f"{in_digits(amount)}{DECLARED if number == row.declarer else ''}"
            )
            for number, (side, amount) in enumerate(zip(drawing.sides, row.amounts, strict=True))
        ]
        what = row.label.rstrip(STOPS)
        if row.check is not None:
            amounts.append(voice.text("picture-amount", side=drawing.check, amount=in_digits(row.check)))
        amounts += row.said
        lines.append(voice.text("picture-deal", number=row.number, what=what, amounts=joined(amounts, voice)))
    return clip("\n".join(lines), DESCRIPTION)


def _legend(sheet: Sequence[DealScore], voice: Voice) -> str:
    """What the marks in a row mean, as far as there are any."""
    rows = [deal.row for deal in sheet if deal.row is not None]
    marks = [voice.text("picture-declared", mark=DECLARED)] if rows else []
    if any(any(row.doubled) for row in rows):
        marks.append(voice.text("picture-doubled"))
    return joined(marks, voice)


def _row(deal: DealScore, names: Sequence[str], voice: Voice) -> DealRow:
    row = deal.row
    if row is None:
        return DealRow(str(deal.number), voice.say(deal.headline[0], names), deal.scored)
    said = tuple(voice.say(line, names) for line in deal.headline[1:-1]) if any(row.doubled) else ()
    return DealRow(
        str(deal.number), voice.say(row.label, names), deal.scored, row.declarer, row.doubled, row.check, said
    )
