"""Reports of errors to Sentry, where the host wants them (`STICH_SENTRY_DSN`, extra `sentry`).

Each report is made here, of what can show no hand: types of errors, places in the code, lines of the bot's own log. All
that sentry-sdk would find by itself is off: local variables, breadcrumbs, requests, the environment.
"""

import logging
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final

from bot.app.log import scrub
from bot.app.settings import PREFIX, CannotRun, Settings
from bot.tables.log_context import SHARD

if TYPE_CHECKING:
    from sentry_sdk.types import Event

OWN: Final = "bot"
"""Whose log lines have texts without secrets; those of others may quote what an error has at hand."""
SENT_WITHIN: Final = 2.0
"""Seconds that the end of the process waits for reports that are under way."""
CAUSES: Final = 5
"""Of how many errors in a row, each the cause of the next, a report tells."""


@contextmanager
def reporting(settings: Settings) -> Iterator[None]:
    """Reports during the block every error that is logged; nothing where no receiver is set.

    Raises:
        CannotRun: sentry-sdk is not installed, or cannot use the address.
    """
    if settings.sentry_dsn is None:
        yield
        return
    if find_spec("sentry_sdk") is None:
        raise CannotRun("cli-extra-missing", setting=f"{PREFIX}SENTRY_DSN", extra="sentry")
    import sentry_sdk
    from sentry_sdk.utils import BadDsn

    try:
        client = sentry_sdk.Client(
            dsn=settings.sentry_dsn.get_secret_value(),
            release=f"stich@{version('stich')}",
            environment="production",
            server_name=settings.process_name,
            default_integrations=False,
            auto_enabling_integrations=False,
            include_local_variables=False,
            include_source_context=False,
            max_breadcrumbs=0,
            max_request_body_size="never",  # `send_default_pii` is off by default, and warns where it is named
            traces_sample_rate=None,
            auto_session_tracking=False,
            send_client_reports=False,
        )
    except BadDsn:
        raise CannotRun("setting-sentry-dsn", setting=f"{PREFIX}SENTRY_DSN") from None
    handler = _Handler(client.capture_event)
    root = logging.getLogger()
    root.addHandler(handler)
    try:
        yield
    finally:
        root.removeHandler(handler)
        client.close(timeout=SENT_WITHIN)


class _Handler(logging.Handler):
    """Sends a report of every line of the log that tells of an error."""

    def __init__(self, send: Any) -> None:
        super().__init__(logging.ERROR)
        self._send = send

    def emit(self, record: logging.LogRecord) -> None:
        """Sends it; sentry-sdk does so in a thread of its own. Its own lines are left out."""
        if record.name.partition(".")[0] not in {"sentry_sdk", "urllib3"}:
            try:
                self._send(report(record))
            except Exception:  # a report must never become a second error
                self.handleError(record)


def report(record: logging.LogRecord) -> "Event":
    """What Sentry is told of a line of the log."""
    shard = SHARD.get()
    event: Event = {
        "level": "fatal" if record.levelno >= logging.CRITICAL else "error",
        "logger": record.name,
        "logentry": {"message": _text(record), "params": []},
        "tags": {"shard": str(shard[0])} if shard is not None else {},
    }
    error = record.exc_info[1] if record.exc_info else None
    if error is not None:
        event["exception"] = {"values": _causes(error)}
    return event


def _text(record: logging.LogRecord) -> str:
    """A line of the bot itself as it is logged."""
    return scrub(record.getMessage()) if record.name.partition(".")[0] == OWN else f"an error in {record.name}"


def _causes(error: BaseException) -> list[dict[str, Any]]:
    """The error and its causes, the first cause first, as Sentry has them; without their messages."""
    values: list[dict[str, Any]] = []
    at: BaseException | None = error
    while at is not None and len(values) < CAUSES:
        values.append(
            {
                "type": type(at).__name__,
                "module": type(at).__module__,
                "stacktrace": {"frames": _frames(at.__traceback__)},
            }
        )
        at = at.__cause__ or (None if at.__suppress_context__ else at.__context__)
    return values[::-1]


def _frames(trace: TracebackType | None) -> list[dict[str, Any]]:
    """The places in the code, the outermost first; no line of the code, and no variable."""
    return [
        {
            "filename": "/".join(Path(frame.filename).parts[-3:]),
            "function": frame.name,
            "lineno": frame.lineno,
            "in_app": not {"site-packages", "asyncio"} & set(Path(frame.filename).parts),
        }
        for frame in traceback.extract_tb(trace)
    ]
