"""Every command in the pages exists and has the effect that the page describes."""

import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.docs.pages import ROOT, blocks, code, pages, text

PATHS = {"/data", "/healthz", "/metrics", "/readyz"}
"""Paths in the pages that look like slash commands."""


@cache
def _help(*command: str) -> str:
    run = subprocess.run(
        [sys.executable, "-m", "bot", *command, "--help"],
        cwd=ROOT, capture_output=True, text=True, timeout=60, check=True,
    )  # fmt: skip
    return run.stdout


def _subcommands(*command: str) -> set[str]:
    return set(re.findall(r"^    (\w+)  ", _help(*command), re.MULTILINE))


@pytest.mark.parametrize("page", pages(), ids=str)
def test_subcommands_and_options_of_stich_exist(page: Path) -> None:
    known = _subcommands()
    assert {"run", "play", "replay", "config", "health"} <= known
    for line in code(page):
        for command, rest in re.findall(r"\bstich ([a-z]+)\b([^|&;\n]*)", line):
            assert command in known, line
            below = [word for word in rest.split()[:1] if word in _subcommands(command)]
            for option in re.findall(r"--[a-z-]+", rest):
                assert option in _help(command, *below), line


def _language(page: Path) -> str:
    """The language of a page by its name: `README.de.md` is German, a name without a language is English."""
    return page.suffixes[0][1:] if len(page.suffixes) == 2 else "en"


@pytest.mark.parametrize(("page", "language"), [(page, _language(page)) for page in pages()])
def test_slash_commands_exist_in_the_language_of_the_page(page: Path, language: str) -> None:
    catalogue = text(f"bot/text/locale/{language}.ftl")
    words = re.findall(r"^command-[a-z-]+(?<!-about) = (.+)$", catalogue, re.MULTILINE)
    assert len(words) > 20
    for line in code(page):
        if re.fullmatch(r"/\w+( [\w-]+)?", line) and line not in PATHS:
            assert set(line.removeprefix("/").split()) <= set(words), line


def _line(page: str, end: str) -> str:
    """The only line of a page's shell blocks with this end."""
    (line,) = [line for block in blocks(page, "sh") for line in block.splitlines() if line.endswith(end)]
    return line


@pytest.mark.parametrize("end", ["/stich play", "/stich run", "/pytest"])
def test_the_commands_of_the_readme_include_the_whole_set_up(end: str) -> None:
    set_up = r"python3 -m venv \.venv && \.venv/bin/pip install -q \S+( \S+)? && (DISCORD_TOKEN=… )?\.venv/bin"
    assert re.fullmatch(set_up + end, _line("README.md", end))


def test_every_page_has_the_same_commands() -> None:
    translated = sorted(path.name for path in ROOT.glob("README.*.md"))
    assert translated
    for page in translated:
        assert _line(page, "/stich play") == _line("README.md", "/stich play")
        assert _line(page, "/stich run") == _line("README.md", "/stich run")
    assert _line("docs/hosting.md", "/stich run") == _line("README.md", "/stich run")
    assert _line("CONTRIBUTING.md", "/pytest") == _line("README.md", "/pytest")


def test_the_example_of_a_record_replays_as_the_page_shows() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "bot", "replay", "--json", "docs/example.stich"],
        cwd=ROOT, capture_output=True, text=True, timeout=60, check=True,
    )  # fmt: skip
    written, answers = blocks("docs/records.md", "")[:2]
    assert text("docs/example.stich").startswith(written)
    assert run.stdout.endswith(answers)


def test_the_backup_of_the_page_copies_a_database_in_use(tmp_path: Path) -> None:
    import sqlite3

    (line,) = [line for line in code("docs/hosting.md") if re.match(r"stich backup \S", line)]
    _, *arguments = line.split()
    with sqlite3.connect(tmp_path / "stich.db") as database:
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("CREATE TABLE schema_version (version INTEGER)")
        database.execute("CREATE TABLE move (line text)")
        database.execute("INSERT INTO move VALUES ('take')")
        database.commit()
        subprocess.run(
            [sys.executable, "-m", "bot", *arguments],
            cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(ROOT)}, timeout=60, check=True,
        )  # fmt: skip
    database.close()
    copy = sqlite3.connect(tmp_path / arguments[-1])
    assert copy.execute("SELECT line FROM move").fetchall() == [("take",)]
    copy.close()
