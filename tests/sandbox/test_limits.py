"""Rate limits and injected faults, and how discord.py recovers from them."""

import asyncio
import dataclasses

import discord
import pytest

from sandbox import Limits
from sandbox.api.rate_limits import RateLimits
from sandbox.testing import NO_RATE_LIMITS, DrivenSandbox
from tests.sandbox.bots import SampleBot
from tests.sandbox.conftest import Api, Bots

WINDOW = 600.0


def room(box: DrivenSandbox, bot: SampleBot) -> discord.TextChannel:
    channel = bot.get_channel(box.channel("card-room").id)
    assert isinstance(channel, discord.TextChannel)
    return channel


class TestRefused:
    """A window that lasts longer than the test."""

    @pytest.fixture
    def limits(self) -> Limits:
        return dataclasses.replace(NO_RATE_LIMITS, messages=(3, WINDOW))

    async def test_headers_and_the_refusal(self, box: DrivenSandbox, api: Api) -> None:
        address = f"{box.api_base}/channels/{box.channel('card-room').id}/messages"
        headers = {"Authorization": f"Bot {box.token}"}
        left = []
        for _ in range(3):
            async with api.session.post(address, json={"content": "x"}, headers=headers) as answer:
                assert answer.status == 200
                assert answer.headers["X-RateLimit-Limit"] == "3"
                assert 0 < float(answer.headers["X-RateLimit-Reset-After"]) <= WINDOW
                left.append(answer.headers["X-RateLimit-Remaining"])
        assert left == ["2", "1", "0"]
        async with api.session.post(address, json={"content": "x"}, headers=headers) as answer:
            body = await answer.json()
            assert answer.status == 429
            assert answer.headers["Via"]
            assert answer.headers["X-RateLimit-Scope"] == "user"
            assert 0 < body["retry_after"] <= WINDOW
            assert body["global"] is False
        assert (await api("POST", f"/channels/{box.channel('side-table').id}/messages", {"content": "x"}))[0] == 200

    async def test_edits_have_a_limit_of_their_own(self, box: DrivenSandbox, api: Api) -> None:
        path = f"/channels/{box.channel('card-room').id}/messages"
        for _ in range(3):
            _, sent = await api("POST", path, {"content": "x"})
        statuses = [(await api("PATCH", f"{path}/{sent['id']}", {"content": "y"}))[0] for _ in range(4)]
        assert statuses == [200, 200, 200, 429]


class TestStrict:
    """Limits with short windows."""

    @pytest.fixture
    def limits(self) -> Limits:
        return dataclasses.replace(NO_RATE_LIMITS, messages=(3, 1.0), followups=(2, 0.2))

    async def test_discord_py_waits_and_loses_no_message(self, box: DrivenSandbox, bot: SampleBot) -> None:
        channel = room(box, bot)
        begun = asyncio.get_running_loop().time()
        await asyncio.gather(*(channel.send(str(number)) for number in range(7)))
        assert asyncio.get_running_loop().time() - begun >= 1.5
        contents = {message["content"] for message in box.visible_messages("Ben", "card-room")}
        assert contents == {str(number) for number in range(7)}

    async def test_follow_ups_of_each_interaction_have_a_limit_of_their_own(
        self, box: DrivenSandbox, bot: SampleBot
    ) -> None:
        await box.slash("Anna", "card-room", "hello", {"name": "x"})
        for number in range(4):
            await bot.interactions["hello"].followup.send(str(number))
        assert len(box.visible_messages("Ben", "card-room")) == 4


class TestGlobal:
    """A limit of all routes together."""

    @pytest.fixture
    def limits(self) -> Limits:
        return dataclasses.replace(NO_RATE_LIMITS, global_per_second=8)

    async def test_it_limits_requests_but_not_answers_to_interactions(
        self, box: DrivenSandbox, start: Bots, api: Api
    ) -> None:
        bot = await start(box)
        answers = await asyncio.gather(*(api("GET", "/users/@me") for _ in range(20)))
        refused = [body for status, body in answers if status == 429]
        assert refused[0]["global"] is True
        assert (await box.slash("Anna", "card-room", "about")).state == "done"
        await room(box, bot).send("after a while")


def test_a_window_begins_with_its_first_request() -> None:
    now = 100.0
    rates = RateLimits(lambda: now, lambda: now, None)
    verdicts = []
    for second in (100.0, 101.0, 101.5, 101.9, 102.0):
        now = second
        verdicts.append(rates.count("a", (2, 2.0), of_all_routes=True).retry_after)
    assert verdicts == [None, None, pytest.approx(0.5), pytest.approx(0.1), None]
    assert rates.count("b", (2, 2.0), of_all_routes=True).retry_after is None
    assert rates.count("a", None, of_all_routes=True).headers == {}


async def test_discord_py_repeats_a_request_after_a_429(box: DrivenSandbox, bot: SampleBot) -> None:
    box.fail_next("POST", "/channels/*/messages", 429, retry_after=0.05)
    await room(box, bot).send("x")
    assert [r.status for r in box.log if r.path.endswith("/messages")] == [429, 200]


async def test_discord_py_repeats_a_request_after_a_502(box: DrivenSandbox, bot: SampleBot) -> None:
    box.fail_next("PATCH", "/channels/*", 502)
    sent = await room(box, bot).send("x")
    await sent.edit(content="y")
    assert box.visible_messages("Ben", "card-room")[0]["content"] == "y"


async def test_a_503_and_a_403_reach_the_bot(box: DrivenSandbox, bot: SampleBot) -> None:
    box.fail_next("POST", "/channels/*/messages", 503)
    with pytest.raises(discord.DiscordServerError):
        await room(box, bot).send("x")
    box.fail_next("POST", "/channels/*/messages", 403, 50013)
    with pytest.raises(discord.Forbidden) as refused:
        await room(box, bot).send("x")
    assert refused.value.code == 50013
    assert box.visible_messages("Ben", "card-room") == []


async def test_a_request_that_took_effect_without_its_response(box: DrivenSandbox, bot: SampleBot) -> None:
    """The person sees the message, and the repeated request is refused as answered before."""
    box.fail_next("POST", "/interactions/*", 502, accepted=True)
    reply = await box.slash("Anna", "card-room", "late", {"seconds": 0})
    assert reply.message["content"] == "late"
    await box.until(lambda: bot.error_codes == [40060])


async def test_an_injected_fault_ends_after_its_number_of_requests(box: DrivenSandbox, api: Api) -> None:
    box.fail_next("GET", "/users/*", 500, times=2)
    assert [(await api("GET", "/users/@me"))[0] for _ in range(3)] == [500, 500, 200]
