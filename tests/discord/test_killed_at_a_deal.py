"""The bot is killed between shuffle and commit, or between commit and display: no hash that was shown changes."""

import asyncio
import json
import re
import signal
import sqlite3
from contextlib import closing, suppress

import pytest

from sandbox.client.refused import Refused
from sandbox.testing import DrivenSandbox
from tests.discord.connection import PATIENCE, buttons, first_channel
from tests.discord.test_processes import Process, process

__all__ = ["process"]

HASH = re.compile(r"hash ([0-9a-f]{12})\b")


def stored(process: Process) -> list[str]:
    """The hash of each deal of the only match in the database."""
    with closing(sqlite3.connect(process.folder / "stich.db")) as database:
        rows = database.execute("SELECT line FROM move WHERE line LIKE '{\"deal\"%' ORDER BY seq").fetchall()
    return [json.loads(line)["hash"] for (line,) in rows]


def sent(box: DrivenSandbox) -> list[str]:
    """Every hash that the bot has ever sent, each once, in the order of their first sight."""
    return list(dict.fromkeys(short for one in box.log for short in HASH.findall(json.dumps(one.payload))))


def standing(box: DrivenSandbox) -> list[str]:
    """The hashes that the channel shows. After a start the message of the deal before may show the present one."""
    texts = [json.dumps(one["embeds"]) for one in box.visible_messages("Ben", first_channel(box))]
    return [short for text in texts for short in HASH.findall(text)]


async def until_it_stands(box: DrivenSandbox, process: Process, deal: int) -> None:
    """Wait for this deal's hash at the table; all that were ever shown are those of the log."""
    await box.until(lambda: stored(process)[deal - 1][:12] in standing(box))
    ever, logged = sent(box), [hash[:12] for hash in stored(process)]
    assert ever == logged[: len(ever)]
    assert set(standing(box)) <= set(logged)


async def press(box: DrivenSandbox, process: Process) -> None:
    """Answer whatever Anna is asked, or ask for the next deal; a press may kill the process.

    Anna has the table before her eyes: she answers nothing of a deal whose hash does not stand there yet.
    """
    running = process.process
    assert running is not None
    await box.until(lambda: running.returncode is not None or stored(process)[-1][:12] in standing(box))
    private = [one for one in box.visible_messages("Anna", first_channel(box)) if one.get("flags", 0) & 64]
    asked = [(one["id"], id) for one in private for verb in ("do", "next") for id in buttons(one, verb)]
    if asked:
        clicked = asyncio.create_task(box.click("Anna", *asked[-1]))
        await asyncio.wait([clicked, asyncio.create_task(running.wait())], return_when="FIRST_COMPLETED")
        if running.returncode is None:
            with suppress(Refused):  # the table has given the only answer meanwhile
                await clicked
    await asyncio.sleep(0.02)


async def play_until(box: DrivenSandbox, process: Process, deal: int) -> None:
    """Play until this deal stands at the table, or the process is dead."""
    assert process.process is not None
    async with asyncio.timeout(PATIENCE):
        while process.process.returncode is None and len(set(sent(box))) < deal:
            await press(box, process)


@pytest.mark.parametrize("first_answer", [5.0])
@pytest.mark.parametrize("deal", [1, 2])
@pytest.mark.parametrize("when", ["before", "after"])
async def test_no_hash_that_was_shown_changes_when_the_bot_is_killed_at_a_deal(
    box: DrivenSandbox, process: Process, when: str, deal: int
) -> None:
    await box.until(lambda: bool(box.visible_messages("Anna", first_channel(box))))
    assert await process.end(signal.SIGTERM) == 0
    process.program = ("tests.discord.dying", when, str(deal))
    await process.start()
    assert process.process is not None
    await box.slash("Anna", first_channel(box), "table new")
    await box.slash("Anna", first_channel(box), "table add-computer")
    starting = asyncio.create_task(box.slash("Anna", first_channel(box), "table start"))
    if deal > 1:
        await starting
        await play_until(box, process, deal)
    async with asyncio.timeout(PATIENCE):
        assert await process.process.wait() == -signal.SIGKILL
    await starting
    await box.until(lambda: not box.bot_online)
    committed = stored(process)
    assert len(committed) == deal - (when == "before")
    assert sent(box) == [hash[:12] for hash in committed[: deal - 1]], "nobody has seen anything of this deal"
    process.program = ("bot", "run")
    await process.start()
    if not committed:
        await box.slash("Anna", first_channel(box), "table start")
    await box.slash("Anna", first_channel(box), "hand")
    await play_until(box, process, deal)
    await until_it_stands(box, process, deal)
    assert stored(process)[: len(committed)] == committed
    shown = stored(process)
    assert await process.end(signal.SIGKILL) == -signal.SIGKILL
    await process.start()
    await box.slash("Anna", first_channel(box), "hand")
    await press(box, process)
    await until_it_stands(box, process, deal)
    assert stored(process)[: len(shown)] == shown
    await play_until(box, process, deal + 1)
    await until_it_stands(box, process, deal + 1)
    log = (process.folder / "log").read_text()
    assert "Traceback" not in log
    assert '"salt"' not in log
