"""The record of a finished match as it is handed out, and its closing digest.

The digest is that of the file, times included, so it is made when the match ends: of the stored times of its lines, and
of the present one for those that are saved with the end. It is stored with it, and any later record must be equal.
"""

import logging
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from bot.tables.model import Table
from bot.tables.ports import Store, Unreadable
from engine.fairness import digest, seal_of
from engine.match import ActLine, Match
from engine.record import write

_log = logging.getLogger(__name__)


def record_text(match: Match, times: Sequence[datetime]) -> str:
    """The record, with the time of every action; `times` are those of the log's lines."""
    timed = [
        replace(line, at=at.isoformat(timespec="milliseconds")) if isinstance(line, ActLine) else line
        for line, at in zip(match.log, times, strict=True)
    ]
    return write(replace(match, log=tuple(timed)))


async def closed(store: Store, before: Table, after: Table, now: datetime) -> Table:
    """The table at the end of its match, with the digest of the record; without one where the deals have no seals."""
    match = after.match
    assert match is not None, "it has ended"
    assert before.match is not None, "it was played"
    if seal_of(match) is None:
        return after
    try:
        stored = await store.finished(after.id, after.match_number)
    except Unreadable as problem:
        _log.error("table %s has no digest: the column %s of its match cannot be read", after.id, problem.column)
        return after
    logged = len(before.match.log)
    if stored is None or len(stored.times) != logged:  # another process was first, so that saving will fail
        return after
    record = record_text(match, [*stored.times, *[now] * (len(match.log) - logged)])
    return replace(after, digest=digest(record.encode()))
