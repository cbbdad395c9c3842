"""Numbers look alike in every text: the true minus sign, no separators between thousands."""

import re

import pytest

from bot.text.catalogues import find_catalogues
from bot.text.i18n import Localiser, Voice
from bot.text.patterns import LARGEST
from bot.text.render.frame import option_value

SAYS = Localiser(strict=True)
HYPHEN_AS_MINUS = re.compile(r"(?<![A-Za-z0-9}])-(?:\d|\{ \$)")
"""A hyphen that reads as the sign of a number; between letters, digits or values it joins them."""


@pytest.mark.parametrize("language", SAYS.languages)
@pytest.mark.parametrize(
    ("number", "shown"), [(0, "0"), (1092, "1092"), (-8, "−8"), (-12345, "−12345"), (-LARGEST, f"−{LARGEST}")]
)
def test_a_number_has_the_true_minus_sign_and_no_separators(language: str, number: int, shown: str) -> None:
    before, sign, after = SAYS.text(language, "table-score", side="Anna", score="#").partition("#")
    assert sign
    assert SAYS.text(language, "table-score", side="Anna", score=number) == f"{before}{shown}{after}"


def test_a_text_that_only_fluent_can_write_has_the_same_numbers() -> None:
    half = "test-half = { $number ->\n    [1.5] one and a half\n   *[other] { $number } of { $other }\n}"
    says = Localiser({"en": {"test": half}}, strict=True)
    assert says.text("en", "test-half", number=-1234, other=1234) == "−1234 of 1234"


def test_catalogues_write_no_hyphen_for_a_minus_sign() -> None:
    lines = [
        f"{language} {owner}: {line}"
        for language, owners in find_catalogues().items()
        for owner, file in owners.items()
        for line in file.read_text(encoding="utf-8").splitlines()
        if HYPHEN_AS_MINUS.search(line)
    ]
    assert not lines


@pytest.mark.parametrize("language", SAYS.languages)
@pytest.mark.parametrize("key", ["past-won", "past-drew", "past-lost", "seat-points"])
def test_one_point_less_than_nothing_is_not_one_point(language: str, key: str) -> None:
    assert "−1" in SAYS.text(language, key, points=-1)


@pytest.mark.parametrize("language", SAYS.languages)
@pytest.mark.parametrize("key", ["standing-figures", "figures-by-points", "stats-contract"])
def test_figures_keep_the_sign_of_one_point(language: str, key: str) -> None:
    values = {"wins": 1, "matches": 2, "draws": 0, "contract": "", "won": 1, "played": 2}
    assert "−1" in SAYS.text(language, key, points=-1, **values)


@pytest.mark.parametrize("language", SAYS.languages)
def test_the_value_of_an_option_has_true_minus_signs(language: str) -> None:
    assert option_value("barbu", "dominoScores", "45 20 5 -5", Voice(SAYS, language)) == "45 20 5 −5"
