"""Emoji of cards: told apart at the size of a line of text, on light and on dark; as Discord takes them."""

from collections.abc import Mapping
from functools import cache
from itertools import combinations

import pytest
from PIL import Image

from bot.pictures.atlas import LOOKS
from bot.pictures.colours import GOLD, INK, PAPER
from bot.pictures.emoji import SIZE, card_emoji, chip_emoji, suit_emoji, trump_emoji
from bot.text.i18n import FRENCH_DECK, SWISS_DECK, Localiser, Voice
from engine.cards import CARD_TEXTS, SIX, SUITS, Card, card_text, rank_of
from tests.pictures.contrast import contrast
from tests.pictures.test_faces import difference

LINE = 20
"""Pixels of an emoji in a button."""
DARK, LIGHT = (49, 51, 56), (255, 255, 255)
"""What messages stand on."""


@cache
def small(deck: str, language: str) -> Mapping[str, Image.Image]:
    """Every card as it stands in a line, on dark, and every trump."""
    voice = Voice(Localiser(), language, SWISS_DECK if deck == "swiss" else FRENCH_DECK)
    return {
        f"{card_text(card)}{'*' if trump else ''}": on(
            DARK, card_emoji(deck, card, voice.rank_index(rank_of(card)), trump=trump)
        )
        for card in map(Card, range(len(CARD_TEXTS)))
        if deck != "swiss" or rank_of(card) <= SIX
        for trump in (False, True)
    }


def on(ground: tuple[int, int, int], picture: Image.Image) -> Image.Image:
    """The picture as it is seen in a line."""
    shown = Image.new("RGB", (LINE, LINE), ground)
    little = picture.resize((LINE, LINE), Image.Resampling.LANCZOS)
    shown.paste(little, (0, 0), little)
    return shown


@pytest.mark.parametrize("deck", ["french", "swiss"])
@pytest.mark.parametrize("language", Localiser().languages)
def test_any_two_cards_are_told_apart_in_a_line(deck: str, language: str) -> None:
    cards = small(deck, language)
    assert len(cards) == 2 * (36 if deck == "swiss" else 52)
    near = {
        (one, other): difference(cards[one], cards[other])
        for one, other in combinations(cards, 2)
        if difference(cards[one], cards[other]) < 12
    }
    assert near == {}


@pytest.mark.parametrize("deck", ["french", "swiss"])
def test_no_card_is_told_by_its_colour_alone(deck: str) -> None:
    grey = {name: picture.convert("L").convert("RGB") for name, picture in small(deck, "en").items()}
    assert all(difference(grey[one], grey[other]) >= 8 for one, other in combinations(grey, 2))


def test_a_tile_stands_out_from_both_themes() -> None:
    tile = suit_emoji("french", SUITS[0])
    paper, edge = tile.getpixel((SIZE // 2, SIZE // 12))[:3], tile.getpixel((SIZE // 2, 0))[:3]
    assert contrast(paper, DARK) >= 7
    assert contrast(edge, LIGHT) >= 2.5, "on white it is the edge that tells where a card ends"


def test_the_star_of_trumps_has_an_edge_and_its_letters_stand_out() -> None:
    assert contrast(GOLD, INK) >= 4.5
    assert all(contrast(ink, PAPER) >= 4.5 for deck in ("french", "swiss") for ink in LOOKS[deck].inks.values())


@pytest.mark.parametrize("picture", [trump_emoji(), chip_emoji(), suit_emoji("swiss", SUITS[1])])
def test_signs_have_the_size_of_an_emoji(picture: Image.Image) -> None:
    assert picture.size == (SIZE, SIZE)
    assert picture.getchannel("A").getpixel((0, 0)) == 0
