"""The tricks of a deal that is over are the cards that were played in it, and before its end there are none."""

import pytest

from engine.cards import Seat, card_text
from engine.match import ActLine, DealLine
from engine.registry import game, game_keys
from engine.turn import DealDue, Over
from tests.conformance import walks

PLAY = "play "


@pytest.mark.parametrize("key", game_keys())
def test_the_tricks_of_a_deal_are_the_cards_played_in_it(key: str) -> None:
    the_game, ended = game(key), 0
    for walk in walks.walks(key):
        played: list[tuple[Seat, str]] = []
        for moment in walk.moments:
            if isinstance(moment.line, DealLine):
                played = []
            elif isinstance(moment.line, ActLine) and (text := str(moment.line.action)).startswith(PLAY):
                played.append((moment.line.seat, text.split()[1]))
            tricks = the_game.played_tricks(moment.after)
            if not isinstance(the_game.turn(moment.after), DealDue | Over):
                assert tricks == ()
                continue
            laid = [(one.seat, card_text(one.card)) for trick in tricks for one in trick.cards]
            assert laid == played[: len(laid)]
            if tricks:
                assert len(played) - len(laid) <= walk.start.header.seats, "what is left is an open trick"
            assert [trick.number for trick in tricks] == [*range(1, len(tricks) + 1)]
            winners = [trick.winner for trick in tricks]
            assert all(winner is not None for winner in winners)
            assert winners[:-1] == [trick.cards[0].seat for trick in tricks[1:]], "the winner of a trick leads the next"
            ended += bool(tricks)
    assert ended > len(walks.walks(key)) / 2
