"""The cards of the second Schieber: orders, points, and what may be played to a trick.

A card is a string, a hand a list. The numbers are the sheet's sections.
"""

SUITS = "SHDC"
NATURAL = "AKQJT9876"
TRUMP_ORDER = "J9AKQT876"
PACK = [rank + suit for suit in SUITS for rank in NATURAL]
CONTRACTS = "HDSCOU"

TRUMP_POINTS = {"A": 11, "K": 4, "Q": 3, "J": 20, "T": 10, "9": 14}
PLAIN_POINTS = {"A": 11, "K": 4, "Q": 3, "J": 2, "T": 10}
NO_TRUMP_POINTS = {**PLAIN_POINTS, "8": 8}
LOW_POINTS = {**NO_TRUMP_POINTS, "A": 0, "6": 11}


def trump_of(contract):
    """The trump suit; None in Obenabe and Undenufe."""
    return contract if contract in SUITS else None


def strength(card, led, contract):
    """1.1: the strength of a card in a trick with this led suit; 0 for a discard."""
    if card[1] == contract:
        return 100 - TRUMP_ORDER.index(card[0])
    if card[1] != led[1]:
        return 0
    return 50 + NATURAL.index(card[0]) if contract == "U" else 50 - NATURAL.index(card[0])


def points(card, contract, undenufe="A"):
    """1.1: the points of a card."""
    if contract == "O" or (contract == "U" and undenufe == "A"):
        return NO_TRUMP_POINTS.get(card[0], 0)
    if contract == "U":
        return LOW_POINTS.get(card[0], 0)
    return (TRUMP_POINTS if card[1] == contract else PLAIN_POINTS).get(card[0], 0)


def winner_of(trick, contract):
    """2.4: the index of the card that wins a trick."""
    strengths = [strength(card, trick[0], contract) for card in trick]
    return strengths.index(max(strengths))


def row_of(hand, trick, contract):
    """2.4: the row of the table of legal cards for this hand."""
    if not trick:
        return "leads"
    led, trump = trick[0][1], trump_of(contract)
    follows = any(card[1] == led for card in hand)
    if trump is None:
        return "follows" if follows else "cannot follow"
    if led == trump:
        if [card for card in hand if card[1] == trump] == ["J" + trump]:
            return "only trump is the Buur"
        return "follows trumps" if follows else "has no trump"
    if not any(card[1] == trump for card in trick):
        return "follows or ruffs" if follows else "cannot follow, not ruffed"
    if follows:
        return "follows or overruffs"
    return "trumps only" if all(card[1] == trump for card in hand) else "discards or overruffs"


def playable(hand, trick, contract, trumps_only):
    """2.4: the cards of a hand that may be played to a trick."""
    row, trump = row_of(hand, trick, contract), trump_of(contract)
    trumps = [card for card in hand if card[1] == trump]
    top = max((strength(card, trick[0], contract) for card in trick if card[1] == trump), default=0)
    higher = [card for card in trumps if strength(card, card, contract) > top]
    if row in ("follows", "follows trumps"):
        return [card for card in hand if card[1] == trick[0][1]]
    if row == "follows or ruffs":
        return [card for card in hand if card[1] in (trick[0][1], trump)]
    if row == "follows or overruffs":
        return [card for card in hand if card[1] == trick[0][1] or card in higher]
    if row == "discards or overruffs":
        return [card for card in hand if card[1] != trump or card in higher]
    if row == "trumps only" and trumps_only == "overtrump":
        return higher or list(hand)
    return list(hand)
