"""KLA-2.8, KLA-2.9, KLA-4.1, KLA-4.9: what a deal scores and when the match ends."""

import pytest

from engine.cards import Seat
from engine.games.klaberjass import GAME
from engine.games.klaberjass.events import MatchFinished
from engine.games.klaberjass.scoring import settle
from engine.tricks.standings import ranked
from engine.turn import DealDue, Over
from tests.games.klaberjass.table import DEALER, ELDER, playing


@pytest.mark.parametrize("maker", [ELDER, DEALER])
@pytest.mark.parametrize(
    ("points_made", "against", "outcome", "scored"),
    [
        pytest.param(85, 60, "made", (85, 60), id="K23"),
        pytest.param(72, 72, "tied", (0, 72), id="K24"),
        pytest.param(61, 88, "bete", (0, 149), id="K25"),
    ],
)
def test_KLA_2_8_1_KLA_2_8_2_KLA_2_8_3_the_settlements_of_the_sheet(maker, points_made, against, outcome, scored):
    settlement = settle(maker, (points_made, against) if maker == 0 else (against, points_made), "makerZero", 0)
    assert settlement.outcome == outcome
    assert settlement.scored == (scored if maker == 0 else scored[::-1])
    assert settlement.pot == 0


def last_trick(maker, *, seat_0, seat_1, totals=(0, 0), pot=0, **options):
    """Before the last reply: seat 0 will take 10 for the trick with two worthless cards and so make `seat_0`."""
    state = playing("8H", "7H", maker=maker, totals=totals, pot=pot, options=options, points=(seat_0 - 10, seat_1))
    return GAME.act(state, ELDER, GAME.parse("play 8H"))


@pytest.mark.parametrize(
    ("totals", "maker", "points_made", "after", "ranking"),
    [
        pytest.param((478, 455), 0, (107, 17), (585, 472), ((0,), (1,)), id="K27"),
        pytest.param((460, 470), 0, (60, 55), (520, 525), ((1,), (0,)), id="K28"),
        pytest.param((440, 445), 0, (65, 60), (505, 505), ((0, 1),), id="K29"),
        pytest.param((495, 380), 0, (61, 88), (495, 529), ((1,), (0,)), id="K30"),
        pytest.param((450, 470), 0, (72, 72), (450, 542), ((1,), (0,)), id="K31"),
    ],
)
def test_KLA_2_9_KLA_2_9_1_KLA_2_9_2_the_ends_of_the_sheet(totals, maker, points_made, after, ranking):
    step = last_trick(maker, seat_0=points_made[0], seat_1=points_made[1], totals=totals)
    assert isinstance(GAME.turn(step.state), Over)
    standings = GAME.standings(step.state)
    assert standings.scores == after
    assert standings.ranking == ranking
    assert step.events[-1].public == MatchFinished(after)


def test_KLA_2_9_nobody_goes_out_during_a_deal():
    state = playing("8H 9H", "7H", other="JH", totals=(495, 0), points=(100, 0))
    after = GAME.act(state, ELDER, GAME.parse("play 8H")).state
    assert GAME.standings(after).scores == (495, 0)
    assert GAME.standings(after).ranking is None


def test_KLA_2_9_below_the_target_the_match_goes_on():
    step = last_trick(0, seat_0=60, seat_1=50, totals=(439, 0))
    assert isinstance(GAME.turn(step.state), DealDue)
    assert GAME.standings(step.state).scores == (499, 50)


@pytest.mark.parametrize("target", [300, 500, 501, 1000])
def test_KLA_4_1_the_target_ends_the_match(target):
    reached = last_trick(0, seat_0=60, seat_1=50, totals=(target - 60, 0), target=target)
    assert isinstance(GAME.turn(reached.state), Over)
    missed = last_trick(0, seat_0=60, seat_1=50, totals=(target - 61, 0), target=target)
    assert isinstance(GAME.turn(missed.state), DealDue)


def test_KLA_2_8_all_parts_of_the_score_stand_in_the_sheet():
    step = last_trick(0, seat_0=61, seat_1=88)
    (score,) = GAME.sheet(GAME.view(step.state, None))
    assert score.scored == (0, 149)
    assert score.totals == (0, 149)
    assert [(entry.reason.key, entry.side, entry.amount) for entry in score.entries] == [
        ("klaberjass-sheet-cards", 0, 51),
        ("klaberjass-sheet-last-trick", 0, 10),
        ("klaberjass-sheet-cards", 1, 88),
        ("klaberjass-sheet-bete", 0, -61),
        ("klaberjass-sheet-bete", 1, 61),
    ]


@pytest.mark.parametrize(
    ("tie_deal", "scored", "pot"),
    [("makerZero", (0, 72), 0), ("hold", (0, 0), 144), ("bothScore", (72, 72), 0)],
)
def test_KLA_4_9_what_a_tie_does(tie_deal, scored, pot):
    step = last_trick(0, seat_0=72, seat_1=72, tieDeal=tie_deal)
    assert GAME.standings(step.state).scores == scored
    assert step.state.match.pot == pot
    assert entries_add_up(step.state)


@pytest.mark.parametrize(
    ("points_made", "against", "scored"),
    [pytest.param(80, 60, (80 + 144, 60), id="maker"), pytest.param(60, 80, (0, 140 + 144), id="defender")],
)
def test_KLA_4_9_the_pot_goes_to_the_side_that_made_more(points_made, against, scored):
    step = last_trick(0, seat_0=points_made, seat_1=against, pot=144, tieDeal="hold")
    assert GAME.standings(step.state).scores == scored
    assert step.state.match.pot == 0
    assert entries_add_up(step.state)


def test_KLA_4_9_a_further_tie_adds_to_the_pot():
    step = last_trick(0, seat_0=50, seat_1=50, pot=144, tieDeal="hold")
    assert step.state.match.pot == 244
    assert entries_add_up(step.state)


def test_KLA_4_9_the_pot_counts_towards_the_target():
    step = last_trick(0, seat_0=80, seat_1=60, pot=144, totals=(280, 0), tieDeal="hold")
    assert isinstance(GAME.turn(step.state), Over)
    assert GAME.standings(step.state).scores == (504, 60)


def entries_add_up(state):
    """The lines of the sheet make what each side was credited."""
    score = GAME.sheet(GAME.view(state, None))[-1]
    sums = [sum(entry.amount for entry in score.entries if entry.side == side) for side in (0, 1)]
    return tuple(sums) == score.scored


def test_KLA_2_9_1_the_higher_total_wins():
    assert ranked((500, 499)) == ((0,), (1,))
    assert ranked((500, 501)) == ((1,), (0,))


def test_KLA_2_8_the_kernel_settles_as_the_table_does():
    state = playing("8H", "7H", maker=Seat(0), points=(51, 88))
    kernel = GAME.kernel(state)
    kernel.play(GAME.kernel_move(GAME.parse("play 8H")))
    assert kernel.result() == (0, 149)
