"""The lobby and the options: who sits where, and by which rules."""

import dataclasses

import pytest

from bot.render import Frame, Seated, lobby_message, options_page
from bot.render.rendered import ELLIPSIS
from engine.registry import game, game_keys
from tests.i18n.catalogues import LANGUAGES
from tests.i18n.pseudo import PSEUDO
from tests.render.positions import MARKDOWN_NAME, voice
from tests.render.test_rendered import within_limits

EN = voice("en")
HALF = Frame("klaberjass", (Seated(name="Dora", host=True), None), "live")
FULL = Frame("klaberjass", (Seated(name="Dora", host=True), Seated(computer="careful")), "live")


def test_a_lobby_shows_every_seat_and_the_host() -> None:
    assert lobby_message(HALF, EN).fields[0].value == "1. **Dora** (host)\n2. (free)"
    assert lobby_message(FULL, EN).fields[0].value == "1. **Dora** (host)\n2. **Computer**"


def test_a_lobby_says_whether_there_is_room() -> None:
    assert lobby_message(HALF, EN).description == "One seat is free."
    assert lobby_message(FULL, EN).description == "All seats are taken."


def test_a_lobby_says_when_it_closes() -> None:
    assert lobby_message(HALF, EN, expires=1_800_000_000).description.endswith("The lobby closes <t:1800000000:R>.")


def test_a_lobby_shows_in_one_line_what_differs_from_the_preset() -> None:
    changed = dataclasses.replace(HALF, options=(("target", 300), ("schmeiss", "on")))
    first, second = lobby_message(changed, EN).fields[1].value.splitlines()
    assert "live" in first
    assert "300" in second
    assert " · " in second
    assert len(lobby_message(HALF, EN).fields[1].value.splitlines()) == 1


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
    longest = tuple((one.name, one.metadata["offered"][-1]) for one in fields)
    rendered = lobby_message(Frame(key, seated, "async", options=longest), spoken, expires=1_800_000_000)
    assert within_limits(rendered)
    assert ELLIPSIS not in rendered.plain


def test_what_differs_is_marked_among_the_options() -> None:
    page = options_page(dataclasses.replace(FULL, options=(("target", 300),)), EN)
    bold = [line for line in page.description.splitlines() if line.startswith("**")]
    assert len(bold) == 1
    assert "300" in bold[0]
