"""Checks whole matches of the second Barbu: sums, compulsory doubles, declarers and ranking."""

import random

import pytest

from tests.independent import barbu, barbu_cases


def some_match(name, **options):
    """A whole match of these options, with its account."""
    rng = random.Random(name)
    table = barbu.new_table(rng.randrange(4), options, rng.choice(["article", "international"]))
    while barbu.due(table) != "over":
        if barbu.due(table) == "deal":
            barbu.deal(table, barbu_cases.random_pack(rng))
        else:
            barbu.act(table, barbu_cases.choose(rng, table))
    return table


@pytest.mark.parametrize("number", range(10))
def test_28_deals_sum_to_0_and_every_deal_to_its_contract(number):
    rng = random.Random(f"options {number}")
    free = [name for name in barbu.OFFERED if name != "length"]
    table = some_match(
        f"whole {number}", **{name: rng.choice(barbu.OFFERED[name]) for name in free if rng.random() < 0.5}
    )
    assert len(table["sheet"]) == 28
    for account in table["sheet"]:
        assert sum(account["deal"]) == sum(account["base"]) == barbu.SUMS[account["contract"]]
    assert sum(table["scores"]) == 0
    assert table["scores"] == [sum(account["deal"][seat] for account in table["sheet"]) for seat in range(4)]
    for seat in range(4):
        assert sorted(table["declared"][seat]) == sorted(barbu.CONTRACTS)


@pytest.mark.parametrize("number", range(4))
def test_each_non_dealer_doubles_each_declarer_twice(number):
    table = some_match(f"twice {number}", mandatoryDoubles=2, doubling="on", skipUndoubled="off")
    done = [
        (doubler, account["dealer"])
        for account in table["sheet"]
        for doubler, other in account["doubles"]
        if other == account["dealer"]
    ]
    assert all(done.count((doubler, other)) >= 2 for doubler in range(4) for other in range(4) if doubler != other)


@pytest.mark.parametrize("length", [28, 12, 4])
@pytest.mark.parametrize("order", ["rotate", "sevenInRow"])
def test_the_order_of_declarers(length, order):
    table = some_match(f"{length} {order}", length=length, declarerOrder=order)
    dealers = [account["dealer"] for account in table["sheet"]]
    first, each = dealers[0], length // 4
    rows = [(first + number) % 4 for number in range(4)]
    assert dealers == (rows * each if order == "rotate" else [seat for seat in rows for _ in range(each)])
    assert all(len(set(declared)) == each for declared in table["declared"])


@pytest.mark.parametrize(
    ("scores", "groups"),
    [
        ([10, -5, 10, -15], [[0, 2], [1], [3]]),
        ([0, 0, 0, 0], [[0, 1, 2, 3]]),
        ([-3, -2, -1, 6], [[3], [2], [1], [0]]),
        ([5, -5, -5, 5], [[0, 3], [1, 2]]),
    ],
)
def test_ranking(scores, groups):
    assert barbu.ranking({"scores": scores}) == groups
