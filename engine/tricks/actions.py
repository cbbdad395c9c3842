"""What the actions of trick-taking games share: a word alone, cards as they were written, and how they are checked.

Every game's `rules.act` has the same three steps:

1. A card that the kernel allows (`may_play`) is played at once, without making a view: cards are the most frequent
   actions.
2. For anything else the game's `refusal_of` decides from the seat's view (`check`).
3. An allowed action is done, by phase and kind of action.

>>> played_text(parse_played(["as", "TS"]))
'play AS TS'
>>> played_text(parse_played(["none"]), "discard")
'discard none'
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from engine.cards import CARD_TEXTS, Card, Seat, parse_card
from engine.game import Hidden, IllegalAction, Malformed, Refusal
from engine.kernel import Kernel
from engine.message import Message


class Word:
    """An action that is a word alone."""

    __slots__ = ()
    word: ClassVar[str]

    def __str__(self) -> str:
        return self.word


def played_text(cards: Sequence[Card], verb: str = "play") -> str:
    """The text of an action with these cards, in their order; `none` for no cards."""
    return " ".join([verb, *([CARD_TEXTS[one] for one in cards] or ["none"])])


def parse_played(words: Sequence[str]) -> tuple[Card, ...]:
    """The cards after the word `play`, or another verb.

    Raises:
        ValueError: something among the words is no card.
    """
    return () if words == ["none"] else tuple(parse_card(word) for word in words)


@dataclass(frozen=True, slots=True, repr=False)
class Play(Hidden):
    """Play a card. The cards stay as written until they are checked: that it is one card is a rule."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return played_text(self.cards)


@lru_cache(maxsize=256)
def parse_play(text: str) -> Play:
    """Parse a play, ranks and suits in either case: the only action of a game without bidding.

    >>> str(parse_play("play as"))
    'play AS'

    Raises:
        Malformed: the text is no play of cards.
    """
    verb, *words = text.split(" ")
    try:
        if verb == "play" and words:
            return Play(parse_played(words))
    except ValueError:
        pass
    raise Malformed(Message("engine-no-such-action"))


def may_play(kernel: Kernel, seat: Seat, cards: Sequence[Card]) -> bool:
    """Whether these are one card that this seat may play now."""
    return seat == kernel.turn and len(cards) == 1 and bool(kernel.legal() >> cards[0] & 1)


def check(refusal: Refusal | None) -> None:
    """Raise the refusal, if there is one.

    Raises:
        IllegalAction: there is one.
    """
    if refusal is not None:
        raise IllegalAction(refusal)
