"""The actions of a player in Klaberjass, and their notation."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from engine.cards import SUIT_LETTERS, Card, Suit, parse_suit
from engine.game import Hidden, Malformed
from engine.message import Message
from engine.tricks.actions import Word, parse_played, played_text


@dataclass(frozen=True, slots=True)
class Take(Word):
    """Take the turned suit as trump."""

    word = "take"


@dataclass(frozen=True, slots=True)
class Pass(Word):
    """Make no bid."""

    word = "pass"


@dataclass(frozen=True, slots=True)
class Schmeiss(Word):
    """Offer to throw the deal in (option `schmeiss`)."""

    word = "schmeiss"


@dataclass(frozen=True, slots=True)
class PlayOn(Word):
    """Refuse the offer: the other becomes maker."""

    word = "play-on"


@dataclass(frozen=True, slots=True)
class ThrowIn(Word):
    """Accept the offer."""

    word = "throw-in"


@dataclass(frozen=True, slots=True)
class Name:
    """Name another suit as trump."""

    suit: Suit

    def __str__(self) -> str:
        return f"name {SUIT_LETTERS[self.suit]}"


@dataclass(frozen=True, slots=True)
class Silent(Word):
    """Announce no sequence."""

    word = "silent"


@dataclass(frozen=True, slots=True)
class Declare(Word):
    """Announce the value of your best sequence."""

    word = "declare"


@dataclass(frozen=True, slots=True)
class Win(Word):
    """Answer that your best sequence is worth more."""

    word = "win"


@dataclass(frozen=True, slots=True)
class Same(Word):
    """Answer that your best sequence is worth the same."""

    word = "same"


@dataclass(frozen=True, slots=True)
class Yield(Word):
    """Answer that the other player's sequence wins."""

    word = "yield"


@dataclass(frozen=True, slots=True)
class Dix(Word):
    """Exchange the seven of trump for the turn-up."""

    word = "dix"


@dataclass(frozen=True, slots=True, repr=False)
class Play(Hidden):
    """Play a card; with `bella`, announce the bella. The cards stay as written: that it is one card is a rule."""

    cards: tuple[Card, ...]
    bella: bool = False

    def __str__(self) -> str:
        return played_text(self.cards) + (" bella" if self.bella else "")


Bidding: TypeAlias = Take | Pass | Schmeiss | PlayOn | ThrowIn | Name
Answer: TypeAlias = Silent | Declare | Win | Same | Yield
Action: TypeAlias = Bidding | Answer | Dix | Play

WORDS: Final[dict[str, Action]] = {
    kind.word: kind() for kind in (Take, Pass, Schmeiss, PlayOn, ThrowIn, Silent, Declare, Win, Same, Yield, Dix)
}


def _malformed() -> Malformed:
    return Malformed(Message("klaberjass-no-such-action"))


@lru_cache(maxsize=1024)
def parse(text: str) -> Action:
    """Parse an action: lower-case words and single spaces, ranks and suits in either case.

    Raises:
        Malformed: the text is no action of Klaberjass.
    """
    if (found := WORDS.get(text)) is not None:
        return found
    verb, *rest = text.split(" ")
    try:
        if verb == "name" and len(rest) == 1:
            return Name(parse_suit(rest[0]))
        if verb == "play":
            return _parse_play(rest)
    except ValueError:
        pass
    raise _malformed()


def _parse_play(words: list[str]) -> Play:
    bella = words[-1:] == ["bella"]
    return Play(parse_played(words[:-1] if bella else words), bella)
