"""Checks that what `stich replay --view` shows of Barbu does not depend on the holders of hidden cards."""

import itertools
import json
import random

import pytest

from bot.cli.replay import seen_position
from tests.independent import barbu, barbu_cases, generator, record
from tests.independent.compare import DEEP, matches, whole_match

RECORDS = 120 if DEEP else 8
SWAPS = 6
"""The most exchanges of two hidden cards of a record for each viewer."""
EXCHANGES = 30
"""The fewest exchanges that are compared, since late in a deal few are possible."""


def shown(match, viewer):
    return json.dumps(seen_position(match, 0, viewer), sort_keys=True)


def in_the_deal(lines, dealt, viewer):
    """The viewer's view after every line of the deal."""
    positions = list(matches(lines))
    assert len(positions) == len(lines)
    return [shown(match, viewer) for match in positions[dealt - 1 :]]


def some_moment(rng, lines):
    """A record up to a random or the last line of one of its deals, and the number of the deal's line."""
    deals = [number for number, line in enumerate(lines, start=1) if '"deal"' in line]
    dealt, after = rng.choice(list(itertools.pairwise([*deals, len(lines) + 1])))
    return lines[: after - 1 if rng.random() < 0.5 else rng.randrange(dealt, after)], dealt


def exchanges(rng, hands, viewer):
    """Pairs of cards that two seats besides the viewer still hold."""
    others = [seat for seat in range(4) if seat != viewer and hands[seat]]
    pairs = [
        (card, other)
        for first, second in itertools.combinations(others, 2)
        for card in hands[first]
        for other in hands[second]
    ]
    return rng.sample(pairs, min(len(pairs), 10 * SWAPS))


def exchanged(lines, dealt, card, other):
    pack = json.loads(lines[dealt - 1])["deal"].split()
    places = pack.index(card), pack.index(other)
    pack[places[0]], pack[places[1]] = other, card
    return [*lines[: dealt - 1], generator.deal_line(pack), *lines[dealt:]]


def compared(rng, lines, dealt, viewer):
    """Checks that the viewer's view stays the same after exchanges of hidden cards; gives their number."""
    answers, table = record.answers(lines)
    real, count = in_the_deal(lines, dealt, viewer), 0
    for card, other in exchanges(rng, table["hands"], viewer):
        swapped = exchanged(lines, dealt, card, other)
        if record.answers(swapped)[0][-1].get("turn") != answers[-1]["turn"]:
            continue
        assert in_the_deal(swapped, dealt, viewer) == real, f"{viewer}: {card} and {other}"
        count += 1
        if count == SWAPS:
            break
    return count


@pytest.mark.parametrize("seed", range(RECORDS))
def test_a_view_does_not_depend_on_who_holds_the_hidden_cards(seed):
    rng = random.Random(f"swapped {seed}")
    whole = whole_match(barbu_cases, f"swapped {seed}")
    count = 0
    while count < EXCHANGES:
        lines, dealt = some_moment(rng, whole)
        count += sum(compared(rng, lines, dealt, viewer) for viewer in (0, 1, 2, 3, None))


@pytest.mark.parametrize("contract", ["NQ", "NH", "NK"])
def test_unplayed_cards_of_a_decided_deal_stay_hidden(contract):
    """3: after an early end, too, no view shows the cards in other hands."""
    rng = random.Random(contract)
    lines = decided(rng, contract)
    assert sum(compared(rng, lines, 2, viewer) for viewer in (0, 1, 2, 3, None)) >= 5
    hands = record.answers(lines)[1]["hands"]
    for viewer in (0, 1, 2, 3, None):
        view = shown(list(matches(lines))[-1], viewer)
        assert not [card for seat in range(4) for card in hands[seat] if seat != viewer and card in view]


def decided(rng, contract):
    """A record of one deal that ends early, with cards in all hands."""
    first = json.dumps({"stich": 1, "game": "barbu", "seats": 4, "dealer": 0, "options": {"doubling": "off"}})
    while True:
        lines = [first, generator.deal_line(rng.sample(barbu.PACK, 52))]
        table = record.answers(lines)[1]
        while barbu.due(table) != "deal":
            legal = barbu.legal(table)
            text = "declare " + contract if "declare " + contract in legal else rng.choice(hearty(legal, contract))
            lines.append(generator.move_line(rng, table["turn"], text))
            barbu.act(table, text)
        if min(len(hand) for hand in table["hands"]) >= 2:
            return lines


def hearty(legal, contract):
    """In No Hearts the hearts, so that all fall before the last tricks; else all legal actions."""
    return [text for text in legal if contract == "NH" and text[-1] == "H"] or legal
