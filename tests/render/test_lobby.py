"""The lobby: its seats, rules and options."""

import dataclasses

import pytest

from bot.tables.model import RESERVE, TURN_TIME, Pace
from bot.text.render import Frame, Seated, lobby_message, options_page, seat_company, seat_label, seats_page
from bot.text.render.rendered import CHOICE_LABEL, ELLIPSIS
from engine.cards import Seat
from engine.registry import game, game_keys
from tests.i18n.catalogues import LANGUAGES
from tests.i18n.pseudo import PSEUDO
from tests.render.positions import MARKDOWN_NAME, voice
from tests.render.test_rendered import within_limits

EN = voice("en")
HALF = Frame("klaberjass", (Seated(name="Dora", host=True), None), "live")
FULL = Frame("klaberjass", (Seated(name="Dora", host=True), Seated(computer="careful")), "live")


def test_a_lobby_shows_every_seat_and_the_host() -> None:
    assert lobby_message(HALF, EN).fields[0].value == "1 – **Dora** (host)\n2 – (free)"
    assert lobby_message(FULL, EN).fields[0].value == "1 – **Dora** (host)\n2 – **Mabel** (computer)"


def test_a_lobby_shows_the_number_of_free_seats() -> None:
    assert lobby_message(HALF, EN).description == "One seat is free."
    assert lobby_message(FULL, EN).description == "All seats are taken."


def test_a_full_lobby_mentions_more_seats_where_the_game_allows_them() -> None:
    anna, ben, carl = Seated(name="Anna", host=True), Seated(name="Ben"), Seated(name="Carl")
    hint = "Up to 4 can play; the host sets the number under Options."
    full = Frame("vira", (anna, ben, carl), "live")
    assert lobby_message(full, EN).description.splitlines() == ["All seats are taken.", hint]
    free = Frame("vira", (anna, ben, None), "live")
    four = Frame("vira", (anna, ben, carl, Seated(name="Dora")), "live")
    assert not [table for table in (free, four) if hint in lobby_message(table, EN).description]


def test_a_lobby_says_when_it_closes() -> None:
    assert lobby_message(HALF, EN, expires=1_800_000_000).description.endswith("The lobby closes <t:1800000000:R>.")


def test_a_lobby_shows_in_one_line_the_options_that_differ_from_the_preset() -> None:
    changed = dataclasses.replace(HALF, options=(("target", 300), ("schmeiss", "on")))
    first, second = lobby_message(changed, EN).fields[1].value.splitlines()
    assert "live" in first
    assert "300" in second
    assert " · " in second
    _, usual = lobby_message(HALF, EN).fields[1].value.splitlines()
    assert usual == "Played to: 500", "what is played to is said also where it is the usual"


@pytest.mark.parametrize(("key", "expected"), [("schieber", "Played to: 2500"), ("barbu", "28")])
def test_a_lobby_always_says_how_long_a_match_is(key: str, expected: str) -> None:
    seated = tuple(Seated(name="Anna", host=True) for _ in range(4))
    shown = lobby_message(Frame(key, seated, "live"), EN).fields[-1].value
    assert expected in shown.splitlines()[1]


@pytest.mark.parametrize("key", game_keys())
@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_every_option_of_every_game_fits_the_page_and_the_lobby(key: str, language: str) -> None:
    rules, spoken = game(key), voice(language)
    fields = dataclasses.fields(rules.options_type)
    seated = tuple(Seated(name=MARKDOWN_NAME, host=True) for _ in range(rules.seats[-1]))
    for preset in rules.presets:
        bare = Frame(key, seated, "async", preset=preset)
        page = options_page(bare, spoken)
        assert len(page.description.splitlines()) == len(fields)
        assert within_limits(page)
        assert ELLIPSIS not in page.plain
    longest = tuple((field.name, field.metadata["offered"][-1]) for field in fields)
    full = Frame(key, seated, "async", options=longest, rating="alone")
    rendered = lobby_message(full, spoken, expires=1_800_000_000)
    assert within_limits(rendered)
    assert ELLIPSIS not in rendered.plain


