"""Logs: the same form for all loggers, and never a card or a token."""

import asyncio
import io
import json
import logging
import re
import time
from collections.abc import Iterator
from typing import Any

import pytest
import structlog

from bot.app import log
from bot.app.log import scrub
from bot.tables.log_context import about, nothing, of_shard
from bot.tables.model import TableId
from engine.cards import CARD_TEXTS, parse_card
from engine.game import Chance

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.AbCdEf.abcdefghijklmnopqrstuvwxyz0123456789"
INTERACTION_TOKEN = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OmFiY2RlZg"
FORMS = ("console", "json")


@pytest.fixture(autouse=True)
def restored() -> Iterator[None]:
    """Restores the logging of the test run."""
    root = logging.getLogger()
    handlers = root.handlers[:]
    levels = {name: logging.getLogger(name).level for name in (None, *root.manager.loggerDict)}
    yield
    root.handlers[:] = handlers
    for name in (None, *root.manager.loggerDict):
        logging.getLogger(name).setLevel(levels.get(name, logging.NOTSET))
    structlog.reset_defaults()


def written(form: str, level: str = "debug") -> io.StringIO:
    """Sends the logs to a stream, which it returns."""
    stream = io.StringIO()
    log.set_up(level=level, form=form, process="left:7", stream=stream)
    return stream


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("key", sorted(log.SECRET_KEYS))
def test_a_secret_key_hides_any_value(form: str, key: str) -> None:
    stream = written(form)
    own, foreign = structlog.get_logger("bot.x"), logging.getLogger("discord.client")
    for name in (key, f"the_{key}", f"The-{key.upper()}"):
        own.info("moved", **{name: "marzipan"})
        own.info("moved", inner={name: ["marzipan", 7]}, rows=[{name: {"deep": "marzipan"}}])
        foreign.warning("moved", extra={name.replace("-", "_"): "marzipan"})
    assert "marzipan" not in stream.getvalue()
    assert stream.getvalue().count("moved") == 9


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("card", CARD_TEXTS)
def test_a_card_is_hidden_in_every_part_of_a_line(form: str, card: str) -> None:
    stream = written(form)
    own, foreign = structlog.get_logger("bot.x"), logging.getLogger("discord.client")
    own.info(f"moved {card}", said=f"play {card} bella", several=[card, (card,)], **{"by": {card: 1}})
    own.info("moved %s", f"s1:abc:0:7:play={card}")
    foreign.warning("moved %s and %r", card, [card])
    try:
        raise ValueError(f"{card} is not held")
    except ValueError:
        own.exception("failed")
        foreign.exception("failed")
    # As a word: the path of this file, which the tracebacks contain, may have the two characters by chance.
    assert not re.search(rf"(?<![0-9A-Za-z]){card}(?![0-9A-Za-z])", stream.getvalue())


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    "card",
    [
        *("♠10", "♠\ufe0e10", "10♠", "♥ Q", "♦7", "♣A", "♠D", "♥B"),
        *("🛡️ Schilten U", "🌹\N{NO-BREAK SPACE}Rosen\N{NO-BREAK SPACE}B", "🌰 ドングリK", "🔔 9"),
    ],
)
def test_a_card_as_players_see_it_is_hidden(form: str, card: str) -> None:
    stream = written(form)
    structlog.get_logger("bot.x").info("moved", label=f"{card} + bella")
    assert "[hidden] + bella" in stream.getvalue()


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    "text",
    [
        f"logging in with {TOKEN}",
        f"Authorization: Bot {TOKEN}",
        f"POST https://discord.com/api/v10/interactions/123/{INTERACTION_TOKEN}/callback",
        f"PATCH /webhooks/123/{INTERACTION_TOKEN}/messages/@original",
        f"http://127.0.0.1:8000/?key={INTERACTION_TOKEN}",
    ],
)
def test_a_token_is_hidden_in_every_part_of_a_line(form: str, text: str) -> None:
    stream = written(form)
    structlog.get_logger("bot.x").info(text, said=text)
    logging.getLogger("aiohttp.client").warning("%s", text)
    assert TOKEN not in stream.getvalue()
    assert INTERACTION_TOKEN not in stream.getvalue()


@pytest.mark.parametrize("form", FORMS)
def test_a_traceback_has_no_local_variables(form: str) -> None:
    stream = written(form)

    def fail(dealt: str) -> None:
        if dealt:
            raise RuntimeError("broken")

    try:
        fail("marzi" + "pan")
    except RuntimeError:
        structlog.get_logger("bot.x").exception("failed")
        logging.getLogger("discord.client").exception("failed")
    assert stream.getvalue().count("RuntimeError: broken") == 2
    assert "marzipan" not in stream.getvalue()


