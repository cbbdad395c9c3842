"""Compares the engine with the second reading of a game, line by line and account by account."""

import os
import random

from engine.match import Match
from engine.record import Fault, position, read
from tests.independent import accounts, barbu_cases, generator, klaberjass_cases, record, schieber_cases, vira_cases

CASES = {cases.RULES.NAME: cases for cases in (klaberjass_cases, schieber_cases, barbu_cases, vira_cases)}
"""Every game with a second reading, and what its random records are made of."""
RECORDS_IN_A_CHUNK = 125
"""Of three records two are whole matches, and one ends with a line that is refused."""
DEALS_LOOKED_AT_AT_ONCE = 2
"""After how many deals of a record the score sheet is compared before the record ends."""

DEEP = bool(os.environ.get("DEEP_TESTS"))


def chunks(cases):
    """Gives the numbers of the chunks of records that are compared."""
    return range(cases.DEEP_CHUNKS if DEEP else cases.CHUNKS)


def counted_chunks(cases):
    """Gives those of them in which everything rare must occur: the first few, so that little is made twice."""
    return range(cases.DEEP_CHUNKS if DEEP else cases.FIRST_CHUNKS)


def records(cases, chunk):
    """Yields the random records of a chunk, each as its lines."""
    for number in range(RECORDS_IN_A_CHUNK):
        rng = random.Random(f"{cases.RULES.NAME} {chunk} {number}")
        yield generator.random_record(rng, cases, broken=number % 3 == 0)


def whole_match(cases, name):
    """Gives the lines of a random match that is played to its end; the name is its seed."""
    return generator.random_record(random.Random(name), cases, broken=False)


def matches(lines):
    """Yields what the engine makes of each line: a match, and a fault where it refuses the line."""
    return read("".join(line + "\n" for line in lines).encode())


def words(outcome, number):
    """Gives what the engine says of a line, in the second reading's words."""
    if isinstance(outcome, Fault):
        assert outcome.number == number
        return {"n": number, "error": "malformed" if outcome.rule is None else "illegal"}
    return position(outcome, number)


def of_engine(lines):
    """Gives what the engine says of each line, in the second reading's words."""
    return [words(outcome, number) for number, outcome in enumerate(matches(lines), start=1)]


def assert_agreed(lines, name):
    """Gives the second reading's answers and table; the engine says the same of each line and of each deal's account.

    The accounts of all deals are compared in the end, on the whole score sheet; that a deal has its account as soon as
    it has ended is looked at after the first deals only, as the engine makes the whole sheet each time.
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
                if deals <= DEALS_LOOKED_AT_AT_ONCE:
                    assert_same_accounts(outcome, expected_accounts[:deals], f"{name}, line {number}")
    assert number == len(expected), f"{name}: the engine has stopped"
    if last is not None:
        assert_same_accounts(last, expected_accounts, f"{name}, in the end")
    return expected, table


def assert_same_accounts(match, expected, name):
    """Compares every deal's account on the engine's score sheet with that of the second reading."""
    told = accounts.of_engine(match)
    for number, (ours, theirs) in enumerate(zip(told, expected, strict=False), start=1):
        assert ours == theirs, f"{name}: the account of deal {number}"
    assert len(told) == len(expected), f"{name}: the number of accounts"
