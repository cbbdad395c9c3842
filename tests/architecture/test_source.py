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
    "information_state", "key", "match", "memory", "pack", "payload", "record", "seed", "state", "step", "token",
    "view",
}  # fmt: skip
"""Names of what may hold a hidden card or a password; none of them is handed to a log whole."""
KEYED = "sandbox"
"""Where a key opens a member's page; elsewhere it names a message or a game."""
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


@pytest.mark.parametrize("module", modules("engine", "bot/tables", "sandbox"), ids=str)
def test_every_public_name_says_what_it_is(module: Path) -> None:
    # Methods of a class with bases are left out: what they do is said where the base declares them.
    if not tree(module).body:
        return
    assert ast.get_docstring(tree(module))
    assert not [node.name for node in _public(tree(module)) if not ast.get_docstring(node)]


def _face(module: Path) -> tuple[set[str], list[str]] | None:
    """What a package's `__init__` imports and what its `__all__` lists, when it does nothing else."""
    shown: set[str] = set()
    listed: list[str] = []
    for node in tree(module).body:
        match node:
            case ast.ImportFrom():
                shown |= {alias.asname or alias.name for alias in node.names}
            case ast.Assign([ast.Name("__all__")], value):
                listed += ast.literal_eval(value)
            case ast.Expr(ast.Constant(str())):
                pass
            case _:
                return None
    return (shown, listed) if shown else None


@pytest.mark.parametrize("module", [one for one in modules() if one.name == "__init__.py"], ids=str)
def test_a_package_that_only_shows_names_lists_them(module: Path) -> None:
    if (face := _face(module)) is not None:
        shown, listed = face
        assert set(listed) == shown


def _names(value: ast.AST) -> Iterator[str]:
    """The last name of every chain that makes the value: `table.id` is harmless though `table` were not."""
    match value:
        case ast.Attribute():
            yield value.attr
        case ast.Name():
            yield value.id
        case ast.Call(ast.Name("len")):
            pass
        case ast.IfExp():
            yield from _names(value.body)
            yield from _names(value.orelse)
        case _:
            for part in ast.iter_child_nodes(value):
                yield from _names(part)


def _logged(module: Path) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree(module)):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in LOGS
            and "log" in ast.unparse(node.func.value).lower()
        ):
            for value in (*node.args, *(word.value for word in node.keywords)):
                yield from ((node.lineno, name) for name in _names(value))


@pytest.mark.parametrize("module", modules(), ids=str)
def test_nothing_that_may_hold_a_card_or_a_token_is_logged(module: Path) -> None:
    secret = SECRET if module.parts[0] == KEYED else SECRET - {"key"}
    assert not [(line, name) for line, name in _logged(module) if name.lstrip("_") in secret]
