"""`stich emoji sync`: as a process against the sandbox; it outlives rate limits, lost answers and being stopped."""

import dataclasses
import signal
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from bot.cli.main import CANNOT
from bot.text.emoji_names import wanted_emoji
from bot.text.i18n import Localiser
from sandbox.testing import NO_RATE_LIMITS, DrivenSandbox
from sandbox.testing.disturbance import Disturbance
from tests.cli.command import begin, stich
from tests.cli.test_restarts import pointed

WANTED = len(wanted_emoji(Localiser()))


@pytest.fixture
async def box() -> AsyncIterator[DrivenSandbox]:
    sandbox = DrivenSandbox(limits=dataclasses.replace(NO_RATE_LIMITS, global_per_second=40))
    await sandbox.start()
    yield sandbox
    await sandbox.close()


def created(box: DrivenSandbox) -> list[str]:
    """The names of the emoji that the application has got, in order."""
    return [emoji.name for emoji in box.emoji]


def posts(choose: Callable[[int], Disturbance | None]) -> Callable[[str, str], Disturbance | None]:
    """Disturb those requests that create an emoji; `choose` gets the number of each, from 1."""
    seen = 0

    def chosen(method: str, path: str) -> Disturbance | None:
        nonlocal seen
        if method != "POST" or not path.endswith("/emojis"):
            return None
        seen += 1
        return choose(seen)

    return chosen


async def test_everything_is_created_once_within_the_rate_limits(box: DrivenSandbox, tmp_path: Path) -> None:
    ended = await stich(tmp_path, "emoji", "sync", **pointed(box))
    assert (ended.status, ended.out) == (0, f"{WANTED} emoji created; now they are all there.\n"), ended.error
    assert len(set(created(box))) == len(created(box)) == WANTED
    again = await stich(tmp_path, "emoji", "sync", **pointed(box, LANG="de_DE.UTF-8"))
    assert (again.status, again.out) == (0, "Alle Emojis sind da.\n")
    assert len(created(box)) == WANTED


async def test_a_route_that_is_slowed_down_only_takes_longer(box: DrivenSandbox, tmp_path: Path) -> None:
    box.disturb(posts(lambda number: Disturbance(429, retry_after=0.2) if number % 20 == 0 else None))
    ended = await stich(tmp_path, "emoji", "sync", **pointed(box))
    assert ended.status == 0
    assert len(set(created(box))) == len(created(box)) == WANTED


async def test_a_run_that_is_stopped_goes_on_where_it_was(box: DrivenSandbox, tmp_path: Path) -> None:
    process = await begin(tmp_path, "emoji", "sync", **pointed(box))
    await box.until(lambda: len(created(box)) >= 40)
    process.send_signal(signal.SIGKILL)
    await process.wait()
    first = created(box)
    assert 40 <= len(first) < WANTED
    ended = await stich(tmp_path, "emoji", "sync", **pointed(box))
    assert (ended.status, ended.out) == (0, f"{WANTED - len(first)} emoji created; now they are all there.\n")
    assert created(box)[: len(first)] == first


async def test_an_answer_that_is_lost_makes_none_missing(box: DrivenSandbox, tmp_path: Path) -> None:
    box.disturb(posts(lambda number: Disturbance(502, accepted=True) if number == 5 else None))
    ended = await stich(tmp_path, "emoji", "sync", **pointed(box))
    assert (ended.status, "Traceback" in ended.error) == (0, False), ended.error
    box.disturb(None)
    ended = await stich(tmp_path, "emoji", "sync", **pointed(box))
    assert (ended.status, ended.out) == (0, "All emoji are there.\n")
    assert len(set(created(box))) == WANTED


async def test_a_full_list_and_a_broken_discord_are_told_in_a_line(box: DrivenSandbox, tmp_path: Path) -> None:
    box.fail_next("POST", "*/emojis", status=400, code=30008, times=1000)
    full = await stich(tmp_path, "emoji", "sync", **pointed(box))
    assert full.status == CANNOT
    assert full.line.startswith(f"0 emoji created, {WANTED} still missing: Discord allows this bot no more emoji.")
    box.fail_next("GET", "*/emojis", status=403, code=50001, times=1000)
    away = await stich(tmp_path, "emoji", "sync", **pointed(box))
    assert away.status == CANNOT
    assert away.line == "The list of emoji cannot be read from Discord (403). Try again later."


async def test_without_a_token_or_with_a_wrong_one_it_says_so(box: DrivenSandbox, tmp_path: Path) -> None:
    none = await stich(tmp_path, "emoji", "sync")
    assert none.status == CANNOT
    assert "token" in none.line
    wrong = await stich(tmp_path, "emoji", "sync", **pointed(box, DISCORD_TOKEN="a.b.c"))
    assert wrong.status == CANNOT
    assert "token" in wrong.line
