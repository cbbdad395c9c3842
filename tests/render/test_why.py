"""Why answers are disabled, and what a pick asks."""

import pytest

from bot.text.render import choice_line, reasons_why, why
from engine.cards import card_text, parse_card, parse_suit
from engine.choice import Option, PickOne, PickSome
from engine.game import Refusal
from engine.message import CardsWord, SideWord, SuitWord, message
from tests.render.positions import frame, voice

EN = voice("en")


def test_why_gives_each_reason_once_with_the_cards_it_forbids() -> None:
    follow = Refusal("KLA-2.7", message("test-refusal", suit=SuitWord(parse_suit("S"))))
    cards = [parse_card(text) for text in ("AS", "TH", "9H")]
    options = tuple(
        Option(f"play {card_text(card)}", message("test-label", cards=CardsWord((card,))), "hand", refusal, card)
        for card, refusal in zip(cards, (None, follow, follow), strict=True)
    )
    text = why(PickOne(options), frame("Dora", "Elia"), EN).description.replace("\ufe0e", "")
    assert text == "♥10 ♥9: You must follow ♠ spades as long as you hold one."


def test_each_rule_that_forbids_an_answer_is_named_once_with_its_reason() -> None:
    follow, bella = (Refusal(rule, message("test-refusal", suit=SuitWord(parse_suit("S")))) for rule in ("A-1", "A-2"))
    options = tuple(
        Option(text, message("test-label"), "cards", refusal=why)
        for text, why in zip("xyzw", (follow, None, bella, follow), strict=True)
    )
    reasons = reasons_why(PickOne(options), frame("Dora", "Elia"), EN)
    assert [rule for rule, _ in reasons] == ["A-1", "A-2"]
    assert {text.replace("\ufe0e", "") for _, text in reasons} == {"You must follow ♠ spades as long as you hold one."}


def test_why_says_that_nothing_is_greyed_out() -> None:
    assert why(PickOne(()), frame("Dora", "Elia"), EN).description == EN.text("why-nothing")


@pytest.mark.parametrize(
    ("candidates", "minimum", "maximum", "expected"),
    [
        (("9S", "8S", "7S"), 0, 2, "Choose at most 2 cards."),
        (("9S", "8S", "7S"), 3, 3, "Choose 3 cards."),
        (("9S", "8S", "7S"), 1, 2, "Choose 1 to 2 cards."),
        (("9S",), 1, 1, "Choose one card."),
        (("0", "2"), 0, 2, "Choose at most 2 players."),
        (("0", "2"), 1, 1, "Choose one player."),
    ],
)
def test_a_pick_shows_how_many(candidates: tuple[str, ...], minimum: int, maximum: int, expected: str) -> None:
    assert expected in choice_line(PickSome("exchange", candidates, minimum, maximum), frame(*"ABCD"), EN)
    assert choice_line(PickOne(()), frame(*"ABCD"), EN) == ""


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "would be twice the difference (×2). Choose at most 3 players."),
        ("de", "würde der Unterschied doppelt zählen (×2). Wähle höchstens 3 Spieler."),
        ("fr", "deux fois la différence (×2). Choisissez au plus 3 joueurs."),
        ("ja", "2倍(×2)になります。3人まで選べます。"),
        ("sv", "dubbla skillnaden (×2). Välj högst 3 spelare."),
    ],
)
def test_a_sentence_follows_a_sentence_without_a_dot_between(language: str, expected: str) -> None:
    label = message("barbu-double-whom-back", whom=SideWord((2,)))
    choice = PickSome("double", ("0", "1", "2"), 0, 3, label=label)
    assert choice_line(choice, frame(*"ABCD"), voice(language)).replace("\u00a0", " ").endswith(expected)


def test_a_dot_stands_between_a_name_and_a_sentence() -> None:
    choice = PickSome("exchange", ("9S", "8S"), 2, 2, label=message("test-label", cards=CardsWord(())))
    assert choice_line(choice, frame(*"ABCD"), EN).endswith(" · Choose 2 cards.")
