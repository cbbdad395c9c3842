"""Builds the running bot from settings, database, computer players and the Discord side."""

import asyncio
import errno
import logging
import os
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AbstractContextManager, AsyncExitStack, asynccontextmanager, nullcontext
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, Final

from bot.app.clock import SystemClock
from bot.app.deletions import repeat
from bot.app.health import DATABASE, OWNERSHIP, TICKER, Readiness
from bot.app.metrics import Metrics, Unit
from bot.app.retention import deleting_old
from bot.app.settings import CannotRun, CannotRunNow, Settings, names
from bot.app.thinker import Thinker
from bot.app.units import Units
from bot.discord.addresses import point_to, send_through
from bot.discord.assembly import DEFAULT_GAME, Choices, Ports
from bot.discord.client import StichBot, WrongToken, run
from bot.discord.requests import Requests
from bot.pictures.atlas import UnusableFace, check_faces
from bot.storage import (
    CannotOpen,
    Database,
    DatabasePlace,
    InUse,
    NewerSchema,
    PostgresqlAddress,
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
from bot.tables.notices import Notice
from bot.tables.ports import Clock, Unsaved
from bot.tables.shard import Shard
from bot.text.i18n import Localiser

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
        await _begin(database, place)
        yield stores_of(database)


async def _begin(database: Database, place: DatabasePlace) -> None:
    """Does what an update or an end has left to do.

    Raises:
        CannotRun: `stich migrate` has not moved everything there yet.
    """
    if await database.read(MARK, MOVING):
        raise CannotRun("cli-database-half-moved", path=_shown(place))
    await begin_ratings(database)
    await database.finish_wiping()
    await person_key(database)  # so that every backup has it


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
    served: Callable[[int], None] = lambda _: None,
) -> None:
    """Runs the bot with these settings until `stop` is set; `readiness` says meanwhile whether it can serve.

    `metrics` show what it measures and counts. `game` is the game that the *Play* button of a welcome message starts.
    `served` is called with each shard that this process begins to serve.

    Raises:
        CannotRun: Discord rejects the token, the database cannot be used, or a face of the host's own is no picture.
        ConnectionError: the connection to Discord has ended for good, or that which has the shards of this process.
    """
    if settings.faces is not None:
        try:
            check_faces(settings.faces)
        except UnusableFace as problem:
            raise CannotRun("cli-face-unusable", path=str(problem.path)) from None
    point(settings)
    host = _Host(settings, SystemClock(), game, metrics)
    if isinstance(settings.database_place, PostgresqlAddress):
        await _run_share(host, settings.database_place, stop, readiness, served)
    elif settings.shards > 1:
        raise CannotRun("setting-shards", setting=names()["shards"])
    else:
        await _run_alone(host, stop, readiness)


@dataclass(frozen=True, slots=True)
class _Host:
    """What all clients of this process have in common."""

    settings: Settings
    clock: SystemClock
    game: str
    metrics: Metrics | None
    localiser: Localiser = field(default_factory=Localiser)
    """Of all of them: to read the catalogues takes longer than to take a shard over."""

    def bot(self, ports: Ports, ready: asyncio.Event) -> StichBot:
        """The client with these ports."""
        settings = self.settings
        return StichBot(
            ports,
            choices=Choices(
                language=settings.language,
                default_game=self.game,
                faces=settings.faces,
                emoji=settings.emoji,
                retention=settings.retention,
            ),
            localiser=self.localiser,
            command_guild=settings.command_guild,
            ready=ready,
            guild_ready_timeout=GUILDS_TIMEOUT if settings.api_base is None else GUILDS_TIMEOUT_OF_SANDBOX,
        )

    @property
    def meter(self) -> Meter:
        """What measures."""
        return self.metrics or NO_METER

    def watching(self, bots: Callable[[], Mapping[int, StichBot]], thinker: Thinker) -> AbstractContextManager[None]:
        """During the block the metrics look at these clients, by their shard, and at those who think."""
        if self.metrics is None:
            return nullcontext()
        return self.metrics.watching(
            lambda: [unit_of(bot, shard) for shard, bot in bots().items()], lambda: thinker.queue
        )

    def ports(self, stores: Stores, thinker: Thinker, **more: Any) -> Ports:
        """The ports of a client with these stores."""
        requests = Requests(self.meter, behind_proxy=self.settings.rest_proxy is not None)
        return Ports(
            storage=lambda: nullcontext(stores),
            clock=self.clock,
            think=thinker,
            advise=thinker.advise,
            delays=Delays().times(self.settings.pauses),
            meter=self.meter,
            requests=requests if requests.behind_proxy or self.metrics is not None else None,
            **more,
        )


