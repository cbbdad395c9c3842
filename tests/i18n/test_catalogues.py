"""Every text exists once in every language, and uses the values that the source gives."""

from collections import Counter

import pytest
from fluent.syntax import ast as ftl

from bot.text.catalogues import BOT, ENGINE, REFERENCE
from bot.text.i18n import ALSO, UNCOUNTED
from tests.i18n.catalogues import (
    CATALOGUES,
    FILES,
    LANGUAGES,
    OTHERS,
    OWNERS,
    TERMINAL,
    entries,
    every,
    messages,
    references,
    spoken_of,
    uses,
    variables,
    vocabulary,
    words,
)


def test_the_bot_speaks_five_languages() -> None:
    assert {"en", "de", "fr", "ja", "sv"} <= set(LANGUAGES)
    assert {BOT, ENGINE} <= set(OWNERS)


@pytest.mark.parametrize(("language", "owner"), FILES)
def test_every_game_the_engine_and_the_bot_have_a_catalogue_in_every_language(language: str, owner: str) -> None:
    assert owner in CATALOGUES[language], f"{owner or 'the bot'} has no {language}.ftl"


@pytest.mark.parametrize(("language", "owner"), FILES)
def test_a_catalogue_has_no_junk_and_no_key_twice(language: str, owner: str) -> None:
    contents = entries(language, owner)
    assert not [entry.content for entry in contents if isinstance(entry, ftl.Junk)]
    keys = Counter(entry.id.name for entry in contents if isinstance(entry, ftl.Message | ftl.Term))
    assert not [key for key, count in keys.items() if count > 1]


@pytest.mark.parametrize(("language", "owner"), FILES)
def test_a_message_has_a_text_and_no_attribute_but_those_that_are_read(language: str, owner: str) -> None:
    texts = messages(language, owner)
    assert not [key for key, text in texts.items() if text.value is None]
    others = [text for key, text in texts.items() if "-rules-" not in key]  # the paragraphs of a page are attributes
    assert {attribute.id.name for text in others for attribute in text.attributes} <= {ALSO, UNCOUNTED}


@pytest.mark.parametrize("owner", [owner for owner in OWNERS if owner not in {BOT, ENGINE}])
def test_the_keys_of_a_game_begin_with_its_name(owner: str) -> None:
    assert not [key for key in messages(REFERENCE, owner) if not key.startswith(f"{owner}-")]


@pytest.mark.parametrize("owner", [BOT, ENGINE])
def test_bot_and_engine_have_no_keys_of_a_game(owner: str) -> None:
    games = tuple(f"{owner}-" for owner in OWNERS if owner not in {BOT, ENGINE})
    assert not [key for key in messages(REFERENCE, owner) if games and key.startswith(games)]


def test_bot_and_engine_share_no_key() -> None:
    assert not set(messages(REFERENCE, BOT)) & set(messages(REFERENCE, ENGINE))


def test_the_texts_of_the_engine_are_in_its_own_catalogue() -> None:
    keys = {use.key for use in uses() if use.module.is_relative_to("engine") and "games" not in use.module.parts}
    assert {"engine-not-your-turn", "record-not-json"} <= keys
    assert keys <= set(messages(REFERENCE, ENGINE))


def uncounted(language: str, owner: str) -> set[str]:
    """The keys of texts that tell card points."""
    texts = messages(language, owner)
    return {key for key, text in texts.items() if any(one.id.name == UNCOUNTED for one in text.attributes)}


@pytest.mark.parametrize("owner", OWNERS)
@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_keys_of_the_reference_and_no_others(language: str, owner: str) -> None:
    there, here = set(messages(REFERENCE, owner)), set(messages(language, owner))
    assert not there - here, f"missing in {language}"
    assert not here - there, f"unknown to {REFERENCE}"
    there, here = (uncounted(which, owner) for which in (REFERENCE, language))
    assert there == here, "texts for those who count for themselves"


@pytest.mark.parametrize("language", OTHERS)
def test_a_text_uses_only_values_that_the_reference_uses(language: str) -> None:
    reference = every(REFERENCE)
    wrong = {
        key: extra
        for key, text in every(language).items()
        if key in reference and (extra := variables(text) - variables(reference[key]))
    }
    assert not wrong


@pytest.mark.parametrize(("language", "owner"), FILES)
def test_a_text_refers_only_to_the_same_catalogue(language: str, owner: str) -> None:
    """Another catalogue need not be read yet."""
    known = {entry.id.name for entry in entries(language, owner) if isinstance(entry, ftl.Message | ftl.Term)}
    assert not {key: lost for key, text in messages(language, owner).items() if (lost := references(text) - known)}


def test_a_key_that_the_source_names_exists() -> None:
    known = every(REFERENCE)
    assert uses()
    assert not [f"{use.module}:{use.line} {use.key}" for use in uses() if use.key not in known]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_uses_only_values_that_the_source_gives(language: str) -> None:
    texts = every(language)
    wrong = [
        f"{use.module}:{use.line} {use.key} wants {sorted(lacking)}"
        for use in uses()
        if use.values is not None and use.key in texts and (lacking := variables(texts[use.key]) - use.values)
    ]
    assert not wrong


def test_a_value_that_the_source_gives_is_used_in_some_language() -> None:
    wanted = {
        key: set().union(*(variables(every(language)[key]) for language in LANGUAGES)) for key in every(REFERENCE)
    }
    idle = [
        f"{use.module}:{use.line} {use.key} does not want {sorted(more)}"
        for use in uses()
        if use.values is not None and use.key in wanted and (more := use.values - wanted[use.key])
    ]
    assert not idle


ENGLISH = {
    "a",
    "and",
    "are",
    "can",
    "for",
    "from",
    "have",
    "is",
    "it",
    "no",
    "not",
    "of",
    "that",
    "the",
    "to",
    "with",
    "you",
}
SHARED_WORDS = 3
"""The most words of an English text that may all be German words by chance: “as in Discord”."""


LATIN = ("de", "fr", "sv")
"""The languages that are written in Latin letters, English apart."""


@pytest.mark.parametrize("language", LATIN)
def test_no_text_of_another_language_is_english(language: str) -> None:
    assert not {key: english for key, text in every(language).items() if (english := ENGLISH.intersection(words(text)))}


def test_an_english_text_among_german_ones_has_english_words() -> None:
    """The assumption of `tests.discord.tongues`."""
    texts = {key: words(text) for key, text in every(REFERENCE).items() if not key.startswith(TERMINAL)}
    assert not [key for key, text in texts.items() if len(text) > SHARED_WORDS and set(text) <= vocabulary("de")]


def test_every_key_is_used() -> None:
    literals, patterns = spoken_of()
    referred = {name for language in LANGUAGES for text in every(language).values() for name in references(text)}
    unused = [
        key for key in every(REFERENCE) if key not in literals and key not in referred and not patterns.fullmatch(key)
    ]
    assert not unused
