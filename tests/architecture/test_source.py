"""Rules for every module: short enough to read in one sitting, documented, and no secrets in the log."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.source import ROOT, modules, tree

LONGEST = 450
"""Lines of a module, so that it can be read in one sitting."""
LOGS = {"debug", "info", "warning", "error", "exception", "critical", "log"}
SECRET = {
    "action", "card", "cards", "chance", "choice", "deck", "event", "events", "hand", "hands", "interaction_token",
    "information_state", "key", "match", "memory", "pack", "payload", "record", "seed", "state", "step", "token",
    "view",
}  # fmt: skip
"""Names of values that may hold a hidden card or a password; none of them is written to a log whole."""
KEY_IS_SECRET_IN = "sandbox"
"""The package in which a key opens a member's page; elsewhere a key names a message or a game."""
VAGUE_ENDINGS = ("manager", "helper", "util", "utils", "misc", "common", "data", "info")


@pytest.mark.parametrize("module", [*modules(), *modules("tests")], ids=str)
def test_a_module_can_be_read_in_one_sitting(module: Path) -> None:
    assert len((ROOT / module).read_text(encoding="utf-8").splitlines()) <= LONGEST


@pytest.mark.parametrize("module", modules(), ids=str)
def test_no_module_or_class_has_a_vague_name(module: Path) -> None:
    classes = [node.name for node in ast.walk(tree(module)) if isinstance(node, ast.ClassDef)]
    assert module.stem not in VAGUE_ENDINGS
    assert not [name for name in classes if name.lower().endswith(VAGUE_ENDINGS)]


def _public(parent: ast.Module | ast.ClassDef) -> Iterator[ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef]:
    """The public classes and functions of a module, and the public methods of its classes without bases."""
    for node in parent.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and not node.name.startswith("_"):
            yield node
            if isinstance(node, ast.ClassDef) and not node.bases:
                yield from _public(node)


@pytest.mark.parametrize("module", modules("engine", "bot", "sandbox"), ids=str)
def test_every_public_name_has_a_docstring(module: Path) -> None:
    # Methods of a class with bases are left out: the base documents them.
    if not tree(module).body:
        return
    assert ast.get_docstring(tree(module))
    assert not [node.name for node in _public(tree(module)) if not ast.get_docstring(node)]


def _exports(module: Path) -> tuple[set[str], list[str]] | None:
    """The names that a package's `__init__` imports and those that its `__all__` lists; None if it has other code."""
    imported: set[str] = set()
    listed: list[str] = []
    for node in tree(module).body:
        match node:
            case ast.ImportFrom():
                imported |= {alias.asname or alias.name for alias in node.names}
            case ast.Assign([ast.Name("__all__")], value):
                listed += ast.literal_eval(value)
            case ast.Expr(ast.Constant(str())):
                pass
            case _:
                return None
    return (imported, listed) if imported else None


@pytest.mark.parametrize("module", [module for module in modules() if module.name == "__init__.py"], ids=str)
def test_a_package_that_only_imports_names_lists_them_all(module: Path) -> None:
    if (exports := _exports(module)) is not None:
        imported, listed = exports
        assert set(listed) == imported


def _names(value: ast.AST) -> Iterator[str]:
    """The last name of every chain in a value: `table.id` is harmless even where `table` is not."""
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
    """The names of all values that a module writes to a log, with their lines."""
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
def test_no_value_that_may_hold_a_card_or_a_token_is_logged(module: Path) -> None:
    secret = SECRET if module.parts[0] == KEY_IS_SECRET_IN else SECRET - {"key"}
    assert not [(line, name) for line, name in _logged(module) if name.lstrip("_") in secret]
