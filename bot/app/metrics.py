"""What `/metrics` shows, by prometheus-client where it is installed (extra `metrics`); it is imported only then.

Labels are words of the program: kinds, games, levels, routes without ids, numbers of shards. No name and no id of a
person, a server or a table is a label or a value, nor is a card.
"""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from datetime import timedelta
from importlib.metadata import version
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from bot.tables.model import TableState
from bot.tables.table_cache import Census
from engine.registry import game_keys

if TYPE_CHECKING:
    from prometheus_client import Metric

ANSWER: Final = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0)
"""Seconds; after 3 Discord has given up."""
SAVED: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
DELAY: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0)
THOUGHT: Final = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 4.0)
"""Seconds; after 4 *careful* decides in place of a worker."""
LOOK_EVERY: Final = 0.25
"""Seconds between two looks at how late the event loop is."""
STATES: Final = tuple(state for state in TableState if state is not TableState.CLOSED)
RATE_LIMITED: Final = 429


@dataclass(frozen=True, slots=True)
class Unit:
    """A part of the process with a connection and tables of its own, as it is at a moment."""

    shard: int
    connected: bool
    latency: float
    """Seconds of a heartbeat of its connection; no number while there is none."""
    behind: timedelta
    """How late its tables do what they do by themselves."""
    tables: Census
    under_way: int
    """Its requests that have no answer yet."""


def _no_queue() -> tuple[int, int]:
    return 0, 0


class Metrics:
    """A `Meter` whose figures are read as text. `process`: how this process is called among others.

    Raises:
        ImportError: prometheus-client is not installed.
    """

    def __init__(self, process: str) -> None:
        import prometheus_client as prometheus

        prometheus.disable_created_metrics()  # type: ignore[no-untyped-call]  # has no annotations
        self._prometheus = prometheus
        self._units: Callable[[], Iterable[Unit]] = tuple
        self._queue: Callable[[], tuple[int, int]] = _no_queue
        registry = self._registry = prometheus.CollectorRegistry()
        prometheus.ProcessCollector(registry=registry)
        about = prometheus.Info("stich", "This version, and how this process is called.", registry=registry)
        about.info({"version": version("stich"), "process": process})
        self._answers = prometheus.Histogram(
            "stich_answer_seconds",
            "From an interaction to its first answer.",
            ["kind"],
            buckets=ANSWER,
            registry=registry,
        )
        self._saves = prometheus.Histogram(
            "stich_commit_seconds", "Until a change of a table is durable.", buckets=SAVED, registry=registry
        )
        self._moves = prometheus.Counter(
            "stich_moves", "Lines of matches that were saved, deals among them.", ["game"], registry=registry
        )
        self._thoughts = prometheus.Histogram(
            "stich_thinking_seconds", "Until a computer player has decided, the queue included.", ["player"],
            buckets=THOUGHT, registry=registry,
        )  # fmt: skip
        self._requests = prometheus.Counter(
            "stich_discord_requests", "Requests to Discord by the class of the answer's status.",
            ["method", "route", "status"], registry=registry,
        )  # fmt: skip
        self._refused = prometheus.Counter(
            "stich_discord_rate_limited", "Requests that were too many (429), by who said so.",
            ["method", "route", "by"], registry=registry,
        )  # fmt: skip
        self._delays = prometheus.Histogram(
            "stich_event_loop_delay_seconds", "How late the event loop is.", buckets=DELAY, registry=registry
        )
        registry.register(self)

    @classmethod
    def if_installed(cls, process: str) -> "Metrics | None":
        """The metrics of this process; None where prometheus-client is not installed."""
        return cls(process) if find_spec("prometheus_client") is not None else None

    # ------------------------------------------------------------------------------------------------------ the meter

    def now(self) -> float:
        """A reading of a steady clock in seconds."""
        return time.perf_counter()

    def answered(self, kind: str, since: float) -> None:
        """The first answer to an interaction of this kind is given."""
        self._answers.labels(kind).observe(time.perf_counter() - since)

    def saved(self, game: str, lines: int, since: float) -> None:
        """A change of a table is durable, with so many new lines of its match."""
        self._saves.observe(time.perf_counter() - since)
        if lines > 0:  # a match that begins anew, or was read again, adds none
            self._moves.labels(game).inc(lines)

    def thought(self, player: str, since: float) -> None:
        """A computer player of this level has an answer."""
        self._thoughts.labels(player).observe(time.perf_counter() - since)

    def requested(self, method: str, route: str, status: int | None, *, by_proxy: bool) -> None:
        """A request to Discord has its answer."""
        self._requests.labels(method, route, f"{status // 100}xx" if status is not None else "none").inc()
        if status == RATE_LIMITED:
            self._refused.labels(method, route, "proxy" if by_proxy else "discord").inc()

    # ------------------------------------------------------------------------------------- what is looked at when asked

    @contextmanager
    def watching(self, units: Callable[[], Iterable[Unit]], queue: Callable[[], tuple[int, int]]) -> Iterator[None]:
        """Looks during the block at the units that there are whenever somebody asks.

        `queue`: how many questions the workers of this process think about, and how many wait.
        """
        self._units, self._queue = units, queue
        try:
            yield
        finally:
            self._units, self._queue = tuple, _no_queue

    @asynccontextmanager
    async def measuring_the_loop(self) -> AsyncIterator[None]:
        """Measures during the block how late the event loop is."""
        looking = asyncio.create_task(self._look(), name="event-loop-delay")
        try:
            yield
        finally:
            looking.cancel()
            with suppress(asyncio.CancelledError):
                await looking

    async def _look(self) -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(LOOK_EVERY)
            self._delays.observe(max(0.0, time.perf_counter() - began - LOOK_EVERY))

    def collect(self) -> "Iterator[Metric]":
        """What is looked at now; called by prometheus-client."""
        from prometheus_client.core import GaugeMetricFamily

        def gauge(name: str, about: str, *labels: str) -> GaugeMetricFamily:
            return GaugeMetricFamily(name, about, labels=labels)

        connected = gauge("stich_gateway_connected", "Whether the shard is connected to Discord.", "shard")
        latency = gauge("stich_gateway_latency_seconds", "A heartbeat of the shard's connection.", "shard")
        behind = gauge("stich_ticker_behind_seconds", "How late the shard's tables are with what is due.", "shard")
        under_way = gauge("stich_discord_requests_under_way", "Requests of the shard without an answer.", "shard")
        census: Counter[tuple[str, TableState]] = Counter()
        for unit in self._units():
            shard = [str(unit.shard)]
            connected.add_metric(shard, float(unit.connected))
            latency.add_metric(shard, unit.latency)
            behind.add_metric(shard, unit.behind.total_seconds())
            under_way.add_metric(shard, unit.under_way)
            census.update(unit.tables)
        yield from (connected, latency, behind, under_way)
        tables = gauge("stich_tables", "Open tables.", "game", "state")
        for game in game_keys():
            for state in STATES:
                tables.add_metric([game, state.value], census[game, state])
        yield tables
        busy, waiting = self._queue()
        yield GaugeMetricFamily("stich_thinking", "Questions that workers think about.", value=busy)
        yield GaugeMetricFamily("stich_thinking_waiting", "Questions that wait for a worker.", value=waiting)

    def text(self) -> tuple[bytes, str]:
        """All figures as Prometheus reads them, and the type of that text."""
        return self._prometheus.generate_latest(self._registry), self._prometheus.CONTENT_TYPE_PLAIN_0_0_4
