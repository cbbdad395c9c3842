"""Reasons for the cards that are given away: exchanged, discarded, or not kept."""

from collections.abc import Iterator
from typing import Final

from engine.cards import EIGHT, SIX, SUIT_MASKS, SUITS, CardSet, Suit
from engine.games.vira.bid_families import TO_LOSE
from engine.games.vira.declarer_steps import may_misere, trumps_open
from engine.games.vira.player.exchanging import safest
from engine.games.vira.player.hand_evaluation import expected_tricks
from engine.games.vira.player.reasons.hands import LOW, TOPS, about_losing_with, about_trumps_in
from engine.games.vira.view import DealView
from engine.message import Message, RankWord, SuitSigns, message
from engine.tricks.by_card import cards_of
from engine.tricks.events import cards_word

_MANY: Final = 3
"""Up to this many cards are named, more are counted."""


def about_giving_away(view: DealView, away: int, gone: int, *, draws: bool) -> Iterator[Message]:
    """The facts that speak for giving these cards away; the weightiest first, at least one.

    `gone`: the viewer's earlier discards; `draws`: others are drawn for them.
    """
    record = view.deal
    kept = view.hand & ~away
    if view.seat != record.declarer:
        yield from _of_a_defender(view, away, kept)
    elif record.trump is not None:
        yield from _with_trumps(record.trump, away, kept)
        yield from about_trumps_in(kept, record.trump)
        if draws:
            yield message("vira-reason-draws", count=away.bit_count(), left=record.talon - away.bit_count())
    elif record.lose or record.row.loses == TO_LOSE or _is_low_plan(view, kept, gone):
        yield from about_losing_with(kept, away, gone)
        yield from _named(away)
    else:
        trump = max(trumps_open(record), key=lambda suit: expected_tricks(kept, suit, 0, 0))
        yield from about_trumps_in(kept, trump)
        yield from _voids(away, kept)


def _is_low_plan(view: DealView, kept: int, gone: int) -> bool:
    """Whether the cards kept are those with which a misère is safest."""
    return may_misere(view.deal) and kept == safest(view.hand, kept.bit_count(), gone)


def _of_a_defender(view: DealView, away: int, kept: int) -> Iterator[Message]:
    """VIR-1.6."""
    record = view.deal
    if record.trump is not None:
        yield from _with_trumps(record.trump, away, kept)
    else:
        if away and all(card % 13 < EIGHT for card in cards_of(away)):
            yield message("vira-reason-only-high", rank=RankWord(EIGHT))
        yield message("vira-reason-keeps-low", count=(kept & LOW).bit_count(), rank=RankWord(SIX))
    yield message("vira-reason-draws", count=away.bit_count(), left=record.talon - away.bit_count())


def _with_trumps(trump: Suit, away: int, kept: int) -> Iterator[Message]:
    """VIR-1.5.1: with trumps in force."""
    if away and not away & (TOPS | SUIT_MASKS[trump]):
        yield Message("vira-reason-gives-no-top")
    yield from _voids(away & ~SUIT_MASKS[trump], kept)


def _voids(away: int, kept: int) -> Iterator[Message]:
    """The suits of which everything is given away."""
    suits = tuple(suit for suit in SUITS if away & SUIT_MASKS[suit] and not kept & SUIT_MASKS[suit])
    if suits:
        yield message("vira-reason-keeps-none", suits=SuitSigns(suits))


def _named(away: int) -> Iterator[Message]:
    if 0 < away.bit_count() <= _MANY:
        yield message("vira-reason-gets-rid", cards=cards_word(CardSet(away)))
