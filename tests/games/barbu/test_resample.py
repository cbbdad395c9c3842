"""Sampled states: only states that a seat cannot tell from the real one, and all of these."""

import random
from collections import Counter

import pytest

from engine.cards import SPADES, SUIT_MASKS, cards_text, parse_card, parse_cards
from engine.games.barbu import GAME
from engine.games.barbu.model import Dominoes, Playing
from engine.games.barbu.player.playout_policy import guided_move
from engine.players.playout import play_out
from tests.conformance import walks
from tests.games.barbu.table import NOBODY, dealt, play
from tests.games.table import DRAWS, do, guesses

CLUBS = "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC"
HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"


def hands(match, seat, other):
    """The hands of another seat in the samples."""
    return [state.hands[other] for state in guesses(match, seat)]


def declared(contract, texts, **options):
    return do(dealt(texts, **options), f"declare {contract}", *NOBODY)


def test_a_guess_shuffles_what_the_seat_does_not_know():
    match = dealt()
    assert len({state.deal.dealt[2] for state in guesses(match, 0)}) == DRAWS


def test_who_did_not_follow_has_none_of_the_suit():
    match = play(declared("NT", (f"AS {CLUBS}", "KS", HEARTS, "")), "AS KS 2H")
    assert all(not held & SUIT_MASKS[SPADES] for held in hands(match, 0, 2))
    assert len(set(hands(match, 0, 2))) == DRAWS
    assert any(held & SUIT_MASKS[SPADES] for held in hands(match, 0, 3))


def test_who_led_a_heart_has_nothing_else():
    """BAR-2.4.1: hearts may be led only from a hand of hearts."""
    match = play(declared("NH", (HEARTS, "", "", "")), "2H")
    for seat in (1, 2, 3):
        assert {cards_text(held) for held in hands(match, seat, 0)} == {"AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H"}


def test_who_did_not_beat_a_led_trump_has_no_higher_one():
    """BAR-2.4.3: under a led ten of trumps the nine was played."""
    others = ("9S 8S 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH", "AS KS QS JS 7S 6S 5S 4S 3S 2S KH AH AD", "")
    match = play(declared("TR S", (f"TS {CLUBS}", *others)), "TS 9S")
    for seat in (0, 3):
        assert all(not held & parse_cards("AS KS QS JS") for held in hands(match, seat, 1))
    assert any(held & parse_cards("8S 7S 6S 5S 4S") for held in hands(match, 0, 1))


def test_who_threw_a_card_off_had_no_trump_that_would_have_won():
    """BAR-2.4.4: a diamond discarded on a heart that is ruffed with the five: no higher trump, perhaps lower ones."""
    others = ("5S AS KS QS JS TS 9S 8S 7S 6S 4D 3D 2D", "2S 3S 4S AD KD QD JD TD 9D 8D 7D 6D 5D", "")
    match = play(declared("TR S", (f"TH {CLUBS}", *others)), "TH 5S AD")
    held_by_others = hands(match, 0, 2)
    assert all(not held & parse_cards("AS KS QS JS TS 9S 8S 7S 6S") for held in held_by_others)
    assert any(held & parse_cards("4S 3S 2S") for held in held_by_others)


def test_who_passed_can_lay_nothing_that_was_open():
    """BAR-2.5.2: a pass before the first card shows that none of the four start cards is held."""
    match = do(declared("DO 8", ("9S TS JS QS KS AS 7S 6S 5S 4S 3S 2S 9H", "8S 8H 8D 8C", "", "")), "pass")
    eights = parse_cards("8S 8H 8D 8C")
    for seat in (1, 2, 3):
        assert all(not held & eights for held in hands(match, seat, 0))
    assert not any(held & eights for held in hands(match, 1, 2)), "the seat holds all four itself"
    assert any(held & eights for held in hands(match, 2, 3))


def test_the_cards_that_nobody_played_are_unknown_after_an_early_end():
    """BAR-3.4: the deal ended with the king of hearts; nobody sees the cards that the others had left."""
    match = play(declared("NK", ("2S", "3S", "4S", HEARTS)), "2S 3S 4S KH")
    assert match.view(None).phase == "ended"
    held_by_others = hands(match, 3, 0)
    assert len(set(held_by_others)) == DRAWS
    assert not any(held >> parse_card("2S") & 1 for held in held_by_others)


def test_a_view_and_a_memory_of_two_positions_are_an_error():
    match = declared("NT", ("AS", "KS", "QS", "JS"))
    later = play(match, "AS KS QS JS")
    with pytest.raises(ValueError, match=r"hold the cards|position"):
        GAME.resample(later.view(0), GAME.information_state(match.state, 1), random.Random(1))


@pytest.mark.parametrize("seed", range(12))
def test_positions_of_whole_deals_are_guessed_by_all_seats(seed):
    """Some thousand samples with random options and cards: each plays to the end and adds up to its contract."""
    rng = random.Random(f"guess {seed}")
    match = walks.random_start(GAME, rng, Counter())
    for _ in range(130):
        line = walks.next_line(match, rng, walks.RANDOM)
        if line is None:
            break
        match, _ = match.follow(line)
        for seat in range(4):
            for state in guesses(match, seat, 2):
                if isinstance(state, Playing | Dominoes):
                    assert play_out(GAME.kernel(state), guided_move)
