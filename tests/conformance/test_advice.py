"""What a game advises can be done, and what its answers mean fits where it is shown."""

import random

import pytest

from bot.discord.pages.widgets import MENU_TEXT, PLACEHOLDER
from bot.text.i18n import Localiser, Voice
from engine.choice import PickOne
from engine.turn import Act
from tests.conformance import walks

SAID = Localiser(strict=True)
NAMES = ("Ada", "Bo", "Cy", "Di")
REASONS = 200
"""Some five lines on a phone; more is not read in the middle of a game."""


def on_turn(game, purpose):
    """Some positions with the seat that must act."""
    for moment in walks.sample(game.key, purpose):
        turn = game.turn(moment.state)
        if isinstance(turn, Act):
            yield moment, turn.seat


def advised(game, state, seat, seed=1):
    """What this seat is advised."""
    return game.advice(game.view(state, seat), game.information_state(state, seat), random.Random(seed))


def test_what_is_advised_is_allowed_has_one_or_two_reasons_and_read_again_is_the_same(game):
    for moment, seat in on_turn(game, "advice"):
        advice = advised(game, moment.state, seat)
        action = game.parse(advice.text)
        assert game.refusal(game.view(moment.state, seat), action) is None
        assert str(action) == advice.text
        facts = advice.reasons + advice.drawbacks
        assert 1 <= len(set(facts)) == len(facts) <= 2


def test_the_same_knowledge_and_chance_give_the_same_advice(game):
    for moment, seat in on_turn(game, "same advice"):
        assert advised(game, moment.state, seat) == advised(game, moment.state, seat)


def test_who_is_not_asked_is_not_advised(game):
    for moment in walks.sample(game.key, "not asked"):
        turn = game.turn(moment.state)
        for seat in walks.seats(moment.start):
            if turn != Act(seat):
                assert advised(game, moment.state, seat) is None


@pytest.mark.parametrize("language", SAID.languages)
def test_reasons_meanings_and_titles_are_said_in_every_language_and_fit(game, language):
    voice = Voice(SAID, language)
    for moment, seat in on_turn(game, "said"):
        advice = advised(game, moment.state, seat)
        said = [voice.say(fact, NAMES) for fact in advice.reasons + advice.drawbacks]
        assert all(said)
        assert len(" ".join(said)) <= REASONS
        choice = game.choice(game.view(moment.state, seat))
        for option in choice.options if isinstance(choice, PickOne) else ():
            assert len(voice.say(option.label, NAMES)) <= MENU_TEXT
            if option.meaning is None:
                continue
            assert 0 < len(voice.say(option.meaning, NAMES)) <= MENU_TEXT
            if voice.has(key := f"{game.key}-group-{option.group}"):
                assert 0 < len(voice.text(key)) <= PLACEHOLDER
