"""Names that mislead or would call others are only names wherever finished matches and figures are told."""

import re
from typing import Any

import pytest

from bot.tables.ladders import Metric
from bot.tables.model import UserId
from tests.discord.house import House, controls, text_of
from tests.discord.test_figures import WORLDWIDE
from tests.discord.test_records import attached
from tests.discord.test_replays import menu, open_replay, replayed
from tests.discord.test_strangers import played_out

NAMES = (
    "@everyone<@1><@&2><#3>**b**`c`",
    "[x](https://e.f)# h\n- l\n> ||s||",
    "a\u200bb\u2060c\u00adشريف\u200f\u202egnp.exe",
    "♠A ♥️10 A♠ <:g:1> {$name}" + "W" * 60,
)
INVISIBLE = ("\u202e", "\u202d", "\u200b", "\u2060", "\u00ad", "\u200f", "\u2066")
LIVE = re.compile(r"(?<!\\)(@everyone|@here|<@&?\d|<#\d|<:g|\|\||~~|\*\*b\*\*|_i_|`c`|\[x\]\(|https?://)")
"""What Discord would make something of."""
OWN = re.compile(r"<[@#]\d{17,20}>|<t:\d+(:\w)?>|https://discord\.com/channels/\S+")
"""What the bot writes itself."""


def told_in_markdown(message: Any) -> list[str]:
    """What a message says where Discord reads markdown."""
    found = [message.content or ""]
    for embed in message.embeds:
        found += [embed.title or "", embed.description or ""]
        found += [field.value or "" for field in embed.fields]
    return found


def tame(message: Any) -> None:
    """Nothing in this message is alive, invisible or longer than a name is."""
    for text in told_in_markdown(message):
        assert not LIVE.search(OWN.sub("", text)), text
        assert "\n# h" not in text
        assert "\n> q" not in text
    everything = text_of(message)
    for bad in INVISIBLE:
        assert bad not in everything.replace("\u200b\n", "\n").removesuffix("\u200b"), (bad, everything)
    assert "W" * 33 not in everything
    assert "♠A" not in everything
    for control in controls(message):
        for option in control.get("options", ()):
            assert len(option["label"]) <= 100
            assert len(option["value"]) <= 100
    assert not getattr(message, "mentions", ())


async def played_as(house: House, name: str) -> tuple[Any, Any]:
    """Two people of this name whose match has just ended."""
    anna, ben = house.person("anna", global_name=name), house.person("ben", global_name=name)
    await anna.slash(house.channel, "table new")
    await house.do(house.bot.services.tables.set_options(house.table.id, UserId(anna.id), options={"target": 300}))
    await ben.slash(house.channel, "table join")
    await anna.slash(house.channel, "table start")
    await house.wait(3)
    await house.do(played_out(house))
    await house.wait(10)
    return anna, ben


async def every_view(house: House, actor: Any) -> list[Any]:
    """Each trick of the first deals of an open replay, as every view shows it; last all hands."""
    shown = []
    for view in ("p", "0", "1", "a"):
        page = open_replay(house, actor)
        await actor.select(page, [view], custom_id=menu(page, "seen")["custom_id"])
        for _ in range(12):
            shown.append(open_replay(house, actor))
            await actor.click(shown[-1], label="Trick ›")
    return shown


@pytest.mark.parametrize("name", NAMES)
async def test_a_name_is_only_a_name_in_what_is_told_of_the_past(house: House, name: str) -> None:
    anna, ben = await played_as(house, name)
    shown = [house.channel.history()[-1]]
    for one in (anna, ben):
        await one.slash(house.channel, "settings", **{WORLDWIDE: "on"})
    shown += [await replayed(house, anna), *await every_view(house, anna)]
    await anna.click(open_replay(house, anna), label="Share")
    await house.wait(3)
    shown.append(house.channel.history()[-1])
    assert "shares a moment" in text_of(shown[-1])
    record = (await anna.click(open_replay(house, anna), label="Record")).response
    shown += [record, as_text := (await anna.click(record, label="As text")).response]
    text = attached(house, as_text)[1].decode()
    assert not any(bad in text for bad in INVISIBLE)
    assert len(text.split("\n\n")[0].splitlines()) == 2
    commands: list[tuple[str, dict[str, Any]]] = [
        *(("leaderboard", {"order": metric.value, "scope": scope}) for metric in Metric for scope in ("server", "all")),
        *(("stats", {"player": who, **game}) for who in (anna, ben) for game in ({}, {"game": "klaberjass"})),
        *((command, {}) for command in ("history", "replay", "fair", "privacy show")),
    ]
    for command, options in commands:
        shown.append((await ben.slash(house.channel, command, **options)).response)
    for offered in await ben.autocomplete(house.channel, "replay", "match", ""):
        assert not any(bad in offered["name"] for bad in INVISIBLE)
        assert len(offered["name"]) <= 100
    for one in shown:
        tame(one)
    requests = [request.json for request in house.env.http_requests if isinstance(request.json, dict)]
    assert all((one.get("data") or one).get("allowed_mentions") in (None, {"parse": []}) for one in requests)


@pytest.mark.parametrize("reason", NAMES)
async def test_a_reason_is_only_words(house: House, reason: str) -> None:
    _, ben = await played_as(house, "Anna")
    boss = house.admin("Boss")
    for command, options in (
        ("admin exclude", {"person": ben, "reason": reason[:60]}),
        ("admin let-back", {"person": ben}),
        ("admin end", {"table": house.table.id, "reason": reason[:60]}),
        ("admin log", {}),
    ):
        tame((await boss.slash(house.channel, command, **options)).response)
    await house.wait(3)
    tame(house.channel.history()[-1])
