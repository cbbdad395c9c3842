"""VIR-4: the account, with the rule sheet's examples: S01 to S45, each a real deal with a real pot; E01 to E04."""

from dataclasses import dataclass, replace

import pytest

from engine.cards import cards_text, parse_cards, suit_text
from engine.games.vira.settlement import shared
from engine.turn import DealDue, Over
from tests.games.table import do
from tests.games.vira.deals import Plan, finished, may_declare, preference_for, suit_in, with_pot
from tests.games.vira.table import play_until, pot_of, random_match, result, seat_of, started, won

BARE = ("AS KS QS JS AH KH QH JH AD KD QD JD AC", "KC QC JC TC TS TH TD 9S 9H 9D 9C 8S 8H")
"""Two hands without a low guard."""
GUARDED = ("2S", "2H")


@dataclass(frozen=True)
class Case:
    """A line of the rule sheet: `changes` are the declarer's, each defender's, a bare passer's and the idle seat's."""

    name: str
    plan: Plan
    changes: tuple[int | None, ...]
    pot: tuple[int, int]
    col: str = "other"
    first: str = ""
    bare: int = 0
    seats: int = 3


def S(name, key, tricks, col, changes, pot, first="", bare=0, seats=3, **plan):
    declarer, each, *others = changes
    bare_passer = -8 if bare else None
    plan = Plan(key, tricks, again=bool(first), **plan)
    return Case(name, plan, (declarer, each, bare_passer, *others), pot, col, first, bare, seats)


CASES = [
    S("S01", "six", 6, "pref", (10, -1), (48, 40)),
    S("S02", "six", 5, "other", (-8, 0), (48, 56)),
    S("S03", "six", 4, "pref", (-18, 1), (48, 64)),
    S("S04", "six", 6, "pref", (0, 0), (48, 48), "pref"),
    S("S05", "seven", None, "pref", (-28, 2), (48, 72), "pref"),
    S("S06", "turne8", 8, "second", (18, -1), (48, 32)),
    S("S07", "turne8", 6, "other", (-48, 4), (48, 88), "pref"),
    S("S08", "turne7", None, "other", (-26, 1), (48, 72), "second"),
    S("S09", "vingel7", 6, "other", (-18, 1), (48, 64)),
    S("S10", "vingel8", 8, "pref", (4, -2), (48, 48), "second"),
    S("S11", "vingel6", 4, "second", (-84, 2), (48, 128), "pref"),
    S("S12", "tringel9", 9, "pref", (46, -11), (48, 24)),
    S("S13", "tringel9", 9, "other", (-8, 8), (48, 40), "pref"),
    S("S14", "tringel9", 7, "second", (-136, 8), (48, 168), "other"),
    S("S15", "gask0", 0, "other", (8, 0), (48, 40), misere=True),
    S("S16", "gask3", 10, "pref", (12, -2), (48, 40)),
    S("S17", "gask4", 1, "other", (-10, 1), (48, 56), misere=True),
    S("S18", "gask3", None, "second", (-10, 1), (48, 56), promise="colour"),
    S("S19", "gask4", None, "other", (-10, 1), (48, 56)),
    S("S20", "gask5", 12, "pref", (18, -5), (48, 40), bid="gask6"),
    S("S21", "gok", 0, "other", (8, 0), (48, 40)),
    S("S22", "gok", 0, "other", (8, 0), (48, 48), bare=1),
    S("S23", "gok", 0, "other", (8, 0), (48, 56), bare=2),
    S("S24", "gok", 0, "other", (8, 0), (8, 8), bare=1),
    S("S25 played", "gok", 1, "other", (-16, 0), (48, 64)),
    S("S25 surrendered", "gok", None, "other", (-16, 0), (48, 64)),
    S("S26", "gok", 2, "other", (-32, 0), (48, 80)),
    S("S27", "vira", 13, "second", (16, -4), (48, 40)),
    S("S28", "vira", 11, "other", (-20, 2), (48, 64)),
    S("S29", "kopmisar3", 0, "other", (8, 0), (48, 40)),
    S("S30", "kopmisar5", None, "other", (-10, 1), (48, 56)),
    S("S31", "kopmisar6", 2, "other", (-44, 2), (48, 88), "other"),
    S("S32", "kopmisar4", 0, "other", (0, 0), (48, 48), "other"),
    S("S33", "solo8", None, "other", (-18, 1), (48, 64)),
    S("S34", "solo8", None, "pref", (-24, 4), (48, 64), promise="preference"),
    S("S35", "solo10", 10, "pref", (40, -16), (48, 40)),
    S("S36", "solo_vira", 13, "pref", (264, -128), (48, 40)),
    S("S37", "petite", 0, "other", (12, -2), (48, 40)),
    S("S38", "grande_ouverte", None, "other", (-64, 24), (48, 64)),
    S("S39", "grande_royale", 0, "other", (72, -32), (48, 40)),
    S("S40", "solo9", 9, "other", (12, -2, 0), (32, 24), seats=4),
    S("S41", "solo9", 9, "other", (4, -10, -8), (8, 32), seats=4),
    S("S42", "tringel9", 9, "other", (22, -11), (8, 8)),
    S("S43", "turne8", 8, "other", (10, -9), (16, 24)),
    S("S44", "turne8", 8, "pref", (14, -11, -8), (8, 24), seats=4),
    S("S45", "six", 6, "pref", (0, 0), (8, 8), "pref", promise="preference"),
]


