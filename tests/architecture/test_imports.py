"""Which module may import which: the contracts in pyproject.toml, and rules that they cannot express."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.source import ROOT, imported, modules, tree

PURE = {
    "abc", "bisect", "collections", "dataclasses", "enum", "functools", "hashlib", "heapq", "itertools", "json", "math",
    "operator", "types", "typing", "unicodedata",
}  # fmt: skip
"""The modules of the standard library that the rules may use: none has a clock, randomness, files or a network."""
FOR_THE_REGISTRY = {"importlib", "pkgutil"}
"""The modules that the registry needs to find the games' folders."""


def test_the_contracts_of_import_linter_hold() -> None:
    run = subprocess.run(
        [sys.executable, "-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"],
        cwd=ROOT, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.parametrize("module", modules("engine"), ids=str)
def test_the_engine_imports_only_itself_pydantic_and_pure_modules(module: Path) -> None:
    allowed = PURE | {"engine", "annotated_types", "pydantic", "pydantic_core"}
    if module == Path("engine/registry.py"):
        allowed |= FOR_THE_REGISTRY
    assert {name.partition(".")[0] for name in imported(module)} <= allowed


@pytest.mark.parametrize("module", modules(), ids=str)
def test_imports_are_absolute(module: Path) -> None:
    assert not [node for node in ast.walk(tree(module)) if isinstance(node, ast.ImportFrom) and node.level]


def test_only_the_command_and_bot_discord_import_discord() -> None:
    users = {module for module in modules() if any(name.partition(".")[0] == "discord" for name in imported(module))}
    assert users
    assert all(module.is_relative_to("bot/discord") for module in users - {Path("bot/cli/main.py")})


@pytest.mark.parametrize("command", [["replay", "--help"], ["--help"], ["--version"]], ids=" ".join)
def test_commands_that_need_neither_discord_nor_a_database_load_neither(command: list[str]) -> None:
    program = (
        "import sys\n"
        "from bot.cli.main import main\n"
        "try:\n    main(sys.argv[1:])\n"
        "except SystemExit as end:\n    assert not end.code, end.code\n"
        "print(*sorted({name.partition('.')[0] for name in sys.modules}), file=sys.stderr)\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", program, *command], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    assert run.returncode == 0, run.stderr
    assert not {"discord", "aiohttp", "aiosqlite", "sqlite3"} & set(run.stderr.split())
