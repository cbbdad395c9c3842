"""The faces of the players: one for each name of the cast, all different; a letter for a person."""

from itertools import combinations

import pytest
from PIL import ImageChops, ImageStat

from bot.pictures.colours import INK
from bot.pictures.portraits import LETTER, PORTRAITS, face_of, letter_of
from bot.pictures.table import FACE
from bot.text.i18n import Localiser
from bot.text.render.cast import CAST
from tests.pictures.contrast import contrast


@pytest.mark.parametrize("language", Localiser().languages)
def test_each_name_of_the_cast_has_a_face(language: str) -> None:
    assert len(PORTRAITS) == CAST == len(Localiser().text(language, "cast-names").split(", "))


def test_no_two_are_alike_even_without_colours() -> None:
    grey = [face_of(member, FACE).convert("L") for member in range(CAST)]
    for one, other in combinations(grey, 2):
        assert ImageStat.Stat(ImageChops.difference(one, other)).mean[0] > 6


def test_a_letter_stands_out() -> None:
    assert contrast(INK, LETTER) >= 7
    assert letter_of("A", FACE).size == (FACE, FACE)
    assert letter_of("A", FACE).tobytes() != letter_of("B", FACE).tobytes()
