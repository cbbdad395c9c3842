"""Thousands of random records of each game: the engine and the second reading say the same after every line."""

from collections import Counter

import pytest

from engine.record import Fault, read
from tests.independent import generator, record
from tests.independent.compare import CASES, assert_agreed, chunks, counted_chunks, of_engine, records, whole_match

BYTE_ORDER_MARK = "\ufeff"


def of_every_game(name, values):
    """Runs a test with the values that a game has, for every game; each is known by its game and number."""
    found = [
        pytest.param(cases, value, id=f"{key}-{number}")
        for key, cases in CASES.items()
        for number, value in enumerate(values(cases))
    ]
    return pytest.mark.parametrize(("cases", name), found)


@of_every_game("chunk", chunks)
def test_engine_and_second_reading_agree_on_every_line(cases, chunk):
    for number, lines in enumerate(records(cases, chunk)):
        assert_agreed(lines, f"record {chunk}/{number}")


@of_every_game("number", lambda cases: cases.DRAWN)
def test_engine_and_second_reading_agree_on_a_drawn_match(cases, number):
    lines = whole_match(cases, f"{cases.RULES.NAME} drawn {number}")
    assert record.answers(lines)[0][-1]["ranking"] == [[0, 1]]
    assert_agreed(lines, f"drawn {number}")


@pytest.mark.parametrize("cases", CASES.values(), ids=CASES)
def test_the_random_records_hold_everything_that_is_rare(cases):
    seen: Counter[str] = Counter()
    for chunk in counted_chunks(cases):
        for lines in records(cases, chunk):
            told, table = record.answers(lines)
            seen.update(table["seen"] if table else [])
            seen[str(told[-1].get("error", told[-1].get("turn")))] += 1
    print(*(f"{count:8} {what}" for what, count in sorted(seen.items())), sep="\n")
    assert not [what for what in cases.MUST_OCCUR if not seen[what]]


def bad_first_lines(cases):
    return [*generator.bad_headers(cases), BYTE_ORDER_MARK + whole_match(cases, "any")[0]]


@of_every_game("line", bad_first_lines)
def test_a_bad_first_line_is_malformed_for_both(cases, line):
    malformed = [{"n": 1, "error": "malformed"}]
    assert of_engine([line]) == record.answers([line])[0] == malformed, cases.RULES.NAME


@of_every_game("line", lambda cases: generator.headers(cases, cases.GOOD_OPTIONS))
def test_options_that_no_lobby_offers_and_defaults_by_name_are_read_by_both(cases, line):
    before_the_deal = [{"n": 1, "turn": "deal", "scores": cases.RULES.new_table(0)["scores"]}]
    assert of_engine([line]) == record.answers([line])[0] == before_the_deal, cases.RULES.NAME


def test_an_empty_file_is_an_error_of_line_1():
    (fault,) = read(b"")
    assert isinstance(fault, Fault)
    assert (fault.number, fault.rule) == (1, None)


@pytest.mark.parametrize("due", ["deal", "act", "over"])
@of_every_game("line", generator.bad_lines)
def test_a_bad_later_line_is_malformed_for_both_whatever_is_due(cases, line, due):
    whole = whole_match(cases, "7")
    lines = [*whole[: {"deal": 1, "act": 2, "over": None}[due]], line]
    assert of_engine(lines) == record.answers(lines)[0]
    assert of_engine(lines)[-1] == {"n": len(lines), "error": "malformed"}


@of_every_game("action", lambda cases: record.actions(cases.RULES))
def test_every_action_is_legal_or_illegal_for_both_in_every_phase(cases, action):
    whole = whole_match(cases, cases.EVERY_PHASE)
    for count in (1, 2, 3, 6, 9, 15, len(whole)):
        for seat in range(cases.RULES.SEATS):
            lines = [*whole[:count], f'{{"seat":{seat},"act":"{action}"}}']
            assert of_engine(lines) == record.answers(lines)[0]
