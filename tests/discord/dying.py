"""`stich run` that kills itself at a deal: `python -m tests.discord.dying before|after NUMBER`.

`before`: once the deal with this number is shuffled and sealed, and not yet saved; `after`: once it is saved, and
nobody has been told of it.
"""

import os
import signal
import sys
from typing import Any

from bot.cli.main import main
from bot.storage import TableStore
from bot.tables.model import Table

WHEN, NUMBER = sys.argv[1], int(sys.argv[2])
save = TableStore.save


async def saved_or_killed(self: TableStore, before: Table | None, after: Table, **rest: Any) -> None:
    """Save as always, but at that deal."""
    dealt = after.match is not None and after.match.deals == NUMBER
    new = dealt and (before is None or before.match is None or before.match.deals < NUMBER)
    if new and WHEN == "before":
        os.kill(os.getpid(), signal.SIGKILL)
    await save(self, before, after, **rest)
    if new:
        os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    TableStore.save = saved_or_killed  # type: ignore[method-assign]
    sys.exit(main(["run"]))
