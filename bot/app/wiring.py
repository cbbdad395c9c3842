"""Where the parts meet: settings, database, computer players and the Discord side become one running bot."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.app.clock import SystemClock
from bot.app.settings import CannotRun, Settings
from bot.app.thinker import Thinker
from bot.discord.client import DEFAULT_GAME, Ports, StichBot, WrongToken, point_to, run
from bot.storage import CannotOpen, Database, InUse, NewerSchema, SqlSettingsStore, TableStore
from bot.tables.model import Delays
from bot.tables.ports import Clock

GUILDS_FROM_AFAR: Final = 2.0
GUILDS_FROM_HERE: Final = 0.1
"""Seconds without a further server after which the bot is ready: Discord sends many, a Discord here sends one."""


@dataclass(frozen=True, slots=True)
class DatabaseStorage:
    """The stores of one open database."""

    tables: TableStore
    notes: SqlSettingsStore


@asynccontextmanager
async def storage(path: Path, clock: Clock) -> AsyncIterator[DatabaseStorage]:
    """The stores, while the database is open.

    Raises:
        CannotRun: the database cannot be used, or another bot uses it.
    """
    try:
        database = await Database.open(path, now=clock.now(), alone=True)
    except CannotOpen as problem:
        raise CannotRun("cli-database-unusable", path=str(path), reason=problem.reason) from None
    except NewerSchema:
        raise CannotRun("cli-database-newer", path=str(path)) from None
    except InUse:
        raise CannotRun("cli-database-in-use", path=str(path)) from None
    async with database:
        yield DatabaseStorage(TableStore(database), SqlSettingsStore(database))


async def run_bot(settings: Settings, *, stop: asyncio.Event, ready: asyncio.Event, game: str = DEFAULT_GAME) -> None:
    """Run the bot with these settings until `stop` is set; `ready` is set while it is connected.

    `game` is what the *Play* button of a welcome offers.

    Raises:
        CannotRun: Discord does not take the token, or the database cannot be used.
    """
    if settings.api_base is not None and settings.gateway_url is not None and settings.cdn_base is not None:
        point_to(api_base=settings.api_base, gateway_url=settings.gateway_url, cdn_base=settings.cdn_base)
    clock = SystemClock()
    # Before Discord hears of the bot: a wrong path is said at once, whether or not there is a connection.
    async with storage(settings.database_path, clock) as opened:
        ports = Ports(
            storage=lambda: nullcontext(opened), clock=clock, think=Thinker(), delays=Delays().times(settings.pauses)
        )
        bot = StichBot(
            ports,
            language=settings.language,
            command_guild=settings.command_guild,
            default_game=game,
            ready=ready,
            guild_ready_timeout=GUILDS_FROM_AFAR if settings.api_base is None else GUILDS_FROM_HERE,
        )
        try:
            await run(bot, settings.token, stop)
        except WrongToken:
            raise CannotRun("cli-wrong-token") from None
