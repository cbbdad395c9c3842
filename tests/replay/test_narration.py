"""`stich replay` without `--json`: a readable account in words."""

import re

import pytest

from tests.i18n.catalogues import vocabulary
from tests.independent import schieber_cases
from tests.independent.compare import whole_match
from tests.replay.records import SHORT, WHOLE, run, text

ENGLISH_ALONE = vocabulary("en") - vocabulary("de")
"""Words of English texts that no German text has."""


def account(capsys, file, *more):
    status = run(file, *more)
    out, err = capsys.readouterr()
    assert err == ""
    return status, out


def test_the_account_follows_the_record_line_by_line(file, capsys):
    file.write_bytes(text(SHORT))
    status, out = account(capsys, file)
    assert status == 0
    lines = [int(number) for number in re.findall(r"^ +(\d+)  ", out, re.MULTILINE)]
    assert lines == sorted(lines)
    assert set(lines) == set(range(2, len(SHORT) + 1))
    assert out.splitlines()[0].startswith("Klaberjass")
    assert out.splitlines()[-1] == "The record ends here; Seat 0 is to act."


def test_a_whole_match_is_told_to_its_winner(file, capsys):
    file.write_bytes(text(WHOLE))
    status, out = account(capsys, file)
    assert status == 0
    assert out.count("\n\n") == sum(line.startswith('{"deal"') for line in WHOLE)
    assert out.splitlines()[-1].startswith("The match is over: 1. Seat ")


def test_tied_teams_are_listed_separately(file, capsys):
    lines = whole_match(schieber_cases, f"schieber drawn {schieber_cases.DRAWN[0]}")
    file.write_bytes(text(lines))
    _, out = account(capsys, file)
    assert out.splitlines()[-1] == "The match is over: 1. Seat 0 and Seat 2 · Seat 1 and Seat 3"


def test_the_account_can_be_japanese(file, capsys):
    file.write_bytes(text(WHOLE))
    _, english = account(capsys, file)
    _, japanese = account(capsys, file, "--language", "ja")
    assert len(japanese.splitlines()) == len(english.splitlines())
    assert not re.search(r"[a-z]{3}", re.sub(r"record|public", "", japanese))


def test_the_account_can_be_german(file, capsys):
    file.write_bytes(text(WHOLE))
    _, english = account(capsys, file)
    _, german = account(capsys, file, "--language", "de")
    assert len(german.splitlines()) == len(english.splitlines())
    assert re.search(r"^Die Partie ist zu Ende: 1\. Platz [01] ", german.splitlines()[-1])
    assert set(re.findall(r"[^\W\d_]{2,}", english.lower())) & ENGLISH_ALONE
    assert not set(re.findall(r"[^\W\d_]{2,}", german.lower())) & ENGLISH_ALONE


@pytest.mark.parametrize(
    ("line", "beginnings"),
    [
        ('{"seat":0,"act":"win"}', ["Line 6 breaks the rules: ", "The rule: "]),
        ("nonsense", ["Line 6 cannot be read: "]),
    ],
)
def test_a_refused_line_ends_the_account(file, capsys, line, beginnings):
    file.write_bytes(text([*SHORT[:5], line, *SHORT[5:]]))
    status, out = account(capsys, file)
    assert status == 1
    last = out.splitlines()[-len(beginnings) :]
    assert all(text.startswith(beginning) for text, beginning in zip(last, beginnings, strict=True))


def test_a_record_that_stops_between_deals_says_so(file, capsys):
    file.write_bytes(text(SHORT[:1]))
    status, out = account(capsys, file)
    assert status == 0
    assert "before the next deal" in out


def test_the_heading_has_the_options_of_the_record(file, capsys):
    file.write_bytes(text(SHORT[:1]))
    assert "300" in account(capsys, file)[1]
