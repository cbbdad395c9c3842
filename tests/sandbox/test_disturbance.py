"""Requests and interactions that a test disturbs: what takes effect, and what the bot hears."""

import time

import aiohttp
import pytest

from sandbox.testing import Disturbance, DrivenSandbox
from tests.sandbox.bots import SampleBot
from tests.sandbox.conftest import Api

SLOW = 0.2
"""Seconds by which a request is delayed."""


def sent(box: DrivenSandbox) -> int:
    """How many messages the channel has."""
    return len(box.visible_messages("Anna", "card-room"))


async def post(box: DrivenSandbox, api: Api) -> int:
    """Post a message; the status of the response."""
    return (await api("POST", f"/channels/{box.channel('card-room').id}/messages", {"content": "x"}))[0]


@pytest.mark.parametrize(
    ("disturbance", "status", "takes_effect"),
    [
        (Disturbance(502), 502, False),
        (Disturbance(500, accepted=True), 500, True),
        (Disturbance(429), 429, False),
        (Disturbance(late=SLOW), 200, True),
        (Disturbance(slow=SLOW), 200, True),
    ],
)
async def test_a_response_is_another_one_or_late(
    box: DrivenSandbox, api: Api, disturbance: Disturbance, status: int, takes_effect: bool
) -> None:
    box.disturb(lambda method, path: disturbance if path.endswith("/messages") and method == "POST" else None)
    began = time.perf_counter()
    assert await post(box, api) == status
    assert time.perf_counter() - began >= disturbance.late + disturbance.slow
    assert sent(box) == int(takes_effect)
    box.disturb(None)
    assert await post(box, api) == 200


@pytest.mark.parametrize("accepted", [False, True])
async def test_a_connection_is_cut_before_or_after_the_request_took_effect(
    box: DrivenSandbox, api: Api, accepted: bool
) -> None:
    box.disturb(lambda method, path: Disturbance(cut=True, accepted=accepted))
    with pytest.raises(aiohttp.ClientError):
        await post(box, api)
    assert sent(box) == int(accepted)


@pytest.mark.logs_errors
async def test_an_interaction_comes_as_often_and_as_late_as_a_test_says(box: DrivenSandbox, bot: SampleBot) -> None:
    asked: list[int] = []

    def when(interaction: int) -> tuple[float, ...]:
        asked.append(interaction)
        return (SLOW, SLOW)

    box.deliver_interactions(when)
    began = time.perf_counter()
    reply = await box.slash("Anna", "card-room", "hello", {"name": "x"})
    assert time.perf_counter() - began >= SLOW
    assert reply.state == "done"
    assert len(asked) == 1
    await box.until(lambda: [request.status for request in box.log if request.path.endswith("/callback")] == [200, 400])
    assert len(reply.messages) == 1
