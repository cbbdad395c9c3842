"""What frees people when they, their channel, their thread or the bot are gone; and who is told."""

import pytest
from simcord.actors import MemberActor

from bot.discord.client import ACCOUNT
from bot.tables.model import TableState, UserId
from tests.discord.house import House, begun, labels, surely, text_of
from tests.discord.players import on_turn

TURN = 45 + 120
"""A live turn with its reserve."""


def of_server(house: House) -> list[str]:
    """The people who still have a seat somewhere."""
    tables = [house.now(id) for id in house.bot.services.tables.ids()]
    return [person.name for table in tables for person in table.people]


def by_turn(house: House, people: list[MemberActor]) -> tuple[MemberActor, MemberActor]:
    """Who is on turn, and the other."""
    first, second = people
    return (first, second) if on_turn(house.table) == first.id else (second, first)


async def test_who_left_the_server_loses_the_seat_at_the_first_turn_that_runs_out(house: House) -> None:
    people = await begun(house, "Anna", "Ben")
    gone, stays = by_turn(house, people)
    house.guild.remove_member(gone)
    await house.wait(TURN + 5)
    assert of_server(house) == [stays.user.name]
    assert house.table.host == stays.id
    assert house.table.state is TableState.PLAYING
    assert f"{gone.user.name} has left the table." in text_of(house.channel.history()[-1])


async def test_who_is_only_late_keeps_the_seat(house: House) -> None:
    await begun(house, "Anna", "Ben")
    await house.wait(TURN + 5)
    assert sorted(of_server(house)) == ["Anna", "Ben"]


@pytest.mark.parametrize("command", ["table pause", "table continue"])
async def test_nobody_waits_for_the_consent_of_somebody_who_left_the_server(house: House, command: str) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    if command == "table continue":
        for one in (anna, ben):
            await one.slash(house.channel, "table pause")
    house.guild.remove_member(anna)
    await ben.slash(house.channel, command)
    await house.wait(1)
    assert of_server(house) == ["Ben"]
    assert house.table.state is (TableState.PAUSED if command == "table pause" else TableState.PLAYING)


async def test_who_comes_back_to_the_server_takes_the_seat_back(house: House) -> None:
    people = await begun(house, "Anna", "Ben")
    gone, _ = by_turn(house, people)
    house.guild.remove_member(gone)
    await house.wait(TURN + 5)
    again = house.guild.add_member(gone.user)
    await again.slash(house.channel, "table join")
    assert sorted(of_server(house)) == ["Anna", "Ben"]


async def test_a_deleted_channel_is_told_in_direct_messages(house: House) -> None:
    people = await begun(house, "Anna", "Ben")
    await house.wait(15)
    house.env.backend.delete_channel(house.channel.id)
    await house.wait(15)
    assert not of_server(house)
    for one in people:
        assert "closed" in text_of(one.user.dm_channel.last_message)


@pytest.mark.parametrize("what", ["channel", "server"])
async def test_what_went_while_the_bot_was_away_is_closed_at_its_start(house: House, what: str) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    await anna.user.slash("table new", opponents="computer")
    await house.bot.close()
    if what == "channel":
        house.env.backend.delete_channel(house.channel.id)
    else:
        house.env.backend.remove_guild(house.guild.id)
    await house.restart()
    await house.wait(3)
    assert of_server(house) == ["Anna"], "the table in direct messages goes on"
    assert not house.bot.services.tables.of_user(ben.id)


async def test_another_bot_account_closes_no_tables(house: House) -> None:
    await begun(house, "Anna", "Ben")
    await house.do(house.bot.services.settings.put_mark(ACCOUNT, "1"))
    await house.bot.close()
    house.env.backend.remove_guild(house.guild.id)
    for start in ("first", "second"):
        await house.restart()
        await house.wait(3)
        assert of_server(house) == ["Anna", "Ben"], start


async def test_the_bot_sent_away_and_invited_again_begins_anew(house: House) -> None:
    await begun(house, "Anna", "Ben")
    house.env.backend.remove_guild(house.guild.id)
    await house.env.settle()
    assert not of_server(house)
    house.guild = house.env.create_guild("Card Club")
    house.channel = house.guild.create_text_channel("cards")
    await house.env.settle()
    await begun(house, "Carla", "Dora")
    assert sorted(of_server(house)) == ["Carla", "Dora"]


def ban(house: House, actor: MemberActor) -> None:
    """Somebody who manages the server bans this person."""
    house.env.backend.apply_ban(house.guild.id, actor.id, None)


LATELY = 5 * 60 + 1
"""For so long nobody is asked about again who was there."""


@pytest.mark.parametrize("way", ["left", "banned"])
async def test_start_frees_the_seat_in_a_lobby_of_who_is_not_on_the_server_any_more(house: House, way: str) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await anna.slash(house.channel, "table new")
    await ben.slash(house.channel, "table join")
    await house.wait(LATELY)
    if way == "banned":
        ban(house, ben)
    else:
        house.guild.remove_member(ben)
    answer = (await anna.slash(house.channel, "table start")).response
    assert "Start with computer players" in labels(answer), "the host is asked again, instead of playing with nobody"
    assert (of_server(house), house.table.state) == (["Anna"], TableState.LOBBY)
    await house.wait(2)
    assert "Ben has left the table." in text_of(house.channel.history()[-1])


