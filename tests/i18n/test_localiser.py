"""The localiser: words for typed values, fallbacks, missing texts."""

import logging
from itertools import product
from pathlib import Path

import pytest

from bot.text.catalogues import BOT, ENGINE, find_catalogues
from bot.text.i18n import DECKS, BadTextError, Localiser, MissingTextError, Voice
from bot.text.preferences import choose_deck, choose_language, language_of
from engine.cards import JACK, KING, TEN, Seat, parse_card, parse_suit, suit_of
from engine.games import __path__ as game_folders
from engine.message import (
    CardsWord,
    CardWord,
    Message,
    RanksWord,
    RankWord,
    SeatWord,
    SideWord,
    SuitName,
    SuitSigns,
    SuitWord,
    Value,
    message,
)

NAMES = ("Anna", "Ben", "Carl", "Dora")
NO_BREAK = "\N{NO-BREAK SPACE}"
"""Written ~ in these tests: a card is never broken over two lines."""


def localiser(*, strict: bool = True, **texts: str) -> Localiser:
    """The bot's catalogues with further lines, by language; `de_CH` begins empty."""
    sources: dict[str, dict[str, str | Path]] = {language: {**files} for language, files in find_catalogues().items()}
    for name, text in texts.items():
        sources.setdefault(name.replace("_", "-"), {})["test"] = text
    return Localiser(sources, strict=strict)


SAID = localiser(en="test-said = { $value }", de="test-said = { $value }", ja="test-said = { $value }")


@pytest.mark.parametrize(
    ("value", "english", "german", "japanese"),
    [
        (7, "7", "7", "7"),
        (1234, "1234", "1234", "1234"),
        (-20, "−20", "−20", "−20"),
        (CardWord(parse_card("TS")), "♠10", "♠10", "♠10"),
        (CardWord(parse_card("QH")), "♥Q", "♥D", "♥Q"),
        (CardsWord((parse_card("AD"), parse_card("9C"))), "♦A ♣9", "♦A ♣9", "♦A ♣9"),
        (CardsWord(()), "", "", ""),
        (SuitWord(parse_suit("S")), "♠ spades", "♠ Pik", "♠ スペード"),
        (SuitWord(parse_suit("D")), "♦ diamonds", "♦ Karo", "♦ ダイヤ"),
        (SuitName(parse_suit("H")), "hearts", "Herz", "ハート"),
        (SuitSigns((parse_suit("S"), parse_suit("C"))), "♠♣", "♠♣", "♠♣"),
        (RankWord(KING), "king", "König", "K"),
        (RankWord(TEN), "ten", "Zehn", "10"),
        (RanksWord((JACK, TEN, KING)), "jack, ten and king", "Bube, Zehn und König", "J、10とK"),
        (SeatWord(Seat(1)), "Ben", "Ben", "Ben"),
        (SideWord((Seat(0),)), "Anna", "Anna", "Anna"),
        (SideWord((Seat(0), Seat(2))), "Anna and Carl", "Anna und Carl", "AnnaとCarl"),
        (SideWord((Seat(0), Seat(1), Seat(3))), "Anna, Ben and Dora", "Anna, Ben und Dora", "Anna、BenとDora"),
        (Message("table-last-trick"), "Previous trick", "Voriger Stich", "前のトリック"),
    ],
)
def test_a_value_becomes_its_words(value: Value, english: str, german: str, japanese: str) -> None:
    spoken = message("test-said", value=value)
    assert SAID.say("en", spoken, NAMES) == english
    assert SAID.say("de", spoken, NAMES) == german
    assert SAID.say("ja", spoken, NAMES) == japanese


def test_names_may_be_a_function() -> None:
    spoken = message("test-said", value=SeatWord(Seat(2)))
    assert SAID.say("en", spoken, lambda seat: f"seat {seat}") == "seat 2"


def test_every_card_has_its_own_short_form_and_its_own_spoken_one() -> None:
    pack = [parse_card(rank + suit) for suit in "SHDC" for rank in "AKQJT98765432"]
    for language, deck in product(SAID.languages, DECKS):
        assert len({SAID.card(language, card, deck) for card in pack}) == len(pack)
        assert len({SAID.card_in_words(language, card, deck) for card in pack}) == len(pack)


def test_a_card_has_a_name_in_words() -> None:
    assert SAID.card_in_words("en", parse_card("TS")) == "ten of spades"
    assert SAID.card_in_words("ja", parse_card("TS")) == "スペードの10"


