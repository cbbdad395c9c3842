"""What must hold of a run: each check gives a line for every violation, none where all is well."""

import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Final

from bot.tables.model import REVISIONS_A_MATCH
from engine.cards import Seat
from engine.export import cards_named_by
from engine.game import IllegalAction, Malformed
from engine.match import Header, replay
from engine.record import read_log_line
from engine.turn import Act
from tests.discord.secrecy import cards_in
from tests.soak.evidence import MICROSECONDS, VANISHED, Kill, Memory, Move, Press, Queued, TableSeen, Vote, Wait

ANSWER: Final = 3.0
"""Seconds that Discord waits for the first answer; then the person reads that the interaction failed."""
STOOD: Final = 1.0
"""Seconds that the run itself may stand still before it is no judge of answers."""
OVERDUE: Final = 5.0
"""Seconds by which the table may be late with what it does by itself: a computer thinks, and the machine is busy."""
STILL: Final = 45.0
"""Seconds of the bot's presence without a new line at a table whose people answer all that they are shown: the clock
of a turn at the live pace. Selecting counts, since they select at random and may need long for what is allowed."""
SIGN: Final = 62.0
"""Seconds since the last sign of life, at most: the bot leaves one every 60, and with every move."""
CLOCK: Final = 0.05
"""Seconds by which two readings of the clock may differ."""
WARM: Final = 15.0
"""Seconds after a start in which the memory grows: pictures of tables, compiled texts and patterns, matches read."""
LONG: Final = 20.0
"""Seconds of a process after which its memory says something."""
GROWTH: Final = 0.08
"""The part by which the memory may grow from the first to the last third of that time. The logs of the matches grow
with every move, the allocator returns pages late; what is kept for each interaction or message would grow on."""
MOST_KEPT: Final = 6 * 1024
"""Kibibytes by which it may grow whatever its size: one chunk of the allocator more or less in each thread."""
DEPTH: Final = 60
"""Lines of a traceback that stands in the log as it was printed."""
Logs = Mapping[str, "Folded"]


@dataclass(slots=True)
class Folded:
    """A match read from its log: `revisions[k][seat]` is the number in that seat's buttons after `k` lines."""

    revisions: list[tuple[int, ...]] = field(default_factory=list)
    fault: str = ""


def fold(headers: Mapping[str, Header], moves: Iterable[Move]) -> dict[str, Folded]:
    """Every match, from its first line and its log, as far as the rules allow it."""
    lines: dict[str, list[Move]] = defaultdict(list)
    for move in moves:
        lines[move.match].append(move)
    return {match: _fold(header, lines[match]) for match, header in headers.items()}


def _fold(header: Header, moves: Sequence[Move]) -> Folded:
    match, folded = replay(header, ()), Folded()
    seats = [Seat(number) for number in range(header.seats)]
    folded.revisions.append(tuple(map(match.revision_of, seats)))
    for number, move in enumerate(moves, start=1):
        if move.number != number:
            folded.fault = f"line {number} is missing"
            break
        try:
            match, _ = match.follow(read_log_line(move.line, match.game, header.seats))
        except (Malformed, IllegalAction):
            folded.fault = f"line {number} is not allowed"
            break
        folded.revisions.append(tuple(map(match.revision_of, seats)))
    return folded


def lost(presses: Iterable[Press], moves: Iterable[Move], logs: Logs) -> list[str]:
    """Presses whose effect was shown and is not in the log."""
    rows = set(moves)
    faults = [f"match {match}: {folded.fault}" for match, folded in logs.items() if folded.fault]
    for press in presses:
        if press.seen is None:
            continue
        if press.stored is not None and press.stored not in rows:
            faults.append(f"press {press.interaction}: line {press.stored.number} of {press.stored.match} is gone")
        number, shown = divmod(press.seen, REVISIONS_A_MATCH)
        if number != press.revision // REVISIONS_A_MATCH:
            continue  # the next match has begun since
        folded = logs.get(f"{press.table}-{number}")
        reached = folded.revisions[: press.lines + 1][-1][press.seat] if folded is not None else -1
        if reached < shown:
            faults.append(f"press {press.interaction}: revision {shown} was shown, the log reached {reached}")
    return faults


