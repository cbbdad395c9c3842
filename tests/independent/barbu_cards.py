"""The cards of the second Barbu: the cards that may be played, the winner of a trick, and its score.

A card is a string, a hand a list. The numbers are the sheet's sections.
"""

SUITS = "SHDC"
RANKS = "AKQJT98765432"
PACK = [rank + suit for suit in SUITS for rank in RANKS]


# -------------------------------------------------------------------------------------------------------------- tricks


def height(card):
    return RANKS[::-1].index(card[0])


def leads(hand, contract, heart_lead="never", *, broken=False):
    """2.4: the cards that may be led; in NH and NK hearts only from a hand of hearts."""
    others = [card for card in hand if card[1] != "H"]
    bound = contract in ("NH", "NK") and heart_lead != "free" and not (heart_lead == "afterBroken" and broken)
    return others if bound and others else list(hand)


def follows(hand, trick, trump=None, ruff="winOnly"):
    """2.4: the cards that may follow in a trick; `trump` in TR only."""
    return follow_row(hand, trick, trump, ruff)[1]


def follow_row(hand, trick, trump, ruff):
    """2.4: the row of the table for this hand, and the cards that it allows."""
    led = trick[0][1]
    of_led_suit = [card for card in hand if card[1] == led]
    trumps = [card for card in hand if card[1] == trump]
    top = max((height(card) for card in trick if card[1] == trump), default=-1)
    higher = [card for card in trumps if height(card) > top]
    if led == trump:
        if higher:
            return "trump led, beats", higher
        return ("trump led, cannot beat", trumps) if trumps else ("trump led, none", list(hand))
    if of_led_suit:
        return ("follows a ruffed trick" if top >= 0 else "follows"), of_led_suit
    if higher:
        return ("overruffs" if top >= 0 else "ruffs"), higher
    if trumps and ruff == "mustTrump":
        return "undertrumps, mustTrump", trumps
    if trumps:
        return ("undertrumps or discards" if len(trumps) < len(hand) else "has lower trumps only"), list(hand)
    return "discards", list(hand)


def winner_of(trick, trump=None):
    """2.4: the index of the card that wins a trick: the highest trump, else the highest of the led suit."""
    for suit in (trump, trick[0][1]):
        of_suit = [card for card in trick if card[1] == suit]
        if of_suit:
            return trick.index(max(of_suit, key=height))
    raise AssertionError("a trick without a card of its suit")


# ------------------------------------------------------------------------------------------------------------ dominoes


def fits(card, lines, start):
    """2.5: whether a card fits the lines, which have the played cards of each suit."""
    line = [height(laid) for laid in lines[card[1]]]
    if not line:
        return card[0] == start
    return height(card) in (min(line) - 1, max(line) + 1)


def domino_cards(hand, lines, start):
    return [card for card in hand if fits(card, lines, start)]


# -------------------------------------------------------------------------------------------------------------- counts


def trick_points(contract, number, cards):
    """1.1: the score for the winner of the `number`th trick."""
    hearts = [card for card in cards if card[1] == "H"]
    return {
        "NT": -2,
        "NQ": -6 * sum(card[0] == "Q" for card in cards),
        "NL": {12: -10, 13: -20}.get(number, 0),
        "NH": -2 * len(hearts) - 4 * ("AH" in hearts),
        "NK": -20 * ("KH" in hearts),
        "TR": 5,
    }[contract]


def counting(contract, card):
    """3: whether a captured card stays visible."""
    return {"NQ": card[0] == "Q", "NH": card[1] == "H", "NK": card == "KH"}.get(contract, False)
