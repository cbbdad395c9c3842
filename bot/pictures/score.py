"""The score of a match as a picture: totals first, the slate of a Schieber, a row for each deal, and the curve.

Sizes are in pixels, at two pixels a point of a phone that is 390 points wide.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from PIL import Image, ImageDraw

from bot.pictures.colours import FELT, GOLD, WHITE, colour
from bot.pictures.curve import STRIPE, draw_curve, mark, written
from bot.pictures.parts import MARGIN, QUIET, SMALL, TEXT, TITLE, WIDTH
from bot.pictures.type import fitted, in_lines, type_of

COLUMN: Final = 96
"""The width of a side's column in a row; the rest is for what was played."""
CHECK: Final = 100
SMALLER: Final = 18
NUMBER: Final = 46
ROW: Final = 42
HEAD: Final = 112
SLATE: Final = 268
CURVE: Final = 250
MOST_ROWS: Final = 32
"""More deals than that are summed up in the first row."""
BOARD: Final = colour("22282b")
CHALK: Final = colour("f1efe6")
FRAME: Final = colour("8a6a42")
DECLARED: Final = "*"
MOST_STROKES: Final = 35
"""More strokes than have room on a line are a number beside one group."""
_STROKES: Final = 5
"""So many strokes are a group, the last one across the others."""


@dataclass(frozen=True, slots=True)
class DealRow:
    """A deal: its number (empty: several deals together), what was played, what it brought each side, who declared.

    `doubled`: by side, the sides that it doubled; `check`: the sum of the amounts, where players keep it. `said`: what
    else was said in the deal, for those who do not see the marks.
    """

    number: str
    label: str
    amounts: tuple[int, ...]
    declarer: int | None = None
    doubled: tuple[tuple[int, ...], ...] = ()
    check: int | None = None
    said: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ScoreDrawing:
    """What a picture of a score shows: the sides with their totals, amounts beside them, and the deals in order.

    `slate`: whether the totals are chalked, too, as players of Schieber do it. `legend`: what the marks in a row mean;
    `check`: what stands above the sums of the rows.
    """

    title: str
    sides: tuple[str, ...]
    totals: tuple[int, ...]
    rows: tuple[DealRow, ...]
    figures: str = ""
    slate: bool = False
    legend: str = ""
    check: str = ""


def chalked(points: int) -> tuple[int, int, int, int]:
    """Points as they are chalked on a slate: strokes of 100, 50 and 20, and what is left as a number.

    >>> chalked(397)
    (3, 1, 2, 7)
    """
    hundreds, rest = divmod(points, 100)
    fifties, rest = divmod(rest, 50)
    return (hundreds, fifties, *divmod(rest, 20))