async def test_who_joins_a_lobby_finds_no_seat_of_somebody_who_left_the_server(house: House) -> None:
    anna, ben, carla = (house.person(name) for name in ("Anna", "Ben", "Carla"))
    await anna.slash(house.channel, "table new", game="schieber")
    await ben.slash(house.channel, "table join")
    await house.wait(LATELY)
    house.guild.remove_member(anna)
    await carla.slash(house.channel, "table join")
    await house.wait(2)
    assert of_server(house) == ["Ben", "Carla"]
    assert house.table.host == ben.id


@pytest.mark.parametrize("last", ["join", "add-computer"])
async def test_a_lobby_that_starts_when_full_first_frees_the_seats_of_who_left_the_server(
    house: House, last: str
) -> None:
    people = [house.person(name) for name in ("Anna", "Ben", "Carla", "Dora")]
    anna, ben, carla, dora = people
    await anna.slash(house.channel, "table new", game="schieber")
    await house.do(house.bot.services.tables.set_options(house.table.id, UserId(anna.id), starts_full=True))
    for person in (ben, carla):
        await person.slash(house.channel, "table join")
    await house.wait(LATELY)
    house.guild.remove_member(ben)
    await (dora if last == "join" else anna).slash(house.channel, f"table {last}")
    await house.wait(2)
    assert house.table.state is TableState.LOBBY
    assert of_server(house) == (["Anna", "Dora", "Carla"] if last == "join" else ["Anna", "Carla"])


@pytest.mark.parametrize("way", ["join", "accept"])
async def test_a_lobby_that_starts_when_full_closes_once_all_in_it_have_left_the_server(house: House, way: str) -> None:
    anna, ben, carla = (house.person(name) for name in ("Anna", "Ben", "Carla"))
    await anna.slash(house.channel, "table new", game="vira", players=3)
    table = house.table
    await house.do(house.bot.services.tables.set_options(table.id, UserId(anna.id), starts_full=True))
    await ben.slash(house.channel, "table join")
    await anna.slash(house.channel, "table invite", user=carla)
    await house.wait(LATELY)
    for gone in (anna, ben):
        house.guild.remove_member(gone)
    if way == "join":
        answer = (await carla.slash(house.channel, "table join")).response
    else:
        answer = (await carla.user.click(carla.user.dm_channel.history()[0], label="Join")).response
    await house.wait(2)
    assert house.bot.services.tables.get(table.id) is None
    assert "closed" in answer.content
    lobby = house.channel.history()[0]
    assert "Join" not in labels(lobby)
    assert (await carla.slash(house.channel, "table new", game="vira")).response is not None
    assert of_server(house) == ["Carla"], "everybody is free"


async def test_an_invitation_starts_no_match_with_somebody_who_left_the_server(house: House) -> None:
    anna, ben, carla, dora = (house.person(name) for name in ("Anna", "Ben", "Carla", "Dora"))
    await anna.slash(house.channel, "table new", game="schieber")
    await house.do(house.bot.services.tables.set_options(house.table.id, UserId(anna.id), starts_full=True))
    for person in (ben, carla):
        await person.slash(house.channel, "table join")
    await anna.slash(house.channel, "table invite", user=dora)
    await house.wait(LATELY)
    house.guild.remove_member(ben)
    await dora.user.click(dora.user.dm_channel.history()[0], label="Join")
    await house.wait(2)
    assert (house.table.state, "Ben" in of_server(house)) == (TableState.LOBBY, False)


async def test_nobody_is_asked_about_who_has_just_sat_down(house: House) -> None:
    def asked() -> int:
        return sum("/members/" in entry.path and entry.method == "GET" for entry in house.env.backend.http_requests)

    anna, ben = house.person("Anna"), house.person("Ben")
    await anna.slash(house.channel, "table new")
    await ben.slash(house.channel, "table join")
    await anna.slash(house.channel, "table start")
    assert house.table.state is TableState.PLAYING
    assert asked() == 0
    await surely(ben, house.channel, "table leave")


async def test_who_is_banned_during_a_match_loses_the_seat_at_the_first_turn_that_runs_out(house: House) -> None:
    people = await begun(house, "Anna", "Ben")
    gone, stays = by_turn(house, people)
    ban(house, gone)
    await house.wait(TURN + 5)
    assert of_server(house) == [stays.user.name]
    assert house.table.state is TableState.PLAYING
    assert f"{gone.user.name} has left the table." in text_of(house.channel.history()[-1])


async def test_who_is_banned_leaves_from_a_direct_message_what_it_names(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    ban(house, ben)
    asked = (await ben.user.slash("table leave")).response
    assert f"Klaberjass in <#{house.channel.id}>: Anna and Ben" in text_of(asked).replace("**", "")
    await surely(ben.user, None, "table leave")
    assert of_server(house) == ["Anna"]
    assert anna.id == house.table.host


async def test_table_leave_works_from_another_server_and_names_what_it_leaves(house: House) -> None:
    _, ben = await begun(house, "Anna", "Ben")
    other = house.env.create_guild("Chess Club")
    elsewhere = other.create_text_channel("chess")
    there = other.add_member(ben.user)
    await house.env.settle()
    asked = (await there.slash(elsewhere, "table leave")).response
    assert f"Klaberjass in <#{house.channel.id}>: Anna and Ben" in text_of(asked).replace("**", "")
    await surely(there, elsewhere, "table leave")
    assert of_server(house) == ["Anna"]