def doubled(presses: Iterable[Press], moves: Sequence[Move], starters: Iterable[int]) -> list[str]:
    """Interactions that have moved twice, in place of somebody else, or something else than was pressed."""
    known = {press.interaction: press for press in presses}
    times = Counter([move.cause for move in moves if move.cause is not None])
    times.update(starters)
    faults = [f"interaction {cause} is in the log {count} times" for cause, count in times.items() if count > 1]
    faults += [f"interaction {cause} was nobody's press" for cause in times if cause not in known]
    for move in moves:
        press = known.get(move.cause or 0)
        line = json.loads(move.line) if press is not None else {}
        if press is not None and press.verb == "claim" and line.get("seat") != press.seat:
            faults.append(f"press {press.interaction}: line {move.number} of {move.match} claims for another seat")
        if press is None or not press.action:
            continue
        if (line.get("seat"), line.get("act")) != (press.seat, press.action):
            faults.append(f"press {press.interaction}: line {move.number} of {move.match} has another answer")
    return faults


def seated(waits: Iterable[Wait]) -> list[str]:
    """People who were told that they wait for a seat and do not have it with the next deal, or not at all."""
    faults = []
    for wait in waits:
        if wait.ended == VANISHED:
            faults.append(f"press {wait.interaction}: somebody waited at table {wait.table}, and nobody knows of it")
        if wait.passed:
            faults.append(f"press {wait.interaction}: {wait.passed} deals of table {wait.table} came without them")
    return faults


def counted(votes: Iterable[Vote]) -> list[str]:
    """Answers to a proposal which it does not know of, although it is still open."""
    return [
        f"press {vote.interaction} at table {vote.table}: {'agrees' if vote.agrees else 'declines'}, not stored so"
        for vote in votes
        if vote.agrees is not vote.agreed
    ]


def queued(presses: Iterable[Queued], headers: Mapping[str, Header], moves: Iterable[Move]) -> list[str]:
    """Queued cards that are not kept, or that somebody else could read before they were played."""
    lines: dict[str, list[Move]] = defaultdict(list)
    for move in moves:
        lines[move.match].append(move)
    faults = []
    for press in presses:
        header = headers[press.match]
        match = replay(header, ())
        for move in lines[press.match][: press.lines]:
            match = match.follow(read_log_line(move.line, match.game, header.seats))[0]
        seat, card = Seat(press.seat), press.card
        known = int(cards_named_by(match.view(None if press.other is None else Seat(press.other))))
        if press.read and not known >> card & 1:
            where = f"{press.match}, after line {press.lines}"
            faults.append(f"press {press.interaction}: somebody else read the queued card ({where}) in: {press.read}")
        waits = isinstance(match.turn, Act) and match.turn != Act(seat) and match.game.kernel(match.state) is not None
        holds = match.view(seat).hand >> card & 1
        if waits and holds and match.deals == press.deal and press.stored != card:
            faults.append(f"press {press.interaction}: the queued card was not kept")
    return faults


def unanswered(presses: Iterable[Press], stood: Iterable[tuple[float, float]] = ()) -> list[str]:
    """Presses without an answer in time while the bot was there; those of old buttons too.

    `stood`: from when to when the run itself did nothing; what it has received then it has not seen in time.
    """
    away = [(begin, end) for begin, end in stood if end - begin > STOOD]
    return [
        f"press {press.interaction} ({press.verb}{', old button' if press.old else ''}) was not answered: {press.why}"
        for press in presses
        if not press.excused
        and (press.state not in ("done", "thinking") or (press.answered or press.sent) - press.sent > ANSWER)
        and press.state != "sent"
        and not any(begin < press.sent + ANSWER and press.sent < end for begin, end in away)
    ]


