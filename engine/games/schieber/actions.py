"""The actions of a player in Schieber, and their notation."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from engine.game import Malformed
from engine.games.schieber.cards import CONTRACTS, Contract
from engine.message import Message
from engine.tricks.actions import Play, Word, parse_played


@dataclass(frozen=True, slots=True)
class Choose:
    """Choose the contract."""

    contract: Contract

    def __str__(self) -> str:
        return f"choose {self.contract}"


@dataclass(frozen=True, slots=True)
class Push(Word):
    """Leave the choice of the contract to the partner."""

    word = "push"


@dataclass(frozen=True, slots=True)
class PushBack(Word):
    """Return the choice to the forehand (option `pushBack`)."""

    word = "push-back"


@dataclass(frozen=True, slots=True)
class Announce(Word):
    """Announce the best Weis of the hand (option `announce`)."""

    word = "announce"


@dataclass(frozen=True, slots=True)
class Good(Word):
    """Announce no Weis, though the hand has one (option `announce`)."""

    word = "good"


Answer: TypeAlias = Announce | Good
Action: TypeAlias = Choose | Push | PushBack | Answer | Play

WORDS: Final[dict[str, Action]] = {kind.word: kind() for kind in (Push, PushBack, Announce, Good)}
_CHOICES: Final = {
    f"choose {letter}": Choose(contract) for contract in CONTRACTS for letter in (contract, contract.lower())
}


@lru_cache(maxsize=1024)
def parse(text: str) -> Action:
    """Parse an action: lower-case words and single spaces; ranks, suits and contracts in either case.

    Raises:
        Malformed: the text is no action of Schieber.
    """
    if (action := WORDS.get(text) or _CHOICES.get(text)) is not None:
        return action
    verb, *words = text.split(" ")
    if verb == "play":
        try:
            return Play(parse_played(words))
        except ValueError:
            pass
    raise Malformed(Message("schieber-no-such-action"))