async def _run_alone(host: _Host, stop: asyncio.Event, readiness: Readiness) -> None:
    """The only process of a bot: it serves everything. Raises as `run_bot`."""
    settings = host.settings
    # Before the connection to Discord, so that a wrong path is reported at once, with or without a connection.
    async with (
        open_storage(settings.database_place, host.clock, Use.BOT) as stores,
        deleting_old(stores.retention, host.clock, settings.retention),
    ):
        if repeated := await repeat(stores):
            _log.warning("deletions were repeated on an older copy of the database", extra={"people": repeated})
        thinker = Thinker(meter=host.meter)
        bot = host.bot(host.ports(stores, thinker), readiness.connected)

        checks = {DATABASE: stores.check, TICKER: lambda: check_ticker(bot)}
        watching = host.watching(lambda: {0: bot}, thinker)
        try:
            with readiness.asking(checks), watching, of_shard(0, 1):
                await run(bot, settings.token, stop)
        except WrongToken:
            raise CannotRun("cli-wrong-token") from None


async def _run_share(
    host: _Host, address: PostgresqlAddress, stop: asyncio.Event, readiness: Readiness, served: Callable[[int], None]
) -> None:
    """One of the processes of a bot: it serves its share of the shards. Raises as `run_bot`."""
    from bot.storage.postgresql.ownership import Ownership  # asyncpg is there on PostgreSQL alone

    settings, thinker = host.settings, Thinker(meter=host.meter, shared=True)
    async with opened(address, host.clock, Use.BOT) as database, AsyncExitStack() as closing:
        stores = stores_of(database)
        running: list[Units] = []  # none as long as the database is being brought up to date

        def hear(text: str) -> None:
            for units in running:
                units.hear(text)

        ownership = await Ownership.connect(address, hear)
        closing.push_async_callback(ownership.close)
        try:
            async with ownership.beginning():
                await _begin(database, address)
        except Unsaved as problem:
            raise ConnectionError(str(problem)) from None

        def make_bot(shard: Shard, ready: asyncio.Event) -> StichBot:
            own = stores_of(database, shard)
            more = {"shard": shard, "serving": ownership.holds, "may_identify": ownership.may_identify}
            return host.bot(host.ports(own, thinker, **more), ready)

        async def tell(notice: Notice) -> None:
            served(notice.number)
            await stores.tables.tell(notice)

        async def owned() -> None:
            if not ownership.holds():
                raise ConnectionError

        def look() -> None:
            (readiness.connected.set if units.connected else readiness.connected.clear)()

        units = Units(settings.shards, ownership, make_bot, tell, settings.token, readiness, check_ticker)
        running.append(units)
        host.localiser.read_all()
        watching = host.watching(lambda: units.bots, thinker)
        with readiness.asking({DATABASE: stores.check, OWNERSHIP: owned}), watching:
            async with _with_shard_0(units, stores, host):
                await units.run(stop, look)


@asynccontextmanager
async def _with_shard_0(units: Units, stores: Stores, host: _Host) -> AsyncIterator[None]:
    """During the block the process that has shard 0 deletes old matches."""

    class Old:
        async def drop_one(self, before: datetime) -> bool:
            return 0 in units.bots and await stores.retention.drop_one(before)

    async with deleting_old(Old(), host.clock, host.settings.retention):
        yield


async def check_ticker(bot: StichBot) -> None:
    """Raises `TimeoutError` where something due has waited for long."""
    # Before the login there are no services.
    if hasattr(bot, "services") and bot.services.tables.behind() > LATE:
        raise TimeoutError


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
