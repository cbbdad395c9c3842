"""Every position of a whole match of each game is the one that the engine had there; tricks and turns are found."""

import random
from collections import Counter
from itertools import pairwise

import pytest

from bot.tables.positions import PartKind, Positions
from engine import record, registry
from engine.game import Chance
from engine.match import ActLine, DealLine, Match
from engine.tricks.events import CardPlayed
from engine.turn import Act, DealDue


def played(key: str, seed: int = 4, *, back: bool = False) -> Match:
    """A whole match by rule of thumb; `back`: now and then somebody takes a move back."""
    game, rng = registry.game(key), random.Random(seed)
    match = Match.start(game, seats=game.seats[-1], dealer=0)
    while not match.over:
        if isinstance(match.turn, DealDue):
            words = tuple((name, rng.choice(values)) for name, values in game.chance_words.items())
            match, _ = match.deal(Chance(tuple(rng.sample(game.pack, len(game.pack))), words))
            continue
        seat = match.turn.seat
        view = match.view(seat)
        action = game.guide(view, game.information_state(match.state, seat), game.choice(view), rng)
        match, _ = match.act(seat, action)
        if back and rng.random() < 0.2 and (undone := match.to_take_back(seat)):
            match, _ = match.take_back(seat, len(undone))
    return match


@pytest.fixture(scope="module", params=registry.game_keys())
def match(request: pytest.FixtureRequest) -> Match:
    return played(request.param)


@pytest.fixture(scope="module")
def positions(match: Match) -> Positions:
    found = Positions.of(match.header, match.log)
    assert found is not None
    return found


def test_every_position_is_the_one_that_the_record_leads_to(match: Match, positions: Positions) -> None:
    """The record is read by other code, line by line; every viewer's view is the same there."""
    _, *told = record.read(record.write(match).encode())
    assert len(told) == len(positions)
    for number, there in enumerate(told, start=1):
        moment = positions.at(number)
        for viewer in (None, *range(match.header.seats)):
            assert moment.match.view(viewer) == there.view(viewer), (number, viewer)
        assert moment.before.state == (told[number - 2].state if number > 1 else positions.begun[0].state)
    assert positions.last.standings == match.standings
    for outside in (0, len(positions) + 1):
        with pytest.raises(IndexError):
            positions.at(outside)


def test_the_deals_begin_with_their_lines_and_end_with_their_accounts(match: Match, positions: Positions) -> None:
    assert len(positions.starts) == match.deals
    for deal, start in enumerate(positions.starts, start=1):
        assert isinstance(positions.lines[start - 1], DealLine)
        end = positions.end_of(deal)
        assert positions.deal_of(start) == positions.deal_of(end) == deal
        there = positions.at(end).match
        assert len(there.game.sheet(there.view(None))) == deal


def test_a_trick_begins_before_its_first_card(match: Match, positions: Positions) -> None:
    """Counted by the cards played since, not by the number that a scene shows."""
    for deal in range(1, match.deals + 1):
        parts = positions.parts(deal)
        assert (parts[0].kind, parts[0].position) == (PartKind.DEAL, positions.starts[deal - 1])
        assert (parts[-1].kind, parts[-1].position) == (PartKind.END, positions.end_of(deal))
        assert [part.position for part in parts] == sorted({part.position for part in parts})
        tricks = [part for part in parts if part.kind is PartKind.TRICK]
        assert [part.number for part in tricks] == list(range(1, len(tricks) + 1))
        in_trick = sum(not seat.sits_out for seat in _scene(positions, deal).seats)
        laid = _laid(positions, deal)
        for part in tricks:
            assert laid[part.position] == (part.number - 1) * in_trick
            assert part.number == 1 or laid[part.position - 1] < laid[part.position]
        rounds = [part for part in parts if part.kind is PartKind.ROUND]
        assert not (tricks and rounds)
        assert all(later.position - part.position == match.header.seats for part, later in pairwise(rounds))


def _laid(positions: Positions, deal: int) -> dict[int, int]:
    """How many cards of the deal have been played at each of its positions."""
    laid, count = {}, 0
    for position in range(positions.starts[deal - 1], positions.end_of(deal) + 1):
        count += sum(isinstance(event.public, CardPlayed) for event in positions.at(position).events)
        laid[position] = count
    return laid


def _scene(positions: Positions, deal: int):
    there = positions.at(positions.end_of(deal)).match
    return there.game.scene(there.view(None))


def test_by_steps_of_parts_every_part_is_visited_once_in_either_direction(match: Match, positions: Positions) -> None:
    every = [part.position for deal in range(1, match.deals + 1) for part in positions.parts(deal)]
    forward, at = [1], 1
    while (after := positions.next_part(at)) != at:
        forward.append(at := after)
    assert forward == every
    back = [at]
    while (after := positions.previous_part(at)) != at:
        back.append(at := after)
    assert back == every[::-1]
    assert [positions.part_of(position).position for position in every] == every


def test_the_next_own_turn_is_where_the_seat_acts(match: Match, positions: Positions) -> None:
    for seat in range(match.header.seats):
        turns, at = [], 0
        while (after := positions.next_turn(seat, at)) is not None:
            turns.append(at := after)
            assert positions.at(at).match.turn == Act(seat)
        acts = [line for line in positions.lines if isinstance(line, ActLine) and line.seat == seat]
        assert len(turns) == len(acts)


def test_what_was_taken_back_is_no_position() -> None:
    match = played("klaberjass", back=True)
    assert len(match.log) > len(match.effective)
    positions = Positions.of(match.header, match.log)
    assert positions is not None
    assert positions.lines == match.effective
    assert [positions.at(position).match.effective[-1] for position in range(1, len(positions) + 1)] == [
        *match.effective
    ]
    assert Counter(map(type, positions.lines))[DealLine] == match.deals


def test_a_match_that_is_not_over_has_no_positions() -> None:
    match = played("klaberjass")
    assert Positions.of(match.header, match.log[:-1]) is None
    assert Positions.of(match.header, ()) is None