@pytest.mark.parametrize(
    ("language", "deck", "card", "short", "spoken", "suit"),
    [
        ("de", "french", "QS", "♠D", "Pik-Dame", "♠ Pik"),
        ("de", "french", "JC", "♣B", "Kreuz-Bube", "♣ Kreuz"),
        ("de", "french", "TH", "♥10", "Herz-Zehn", "♥ Herz"),
        ("de", "swiss", "JS", "🛡️~Schilten~U", "Schilten-Under", "🛡️ Schilten"),
        ("de", "swiss", "TH", "🌹~Rosen~B", "Rosen-Banner", "🌹 Rosen"),
        ("de", "swiss", "QD", "🌰~Eicheln~O", "Eicheln-Ober", "🌰 Eicheln"),
        ("de", "swiss", "KC", "🔔~Schellen~K", "Schellen-König", "🔔 Schellen"),
        ("de", "swiss", "AC", "🔔~Schellen~A", "Schellen-Ass", "🔔 Schellen"),
        ("de", "swiss", "6C", "🔔~Schellen~6", "Schellen-Sechs", "🔔 Schellen"),
        ("en", "swiss", "JS", "🛡️~shields~U", "Under of shields", "🛡️ shields"),
        ("en", "swiss", "TH", "🌹~roses~B", "Banner of roses", "🌹 roses"),
        ("ja", "swiss", "JS", "🛡️~盾U", "盾のウンター", "🛡️ 盾"),
        ("ja", "swiss", "QD", "🌰~ドングリO", "ドングリのオーバー", "🌰 ドングリ"),
    ],
)
def test_a_deck_has_words_of_its_own(language: str, deck: str, card: str, short: str, spoken: str, suit: str) -> None:
    parsed = parse_card(card)
    voice = Voice(SAID, language, deck)
    assert (voice.card(parsed), voice.card_in_words(parsed)) == (short.replace("~", NO_BREAK), spoken)
    assert SAID.suit(language, suit_of(parsed), deck) == suit


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (CardWord(parse_card("JS")), "🛡️~Schilten~U"),
        (CardsWord((parse_card("AD"), parse_card("9C"))), "🌰~Eicheln~A 🔔~Schellen~9"),
        (SuitWord(parse_suit("H")), "🌹 Rosen"),
        (SuitName(parse_suit("H")), "Rosen"),
        (SuitSigns((parse_suit("H"), parse_suit("S"))), "🌹🛡️"),
        (RankWord(JACK), "Under"),
        (RanksWord((JACK, TEN)), "Under und Banner"),
        (Message("test-said", (("value", RankWord(TEN)),)), "Banner"),
    ],
)
def test_every_value_of_a_message_uses_the_words_of_the_readers_deck(value: Value, expected: str) -> None:
    speaking = localiser(en="test-said = { $value }", de="test-said = { $value }")
    assert Voice(speaking, "de", "swiss").say(message("test-said", value=value)) == expected.replace("~", NO_BREAK)


@pytest.mark.parametrize(
    ("user", "server", "deck"),
    [
        (None, None, "french"), ("swiss", None, "swiss"), (None, "swiss", "swiss"), ("french", "swiss", "french"),
        ("swiss", "french", "swiss"), ("spanish", "swiss", "swiss"), ("", "spanish", "french"),
    ],
)  # fmt: skip
def test_the_deck_is_the_users_setting_then_the_servers_and_never_guessed(
    user: str | None, server: str | None, deck: str
) -> None:
    assert choose_deck(user=user, server=server) == deck


def test_an_amount_chooses_the_plural() -> None:
    assert [SAID.text("en", "seat-tricks", count=count) for count in (0, 1, 2)] == ["0 tricks", "1 trick", "2 tricks"]
    assert [SAID.text("de", "seat-tricks", count=count) for count in (0, 1, 2)] == ["0 Stiche", "1 Stich", "2 Stiche"]
    assert SAID.text("ja", "seat-tricks", count=2) == "2トリック"


def test_no_text_carries_isolation_marks() -> None:
    text = SAID.say("en", message("test-said", value=SeatWord(Seat(0))), NAMES)
    assert text == "Anna"


# ------------------------------------------------------------------------------------------------- what is missing


def test_a_missing_text_comes_from_the_fallback_chain() -> None:
    texts = localiser(de="test-a = Deutsch", de_CH="test-b = Schweiz", en="test-c = English")
    assert [texts.text("de-CH", f"test-{letter}") for letter in "abc"] == ["Deutsch", "Schweiz", "English"]


def test_an_unknown_language_falls_back_to_the_reference() -> None:
    assert localiser().text("xx", "table-last-trick") == "Previous trick"


