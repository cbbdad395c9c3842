"""`/leaderboard` and `/stats`: this server's matches and all servers', game by game, people only."""

from typing import Any

from tests.discord.house import House, begun, text_of
from tests.discord.players import ByPanel, play_match

WORLDWIDE = "listed-worldwide"


async def played(house: House, name: str) -> Any:
    """Somebody of the server plays a match against the computer."""
    (person,) = await begun(house, name, target=300)
    await play_match(house, house.table.id, ByPanel(house, person))
    await house.wait(3)
    return person


async def said(actor: Any, place: Any, command: str, **options: Any) -> str:
    """What the command answers, to its user alone."""
    answer = (await actor.slash(place, command, **options)).response
    assert answer.ephemeral
    return text_of(answer)


async def test_figures_are_those_of_this_server_or_of_all_as_in_direct_messages(house: House) -> None:
    first = house.channel
    anna = await played(house, "Anna")
    house.guild = house.env.create_guild("Jass Club")
    house.forbid(create_public_threads=True)
    house.channel = house.guild.create_text_channel("tables")
    await house.env.settle()
    ben = await played(house, "Ben")

    here = await said(ben, house.channel, "leaderboard")
    assert "this server" in here
    assert "1 – **Ben**" in here
    assert "Anna" not in here
    there = await said(anna, first, "leaderboard")
    assert "1 – **Anna**" in there
    assert "Ben" not in there
    everywhere = await said(ben, house.channel, "leaderboard", scope="all")
    assert "all servers" in everywhere
    assert "**" not in everywhere, "nobody has agreed to be listed there"
    assert "You: rank 1" in everywhere
    for person, channel in ((anna, first), (ben, house.channel)):
        await person.slash(channel, "settings", **{WORLDWIDE: "on"})
    everywhere = await said(ben, house.channel, "leaderboard", scope="all")
    assert {"Anna", "Ben"} == {line.split("**")[1] for line in everywhere.splitlines() if "**" in line}

    too = house.guild.add_member(anna.user)
    await anna.slash(first, "settings", **{WORLDWIDE: "off"})
    assert "does not appear on the leaderboards that cover all servers" in await said(
        ben, house.channel, "stats", player=too, scope="all"
    )
    await anna.slash(first, "settings", **{WORLDWIDE: "on"})
    assert "No finished match" in await said(ben, house.channel, "stats", player=too)
    assert "**Klaberjass**" in await said(ben, house.channel, "stats", player=too, scope="all")
    assert "**Klaberjass**" in await said(ben, house.channel, "stats")

    direct = text_of((await anna.user.slash("leaderboard")).response)
    assert "all servers" in direct
    assert "**Ben**" in direct
    assert "**Klaberjass**" in text_of((await anna.user.slash("stats")).response)


async def test_before_the_first_match_the_figures_say_so(house: House) -> None:
    anna = house.person("Anna")
    assert "This list is still empty" in await said(anna, house.channel, "leaderboard", game="klaberjass")
    assert "No finished match" in await said(anna, house.channel, "stats")
