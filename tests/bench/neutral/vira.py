"""Vira by common sense: buys with trumps and aces, plays a gök with low cards, and otherwise defends.

It knows seven of the forty bids; the others it leaves to the table.
"""

from typing import Any, Final

from engine.cards import SUIT_LETTERS, SUIT_MASKS, SUITS, Card, Suit, cards_text, each, parse_card, rank_of, suit_of

BUYS: Final = {"six": 6, "seven": 7, "eight": 8, "nine": 9}
SOLOS: Final = {"solo6": 6, "solo7": 7}
DRAWN: Final = 0.2
"""What a card drawn from the talon brings in tricks, on average."""
TALON_ELSEWHERE: Final = 1.0
"""How many tricks a solo loses more, since the defenders get the talon."""
LOW: Final = 8
"""The rank of the six: it and the lower cards are good to lose with."""
LOW_FOR_A_GOK: Final = 7
"""With so many low cards it takes the talon to lose every trick."""


def decide(view: Any, information_state: Any, choice: Any) -> str:
    """The text of an open answer."""
    if hasattr(choice, "verb"):
        return _picked(view, choice)
    legal = choice.legal
    if view.phase == "bidding":
        return _call(view, legal)
    if view.phase == "playing":
        cards = [parse_card(text.split()[1]) for text in legal]
        return f"play {cards_text(1 << _card(view, cards))}"
    if trumps := [text for text in legal if text.startswith("trump ")]:
        return max(trumps, key=lambda text: tricks(view.hand, Suit(SUIT_LETTERS.index(text[-1])), drawn=0))
    return next(text for text in ("sharpen none", "stand", legal[0]) if text in legal)


# ------------------------------------------------------------------------------------------------------------ bidding


def tricks(hand: int, trump: Suit, *, drawn: float) -> float:
    """About how many tricks a hand takes with this trump; `drawn`: what each exchanged card brings."""
    trumps = [rank_of(card) for card in each(hand & SUIT_MASKS[trump])]
    total = sum({0: 1.0, 1: 0.8, 2: 0.5}.get(rank, 0.0) for rank in trumps)
    total += sum(rank > 2 for rank in trumps) * (0.9 if len(trumps) > 5 else 0.7 if len(trumps) > 4 else 0.4)
    for suit in SUITS:
        if suit != trump:
            ranks = [rank_of(card) for card in each(hand & SUIT_MASKS[suit])]
            total += 0.9 * (0 in ranks) + 0.5 * (1 in ranks and len(ranks) > 1)
    return total + drawn * (13 - _good(hand, trump).bit_count())


def _good(hand: int, trump: Suit | None) -> int:
    """The cards to keep where tricks are to be taken: trumps, aces, kings."""
    return sum(1 << card for card in each(hand) if suit_of(card) == trump or rank_of(card) <= 1)


def _call(view: Any, legal: tuple[str, ...]) -> str:
    bought = max(tricks(view.hand, suit, drawn=DRAWN) for suit in SUITS)
    alone = max(tricks(view.hand, suit, drawn=0) for suit in SUITS) - TALON_ELSEWHERE
    wanted = [f"bid {key}" for key, number in BUYS.items() if number <= bought]
    wanted += [f"bid {key}" for key, number in SOLOS.items() if number <= alone]
    if sum(rank_of(card) >= LOW for card in each(view.hand)) >= LOW_FOR_A_GOK:
        wanted.insert(0, "bid gok")
    standing = view.deal.standing
    if "hold" in legal and f"bid {standing.bid.row.key}" in wanted:
        return "hold"
    return next((text for text in wanted if text in legal), "pass" if "pass" in legal else "bid six")


# ---------------------------------------------------------------------------------------------------------- exchanging


def _picked(view: Any, choice: Any) -> str:
    """The cards that are no use: dangerous ones where tricks are to be lost, low ones otherwise."""
    deal = view.deal
    cards = [parse_card(text) for text in choice.candidates]
    if deal.lose:
        useless = sorted(cards, key=lambda card: -_danger(card, view.hand))
        count = sum(rank_of(card) < LOW - 2 for card in cards)
    else:
        good = _good(view.hand, deal.trump)
        useless = sorted(cards, key=lambda card: (good >> card & 1, -rank_of(card)))
        count = sum(not good >> card & 1 for card in cards)
    if choice.verb == "keep":
        useless.reverse()
    count = min(max(count, choice.minimum), choice.maximum)
    return f"{choice.verb} {cards_text(sum(1 << card for card in useless[:count]))}"


def _danger(card: Card, hand: int) -> int:
    """By how much a card is higher than it may be to lose every trick of its suit."""
    lower = sum(rank_of(other) > rank_of(card) for other in each(hand & SUIT_MASKS[suit_of(card)]))
    return 14 - rank_of(card) - 2 * (lower + 1)


# -------------------------------------------------------------------------------------------------------------- playing


def _card(view: Any, cards: list[Card]) -> Card:
    deal, played = view.deal, view.cards
    declares = deal.declarer == view.seat
    if not played:
        return _lead(cards, view.hand, deal, declares=declares)
    led, trump = suit_of(played[0]), deal.trump

    def power(card: Card) -> int:
        return 100 * (suit_of(card) == trump) + 50 * (suit_of(card) == led) + 12 - rank_of(card)

    top = max(map(power, played))
    winner = deal.active[(deal.active.index(view.leader) + list(map(power, played)).index(top)) % 3]
    under = [card for card in cards if power(card) < top]
    over = [card for card in cards if power(card) > top]
    if deal.lose:
        if suit_of(cards[0]) != led:
            return max(cards, key=lambda card: _danger(card, view.hand)) if declares else min(cards, key=rank_of)
        if declares or winner == deal.declarer:
            return max(under, key=power) if under else min(over, key=power)
        return min(cards, key=power) if deal.declarer in _after(view) else max(cards, key=power)
    partner_wins = not declares and winner != deal.declarer
    if not over or (partner_wins and len(played) == 2):
        return min(cards, key=power)
    if len(played) == 2:
        return min(over, key=power)
    best = max(over, key=power)
    return best if power(best) % 50 >= 11 or suit_of(best) == trump else min(cards, key=power)


def _after(view: Any) -> set[int]:
    """The seats that play to the open trick after the viewer."""
    active = view.deal.active
    return {active[(active.index(view.leader) + place) % 3] for place in range(len(view.cards) + 1, 3)}


def _lead(cards: list[Card], hand: int, deal: Any, *, declares: bool) -> Card:
    if deal.lose:
        return min(cards, key=lambda card: (_danger(card, hand), -rank_of(card)))
    trumps = [card for card in cards if suit_of(card) == deal.trump]
    if declares and len(trumps) > 2:
        return min(trumps, key=rank_of)
    plain = [card for card in cards if suit_of(card) != deal.trump] or cards
    if aces := [card for card in plain if rank_of(card) == 0]:
        return aces[0]
    long = {suit: sum(suit_of(card) == suit for card in plain) for suit in SUITS}
    return max(plain, key=lambda card: (long[suit_of(card)], rank_of(card)))
