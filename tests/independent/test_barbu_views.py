"""What `stich replay --view` shows of Barbu is the same whoever holds the cards that are hidden."""

import itertools
import json
import random

import pytest

from bot.cli.replay import seen_position
from tests.independent import barbu, barbu_cases, generator, record
from tests.independent.compare import DEEP, matches, whole_match

RECORDS = 120 if DEEP else 8
SWAPS = 6
"""How often two hidden cards of a record are exchanged, at most, for each viewer."""
EXCHANGES = 30
"""How many are compared at least, since late in a deal few cards can be."""


def shown(match, viewer):
    return json.dumps(seen_position(match, 0, viewer), sort_keys=True)


def in_the_deal(lines, dealt, viewer):
    """What the viewer is shown after every line of the deal."""
    found = list(matches(lines))
    assert len(found) == len(lines)
    return [shown(match, viewer) for match in found[dealt - 1 :]]


def some_moment(rng, lines):
    """A record up to a line of one of its deals, or to the deal's last, and the number of the deal's line."""
    deals = [number for number, line in enumerate(lines, start=1) if '"deal"' in line]
    dealt, after = rng.choice(list(itertools.pairwise([*deals, len(lines) + 1])))
    return lines[: after - 1 if rng.random() < 0.5 else rng.randrange(dealt, after)], dealt


def exchanges(rng, hands, viewer):
    """Pairs of cards that two seats besides the viewer still hold."""
    others = [seat for seat in range(4) if seat != viewer and hands[seat]]
    found = [
        (one, other)
        for first, second in itertools.combinations(others, 2)
        for one in hands[first]
        for other in hands[second]
    ]
    return rng.sample(found, min(len(found), 10 * SWAPS))


def exchanged(lines, dealt, one, other):
    pack = json.loads(lines[dealt - 1])["deal"].split()
    places = pack.index(one), pack.index(other)
    pack[places[0]], pack[places[1]] = other, one
    return [*lines[: dealt - 1], generator.deal_line(pack), *lines[dealt:]]


def compared(rng, lines, dealt, viewer):
    """How many exchanges of hidden cards the viewer was asked about; he is shown the same after every line."""
    told, table = record.answers(lines)
    real, count = in_the_deal(lines, dealt, viewer), 0
    for one, other in exchanges(rng, table["hands"], viewer):
        swapped = exchanged(lines, dealt, one, other)
        if record.answers(swapped)[0][-1].get("turn") != told[-1]["turn"]:
            continue
        assert in_the_deal(swapped, dealt, viewer) == real, f"{viewer}: {one} and {other}"
        count += 1
        if count == SWAPS:
            break
    return count


@pytest.mark.parametrize("seed", range(RECORDS))
def test_a_view_is_the_same_whoever_holds_the_cards_that_are_hidden(seed):
    rng = random.Random(f"swapped {seed}")
    whole = whole_match(barbu_cases, f"swapped {seed}")
    found = 0
    while found < EXCHANGES:
        lines, dealt = some_moment(rng, whole)
        found += sum(compared(rng, lines, dealt, viewer) for viewer in (0, 1, 2, 3, None))


@pytest.mark.parametrize("contract", ["NQ", "NH", "NK"])
def test_unplayed_cards_of_a_decided_deal_stay_hidden(contract):
    """3: after an early end, too, nobody is shown what the others still hold."""
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
            found = barbu.legal(table)
            text = "declare " + contract if "declare " + contract in found else rng.choice(hearty(found, contract))
            lines.append(generator.move_line(rng, table["turn"], text))
            barbu.act(table, text)
        if min(len(hand) for hand in table["hands"]) >= 2:
            return lines


def hearty(found, contract):
    """Hearts first in No Hearts, so that all have fallen before the last tricks."""
    return [text for text in found if contract == "NH" and text[-1] == "H"] or found
