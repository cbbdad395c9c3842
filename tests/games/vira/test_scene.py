"""The picture of a table at every moment of a match, compared with the play and with what each seat may see."""

import random

import pytest

from engine.cards import Seat, card_set
from engine.games.vira import GAME
from engine.games.vira.model import Playing
from engine.turn import Act
from tests.games.table import check_tricks
from tests.games.vira.deals import KEYS
from tests.games.vira.eyes import may_see
from tests.games.vira.table import dealt, random_answer, random_match, say, seat_of

MATCHES = [(3, {}), (4, {"revealUnused": "on", "stopWhenDecided": "on", "qualifierJump": "on"})]


@pytest.mark.parametrize(("seats", "options"), MATCHES)
def test_the_picture_shows_balances_pot_tricks_and_who_holds_how_many(seats, options):
    for match in random_match(5, seats, deals=12, **options):
        state, scene = match.state, GAME.scene(match.view(None))
        assert scene.scores == match.standings.scores
        assert scene.figures == match.standings.figures
        assert not scene.hand
        assert [seat.to_act for seat in scene.seats] == [match.turn == Act(Seat(seat)) for seat in range(seats)]
        tricks = getattr(state, "tricks", ())
        check_tricks(scene, tricks, state.cards if isinstance(state, Playing) else None)
        if hasattr(state, "deal"):
            assert [seat.cards_held for seat in scene.seats] == [hand.bit_count() for hand in state.deal.hands]
            assert [place.sits_out for place in scene.seats] == [
                seat == state.deal.record.idle for seat in range(seats)
            ]
            assert len(scene.auction) == len(state.deal.record.calls)
        assert [place.tricks for place in scene.seats] == [
            sum(trick.winner == seat for trick in tricks) for seat in range(seats)
        ]
        assert bool(scene.result) == (match.view(None).phase in ("ended", "over"))


def test_VIR_1_7_1_a_trick_is_laid_by_the_three_who_play_in_their_order():
    places = set()
    for match in random_match(6, 4, deals=4):
        scene, record = GAME.scene(match.view(None)), match.view(None).deal
        for trick in (scene.trick, scene.last_trick):
            if trick is None or not trick.cards:
                continue
            first = record.active.index(trick.cards[0].seat)
            order = [record.active[(first + step) % 3] for step in range(len(trick.cards))]
            assert [laid_card.seat for laid_card in trick.cards] == order
            assert record.idle not in order
            places.add(first)
    assert places == {0, 1, 2}


def cards_in(scene):
    """All cards in a picture."""
    shown = [*scene.hand, *(card for group in scene.groups for card in group.cards)]
    shown += [laid_card.card for trick in (scene.trick, scene.last_trick) if trick for laid_card in trick.cards]
    return card_set(shown)


def positions():
    """Each contract with random answers, and random matches with all discards shown."""
    for number, key in enumerate(KEYS):
        match = say(dealt(seats=3 + number % 2), f"F {key}, M pass, D pass")
        rng = random.Random(key)
        while match.view(None).phase != "ended":
            yield match
            match, _ = match.act(match.turn.seat, random_answer(match.choice(match.turn.seat), rng, bold=False))
        yield match
    for seats, options in MATCHES:
        yield from random_match(5, seats, deals=12, **options)


def test_VIR_1_8_1_VIR_1_8_8_a_scene_shows_each_viewer_the_visible_cards_and_no_others():
    for match in positions():
        for viewer in (None, *range(match.header.seats)):
            scene = GAME.scene(match.view(viewer))
            assert cards_in(scene) == may_see(match, viewer), (match.view(None).phase, viewer)
            said = (*scene.heading, scene.prompt, *scene.result, *scene.auction)
            parts = [text for seat in scene.seats for text in (*seat.parts, *seat.said, *seat.aside)]
            assert not [text.key for text in (*said, *parts) if [*text.cards()]]


def test_VIR_1_8_7_who_sits_out_sees_the_public_picture():
    for match in random_match(6, 4, deals=4):
        if match.view(None).deal is not None:
            idle = seat_of(match, "X")
            assert GAME.scene(match.view(idle)) == GAME.scene(match.view(None))
