"""The rules: every page fits, in every language and deck; lists are complete; what was asked for is marked."""

import dataclasses

import pytest

from bot.text.i18n import DECKS, SWISS_DECK
from bot.text.render import AtTable, book_of, rules_leaves, suits_as_text, told_rule
from bot.text.render.rendered import ELLIPSIS
from bot.text.render.worked import file_of, moves_of
from engine.cards import Seat, card_text
from engine.game import Chance
from engine.match import ActLine, Match
from engine.record import Fault, read
from engine.registry import game as find_game
from engine.registry import game_keys
from engine.rules_page import telling
from engine.tricks.actions import Play
from tests.i18n.catalogues import LANGUAGES
from tests.i18n.pseudo import PSEUDO
from tests.render.positions import voice
from tests.render.test_rendered import within_limits

EXAMPLES = sorted(
    {(page.key, page.example) for key in game_keys() for page in book_of(key) if page.example is not None},
    key=lambda found: found[0],
)
LONGEST = 2600
"""Characters of a page; more is tiresome on a phone."""


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
@pytest.mark.parametrize("key", game_keys())
def test_the_rules_of_every_game_fit_their_pages(key: str, language: str) -> None:
    leaves = rules_leaves(key, voice(language))
    assert [leaf.page for leaf in leaves if leaves[leaf.first] is leaf] == list(book_of(key))
    for leaf in leaves:
        page = leaf.shown
        assert within_limits(page)
        assert ELLIPSIS not in page.title + page.footer
        assert not page.description.endswith(ELLIPSIS)
        assert page.description.strip()
        assert language == PSEUDO or len(page.description) < LONGEST, page.title


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
@pytest.mark.parametrize("order", ["rank", "family"])
def test_the_list_of_a_page_is_complete_in_order_and_on_pages_of_equal_length(language: str, order: str) -> None:
    spoken, game = voice(language), find_game("vira")
    match, _ = Match.start("vira", seats=3, dealer=Seat(0)).deal(Chance(game.pack, (("preference", "H"),)))
    names = ("Dora", "Elia", "Fritz")
    for view in (None, match.view(None), match.view(Seat(1))):
        table = AtTable(view, names) if view is not None else None
        leaves = rules_leaves("vira", spoken, table=table, order=order)
        listed = [suits_as_text(spoken.say(line)) for line in game.rules_lines("vira-rules-bids", view, order)]
        assert len(listed) == 40
        pages = [leaf.shown for leaf in leaves if leaf.page.key == "vira-rules-bids"]
        whole = "\n".join(page.description for page in pages)
        places = [whole.find(line) for line in listed]
        assert -1 not in places
        assert places == sorted(places)
        assert len({page.title for page in pages}) == 1
        sizes = [len(page.description) for page in pages]
        assert len(sizes) == 1 or min(sizes) > max(sizes) / 2
        assert [leaf.shown.footer for leaf in leaves] == [
            spoken.text("page-of", page=number, pages=len(leaves)) for number in range(1, len(leaves) + 1)
        ]


