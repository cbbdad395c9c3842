"""The score as a picture: totals, a row a deal, the slate, the curve; nothing by colour alone."""

from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageChops

from bot.pictures.colours import FELT
from bot.pictures.curve import LINES, STRIPE
from bot.pictures.parts import WIDTH, encoded
from bot.pictures.score import BOARD, CHALK, MOST_ROWS, DealRow, ScoreDrawing, chalked, compose_score
from tests.pictures.contrast import contrast


def drawing(deals: int = 5, sides: int = 4, *, slate: bool = False, change: int = 0) -> ScoreDrawing:
    rows = tuple(
        DealRow(
            str(number), "No tricks", tuple((number * (side + 3)) % 17 - 6 for side in range(sides)), number % sides
        )
        for number in range(1, deals + 1)
    )
    totals = tuple(sum(row.amounts[side] for row in rows) + change for side in range(sides))
    names = ("Anna", "Ben", "Carl", "Dora")[:sides]
    return ScoreDrawing("Barbu \N{MIDDLE DOT} Score", names, totals, rows, "Pot 12", slate)


@pytest.mark.parametrize("points", [0, 7, 19, 20, 49, 50, 99, 100, 157, 257, 993, 2500])
def test_what_is_chalked_adds_up_and_is_as_few_strokes_as_can_be(points: int) -> None:
    hundreds, fifties, twenties, rest = chalked(points)
    assert 100 * hundreds + 50 * fifties + 20 * twenties + rest == points
    assert fifties <= 1
    assert twenties <= 2
    assert rest < 20


def test_each_deal_has_a_row_and_a_long_match_no_longer_picture() -> None:
    heights = [compose_score(drawing(deals)).height for deals in (2, 3, MOST_ROWS, MOST_ROWS + 1, 200)]
    assert heights[1] - heights[0] > 30
    assert heights[-1] == heights[-2] == heights[-3]


def test_it_is_as_wide_as_a_phone_and_small_as_a_file() -> None:
    for shown in (drawing(28), drawing(16, 2, slate=True), drawing(1, 3)):
        picture = compose_score(shown)
        assert picture.width == WIDTH
        assert len(encoded(picture)) <= 60_000


def test_every_value_is_in_the_picture() -> None:
    plain = compose_score(drawing())
    for other in (drawing(change=1), drawing(slate=True), drawing(4), drawing(sides=3)):
        shown = compose_score(other)
        assert shown.size != plain.size or ImageChops.difference(shown, plain).getbbox() is not None


def test_the_same_values_give_the_same_bytes() -> None:
    assert encoded(compose_score(drawing())) == encoded(compose_score(drawing()))


def test_colours_stand_out_and_are_never_alone() -> None:
    for ink in LINES:
        assert contrast(ink, FELT) >= 4.5
        assert contrast(ink, STRIPE) >= 4.5
    assert contrast(CHALK, BOARD) >= 7
    grey = compose_score(drawing(6)).convert("L")
    heads = [grey.crop((20 + 185 * side, 104, 42 + 185 * side, 132)) for side in range(4)]
    shapes = [head.point(lambda value: 255 if value > 110 else 0) for head in heads]
    assert all(_differs(one, other) > 20 for one, other in combinations(shapes, 2))


def _differs(one: Image.Image, other: Image.Image) -> int:
    return sum(ImageChops.difference(one, other).histogram()[128:])


def test_the_curve_rises_with_the_totals() -> None:
    """Of one side that gains as much in every deal, the line is straight and goes up to the right."""
    rows = tuple(DealRow(str(number), "", (10, 0)) for number in range(1, 9))
    picture = compose_score(ScoreDrawing("", ("A", "B"), (80, 0), rows))
    curve = picture.crop((0, picture.height - 270, WIDTH, picture.height))
    tops = []
    for x in range(150, 700, 50):
        column = [y for y in range(curve.height) if curve.getpixel((x, y)) == LINES[0]]
        tops.append(min(column))
    assert all(later < earlier for earlier, later in pairwise(tops))
