"""Checks when and how a match of the second Schieber ends, against the worked examples of the sheet.

In the two full deals the engine is compared too, with every option that decides where a match ends.
"""

import json

import pytest

from tests.independent import generator, record, schieber, schieber_options
from tests.independent.compare import assert_agreed
from tests.independent.schieber_deals import S31, S31_TRICKS, S32, S32_TRICKS, SHEET, dealt, play


@pytest.mark.parametrize(
    ("before", "after", "cards"),
    [
        pytest.param([2420, 2470], [2420, 2510], 3, id="S33"),
        pytest.param([2465, 2470], [2505, 2470], 3, id="S34"),
        pytest.param([2440, 2461], [2440, 2501], 3, id="S35"),
        pytest.param([2380, 2300], [2508, 2340], 4, id="S36a"),
        pytest.param([2300, 2400], [2514, 2492], 20, id="S36"),
    ],
)
@pytest.mark.parametrize("credited", ["announcement", "afterTrick1"])
def test_going_out(before, after, cards, credited):
    table = dealt(S31, {**SHEET, "weisCredit": credited}, before)
    schieber.act(table, "choose C")
    play(table, S31_TRICKS)
    assert (schieber.due(table), table["scores"]) == ("over", after)
    played = 36 - sum(map(len, table["hands"]))
    assert played == (max(cards, 4) if credited == "afterTrick1" else cards)
    assert schieber.ranking(table) == ([[0], [1]] if after[0] > after[1] else [[1], [0]])


def test_both_out_with_card_points_S37():
    table = dealt(S31, {**SHEET, "ending": "endOfDeal"}, [2300, 2400])
    schieber.act(table, "choose C")
    assert play(table, S31_TRICKS)[-2:] == [[2340, 2440], [2514, 2580]]
    assert (schieber.due(table), schieber.ranking(table)) == ("over", [[1], [0]])


def test_in_the_article_S37_ends_with_both_out_and_every_stoeck_counted():
    table = dealt(S31, {}, [2300, 2400])
    schieber.act(table, "choose C")
    assert play(table, S31_TRICKS)[-2:] == [[2300, 2440], [2514, 2620]]
    assert (schieber.due(table), schieber.ranking(table)) == ("over", [[1], [0]])


@pytest.mark.parametrize(
    ("order", "before", "after"),
    [
        ("stoeck-weis-stich", [2420, 2470], [2420, 2510]),
        ("stoeck-stich-weis", [2420, 2470], [2508, 2470]),
        ("stoeck-stich-weis", [2465, 2470], [2505, 2470]),
        ("stoeck-stich-weis", [2380, 2470], [2508, 2470]),
        ("stoeck-stich-weis", [2340, 2470], [2428, 2510]),
    ],
)
def test_the_order_of_crediting_2_7(order, before, after):
    table = dealt(S31, {**SHEET, "order": order}, before)
    schieber.act(table, "choose C")
    play(table, S31_TRICKS[:1])
    assert (schieber.due(table), table["scores"]) == ("over", after)
    assert bool(table["weis_shown"]) is (after[1] == 2510), "Weis without a credit are not shown"


def record_of(hands, contract, tricks, **options):
    """The record of a full deal up to the end of the match; seat 0 is forehand."""
    first = {"stich": 1, "game": "schieber", "options": {**options, "firstForehand": "right"}, "seats": 4, "dealer": 3}
    pack = [card for start in (0, 3, 6) for hand in hands for card in hand.split()[start : start + 3]]
    lines = [json.dumps(first), generator.deal_line(pack)]
    table = record.answers(lines)[1]
    for text in ["choose " + contract, *("play " + card for trick in tricks for card in trick.split())]:
        if schieber.due(table) == "over":
            break
        lines.append(json.dumps({"seat": schieber.due(table), "act": text}))
        schieber.act(table, text)
    return lines


@pytest.mark.parametrize("order", schieber_options.OFFERED["order"])
@pytest.mark.parametrize("credited", schieber_options.OFFERED["weisCredit"])
@pytest.mark.parametrize("stoeck", schieber_options.OFFERED["stoeck"])
@pytest.mark.parametrize("ending", ["endOfDeal", "immediate"])
def test_the_engine_ends_S31_at_the_same_step_whatever_the_target(ending, stoeck, credited, order):
    ended = set()
    for target in [1, *range(20, 240, 4)]:
        lines = record_of(
            S31, "C", S31_TRICKS, target=target, ending=ending, stoeck=stoeck, weisCredit=credited, order=order
        )
        assert_agreed(lines, f"S31 to {target}")
        ended.add(len(lines))
    assert len(ended) > (4 if ending == "immediate" else 1)


def test_of_two_stoeck_after_the_last_trick_that_of_forehand_counts_first():
    lines = record_of(S31, "C", S31_TRICKS, target=213, ending="immediate", stoeck="anySuit")
    assert record.answers(lines)[0][-1] == {"n": 39, "turn": "over", "scores": [214, 180], "ranking": [[0], [1]]}
    assert_agreed(lines, "S31 to 213")


@pytest.mark.parametrize("undenufe", ["A", "6"])
@pytest.mark.parametrize("ending", ["endOfDeal", "immediate"])
@pytest.mark.parametrize("stoeck", ["anySuit", "trump"])
def test_the_engine_counts_S32_as_the_sheet(undenufe, ending, stoeck):
    lines = record_of(S32, "U", S32_TRICKS, undenufeValues=undenufe, ending=ending, stoeck=stoeck)
    assert record.answers(lines)[0][-1]["scores"] == [1108, 80 if stoeck == "anySuit" else 0]
    assert_agreed(lines, "S32")
