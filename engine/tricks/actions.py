"""What the actions of trick-taking games share: a word alone, and cards as they were written."""

from collections.abc import Sequence
from typing import ClassVar

from engine.cards import CARD_TEXTS, Card, parse_card


class Word:
    """An action that is a word alone."""

    __slots__ = ()
    word: ClassVar[str]

    def __str__(self) -> str:
        return self.word


def played_text(cards: Sequence[Card], verb: str = "play") -> str:
    """How the play of these cards is written, or what else is done with them: as they stand, `none` for none."""
    return " ".join([verb, *([CARD_TEXTS[one] for one in cards] or ["none"])])


def parse_played(words: Sequence[str]) -> tuple[Card, ...]:
    """The cards that follow the word `play`, or another verb.

    Raises:
        ValueError: something among the words is no card.
    """
    return () if words == ["none"] else tuple(parse_card(word) for word in words)
