"""The choice of the card with the highest score."""

import pytest

from engine.cards import CARD_TEXTS, parse_card
from engine.tricks.best_card import best_card


@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        ({"AS": 0}, "AS"),
        ({"AS": -3.5, "7H": -1, "2C": -2}, "7H"),
        ({"AS": 1, "7H": 2, "2C": 2}, "7H"),
        ({"2C": 2, "7H": 2, "AS": 1}, "2C"),
        ({"AS": float("-inf"), "7H": float("-inf")}, "AS"),
    ],
    ids=["the only card", "the highest score", "of equal cards the first", "in the order given", "the worst score"],
)
def test_the_card_with_the_highest_score_is_chosen(scores, expected):
    assert CARD_TEXTS[best_card((parse_card(text), score) for text, score in scores.items())] == expected
