"""BAR-1.3 and BAR-2.6: the scores of each contract, the payments for doubles, and the winner."""

import pytest

from engine.cards import parse_cards
from engine.games.barbu import GAME
from engine.games.barbu.contracts import CONTRACT_KEYS, POSITIVE, TOTALS, TRICK_CONTRACTS
from engine.games.barbu.contracts.contract import Tally
from engine.games.barbu.contracts.dominoes import domino_scores
from engine.games.barbu.model import DealRecord, MatchOver
from engine.games.barbu.scoring import payments, settled
from tests.games.barbu.table import NOBODY, deal_to, declared_as, doubles_of, play, random_match, started
from tests.games.table import do, legal

ALL_TWELVE = " ".join(f"{seat}>{other}" for seat in range(4) for other in range(4) if seat != other)


def record(doubles):
    return DealRecord(1, 0, declared_as("NT"), doubles_of(doubles))


@pytest.mark.parametrize(
    ("contract", "base", "doubles", "expected"),
    [
        pytest.param("TR", (20, 15, 30, 0), "0>1 0>2 2>0 2>1 2>3", (5, -5, 95, -30), id="B22"),
        pytest.param("NT", (-2, -8, -10, -6), "1>0 2>0 2>1 2>3 0>1", (18, -18, -24, -2), id="B23"),
        pytest.param("NK", (-20, 0, 0, 0), "1>0 2>0 3>0 0>1 0>2 0>3", (-140, 40, 40, 40), id="B24"),
        pytest.param("DO", (45, 20, 5, -5), "1>0 0>1 2>0", (135, -30, -35, -5), id="B25"),
        pytest.param("NQ", (-6, -6, -6, -6), ALL_TWELVE, (-6, -6, -6, -6), id="B26"),
        pytest.param("NQ", (0, -18, -6, 0), "2>1 1>2 3>1", (0, -60, 18, 18), id="B27"),
        pytest.param("NL", (-30, 0, 0, 0), "1>0 2>0 3>0", (-120, 30, 30, 30), id="B28"),
    ],
)
def test_BAR_2_6_1_payments(contract, base, doubles, expected):
    scored = settled(base, payments(base, record(doubles)))
    assert scored == expected
    assert sum(base) == sum(scored) == TOTALS[contract]


def test_BAR_2_6_1_B22_in_detail():
    paid = payments((20, 15, 30, 0), record("0>1 0>2 2>0 2>1 2>3"))
    assert [(payment.payer, payment.receiver, payment.times, payment.amount) for payment in paid] == [
        (1, 0, 1, 5), (0, 2, 2, 20), (1, 2, 1, 15), (3, 2, 1, 30),
    ]  # fmt: skip


def test_BAR_2_6_1_equal_scores_pay_nothing():
    assert payments((-6, -6, -6, -6), record(ALL_TWELVE)) == ()


@pytest.mark.parametrize(
    ("contract", "tricks", "taken", "winners", "expected"),
    [
        pytest.param("NT", (4, 3, 1, 5), (), (), (-8, -6, -2, -10), id="BAR-1.3.1"),
        pytest.param("NQ", (), ("QS QH", "none", "QD", "QC"), (), (-12, 0, -6, -6), id="BAR-1.3.2"),
        pytest.param("NL", (), (), (*[0] * 11, 2, 3), (0, 0, -10, -20), id="BAR-1.3.3"),
        pytest.param("NL", (), (), (*[0] * 11, 1, 1), (0, -30, 0, 0), id="BAR-1.3.3 both"),
        pytest.param(
            "NH", (), ("AH", "KH QH", "JH TH 9H 8H 7H 6H 5H 4H 3H 2H", "none"), (), (-6, -4, -20, 0), id="BAR-1.3.4"
        ),
        pytest.param("NK", (), ("none", "none", "KH", "none"), (), (0, 0, -20, 0), id="BAR-1.3.5"),
        pytest.param("TR", (4, 3, 1, 5), (), (), (20, 15, 5, 25), id="BAR-1.3.6"),
    ],
)
def test_BAR_1_3_1_BAR_1_3_2_BAR_1_3_3_BAR_1_3_4_BAR_1_3_5_BAR_1_3_6(contract, tricks, taken, winners, expected):
    held = tuple(parse_cards(text) for text in taken) or (0, 0, 0, 0)
    assert TRICK_CONTRACTS[contract].score(Tally(tricks, held, winners)) == expected
    assert sum(expected) == TOTALS[contract]


