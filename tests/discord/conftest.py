"""A house for each test, and what every test of this folder promises."""

import logging
import random
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
import simcord

from tests.discord.connection import box, connected, delays, first_answer, threads_allowed  # noqa: F401 - fixtures
from tests.discord.house import House, Requests
from tests.discord.secrecy import cards_in


class Env(simcord.Env):
    """SimCord that looks again at once whether all is still: by itself it sleeps 50 ms where one callback is left.

    `settle` has a parameter for that. What people do waits by the private method and has none, nor has the whole an
    option (3.2.1, the version that is pinned): so its default is changed here. At the bot's start that method would
    wait for 5 seconds at most, whatever patience the whole is given.
    """

    async def settle(self, *, idle: float = 0.001, **rest: Any) -> None:
        await super().settle(idle=idle, **rest)

    async def _settle_internal(self, *, idle: float = 0.001, **rest: Any) -> None:
        patience = max(rest.pop("timeout", None) or 0.0, self.settle_timeout)
        await super()._settle_internal(idle=idle, timeout=patience, **rest)


@pytest.fixture
def speaks(monkeypatch: pytest.MonkeyPatch) -> dict[Any, str]:
    """The languages of clients: `speaks[user.id] = "ja"`, `speaks["guild"] = "ja"`; SimCord by itself knows English."""
    spoken: dict[Any, str] = {}
    build = simcord.interactions.base_payload

    def payload(backend: Any, *, user_id: int, **rest: Any) -> Any:
        record, body = build(backend, user_id=user_id, **rest)
        body["locale"] = spoken.get(user_id, "en-US")
        if "guild_locale" in body:
            body["guild_locale"] = spoken.get("guild", "en-US")
        return record, body

    monkeypatch.setattr(simcord.interactions, "base_payload", payload)
    return spoken


@pytest_asyncio.fixture
async def house(tmp_path: Path, request: pytest.FixtureRequest, speaks: dict[Any, str]) -> AsyncIterator[House]:
    """One server with one channel and the running bot; options of the house by the mark `house(...)`.

    Tables stay in the channel, since the bot may start no thread; `house(threads=True)`: it may.
    """
    marker = request.node.get_closest_marker("house")
    options = dict(marker.kwargs) if marker else {}
    locale, threads = options.pop("locale", "en-US"), options.pop("threads", False)
    house = House(tmp_path / "stich.db", random.Random(options.pop("seed", 1)), **options)
    # A whole match is often one step here, and on a busy machine that takes longer than SimCord's five seconds.
    house.env = house.clock.env = Env(house.make_bot(), settle_timeout=120)
    house.env.backend.http_requests = Requests(house)
    house.guild = house.env.create_guild("Card Club", preferred_locale=locale)
    speaks["guild"] = locale
    if not threads:
        house.forbid(create_public_threads=True)
    if house.drawn:
        house.draw_cards()
    house.channel = house.guild.create_text_channel("cards")
    await house.env.start()
    await house.env.settle()
    yield house
    bot = house.bot
    await house.env.shutdown()
    await bot.close()
    # Those that a test has looked at are its own affair.
    house.env._raise_errors_since(house.env._errors_acknowledged)
    assert not house.faults


@pytest.fixture(autouse=True)
def no_silent_errors(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """discord.py only logs what goes wrong in a callback; such a test must not be green. And no log names a card."""
    caplog.set_level(logging.INFO)
    yield
    told = [f"{record.getMessage()} {sorted(vars(record).items(), key=str)}" for record in caplog.get_records("call")]
    assert not [one for one in told if cards_in(one)]
    bad = [
        f"{record.getMessage()} {record.exc_info[1] if record.exc_info else ''!r}"
        for record in caplog.get_records("call")
        if record.levelno >= logging.ERROR
    ]
    if bad and not request.node.get_closest_marker("logs_errors"):
        pytest.fail("\n".join(bad))
