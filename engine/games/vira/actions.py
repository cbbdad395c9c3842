"""The actions of a player in Vira, and their notation."""

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Final, TypeAlias

from engine.cards import SUITS, Card, Suit, suit_text
from engine.game import Hidden, Malformed
from engine.games.vira.contracts import BY_KEY, ROWS, BidKey
from engine.games.vira.model import IN_COLOUR, IN_PREFERENCE, PLAIN, Bid, CallName, Qualifier
from engine.message import Message
from engine.tricks.actions import Word, parse_played, played_text

QUALIFIERS: Final[dict[Qualifier, str]] = {PLAIN: "", IN_COLOUR: "colour", IN_PREFERENCE: "preference"}


@dataclass(frozen=True, slots=True)
class MakeBid:
    """VIR-3.2: a new bid."""

    bid: Bid

    def __str__(self) -> str:
        return f"bid {self.bid.row.key} {QUALIFIERS[self.bid.qualifier]}".rstrip()


@dataclass(frozen=True, slots=True)
class Say:
    """VIR-3.2: a call on the standing bid: in colour, in preference, hold it, or pass."""

    call: CallName

    def __str__(self) -> str:
        return self.call


@dataclass(frozen=True, slots=True)
class Sharpen:
    """VIR-1.4: announce the contract with this key; None: keep the one that was won."""

    key: BidKey | None

    def __str__(self) -> str:
        return f"sharpen {self.key or 'none'}"


@dataclass(frozen=True, slots=True)
class NameTrump:
    """VIR-1.5: name the trump suit."""

    suit: Suit

    def __str__(self) -> str:
        return f"trump {suit_text(self.suit)}"


@dataclass(frozen=True, slots=True)
class Misere(Word):
    """VIR-1.5.C: play to lose every trick."""

    word = "misere"


@dataclass(frozen=True, slots=True)
class Stand(Word):
    """VIR-1.5: play with this hand."""

    word = "stand"


@dataclass(frozen=True, slots=True)
class Surrender(Word):
    """VIR-1.5.3: lay down the cards."""

    word = "surrender"


@dataclass(frozen=True, slots=True)
class ReExchange(Word):
    """VIR-1.5.4: exchange a second time."""

    word = "re-exchange"


@dataclass(frozen=True, slots=True, repr=False)
class OfCards(Hidden):
    """An action with cards of the hand. A card that is named twice appears twice until it is checked."""

    verb: ClassVar[str]
    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return played_text(self.cards, self.verb)


@dataclass(frozen=True, slots=True, repr=False)
class Exchange(OfCards):
    """VIR-1.5.1, VIR-1.6: discard these, then draw as many."""

    verb = "exchange"


@dataclass(frozen=True, slots=True, repr=False)
class Keep(OfCards):
    """VIR-1.5.C: keep these and exchange the others for the whole talon."""

    verb = "keep"


@dataclass(frozen=True, slots=True, repr=False)
class Discard(OfCards):
    """VIR-1.5: discard these and draw nothing."""

    verb = "discard"


@dataclass(frozen=True, slots=True, repr=False)
class Play(OfCards):
    """VIR-1.7.1: play a card to a trick."""

    verb = "play"


Action: TypeAlias = (
    MakeBid | Say | Sharpen | NameTrump | Misere | Stand | Surrender | ReExchange | Exchange | Keep | Discard | Play
)

_SPOKEN: Final[tuple[Action, ...]] = (
    *(MakeBid(Bid(row.rank, qualifier)) for row in ROWS for qualifier in QUALIFIERS),
    *(Say("colour"), Say("preference"), Say("hold"), Say("pass")),
    *map(Sharpen, (None, *BY_KEY)),
    *map(NameTrump, SUITS),
    *(Misere(), Stand(), Surrender(), ReExchange()),
)
_WORDS: Final[dict[str, Action]] = {str(action): action for action in _SPOKEN}
VERBS: Final = frozenset(text.split()[0] for text in _WORDS)
"""The verbs of the actions that are said, without cards."""
_TRUMPS: Final = {str(action).lower(): action for action in _SPOKEN if isinstance(action, NameTrump)}
_OF_CARDS: Final[dict[str, type[Exchange | Keep | Discard]]] = {kind.verb: kind for kind in (Exchange, Keep, Discard)}


@lru_cache(maxsize=1024)
def parse(text: str) -> Action:
    """Parse an action: lower-case words and single spaces; ranks and suits in either case.

    Raises:
        Malformed: the text is no action of Vira.
    """
    if (action := _WORDS.get(text) or _TRUMPS.get(text)) is not None:
        return action
    verb, *words = text.split(" ")
    kind = _OF_CARDS.get(verb)
    if verb == Play.verb or (words and kind is not None):
        try:
            cards = parse_played(words)
        except ValueError:
            pass
        else:
            return Play(cards) if kind is None else kind(tuple(sorted(cards)))
    raise Malformed(Message("vira-no-such-action"))
