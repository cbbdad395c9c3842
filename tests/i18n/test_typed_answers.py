"""Typed answers: any spelling in any language names the answer, and nothing names one by accident."""

import dataclasses

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.text.i18n import DECKS, SWISS_DECK, Voice
from bot.text.render.rendered import CHOICE_LABEL
from bot.text.typed_answers import SUGGESTIONS, card_meant, find, meant, suggestions
from engine.cards import CARD_TEXTS, Seat, card_text, parse_card, rank_text, suit_text
from engine.choice import Option, PickOne
from engine.game import Refusal
from engine.message import CardWord, Message, message
from engine.registry import game, game_keys
from tests.conformance.walks import sample
from tests.i18n.catalogues import LANGUAGES
from tests.i18n.pseudo import PSEUDO
from tests.render.positions import deal_26, voice

EN, DE, JA = voice("en"), voice("de"), voice("ja")
VOICES = [voice(language) for language in LANGUAGES]
DECKED = [
    Voice(EN.localiser, language, deck) for language in EN.localiser.languages if language != PSEUDO for deck in DECKS
]
SWISS = [voice for voice in DECKED if voice.deck == SWISS_DECK]
NAMES = ("Dora", "Elia", "Finn", "Gus")
CHOICES = 80
"""Number of choices that are tested for each game."""


def play(text: str, *, bella: bool = False, disabled: bool = False) -> Option:
    """The answer that plays this card."""
    refusal = Refusal("KLA-2.7", Message("engine-not-your-turn")) if disabled else None
    key = "klaberjass-action-card-bella" if bella else "klaberjass-action-card"
    card = parse_card(text)
    words = f"play {text} bella" if bella else f"play {text}"
    return Option(words, message(key, card=CardWord(card)), "hand", refusal, card)


HAND = (play("AS"), play("KS", bella=True), play("KS"), play("TS"), play("9S"), play("TH", disabled=True), play("JD"))


def bidding(round_: str) -> tuple[Option, ...]:
    """The answers of K26's first round, or of its second after two passes."""
    match = deal_26(0).at(1)
    for seat in (1, 0) if round_ == "second" else ():
        match, _ = match.act(Seat(seat), "pass")
    choice = match.choice(Seat(1))
    assert isinstance(choice, PickOne)
    return tuple(option for option in choice.options if option.open)


@pytest.mark.parametrize("spoken", VOICES, ids=LANGUAGES)
@pytest.mark.parametrize(
    "typed",
    [
        "TS", "ts", "tS", "10s", "s10", "10♠", "♠10", "♠️10", "♠︎10", "♤10", "10 ♠", "♠ 10", "10 spades", "spades 10",
        "ten of spades", "Ten of Spades", "the ten of spades", "tenofspades", "10 of s", "T♠", "play TS", "play 10♠",
        "PLAY TS", "  ts  ", "「♠10」", "スペードの10", "スペード10", "10 スペード", "スペード 10", "すぺーどの10",
        "スペード１０", "１０♠", "ｔｓ", "ｽﾍﾟｰﾄﾞの10", "スペードのテン", "スペードの10を出す", "♠の10",
        "Pik-Zehn", "Pik 10", "pikzehn", "PIK ZEHN", "die Pik-Zehn", "spiele Pik 10", "Schaufel Zehner", "10 Pik",
    ],
)  # fmt: skip
def test_the_ten_of_spades_by_any_spelling(typed: str, spoken: object) -> None:
    named = meant(HAND, typed, spoken)  # type: ignore[arg-type]  # a voice
    assert named is not None
    assert named.text == "play TS"


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("ace of spades", "play AS"),
        ("スペードのA", "play AS"),
        ("スペードのエース", "play AS"),
        ("as", "play AS"),
        ("ジャック ダイヤ", "play JD"),
        ("diamond jack", "play JD"),
        ("ダイヤモンドのJ", "play JD"),
        ("九 スペード", "play 9S"),
        ("play KS", "play KS"),
        ("play ks bella", "play KS bella"),
        ("ks bella", "play KS bella"),
        ("スペードのKとベラ", None),
        ("スペードのK ベラ", "play KS bella"),
        ("ks", None),
        ("king of spades", None),
        ("s", None),
        ("10", None),
        ("th", "play TH"),
        ("7s", None),
        ("as ks", None),
        ("", None),
        ("play", None),
        ("asdf", None),
    ],
)
def test_a_text_names_one_answer_or_none(typed: str, text: str | None) -> None:
    named = meant(HAND, typed, JA)
    assert (named.text if named else None) == text


