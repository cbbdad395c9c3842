"""RULES.md, the code and the tests of a game name the same paragraphs."""

import re
from pathlib import Path

import pytest

from engine import registry

TESTS = Path(__file__).parent
GAMES = Path(__file__).parents[2] / "engine" / "games"
PART = r"(?:\d+|[A-Z](?![A-Za-z0-9]))"
"""A part of a number after its chapter: a number, or a letter alone, as the families of Vira have."""
NUMBER = rf"(\d+(?:\.{PART})*)"
CHAPTERS = ("1", "2", "3", "4")


@pytest.fixture(params=registry.game_keys())
def key(request):
    return request.param


def sheet(key):
    return (GAMES / key / "RULES.md").read_text(encoding="utf-8")


def letters(key):
    """What the numbers of a game's paragraphs begin with: `KLA`."""
    (code,) = set(re.findall(r"^\*\*([A-Z]+)-\d", sheet(key), re.MULTILINE))
    return code


def paragraphs(key):
    return re.findall(rf"^\*\*{letters(key)}-{NUMBER}\*\* \S", sheet(key), re.MULTILINE)


def cited_by_tests(key):
    """The paragraphs in the names of tests: `test_KLA_2_3_1_…`."""
    for file in sorted((TESTS / key).glob("test_*.py")):
        for name in re.findall(r"^def (test_\w+)\(", file.read_text(encoding="utf-8"), re.MULTILINE):
            for number in re.findall(rf"{letters(key)}_(\d+(?:_{PART})*)", name):
                yield number.replace("_", ".")


def cited_by_code(key):
    for file in sorted((GAMES / key).rglob("*.py")):
        yield from re.findall(rf"{letters(key)}-{NUMBER}", file.read_text(encoding="utf-8"))


def test_paragraphs_are_numbered_in_order_and_once(key):
    order = [[(part.isalpha(), part.rjust(3)) for part in number.split(".")] for number in paragraphs(key)]
    assert order
    assert order == sorted(order)
    assert len(set(paragraphs(key))) == len(order)


def test_every_paragraph_is_cited_by_a_test(key):
    assert set(paragraphs(key)) - set(cited_by_tests(key)) == set()


def test_every_paragraph_is_cited_by_the_code(key):
    assert set(paragraphs(key)) - set(cited_by_code(key)) == set()


def test_every_citation_names_a_paragraph(key):
    assert set(cited_by_tests(key)) - set(paragraphs(key)) == set()
    # A docstring may name a whole chapter.
    assert set(cited_by_code(key)) - set(paragraphs(key)) - set(CHAPTERS) == set()
