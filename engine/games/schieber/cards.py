"""SCH-1: the pack, the contracts, the order and points of the cards, and what a seat must play, as tables."""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from engine.cards import (
    ACE,
    CLUBS,
    DIAMONDS,
    EIGHT,
    HEARTS,
    JACK,
    KING,
    NINE,
    QUEEN,
    SEVEN,
    SIX,
    SPADES,
    SUIT_MASKS,
    SUITS,
    TEN,
    Card,
    CardSet,
    Seat,
    Suit,
    card,
    card_set,
    pack_of,
)
from engine.message import CardWord, Message, SuitWord, message
from engine.tricks.follow import (
    EXEMPTS_NOBODY,
    BySuitAndBest,
    Exemption,
    FollowRule,
    Led,
    by_suit_and_best,
    follow_suit,
)
from engine.tricks.ranking import Ranking, SuitOrder, ranking

SIDES: Final = ((Seat(0), Seat(2)), (Seat(1), Seat(3)))
"""SCH-1.2: the seats of each team; the side of a seat is its number modulo 2."""

_NATURAL: Final = (ACE, KING, QUEEN, JACK, TEN, NINE, EIGHT, SEVEN, SIX)
PACK: Final = pack_of(_NATURAL)
WHOLE_PACK: Final = card_set(PACK)
HAND: Final = 9
"""Cards dealt to each seat, and tricks in a deal."""

LAST_TRICK: Final = 5
"""SCH-2.8.3: points for taking the last trick."""
STOECK: Final = 20
"""SCH-2.7: points for king and queen of a suit."""

Contract: TypeAlias = Literal["H", "D", "S", "C", "O", "U"]
"""SCH-1.4: a trump suit, Obenabe or Undenufe."""
CONTRACTS: Final[tuple[Contract, ...]] = ("H", "D", "S", "C", "O", "U")
"""All contracts, in the order of the option `multipliers`."""
TRUMPS: Final[dict[Contract, Suit | None]] = {
    "H": HEARTS, "D": DIAMONDS, "S": SPADES, "C": CLUBS, "O": None, "U": None,
}  # fmt: skip

UndenufeValues: TypeAlias = Literal["A", "6"]
TrumpsOnly: TypeAlias = Literal["overtrump", "any"]

_TRUMP: Final = SuitOrder(
    (JACK, NINE, ACE, KING, QUEEN, TEN, EIGHT, SEVEN, SIX),
    {JACK: 20, NINE: 14, ACE: 11, TEN: 10, KING: 4, QUEEN: 3},
)
_PLAIN: Final = SuitOrder(_NATURAL, {ACE: 11, TEN: 10, KING: 4, QUEEN: 3, JACK: 2})
_OBENABE: Final = SuitOrder(_NATURAL, {**_PLAIN.points, EIGHT: 8})
_UNDENUFE: Final[dict[UndenufeValues, SuitOrder]] = {
    "A": SuitOrder(_NATURAL[::-1], _OBENABE.points),
    "6": SuitOrder(_NATURAL[::-1], {TEN: 10, EIGHT: 8, KING: 4, QUEEN: 3, JACK: 2, SIX: 11}),
}


def _ranking(contract: Contract, values: UndenufeValues) -> Ranking:
    plain = {"O": _OBENABE, "U": _UNDENUFE[values]}.get(contract, _PLAIN)
    return ranking(TRUMPS[contract], plain=plain, trumps=_TRUMP)


RANKINGS: Final[dict[tuple[Contract, UndenufeValues], Ranking]] = {
    (contract, values): _ranking(contract, values) for contract in CONTRACTS for values in _UNDENUFE
}
"""SCH-1.3, SCH-4.3: the order and points of the cards, by contract and the option `undenufeValues`."""

PAIRS: Final[tuple[CardSet, ...]] = tuple(card_set((card(suit, KING), card(suit, QUEEN))) for suit in SUITS)
"""SCH-2.7: the king and queen of each suit, by suit."""

SEVENS: Final = {"7C": card(CLUBS, SEVEN), "7H": card(HEARTS, SEVEN), "7D": card(DIAMONDS, SEVEN)}
"""SCH-2.2: the card that names the forehand, by the value of `firstForehand`."""

