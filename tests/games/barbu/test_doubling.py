"""BAR-2.3: doubling, and its options."""

import pytest

from engine.games.barbu import GAME
from engine.games.barbu.model import Payment
from engine.turn import Act
from tests.games.barbu.table import DEALER, dealt, may_double
from tests.games.table import do, refused, step

INTERNATIONAL = {"mandatoryDoubles": 0}
"""The preset without mandatory doubles, for tests of the seats that one may double."""


def declared(words="NT", preset="article", before=(), **options):
    return do(dealt(preset=preset, before=before, **options), f"declare {words}")


def spoken(match):
    return [(announced.seat, announced.doubled) for announced in match.view(None).deal.doubles]


def between(match, first, other):
    return match.view(None).deal.between(first, other)


def test_BAR_2_3_1_from_the_dealer_s_left_and_the_dealer_last():
    match = declared()
    for seat in (1, 2, 3, 0):
        assert match.turn == Act(seat)
        match = do(match, "double none")
    assert match.view(None).phase == "playing"
    assert spoken(match) == [(1, ()), (2, ()), (3, ()), (0, ())]


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_BAR_2_3_2_who_is_not_the_dealer_may_double_any_of_the_others(seat):
    match = do(declared(), *["double 0"] * (seat - 1))
    others = " ".join(str(other) for other in range(4) if other != seat)
    assert may_double(match) == (others, "none")
    for text in ("double none", f"double {others}", f"double {others[0]}", f"double {others[0]} {others[-1]}"):
        assert spoken(do(match, text))[-1] == (seat, tuple(map(int, text.replace("none", "").split()[1:])))


@pytest.mark.parametrize(("preset", "whom"), [("article", "3"), ("international", "1 2")])
def test_BAR_2_3_3_B17_whom_the_dealer_may_double(preset, whom):
    match = do(declared(preset=preset, **INTERNATIONAL), "double 0", "double 0 1 3", "double none")
    assert match.turn == Act(0)
    assert may_double(match) == (whom, "none")


def test_BAR_2_3_3_B18_nobody_doubles_in_the_article():
    match = do(declared(), *["double none"] * 3)
    assert may_double(match) == ("1 2 3", "none")


def test_BAR_4_4_B18_nobody_doubles_in_the_international():
    match = do(declared(preset="international", **INTERNATIONAL), *["double none"] * 3)
    assert match.view(None).phase == "playing", "the dealer, who may double nobody, is not asked"
    assert spoken(match) == [(1, ()), (2, ()), (3, ())]


@pytest.mark.parametrize(
    ("doubles", "times"), [(("double 2", "double 1"), 2), (("double none", "double 1"), 1), (("double 2",), 1)]
)
def test_BAR_2_3_1_B19_a_player_doubled_after_their_turn_cannot_answer(doubles, times):
    match = do(declared(), *doubles)
    assert between(match, 1, 2) == between(match, 2, 1) == times
    assert match.turn == Act(len(doubles) + 1)


def test_BAR_2_3_a_redouble_is_told():
    _, (event,) = step(do(declared(), "double 2 3"), "double 0 1")
    assert (event.seat, event.whom, event.back) == (2, (0, 1), (1,))
    _, (event,) = step(declared(), "double none")
    assert (event.whom, event.back) == ((), ())


@pytest.mark.parametrize(
    ("value", "whom"), [("onlyThoseWhoDidNot", "2"), ("redoubleOnly", "1 3"), ("free", "1 2 3"), ("none", None)]
)
def test_BAR_4_4_whom_the_dealer_may_double(value, whom):
    match = do(declared(declarerDoubles=value), "double 0 2", "double 1 3", "double 0")
    if whom is None:
        assert match.view(None).phase == "playing"
    else:
        assert match.turn == Act(0)
        assert may_double(match) == (whom, "none")


def test_BAR_2_3_1_a_dealer_whom_all_have_doubled_is_not_asked():
    match = do(declared(), *["double 0"] * 3)
    assert match.view(None).phase == "playing"
    assert match.turn == Act(0)


@pytest.mark.parametrize("words", ["TR S", "DO 8"])
def test_BAR_4_5_B21_in_a_positive_contract_the_dealer_alone(words):
    match = do(declared(words, positiveFlanks="dealerOnly"), "double none")
    assert match.turn == Act(2)
    assert may_double(match) == ("0", "none")
    for text in ("double 1", "double 3", "double 0 1"):
        assert refused(match, text) == ("BAR-4.5", "barbu-dealer-only")


@pytest.mark.parametrize("words", ["NT", "NQ", "NL", "NH", "NK"])
def test_BAR_4_5_in_a_negative_one_anybody(words):
    assert may_double(do(declared(words, positiveFlanks="dealerOnly"), "double none")) == ("0 1 3", "none")


def test_BAR_4_5_binds_the_dealer_in_nothing():
    match = do(declared("TR S", positiveFlanks="dealerOnly"), "double none", "double none", "double 0")
    assert may_double(match) == ("1 2", "none")


