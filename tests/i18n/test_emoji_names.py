"""Which emoji there are to be, and their names."""

import re

from bot.text.emoji_names import CHIP, TRUMP, emoji_of, stem_of, wanted_emoji
from bot.text.i18n import DECKS, FRENCH_DECK, RANK_WORDS, SWISS_DECK, Localiser, Voice
from engine.cards import CARD_TEXTS, JACK, KING, QUEEN, SIX, SUITS, Card, Rank, parse_card, rank_of

WORDS = Localiser(strict=True)
WANTED = wanted_emoji(WORDS)
ALL = emoji_of(WORDS, {wanted.stem: f"<:{wanted.stem}:1>" for wanted in WANTED})


def test_every_name_is_one_that_discord_takes() -> None:
    names = [f"{wanted.stem}_1a2b3c4d" for wanted in WANTED]
    assert all(re.fullmatch(r"[a-z0-9_]{2,32}", name) for name in names), names
    assert len(set(names)) == len(names)
    assert [stem_of(name) for name in names] == [wanted.stem for wanted in WANTED]


def test_a_name_begins_with_what_is_spoken() -> None:
    stems = {wanted.stem: wanted for wanted in WANTED}
    assert stems["queen_of_clubs_fr"].index == "Q"
    assert stems["queen_of_clubs_d"].index == "D"
    assert stems["king_of_clubs_r"].index == "R"
    assert stems["under_of_bells_ch"].index == "U"
    assert stems["banner_of_shields_t_ch"].trump
    assert {"hearts_fr", "acorns_ch", TRUMP, CHIP} <= set(stems)


def test_all_cards_of_both_decks_and_no_others() -> None:
    plain = [wanted for wanted in WANTED if wanted.card is not None and not wanted.trump]
    # 52 French and 36 Swiss faces, and four for each letter that English has not at this rank.
    ranks = [(deck, Rank(number)) for deck in DECKS for number in range(len(RANK_WORDS))]
    own = {(*rank, WORDS.rank_index(language, rank[1], rank[0])) for rank in ranks for language in WORDS.languages}
    others = own - {(*rank, WORDS.rank_index("en", rank[1], rank[0])) for rank in ranks}
    assert {("french", KING, "R"), ("french", QUEEN, "D"), ("french", JACK, "V"), ("french", JACK, "B")} <= others
    assert len(plain) == 52 + 36 + 4 * len(others)
    assert len(WANTED) == 2 * len(plain) + 2 * len(SUITS) + 2


def test_what_is_used_most_comes_first() -> None:
    cards = [number for number, wanted in enumerate(WANTED) if wanted.card is not None and not wanted.trump]
    trumps = [number for number, wanted in enumerate(WANTED) if wanted.trump and wanted.card is not None]
    assert max(cards) < min(trumps)


def test_a_card_has_the_emoji_with_the_letter_of_its_reader() -> None:
    queen = parse_card("QC")
    assert Voice(WORDS, "en", FRENCH_DECK, emoji=ALL).card(queen) == "<:queen_of_clubs_fr:1>"
    assert Voice(WORDS, "ja", FRENCH_DECK, emoji=ALL).card(queen) == "<:queen_of_clubs_fr:1>"
    assert Voice(WORDS, "de", FRENCH_DECK, emoji=ALL).card(queen) == "<:queen_of_clubs_d:1>"
    assert Voice(WORDS, "de", SWISS_DECK, emoji=ALL).card_emoji(queen, trump=True) == "<:ober_of_bells_t_ch:1>"


def test_every_card_of_every_language_and_deck_has_one() -> None:
    for language in WORDS.languages:
        for deck in DECKS:
            voice = Voice(WORDS, language, deck, emoji=ALL)
            for card in map(Card, range(len(CARD_TEXTS))):
                there = deck == FRENCH_DECK or rank_of(card) <= SIX
                assert bool(voice.card_emoji(card)) == bool(voice.card_emoji(card, trump=True)) == there
            assert all(voice.suit_emoji(suit) for suit in SUITS)


def test_text_stands_where_there_is_none() -> None:
    without = Voice(WORDS, "en", FRENCH_DECK, emoji=emoji_of(WORDS, {}))
    assert without.card(parse_card("TS")) == without.tight_card(parse_card("TS")) == "♠10"
    assert without.suit(SUITS[0]) == "♠ spades"
    swiss = Voice(WORDS, "en", SWISS_DECK, emoji=ALL)
    assert swiss.card(parse_card("5S")) == swiss.plain.card(parse_card("5S")), "the Swiss deck has no five"


def test_who_listens_hears_words() -> None:
    aloud = Voice(WORDS, "en", FRENCH_DECK, spoken=True, emoji=ALL)
    assert aloud.card(parse_card("TS")) == "ten of spades"
    assert aloud.suit_symbol(SUITS[0]) == "spades"
    assert not aloud.card_emoji(parse_card("TS"))
