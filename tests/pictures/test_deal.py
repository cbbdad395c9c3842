"""The pictures that all see, of a trick and of a deal that is over: only what is public, all of it, also in words."""

import random
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bot.discord.pages.deal_picture import deal_described, deal_drawing
from bot.discord.pages.picture import DESCRIPTION, described, drawing_of_trick, look_of
from bot.pictures.deal import DealDrawing, compose_deal
from bot.pictures.drawn import Picture
from bot.pictures.parts import WIDTH, encoded
from bot.pictures.table import compose
from bot.pictures.type import has_all
from bot.text.i18n import SWISS_DECK, Voice
from bot.text.render import Frame, Seated
from engine.cards import Seat
from engine.match import Match
from engine.registry import game_keys
from engine.turn import DealDue, Over
from tests.conformance import walks
from tests.pictures.test_table import LANGUAGES, NAMES, listed, positions, voice

DEALS = 10


def ended(key: str) -> Iterator[tuple[Match, Frame]]:
    """Matches after one of their deals, of different rules."""
    for walk in walks.walks(key):
        match = walk.start
        frame = Frame(key, tuple(Seated(name=name) for name in NAMES[: match.header.seats]), "live")
        for moment in walk.moments:
            match, _ = match.follow(moment.line)
            if match.deals and isinstance(match.turn, DealDue | Over):
                yield match, frame
                break


def texts_of(drawing: DealDrawing) -> list[str]:
    texts = [drawing.title, *drawing.lines, *drawing.account, *drawing.legend, drawing.trump_label]
    return texts + [text for hand in drawing.hands for text in (hand.name, hand.facts)]


@pytest.mark.parametrize("key", game_keys())
def test_a_hidden_card_changes_nothing_of_the_picture_of_a_trick(key: str) -> None:
    rng, spoken = random.Random(key), voice()
    for game, state, seat, frame in positions(key, "moments"):
        other = game.resample(game.view(state, seat), game.information_state(state, seat), rng)
        pictures = []
        for one in (state, other):
            drawing = drawing_of_trick(game.scene(game.view(one, None)), frame, spoken)
            pictures.append((encoded(compose(drawing, look_of(spoken))), described(drawing, spoken)))
        assert pictures[0] == pictures[1]


@pytest.mark.parametrize("key", game_keys())
def test_a_trick_waits_for_nobody_and_holds_no_hand(key: str) -> None:
    for game, state, _, frame in positions(key, "waits"):
        drawing = drawing_of_trick(game.scene(game.view(state, None)), frame, voice())
        assert not any(place.to_act for place in drawing.places)
        assert drawing.hand == ()


@pytest.mark.parametrize("key", game_keys())
def test_a_deal_shows_each_card_that_was_played_by_its_player_and_no_other(key: str) -> None:
    found = 0
    for match, frame in ended(key):
        drawing = deal_drawing(match, frame, voice())
        tricks = match.game.played_tricks(match.state)
        players = [seat.seat for seat in match.game.scene(match.view(None)).seats if not seat.sits_out]
        assert [hand.name for hand in drawing.hands] == [NAMES[seat] for seat in players]
        for number, trick in enumerate(tricks):
            laid = {one.seat: one.card for one in trick.cards}
            assert [hand.cards[number] for hand in drawing.hands] == [laid.get(seat) for seat in players]
            assert players[drawing.led[number]] == trick.cards[0].seat
            assert players[drawing.took[number]] == trick.winner
        words = deal_described(match, frame, voice())
        assert len(words) <= DESCRIPTION
        told = dict(line.split(": ", 1) for line in reversed(words.splitlines()) if ": " in line)
        for hand in drawing.hands if tricks else ():
            assert listed(told[hand.name], voice()) == {card for card in hand.cards if card is not None}
        for line in drawing.account:
            assert line in words
        found += bool(tricks)
    assert found or key == "barbu"


@pytest.mark.parametrize("key", game_keys())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_font_has_every_character_of_it(key: str, language: str) -> None:
    for deck in ("french", SWISS_DECK):
        spoken = voice(language, deck)
        for match, frame in ended(key):
            for text in texts_of(deal_drawing(match, frame, spoken)):
                assert has_all(text), text
                assert "**" not in text, "markdown"


@pytest.mark.parametrize("key", game_keys())
def test_it_is_as_wide_as_a_phone_and_small_as_a_file(key: str) -> None:
    for match, frame in ended(key):
        content = encoded(compose_deal(deal_drawing(match, frame, voice()), look_of(voice())))
        with Image.open(BytesIO(content)) as picture:
            assert picture.width == WIDTH
            assert picture.height <= 2 * WIDTH
            assert picture.info == {}
        assert len(content) <= 80_000


def test_equal_pictures_are_drawn_once() -> None:
    match, frame = next(ended("klaberjass"))

    def made(spoken: Voice) -> Picture:
        drawing = deal_drawing(match, frame, spoken)
        return Picture(drawing, look_of(spoken), deal_described(match, frame, spoken))

    assert made(voice()) == made(voice()) != made(voice("de"))
    assert made(voice()).content() is made(voice()).content()
    assert "Picture" in repr(made(voice()))
    assert NAMES[0] not in repr(made(voice()))


@pytest.mark.parametrize("key", game_keys())
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("length", [5, 12, 32])
def test_every_hand_is_in_the_words_however_long_the_names_are(key: str, language: str, length: int) -> None:
    for match, frame in ended(key):
        seated = tuple(Seated(name=letter * length) for letter in "ABCD"[: match.header.seats])
        words = deal_described(match, replace(frame, seated=seated), voice(language))
        assert len(words) <= DESCRIPTION
        drawing = deal_drawing(match, frame, voice(language))
        drawn = {card for hand in drawing.hands for card in hand.cards if card is not None}
        told = set[int]()
        for line in words.splitlines():
            if line[0] in "ABCD":
                with suppress(KeyError, IndexError):  # a line of the account
                    told |= listed(line.split(": ", 1)[1], voice(language))
        assert told == drawn


def test_who_sits_out_has_no_hand_in_it() -> None:
    four = [(match, frame) for match, frame in ended("vira") if match.header.seats == 4]
    assert four
    for match, frame in four:
        idle = [seat.seat for seat in match.game.scene(match.view(None)).seats if seat.sits_out]
        names = [hand.name for hand in deal_drawing(match, frame, voice()).hands]
        assert [NAMES[seat] for seat in map(Seat, range(4)) if seat not in idle] == names
