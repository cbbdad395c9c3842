"""What the actions of trick-taking games share: a word alone, and cards as they were written."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from engine.cards import CARD_TEXTS, Card, parse_card
from engine.game import Hidden, Malformed
from engine.message import Message


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


@dataclass(frozen=True, slots=True, repr=False)
class PlayCard(Hidden):
    """Play a card to a trick. The cards stay as written until they are checked: that it is one is a rule."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return played_text(self.cards)


@lru_cache(maxsize=256)
def parse_play(text: str) -> PlayCard:
    """The play written so, ranks and suits in either case: the only action of a game without bidding.

    >>> str(parse_play("play as"))
    'play AS'

    Raises:
        Malformed: the text is no play of cards.
    """
    verb, *words = text.split(" ")
    try:
        if verb == "play" and words:
            return PlayCard(parse_played(words))
    except ValueError:
        pass
    raise Malformed(Message("engine-no-such-action"))
