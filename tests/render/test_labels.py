"""Button labels: the card or the answer within Discord's limits."""

import dataclasses
import re

import pytest

from bot.text.i18n import FRENCH_DECK, SWISS_DECK
from bot.text.render import candidate_button, option_button
from bot.text.render.rendered import BUTTON_LABEL
from engine.cards import CARD_TEXTS, Seat, parse_card
from engine.choice import Option, PickOne
from engine.message import CardsWord, message
from engine.registry import game_keys
from tests.conformance.walks import sample
from tests.i18n.catalogues import LANGUAGES
from tests.i18n.pseudo import PSEUDO
from tests.render.positions import voice

INDICES = {
    "de": {"♦Q": "♦D", "♣J": "♣B"},
    "fr": {"♥K": "♥R", "♦Q": "♦D", "♣J": "♣V"},
    "sv": {"♦Q": "♦D", "♣J": "♣Kn"},
}
"""The corner signs of each language's cards that differ from the English ones."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("text", "label"), [("TS", "♠10"), ("KH", "♥K"), ("QD", "♦Q"), ("JC", "♣J"), ("7S", "♠7")])
def test_a_card_is_its_symbol_and_index(text: str, label: str, language: str) -> None:
    shown = candidate_button(text, (), voice(language)).replace("\ufe0e", "")
    assert shown == INDICES.get(language, {}).get(label, label)


@pytest.mark.parametrize(
    ("language", "text", "label"),
    [
        ("de", "JS", "🛡️ Schilten U"),
        ("de", "TC", "🔔 Schellen B"),
        ("en", "QD", "🌰 acorns O"),
        ("en", "TH", "🌹 roses B"),
        ("ja", "JS", "🛡️ 盾U"),
        ("ja", "9D", "🌰 ドングリ9"),
    ],
)
def test_a_swiss_card_is_a_sign_its_suit_in_words_and_its_index(language: str, text: str, label: str) -> None:
    swiss = dataclasses.replace(voice(language), deck=SWISS_DECK)
    assert candidate_button(text, (), swiss).replace("\N{NO-BREAK SPACE}", " ") == label
    assert all(len(candidate_button(card, (), swiss)) <= 20 for card in CARD_TEXTS)


def test_every_card_has_a_label_of_its_own_as_text() -> None:
    labels = {candidate_button(text, (), voice("en")) for text in CARD_TEXTS}
    assert len(labels) == len(CARD_TEXTS)
    assert all(re.fullmatch("[♠♥♦♣]\ufe0e(10|[AKQJ2-9])", label) for label in labels)


def test_the_label_of_a_seat_is_the_name_of_its_player_as_written() -> None:
    assert candidate_button("1", ("Dora", "*Elia*"), voice("en")) == "*Elia*"


def test_a_label_is_cut_to_what_discord_takes() -> None:
    cards = CardsWord(tuple(parse_card(text) for text in CARD_TEXTS))
    option = Option("discard", message("test-label", cards=cards), "exchange")
    assert len(option_button(option, (), voice("en"))) == BUTTON_LABEL


@pytest.mark.parametrize("key", game_keys())
@pytest.mark.parametrize(
    ("language", "deck"),
    [*((language, FRENCH_DECK) for language in [*LANGUAGES, PSEUDO]), ("de", SWISS_DECK), ("fr", SWISS_DECK)],
)
def test_no_label_of_any_game_is_cut_or_repeated(key: str, language: str, deck: str) -> None:
    spoken = dataclasses.replace(voice(language), deck=deck)
    for moment in sample(key, "labels"):
        match = dataclasses.replace(moment.match, state=moment.after)
        for seat in range(match.header.seats):
            choice = match.choice(Seat(seat))
            if not isinstance(choice, PickOne):
                continue
            labels = [option_button(option, ("Dora", "Elia", "Finn", "Gus"), spoken) for option in choice.options]
            assert all(0 < len(label) < BUTTON_LABEL for label in labels)
            assert len(set(labels)) == len(labels)
