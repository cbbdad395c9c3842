"""The budget of requests: how many go in a second, in which order, and what happens when the clock is changed."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta

import aiohttp
import pytest
from aiohttp import web

from bot.discord.budget import LIMIT, LONGEST_HELD, UNDER_WAY, WINDOW, Budget, Rank
from bot.discord.requests import Requests
from tests.support.clock import FakeClock
from tests.support.ports import free_port
from tests.support.rest_proxy import RestProxy

STEP = timedelta(milliseconds=100)


@pytest.fixture
def clock() -> FakeClock:
    """A clock that a test moves."""
    return FakeClock()


@pytest.fixture
async def budget(clock: FakeClock) -> AsyncIterator[Budget]:
    """A budget of which nothing has been taken."""
    budget = Budget(clock)
    yield budget
    await budget.close()


async def rest() -> None:
    """Let every task go on until it waits for the clock."""
    for _ in range(300):
        await asyncio.sleep(0)


async def passed(clock: FakeClock, span: timedelta) -> None:
    """Let time pass, in steps."""
    until = clock.now() + span
    await rest()
    while clock.now() < until:
        clock.go(min(until, clock.now() + STEP))
        await rest()


def taken(budget: Budget, names: str, rank: Rank, into: list[str]) -> list[asyncio.Task[None]]:
    """Ask for a request under each of these names, which is noted when it may go."""

    async def take(name: str) -> None:
        await budget.take(rank)
        into.append(name)

    return [asyncio.create_task(take(name)) for name in names]


async def test_no_more_go_in_a_second_than_the_limit(clock: FakeClock, budget: Budget) -> None:
    into: list[str] = []
    taken(budget, "x" * (LIMIT + 5), Rank.TABLE, into)
    await rest()
    assert len(into) == LIMIT
    await passed(clock, WINDOW)
    assert len(into) == LIMIT + 5


async def test_a_lower_rank_waits_behind_what_comes_a_little_later(clock: FakeClock, budget: Budget) -> None:
    into: list[str] = []
    taken(budget, "x" * LIMIT, Rank.TABLE, [])
    await rest()
    for names, rank in (("w", Rank.WAITING), ("a", Rank.AGAIN), ("t", Rank.TURN), ("m", Rank.TABLE)):
        taken(budget, names, rank, into)
        await passed(clock, STEP)
    await passed(clock, WINDOW)
    assert into == ["m", "t", "a", "w"]


async def test_after_the_clock_is_set_back_requests_go_on_within_a_second(clock: FakeClock, budget: Budget) -> None:
    into: list[str] = []
    taken(budget, "x" * LIMIT, Rank.TABLE, [])
    await rest()
    clock.set_back(timedelta(hours=1))
    taken(budget, "a", Rank.TABLE, into)
    await rest()
    assert not into, "the requests before may have gone this very second"
    await passed(clock, WINDOW)
    assert into == ["a"]


async def test_what_waited_before_the_clock_was_set_back_keeps_its_place(clock: FakeClock, budget: Budget) -> None:
    into: list[str] = []
    taken(budget, "x" * (3 * LIMIT), Rank.TABLE, [])
    taken(budget, "w", Rank.WAITING, into)
    await rest()
    clock.set_back(timedelta(hours=1))
    for _ in range(60):
        taken(budget, "y" * LIMIT, Rank.TABLE, [])
        await passed(clock, WINDOW / 2)
    assert into


async def test_what_is_hurried_goes_with_its_new_rank_and_once(clock: FakeClock, budget: Budget) -> None:
    into: list[str] = []
    taken(budget, "x" * LIMIT, Rank.TABLE, [])
    await rest()

    async def take(name: str, rank: Rank) -> None:
        await budget.take(rank, name)
        into.append(name)

    tasks = [asyncio.create_task(take(name, rank)) for name, rank in (("b", Rank.WAITING), ("w", Rank.WAITING))]
    await rest()
    budget.hurry("b", Rank.TURN)
    budget.hurry("b", Rank.WAITING)
    budget.hurry("unknown", Rank.TABLE)
    taken(budget, "y" * LIMIT, Rank.AGAIN, into)
    await passed(clock, 3 * WINDOW)
    assert into == ["b", *"y" * LIMIT, "w"]
    await asyncio.gather(*tasks)


async def test_nobody_waits_behind_what_was_cancelled(clock: FakeClock, budget: Budget) -> None:
    into: list[str] = []
    taken(budget, "x" * LIMIT, Rank.TABLE, [])
    gone = taken(budget, "x" * LIMIT, Rank.TABLE, [])
    taken(budget, "a", Rank.TABLE, into)
    await rest()
    for task in gone:
        task.cancel()
    await passed(clock, WINDOW)
    assert into == ["a"]


async def test_a_client_of_several_with_one_token_has_its_part(clock: FakeClock) -> None:
    budget, into = Budget(clock, LIMIT // 4), []
    taken(budget, "x" * LIMIT, Rank.TABLE, into)
    await rest()
    assert len(into) == LIMIT // 4
    await passed(clock, WINDOW)
    assert len(into) == 2 * (LIMIT // 4)
    await budget.close()


# ------------------------------------------------------------------------------------------------------ behind a proxy


async def test_while_the_proxy_holds_many_requests_the_urgent_goes_first_and_one_a_second(clock: FakeClock) -> None:
    requests, into = Requests(), []
    budget = Budget(clock, LIMIT, requests)
    requests.under_way = UNDER_WAY
    taken(budget, "ab", Rank.WAITING, into)
    taken(budget, "cd", Rank.TABLE, into)
    await rest()
    assert not into
    await passed(clock, LONGEST_HELD)
    assert into == ["c"]
    await passed(clock, LONGEST_HELD)
    assert into == ["c", "d"]
    requests.under_way -= 1
    await passed(clock, LONGEST_HELD)
    assert into[:3] == ["c", "d", "a"]
    await passed(clock, 3 * LONGEST_HELD)
    assert into == ["c", "d", "a", "b"]
    await budget.close()


async def test_an_answer_lets_the_next_request_go_at_once(clock: FakeClock) -> None:
    """Counted are those with the bot's token, however they end; answers to interactions carry none."""
    holds, requests, into = asyncio.Event(), Requests(), []
    app = web.Application()

    async def answer(_: web.Request) -> web.Response:
        return web.Response()

    app.router.add_get("/{rest:.*}", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    port = free_port()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    proxy = RestProxy(free_port(), f"http://127.0.0.1:{port}", hold=holds.wait)
    await proxy.start()
    budget = Budget(clock, LIMIT, requests)
    async with aiohttp.ClientSession(trace_configs=[requests.trace()]) as session:

        async def send(**headers: str) -> None:
            async with session.get(f"{proxy.address}/api/v10/users/@me", headers=headers):
                pass

        callback = asyncio.create_task(send())
        held = [asyncio.create_task(send(Authorization="Bot x.y.z")) for _ in range(UNDER_WAY)]
        async with asyncio.timeout(60):
            while requests.under_way < UNDER_WAY:  # noqa: ASYNC110 - counted by the session
                await asyncio.sleep(0.01)
        taken(budget, "a", Rank.TABLE, into)
        await rest()
        assert not into
        held[0].cancel()
        await asyncio.gather(held[0], return_exceptions=True)
        await rest()
        assert into == ["a"]
        holds.set()
        await asyncio.gather(callback, *held[1:])
        assert requests.under_way == 0
        await proxy.stop()
        with pytest.raises(aiohttp.ClientError):
            await send(Authorization="Bot x.y.z")
        assert requests.under_way == 0
    await budget.close()
    await runner.cleanup()
