"""Builds the running bot from settings, database, computer players and the Discord side."""

import asyncio
import errno
import logging
import os
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from datetime import timedelta
from pathlib import Path
from typing import Final

from bot.app.clock import SystemClock
from bot.app.deletions import repeat
from bot.app.health import DATABASE, TICKER, Readiness
from bot.app.metrics import Metrics, Unit
from bot.app.retention import deleting_old
from bot.app.settings import CannotRun, CannotRunNow, Settings
from bot.app.thinker import Thinker
from bot.discord.addresses import point_to, send_through
from bot.discord.client import DEFAULT_GAME, Ports, StichBot, WrongToken, run
from bot.discord.requests import Requests
from bot.pictures.atlas import UnusableFace, check_faces
from bot.storage import (
    CannotOpen,
    Database,
    DatabasePlace,
    InUse,
    NewerSchema,
    Problem,
    Stores,
    Use,
    begin_ratings,
    open_database,
    stores_of,
)
from bot.storage.person_key import person_key
from bot.storage.settings_store import MARK, MOVING
from bot.tables.log_context import of_shard
from bot.tables.meter import NO_METER, Meter
from bot.tables.model import Delays
from bot.tables.ports import Clock

GUILDS_TIMEOUT: Final = 2.0
GUILDS_TIMEOUT_OF_SANDBOX: Final = 0.1
"""Seconds without a further server after which the bot is ready: Discord sends many, a sandbox sends one."""

LATE: Final = timedelta(seconds=10)
"""After this long the ticker counts as stuck: longer than the database waits for a lock."""
LONGEST_SHOWN: Final = 200
"""Characters of a path that an error message repeats."""

_log = logging.getLogger(__name__)


@asynccontextmanager
async def open_storage(place: DatabasePlace, clock: Clock, use: Use) -> AsyncIterator[Stores]:
    """Opens the database during the block, and yields its stores.

    Raises:
        CannotRun: the database cannot be used, or another bot uses it.
    """
    async with opened(place, clock, use) as database:
        if await database.read(MARK, MOVING):
            raise CannotRun("cli-database-half-moved", path=_shown(place))
        await begin_ratings(database)
        await database.finish_wiping()
        await person_key(database)  # so that every backup has it
        yield stores_of(database)


@asynccontextmanager
async def opened(place: DatabasePlace, clock: Clock, use: Use) -> AsyncIterator[Database]:
    """Opens the database during the block.

    Raises:
        CannotRun: the database cannot be used, or not for this use.
    """
    where = _shown(place)
    try:
        database = await open_database(place, now=clock.now(), use=use)
    except CannotOpen as problem:
        kind = CannotRunNow if problem.problem is Problem.NO_SERVER else CannotRun
        raise kind(f"cli-database-{problem.problem.value}", path=where, reason=problem.reason) from None
    except NewerSchema:
        raise CannotRun("cli-database-newer", path=where) from None
    except InUse:
        raise CannotRun("cli-database-in-use", path=where) from None
    async with database:
        yield database


def existing(place: DatabasePlace) -> DatabasePlace:
    """The same place; a file that is not there would be made.

    Raises:
        CannotRun: there is no such file.
    """
    if isinstance(place, Path) and not place.is_file():
        reason = os.strerror(errno.EISDIR if place.is_dir() else errno.ENOENT)
        raise CannotRun("cli-database-unusable", path=_shown(place), reason=reason)
    return place


def _shown(place: DatabasePlace) -> str:
    text = str(place)
    return text if len(text) <= LONGEST_SHOWN else "…" + text[-LONGEST_SHOWN:]


def point(settings: Settings) -> None:
    """Points this process to another server than Discord, and to a REST proxy, where the settings name them."""
    if settings.api_base is not None and settings.gateway_url is not None and settings.cdn_base is not None:
        point_to(api_base=settings.api_base, gateway_url=settings.gateway_url, cdn_base=settings.cdn_base)
    if settings.rest_proxy is not None:
        send_through(settings.rest_proxy)


async def run_bot(
    settings: Settings,
    *,
    stop: asyncio.Event,
    readiness: Readiness,
    metrics: Metrics | None = None,
    game: str = DEFAULT_GAME,
) -> None:
    """Runs the bot with these settings until `stop` is set; `readiness` says meanwhile whether it can serve.

    `metrics` show what it measures and counts. `game` is the game that the *Play* button of a welcome message starts.

    Raises:
        CannotRun: Discord rejects the token, the database cannot be used, or a face of the host's own is no picture.
    """
    if settings.faces is not None:
        try:
            check_faces(settings.faces)
        except UnusableFace as problem:
            raise CannotRun("cli-face-unusable", path=str(problem.path)) from None
    point(settings)
    clock = SystemClock()
    # Before the connection to Discord, so that a wrong path is reported at once, with or without a connection.
    async with (
        open_storage(settings.database_place, clock, Use.BOT) as stores,
        deleting_old(stores.retention, clock, settings.retention),
    ):
        if repeated := await repeat(stores):
            _log.warning("deletions were repeated on an older copy of the database", extra={"people": repeated})
        meter: Meter = metrics or NO_METER
        thinker = Thinker(meter=meter)
        requests = Requests(meter, behind_proxy=settings.rest_proxy is not None)
        ports = Ports(
            storage=lambda: nullcontext(stores),
            clock=clock,
            think=thinker,
            advise=thinker.advise,
            delays=Delays().times(settings.pauses),
            meter=meter,
            requests=requests if requests.behind_proxy or metrics is not None else None,
        )
        bot = StichBot(
            ports,
            language=settings.language,
            command_guild=settings.command_guild,
            default_game=game,
            faces=settings.faces,
            emoji=settings.emoji,
            retention=settings.retention,
            ready=readiness.connected,
            guild_ready_timeout=GUILDS_TIMEOUT if settings.api_base is None else GUILDS_TIMEOUT_OF_SANDBOX,
        )

        async def ticker() -> None:
            # Before the login there are no services.
            if hasattr(bot, "services") and bot.services.tables.behind() > LATE:
                raise TimeoutError

        watching: AbstractContextManager[None] = nullcontext()
        if metrics is not None:
            watching = metrics.watching(lambda: [unit_of(bot, 0)], lambda: thinker.queue)
        try:
            with readiness.asking({DATABASE: stores.check, TICKER: ticker}), watching, of_shard(0, 1):
                await run(bot, settings.token, stop)
        except WrongToken:
            raise CannotRun("cli-wrong-token") from None


def unit_of(bot: StichBot, shard: int) -> Unit:
    """The bot as metrics look at it; before its login it has no tables."""
    tables = bot.services.tables if hasattr(bot, "services") else None
    return Unit(
        shard=shard,
        connected=bot.connected,
        latency=bot.latency,
        behind=tables.behind() if tables is not None else timedelta(0),
        tables=tables.counted() if tables is not None else {},
        under_way=bot.under_way,
    )