@pytest.mark.parametrize("words", ["NT", "TR S", "DO 8"])
def test_BAR_4_3_off_nobody_is_asked(words):
    match = declared(words, doubling="off", mandatoryDoubles=2)
    assert match.view(None).phase in ("playing", "dominoes")
    assert refused(match, "double 1") == ("BAR-4.3", "barbu-no-doubling")
    assert refused(match, "double none")[0] == "BAR-4.3"
    assert refused(dealt(doubling="off"), "double none")[0] == "BAR-4.3"


# -------------------------------------------------------------------------------------------------- compulsory doubles

CONTRACTS = ("NT", "NQ", "NL", "NH", "NK", "TR S", "DO 8")


def in_deal_of(number, doubled, preset="international", **options):
    """Seat 3 is to double in the dealer's deal of this number; `doubled`: the numbers of the deals in which it did."""
    before = [(0, CONTRACTS[deal - 1], "3>0" if deal in doubled else "1>0 2>0") for deal in range(1, number)]
    match = declared(CONTRACTS[number - 1], preset, before, declarerOrder="sevenInRow", **options)
    while match.turn != Act(3):
        _, must = may_double(match)
        match = do(match, f"double {must}")
    return match


@pytest.mark.parametrize(
    ("number", "doubled", "must"),
    [
        (7, {2}, "0"),
        (7, {6}, "0"),
        (6, set(), "0"),
        (7, set(), "0"),
        (7, {1, 4}, "none"),
        (6, {1}, "none"),
        (6, {1, 2, 3}, "none"),
        (5, set(), "none"),
        (1, set(), "none"),
    ],
)
def test_BAR_4_7_B20_two_doubles_of_every_declarer(number, doubled, must):
    match = in_deal_of(number, doubled)
    assert may_double(match)[1] == must
    if must == "0":
        assert refused(match, "double none") == ("BAR-4.7", "barbu-must-double")
        assert spoken(do(match, "double 0"))[-1] == (3, (0,))
    else:
        do(match, "double none")


def test_BAR_4_7_others_may_be_doubled_besides():
    match = in_deal_of(5, set())
    assert may_double(match) == ("0 1 2", "none")
    match = in_deal_of(7, set(), positiveFlanks="allowed")
    assert may_double(match) == ("0 1 2", "0")
    assert refused(match, "double 1 2")[0] == "BAR-4.7"
    do(match, "double 0 1 2")


@pytest.mark.parametrize("declarer_doubles", ["onlyThoseWhoDidNot", "free", "none"])
def test_BAR_4_7_holds_whomever_the_dealer_may_double(declarer_doubles):
    match = in_deal_of(7, {3}, declarerDoubles=declarer_doubles)
    assert may_double(match)[1] == "0"


def test_BAR_4_7_the_doubles_of_the_dealer_do_not_count():
    before = [(3, words, "0>3 1>3 2>3 3>0") for words in CONTRACTS[:2]]
    before += [(0, words, "1>0 2>0") for words in CONTRACTS[:6]]
    match = dealt(preset="international", before=before, dealer=0, declarerOrder="rotate")
    assert match.view(None).dealer == 0
    match = do(match, "declare DO 8", "double none", "double none")
    assert may_double(match) == ("0", "0"), "seat 3 has doubled seat 0 as dealer only"


def test_BAR_4_7_a_deal_that_was_not_played_counts_as_one():
    match = dealt(preset="international", before=[(0, words, "") for words in CONTRACTS[:5]],
                  declarerOrder="sevenInRow", skipUndoubled="on")  # fmt: skip
    match = do(match, "declare TR S")
    assert may_double(match) == ("0", "0")


@pytest.mark.parametrize(
    "options", [{"mandatoryDoubles": 0}, {"length": 12, "mandatoryDoubles": 2}, {"length": 4, "mandatoryDoubles": 2}]
)
def test_BAR_4_7_no_effect_in_a_short_match(options):
    length = options.get("length", 28)
    before = [(0, words, "") for words in CONTRACTS[: length // 4 - 1]]
    match = do(dealt(before=before, declarerOrder="sevenInRow", **options), "declare DO 8")
    assert may_double(match)[1] == "none"


# ------------------------------------------------------------------------------------------------------------ refusals


@pytest.mark.parametrize(
    ("doubles", "action", "paragraph", "key"),
    [
        ((), "double 1", "BAR-2.3.2", "barbu-not-yourself"),
        ((), "double 0 1", "BAR-2.3.2", "barbu-not-yourself"),
        ((), "double 0 1 2 3", "BAR-2.3.2", "barbu-not-yourself"),
        ((), "double 0 0", "BAR-2.3", "barbu-named-twice"),
        (("double 0",) * 2, "double 3", "BAR-2.3.2", "barbu-not-yourself"),
        (("double 0", "double none", "double none"), "double 1", "BAR-2.3.3", "barbu-doubled-you"),
        (("double 0", "double none", "double none"), "double 1 2", "BAR-2.3.3", "barbu-doubled-you"),
        (("double 0", "double none", "double none"), "double 0", "BAR-2.3.2", "barbu-not-yourself"),
    ],
)
def test_whom_one_may_not_double(doubles, action, paragraph, key):
    assert refused(do(declared(), *doubles), action) == (paragraph, key)


def test_BAR_4_4_the_dealer_may_only_redouble():
    match = do(declared(declarerDoubles="redoubleOnly"), "double 0", "double none", "double none")
    assert refused(match, "double 2") == ("BAR-4.4", "barbu-redouble-only")
    assert refused(match, "double 1 3") == ("BAR-4.4", "barbu-redouble-only")


# -------------------------------------------------------------------------------------------------- no double, no play


def scored(words, dealer=0, **options):
    """The scores of a deal in which nobody doubles, not even the dealer; None if it is played."""
    match = do(dealt(dealer=dealer, skipUndoubled="on", **options), f"declare {words}", *["double none"] * 4)
    if isinstance(match.turn, Act):
        return None
    (result,) = match.view(None).match.results
    assert result.skipped
    assert result.scored == result.base == match.standings.scores
    assert result.payments == ()
    return result.scored


def test_BAR_4_6_B37_No_Tricks_of_dealer_2():
    assert scored("NT", dealer=2) == (-9, -9, 1, -9)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("NT", (1, -9, -9, -9)),
        ("NQ", (0, -8, -8, -8)),
        ("NL", (0, -10, -10, -10)),
        ("NH", (0, -10, -10, -10)),
        ("NK", (1, -7, -7, -7)),
        ("TR S", None),
        ("DO 8", None),
    ],
)
def test_BAR_4_6_a_negative_deal_that_nobody_doubles_is_not_played(words, expected):
    assert scored(words) == expected


