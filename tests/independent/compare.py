"""The engine and the second reading of a game, side by side."""

import os
import random

from engine.record import Fault, position, read
from tests.independent import barbu_cases, generator, klaberjass_cases, record, schieber_cases, vira_cases

CASES = {cases.RULES.NAME: cases for cases in (klaberjass_cases, schieber_cases, barbu_cases, vira_cases)}
"""Every game that has a second reading, and what its random records are made of."""
RECORDS_IN_A_CHUNK = 125
"""Of the records, two of three are whole matches; the third ends with a line that is refused."""


DEEP = bool(os.environ.get("DEEP_TESTS"))


def chunks(cases):
    """How many chunks of records are compared."""
    return range(cases.DEEP_CHUNKS if DEEP else cases.CHUNKS)


def counted_chunks(cases):
    """How many of them must hold everything that is rare: the first ones, so that little is made twice."""
    return range(cases.DEEP_CHUNKS if DEEP else cases.FIRST_CHUNKS)


def records(cases, chunk):
    for number in range(RECORDS_IN_A_CHUNK):
        rng = random.Random(f"{cases.RULES.NAME} {chunk} {number}")
        yield generator.random_record(rng, cases, broken=number % 3 == 0)


def whole_match(cases, name):
    """A match that was played to its end."""
    return generator.random_record(random.Random(name), cases, broken=False)


def matches(lines):
    """What the engine makes of every line: a match, and where it refuses a fault."""
    return read("".join(line + "\n" for line in lines).encode())


def of_engine(lines):
    """What the engine says of every line, in the second reading's words."""
    found = []
    for number, one in enumerate(matches(lines), start=1):
        if isinstance(one, Fault):
            assert one.number == number
            found.append({"n": number, "error": "malformed" if one.rule is None else "illegal"})
        else:
            found.append(position(one, number))
    return found


def assert_agreed(lines, name):
    """The second reading's answers and table, when the engine has said the same of every line."""
    expected, table = record.answers(lines)
    told = of_engine(lines)
    for line, ours, theirs in zip(lines, told, expected, strict=False):
        assert ours == theirs, f"{name}, line {ours['n']}: {line}"
    assert len(told) == len(expected)
    return expected, table
