"""The table as a picture: hidden cards change no pixel and no word, the words are complete, the font has all."""

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.discord.pages.picture import DESCRIPTION, described, drawing_of, look_of
from bot.pictures.colours import FELT, GOLD, INK, WHITE
from bot.pictures.parts import QUIET, WIDTH, OpenCards, encoded
from bot.pictures.table import DIM, PLATE_GROUND, TableDrawing, compose
from bot.pictures.type import fitted, has_all, in_lines, type_of
from bot.text.i18n import SWISS_DECK, Localiser, Voice
from bot.text.render import Frame, Seated
from engine.cards import RANKS_IN_SUIT, SUITS, Rank, Seat, card
from engine.game import AnyGame
from engine.registry import game_keys
from tests.conformance import walks
from tests.pictures.contrast import contrast

LANGUAGES = Localiser().languages
NAMES = ("Anna", "Ben", "Köbi", "あきら")
POSITIONS = 12


def voice(language: str = "en", deck: str = "french") -> Voice:
    return Voice(Localiser(), language, deck)


def positions(key: str, purpose: str) -> Iterator[tuple[AnyGame, Any, Seat, Frame]]:
    """Some positions of whole matches, of each kind first, each with the seats that look at it."""
    for number, moment in enumerate(walks.sample(key, purpose, POSITIONS)[:POSITIONS]):
        game, start = moment.start.game, moment.start
        seats = start.header.seats
        frame = Frame(key, tuple(Seated(name=name) for name in NAMES[:seats]), "live")
        yield game, moment.after, walks.seats(start)[number % seats], frame


@pytest.mark.parametrize("key", game_keys())
def test_a_hidden_card_changes_no_pixel_and_no_word(key: str) -> None:
    rng, spoken = random.Random(key), voice()
    for game, state, seat, frame in positions(key, "pictures"):
        other = game.resample(game.view(state, seat), game.information_state(state, seat), rng)
        pictures = []
        for one in (state, other):
            drawing = drawing_of(game.scene(game.view(one, seat)), frame, seat, spoken)
            pictures.append((encoded(compose(drawing, look_of(spoken))), described(drawing, spoken)))
        assert pictures[0] == pictures[1]


@pytest.mark.parametrize("key", game_keys())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_of_a_picture_is_in_the_font(key: str, language: str) -> None:
    for deck in ("french", SWISS_DECK):
        spoken = voice(language, deck)
        for game, state, seat, frame in positions(key, "characters"):
            drawing = drawing_of(game.scene(game.view(state, seat)), frame, seat, spoken)
            texts = [drawing.title, *drawing.lines, drawing.trump_label]
            texts += [text for place in drawing.places for text in (place.name, place.facts, *place.notes)]
            texts += [group.label for group in (*drawing.groups, *drawing.rows)]
            texts += [text for step in drawing.ladder for text in (step.bid, step.aim)]
            for text in texts:
                assert has_all(text), text
                assert "**" not in text, "markdown"


def listed(words: str, spoken: Voice) -> set[int]:
    """The cards of a line like `spades: king, queen and 10 · hearts: ace`."""
    suits = {spoken.suit_word(suit): suit for suit in SUITS}
    ranks = {spoken.rank(Rank(rank)): Rank(rank) for rank in range(RANKS_IN_SUIT)}
    found = set()
    for part in words.split(spoken.text("separator")):
        suit, _, rest = part.replace("\u00a0", " ").partition(" ")
        names = re.split(r",? and |, |、|と| und | et | och ", rest.removeprefix(": "))
        found |= {card(suits[suit.rstrip(":")], ranks[word]) for word in names}
    return found


@pytest.mark.parametrize("key", game_keys())
def test_the_words_name_every_card_that_is_drawn(key: str) -> None:
    spoken = voice()
    for game, state, seat, frame in positions(key, "words"):
        scene = game.scene(game.view(state, seat))
        drawing = drawing_of(scene, frame, seat, spoken)
        words = described(drawing, spoken)
        assert len(words) < DESCRIPTION
        lines = dict(line.split(": ", 1) for line in words.splitlines() if ": " in line)
        for step in drawing.ladder:
            assert (step.bid in words) or not step.over
        for place in drawing.places:
            if place.card is not None:
                assert f"{place.name}: {spoken.card_in_words(place.card)}" in words
        for group in (*drawing.groups, *drawing.rows):
            if group.cards:
                assert listed(lines[group.label], spoken) == set(group.cards)
        assert set(drawing.hand) == set(scene.hand)
        if scene.hand:
            assert listed(lines[spoken.text("panel-hand", count=len(scene.hand))], spoken) == set(scene.hand)


def test_the_whole_pack_of_dominoes_has_room_in_words() -> None:
    rows = tuple(OpenCards("spades", tuple(card(suit, Rank(rank)) for rank in range(RANKS_IN_SUIT))) for suit in SUITS)
    hand = tuple(card(suit, Rank(rank)) for suit in SUITS for rank in range(4))
    for language in LANGUAGES:
        for deck in ("french", SWISS_DECK):
            words = described(TableDrawing("A title", ("a line",), (), rows=rows, hand=hand), voice(language, deck))
            assert len(words) < DESCRIPTION - 200, "room for the heading"


@pytest.mark.parametrize("key", game_keys())
def test_a_picture_has_the_size_of_a_phone_and_nothing_beside_its_pixels(key: str) -> None:
    for game, state, seat, frame in positions(key, "size"):
        drawing = drawing_of(game.scene(game.view(state, seat)), frame, seat, voice())
        content = encoded(compose(drawing, look_of(voice())))
        with Image.open(BytesIO(content)) as picture:
            assert picture.format == "PNG"
            assert picture.width == WIDTH
            assert picture.height <= 2 * WIDTH
            assert picture.info == {}
        assert len(content) <= (80_000 if drawing.ladder else 60_000)


def test_the_texts_stand_out_from_their_ground() -> None:
    for ink, ground in (
        (WHITE, FELT),
        (QUIET, FELT),
        (DIM, FELT),
        (WHITE, PLATE_GROUND),
        (QUIET, PLATE_GROUND),
        (INK, GOLD),
        (WHITE, INK),
    ):
        assert contrast(ink, ground) >= 4.5


def test_a_name_that_the_font_lacks_is_the_letter_of_the_seat_and_stands_in_the_words() -> None:
    game, state, seat, frame = next(iter(positions("klaberjass", "names")))
    frame = replace(frame, seated=(Seated(name="محمد"), Seated(name="🦊fox")))
    drawing = drawing_of(game.scene(game.view(state, seat)), frame, seat, voice())
    assert {place.name for place in drawing.places} == {"A", "B"}
    words = re.sub("[\u2068\u2069]", "", described(drawing, voice())).splitlines()
    assert {"A: محمد", "B: 🦊fox"} <= set(words)


def test_long_texts_are_broken_or_cut() -> None:
    font = type_of(24)
    lines = in_lines("a long text with a Donaudampfschifffahrtsgesellschaft", 24, 200)
    assert max(font.getlength(line) for line in lines) <= 200
    assert "".join(lines).replace(" ", "") == "alongtextwithaDonaudampfschifffahrtsgesellschaft"
    assert "".join(in_lines("手札を見てカードを出してください", 24, 100)) == "手札を見てカードを出してください"
    assert font.getlength(fitted("a long text that is cut", 24, 100)) <= 100
    assert fitted("short", 24, 100) == "short"
