"""Settlement, the end of a session and the invariants of money in the second Vira: sections 4 and 5.5 to 5.6."""

import random

import pytest

from tests.independent import generator, record, vira, vira_cases, vira_money, vira_moves
from tests.independent.vira_positions import done, may, seat_of, spoken
from tests.independent.vira_table import ROWS

# id, players, pot before, contract, promise, col1, col, outcome, re-exchanged, how it ended, bare passers; then the
# changes for the declarer, each defender, a bare passer and a seat that sits out; the pot after. S25L is S25 laid down.
SETTLEMENTS = """
S01  3 48 six            -          -      pref   win    no  played 0   +10   -1  -  -  40
S02  3 48 six            -          -      other  single no  played 0    -8    0  -  -  56
S03  3 48 six            -          -      pref   double no  played 0   -18   +1  -  -  64
S04  3 48 six            -          pref   pref   win    yes played 0     0    0  -  -  48
S05  3 48 seven          -          pref   pref   single yes laid   0   -28   +2  -  -  72
S06  3 48 turne8         -          -      second win    no  played 0   +18   -1  -  -  32
S07  3 48 turne8         -          pref   other  double yes played 0   -48   +4  -  -  88
S08  3 48 turne7         -          second other  single yes laid   0   -26   +1  -  -  72
S09  3 48 vingel7        -          -      other  single no  played 0   -18   +1  -  -  64
S10  3 48 vingel8        -          second pref   win    yes played 0    +4   -2  -  -  48
S11  3 48 vingel6        -          pref   second double yes played 0   -84   +2  -  - 128
S12  3 48 tringel9       -          -      pref   win    no  played 0   +46  -11  -  -  24
S13  3 48 tringel9       -          pref   other  win    yes played 0    -8   +8  -  -  40
S14  3 48 tringel9       -          other  second double yes played 0  -136   +8  -  - 168
S15  3 48 gask0          -          -      other  win    no  misere 0    +8    0  -  -  40
S16  3 48 gask3          -          -      pref   win    no  played 0   +12   -2  -  -  40
S17  3 48 gask4          -          -      other  single no  misere 0   -10   +1  -  -  56
S18  3 48 gask3          colour     -      second single no  laid   0   -10   +1  -  -  56
S19  3 48 gask4          -          -      other  single no  laid   0   -10   +1  -  -  56
S20  3 48 gask6>gask5    -          -      pref   win    no  played 0   +18   -5  -  -  40
S21  3 48 gok            -          -      other  win    no  played 0    +8    0  -  -  40
S22  3 48 gok            -          -      other  win    no  played 1    +8    0 -8  -  48
S23  3 48 gok            -          -      other  win    no  played 2    +8    0 -8  -  56
S24  3  8 gok            -          -      other  win    no  played 1    +8    0 -8  -   8
S25  3 48 gok            -          -      other  single no  played 0   -16    0  -  -  64
S25L 3 48 gok            -          -      other  single no  laid   0   -16    0  -  -  64
S26  3 48 gok            -          -      other  double no  played 0   -32    0  -  -  80
S27  3 48 vira           -          -      second win    no  played 0   +16   -4  -  -  40
S28  3 48 vira           -          -      other  double no  played 0   -20   +2  -  -  64
S29  3 48 kopmisar3      -          -      other  win    no  played 0    +8    0  -  -  40
S30  3 48 kopmisar5      -          -      other  single no  laid   0   -10   +1  -  -  56
S31  3 48 kopmisar6      -          other  other  double yes played 0   -44   +2  -  -  88
S32  3 48 kopmisar4      -          other  other  win    yes played 0     0    0  -  -  48
S33  3 48 solo8          -          -      other  double no  laid   0   -18   +1  -  -  64
S34  3 48 solo8          preference -      pref   double no  laid   0   -24   +4  -  -  64
S35  3 48 solo10         -          -      pref   win    no  played 0   +40  -16  -  -  40
S36  3 48 solo_vira      -          -      pref   win    no  played 0  +264 -128  -  -  40
S37  3 48 petite         -          -      other  win    no  played 0   +12   -2  -  -  40
S38  3 48 grande_ouverte -          -      other  double no  laid   0   -64  +24  -  -  64
S39  3 48 grande_royale  -          -      other  win    no  played 0   +72  -32  -  -  40
S40  4 32 solo9          -          -      other  win    no  played 0   +12   -2  -  0  24
S41  4  8 solo9          -          -      other  win    no  played 0    +4  -10  - -8  32
S42  3  8 tringel9       -          -      other  win    no  played 0   +22  -11  -  -   8
S43  3 16 turne8         -          -      other  win    no  played 0   +10   -9  -  -  24
S44  4  8 turne8         -          -      pref   win    no  played 0   +14  -11  - -8  24
S45  3  8 six            -          pref   pref   win    yes played 0     0    0  -  -   8
"""
CASES = [line.split() for line in SETTLEMENTS.strip().splitlines()]
CALLS = {"-": "M pass, D pass", "colour": "M colour, D pass, F hold, M pass"}
CALLS["preference"] = "M colour, D preference, F hold, M pass, D pass"


