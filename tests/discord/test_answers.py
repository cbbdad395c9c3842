"""Every interaction gets its first answer within a second, and an answer in any case."""

import asyncio
import logging
from datetime import timedelta
from typing import Any

import pytest

from bot.tables.model import Table
from bot.tables.ports import Unsaved
from tests.discord.house import House, SimClock, begun, ids, labels, private_messages, text_of
from tests.discord.players import ByPanel, on_turn


class Trouble:
    """What a storage of these tests does instead of saving at once."""

    def __init__(self) -> None:
        self.delay = timedelta(0)
        self.error: Exception | None = None

    async def __call__(self, clock: SimClock) -> None:
        """Wait, or fail."""
        if self.error is not None:
            raise self.error
        if self.delay:
            await clock.wait(asyncio.Event(), clock.now() + self.delay)


@pytest.fixture
def trouble(house: House) -> Trouble:
    """The storage of the house can be told to be slow or to fail."""
    requests = Trouble()
    house.before_saving = requests
    return requests


async def test_a_slow_store_is_bridged_by_a_first_answer_and_the_hand_follows(house: House, trouble: Trouble) -> None:
    anna = house.person("Anna")
    trouble.delay = timedelta(seconds=2.5)
    result = await anna.slash(house.channel, "table new")
    assert not result.acknowledged
    await house.wait(0.95)
    assert result.deferred
    assert result.ephemeral
    await house.wait(3)
    assert result.response is not None
    assert "Your table is open" in text_of(result.response)


async def test_a_click_is_bridged_in_silence(house: House, trouble: Trouble) -> None:
    (anna,) = await begun(house, "Anna")
    panel = (await anna.slash(house.channel, "hand")).response
    before = house.table.revision
    trouble.delay = timedelta(seconds=2.5)
    result = await anna.click(panel, custom_id=ids(panel, "do")[0])
    assert not result.acknowledged
    await house.wait(0.95)
    assert result.acknowledged
    assert house.table.revision == before
    await house.wait(2)
    assert house.table.revision > before
    assert str(house.table.revision) in ids(panel, "score")[0] or on_turn(house.table) != anna.id


async def test_a_slow_computer_player_keeps_nobody_waiting(house: House) -> None:
    (anna,) = await begun(house, "Anna")

    class Slow:
        """A computer player who thinks for ten seconds."""

        def __init__(self) -> None:
            self.think = house.think

        async def __call__(self, *given: Any) -> str:
            await house.clock.wait(asyncio.Event(), house.clock.now() + timedelta(seconds=10))
            return await self.think(*given)

    house.think = Slow()
    await house.restart()
    panel = (await anna.slash(house.channel, "hand")).response
    result = await anna.click(panel, custom_id=ids(panel, "do")[0])
    assert result.acknowledged
    if on_turn(house.table) is None:
        result = await anna.click(house.channel.history()[-1], label="My hand")
        assert result.response is not None
        assert result.response.ephemeral
    await house.wait(30)
    assert on_turn(house.table) == anna.id


async def test_what_could_not_be_saved_is_told_and_nothing_has_changed(house: House, trouble: Trouble) -> None:
    (anna,) = await begun(house, "Anna")
    panel = (await anna.slash(house.channel, "hand")).response
    before = house.table
    trouble.error = Unsaved("disk full")
    result = await anna.click(panel, custom_id=ids(panel, "do")[0])
    assert "could not be saved" in text_of(result.response)
    assert house.table.revision == before.revision
    trouble.error = None
    await ByPanel(house, anna, panel).act(house.table)
    assert house.table.revision > before.revision


@pytest.mark.logs_errors
async def test_a_failure_inside_is_told_privately_without_its_reason(
    house: House, trouble: Trouble, caplog: pytest.LogCaptureFixture
) -> None:
    (anna,) = await begun(house, "Anna")
    panel = (await anna.slash(house.channel, "hand")).response
    trouble.error = RuntimeError("the secret reason")
    result = await anna.click(panel, custom_id=ids(panel, "do")[0])
    answer = result.response
    assert answer is not None
    assert answer.ephemeral
    assert "Something went wrong" in text_of(answer)
    assert "secret" not in text_of(answer)
    assert any(record.levelno == logging.ERROR for record in caplog.records)
    trouble.error = None
    await ByPanel(house, anna, panel).act(house.table)


@pytest.mark.parametrize(("status", "code"), [(503, 0), (500, 0)])
async def test_a_public_edit_that_discord_refuses_for_a_moment_is_made_again(
    house: House, status: int, code: int
) -> None:
    (anna,) = await begun(house, "Anna")
    panel = (await anna.slash(house.channel, "hand")).response
    house.env.inject_error("PATCH", f"/channels/{house.channel.id}/messages/*", status=status, code=code, times=1)
    before = house.channel.history()[-1].edited_at
    await ByPanel(house, anna, panel).act(house.table)
    await house.wait(5)
    assert house.channel.history()[-1].edited_at != before


