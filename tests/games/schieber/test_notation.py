"""The notation of Schieber: the text of each action, and illegal and malformed texts."""

import pytest

from engine.cards import CARD_TEXTS
from engine.game import Malformed
from engine.games.schieber import GAME
from tests.games.schieber.table import dealt
from tests.games.table import OF_ANY_GAME, do, refused

ACTIONS = [
    *(f"choose {contract}" for contract in "HDSCOU"), "push", "push-back", "announce", "good",
    *(f"play {card}" for card in CARD_TEXTS), "play 9S 8S", "play 9S 9S", "play none",
]  # fmt: skip


@pytest.mark.parametrize("text", ACTIONS)
def test_an_action_and_its_text_are_a_pair(text):
    action = GAME.parse(text)
    assert str(action) == text
    assert GAME.parse(str(action)) == action


@pytest.mark.parametrize(
    ("text", "same"),
    [("choose o", "choose O"), ("choose h", "choose H"), ("play ts", "play TS"), ("play Ts", "play TS")],
)
def test_ranks_suits_and_contracts_are_read_in_either_case(text, same):
    assert str(GAME.parse(text)) == same


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "PUSH", "Push", "push ", " push", "push now", "choose", "choose X", "choose HH", "choose H D",
        "choose  H", "choose T", "choose O\n", "Choose O", "choose ſ", "choose Ｏ", "pushback", "push back",
        "play XX", "play 10S", "play  9S", "play 9S ", "play none 9S", "PLAY 9S", "play ♠9", "play 9S bella",
        "play ９S", "good ", "Good", "announce 20", "take", "pass", "declare", "silent", "bid six", "name S", "\0",
    ],
)  # fmt: skip
def test_other_text_is_malformed(text):
    with pytest.raises(Malformed) as problem:
        GAME.parse(text)
    assert problem.value.message.key == "schieber-no-such-action"


@pytest.mark.parametrize("text", ["play 5S", "play 9S 8S", "play none", "push-back", "announce", "good"])
def test_an_action_of_the_game_at_the_wrong_moment_is_illegal(text):
    for words in ((), ("push",), ("choose O",)):
        rule, key = refused(do(dealt(), *words), text)
        assert rule.startswith("SCH-")
        assert key.startswith("schieber-") or key in OF_ANY_GAME
