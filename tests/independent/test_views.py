"""Checks `stich replay --view` against the *who sees what* table of each sheet, read a second time."""

import json
import random
import re

import pytest

from bot.cli.replay import seen_position
from engine.match import Match
from tests.independent import generator, record, schieber, schieber_cases
from tests.independent.compare import CASES, DEEP, matches, whole_match

CARD = re.compile(r"(?<![0-9A-Za-z])[AKQJT2-9][SHDC](?![0-9A-Za-z])", re.IGNORECASE)
RECORDS = 120 if DEEP else 12
SWAPS = 24
"""The number of exchanges of two hidden cards in a record."""


@pytest.mark.parametrize("seed", range(RECORDS))
@pytest.mark.parametrize("cases", CASES.values(), ids=CASES)
def test_a_view_holds_the_cards_that_its_seat_may_see_and_no_other(cases, seed):
    rules, lines = cases.RULES, whole_match(cases, f"views {seed}")
    table = record.start(lines[0])
    for number, match in enumerate(matches(lines), start=1):
        if number > 1:
            record.follow(table, lines[number - 1])
        for viewer in (*range(record.seats_at(table)), None):
            seen = cards_in(match, number, viewer)
            assert seen <= rules.may_see(table, viewer), f"line {number} for {viewer}"
            if viewer is not None and number > 1:
                assert set(table["hands"][viewer]) <= seen


def cards_in(match, number, viewer):
    """The cards in a position as a viewer sees it, without the options, which all know: one of them names a card."""
    position, public = (seen_position(match, number, seat) for seat in (viewer, None))
    assert position["view"].pop("options") == public["view"]["options"]
    return set(CARD.findall(json.dumps(position)))


@pytest.mark.parametrize("seed", range(RECORDS))
def test_nobody_else_notices_a_question_for_weis_that_is_answered_with_good(seed):
    """A private question and its silent answer change nothing that another seat or the public is shown."""
    rng = random.Random(f"good {seed}")
    first = json.loads(generator.header(rng, schieber_cases))
    fixed = {"weis": "large", "announce": "manual", "weisCredit": "afterTrick1", "ending": "fixedDeals", "target": 1}
    first["options"] = {**first.get("options", {}), **fixed}
    played = all_good(
        rng, [json.dumps(first), generator.deal_line(schieber_cases.dealt(rng, schieber_cases.equal_runs(rng)))]
    )
    assert any('"good"' in line for line in played)
    before: Match | None = None
    for number, match in enumerate(matches(played), start=1):
        if '"good"' in played[number - 1]:
            asked = json.loads(played[number - 1])["seat"]
            for viewer in [seat for seat in (0, 1, 2, 3, None) if seat != asked]:
                assert shown(before, viewer) == shown(match, viewer), f"line {number} for {viewer}"
        before = match
    assert number == len(played)


@pytest.mark.parametrize("seed", range(RECORDS))
def test_a_view_does_not_depend_on_who_holds_the_hidden_cards(seed):
    """After an exchange of two hidden cards, viewers who may not notice it have the same view after every line."""
    rng, compared = random.Random(f"swapped {seed}"), 0
    lines, dealt = some_deal(rng, whole_match(schieber_cases, f"swapped {seed}"))
    real = list(matches(lines))
    for _ in range(SWAPS):
        swapped = exchanged(rng, lines, dealt)
        answers, _ = record.answers(swapped)
        if len(answers) != len(lines) or "error" in answers[-1]:
            continue
        others = list(matches(swapped))
        for viewer, last in blind(lines, swapped):
            for number in range(dealt, last):
                one_view, other_view = shown(real[number - 1], viewer), shown(others[number - 1], viewer)
                assert one_view == other_view, f"line {number} for {viewer}"
                compared += 1
    assert compared


def shown(match, viewer):
    return json.dumps(seen_position(match, 0, viewer), sort_keys=True)


def some_deal(rng, lines):
    """A record up to the end of one of its deals, and the number of that deal's line."""
    deals = [number for number, line in enumerate(lines, start=1) if '"deal"' in line]
    chosen = rng.randrange(len(deals))
    return lines[: deals[chosen + 1] - 1] if chosen + 1 < len(deals) else lines, deals[chosen]


def all_good(rng, lines):
    """A record with one deal, continued at random; every question for Weis is answered with good."""
    _, table = record.answers(lines)
    lines = list(lines)
    while schieber.due(table) not in ("deal", "over"):
        text = "good" if table["phase"] == "announce" else rng.choice(schieber.legal(table))
        lines.append(generator.move_line(rng, table["turn"], text))
        schieber.act(table, text)
    return lines


def exchanged(rng, lines, dealt):
    """The record with two random cards of the pack in that line exchanged."""
    pack = json.loads(lines[dealt - 1])["deal"].split()
    first, second = rng.sample(range(len(pack)), 2)
    pack[first], pack[second] = pack[second], pack[first]
    return [*lines[: dealt - 1], generator.deal_line(pack), *lines[dealt:]]


def blind(lines, swapped):
    """For each viewer the first line at which they can distinguish the two records."""
    tables = [record.start(lines[0]), record.start(swapped[0])]
    known = {viewer: len(lines) + 1 for viewer in (0, 1, 2, 3, None)}
    for number in range(2, len(lines) + 1):
        for table, record_lines in zip(tables, (lines, swapped), strict=True):
            record.follow(table, record_lines[number - 1])
        for viewer in known:
            if known[viewer] > number and knows(tables[0], viewer) != knows(tables[1], viewer):
                known[viewer] = number
    return known.items()


def knows(table, viewer):
    """3: a viewer's knowledge: the public log, the scores, and their own hand and legal actions."""
    hand = sorted(table["hands"][viewer]) if viewer is not None else []
    mine = schieber.legal(table) if schieber.due(table) == viewer else []
    return [table["log"], table["scores"], schieber.due(table), hand, mine]