def amount(text):
    return None if text == "-" else int(text)


@pytest.mark.parametrize("case", CASES, ids=[case[0] for case in CASES])
def test_settlement(case):
    """5.5, by the functions of section 4."""
    _, players, pot, key, _, first, column, outcome, again, _, bare, *changes = case
    key, again = key.split(">")[-1], again == "yes"
    declarer, defenders, bare_ones = 1, [2, 0], [2, 0][: int(bare)]
    balances = [0] * int(players)
    if again:
        balances = vira_money.fee_paid(balances, declarer, defenders, ROWS[key], first)
    after = vira_money.settled(
        balances, int(pot), declarer, defenders, key, column, outcome, again=again, bare=bare_ones
    )
    assert_changed(after, [0] * int(players), declarer, bare_ones, map(amount, changes))


def assert_changed(after, before, declarer, bare, changes):
    balances, pot = after
    won, each, of_bare, onlooker, pot_after = changes
    changed = [now - then for now, then in zip(balances, before, strict=True)]
    assert changed[declarer] == won
    assert {changed[seat] for seat in (0, 1, 2) if seat != declarer and seat not in bare} <= {each}
    assert {changed[seat] for seat in bare} <= {of_bare}
    assert changed[3:] == ([] if onlooker is None else [onlooker])
    assert pot == pot_after


# ---------------------------------------------------------------------------------------------------- the same, played


@pytest.mark.parametrize("case", CASES, ids=[case[0] for case in CASES])
def test_settlement_of_a_deal_that_was_played(case):
    """5.5, by whole deals: forehand wins the auction; packs are tried until the deal matches the example."""
    rng = random.Random(case[0])
    for _ in range(3000):
        table, before = played(rng, case)
        if table is not None:
            break
    assert table is not None
    bare = [seat for seat in (2, 0) if table["key"] == "gok" and not vira.vira_cards.guards(table["dealt"][seat])]
    bare = bare if case[7] == "win" else []
    assert_changed((table["scores"], table["pot"]), before, 1, bare, map(amount, case[11:]))


def played(rng, case):
    """The table after such a deal, or None if it does not match, and the balances before it."""
    _, players, pot, key, promise, first, column, outcome, again, how, bare, *_ = case
    table = vira.new_table(0, seats=int(players))
    before = [-int(pot)] + [0] * (int(players) - 1)
    table.update(pot=int(pot), scores=list(before))
    vira.deal(table, vira_moves.random_pack(rng), rng.choice("SHDC"))
    table["plan"] = {"deal": 0, "aim": outcome, "lucky": False}
    spoken(table, f"F {key.split('>')[0]}, {CALLS[promise]}")
    if table["phase"] == "sharpen":
        done(table, "sharpen " + (key.split(">")[1] if ">" in key else "none"))
    while vira.due(table) != "deal":
        text = answer(rng, table, first if again == "yes" and not table["again"] else column, again, how)
        if text is None:
            return None, before
        done(table, text)
    bare_there = len(vira.vira_play.bare_passers(table, outcome))
    as_wanted = vira.vira_play.result(table) == (outcome, column) and bare_there == int(bare)
    return (table if as_wanted else None), before


def answer(rng, table, column, again, how):
    """The action that leads to the example: trumps of this column, a re-exchange or none, and so on."""
    phase = table["phase"]
    if phase == "after" and again == "yes" and not table["again"]:
        return "re-exchange" if may(table, "re-exchange") else None
    if phase in ("after", "choose", "stand") and how == "laid":
        return "surrender"
    if phase in ("after", "stand"):
        return "stand"
    if phase == "choose" and how == "misere":
        return "misere"
    if phase in ("choose", "trumps"):
        suits = [text for text in vira.legal(table) if text.startswith("trump")]
        suits = [text for text in suits if vira_money.column_of(text[-1], table["preference"]) == column]
        return vira_moves.name_trump(rng, table, suits) if suits else None
    return vira_moves.choose(rng, table)


def test_middle_hand_and_dealer_are_settled_with_as_well():
    """4.3: any role may be declarer, and a player who sits out neither pays nor receives."""
    table = vira.new_table(1, seats=4)
    vira.deal(table, list(vira.PACK), "H")
    spoken(table, "F six, M pass, D grande_ouverte, F pass")
    done(table, "surrender")
    assert table["declarer"] == seat_of(table, "D") == 1
    assert table["scores"] == [-8, -8 - 16 - 48, -8 + 24, -8 + 24]
    assert table["pot"] == 32 + 16


# --------------------------------------------------------------------------------------------------- classes, columns


