"""Checks the second reading's accounts against worked examples of the rule sheets.

`test_records` compares them with the engine's accounts in random records.
"""

import json

import pytest

from tests.independent import accounts, barbu, klaberjass, klaberjass_account, record, vira_account, vira_money
from tests.independent.schieber_deals import S31, S31_TRICKS, S32, S32_TRICKS
from tests.independent.test_barbu_deals import B29, B30, pack_of, sheet_record, written
from tests.independent.test_klaberjass import K26_FIRST, K26_TRICKS


def texts(lines):
    """Writes each line of an account as text: side, reason, amount, details."""
    return [
        f"{side} {reason}: {amount}" + "".join(f" ({detail})" for detail in details)
        for side, reason, amount, details in lines
    ]


def account_of(lines):
    """Gives the account of the only deal of a record."""
    _, table = record.answers(lines)
    (account,) = table["accounts"]
    return account


def dealt_and_played(header, pack, actions):
    """Gives the record of a deal; the seat of each action is the seat on turn."""
    lines = [json.dumps({"stich": 1, **header}), json.dumps({"deal": " ".join(pack)})]
    table = record.start(lines[0])
    record.follow(table, lines[1])
    for text in actions:
        lines.append(json.dumps({"seat": table["turn"], "act": text}))
        record.follow(table, lines[-1])
    return lines


# ----------------------------------------------------------------------------------------------------------- Klaberjass


@pytest.mark.parametrize(
    ("bids", "settlement"),
    [(["take"], []), (["pass", "take"], ["0 bete: -17", "1 bete: 17"])],
    ids=["maker elder", "maker dealer"],
)
def test_the_account_of_K26(bids, settlement):
    first = K26_FIRST.split()
    rest = [card for card in klaberjass.PACK if card not in [*first, "8S"]]
    cards = ["play KC bella" if card == "KC" else "play " + card for card in K26_TRICKS.split()]
    header = {"game": "klaberjass", "seats": 2, "dealer": 0}
    account = account_of(dealt_and_played(header, [*first, *rest, "8S"], [*bids, "dix", "declare", "same", *cards]))
    elder = ["1 cards: 57", "1 last trick: 10", "1 sequences: 20", "1 bella: 20"]
    assert sorted(texts(account["lines"])) == sorted(["0 cards: 17", *elder, *settlement])
    assert account["scored"] == account["totals"] == ([0, 124] if settlement else [17, 107])


@pytest.mark.parametrize(
    ("maker_and_defender", "rule", "pot", "settlement"),
    [
        pytest.param([85, 60], "makerZero", 0, [], id="K23"),
        pytest.param([72, 72], "makerZero", 0, ["1 tied deal: -72"], id="K24"),
        pytest.param([61, 88], "makerZero", 0, ["1 bete: -61", "0 bete: 61"], id="K25"),
        pytest.param([72, 72], "bothScore", 0, [], id="both score"),
        pytest.param([72, 72], "hold", 0, ["0 tied deal: -72", "1 tied deal: -72"], id="held"),
        pytest.param([85, 60], "hold", 144, ["1 pot: 144"], id="the pot to the maker"),
        pytest.param([61, 88], "hold", 144, ["1 bete: -61", "0 bete: 61", "0 pot: 144"], id="to the defender"),
    ],
)
def test_the_settlement_of_klaberjass(maker_and_defender, rule, pot, settlement):
    """2.8 and the option `tieDeal`; seat 1 is maker and has won the last trick."""
    table = {
        "up": "8D", "tricks": 9, "turn": 1, "maker": 1, "options": {"tieDeal": rule}, "sequence_points": [0, 0],
        "bella": [0, 0], "card_points": maker_and_defender[::-1],
    }  # fmt: skip
    assert sorted(texts(klaberjass_account.settlement(table, {"pot": pot}))) == sorted(settlement)


# ------------------------------------------------------------------------------------------------------------- Schieber


