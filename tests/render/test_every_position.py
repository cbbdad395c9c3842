"""Every position of every game, in every language: it fits, and shows no hidden card."""

import dataclasses
import random
import re
from dataclasses import dataclass
from functools import cache

import pytest

from bot.text.i18n import FRENCH_DECK, SWISS_DECK
from bot.text.render import Frame, Seated, details, hand_panel, suits_as_text, table_message
from bot.text.render.rendered import ELLIPSIS
from engine.cards import Card, Seat, card_text
from engine.export import cards_named_by
from engine.registry import game, game_keys
from engine.scene import Scene
from tests.conformance.walks import sample
from tests.i18n.catalogues import LANGUAGES
from tests.i18n.pseudo import PSEUDO
from tests.render.positions import MARKDOWN_NAME, deal_26, frame, voice
from tests.render.test_rendered import within_limits
from tests.render.test_table import EN, public


@dataclass(frozen=True, slots=True)
class Seen:
    """A position as the public or a seat sees it, with the cards in the hands that this viewer may not know."""

    seats: int
    seat: Seat | None
    scene: Scene
    hidden: tuple[Card, ...]


@cache
def seen_positions(key: str) -> tuple[Seen, ...]:
    """Positions of a game, for every viewer; cached, since they are the same in all languages."""
    rules, positions = game(key), list[Seen]()
    for moment in sample(key, "rendering"):
        seats = moment.start.header.seats
        views = {viewer: rules.view(moment.after, viewer) for viewer in (None, *map(Seat, range(seats)))}
        scenes = {viewer: rules.scene(view) for viewer, view in views.items()}
        held = [card for seat in range(seats) for card in scenes[Seat(seat)].hand]
        for viewer, view in views.items():
            known = cards_named_by(view)
            positions.append(Seen(seats, viewer, scenes[viewer], tuple(card for card in held if not known >> card & 1)))
    return tuple(positions)


def shows_word(card: str, text: str) -> bool:
    """Whether a text has the card itself: the Swedish jack, Kn, begins as the king does."""
    return re.search(rf"{re.escape(card)}(?!\w)", text) is not None


@pytest.mark.parametrize("key", game_keys())
@pytest.mark.parametrize(
    ("language", "deck"), [*((language, FRENCH_DECK) for language in [*LANGUAGES, PSEUDO]), ("de", SWISS_DECK)]
)
def test_every_position_fits_and_shows_no_hidden_card(key: str, language: str, deck: str) -> None:
    spoken = dataclasses.replace(voice(language), deck=deck)
    written = [suits_as_text(spoken.card(Card(number))) for number in range(52)]
    tight = [suits_as_text(spoken.tight_card(Card(number))) for number in range(52)]
    for seen in seen_positions(key):
        shown = Frame(key, (Seated(name=MARKDOWN_NAME),) * seen.seats, "live", deadline=1_800_000_000)
        if seen.seat is None:
            drawn = [table_message(seen.scene, shown, spoken)]
        else:
            drawn = [shows(seen.scene, shown, spoken, seat=seen.seat) for shows in (hand_panel, details)]
        for rendered in drawn:
            assert within_limits(rendered)
            assert ELLIPSIS not in (text := rendered.plain)
            names = ((card, name) for card in seen.hidden for name in (written[card], tight[card]))
            assert not [card for card, name in names if shows_word(name, text)]
            assert not [card for card in seen.hidden if card_text(card) in text]


def test_the_public_message_does_not_depend_on_the_hands() -> None:
    match = deal_26(4)
    rules, rng = match.game, random.Random(5)
    drawn = {public(4).plain}
    for seat in (Seat(0), Seat(1)):
        for _ in range(10):
            guessed = rules.resample(match.view(seat), rules.information_state(match.state, seat), rng)
            scene = rules.scene(rules.view(guessed, None))
            drawn.add(table_message(scene, frame("Dora", "Elia"), EN).plain)
    assert len(drawn) == 1
