"""Thousands of random Klaberjass records: the engine and the second Klaberjass say the same after every line."""

import os
import random
from collections import Counter

import pytest

from engine.record import Fault, position, read
from tests.independent import generator, record

RECORDS_IN_A_CHUNK = 125
CHUNKS = 160 if os.environ.get("DEEP_TESTS") else 16
"""Of the records, two of three are whole matches; the third ends with a line that is refused."""

MUST_OCCUR = (
    "declare", "yield", "win", "same", "same, by trump", "same, tied", "dix", "bella", "schmeiss",
    "throw-in", "play-on", "made", "bete", "passed out", "tied deal, makerZero", "tied deal, hold",
    "tied deal, bothScore", "pot paid", "both over", "illegal", "malformed", "over",
)  # fmt: skip
"""What must happen at least once in the records of the first chunks, or the comparison proves little."""
FIRST_CHUNKS = 4


def of_engine(lines):
    """What the engine says of every line, in the second Klaberjass's words."""
    found = []
    for number, one in enumerate(read("".join(line + "\n" for line in lines).encode()), start=1):
        if isinstance(one, Fault):
            assert one.number == number
            found.append({"n": number, "error": "malformed" if one.rule is None else "illegal"})
        else:
            found.append(position(one, number))
    return found


def records(chunk):
    for number in range(RECORDS_IN_A_CHUNK):
        rng = random.Random(f"klaberjass {chunk} {number}")
        yield generator.random_record(rng, broken=number % 3 == 0)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_engine_and_second_klaberjass_agree_on_every_line(chunk):
    for number, lines in enumerate(records(chunk)):
        assert_agreed(lines, f"record {chunk}/{number}")


def assert_agreed(lines, name):
    expected, _ = record.answers(lines)
    told = of_engine(lines)
    for line, ours, theirs in zip(lines, told, expected, strict=False):
        assert ours == theirs, f"{name}, line {ours['n']}: {line}"
    assert len(told) == len(expected)


@pytest.mark.parametrize("number", [1694, 3684])
def test_engine_and_second_klaberjass_agree_on_a_drawn_match(number):
    lines = generator.random_record(random.Random(f"klaberjass drawn {number}"), broken=False)
    assert record.answers(lines)[0][-1]["ranking"] == [[0, 1]]
    assert_agreed(lines, f"drawn {number}")


def test_the_random_records_hold_everything_that_is_rare():
    seen: Counter[str] = Counter()
    for chunk in range(FIRST_CHUNKS):
        for lines in records(chunk):
            told, table = record.answers(lines)
            seen.update(table["seen"] if table else [])
            seen[str(told[-1].get("error", told[-1].get("turn")))] += 1
    print(sorted(seen.items()))
    assert not [what for what in MUST_OCCUR if not seen[what]]


WITH_BYTE_ORDER_MARK = "\ufeff" + generator.header(random.Random(1))[0]


@pytest.mark.parametrize("line", [*generator.BAD_HEADERS, WITH_BYTE_ORDER_MARK, "null", "{}"])
def test_a_bad_first_line_is_malformed_for_both(line):
    assert of_engine([line]) == record.answers([line])[0] == [{"n": 1, "error": "malformed"}]


def test_an_empty_file_is_an_error_of_line_1():
    (fault,) = read(b"")
    assert isinstance(fault, Fault)
    assert (fault.number, fault.rule) == (1, None)


@pytest.mark.parametrize("line", generator.BAD_LINES)
@pytest.mark.parametrize("due", ["deal", "act", "over"])
def test_a_bad_later_line_is_malformed_for_both_whatever_is_due(line, due):
    whole = generator.random_record(random.Random(7), broken=False)
    lines = [*whole[: {"deal": 1, "act": 2, "over": None}[due]], line]
    assert of_engine(lines) == record.answers(lines)[0]
    assert of_engine(lines)[-1] == {"n": len(lines), "error": "malformed"}


@pytest.mark.parametrize("action", record.ACTIONS)
def test_every_action_is_legal_or_illegal_for_both_in_every_phase(action):
    whole = generator.random_record(random.Random(11), broken=False)
    for count in (1, 2, 3, 6, 9, 15, len(whole)):
        for seat in (0, 1):
            lines = [*whole[:count], f'{{"seat":{seat},"act":"{action}"}}']
            assert of_engine(lines) == record.answers(lines)[0]
