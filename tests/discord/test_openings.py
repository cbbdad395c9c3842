"""*Tell me when a table opens here*: only to who asked, at most once an hour, behind every hand, and easily ended."""

from datetime import timedelta
from typing import Any

import discord
import pytest
from simcord.backend.serializers import channel_payload

from bot.discord.budget import LIMIT, Rank
from bot.discord.messages.openings import EVERY, SETTLED, WISHES
from bot.storage import Database, SqlSettingsStore
from bot.tables.model import UserId
from bot.tables.quiet import Quiet
from tests.discord.house import House, begun, labels, private_messages, raw_click, surely, text_of
from tests.discord.test_invitations import letters, links
from tests.discord.test_threads import thread_of
from tests.i18n.catalogues import LANGUAGES, longest_part

SOON = SETTLED.total_seconds() + 5


async def waiting(house: House, *names: str) -> list[Any]:
    """People who want to be told of tables in the channel."""
    people = [house.person(name) for name in names]
    for one in people:
        answer = (await one.slash(house.channel, "table tell-me")).response
        assert answer.ephemeral
        assert "at most once an hour" in text_of(answer)
    return people


async def open_table(house: House, name: str, **options: Any) -> Any:
    """Somebody opens a table, and time passes until people are told of it."""
    host = house.person(name)
    await host.slash(house.channel, "table new", **options)
    await house.wait(SOON)
    return host


def written_to(house: House, person: Any) -> list[discord.Message]:
    """The direct messages of the bot to somebody; none where it has never opened a channel for them."""
    known = [one for one in house.env.backend.channels.values() if person.id in (one.recipient_ids or ())]
    return letters(person) if known else []


async def test_who_asked_for_it_is_told_of_a_table_and_joins_by_the_message(house: House) -> None:
    (ben,) = await waiting(house, "Ben")
    carla = house.person("Carla")
    await open_table(house, "Anna")
    (letter,) = letters(ben)
    assert "A table has opened: **Klaberjass**" in text_of(letter)
    assert labels(letter) == ["Join", "To the table", "Stop these messages"]
    assert links(letter)[0].endswith(f"/{house.channel.id}/{house.channel.history()[-1].id}")
    await ben.user.click(letter, label="Join")
    assert house.table.seat_of(ben.id) == 1
    assert not written_to(house, carla)


async def test_the_message_stays_true(house: House) -> None:
    (ben,) = await waiting(house, "Ben")
    anna = await open_table(house, "Anna")
    await anna.slash(house.channel, "table add-computer")
    await house.wait(40)
    assert "All seats are taken" in text_of(letters(ben)[0])
    assert labels(letters(ben)[0]) == ["To the table", "Stop these messages"]
    await anna.slash(house.channel, "table start")
    await house.wait(40)
    assert "The match has begun" in text_of(letters(ben)[0])
    assert labels(letters(ben)[0]) == ["To the table", "Stop these messages"]


async def test_nobody_is_told_twice_in_an_hour_not_even_over_a_restart(house: House) -> None:
    (ben,) = await waiting(house, "Ben")
    other = house.guild.create_text_channel("other")
    await ben.slash(other, "table tell-me")
    await open_table(house, "Anna")
    carla = house.person("Carla")
    await carla.slash(other, "table new")
    await house.wait(SOON)
    await house.restart()
    await open_table(house, "Dora")
    await ben.slash(house.channel, "table tell-me", tell="off")
    await ben.slash(house.channel, "table tell-me", tell="on")
    await open_table(house, "Emil")
    assert len(letters(ben)) == 1
    await house.wait(EVERY.total_seconds())
    await open_table(house, "Fritz")
    assert len(letters(ben)) == 2


async def test_who_opened_it_who_sits_there_and_who_was_invited_are_not_told(house: House) -> None:
    anna, ben, carla = await waiting(house, "Anna", "Ben", "Carla")
    await anna.slash(house.channel, "table new", game="barbu")
    await ben.slash(house.channel, "table join")
    await anna.slash(house.channel, "table invite", user=carla)
    await house.wait(SOON)
    assert not written_to(house, anna)
    assert not written_to(house, ben)
    assert len(letters(carla)) == 1
    assert "invites you" in text_of(letters(carla)[0])