async def test_what_a_rate_limit_refuses_is_drawn_later_and_not_at_once(house: House) -> None:
    """As an error of 429 comes that discord.py hands on: after its own tries, or where Cloudflare answers."""
    anna, ben = await begun(house, "Anna", "Ben")
    acting, waiting = (anna, ben) if on_turn(house.table) == anna.id else (ben, anna)
    direct = waiting.user.dm_channel
    paths = [f"/channels/{channel}/messages/" for channel in (house.channel.id, direct.id)]
    before = text_of(house.channel.history()[1]), text_of(direct.last_message)
    for path in paths:
        house.env.inject_error("PATCH", f"{path}*", status=429, times=1)
    first = len(house.env.http_requests)
    await acting.slash(house.channel, "bid", bid="pass")
    await house.wait(3.5)
    tried = [one.path.rpartition("/")[0] + "/" for one in house.env.http_requests[first:] if one.method == "PATCH"]
    assert [tried.count(path) for path in paths] == [1, 1]
    assert (text_of(house.channel.history()[1]), text_of(direct.last_message)) == before
    await house.wait(10)
    assert text_of(house.channel.history()[1]) != before[0]
    assert text_of(direct.last_message) != before[1]


async def test_after_minutes_without_discord_the_table_and_the_hands_are_drawn_as_they_are(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    acting, waiting = (anna, ben) if on_turn(house.table) == anna.id else (ben, anna)
    direct = waiting.user.dm_channel
    before = text_of(house.channel.history()[1]), text_of(direct.last_message)
    for channel in (house.channel.id, direct.id):
        house.env.inject_error("PATCH", f"/channels/{channel}/messages/*", status=503, times=30)
    await acting.slash(house.channel, "bid", bid="pass")
    await house.wait(15)
    assert (text_of(house.channel.history()[1]), text_of(direct.last_message)) == before
    await house.wait(285)
    assert text_of(house.channel.history()[1]) != before[0]
    assert text_of(direct.last_message) != before[1]
    assert labels(direct.last_message) == labels((await waiting.slash(house.channel, "hand")).response)


async def test_an_answer_that_cannot_be_delivered_loses_no_move(house: House) -> None:
    (anna,) = await begun(house, "Anna")
    panel = (await anna.slash(house.channel, "hand")).response
    before = house.table.revision
    house.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062, times=1)
    await anna.click(panel, custom_id=ids(panel, "do")[0])
    assert house.table.revision > before
    await house.wait(2)
    # The panel shows what the answer could not.
    assert ids(private_messages(house, anna)[-1], "do") or on_turn(house.table) is None


async def test_the_help_leads_straight_to_the_cards(house: House) -> None:
    anna = house.person("Anna")
    told = (await anna.slash(house.channel, "help")).response
    panel = (await anna.click(told, label="Play Klaberjass")).response
    assert panel.ephemeral
    assert ids(panel, "do", disabled=None)
    assert house.table.match is not None


async def test_a_first_answer_that_discord_has_already_is_as_good_as_given(house: House) -> None:
    (anna,) = await begun(house, "Anna")
    house.env.inject_error("POST", "/interactions/*/callback", status=400, code=40060, times=1)
    before = len(house.env.http_requests)
    await anna.slash(house.channel, "help")
    requests = [one for one in house.env.http_requests[before:] if one.path.startswith(("/interactions", "/webhooks"))]
    assert [one.path.rpartition("/")[2] for one in requests] == ["callback"], "neither repeated nor apologised for"


async def test_the_bot_ends_what_it_is_doing_before_it_goes(house: House, trouble: Trouble) -> None:
    anna = house.person("Anna")
    trouble.delay = timedelta(seconds=2)
    result = await anna.slash(house.channel, "table new")
    assert house.bot.guard.running == 1
    closing = asyncio.ensure_future(house.do(house.bot.guard.close()))
    await asyncio.sleep(0)
    closing.cancel()
    await asyncio.gather(closing, return_exceptions=True)
    assert result.response is None or not text_of(result.response)
    refused = await house.person("Ben").slash(house.channel, "help")
    assert "restarted" in text_of(refused.response)
    await house.wait(3)
    assert "Your table is open" in text_of(result.response)


async def test_an_old_interaction_played_twice_moves_once(house: House) -> None:
    (anna,) = await begun(house, "Anna")
    panel = (await anna.slash(house.channel, "hand")).response
    button = ids(panel, "do")[0]
    payloads: list[Any] = []
    emit = house.env.backend.emit

    def keep(event: str, payload: Any) -> Any:
        if event == "INTERACTION_CREATE":
            payloads.append(payload)
        return emit(event, payload)

    house.env.backend.emit = keep
    await anna.click(panel, custom_id=button)
    house.env.backend.emit = emit
    moves = _moves(house.table)
    house.env.backend.emit("INTERACTION_CREATE", payloads[0])
    await house.env.settle()
    assert _moves(house.table) == moves
    await house.restart()  # what is remembered across that is in the database
    house.env.backend.emit("INTERACTION_CREATE", payloads[0])
    await house.env.settle()
    assert _moves(house.table) == moves


def _moves(table: Table) -> int:
    assert table.match is not None
    return len(table.match.log)


async def test_every_button_has_a_label_and_no_message_two_equal_ids(house: House) -> None:
    (anna,) = await begun(house, "Anna")
    panel = (await anna.slash(house.channel, "hand")).response
    player = ByPanel(house, anna, panel)
    for _ in range(30):
        if on_turn(house.table) is None:
            await player.go_on(house.table)
        await player.act(house.table)
        for message in (player.panel, house.channel.history()[-1], anna.user.dm_channel.last_message):
            assert all(labels(message))
            ids_drawn = [item.get("custom_id") for row in message.components for item in _items(row)]
            assert len(ids_drawn) == len(set(ids_drawn))


def _items(row: Any) -> list[dict[str, Any]]:
    ids_drawn: list[dict[str, Any]] = (row if isinstance(row, dict) else row.to_dict())["components"]
    return ids_drawn
