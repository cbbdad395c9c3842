"""The bot's own emoji inside texts: which of its cards and signs can be shown as a picture."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

MISSING: Final = ""
"""Stands for an emoji that there is not."""


@dataclass(frozen=True, slots=True, eq=False)
class Emoji:
    """The emoji that Discord keeps for the bot, each as it is written in a text: `<:queen_of_clubs_fr_1a2b3c4d:123>`.

    `cards` and `trumps` (the same cards with a star): by language and deck, one for each card, `MISSING` where there is
    none. `suits`: by deck, one for each suit. `trump` and `chip`: the mark of trumps, and a chip in the pot.
    """

    cards: Mapping[tuple[str, str], Sequence[str]]
    trumps: Mapping[tuple[str, str], Sequence[str]]
    suits: Mapping[str, Sequence[str]]
    trump: str = MISSING
    chip: str = MISSING
