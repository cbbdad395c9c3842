"""Typed picks of several: players by their names in every language, cards, and the notation."""

import time

import pytest

from bot.text.i18n import Voice
from bot.text.typed_picks import picked, picks
from engine.cards import CARD_TEXTS
from engine.choice import PickSome
from tests.i18n.catalogues import LANGUAGES
from tests.render.positions import voice

EN, DE, JA = voice("en"), voice("de"), voice("ja")
VOICES = [voice(language) for language in LANGUAGES]
NAMES = ("Anna", "Ben Ander", "Carla", "ディーター")
OTHERS = PickSome("double", ("0", "1", "3"), 0, 3)
"""Carla chooses the players whom she doubles."""


@pytest.mark.parametrize("spoken", VOICES, ids=LANGUAGES)
@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("Anna", "double 0"), ("anna", "double 0"), ("ANNA, ben ander", "double 0 1"),
        ("Anna and Ben Ander", "double 0 1"), ("Anna, Ben Ander und ディーター", "double 0 1 3"),
        ("Annaとディーター", "double 0 3"), ("Anna、Ben Anderとディーター", "double 0 1 3"),
        ("ディーターとBen Ander", "double 3 1"), ("double Anna", "double 0"), ("double anna ben ander", "double 0 1"),
        ("double 0 3", "double 0 3"), ("0 3", "double 0 3"), ("double none", "double none"), ("none", "double none"),
        ("Nobody", "double none"), ("niemand", "double none"), ("誰も選ばない", "double none"),
        ("Anna Anna", "double 0 0"), ("Carla", "double 2"),
        ("", None), ("double", None), ("and", None), ("Ann", None), ("Zoe", None), ("Anna Zoe", None), ("Annas", None),
        ("Anna nobody", None), ("double 4", None), ("double 00", None), ("a" * 500, None),
    ],
)  # fmt: skip
def test_players_are_picked_by_their_names(spoken: Voice, typed: str, action: str | None) -> None:
    assert picked(OTHERS, typed, spoken, NAMES) == action


def test_an_offered_list_can_be_typed() -> None:
    for spoken in VOICES:
        pending, seen = [""], set()
        while pending:
            for suggestion in picks(OTHERS, pending.pop(), spoken, NAMES):
                assert (
                    picked(OTHERS, suggestion.label, spoken, NAMES)
                    == suggestion.text
                    == picked(OTHERS, suggestion.text, spoken, NAMES)
                )
                if suggestion.text not in seen:
                    seen.add(suggestion.text)
                    pending.append(suggestion.label)
        reached = {frozenset(text.split()[1:]) for text in seen}
        every = {frozenset(seats) for seats in ("0", "1", "3", "01", "03", "13", "013")}
        assert reached == every | {frozenset({"none"})}, "every answer is reached by choosing what is offered"


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("", ["double none", "double 0", "double 1", "double 3"]),
        ("double", ["double none", "double 0", "double 1", "double 3"]),
        ("be", ["double 1"]),
        ("nob", ["double none"]),
        ("Anna", ["double 0", "double 0 1", "double 0 3"]),
        ("Anna be", ["double 0 1"]),
        ("Anna Zoe", []),
    ],
)
def test_suggestions_while_a_player_types(typed: str, expected: list[str]) -> None:
    assert [suggestion.text for suggestion in picks(OTHERS, typed, EN, NAMES)] == expected


def test_picking_nobody_is_not_offered_where_a_rule_forbids_it() -> None:
    bound = PickSome("double", ("0",), 1, 1, ("0",))
    assert [suggestion.text for suggestion in picks(bound, "", EN, NAMES)] == ["double 0"]


def test_names_that_look_like_something_else() -> None:
    names = ("1", "Ben", "none", "Ben B")
    assert picked(OTHERS, "double 1", EN, names) == "double 1", "the notation means itself"
    assert picked(OTHERS, "1", EN, names) is None, "the first player's name, or the second's number"
    assert picked(OTHERS, "Ben B", EN, names) == "double 3"
    assert picked(OTHERS, "Ben", EN, names) == "double 1"
    assert picked(OTHERS, "Ben Ben B", EN, names) == "double 1 3"


