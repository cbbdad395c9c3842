"""RULES.md, the code and the tests name the same paragraphs."""

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
FOLDER = Path(__file__).parents[3] / "engine" / "games" / "klaberjass"
NUMBER = r"(\d+(?:\.\d+)*)"

PARAGRAPHS = re.findall(rf"^\*\*KLA-{NUMBER}\*\* \S", (FOLDER / "RULES.md").read_text(encoding="utf-8"), re.MULTILINE)


def cited_by_tests():
    """The paragraphs in the names of tests: `test_KLA_2_3_1_…`."""
    for file in sorted(HERE.glob("test_*.py")):
        for name in re.findall(r"^def (test_\w+)\(", file.read_text(encoding="utf-8"), re.MULTILINE):
            for number in re.findall(r"KLA_(\d+(?:_\d+)*)", name):
                yield number.replace("_", ".")


def cited_by_code():
    for file in sorted(FOLDER.glob("*.py")):
        yield from re.findall(rf"KLA-{NUMBER}", file.read_text(encoding="utf-8"))


def test_paragraphs_are_numbered_in_order_and_once():
    order = [tuple(map(int, number.split("."))) for number in PARAGRAPHS]
    assert order == sorted(set(order))


def test_every_paragraph_is_cited_by_a_test():
    assert set(PARAGRAPHS) - set(cited_by_tests()) == set()


def test_every_citation_names_a_paragraph():
    assert set(cited_by_tests()) - set(PARAGRAPHS) == set()
    # A docstring may name a whole chapter.
    chapters = {"1", "2", "3", "4"}
    assert set(cited_by_code()) - set(PARAGRAPHS) - chapters == set()


@pytest.mark.parametrize("chapter", ["1", "2", "3", "4"])
def test_every_chapter_is_cited_by_the_code(chapter):
    assert any(number.split(".")[0] == chapter for number in cited_by_code())