def compose_score(drawing: ScoreDrawing) -> Image.Image:
    """The picture of a score."""
    rows = _together(drawing.rows, len(drawing.sides))
    curve = CURVE if len(drawing.rows) > 1 else 0
    height = HEAD + (SLATE if drawing.slate else 0) + ROW * len(rows) + curve + 2 * MARGIN
    height += 104 + (TEXT + 14 if drawing.figures else 0)
    whole = Image.new("RGB", (WIDTH, height), FELT)
    draw = ImageDraw.Draw(whole)
    draw.text((MARGIN, MARGIN), drawing.title, fill=WHITE, font=type_of(TITLE, bold=True), anchor="lt")
    top = MARGIN + TITLE + 16
    if drawing.figures:
        draw.text((MARGIN, top), drawing.figures, fill=QUIET, font=type_of(TEXT), anchor="lt")
        top += TEXT + 14
    _totals(draw, drawing, top)
    top += HEAD
    if drawing.slate:
        for side, points in enumerate(drawing.totals):
            _slate(draw, points, MARGIN + side * (WIDTH // 2 - MARGIN // 2), top)
        top += SLATE
    columns = _columns(len(drawing.sides), checked=bool(drawing.check))
    legend = fitted(drawing.legend, SMALL, columns[0] - COLUMN + 40)
    draw.text((MARGIN, top + 12), legend, fill=QUIET, font=type_of(SMALL), anchor="lm")
    for side, right in enumerate(columns):
        mark(draw, side, right - 10, top + 12)
    draw.text((WIDTH - MARGIN - 8, top + 12), drawing.check, fill=QUIET, font=type_of(SMALL), anchor="rm")
    top += 30
    for number, row in enumerate(rows):
        _row(draw, row, top, columns, striped=number % 2 == 0)
        top += ROW
    if curve:
        _curve(draw, drawing, top + 14, curve - 14)
    return whole


def _together(rows: Sequence[DealRow], sides: int) -> list[DealRow]:
    """The deals, the earliest ones of a long match in one row."""
    if len(rows) <= MOST_ROWS:
        return [*rows]
    early, late = rows[: -MOST_ROWS + 1], rows[-MOST_ROWS + 1 :]
    amounts = tuple(sum(row.amounts[side] for row in early) for side in range(sides))
    return [DealRow("", f"{early[0].number}\N{EN DASH}{early[-1].number}", amounts), *late]


def _columns(count: int, *, checked: bool) -> list[int]:
    """The right edge of each side's column; `checked`: beside that of the sums."""
    last = WIDTH - MARGIN - 8 - (CHECK if checked else 0)
    return [last - COLUMN * (count - 1 - number) for number in range(count)]


def _totals(draw: ImageDraw.ImageDraw, drawing: ScoreDrawing, top: int) -> None:
    best = max(drawing.totals)
    width = (WIDTH - 2 * MARGIN) // len(drawing.sides)
    for number, name in enumerate(drawing.sides):
        left = MARGIN + width * number
        mark(draw, number, left + 10, top + 14)
        name = fitted(name, SMALL, width - 40)
        draw.text((left + 26, top + 14), name, fill=QUIET, font=type_of(SMALL), anchor="lm")
        total, font = drawing.totals[number], type_of(44, bold=True)
        draw.text((left, top + 58), written(total), fill=WHITE, font=font, anchor="lm")
        if total == best:
            draw.line((left, top + 88, left + font.getlength(written(total)), top + 88), fill=GOLD, width=5)


def _row(draw: ImageDraw.ImageDraw, row: DealRow, top: int, columns: Sequence[int], *, striped: bool) -> None:
    """A deal: its number, what was played, and what it brought each side; whoever declared is in bold.

    Before an amount stand the marks of those whom the side doubled; after all of them their sum, where it is kept.
    """
    if striped:
        draw.rectangle((MARGIN - 8, top, WIDTH - MARGIN + 8, top + ROW - 1), fill=STRIPE)
    middle = top + ROW // 2
    draw.text((MARGIN + 32, middle), row.number, fill=QUIET, font=type_of(SMALL), anchor="rm")
    _label(draw, row.label, columns[0] - COLUMN + 12 - MARGIN - NUMBER, middle)
    for side, right in enumerate(columns):
        bold = side == row.declarer
        font = type_of(TEXT, bold=bold)
        draw.text((right, middle), written(row.amounts[side]), fill=WHITE, font=font, anchor="rm")
        if bold:
            draw.text((right + 1, middle), DECLARED, fill=GOLD, font=font, anchor="lm")
        for place, other in enumerate(row.doubled[side] if row.doubled else ()):
            mark(draw, other, right - COLUMN + 20, middle - 11 + 11 * place, size=4)
    if row.check is not None:
        draw.text((WIDTH - MARGIN - 8, middle), written(row.check), fill=QUIET, font=type_of(SMALL), anchor="rm")


def _label(draw: ImageDraw.ImageDraw, label: str, room: int, middle: int) -> None:
    """What was played: smaller and in two lines where one has no room."""
    if type_of(TEXT).getlength(label) <= room:
        draw.text((MARGIN + NUMBER, middle), label, fill=WHITE, font=type_of(TEXT), anchor="lm")
        return
    first, *rest = in_lines(label, SMALLER, room)
    lines = [first, *([fitted(" ".join(rest), SMALLER, room)] if rest else [])]
    for number, line in enumerate(lines):
        at = middle + (ROW // 2 - 1) * (2 * number - len(lines) + 1) // 2
        draw.text((MARGIN + NUMBER, at), line, fill=WHITE, font=type_of(SMALLER), anchor="lm")


def _curve(draw: ImageDraw.ImageDraw, drawing: ScoreDrawing, top: int, height: int) -> None:
    """The totals after each deal, a line for each side from nought."""
    sides = range(len(drawing.sides))
    lines = [[0, *accumulate(row.amounts[side] for row in drawing.rows)] for side in sides]
    draw_curve(draw, lines, top, height, axis=0)


# --------------------------------------------------------------------------------------------------------- the slate


def _slate(draw: ImageDraw.ImageDraw, points: int, left: int, top: int) -> None:
    """Half a slate with the Z on which the strokes stand: hundreds above, fifties across, twenties below."""
    width, height = WIDTH // 2 - MARGIN - MARGIN // 2, SLATE - 26
    draw.rounded_rectangle((left, top, left + width, top + height), 10, fill=BOARD, outline=FRAME, width=8)
    inner = (left + 34, left + width - 96)
    upper, lower = top + 62, top + height - 56
    draw.line([(inner[0], upper), (inner[1], upper), (inner[0], lower), (inner[1], lower)], fill=CHALK, width=3)
    hundreds, fifties, twenties, rest = chalked(max(0, points))
    _strokes(draw, hundreds, inner, upper)
    _strokes(draw, twenties, inner, lower)
    middle = ((inner[0] + inner[1]) / 2, (upper + lower) / 2)
    for fifty in range(fifties):
        x = middle[0] + 16 * fifty
        draw.line((x - 16, middle[1] - 18, x + 16, middle[1] + 18), fill=CHALK, width=5)
    left_over = written(rest if points >= 0 else points)
    draw.text((left + width - 26, lower), left_over, fill=CHALK, font=type_of(TITLE, bold=True), anchor="rm")


def _strokes(draw: ImageDraw.ImageDraw, count: int, room: tuple[int, int], y: int) -> None:
    """Strokes across a line, in groups of five of which the last lies across the others."""
    if count > MOST_STROKES:
        draw.text((room[0] + 120, y - 6), f"{count} ×", fill=CHALK, font=type_of(TITLE, bold=True), anchor="mb")
        count = _STROKES
    step = min(15.0, (room[1] - room[0] - 20) / max(1, count + count // _STROKES))
    x = room[0] + 14.0
    for group in _groups(count):
        for number in range(min(group, _STROKES - 1)):
            draw.line((x + step * number, y - 20, x + step * number, y + 20), fill=CHALK, width=4)
        if group == _STROKES:
            draw.line((x - step * 0.6, y + 16, x + step * (_STROKES - 2) + step * 0.6, y - 16), fill=CHALK, width=4)
        x += step * _STROKES


def _groups(count: int) -> Iterator[int]:
    while count > 0:
        yield min(count, _STROKES)
        count -= _STROKES