def schieber_account_of(hands, contract, tricks, **options):
    """Gives the account of a deal of seat 0 as forehand, at the dealer's right."""
    header = {"game": "schieber", "seats": 4, "dealer": 3, "options": {**options, "firstForehand": "right"}}
    packets = [hand.split()[start : start + 3] for start in (0, 3, 6) for hand in hands]
    cards = ["play " + card for trick in tricks for card in trick.split()]
    pack = [card for packet in packets for card in packet]
    return account_of(dealt_and_played(header, pack, ["choose " + contract, *cards]))


SHEET = {"stoeck": "trump", "ending": "immediate", "trumpsOnly": "any", "laterForehand": "right"}
S31_CARDS = [
    "0 cards: 174 (87 x 2)", "1 cards: 130 (65 x 2)", "1 last trick: 10 (5 x 2)", "1 weis of 3: 40 (20 x 2)",
    "0 stoeck of 0, C: 40 (20 x 2)",
]  # fmt: skip


def test_the_account_of_S31():
    account = schieber_account_of(S31, "C", S31_TRICKS, **SHEET)
    assert sorted(texts(account["lines"])) == sorted(S31_CARDS)
    assert account["scored"] == [214, 180]


def test_the_account_of_S31_by_the_article():
    account = schieber_account_of(S31, "C", S31_TRICKS)
    assert sorted(texts(account["lines"])) == sorted([*S31_CARDS, "1 stoeck of 3, D: 40 (20 x 2)"])
    assert account["scored"] == [214, 220]


@pytest.mark.parametrize("ending", ["immediate", "endOfDeal"])
def test_the_account_of_S32(ending):
    account = schieber_account_of(S32, "U", S32_TRICKS, **{**SHEET, "ending": ending})
    assert sorted(texts(account["lines"])) == [
        "0 cards: 608 (152 x 4)", "0 last trick: 20 (5 x 4)", "0 match: 400 (100 x 4)", "0 weis of 2: 80 (20 x 4)",
    ]  # fmt: skip


def test_a_deal_in_which_the_weis_win_the_match_has_no_other_line():
    """2.7: in S31 the Weis of the fourth player end a match to 40, before that player's first card."""
    account = schieber_account_of(S31, "C", ["JC TC 9C"], **{**SHEET, "stoeck": "off", "target": 40})
    assert texts(account["lines"]) == ["1 weis of 3: 40 (20 x 2)"]


# ---------------------------------------------------------------------------------------------------------------- Barbu


def test_the_account_of_B29():
    account = account_of(written(B29)[0])
    assert sorted(texts(account["lines"])) == sorted([
        "0 cards H: 5, with AH: -14", "0 to 1: -6", "0 to 2: -16 (times 2)",
        "1 cards H: 4: -8", "1 from 0: 6", "1 to 3: -6",
        "2 cards H: 3: -6", "2 from 0: 16 (times 2)",
        "3 cards H: 1: -2", "3 from 1: 6",
    ])  # fmt: skip
    assert account["scored"] == B29["deal"]


def test_the_account_of_B30():
    account = account_of(written(B30)[0])
    assert sorted(texts(account["lines"])) == sorted([
        "0 tricks: 4: 20", "0 to 1: -10", "0 from 3: 30 (times 2)",
        "1 tricks: 6: 30", "1 from 0: 10", "1 from 2: 20",
        "2 tricks: 2: 10", "2 to 1: -20",
        "3 tricks: 1: 5", "3 to 0: -30 (times 2)",
    ])  # fmt: skip
    assert account["scored"] == B30["deal"]


def test_the_account_of_B37_has_the_shares_of_a_deal_that_is_not_played():
    pack = pack_of([f"{suit} {barbu.RANKS}" for suit in barbu.SUITS])
    actions = ["declare NT", *["double none"] * 4]
    account = account_of(sheet_record(pack, actions, options={"skipUndoubled": "on"}, dealer=2))
    assert texts(account["lines"]) == [
        "0 not played: -9", "1 not played: -9", "2 not played: 1", "3 not played: -9",
    ]  # fmt: skip


# ----------------------------------------------------------------------------------------------------------------- Vira


