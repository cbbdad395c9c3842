"""A match is its log: the state is the fold of it, and its text form loses nothing."""

import json
import pickle
import random

from engine.match import Match, replay
from engine.options import named_rules, rules_names
from engine.record import Fault, position, read, write
from engine.turn import Over
from tests.conformance import walks


def test_the_log_folds_to_every_state_on_the_way(game):
    for walk in walks.walks(game.key):
        match = replay(walk.start.header, ())
        assert match == walk.start
        for moment, line in zip(walk.moments, walk.end.log, strict=True):
            assert match.state == moment.state
            match, step = match.follow(line)
            assert match.state == moment.after
            assert step == moment.step
        assert match == walk.end


def test_any_prefix_of_a_log_replays_to_the_same_state(game):
    rng = random.Random(game.key)
    for walk in walks.walks(game.key):
        for count in [0, 1, len(walk.moments), *(rng.randrange(len(walk.moments)) for _ in range(5))]:
            earlier = walk.end.at(count)
            assert earlier.log == walk.end.log[:count]
            assert earlier.state == (walk.moments[count].state if count < len(walk.moments) else walk.end.state)


def test_a_record_written_and_read_is_the_same_match(game):
    for walk in walks.walks(game.key):
        text = write(walk.end)
        matches = list(read(text.encode()))
        assert matches[-1] == walk.end
        assert [match.state for match in matches if isinstance(match, Match)] == [
            walk.start.state, *(moment.after for moment in walk.moments),
        ]  # fmt: skip
        assert write(matches[-1]) == text


def test_a_record_without_its_last_newline_is_the_same_match(game):
    walk = walks.walks(game.key)[0]
    assert list(read(write(walk.end).removesuffix("\n").encode()))[-1] == walk.end


def test_a_broken_record_gives_its_longest_valid_prefix_and_the_fault(game):
    walk = walks.walks(game.key)[0]
    lines = write(walk.end).splitlines()
    for broken in (1, len(lines) // 2, len(lines) - 1):
        matches = list(read("\n".join([*lines[:broken], "nonsense", *lines[broken:]]).encode()))
        assert len(matches) == broken + 1
        assert matches[-2] == walk.end.at(broken - 1)
        assert isinstance(matches[-1], Fault)
        assert (matches[-1].number, matches[-1].rule) == (broken + 1, None)


def test_lines_after_the_end_are_illegal(game):
    walk = walks.walks(game.key)[0]
    lines = write(walk.end).splitlines()
    for line in (lines[1], lines[2]):
        fault = list(read("\n".join([*lines, line]).encode()))[-1]
        assert isinstance(fault, Fault)
        assert (fault.number, fault.rule) == (len(lines) + 1, game.turn_rule)


def test_every_position_is_told_in_json(game):
    for moment in walks.sample(game.key, "json"):
        described = json.loads(json.dumps(position(moment.match, 7)))
        assert described["n"] == 7
        assert len(described["scores"]) == len(game.sides(moment.start.header.seats))
        assert ("legal" in described) + ("pick" in described) == isinstance(described["turn"], int)
        assert described.get("legal", []) == sorted(set(described.get("legal", [])))
        assert "ranking" not in described


def test_the_table_s_number_counts_the_steps_that_it_saw(game):
    for walk in walks.walks(game.key):
        assert walk.end.revision == sum(moment.step.public for moment in walk.moments)


def test_a_seat_s_number_counts_its_own_silent_steps_too(game):
    for walk in walks.walks(game.key):
        assert walk.end.revision_of(None) == walk.end.revision
        for seat in walks.seats(walk.start):
            own = sum(moment.actor == seat and not moment.step.public for moment in walk.moments)
            assert walk.end.revision_of(seat) == walk.end.revision + own


def test_states_views_and_memories_can_be_sent_to_another_process(game):
    for moment in walks.sample(game.key, "pickle", 40):
        for seat in walks.seats(moment.start):
            values = (moment.state, game.view(moment.state, seat), game.information_state(moment.state, seat))
            assert pickle.loads(pickle.dumps(values)) == values


def test_every_match_ends_with_a_ranking_of_all_sides(game):
    for walk in walks.walks(game.key):
        assert isinstance(walk.end.turn, Over)
        standings = walk.end.standings
        sides = range(len(game.sides(walk.start.header.seats)))
        assert sorted(side for group in standings.ranking for side in group) == list(sides)
        best_first = sorted({standings.scores[side] for side in sides}, reverse=True)
        assert [{standings.scores[side] for side in group} for group in standings.ranking] == [
            {score} for score in best_first
        ]
        for moment in walk.moments:
            assert game.standings(moment.state).ranking is None


def test_all_presets_and_variants_can_be_played(game):
    for name in rules_names(game):
        rules = named_rules(game, name)
        for seats in game.seats:
            start = Match.start(game, seats=seats, dealer=0, preset=rules.preset, options=rules.options)
            assert walks.play(start, random.Random(name), walks.RANDOM).end.over


def test_the_hands_as_dealt_are_told_when_the_match_is_over(game):
    for walk in walks.walks(game.key):
        dealt = game.reveal(walk.end.state)
        pack = sum(1 << card for card in game.pack)
        assert len(dealt) == walk.start.header.seats
        assert sum(cards.bit_count() for cards in dealt) == sum(dealt).bit_count()
        assert sum(dealt) & ~pack == 0
