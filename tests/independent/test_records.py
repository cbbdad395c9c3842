"""Compares the engine with the second reading after every line of many random records of each game."""

import pickle
from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from engine.match import Match
from engine.record import Fault, position, read, read_next
from tests.independent import generator, record
from tests.independent.compare import (
    CASES,
    assert_agreed,
    chunks,
    counted_chunks,
    matches,
    of_engine,
    records,
    whole_match,
)

BYTE_ORDER_MARK = "\ufeff"


def of_every_game(name, values):
    """Parametrizes a test with the values of every game, with game and number as id."""
    parameters = [
        pytest.param(cases, value, id=f"{key}-{number}")
        for key, cases in CASES.items()
        for number, value in enumerate(values(cases))
    ]
    return pytest.mark.parametrize(("cases", name), parameters)


@cache
def agreed(cases, chunk):
    """Compares the records of a chunk and counts their events; cached, since two tests use the first chunks."""
    seen: Counter[str] = Counter()
    for number, lines in enumerate(records(cases, chunk)):
        answers, table = assert_agreed(lines, f"record {chunk}/{number}")
        seen.update(table["seen"] if table else [])
        seen[str(answers[-1].get("error", answers[-1].get("turn")))] += 1
    return seen


@of_every_game("chunk", chunks)
def test_engine_and_second_reading_agree_on_every_line(cases, chunk):
    assert sum(agreed(cases, chunk).values()) > 0


@of_every_game("number", lambda cases: cases.DRAWN)
def test_engine_and_second_reading_agree_on_a_drawn_match(cases, number):
    lines = whole_match(cases, f"{cases.RULES.NAME} drawn {number}")
    assert record.answers(lines)[0][-1]["ranking"] == [[0, 1]]
    assert_agreed(lines, f"drawn {number}")


@pytest.mark.parametrize("cases", CASES.values(), ids=CASES)
def test_every_rare_event_occurs_in_the_random_records(cases):
    seen = sum((agreed(cases, chunk) for chunk in counted_chunks(cases)), Counter())
    print(*(f"{count:8} {what}" for what, count in sorted(seen.items())), sep="\n")
    assert not [what for what in cases.MUST_OCCUR if not seen[what]]


def bad_first_lines(cases):
    return [*generator.bad_headers(cases), BYTE_ORDER_MARK + whole_match(cases, "any")[0]]


@of_every_game("line", bad_first_lines)
def test_a_bad_first_line_is_malformed_for_both(cases, line):
    malformed = [{"n": 1, "error": "malformed"}]
    assert of_engine([line]) == record.answers([line])[0] == malformed, cases.RULES.NAME


@of_every_game("line", lambda cases: generator.headers(cases, cases.GOOD_OPTIONS))
def test_both_read_options_that_no_lobby_offers_and_defaults_by_name(cases, line):
    before_the_deal = [{**record.position(record.start(line), 1), "turn": "deal"}]
    assert of_engine([line]) == record.answers([line])[0] == before_the_deal, cases.RULES.NAME


def test_an_empty_file_is_an_error_of_line_1():
    (fault,) = read(b"")
    assert isinstance(fault, Fault)
    assert (fault.number, fault.rule) == (1, None)


@dataclass(frozen=True)
class Reached:
    """A position that both readings have reached with the same answers."""

    count: int
    match: Match
    table: bytes
    """The second reading's table, pickled, since a further line changes it."""

    def next(self, line):
        """The answers of both to a further line."""
        number = self.count + 1
        return words(read_next(self.match, number, line.encode()), number), self._second(line, number)

    def _second(self, line, number):
        table: Any = pickle.loads(self.table)
        try:
            record.follow(table, line)
        except record.Malformed:
            return {"n": number, "error": "malformed"}
        except record.Illegal:
            return {"n": number, "error": "illegal"}
        return record.position(table, number)


def words(outcome, number):
    """The engine's answer to a line in the second reading's form."""
    if isinstance(outcome, Fault):
        return {"n": number, "error": "malformed" if outcome.rule is None else "illegal"}
    return position(outcome, number)


@cache
def reached(cases, name, count):
    """The position of the whole match of this name after `count` lines, or after all."""
    lines = whole_match(cases, name)[:count]
    _, table = assert_agreed(lines, name)
    *_, match = matches(lines)
    return Reached(len(lines), match, pickle.dumps(table))


@pytest.mark.parametrize("due", ["deal", "act", "over"])
@of_every_game("line", generator.bad_lines)
def test_a_bad_later_line_is_malformed_for_both_in_every_phase(cases, line, due):
    before = reached(cases, "7", {"deal": 1, "act": 2, "over": None}[due])
    ours, theirs = before.next(line)
    assert ours == theirs == {"n": before.count + 1, "error": "malformed"}


@of_every_game("action", generator.well_written)
def test_every_action_is_legal_or_illegal_for_both_in_every_phase(cases, action):
    for count in (1, 2, 3, 6, 9, 15, None):
        before = reached(cases, cases.EVERY_PHASE, count)
        for seat in range(before.match.header.seats):
            ours, theirs = before.next(f'{{"seat":{seat},"act":"{action}"}}')
            assert ours == theirs
