"""Every path and module that the pages for contributors name exists."""

import importlib
import re

import pytest

from tests.docs.pages import ROOT, code

PAGES = ("CONTRIBUTING.md", "docs/adding-a-game.md", "docs/architecture.md")
PLACES = "bot|engine|sandbox|tests"
BUILT_BY_THE_PAGE = "engine.games.plainwhist"
"""The game that docs/adding-a-game.md builds; it is no folder of the repository."""
PATH = re.compile(rf"(?:{PLACES})/[\w<>./-]*")
DOTTED = re.compile(rf"(?:{PLACES})(?:\.\w+)+")
VALUES = {
    "<game>": sorted(folder.parent.name for folder in (ROOT / "engine" / "games").glob("*/RULES.md")),
    "<language>": sorted(catalogue.stem for catalogue in (ROOT / "bot" / "text" / "locale").glob("*.ftl")),
}
"""The values of each placeholder in a path; the path must exist for all of them."""


def named(words: str) -> list[str]:
    """The paths and dotted names among the words of a piece of code, without a call's arguments."""
    stripped = (re.sub(r"[(:;,].*", "", word).strip("\"'[]") for word in words.split())
    return [word for word in stripped if PATH.fullmatch(word) or DOTTED.fullmatch(word)]


def filled_in(path: str) -> list[str]:
    """A path with every value of each placeholder in it."""
    paths = [path]
    for placeholder, values in VALUES.items():
        paths = [path.replace(placeholder, value) for path in paths for value in values]
    return sorted(set(paths))


def missing(name: str) -> list[str]:
    """The files and modules that a path or dotted name stands for and that do not exist; none if all is well."""
    if "/" in name:
        return [path for path in filled_in(name) if not (ROOT / path).exists()]
    return [] if _resolves(name) else [name]


def _resolves(dotted: str) -> bool:
    """Whether a dotted name is a package, a module, or an attribute of one."""
    module, attributes = dotted, list[str]()
    while not _is_module(module):
        module, _, attribute = module.rpartition(".")
        attributes.insert(0, attribute)
    value: object = importlib.import_module(module) if attributes else None
    for attribute in attributes:
        if not hasattr(value, attribute):
            return False
        value = getattr(value, attribute)
    return True


def _is_module(dotted: str) -> bool:
    path = ROOT.joinpath(*dotted.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


@pytest.mark.parametrize("page", PAGES)
def test_the_paths_and_modules_of_the_page_exist(page: str) -> None:
    names = [name for words in code(page) for name in named(words) if not name.startswith(BUILT_BY_THE_PAGE)]
    assert len(names) > 5
    assert {name: missing(name) for name in names if missing(name)} == {}


@pytest.mark.parametrize(
    "wrong",
    [
        "bot/no_such.py", "engine/games/<game>/no_such.py", "engine/games/<game>/weis.py", "tests/no_such/",
        "bot/text/locale/no_such.ftl", "bot.no_such", "bot.tables.no_such", "bot.tables.timing.no_such",
        "engine.match.Match.no_such", "sandbox.no_such.module",
    ],
)  # fmt: skip
def test_a_wrong_path_or_module_is_noticed(wrong: str) -> None:
    assert named(f"pytest {wrong}") == [wrong]
    assert missing(wrong)


@pytest.mark.parametrize(
    "right",
    [
        "bot/tables/timing.py", "engine/games/<game>/RULES.md", "bot/text/locale/<language>.ftl", "tests/docs/",
        "bot.tables", "bot.tables.timing", "bot.tables.timing.given_answer", "engine.match.Match", "tests.bench",
    ],
)  # fmt: skip
def test_an_existing_path_or_module_is_accepted(right: str) -> None:
    assert named(f"see {right}") == [right]
    assert not missing(right)
