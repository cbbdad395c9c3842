"""KLA-1: the pack, the order and the points of the cards, and what a seat must play to a trick, as tables."""

from typing import Final

from engine.cards import (
    ACE,
    EIGHT,
    JACK,
    KING,
    NINE,
    QUEEN,
    SEVEN,
    SUITS,
    TEN,
    Card,
    CardSet,
    Suit,
    bit,
    card,
    card_set,
    pack_of,
    suit_of,
)
from engine.message import CardWord, Message, SuitWord, message
from engine.tricks.follow import CompiledRules, FollowRule, Led, beat_led_trump, follow_suit, trump_if_void
from engine.tricks.ranking import Ranking, SuitOrder, ranking

PACK: Final = pack_of((ACE, KING, QUEEN, JACK, TEN, NINE, EIGHT, SEVEN))
WHOLE_PACK: Final = card_set(PACK)

LAST_TRICK: Final = 10
"""KLA-2.7.6."""
BELLA: Final = 20

PLAIN: Final = SuitOrder(
    (ACE, TEN, KING, QUEEN, JACK, NINE, EIGHT, SEVEN),
    {ACE: 11, TEN: 10, KING: 4, QUEEN: 3, JACK: 2},
)
TRUMPS: Final = SuitOrder(
    (JACK, NINE, ACE, TEN, KING, QUEEN, EIGHT, SEVEN),
    {JACK: 20, NINE: 14, ACE: 11, TEN: 10, KING: 4, QUEEN: 3},
)
RANKINGS: Final[tuple[Ranking, ...]] = tuple(ranking(trump, plain=PLAIN, trumps=TRUMPS) for trump in SUITS)
"""KLA-1.3 by trump suit."""
BEFORE_TRUMP: Final = ranking(None, plain=PLAIN, trumps=TRUMPS)
"""The same while no trump is fixed."""

PAIRS: Final[tuple[CardSet, ...]] = tuple(card_set((card(suit, KING), card(suit, QUEEN))) for suit in SUITS)
"""The king and queen of each suit: as trumps, the bella."""

SEVENS: Final[tuple[Card, ...]] = tuple(card(suit, SEVEN) for suit in SUITS)
"""The seven of each suit: as trump, the dix."""


def _must_follow(led: Led) -> Message:
    return message("klaberjass-must-follow", suit=SuitWord(led.suit))


def _must_beat(led: Led) -> Message:
    assert led.top is not None  # a trump is led
    return message("klaberjass-must-beat", card=CardWord(led.top))


def _must_trump(led: Led) -> Message:
    assert led.trump is not None
    return message("klaberjass-must-trump", suit=SuitWord(led.suit), trump=SuitWord(led.trump))


_RULES: Final = (
    FollowRule("KLA-2.7.1", _must_follow, follow_suit),
    FollowRule("KLA-2.7.2", _must_beat, beat_led_trump),
    FollowRule("KLA-2.7.3", _must_trump, trump_if_void),
)
"""KLA-2.7: follow suit; beat a led trump; trump when void."""


def _led(lead: Card, trump: Suit) -> Led:
    suit = suit_of(lead)
    if suit == trump:
        return Led(suit, trump, lead, RANKINGS[trump].higher[lead])
    return Led(suit, trump, None, CardSet(0))


DUTIES: Final[tuple[dict[Card, CompiledRules], ...]] = tuple(
    {lead: CompiledRules.of(_RULES, _led(lead, trump)) for lead in PACK} for trump in SUITS
)
"""The duties of the second player, by trump suit and led card.

The one table of them. Its readers: `kernel` (what may be played), `choices` (which cards are greyed out, and why),
`refusals` (why a card is refused) and `view` (what a card proves about the hand that played it).
"""


def points_of(cards: int, trump: Suit) -> int:
    """KLA-1.3: the points of these cards in tricks, under this trump."""
    points = RANKINGS[trump].points
    return sum(points[one] for one in PACK if bit(one) & cards)
