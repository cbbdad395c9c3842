"""The actions of a player in Barbu, and their notation."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from engine.cards import SUITS, Seat, rank_text, suit_text
from engine.game import Malformed
from engine.games.barbu.cards import RANKS
from engine.games.barbu.contracts import TRICK_CONTRACTS
from engine.games.barbu.model import Declared
from engine.message import Message
from engine.tricks.actions import Play, Word, parse_played
from engine.tricks.four_players import SEATS


@dataclass(frozen=True, slots=True)
class Declare:
    """Declare a contract, with its trump suit or its start rank."""

    declared: Declared

    def __str__(self) -> str:
        declared = self.declared
        words = ["declare", declared.contract]
        if declared.trump is not None:
            words.append(suit_text(declared.trump))
        if declared.start is not None:
            words.append(rank_text(declared.start))
        return " ".join(words)


@dataclass(frozen=True, slots=True)
class Double:
    """Double these seats, ascending; empty: nobody. A seat that is named twice appears twice until it is checked."""

    seats: tuple[Seat, ...]

    def __str__(self) -> str:
        return " ".join(["double", *(map(str, self.seats) if self.seats else ("none",))])


@dataclass(frozen=True, slots=True)
class Pass(Word):
    """Lay nothing in dominoes."""

    word = "pass"


Action: TypeAlias = Declare | Double | Pass | Play

DECLARATIONS: Final[tuple[Declare, ...]] = (
    *(Declare(Declared(key)) for key in TRICK_CONTRACTS if key != "TR"),
    *(Declare(Declared("TR", trump=suit)) for suit in SUITS),
    *(Declare(Declared("DO", start=rank)) for rank in RANKS),
)
"""Everything that can be declared, in the order in which it is offered."""

_WORDS: Final[dict[str, Action]] = {"pass": Pass(), "double none": Double(())}
_DECLARATIONS: Final = {str(action).lower(): action for action in DECLARATIONS}
_SEATS: Final = {str(seat): seat for seat in SEATS}


@lru_cache(maxsize=1024)
def parse(text: str) -> Action:
    """Parse an action: lower-case words and single spaces; ranks, suits and contracts in either case.

    Raises:
        Malformed: the text is no action of Barbu.
    """
    if (action := _WORDS.get(text)) is not None:
        return action
    verb, *words = text.split(" ")
    match verb:
        case "declare" if text.isascii() and (declared := _DECLARATIONS.get(text.lower())) is not None:
            return declared
        case "double" if words and all(word in _SEATS for word in words):
            return Double(tuple(sorted(_SEATS[word] for word in words)))
        case "play":
            try:
                return Play(parse_played(words))
            except ValueError:
                pass
    raise Malformed(Message("barbu-no-such-action"))
