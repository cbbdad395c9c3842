"""Card faces: told apart in a fan, readable on a phone, of colours that stand out; a host's own faces."""

from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from bot.pictures.atlas import LOOKS, Look, UnusableFace, atlas
from bot.pictures.colours import FELT, PAPER
from bot.pictures.faces import back
from bot.text.i18n import FRENCH_DECK, SWISS_DECK, Localiser, Voice
from engine.cards import CARD_TEXTS, RANKS_IN_SUIT, Card, Rank, card_text, parse_card, suit_of
from tests.pictures.contrast import contrast

PHONE = 94
"""Pixels of a card of 47 points, nine in a row of a phone, at two pixels a point."""
STRIP = 36
"""Pixels of a card that the next one of a fan of thirteen leaves visible."""
READABLE = 0.25
"""The least height of the capitals in the corner, as a share of the width: 12 points of 47."""


def look(deck: str, language: str = "en", own: Path | None = None) -> Look:
    voice = Voice(Localiser(), language, SWISS_DECK if deck == "swiss" else FRENCH_DECK)
    return Look(deck, tuple(voice.rank_index(Rank(rank)) for rank in range(RANKS_IN_SUIT)), own)


def on_felt(picture: Image.Image) -> Image.Image:
    ground = Image.new("RGB", picture.size, FELT)
    ground.paste(picture, (0, 0), picture)
    return ground


def difference(one: Image.Image, other: Image.Image) -> int:
    """How many pixels are clearly different, in the channel in which they differ most."""
    red, green, blue = ImageChops.difference(one, other).split()
    most = ImageChops.lighter(red, ImageChops.lighter(green, blue))
    return sum(most.histogram()[60:])


@pytest.mark.parametrize("deck", LOOKS)
@pytest.mark.parametrize("language", Localiser().languages)
def test_any_two_cards_are_told_apart_by_the_strip_that_a_fan_shows(deck: str, language: str) -> None:
    strips = {
        card_text(card): on_felt(picture).crop((0, 0, STRIP, picture.height // 2))
        for card, picture in atlas(look(deck, language), PHONE).items()
    }
    assert len(strips) == len(CARD_TEXTS)
    near = {pair for pair in combinations(strips, 2) if difference(*(strips[card] for card in pair)) < 25}
    assert near == set()


@pytest.mark.parametrize("deck", LOOKS)
def test_the_letters_stand_out_from_the_paper(deck: str) -> None:
    for ink in LOOKS[deck].inks.values():
        assert contrast(ink, PAPER) >= 4.5
    assert contrast(PAPER, FELT) >= 4.5


@pytest.mark.parametrize("deck", LOOKS)
def test_the_index_is_large(deck: str) -> None:
    for card, picture in atlas(look(deck), PHONE).items():
        ink = LOOKS[deck].inks[suit_of(card)]
        corner = on_felt(picture).crop((5, 2, STRIP, round(PHONE * 0.44)))
        rows = [
            row
            for row in range(corner.height)
            if any(
                max(abs(a - b) for a, b in zip(corner.getpixel((x, row)), ink, strict=True)) < 40
                for x in range(corner.width)
            )
        ]
        assert rows[-1] - rows[0] >= PHONE * READABLE, card_text(card)


def test_the_four_colours_differ_and_two_colours_are_two() -> None:
    assert len(set(LOOKS["french"].inks.values())) == len(set(LOOKS["swiss"].inks.values())) == 4
    assert len(set(LOOKS["french-two-colours"].inks.values())) == 2


def test_a_card_is_round_at_its_corners_and_solid_elsewhere() -> None:
    for picture in (*atlas(look("swiss"), PHONE).values(), back(PHONE)):
        assert picture.size == (PHONE, PHONE * 140 // 100)
        alpha = picture.getchannel("A")
        assert alpha.getpixel((0, 0)) == alpha.getpixel((PHONE - 1, 0)) == 0
        assert alpha.getpixel((PHONE // 2, 0)) == alpha.getpixel((0, PHONE // 2)) == 255


def test_courts_look_different_in_every_suit_and_rank() -> None:
    faces = atlas(look("french"), PHONE)
    courts = {
        name: on_felt(faces[parse_card(name)]).crop((STRIP, 0, PHONE, PHONE * 140 // 100))
        for name in CARD_TEXTS
        if name[0] in "KQJ"
    }
    assert all(difference(one, other) > 100 for one, other in combinations(courts.values(), 2))


# ------------------------------------------------------------------------------------------------- a host's own faces


def test_a_face_of_ones_own_replaces_that_card_alone(tmp_path: Path) -> None:
    (tmp_path / "swiss").mkdir()
    Image.new("RGB", (300, 500), (1, 2, 3)).save(tmp_path / "swiss" / "JS.png")
    own, drawn = atlas(look("swiss", own=tmp_path), PHONE), atlas(look("swiss"), PHONE)
    under = parse_card("JS")
    assert own[under].size == drawn[under].size
    assert own[under].getpixel((40, 40)) == (1, 2, 3, 255)
    assert all(own[card].tobytes() == drawn[card].tobytes() for card in map(Card, range(52)) if card != under)


def test_a_file_that_is_no_picture_is_named(tmp_path: Path) -> None:
    (tmp_path / "french").mkdir()
    broken = tmp_path / "french" / "QC.png"
    broken.write_bytes(b"no picture")
    with pytest.raises(UnusableFace) as raised:
        atlas(look("french", own=tmp_path), PHONE)
    assert raised.value.path == broken