def test_BAR_4_6_off_it_is_played():
    match = do(declared("NT"), *["double none"] * 4)
    assert match.view(None).phase == "playing"


@pytest.mark.parametrize("doubles", [("1", "none"), ("none", "0"), ("none", "3")])
def test_BAR_4_6_any_double_at_all_and_it_is_played(doubles):
    match = declared("NK", skipUndoubled="on")
    texts = [f"double {doubles[1]}" if doubles[0] == "none" else "double none", "double none", "double none"]
    last = f"double {doubles[0]}"
    match = do(match, *texts)
    assert match.turn == Act(0)
    match = do(match, last)
    assert match.view(None).phase == "playing"


def test_BAR_4_6_a_lone_double_by_the_dealer_counts():
    match = do(declared("NL", skipUndoubled="on"), *["double none"] * 3, "double 2")
    assert match.view(None).phase == "playing"
    assert between(match, 0, 2) == 1


def test_BAR_4_6_where_the_dealer_is_not_asked_it_ends_with_the_third_answer():
    match = do(declared("NT", "international", skipUndoubled="on"), *["double none"] * 3)
    assert match.standings.scores == (1, -9, -9, -9)


def test_BAR_4_6_without_doubling_no_effect():
    assert declared("NT", doubling="off", skipUndoubled="on").view(None).phase == "playing"


def test_BAR_4_6_the_contract_is_used_up_and_the_deal_passes_on():
    match = do(declared("NT", skipUndoubled="on"), *["double none"] * 4)
    assert match.view(None).match.left_to(0) == ("NQ", "NL", "NH", "NK", "TR", "DO")
    assert [len(match.view(None).match.left_to(seat)) for seat in (1, 2, 3)] == [7, 7, 7]


def test_a_payment_names_who_pays():
    match = do(declared("NT"), "double 0", "double none", "double none", "double none")
    while isinstance(match.turn, Act):
        match = do(match, match.choice(match.turn.seat).legal[0])
    (result,) = match.view(None).match.results
    low, high = sorted((0, 1), key=lambda seat: result.base[seat])
    difference = result.base[high] - result.base[low]
    assert result.payments == ((Payment(low, high, 1, difference),) if difference else ())


def test_whom_one_beats_on_average_speaks_for_doubling_them():
    """BAR-2.6: in whole points, as they are shown; doubling nobody is right where everybody has more."""
    match = do(dealt(), "declare NT")
    view = match.view(match.turn.seat)
    assert view.seat == 1

    def by(action, *scores):
        fact = GAME.told_by_scores(view, GAME.parse(action), scores)
        return fact and (fact.key, *(seat for _, side in fact.values for seat in side.seats))

    assert by("double 0 2", -8.0, -5.0, -6.0, -4.0) == ("barbu-scores-more", 0, 2)
    assert by("double 0 2", -5.2, -5.0, -6.0, -4.0) == ("barbu-scores-as-much", 2, 0)
    assert by("double 0 2", -3.2, -5.0, -6.0, -4.0) == ("barbu-scores-hardly-less", 2, 0)
    assert by("double 0 2", -2.2, -5.0, -6.0, -4.0) == ("barbu-scores-more", 2)
    assert by("double 0", -4.0, -5.0, -6.0, -4.0) is None
    assert by("double none", -4.0, -5.0, -4.4, -4.0) == ("barbu-scores-least",)
    assert by("double none", -4.0, -5.0, -5.4, -4.0) is None, "two have as little"
    assert by("double none", -4.0, -5.0, -5.6, -4.0) is None
    assert GAME.told_by_scores(dealt().view(DEALER), GAME.parse("declare NT"), (1.0, 2.0, 3.0, 4.0)) is None
