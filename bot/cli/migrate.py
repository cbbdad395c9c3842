"""`stich migrate FILE`: moves an SQLite database into the PostgreSQL database of the settings."""

import asyncio
import sys
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from bot.app.clock import SystemClock
from bot.app.settings import CannotRun, load
from bot.app.wiring import existing, opened
from bot.cli.arguments import terminal_voice
from bot.storage import PostgresqlAddress, Use, begin_ratings
from bot.storage.sqlite.database import SqliteDatabase
from bot.text.i18n import Voice

if TYPE_CHECKING:
    from bot.storage.postgresql.moving import Content


def migrate(args: Namespace) -> int:
    """Moves all of it, shows how far it is, and at the end what was moved.

    Raises:
        CannotRun: a bot uses one of the two, one cannot be used, or the other has something in it.
    """
    target = load().database_place
    if not isinstance(target, PostgresqlAddress):
        raise CannotRun("cli-migrate-no-target")
    source = Path(args.file)
    existing(source)
    voice = terminal_voice()
    content = asyncio.run(_moved(source, target, voice))
    if content is None:
        sys.stdout.write(voice.text("cli-migrate-already", source=str(source), path=str(target)) + "\n")
        return 0
    for table, found in content.items():
        values = {"table": table, "rows": str(found.rows), "digest": found.digest[:16]}
        sys.stdout.write(voice.text("cli-migrate-checked", **values) + "\n")
    rows = sum(found.rows for found in content.values())
    sys.stdout.write(voice.text("cli-migrate-done", rows=rows, source=str(source), path=str(target)) + "\n")
    return 0


async def _moved(source: Path, target: PostgresqlAddress, voice: Voice) -> "Mapping[str, Content] | None":
    """What was moved; None where it had been moved before."""
    clock = SystemClock()
    async with opened(source, clock, Use.ALONE) as old, opened(target, clock, Use.ALONE) as new:
        from bot.storage.postgresql.database import PostgresqlDatabase  # the driver is there: it has opened it
        from bot.storage.postgresql.moving import AlreadyMoved, Differs, NotEmpty, Unfit, move

        assert isinstance(old, SqliteDatabase)
        assert isinstance(new, PostgresqlDatabase)
        await begin_ratings(old)
        try:
            return await move(old, new, _Shown(voice))
        except AlreadyMoved:
            return None
        except NotEmpty:
            raise CannotRun("cli-migrate-not-empty", path=str(target)) from None
        except Unfit as problem:
            raise CannotRun("cli-migrate-unfit", table=problem.table, column=problem.column) from None
        except Differs as problem:
            raise CannotRun("cli-migrate-differs", table=problem.table) from None


class _Shown:
    """Shows how far it is: a line for each table, in a terminal one that grows."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._grows = sys.stdout.isatty()

    def __call__(self, table: str, moved: int, rows: int) -> None:
        line = self._voice.text("cli-migrate-table", table=table, moved=str(moved), rows=str(rows))
        if self._grows:
            sys.stdout.write(f"\r{line}" + ("\n" if moved == rows else ""))
        elif moved == rows or moved:
            sys.stdout.write(line + "\n")
        sys.stdout.flush()