def test_cards_are_picked_in_the_notation_and_as_shown() -> None:
    cards = PickSome("exchange", ("TS", "AH", "2H"), 0, 3)
    assert picked(cards, "exchange TS AH", EN, NAMES) == picked(cards, "ts ah", EN, NAMES) == "exchange TS AH"
    assert picked(cards, "none", EN, NAMES) == "exchange none"
    assert [suggestion.text for suggestion in picks(cards, "TS", EN, NAMES)] == [
        "exchange TS",
        "exchange TS AH",
        "exchange TS 2H",
    ]
    for suggestion in picks(cards, "", EN, NAMES):
        assert picked(cards, suggestion.label, EN, NAMES) == suggestion.text


def test_there_are_never_more_suggestions_than_discord_takes() -> None:
    many = PickSome("discard", CARD_TEXTS[:40], 13, 13)
    offered = picks(many, " ".join(CARD_TEXTS[:39]), EN, NAMES)
    assert all(len(suggestion.label) <= 100 for suggestion in offered)
    assert len(picks(many, "", EN, NAMES)) == 25


HAND = PickSome("exchange", ("AS", "TS", "KH", "AH", "7D", "3D", "2C"), 0, 13)


@pytest.mark.parametrize("spoken", VOICES, ids=LANGUAGES)
@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("2C 3D", "2C 3D"), ("2c3d", "2C 3D"), ("2♣ 3♦", "2C 3D"), ("♣2 ♦3", "2C 3D"), ("♣2, ♦3", "2C 3D"),
        ("♣️2・♦️3", "2C 3D"), ("10 ♠ K ♥", "TS KH"), ("10♠K♥", "TS KH"), ("exchange 10s kh", "TS KH"),
        ("ten of spades and king of hearts", "TS KH"), ("the ten of spades, king hearts", "TS KH"),
        ("Pik-Zehn, Herz König und Karo 7", "TS KH 7D"), ("スペードの10とハートのK、ダイヤの3", "TS KH 3D"),
        ("スペード10 ハートのキング", "TS KH"), ("♠10 und ハートのK and 7d", "TS KH 7D"), ("as herz", "AH"),
        ("as kh", "AS KH"), ("as", "AS"), ("Schilten-Banner Rosen-König", "TS KH"),
        ("2c 2c", "2C 2C"), ("QC 2c", "QC 2C"),
        (", ".join(["the ace of spades"] * 13), " ".join(["AS"] * 13)),
        ("ts 3", None), ("spades", None), ("10", None), ("ts foo", None), ("foo ts", None), ("and", None),
        ("1c", None), ("ts " * 200, None),
    ],
)  # fmt: skip
def test_cards_are_picked_in_any_spelling(spoken: Voice, typed: str, action: str | None) -> None:
    wanted = None if action is None else f"exchange {action}"
    assert picked(HAND, typed, spoken, ()) == wanted


def test_unfinished_cards_are_completed_up_to_the_maximum_of_the_pick() -> None:
    assert [suggestion.text for suggestion in picks(HAND, "ten of spades ace", EN, ())] == [
        "exchange TS AS",
        "exchange TS AH",
    ]
    assert [suggestion.text for suggestion in picks(HAND, "ハート", JA, ())] == ["exchange KH", "exchange AH"]
    two = PickSome("discard", ("AS", "TS", "KH"), 2, 2)
    assert next(suggestion.label for suggestion in picks(two, "AS", EN, ())).endswith("(1 of 2)")
    assert [suggestion.text for suggestion in picks(two, "AS TS", EN, ())] == ["discard AS TS"]


@pytest.mark.parametrize("typed", ["10♠" * 133, "スペードの10" * 57, "10♠K♥" * 80])
def test_cards_without_spaces_are_read_while_a_player_types(typed: str) -> None:
    picks(HAND, "10♠", JA, ())  # fills the cache of the words of all languages
    began = time.process_time()
    picks(HAND, typed, JA, ())
    assert time.process_time() - began < 0.9
