"""Barbu by common sense: ducks where tricks cost, takes them where they pay, lays what opens its own cards."""

from typing import Any, Final

from engine.cards import SUIT_MASKS, SUITS, Card, each, parse_card, rank_of, suit_of

LETTERS: Final = "AKQJT98765432"
KING_OF_HEARTS: Final = parse_card("KH")
EARLY: Final = 8
"""No Last Two: until this many tricks are played, high cards are spent."""


def decide(view: Any, information_state: Any, choice: Any) -> str:
    """The text of an open answer."""
    if hasattr(choice, "verb"):  # it doubles nobody, unless it must
        return f"{choice.verb} {' '.join(choice.must) or 'none'}"
    legal = choice.legal
    if view.phase == "declaring":
        return max(legal, key=lambda text: promise(text.split(), list(each(view.hand))))
    if legal[0] == "pass":
        return "pass"
    cards = [parse_card(text.split()[1]) for text in legal]
    contract = view.deal.declared.contract
    if contract == "DO":
        chosen = max(cards, key=lambda card: _opens(card, view.hand))
    elif contract == "TR":
        chosen = _taking(view, cards)
    else:
        chosen = _ducking(view, information_state, cards, contract)
    return f"play {LETTERS[rank_of(chosen)]}{'SHDC'[suit_of(chosen)]}"


# -------------------------------------------------------------------------------------------------------- declarations


def promise(words: list[str], hand: list[Card]) -> float:
    """About how many points a declaration brings with this hand, above what everybody gets on average."""
    _, contract, *rest = words
    high = sum(rank_of(card) <= 4 for card in hand) - 5
    hearts = [card for card in hand if suit_of(card) == 1]
    if contract == "TR":
        trumps = [card for card in hand if "SHDC"[suit_of(card)] == rest[0]]
        sure = sum(rank_of(card) <= 1 for card in hand if card not in trumps)
        return 5 * (len(trumps) - 3 + sum(rank_of(card) <= 2 for card in trumps) / 2 + sure / 2 - 2)
    if contract == "DO":
        start = LETTERS.index(rest[0])
        return 20 - 1.2 * sum(abs(rank_of(card) - start) for card in hand) / 3
    if contract == "NK":
        return 5.0 - 10 * (KING_OF_HEARTS in hand and len(hearts) < 4) - 5 * any(rank_of(card) == 0 for card in hearts)
    costs = {"NT": 1.0, "NQ": 1.5, "NL": 1.5, "NH": 0.8}
    return -costs[contract] * high - (contract == "NH") * (len(hearts) - 3)


# ------------------------------------------------------------------------------------------------------- tricks to lose


def _ducking(view: Any, information_state: Any, cards: list[Card], contract: str) -> Card:
    played = view.cards
    if not played:
        return _quiet_lead(view, information_state, cards, contract)
    led = suit_of(played[0])
    if suit_of(cards[0]) != led:
        return max(cards, key=lambda card: _danger(card, view.hand, contract))
    highest = min(rank_of(card) for card in played if suit_of(card) == led)
    under = [card for card in cards if rank_of(card) > highest]
    spend = contract == "NL" and len(information_state.tricks) < EARLY
    if under and not spend:
        return min(under, key=lambda card: (not _costs(card, contract), rank_of(card)))
    if len(played) == 3 or spend:  # the trick is taken, or may be: with the highest card that costs nothing itself
        return min(cards, key=lambda card: (_costs(card, contract), rank_of(card)))
    return max(cards, key=lambda card: (not _costs(card, contract), rank_of(card)))


def _quiet_lead(view: Any, information_state: Any, cards: list[Card], contract: str) -> Card:
    """The card that fewest of those still out are below, of a suit in which others are still out."""
    if contract == "NL" and len(information_state.tricks) < EARLY:
        return min(cards, key=rank_of)
    gone = view.hand
    for trick in information_state.tricks:
        for card in trick.cards:
            gone |= 1 << card

    def risk(card: Card) -> tuple[bool, float]:
        out = list(each(SUIT_MASKS[suit_of(card)] & ~gone))
        below = sum(rank_of(other) > rank_of(card) for other in out)
        return _costs(card, contract), below / len(out) if out else 2.0

    return min(cards, key=risk)


def _costs(card: Card, contract: str) -> bool:
    """Whether the card itself costs whoever takes it."""
    if contract == "NQ":
        return LETTERS[rank_of(card)] == "Q"
    if contract == "NH":
        return suit_of(card) == 1
    return contract == "NK" and card == KING_OF_HEARTS


def _danger(card: Card, hand: int, contract: str) -> float:
    """How gladly a card is thrown away."""
    lower = sum(rank_of(other) > rank_of(card) for other in each(hand & SUIT_MASKS[suit_of(card)]))
    height = 12 - rank_of(card) - 1.5 * lower
    if contract == "NK":
        return height + 100 * (card == KING_OF_HEARTS) + 20 * (suit_of(card) == 1 and rank_of(card) == 0)
    return height + 100 * _costs(card, contract)


# ------------------------------------------------------------------------------------------------------- tricks to take


def _taking(view: Any, cards: list[Card]) -> Card:
    """Trumps: lead high, win as cheaply as possible, otherwise throw the lowest card."""
    trump = view.deal.declared.trump
    if not view.cards:
        long = {suit: sum(suit_of(card) == suit for card in cards) for suit in SUITS}
        trumps = [card for card in cards if suit_of(card) == trump]
        if len(trumps) >= 4:
            return min(trumps, key=rank_of)
        plain = [card for card in cards if suit_of(card) != trump] or cards
        return min(plain, key=lambda card: (rank_of(card) > 1, -long[suit_of(card)], rank_of(card)))

    def power(card: Card) -> int:
        return 100 * (suit_of(card) == trump) + 50 * (suit_of(card) == suit_of(view.cards[0])) + 12 - rank_of(card)

    top = max(map(power, view.cards))
    winning = [card for card in cards if power(card) > top]
    if winning:
        return min(winning, key=power) if len(view.cards) == 3 else max(winning, key=power)
    return min(cards, key=power)


# ------------------------------------------------------------------------------------------------------------- dominoes


def _opens(card: Card, hand: int) -> tuple[float, int]:
    """How far the own cards reach that this one leads to; cards that help only others are held back."""
    suit = [rank_of(other) for other in each(hand & SUIT_MASKS[suit_of(card)])]
    above = [rank_of(card) - rank for rank in suit if rank < rank_of(card)]
    below = [rank - rank_of(card) for rank in suit if rank > rank_of(card)]
    last = rank_of(card) in (0, 12)
    return max([*above, *below, 0]) + 0.5 * last, len(suit)
