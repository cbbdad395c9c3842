"""`python -m tests.soak`: runs it, prints its figures, and ends with status 1 if anything is violated."""

import argparse
import asyncio
import dataclasses
import json
import sys
import tempfile
from collections import Counter
from pathlib import Path

from tests.soak import checks
from tests.soak.evidence import Evidence
from tests.soak.run import Asked, Outcome, Run, first_answers

SHOWN = 12
"""Violations of one kind that are listed."""


CHECKS = ("lost", "doubled", "seated", "counted", "queued", "stuck", "unanswered", "deadlines", "memory", "log", "run")
"""The names of the checks."""
DEEDS = (
    "agree",
    "decline",
    "kick",
    "end",
    "claim",
    "queue",
    "takeback",
    "/table invite",
    "accept",
    "/table join",
    "leave",
)
"""The verbs whose presses are counted for themselves."""


def arguments() -> argparse.ArgumentParser:
    """What can be asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--seconds", type=float, default=120, help="how long it takes in all (120)")
    parser.add_argument("--kills", type=int, default=8, help="how often the bot is killed (8)")
    parser.add_argument("--seed", type=int, default=1, help="of all that is drawn (1)")
    parser.add_argument("--tables", type=int, default=12, help="how many tables play at once (12)")
    parser.add_argument("--keep", type=Path, help="a folder for the database, the log and what was seen")
    return parser


def main() -> int:
    """Run as the arguments ask; the exit status."""
    given = arguments().parse_args()
    asked = Asked(given.seconds, given.kills, given.seed, given.tables)
    if given.keep is not None:
        given.keep.mkdir(parents=True, exist_ok=True)
        outcome = asyncio.run(Run(asked, given.keep).go())
        _write(outcome.evidence, given.keep)
        return _judge(outcome)
    with tempfile.TemporaryDirectory() as folder:
        return _judge(asyncio.run(Run(asked, Path(folder)).go()))


def _write(seen: Evidence, folder: Path) -> None:
    """Write every press and every table that stood still, a line each, into two files of the folder."""
    for name, rows in (("presses", seen.presses), ("still", seen.tables)):
        with (folder / f"{name}.jsonl").open("w", encoding="utf-8") as file:
            file.writelines(f"{json.dumps(dataclasses.asdict(row), default=str)}\n" for row in rows)


def violations(outcome: Outcome) -> dict[str, list[str]]:
    """The violations by the check that found them."""
    seen, moves = outcome.evidence, outcome.moves
    headers = outcome.log.headers()
    logs = checks.fold(headers, moves)
    results = (
        checks.lost(seen.presses, moves, logs),
        checks.doubled(seen.presses, moves, outcome.log.starters()),
        checks.seated(seen.waits),
        checks.counted(seen.votes),
        checks.queued(seen.queued, headers, moves),
        checks.stuck(seen.tables),
        checks.unanswered(seen.presses, seen.stood),
        checks.deadlines(seen.kills),
        checks.grown(seen.memory),
        checks.told(outcome.said),
        seen.broken,
    )
    return dict(zip(CHECKS, results, strict=True))


def figures(outcome: Outcome) -> list[tuple[str, str]]:
    """What was seen, as names and figures."""
    seen = outcome.evidence
    waits = sorted(press.answered - press.sent for press in seen.presses if press.answered and press.state == "done")
    starts = sorted(first_answers(seen))
    connected = sorted(kill.online - kill.started for kill in seen.kills if kill.online)
    ends = Counter(wait.ended for wait in seen.waits)
    rows = [
        ("seconds", f"{seen.seconds:.0f}"),
        ("kills", str(len(seen.kills))),
        ("starts", str(seen.starts)),
        *((f"fault: {kind}", str(count)) for kind, count in sorted(seen.faults.items())),
        ("matches, of them to their end", f"{len(outcome.log.headers())}, {outcome.log.finished()}"),
        *((f"pressed: {verb}", str(count)) for verb, count in _deeds(seen)),
        ("waited for a seat", str(len(seen.waits))),
        *((f"of them: {end or 'still'}", str(count)) for end, count in ends.items()),
        ("votes and queued cards compared", f"{len(seen.votes)}, {len(seen.queued)}"),
        ("moves in the log", str(len(outcome.moves))),
        ("of them by people's presses", str(sum(1 for move in outcome.moves if move.cause is not None))),
        ("presses and commands", str(len(seen.presses))),
        ("of them old buttons", str(sum(1 for press in seen.presses if press.old))),
        ("of them failed with an excuse", str(sum(1 for press in seen.presses if press.excused))),
        ("moves seen in the hand", str(sum(1 for press in seen.presses if press.seen and press.stored))),
        ("answer, p50 and p99", f"{_part(waits, 0.5) * 1000:.0f} ms, {_part(waits, 0.99) * 1000:.0f} ms"),
        ("connected after a start, p50", f"{_part(connected, 0.5):.1f} s"),
        ("first answer after a start, p50", f"{_part(starts, 0.5):.1f} s"),
        ("slowest first answer after a start", f"{max(starts, default=0):.1f} s"),
        ("the run itself stood still, longest", f"{max((end - begin for begin, end in seen.stood), default=0):.1f} s"),
        ("deadlines compared", str(checks.compared(seen.kills))),
        ("longest still, overdue",
         f"{max((table.still for table in seen.tables if not table.sleeping), default=0):.0f} s, "
         f"{max((table.overdue for table in seen.tables if table.overdue > 0), default=0):.1f} s"),
    ]  # fmt: skip
    for process, (first, last) in checks.growths(seen.memory).items():
        rows.append((f"memory of process {process}", f"{first / 1024:.1f} to {last / 1024:.1f} MiB"))
    return rows


def _deeds(seen: Evidence) -> list[tuple[str, int]]:
    """How often each of the verbs was pressed and answered that are no answers of a hand."""
    pressed = Counter(press.verb for press in seen.presses if press.state == "done")
    return [(verb, pressed[verb]) for verb in DEEDS]


def _part(values: list[float], part: float) -> float:
    return values[min(len(values) - 1, int(part * len(values)))] if values else 0.0


def _judge(outcome: Outcome) -> int:
    bad = violations(outcome)
    rows = [*figures(outcome), *((name, str(len(faults))) for name, faults in bad.items())]
    width = max(len(name) for name, _ in rows)
    for name, figure in rows:
        print(f"{name:<{width}}  {figure:>14}")
    for name, faults in bad.items():
        for fault in faults[:SHOWN]:
            print(f"{name}: {fault}")
    return 1 if any(bad.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
