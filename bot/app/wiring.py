"""Builds the running bot from settings, database, computer players and the Discord side."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from typing import Final

from bot.app.clock import SystemClock
from bot.app.deletions import repeat
from bot.app.health import DATABASE, TICKER, Readiness
from bot.app.metrics import Metrics, Unit
from bot.app.retention import deleting_old
from bot.app.settings import CannotRun, Settings
from bot.app.thinker import Thinker
from bot.discord.addresses import point_to, send_through
from bot.discord.client import DEFAULT_GAME, Ports, StichBot, WrongToken, run
from bot.discord.requests import Requests
from bot.pictures.atlas import UnusableFace, check_faces
from bot.storage import (
    ArchiveStore,
    CannotOpen,
    Database,
    InUse,
    NewerSchema,
    SqlAdministration,
    SqlLadderStore,
    SqlPrivacyStore,
    SqlSettingsStore,
    TableStore,
    begin_ratings,
)
from bot.storage.person_key import person_key
from bot.storage.retention import SqlRetentionStore
from bot.storage.wiping import wipe_unwiped
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


@dataclass(frozen=True, slots=True)
class DatabaseStorage:
    """The stores of one open database."""

    tables: TableStore
    settings: SqlSettingsStore
    archive: ArchiveStore
    ladders: SqlLadderStore
    administration: SqlAdministration
    privacy: SqlPrivacyStore
    retention: SqlRetentionStore
    check: Callable[[], Awaitable[None]]
    """Raises an error where a change could not be saved."""


@asynccontextmanager
async def open_storage(path: Path, clock: Clock) -> AsyncIterator[DatabaseStorage]:
    """Opens the database during the block, and yields its stores.

    Raises:
        CannotRun: the database cannot be used, or another bot uses it.
    """
    async with open_database(path, clock) as database:
        await begin_ratings(database)
        await wipe_unwiped(database)
        await person_key(database)  # so that every backup has it
        yield DatabaseStorage(
            TableStore(database),
            SqlSettingsStore(database),
            ArchiveStore(database),
            SqlLadderStore(database),
            SqlAdministration(database),
            SqlPrivacyStore(database),
            SqlRetentionStore(database),
            database.check,
        )


@asynccontextmanager
async def open_database(path: Path, clock: Clock, *, alone: bool = True) -> AsyncIterator[Database]:
    """Opens the database during the block, by default for nobody else.

    Raises:
        CannotRun: the database cannot be used, or another bot uses it.
    """
    try:
        database = await Database.open(path, now=clock.now(), alone=alone)
    except CannotOpen as problem:
        raise CannotRun("cli-database-unusable", path=_shown(path), reason=problem.reason) from None
    except NewerSchema:
        raise CannotRun("cli-database-newer", path=_shown(path)) from None
    except InUse:
        raise CannotRun("cli-database-in-use", path=_shown(path)) from None
    async with database:
        yield database


def _shown(path: Path) -> str:
    text = str(path)
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
        open_storage(settings.database_path, clock) as opened,
        deleting_old(opened.retention, clock, settings.retention),
    ):
        if repeated := await repeat(opened):
            _log.warning("deletions were repeated on an older copy of the database", extra={"people": repeated})
        meter: Meter = metrics or NO_METER
        thinker = Thinker(meter=meter)
        requests = Requests(meter, behind_proxy=settings.rest_proxy is not None)
        ports = Ports(
            storage=lambda: nullcontext(opened),
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
            with readiness.asking({DATABASE: opened.check, TICKER: ticker}), watching, of_shard(0, 1):
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
