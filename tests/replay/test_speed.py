"""Other programs feed thousands of records: the command starts quickly, and imports no more than it needs."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.replay.records import SHORT, WHOLE, stich, text

ROOT = Path(__file__).parents[2]
LONGEST_ANSWER = 0.3
"""Seconds for a short record, the start of Python included."""
DISCORD, DATABASE = {"discord", "aiohttp", "sandbox"}, {"sqlite3", "aiosqlite", "asyncpg"}
NEVER = DISCORD | DATABASE | {"fluent", "pydantic", "asyncio", "PIL", "structlog"}

NAMES_OF_MODULES = """
import sys
from bot.__main__ import main
try:
    status = main(sys.argv[1:])
except SystemExit as end:
    status = end.code
print(*sorted(sys.modules), file=sys.stderr)
sys.exit(status)
"""


def imported(*arguments):
    command = [sys.executable, "-c", NAMES_OF_MODULES, "replay", *map(str, arguments)]
    found = subprocess.run(command, capture_output=True, timeout=60, cwd=ROOT, check=True)
    return {name.partition(".")[0] for name in found.stderr.decode().split()}


def test_json_of_a_good_record_imports_no_words_no_pydantic_no_discord_and_no_database(file):
    file.write_bytes(text(WHOLE))
    for more in ([], ["--view", "0"], ["--view", "public"]):
        modules = imported(file, "--json", *more)
        assert "engine" in modules
        assert not modules & NEVER


def test_the_account_imports_neither_discord_nor_a_database(file):
    file.write_bytes(text(WHOLE))
    modules = imported(file)
    assert "fluent" in modules
    assert not modules & (NEVER - {"fluent"})


RECORDS = {
    "legal": (SHORT, 0),
    "illegal": ([*SHORT[:2], '{"seat":0,"act":"take"}'], 1),
    "malformed": ([SHORT[0].replace("300", "400")], 1),
}


@pytest.mark.parametrize("kind", RECORDS)
def test_a_short_record_is_answered_quickly(file, kind):
    lines, status = RECORDS[kind]
    file.write_bytes(text(lines))
    command = least(lambda: stich(file, "--json"))
    python = least(lambda: subprocess.run([sys.executable, "-c", "pass"], check=True))
    print(f"\nstich replay --json: {command:.3f} s, {command / python:.1f} times a bare python ({python:.3f} s)")
    assert command < LONGEST_ANSWER
    found = stich(file, "--json")
    assert found.returncode == status
    assert json.loads(found.stdout.splitlines()[-1])["n"] == len(lines)


def least(work, times=5):
    """The least processor time of some runs: what the work takes when nothing else runs on the machine."""
    found = []
    for _ in range(times):
        before = os.times()
        work()
        after = os.times()
        used = after.children_user + after.children_system - before.children_user - before.children_system
        found.append(max(used, os.sysconf("SC_CLK_TCK") ** -1))
    return min(found)
