"""Signs of each language: what a reader stops at before any word (CONTRIBUTING.md, "A language")."""

import re

import pytest
from fluent.syntax import serializer

from tests.i18n.catalogues import every

NO_BREAK, NARROW = "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"


def texts(language: str) -> list[tuple[str, str]]:
    """The lines of every text as its catalogue writes it, with its paragraphs and plurals."""
    written = ((key, serializer.serialize_message(message)) for key, message in every(language).items())
    return [(key, line) for key, text in written for line in text.splitlines() if not line.startswith("#")]


def test_a_line_of_french_never_begins_with_a_sign() -> None:
    """Paragraphs of the rules too: a space before ; ! ? : and inside « » does not break."""
    broken = [(key, text) for key, text in texts("fr") if re.search(r" [;:!?»]|« ", text)]
    assert broken == []


def test_french_spaces_are_narrow_but_before_a_colon() -> None:
    wrong = [(key, text) for key, text in texts("fr") if re.search(f"{NO_BREAK}[;!?»]|«{NO_BREAK}|{NARROW}:", text)]
    assert wrong == []


@pytest.mark.parametrize(("language", "sign"), [("sv", "[“„]"), ("ja", "[（）０-９]")])
def test_a_language_has_its_own_quotation_marks_and_figures(language: str, sign: str) -> None:
    assert [(key, text) for key, text in texts(language) if re.search(sign, text)] == []
