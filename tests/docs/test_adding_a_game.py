"""The game of docs/adding-a-game.md works as it stands there: it passes conformance and is played on Discord.

Its files are taken from the page into a folder outside the project, and the tests run in a process that has it.
"""

import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.docs.pages import ROOT, text
from tests.i18n.catalogues import LANGUAGES
from tests.support.game_folder import FOLDER
from tests.support.openapi import description

PAGE = "docs/adding-a-game.md"
KEY = "plainwhist"
FILE = re.compile(r"^\*\*`([\w./]+)`\*\*\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
"""A file of the game: its path in bold, then a code block with its content."""
CONFORMANCE, CATALOGUES, ON_DISCORD = SUITES = (
    "tests/conformance",
    "tests/i18n/test_games.py",
    "tests/discord/match_of_a_game.py",
)
ENOUGH = 150
"""The conformance suite has at least that many tests for a game."""
MOST_LINES = 350
"""Of Python, in all files of the game."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of games with the game of the page in it."""
    folder = tmp_path / "games"
    for path, content in FILE.findall(text(PAGE)):
        file = folder / KEY / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, encoding="utf-8")
    return folder


def outcomes(folder: Path) -> Counter[tuple[str, str]]:
    """How many tests had which outcome, by module, in a process that knows the games of this folder too.

    One process runs them all, since to read the conformance suite takes longer than most of its tests.
    """
    report = folder.parent / "report.xml"
    plugins = ("-p", "tests.support.game_folder", "-p", "no:cacheprovider", "-p", "no:xdist", f"--junitxml={report}")
    # The options of the run around this one are not meant for this one.
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    chosen = ("-k", f"{KEY} or any_text or match_of_a_game", "--game", KEY)
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "--color=no", *plugins, *chosen, *SUITES],
        cwd=ROOT,
        env=environment | {FOLDER: str(folder), "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    cases = ElementTree.parse(report).iter("testcase")
    return Counter((_suite_of(case), "passed" if not len(case) else case[0].tag) for case in cases)


def _suite_of(case: ElementTree.Element) -> str:
    module = case.get("classname", "").replace(".", "/")
    return next(suite for suite in SUITES if module.startswith(suite.removesuffix(".py")))


def test_the_game_of_the_page_is_short_and_whole(folder: Path) -> None:
    files = sorted(path.relative_to(folder / KEY) for path in (folder / KEY).rglob("*") if path.is_file())
    catalogues = [f"locale/{language}.ftl" for language in LANGUAGES]
    assert {*map(Path, ("__init__.py", "RULES.md", *catalogues))} <= set(files)
    assert sum(
        len((folder / KEY / file).read_text("utf-8").splitlines()) for file in files if file.suffix == ".py"
    ) <= (MOST_LINES)


def test_its_code_and_its_rules_name_the_same_paragraphs(folder: Path) -> None:
    rules = set(re.findall(r"^\*\*PLW-([\d.]+)\*\* \S", (folder / KEY / "RULES.md").read_text("utf-8"), re.MULTILINE))
    cited = {
        number for file in (folder / KEY).rglob("*.py") for number in re.findall(r"PLW-(\d+\.\d+)", file.read_text())
    }
    assert rules
    assert cited == rules


def test_it_passes_the_conformance_suite_has_all_texts_and_is_played_on_discord(folder: Path) -> None:
    description()  # without it no match is played on Discord, and this is skipped as well
    counted = outcomes(folder)
    assert {outcome for _, outcome in counted} == {"passed"}
    assert counted[CONFORMANCE, "passed"] >= ENOUGH
    assert counted[CATALOGUES, "passed"] > 0
    assert counted[ON_DISCORD, "passed"] == 2
