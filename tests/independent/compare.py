"""Compares the engine with the second reading of a game, line by line and account by account."""

import os
import random

from engine.match import Match
from engine.record import Fault, position, read
from tests.independent import accounts, barbu_cases, generator, klaberjass_cases, record, schieber_cases, vira_cases

CASES = {cases.RULES.NAME: cases for cases in (klaberjass_cases, schieber_cases, barbu_cases, vira_cases)}
"""The module of cases of every game with a second reading, by the game's name."""
RECORDS_IN_A_CHUNK = 125
"""Two of three records are whole matches, one ends with a line that is refused."""
DEALS_COMPARED_AT_ONCE = 2
"""The number of deals after each of which the score sheet is compared before the record ends."""

DEEP = bool(os.environ.get("DEEP_TESTS"))


def chunks(cases):
    """Gives the numbers of the chunks of records to compare."""
    return range(cases.DEEP_CHUNKS if DEEP else cases.CHUNKS)


def counted_chunks(cases):
    """Gives the numbers of the first chunks, in which every rare event must occur."""
    return range(cases.DEEP_CHUNKS if DEEP else cases.FIRST_CHUNKS)


def records(cases, chunk):
    """Yields the random records of a chunk, each as its lines."""
    for number in range(RECORDS_IN_A_CHUNK):
        rng = random.Random(f"{cases.RULES.NAME} {chunk} {number}")
        yield generator.random_record(rng, cases, broken=number % 3 == 0)


def whole_match(cases, name):
    """Gives the lines of a whole random match; the name is its seed."""
    return generator.random_record(random.Random(name), cases, broken=False)


def matches(lines):
    """Yields the engine's result of each line: a match, or a fault for a line that it refuses."""
    return read("".join(line + "\n" for line in lines).encode())


def words(outcome, number):
    """Gives the engine's answer to a line in the second reading's form."""
    if isinstance(outcome, Fault):
        assert outcome.number == number
        return {"n": number, "error": "malformed" if outcome.rule is None else "illegal"}
    return position(outcome, number)


def of_engine(lines):
    """Gives the engine's answer to each line in the second reading's form."""
    return [words(outcome, number) for number, outcome in enumerate(matches(lines), start=1)]


def assert_agreed(lines, name):
    """Compares every line's answer and every deal's account, and gives the second reading's answers and table.

    The accounts of all deals are compared in the end, on the whole score sheet. Whether a deal has its account as soon
    as it ends is checked after the first deals only, since the engine computes the whole sheet each time.
    """
    expected, table = record.answers(lines)
    expected_accounts = table.get("accounts", []) if table else []
    deals, last = 0, None
    for number, outcome in enumerate(matches(lines), start=1):
        ours = words(outcome, number)
        assert ours == expected[number - 1], f"{name}, line {number}: {lines[number - 1]}"
        if isinstance(outcome, Match):
            last = outcome
            if number > 1 and ours["turn"] in ("deal", "over"):
                deals += 1
                if deals <= DEALS_COMPARED_AT_ONCE:
                    assert_same_accounts(outcome, expected_accounts[:deals], f"{name}, line {number}")
    assert number == len(expected), f"{name}: the engine has too few lines"
    if last is not None:
        assert_same_accounts(last, expected_accounts, f"{name}, in the end")
    return expected, table


def assert_same_accounts(match, expected, name):
    """Compares every deal's account on the engine's score sheet with that of the second reading."""
    actual = accounts.of_engine(match)
    for number, (ours, theirs) in enumerate(zip(actual, expected, strict=False), start=1):
        assert ours == theirs, f"{name}: the account of deal {number}"
    assert len(actual) == len(expected), f"{name}: the number of accounts"
