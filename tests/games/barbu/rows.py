"""The rows of dominoes, counted by hand: what comes after a card, and whose."""

from itertools import groupby, takewhile
from math import comb

from engine.games.barbu import GAME
from tests.games.reasons import ORDER, height

SUITS = "SHDC"


def declared(world):
    """The contract, trump suit and start rank in the answer, or else those of the deal."""
    if world.answer.startswith("declare"):
        return GAME.parse(world.answer).declared
    return world.match.view(None).deal.declaration


def row(world, suit):
    """The cards of a row of dominoes in the two ways from its start card, which is not among them."""
    start = ORDER[12 - declared(world).start]
    at = ORDER.index(start)
    return start + suit, [rank + suit for rank in ORDER[at + 1 :]], [rank + suit for rank in reversed(ORDER[:at])]


def following(world, card):
    """The cards that follow a card of dominoes in its row, by way."""
    start, up, down = row(world, card[1])
    if card == start:
        return [up, down]
    way = up if card in up else down
    return [way[way.index(card) + 1 :]]


def free_cards(world):
    """How many cards of dominoes no card of another player comes before."""
    count = 0
    for suit in SUITS:
        start, up, down = row(world, suit)
        if start in world.hand:
            count += 1
            for way in (up, down):
                for card in way:
                    if card not in world.hand:
                        break
                    count += 1
    return count


def opened(world, card):
    """How many cards of other players come right behind a card of dominoes."""
    count = 0
    for way in following(world, card):
        for after in way:
            if after in world.hand:
                break
            count += 1
    return count


def way_to_own(world, card):
    """How many cards of other players lie at most between a card of dominoes and the next own one in its row."""
    ways = following(world, card)
    return max([next((at for at, after in enumerate(way) if after in world.kept), 0) for way in ways], default=0)


def behind(world, card):
    """The cards of other players that come after a card of dominoes in its row."""
    return {after for way in following(world, card) for after in way} & world.others


def is_far_end(world, card):
    """Whether a card is the last one of its row, more than three steps away from the start."""
    _, *ways = row(world, card[1])
    return any(way[-1:] == [card] and len(way) > 3 for way in ways)


def runs(world):
    """The cards of the hand that follow one another in a row, beside its start card."""
    ways = [way for suit in SUITS for way in row(world, suit)[1:]]
    return [[*group] for way in ways for held, group in groupby(way, key=lambda card: card in world.hand) if held]


def have_to_wait(world):
    """How many cards of other players come after one of the hand, of all rows."""
    ways = [[start, *way] for suit in SUITS for start, *both in [row(world, suit)] for way in both]
    return sum(
        card in world.others and not {*way[:place]}.isdisjoint(world.hand)
        for way in ways
        for place, card in enumerate(way)
    )


def wait_on_average(world):
    """The same on average: of all hands of 13, how many hold none of the cards up to this one, and how many not it."""
    _, *ways = row(world, "S")
    return 4 * sum(
        39 / 52 - comb(52 - place - 1, 13) / comb(52, 13) for way in ways for place in range(1, len(way) + 1)
    )


def waits(world, card):
    start, up, down = row(world, card[1])
    way = [start, *(up if card in up else down)]
    return any(before in world.others for before in way[: way.index(card)])


def own_run(world, way):
    """The cards of a way that are the player's own, before the first of another player."""
    return [*takewhile(lambda card: card in world.hand, way)]


def late(world):
    """How many cards of the hand are among the last three of rows of more than six cards after the start, and how many
    a quarter of the pack has of these on average."""
    last = {card for suit in SUITS for way in row(world, suit)[1:] if len(way) > 6 for card in way[-3:]}
    return len(last & world.hand), len(last) / 4


