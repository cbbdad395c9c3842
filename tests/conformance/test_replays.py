"""A deal can be played once more from its first card, so that what its players did can be judged."""

import random

from engine.cards import Seat
from tests.conformance import walks


def test_the_moves_since_the_first_card_lead_to_the_same_hands(game):
    """Each is a card that the seat held; in the real state and in one that the seat on turn cannot tell from it."""
    rng = random.Random(game.key)
    replayed = 0
    for moment in walks.sample(game.key, "replays"):
        if moment.actor is None:
            continue
        known = game.view(moment.state, moment.actor), game.information_state(moment.state, moment.actor)
        for state in (moment.state, game.resample(*known, rng)):
            again, now = game.from_first_card(state), game.kernel(state)
            assert (again is None) == (now is None)
            if again is None or now is None:
                continue
            kernel, moves = again
            for move in moves:
                card = move & 63
                assert kernel.turn >= 0
                assert not kernel.legal() or kernel.legal() >> card & 1 or game.key == "klaberjass"
                kernel.play(move)
            assert kernel.hands == now.hands
            assert kernel.turn == now.turn
            assert [hand.bit_count() for hand in kernel.hands] == [
                len(walks.hand(game, state, Seat(seat))) for seat in walks.seats(moment.start)
            ]
            replayed += 1
    assert replayed
