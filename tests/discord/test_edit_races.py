"""Changes of a table's message that overtake each other on their way: in the end it shows the present, once."""

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import Any

import discord
import pytest

from bot.discord.pages.table_pages import public_page
from bot.tables.model import Refused, Table
from engine.cards import Seat
from engine.turn import Act
from tests.discord.connection import Connected, buttons, first_channel, panel_of

CAUSES = count(1)
SEATS = 4
ROUNDS = 8


class Net:
    """The way to Discord and back, on which a test holds up what it wants."""

    def __init__(self) -> None:
        self.there: Callable[[str], asyncio.Event | None] = lambda way: None
        """What a request waits for before it is sent."""
        self.back: Callable[[str], asyncio.Event | None] = lambda way: None
        """What its confirmation waits for."""
        self.chance: random.Random | None = None
        """Makes everything late by chance."""
        self.held = 0

    async def carry(self, way: str, send: Callable[[], Any]) -> Any:
        """Send it, when it may go."""
        await self._wait(self.there(way))
        answer = await send()
        await self._wait(self.back(way))
        return answer

    async def _wait(self, event: asyncio.Event | None) -> None:
        if event is not None:
            self.held += 1
            await event.wait()
        elif self.chance is not None:
            await asyncio.sleep(self.chance.choice((0.0, 0.0, 0.05, 0.1, 0.3)))


@pytest.fixture
def net(monkeypatch: pytest.MonkeyPatch) -> Net:
    """The net between the bot and Discord: an *answer* changes the clicked message, *PATCH 1* one of channel 1."""
    net = Net()
    answer, request = discord.webhook.async_.AsyncWebhookAdapter.request, discord.http.HTTPClient.request

    async def answered(adapter: Any, route: Any, *given: Any, **named: Any) -> Any:
        way = "answer" if route.path.endswith("/callback") and (named.get("payload") or {}).get("type") == 7 else ""
        return await net.carry(way, lambda: answer(adapter, route, *given, **named))

    async def requested(client: Any, route: Any, **named: Any) -> Any:
        way = f"{route.method} {route.channel_id}"
        return await net.carry(way, lambda: request(client, route, **named))

    monkeypatch.setattr(discord.webhook.async_.AsyncWebhookAdapter, "request", answered)
    monkeypatch.setattr(discord.http.HTTPClient, "request", requested)
    return net


def once(way: str, event: asyncio.Event) -> Callable[[str], asyncio.Event | None]:
    """Holds up the first request of this kind."""
    waiting = [event]
    return lambda found: waiting.pop() if found == way and waiting else None


async def lobby(connected: Connected) -> Table:
    """A lobby of four seats, drawn."""
    box = connected.box
    await box.slash("Anna", first_channel(box), "table new", {"game": "schieber"})
    await box.until(lambda: bool(messages(connected)))
    return connected.table


async def add_computer(connected: Connected) -> None:
    """Anna, whose table it is, presses the lobby's button for a computer player."""
    (shown,) = messages(connected)
    await connected.box.click("Anna", shown["id"], buttons(shown, "computer")[0])


def messages(connected: Connected) -> list[Any]:
    """The messages with buttons of the only table that all see in the channel."""
    seen = connected.box.visible_messages("Chie", first_channel(connected.box))
    return [one for one in seen if f"s1:{connected.table.id}:" in str(one["components"])]


def text(embed: Any) -> Any:
    """What an embed says."""
    return embed.get("title"), embed.get("description"), [(one["name"], one["value"]) for one in embed["fields"]]


async def shows_the_present(connected: Connected) -> None:
    """Wait until the only message of the only table shows it as it is."""
    voice = await connected.bot.services.locale_resolver.public(connected.table.place, connected.table)

    def present() -> bool:
        (wanted,) = public_page(connected.table, voice).edited()["embeds"]
        return [text(one["embeds"][0]) for one in messages(connected)] == [text(wanted.to_dict())]

    await connected.box.until(present)


async def at_rest(connected: Connected) -> None:
    """Wait until the pace of the channel has let everything be drawn."""
    await asyncio.sleep(1.3)
    await shows_the_present(connected)


async def test_of_two_answers_that_overtake_each_other_the_lobby_shows_the_later_state(
    connected: Connected, net: Net
) -> None:
    box = connected.box
    await lobby(connected)
    late = asyncio.Event()
    net.there = once("answer", late)
    first = asyncio.ensure_future(add_computer(connected))
    await box.until(lambda: net.held == 1)
    await add_computer(connected)
    assert connected.table.taken == 3
    await asyncio.sleep(1.1)  # the table's own drawing finds nothing left to do
    late.set()
    await first
    await at_rest(connected)


async def test_an_answer_that_the_tables_own_drawing_overtakes_leaves_the_lobby_at_the_present(
    connected: Connected, net: Net
) -> None:
    box = connected.box
    await lobby(connected)
    await asyncio.sleep(1.1)
    drawing, confirmed = asyncio.Event(), asyncio.Event()
    net.there, net.back = once(f"PATCH {first_channel(box)}", drawing), once("answer", confirmed)
    await box.slash("Ben", first_channel(box), "table join")
    await box.until(lambda: net.held == 1)
    clicking = asyncio.ensure_future(add_computer(connected))
    await box.until(lambda: net.held == 2)
    drawing.set()
    await asyncio.sleep(0.2)
    confirmed.set()
    await clicking
    assert connected.table.taken == 3
    await at_rest(connected)


@pytest.mark.parametrize("seed", [1])
async def test_whatever_overtakes_what_the_lobby_shows_the_present(connected: Connected, net: Net, seed: int) -> None:
    box, chance = connected.box, random.Random(seed)
    await lobby(connected)
    net.chance = chance

    async def act() -> None:
        shown, table = messages(connected)[0], connected.table
        if table.taken < SEATS and chance.random() < 0.7:
            for button in buttons(shown, "computer"):
                await box.click("Anna", shown["id"], button)
        elif table.taken > 1:
            with suppress(Refused):  # somebody else has freed it
                await connected.bot.services.tables.remove(table.id, table.host, Seat(chance.randrange(1, SEATS)))

    for _ in range(ROUNDS):
        await asyncio.gather(*(act() for _ in range(3)))
        await shows_the_present(connected)
    await at_rest(connected)


@pytest.mark.parametrize("held", ["PATCH", "POST"])
async def test_a_message_that_is_shown_anew_while_a_deal_ends_and_another_begins_stays_the_only_one(
    connected: Connected, net: Net, held: str
) -> None:
    """Held up: the change of the message that stood, or the message that is to be shown."""
    box, tables = connected.box, connected.bot.services.tables
    await panel_of(box, "Anna")
    await asyncio.sleep(1.1)
    while isinstance((match := connected.table.match) and match.turn, Act):
        assert match is not None
        if match.turn == Act(Seat(0)):
            answer = match.choice(Seat(0)).legal[0]
            await tables.act(connected.table.id, connected.table.host, answer, revision=None, cause=next(CAUSES))
        await asyncio.sleep(0.01)
    await asyncio.sleep(1.1)
    late = asyncio.Event()
    net.there = once(f"{held} {first_channel(box)}", late)
    showing = [asyncio.ensure_future(box.slash("Ben", first_channel(box), "table show"))]
    await asyncio.sleep(0.1)
    await tables.next_deal(connected.table.id, connected.table.host, next(CAUSES))
    await asyncio.sleep(1.5)
    late.set()
    await asyncio.gather(*showing)
    assert net.held == 1
    await at_rest(connected)
