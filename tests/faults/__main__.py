"""`python -m tests.faults`: matches of all games while the database fails, and what it did to them, in figures."""

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from contextlib import ExitStack
from pathlib import Path

from engine.registry import game_keys
from tests.faults.evening import Outcome, spend
from tests.faults.faults import FAULTS
from tests.faults.players import FAILED, SAVED, SILENT, TOLD, WRONG

SHOWN = 8
"""Violations of one kind that are listed."""


def arguments() -> argparse.ArgumentParser:
    """What can be asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("faults", nargs="*", metavar="fault", help=f"of {', '.join(FAULTS)} (all of them)")
    parser.add_argument("--seconds", type=float, default=5, help="of play before and after each fault (5)")
    parser.add_argument("--lasts", type=float, default=8, help="how many seconds a fault lasts (8)")
    parser.add_argument("--rounds", type=int, default=2, help="how often it comes (2); a failover comes once")
    parser.add_argument("--seed", type=int, default=1, help="of all that is drawn (1)")
    parser.add_argument("--processes", type=int, default=1, help="of the bot, which share the servers (1)")
    parser.add_argument("--keep", type=Path, help="a folder for the logs, and for all presses")
    return parser


def main() -> int:
    """Run as the arguments ask; the exit status."""
    given = arguments().parse_args()
    if unknown := set(given.faults) - set(FAULTS):
        arguments().error(f"no such fault: {', '.join(sorted(unknown))}")
    well = True
    for fault in given.faults or FAULTS:
        with ExitStack() as stack:
            place = given.keep or Path(stack.enter_context(tempfile.TemporaryDirectory()))
            folder = place / fault
            folder.mkdir(parents=True, exist_ok=True)
            outcome = asyncio.run(
                spend(
                    fault, folder, seconds=given.seconds, rounds=given.rounds, lasts=given.lasts, seed=given.seed,
                    processes=given.processes,
                )
            )  # fmt: skip
        print(*lines(outcome), sep="\n", flush=True)
        well = well and not violations(outcome)
    return 0 if well else 1


def violations(outcome: Outcome) -> list[str]:
    """What must not be."""
    still = [
        f"round {number}: the table of {game} did not move again"
        for number, one in enumerate(outcome.rounds, start=1)
        for game in game_keys()
        if game not in one.moved
    ]
    said = [f"somebody read: {seen.said}" for seen in outcome.seen if seen.said in WRONG]
    ended = [f"a process ended with status {status}" for status in outcome.ended if status]
    return outcome.lost + outcome.doubled + outcome.log + still + said + ended


def lines(outcome: Outcome) -> list[str]:
    """The figures, and the first of what must not be."""
    seen = outcome.seen
    count = Counter(one.outcome for one in seen)
    first = [one.press.answered - one.press.sent for one in seen if one.press.answered is not None]
    said = Counter(one.said for one in seen if one.said)
    begun = [at - one.began for one in outcome.rounds for at in one.moved.values()]
    ended = [at - one.ended for one in outcome.rounds for at in one.moved.values()]
    moved = [one.after for one in seen if one.outcome == SAVED]
    acknowledged = sum(one.press.seen is not None for one in seen)
    rows = [
        ("seconds that it lasted, each time", _list([one.ended - one.began for one in outcome.rounds])),
        ("presses: done, told, failed, nothing came", ", ".join(str(count[k]) for k in (SAVED, TOLD, FAILED, SILENT))),
        ("acknowledged moves, lost, doubled", f"{acknowledged}, {len(outcome.lost)}, {len(outcome.doubled)}"),
        ("first answer, p50, p99, longest (s)", _parts(first)),
        ("what was asked is there, p50, p99, longest (s)", _parts(moved)),
        ("a table moved again, after its begin, p50, longest (s)", _parts(begun, 0.5)),
        ("a table moved again, after its end, p50, longest (s)", _parts(ended, 0.5)),
        ("told", ", ".join(f"{key} {number}" for key, number in said.items()) or "nothing"),
    ]
    found = violations(outcome)
    told = [f"  {name:<56}{figure}" for name, figure in rows]
    return [f"{outcome.fault}", *told, *(f"  VIOLATED {fault}" for fault in found[:SHOWN])]


def _parts(values: list[float], *parts: float) -> str:
    ordered = sorted(values)
    if not ordered:
        return "none"
    wanted = parts or (0.5, 0.99)
    return _list([*(ordered[min(len(ordered) - 1, int(part * len(ordered)))] for part in wanted), ordered[-1]])


def _list(values: list[float]) -> str:
    return ", ".join(f"{value:.2f}" for value in values)


if __name__ == "__main__":
    sys.exit(main())
