"""A table whose row cannot be read: whoever asks for it hears so, and nothing says that it is closed."""

from typing import Any

import pytest
from simcord.actors import MemberActor

from tests.discord.house import WORDS, House, begun, ids, labels, private_messages, restarted_with, text_of
from tests.discord.test_invitations import letters, opened

pytestmark = pytest.mark.logs_errors

UNREADABLE = "discord-table-unreadable"
NAMING = (
    "hand", "score", "hint", "table show", "table record", "table options", "table end", "table join", "table leave",
    "table pause", "table continue",
)  # fmt: skip
"""Commands that may name a table: some mean any table of the channel, others only one's own."""


async def broken(house: House) -> str:
    """Make the only table unreadable; its id."""
    (table,) = house.tables
    await restarted_with(house, "UPDATE card_table SET pace = 'glacial'")
    assert not house.tables
    return table.id


async def mended(house: House) -> None:
    """Make it readable again."""
    await restarted_with(house, "UPDATE card_table SET pace = 'live'")
    assert house.tables


@pytest.mark.parametrize("command", NAMING)
async def test_a_command_that_names_it_is_told_so(house: House, command: str) -> None:
    anna, _ = await begun(house, "Anna", "Ben")
    named = await broken(house)
    said = (await anna.slash(house.channel, command, table=named)).response
    assert said.ephemeral
    assert text_of(said) == WORDS.text("en", UNREADABLE)


@pytest.mark.parametrize(("locale", "language"), [("de", "de"), ("ja", "ja")])
async def test_it_is_told_in_the_language_of_who_asks(
    house: House, speaks: dict[Any, str], locale: str, language: str
) -> None:
    anna, _ = await begun(house, "Anna", "Ben")
    speaks[anna.id] = locale
    named = await broken(house)
    assert text_of((await anna.slash(house.channel, "table end", table=named)).response) == WORDS.text(
        language, UNREADABLE
    )


async def test_the_menu_of_tables_of_before_tells_so(house: House) -> None:
    anna = house.person("Anna")
    for _ in range(2):
        await anna.slash(house.channel, "table new", opponents="computer")
    await house.wait(1)
    first, _ = house.tables
    asked: Any = (await anna.slash(house.channel, "hand")).response
    await restarted_with(house, f"UPDATE card_table SET pace = 'glacial' WHERE id = '{first.id}'")
    said = (await anna.select(asked, [first.id], custom_id=ids(asked, "which")[0])).response
    assert text_of(said) == WORDS.text("en", UNREADABLE)


async def test_what_is_neither_open_nor_stored_is_closed_as_ever(house: House) -> None:
    anna, _ = await begun(house, "Anna", "Ben")
    await broken(house)
    for command, key in (("table end", "tables-unknown"), ("hand", "discord-no-such-table")):
        said = (await anna.slash(house.channel, command, table="nothere")).response
        assert text_of(said) == WORDS.text("en", key)


async def test_hands_stay_and_their_buttons_tell_so(house: House) -> None:
    anna, _ = await begun(house, "Anna", "Ben")
    await anna.click(house.channel.history()[-1], label="My hand")
    await broken(house)
    panel = private_messages(house, anna)[-1]
    assert "closed" not in text_of(panel)
    said = (await anna.click(panel, custom_id=ids(panel, "details")[0])).response
    assert text_of(said) == WORDS.text("en", UNREADABLE)
    await house.wait(15 * 60)
    letter = anna.user.dm_channel.last_message
    assert "closed" not in text_of(letter), "also once nobody can change the panel any more"
    said = (await anna.user.click(letter, custom_id=ids(letter, "details")[0])).response
    assert text_of(said) == WORDS.text("en", UNREADABLE)


async def invited(house: House) -> MemberActor:
    """Ben, whom Anna has invited to her lobby."""
    anna, ben = await opened(house, "Anna", "Ben")
    await anna.slash(house.channel, "table invite", user=ben)
    return ben


async def test_an_invitation_is_not_said_to_be_over(house: House) -> None:
    ben = await invited(house)
    await broken(house)
    (letter,) = letters(ben)
    assert labels(letter) == ["Join", "To the table"]
    said = (await ben.user.click(letter, label="Join")).response
    assert text_of(said) == WORDS.text("en", UNREADABLE)
    await mended(house)
    await ben.user.click(letters(ben)[0], label="Join")
    assert [person.name for person in house.table.people] == ["Anna", "Ben"]
