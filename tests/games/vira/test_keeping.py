"""The cards kept for a misère: safe ones if there are enough, by an independent calculation."""

import random
from itertools import combinations

import pytest

from engine.cards import SUITS, cards_text, parse_cards
from engine.games.vira import GAME
from engine.games.vira.actions import Play
from engine.games.vira.cards import HAND, PACK, WHOLE_PACK
from engine.games.vira.player.exchanging import safest
from engine.games.vira.player.playout_policy import guided_move
from engine.turn import Act
from tests.bench.bench_vira import dealt, low


def in_suit(cards, suit):
    """The cards of a suit, the lowest first."""
    return [card for card in reversed(cards) if card // 13 == suit]


def is_safe(own, foreign):
    """Whether each card of a suit is below the foreign card at the same place from the lowest."""
    return all(mine > other for mine, other in zip(own, foreign, strict=False))


def most_safe(pool, suit, foreign):
    """The most cards of a suit that are safe together, over all choices."""
    there = in_suit(pool, suit)
    ways = (choice for count in range(len(there), -1, -1) for choice in combinations(there, count))
    return next(len(choice) for choice in ways if is_safe(choice, in_suit(foreign, suit)))


def held(cards):
    return [card for card in PACK if cards >> card & 1]


def mask(cards):
    return sum(1 << card for card in cards)


def safe_in_all(cards, foreign):
    return all(is_safe(in_suit(cards, suit), in_suit(foreign, suit)) for suit in SUITS)


@pytest.mark.parametrize(("count", "known"), [(13, 26), (12, 26), (11, 24), (4, 13), (2, 13)])
def test_if_so_many_cards_can_be_safe_such_are_kept(count, known):
    """From 26 cards, from those of a gask, or from thirteen dealt ones."""
    rng, safe = random.Random(count), 0
    for _ in range(300):
        pack = rng.sample(PACK, len(PACK))
        pool, foreign = sorted(pack[:known]), sorted(pack[known:])
        kept = held(safest(mask(pool), count))
        assert len(kept) == count
        assert set(kept) <= set(pool)
        can_be = sum(most_safe(pool, suit, foreign) for suit in SUITS) >= count
        assert safe_in_all(kept, foreign) == can_be
        safe += can_be
    assert 0 < safe < 300


def test_a_quarter_of_26_cards_hold_a_misere_that_nothing_can_beat():
    """The rule sheet says 27.9 %; here within four standard deviations of 600 samples."""
    rng, safe = random.Random(1), 0
    for _ in range(600):
        pool = sorted(rng.sample(PACK, 2 * HAND))
        safe += safe_in_all(held(safest(mask(pool), HAND)), sorted(set(PACK) - set(pool)))
    assert abs(safe / 600 - 0.279) < 4 * (0.279 * 0.721 / 600) ** 0.5


def test_cards_known_to_be_out_of_play_endanger_nothing():
    assert cards_text(safest(parse_cards("9S 4H"), 1)) == "4H"
    assert cards_text(safest(parse_cards("9S 4H"), 1, parse_cards("2S 3S 4S 5S 6S 7S 8S"))) == "9S"


def test_what_is_in_most_danger_goes():
    assert cards_text(safest(parse_cards("2S 4S KH 3H"), 3)) == "4S 2S 3H"


def test_of_equally_safe_cards_the_lowest_are_kept():
    assert cards_text(safest(parse_cards("2S 3S 4S 2H 3H 2D"), 3)) == "2S 2H 2D"


def test_a_safe_hand_wins_nothing_whatever_is_played():
    """Where the declarer does not lead; the defenders play at random."""
    rng, played = random.Random(2), 0
    while played < 40:
        state = low(dealt("gok", rng))
        declarer = state.deal.record.declarer
        hand = state.deal.hands[declarer]
        foreign = WHOLE_PACK & ~hand & ~mask(state.deal.talon)
        if GAME.turn(state).seat == declarer or not safe_in_all(held(hand), held(foreign)):
            continue
        while isinstance(turn := GAME.turn(state), Act):
            legal = GAME.choice(GAME.view(state, turn.seat)).legal
            own = turn.seat == declarer
            action = Play((guided_move(GAME.kernel(state)),)) if own else GAME.parse(rng.choice(legal))
            state = GAME.act(state, turn.seat, action).state
        assert state.match.results[-1].outcome == "win"
        played += 1
