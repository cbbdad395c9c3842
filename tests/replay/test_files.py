"""Any file: never a traceback, and one line when there is nothing to read."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.cards import Seat
from engine.game import Chance
from engine.match import Match
from engine.record import Fault, read, write
from engine.registry import game
from engine.turn import Act
from tests.i18n.catalogues import LANGUAGES
from tests.replay.records import SHORT, WHOLE, run, stich, text


def with_target(value):
    return b'{"stich":1,"game":"klaberjass","options":{"target":' + value + b'},"seats":2,"dealer":0}\n'


DEEP = b"[" * 100_000
FILES = {
    "no json": b"hello\n",
    "nul": b"\0",
    "nul in a line": text(SHORT).replace(b'"take"', b'"ta\0ke"'),
    "nul escape": text(SHORT).replace(b'"take"', b'"ta\\u0000ke"'),
    "bom": b"\xef\xbb\xbf" + text(SHORT),
    "utf-16": text(SHORT).decode().encode("utf-16"),
    "not utf-8": b'{"stich":1,"game":"\xff"}\n',
    "overlong": b"\xc0\xae\n",
    "lone surrogate": b'{"stich":1,"game":"\\ud800","seats":2,"dealer":0}\n',
    "surrogate option": b'{"stich":1,"game":"klaberjass","options":{"\\ud800":1},"seats":2,"dealer":0}\n',
    "surrogate value": b'{"stich":1,"game":"klaberjass","options":{"target":"\\ud800"},"seats":2,"dealer":0}\n',
    "surrogate preset": b'{"stich":1,"game":"klaberjass","preset":"\\udfff","seats":2,"dealer":0}\n',
    "encoded surrogate": b'{"stich":1,"game":"\xed\xa0\x80","seats":2,"dealer":0}\n',
    "deep lists": DEEP,
    "deep objects": b'{"a":' * 100_000,
    "deep option": with_target(DEEP + b"]" * 100_000),
    "less deep option": with_target(b"[" * 900 + b"]" * 900),
    "huge number": b'{"stich":1,"game":"klaberjass","seats":' + b"9" * 100_000 + b',"dealer":0}',
    "large number": b'{"stich":1,"game":"klaberjass","seats":2,"dealer":' + b"9" * 4000 + b"}",
    "huge exponent": b'{"stich":1,"game":"klaberjass","seats":2,"dealer":1e999999}',
    "huge option": with_target(b"1e400"),
    "long option": with_target(b"1" * 4000),
    "infinity": b'{"stich":1,"game":"klaberjass","seats":2,"dealer":Infinity}',
    "not a number": b'{"stich":NaN,"game":"klaberjass","seats":2,"dealer":0}',
    "game as path": b'{"stich":1,"game":"../games/klaberjass","seats":2,"dealer":0}',
    "game as module": b'{"stich":1,"game":"__init__","seats":2,"dealer":0}',
    "blank lines": b"\n\n\n",
    "only spaces": b"   ",
    "a long line": b'{"stich":1,"game":"' + b"x" * 1_000_000 + b'"}',
    "paragraph separators": b'{"stich":1,\xe2\x80\xa8"game":"klaberjass","seats":2,"dealer":0}',
    "carriage returns only": text(SHORT).replace(b"\n", b"\r"),
    "form feed": text(SHORT).replace(b"\n", b"\x0c\n"),
}  # fmt: skip


def replayed(capsys, file, *more):
    """Runs the command with `--json`; its output must end in an error unless the status is 0."""
    status = run(file, "--json", *more)
    out, err = capsys.readouterr()
    assert err == ""
    results = [json.loads(line) for line in out.splitlines()]
    assert [result["n"] for result in results] == list(range(1, len(results) + 1))
    assert status == ("error" in results[-1])
    assert not any("error" in result for result in results[:-1])
    return status, results


@pytest.mark.parametrize("data", FILES.values(), ids=FILES)
def test_a_file_without_a_record(file, capsys, data):
    file.write_bytes(data)
    status, results = replayed(capsys, file)
    assert status == 1
    assert results[-1]["error"]["rule"] is None
    assert run(file) == 1
    assert run(file, "--language", "ja") == 1


@pytest.mark.parametrize("digits", [30, 300])
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_may_be_as_large_as_a_record_can_hold(file, capsys, digits, language):
    """A sum may be longer than the numbers in it, and is written nevertheless."""
    large = 10**digits - 1
    options = {"multipliers": (large,) * 6, "ending": "fixedDeals", "target": 1}
    record, _ = Match.start("schieber", seats=4, dealer=Seat(0), options=options).deal(Chance(game("schieber").pack))
    while isinstance(record.turn, Act):
        record, _ = record.act(record.turn.seat, record.choice(record.turn.seat).legal[0])
    file.write_bytes(write(record).encode())
    assert replayed(capsys, file)[0] == 0
    assert replayed(capsys, file, "--view", "1")[0] == 0
    assert run(file, "--language", language) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert str(max(record.standings.scores)) in out


def test_a_longer_number_is_refused_as_such(file, capsys):
    file.write_bytes(with_target(b"1" * 301))
    assert "too long" in replayed(capsys, file)[1][0]["error"]["message"]


def test_lines_may_end_with_carriage_return_and_newline(file, capsys):
    file.write_bytes(text(SHORT).replace(b"\n", b"\r\n"))
    assert replayed(capsys, file)[0] == 0


def test_marks_may_be_any_text(file, capsys):
    for mark in ("\\ud800", "\\u0000", "9S", "昨日", "x" * 100_000):
        file.write_bytes(text([*SHORT[:2], f'{{"seat":1,"act":"take","at":"{mark}"}}']))
        assert replayed(capsys, file)[0] == 0
        assert run(file) == 0
        capsys.readouterr()


@given(data=st.binary(max_size=400))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=40, deadline=None)
def test_random_bytes(file, capsys, data):
    file.write_bytes(data)
    assert replayed(capsys, file)[0] == 1


@given(data=st.binary(max_size=400), kept=st.integers(0, len(SHORT)))
@settings(deadline=None)
def test_random_bytes_after_a_good_beginning(data, kept):
    results = list(read(text(SHORT[:kept]) + data))
    assert all(isinstance(result, Match) for result in results[:-1])
    assert isinstance(results[-1], Fault) or data == b""


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(["take", "klaberjass", "7S"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["stich", "game", "seats", "dealer", "deal", "seat", "act", "x"]), inner)
    ),
    max_leaves=8,
)


@given(lines=st.lists(JSON, min_size=1, max_size=3), kept=st.integers(0, len(SHORT)))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=40, deadline=None)
def test_random_json_after_a_good_beginning(file, capsys, lines, kept):
    file.write_bytes(text([*SHORT[:kept], *map(json.dumps, lines)]))
    status, results = replayed(capsys, file)
    assert status == 1
    assert results[-1]["n"] == kept + 1


@pytest.mark.parametrize("seed", range(50))
def test_a_whole_record_with_some_bytes_changed(file, capsys, seed):
    rng = random.Random(seed)
    data = bytearray(text(WHOLE[:60]))
    for _ in range(rng.randint(1, 4)):
        place = rng.randrange(len(data))
        change = rng.randrange(4)
        if change == 0:
            data[place] = rng.randrange(256)
        elif change == 1:
            del data[place : place + rng.randrange(1, 30)]
        elif change == 2:
            data[place:place] = rng.choice([b"\n", b"{", b"}", b'"', b"\0", b"\\", b"9S", b"\xff", b"1e9", b"-", b" "])
        else:
            data[place : place + 1] = bytes([data[place] ^ 0x20])
    file.write_bytes(bytes(data))
    replayed(capsys, file)
    assert run(file, "--view", "public") in (0, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_file_gives_one_line(tmp_path, capsys, language):
    for more in ([], ["--json"]):
        assert run(tmp_path / "none.stich", "--language", language, *more) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert len(err.splitlines()) == 1
        assert "none.stich" in err


def test_a_folder_gives_one_line(tmp_path, capsys):
    assert run(tmp_path) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_an_unreadable_file_gives_one_line(file, capsys):
    file.write_bytes(text(SHORT))
    file.chmod(0)
    if os.access(file, os.R_OK):  # root may read it: let the system's refusal come from elsewhere
        file = Path("/proc/self/mem")
    assert run(file) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize("name", ["two\nlines", "bell\a", "\udcff", "nul\0", "x" * 5000, "", "日本"])
def test_a_strange_file_name_gives_one_line(tmp_path, capsys, name):
    assert run(f"{tmp_path}/{name}" if name else "") == 2
    err = capsys.readouterr().err
    assert len(err.splitlines()) == 1
    assert " " in err, "the key of a text and not the text"


def test_the_reader_may_close_the_output_at_any_time(file):
    file.write_bytes(text(WHOLE))
    root = Path(__file__).parents[2]
    for options in ("--json", "--json --view 0", ""):
        command = f"'{sys.executable}' -m bot replay '{file}' {options} | head -n 1"
        ended = subprocess.run(["bash", "-c", command], capture_output=True, timeout=60, cwd=root, check=True)
        assert ended.stderr == b""
        assert len(ended.stdout.splitlines()) == 1


def test_output_is_utf_8_in_any_locale(file):
    file.write_bytes(text(SHORT))
    plain = {**os.environ, "LC_ALL": "C", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    ended = stich(file, "--language", "ja", env=plain)
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert "♠" in ended.stdout.decode()


def test_a_file_without_end_gives_one_line(capsys):
    assert run("/dev/zero") == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "too large" in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_of_four_gigabytes_gives_one_line(tmp_path, capsys, language):
    path = tmp_path / "large.stich"
    with path.open("wb") as opened:
        opened.truncate(4 << 30)
    assert run(path, "--language", language) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "large.stich" in line
