"""Other programs run the command for thousands of records: it starts quickly, and imports only what it needs."""

import json
import subprocess
import sys
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage

import pytest

from tests.replay.records import SHORT, WHOLE, stich, text

ROOT = Path(__file__).parents[2]
YARDSTICK = """
def count():
    total = 0
    for number in range(9_000_000):
        if number & 3:
            total += number
count()
"""
"""Takes a bare Python 0.3 s on the machine of docs/performance.md: the limit for a short record, with the start."""
DISCORD, DATABASE = {"discord", "aiohttp", "sandbox"}, {"sqlite3", "aiosqlite", "asyncpg"}
NEVER = DISCORD | DATABASE | {"fluent", "pydantic", "asyncio", "PIL", "structlog"}

NAMES_OF_MODULES = """
import sys
from bot.cli.main import main
try:
    status = main(sys.argv[1:])
except SystemExit as end:
    status = end.code
print(*sorted(sys.modules), file=sys.stderr)
sys.exit(status)
"""


def imported(*arguments):
    command = [sys.executable, "-c", NAMES_OF_MODULES, "replay", *map(str, arguments)]
    ended = subprocess.run(command, capture_output=True, timeout=60, cwd=ROOT, check=True)
    return {name.partition(".")[0] for name in ended.stderr.decode().split()}


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


CATALOGUES_READ = """
import sys
from pathlib import Path
read = []
sys.addaudithook(lambda event, found: read.append(found[0]) if event == "open" else None)
from bot.cli.main import main
status = main(sys.argv[1:])
print(*(Path(one).relative_to(Path.cwd()) for one in map(str, read) if one.endswith(".ftl")), file=sys.stderr)
sys.exit(status)
"""


@pytest.mark.parametrize(
    ("lines", "folders"),
    [
        (SHORT, []),
        ([SHORT[0].replace("300", "400")], ["engine"]),
        ([*SHORT[:2], '{"seat":0,"act":"take"}'], ["engine"]),
        ([*SHORT[:2], '{"seat":1,"act":"name S"}'], ["engine/games/klaberjass"]),
        ([*SHORT, '{"seat":0,"act":"play KS"}'], ["engine", "engine/games/klaberjass"]),
    ],
)
def test_a_refusal_reads_only_the_catalogues_it_needs(file, lines, folders):
    file.write_bytes(text(lines))
    command = [sys.executable, "-c", CATALOGUES_READ, "replay", "--json", str(file)]
    ended = subprocess.run(command, capture_output=True, timeout=60, cwd=ROOT, check=False)
    assert ended.returncode == (1 if folders else 0)
    assert ended.stderr.decode().split() == [f"{folder}/locale/en.ftl" for folder in folders]


RECORDS = {
    "legal": (SHORT, 0),
    "illegal": ([*SHORT[:2], '{"seat":0,"act":"take"}'], 1),
    "malformed": ([SHORT[0].replace("300", "400")], 1),
}


@pytest.mark.bench
@pytest.mark.parametrize("kind", RECORDS)
def test_a_short_record_is_answered_quickly(file, kind):
    lines, status = RECORDS[kind]
    file.write_bytes(text(lines))
    command, aim = minimum(
        lambda: stich(file, "--json"), lambda: subprocess.run([sys.executable, "-c", YARDSTICK], check=True)
    )
    print(f"\nstich replay --json: {command:.3f} s, {command / aim:.2f} of the aim ({aim:.3f} s on this machine now)")
    assert command < aim
    ended = stich(file, "--json")
    assert ended.returncode == status
    assert json.loads(ended.stdout.splitlines()[-1])["n"] == len(lines)


def minimum(*works, times=8):
    """The shortest processor time of some runs of each, in turns: the time on a machine without other load."""
    return [min(seconds) for seconds in zip(*([used(work) for work in works] for _ in range(times)), strict=True)]


def used(work):
    """The processor seconds of the processes that `work` starts."""
    before = getrusage(RUSAGE_CHILDREN)
    work()
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
