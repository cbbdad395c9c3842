"""Whoever does not see the place where a match was played neither opens its replay nor reads a moment of it."""

from typing import Any

import discord
import pytest
from simcord.backend.models.channel import ChannelType
from simcord.builders import ChannelHandle

from bot.tables.model import UserId
from tests.discord.house import House, ids, raw_click, text_of
from tests.discord.secrecy import cards_in
from tests.discord.test_replays import over, replayed
from tests.discord.test_strangers import played_out
from tests.discord.tongues import german, japanese

HIDDEN = discord.PermissionOverwrite(view_channel=False)
SHOWN = discord.PermissionOverwrite(view_channel=True)
MODERATES = discord.Permissions(manage_threads=True)


def thread(house: House, parent: Any, owner: Any, *members: Any, private: bool = False) -> ChannelHandle:
    """A thread that somebody starts, with these members and the bot."""
    backend = house.env.backend
    kind = ChannelType.PRIVATE_THREAD if private else ChannelType.PUBLIC_THREAD
    made = backend.create_thread(parent.id, "aside", owner.id, type=kind)
    for id in (*(one.id for one in members), backend.bot_user.id):
        backend.add_thread_member(made.id, id)
    return ChannelHandle(house.env, house.guild, made)


async def over_by(house: House, channel: Any, *people: Any) -> str:
    """These people have just finished a match in this channel; its name for `/replay`."""
    house.channel = channel
    await house.env.settle()
    await people[0].slash(channel, "table new")
    await house.do(house.bot.services.tables.set_options(house.table.id, UserId(people[0].id), options={"target": 300}))
    for one in people[1:]:
        await one.slash(channel, "table join")
    await people[0].slash(channel, "table start")
    await house.wait(3)
    await house.do(played_out(house))
    await house.wait(10)
    return f"{house.table.id}-1"


async def in_private(house: House, *members: Any) -> tuple[Any, Any, str]:
    """Anna and Ben, and a match that they have finished in a private thread of the first channel."""
    anna, ben = house.person("Anna"), house.person("Ben")
    aside = thread(house, house.channel, anna, ben, *members, private=True)
    return anna, ben, await over_by(house, aside, anna, ben)


async def opens(actor: Any, channel: Any, ref: str) -> bool:
    """Whether `/replay` opens this match for them there; else they see no card of it, and are not offered it."""
    answer = text_of((await actor.slash(channel, "replay", match=ref)).response)
    offered = [one["value"] for one in await actor.autocomplete(channel, "replay", "match", "")]
    if "Deal 1 of" in answer:
        assert offered == [ref]
        return True
    assert "This match is neither" in answer
    assert not cards_in([answer])
    assert not offered
    return False


async def shared(house: House, actor: Any, channel: Any, ref: str) -> str:
    """What they are told who share a moment of this match there. Nothing is posted, or the moment is."""
    count = len(channel.history())
    page = (await actor.slash(channel, "replay", match=ref)).response
    told = text_of((await actor.click(page, label="Share")).response)
    await house.wait(3)
    posted = "\n".join(
        text_of(one) for one in channel.history()[count:] if one.id != page.id and not one.flags.ephemeral
    )
    assert ("shares a moment" in posted) == ("Everybody in this channel" in told)
    return told


# ------------------------------------------------------------------------------------------------------- who may look


async def test_the_match_of_a_private_thread_opens_for_its_players_and_members_only(house: House) -> None:
    lobby, eve, carla = house.channel, house.person("Eve"), house.person("Carla")
    boss = house.guild.create_role("Moderator", permissions=MODERATES)
    dan = house.guild.add_member(house.env.create_user("Dan"), roles=[boss])
    anna, ben, ref = await in_private(house, carla)
    assert not await opens(eve, lobby, ref)
    for who in (anna, ben, carla, dan):
        assert await opens(who, lobby, ref), who.name
    for who in (carla, dan):
        assert await opens(who, house.channel, ref), who.name
    house.env.backend.remove_thread_member(house.channel.id, carla.id)
    await house.env.settle()
    assert not await opens(carla, lobby, ref)


async def test_no_button_opens_the_match_of_a_private_thread_from_outside(house: House) -> None:
    lobby, eve = house.channel, house.person("Eve")
    anna, _, ref = await in_private(house)
    message = (await eve.slash(lobby, "history")).response
    for verb in ("replay", "replay=a.1", "step=a.2", "share=a.1", "export=a.1.text", "export=a.1.record"):
        answer = (await raw_click(house, eve, message, f"s1:{house.table.id}:-:100000:{verb}")).response
        assert "This match is neither" in text_of(answer), verb
        assert not cards_in([text_of(answer)])
    answer = (await raw_click(house, eve, message, "s1:-:-:0:watch", [ref])).response
    assert "This match is neither" in text_of(answer)
    assert await opens(anna, lobby, ref)


