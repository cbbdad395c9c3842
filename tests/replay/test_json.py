"""`stich replay --json`: one object for every line, exactly as the notation says."""

import json

from tests.independent import record
from tests.replay.records import SHORT, WHOLE, run, text

AFTER_SHORT = [
    {"n": 1, "turn": "deal", "scores": [0, 0]},
    {"n": 2, "turn": 1, "legal": ["pass", "take"], "scores": [0, 0]},
    {"n": 3, "turn": 1, "legal": ["dix", "silent"], "scores": [0, 0]},
    {"n": 4, "turn": 1, "legal": ["declare", "silent"], "scores": [0, 0]},
    {"n": 5, "turn": 0, "legal": ["same", "yield"], "scores": [0, 0]},
    {
        "n": 6,
        "turn": 1,
        "legal": [
            "play 9C", "play AC", "play JH", "play KC", "play KH", "play QC", "play QD", "play TS", "play 7D",
        ],
        "scores": [0, 0],
    },
    {"n": 7, "turn": 0, "legal": ["play 9D", "play KD", "play TD"], "scores": [0, 0]},
]  # fmt: skip
AFTER_SHORT[5]["legal"].sort()


def objects(capsys):
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_an_object_for_each_line_in_order(file, capsys):
    file.write_bytes(text(SHORT))
    assert run(file, "--json") == 0
    assert objects(capsys) == AFTER_SHORT


def test_a_whole_match_ends_with_its_ranking(file, capsys):
    file.write_bytes(text(WHOLE))
    assert run(file, "--json") == 0
    lines = objects(capsys)
    assert lines == record.answers(WHOLE)[0]
    assert lines[-1]["turn"] == "over"
    assert "legal" not in lines[-1]


def test_the_last_newline_may_be_missing(file, capsys):
    file.write_bytes(text(SHORT).removesuffix(b"\n"))
    assert run(file, "--json") == 0
    assert objects(capsys) == AFTER_SHORT


def test_an_illegal_line_ends_the_output_with_its_rule(file, capsys):
    file.write_bytes(text([*SHORT[:5], '{"seat":0,"act":"win"}', *SHORT[5:]]))
    assert run(file, "--json") == 1
    lines = objects(capsys)
    assert lines[:-1] == AFTER_SHORT[:5]
    assert lines[-1].keys() == {"n", "error"}
    assert lines[-1]["n"] == 6
    assert lines[-1]["error"].keys() == {"rule", "message"}
    assert lines[-1]["error"]["rule"].startswith("KLA-2.6")
    assert len(lines[-1]["error"]["message"]) > 10


def test_a_malformed_line_has_a_number_and_no_rule(file, capsys):
    file.write_bytes(text([*SHORT[:5], "take", *SHORT[5:]]))
    assert run(file, "--json") == 1
    lines = objects(capsys)
    assert lines[:-1] == AFTER_SHORT[:5]
    assert lines[-1]["error"]["rule"] is None
    assert lines[-1]["n"] == 6
    assert "6" in lines[-1]["error"]["message"]


def test_a_message_can_be_japanese(file, capsys):
    file.write_bytes(text([*SHORT[:5], '{"seat":1,"act":"take"}']))
    assert run(file, "--json") == 1
    english = objects(capsys)[-1]["error"]
    assert run(file, "--json", "--language", "ja") == 1
    japanese = objects(capsys)[-1]["error"]
    assert english["rule"] == japanese["rule"]
    assert english["message"].isascii()
    assert not japanese["message"].isascii()


def test_an_empty_file_is_an_error_of_line_1(file, capsys):
    file.write_bytes(b"")
    assert run(file, "--json") == 1
    (lines,) = objects(capsys)
    assert (lines["n"], lines["error"]["rule"]) == (1, None)
