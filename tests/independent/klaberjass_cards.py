"""The cards of the second Klaberjass: orders, points, sequences, and the cards that may be played to a trick.

A card is a string, a hand a list. The numbers are the sheet's sections.
"""

SUITS = "SHDC"
NATURAL = "AKQJT987"
TRUMP_ORDER = "J9ATKQ87"
PLAIN_ORDER = "ATKQJ987"
TRUMP_POINTS = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3, "8": 0, "7": 0}
PLAIN_POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
PACK = [rank + suit for suit in SUITS for rank in NATURAL]


# ---------------------------------------------------------------------------------------------------------- sequences


def sequences(hand):
    """2.6: the maximal runs of three and more, each as a list of cards from the top."""
    runs = []
    for suit in SUITS:
        run = []
        for rank in NATURAL + "-":
            if rank + suit in hand:
                run.append(rank + suit)
                continue
            if len(run) >= 3:
                runs.append(run)
            run = []
    return runs


def value(run, options):
    """2.6 and the option `fiveRun`."""
    if len(run) == 3:
        return 20
    return options["fiveRun"] if len(run) >= 5 else 50


def key(run, trump, options):
    """The key by which two best sequences are compared; the greater wins."""
    length = len(run) if options["lengthBeatsRank"] == "on" else 0
    return [value(run, options), length, -NATURAL.index(run[0][0]), run[0][1] == trump]


def best(hand, trump, options):
    """The key of the best sequence of a hand, or None."""
    return max((key(run, trump, options) for run in sequences(hand)), default=None)


def sequence_points(hand, options):
    """The points of all sequences of the winner of the comparison."""
    return sum(value(run, options) for run in sequences(hand))


# -------------------------------------------------------------------------------------------------------------- tricks


def strength(card, led, trump):
    """The strength of a card in a trick; 0 for a discard."""
    if card[1] == trump:
        return 100 - TRUMP_ORDER.index(card[0])
    return 50 - PLAIN_ORDER.index(card[0]) if card[1] == led[1] else 0


def playable(hand, led, trump):
    """2.7: the cards of the hand that may be played on the led card (None: leading)."""
    if led is None:
        return list(hand)
    trumps = [card for card in hand if card[1] == trump]
    if led[1] == trump:
        higher = [card for card in trumps if strength(card, led, trump) > strength(led, led, trump)]
        return higher or trumps or list(hand)
    return [card for card in hand if card[1] == led[1]] or trumps or list(hand)


def points(card, trump):
    """1.1: the points of a card."""
    return (TRUMP_POINTS if card[1] == trump else PLAIN_POINTS)[card[0]]
