"""Discord has a first answer already: the interaction came twice, another handler was first, or a reply was lost."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor

from bot.discord.guard import Guard
from tests.discord.house import House, begun, ids, private_messages
from tests.discord.players import direct_hand, on_turn

Response = discord.InteractionResponse[Any]
First = Callable[[Response], Awaitable[Any]]

FIRST_ANSWERS: dict[str, First] = {
    "confirms the click": lambda response: response.defer(),
    "changes the clicked message": lambda response: response.edit_message(),
    "sends a public message": lambda response: response.send_message("Somebody else was first."),
    "thinks in public": lambda response: response.defer(thinking=True),
    "sends a private message": lambda response: response.send_message("Somebody else was first.", ephemeral=True),
    "thinks in private": lambda response: response.defer(thinking=True, ephemeral=True),
}
"""What another handler of the same click may have answered; the first four make `@original` a public message."""
PRIVATE = ("sends a private message", "thinks in private")
SLOW = timedelta(seconds=1.5)
"""How long the database is locked, so that the first answer only confirms the click."""


def record(house: House) -> list[Any]:
    """The interactions delivered from now on, as Discord sent them."""
    payloads: list[Any] = []
    emit = house.env.backend.emit

    def keep(event: str, payload: Any) -> Any:
        if event == "INTERACTION_CREATE" and payload not in payloads:
            payloads.append(payload)
        return emit(event, payload)

    house.env.backend.emit = keep  # type: ignore[method-assign]  # SimCord has no event for it
    return payloads


async def deliver(house: House, payload: Any) -> None:
    """Send an interaction to the bot once more."""
    house.env.backend.emit("INTERACTION_CREATE", payload)
    await house.env.settle()


def answers(house: House, since: int) -> list[str]:
    """What the bot has sent as answers to interactions since then."""
    requests = house.env.http_requests[since:]
    return [f"{one.method} {one.path}" for one in requests if one.path.startswith(("/interactions", "/webhooks"))]


def touched(house: House, token: str) -> list[str]:
    """Which requests have changed or deleted the first answer to the interaction with this token."""
    requests = [f"{one.method} {one.path}" for one in house.env.http_requests]
    return [one for one in requests if one.endswith(f"/{token}/messages/@original") and not one.startswith("GET")]


def answered_before(monkeypatch: pytest.MonkeyPatch, first: First) -> list[str]:
    """Let another handler answer the next interaction before the bot does; the token is in the list afterwards."""
    serve, tokens = Guard.serve, list[str]()

    async def second(self: Guard, interaction: Any, act: Any) -> None:
        monkeypatch.setattr(Guard, "serve", serve)
        tokens.append(interaction.token)
        await first(discord.InteractionResponse(interaction))
        await serve(self, interaction, act)

    monkeypatch.setattr(Guard, "serve", second)
    return tokens


async def play_a_trick(house: House, people: list[MemberActor]) -> None:
    """Both play by their direct messages, so that their panels are redrawn."""
    for _ in range(6):
        person = next((one for one in people if one.id == on_turn(house.table)), None)
        if person is None:
            return
        hand = await direct_hand(house, person)
        await person.user.click(hand, custom_id=ids(hand, "do")[0])
        await house.wait(2)


async def lobby_joined_slowly(house: House) -> tuple[list[MemberActor], Any]:
    """Ben's click on *Join* while the database is locked, and the interaction as Discord sent it."""
    anna, ben = house.person("Anna"), house.person("Ben")
    await anna.slash(house.channel, "table new")
    await house.wait(2)

    async def locked(clock: Any) -> None:
        await clock.wait(asyncio.Event(), clock.now() + SLOW)

    house.before_saving = locked
    payloads = record(house)
    await ben.click(house.channel.history()[-1], label="Join")
    await house.wait(1.8)
    house.before_saving = None
    return [anna, ben], payloads[-1]


async def test_an_interaction_that_comes_twice_is_served_once(house: House) -> None:
    people, joining = await lobby_joined_slowly(house)
    before = len(house.env.http_requests)
    await deliver(house, joining)
    assert answers(house, before) == []
    await people[0].slash(house.channel, "table start")
    await house.wait(2)
    await play_a_trick(house, people)
    assert len(private_messages(house, people[1])) == 1