DOMINO_FACTS = {
    "starts": lambda w, cards: cards == {row(w, suit)[0] for suit in SUITS} & w.hand,
    "waits-for-nobody": lambda w, count: count == free_cards(w),
    "near-start": lambda w, count, steps, rank: (
        rank == row(w, "S")[0][0] and steps == 3
        and count == sum(abs(height(card) - ORDER.index(rank)) <= 3 for card in w.hand) >= 5
    ),
    "run": lambda w, first, last: any(
        (first, last) == (run[0], run[-1]) and len(run) == max(map(len, runs(w))) >= 3 for run in runs(w)
    ),
    "others-wait": lambda w, count, average: (
        count == have_to_wait(w) > average and abs(average - wait_on_average(w)) <= 0.5
    ),
    "ends-early": lambda w, cards, rank: rank == row(w, "S")[0][0] and len(cards) > 1 and cards == {
        way[-1] for suit in SUITS for way in row(w, suit)[1:] if 0 < len(way) <= 3 and way[-1] in w.hand
    },
    "no-ends": lambda w: late(w)[0] <= late(w)[1] and not any(
        {*way[-1:]} & w.hand for suit in SUITS for way in row(w, suit)[1:]
    ),
    "near-ends": lambda w, **n: n["last"] == 3 and (n["count"], n["average"]) == late(w) and n["count"] > n["average"],
    "ends-wait": lambda w, cards: cards <= w.hand and all(is_far_end(w, c) and waits(w, c) for c in cards),
    "start-count": lambda w, count, rank: (
        count == sum(card[0] == rank == row(w, "S")[0][0] for card in w.hand)
        and (count < 2 or not any(is_far_end(w, card) and waits(w, card) for card in w.hand))
    ),
    "given-up-soon": lambda w, card, other: (
        card == w.card and w.cards == {card, other} and len(behind(w, card)) > len(behind(w, other))
    ),
    "can-wait": lambda w, card: (
        card == w.card and any(following(w, card)) and not any({*way} & w.kept for way in following(w, card))
        and any({*way} & w.hand for other in w.cards - {card} for way in following(w, other))
    ),
    "nothing-fits": lambda w: w.legal == ("pass",),
    "opens-own": lambda w, card: card in w.kept and any(way[:1] == [card] for way in following(w, w.card)),
    "opens-nothing": lambda w: not any(following(w, w.card)),
    "way-to": lambda w, card, others: card in w.kept and any(
        card in way and others == way.index(card) and {*way[:others]} <= w.others for way in following(w, w.card)
    ),
    "way-longest": lambda w, card, others: others == way_to_own(w, w.card) > max(
        way_to_own(w, text.split()[1]) for text in w.legal if text != f"play {w.card}"
    ) > 0 and card in w.kept and any(way[others : others + 1] == [card] for way in following(w, w.card)),
    "way-past-own": lambda w, card, own, others: card in w.kept and any(
        own in way and card in way and {*way[: way.index(own) + 1]} <= w.kept
        and {*way[way.index(own) + 1 : way.index(card)]} <= w.others
        and others == way.index(card) - way.index(own) - 1 > 0
        for way in following(w, w.card)
    ),
    "holds-back": lambda w, card, count, waits: (
        card in w.kept and f"play {card}" in w.legal and count == len(behind(w, card)) > len(behind(w, w.card))
        and any([c for c in way if c in w.others][:1] == [waits] for way in following(w, card))
    ),
    "gives-up": lambda w, card, count: card == w.card and count == len(behind(w, card)) > max(
        len(behind(w, other)) for other in w.cards - {card}
    ),
    "holds-start": lambda w, card, count: (
        card in w.kept and f"play {card}" in w.legal and card == row(w, card[1])[0]
        and count == len(behind(w, card)) > len(behind(w, w.card))
        and all({*way} & w.others for way in following(w, card)) and len(following(w, card)) == 2
    ),
    "holds-run": lambda w, cards, count: any(
        f"play {card}" in w.legal and count == len(behind(w, card)) > len(behind(w, w.card)) and not opened(w, card)
        and cards == {card} | {after for way in following(w, card) for after in own_run(w, way)} <= w.kept
        for card in cards
    ),
    "keeps-free": lambda w, card: (
        card in w.kept and f"play {card}" in w.legal and not opened(w, card) and opened(w, w.card)
    ),
    "opens-fewest": lambda w, count: 0 < count == opened(w, w.card) < min(
        opened(w, other) for other in w.cards - {w.card}
    ),
    "opens-other": lambda w, card, count: card in w.others and count == opened(w, w.card) and any(
        way[:1] == [card] and {*way[:count]} <= w.others for way in following(w, w.card)
    ),
    "opens-row": lambda w, count: count == opened(w, w.card) and len(following(w, w.card)) == 2 and all(
        way[0] in w.others for way in following(w, w.card)
    ),
}  # fmt: skip
"""What is said of a hand for dominoes and of a card, by the end of its key."""
