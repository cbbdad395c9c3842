"""What writes texts quickly writes what `fluent.runtime` writes, but for the numbers: every text, in every language."""

import itertools
from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast, parse, visitor

from bot.text.catalogues import REFERENCE, find_catalogues
from bot.text.patterns import LARGEST, Patterns, Unfit

FILES = {
    language: [file.read_text(encoding="utf-8") for file in owners.values()]
    for language, owners in find_catalogues().items()
}
"""The texts of the catalogues, by language."""
NUMBERS = (0, 1, 2, 3, 5, 11, 21, -1, -7, 162, 1000, -1234, 1_234_567, LARGEST - 1)
WORDS = ("", "Anna", "50 % of %s {x}", "♠10", "other", "one", "players", "Q")


class _Asked(visitor.Visitor):
    """The values that a text asks for, and the words and numbers that it chooses by."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.keys: list[str | int] = []
        self.others: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:
        self.keys.append(node.key.name if isinstance(node.key, ast.Identifier) else int(node.key.value))
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.others.add(node.id.name)


def _asked(texts: dict[str, ast.Message], key: str) -> _Asked:
    asked, left = _Asked(), [key]
    while left:
        if (text := texts.get(left.pop())) is not None:
            before = set(asked.others)
            asked.visit(text)
            left += asked.others - before
    return asked


def _values(asked: _Asked) -> Iterator[dict[str, str | int]]:
    """Each number and each word for every value at once, and each key beside a few of both."""
    for value in (*NUMBERS, *WORDS, *asked.keys):
        yield dict.fromkeys(asked.names, value)
    few = (0, 1, 2, 1234, "Anna", *asked.keys)
    if 1 < len(asked.names) <= 3:
        for chosen in itertools.product(few, repeat=len(asked.names)):
            yield dict(zip(sorted(asked.names), chosen, strict=True))


def _by_fluent(bundle: FluentBundle, pattern: ast.Pattern, values: dict[str, str | int]) -> str:
    """The text by `fluent.runtime`, without separators between thousands; the sign of a number becomes a true minus.

    The catalogues have no hyphen before a digit: see `test_numbers`.
    """
    given = {name: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
             for name, value in values.items()}  # fmt: skip
    text, errors = bundle.format_pattern(pattern, given)
    assert not errors, (values, errors)
    for value in {value for value in values.values() if isinstance(value, int) and value < 0}:
        text = text.replace(f"-{-value}", f"\N{MINUS SIGN}{-value}")
    return str(text)


def _bundle(language: str, *texts: str) -> FluentBundle:
    bundle = FluentBundle([language, REFERENCE], use_isolating=False)
    for text in texts:
        bundle.add_resource(FluentResource(text))
    return bundle


@pytest.mark.parametrize("language", FILES)
def test_every_text_is_the_same_for_every_kind_of_value(language: str) -> None:
    bundle = _bundle(language, *FILES[language])
    patterns = Patterns(bundle, [language, REFERENCE])
    texts = {
        entry.id.name: entry
        for file in FILES[language]
        for entry in parse(file).body
        if isinstance(entry, ast.Message) and entry.value is not None
    }
    for key in texts:
        for values in _values(_asked(texts, key)):
            pattern = bundle.get_message(key).value
            assert pattern is not None
            expected = _by_fluent(bundle, pattern, values)
            try:
                written = patterns.of(key)(values)
            except Unfit:
                assert len(expected) > 2500, f"{key} is left to fluent.runtime"
            else:
                assert written == expected, (key, values)


STRANGE = """
number = { NUMBER($value, minimumFractionDigits: 2) }
term = { -name }
-name = Stich
lost = { nowhere }
chosen = { $value ->
    [1.5] one and a half
   *[other] other
}
attribute = { strange.title }
strange = Text
    .title = Title
circle = a { round } b
round = { circle }
missing = { $elsewhere }
fits = { $value ->
    [0] none
    [one] one of { strange }
   *[other] { { $value } }
} 100 %
"""


@pytest.mark.parametrize("key", ["number", "term", "lost", "chosen", "attribute", "circle", "missing"])
def test_what_is_not_understood_is_left_to_fluent(key: str) -> None:
    with pytest.raises((Unfit, KeyError, RecursionError)):
        Patterns(_bundle("en", STRANGE), ["en"]).of(key)({"value": 1})


@pytest.mark.parametrize("value", [LARGEST, -LARGEST, True, 1.5, None, "x" * 2501])
def test_values_that_do_not_fit_are_left_to_fluent(value: object) -> None:
    with pytest.raises(Unfit):
        Patterns(_bundle("en", STRANGE), ["en"]).of("fits")({"value": value})  # type: ignore[dict-item]  # on purpose


@pytest.mark.parametrize("value", [0, 1, 2, 1000, "0", "one", "other", "%s"])
def test_choices_and_percent_signs(value: str | int) -> None:
    bundle = _bundle("en", STRANGE)
    pattern = bundle.get_message("fits").value
    assert pattern is not None
    assert Patterns(bundle, ["en"]).of("fits")({"value": value}) == _by_fluent(bundle, pattern, {"value": value})