async def test_an_interaction_that_comes_again_after_a_restart_puts_no_hand_on_the_lobby(house: House) -> None:
    people, joining = await lobby_joined_slowly(house)
    await house.restart()
    before = touched(house, joining["token"])
    await deliver(house, joining)
    await people[0].slash(house.channel, "table start")
    await house.wait(2)
    await play_a_trick(house, people)
    assert touched(house, joining["token"]) == before


@pytest.mark.parametrize("first", FIRST_ANSWERS)
async def test_a_hand_never_takes_the_place_of_an_answer_that_may_be_public(
    house: House, monkeypatch: pytest.MonkeyPatch, first: str
) -> None:
    people = await begun(house, "Anna", "Ben")
    table = house.channel.history()[-1]
    tokens = answered_before(monkeypatch, FIRST_ANSWERS[first])
    await people[0].click(table, label="My hand")
    await play_a_trick(house, people)
    await people[0].slash(house.channel, "hand")  # the panel before it goes away
    await house.wait(2)
    if first not in PRIVATE:
        assert touched(house, *tokens) == []
    assert table.id in [one.id for one in house.channel.history()]
    hands = [one for one in private_messages(house, people[0]) if ids(one, "score")]
    assert len(hands) <= 1


@pytest.mark.parametrize("first", FIRST_ANSWERS)
async def test_a_click_on_a_panel_that_another_has_answered_changes_no_public_message(
    house: House, monkeypatch: pytest.MonkeyPatch, first: str
) -> None:
    people = await begun(house, "Anna", "Ben")
    acting = next(one for one in people if one.id == on_turn(house.table))
    panel = (await acting.slash(house.channel, "hand")).response
    assert panel is not None
    revision = house.table.revision
    tokens = answered_before(monkeypatch, FIRST_ANSWERS[first])
    await acting.click(panel, custom_id=ids(panel, "do")[0])
    assert house.table.revision > revision
    await play_a_trick(house, people)
    if first in ("sends a public message", "thinks in public"):
        assert touched(house, *tokens) == []


@pytest.mark.parametrize("first", FIRST_ANSWERS)
async def test_a_slow_click_that_another_has_answered_changes_no_public_message(
    house: House, monkeypatch: pytest.MonkeyPatch, first: str
) -> None:
    people = await begun(house, "Anna", "Ben")
    table = house.channel.history()[-1]
    voice = house.bot.services.locale_resolver.private

    async def slow(*given: Any, **named: Any) -> Any:
        await house.clock.wait(asyncio.Event(), house.clock.now() + SLOW)
        return await voice(*given, **named)

    monkeypatch.setattr(house.bot.services.locale_resolver, "private", slow)
    tokens = answered_before(monkeypatch, FIRST_ANSWERS[first])
    await people[0].click(table, label="My hand")
    await house.wait(2)
    monkeypatch.setattr(house.bot.services.locale_resolver, "private", voice)
    await play_a_trick(house, people)
    if first not in PRIVATE:
        assert touched(house, *tokens) == []


async def test_a_slow_command_whose_first_answer_another_gave_in_public_is_not_filled_with_the_hand(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await begun(house, "Anna", "Ben")
    voice = house.bot.services.locale_resolver.private

    async def slow(*given: Any, **named: Any) -> Any:
        await house.clock.wait(asyncio.Event(), house.clock.now() + SLOW)
        return await voice(*given, **named)

    monkeypatch.setattr(house.bot.services.locale_resolver, "private", slow)
    tokens = answered_before(monkeypatch, lambda response: response.send_message("Somebody else was first."))
    await people[0].slash(house.channel, "hand")
    await house.wait(2)
    monkeypatch.setattr(house.bot.services.locale_resolver, "private", voice)
    await play_a_trick(house, people)
    assert touched(house, *tokens) == []
    assert [one for one in private_messages(house, people[0]) if ids(one, "score")]


async def test_only_the_latest_interactions_are_remembered(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.discord.guard.SEEN", 3)
    anna = house.person("Anna")
    for _ in range(5):
        await anna.slash(house.channel, "help")
    assert len(house.bot.guard._seen) == 3
