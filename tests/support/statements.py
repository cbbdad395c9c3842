"""The SQL statements of the storage, found by walking its modules: a new one needs no entry anywhere."""

import ast
import dataclasses
import importlib
import pkgutil
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import TypeGuard

import bot.storage

VERBS = ("SELECT", "INSERT", "UPDATE", "DELETE", "WITH")
BUILD_THE_SCHEMA = frozenset({"ladder_steps", "migrations"})
OF_ONE_DATABASE = frozenset({"sqlite", "postgresql"})
"""The packages of the drivers."""
OF_POSTGRESQL = frozenset({"LOCK", "NOTIFY"})
"""The statements that SQLite leaves out."""
MAKES_CONSTANTS = frozenset({"_queries"})
"""The functions that put the texts of constants together."""
BEGINS = re.compile(r"(SELECT|INSERT INTO|UPDATE|DELETE FROM|WITH)\b")


def modules() -> list[ModuleType]:
    """The modules whose texts serve both databases."""
    names = {info.name for info in pkgutil.iter_modules(bot.storage.__path__)} - BUILD_THE_SCHEMA - OF_ONE_DATABASE
    return [importlib.import_module(f"bot.storage.{name}") for name in sorted(names)]


def statements() -> dict[str, str]:
    """Every statement by its module and constant; constants with an underscore are parts of statements."""
    named = {
        f"{module.__name__.rpartition('.')[2]}.{name}": text
        for module in modules()
        for constant in vars(module)
        if constant.isupper() and constant not in OF_POSTGRESQL
        if not (constant.startswith("_") and isinstance(vars(module)[constant], str))
        for name, text in _texts(constant, vars(module)[constant])
    }
    # A constant is imported by other modules, too.
    return {name: text for text, name in {text: name for name, text in reversed(named.items())}.items()}


def _texts(name: str, value: object) -> Iterator[tuple[str, str]]:
    """The statements in a constant: a text, or a mapping, a sequence or a dataclass of texts."""
    if isinstance(value, str):
        if value.strip().startswith(VERBS):
            yield name, value
    elif isinstance(value, Mapping):
        for key, part in value.items():
            yield from _texts(f"{name}.{key}", part)
    elif isinstance(value, tuple | list):
        for number, part in enumerate(value):
            yield from _texts(f"{name}.{number}", part)
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        for field in dataclasses.fields(value):
            yield from _texts(f"{name}.{field.name}", getattr(value, field.name))


def unnamed(source: str) -> list[str]:
    """What a module hands to the database without a constant, and its literals of SQL outside of constants, by line.

    A text comes as `CONSTANT`, `module.CONSTANT`, `CONSTANT[key]` or `CONSTANT.field`, or as a parameter of the
    function, which is called with one of these.
    """
    tree = ast.parse(source)
    constants = [node for node in tree.body if isinstance(node, ast.Assign | ast.AnnAssign)]
    makers = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name in MAKES_CONSTANTS]
    inside = {id(part) for node in (*constants, *makers) for part in ast.walk(node)}
    loose = [node for node in ast.walk(tree) if _is_sql(node) and id(node) not in inside]
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    for function in functions:
        given = {parameter.arg for parameter in (*function.args.args, *function.args.kwonlyargs)}
        calls = [node for node in ast.walk(function) if isinstance(node, ast.Call) and node.args and _takes_sql(node)]
        loose += [call.args[0] for call in calls if not _is_constant(call.args[0], given)]
    return [f"{node.lineno}: {ast.unparse(node)}" for node in loose]


def _is_sql(node: ast.AST) -> TypeGuard[ast.Constant]:
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and bool(BEGINS.match(node.value.strip()))


def _takes_sql(call: ast.Call) -> bool:
    """Whether the first argument of the call is a text for the database."""
    match call.func:
        case ast.Name(id="ask" | "statement"):
            return True
        case ast.Attribute(value=owner, attr="ask" | "read"):
            return "database" in ast.unparse(owner)
    return False


def _is_constant(node: ast.expr, given: set[str]) -> bool:
    match node:
        case ast.Name(id=name):
            return name.isupper() or name in given
        case ast.Attribute(value=owner, attr=name):
            return name.isupper() or _is_constant(owner, given)
        case ast.Subscript(value=owner):
            return _is_constant(owner, given)
        case ast.IfExp(body=first, orelse=second):
            return _is_constant(first, given) and _is_constant(second, given)
    return False


def source_of(module: ModuleType) -> str:
    """The text of a module."""
    assert module.__file__ is not None
    return Path(module.__file__).read_text(encoding="utf-8")