def played_case(case, role="F"):
    """The match before and after the deal of a case; the passers without a guard, by role."""
    preference = preference_for(case.col)
    plan = replace(case.plan, first=suit_in(case.first, preference) if case.first else None)
    passers = "FMD".replace(role, "")
    hands = (*BARE[: case.bare], *GUARDED[: 2 - case.bare]) if plan.key == "gok" else ("", "")
    before = with_pot(case.seats, case.pot[0])
    return before, finished(before, plan, role, preference, hands), passers[: case.bare]


@pytest.mark.parametrize(
    ("case", "role"),
    [pytest.param(case, role, id=f"{case.name} {role}") for case in CASES for role in may_declare(case.plan)],
)
def test_VIR_4_1_VIR_4_2_VIR_4_3_VIR_4_4_VIR_4_5_the_accounts_of_the_sheet(case, role):
    before, match, bare = played_case(case, role)
    assert pot_of(before) == case.pot[0]
    declarer, defender, bare_passer, *idle = case.changes
    expected = dict.fromkeys("FMD", defender) | dict.fromkeys(bare, bare_passer) | {role: declarer}
    if idle:
        expected["X"] = idle[0]
    changes = [now - was for now, was in zip(match.standings.scores, before.standings.scores, strict=True)]
    assert {role_left: changes[seat_of(match, role_left)] for role_left in expected} == expected
    assert pot_of(match) == case.pot[1]
    account = result(match)
    assert list(account.changes) == changes
    assert (account.pot_before, account.pot) == case.pot
    assert account.balances == match.standings.scores
    assert account.column == case.col
    assert account.tricks[seat_of(match, role)] == (case.plan.tricks or 0)
    assert sum(guard.suit is None for guard in account.guards) == case.bare


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_VIR_4_7_balances_and_pot_make_nought_at_every_moment(case):
    before, after, bare = played_case(case)
    match = before
    for step in after.log[len(before.log) :]:
        match, _ = match.follow(step)
        assert sum(match.standings.scores) + pot_of(match) == 0
        assert match.view(None).balances == match.standings.scores
        if not isinstance(match.turn, DealDue):
            assert pot_of(match) == case.pot[0], "nothing enters the pot before the account"
    assert match == after
    assert pot_of(match) % 8 == 0
    assert pot_of(match) >= 8
    account = result(match)
    guarded = [seat for seat in account.record.defenders if seat not in [seat_of(match, role) for role in bare]]
    assert len({account.changes[seat] for seat in guarded}) <= 1
    refills = [payment for payment in account.payments if payment.kind == "refill"]
    assert all(payment.amount > 0 for payment in account.payments)
    if (idle := account.record.idle) is not None:
        of_idle = [payment for payment in account.payments if idle in (payment.payer, payment.receiver)]
        assert of_idle == [payment for payment in refills if payment.payer == idle]
    assert len({[payment.payer for payment in refills].count(seat) for seat in range(case.seats)}) == 1


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        pytest.param("S07", "fee F>M 3, fee F>D 3, pot F>P 40, points F>M 1, points F>D 1", id="S07"),
        pytest.param("S13", "fee F>M 11, fee F>D 11, pot P>F 8, points M>F 3, points D>F 3", id="S13"),
        pytest.param("S04", "fee F>M 1, fee F>D 1, points M>F 1, points D>F 1", id="S04"),
        pytest.param("S24", "penalty M>P 8, pot P>F 8", id="S24"),
        pytest.param("S23", "penalty M>P 8, penalty D>P 8, pot P>F 8", id="S23"),
        pytest.param(
            "S41", "pot P>F 8, points M>F 2, points D>F 2, refill 0>P 8, refill 1>P 8, refill 2>P 8, refill 3>P 8",
            id="S41",
        ),
        pytest.param(
            "S42", "refill 0>P 8, refill 1>P 8, refill 2>P 8, pot P>F 24, points M>F 3, points D>F 3", id="S42"
        ),
        pytest.param("S18", "pot F>P 8, points F>M 1, points F>D 1", id="S18"),
        pytest.param("S21", "pot P>F 8", id="S21"),
    ],
)  # fmt: skip
def test_VIR_4_3_VIR_4_4_VIR_4_5_every_payment_in_its_order(name, expected):
    case = next(case for case in CASES if case.name == name)
    _, match, _ = played_case(case)
    roles = {seat_of(match, role): role for role in "FMD"} | {None: "P"}

    def who(payment, seat):
        return str(seat) if payment.kind == "refill" and seat is not None else roles[seat]

    told = [
        f"{paying.kind} {who(paying, paying.payer)}>{who(paying, paying.receiver)} {paying.amount}"
        for paying in result(match).payments
    ]
    assert ", ".join(told) == expected


