"""The type of pictures has what the catalogues write."""

import unicodedata

import pytest

from bot.pictures.type import NARROW, has_all, type_of
from tests.i18n.catalogues import LANGUAGES, every, words


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_every_letter_that_is_shown(language: str) -> None:
    shown = [text for key, text in every(language).items() if not key.startswith("spell-")]
    letters = {letter for text in shown for word in words(text) for letter in word}
    assert not {letter for cased in letters for letter in (cased, cased.upper()) if not has_all(letter)}


@pytest.mark.parametrize("signs", ["«»’–…−×·", "åäöÅÄÖ", "éèêëàâçîïôùûœæÉÈÀÇŒ"])
def test_it_has_the_signs_of_french_and_swedish(signs: str) -> None:
    assert has_all(signs), [unicodedata.name(sign) for sign in signs if not has_all(sign)]


def test_a_narrow_space_is_a_space() -> None:
    assert type_of(32).getlength(f"1{NARROW}034") == type_of(32).getlength("1 034")
    assert bytes(type_of(32).getmask(f"1{NARROW}034")) == bytes(type_of(32).getmask("1 034"))
