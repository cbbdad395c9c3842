"""Every game's catalogue has a text for all that the contract can ask for, and no option or preset that is gone."""

import dataclasses
import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as ftl

from bot.text.i18n import Localiser
from engine.game import AnyGame, Choice, PickSome
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
    wanted = {f"{key}-name", *(f"{key}-preset-{preset}" for preset in rules.presets), *rules.rules_pages}
    assert wanted <= set(messages(language, key))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", game_keys())
def test_the_options_have_exactly_the_texts_that_the_lobby_shows(key: str, language: str) -> None:
    there = {one for one in messages(language, key) if one.startswith(f"{key}-option-")}
    assert there == set(option_keys(game(key)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", game_keys())
def test_removed_presets_and_rules_have_no_text(key: str, language: str) -> None:
    rules = game(key)
    there = set(messages(language, key))
    presets = {f"{key}-preset-{preset}" for preset in rules.presets}
    assert {one for one in there if one.startswith(f"{key}-preset-")} == presets
    assert {one for one in there if one.startswith(f"{key}-rules-")} <= set(rules.rules_pages)


def said(moment: Moment) -> Iterator[Message]:
    """All that the engine says to anybody at a position: events, scenes, choices, refusals, sheets."""
    match = dataclasses.replace(moment.match, state=moment.after)
    rules = match.game
    for event in moment.step.events:
        for part in (event.public, *(private for _, private in event.private)):
            if part is not None:
                yield rules.describe(part)
    for viewer in viewers(match):
        view = match.view(viewer)
        scene = rules.scene(view)
        yield from (scene.prompt, *scene.heading, *scene.result, *scene.auction)
        yield from (group.label for group in scene.groups)
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
        if option.refusal is not None:
            yield option.refusal.message


@pytest.mark.parametrize("key", game_keys())
def test_every_message_of_the_engine_has_a_text_in_every_language(key: str) -> None:
    spoken = {one for moment in sample(key, "words") for one in said(moment)}
    assert spoken
    for language in LANGUAGES:
        for one in spoken:
            text = SAYS.say(language, one, NAMES)
            assert text.strip(), one.key
            assert not set(text) & set("{}\u2068\u2069"), (one.key, text)


BORROWED = {
    "de": {
        "Banner", "Barbu", "Bella", "bete", "Computer", "Gask", "Grande", "Gök", "Klaberjass", "Köpmisär", "Misère",
        "Obenabe", "Ober", "Petite", "Solo", "Team", "Tringel", "Turné", "Under", "Undenufe", "Vingel", "Vira", "Weis",
    },
}  # fmt: skip
"""Words that a language writes as the reference does; a text of these alone may be the same in both."""


def _words(message: ftl.Message) -> list[str]:
    """The words of a text; none where it is but a letter or two, as an index in a card's corner."""
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
            for key, one in messages(language, owner).items()
            if key in reference and set(_words(one)) - BORROWED.get(language, set()) and one.equals(reference[key])
        ]
        assert not left
