"""Cards are shuffled by the operating system's random source in the running bot; nothing there can be foreseen."""

import ast
import asyncio
import gc
import random
from pathlib import Path

from bot.app.health import Readiness
from bot.app.settings import Settings
from bot.app.wiring import run_bot
from bot.tables.playing import shuffled
from bot.tables.service import Tables
from engine.registry import game, game_keys
from sandbox.testing import DrivenSandbox
from tests.architecture.source import modules, tree
from tests.cli.command import PATIENCE
from tests.cli.test_readiness import box

__all__ = ["box"]

SEEDED = {"bot/app/thinker.py", "bot/app/worker.py", "bot/cli/simulate.py", "bot/discord/pages/beginner.py"}
"""Computers decide, and bids are put in order, by a seed from what is stored; a simulation can be repeated."""
SOURCES = {"Random", "seed", "SystemRandom", "default_rng"}


def sources_of(module: Path) -> set[str]:
    """The random sources that a module makes or seeds."""
    calls = [node.func for node in ast.walk(tree(module)) if isinstance(node, ast.Call)]
    names = {call.attr if isinstance(call, ast.Attribute) else getattr(call, "id", "") for call in calls}
    return names & SOURCES


async def test_the_running_bot_shuffles_by_the_random_source_of_the_system(box: DrivenSandbox, tmp_path: Path) -> None:
    before = {id(thing) for thing in gc.get_objects() if isinstance(thing, Tables)}
    settings = Settings(
        discord_token=box.token,
        database=str(tmp_path / "stich.db"),
        api_base=box.api_base,
        gateway_url=box.gateway_url,
        cdn_base=box.cdn_base,
    )
    stop, readiness = asyncio.Event(), Readiness()
    bot = asyncio.create_task(run_bot(settings, stop=stop, readiness=readiness))
    try:
        async with asyncio.timeout(PATIENCE):
            await readiness.connected.wait()
        (tables,) = [thing for thing in gc.get_objects() if isinstance(thing, Tables) and id(thing) not in before]
        assert isinstance(tables._rng, random.SystemRandom)
        assert tables._writer.rng is tables._due_actions.rng is tables._rng
        packs = set()
        for key in game_keys():
            for _ in range(2):
                random.seed(1)
                tables._rng.seed(1)
                packs.add(shuffled(game(key), tables._rng).pack)
        assert len(packs) == 2 * len(game_keys()), "no seed has any effect"
    finally:
        stop.set()
        async with asyncio.timeout(PATIENCE):
            await bot


def test_no_other_module_of_the_bot_makes_a_random_source() -> None:
    sources_by_module = {str(module): sources_of(module) for module in modules("bot")}
    assert {module for module, sources in sources_by_module.items() if sources} == {"bot/tables/service.py", *SEEDED}
    assert sources_by_module["bot/tables/service.py"] == {"SystemRandom"}
