"""Emoji in lines: whole wherever they stand, within Discord's limits, and never where Discord shows none."""

import re
from collections.abc import Iterator

import pytest

from bot.text.emoji_names import TRUMP, emoji_of, wanted_emoji
from bot.text.i18n import DECKS, FRENCH_DECK, Localiser, Voice
from bot.text.render import Frame, Rendered, Seated, details, hand_lines, hand_panel, option_button, table_message, why
from bot.text.render.frame import figure_texts
from bot.text.render.held_cards import hand_line
from bot.text.render.rendered import ELLIPSIS, clip, embed
from bot.text.render.sheet import score_grid, score_pages
from bot.text.render.sheet_file import score_file
from engine.cards import HEARTS, SPADES, Card, Seat, parse_cards
from engine.choice import PickOne
from engine.registry import game, game_keys
from tests.conformance.walks import sample
from tests.render import positions
from tests.render.test_rendered import within_limits

WORDS = Localiser(strict=True)
LONGEST = "1234567890123456789"
"""As many digits as an id of Discord has."""
ALL = emoji_of(WORDS, {wanted.stem: f"<:{wanted.stem}_1a2b3c4d:{LONGEST}>" for wanted in wanted_emoji(WORDS)})
WRITTEN = re.compile(r"<:[a-z_]+_[0-9a-f]{8}:\d{19}>")
NAMES = ("Anna", "Ben", "Carl", "Dora")


def drawn(language: str = "en", deck: str = FRENCH_DECK) -> Voice:
    return Voice(WORDS, language, deck, emoji=ALL)


def check(rendered: Rendered) -> int:
    """The emoji are whole, and only where there are any; how many there are."""
    assert within_limits(rendered)
    assert ELLIPSIS not in rendered.plain
    for plain in (rendered.title, rendered.footer):
        assert "<:" not in plain
    lines = "\n".join([rendered.description, *(part for one in rendered.fields for part in (one.name, one.value))])
    assert "<:" not in WRITTEN.sub("", lines)
    assert "<:" not in "".join(re.findall(r"```.*?```", lines, re.DOTALL)), "a block of code shows no emoji"
    return len(WRITTEN.findall(lines))


def all_pages(key: str, voice: Voice) -> Iterator[Rendered]:
    """All that is drawn from some positions of a game."""
    rules = game(key)
    for moment in sample(key, "emoji", 40):
        seats = moment.start.header.seats
        sits = Frame(key, tuple(Seated(name=name) for name in NAMES[:seats]), "live")
        public = rules.view(moment.after, None)
        yield table_message(rules.scene(public), sits, voice)
        sheet = rules.sheet(public)
        yield from score_pages(sheet, sits, voice)
        if (grid := score_grid(sheet, sits, voice)) is not None:
            yield grid
        assert "<:" not in score_file(sheet, sits, voice)
        for seat in map(Seat, range(seats)):
            view = rules.view(moment.after, seat)
            scene, choice = rules.scene(view), rules.choice(view)
            yield hand_panel(scene, sits, voice, seat=seat)
            yield details(scene, sits, voice, seat=seat)
            yield why(choice, sits, voice)
            if isinstance(choice, PickOne):
                assert not [one for one in choice.options if "<:" in option_button(one, NAMES, voice)]


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("key", game_keys())
def test_emoji_are_whole_and_only_where_there_are_any(key: str, deck: str) -> None:
    if deck == FRENCH_DECK:
        pages = [*all_pages(key, drawn("en", deck)), *all_pages(key, drawn("de", deck))]
    else:
        pages = [*all_pages(key, drawn("ja", deck))]
    assert sum(map(check, pages)) > 500


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_fullest_table_stays_within_the_limits(seats: int) -> None:
    voice = Voice(positions.voice("en").localiser, "en", emoji=ALL)
    sits = Frame("klaberjass", tuple(Seated(name=name) for name in NAMES[:seats]), "live")
    held = positions.full_scene(seats, hand=13)
    assert within_limits(table_message(positions.full_scene(seats), sits, voice))
    assert within_limits(hand_panel(held, sits, voice, seat=Seat(0)))
    assert within_limits(details(held, sits, voice, seat=Seat(0)))


def cards(text: str) -> list[Card]:
    return [Card(number) for number in range(52) if parse_cards(text) >> number & 1]


def test_a_hand_is_a_run_for_each_suit_with_stars_on_the_trumps() -> None:
    hand = cards("AS KS QH 2C")
    assert hand_line(hand, HEARTS, drawn()) == (
        f"<:ace_of_spades_fr_1a2b3c4d:{LONGEST}><:king_of_spades_fr_1a2b3c4d:{LONGEST}>"
        f" <:queen_of_hearts_t_fr_1a2b3c4d:{LONGEST}> <:two_of_clubs_fr_1a2b3c4d:{LONGEST}>"
    )
    assert hand_lines(hand, drawn())[0].startswith(f"<:spades_fr_1a2b3c4d:{LONGEST}> spades: **<:ace_of")


def test_trumps_without_a_star_have_the_mark_behind_them() -> None:
    there = {stem: f"<:{stem}:1>" for stem in ("ace_of_spades_fr", "queen_of_hearts_fr", TRUMP)}
    voice = Voice(WORDS, "en", emoji=emoji_of(WORDS, there))
    hand = cards("AS QH")
    assert hand_line(hand, HEARTS, voice) == "<:ace_of_spades_fr:1> <:queen_of_hearts_fr:1><:trump:1>"
    del there[TRUMP]
    voice = Voice(WORDS, "en", emoji=emoji_of(WORDS, there))
    assert hand_line(hand, HEARTS, voice) == hand_line(hand, HEARTS, voice.plain)


def test_what_is_in_the_pot_has_a_chip() -> None:
    assert figure_texts("vira", (("pot", 12),), drawn()) == [f"<:chip_1a2b3c4d:{LONGEST}> Pot **12**"]
    assert figure_texts("vira", (("pot", 12),), drawn().plain) == ["Pot **12**"]


def test_a_hand_is_written_as_soon_as_one_card_has_no_emoji() -> None:
    some = emoji_of(WORDS, {"ace_of_spades_fr": "<:ace_of_spades_fr_1a2b3c4d:1>"})
    voice = Voice(WORDS, "en", emoji=some)
    assert hand_line(cards("AS KS"), SPADES, voice) == hand_line(cards("AS KS"), SPADES, voice.plain)


def test_what_is_cut_keeps_no_part_of_an_emoji() -> None:
    one = f"<:ace_of_spades_fr_1a2b3c4d:{LONGEST}>"
    for limit in range(1030, 1030 + len(one)):
        kept = clip(one * 30, limit)
        assert kept.endswith(ELLIPSIS)
        assert not WRITTEN.sub("", kept.removesuffix(ELLIPSIS))
    assert clip("a" * 1028 + "<:ace_of_spades", 1030) == "a" * 1028 + ELLIPSIS
    assert embed("title", one * 100).description.count("<:") == embed("title", one * 100).description.count(">")