# ---------------------------------------------------------------------------------------------------------- the duties


def _follow_trumps(led: Led) -> int:
    """SCH-2.4.1: when trumps are led: the trumps."""
    return follow_suit(led) if led.suit == led.trump else 0


def _follow_or_trump(led: Led) -> int:
    """SCH-2.4.2: when another suit is led: the cards of this suit, and the trumps where the contract has any."""
    if led.suit == led.trump:
        return 0
    return follow_suit(led) | (0 if led.trump is None else SUIT_MASKS[led.trump])


def _not_under(led: Led) -> int:
    """SCH-2.4.3: when another suit is led: every card but the trumps below the strongest one in the trick."""
    if led.top is None or led.trump is None or led.suit == led.trump:
        return 0
    return WHOLE_PACK & ~(SUIT_MASKS[led.trump] & ~led.above)


def _bare_jack(led: Led) -> Exemption:
    """SCH-2.4.1: exempts a hand whose only trump is the Buur."""
    return EXEMPTS_NOBODY if led.trump is None else (SUIT_MASKS[led.trump] & WHOLE_PACK, 1 << card(led.trump, JACK))


def _void(led: Led) -> Exemption:
    """SCH-2.4.2: exempts a hand without cards of the led suit: it need not ruff either."""
    return EXEMPTS_NOBODY if led.trump is None else (follow_suit(led) & WHOLE_PACK, 0)


def _trumps_only(led: Led) -> Exemption:
    """SCH-4.6: exempts a hand that holds nothing but trumps."""
    return EXEMPTS_NOBODY if led.trump is None else (WHOLE_PACK & ~SUIT_MASKS[led.trump], 0)


def _say_follow(led: Led) -> Message:
    return message("schieber-must-follow", suit=SuitWord(led.suit))


def _say_follow_or_trump(led: Led) -> Message:
    if led.trump is None:
        return _say_follow(led)
    return message("schieber-follow-or-trump", suit=SuitWord(led.suit), trump=SuitWord(led.trump))


def _say_not_under(led: Led) -> Message:
    assert led.top is not None  # only a trump in the trick forbids cards
    return message("schieber-no-undertrump", card=CardWord(led.top))


_FOLLOW: Final = (
    FollowRule("SCH-2.4.1", _say_follow, _follow_trumps).unless(_bare_jack),
    FollowRule("SCH-2.4.2", _say_follow_or_trump, _follow_or_trump).unless(_void),
)
_NO_UNDERTRUMP: Final = FollowRule("SCH-2.4.3", _say_not_under, _not_under)
_RULES: Final[dict[TrumpsOnly, tuple[FollowRule, ...]]] = {
    "overtrump": (*_FOLLOW, _NO_UNDERTRUMP),
    "any": (*_FOLLOW, _NO_UNDERTRUMP.unless(_trumps_only)),
}
"""SCH-2.4, SCH-4.6: follow a trump lead, except with a bare Buur; follow a plain suit or ruff; do not undertrump.

By the option `trumpsOnly`.
"""

DUTIES: Final[dict[tuple[Contract, TrumpsOnly], BySuitAndBest]] = {
    (contract, manner): by_suit_and_best(rules, RANKINGS[contract, "A"])
    for contract in CONTRACTS
    for manner, rules in _RULES.items()
}
"""The duties by contract and the option `trumpsOnly`, then by led suit and by the card that would take the trick.

Nothing else defines them. Their readers: `kernel` (the legal cards), `choices` (which cards are greyed out, and why),
`refusals` (why a card is refused) and `view` (what a card proves about the hand that played it).
"""


_TAKING: Final = {contract: RANKINGS[contract, "A"].taking for contract in CONTRACTS}
"""By contract; the option `undenufeValues` changes points only, so either of its values gives the same order."""


def taking(cards: Sequence[Card], contract: Contract) -> int:
    """SCH-2.5: the place of the card that takes a trick; `cards`: the trick, in order of play."""
    return _TAKING[contract](cards)