async def test_a_table_that_has_begun_is_full_or_gone_meanwhile_is_not_told(house: House) -> None:
    (ben,) = await waiting(house, "Ben")
    anna = house.person("Anna")
    await anna.slash(house.channel, "table new", opponents="computer")
    await surely(anna, house.channel, "table leave")
    await anna.slash(house.channel, "table new")
    await surely(anna, house.channel, "table leave")
    await anna.slash(house.channel, "table new")
    await anna.slash(house.channel, "table add-computer")
    await house.wait(SOON)
    assert not written_to(house, ben)


async def test_nobody_is_told_in_quiet_hours(house: House) -> None:
    ben, carla = await waiting(house, "Ben", "Carla")
    hour = house.clock.now().hour
    quiet = Quiet(hour, (hour + 2) % 24, "UTC")
    await house.do(house.bot.services.settings.change_member(UserId(ben.id), quiet=quiet))
    await open_table(house, "Anna")
    assert not written_to(house, ben)
    assert len(letters(carla)) == 1
    await house.wait(2 * EVERY.total_seconds())
    await open_table(house, "Dora")
    assert len(letters(ben)) == 1


async def test_the_button_in_the_message_ends_it(house: House) -> None:
    (ben,) = await waiting(house, "Ben")
    shown = (await ben.slash(house.channel, "settings")).response
    assert f"I tell you when a table opens in: <#{house.channel.id}>" in text_of(shown)
    await open_table(house, "Anna")
    await ben.user.click(letters(ben)[0], label="Stop these messages")
    (told,) = private_messages(house, ben, ben.user.dm_channel.id)
    assert "no longer tell you about tables" in text_of(told)
    await house.wait(EVERY.total_seconds())
    await open_table(house, "Carla")
    assert len([one for one in letters(ben) if "has opened" in text_of(one)]) == 1
    assert "I tell you when a table opens" not in text_of((await ben.slash(house.channel, "settings")).response)


@pytest.mark.parametrize("what", ["", "x", "-1", "9" * 19, "9" * 60, "٣", "²", "0"])
async def test_a_forged_id_of_that_button_harms_nothing(house: House, what: str) -> None:
    (ben,) = await waiting(house, "Ben")
    await open_table(house, "Anna")
    answer = (await raw_click(house, ben, letters(ben)[0], f"s1:-:-:0:untell={what}")).response
    assert "Something went wrong" not in text_of(answer)
    assert await house.do(house.bot.services.openings.wishes(UserId(ben.id))) == (house.channel.id,)


async def test_who_takes_no_direct_messages_is_not_tried_again(house: House) -> None:
    (ben,) = await waiting(house, "Ben")
    house.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, message="no", times=None)
    await open_table(house, "Anna")
    assert await house.do(house.bot.services.openings.wishes(UserId(ben.id))) == ()


async def test_who_has_left_the_server_or_no_longer_sees_the_channel_is_told_nothing_more(house: House) -> None:
    ben, carla = await waiting(house, "Ben", "Carla")
    hidden = house.guild.create_text_channel(
        "hidden", overwrites={carla: discord.PermissionOverwrite(view_channel=True)}
    )
    await carla.slash(hidden, "table tell-me")
    house.env.inject_error(
        "GET", f"/guilds/{house.guild.id}/members/{ben.id}", status=404, code=10007, message="no", times=None
    )
    stored = house.env.backend.get_channel(hidden.id)
    stored.overwrites[0].allow, stored.overwrites[0].deny = 0, discord.Permissions(view_channel=True).value
    house.env.backend.emit("CHANNEL_UPDATE", channel_payload(house.env.backend, stored))
    await open_table(house, "Anna")
    dora = house.person("Dora")
    await house.wait(EVERY.total_seconds())
    await dora.slash(hidden, "table new")
    await house.wait(SOON)
    assert not written_to(house, ben)
    assert len(letters(carla)) == 1
    wishes = [await house.do(house.bot.services.openings.wishes(UserId(one.id))) for one in (ben, carla)]
    assert wishes == [(), (house.channel.id,)]