def settled(key, pot, *, seats=3, trump="S", first_trump=None, tricks=0, bare=(), **more):
    """Gives the account of a deal of seat 1 as forehand, by side; hearts are the preference suit."""
    no_guard = ["AS", "KS", "QS", "3S", "KH", "9H", "5H", "QD", "JD", "TD", "7D", "JC", "5C"]
    table = {
        "seats": seats, "deals": 2, "phase": "deal", "active": [1, 2, 0], "declarer": 1, "key": key, "trump": trump,
        "again": first_trump is not None, "first_trump": first_trump, "preference": "H", "qualifier": 0,
        "laid_down": False, "misere": False, "tricks": tricks, "faced": list(bare), "dealt": [no_guard] * seats,
    } | more  # fmt: skip
    return texts(accounts.arranged("vira", vira_account.lines(table, {"scores": [0] * seats, "pot": pot})))


def test_the_account_of_S07_has_the_fee_by_the_first_trumps_and_the_points_by_the_last():
    assert settled("turne8", 48, first_trump="H", tricks=6) == [
        "0 second exchange from 1: 3 (column pref, H)", "0 player points from 1: 1 (column other, S)",
        "1 second exchange to 2: -3 (column pref, H)", "1 second exchange to 0: -3 (column pref, H)",
        "1 to the pot: -40 (double) (exchanged twice)",
        "1 player points to 2: -1 (column other, S)", "1 player points to 0: -1 (column other, S)",
        "2 second exchange from 1: 3 (column pref, H)", "2 player points from 1: 1 (column other, S)",
    ]  # fmt: skip


def test_the_account_of_S13_a_won_re_exchange_that_costs_money():
    assert [line for line in settled("tringel9", 48, first_trump="H", tricks=9) if line.startswith("1")] == [
        "1 second exchange to 2: -11 (column pref, H)", "1 second exchange to 0: -11 (column pref, H)",
        "1 from the pot: 8 (exchanged twice)",
        "1 player points from 2: 3 (column other, S)", "1 player points from 0: 3 (column other, S)",
    ]  # fmt: skip


@pytest.mark.parametrize(("qualifier", "column"), [(0, "other"), (1, "second, D"), (2, "pref, H")])
def test_a_surrender_before_trumps_are_named_pays_by_the_promise(qualifier, column):
    """4.2; S18 and S19 are such deals."""
    points = dict(zip(("other", "second, D", "pref, H"), vira_money.ROWS["gask4"]["points"][::-1], strict=True))
    lines = settled("gask4", 48, trump=None, laid_down=True, qualifier=qualifier)
    assert lines[0] == f"0 player points from 1: {points[column]} (column {column})"
    assert lines[1] == "1 to the pot: -8 (single)"


def test_the_account_of_S24_has_a_penalty_and_no_refill():
    assert settled("gok", 8, trump=None, bare=[2]) == ["1 from the pot: 8", "2 penalty: -8 (no low guard)"]


def test_the_account_of_S41_has_a_refill_of_everybody_after_the_payments():
    assert settled("solo9", 8, seats=4, tricks=9) == [
        "0 player points to 1: -2 (column other, S)", "0 refill: -8",
        "1 from the pot: 8",
        "1 player points from 2: 2 (column other, S)", "1 player points from 0: 2 (column other, S)", "1 refill: -8",
        "2 player points to 1: -2 (column other, S)", "2 refill: -8",
        "3 refill: -8",
    ]  # fmt: skip


def test_the_account_of_S42_has_a_refill_before_the_payout():
    assert settled("tringel9", 8, trump="H", tricks=9)[2:4] == ["1 refill: -8", "1 from the pot: 24"]


def test_the_account_of_the_first_deal_has_the_antes():
    """1.1: the account of the first deal begins with balances of 0."""
    assert settled("gok", 24, trump=None, tricks=1, deals=1) == [
        "0 ante: -8", "1 ante: -8", "1 to the pot: -16 (single)", "2 ante: -8",
    ]  # fmt: skip


def test_the_account_of_the_last_deal_has_the_shares_of_the_pot():
    """4.6: of five chips each gets one, and two more go to the lowest balance that comes first after the dealer."""
    over = {"phase": "over", "dealer": 0, "options": {"potUnit": 8}}
    assert settled("six", 48, tricks=6, **over) == [
        "0 share: 8", "1 from the pot: 8", "1 share: 8", "2 share: 24",
    ]  # fmt: skip