@pytest.mark.parametrize(
    ("round_", "typed", "text"),
    [
        ("first", "take", "take"), ("first", "TAKE", "take"), ("first", "切り札にする", None),
        ("first", "パス", "pass"),
        ("first", "pass", "pass"), ("first", "ぱす", "pass"), ("first", "p", None), ("first", "♠", None),
        ("second", "spades", "name S"), ("second", "♠", "name S"), ("second", "スペード", "name S"),
        ("second", "name s", "name S"), ("second", "s", "name S"), ("second", "name", None), ("second", "clubs", None),
        ("second", "パス", "pass"), ("second", "ts", None),
        ("first", "Weiter", "pass"), ("first", "weiter", "pass"), ("first", "Pik annehmen", None),
        ("first", "Kreuz annehmen", "take"), ("second", "Pik", "name S"), ("second", "Pik bestimmen", "name S"),
        ("second", "Schilten", "name S"), ("second", "Kreuz", None),
    ],
)  # fmt: skip
def test_a_bid_is_named_in_either_language(round_: str, typed: str, text: str | None) -> None:
    for spoken in VOICES:
        named = meant(bidding(round_), typed, spoken)
        assert (named.text if named else None) == text


@pytest.mark.parametrize(
    ("typed", "texts"),
    [
        ("", ["AS", "KS bella", "KS", "TS", "9S", "JD", "TH"]),
        ("s", ["AS", "KS bella", "KS", "TS", "9S"]),
        ("スペード", ["AS", "KS bella", "KS", "TS", "9S"]),
        ("10", ["TS", "TH"]),
        ("k", ["KS bella", "KS"]),
        ("bella", ["KS bella"]),
        ("bel", ["KS bella"]),
        ("ベ", ["KS bella"]),
        ("h", ["TH"]),
        ("x", []),
    ],
)
def test_open_answers_come_first_then_the_order_of_the_game(typed: str, texts: list[str]) -> None:
    assert [option.text.removeprefix("play ") for option in find(HAND, typed, EN)] == texts


SWISS_SPELLINGS = [
    ("JS", "Schilten Under"), ("JS", "Schilten-Under"), ("JS", "SU"), ("JS", "s u"), ("JS", "Schilte Unter"),
    ("JS", "schilten u"), ("JS", "🛡️ Schilten U"), ("JS", "🛡U"), ("JS", "Schilten Buur"), ("JS", "Schiltenunder"),
    ("JS", "Under of shields"), ("JS", "盾のウンター"), ("JS", "盾 ウンダー"), ("JS", "🛡️ 盾U"), ("JS", "♠J"),
    ("JS", "JS"), ("JS", "spielen Schilten-Under"), ("JS", "jack of spades"), ("JS", "スペードのジャック"),
    ("JS", "Pik Bube"),
    ("TH", "rosen banner"), ("TH", "Rosen-Banner"), ("TH", "Rosen B"), ("TH", "Rose 10"), ("TH", "HB"), ("TH", "HT"),
    ("TH", "10H"), ("TH", "♥10"), ("TH", "野バラのバナー"), ("TH", "Banner of roses"), ("TH", "Rosen-Zehn"),
    ("AC", "Schälle Ass"), ("AC", "Schelle As"), ("AC", "Schellen-Ass"), ("AC", "Schällen Sau"), ("AC", "鈴のA"),
    ("AC", "bells ace"), ("AC", "AC"), ("AC", "Kreuz-Ass"), ("AC", "schaellen ass"),
    ("9D", "Eichle Näll"), ("9D", "Eicheln Nell"), ("9D", "Eichel 9"), ("9D", "Eichel-Neun"), ("9D", "ドングリの9"),
    ("QD", "Eichel-Ober"), ("QD", "Eicheln O"), ("QD", "DO"), ("QD", "ドングリのオーバー"), ("QD", "acorns Ober"),
    ("KH", "Rosen-König"), ("KH", "Rose Künig"), ("KH", "rosen koenig"), ("KH", "king of roses"),
    ("KH", "野バラのキング"), ("6C", "Schellen-Sechs"), ("6C", "Schälle Sächsi"), ("7C", "Schelle Sibni"),
    ("8S", "Schilten Achter"),
]  # fmt: skip
SWISS_HAND = tuple(
    play(text) for text in ("JS", "TS", "AS", "8S", "TH", "KH", "AH", "9D", "QD", "AD", "AC", "9C", "6C", "7C")
)


@pytest.mark.parametrize("spoken", SWISS, ids=lambda spoken: spoken.language)
@pytest.mark.parametrize(("text", "typed"), SWISS_SPELLINGS)
def test_the_swiss_deck_is_read_in_every_spelling_beside_the_french_one_and_the_notation(
    spoken: Voice, typed: str, text: str
) -> None:
    named = meant(SWISS_HAND, typed, spoken)
    assert named is not None
    assert named.text == f"play {text}"
    assert card_meant(typed, spoken) == parse_card(text)


