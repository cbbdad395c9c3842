"""The notation of Klaberjass: what is written how, what is illegal and what malformed."""

import pytest

from engine.cards import CARD_TEXTS
from engine.game import Malformed
from engine.games.klaberjass import GAME
from tests.games.klaberjass.table import dealt
from tests.games.table import OF_ANY_GAME, do, refused

WORDS = [
    "take", "pass", "schmeiss", "play-on", "throw-in", "silent", "declare", "win", "same", "yield", "dix",
]  # fmt: skip
ACTIONS = [
    *WORDS,
    *(f"name {suit}" for suit in "SHDC"),
    *(f"play {card}{bella}" for card in CARD_TEXTS for bella in ("", " bella")),
    "play 9S 8S",
    "play 9S 9S bella",
    "play none",
]


@pytest.mark.parametrize("text", ACTIONS)
def test_an_action_and_its_text_are_a_pair(text):
    action = GAME.parse(text)
    assert str(action) == text
    assert GAME.parse(str(action)) == action


@pytest.mark.parametrize(
    ("text", "same"),
    [("name s", "name S"), ("play ts", "play TS"), ("play Ts bella", "play TS bella"), ("play", "play none")],
)
def test_ranks_and_suits_are_read_in_either_case(text, same):
    assert str(GAME.parse(text)) == same


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "TAKE", "Take", "take ", " take", "take now", "name", "name X", "name S H", "name  S", "name SS",
        "play XX", "play 10S", "play  9S", "play 9S ", "play 9S BELLA", "play bella 9S", "play 9S bella bella",
        "play none 9S", "PLAY 9S", "dix 7S", "bid six", "push", "good", "play ♠9", "schmeiß", "play-on ", "playon",
        "play 9S\n", "take\npass", "９S", "play ９S", "\0",
    ],
)  # fmt: skip
def test_other_text_is_malformed(text):
    with pytest.raises(Malformed):
        GAME.parse(text)


@pytest.mark.parametrize(
    "text", ["play 6S", "play 9S 8S", "play", "play none", "play AS bella", "name S", "same", "win", "dix"]
)
def test_what_belongs_to_the_game_but_not_to_the_moment_is_illegal(text):
    for words in ((), ("pass",), ("pass", "pass")):
        rule, key = refused(do(dealt(), *words), text)
        assert rule.startswith("KLA-")
        assert key.startswith("klaberjass-") or key in OF_ANY_GAME