def test_a_hidden_value_of_the_engine_stays_hidden() -> None:
    stream = written("json")
    structlog.get_logger("bot.x").info("moved", thing=Chance((parse_card("TS"), parse_card("9H"))))
    assert json.loads(stream.getvalue())["thing"] == "<Chance>"


def test_json_is_an_object_per_line_with_the_usual_keys() -> None:
    stream = written("json")
    with structlog.contextvars.bound_contextvars(table="k3f9q"):
        structlog.get_logger("bot.x").info("moved", seat=1, quick=True, nothing=None)
    logging.getLogger("discord.gateway").warning("shard %d\nresumed", 3, extra={"shard": 3})
    ours, theirs = (json.loads(line) for line in stream.getvalue().splitlines())
    assert ours.items() >= {
        "event": "moved", "logger": "bot.x", "level": "info", "table": "k3f9q", "seat": 1, "quick": True,
        "nothing": None,
    }.items()  # fmt: skip
    assert theirs.items() >= {"event": "shard 3\nresumed", "logger": "discord.gateway", "shard": 3}.items()
    assert ours["timestamp"].endswith("Z")


def test_the_level_holds_for_all_loggers_and_payloads_are_never_logged() -> None:
    stream = written("console", "info")
    structlog.get_logger("bot.x").debug("unheard")
    logging.getLogger("discord.client").debug("unheard")
    assert stream.getvalue() == ""
    stream = written("console", "debug")
    logging.getLogger("discord.gateway").debug("a payload")
    logging.getLogger("discord.http").debug("a payload")
    assert stream.getvalue() == ""
    structlog.get_logger("bot.x").debug("heard")
    assert "heard" in stream.getvalue()


def test_setting_up_twice_writes_once() -> None:
    written("console")
    stream = written("console")
    structlog.get_logger("bot.x").info("moved")
    assert stream.getvalue().count("moved") == 1


def test_warnings_of_missing_voice_libraries_are_dropped() -> None:
    stream = written("console")
    logging.getLogger("discord.client").warning("davey is not installed, voice will NOT be supported")
    assert stream.getvalue() == ""


@pytest.mark.parametrize("unit", ["a", "a-", "a.", "aaaaaaaaaaaaaaaaaaaaaaaa.", "Bot ", "interactions/1/", "🌹a", "♠ "])
def test_a_long_text_is_searched_for_secrets_in_no_time(unit: str) -> None:
    text = unit * (200_000 // len(unit))
    began = time.process_time()
    scrub(text)
    assert time.process_time() - began < 1


# ---------------------------------------------------------------------------------------------------- shard and process


def said(stream: io.StringIO) -> dict[str, Any]:
    """The last line."""
    return dict(json.loads(stream.getvalue().splitlines()[-1]))


async def test_lines_for_programs_name_process_and_shard_also_those_of_tasks_that_serve_many_tables() -> None:
    stream = written("json")
    logger = logging.getLogger("bot.x")
    logger.info("before")
    assert (said(stream)["process"], "shard" in said(stream)) == ("left:7", False)

    async def speak(word: str) -> None:
        logger.info(word)

    with of_shard(3, 8):
        logger.info("in it")
        assert said(stream)["shard"] == 3
        with about(TableId("abcdef")):
            await asyncio.create_task(speak("a task"))
            assert (said(stream)["shard"], said(stream)["table"]) == (3, "abcdef")
            later = asyncio.create_task(speak("of many tables"), context=nothing())
            await later
            assert (said(stream)["shard"], "table" in said(stream)) == (3, False)
        lives_on = asyncio.create_task(speak("started in it"))
    with of_shard(5, 8):
        structlog.get_logger("discord.gateway").info("another")
        assert said(stream)["shard"] == 5
    await lives_on
    assert said(stream)["shard"] == 3
    logger.info("after")
    assert "shard" not in said(stream)


@pytest.mark.parametrize(("count", "shown"), [(1, False), (2, True)])
def test_lines_for_people_name_the_shard_only_among_several(count: int, shown: bool) -> None:
    stream = written("console")
    with of_shard(0, count):
        logging.getLogger("bot.x").info("moved")
    assert ("shard=0" in stream.getvalue()) is shown
    assert "left" not in stream.getvalue()
