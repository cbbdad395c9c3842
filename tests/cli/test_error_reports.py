"""An error in the midst of a match is reported with its places in the code, and with nothing of anybody's hand."""

import asyncio
import json
import logging
from typing import Any

from bot.app.error_reports import reporting
from bot.app.settings import Settings
from bot.tables.model import Table
from engine.cards import CARD_TEXTS, CardSet, Seat, cards_text
from tests.discord.connection import (
    Connected,
    box,
    buttons,
    connected,
    delays,
    first_answer,
    panel_of,
    threads_allowed,
)
from tests.discord.secrecy import cards_in
from tests.support.error_receiver import receiving

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.AbCdEf.abcdefghijklmnopqrstuvwxyz0123456789"
__all__ = ["box", "connected", "delays", "first_answer", "threads_allowed"]


async def test_a_failed_click_is_reported_without_cards_tokens_and_names(connected: Connected) -> None:
    panel = await panel_of(connected.box, "Anna")
    told: list[str] = []

    async def fail(before: Table | None, after: Table, **_: Any) -> Any:
        """A bug at the worst place: with the hands at hand, and in the message of the error."""
        assert after.match is not None
        hand = [cards_text(after.match.view(Seat(seat)).hand) for seat in range(2)]
        token, person = connected.box.token, "Anna"
        told.extend((*hand, token, person))
        try:
            raise KeyError(f"{hand} of {person}")
        except KeyError as error:
            raise ValueError(f"{hand[0]} cannot be saved with {token}", int(after.match.view(Seat(0)).hand)) from error

    async with receiving() as receiver:
        with reporting(Settings(sentry_dsn=receiver.dsn, process="left:7")):
            save, connected.store.save = connected.store.save, fail  # type: ignore[method-assign]
            await connected.box.click("Anna", panel["id"], buttons(panel, "do")[0])
            await receiver.until(1)
            connected.store.save = save  # type: ignore[method-assign]
        (event, *_) = receiver.events
        assert [value["type"] for value in event["exception"]["values"]] == ["KeyError", "ValueError"]
        frames = event["exception"]["values"][-1]["stacktrace"]["frames"]
        assert frames[-1]["function"] == "fail"
        assert any(frame["filename"] == "bot/tables/table_writer.py" for frame in frames)
        assert event["server_name"] == "left:7"
        whole = "\n".join(receiver.texts)
        assert told
        assert not [word for word in told if word in whole]
        assert not cards_in([json.dumps(event, ensure_ascii=False)])
        for key in ('"vars"', '"context_line"', '"breadcrumbs"', '"request"', '"user"', '"modules"', '"argv"'):
            assert key not in whole


async def test_what_other_libraries_log_is_told_by_its_place_alone() -> None:
    """asyncio quotes the error, and whatever it has at hand, in its line."""
    async with receiving() as receiver:
        with reporting(Settings(sentry_dsn=receiver.dsn)):
            hand = CardSet(0b1011)

            async def fail() -> None:
                raise ValueError(f"{cards_text(hand)} {int(hand)} {TOKEN}")

            task = asyncio.create_task(fail(), name=TOKEN)
            await asyncio.wait({task})
            logging.getLogger("asyncio").error("Task %r failed", task, exc_info=task.exception())
            logging.getLogger("bot.x").error("%s is not saved", f"play {CARD_TEXTS[0]} by {TOKEN}")
            logging.getLogger("bot.x").warning("only logged")
            await receiver.until(2)
        first, second = receiver.events
        assert first["logentry"]["message"] == "an error in asyncio"
        assert first["exception"]["values"][-1]["stacktrace"]["frames"][-1]["function"] == "fail"
        assert second["logentry"]["message"] == "play [hidden] by [hidden] is not saved"
        whole = "\n".join(receiver.texts)
        assert TOKEN not in whole
        assert cards_text(hand) not in whole
        assert "only logged" not in whole


async def test_without_the_setting_nothing_is_reported() -> None:
    before = logging.getLogger().handlers[:]
    with reporting(Settings()):
        assert logging.getLogger().handlers == before