def stuck(tables: Iterable[TableSeen]) -> list[str]:
    """Tables in play that were late with what was due, or stood still for longer than a turn's clock.

    Each is told once, with its longest time. A table one of whose people never answers is judged only by what is due.
    Lobbies, pauses, finished and suspended tables are not judged: they wait for people, as long as these like.
    """
    faults: dict[str, tuple[float, str]] = {}
    for seen in tables:
        if seen.overdue > OVERDUE:
            told = f"table {seen.table}: {seen.awaited} is overdue by {seen.overdue:.1f} s"
            faults[seen.table] = max(faults.get(seen.table, (0.0, "")), (seen.overdue, told))
        elif seen.still > STILL and not seen.sleeping:
            told = f"table {seen.table}: nothing for {seen.still:.0f} s, it waits for {seen.awaited}"
            faults[seen.table] = max(faults.get(seen.table, (0.0, "")), (seen.still, told))
    return [told for _, told in faults.values()]


def deadlines(kills: Iterable[Kill]) -> list[str]:
    """Deadlines of people that a downtime has extended by less than itself, or by more than it can have seemed.

    The bot knows its downtime from its last sign of life: so the extension may exceed it by the time since then.
    """
    faults = []
    for number, kill in enumerate(kills, start=1):
        if not kill.woke:
            continue  # killed again before it had woken
        if not kill.started - CLOCK <= kill.woke:
            faults.append(f"kill {number}: the sign of life after the start is older than the start")
        if kill.at - kill.sign > SIGN:
            faults.append(f"kill {number}: the last sign of life was {kill.at - kill.sign:.0f} s old")
        least, most = kill.woke - kill.at - CLOCK, kill.woke - kill.sign + CLOCK
        for table, before in kill.before.items():
            after = kill.after.get(table)
            if after is None or (after.version, after.moves, after.awaited) != before[2:] + before[:1]:
                continue  # something has happened there since
            extension = (after.at - before.at) / MICROSECONDS
            if not least <= extension <= most:
                faults.append(
                    f"kill {number}, table {table}: extended by {extension:.2f} s, not {least:.2f}–{most:.2f}"
                )
    return faults


def compared(kills: Iterable[Kill]) -> int:
    """How many deadlines were compared."""
    return sum(
        1
        for kill in kills
        for table, before in kill.before.items()
        if (after := kill.after.get(table)) and (after.version, after.moves) == (before.version, before.moves)
    )


def growths(samples: Iterable[Memory]) -> dict[int, tuple[float, float]]:
    """By process that lived long enough: its memory in the first and in the last third of its time, in kibibytes."""
    processes: dict[int, list[Memory]] = defaultdict(list)
    for sample in samples:
        if sample.age >= WARM and sample.kibibytes:
            processes[sample.process].append(sample)
    result = {}
    for process, measured in processes.items():
        begin, end = measured[0].age, measured[-1].age
        if end - begin < LONG:
            continue
        third = (end - begin) / 3
        first = median(sample.kibibytes for sample in measured if sample.age <= begin + third)
        last = median(sample.kibibytes for sample in measured if sample.age >= end - third)
        result[process] = (first, last)
    return result


def grown(samples: Iterable[Memory]) -> list[str]:
    """Processes whose memory grew without end."""
    return [
        f"process {process}: from {first / 1024:.1f} to {last / 1024:.1f} MiB"
        for process, (first, last) in growths(samples).items()
        if last - first > max(MOST_KEPT, first * GROWTH)
    ]


def told(log: str) -> list[str]:
    """Lines of the process's log that name a card or belong to a traceback; not the cards themselves."""
    faults = []
    lines = log.splitlines()
    for number, line in enumerate(lines, start=1):
        if "Traceback" in line:
            printed = "\n".join(lines[number : number + DEPTH]) if line.startswith("Traceback") else line
            frames = re.findall(r'File \W+([^"\\]+)\W+ line (\d+), in (\w+)', printed)
            where = " > ".join(f"{Path(file).name}:{at} {name}" for file, at, name in frames)
            faults.append(f"line {number} of the log has a traceback: {where}")
        if cards_in(line):
            faults.append(f"line {number} of the log names a card")
    return faults
