"""`stich deck preview FILE`: a picture of all cards as the bot draws them."""

import sys
from argparse import Namespace
from pathlib import Path
from typing import Final

from bot.app.settings import CannotRun, load
from bot.cli.arguments import terminal_voice
from bot.pictures.atlas import Look, UnusableFace
from bot.pictures.preview import preview as drawn
from bot.text.i18n import FRENCH_DECK, SWISS_DECK, Voice

WIDTH: Final = 120
"""Pixels of a card on the sheet."""


def preview(args: Namespace) -> int:
    """Draws the sheet as a new PNG file, and says so.

    Raises:
        CannotRun: a face of one's own is no picture, the file is there already or cannot be written.
    """
    voice, target = terminal_voice(), Path(args.file)
    try:
        sheet = drawn(_look(voice, args.deck, load().faces), WIDTH)
    except UnusableFace as problem:
        raise CannotRun("cli-face-unusable", path=str(problem.path)) from None
    try:
        with target.open("xb") as file:
            sheet.save(file, "PNG")
    except FileExistsError:
        raise CannotRun("cli-deck-exists", path=str(target)) from None
    except OSError as problem:
        raise CannotRun("cli-deck-not-written", path=str(target), reason=problem.strerror or "") from None
    sys.stdout.write(voice.text("cli-deck-done", path=str(target)) + "\n")
    return 0


def _look(voice: Voice, deck: str, own: Path | None) -> Look:
    """The deck of this name, with the letters of the terminal's language in its corners."""
    named = Voice(voice.localiser, voice.language, SWISS_DECK if deck == "swiss" else FRENCH_DECK)
    return Look(deck, named.rank_indices(), own)
