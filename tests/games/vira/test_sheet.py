"""VIR-4: the statement of a deal: its lines add up to the account, and its texts name the reasons."""

import csv
from itertools import product
from pathlib import Path

import pytest

from bot.text.i18n import Localiser, Voice
from engine.games.vira import GAME
from tests.games.vira.deals import Plan, finished, with_pot
from tests.games.vira.table import SECOND, SUITS, random_match, seat_of
from tests.games.vira.test_account import CASES, played_case

EN = Voice(Localiser(strict=True))
NAMES = {"F": "Anna", "M": "Ben", "D": "Carl", "X": "Dora"}
"""The names of the players in these roles in the last deal."""
BIDS = Path(__file__).with_name("bids.csv").read_text(encoding="utf-8")
TABLE = {row["key"]: row for row in csv.DictReader(BIDS.splitlines())}
BET = 8


def sheet(match):
    return GAME.sheet(match.view(None))


def played(name):
    """The match after the deal of a case of the rule sheet; forehand is the declarer."""
    _, match, _ = played_case(next(case for case in CASES if case.name == name))
    return match


def said(match, messages):
    names = {seat_of(match, role): name for role, name in NAMES.items() if role != "X" or match.header.seats == 4}
    return [EN.say(text, [names[seat] for seat in range(match.header.seats)]) for text in messages]


def statement(match, role, number=-1):
    """The lines of the player in this role: reason, amount and details."""
    return [
        " ".join(
            [*said(match, [entry.reason]), str(entry.amount), *(f"({more})" for more in said(match, entry.details))]
        )
        for entry in sheet(match)[number].entries
        if entry.side == seat_of(match, role)
    ]


# --------------------------------------------------------------------------------------------------------------- sums


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_VIR_4_3_a_statement_adds_up_to_the_account_of_the_sheet(case):
    _, match, bare = played_case(case)
    deal = sheet(match)[-1]
    assert deal.itemised
    declarer, defender, bare_passer, *idle = case.changes
    expected = dict.fromkeys("MD", defender) | dict.fromkeys(bare, bare_passer) | {"F": declarer}
    if idle:
        expected["X"] = idle[0]
    antes = BET if deal.number == 1 else 0
    for role, change in expected.items():
        seat = seat_of(match, role)
        assert sum(entry.amount for entry in deal.entries if entry.side == seat) == deal.scored[seat] == change - antes
    assert deal.totals == match.standings.scores
    assert deal.figures == (("pot", case.pot[1]),)
    assert said(match, deal.remarks)[-1] == f"Pot: {case.pot[0]} → {case.pot[1]}."
    unpaid = "Won after exchanging twice: the pot pays nothing." in said(match, deal.remarks)
    assert unpaid == (case.name in {"S04", "S10", "S32", "S45"})


@pytest.mark.parametrize("unit", [8, 1])
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_VIR_4_7_statements_add_up_to_balances_and_what_nobody_gets_is_in_the_pot(seed, seats, unit):
    match = random_match(seed, seats, bold=seed == 1, deals=12, potUnit=unit)[-1]
    pot, totals = 0, [0] * seats
    results = match.view(None).match.results
    deals = sheet(match)
    assert [deal.number for deal in deals] == list(range(1, 13))
    for deal, account in zip(deals, results, strict=True):
        for entry in deal.entries:
            assert entry.amount, "a line of nothing"
            pot -= entry.amount
            totals[entry.side] += entry.amount
        assert tuple(totals) == deal.totals
        assert deal.figures == (("pot", pot),)
        by_kind = {kind: [0] * seats for kind in ("ante", "share", "other")}
        for entry in deal.entries:
            kind = entry.reason.key.rpartition("-")[2]
            by_kind[kind if kind in by_kind else "other"][entry.side] += entry.amount
        assert tuple(by_kind["other"]) == account.changes
        assert by_kind["ante"] == [-BET if deal.number == 1 else 0] * seats
        assert bool(sum(by_kind["share"])) == (deal.number == 12)
    assert pot == 0
    assert tuple(totals) == match.standings.scores


# --------------------------------------------------------------------------------------------------- what the words say


def _columns(entry):
    """The column that an entry names, and the suit, as letters; each may be missing."""
    for detail in entry.details:
        values = dict(detail.values)
        if "column" in values:
            suit = values.get("suit")
            return values["column"].key.rpartition("-")[2], None if suit is None else SUITS[suit.suit]
    return None, None


def test_VIR_4_2_VIR_4_3_each_line_names_the_column_and_the_amount_is_that_of_the_table():
    seen = set()
    for seats, seed in product((3, 4), range(6)):
        seen |= _check_lines(random_match(seed, seats, bold=seed == 1, deals=12)[-1])
    for case in CASES:
        seen |= _check_lines(played(case.name))
    assert seen == {
        "ante", "share", "refill", "penalty", "pot-to", "pot-from", "points-to", "points-from", "fee-to", "fee-from",
    }  # fmt: skip


def _check_lines(match):
    """Checks every line of every statement, and which kinds there were."""
    preferences = [dict(line.chance.words)["preference"] for line in match.log if hasattr(line, "chance")]
    results = match.view(None).match.results
    seen = set()
    for deal, account, preference in zip(sheet(match), results, preferences, strict=True):
        record = account.record
        row = TABLE[record.row.key]
        column_of = {preference: "pref", SECOND[preference]: "second"}
        for entry in deal.entries:
            kind = entry.reason.key.removeprefix("vira-sheet-")
            seen.add(kind)
            assert entry.side != record.idle or kind in ("ante", "refill", "share")
            column, suit = _columns(entry)
            if kind.startswith(("points", "fee")):
                assert abs(entry.amount) == int(row[f"pp_{column}"])
                assert suit is None or column_of.get(suit, "other") == column
            else:
                assert column is None
            if kind.startswith("pot"):
                prices = "re" if record.again else "pot"
                ending = {"win": "win", "single": "loss", "double": "double"}[account.outcome]
                assert abs(entry.amount) == int(row[f"{prices}_{ending}"])
                assert (entry.amount > 0) == (account.outcome == "win")
            if kind in ("ante", "refill", "penalty"):
                assert entry.amount == -BET
    return seen


