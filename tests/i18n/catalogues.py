"""Catalogues and the source that uses them, read for the tests."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import discord
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.text.catalogues import BOT, REFERENCE, SPELLINGS, find_catalogues
from bot.text.preferences import language_of
from tests.architecture.source import ROOT, modules, tree

CATALOGUES = find_catalogues()
OWNERS = sorted({owner for owners in CATALOGUES.values() for owner in owners})
VARIANTS = sorted(set(CATALOGUES) & set(SPELLINGS))
"""Catalogues that have only what differs from the language beneath them."""
LANGUAGES = sorted(set(CATALOGUES) - set(VARIANTS))
OTHERS = [language for language in LANGUAGES if language != REFERENCE]
FILES = [(language, owner) for language in LANGUAGES for owner in OWNERS]
LOCALES = {
    language: next(locale.value for locale in discord.Locale if language_of(locale.value, LANGUAGES) == language)
    for language in LANGUAGES
}
"""Discord's locale of each language: `sv` is `sv-SE` there."""

CALLS = {"text": (0, 1), "has": (1,), "message": (0,), "Message": (0,), "CannotRun": (0,), "_malformed": (0,)}
"""Functions that take a key, with the possible positions of the argument."""


@cache
def entries(language: str, owner: str) -> tuple[ftl.EntryType, ...]:
    """Everything in a catalogue."""
    path = CATALOGUES[language][owner]
    return tuple(FluentParser(with_spans=True).parse(path.read_text(encoding="utf-8")).body)


@cache
def messages(language: str, owner: str) -> dict[str, ftl.Message]:
    """The messages of a catalogue by key."""
    return {entry.id.name: entry for entry in entries(language, owner) if isinstance(entry, ftl.Message)}


@cache
def every(language: str) -> dict[str, ftl.Message]:
    """The messages of all catalogues in a language."""
    return {key: text for owner in CATALOGUES[language] for key, text in messages(language, owner).items()}


TERMINAL = ("cli-", "record-", "replay-", "setting-", "simulate-", "usage-")
"""Keys of texts in a terminal, whose names of options and files are English in every language."""


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.found.append(node.value)


def words(message: ftl.Message) -> list[str]:
    """The words of two letters and more of a text with all its plurals, in lower case."""
    visitor = _Texts()
    visitor.visit(message)
    return [word.lower() for word in re.findall(r"[^\W\d_]{2,}", " ".join(visitor.found))]


def longest_part(language: str, key: str) -> str:
    """The longest part of a text that has no value in it."""
    visitor = _Texts()
    visitor.visit(every(language)[key])
    return max(visitor.found, key=len).strip()


@cache
def vocabulary(language: str) -> frozenset[str]:
    """All words that players read in a language."""
    texts = (text for key, text in every(language).items() if not key.startswith(TERMINAL))
    return frozenset(word for text in texts for word in words(text))


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()
        self.terms: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        self.terms.add(node.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.terms.add(node.id.name)


def variables(message: ftl.Message) -> set[str]:
    """The values that a message uses."""
    visitor = _Variables()
    visitor.visit(message)
    return visitor.found


def references(message: ftl.Message) -> set[str]:
    """The terms and messages that a message refers to."""
    visitor = _Variables()
    visitor.visit(message)
    return visitor.terms


@dataclass(frozen=True, slots=True)
class Use:
    """A key that the source names literally, with the names of its values (None: unknown)."""

    module: Path
    line: int
    key: str
    values: frozenset[str] | None


@cache
def uses() -> tuple[Use, ...]:
    """Every place where a key is given to a function that makes text of it."""
    return tuple(use for module in modules("engine", "bot") for use in _uses(module))


def _uses(module: Path) -> Iterator[Use]:
    for node in ast.walk(tree(module)):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        for place in CALLS.get(name, ()):
            given = node.args[place] if len(node.args) > place else None
            if isinstance(given, ast.Constant) and isinstance(given.value, str):
                yield Use(module, node.lineno, given.value, _values(node, name))
                break


def _values(call: ast.Call, name: str) -> frozenset[str] | None:
    names = [keyword.arg for keyword in call.keywords]
    if name not in {"text", "message", "CannotRun"} or None in names:
        return None
    return frozenset(name for name in names if name is not None)


@cache
def spoken_of() -> tuple[frozenset[str], re.Pattern[str]]:
    """Every string of the source, and a pattern for the keys that it composes."""
    literals: set[str] = set()
    patterns: set[str] = set()
    for module in modules("engine", "bot"):
        for node in ast.walk(tree(module)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                literals.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
                known = [str(part) for part in parts if part is not None]
                if re.fullmatch(r"[A-Za-z0-9-]*[a-z][A-Za-z0-9-]*", "".join(known)) and any(
                    "-" in text for text in known
                ):
                    patterns.add("".join(".+" if part is None else re.escape(str(part)) for part in parts))
    return frozenset(literals), re.compile("|".join(f"(?:{pattern})" for pattern in sorted(patterns)))


__all__ = [
    "BOT",
    "CATALOGUES",
    "FILES",
    "LANGUAGES",
    "LOCALES",
    "OTHERS",
    "OWNERS",
    "REFERENCE",
    "ROOT",
    "VARIANTS",
    "every",
    "messages",
]
