"""Cards are conserved: none is in two places, none appears or vanishes."""

import pytest

from engine.cards import each, parse_card
from engine.match import DealLine
from tests.conformance import walks


def test_no_card_is_in_two_hands(game):
    pack = set(game.pack)
    for moment in walks.sample(game.key, "hands", 10 * walks.POSITIONS):
        held = walks.hands(game, moment.after, moment.start.header.seats)
        assert sum(map(len, held)) == len(frozenset().union(*held))
        assert frozenset().union(*held) <= pack


def test_a_card_played_leaves_its_hand_and_no_other_card_moves(game):
    played = 0
    for moment in walks.sample(game.key, "plays", 10 * walks.POSITIONS):
        words = str(moment.line.action).split(" ") if moment.actor is not None else [""]
        if words[0] != "play":
            continue
        card = parse_card(words[1])
        count = moment.start.header.seats
        before, after = (walks.hands(game, state, count) for state in (moment.state, moment.after))
        assert card in before[moment.actor]
        played += 1
        for seat in range(count):
            assert after[seat] == before[seat] - {card}
    assert played > 0


def test_a_card_is_played_once_a_deal(game):
    for walk in walks.walks(game.key):
        gone: set[str] = set()
        for moment in walk.moments:
            if isinstance(moment.line, DealLine):
                gone.clear()
                continue
            words = str(moment.line.action).split(" ")
            if words[0] == "play":
                assert words[1] not in gone
                gone.add(words[1])


def test_everybody_sees_how_many_cards_a_seat_holds(game):
    for moment in walks.sample(game.key, "counts"):
        held = walks.hands(game, moment.after, moment.start.header.seats)
        for viewer in walks.viewers(moment.start):
            scene = game.scene(game.view(moment.after, viewer))
            assert [seat.cards_held for seat in scene.seats] == list(map(len, held))


def test_the_hands_told_at_the_end_are_those_of_the_last_deal(game):
    for walk in walks.walks(game.key):
        revealed = game.reveal(walk.end.state)
        last = [moment for moment in walk.moments if isinstance(moment.line, DealLine)][-1]
        for cards, held in zip(revealed, walks.hands(game, last.after, walk.start.header.seats), strict=True):
            assert held <= set(each(cards))


def test_the_hands_are_not_told_before_the_end(game):
    for moment in walks.sample(game.key, "reveal", 40):
        with pytest.raises(ValueError):  # noqa: PT011 - that it is refused is the promise, not what the error says
            game.reveal(moment.state)
