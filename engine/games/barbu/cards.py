"""BAR-1: the pack, the order of the cards, and the duties in a trick, as tables."""

from typing import Final, Literal, TypeAlias

from engine.cards import NO_CARDS, SUIT_MASKS, SUITS, Rank, Suit, card_set, pack_of
from engine.message import CardWord, Message, SuitWord, message
from engine.tricks.follow import (
    BySuitAndBest,
    FollowRule,
    Led,
    beat_led_trump,
    by_suit_and_best,
    follow_suit,
    trump_if_void,
)
from engine.tricks.ranking import Ranking, SuitOrder, ranking

RANKS: Final = tuple(map(Rank, range(13)))
"""BAR-1.2: from the ace, which is the strongest, to the two."""
PACK: Final = pack_of(RANKS)
WHOLE_PACK: Final = card_set(PACK)
HAND: Final = 13
"""Cards dealt to each seat, and tricks in a deal."""

Ruff: TypeAlias = Literal["winOnly", "mustTrump"]

_ORDER: Final = SuitOrder(RANKS, {})
RANKINGS: Final[dict[Suit | None, Ranking]] = {
    trump: ranking(trump, plain=_ORDER, trumps=_ORDER) for trump in (None, *SUITS)
}
"""By trump suit; None in the negative contracts."""


def _overtrump_if_void(led: Led) -> int:
    """When another suit is led: the trumps above the strongest one in the trick, or all if none lies there."""
    if led.trump is None or led.suit == led.trump:
        return NO_CARDS
    return SUIT_MASKS[led.trump] if led.top is None else led.above


def _say_follow(led: Led) -> Message:
    return message("barbu-must-follow", suit=SuitWord(led.suit))


def _say_beat(led: Led) -> Message:
    assert led.top is not None  # a trump is led
    return message("barbu-must-beat", card=CardWord(led.top))


def _say_trump(led: Led) -> Message:
    assert led.trump is not None
    return message("barbu-must-trump", suit=SuitWord(led.suit), trump=SuitWord(led.trump))


def _say_overtrump(led: Led) -> Message:
    return _say_trump(led) if led.top is None else message("barbu-must-overtrump", card=CardWord(led.top))


_FOLLOW: Final = FollowRule("BAR-2.4.2", _say_follow, follow_suit)
_BEAT: Final = FollowRule("BAR-2.4.3", _say_beat, beat_led_trump)
_TRUMP: Final = FollowRule("BAR-4.9", _say_trump, trump_if_void)
_OVERTRUMP: Final = FollowRule("BAR-2.4.4", _say_overtrump, _overtrump_if_void)

_RULES: Final[dict[Ruff, tuple[FollowRule, ...]]] = {
    "winOnly": (_FOLLOW, _BEAT, _OVERTRUMP),
    "mustTrump": (_FOLLOW, _BEAT, _TRUMP, _OVERTRUMP),
}
"""BAR-2.4, BAR-4.9: follow suit; beat a led trump; trump above what lies there when void."""

DUTIES: Final[dict[tuple[Suit | None, Ruff], BySuitAndBest]] = {
    (trump, manner): by_suit_and_best(rules, order)
    for trump, order in RANKINGS.items()
    for manner, rules in _RULES.items()
}
"""The duties by trump suit and the option `ruff`, then by led suit and by the card that would take the trick.

The one table of them. Its readers: `kernel` (what may be played), `choices` (which cards are greyed out, and why),
`refusals` (why a card is refused) and `view` (what a card proves about the hand that played it).
"""
