"""`stich deck preview`: a sheet of all cards, and what is refused."""

from pathlib import Path

import pytest
from PIL import Image

from bot.cli.main import CANNOT, DECKS
from bot.pictures.atlas import LOOKS
from tests.cli.command import stich


def test_the_command_offers_every_deck() -> None:
    assert set(DECKS) == set(LOOKS)


@pytest.mark.parametrize(("deck", "columns"), [("french", 13), ("french-two-colours", 13), ("swiss", 9)])
async def test_a_sheet_shows_all_cards_and_the_back(deck: str, columns: int, tmp_path: Path) -> None:
    ended = await stich(tmp_path, "deck", "preview", "--deck", deck, "cards.png")
    assert (ended.status, ended.out) == (0, "The cards are in cards.png.\n")
    with Image.open(tmp_path / "cards.png") as sheet:
        assert sheet.width == (columns + 1) * 128 + 8
        assert sheet.height == 4 * 176 + 8
        paper = [sheet.getpixel((8 + column * 128 + 100, 8 + 60)) for column in range(columns)]
    assert set(paper) == {(253, 252, 247)}


async def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "mine.png").write_text("mine")
    ended = await stich(tmp_path, "deck", "preview", "mine.png")
    assert ended.status == CANNOT
    assert ended.error == "stich: The file mine.png already exists: choose another name.\n"
    assert (tmp_path / "mine.png").read_text() == "mine"


async def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    ended = await stich(tmp_path, "deck", "preview", "missing/cards.png", LANG="de_DE.UTF-8")
    assert ended.status == CANNOT
    assert ended.error.startswith("stich: Der Kartenbogen missing/cards.png lässt sich nicht schreiben: ")


async def test_faces_of_ones_own(tmp_path: Path) -> None:
    (tmp_path / "own" / "french").mkdir(parents=True)
    Image.new("RGB", (100, 140), (9, 9, 9)).save(tmp_path / "own" / "french" / "AS.png")
    ended = await stich(tmp_path, "deck", "preview", "cards.png", STICH_FACES="own")
    assert ended.status == 0
    with Image.open(tmp_path / "cards.png") as sheet:
        assert sheet.getpixel((60, 90)) == (9, 9, 9)
    (tmp_path / "own" / "french" / "AS.png").write_text("no picture")
    ended = await stich(tmp_path, "deck", "preview", "other.png", STICH_FACES="own")
    assert (ended.status, ended.error) == (CANNOT, "stich: own/french/AS.png is not a picture.\n")
    assert not (tmp_path / "other.png").exists()


async def test_a_folder_of_faces_that_is_not_there_is_refused(tmp_path: Path) -> None:
    ended = await stich(tmp_path, "deck", "preview", "cards.png", STICH_FACES="nowhere")
    assert (ended.status, ended.error) == (CANNOT, "stich: STICH_FACES must be a folder.\n")
