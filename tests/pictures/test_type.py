"""The type of pictures has what the catalogues write."""

import unicodedata

import pytest

from bot.pictures.type import NARROW, has_all, type_of
from tests.i18n.catalogues import LANGUAGES, every, words


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_every_letter_of_every_language(language: str) -> None:
    letters = {letter for text in every(language).values() for word in words(text) for letter in word}
    assert not {letter for cased in letters for letter in (cased, cased.upper()) if not has_all(letter)}


@pytest.mark.parametrize("signs", ["«»’–…−×·", "åäöÅÄÖ", "éèêëàâçîïôùûœæÉÈÀÇŒ"])
def test_it_has_the_signs_of_french_and_swedish(signs: str) -> None:
    assert has_all(signs), [unicodedata.name(sign) for sign in signs if not has_all(sign)]


def test_a_narrow_space_is_a_space() -> None:
    assert type_of(32).getlength(f"1{NARROW}034") == type_of(32).getlength("1 034")
    assert bytes(type_of(32).getmask(f"1{NARROW}034")) == bytes(type_of(32).getmask("1 034"))