@pytest.mark.parametrize("spoken", DECKED, ids=lambda spoken: f"{spoken.language}-{spoken.deck}")
@pytest.mark.parametrize(
    "typed", ["Schilten Under", "jack of spades", "スペードのジャック", "盾のウンター", "Pik-Bube", "♠J", "js"]
)
def test_the_words_of_the_other_deck_are_understood_too(spoken: Voice, typed: str) -> None:
    assert card_meant(typed, spoken) == parse_card("JS")


@pytest.mark.parametrize(
    ("language", "deck", "typed", "card"),
    [
        ("de", "swiss", "Schilten B", "TS"),
        ("de", "french", "Pik B", "JS"),
        ("de", "french", "♠D", "QS"),
        ("de", "french", "KD", "KD"),
        ("de", "french", "DK", "KD"),
        ("de", "french", "♦D", "QD"),
        ("de", "french", "DD", "QD"),
        ("de", "french", "10d", "TD"),
        ("de", "french", "Rosen As", "AH"),
        ("de", "swiss", "as", "AS"),
        ("en", "french", "♠B", None),
        ("en", "french", "sb", None),
        ("de", "swiss", "Ass", None),
        ("de", "swiss", "Schilten Schellen", None),
        ("de", "swiss", "Schilten Under Ober", None),
        ("de", "swiss", "Schilten", None),
    ],
)
def test_a_letter_is_read_as_on_the_readers_own_cards(language: str, deck: str, typed: str, card: str | None) -> None:
    assert card_meant(typed, Voice(EN.localiser, language, deck)) == (card and parse_card(card))


@pytest.mark.parametrize("typed", ["Karo D", "D Karo", "Dame D", "D Dame", "D D", "DD", "♦ D"])
def test_a_letter_for_queen_and_diamonds_is_decided_by_the_other_word(typed: str) -> None:
    """Not the first of the two in a set, whose order changes with every start."""
    named = meant([play(text) for text in CARD_TEXTS], typed, DE)
    assert (named.text if named else None) == "play QD"


@pytest.mark.parametrize("spoken", DECKED, ids=lambda spoken: f"{spoken.language}-{spoken.deck}")
@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("Schilten", "name S"), ("Pik", "name S"), ("roses", "name H"), ("name h", "name H"), ("♥", "name H"),
        ("🌹", "name H"), ("Eichle", "name D"), ("🌰 Eicheln", "name D"), ("ドングリ", "name D"), ("ダイヤ", "name D"),
        ("D", "name D"), ("Schälle", None), ("鈴", None), ("O", None), ("U", None), ("Schi", None), ("pass", "pass"),
    ],
)  # fmt: skip
def test_a_suit_is_named_by_the_words_of_either_deck(spoken: Voice, typed: str, text: str | None) -> None:
    named = meant(bidding("second"), typed, spoken)
    assert (named.text if named else None) == text


def test_a_card_of_the_public_table_is_never_taken_for_another() -> None:
    """`B` is the Banner on the server's Swiss cards and the Bube on the reader's own French cards."""
    hand = (play("TH"), play("JH"))
    french = Voice(EN.localiser, "de", "french")
    assert meant(hand, "🌹 Rosen B", french) is None
    assert {option.text for option in find(hand, "🌹 Rosen B", french)} == {"play TH", "play JH"}


@pytest.mark.parametrize(
    ("language", "deck", "typed", "texts"),
    [
        ("ja", "french", "ス", ["AS", "KS bella", "KS", "TS", "9S"]),
        ("ja", "french", "スペ", ["AS", "KS bella", "KS", "TS", "9S"]),
        ("ja", "french", "す", ["AS", "KS bella", "KS", "TS", "9S"]),
        ("ja", "french", "スペードのキ", ["KS bella", "KS"]),
        ("ja", "french", "ダ", ["JD"]),
        ("ja", "swiss", "ド", ["JD"]),
        ("en", "french", "spa", ["AS", "KS bella", "KS", "TS", "9S"]),
        ("en", "french", "ace of sp", ["AS"]),
        ("de", "swiss", "Schi", ["AS", "KS bella", "KS", "TS", "9S"]),
        ("de", "swiss", "Sch", ["AS", "KS bella", "KS", "TS", "9S"]),
        ("de", "swiss", "Eich", ["JD"]),
        ("de", "swiss", "Schilten-Ban", ["TS"]),
        ("de", "swiss", "Schiltenun", []),
        ("de", "swiss", "Rosenb", ["TH"]),
        ("de", "swiss", "Schilx", []),
    ],
)
def test_an_unfinished_word_offers_its_completions(language: str, deck: str, typed: str, texts: list[str]) -> None:
    matching = find(HAND, typed, Voice(EN.localiser, language, deck))
    assert [option.text.removeprefix("play ") for option in matching] == texts
    assert meant(HAND, typed, Voice(EN.localiser, language, deck)) is None or typed == "Rosenb"