@pytest.mark.parametrize(
    ("language", "legend"),
    [
        ("en", "spades = 🛡️ shields · hearts = 🌹 roses · diamonds = 🌰 acorns · clubs = 🔔 bells"
               " · queen = Ober (O) · jack = Under (U) · ten = Banner (B)"),
        ("de", "Pik = 🛡️ Schilten · Herz = 🌹 Rosen · Karo = 🌰 Eicheln · Kreuz = 🔔 Schellen"
               " · Dame = Ober (O) · Bube = Under (U) · Zehn = Banner (B)"),
        ("ja", "スペード = 🛡️ 盾 · ハート = 🌹 野バラ · ダイヤ = 🌰 ドングリ · クラブ = 🔔 鈴"
               " · Q = オーバー (O) · J = ウンター (U) · 10 = バナー (B)"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("key", game_keys())
def test_the_rules_explain_their_cards_in_the_swiss_deck(key: str, language: str, legend: str) -> None:
    french = voice(language)
    swiss = [leaf.shown for leaf in rules_leaves(key, dataclasses.replace(french, deck=SWISS_DECK))]
    assert all(legend in page.description and within_limits(page) for page in swiss)
    assert not any(legend in leaf.shown.description for leaf in rules_leaves(key, french))


# ------------------------------------------------------------------------------------------------------- what is marked


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", game_keys())
def test_the_paragraphs_that_tell_a_rule_are_marked_and_no_others(key: str, language: str) -> None:
    spoken = voice(language)
    mark = spoken.text("rules-marked", text="").strip()
    for page in book_of(key):
        for rule in {rule for paragraph in page.paragraphs for rule in paragraph.rules}:
            place = telling(book_of(key), rule)
            assert place is not None
            leaf = next(leaf for leaf in rules_leaves(key, spoken, place=place) if leaf.page is place.page)
            marked = [line.removeprefix(mark).strip() for line in leaf.shown.description.splitlines() if mark in line]
            told = suits_as_text(told_rule(key, rule, spoken)).splitlines()
            assert marked == told
    assert told_rule(key, "KLA-99", spoken) == ""


def test_the_page_of_a_deal_begins_with_what_is_played() -> None:
    game, spoken = find_game("vira"), voice("en")
    match, _ = Match.start("vira", seats=3, dealer=Seat(0)).deal(Chance(game.pack, (("preference", "H"),)))
    view = match.view(None)
    place = telling(book_of("vira"), game.present_rule(view) or "")
    assert place is not None
    leaves = rules_leaves("vira", spoken, table=AtTable(view, ("Dora", "Elia", "Fritz")), place=place)
    shown = next(leaf.shown for leaf in leaves if leaf.page is place.page)
    assert shown.description.startswith("**This deal**: Deal 1 of 12 · Preference ♥︎ hearts")


# ----------------------------------------------------------------------------------------------------- worked examples


@pytest.mark.parametrize(("page", "example"), EXAMPLES, ids=[page for page, _ in EXAMPLES])
def test_an_example_is_a_record_that_can_be_replayed_to_the_end_of_its_deal(page: str, example) -> None:
    matches = list(read(file_of(example.record).read_bytes()))
    assert not [match for match in matches if isinstance(match, Fault)]
    assert 2 < example.first <= example.last <= len(matches)
    last = matches[-1]
    assert last.game.deal_result(last.state) is not None
    if example.account:
        assert example.last == len(matches)


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", game_keys())
def test_an_example_shows_the_cards_of_its_record_in_the_words_of_the_reader(
    key: str, language: str, deck: str
) -> None:
    spoken = dataclasses.replace(voice(language), deck=deck)
    shown = {leaf.page.key: leaf.shown.description for leaf in rules_leaves(key, spoken)}
    for page in book_of(key):
        if page.example is None:
            continue
        names = [spoken.text(f"rules-player-{seat}") for seat in range(4)]
        text = shown[page.key]
        place = 0
        for _, now, _ in moves_of(page.example.record, page.example.first, page.example.last):
            line = now.log[-1]
            assert isinstance(line, ActLine)
            assert names[line.seat] in text
            if isinstance(line.action, Play):
                (card,) = line.action.cards
                place = text.index(suits_as_text(spoken.card(card)), place)
                assert card_text(card) in str(line.action)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_example_for_a_screen_reader_has_words_for_cards(language: str) -> None:
    spoken = dataclasses.replace(voice(language), spoken=True)
    for key in game_keys():
        for leaf in rules_leaves(key, spoken):
            if leaf.page.example is not None:
                assert not set("♠♥♦♣") & set(leaf.shown.description), leaf.shown.title


def test_an_example_beyond_its_record_is_an_error() -> None:
    with pytest.raises(ValueError, match="has 23 lines"):
        moves_of(next(example.record for page, example in EXAMPLES if page.startswith("klaberjass")), 3, 24)
