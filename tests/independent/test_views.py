"""What `stich replay --view` shows, against the *who sees what* table of the sheet, read a second time."""

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
"""How often two hidden cards of a record are exchanged, to see who notices."""


@pytest.mark.parametrize("seed", range(RECORDS))
@pytest.mark.parametrize("cases", CASES.values(), ids=CASES)
def test_a_view_holds_the_cards_that_its_seat_may_see_and_no_other(cases, seed):
    rules, lines = cases.RULES, whole_match(cases, f"views {seed}")
    table = record.start(lines[0])
    for number, match in enumerate(matches(lines), start=1):
        if number > 1:
            record.follow(table, lines[number - 1])
        for viewer in (*range(record.seats_at(table)), None):
            seen = set(CARD.findall(json.dumps(seen_position(match, number, viewer))))
            assert seen <= rules.may_see(table, viewer), f"line {number} for {viewer}"
            if viewer is not None and number > 1:
                assert set(table["hands"][viewer]) <= seen


@pytest.mark.parametrize("seed", range(RECORDS))
def test_who_is_asked_for_his_weis_and_says_good_is_not_noticed(seed):
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
def test_a_view_is_the_same_whoever_holds_the_cards_that_are_hidden(seed):
    """Two hidden cards of a deal are exchanged: who may not know it is shown the same after every line."""
    rng, compared = random.Random(f"swapped {seed}"), 0
    lines, dealt = some_deal(rng, whole_match(schieber_cases, f"swapped {seed}"))
    real = list(matches(lines))
    for _ in range(SWAPS):
        swapped = exchanged(rng, lines, dealt)
        told, _ = record.answers(swapped)
        if len(told) != len(lines) or "error" in told[-1]:
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
    """A record with one deal, played on at random; whoever is asked for his Weis says good."""
    _, table = record.answers(lines)
    lines = list(lines)
    while schieber.due(table) not in ("deal", "over"):
        text = "good" if table["phase"] == "announce" else rng.choice(schieber.legal(table))
        lines.append(generator.move_line(rng, table["turn"], text))
        schieber.act(table, text)
    return lines


def exchanged(rng, lines, dealt):
    """The record with two places of the pack of that line exchanged."""
    pack = json.loads(lines[dealt - 1])["deal"].split()
    one, other = rng.sample(range(len(pack)), 2)
    pack[one], pack[other] = pack[other], pack[one]
    return [*lines[: dealt - 1], generator.deal_line(pack), *lines[dealt:]]


def blind(lines, swapped):
    """Who cannot tell the two records apart, and up to which line he cannot."""
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
    """3: what was said, played, credited and shown, and the viewer's own hand, with what he may do with it."""
    hand = sorted(table["hands"][viewer]) if viewer is not None else []
    mine = schieber.legal(table) if schieber.due(table) == viewer else []
    return [table["told"], table["scores"], schieber.due(table), hand, mine]
