"""Decides which cards may be played to a trick: a sequence of rules, each of which narrows the cards.

A rule keeps the cards that satisfy it, if the player has any; otherwise it changes nothing. Each is one duty of the
rule sheet with its paragraph, and a refused card is refused by the first rule that removed it.

>>> from engine.cards import cards_text, parse_card, parse_cards
>>> hearts_led = Led(Suit(1), trump=None, top=None, above=NO_CARDS)
>>> rule = FollowRule("2.1", lambda led: Message("must-follow"), follow_suit)
>>> compiled = CompiledRules.of([rule], hearts_led)
>>> hand = parse_cards("AS KH QH")
>>> cards_text(narrow(hand, compiled.steps)), compiled.reason(hand, parse_card("AS")).rule
('KH QH', '2.1')
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
    """An open trick: the led suit, trump, its strongest trump (`top`), the trumps `above` it (all, without `top`)."""

    suit: Suit
    trump: Suit | None
    top: Card | None
    above: CardSet


Exemption: TypeAlias = tuple[int, int]
"""`(looked_at, exactly)`: a hand is exempt when `hand & looked_at == exactly`."""

EXEMPTS_NOBODY: Final[Exemption] = (0, 1)
"""No hand has a card among none."""

Narrowing: TypeAlias = tuple[int, int, int]
"""`(keep, looked_at, exactly)`: keep these cards, unless the hand is exempt."""


def _nobody(_: Led) -> Exemption:
    return EXEMPTS_NOBODY


@dataclass(frozen=True, slots=True)
class FollowRule:
    """One duty: its paragraph, the text of its refusal, the cards that fulfil it, and the hands that are exempt."""

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
    """All trumps, when another suit is led (a hand with that suit has been narrowed to it before)."""
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
    """The rules of one trick as masks, in their order, with the refusal of each; made once and cached.

    They compare by identity, so that caches can use them as keys quickly.
    """

    steps: tuple[Narrowing, ...]
    refusals: tuple[Refusal, ...]

    @classmethod
    def of(cls, rules: Sequence[FollowRule], led: Led) -> "CompiledRules":
        """What the rules ask for in this trick; those that ask for nothing are left out."""
        asked = [(rule, keep) for rule in rules if (keep := rule.keeps(led))]
        return cls(
            tuple((keep, *rule.exempts(led)) for rule, keep in asked),
            tuple(Refusal(rule.rule, rule.say(led)) for rule, _ in asked),
        )

    def removed(self, hand: int) -> list[int]:
        """The cards of the hand that each duty removes, in the order of the duties."""
        removed = []
        left = hand
        for count in range(1, len(self.steps) + 1):
            kept = narrow(hand, self.steps[:count])
            removed.append(left & ~kept)
            left = kept
        return removed

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


def by_suit_and_best(rules: Sequence[FollowRule], ranking: Ranking) -> BySuitAndBest:
    """What the rules ask for in every trick under this ranking."""
    trump = ranking.trump

    def asked(suit: Suit, top: Card | None) -> CompiledRules:
        return CompiledRules.of(rules, Led(suit, trump, top, NO_CARDS if top is None else ranking.higher[top]))

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
    """The cards that a hand cannot hold after playing this card under these duties.

    For each duty there are two cases: the duty applied, and the card fulfils it or the hand held no card that does; or
    the hand was exempt, so its cards under the mask were exactly the expected ones. The cards that the hand lacks in
    every case are certain.
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
