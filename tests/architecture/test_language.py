"""The words of the project's own texts: a player is *you* or *they*, and a name says what its value is."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.source import ROOT, modules, tree

AVOIDED = re.compile(r"(?<![A-Za-z])(?:[Hh](?:e|is|im|imself)|[Ss]hu[t])(?![A-Za-z])")
"""The masculine pronoun for any player (better: *you*, *they*, "the player"), and the adjective for a card or button
that cannot be pressed (better: *disabled*, *illegal*, *greyed out*).

A part of a name counts as a word. The brackets keep the pattern from matching itself.
"""
VAGUE_NAMES = {"found", "made", "one"}
"""Names that do not say what was found, was made, or is meant."""
WITH_CLEAR_NAMES = (
    "sandbox", "tests/architecture", "tests/docs", "tests/independent", "tests/page", "tests/play", "tests/sandbox",
    "tests/support",
)  # fmt: skip
"""The folders in which no vague name is left; add a folder as soon as it is in order."""
CODE = [*modules(), *modules("tests")]


def _texts() -> Iterator[Path]:
    """The files whose words people read, apart from the code."""
    yield from (Path("README.md"), Path("CONTRIBUTING.md"))
    for folder, pattern in (("docs", "*.md"), ("engine", "RULES.md"), ("engine", "en.ftl"), ("bot", "en.ftl")):
        yield from sorted(path.relative_to(ROOT) for path in (ROOT / folder).rglob(pattern))


TEXTS = [*_texts()]


def avoided_words(text: str) -> list[str]:
    """The words of a text that the project avoids, in order."""
    return AVOIDED.findall(text)


def bound_names(module: ast.AST) -> Iterator[tuple[int, str]]:
    """Every name that a module gives to a value, a function or an argument, with its line."""
    for node in ast.walk(module):
        match node:
            case ast.Name(id=name, ctx=ast.Store()):
                yield node.lineno, name
            case ast.arg(arg=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield node.lineno, name
            case ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)) | ast.ExceptHandler(name=str(name)):
                yield node.lineno, name


@pytest.mark.parametrize("file", [*CODE, *TEXTS], ids=str)
def test_the_avoided_words_do_not_occur(file: Path) -> None:
    lines = (ROOT / file).read_text(encoding="utf-8").splitlines()
    assert not [(number, line) for number, line in enumerate(lines, start=1) if avoided_words(line)]


@pytest.mark.parametrize("module", modules(*WITH_CLEAR_NAMES), ids=str)
def test_names_say_what_their_value_is(module: Path) -> None:
    assert not [(line, name) for line, name in bound_names(tree(module)) if name.lstrip("_") in VAGUE_NAMES]


def test_avoided_words_are_recognised_in_sentences_and_in_names() -> None:
    # The words are put together from parts, since this file is checked too.
    words = ["H" + "e", "h" + "is", "hi" + "m", "hi" + "mself", "Sh" + "ut", "sh" + "ut"]
    assert avoided_words("{} plays; {} hand; ask {} or {}. {}: the {}_cards".format(*words)) == words
    assert not avoided_words("the shutdown of this machine: she, history, whim")


def test_every_way_to_give_a_name_is_recognised() -> None:
    source = (
        "def one(found, /, *made): ...\n"
        "for one in (): ...\n"
        "[one for one in ()]\n"
        "if found := 1: ...\n"
        "match 1:\n    case [found, *made]: ...\n"
        "try: ...\nexcept ValueError as found: ...\n"
    )
    assert sorted(name for _, name in bound_names(ast.parse(source))) == ["found"] * 4 + ["made"] * 2 + ["one"] * 3
    assert [*bound_names(ast.parse("stone = value.found + other(one=1)"))] == [(1, "stone")]
