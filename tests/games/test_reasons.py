"""Each fact that a suggestion asserts holds: in played-out deals, for every open answer of the seat on turn."""

import itertools
import random

import pytest

from engine.match import ActLine
from engine.registry import game as find_game
from tests.conformance.walks import walks
from tests.games.facts import Case, plain
from tests.games.klaberjass import facts as klaberjass
from tests.games.schieber import facts as schieber
from tests.games.schieber.table import dealt

PROVED = {"klaberjass": klaberjass, "schieber": schieber}
"""By game, the module with its facts."""
POSITIONS = 4000
"""Positions looked at, for each game."""
RARE = {"schieber-reason-stoeck-wins", "schieber-reason-scores-anyway"}
"""What has a test of its own."""


def cases(key):
    """Random positions of the walked matches, each with the tricks of its deal; and as they may be for all that the
    seat on turn knows."""
    game, rng = find_game(key), random.Random(key)
    moments = [moment for walk in walks(key) for moment in walk.moments]
    chosen = set(rng.sample(range(len(moments)), min(POSITIONS, len(moments))))
    played = []
    for number, moment in enumerate(moments):
        if not isinstance(moment.line, ActLine):
            played = []
            continue
        seat, seats, action = moment.line.seat, moment.start.header.seats, str(moment.line.action)
        if number in chosen:
            view = game.view(moment.state, seat)
            another = game.resample(view, game.information_state(moment.state, seat), rng)
            for text, state in itertools.product(game.choice(view).legal, (moment.state, another)):
                case = Case(game, state, seat, text, seats, played=[list(trick) for trick in played])
                PROVED[key].seen(case)
                yield case
        if action.startswith("play "):
            if not played or len(played[-1]) == seats:
                played.append([])
            played[-1].append((seat, action.split()[1]))
            if len(played[-1]) == seats:
                played.append([])


def proved(key, case):
    """The keys of the reasons for an answer, each of which holds."""
    reasons = case.game.reasons(case.view, case.information_state, case.game.parse(case.action))
    assert 1 <= len(set(reasons)) == len(reasons), case.action
    for reason in reasons:
        values = {name: plain(value) for name, value in reason.values}
        holds = PROVED[key].FACTS[reason.key](case, **values)
        assert holds, (reason.key, values, case.action, case.hand, case.played)
        yield reason.key


@pytest.mark.parametrize("key", PROVED)
def test_every_reason_of_every_open_answer_holds_and_each_fact_is_met(key):
    given = {reason for case in cases(key) for reason in proved(key, case)}
    assert set(PROVED[key].FACTS) - given <= RARE


@pytest.mark.parametrize(("total", "wins"), [(960, True), (959, False)])
def test_a_stoeck_that_wins_the_match_is_the_first_reason(total, wins):
    """SCH-2.8.2: king and queen of spades, times two, are 40 points."""
    match = dealt(("KS QS JH 9H 6C 7C 8D 7D TD", "", "", ""), (total, 0), "swiss", target=1000)
    case = Case(match.game, match.state, 0, "choose S", 4)
    schieber.seen(case)
    first, *_ = proved("schieber", case)
    assert (first == "schieber-reason-stoeck-wins") is wins


def test_a_weis_need_not_be_announced_while_the_partner_has_the_best():
    """SCH-2.6.6: the team of the best Weis scores all of its Weis; here the partner's run of four hearts."""
    hands = (
        *("TS JS QH KH AH TC 9D TD JD", "6H 7H 8H 9H AS KS 6C 7C 8D"),
        *("9S QS TH JH JC QC 8C 6D 7D", "6S 7S 8S AC KC 9C QD KD AD"),
    )
    match = dealt(hands, (0, 0), "swiss", announce="manual", target=1000)
    said = (0, "choose C"), (0, "good"), (0, "play TS"), (1, "announce"), (1, "play AS"), (2, "play 9S")
    for seat, action in said:
        match, _ = match.act(seat, action, by="player")
    case = Case(match.game, match.state, 3, "good", 4, played=[[(0, "TS"), (1, "AS"), (2, "9S")]])
    schieber.seen(case)
    assert "schieber-reason-scores-anyway" in set(proved("schieber", case))
