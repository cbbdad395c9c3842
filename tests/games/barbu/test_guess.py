"""Guessed states: what a seat cannot tell from the real one."""

import random

import pytest

from engine.cards import cards_text, parse_cards
from engine.game import Act
from engine.games.barbu import GAME
from engine.games.barbu.cards import WHOLE_PACK
from tests.games.barbu.table import B29, B29_TRICKS, B30, B31, NOBODY, dealt, lacks, play, random_match
from tests.games.table import do

DRAWS = 30


def guesses(match, seat, count=DRAWS):
    """Guessed states of this seat, each of which has its view and its memory, and the public's view."""
    rng = random.Random(1)
    view, memory = match.view(seat), GAME.memory(match.state, seat)
    for _ in range(count):
        state = GAME.guess(view, memory, rng)
        assert GAME.view(state, seat) == view
        assert GAME.memory(state, seat) == memory
        assert GAME.view(state, None) == match.view(None)
        yield state


def held(state, seat):
    return GAME.view(state, seat).hand


@pytest.mark.parametrize("words", ["NH", "TR D", "DO 8"])
def test_BAR_3_1_before_the_play_every_card_may_be_anywhere(words):
    match = do(dealt(B29), f"declare {words}", *NOBODY)
    found = [0, 0, 0, 0]
    for state in guesses(match, 2, 60):
        assert sum(held(state, seat) for seat in range(4)) == WHOLE_PACK
        for seat in range(4):
            found[seat] |= held(state, seat)
    assert found[2] == parse_cards(B29[2])
    assert [found[seat] for seat in (0, 1, 3)] == [WHOLE_PACK & ~parse_cards(B29[2])] * 3


def test_BAR_2_4_2_who_is_void_is_given_nothing_of_the_suit():
    match = play(do(dealt(B29), "declare NH", *NOBODY), *(trick for trick, _ in B29_TRICKS[:3]))
    lacking = parse_cards(lacks(match, 0, 3))
    assert lacking
    for state in guesses(match, 0):
        assert held(state, 3) & lacking == 0


def test_BAR_2_5_2_who_has_passed_is_given_nothing_that_fitted():
    match = do(dealt(B31), "declare DO 8", *NOBODY, "pass", "play 8C", "pass")
    assert lacks(match, 3, 0) == "8D"
    assert lacks(match, 3, 2) == "8D 7C"
    found = 0
    for state in guesses(match, 3):
        assert held(state, 0) & parse_cards("8S 8H 8D 8C") == 0
        assert held(state, 2) & parse_cards("8S 8H 8D 7C 9C") == 0
        found |= held(state, 2)
    assert found & parse_cards("9D 9S KS") == parse_cards("9D 9S KS")


def test_BAR_3_4_the_cards_left_at_an_early_end_are_guessed_too():
    match = do(dealt(B30), "declare NK", *NOBODY)
    rng = random.Random(3)
    while isinstance(match.turn, Act):
        match = do(match, rng.choice(match.choice(match.turn.seat).legal))
    left = match.view(0).counts
    assert sum(left) > 0
    hands = set()
    for state in guesses(match, 0):
        assert tuple(held(state, seat).bit_count() for seat in range(4)) == left
        assert held(state, 0) == match.view(0).hand
        hands.add(cards_text(held(state, 1)))
    assert len(hands) > 1


@pytest.mark.parametrize(
    "options", [{}, {"heartLead": "afterBroken", "ruff": "mustTrump", "aceAgain": "on", "skipUndoubled": "on"}]
)
@pytest.mark.parametrize("preset", ["article", "international"])
def test_everywhere_in_a_match(preset, options):
    for match in random_match(21, preset, length=12, **options)[::3]:
        for seat in range(4):
            for _ in guesses(match, seat, 1):
                pass


def test_a_view_and_a_memory_that_do_not_belong_together_are_refused():
    match = do(dealt(B31), "declare DO 8", *NOBODY)
    other = do(dealt(B29), "declare DO 8", *NOBODY)
    later = do(other, "play 8S" if "play 8S" in other.choice(0).legal else other.choice(0).legal[0])
    with pytest.raises(ValueError, match=r"."):
        GAME.guess(later.view(0), GAME.memory(match.state, 1), random.Random(1))
