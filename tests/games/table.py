"""What the tests of a game do at a table, whatever the game: act for whoever is on turn, and look."""

import pytest

from engine.cards import cards_text
from engine.game import Act, IllegalAction


def do(match, *actions):
    """The match after these actions, each by whoever is on turn."""
    for action in actions:
        assert isinstance(match.turn, Act)
        match, _ = match.act(match.turn.seat, action)
    return match


def step(match, action):
    """The match after one action of whoever is on turn, and what the public saw of it."""
    after, made = match.act(match.turn.seat, action)
    return after, [event.public for event in made.events if event.public is not None]


def legal(match):
    """The legal actions of whoever is on turn, in their order."""
    return list(match.choice(match.turn.seat).legal)


def refused(match, action):
    """The paragraph that refuses this action of whoever is on turn, and the key of the words that say so."""
    before = match.state
    seat = match.turn.seat
    with pytest.raises(IllegalAction) as caught:
        match.act(seat, action)
    assert match.state == before
    assert match.game.refusal(match.view(seat), match.game.parse(action)) == caught.value.refusal
    return caught.value.refusal.rule, caught.value.refusal.message.key


def hand(match, seat):
    """What a seat holds, as text."""
    return cards_text(match.view(seat).hand)
