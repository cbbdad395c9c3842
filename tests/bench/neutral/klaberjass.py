"""Klaberjass by common sense: bids on high trumps and aces, takes points that are safe, keeps the others."""

from collections.abc import Iterable
from typing import Any, Final

from engine.cards import SUIT_LETTERS, SUITS, Card, Suit, each, parse_card, rank_of, suit_of

PLAIN_ORDER: Final = "ATKQJ987"
TRUMP_ORDER: Final = "J9ATKQ87"
PLAIN_POINTS: Final = dict(zip(PLAIN_ORDER, (11, 10, 4, 3, 2, 0, 0, 0), strict=True))
TRUMP_POINTS: Final = dict(zip(TRUMP_ORDER, (20, 14, 11, 10, 4, 3, 0, 0), strict=True))
TRUMP_WORTH: Final = dict(zip(TRUMP_ORDER, (5.0, 3.5, 2.0, 1.5, 1.5, 1.5, 1.0, 1.0), strict=True))
"""What a trump is worth to the maker."""
ACE: Final = 2.0
LONG_TEN: Final = 0.8
"""What a plain ace is worth, and a plain ten with another card of its suit."""
ENOUGH: Final = 8.0
"""With a hand of this worth it becomes maker."""
LETTERS: Final = "AKQJT98765432"


def decide(view: Any, information_state: Any, choice: Any) -> str:
    """The text of an open answer."""
    legal = choice.legal
    if "dix" in legal:
        return "dix"
    if view.phase == "playing":
        return _card(view, information_state, legal)
    for said in ("declare", "win", "same", "silent", "yield", "play-on"):
        if said in legal:
            return said
    return _bid(view, legal)


def letter(card: Card) -> str:
    """Its rank as it is written."""
    return LETTERS[rank_of(card)]


def worth(cards: Iterable[Card], trump: Suit) -> float:
    """What a hand is worth with this trump, in points of nobody but this player."""
    cards = list(cards)
    total = sum(TRUMP_WORTH[letter(card)] for card in cards if suit_of(card) == trump)
    for card in cards:
        if suit_of(card) != trump:
            total += ACE * (letter(card) == "A")
            total += LONG_TEN * (letter(card) == "T" and sum(suit_of(other) == suit_of(card) for other in cards) > 1)
    return total


def _bid(view: Any, legal: tuple[str, ...]) -> str:
    """The best suit that may be named if it is good enough, or a pass."""
    hand, turned = list(each(view.hand)), suit_of(view.deal.up)
    offers = {"take": turned, **{f"name {SUIT_LETTERS[suit]}": suit for suit in SUITS}}
    worths = {text: worth(hand, offers[text]) for text in legal if text in offers}
    if "take" in worths and view.hand >> (turned * 13 + LETTERS.index("7")) & 1:
        worths["take"] = worth([card for card in hand if suit_of(card) != turned or letter(card) != "7"], turned)
        worths["take"] += TRUMP_WORTH[letter(view.deal.up)]
    best = max(worths, key=worths.__getitem__)
    return best if worths[best] >= ENOUGH or "pass" not in legal else "pass"


def _card(view: Any, information_state: Any, legal: tuple[str, ...]) -> str:
    trump = view.deal.trump
    texts = {parse_card(text.split()[1]): text for text in sorted(legal, key=len)}  # with the bella where there is one
    cards = list(texts)
    chosen = _lead(view, information_state, cards) if view.led is None else _reply(view.led, cards, trump)
    return texts[chosen]


def _reply(led: Card, cards: list[Card], trump: Suit) -> Card:
    """The second card decides the trick: win it with as many points as are safe, or lose as few as possible."""
    winning = [card for card in cards if _beats(card, led, trump)]
    if not winning:
        return min(cards, key=lambda card: (points(card, trump), suit_of(card) == trump, -strength(card, trump)))
    followed = [card for card in winning if suit_of(card) == suit_of(led) != trump]
    if followed:
        safest = [card for card in followed if letter(card) == "T"] or followed
        return max(safest, key=lambda card: points(card, trump))
    return max(winning, key=lambda card: strength(card, trump))


def _lead(view: Any, information_state: Any, cards: list[Card]) -> Card:
    """The highest trump as maker, then a card that nothing beats, else a low card of a long suit."""
    trump = view.deal.trump
    seen = {view.deal.up, view.deal.bottom} | set(cards)
    for trick in information_state.tricks:
        seen |= {trick.lead, trick.reply}
    masters = [card for card in cards if not _better(card, trump) - seen]
    trumps = [card for card in masters if suit_of(card) == trump]
    left = sum(suit_of(card) == trump for card in seen)
    if trumps and (view.deal.maker == view.seat or len(trumps) == len(cards)) and left < len(TRUMP_ORDER):
        return trumps[0]
    if plain := [card for card in masters if suit_of(card) != trump]:
        return max(plain, key=lambda card: points(card, trump))
    plain = [card for card in cards if suit_of(card) != trump] or cards
    long = {suit: sum(suit_of(card) == suit for card in cards) for suit in SUITS}
    return min(plain, key=lambda card: (points(card, trump), -long[suit_of(card)]))


def points(card: Card, trump: Suit) -> int:
    """What a card counts."""
    return (TRUMP_POINTS if suit_of(card) == trump else PLAIN_POINTS)[letter(card)]


def strength(card: Card, trump: Suit) -> int:
    """Its place in its suit, 0 for the highest."""
    return (TRUMP_ORDER if suit_of(card) == trump else PLAIN_ORDER).index(letter(card))


def _beats(card: Card, led: Card, trump: Suit) -> bool:
    if suit_of(card) != suit_of(led):
        return suit_of(card) == trump
    return strength(card, trump) < strength(led, trump)


def _better(card: Card, trump: Suit) -> set[Card]:
    """The cards of its suit that beat it."""
    order = TRUMP_ORDER if suit_of(card) == trump else PLAIN_ORDER
    return {Card(suit_of(card) * 13 + LETTERS.index(rank)) for rank in order[: strength(card, trump)]}
