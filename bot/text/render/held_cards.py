"""Writes the cards of a hand, or others that lie open together: as emoji, or suit by suit in letters."""

from collections.abc import Sequence
from itertools import groupby

from bot.text.i18n import Voice
from bot.text.render.frame import joined
from engine.cards import Card, Suit, rank_of, suit_of


def hand_line(hand: Sequence[Card], trump: Suit | None, voice: Voice) -> str:
    """A hand in one line, suit by suit in its own order, with the trumps marked."""
    if hand and (drawn := _drawn(hand, trump, voice)):
        return drawn
    parts = []
    for suit, cards in groupby(hand, key=suit_of):
        ranks = voice.row([voice.rank_index(rank_of(card)) for card in cards])
        key = "panel-suit-trump" if suit == trump else "panel-suit-tight"
        parts.append(voice.text(key, suit=voice.suit_symbol(suit), ranks=ranks))
    return joined(parts, voice) or voice.text("panel-no-cards")


def _drawn(hand: Sequence[Card], trump: Suit | None, voice: Voice) -> str:
    """The cards as emoji, close together within a suit, so that thirteen fit one line; empty unless all have one."""
    suits = []
    for suit, cards in groupby(hand, key=suit_of):
        held = [*cards]
        emoji = [voice.card_emoji(card, trump=suit == trump) for card in held]
        if suit == trump and not all(emoji):
            emoji = [*(voice.card_emoji(card) for card in held), voice.trump_emoji()]
        if not all(emoji):
            return ""
        suits.append("".join(emoji))
    return " ".join(suits)


def hand_lines(hand: Sequence[Card], voice: Voice) -> list[str]:
    """A hand in its own order, with a line for each suit in it."""
    lines = []
    for suit, cards in groupby(hand, key=suit_of):
        held = [*cards]
        ranks = _drawn(held, None, voice) or voice.row([voice.rank_index(rank_of(card)) for card in held])
        lines.append(voice.text("panel-suit", suit=voice.suit(suit), ranks=ranks))
    return lines or [voice.text("panel-no-cards")]
