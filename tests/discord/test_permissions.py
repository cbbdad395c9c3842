"""Which permissions a table needs, and where the bot introduces itself."""

import discord
import pytest

from bot.discord.permissions import IN_THREAD, NEEDED, missing, writable
from bot.text.i18n import Localiser
from tests.discord.house import House
from tests.i18n.catalogues import LANGUAGES


def test_all_that_is_needed_and_nothing_else_is_asked_for() -> None:
    needed = discord.Permissions(**dict.fromkeys(NEEDED, True))
    assert not missing(needed)
    assert missing(discord.Permissions.none()) == NEEDED
    assert not needed.administrator
    assert not needed.manage_messages


@pytest.mark.parametrize("right", NEEDED)
def test_each_is_named_alone(right: str) -> None:
    others = {name: name != right for name in NEEDED}
    assert missing(discord.Permissions(**others)) == (right,)


def test_in_a_thread_the_right_to_write_in_threads_counts() -> None:
    assert missing(discord.Permissions(**dict.fromkeys(NEEDED, True)), thread=True) == ("send_messages_in_threads",)
    assert not missing(discord.Permissions(**dict.fromkeys(IN_THREAD, True)), thread=True)


def test_an_administrator_lacks_nothing() -> None:
    assert not missing(discord.Permissions(administrator=True))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("right", sorted({*NEEDED, *IN_THREAD}))
def test_each_has_a_name_in_every_language(language: str, right: str) -> None:
    assert Localiser(strict=True).text(language, f"permission-{right.replace('_', '-')}")


async def test_where_nobody_may_write_nobody_is_greeted(house: House) -> None:
    guild = house.bot.get_guild(house.guild.id)
    assert guild is not None
    assert writable(guild) is not None
    everyone = house.guild.default_role._role
    everyone.permissions = 0
    house.env.backend.emit(
        "GUILD_ROLE_UPDATE",
        {"guild_id": str(house.guild.id), "role": {"id": str(everyone.id), "name": "@everyone", "permissions": "0",
         "position": 0, "color": 0, "colors": {"primary_color": 0}, "hoist": False, "managed": False,
         "mentionable": False, "flags": 0}},
    )  # fmt: skip
    await house.env.settle()
    for role in guild.me.roles:
        if not role.is_default():
            role._permissions = 0
    assert writable(guild) is None