@pytest.mark.parametrize(
    ("plan", "preference", "column", "declarer"),
    [
        pytest.param(Plan("seven", 13), "S", "pref", 10, id="no pay for more tricks"),
        pytest.param(Plan("seven", 1, trump="C"), "S", "second", -16, id="no pay for fewer tricks"),
        pytest.param(Plan("solo10", 10, promise="colour"), "S", "pref", 40, id="in colour, in the preference suit"),
        pytest.param(Plan("solo10", 10, promise="colour"), "C", "second", 24, id="in colour, in the other suit"),
        pytest.param(Plan("solo10", 10, promise="preference"), "S", "pref", 40, id="in preference"),
        pytest.param(Plan("solo10", 10), "C", "second", 24, id="plain, in the second preference"),
        pytest.param(Plan("solo10", promise="colour"), "S", "second", -32, id="in colour, surrendered"),
        pytest.param(Plan("solo10", bid="solo8"), "S", "other", -24, id="sharpened and surrendered"),
        pytest.param(Plan("gask5", bid="gask2", promise="colour"), "S", "second", -14, id="sharpened in colour"),
        pytest.param(Plan("kopmisar6", bid="kopmisar1"), "S", "other", -10, id="sharpened köpmisär"),
        pytest.param(Plan("vira", promise="preference"), "S", "pref", -24, id="vira in preference, surrendered"),
        pytest.param(Plan("vira"), "S", "other", -12, id="vira surrendered"),
        pytest.param(Plan("turne8", trump="C"), "S", "second", -10, id="turné surrendered"),
        pytest.param(Plan("gask4", 0, misere=True), "S", "other", 10, id="misère of a gask"),
        pytest.param(Plan("petite_royale", 1), "S", "other", -40, id="one trick in a misère"),
        pytest.param(Plan("tringel9", 8, trump="S"), "S", "pref", -46, id="three bets"),
    ],
)  # fmt: skip
def test_VIR_4_1_VIR_4_2_VIR_4_3_more_accounts(plan, preference, column, declarer):
    match = finished(with_pot(3, 48), plan, "M", preference)
    assert result(match).column == column
    assert result(match).changes[seat_of(match, "M")] == declarer
    assert sum(result(match).changes) == 48 - pot_of(match)


# ------------------------------------------------------------------------------------------------------- gök: who pays


@pytest.mark.parametrize(
    ("words", "payers"),
    [
        pytest.param("F gok, M pass, D pass", "MD", id="A16"),
        pytest.param("F six, M pass, D gok, F hold, D pass", "D", id="A18"),
        pytest.param("F six, M gok, D pass, F pass", "DF", id="both"),
        pytest.param("F six, M pass, D gok, F pass", "F", id="not who passed before"),
        pytest.param("F gok, M pass, D turne7, F hold, D pass", "", id="overcalled"),
    ],
)
def test_VIR_3_5_who_is_fined_for_a_won_cuckoo(words, payers):
    declarer = words[words.rindex("hold") - 2] if "hold" in words else words[words.rindex("gok") - 2]
    texts = dict(zip("FMD".replace(declarer, ""), BARE, strict=True))
    low = "2S 3S 4S 2H 3H 4H 2D 3D 4D 2C 3C 4C 5C"
    match = won(words, **{declarer: low}, **texts)
    if not payers:
        assert match.view(None).deal.row.key == "turne7"
        return
    unwanted = cards_text(match.view(match.turn.seat).hand & ~parse_cards(low))
    match = play_until(do(match, f"discard {unwanted}", "stand"), 0)
    assert result(match).outcome == "win"
    assert [(guard.seat, guard.suit) for guard in result(match).guards] == [
        (seat_of(match, role), None) for role in payers
    ]
    fined = {payment.payer for payment in result(match).payments if payment.kind == "penalty"}
    assert fined == {seat_of(match, role) for role in payers}


