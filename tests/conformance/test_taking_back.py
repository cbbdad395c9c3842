"""What is taken back counts no more, and nobody has learned anything hidden by it."""

import json
import random
from itertools import islice, pairwise

import pytest

from engine.cards import Seat, card_set
from engine.export import cards_named_by
from engine.game import IllegalAction
from engine.match import DealLine, Match, TakeBackLine, replay
from engine.record import dump, line_json, read, read_log_line, write
from engine.turn import Act
from tests.conformance import walks

LINES = 250 * walks.DEEP
"""Lines of each match played with seats that take back; a match of many deals has more."""


def hesitant(start, rng, player):
    """A match after each of its lines; now and then a seat takes back what it may."""
    match = start
    while (line := walks.next_line(match, rng, player)) is not None:
        able = [seat for seat in walks.seats(match) if match.to_take_back(seat)]
        if able and rng.random() < 0.3:
            seat = rng.choice(able)
            line = TakeBackLine(seat, len(match.to_take_back(seat)))
        match, _ = match.follow(line)
        yield match


def hesitant_matches(game, count=4):
    for number in range(count):
        rng = random.Random(f"{game.key} {number}")
        start = walks.random_start(game, rng, walks.Counter())
        yield start, islice(hesitant(start, rng, walks.PLAYERS[number % len(walks.PLAYERS)]), LINES)


def test_the_log_and_the_record_of_what_counts_give_the_same_state(game):
    taken_back = 0
    for start, matches in hesitant_matches(game):
        *_, match = matches
        taken_back += sum(isinstance(line, TakeBackLine) for line in match.log)
        assert replay(start.header, match.log) == match
        counts = replay(start.header, match.effective)
        assert (counts.state, counts.log) == (match.state, match.effective)
        assert counts.recent[len(counts.recent) - len(match.recent) :] == match.recent
        *_, reread = read(write(match).encode())
        assert isinstance(reread, Match)
        assert reread == counts
        for line in match.log:
            assert read_log_line(dump(line_json(line)), game, match.header.seats) == line
    assert taken_back > 20


def test_after_taking_back_everybody_sees_what_they_saw_before(game):
    for start, matches in hesitant_matches(game):
        before = start
        for match in matches:
            line = match.log[-1]
            if isinstance(line, TakeBackLine):
                at = replay(start.header, match.effective)
                assert match.turn == at.turn == Act(line.seat)
                for viewer in walks.viewers(match):
                    assert match.view(viewer) == at.view(viewer)
                    assert match.revision_of(viewer) == before.revision_of(viewer) + 1, "older buttons are stale"
            before = match


def test_nobody_has_learned_of_a_card_but_those_that_left_a_hand(game):
    seen = 0
    for _, matches in hesitant_matches(game):
        for match in matches:
            for seat in walks.seats(match):
                undone = match.to_take_back(seat)
                if not undone:
                    continue
                seen += 1
                assert undone[0].line.seat == seat
                assert undone[0].public
                states = [*(past.state for past in undone), match.state]
                laid = frozenset().union(
                    *(
                        walks.hand(game, before, past.line.seat) - walks.hand(game, after, past.line.seat)
                        for past, (before, after) in zip(undone, pairwise(states), strict=True)
                    )
                )
                for viewer in walks.viewers(match):
                    before = cards_named_by(game.view(undone[0].state, viewer))
                    assert not cards_named_by(match.view(viewer)) & ~before & ~card_set(laid)
    assert seen > 100


def test_a_silent_step_never_reveals_so_what_can_be_taken_back_tells_nobody_of_it(game):
    for moment in walks.moments(game.key):
        if moment.actor is not None and not moment.step.public:
            assert not moment.step.reveals


def test_not_after_a_step_that_reveals_nor_after_the_deal_nor_in_a_later_trick(game):
    for walk in walks.walks(game.key)[:8]:
        match = replay(walk.start.header, ())
        for moment in walk.moments[:LINES]:
            match, _ = match.follow(moment.line)
            if moment.step.reveals or isinstance(moment.line, DealLine) or not isinstance(match.turn, Act):
                assert not any(match.to_take_back(seat) for seat in walks.seats(match))
            trick = game.scene(match.view(None)).trick
            if trick is not None and trick.cards:
                played = {laid.seat for laid in trick.cards}
                may = {seat for seat in walks.seats(match) if match.to_take_back(seat)}
                assert may <= played


def test_a_line_that_takes_back_more_than_there_is_is_illegal(game):
    rng = random.Random(game.key)
    start = walks.random_start(game, rng, walks.Counter())
    match = start
    for _ in range(40):
        for seat in walks.seats(match):
            for count in (-1, 0, len(match.recent) + 1):
                with pytest.raises(IllegalAction) as refused:
                    match.take_back(seat, count)
                assert refused.value.refusal.rule == game.turn_rule
        line = walks.next_line(match, rng, walks.RANDOM)
        if line is None:
            return
        match, _ = match.follow(line)


def test_a_record_has_no_such_line(game):
    start = Match.start(game, seats=game.seats[0], dealer=Seat(0))
    text = write(start) + json.dumps({"seat": 0, "takeback": 1}) + "\n"
    *_, fault = read(text.encode())
    assert (fault.number, fault.rule) == (2, None)
