"""Links and pictures of the pages exist, and every page can be reached."""

import re
from pathlib import Path

import pytest

from tests.docs.pages import ROOT, anchors, pages, text

LINK = re.compile(r"(!?)\[(?:[^\]]*)\]\(([^)\s]+)\)")
PNG = b"\x89PNG\r\n\x1a\n"


def _targets(page: Path, *, pictures: bool) -> list[str]:
    return [
        target for mark, target in LINK.findall(text(page)) if bool(mark) == pictures and not target.startswith("http")
    ]


@pytest.mark.parametrize("page", pages(), ids=str)
def test_links_between_pages_resolve(page: Path) -> None:
    for target in _targets(page, pictures=False):
        path, _, anchor = target.partition("#")
        linked = (ROOT / page).parent / path if path else ROOT / page
        assert linked.exists(), target
        assert not anchor or anchor in anchors(linked), target


@pytest.mark.parametrize("page", pages(), ids=str)
def test_pictures_exist_and_have_a_description(page: Path) -> None:
    for target in _targets(page, pictures=True):
        assert ((ROOT / page).parent / target).read_bytes().startswith(PNG), target
    assert not re.findall(r"!\[\]", text(page))


def test_the_readme_begins_with_a_picture_and_shows_every_picture() -> None:
    shown = _targets(Path("README.md"), pictures=True)
    names: tuple[str, ...] = ("lobby", "table", "hand", "result", "schieber-table", "schieber-hand", "barbu-sheet")
    names += ("vira-auction", "vira-statement", "drawn")
    assert {f"docs/images/{name}.png" for name in names} == set(shown)
    assert text("README.md").splitlines()[2].startswith("![")


def test_every_page_of_docs_can_be_reached_from_the_readme() -> None:
    reached: set[Path] = set()
    waiting = [Path("README.md")]
    while waiting:
        page = waiting.pop()
        if page in reached:
            continue
        reached.add(page)
        for target in _targets(page, pictures=False):
            path = ((ROOT / page).parent / target.partition("#")[0]).resolve()
            if path.suffix == ".md" and path.is_relative_to(ROOT):
                waiting.append(path.relative_to(ROOT))
    assert {page for page in pages() if page.parts[0] == "docs"} <= reached
