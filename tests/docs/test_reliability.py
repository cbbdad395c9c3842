"""The page about reliability: its commands and options exist, and each complaint has tests that exist."""

import ast
import re
from functools import cache

from tests.architecture.source import tree
from tests.docs.pages import ROOT, rows, text
from tests.faults.__main__ import arguments as of_faults
from tests.faults.faults import FAULTS
from tests.soak.__main__ import CHECKS, arguments

PAGE = "docs/reliability.md"
COMPLAINTS = 15
OTHERS = 5
"""Further ones, which are rarer."""


@cache
def defined_in(module: str) -> set[str]:
    """The names of the tests in a module; none if there is no such module."""
    path = ROOT / module
    if not path.is_file():
        return set()
    nodes = ast.walk(tree(path.relative_to(ROOT)))
    return {node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


def test_each_of_the_complaints_has_tests_and_they_exist() -> None:
    complaints = rows(PAGE, "What people complain about, and the test that covers it")
    assert [int(row[0].partition(".")[0]) for row in complaints] == list(range(1, COMPLAINTS + 1))
    others = rows(PAGE, "Also heard")
    assert len(others) == OTHERS
    for complaint, tests in (*complaints, *others):
        named = re.findall(r"`(tests/[\w/]+\.py)::(test_\w+)`", tests)
        assert named, complaint
        assert not [(module, name) for module, name in named if name not in defined_in(module)]


def test_a_test_that_does_not_exist_is_noticed() -> None:
    assert "test_no_such" not in defined_in("tests/docs/test_reliability.py")
    assert not defined_in("tests/docs/test_no_such.py")


def test_the_page_names_every_option_of_both_runs_and_every_check() -> None:
    actions = (*arguments()._actions, *of_faults()._actions)
    options = {name for action in actions for name in action.option_strings if name.startswith("--")}
    assert options - {"--help"} == set(re.findall(r"`?(--\w+)", text(PAGE)))
    assert "python -m tests.soak" in text(PAGE)
    assert "python -m tests.faults" in text(PAGE)
    assert all(f"| `{fault}`" in text(PAGE) for fault in FAULTS)
    assert [row[0] for row in rows(PAGE, "The endurance run")] == list(CHECKS)