def test_suggestions_name_the_card_in_the_swiss_deck() -> None:
    swiss = Voice(EN.localiser, "de", "swiss")
    assert [
        suggestion.label.replace("\N{NO-BREAK SPACE}", "~") for suggestion in suggestions(HAND, "Banner", swiss)
    ] == ["🛡️~Schilten~B (Schilten-Banner)"]


def test_a_disabled_answer_can_be_named_to_learn_its_reason() -> None:
    named = meant(HAND, "ten of hearts", EN)
    assert named is not None
    assert not named.open


@pytest.mark.parametrize("typed", ["TS", "10s", "♠10", "ten of spades", "スペードの10", "play 10 of spades"])
def test_a_card_is_recognised_whether_or_not_it_can_be_played(typed: str) -> None:
    assert card_meant(typed, EN) == parse_card("TS")


@pytest.mark.parametrize("typed", ["", "pass", "spades", "10", "KS bella", "TS TH", "x"])
def test_a_text_that_names_no_single_card_gives_none(typed: str) -> None:
    assert card_meant(typed, EN) is None


def test_suggestions_are_open_answers_within_discords_limits() -> None:
    many = tuple(play(text) for text in CARD_TEXTS)
    offered = suggestions(many, "", EN)
    assert len(offered) == SUGGESTIONS
    assert all(len(suggestion.label) <= CHOICE_LABEL and len(suggestion.text) <= CHOICE_LABEL for suggestion in offered)
    assert [suggestion.text for suggestion in suggestions(HAND, "10", EN)] == ["play TS"]
    assert [suggestion.label for suggestion in suggestions(HAND, "10", EN)] == ["♠10 (ten of spades)"]
    assert [suggestion.label for suggestion in suggestions(HAND, "10", JA)] == ["♠10(スペードの10)"]
    assert [suggestion.label for suggestion in suggestions(bidding("first"), "pass", JA)] == ["パス"]


@settings(deadline=None)  # a first use reads the catalogues
@given(st.text(max_size=300))
@example("♠" * 300)
@example("s" * 300)
@example("ﷺ" * 100)
@example("\ud800".encode("utf-16", "surrogatepass").decode("utf-16", "replace"))
def test_no_text_raises_an_error(typed: str) -> None:
    answers = (*HAND, *bidding("first"))
    matching = find(answers, typed, JA)
    assert set(matching) <= set(answers)
    assert len(matching) == len(set(matching))
    named = meant(answers, typed, JA)
    assert named is None or named in matching
    assert all(
        suggestion.text in {option.text for option in matching if option.open}
        for suggestion in suggestions(answers, typed, EN)
    )


@pytest.mark.parametrize("key", game_keys())
def test_every_answer_of_every_game_is_named_by_its_text_its_label_and_its_card(key: str) -> None:
    for moment in sample(key, "spelling", CHOICES // min(game(key).seats)):
        match = dataclasses.replace(moment.match, state=moment.after)
        for seat in range(match.header.seats):
            choice = match.choice(Seat(seat))
            if not isinstance(choice, PickOne):
                continue
            for option in choice.options:
                assert meant(choice.options, option.text, EN, NAMES) is option
                for spoken in VOICES:
                    label = spoken.say(option.label, NAMES)
                    assert option in find(choice.options, label, spoken, NAMES)
                    if option.card is not None:
                        in_words = spoken.localiser.card_in_words(spoken.language, option.card)
                        found = find(choice.options, in_words, spoken)
                        assert {match.card for match in found if match.card is not None} == {option.card}
                        # A contract may have the name of a card: then the words name both, and nothing is done by them.
                        named = meant(choice.options, in_words, spoken)
                        assert named is None or named.card == option.card


def test_every_spelling_of_a_card_names_that_card_alone() -> None:
    answers = tuple(play(text) for text in CARD_TEXTS)
    for option in answers:
        assert option.card is not None
        for spoken in DECKED:
            for typed in (spoken.card(option.card), spoken.card_in_words(option.card)):
                assert meant(answers, typed, spoken) is option
        text = card_text(option.card)
        rank, suit = rank_text(option.card % 13), suit_text(option.card // 13)  # type: ignore[arg-type]  # as numbers
        for typed in (text, text.lower(), suit + rank, f"{rank} {suit}", EN.card(option.card), JA.card(option.card)):
            assert meant(answers, typed, EN) is option
        for spoken in VOICES:
            assert meant(answers, spoken.localiser.card_in_words(spoken.language, option.card), spoken) is option