@pytest.mark.parametrize(
    ("tricks", "target", "outcome"),
    [
        (6, 6, "win"), (13, 6, "win"), (5, 6, "single"), (4, 6, "double"), (0, 6, "double"), (13, 13, "win"),
        (12, 13, "single"), (11, 13, "double"), (0, None, "win"), (1, None, "single"), (2, None, "double"),
        (13, None, "double"),
    ],
)  # fmt: skip
def test_classes(tricks, target, outcome):
    assert vira_money.class_of(tricks, target) == outcome


@pytest.mark.parametrize(
    ("trump", "column"), [("H", "pref"), ("D", "second"), ("S", "other"), ("C", "other"), (None, "other")]
)
def test_columns(trump, column):
    assert vira_money.column_of(trump, "H") == column


@pytest.mark.parametrize(
    ("key", "qualifier", "trump", "column"),
    [
        ("six", 1, "H", "pref"), ("six", 0, "D", "second"), ("turne6", 0, "S", "other"), ("tringel9", 0, "H", "pref"),
        ("gask3", 0, None, "other"), ("gask3", 1, None, "second"), ("gask3", 2, None, "pref"),
        ("vira", 0, None, "other"),
        ("vira", 1, None, "second"), ("vira", 2, None, "pref"), ("solo9", 1, None, "second"), ("gok", 0, None, "other"),
        ("kopmisar5", 0, None, "other"), ("grande", 0, None, "other"),
    ],
)  # fmt: skip
def test_columns_after_a_surrender(key, qualifier, trump, column):
    """4.2."""
    assert vira_money.laid_down_column(ROWS[key], qualifier, trump, "H") == column


# ------------------------------------------------------------------------------------------------ the end of a session


@pytest.mark.parametrize(
    ("balances", "pot", "unit", "after"),
    [
        pytest.param([30, -20, -34], 24, 8, [38, -12, -26], id="E01"),
        pytest.param([30, -20, -34], 24, 1, [38, -12, -26], id="E01, single points"),
        pytest.param([10, -20, -22], 32, 8, [18, -12, -6], id="E02"),
        pytest.param([10, -20, -22], 32, 1, [20, -10, -10], id="E02, single points"),
        pytest.param([40, -16, -24, -40], 40, 8, [48, -8, -16, -24], id="E04"),
        pytest.param([40, -16, -24, -40], 40, 1, [50, -6, -14, -30], id="E04, single points"),
    ],
)
def test_the_pot_is_shared(balances, pot, unit, after):
    for last_dealer in range(len(balances)):
        assert vira_money.shared(balances, pot, unit, last_dealer) == after


@pytest.mark.parametrize(("last_dealer", "poorest"), [(0, 1), (1, 2), (2, 1)])
def test_e03_of_the_tied_lowest_the_one_nearest_left_of_the_last_dealer_gets_the_rest(last_dealer, poorest):
    in_bets = [8, -12, -12]
    in_bets[poorest] += 16
    assert vira_money.shared([0, -20, -20], 40, 8, last_dealer) == in_bets
    in_points = [13, -7, -7]
    in_points[poorest] += 1
    assert vira_money.shared([0, -20, -20], 40, 1, last_dealer) == in_points


def test_the_last_dealer_comes_last():
    assert vira_money.shared([-16, 0, 0, -16], 40, 8, 0) == [-8, 8, 8, 0]
    assert vira_money.shared([-20, -20, 0], 40, 8, 0) == [-12, 4, 8]


# -------------------------------------------------------------------------------------------------- what always holds


@pytest.mark.parametrize("seed", range(24))
def test_invariants(seed):
    """4.7, after every line of a session."""
    lines = generator.random_record(random.Random(f"invariants {seed}"), vira_cases, broken=False)
    table = record.start(lines[0])
    check_sums(table)
    at_deal = None
    for line in lines[1:]:
        if vira.due(table) == "deal":
            at_deal = list(table["scores"])
        record.follow(table, line)
        if vira.due(table) != "over":
            check_sums(table)
        if vira.due(table) == "deal":
            check_deal(table, at_deal)
    assert (sum(table["scores"]), table["pot"]) == (0, 0)


def check_sums(table):
    assert sum(table["scores"]) + table["pot"] == 0
    assert table["pot"] % 8 == 0
    assert table["pot"] >= 8


def check_deal(table, before):
    changed = [now - then for now, then in zip(table["scores"], before, strict=True)]
    outcome, _ = vira.vira_play.result(table)
    bare = vira.vira_play.bare_passers(table, outcome)
    refills = [changed[seat] for seat in range(table["seats"]) if seat not in table["active"]]
    assert all(change <= 0 and change % 8 == 0 for change in refills)
    first, second = (changed[seat] + 8 * (seat in bare) for seat in vira.vira_play.defenders(table))
    assert first == second