async def test_who_is_not_surely_a_member_opens_it_in_the_thread_alone(house: House) -> None:
    lobby, carla = house.channel, house.person("Carla")
    anna, _, ref = await in_private(house, carla)
    await house.restart()
    assert not await opens(carla, lobby, ref), "of the members, Discord names the bot alone when it connects"
    assert await opens(carla, house.channel, ref), "nobody else could ask there"
    assert "Deal 1 of" in text_of(await replayed(house, carla))
    assert await opens(anna, lobby, ref)


async def test_a_moderator_of_threads_who_does_not_see_the_channel_is_refused(house: House) -> None:
    lobby = house.channel
    boss = house.guild.create_role("Moderator", permissions=MODERATES)
    dan = house.guild.add_member(house.env.create_user("Dan"), roles=[boss])
    house.channel = house.guild.create_text_channel("hidden", overwrites={dan: HIDDEN})
    await house.env.settle()
    _, _, ref = await in_private(house)
    assert not await opens(dan, lobby, ref)


async def test_the_match_of_a_public_thread_opens_for_who_sees_its_channel(house: House) -> None:
    lobby, anna, ben, carla = house.channel, house.person("Anna"), house.person("Ben"), house.person("Carla")
    ref = await over_by(house, thread(house, lobby, anna), anna, ben)
    assert await opens(carla, lobby, ref)


# ----------------------------------------------------------------------------------------------- where it may be shared


@pytest.mark.parametrize("hidden", ["from one", "from a role", "from all others"])
async def test_a_moment_of_a_hidden_channel_is_not_shared_where_others_read_it(house: House, hidden: str) -> None:
    lobby, eve = house.channel, house.person("Eve")
    role = house.guild.create_role("Players")
    anna, ben = (house.guild.add_member(house.env.create_user(name), roles=[role]) for name in ("Anna", "Ben"))
    overwrites: dict[str, dict[Any, discord.PermissionOverwrite]] = {
        "from one": {eve: HIDDEN},
        "from a role": {house.guild.create_role("Guests"): HIDDEN},
        "from all others": {house.guild.default_role: HIDDEN, role: SHOWN},
    }
    back = house.guild.create_text_channel("back", overwrites=overwrites[hidden])
    if hidden == "from all others":
        house.env.backend.get_guild(house.guild.id).members[house.env.backend.bot_user.id].role_ids.append(role.id)
    ref = await over_by(house, back, anna, ben)
    refused = await shared(house, anna, lobby, ref)
    assert "Some people here may not be able to see" in refused
    assert not cards_in([refused])
    assert "Some people here may not be able to see" in await shared(house, anna, thread(house, lobby, anna), ref)
    assert "Everybody in this channel" in await shared(house, anna, back, ref)
    assert "Everybody in this channel" in await shared(house, anna, thread(house, back, anna), ref)


async def test_a_moment_of_a_private_thread_is_shared_in_that_thread_alone(house: House) -> None:
    lobby = house.channel
    anna, ben, ref = await in_private(house)
    aside = house.channel
    assert "Some people here may not be able to see" in await shared(house, anna, lobby, ref)
    assert "Some people here may not be able to see" in await shared(house, anna, thread(house, lobby, anna), ref)
    assert "Some people here may not be able to see" in await shared(
        house, anna, thread(house, lobby, anna, ben, private=True), ref
    )
    assert "Everybody in this channel" in await shared(house, anna, aside, ref)


async def test_a_moment_of_a_public_thread_is_shared_in_its_channel_too(house: House) -> None:
    eve, lobby, anna, ben = house.person("Eve"), house.channel, house.person("Anna"), house.person("Ben")
    back = house.guild.create_text_channel("back", overwrites={eve: HIDDEN})
    await house.env.settle()
    ref = await over_by(house, thread(house, back, anna), anna, ben)
    assert "Everybody in this channel" in await shared(house, anna, house.channel, ref)
    assert "Everybody in this channel" in await shared(house, anna, back, ref)
    assert "Everybody in this channel" in await shared(house, anna, thread(house, back, anna), ref)
    assert "Some people here may not be able to see" in await shared(house, anna, lobby, ref)


async def test_a_moment_of_an_open_channel_is_shared_anywhere_on_the_server(house: House) -> None:
    eve = house.person("Eve")
    anna, _ = await over(house, "Anna", "Ben")
    ref, other = f"{house.table.id}-1", house.guild.create_text_channel("chat", overwrites={eve: HIDDEN})
    await house.env.settle()
    assert "Everybody in this channel" in await shared(house, anna, other, ref)


async def test_the_refusal_is_in_the_language_of_who_shares(house: House, speaks: dict[Any, str]) -> None:
    lobby = house.channel
    anna, ben, ref = await in_private(house)
    speaks |= {anna.id: "ja", ben.id: "de"}
    for who, check in ((anna, japanese), (ben, german)):
        page = (await who.slash(lobby, "replay", match=ref)).response
        check((await who.click(page, custom_id=ids(page, "share")[0])).response)
