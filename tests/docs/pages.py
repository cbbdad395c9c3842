"""The project's pages and their contents."""

import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@cache
def pages() -> tuple[Path, ...]:
    """Every page that people read, relative to the repository."""
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "engine" / "games").rglob("*.md")]
    return tuple(sorted(path.relative_to(ROOT) for path in pages))


@cache
def text(page: str | Path) -> str:
    """A page, or any other file of the repository."""
    return (ROOT / page).read_text(encoding="utf-8")


def blocks(page: str | Path, language: str) -> list[str]:
    """The code blocks of a page that are marked with this language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", text(page), re.MULTILINE | re.DOTALL)


def code(page: str | Path) -> list[str]:
    """All code in a page: blocks line by line, and the text between backticks."""
    fenced = re.findall(r"^```\w*\n(.*?)^```$", text(page), re.MULTILINE | re.DOTALL)
    rest = re.sub(r"^```\w*\n.*?^```$", "", text(page), flags=re.MULTILINE | re.DOTALL)
    return [line for block in fenced for line in block.splitlines()] + re.findall(r"`([^`\n]+)`", rest)


def rows(page: str | Path, heading: str) -> list[list[str]]:
    """The cells of the first table under a heading, without its head."""
    section = re.split(rf"^#+ {re.escape(heading)}$", text(page), maxsplit=1, flags=re.MULTILINE)[1]
    rows: list[list[str]] = []
    for line in section.splitlines():
        if line.startswith("|"):
            rows.append([cell.strip() for cell in line.strip("|").split(" | ")])
        elif rows:
            break
    return rows[2:]


def anchors(page: str | Path) -> set[str]:
    """The anchors of a page's headings, as the project's site makes them."""
    headings = re.findall(r"^#+ (.+)$", text(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}
