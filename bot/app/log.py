"""Logging to stderr: structlog for the bot, the standard library's logs (discord.py) through the same processors.

No hand, pack or token reaches an output: a value is hidden when its key is one of `SECRET_KEYS`, and every text that
looks like a card or a token is hidden in any value. Tracebacks carry no local variables.
"""

import logging
import re
import sys
from collections.abc import Mapping, MutableMapping
from typing import Any, Final, TextIO

import structlog
from structlog.typing import Processor

from bot.tables.log_context import SHARD

HIDDEN: Final = "[hidden]"
SECRET_KEYS: Final = frozenset(
    {
        "authorization", "card", "cards", "chance", "deck", "hand", "hands", "information_state", "memory", "pack",
        "password", "salt", "scene", "secret", "seed", "state", "step", "token", "view",
    }
)  # fmt: skip
"""The last words of keys whose values are never shown: `hand`, `bot_token`, `next_state`."""

_SECRETS: Final = (
    (re.compile(r"(?<![0-9A-Za-z])[AKQJT2-9][SHDC](?![0-9A-Za-z])"), HIDDEN),  # a card in the notation
    (re.compile(r"[♠♥♦♣]\ufe0e?\s?(?:10|[AKQJDB2-9])|(?:10|[AKQJDB2-9])[♠♥♦♣]"), HIDDEN),  # a card as shown to players
    (re.compile(r"[🛡🌹🌰🔔]\ufe0f?\s?(?:[^\W\d_]+\s?)?(?:10|[AKOUB2-9])"), HIDDEN),  # the same in the Swiss deck
    (re.compile(r"(?<![a-z])[a-z]+_of_[a-z_]+_[0-9a-f]{8}(?![0-9a-f])"), HIDDEN),  # the name of a card's emoji
    # A bot's token; it begins where a word does, since a search from each letter of a long word takes long.
    (re.compile(r"(?<![\w-])[\w-]{20,}+\.[\w-]{4,}+\.[\w-]{20,}+"), HIDDEN),
    (re.compile(r"(?<=Bot )[\w.-]{20,}"), HIDDEN),  # the same in a header
    (re.compile(r"((?:interactions|webhooks)/\d+/)[\w.-]+"), rf"\1{HIDDEN}"),  # an interaction's token in an address
    (re.compile(r"(?<=[?&]key=)[\w.%-]+"), HIDDEN),  # the key of a page of the sandbox
)


def scrub(text: str) -> str:
    """Hides everything in the text that looks like a card or a token."""
    for pattern, shown in _SECRETS:
        text = pattern.sub(shown, text)
    return text


def _hidden(value: Any) -> Any:
    """The value without secrets: containers part by part, texts scrubbed, numbers unchanged, else the scrubbed repr."""
    if value is None or isinstance(value, bool | int | float):
        return value
    if isinstance(value, Mapping):
        return {scrub(str(key)): HIDDEN if _is_secret(str(key)) else _hidden(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [_hidden(inner) for inner in value]
    return scrub(value if isinstance(value, str) else repr(value))


def _is_secret(key: str) -> bool:
    return key.casefold().replace("-", "_").rpartition("_")[2] in SECRET_KEYS


def hide(_logger: Any, _method: str, entry: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Hides secrets; the last processor before the renderer. The key `event` holds the text of the log line."""
    for key, value in entry.items():
        entry[key] = HIDDEN if key != "event" and _is_secret(key) else _hidden(value)
    return entry


def _of_process(process: str) -> Processor:
    """Adds how the process is called, and its shard, for programs that read the lines of many."""

    def add(_logger: Any, _method: str, entry: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
        if (shard := SHARD.get()) is not None:
            entry["shard"] = shard[0]
        entry["process"] = process
        return entry

    return add


def _of_several(_logger: Any, _method: str, entry: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Adds the shard where there are several, for people."""
    if (shard := SHARD.get()) is not None and shard[1] > 1:
        entry["shard"] = shard[0]
    return entry


def _about_voice(record: logging.LogRecord) -> bool:
    """Drops discord.py's warnings about missing voice libraries: the bot uses no voice."""
    return "voice will NOT be supported" not in record.getMessage()


def set_up(*, level: str, form: str, process: str, stream: TextIO | None = None) -> None:
    """Sends every log of the process to the stream (None: stderr), a line each: text (`console`) or JSON (`json`).

    `process`: how this process is called among others; lines of text do not say it.
    """
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        _of_process(process) if form == "json" else _of_several,
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
    # At `debug` these log every address and payload, which is of no use here.
    for noisy in ("discord.gateway", "discord.http", "discord.webhook", "asyncio", "aiosqlite"):
        logging.getLogger(noisy).setLevel(max(logging.INFO, logging.getLevelName(level.upper())))
