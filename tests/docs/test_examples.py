"""The examples in docstrings and in the README give the results that they show."""

import doctest
import importlib
import re
from pathlib import Path

import pytest

from tests.architecture.source import ROOT, modules
from tests.docs.pages import blocks

EXAMPLE = re.compile(r"^ *>>> ", re.MULTILINE)
WITH_EXAMPLES = [module for module in modules("bot", "engine") if EXAMPLE.search((ROOT / module).read_text("utf-8"))]


@pytest.mark.parametrize("module", WITH_EXAMPLES, ids=str)
def test_the_examples_of_a_module_give_the_results_they_show(module: Path) -> None:
    results = doctest.testmod(importlib.import_module(".".join(module.with_suffix("").parts)))
    assert results.attempted
    assert not results.failed


def test_the_library_example_of_the_readme_gives_the_results_it_shows() -> None:
    (example,) = blocks("README.md", "pycon")
    test = doctest.DocTestParser().get_doctest(example, {}, "README.md", "README.md", 0)
    outcome = doctest.DocTestRunner().run(test)
    assert outcome.attempted >= 10
    assert not outcome.failed


WITHOUT = {"engine/__init__.py", "engine/games/__init__.py", "engine/tricks/__init__.py"}
"""Packages whose docstring only says what is in them."""


@pytest.mark.parametrize(
    "module",
    [module for module in modules("engine") if module.parts[1] != "games" and module.as_posix() not in WITHOUT],
    ids=str,
)
def test_every_public_module_of_the_engine_has_an_example(module: Path) -> None:
    assert module in WITH_EXAMPLES
