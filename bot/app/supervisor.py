"""Runs the bot until a signal ends the process, and starts it again when it ends by itself."""

import asyncio
import gc
import logging
import signal
from collections.abc import Awaitable, Callable
from contextlib import nullcontext, suppress
from typing import Final, Protocol

from bot.app import log
from bot.app.error_reports import reporting
from bot.app.health import Readiness, serve_health
from bot.app.metrics import Metrics
from bot.app.settings import CannotRun, CannotRunNow, Settings, load
from bot.storage.address import PostgresqlAddress

FIRST_PAUSE: Final = 1.0
LONGEST_PAUSE: Final = 120.0
"""Seconds before a bot that ended by itself is started again; they double each time, unless it has no database.

Discord allows 1,000 connections a day and then resets the token; a bot that ends at every start makes 720.
"""
STEADY: Final = 120.0
"""Seconds: after a run of at least this length, the pauses begin at the first again."""
AWAY: Final = 180.0
"""Seconds without a connection after which the bot is started again: after a long outage discord.py waits up to 17
minutes before it tries once more. More than `STEADY`, so that the pause before that start is the first."""
GRACE: Final = 8.0
"""Seconds that the bot may take to close after the signal."""
GRACE_OF_MANY: Final = 60.0
"""The same where other processes take over from it, one shard after another."""
COLLECT_AFTER: Final = 20_000
"""New objects until Python looks for cycles among them: by default 700, which is less than a page makes."""

_log = logging.getLogger(__name__)


class RunBot(Protocol):
    """Runs the bot until `stop` is set, then closes it and returns; tells `readiness` whether it can serve.

    It may also end by itself, by returning or raising: an error in an event parser ends discord.py's client. Raises
    `CannotRun` where trying again does not help: a wrong token, an unusable database.
    """

    async def __call__(
        self, settings: Settings, *, stop: asyncio.Event, readiness: Readiness, metrics: Metrics | None = None
    ) -> None: ...


def run(run_bot: RunBot) -> None:
    """Runs the bot on Discord until Ctrl-C or SIGTERM.

    Raises:
        CannotRun: a setting is wrong or missing, the token or the database cannot be used.
    """
    settings = load()
    # Both raise, before anything is opened: these are the most frequent mistakes.
    _ = settings.token, settings.database_place
    log.set_up(level=settings.log_level, form=settings.log_format, process=settings.process_name)
    gc.set_threshold(COLLECT_AFTER)
    with reporting(settings):
        asyncio.run(_serve(settings, run_bot))


async def _serve(settings: Settings, run_bot: RunBot) -> None:
    stop, readiness, metrics = asyncio.Event(), Readiness(), Metrics.if_installed(settings.process_name)
    stop_on_signals(stop)
    measuring = metrics.measuring_the_loop() if metrics is not None else nullcontext()
    async with serve_health(settings, readiness, metrics), measuring:

        async def run_once() -> None:
            await run_bot(settings, stop=stop, readiness=readiness, metrics=metrics)

        many = isinstance(settings.database_place, PostgresqlAddress)
        await keep_running(run_once, stop, readiness, grace=GRACE_OF_MANY if many else None)


def stop_on_signals(stop: asyncio.Event) -> None:
    """Makes Ctrl-C and SIGTERM set the event."""
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, stop.set)
        except NotImplementedError:  # the loop of Windows
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop.set))


async def keep_running(
    run: Callable[[], Awaitable[None]], stop: asyncio.Event, readiness: Readiness, *, grace: float | None = None
) -> None:
    """Runs it until `stop` is set, and again after a pause whenever it ends by itself.

    `grace`: seconds that it may take to close after that; None: `GRACE`.

    Raises:
        CannotRun: trying again would not help; at the first start, a database server that is away counts as that.
    """
    loop = asyncio.get_running_loop()
    pause, has_run = FIRST_PAUSE, False
    while not stop.is_set():
        began, away = loop.time(), False
        try:
            await _run_once(run, stop, readiness, GRACE if grace is None else grace)
        except CannotRun as problem:
            if not has_run or not isinstance(problem, CannotRunNow):
                raise
            away = True  # Discord is not asked for a session before the database is back
            _log.error("there is no database", extra={"reason": problem.values.get("reason", ""), "pause": FIRST_PAUSE})
        except OSError as problem:
            _log.error("there is no connection", extra={"reason": str(problem), "pause": pause})
        except Exception:
            _log.exception("the bot ended by an error", extra={"pause": pause})
        else:
            if not stop.is_set():
                _log.error("the bot ended by itself", extra={"pause": pause})
        finally:
            readiness.connected.clear()
        has_run = True
        if loop.time() - began >= STEADY:
            pause = FIRST_PAUSE
        with suppress(TimeoutError):
            async with asyncio.timeout(FIRST_PAUSE if away else pause):
                await stop.wait()
        if not away:
            pause = min(2 * pause, LONGEST_PAUSE)


async def _run_once(
    run: Callable[[], Awaitable[None]], stop: asyncio.Event, readiness: Readiness, grace: float
) -> None:
    """Runs it, and ends it `grace` seconds after `stop` is set.

    Raises:
        ConnectionError: there was no connection for `AWAY`.
    """
    running, stopped = asyncio.ensure_future(run()), asyncio.ensure_future(stop.wait())
    away = asyncio.ensure_future(_away(readiness))
    try:
        await asyncio.wait({running, stopped, away}, return_when=asyncio.FIRST_COMPLETED)
        if running.done() or stop.is_set():
            done, _ = await asyncio.wait({running}, timeout=grace)
            if not done:
                _log.error("the bot did not end in time", extra={"seconds": grace})
    finally:
        for task in (stopped, away, running):
            task.cancel()
        await asyncio.gather(running, stopped, away, return_exceptions=True)
    if not running.cancelled():
        running.result()
    elif away.done() and not away.cancelled():
        raise ConnectionError(f"none for {AWAY:.0f} seconds")


async def _away(readiness: Readiness) -> None:
    """Returns when there has been no connection for `AWAY`."""
    loop = asyncio.get_running_loop()
    connected = loop.time()
    while loop.time() - connected < AWAY:
        if readiness.connected.is_set():
            connected = loop.time()
        await asyncio.sleep(AWAY / 100)
