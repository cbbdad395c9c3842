"""All bots of a machine think in the same few slots, and a process that ends leaves its own."""

import asyncio
import sys
from pathlib import Path

from bot.app.machine_slots import MachineSlots

HOLDS = (
    "import asyncio, sys, pathlib\n"
    "from bot.app.machine_slots import MachineSlots\n"
    "async def hold():\n"
    "    async with MachineSlots(1, pathlib.Path(sys.argv[1])).one():\n"
    "        print('has it', flush=True)\n"
    "        await asyncio.sleep(600)\n"
    "asyncio.run(hold())\n"
)


async def test_so_many_think_at_once_and_no_more(tmp_path: Path) -> None:
    first, second = MachineSlots(2, tmp_path), MachineSlots(2, tmp_path)
    at_once = most = 0

    async def think(slots: MachineSlots) -> None:
        nonlocal at_once, most
        async with slots.one():
            at_once += 1
            most = max(most, at_once)
            await asyncio.sleep(0.01)
            at_once -= 1

    await asyncio.gather(*(think(slots) for slots in (first, second) for _ in range(8)))
    assert (most, at_once) == (2, 0)


async def test_the_slot_of_a_process_that_is_killed_is_free_again(tmp_path: Path) -> None:
    command = [sys.executable, "-c", HOLDS, str(tmp_path)]
    other = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert other.stdout is not None
    assert await other.stdout.readline() == b"has it\n"
    waiting = asyncio.create_task(_has_one(MachineSlots(1, tmp_path)))
    await asyncio.sleep(0.1)
    assert not waiting.done()
    other.kill()
    await other.wait()
    async with asyncio.timeout(60):
        await waiting


async def _has_one(slots: MachineSlots) -> None:
    async with slots.one():
        pass
