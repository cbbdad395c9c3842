"""BAR-2.6: the numbers in the texts of the score sheet are those that make the score."""

import pytest

from engine.games.barbu import GAME
from engine.games.barbu.contracts import TOTALS
from tests.games.barbu.table import NOBODY, dealt, random_match
from tests.games.table import do

EACH = {"NT": -2, "NQ": -6, "NH": -2, "NK": -20, "TR": 5}
PLACES = {1: 45, 2: 20, 3: 5, 4: -5}
HEART_ACE = -4


def of_seat(deal, seat):
    return [entry for entry in deal.entries if entry.side == seat]


@pytest.mark.parametrize("preset", ["article", "international"])
def test_BAR_1_3_the_details_of_each_player_make_the_score_before_doubles(preset):
    match = random_match(11, preset)[-1]
    seen = set()
    for deal, result in zip(GAME.sheet(match.view(None)), match.state.match.results, strict=True):
        contract = result.record.declared.contract
        seen.add(contract)
        firsts = [of_seat(deal, seat)[0] for seat in range(4)]
        aces = 0
        for entry in firsts:
            values = dict(entry.reason.values)
            if contract == "DO":
                assert entry.amount == PLACES[values["place"]]
            elif contract == "NL":
                assert entry.amount == -values["amount"]
            else:
                beyond = entry.amount - EACH[contract] * values["count"]
                assert beyond in ((0, HEART_ACE) if contract == "NH" else (0,))
                assert (beyond == HEART_ACE) == (entry.reason.key == "barbu-sheet-NH-ace")
                aces += beyond == HEART_ACE
        assert aces == (contract == "NH")
        assert sum(entry.amount for entry in firsts) == sum(deal.scored) == TOTALS[contract]
        assert [sum(entry.amount for entry in of_seat(deal, seat)) for seat in range(4)] == list(deal.scored)
    assert seen == set(TOTALS)


@pytest.mark.parametrize(("contract", "check"), [("NT", -26), ("NQ", -24), ("NL", -30), ("NH", -30), ("NK", -20)])
@pytest.mark.parametrize("dealer", range(4))
def test_BAR_4_6_the_check_of_a_deal_that_is_not_played_is_that_of_its_contract(contract, check, dealer):
    match = do(dealt(dealer=dealer, skipUndoubled="on"), f"declare {contract}", *NOBODY)
    (deal,) = GAME.sheet(match.view(None))
    assert sum(deal.scored) == check
    assert [dict(text.values)["sum"] for text in deal.headline if text.key == "barbu-sheet-check"] == [check]
    assert {entry.reason.key for entry in deal.entries} == {"barbu-sheet-skipped"}
    others = {deal.scored[seat] for seat in range(4) if seat != dealer}
    assert others == {check // 3}, "a third of the minus, rounded up"
    assert deal.scored[dealer] == check - 3 * others.pop()


def test_BAR_3_2_between_two_deals_all_see_what_is_left_to_those_who_have_declared():
    match = do(dealt(dealer=1, skipUndoubled="on"), "declare NT", *NOBODY)
    seats = GAME.scene(match.view(None)).seats
    assert [[text.key for text in seat.aside if text.key.startswith("barbu-left")] for seat in seats] == [
        [], ["barbu-left"], [], [],
    ]  # fmt: skip
