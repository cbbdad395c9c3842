"""Who may import whom: the contracts in pyproject.toml, and what a list of forbidden names cannot say."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.source import ROOT, imported, modules, tree

PURE = {
    "abc", "bisect", "collections", "dataclasses", "enum", "functools", "heapq", "itertools", "json", "math",
    "operator", "types", "typing", "unicodedata",
}  # fmt: skip
"""What the rules may take from the standard library: nothing here has a clock, chance, or a way out."""
FOLDERS = {"importlib", "pkgutil"}
"""What finds the games' folders."""


def test_the_contracts_of_import_linter_hold() -> None:
    run = subprocess.run(
        [sys.executable, "-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"],
        cwd=ROOT, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.parametrize("module", modules("engine"), ids=str)
def test_the_engine_imports_nothing_but_itself_pydantic_and_what_is_pure(module: Path) -> None:
    allowed = PURE | {"engine", "annotated_types", "pydantic", "pydantic_core"}
    if module == Path("engine/registry.py"):
        allowed |= FOLDERS
    assert {name.partition(".")[0] for name in imported(module)} <= allowed


@pytest.mark.parametrize("module", modules(), ids=str)
def test_imports_are_absolute(module: Path) -> None:
    assert not [node for node in ast.walk(tree(module)) if isinstance(node, ast.ImportFrom) and node.level]


def test_only_the_command_and_bot_discord_import_discord() -> None:
    users = {module for module in modules() if any(name.partition(".")[0] == "discord" for name in imported(module))}
    assert users
    assert all(module.is_relative_to("bot/discord") for module in users - {Path("bot/cli/main.py")})


@pytest.mark.parametrize("command", [["replay", "--help"], ["--help"], ["--version"]], ids=" ".join)
def test_what_needs_neither_discord_nor_a_database_loads_neither(command: list[str]) -> None:
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
