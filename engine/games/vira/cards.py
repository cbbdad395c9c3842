"""VIR-1: the pack, the order of the cards, the colours, and the one duty in a trick, as tables."""

from typing import Final

from engine.cards import SUITS, Rank, Suit, card_set, pack_of
from engine.message import Message, SuitWord, message
from engine.tricks.follow import BySuitAndBest, FollowRule, Led, by_suit_and_best, follow_suit
from engine.tricks.ranking import Ranking, SuitOrder, ranking

RANKS: Final = tuple(map(Rank, range(13)))
"""VIR-1.2: from the ace, which is the strongest, to the two; in misère too."""
PACK: Final = pack_of(RANKS)
WHOLE_PACK: Final = card_set(PACK)
HAND: Final = 13
"""Cards dealt to each active player, and in the talon."""
ACTIVE: Final = 3
"""VIR-1.1: forehand, middle hand and dealer play, also where four sit at the table."""

_ORDER: Final = SuitOrder(RANKS, {})
RANKINGS: Final[dict[Suit | None, Ranking]] = {
    trump: ranking(trump, plain=_ORDER, trumps=_ORDER) for trump in (None, *SUITS)
}
"""By trump suit; None where every trick is to be lost."""


def _say_follow(led: Led) -> Message:
    return message("vira-must-follow", suit=SuitWord(led.suit))


_FOLLOW: Final = FollowRule("VIR-1.7.2", _say_follow, follow_suit)

DUTIES: Final[dict[Suit | None, BySuitAndBest]] = {
    trump: by_suit_and_best((_FOLLOW,), order) for trump, order in RANKINGS.items()
}
"""VIR-1.7.2, by trump suit, led suit and the card that would take the trick: follow suit if able, else any card.

The one table of them. Its readers: `kernel` (what may be played), `choices` (which cards are greyed out, and why),
`refusals` (why a card is refused).
"""


def second_preference(preference: Suit) -> Suit:
    """VIR-1.1: the other suit of its colour: hearts and diamonds, spades and clubs."""
    return SUITS[len(SUITS) - 1 - preference]
