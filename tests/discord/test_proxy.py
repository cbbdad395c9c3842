"""Through a REST proxy: matches are played on, and while the proxy refuses or is down nothing is lost."""

import dataclasses
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any

import pytest

from sandbox.api.middleware import PREFIX
from sandbox.testing import NO_RATE_LIMITS, DrivenSandbox
from sandbox.world import permissions as bits
from tests.discord.connection import Connected, buttons, first_channel, panel_of, same_message
from tests.support.openapi import check_request
from tests.support.ports import free_port
from tests.support.rest_proxy import BAD_GATEWAY, BANNED, GATEWAY_TIMEOUT, TIMED_OUT, TOO_MANY, RestProxy

FIRST_ANSWER = 3.0
"""Seconds after which Discord gives up waiting for the first answer to a click."""
ANSWERS = 12
"""More than there are in a deal's bidding."""


@pytest.fixture
async def proxy() -> AsyncIterator[RestProxy]:
    """The proxy between the connected bot and its Discord."""
    proxy = RestProxy(port=free_port())
    await proxy.start()
    yield proxy
    await proxy.stop()


@pytest.fixture
async def box(proxy: RestProxy) -> AsyncIterator[DrivenSandbox]:
    """A Discord with a proxy before its requests; gateway and files are reached without it."""
    sandbox = DrivenSandbox(limits=dataclasses.replace(NO_RATE_LIMITS, first_answer=FIRST_ANSWER))
    await sandbox.start()
    proxy.target, sandbox.api_base = sandbox.api_base.removesuffix(PREFIX), proxy.address + PREFIX
    await sandbox.set_permissions(first_channel(sandbox), "bot", deny=bits.CREATE_PUBLIC_THREADS)
    yield sandbox
    faults = [fault for one in sandbox.log for fault in check_request(one.method, one.path, one.payload)]
    await sandbox.close()
    assert not faults


def open_buttons(panel: Any) -> list[str]:
    """What the panel offers to press."""
    return buttons(panel, "do") or buttons(panel, "next")


async def press(box: DrivenSandbox, panel: Any) -> Any:
    """Press the first open button once there is one; the reply."""
    await box.until(lambda: bool(open_buttons(same_message(box, "Anna", panel))))
    now = same_message(box, "Anna", panel)
    return await box.click("Anna", now["id"], open_buttons(now)[0])


async def play_on(connected: Connected, panel: Any, times: int = ANSWERS) -> None:
    """Give so many answers, of which each is a change of the table and is seen on the panel."""
    for _ in range(times):
        version = connected.table.revision
        reply = await press(connected.box, panel)
        assert reply.state == "done"
        await connected.box.until(lambda before=version: connected.table.revision > before)
    await drawn(connected, panel)


def lines(connected: Connected) -> int:
    """How many lines the log of the match has."""
    match = connected.table.match
    assert match is not None
    return len(match.log)


async def drawn(connected: Connected, panel: Any) -> None:
    """Wait until the panel shows the table as it is."""
    box = connected.box

    def current() -> bool:
        shown = open_buttons(same_message(box, "Anna", panel))
        return any(custom_id.split(":")[3] == str(connected.table.revision) for custom_id in shown)

    await box.until(current)


async def test_all_requests_go_through_it_and_a_match_is_played(connected: Connected, proxy: RestProxy) -> None:
    await play_on(connected, await panel_of(connected.box, "Anna"))
    connected.stop.set()
    await connected.box.until(lambda: not connected.box.bot_online)
    assert Counter(f"{one.method} {PREFIX}{one.path}" for one in connected.box.log) == Counter(proxy.passed)
    assert not proxy.refused


@pytest.mark.parametrize("answer", [TOO_MANY, BANNED, TIMED_OUT, BAD_GATEWAY], ids=lambda answer: answer["status"])
async def test_while_it_refuses_everything_moves_are_kept_and_all_is_drawn_later(
    answer: dict[str, Any], connected: Connected, proxy: RestProxy
) -> None:
    panel = await panel_of(connected.box, "Anna")
    await play_on(connected, panel, 2)
    before = lines(connected)
    proxy.answers = lambda _: answer
    reply = await press(connected.box, panel)
    assert reply.state != "done"
    assert lines(connected) > before
    kept = lines(connected)
    assert proxy.refused
    proxy.answers = lambda _: None
    await drawn(connected, panel)
    await play_on(connected, panel, 4)
    assert lines(connected) > kept


async def test_while_it_is_down_moves_are_kept_and_all_is_drawn_later(connected: Connected, proxy: RestProxy) -> None:
    panel = await panel_of(connected.box, "Anna")
    await play_on(connected, panel, 2)
    before = lines(connected)
    await proxy.stop()
    reply = await press(connected.box, panel)
    assert reply.state != "done"
    assert lines(connected) > before
    await proxy.start()
    await drawn(connected, panel)
    await play_on(connected, panel, 4)


async def test_a_click_that_it_refuses_once_for_a_lost_node_is_answered_all_the_same(
    connected: Connected, proxy: RestProxy
) -> None:
    """Its 429 says: in a second. Discord waits three for the answer."""
    panel = await panel_of(connected.box, "Anna")
    await play_on(connected, panel, 1)
    once = [TOO_MANY]
    proxy.answers = lambda request: once.pop() if once and request.path.endswith("/callback") else None
    assert (await press(connected.box, panel)).state == "done"
    assert [path for path in proxy.refused if path.endswith("/callback")]


@pytest.mark.parametrize("answer", [TIMED_OUT, GATEWAY_TIMEOUT], ids=lambda answer: answer["status"])
async def test_what_discord_took_although_the_proxy_gave_up_happens_once(
    answer: dict[str, Any], connected: Connected, proxy: RestProxy
) -> None:
    panel = await panel_of(connected.box, "Anna")
    channel = first_channel(connected.box)
    await play_on(connected, panel, 1)
    lost: list[str] = []

    def lose(request: Any) -> dict[str, Any] | None:
        """The first request of each kind."""
        kind = f"{request.method} {request.path.rpartition('/')[2] if request.method == 'POST' else ''}"
        if kind in lost:
            return None
        lost.append(kind)
        return answer

    messages = len(connected.box.visible_messages("Anna", channel))
    proxy.accepted, proxy.answers = True, lose
    before = lines(connected)
    await press(connected.box, panel)
    assert lines(connected) > before
    proxy.answers = lambda _: None
    await drawn(connected, panel)
    await play_on(connected, panel, 3)
    assert lost
    assert len(connected.box.visible_messages("Anna", channel)) == messages
