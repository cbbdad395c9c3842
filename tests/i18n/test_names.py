"""Names of cards and answers of every language: players may type them, whatever language they read."""

from collections import Counter

import pytest

from bot.text.catalogues import find_catalogues
from bot.text.i18n import Localiser, Voice
from bot.text.typed_answers import by_name, card_meant, find, meant, suggestions
from bot.text.typed_picks import picked
from bot.text.vocabulary import normal
from engine.cards import card_text
from engine.choice import Option, PickSome
from engine.message import Message, message
from tests.i18n.catalogues import LANGUAGES, messages, variables

SAID = ("vira-bid-", "vira-say-", "vira-decide-")
"""What begins the keys of answers in words."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_answers_of_a_language_are_typed_the_same(language: str) -> None:
    spoken = Localiser(strict=True)
    plain = [key for key, text in messages(language, "vira").items() if key.startswith(SAID) and not variables(text)]
    names = [name for key in plain for name in spoken.names_of(language, Message(key))]
    typed = Counter(normal(name).replace(" ", "") for name in names)
    assert names
    assert not [name for name, count in typed.items() if count > 1]


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("hjärter kung", "KH"), ("hjarter kung", "KH"), ("Spader ess", "AS"), ("klöver 10", "TC"),
        ("ruter knekt", "JD"),
        ("klöver åtta", "8C"), ("klover atta", "8C"), ("ruter sex", "6D"), ("spader två", "2S"), ("spader dam", "QS"),
        ("roi de cœur", "KH"), ("roi de coeur", "KH"), ("as de pique", "AS"), ("le dix de trèfle", "TC"),
        ("valet de carreau", "JD"), ("sept de trefle", "7C"), ("dame de pique", "QS"), ("carreau deux", "2D"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("reader", LANGUAGES)
def test_cards_are_known_by_their_names(reader: str, typed: str, card: str) -> None:
    named = card_meant(typed, Voice(Localiser(strict=True), reader))
    assert named is not None
    assert card_text(named) == card


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("2C 3D", "exchange 3D 2C"), ("klöver två och ruter tre", "exchange 3D 2C"),
        ("deux de trèfle et trois de carreau", "exchange 3D 2C"), ("inga", "exchange none"),
        ("aucune", "exchange none"),
    ],
)  # fmt: skip
def test_several_cards_are_picked_by_their_names(typed: str, text: str) -> None:
    choice = PickSome("exchange", ("3D", "2C"), 0, 2)
    action = picked(choice, typed, Voice(Localiser(strict=True)), ())
    assert action is not None
    assert sorted(action.split()) == sorted(text.split())


OWN = {"sv": "test-bid-seven = Köpmisär på { $number }", "fr": "test-bid-vira = Příšera"}
BIDS = {
    language: {
        **owners,
        "test": OWN.get(
            language,
            "test-bid-seven = Seven { $number }\ntest-bid-vira = Vira\ntest-bid-solo_vira = Solo Vira\n"
            "test-does = Much",
        ),
    }
    for language, owners in find_catalogues().items()
}
EN = Voice(Localiser(BIDS, strict=True), "en")
SEVEN = Option("bid seven", message("test-bid-seven", number=7), "bids", meaning=Message("test-does"))
VIRA = Option("bid vira", Message("test-bid-vira"), "bids", meaning=Message("test-does"))
SOLO = Option("bid solo_vira", Message("test-bid-solo_vira"), "bids")


@pytest.mark.parametrize(
    ("typed", "text", "named"),
    [
        ("köpmisär på 7", "bid seven", True), ("kopmisar pa 7", "bid seven", True),
        ("KÖPMISÄR på 7", "bid seven", True),
        ("ｋöpmisär på ７", "bid seven", True), ("köpmisärpå7", "bid seven", True), ("Příšera", "bid vira", True),
        ("prisera", "bid vira", True), ("Seven 7", "bid seven", True), ("seven", "bid seven", True),
        ("bid seven", "bid seven", True), ("vira", "bid vira", True), ("solo vira", "bid solo_vira", True),
        ("solo_vira", "bid solo_vira", True), ("köpmisär", "bid seven", False), ("7", "bid seven", False),
        ("solo", "bid solo_vira", False), ("bid", None, False), ("köp", None, False), ("xyz", None, False),
    ],
)  # fmt: skip
def test_an_answer_is_known_by_its_names_in_every_language(typed: str, text: str | None, named: bool) -> None:
    answer = meant((SEVEN, VIRA, SOLO), typed, EN)
    assert (answer.text if answer else None) == text
    if answer is not None:
        assert by_name(answer, typed, EN) is named


def test_the_whole_name_comes_first_with_its_meaning() -> None:
    assert [option.text for option in find((SOLO, VIRA), "vira", EN)] == ["bid vira", "bid solo_vira"]
    assert [suggestion.label for suggestion in suggestions((SEVEN, SOLO), "", EN)] == ["Seven 7: Much", "Solo Vira"]
