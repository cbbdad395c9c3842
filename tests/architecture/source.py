"""The project's source, parsed for the tests of this folder."""

import ast
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("engine", "bot", "sandbox")


def modules(*packages: str) -> list[Path]:
    """Every module of these packages, or of all without an argument, relative to the repository."""
    return sorted(path.relative_to(ROOT) for package in packages or PACKAGES for path in (ROOT / package).rglob("*.py"))


@cache
def tree(module: Path) -> ast.Module:
    """The syntax tree of a module."""
    return ast.parse((ROOT / module).read_text(encoding="utf-8"), filename=str(module))


def imported(module: Path) -> set[str]:
    """The dotted names that a module imports, inside functions too."""
    names: set[str] = set()
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            names.add(node.module)
    return names
