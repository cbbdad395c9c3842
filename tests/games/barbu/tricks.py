"""What a trick costs and which cards are above and below another, counted by hand."""

from tests.games.barbu.rows import declared
from tests.games.reasons import is_higher, of_suit

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
    """Whether cards are above it and more than one below, and not far more above than below."""
    return len(lower(cards, card)) > 1 and 0 < len(higher(cards, card)) < len(lower(cards, card)) + 3


def may_throw_later(w, suit, target, count):
    return (
        {"NK": target == "KH", "NQ": target[0] == "Q" and len(lower(w.kept, target)) < 3}.get(contract(w))
        and target in w.kept and w.card[1] == suit != target[1]
        and len(of_suit(w.kept, suit)) == count and len(of_suit(w.others, suit)) > count + len(w.after)
    )  # fmt: skip


def may_cash(world, card):
    """BAR-1.3.3: whether a kept card, above the one played, is sure of a trick that costs nothing."""
    free = contract(world) == "NL" and len(world.match.state.tricks) < 10
    may_be_led = any(other[1] == card[1] for other in world.others)
    return free and may_be_led and card in world.kept and is_higher(card, world.card) and not higher(world.others, card)


def may_top(world, card):
    """Whether only trumps can beat a card, and others hold its suit."""
    return of_suit(world.others, card[1]) and not higher(world.others, card)


def discards(world):
    """BAR-2.4.2: the player cannot follow suit, so the card is a discard, which never takes the trick."""
    return bool(world.trick) and not of_suit(world.hand, world.trick[0][1])


def is_sure(world, card):
    """Whether a card takes a trick if it is led: no higher one of its suit and, unless it is one, no trump is out."""
    trumps = set() if card[1] == world.trump else of_suit(world.others, world.trump)
    return not higher(world.others, card) and not trumps


TRUMP_FACTS = {
    "need-not-lead": lambda w: (
        contract(w) == "TR" and w.trick and len(w.after) <= 1 and not w.wins
        and (winners := [card for card in w.cards if w.beats(card, w.best)])
        and not any(is_sure(w, card) for winner in winners for card in w.hand - {winner})
    ),
    "becomes-top": lambda w, card, higher, suit: (
        contract(w) == "TR" and w.trick and card in w.kept & w.cards and card[1] == w.card[1] == suit != w.trump
        and w.beats(card, w.best) and not any(is_higher(other, card) for other in of_suit(w.hand, suit))
        and (not w.wins or any(is_higher(card, other) and is_higher(other, w.card) for other in w.others))
        and {other for other in w.others if is_higher(other, card)} == {higher}
    ),
    "beats-later": lambda w, card, cards: (
        contract(w) == "TR" and w.trick and not w.wins and card in w.kept & w.cards and card[1] == w.card[1] != w.trump
        and w.beats(card, w.best) and not higher(w.others, card)
        and cards == {other for other in of_suit(w.others, card[1]) if other[0] in "AKQJ"} != set()
        and not any(other[0] in "AKQJ" for other in w.trick)
    ),
    "forces": lambda w, suit: (
        contract(w) == "TR" and not w.trick and w.card[1] == suit != w.trump
        and not of_suit(w.others, suit) and of_suit(w.others, w.trump)
    ),
    "void-left": lambda w, card, suit, count: (
        contract(w) == "TR" and not w.trick and card == w.card and card[1] == suit != w.trump
        and not of_suit(w.kept, suit) and of_suit(w.kept, w.trump) and count == len(of_suit(w.others, suit)) > 0
    ),
    "play-under": lambda w, card, higher, best, suit: (
        contract(w) == "TR" and w.trick and w.trick[0][1] != suit != w.trump and card == w.card
        and {card[1], higher[1], best[1]} == {suit} and best in w.kept and not lower(w.hand, card)
        and not any(is_higher(other, best) for other in w.hand)
        and {other for other in w.others if is_higher(other, best)} == {higher}
    ),
    "trumps-wait": lambda w, cards, count: (
        count == len(cards) and not w.trick and w.card[1] != w.trump and higher(w.others, w.card)
        and cards == {card for card in of_suit(w.hand, w.trump) if not higher(w.others, card)} != set()
    ),
    "long-suit": lambda w, suit, count: (
        contract(w) == "TR" and not w.trick and w.card[1] == suit != w.trump and higher(w.others, w.card)
        and count == len(of_suit(w.kept, suit)) >= 2
        and any(higher(w.others, held) for held in of_suit(w.kept, suit))
        and any(lower(w.others, held) for held in of_suit(w.kept, suit))
    ),
    "makes-discard": lambda w, card: (
        not w.trick and card == w.card and card[1] == w.trump and not of_suit(w.others, w.trump)
        and w.kept - of_suit(w.kept, w.trump)
    ),
    "draws-for": lambda w, cards: (
        not w.trick and w.card[1] == w.trump and of_suit(w.others, w.trump)
        and cards == {card for card in w.kept if card[1] != w.trump and may_top(w, card)}
    ),
    "draws-low": lambda w, cards, count: (
        count == len(cards) and not w.trick and w.card[1] == w.trump and of_suit(w.others, w.trump)
        and higher(w.others, w.card)
        and cards == {card for card in of_suit(w.hand, w.trump) if not higher(w.others, card)} != set()
    ),
    "tops-wait": lambda w, cards, count: (
        not w.trick and w.card[1] != w.trump and higher(w.others, w.card) and count == len({card[1] for card in cards})
        and cards == {
            card for card in w.kept if card[1] not in (w.trump, w.card[1]) and may_top(w, card)
            and any(other[0] in "AKQJ" for other in of_suit(w.others, card[1]))
        }
    ),
    "all-follow": lambda w, suit, count: (
        not w.trick and w.card[1] == suit != w.trump and of_suit(w.others, w.trump) and not higher(w.others, w.card)
        and count == len(of_suit(w.others, suit)) >= 6
    ),
    "soon-trumped": lambda w, suit: (
        not w.trick and w.card[1] == suit != w.trump and of_suit(w.others, w.trump) and not higher(w.others, w.card)
        and 0 < len(of_suit(w.others, suit)) <= 4
    ),
    "lone": lambda w, card, suit: (
        discards(w) and card == w.card and card[1] == suit != w.trump and not of_suit(w.others, suit)
    ),
    "hardly-wins": lambda w, card, suit, **n: (
        discards(w) and card == w.card and card[1] == suit != w.trump
        and n["higher"] == len(higher(w.others, card)) > len(of_suit(w.hand, suit))
        and not any(may_top(w, held) for held in of_suit(w.hand, suit))
    ),
    "as-good-left": lambda w, next: (
        next in w.kept and w.card[1] == next[1] != w.trump and contract(w) != "DO"
        and not any(is_higher(w.card, card) != is_higher(next, card) for card in of_suit(w.others, next[1]))
        and ((discards(w) and is_higher(w.card, next)) or (contract(w) != "TR" and not lower(w.others, w.card)))
    ),
}  # fmt: skip
"""What is said of a card in trumps, by the end of its key."""
