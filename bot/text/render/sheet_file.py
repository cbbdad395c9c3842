"""The score sheet as a file for spreadsheets: CSV."""

import csv
import io
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from bot.text.i18n import Voice
from bot.text.render.frame import Frame, figure_name, joined, plain_names, side_name, sides_of
from bot.text.render.sheet import entry_texts
from engine.sheet import DealScore, Row

Cell: TypeAlias = str | int


def score_file(sheet: Sequence[DealScore], frame: Frame, voice: Voice) -> str:
    """The score sheet as CSV: a grid where the game keeps one, else a line for each deal and side.

    Quotes a text that a spreadsheet would take for a formula.
    """
    voice = voice.plain
    rows = [deal.row for deal in sheet if deal.row is not None]
    grid = bool(rows) and len(rows) == len(sheet)
    file = io.StringIO()
    table = csv.writer(file, lineterminator="\r\n")
    for line in _grid(sheet, rows, frame, voice) if grid else _list(sheet, frame, voice):
        table.writerow([_no_formula(cell) if isinstance(cell, str) else cell for cell in line])
    return file.getvalue()


def _grid(sheet: Sequence[DealScore], rows: Sequence[Row], frame: Frame, voice: Voice) -> Iterator[list[Cell]]:
    """As on paper: a row a deal; for each side a column with its account and one with its score; contract and check.

    The last row has the totals.
    """
    names, sides = plain_names(frame.seated, voice), sides_of(frame)
    called = [side_name(seats, names, voice) for seats in sides]
    checked = any(row.check is not None for row in rows)
    heads = [head for name in called for head in (voice.text("sheet-file-account-of", side=name), name)]
    check = [voice.text("sheet-file-check")] if checked else []
    yield [voice.text("sheet-file-deal"), voice.text("sheet-file-headline"), *heads, *check]
    for deal, row in zip(sheet, rows, strict=True):
        cells: list[Cell] = [deal.number, voice.say(deal.headline[0], names)]
        for side, scored in enumerate(deal.scored):
            doubled = [called[other] for other in (row.doubled[side] if row.doubled else ())]
            doubles = [voice.text("sheet-file-doubled", whom=voice.several(doubled))] if doubled else []
            cells += [joined([*doubles, *entry_texts(deal, side, names, voice)], voice), scored]
        yield [*cells, *([] if row.check is None else [row.check])]
    totals = [cell for total in sheet[-1].totals for cell in ("", total)]
    yield ["", voice.text("sheet-file-total"), *totals, *([sum(sheet[-1].totals)] if checked else [])]


def _list(sheet: Sequence[DealScore], frame: Frame, voice: Voice) -> Iterator[list[Cell]]:
    """A line for each deal and side, with all that its page says."""
    names = plain_names(frame.seated, voice)
    figures = list(dict.fromkeys(name for deal in sheet for name, _ in deal.figures))
    head = [voice.text(f"sheet-file-{key}") for key in ("deal", "headline", "side", "account", "score", "total")]
    yield [*head, *(figure_name(frame.game, name, voice) for name in figures)]
    for deal in sheet:
        headline = joined([voice.say(part, names) for part in deal.headline], voice)
        for index, seats in enumerate(sides_of(frame)):
            account = joined(entry_texts(deal, index, names, voice), voice)
            own = [dict(deal.figures).get(name, "") for name in figures]
            yield [
                deal.number,
                headline,
                side_name(seats, names, voice),
                account,
                deal.scored[index],
                deal.totals[index],
                *own,
            ]


def _no_formula(text: str) -> str:
    return f"'{text}" if text.startswith(("=", "+", "-", "@")) else text
