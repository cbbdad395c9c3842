"""What may be played to a trick: a rule is a sequence of named pieces, each narrowing the cards that are left.

A piece keeps the cards that satisfy it, if the player has any; otherwise it changes nothing. One piece is one duty of
the rule sheet with its paragraph, and a refused card is refused by the first piece that removed it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from engine.cards import NO_CARDS, SUIT_MASKS, SUITS, Card, CardSet, Suit, suit_of
from engine.game import Refusal
from engine.message import Message
from engine.tricks.ranking import CARD_NUMBERS, Ranking


@dataclass(frozen=True, slots=True)
class Led:
    """What lies in a trick: the led suit, trump, the strongest trump, the trumps `above` it (all, if none lies)."""

    suit: Suit
    trump: Suit | None
    top: Card | None
    above: CardSet


Exemption: TypeAlias = tuple[int, int]
"""`(looked_at, exactly)`: holds for a hand whose cards among the first set are exactly the second."""

EXEMPTS_NOBODY: Final[Exemption] = (0, 1)
"""No hand has a card among none."""

Narrowing: TypeAlias = tuple[int, int, int]
"""`(keep, looked_at, exactly)`: keep these cards, unless the hand is exempt."""


def _nobody(_: Led) -> Exemption:
    return EXEMPTS_NOBODY


@dataclass(frozen=True, slots=True)
class FollowRule:
    """One duty: its paragraph, how a refusal is said, the cards that fulfil it, and whom it does not bind."""

    rule: str
    say: Callable[[Led], Message]
    keeps: Callable[[Led], int]
    exempts: Callable[[Led], Exemption] = _nobody

    def unless(self, exempts: Callable[[Led], Exemption]) -> "FollowRule":
        """The same duty with an exemption."""
        return replace(self, exempts=exempts)


def follow_suit(led: Led) -> int:
    """The cards of the led suit."""
    return SUIT_MASKS[led.suit]


def trump_if_void(led: Led) -> int:
    """All trumps, when another suit is led (who holds that suit has been narrowed to it before)."""
    return NO_CARDS if led.trump is None or led.suit == led.trump else SUIT_MASKS[led.trump]


def beat_led_trump(led: Led) -> int:
    """The trumps above the strongest one in the trick, when trumps are led."""
    return led.above if led.suit == led.trump else NO_CARDS


def narrow(hand: int, steps: Sequence[Narrowing]) -> int:
    """The cards of the hand that may be played."""
    cards = hand
    for keep, looked_at, exactly in steps:
        if hand & looked_at != exactly:
            cards = cards & keep or cards
    return cards


@dataclass(frozen=True, slots=True, eq=False)
class CompiledRules:
    """The pieces as masks for one trick, in their order, with the refusal of each; made once and kept.

    Two of them are never compared, so that what belongs to one is found by its identity.
    """

    steps: tuple[Narrowing, ...]
    refusals: tuple[Refusal, ...]

    @classmethod
    def of(cls, pieces: Sequence[FollowRule], led: Led) -> "CompiledRules":
        """What the pieces ask for in this trick; those that ask for nothing are left out."""
        asked = [(piece, keep) for piece in pieces if (keep := piece.keeps(led))]
        return cls(
            tuple((keep, *piece.exempts(led)) for piece, keep in asked),
            tuple(Refusal(piece.rule, piece.say(led)) for piece, _ in asked),
        )

    def removed(self, hand: int) -> list[int]:
        """The cards of the hand that each duty removes, in the order of the duties."""
        found = []
        left = hand
        for count in range(1, len(self.steps) + 1):
            kept = narrow(hand, self.steps[:count])
            found.append(left & ~kept)
            left = kept
        return found

    def reason(self, hand: int, card: Card) -> Refusal | None:
        """Why a card of the hand may not be played: the first duty that removed it; None when it may."""
        if narrow(hand, self.steps) >> card & 1:
            return None
        for cards, refusal in zip(self.removed(hand), self.refusals, strict=True):
            if cards >> card & 1:
                return refusal
        return None


BySuitAndBest: TypeAlias = tuple[tuple[CompiledRules, ...], ...]
"""Duties by led suit and by the card that would take the trick: a trump there is always its strongest one."""


def by_suit_and_best(pieces: Sequence[FollowRule], ranking: Ranking) -> BySuitAndBest:
    """What the pieces ask for in every trick under this ranking."""
    trump = ranking.trump

    def asked(suit: Suit, top: Card | None) -> CompiledRules:
        return CompiledRules.of(pieces, Led(suit, trump, top, NO_CARDS if top is None else ranking.higher[top]))

    table = []
    for suit in SUITS:
        without = asked(suit, None)
        best = map(Card, range(CARD_NUMBERS))
        table.append(tuple(asked(suit, card) if suit_of(card) == trump else without for card in best))
    return tuple(table)


def steps_of(duties: BySuitAndBest) -> tuple[tuple[tuple[Narrowing, ...], ...], ...]:
    """Only what narrows a hand, by led suit and best card, for kernels."""
    return tuple(tuple(asked.steps for asked in by_best) for by_best in duties)


def failures(steps: Sequence[Narrowing], card: Card) -> CardSet:
    """The cards that nobody can hold who played this card under these duties.

    Each duty either bound him, and then he kept to it or had nothing that fulfils it; or he was exempt, and then his
    cards among those looked at were exactly these. What he lacks in all cases that can be is certain.
    """
    cases: list[tuple[int, int, tuple[int, ...]]] = [(-1, 0, ())]
    for keep, looked_at, exactly in steps:
        could_be_exempt = looked_at != NO_CARDS
        excluded = looked_at & ~exactly
        following = []
        for among, lacking, bound in cases:
            held = (*bound, looked_at) if could_be_exempt and not exactly else bound
            if keep >> card & 1:
                following.append((among & keep, lacking, held))
            else:
                following.append((among, lacking | among & keep, held))
            if could_be_exempt and not excluded >> card & 1:
                following.append((among, lacking | excluded, bound))
        cases = following
    certain = -1
    for _, lacking, held in cases:
        if all(cards & ~lacking for cards in held):
            certain &= lacking
    return CardSet(certain)
