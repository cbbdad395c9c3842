"""The examples in docstrings are true."""

import doctest
import importlib
import re
from pathlib import Path

import pytest

from tests.architecture.source import ROOT, modules

EXAMPLE = re.compile(r"^ *>>> ", re.MULTILINE)
WITH_EXAMPLES = [module for module in modules("bot", "engine") if EXAMPLE.search((ROOT / module).read_text("utf-8"))]


@pytest.mark.parametrize("module", WITH_EXAMPLES, ids=str)
def test_the_examples_of_a_module_are_true(module: Path) -> None:
    result = doctest.testmod(importlib.import_module(".".join(module.with_suffix("").parts)))
    assert result.attempted
    assert not result.failed
