"""Logs: structlog for ours, the standard library's (discord.py) through the same processors, all to stderr.

No hand, pack or token reaches an output: values under telling keys are masked whatever they hold, and whatever looks
like a card or a token is masked wherever it stands. Tracebacks carry no local variables.
"""

import logging
import re
import sys
from collections.abc import Mapping, MutableMapping
from typing import Any, Final, TextIO

import structlog
from structlog.typing import Processor

HIDDEN: Final = "[hidden]"
TELLING: Final = frozenset(
    {
        "authorization", "card", "cards", "chance", "deck", "hand", "hands", "information_state", "memory", "pack",
        "password", "salt", "scene", "secret", "seed", "state", "step", "token", "view",
    }
)  # fmt: skip
"""The last word of a key whose value is never shown: `hand`, `bot_token`, `next_state`."""

_SECRETS: Final = (
    (re.compile(r"(?<![0-9A-Za-z])[AKQJT2-9][SHDC](?![0-9A-Za-z])"), HIDDEN),  # a card in the notation
    (re.compile(r"[♠♥♦♣]\ufe0e?\s?(?:10|[AKQJDB2-9])|(?:10|[AKQJDB2-9])[♠♥♦♣]"), HIDDEN),  # a card as it is shown
    (re.compile(r"[🛡🌹🌰🔔]\ufe0f?\s?(?:[^\W\d_]+\s?)?(?:10|[AKOUB2-9])"), HIDDEN),  # the same of the Swiss deck
    (re.compile(r"[\w-]{20,}\.[\w-]{4,}\.[\w-]{20,}"), HIDDEN),  # a bot's token
    (re.compile(r"(?<=Bot )[\w.-]{20,}"), HIDDEN),  # the same in a header
    (re.compile(r"((?:interactions|webhooks)/\d+/)[\w.-]+"), rf"\1{HIDDEN}"),  # an interaction's token in an address
    (re.compile(r"(?<=[?&]key=)[\w.%-]+"), HIDDEN),  # the key of a page of the sandbox
)


def scrub(text: str) -> str:
    """The text without anything that looks like a card or a token."""
    for pattern, shown in _SECRETS:
        text = pattern.sub(shown, text)
    return text


def _hidden(value: Any) -> Any:
    """The value as it may be shown: containers by their parts, texts scrubbed, numbers as they are, else its repr."""
    if value is None or isinstance(value, bool | int | float):
        return value
    if isinstance(value, Mapping):
        return {scrub(str(key)): HIDDEN if _telling(str(key)) else _hidden(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [_hidden(inner) for inner in value]
    return scrub(value if isinstance(value, str) else repr(value))


def _telling(key: str) -> bool:
    return key.casefold().replace("-", "_").rpartition("_")[2] in TELLING


def hide(_logger: Any, _method: str, entry: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Mask what may not be seen; the last processor before the text is made. `event` is the line's own text here."""
    for key, value in entry.items():
        entry[key] = HIDDEN if key != "event" and _telling(key) else _hidden(value)
    return entry


def _about_voice(record: logging.LogRecord) -> bool:
    """Leave out discord.py's warnings that it could not speak: a table has nothing to say aloud."""
    return "voice will NOT be supported" not in record.getMessage()


def set_up(*, level: str, form: str, stream: TextIO | None = None) -> None:
    """Send every log of this process to the stream (stderr), one line each as text (`console`) or JSON (`json`)."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        # Plain tracebacks: those with local variables would show hands.
        structlog.processors.ExceptionRenderer(),
        hide,
    ]
    renderer: Processor = (
        structlog.processors.JSONRenderer(ensure_ascii=False)
        if form == "json"
        else structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)
    )
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            structlog.stdlib.PositionalArgumentsFormatter(),
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(stream if stream is not None else sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    root = logging.getLogger()
    for old in root.handlers[:]:
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(level.upper())
    logging.getLogger("discord.client").addFilter(_about_voice)
    # These name every address and payload at `debug`; nobody needs that of them.
    for noisy in ("discord.gateway", "discord.http", "discord.webhook", "asyncio", "aiosqlite"):
        logging.getLogger(noisy).setLevel(max(logging.INFO, logging.getLevelName(level.upper())))
