"""Variants of a language: German as it is written and spoken in Switzerland."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer
from fluent.syntax import ast as ftl

from bot.text.catalogues import SPELLINGS, find_catalogues, language_beneath
from bot.text.i18n import DECKS, FRENCH_DECK, SWISS_DECK, Localiser, Voice
from bot.text.preferences import choose_language, language_of
from bot.text.typed_answers import card_meant
from engine.cards import card_text, parse_card
from tests.i18n.catalogues import CATALOGUES, VARIANTS, entries, every, messages, variables

SAYS = Localiser(strict=True)
FILES = [(language, owner) for language in VARIANTS for owner in CATALOGUES[language]]


def beneath(variant: str) -> str:
    language = language_beneath(variant)
    assert language is not None
    return language


def written(message: ftl.Message) -> str:
    """A message as a file has it."""
    return FluentSerializer().serialize_entry(message)


def test_german_has_a_swiss_variant_and_every_variant_is_one_of_a_language_of_its_own() -> None:
    assert VARIANTS == ["de-CH"] == list(SPELLINGS)
    assert all(language_beneath(variant) in CATALOGUES and variant in SAYS.languages for variant in VARIANTS)
    assert language_beneath("de") is None


@pytest.mark.parametrize(("variant", "owner"), FILES)
def test_a_variant_has_whole_texts_that_its_language_has_too_each_once(variant: str, owner: str) -> None:
    contents = entries(variant, owner)
    assert not [entry.content for entry in contents if isinstance(entry, ftl.Junk)]
    assert len(messages(variant, owner)) == sum(isinstance(entry, ftl.Message) for entry in contents)
    assert not set(messages(variant, owner)) - set(messages(beneath(variant), owner))


@pytest.mark.parametrize(("variant", "owner"), FILES)
def test_a_variant_says_only_what_differs_in_more_than_spelling(variant: str, owner: str) -> None:
    language = messages(beneath(variant), owner)
    same = [
        key
        for key, text in messages(variant, owner).items()
        if written(text) == written(language[key]).translate(SPELLINGS[variant])
    ]
    assert not same


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_text_of_a_variant_uses_only_values_that_its_language_uses(variant: str) -> None:
    language = every(beneath(variant))
    assert not [key for key, text in every(variant).items() if variables(text) - variables(language[key])]


def test_in_switzerland_there_is_no_sharp_s_and_quotation_marks_point_outwards(tmp_path: Path) -> None:
    own = {"one": "one = Die Straße zum „Tisch“", "two": "two = { one }!", "three": "three = Das Maß"}
    sources = {
        "en": {"one": "one = Road", "three": "three = Measure"},
        "de": own,
        "de-CH": {"three": "three = Dr Mass"},
    }
    texts = Localiser(sources, strict=True)
    assert texts.text("de", "one") == "Die Straße zum „Tisch“"
    assert texts.text("de-CH", "one") == "Die Strasse zum «Tisch»"
    assert texts.text("de-CH", "two") == "Die Strasse zum «Tisch»!"
    assert texts.text("de-CH", "three") == "Dr Mass"


def test_a_text_that_is_taken_over_refers_to_what_the_variant_says() -> None:
    sources = {"en": {"": "a = a"}, "de": {"": "a = Pik\nb = { a }!"}, "de-CH": {"": "a = Schaufel"}}
    assert Localiser(sources, strict=True).text("de-CH", "b") == "Schaufel!"


def test_no_text_of_the_bot_has_a_sharp_s_or_german_quotation_marks_in_switzerland() -> None:
    taken_over = [written(text).translate(SPELLINGS["de-CH"]) for text in every("de").values()]
    own = [written(text) for text in every("de-CH").values()]
    assert not [text for text in taken_over + own if re.search("[ß„“”‚‘’]", text)]


def test_a_person_or_a_server_chooses_swiss_german_and_discords_locale_never_does() -> None:
    languages = SAYS.languages
    assert language_of("de", languages) == "de"
    assert choose_language(languages, user="de-CH", locale="de") == "de-CH"
    assert choose_language(languages, server="de-CH", locale="de") == "de-CH"
    assert choose_language(languages, user="de", server="de-CH", locale="de") == "de"
    assert language_of("de_CH", languages) == "de-CH"
    assert {SAYS.text(language, "language-name") for language in ("de", "de-CH")} == {"Deutsch", "Deutsch (Schweiz)"}


def test_the_french_deck_has_the_words_of_swiss_tables() -> None:
    swiss = Voice(SAYS, "de-CH", FRENCH_DECK)
    words = [swiss.card_in_words(parse_card(card)) for card in ("AS", "AH", "AD", "7C")]
    assert words == ["Schaufel-Ass", "Herz-Ass", "Ecken-Ass", "Kreuz-Sieben"]
    german, schilten = Voice(SAYS, "de", SWISS_DECK), Voice(SAYS, "de-CH", SWISS_DECK)
    assert schilten.card_in_words(parse_card("JS")) == german.card_in_words(parse_card("JS")) == "Schilten-Under"


@pytest.mark.parametrize("typed", ["Schaufel-Ass", "schaufel ass", "Pik-Ass", "Schuufle Ass"])
@pytest.mark.parametrize("language", ["de", "de-CH", "en"])
def test_words_of_germany_and_of_switzerland_may_be_typed_by_all(language: str, typed: str) -> None:
    card = card_meant(typed, Voice(SAYS, language))
    assert card is not None
    assert card_text(card) == "AS"


def test_a_variant_has_the_letters_of_its_language_in_the_corners() -> None:
    """So that it needs no emoji of its own."""
    for variant in VARIANTS:
        own = {key for owner in find_catalogues()[variant] for key in messages(variant, owner)}
        assert not [key for key in own if re.fullmatch(f"card-({'|'.join(DECKS)})-(index|symbol)-.*", key)]
