"""Makes functions of Fluent's patterns that write the same text many times faster than `fluent.runtime`.

They know what our catalogues consist of: text, values, references to other texts, and choices by a value. All else is
left to `fluent.runtime`, and so is every text whose values do not fit, since it knows what is wrong with them.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, TypeAlias, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNumber, fluent_number
from fluent.syntax import ast

Value: TypeAlias = str | int
Write: TypeAlias = Callable[[Mapping[str, Value]], str]
"""Writes a text with these values.

Raises:
    Unfit: only `fluent.runtime` can tell what is to be written.
    KeyError: a value is missing.
"""

LARGEST: Final = 10**18
"""Fluent cannot format a number from here on; the text shows its digits."""
LONGEST: Final = 2500
"""The longest text that `fluent.runtime` puts into another, in characters."""
NUMBERS: Final = 4096
"""Of how many numbers each language remembers the form that words take."""
MINUS: Final = "\N{MINUS SIGN}"
_FORMS: Final = FluentResource(
    """
form = { $number ->
    [zero] zero
    [one] one
    [two] two
    [few] few
    [many] many
   *[other] other
}
"""
)


def in_digits(number: int) -> str:
    """A whole number as every text shows it: with the true minus sign, and without separators between the thousands.

    What separates thousands in one country is the decimal point of the next: Swiss players read 1.092 as about one.

    >>> in_digits(-1092) == "\N{MINUS SIGN}1092"
    True
    """
    return f"{MINUS}{-number}" if number < 0 else str(number)


def for_fluent(value: Value) -> str | FluentNumber:
    """A value as `fluent.runtime` gets it, so that it writes the number as `in_digits` does."""
    if isinstance(value, str):
        return value
    # Fluent itself would write the sign of the language, which mostly is a hyphen, and cannot write large numbers.
    if not 0 <= value < LARGEST:
        return in_digits(value)
    return cast("FluentNumber", fluent_number(value, useGrouping=False))


class Unfit(Exception):  # noqa: N818 - named as what is the matter
    """The text cannot be written here."""


class Patterns:
    """Writes the texts of one language.

    Args:
        bundle: the texts.
        locales: what the bundle was made for, best first; decides which form words take after a number.
    """

    def __init__(self, bundle: FluentBundle, locales: Sequence[str]) -> None:
        self._bundle = bundle
        self._forms = FluentBundle([*locales], use_isolating=False)
        self._forms.add_resource(_FORMS)
        self._messages: dict[str, Write] = {}
        self._form = lru_cache(NUMBERS)(self._form_of)

    def of(self, key: str) -> Write:
        """What writes the text of this key, which the bundle has; made at its first use."""
        write = self._messages.get(key)
        if write is None:
            pattern = self._bundle.get_message(key).value
            write = self._messages[key] = self._whole(pattern) if pattern is not None else _unfit
        return write

    def _form_of(self, number: int) -> str:
        pattern = self._forms.get_message("form").value
        assert pattern is not None, "written above"
        return str(self._forms.format_pattern(pattern, {"number": number})[0])

    def _whole(self, pattern: ast.Pattern) -> Write:
        write = self._pattern(pattern)

        def checked(values: Mapping[str, Value]) -> str:
            text = write(values)
            if len(text) > LONGEST:
                raise Unfit
            return text

        return checked

    def _pattern(self, pattern: ast.Pattern) -> Write:
        # The bundle leaves out the pattern around a single element.
        parts = [self._element(element) for element in getattr(pattern, "elements", (pattern,))]
        template = "".join(part.replace("%", "%%") if isinstance(part, str) else "%s" for part in parts)
        writes = tuple(part for part in parts if not isinstance(part, str))
        if not writes:
            text = template.replace("%%", "%")
            return lambda _: text
        if len(writes) == 1 and template == "%s":
            return writes[0]
        return lambda values: template % tuple([write(values) for write in writes])

    def _element(self, element: ast.SyntaxNode) -> str | Write:
        match element:
            case ast.Placeable(expression=ast.SyntaxNode() as inner):
                return self._element(inner)
            case ast.TextElement(value=text):
                return str(text)
            case ast.StringLiteral() as literal:
                return str(literal.parse()["value"])
            case ast.VariableReference(id=ast.Identifier(name=name)):
                return self._variable(name)
            case ast.MessageReference(id=ast.Identifier(name=name), attribute=None):
                return self._reference(name)
            case ast.SelectExpression(selector=ast.VariableReference(id=ast.Identifier(name=name))) as chosen:
                return self._select(name, chosen.variants)
        return _unfit

    def _variable(self, name: str) -> Write:
        def write(values: Mapping[str, Value]) -> str:
            value = values[name]
            if isinstance(value, str):
                return value
            if value.__class__ is not int or not -LARGEST < value < LARGEST:
                raise Unfit
            return in_digits(value)

        return write

    def _reference(self, key: str) -> Write:
        def write(values: Mapping[str, Value]) -> str:
            if not self._bundle.has_message(key):
                raise Unfit
            return self.of(key)(values)

        return write

    def _select(self, name: str, variants: Sequence[ast.Variant]) -> Write:
        """The first variant that fits the value: its word, its number, or the form that its number takes."""
        cases: list[tuple[Any, Write]] = []
        default: Write = _unfit
        for variant in variants:
            key, write = variant.key, self._pattern(variant.value)
            if variant.default:
                default = write
            if isinstance(key, ast.Identifier):
                cases.append((key.name, write))
            elif isinstance(key.value, int):
                cases.append((int(key.value), write))
            else:
                return _unfit
        form = self._form

        def write_chosen(values: Mapping[str, Value]) -> str:
            value = values[name]
            if not isinstance(value, str) and (value.__class__ is not int or not -LARGEST < value < LARGEST):
                raise Unfit
            for case, write in cases:
                if value == case or (value.__class__ is not case.__class__ and _has_form(value, case, form)):
                    return write(values)
            return default(values)

        return write_chosen


def _has_form(value: Value, case: Value, form: Callable[[int], str]) -> bool:
    """Whether the number among the two takes the form that the other names."""
    return form(case) == value if isinstance(case, int) else form(int(value)) == case


def _unfit(_: Mapping[str, Value]) -> str:
    raise Unfit