# ---------------------------------------------------------------------------------------------- statements of the sheet


def test_VIR_4_3_S07_the_fee_goes_by_the_first_trumps_and_player_points_by_the_last():
    assert statement(played("S07"), "F") == [
        "second exchange, to Ben -3 (preference column: ♥ hearts)",
        "second exchange, to Carl -3 (preference column: ♥ hearts)",
        "into the pot -40 (double loss) (exchanged twice)",
        "player points, to Ben -1 (other column: ♠ spades)",
        "player points, to Carl -1 (other column: ♠ spades)",
    ]
    assert statement(played("S07"), "D") == [
        "second exchange, from Anna 3 (preference column: ♥ hearts)",
        "player points, from Anna 1 (other column: ♠ spades)",
    ]


def test_VIR_4_3_S13_a_won_re_exchange_can_cost_money():
    assert statement(played("S13"), "F") == [
        "second exchange, to Ben -11 (preference column: ♥ hearts)",
        "second exchange, to Carl -11 (preference column: ♥ hearts)",
        "from the pot 8 (exchanged twice)",
        "player points, from Ben 3 (other column: ♠ spades)",
        "player points, from Carl 3 (other column: ♠ spades)",
    ]


def test_VIR_4_2_S18_a_surrender_before_trumps_is_paid_by_what_was_promised():
    match = played("S18")
    assert said(match, sheet(match)[-1].headline) == ["Gask 3 in colour, played by Anna", "surrendered", "single loss"]
    preference = match.view(None).deal.preference
    second = {"S": "♠ spades", "H": "♥ hearts", "D": "♦ diamonds", "C": "♣ clubs"}[SECOND[SUITS[preference]]]
    assert statement(match, "F") == [
        "into the pot -8 (single loss)",
        f"player points, to Ben -1 (second preference column: {second})",
        f"player points, to Carl -1 (second preference column: {second})",
    ]


def test_VIR_3_5_S22_of_a_won_gok_the_statement_names_the_guarding_suit_or_that_there_was_none():
    match = played("S22")
    deal = sheet(match)[-1]
    assert said(match, deal.headline) == ["Gök, played by Anna", "no tricks", "won"]
    assert statement(match, "F") == ["from the pot 8"]
    assert statement(match, "M") == ["fine into the pot for passing the gök -8 (no low guard)"]
    assert statement(match, "D") == []
    assert said(match, deal.remarks) == ["Carl passed the gök with a low guard in ♠ spades.", "Pot: 48 → 48."]
    outcome, *lines = said(match, GAME.scene(match.view(None)).result)
    assert outcome == "Anna wins Gök with no tricks.", "the account beside it has the amounts"
    assert sorted(deal.scored) == [-8, 0, 8]
    assert lines == [
        "Ben passed the gök without a low guard and pays 8 into the pot.",
        "Carl passed the gök with a low guard in ♠ spades.",
        "Pot: 48 → 48.",
    ]


def test_VIR_4_4_S41_who_sits_out_refills_the_pot_and_nothing_else():
    assert statement(played("S41"), "X") == ["refilling the pot -8"]
    first, *_, last = statement(played("S41"), "F")
    assert (first, last) == ("from the pot 8", "refilling the pot -8")


def test_VIR_4_5_S42_the_pot_is_refilled_before_it_pays():
    assert statement(played("S42"), "F")[:2] == ["refilling the pot -8", "from the pot 24"]


def test_VIR_1_1_VIR_1_10_the_first_deal_has_the_ante_and_the_last_the_sharing():
    match = with_pot(3, 24, deals=3)
    for _ in range(3):
        match = finished(match, Plan("six", 6))
    assert match.over
    # Three sixes won take the ante of 24 out again; with the last one the pot is empty, and everybody refills it.
    for role in "FMD":
        assert statement(match, role, 0)[0] == "ante, into the pot -8"
        assert not [line for line in statement(match, role, 1) if "ante" in line or "share" in line]
        assert statement(match, role, 2)[-2:] == ["refilling the pot -8", "share of the pot 8"]
    assert said(match, sheet(match)[-1].remarks) == ["Pot: 8 → 24, then shared out."]
    assert sheet(match)[-1].figures == (("pot", 0),)
    shared = said(match, GAME.scene(match.view(None)).result)[-2]
    assert {*shared.removeprefix("The pot is shared out: ").removesuffix(".").split(", ")} == {
        "Anna +8", "Ben +8", "Carl +8",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("plan", "headline"),
    [
        (Plan("vingel7", 7), ["Vingel 7, played by Anna", "trumps ♠ spades", "7 tricks", "won"]),
        (
            Plan("six", 5, again=True),
            ["Six, played by Anna", "trumps ♠ spades", "exchanged twice", "5 tricks", "single loss"],
        ),
        (Plan("gask3", 1, misere=True), ["Gask 3, misère, played by Anna", "1 trick", "single loss"]),
        (Plan("solo7", None), ["Solo 7, played by Anna", "surrendered", "double loss"]),
    ],
)
def test_VIR_4_1_the_headline_names_contract_trumps_tricks_and_outcome(plan, headline):
    match = finished(with_pot(3, 24), plan)
    assert said(match, sheet(match)[-1].headline) == headline