def test_strict_raises_for_a_missing_key_and_for_a_missing_value() -> None:
    texts = localiser(en="test-wants = { $thing }")
    with pytest.raises(MissingTextError):
        texts.text("ja", "test-nothing")
    with pytest.raises(BadTextError):
        texts.text("ja", "test-wants")


@pytest.mark.logs_errors
def test_in_production_a_missing_key_is_logged_and_shown(caplog: pytest.LogCaptureFixture) -> None:
    assert localiser(strict=False).text("ja", "test-nothing") == "test-nothing"
    (record,) = caplog.records
    assert record.levelno == logging.ERROR
    assert record.__dict__["key"] == "test-nothing"


@pytest.mark.logs_errors
def test_in_production_a_broken_text_falls_back_to_the_reference(caplog: pytest.LogCaptureFixture) -> None:
    texts = localiser(strict=False, ja="test-a = { $unknown }", en="test-a = plain")
    assert texts.text("ja", "test-a") == "plain"
    assert caplog.records[0].__dict__["language"] == "ja"


@pytest.mark.logs_errors
def test_in_production_a_text_that_is_broken_everywhere_shows_its_key() -> None:
    assert localiser(strict=False, en="test-a = { $unknown }").text("en", "test-a") == "test-a"


# ------------------------------------------------------------------------------------------------- finding catalogues


def test_a_new_catalogue_is_found_by_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "whist" / "locale"
    folder.mkdir(parents=True)
    (folder / "en.ftl").write_text("whist-name = Whist", encoding="utf-8")
    (folder / "de.ftl").write_text("whist-name = Whist, deutsch", encoding="utf-8")
    monkeypatch.setattr("engine.games.__path__", [*game_folders, str(tmp_path)])
    texts = Localiser(strict=True)
    assert texts.text("de", "whist-name") == "Whist, deutsch"
    assert texts.text("ja", "whist-name") == "Whist"


def test_only_needed_catalogues_are_read() -> None:
    nowhere = Path("nowhere.ftl")
    texts = Localiser({"en": {BOT: "a = A", "other": nowhere}, "ja": {BOT: nowhere}}, strict=True)
    assert texts.text("en", "a") == "A"
    with pytest.raises(FileNotFoundError):
        texts.text("en", "other-a")


def test_texts_of_a_game_or_the_engine_do_not_read_the_bots_catalogue() -> None:
    files = {ENGINE: "engine-a = A\ncard-a = C", "game": "game-a = G", BOT: Path("nowhere.ftl")}
    texts = Localiser({"en": files}, strict=True)
    assert [texts.text("en", key) for key in ("game-a", "engine-a", "card-a")] == ["G", "A", "C"]
    with pytest.raises(FileNotFoundError):
        texts.text("en", "a")


def test_every_language_has_a_name() -> None:
    texts = Localiser(strict=True)
    names = {language: texts.text(language, "language-name") for language in texts.languages}
    assert names["en"] == "English"
    assert names["de"] == "Deutsch"
    assert names["ja"] == "日本語"
    assert len(set(names.values())) == len(names)


# ------------------------------------------------------------------------------------------------- which language


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("en-US", "en"),
        ("en-GB", "en"),
        ("ja", "ja"),
        ("JA", "ja"),
        ("ja_JP", "ja"),
        ("de", None),
        ("sv-SE", None),
        ("", None),
    ],
)
def test_a_locale_of_discord_finds_its_catalogue(locale: str, language: str | None) -> None:
    assert language_of(locale, ("en", "ja")) == language


def test_a_new_catalogue_is_found_by_its_locale() -> None:
    assert language_of("de", ("en", "ja", "de", "de-CH")) == "de"
    assert language_of("sv-SE", ("en", "sv")) == "sv"
    assert language_of("de-CH", ("en", "de", "de-CH")) == "de-CH"


@pytest.mark.parametrize(
    ("given", "language"),
    [
        ({"user": "ja", "server": "en", "locale": "en-US", "guild_locale": "en-US"}, "ja"),
        ({"server": "ja", "locale": "en-US", "guild_locale": "en-US"}, "ja"),
        ({"locale": "ja", "guild_locale": "en-US"}, "ja"),
        ({"guild_locale": "ja"}, "ja"),
        ({}, "en"),
        ({"default": "ja"}, "ja"),
        ({"user": "de", "locale": "ja"}, "ja"),
        ({"locale": "fr", "guild_locale": "ja"}, "en"),
        ({"locale": "fr", "default": "ja"}, "ja"),
    ],
)
def test_settings_come_before_locales(given: dict[str, str], language: str) -> None:
    assert choose_language(("en", "ja"), **given) == language
