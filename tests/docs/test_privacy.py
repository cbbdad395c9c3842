"""The privacy page says what the program does: its tables, its settings, its files, its commands."""

import re

from bot.app.settings import DEFAULT_RETENTION_DAYS
from bot.discord.commands.privacy import privacy_group
from bot.storage.personal import PERSONAL
from bot.storage.sqlite.deletion_list import SUFFIX
from bot.storage.sqlite.wiping import SMALL
from tests.docs.pages import text

PAGE = "docs/privacy.md"
WORDS = {
    "admin_log": "what you did as somebody who manages a server",
    "card_table": "the table:",
    "companion": "your figures",
    "deletion": "that somebody had their data deleted",
    "lesson_progress": "which lessons you have begun",
    "match_seat": "who played a finished match",
    "member_setting": "your settings:",
    "message_ref": "ids of the messages",
    "opening_told": "when you were told of a new table",
    "opening_wish": "the channels of whose new tables",
    "panel": "the token by which Discord lets the bot edit",
    "played_contract": "your figures",
    "player": "your name in your last match",
    "rated_seat": "of each rated match",
    "rating": "your ratings",
    "result": "the result:",
    "standing": "your figures",
    "seat": "the players at its seats",
}
"""What the page calls each table that knows people."""


def test_every_table_that_knows_people_has_its_line() -> None:
    assert {it.table for it in PERSONAL} | {"deletion"} == set(WORDS)
    lines = [line for line in text(PAGE).splitlines() if line.startswith("| ")]
    for table, words in WORDS.items():
        assert any(words in line for line in lines), table


def test_the_page_names_what_hosts_set_and_find() -> None:
    page = text(PAGE)
    assert "`STICH_DATABASE`" in page
    assert f"`STICH_RETENTION_DAYS` is {DEFAULT_RETENTION_DAYS} by default" in page
    assert f"`stich.db{SUFFIX}`" in page
    assert f"at most {SMALL // 2**20} MB" in page


def test_the_page_names_every_command_about_it() -> None:
    named = set(re.findall(r"`/privacy (\w+)`", text(PAGE)))
    assert named == {str(command.name) for command in privacy_group.commands}
