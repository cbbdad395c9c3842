"""`stich backup FILE`: copies the database while the bot is running."""

import sys
from argparse import Namespace
from pathlib import Path

from bot.app.settings import CannotRun, load
from bot.cli.arguments import terminal_voice
from bot.storage import CannotOpen
from bot.storage.sqlite.backup import AlreadyThere, CannotWrite, back_up


def backup(args: Namespace) -> int:
    """Copies the database of these settings to a new file, and says so.

    Raises:
        CannotRun: the database cannot be read, or the copy cannot be written.
    """
    source, target = load().database_place, Path(args.file)
    if not isinstance(source, Path):
        raise CannotRun("cli-backup-postgresql")
    try:
        back_up(source, target)
    except AlreadyThere:
        raise CannotRun("cli-backup-exists", path=str(target)) from None
    except CannotWrite as problem:
        if problem.full:
            raise CannotRun("cli-backup-no-space", path=str(target)) from None
        raise CannotRun("cli-backup-not-written", path=str(target), reason=problem.reason) from None
    except CannotOpen as problem:
        raise CannotRun("cli-database-unusable", path=str(source), reason=problem.reason) from None
    sys.stdout.write(terminal_voice().text("cli-backup-done", source=str(source), path=str(target)) + "\n")
    return 0
