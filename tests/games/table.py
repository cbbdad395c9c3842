"""What the tests of a game do at a table, whatever the game: act for the seat on turn, and look."""

import random

import pytest

from engine.cards import cards_text
from engine.game import IllegalAction
from engine.turn import Act

OF_ANY_GAME = frozenset({"engine-one-card", "engine-not-held", "engine-not-in-pack"})
"""The keys of refusals that say the same in every game."""
DRAWS = 40
"""How many guesses are looked at."""


def do(match, *actions):
    """The match after these actions, each by the seat on turn."""
    for action in actions:
        assert isinstance(match.turn, Act)
        match, _ = match.act(match.turn.seat, action)
    return match


def step(match, action):
    """The match after one action of the seat on turn, and what the public saw of it."""
    after, made = match.act(match.turn.seat, action)
    return after, [event.public for event in made.events if event.public is not None]


def legal(match):
    """The legal actions of the seat on turn, in their order."""
    return list(match.choice(match.turn.seat).legal)


def refused(match, action):
    """The paragraph that refuses this action of the seat on turn, and the key of the words that say so."""
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


def guesses(match, seat, count=DRAWS):
    """Guessed states of this seat, each of which has its view and its memory, and the public's view."""
    game, rng = match.game, random.Random(1)
    view, information_state = match.view(seat), game.information_state(match.state, seat)
    for _ in range(count):
        state = game.resample(view, information_state, rng)
        assert game.view(state, seat) == view
        assert game.information_state(state, seat) == information_state
        assert game.view(state, None) == match.view(None)
        yield state


def check_tricks(scene, tricks, cards):
    """The picture shows the last of the finished tricks and the open one; `cards`: those in it, or None."""
    if not tricks:
        assert scene.last_trick is None
    else:
        last = scene.last_trick
        assert last.complete
        assert (last.number, last.winner) == (len(tricks), tricks[-1].winner)
        assert tuple(played.card for played in last.cards) == tricks[-1].cards
        assert last.cards[0].seat == tricks[-1].leader
    if cards is None:
        assert scene.trick is None
    else:
        assert not scene.trick.complete
        assert scene.trick.number == len(tricks) + 1
        assert tuple(shown.card for shown in scene.trick.cards) == cards
