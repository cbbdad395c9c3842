"""A sheet with every face of a deck and its back, a row for each suit."""

from typing import Final

from PIL import Image

from bot.pictures.atlas import Look, atlas
from bot.pictures.colours import FELT
from bot.pictures.faces import HEIGHT, WIDTH, back
from engine.cards import SIX, SUITS, Rank, card

GAP: Final = 8


def preview(look: Look, width: int) -> Image.Image:
    """All faces, `width` pixels wide each: from the ace to the two, in the Swiss-German deck to the six.

    Raises:
        UnusableFace: a file in the folder of own faces is no picture.
    """
    faces, height = atlas(look, width), width * HEIGHT // WIDTH
    ranks = [Rank(rank) for rank in range(SIX + 1 if look.deck == "swiss" else len(look.indices))]
    whole = Image.new("RGB", ((len(ranks) + 1) * (width + GAP) + GAP, len(SUITS) * (height + GAP) + GAP), FELT)
    for row, suit in enumerate(SUITS):
        pictures = [faces[card(suit, rank)] for rank in ranks] + ([back(width)] if row == 0 else [])
        for column, picture in enumerate(pictures):
            whole.paste(picture, (GAP + column * (width + GAP), GAP + row * (height + GAP)), picture)
    return whole
