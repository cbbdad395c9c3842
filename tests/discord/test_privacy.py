"""`/privacy`: what is stored is shown and exported, and deleted wherever its person plays; nothing comes back."""

import gc
import json
import sqlite3
from collections import deque
from contextlib import closing
from typing import Any

import pytest

from bot.discord.pages.privacy import LINES
from bot.storage.sections import SECTIONS
from bot.tables.model import TableState, UserId
from tests.discord.house import House, begun, labels, private_messages, surely, text_of
from tests.discord.players import ByPanel, play_match
from tests.discord.test_records import attached
from tests.i18n.catalogues import LOCALES

NAME = "Annabellatheonly"


def traces(house: House, user: int, name: str = NAME) -> list[str]:
    """Where the id or the name of a person still is: columns of the database, and the bytes of its files."""
    found = []
    with closing(sqlite3.connect(house.path)) as connection:
        for (table,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            for _, column, *_ in connection.execute(f"PRAGMA table_info({table})").fetchall():
                query = f"SELECT 1 FROM {table} WHERE {column} LIKE ? OR {column} LIKE ?"
                if connection.execute(query, (f"%{user}%", f"%{name}%")).fetchone():
                    found.append(f"{table}.{column}")
    kept = b"".join(file.read_bytes() for file in house.path.parent.iterdir() if file.is_file())
    for trace in (name.encode(), user.to_bytes(8, "big"), str(user).encode()):
        if trace in kept:
            found.append(repr(trace))
    return found


async def shown(house: House, actor: Any) -> Any:
    return (await actor.slash(house.channel, "privacy show")).response


async def deleted(house: House, actor: Any) -> Any:
    """Ask for the deletion and confirm it."""
    question = (await actor.slash(house.channel, "privacy delete")).response
    assert question.ephemeral
    return (await actor.click(question, label="Delete everything")).response


async def lived(house: House) -> tuple[Any, Any]:
    """Somebody who has left traces everywhere, and somebody who plays with them."""
    anna, ben = await begun(house, NAME, "Ben", target=300)
    await play_match(house, house.table.id, *(ByPanel(house, one) for one in (anna, ben)))
    await surely(ben, house.channel, "table end") if house.table.host == ben.id else None
    await surely(anna, house.channel, "table end")
    await anna.slash(house.channel, "settings", language="en", steps="on", reminder="always")
    await anna.slash(house.channel, "table tell-me", tell="on")
    await anna.slash(house.channel, "table new", game="klaberjass", opponents="computer")
    await anna.slash(house.channel, "table new", game="klaberjass")
    lobby = house.tables[-1]
    await anna.slash(house.channel, "table invite", user=ben)
    await ben.slash(house.channel, "table new", game="klaberjass")
    await house.wait(3)
    assert lobby.host == anna.id
    return anna, ben


async def test_somebody_of_whom_nothing_is_stored_reads_that_and_leaves_nothing_by_asking(house: House) -> None:
    anna = house.person(NAME)
    page = await shown(house, anna)
    assert page.ephemeral
    assert "Nothing is stored about you." in text_of(page)
    assert labels(page) == []
    assert "Nothing is stored about you." in text_of((await anna.slash(house.channel, "privacy delete")).response)
    await anna.slash(house.channel, "privacy export")
    await house.wait(3)
    assert traces(house, anna.id) == []
    assert not house.faults


async def test_it_says_what_is_stored_in_numbers(house: House) -> None:
    anna, _ = await lived(house)
    page = await shown(house, anna)
    text = text_of(page).replace("**", "")
    assert "1 match result" in text
    assert "4 seats at tables" in text
    assert "2 tables that you host or have hosted" in text or "3 tables that you host or have hosted" in text
    assert "1 channel whose new tables" in text
    assert "settings: what you have chosen" in text
    assert labels(page) == ["Export as a file", "Delete …"]
    assert len(text_of(page)) < 900


def test_every_kind_is_counted_in_one_line() -> None:
    counted = [kind for _, kinds in LINES for kind in kinds]
    assert sorted(counted) == sorted(section.name for section in SECTIONS)


async def test_the_file_has_all_of_it(house: House) -> None:
    anna, _ = await lived(house)
    page = await shown(house, anna)
    answer = (await anna.click(page, label="Export as a file")).response
    assert answer.ephemeral
    name, file = attached(house, answer)
    assert name == "stich-data.json"
    content = json.loads(file.decode())
    assert content["user"] == str(anna.id)
    assert content["results"][0]["name"] == NAME
    assert {"settings", "results", "seats", "tables_hosted", "told_of_new_tables_in"} <= set(content)
    assert "Ben" not in json.dumps(content)


async def test_keeping_it_changes_nothing(house: House) -> None:
    anna, _ = await lived(house)
    question = (await anna.slash(house.channel, "privacy delete")).response
    text = text_of(question)
    assert "You leave your tables at once" in text
    assert text.count("\n- ") == 2
    assert "you appear there as “Former player”" in text
    answer = (await anna.click(question, label="No, keep it")).response
    assert "Nothing was deleted." in text_of(answer)
    assert house.bot.services.tables.of_user(UserId(anna.id))


async def test_after_a_deletion_nothing_is_left_and_nothing_comes_back(house: House) -> None:
    anna, ben = await lived(house)
    assert traces(house, anna.id)
    assert any(labels(letter) for letter in anna.user.dm_channel.history())
    done = await deleted(house, anna)
    assert "I know nothing about you any more" in text_of(done)
    assert labels(done) == []
    assert traces(house, anna.id) == []
    await house.wait(600)
    assert traces(house, anna.id) == []
    assert not any(labels(letter) for letter in anna.user.dm_channel.history())  # those of the match that is over
    assert len(house.tables) == 1
    assert house.tables[0].host == ben.id
    assert not house.faults


async def test_an_old_button_says_that_it_is_done_and_leaves_nothing_either(house: House) -> None:
    anna, _ = await lived(house)
    question = (await anna.slash(house.channel, "privacy delete")).response
    page = await shown(house, anna)
    await deleted(house, anna)
    for message, label in ((question, "Delete everything"), (page, "Delete …")):
        assert "Nothing is stored about you." in text_of((await anna.click(message, label=label)).response)
    await house.wait(60)
    assert traces(house, anna.id) == []


async def test_if_there_are_other_tables_by_now_it_is_asked_again(house: House) -> None:
    anna, _ = await lived(house)
    question = (await anna.slash(house.channel, "privacy delete")).response
    await anna.slash(house.channel, "table new", game="vira")
    again = (await anna.click(question, label="Delete everything")).response
    assert "Vira" in text_of(again)
    await anna.click(again, label="Delete everything")
    assert traces(house, anna.id) == []


@pytest.mark.parametrize("as_host", [True, False])
async def test_the_table_of_a_match_in_play_names_a_former_player_and_goes_on(house: House, as_host: bool) -> None:
    names = (NAME, "Ben") if as_host else ("Ben", NAME)
    people = await begun(house, *names)
    anna, ben = people if as_host else reversed(people)
    await house.wait(3)
    assert NAME in text_of(house.channel.history()[-1])
    await deleted(house, anna)
    await house.wait(5)
    table = house.table
    assert (table.state, table.host) == (TableState.PLAYING, ben.id)
    message = text_of(house.channel.history()[-1])
    assert NAME not in message
    assert "playing for Former player" in message
    assert "Former player has left the table." in message
    for letter in (*ben.user.dm_channel.history(), *private_messages(house, ben)):
        assert NAME not in text_of(letter)
    assert traces(house, anna.id) == []
    await play_match(house, table.id, ByPanel(house, ben))
    assert house.table.state is TableState.FINISHED
    assert traces(house, anna.id) == []
    assert not house.faults


async def test_a_paused_match_waits_for_the_other_one(house: House) -> None:
    anna, ben = await begun(house, NAME, "Ben")
    for actor in (anna, ben):
        await actor.slash(house.channel, "table pause")
    assert house.table.state is TableState.PAUSED
    await deleted(house, anna)
    assert [person.name for person in house.table.people] == ["Ben"]
    assert traces(house, anna.id) == []


async def test_whoever_comes_back_begins_anew(house: House) -> None:
    anna, _ = await lived(house)
    await deleted(house, anna)
    await anna.slash(house.channel, "table new", game="klaberjass")
    await house.wait(3)
    assert any(table.host == anna.id for table in house.tables)
    assert "1 seat at a table" in text_of(await shown(house, anna)).replace("**", "")
    await anna.slash(house.channel, "settings", steps="on")
    assert (await house.do(house.bot.services.settings.member(UserId(anna.id)))).steps


async def test_nothing_in_memory_names_the_person_any_more(house: House) -> None:
    """Of all that the bot itself keeps; discord.py remembers whom it has just heard of."""
    anna, _ = await begun(house, NAME, "Ben")
    await anna.slash(house.channel, "hand")
    assert len(remembered(UserId(anna.id))) > 3
    await deleted(house, anna)
    await house.wait(900)
    assert remembered(UserId(anna.id)) == []


def remembered(user: UserId) -> list[str]:
    """Who of the bot's objects holds something with the id or the name of this person, at most three steps away."""
    gc.collect()
    holding = [value for value in gc.get_objects() if type(value).__module__.startswith("bot.")]
    return [type(value).__qualname__ for value in holding if _names(value, user, 3)]


def _names(value: object, user: UserId, steps: int) -> bool:
    if type(value) is int:
        return value == user
    if type(value) is str:
        return value == NAME
    if not steps:
        return False
    if isinstance(value, dict):
        return any(_names(part, user, steps - 1) for part in (*value, *value.values()))
    if isinstance(value, list | tuple | set | frozenset | deque):
        return any(_names(part, user, steps - 1) for part in tuple(value))
    if not type(value).__module__.startswith("bot."):
        return False
    slots = [getattr(value, slot, None) for slot in getattr(type(value), "__slots__", ())]
    return any(_names(part, user, steps - 1) for part in (*getattr(value, "__dict__", {}).values(), *slots))


async def test_what_they_press_meanwhile_is_not_served_and_brings_nothing_back(house: House) -> None:
    anna, _ = await lived(house)
    privacy, pressed = house.bot.services.privacy, []
    answers: list[Any] = []
    delete = privacy._store.delete

    async def slowly(user: UserId, at: Any) -> None:
        if not pressed:
            pressed.append(user)
            await house.bot.services.settings.change_member(user, locale="de")  # as a click of the moment before would
            answers.append(privacy.is_deleting(user))
        await delete(user, at)

    privacy._store.delete = slowly  # type: ignore[method-assign]
    await deleted(house, anna)
    assert answers == [True]
    await house.wait(60)
    assert traces(house, anna.id) == []


async def test_a_press_during_a_deletion_is_answered_with_that(house: House) -> None:
    anna, _ = await lived(house)
    with house.bot.services.privacy.deleting(UserId(anna.id)):
        answer = (await anna.slash(house.channel, "settings", steps="off")).response
        assert "I am deleting what I know about you" in text_of(answer)
    assert (await house.do(house.bot.services.settings.member(UserId(anna.id)))).steps


async def test_the_language_of_the_client_is_not_stored_by_asking(house: House, speaks: dict[Any, str]) -> None:
    anna = house.person(NAME)
    speaks[anna.id] = "de"
    assert "Über dich ist nichts gespeichert." in text_of(await shown(house, anna))
    await house.wait(5)
    assert traces(house, anna.id) == []
    await anna.slash(house.channel, "rules", game="vira")
    await house.wait(5)
    assert "member_setting.user_id" in traces(house, anna.id)


@pytest.mark.parametrize("locale", LOCALES.values())
async def test_everything_fits_a_phone_in_every_language(house: House, speaks: dict[Any, str], locale: str) -> None:
    anna, _ = await lived(house)
    await anna.slash(house.channel, "settings", language="client")
    speaks[anna.id] = locale
    page, question = await shown(house, anna), (await anna.slash(house.channel, "privacy delete")).response
    assert len(text_of(page)) < 900
    assert len(text_of(question)) < 900
    assert not house.faults