def test_VIR_3_5_the_statement_names_the_guarding_suit():
    case = next(case for case in CASES if case.name == "S22")
    _, match, _ = played_case(case)
    told = {guard.seat: guard.suit for guard in result(match).guards}
    assert told[seat_of(match, "M")] is None
    assert suit_text(told[seat_of(match, "D")]) == "S"


@pytest.mark.parametrize("name", ["S25 played", "S25 surrendered", "S26"])
def test_VIR_3_5_nobody_pays_for_a_lost_or_surrendered_cuckoo(name):
    case = replace(next(case for case in CASES if case.name == name), bare=0)
    before = with_pot(3, 48)
    hands = BARE if case.plan.tricks is None else ("", "")
    match = finished(before, case.plan, "F", "H", hands)
    assert result(match).guards == ()
    assert [payment.kind for payment in result(match).payments] == ["pot"]


# ---------------------------------------------------------------------------------------------------- 4.6: the sharing

SHARINGS = [
    pytest.param((30, -20, -34), 24, {8: (38, -12, -26), 1: (38, -12, -26)}, id="E01"),
    pytest.param((10, -20, -22), 32, {8: (18, -12, -6), 1: (20, -10, -10)}, id="E02"),
    pytest.param((40, -16, -24, -40), 40, {8: (48, -8, -16, -24), 1: (50, -6, -14, -30)}, id="E04"),
]


@pytest.mark.parametrize("unit", [8, 1])
@pytest.mark.parametrize(("balances", "pot", "expected"), SHARINGS)
def test_VIR_4_6_VIR_8_4_how_the_pot_is_shared(balances, pot, expected, unit):
    for dealer in range(len(balances)):
        shares = shared(balances, pot, dealer, unit)
        assert tuple(had + got for had, got in zip(balances, shares, strict=True)) == expected[unit]
        assert sum(shares) == pot


@pytest.mark.parametrize(
    ("dealer", "unit", "expected"),
    [
        pytest.param(0, 8, (8, 24, 8), id="E03"), pytest.param(1, 8, (8, 8, 24), id="E03 dealer among them"),
        pytest.param(2, 8, (8, 24, 8), id="E03 dealer last"), pytest.param(0, 1, (13, 14, 13), id="E03 single points"),
        pytest.param(1, 1, (13, 13, 14), id="E03 single points, dealer among them"),
    ],
)  # fmt: skip
def test_VIR_4_6_VIR_8_4_of_equals_the_rest_goes_to_the_first_left_of_the_last_dealer(dealer, unit, expected):
    assert shared((0, -20, -20), 40, dealer, unit) == expected


@pytest.mark.parametrize("unit", [8, 1])
@pytest.mark.parametrize(
    ("balances", "pot", "expected"),
    [*SHARINGS, pytest.param((0, -20, -20), 40, {8: (8, -12, 4), 1: (13, -7, -6)}, id="E03")],
)
def test_VIR_1_10_VIR_4_6_a_match_ends_with_the_sharing(balances, pot, expected, unit):
    seats = len(balances)
    match = started(seats, deals=seats, potUnit=unit)
    for _ in range(seats - 1):
        match = finished(match, Plan("six"))
    forehand = (match.view(None).dealer + 2) % seats
    was = [balance + 8 * (seat == forehand) for seat, balance in enumerate(balances)]
    record = replace(match.state.match, balances=tuple(was), pot=pot - 8)
    match = finished(replace(match, state=replace(match.state, match=record)), Plan("six"))
    assert result(match).balances == balances
    assert result(match).pot == pot
    assert isinstance(match.turn, Over)
    assert match.standings.scores == expected[unit]
    assert pot_of(match) == 0
    assert sum(match.standings.scores) == 0


def test_VIR_1_10_the_higher_balance_is_better_and_equals_share_a_rank():
    match = started(3, deals=3)
    for _ in range(2):
        match = finished(match, Plan("six"))
    record = replace(match.state.match, balances=(-8, -12, -12), pot=32)
    match = finished(replace(match, state=replace(match.state, match=record)), Plan("six"))
    assert match.view(None).deal.dealer == 1
    # Forehand is seat 2 and pays a bet: -8, -12, -20 and 40 in the pot; 8 each, 16 more to the lowest.
    assert match.standings.scores == (0, -4, 4)
    assert match.standings.ranking == ((2,), (0,), (1,))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("seats", [3, 4])
def test_VIR_4_7_in_random_matches_too(seed, seats):
    for match in random_match(seed, seats, bold=seed == 2):
        assert sum(match.standings.scores) + pot_of(match) == 0
        if isinstance(match.turn, DealDue):
            assert pot_of(match) % 8 == 0
            assert pot_of(match) >= 8
