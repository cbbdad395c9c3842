"""The notation of Barbu: the text of each action, and illegal and malformed texts."""

import pytest

from engine.cards import CARD_TEXTS
from engine.game import Malformed
from engine.games.barbu import GAME
from tests.games.barbu.table import NOBODY, dealt
from tests.games.table import OF_ANY_GAME, do, refused

ACTIONS = [
    *(f"declare {key}" for key in ("NT", "NQ", "NL", "NH", "NK")), *(f"declare TR {suit}" for suit in "SHDC"),
    *(f"declare DO {rank}" for rank in "AKQJT98765432"), "double none", "double 0", "double 1 2 3", "double 0 1 2 3",
    "double 0 0", "pass", *(f"play {card}" for card in CARD_TEXTS), "play 9S 8S", "play 9S 9S", "play none",
]  # fmt: skip


@pytest.mark.parametrize("text", ACTIONS)
def test_an_action_and_its_text_are_a_pair(text):
    action = GAME.parse(text)
    assert str(action) == text
    assert GAME.parse(str(action)) == action


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("declare nt", "declare NT"), ("declare tr s", "declare TR S"), ("declare TR h", "declare TR H"),
        ("declare do t", "declare DO T"), ("declare DO q", "declare DO Q"), ("double 2 0", "double 0 2"),
        ("double 3 1 0", "double 0 1 3"), ("play ts", "play TS"), ("play Ts", "play TS"),
    ],
)  # fmt: skip
def test_ranks_suits_and_contracts_are_read_in_either_case_and_seats_in_any_order(text, same):
    assert str(GAME.parse(text)) == same


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "declare", "declare ", "declare XX", "declare BARBU", "declare NT S", "declare NK H", "declare TR",
        "declare TR ", "declare TR X", "declare TR 8", "declare TR S H", "declare TRS", "declare DO", "declare DO S",
        "declare DO 10", "declare DO 1", "declare DO 8 S", "declare  NT", "declare NT ", " declare NT", "Declare NT",
        "DECLARE NT", "declare NT\n", "declare ＮＴ", "declare TR ſ", "declare DO ８", "declare none", "declare S",
        "double", "double ", "double 4", "double 7", "double -1", "double 00", "double 0,1", "double 0  1", "double 01",
        "double none 0", "double 0 none", "double all", "double table", "Double 0", "double ０", "double 0\n",
        "double AS", "Pass", "PASS", "pass ", "pass pass", "play XX", "play 10S", "play  9S", "play 9S ",
        "play none 9S", "PLAY 9S", "play 9S bella", "play 9", "take", "choose S", "push", "silent", "bid six", "\0",
        "double \ud800", "declare \ud800", "declare N\u212a",
    ],
)  # fmt: skip
def test_other_text_is_malformed(text):
    with pytest.raises(Malformed) as problem:
        GAME.parse(text)
    assert problem.value.message.key == "barbu-no-such-action"


MOMENTS = ((), ("declare NT",), ("declare NT", *NOBODY), ("declare DO 8", *NOBODY))


@pytest.mark.parametrize("words", MOMENTS)
@pytest.mark.parametrize("text", ["play", "play none", "play 9S 8S", "double 0 1 2 3", "double 0 0", "double 2 2 2"])
def test_what_is_well_written_and_never_allowed_is_illegal(words, text):
    rule, key = refused(do(dealt(), *words), text)
    assert rule.startswith("BAR-")
    assert key.startswith("barbu-") or key in OF_ANY_GAME


@pytest.mark.parametrize("text", ["declare NT", "declare TR S", "declare DO 8", "double none", "double 1", "play AS"])
def test_an_action_belongs_to_its_moment(text):
    allowed = 0
    for words in MOMENTS:
        match = do(dealt(), *words)
        refusal = GAME.refusal(match.view(match.turn.seat), GAME.parse(text))
        if refusal is None:
            allowed += 1
        else:
            assert refusal.rule.startswith("BAR-")
    assert allowed <= 1