def test_options_that_differ_are_marked() -> None:
    page = options_page(dataclasses.replace(FULL, options=(("target", 300),)), EN)
    bold = [line for line in page.description.splitlines() if line.startswith("**")]
    assert len(bold) == 1
    assert "300" in bold[0]


# --------------------------------------------------------------------------------------------------------------- teams

ANNA, COMPUTER = Seated(name="Anna", host=True), Seated(computer="careful")
TEAMS = Frame("schieber", (ANNA, COMPUTER, None, COMPUTER), "live")


def test_partners_are_listed_together_and_the_numbers_are_the_order_of_play() -> None:
    lobby = lobby_message(TEAMS, EN)
    assert [(field.name, field.value) for field in lobby.fields[:2]] == [
        ("Team 1", "1 – **Anna** (host)\n3 – (free)"),
        ("Team 2", "2 – **Mabel** (computer)\n4 – **Walter** (computer)"),
    ]
    assert lobby.description.splitlines() == [
        "One seat is free.",
        "Play follows the seat numbers.",
    ]
    assert seats_page(TEAMS, EN).fields == lobby.fields[:2]


def test_a_game_of_single_players_mentions_no_teams() -> None:
    assert "Team" not in lobby_message(HALF, EN).plain
    assert seat_company(HALF, Seat(1), EN) == ""


def test_a_seat_is_offered_with_its_team_and_partners() -> None:
    assert [seat_label(TEAMS, Seat(seat), EN) for seat in range(4)] == [
        "1 – Anna", "2 – Mabel (computer)", "3 – (free)", "4 – Walter (computer)",
    ]  # fmt: skip
    assert [seat_company(TEAMS, Seat(seat), EN) for seat in range(4)] == [
        "Team 1", "Team 2 · partner: Walter", "Team 1 · partner: Anna", "Team 2 · partner: Mabel",
    ]  # fmt: skip


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_teams_of_the_longest_names_fit(language: str) -> None:
    longest = Frame("schieber", tuple(Seated(name=MARKDOWN_NAME, host=seat == 0) for seat in range(4)), "async")
    for rendered in (
        lobby_message(longest, voice(language), expires=1_800_000_000),
        seats_page(longest, voice(language)),
    ):
        assert within_limits(rendered)
        assert ELLIPSIS not in rendered.plain
    for seat in range(4):
        for label in (
            seat_label(longest, Seat(seat), voice(language)),
            seat_company(longest, Seat(seat), voice(language)),
        ):
            assert len(label) <= CHOICE_LABEL
            assert ELLIPSIS not in label


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pace_says_how_long_a_turn_may_take(language: str) -> None:
    live, relaxed, day = (voice(language).text(f"pace-{pace}") for pace in ("live", "relaxed", "async"))
    assert str(int(TURN_TIME[Pace.LIVE].total_seconds())) in live
    assert str(int(RESERVE[Pace.LIVE].total_seconds() // 60)) in live
    assert str(int(TURN_TIME[Pace.RELAXED].total_seconds() // 60)) in relaxed
    assert str(int(TURN_TIME[Pace.ASYNC].total_seconds() // 3600)) in day


# ------------------------------------------------------------------------------------------------- rated and casual


@pytest.mark.parametrize("rating", ["rated", "alone", "casual"])
@pytest.mark.parametrize(("language", "word"), [("en", "uggestion"), ("de", "orschl"), ("ja", "おすすめ")])
@pytest.mark.parametrize("key", game_keys())
def test_a_lobby_says_whether_there_are_suggestions(key: str, language: str, word: str, rating: str) -> None:
    seated = tuple(ANNA for _ in range(game(key).seats[0]))
    lobby = lobby_message(Frame(key, seated, "live", rating=rating), voice(language))
    assert word in lobby.plain
