"""The supervisor: restarts a bot that ends by itself after a pause, and reports an error that stays once."""

import asyncio
import logging

import pytest

from bot.app import supervisor
from bot.app.health import Readiness
from bot.app.settings import CannotRun, CannotRunNow
from bot.app.supervisor import keep_running


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pauses of hundredths of a second."""
    monkeypatch.setattr(supervisor, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(supervisor, "LONGEST_PAUSE", 0.04)
    monkeypatch.setattr(supervisor, "GRACE", 0.1)


class Bot:
    """A stand-in for the bot: each entry says what happens at the next start."""

    def __init__(self, *lives: Exception | str) -> None:
        self.stop, self.readiness = asyncio.Event(), Readiness()
        self.lives = list(lives)
        self.starts: list[float] = []
        self.closed = 0

    async def run(self) -> None:
        self.starts.append(asyncio.get_running_loop().time())
        self.readiness.connected.set()
        life = self.lives.pop(0)
        try:
            if isinstance(life, Exception):
                raise life
            if life == "stay":
                await self.stop.wait()
            if life == "hang":
                await asyncio.Event().wait()
        finally:
            self.closed += 1
        if not self.lives:
            self.stop.set()

    async def live(self) -> None:
        await asyncio.wait_for(keep_running(self.run, self.stop, self.readiness), 5)


@pytest.mark.logs_errors
async def test_a_bot_that_ends_by_itself_is_restarted_after_growing_pauses() -> None:
    bot = Bot(KeyError("a broken event"), "end", OSError("no route"), KeyError("again"), "end")
    await bot.live()
    assert len(bot.starts) == 5
    pauses = [later - sooner for sooner, later in zip(bot.starts, bot.starts[1:], strict=False)]
    assert pauses[0] >= 0.009
    assert pauses[1] >= 0.019
    assert all(pause >= 0.039 for pause in pauses[2:])
    assert not bot.readiness.connected.is_set()


@pytest.mark.logs_errors
async def test_after_a_long_run_the_pauses_begin_at_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "STEADY", 0.0)
    monkeypatch.setattr(supervisor, "LONGEST_PAUSE", 10.0)
    bot = Bot(*[KeyError("broken")] * 12, "end")
    await bot.live()
    assert len(bot.starts) == 13, "with doubled pauses this would have taken 40 seconds"


async def test_an_error_that_stays_is_not_tried_again() -> None:
    bot = Bot(CannotRun("cli-wrong-token"), "stay")
    with pytest.raises(CannotRun):
        await bot.live()
    assert len(bot.starts) == 1


async def test_a_database_server_that_is_away_at_the_first_start_ends_the_process() -> None:
    bot = Bot(CannotRunNow("cli-database-no-server"), "stay")
    with pytest.raises(CannotRun):
        await bot.live()


@pytest.mark.logs_errors
async def test_a_database_server_that_has_gone_away_is_waited_for() -> None:
    bot = Bot(OSError("the shards are lost"), CannotRunNow("cli-database-no-server", reason="refused"), "end")
    await bot.live()
    assert len(bot.starts) == 3


@pytest.mark.logs_errors
async def test_a_database_that_is_back_is_used_at_once_however_long_it_was_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(supervisor, "LONGEST_PAUSE", 10.0)
    away = [CannotRunNow("cli-database-no-server", reason="refused")] * 12
    bot = Bot(OSError("the shards are lost"), *away, "end")
    await bot.live()
    assert len(bot.starts) == 14, "with doubled pauses this would have taken 40 seconds"


async def test_the_supervisor_ends_when_stop_is_set() -> None:
    bot = Bot("stay", "never")
    asyncio.get_running_loop().call_later(0.02, bot.stop.set)
    await bot.live()
    assert (len(bot.starts), bot.closed) == (1, 1)


@pytest.mark.logs_errors
async def test_the_supervisor_ends_during_a_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "FIRST_PAUSE", 60.0)
    bot = Bot(KeyError("broken"), "never")
    asyncio.get_running_loop().call_later(0.02, bot.stop.set)
    await bot.live()
    assert len(bot.starts) == 1


@pytest.mark.logs_errors
async def test_a_bot_that_does_not_end_is_cancelled_after_the_grace() -> None:
    bot = Bot("hang", "never")
    asyncio.get_running_loop().call_later(0.02, bot.stop.set)
    await bot.live()
    assert (len(bot.starts), bot.closed) == (1, 1)


async def test_nothing_runs_when_stop_is_set_before_the_start() -> None:
    bot = Bot("never")
    bot.stop.set()
    await bot.live()
    assert bot.starts == []


@pytest.mark.logs_errors
async def test_a_lost_connection_is_one_line_and_a_bug_has_its_traceback(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        await Bot(OSError("no route"), KeyError("a broken event"), "end").live()
    lost, broken = caplog.records
    assert lost.exc_info is None
    assert lost.__dict__["reason"] == "no route"
    assert broken.exc_info is not None
