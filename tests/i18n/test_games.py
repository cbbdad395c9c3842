"""The catalogue of every game has a text for all that the contract can ask for, and for no removed option or preset."""

import dataclasses
import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as ftl

from bot.text.i18n import Localiser
from engine.choice import Choice, PickSome
from engine.game import AnyGame
from engine.message import Message
from engine.registry import game, game_keys
from tests.conformance.walks import Moment, sample, viewers
from tests.i18n.catalogues import LANGUAGES, OTHERS, OWNERS, REFERENCE, messages

SAYS = Localiser(strict=True)
NAMES = ("Dora", "Elia", "Finn", "Gus")


def option_keys(rules: AnyGame) -> Iterator[str]:
    """The keys that the lobby builds from the options."""
    for field in dataclasses.fields(rules.options_type):
        yield f"{rules.key}-option-{field.name}"
        for value in field.metadata["offered"]:
            if isinstance(value, str) and " " not in value:
                yield f"{rules.key}-option-{field.name}-{value}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", game_keys())
def test_a_game_its_presets_and_its_rules_have_texts(key: str, language: str) -> None:
    rules = game(key)
    wanted = {
        f"{key}-name",
        *(f"{key}-preset-{preset}" for preset in rules.presets),
        *(page.key for page in rules.rules_pages),
    }
    assert wanted <= set(messages(language, key))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", game_keys())
def test_the_options_have_exactly_the_texts_that_the_lobby_shows(key: str, language: str) -> None:
    there = {text for text in messages(language, key) if text.startswith(f"{key}-option-")}
    assert there == set(option_keys(game(key)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", game_keys())
def test_removed_presets_and_rules_have_no_text(key: str, language: str) -> None:
    rules = game(key)
    there = set(messages(language, key))
    presets = {f"{key}-preset-{preset}" for preset in rules.presets}
    assert {text for text in there if text.startswith(f"{key}-preset-")} == presets
    assert {text for text in there if text.startswith(f"{key}-rules-")} <= {page.key for page in rules.rules_pages} | {
        f"{key}-rules-order-{order}" for page in rules.rules_pages for order in page.orders
    }


def messages_of(moment: Moment) -> Iterator[Message]:
    """All messages of the engine at a position: events, scenes, choices, refusals, sheets."""
    match = dataclasses.replace(moment.match, state=moment.after)
    rules = match.game
    for event in moment.step.events:
        for part in (event.public, *(private for _, private in event.private)):
            if part is not None:
                yield rules.describe(part)
    for viewer in viewers(match):
        view = match.view(viewer)
        scene = rules.scene(view)
        yield from (scene.prompt, *scene.heading, *scene.result, *scene.auction, *scene.dialogue)
        yield from (group.label for group in scene.groups)
        yield from (
            trick.why for trick in (scene.trick, scene.last_trick) if trick is not None and trick.why is not None
        )
        for seat in scene.seats:
            yield from (*seat.parts, *seat.said)
        for deal in rules.sheet(view):
            yield from deal.headline
            yield from deal.remarks
            for entry in deal.entries:
                yield from (entry.reason, *entry.details)
        if viewer is not None:
            yield from _offered(rules.choice(view))


def _offered(choice: Choice) -> Iterator[Message]:
    if isinstance(choice, PickSome):
        yield from (choice.label,) if choice.label is not None else ()
        return
    for option in choice.options:
        yield option.label
        yield from (option.meaning,) if option.meaning is not None else ()
        if option.refusal is not None:
            yield option.refusal.message


@pytest.mark.parametrize("key", game_keys())
def test_every_message_of_the_engine_has_a_text_in_every_language(key: str) -> None:
    spoken = {message for moment in sample(key, "words") for message in messages_of(moment)}
    assert spoken
    for language in LANGUAGES:
        for message in spoken:
            text = SAYS.say(language, message, NAMES)
            assert text.strip(), message.key
            assert not set(text) & set("{}\u2068\u2069"), (message.key, text)


BORROWED = {
    "de": {
        "Anna", "Banner", "Barbu", "Bella", "Ben", "Carla", "Computer", "Dario", "Details", "Gask", "Grande", "Gök",
        "Klaberjass", "Köpmisär", "Match", "Misère", "Nell", "Obenabe", "Ober", "Petite", "Solo", "Stöck", "Team",
        "Tringel", "Turné", "Under", "Undenufe", "Vingel", "Vira", "Weis", "bete", "fair", "schmieren",
    },
    "ja": {"Buur", "Nell", "Obenabe", "Undenufe"},
    "fr": {
        "Anna", "Barbu", "Bella", "Ben", "Carla", "Dario", "Gask", "Klaberjass", "Options", "Pause", "Points", "Pot",
        "Six", "Solo", "Table", "Tringel", "barbu", "gask", "grande", "ouverte", "petite", "royale", "solo",
        "tringel", "vingel",
        "Vingel", "Vira", "admin", "bella", "invitations", "match", "misère", "options", "page", "pause", "place",
        "pot", "roses", "six", "stats", "table", "talon", "total",
    },
    "sv": {
        "Anna", "Barbu", "Bella", "Ben", "Buur", "Carla", "Dario", "Gask", "Gök", "Hand", "Klaberjass", "Köpmisär",
        "Nell", "Obenabe", "Pass", "Rating", "Shard", "Solo", "Start", "Stöck", "Tringel", "Turné", "Undenufe",
        "Vingel", "Vira", "Weis", "admin", "autopilot", "barbu", "bella", "dix", "gask", "grande", "gök", "hand",
        "hash", "köpmisär", "match", "ouverte", "partner", "period", "person", "petite", "royale", "schmieren",
        "server", "solo", "text", "tringel", "turné", "vingel",
    },
}  # fmt: skip
"""Words that a language shares with the reference; a text of only such words may be equal in both."""


def _words(message: ftl.Message) -> list[str]:
    """The words of a text; none for a text of a letter or two, such as the corner sign of a card."""
    pattern = message.value
    assert pattern is not None
    texts = [part.value for part in pattern.elements if isinstance(part, ftl.TextElement)]
    words = re.findall(r"[^\W\d_]+", " ".join(texts))
    return words if len("".join(words)) > 2 else []


@pytest.mark.parametrize("owner", OWNERS)
def test_no_text_is_left_in_the_reference_language(owner: str) -> None:
    reference = messages(REFERENCE, owner)
    for language in OTHERS:
        left = [
            key
            for key, text in messages(language, owner).items()
            if key in reference and set(_words(text)) - BORROWED.get(language, set()) and text.equals(reference[key])
        ]
        assert not left
