"""Dealing out unseen cards: every demand is met when that is possible, and every way comes up."""

import random
from collections import Counter
from itertools import combinations

import pytest

from engine.cards import card_set, cards_text, each, parse_cards
from engine.tricks.sampling import Place, deal_out

CARDS = parse_cards("AS KS QS AH KH QH")


def holds(places, laid, cards):
    """Every card is in one place, and every place has the cards it must have and none it cannot have."""
    together = 0
    for place, mask in zip(places, laid, strict=True):
        assert mask & together == 0
        assert mask.bit_count() == place.size
        assert mask & place.must == place.must
        assert mask & place.cannot == 0
        together |= mask
    assert together == cards | sum(place.must & ~cards for place in places)


def test_sizes_musts_and_cannots_are_kept():
    rng = random.Random(1)
    places = (
        Place(2, must=parse_cards("AS"), cannot=parse_cards("KH")),
        Place(2, cannot=parse_cards("AH KS")),
        Place(2),
    )
    for _ in range(300):
        holds(places, deal_out(CARDS, places, rng), CARDS)


def test_with_two_places_every_way_is_equally_likely():
    rng = random.Random(2)
    places = (Place(3, cannot=parse_cards("AS")), Place(3))
    counts = Counter(deal_out(CARDS, places, rng)[0] for _ in range(5000))
    ways = [card_set(chosen) for chosen in combinations(list(each(CARDS))[1:], 3)]
    assert sorted(counts) == sorted(ways)
    assert max(counts.values()) < 1.35 * min(counts.values())


def test_a_single_way_is_found():
    """Each card fits in one place only when the others are seen: a chain that blind dealing rarely meets."""
    rng = random.Random(3)
    cards = parse_cards("AS KS QS JS")
    places = (
        Place(1, cannot=parse_cards("KS QS JS")),
        Place(1, cannot=parse_cards("QS JS")),
        Place(1, cannot=parse_cards("JS")),
        Place(1),
    )
    for _ in range(50):
        laid = deal_out(cards, places, rng)
        assert [cards_text(hand) for hand in laid] == ["AS", "KS", "QS", "JS"]


@pytest.mark.parametrize("seed", range(60))
def test_whenever_there_is_a_way_one_is_found(seed):
    """Places made around a hidden solution, with as many bars as it allows."""
    rng = random.Random(seed)
    cards = list(each(parse_cards("AS KS QS JS TS 9S AH KH QH JH TH 9H")))
    rng.shuffle(cards)
    count = rng.randint(2, 5)
    cuts = sorted(rng.randrange(len(cards) + 1) for _ in range(count - 1))
    parts = [cards[start:end] for start, end in zip([0, *cuts], [*cuts, len(cards)], strict=True)]
    places = []
    for part in parts:
        barred = [card for card in cards if card not in part and rng.random() < 0.8]
        must = [card for card in part if rng.random() < 0.2]
        places.append(Place(len(part), card_set(must), card_set(barred)))
    whole = card_set(cards)
    for _ in range(10):
        holds(places, deal_out(whole, places, rng), whole)


@pytest.mark.parametrize(
    "places",
    [
        pytest.param((Place(2), Place(2)), id="too little room"),
        pytest.param((Place(3, cannot=CARDS), Place(3)), id="a place that takes nothing"),
        pytest.param((Place(1, must=parse_cards("AS KS")), Place(5)), id="more musts than room"),
    ],
)
def test_what_cannot_be_done_is_an_error(places):
    with pytest.raises(ValueError, match="card"):
        deal_out(CARDS, places, random.Random(4))
