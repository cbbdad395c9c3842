"""Cards, tricks and low guards of a second Vira (sections 0, 1.7 and 3.5 of `../shared/rules/vira.md`)."""

SUITS = "SHDC"
RANKS = "AKQJT98765432"
PACK = [rank + suit for suit in SUITS for rank in RANKS]
PARTNER = {"H": "D", "D": "H", "S": "C", "C": "S"}
"""0: the second preference, which is the other suit of the same colour."""


def height(card):
    """0: the rank from 2 to 14, with the ace high, in a misère too."""
    return RANKS[::-1].index(card[0]) + 2


def in_order(cards):
    return sorted(cards, key=PACK.index)


def follows(hand, trick):
    """1.7: the legal cards: of the led suit if the hand has it, else any; any card to lead."""
    mine = [card for card in hand if trick and card[1] == trick[0][1]]
    return mine or list(hand)


def winner_of(trick, trump):
    """1.7: the index in the trick of the highest trump, or else of the highest card of the led suit."""
    best = 0
    for place, card in enumerate(trick):
        same = card[1] == trick[best][1]
        if (same and height(card) > height(trick[best])) or (not same and card[1] == trump):
            best = place
    return best


def low_guarded(cards):
    """3.5: whether the cards of one suit have k cards of rank up to 2k, for some k from 1 to 4."""
    return any(sum(height(card) <= 2 * k for card in cards) >= k for k in (1, 2, 3, 4))


def guards(hand):
    """3.5: the suits in which a hand has a low guard."""
    return [suit for suit in SUITS if low_guarded([card for card in hand if card[1] == suit])]


def packets(pack, forehand, middle, dealer):
    """The hands of these three seats, dealt 3-3-3-4, and the talon."""
    hands = {forehand: [], middle: [], dealer: []}
    left = list(pack)
    for size in (3, 3, 3, 4):
        for hand in hands.values():
            hand += left[:size]
            del left[:size]
    return hands, left
