"""What holds for every module: it can be read in a sitting, says what it is, and keeps secrets out of the log."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.source import ROOT, modules, tree

LONGEST = 450
"""Lines that one can read in a sitting."""
LOGS = {"debug", "info", "warning", "error", "exception", "critical", "log"}
SECRET = {
    "action", "card", "cards", "chance", "choice", "deck", "event", "events", "hand", "hands", "interaction_token",
    "key", "match", "memory", "pack", "payload", "record", "seed", "state", "step", "token", "view",
}  # fmt: skip
"""Names of what may hold a hidden card or a password; none of them is handed to a log whole."""
HARMLESS = {"key": {"bot/i18n.py"}}
"""In the words, a key is the name of a message."""
VAGUE = ("manager", "helper", "util", "utils", "misc", "common", "data", "info")


@pytest.mark.parametrize("module", [*modules(), *modules("tests")], ids=str)
def test_a_module_can_be_read_in_a_sitting(module: Path) -> None:
    assert len((ROOT / module).read_text(encoding="utf-8").splitlines()) <= LONGEST


@pytest.mark.parametrize("module", modules(), ids=str)
def test_names_say_what_a_thing_is(module: Path) -> None:
    classes = [node.name for node in ast.walk(tree(module)) if isinstance(node, ast.ClassDef)]
    assert module.stem not in VAGUE
    assert not [name for name in classes if name.lower().endswith(VAGUE)]


def _public(parent: ast.Module | ast.ClassDef) -> Iterator[ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in parent.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and not node.name.startswith("_"):
            yield node
            if isinstance(node, ast.ClassDef) and not node.bases:
                yield from _public(node)


@pytest.mark.parametrize("module", modules("engine", "bot/tables"), ids=str)
def test_every_public_name_says_what_it_is(module: Path) -> None:
    # Methods of a class with bases are left out: what they do is said where the base declares them.
    if not tree(module).body:
        return
    assert ast.get_docstring(tree(module))
    assert not [node.name for node in _public(tree(module)) if not ast.get_docstring(node)]


@pytest.mark.parametrize("module", [one for one in modules() if one.name == "__init__.py"], ids=str)
def test_a_package_that_shows_names_lists_them(module: Path) -> None:
    shown = [
        alias.asname or alias.name
        for node in tree(module).body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    ]
    listed = [
        ast.literal_eval(node.value)
        for node in tree(module).body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__"
    ]
    if listed or shown:
        assert listed, "a package that imports names for others says so in __all__"
        names = {getattr(node, "name", None) or getattr(node, "id", None) for node in ast.walk(tree(module))} | {*shown}
        assert set(listed[0]) <= names


def _logged(module: Path) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree(module)):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in LOGS
            and "log" in ast.unparse(node.func.value).lower()
        ):
            for value in (*node.args, *(word.value for word in node.keywords)):
                inner = [one for one in ast.walk(value) if isinstance(one, ast.Name | ast.Attribute)]
                # `table.id` is harmless though `table` is not: only the last name of a chain counts.
                chained = {id(one.value) for one in inner if isinstance(one, ast.Attribute)}
                for one in inner:
                    if id(one) not in chained:
                        yield node.lineno, one.attr if isinstance(one, ast.Attribute) else one.id


@pytest.mark.parametrize("module", modules(), ids=str)
def test_nothing_that_may_hold_a_card_or_a_token_is_logged(module: Path) -> None:
    allowed = {name for name, places in HARMLESS.items() if str(module) in places}
    assert not [(line, name) for line, name in _logged(module) if name.lstrip("_") in SECRET - allowed]
