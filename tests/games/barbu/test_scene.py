"""The picture of a table at every moment of a match, compared with the play."""

import pytest

from engine.games.barbu import GAME
from engine.games.barbu.model import Dominoes, Playing
from tests.games.barbu.table import random_match
from tests.games.table import check_tricks


@pytest.mark.parametrize("options", [{}, {"stopWhenDecided": "off", "aceAgain": "on", "skipUndoubled": "on"}])
def test_the_picture_shows_the_totals_the_tricks_and_who_holds_how_many(options):
    for match in random_match(3, "international", length=12, **options):
        state, scene = match.state, GAME.scene(match.view(None))
        assert scene.scores == match.standings.scores
        assert not scene.hand
        tricks = getattr(state, "tricks", ())
        check_tricks(scene, tricks, state.cards if isinstance(state, Playing) else None)
        assert bool(scene.lanes) == bool(getattr(state, "laid", ()) or isinstance(state, Dominoes))
        if hasattr(state, "hands"):
            assert [seat.cards_held for seat in scene.seats] == [hand.bit_count() for hand in state.hands]
        assert [seat.tricks for seat in scene.seats] == [
            sum(trick.winner == seat for trick in tricks) for seat in range(4)
        ]
