"""Makes the picture at the top of the README: `python -m tests.pictures.readme docs/images/drawn.png`.

Its ground is clear, so it looks well on light and on dark pages.
"""

import random
import sys
from collections.abc import Callable
from typing import Final

from PIL import Image, ImageDraw

from bot.discord.pages.deal_picture import deal_drawing
from bot.discord.pages.picture import drawing_of, look_of
from bot.discord.pages.score_picture import score_drawing
from bot.pictures.drawn import Drawing, composed
from bot.tables.playing import shuffled
from bot.text.i18n import SWISS_DECK, Localiser, Voice
from bot.text.render import Frame, Seated
from engine.cards import Seat
from engine.match import Match
from engine.players.careful import Careful
from engine.registry import game
from engine.turn import Act, DealDue

WORDS: Final = Localiser()
WIDTH: Final = 390
HEIGHT: Final = 560
GAP: Final = 18
CORNER: Final = 18
FINER: Final = 4


def played(key: str, seed: int, enough: Callable[[Match], bool]) -> Match:
    """A match of careful players as soon as it has enough to show."""
    rng, careful = random.Random(seed), Careful()
    match = Match.start(game(key), seats=4, dealer=Seat(3))
    while not enough(match):
        if not isinstance(match.turn, Act):
            match, _ = match.deal(shuffled(match.game, rng))
            continue
        seat = match.turn.seat
        known = match.view(seat), match.game.information_state(match.state, seat), match.choice(seat)
        match, _ = match.act(seat, careful.decide(match.game, *known, rng))
    return match


def frame(key: str) -> Frame:
    """Anna plays with three computers."""
    return Frame(key, (Seated(name="Anna"), *(Seated(computer="careful", cast=cast) for cast in (2, 7, 10))), "live")


def in_trick(number: int, cards: int) -> Callable[[Match], bool]:
    """Whether so many cards lie in this trick, and it is Anna's turn."""

    def enough(match: Match) -> bool:
        trick = match.game.scene(match.view(None)).trick
        return match.turn == Act(Seat(0)) and trick is not None and trick.number >= number and len(trick.cards) == cards

    return enough


def after(deals: int) -> Callable[[Match], bool]:
    """Whether so many deals are over."""
    return lambda match: match.deals == deals and isinstance(match.turn, DealDue)


def drawings() -> list[tuple[Drawing, Voice]]:
    """A trick in each deck, a deal and a score."""
    french, swiss = Voice(WORDS), Voice(WORDS, "en", SWISS_DECK)
    schieber, barbu = played("schieber", 5, in_trick(3, 3)), played("barbu", 7, in_trick(4, 2))
    vira, sheet = played("vira", 4, after(3)), played("barbu", 3, after(9))

    def table(match: Match, voice: Voice) -> Drawing:
        scene = match.game.scene(match.view(Seat(0)))
        return drawing_of(scene, frame(match.game.key), Seat(0), voice)

    return [
        (table(schieber, swiss), swiss),
        (table(barbu, french), french),
        (deal_drawing(vira, frame("vira"), french), french),
        (score_drawing(sheet.game.sheet(sheet.view(None)), frame("barbu"), french), french),
    ]


def main() -> None:
    """Put them beside each other, as wide as on a phone, with round corners."""
    shown = drawings()
    whole = Image.new("RGBA", (len(shown) * (WIDTH + GAP) - GAP, HEIGHT), (0, 0, 0, 0))
    for number, (drawing, voice) in enumerate(shown):
        picture = composed(drawing, look_of(voice))
        picture = picture.resize((WIDTH, picture.height * WIDTH // picture.width), Image.Resampling.LANCZOS)
        picture = picture.crop((0, 0, WIDTH, min(HEIGHT, picture.height)))
        mask = Image.new("L", (picture.width * FINER, picture.height * FINER), 0)
        box = (0, 0, mask.width - 1, mask.height - 1)
        ImageDraw.Draw(mask).rounded_rectangle(box, CORNER * FINER, fill=255)
        whole.paste(picture, (number * (WIDTH + GAP), 0), mask.reduce(FINER))
    whole.quantize(255, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(sys.argv[1], optimize=True)


if __name__ == "__main__":
    main()
