"""Names of answers in languages that the bot does not speak: players may type them, and the bot shows none of them."""

from collections import Counter

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.text.catalogues import BOT, ENGINE, REFERENCE, find_catalogues, find_names
from bot.text.i18n import Localiser, Voice
from bot.text.typed_answers import by_name, card_meant, find, meant, suggestions
from bot.text.typed_picks import picked
from bot.text.vocabulary import normal
from engine.cards import card_text
from engine.choice import Option, PickSome
from engine.message import Message, message
from engine.registry import game_keys
from tests.i18n.catalogues import messages, variables

NAMED = find_names()
FILES = [(language, owner) for language, owners in NAMED.items() for owner in owners]


def entries(language: str, owner: str) -> list[ftl.EntryType]:
    """The contents of a file of names."""
    return list(FluentParser(with_spans=False).parse(NAMED[language][owner].read_text(encoding="utf-8")).body)


def texts(language: str, owner: str) -> dict[str, ftl.Message]:
    """Its messages by key."""
    return {entry.id.name: entry for entry in entries(language, owner) if isinstance(entry, ftl.Message)}


def test_there_are_swedish_and_french_names() -> None:
    assert {"sv", "fr"} <= set(NAMED)


def test_a_language_with_a_catalogue_needs_no_file_of_names() -> None:
    assert not set(NAMED) & set(find_catalogues())


@pytest.mark.parametrize(("language", "owner"), FILES)
def test_a_file_of_names_has_keys_of_the_reference_each_once_and_nothing_else(language: str, owner: str) -> None:
    assert owner in {BOT, ENGINE, *game_keys()}
    contents = entries(language, owner)
    assert all(
        isinstance(entry, ftl.Message | ftl.Comment | ftl.GroupComment | ftl.ResourceComment) for entry in contents
    )
    keys = Counter(entry.id.name for entry in contents if isinstance(entry, ftl.Message))
    assert not [key for key, count in keys.items() if count > 1]
    assert not set(keys) - set(messages(REFERENCE, owner)), "unknown to the reference"


@pytest.mark.parametrize(("language", "owner"), FILES)
def test_a_name_uses_the_values_that_the_reference_uses(language: str, owner: str) -> None:
    reference = messages(REFERENCE, owner)
    assert not [key for key, text in texts(language, owner).items() if variables(text) != variables(reference[key])]


@pytest.mark.parametrize(("language", "owner"), FILES)
def test_no_two_names_of_a_language_are_typed_the_same(language: str, owner: str) -> None:
    spoken = Localiser(strict=True)
    plain = [key for key, text in texts(language, owner).items() if not variables(text)]
    names = [name for key in plain for name in spoken.names_of(language, Message(key))]
    typed = Counter(normal(name).replace(" ", "") for name in names)
    assert not [name for name, count in typed.items() if count > 1]


def test_the_bot_does_not_speak_a_language_that_has_names_alone() -> None:
    spoken = Localiser(strict=True)
    assert not set(spoken.languages) & set(NAMED)
    assert spoken.languages == spoken.input_languages[: len(spoken.languages)]
    assert set(spoken.input_languages) == set(spoken.languages) | set(NAMED)


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
@pytest.mark.parametrize("reader", ["en", "de", "ja"])
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


NAMES = {"sv": {"test": "test-bid-seven = Köpmisär på { $number }"}, "cs": {"test": "test-bid-vira = Příšera"}}
BIDS = {
    language: {
        **owners,
        "test": "test-bid-seven = Seven { $number }\ntest-bid-vira = Vira\ntest-bid-solo_vira = Solo Vira\n"
        "test-does = Much",
    }
    for language, owners in find_catalogues().items()
}
EN = Voice(Localiser(BIDS, names=NAMES, strict=True), "en")
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


def test_a_catalogue_replaces_names() -> None:
    spoken = Localiser(BIDS, names={"de": {"test": "test-bid-vira = Unsinn"}}, strict=True)
    assert spoken.text("de", "test-bid-vira") == "Vira"