def test_BAR_1_3_the_contracts_make_nought_together():
    assert [TOTALS[key] for key in CONTRACT_KEYS] == [-26, -24, -30, -30, -20, 65, 65]
    assert sum(TOTALS.values()) == 0
    assert {"TR", "DO"} == POSITIVE
    assert sum(domino_scores((0, 1, 2), "45 20 5 -5")) == 65


@pytest.mark.parametrize("options", [{}, {"skipUndoubled": "on", "declarerOrder": "sevenInRow"}])
@pytest.mark.parametrize("preset", ["article", "international"])
@pytest.mark.parametrize("seed", range(3))
def test_BAR_2_6_2_B36_28_deals_make_nought(preset, seed, options):
    *_, match = random_match(seed, preset, **options)
    results = match.view(None).match.results
    assert len(results) == 28
    for result in results:
        total = TOTALS[result.record.declared.contract]
        assert sum(result.base) == sum(result.scored) == total
        check(result)
    for declarer in range(4):
        own = [result for result in results if result.record.dealer == declarer]
        assert {result.record.declared.contract for result in own} == set(CONTRACT_KEYS)
        assert sum(sum(result.base) for result in own) == 0
        assert sum(sum(result.scored) for result in own) == 0
    assert sum(match.standings.scores) == 0


def check(result):
    """The formula of the rule sheet, pair by pair."""
    doubled = {(spoken.seat, other) for spoken in result.record.doubles for other in spoken.doubled}
    expected = list(result.base)
    for seat in range(4):
        for other in range(seat + 1, 4):
            times = ((seat, other) in doubled) + ((other, seat) in doubled)
            difference = times * (result.base[seat] - result.base[other])
            expected[seat] += difference
            expected[other] -= difference
    assert list(result.scored) == expected


@pytest.mark.parametrize("seed", range(4))
def test_BAR_2_6_2_totals_are_the_sums_of_the_deals(seed):
    *_, match = random_match(seed, length=4)
    totals = (0, 0, 0, 0)
    for result in match.view(None).match.results:
        totals = tuple(had + won for had, won in zip(totals, result.scored, strict=True))
        assert result.totals == totals
    assert match.standings.scores == totals


@pytest.mark.parametrize(
    ("totals", "ranking"),
    [
        ((5, -5, 95, -30), ((2,), (0,), (1,), (3,))),
        ((10, 10, -10, -10), ((0, 1), (2, 3))),
        ((0, 0, 0, 0), ((0, 1, 2, 3),)),
        ((-7, 21, -7, -7), ((1,), (0, 2, 3))),
        ((1, 2, 1, 2), ((1, 3), (0, 2))),
    ],
)
def test_BAR_2_7_equal_totals_share_a_rank(totals, ranking):
    over = random_match(1, length=4)[-1].state
    assert isinstance(over, MatchOver)
    match = type(over.match)(over.match.first, totals, over.match.results)
    ended = MatchOver(over.deal, match, over.hands, over.tricks, over.taken, over.table, over.laid)
    assert GAME.standings(ended).ranking == ranking


def test_BAR_2_7_no_ranking_before_the_last_deal():
    match = deal_to(started(length=4))
    assert match.standings.ranking is None
    assert match.standings.scores == (0, 0, 0, 0)


def test_BAR_2_6_scores_are_those_of_finished_deals():
    hands = tuple(" ".join(rank + suit for rank in "AKQJT98765432") for suit in "SHDC")
    match = do(deal_to(started(), hands), "declare TR S", *NOBODY)
    for rank in "AKQJT98765432":
        assert match.standings.scores == (0, 0, 0, 0)
        match = play(match, f"{rank}S {rank}H {rank}D {rank}C")
    assert match.standings.scores == (65, 0, 0, 0)
    assert legal(deal_to(match))[0] == "declare NT"