@pytest.mark.house(threads=True)
async def test_a_wish_is_for_the_channel_and_its_threads(house: House) -> None:
    people = await begun(house, "Anna", "Carla")
    thread = thread_of(house, house.table)
    (ben,) = await waiting(house, "Ben")
    await people[0].slash(thread, "table new")
    await house.wait(SOON)
    assert len(letters(ben)) == 1
    await ben.slash(thread, "table tell-me", tell="off")
    assert await house.do(house.bot.services.openings.wishes(UserId(ben.id))) == ()


async def test_it_is_for_channels_of_servers_and_for_so_many(house: House) -> None:
    ben = house.person("Ben")
    answer = (await ben.user.slash("table tell-me")).response
    assert "only about tables in a server’s channels" in text_of(answer)
    openings = house.bot.services.openings
    for number in range(WISHES):
        await house.do(openings._store.put_wish(UserId(ben.id), house.guild.id, number))
    answer = (await ben.slash(house.channel, "table tell-me")).response
    assert f"about tables in {WISHES} channels" in text_of(answer)
    await ben.slash(house.channel, "table tell-me", tell="off")
    assert len(await house.do(openings.wishes(UserId(ben.id)))) == WISHES


async def test_a_channel_or_server_that_is_gone_takes_its_wishes_along(house: House) -> None:
    (ben,) = await waiting(house, "Ben")
    other = house.guild.create_text_channel("other")
    await ben.slash(other, "table tell-me")
    house.env.backend.delete_channel(other.id)
    await house.env.settle()
    openings = house.bot.services.openings
    assert await house.do(openings.wishes(UserId(ben.id))) == (house.channel.id,)
    await house.do(openings.forget(guild=house.guild.id))
    assert await house.do(openings.wishes(UserId(ben.id))) == ()


async def test_tables_in_direct_messages_are_told_nobody(house: House) -> None:
    (ben,) = await waiting(house, "Ben")
    anna = house.person("Anna")
    await anna.user.slash("table new")
    await house.wait(SOON)
    assert not written_to(house, ben)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_speaks_the_language_of_who_is_told(house: House, language: str) -> None:
    (ben,) = await waiting(house, "Ben")
    await ben.slash(house.channel, "settings", language=language)
    await open_table(house, "Anna")
    assert longest_part(language, "invitation-opened") in text_of(letters(ben)[0])


async def test_a_crowd_that_waits_is_told_one_by_one_and_delays_no_hand(house: House) -> None:
    crowd = [house.person(f"Visitor {number}") for number in range(LIMIT + 20)]
    openings = house.bot.services.openings
    for visitor in crowd:
        await house.do(openings._store.put_wish(UserId(visitor.id), house.guild.id, house.channel.id))
    await open_table(house, "Anna")
    ben, carla = house.person("Ben"), house.person("Carla")
    await ben.slash(house.channel, "table new")
    await carla.slash(house.channel, "table join", table=house.tables[-1].id)
    await ben.slash(house.channel, "table start")
    await house.wait(2)
    assert letters(ben)
    assert letters(carla)
    await house.wait(120)
    assert all(len(written_to(house, visitor)) == 1 for visitor in crowd)


def test_nothing_goes_after_what_nobody_waits_for() -> None:
    assert max(Rank, key=lambda rank: rank.value) is Rank.LAST
    assert Rank.LAST.value > Rank.WAITING.value + timedelta(seconds=20)


async def test_the_database_remembers_who_was_told_for_an_hour_and_no_longer(house: House) -> None:
    store: Any = house.bot.services.openings._store
    assert isinstance(store, SqlSettingsStore)
    now = house.clock.now()
    for user in (1, 2):
        await house.do(store.put_wish(UserId(user), 5, 6))
    await house.do(store.put_told(UserId(1), now, now - EVERY))
    assert await house.do(store.to_be_told(6, now - EVERY)) == (2,)
    await house.do(store.put_told(UserId(2), now + EVERY, now))
    assert set(await house.do(store.to_be_told(6, now))) == {1}
    database: Database = store._database
    assert await house.do(database.read("SELECT user_id FROM opening_told")) == ((2,),)
