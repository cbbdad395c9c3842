"""Runs of neighbouring cards."""

import random

from engine.cards import ACE, HEARTS, KING, NINE, TEN, cards_text, each, parse_cards, rank_of, suit_of
from engine.tricks.runs import run_of, runs_finder

OF_THREE = runs_finder(9, 3, run_of)


def runs_in(hand):
    return [cards_text(run) for run in OF_THREE(parse_cards(hand))]


def test_a_run_is_named_by_its_first_card_and_its_length():
    assert cards_text(run_of(HEARTS, TEN, 3)) == "TH 9H 8H"


def test_runs_are_maximal_of_one_suit_and_in_pack_order():
    assert runs_in("8C 7C 6C AS KS QS JS 9S 8S 7S KH QH TH") == ["AS KS QS JS", "9S 8S 7S", "8C 7C 6C"]
    assert runs_in("AS KS AH KH QD JD") == []
    assert runs_in("7S 6S AS") == []
    assert runs_in("none") == []


def test_what_is_made_of_a_run_is_given_its_suit_first_rank_and_length():
    describe = runs_finder(8, 2, lambda suit, top, length: (suit, top, length))
    assert describe(parse_cards("AH KH TH 9H 8H")) == ((HEARTS, ACE, 2), (HEARTS, TEN, 3))
    assert describe(parse_cards("KH 9H")) == ()
    assert (KING, NINE) == (1, 5)


def test_all_cards_between_the_ends_are_held_and_none_beyond():
    rng = random.Random(3)
    pack = [card for card in range(52) if rank_of(card) < 9]
    for _ in range(300):
        hand = set(rng.sample(pack, 12))
        runs = [set(each(run)) for run in OF_THREE(sum(1 << card for card in hand))]
        for run in runs:
            assert len(run) >= 3
            assert run <= hand
            assert len({suit_of(card) for card in run}) == 1
            first, last = min(run), max(run)
            assert run == set(range(first, last + 1))
            assert rank_of(first) == 0 or first - 1 not in hand
            assert rank_of(last) == 8 or last + 1 not in hand
        threes = [{card, card + 1, card + 2} for card in pack if rank_of(card) < 7]
        for three in threes:
            assert (three <= hand) == any(three <= run for run in runs)
