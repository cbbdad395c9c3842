"""The deadline of the first answer, the life of the token, and the errors of late or repeated answers."""

import asyncio
import time
from collections.abc import AsyncIterator

import discord
import pytest

from sandbox import Limits
from sandbox.testing import DrivenSandbox
from tests.sandbox.bots import SampleBot
from tests.sandbox.conftest import Api, Bots


class AdjustableClock:
    """A clock that a test can set forward, by `ahead` seconds."""

    ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


@pytest.fixture
def clock() -> AdjustableClock:
    return AdjustableClock()


@pytest.fixture
async def box(limits: Limits, clock: AdjustableClock) -> AsyncIterator[DrivenSandbox]:
    sandbox = DrivenSandbox(limits=limits, clock=clock)
    await sandbox.start()
    yield sandbox
    await sandbox.close()


def keep_silent(bot: SampleBot) -> None:
    """Let the bot answer no command, because the test itself answers."""

    async def silent(interaction: discord.Interaction, error: Exception) -> None:
        """Ignores that the bot no longer knows the command."""

    bot.tree.clear_commands(guild=None)
    bot.tree.on_error = silent  # type: ignore[method-assign]  # as the decorator tree.error does


@pytest.mark.parametrize("first_answer", [1.0])
async def test_no_answer_in_time_fails_for_the_person_and_is_unknown_to_the_bot(
    box: DrivenSandbox, bot: SampleBot
) -> None:
    begun = asyncio.get_running_loop().time()
    reply = await box.slash("Anna", "card-room", "late", {"seconds": 1.3})
    assert (reply.state, reply.why) == ("failed", "no_answer")
    assert asyncio.get_running_loop().time() - begun >= 0.99
    await box.until(lambda: bot.error_codes == [10062])
    assert box.visible_messages("Anna", "card-room") == []


async def test_a_second_first_answer_is_refused(box: DrivenSandbox, bot: SampleBot) -> None:
    reply = await box.slash("Anna", "card-room", "twice")
    await box.until(lambda: bot.error_codes == [40060])
    assert reply.message["content"] == "once"


async def test_after_fifteen_minutes_the_token_has_expired(
    box: DrivenSandbox, bot: SampleBot, clock: AdjustableClock
) -> None:
    await box.slash("Anna", "card-room", "hello", {"name": "x"})
    interaction = bot.interactions["hello"]
    await interaction.edit_original_response(content="still good")
    clock.ahead = 14 * 60 + 50
    await interaction.followup.send("still good", ephemeral=True)
    clock.ahead = 15 * 60 + 10
    for late in (
        interaction.edit_original_response(content="x"),
        interaction.followup.send("x"),
        interaction.original_response(),
        interaction.delete_original_response(),
    ):
        with pytest.raises(discord.HTTPException) as refused:
            await late
        assert (refused.value.status, refused.value.code) == (401, 50027)


async def test_a_button_works_after_fifteen_minutes_with_a_token_of_its_own(
    box: DrivenSandbox, bot: SampleBot, clock: AdjustableClock
) -> None:
    shown = (await box.slash("Anna", "card-room", "hello", {"name": "x"})).message
    clock.ahead = 3600
    assert (await box.click("Anna", shown["id"], "press:0")).state == "done"


async def test_a_deferral_without_an_answer_fails_when_the_token_expires(start: Bots) -> None:
    box = DrivenSandbox(limits=Limits(token_life=1.0))
    await box.start()
    try:
        await start(box)
        reply = await box.slash("Anna", "card-room", "forget")
        assert (reply.state, reply.why, reply.messages) == ("failed", "no_answer", [])
        assert box.visible_messages("Anna", "card-room") == []
    finally:
        await box.close()


async def test_before_the_first_answer_the_token_accepts_no_follow_up(
    box: DrivenSandbox, bot: SampleBot, api: Api
) -> None:
    keep_silent(bot)
    pending = asyncio.create_task(box.slash("Anna", "card-room", "about"))
    await box.until(lambda: bool(box._world.interactions))
    (interaction,) = box._world.interactions.values()
    path = f"/webhooks/{bot.application_id}/{interaction.token}"
    assert await api.refused("POST", path, {"content": "x"}) == (404, 10015)
    assert await api.refused("PATCH", f"{path}/messages/@original", {"content": "x"}) == (404, 10015)
    callback = f"/interactions/{interaction.id}/{interaction.token}/callback"
    assert (await api("POST", callback, {"type": 4, "data": {"content": "late"}}))[0] == 204
    assert (await pending).message["content"] == "late"


@pytest.mark.parametrize(
    ("path", "answer"),
    [
        ("about", {"type": 6}),
        ("about", {"type": 7, "data": {"content": "x"}}),
        ("about", {"type": 8, "data": {"choices": []}}),
        ("about", {"type": 5, "data": {"flags": 64 | 4096}}),
        ("about", {"type": 1}),
        ("about", {"type": "4"}),
        ("about", {}),
    ],
)
async def test_answers_of_a_wrong_kind_change_nothing(
    box: DrivenSandbox, start: Bots, api: Api, path: str, answer: object
) -> None:
    keep_silent(await start(box))
    pending = asyncio.create_task(box.slash("Anna", "card-room", path))
    await box.until(lambda: bool(box._world.interactions))
    (interaction,) = box._world.interactions.values()
    callback = f"/interactions/{interaction.id}/{interaction.token}/callback"
    assert await api.refused("POST", callback, answer) == (400, 50035)
    assert await api.refused("POST", callback, {"type": 4, "data": {}}) == (400, 50006)
    assert await api.refused("POST", callback.replace(interaction.token, "x"), {"type": 4}) == (404, 10062)
    status, body = await api("POST", callback, {"type": 4, "data": {"content": "at last"}})
    assert (status, body) == (204, None)
    assert (await pending).message["content"] == "at last"


async def test_the_bot_token_does_not_reach_private_answers(box: DrivenSandbox, bot: SampleBot, api: Api) -> None:
    shown = (await box.slash("Anna", "card-room", "hello", {"name": "x"})).message
    path = f"/channels/{shown['channel_id']}/messages/{shown['id']}"
    for method, body in (("GET", None), ("PATCH", {"content": "x"}), ("DELETE", None)):
        assert await api.refused(method, path, body) == (404, 10008)
    status, listed = await api("GET", f"/channels/{shown['channel_id']}/messages")
    assert (status, listed) == (200, [])


async def test_a_private_answer_is_edited_and_deleted_by_its_token(box: DrivenSandbox, bot: SampleBot) -> None:
    shown = (await box.slash("Anna", "card-room", "hello", {"name": "x"})).message
    interaction = bot.interactions["hello"]
    await interaction.edit_original_response(content="new", embed=None, attachments=[])
    (now,) = box.visible_messages("Anna", "card-room")
    assert (now["id"], now["content"], now["embeds"], now["attachments"]) == (shown["id"], "new", [], [])
    await interaction.delete_original_response()
    assert box.visible_messages("Anna", "card-room") == []
    with pytest.raises(discord.NotFound) as refused:
        await interaction.edit_original_response(content="x")
    assert refused.value.code == 10008


async def test_a_private_answer_that_was_dismissed_cannot_be_edited(box: DrivenSandbox, bot: SampleBot) -> None:
    shown = (await box.slash("Anna", "card-room", "hello", {"name": "x"})).message
    await box.dismiss("Anna", shown["id"])
    with pytest.raises(discord.NotFound) as refused:
        await bot.interactions["hello"].edit_original_response(content="x")
    assert refused.value.code == 10008
