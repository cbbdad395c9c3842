"""The examples in docstrings are true."""

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
def test_the_examples_of_a_module_come_out_as_they_say(module: Path) -> None:
    found = doctest.testmod(importlib.import_module(".".join(module.with_suffix("").parts)))
    assert found.attempted
    assert not found.failed


def test_the_library_example_of_the_readme_comes_out_as_it_says() -> None:
    (example,) = blocks("README.md", "pycon")
    test = doctest.DocTestParser().get_doctest(example, {}, "README.md", "README.md", 0)
    outcome = doctest.DocTestRunner().run(test)
    assert outcome.attempted >= 10
    assert not outcome.failed


WITHOUT = {"engine/__init__.py", "engine/games/__init__.py", "engine/tricks/__init__.py"}
"""Packages that say nothing but what is in them."""


@pytest.mark.parametrize(
    "module",
    [module for module in modules("engine") if module.parts[1] != "games" and module.as_posix() not in WITHOUT],
    ids=str,
)
def test_every_public_module_of_the_engine_has_an_example(module: Path) -> None:
    assert module in WITH_EXAMPLES
