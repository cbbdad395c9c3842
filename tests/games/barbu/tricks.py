"""What a trick costs and which cards are above and below another, counted by hand."""

from tests.games.barbu.rows import declared
from tests.games.reasons import is_higher

COSTS = {"NQ": lambda card: 6 * (card[0] == "Q"), "NK": lambda card: 20 * (card == "KH"),
         "NH": lambda card: (6 if card == "AH" else 2) * (card[1] == "H")}  # fmt: skip
"""BAR-1.3: what a card costs whoever takes it."""


def contract(world):
    return declared(world).contract


def cost(world, card):
    return COSTS.get(contract(world), lambda card: 0)(card)


def trick_cost(world):
    """BAR-1.3: what the open trick costs with the card of the answer in it."""
    done = len(world.match.state.tricks)
    alone = {"NT": 2, "NL": {11: 10, 12: 20}.get(done, 0)}.get(contract(world), 0)
    return alone + sum(cost(world, card) for card in (*world.trick, world.card))


def lower(cards, card):
    return {other for other in cards if is_higher(card, other)}


def higher(cards, card):
    return {other for other in cards if is_higher(other, card)}


def is_middling(cards, card):
    """Whether one card is above it, and more than one below."""
    return len(lower(cards, card)) > 1 and bool(higher(cards, card))


def may_cash(world, card):
    """BAR-1.3.3: whether a kept card, above the one played, is sure of a trick that costs nothing."""
    free = contract(world) == "NL" and len(world.match.state.tricks) < 10
    may_be_led = any(other[1] == card[1] for other in world.others)
    return free and may_be_led and card in world.kept and is_higher(card, world.card) and not higher(world.others, card)
