"""`stich ratings rebuild` and `stich ratings check`: computes all ratings again from the rated matches."""

import asyncio
import sys
from argparse import Namespace
from pathlib import Path
from typing import Final

from bot.app.clock import SystemClock
from bot.app.settings import CannotRun, database_place, load
from bot.app.wiring import existing, opened
from bot.cli.arguments import terminal_voice
from bot.storage import DatabasePlace, Use, begin_ratings
from bot.storage.ratings_rebuilt import Comparison, Difference, compared, rebuild
from bot.storage.sqlite.schema import is_outdated
from bot.tables.ports import Unreadable, Unsaved
from bot.tables.rating import WORLD
from bot.text.i18n import Voice

DIFFERS: Final = 3
"""Exit status of `check`: the ratings are not what the matches say."""
MOST_SHOWN: Final = 20
"""How many differences are listed."""


def ratings(args: Namespace) -> int:
    """Compares the ratings with the matches, and with `rebuild` makes them equal; prints what differed.

    Raises:
        CannotRun: the database cannot be used, or a bot uses it and it would be changed: by `rebuild`, or because it is
            of an earlier version.
    """
    place = existing(database_place(args.database) if args.database is not None else load().database_place)
    voice, rebuilds = terminal_voice(), args.action == "rebuild"
    try:
        comparison = asyncio.run(_compared(place, rebuilds=rebuilds))
    except Unreadable as problem:
        raise CannotRun("cli-ratings-unreadable", column=problem.column) from None
    except Unsaved as problem:
        raise CannotRun("cli-database-unusable", path=str(place), reason=str(problem)) from None
    sys.stdout.writelines(f"{line}\n" for line in _report(comparison, voice, rebuilds=rebuilds))
    return 0 if rebuilds or comparison.equal else DIFFERS


async def _compared(place: DatabasePlace, *, rebuilds: bool) -> Comparison:
    alone = rebuilds or (isinstance(place, Path) and is_outdated(place))
    async with opened(place, SystemClock(), Use.ALONE if alone else Use.BESIDE) as database:
        if not rebuilds:
            return await compared(database)
        await begin_ratings(database)
        return await rebuild(database)


def _report(comparison: Comparison, voice: Voice, *, rebuilds: bool) -> list[str]:
    counts = {"matches": comparison.matches, "ratings": comparison.ratings}
    if comparison.equal:
        return [voice.text("cli-ratings-equal", **counts)]
    shown = comparison.differences[:MOST_SHOWN]
    lines = [_line(difference, voice) for difference in shown]
    if more := len(comparison.differences) - len(shown):
        lines.append(voice.text("cli-ratings-more", count=more))
    if comparison.seats:
        lines.append(voice.text("cli-ratings-seats", count=len(comparison.seats)))
    if comparison.misplaced:
        lines.append(voice.text("cli-ratings-misplaced", count=len(comparison.misplaced)))
    lines.append(voice.text("cli-ratings-rebuilt" if rebuilds else "cli-ratings-differ", **counts))
    return lines


def _line(difference: Difference, voice: Voice) -> str:
    """One difference: whose line it is, the number that is stored and the one that the matches say."""
    place = "cli-ratings-world" if difference.guild == WORLD else "cli-ratings-server"
    return voice.text(
        "cli-ratings-line",
        game=difference.game,
        ladder=voice.text(place, server=str(difference.guild)),
        user=str(difference.user),
        stored="–" if difference.stored is None else str(difference.stored[3]),
        computed="–" if difference.computed is None else str(difference.computed[3]),
    )
