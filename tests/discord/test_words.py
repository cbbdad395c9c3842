"""Names and descriptions of commands, in every language and within Discord's limits, without a token."""

import random
import re
from collections.abc import Iterator
from typing import Any

import discord
import pytest

from bot.discord.commands import COMMANDS
from bot.discord.custom_id import CUSTOM_ID, TEMPLATE, ButtonId
from bot.discord.guard import Tree
from bot.discord.locale_resolver import Translator
from bot.tables.model import REVISIONS_A_MATCH, TableId
from bot.text.i18n import Localiser
from engine.cards import Seat
from tests.discord.house import House
from tests.discord.tongues import KANA
from tests.i18n.catalogues import CATALOGUES, LOCALES, OTHERS, vocabulary
from tests.support.openapi import check_request

NAME = re.compile(r"^[-_\w]{1,32}$")


async def payload() -> list[dict[str, Any]]:
    """What is sent to Discord."""
    localiser = Localiser(strict=True)
    client = discord.Client(intents=discord.Intents.none())
    tree = Tree(client)
    for command in COMMANDS:
        tree.add_command(command)
    translator = Translator(localiser)
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]


def nodes(siblings: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Commands, sub-commands and options."""
    for one in siblings:
        yield one
        yield from nodes(one.get("options", []))


async def test_every_name_and_description_is_in_every_language_and_fits() -> None:
    for node in nodes(await payload()):
        names = {"": node["name"], **node["name_localizations"]}
        descriptions = {"": node["description"], **node["description_localizations"]}
        assert {LOCALES[language] for language in OTHERS} <= set(names), node["name"]
        for language in OTHERS:
            description = descriptions[LOCALES[language]].lower()
            own = KANA.search(description) or set(re.findall(r"[^\W\d_]{2,}", description)) - vocabulary("en")
            assert own, (node["name"], language)
        for name in names.values():
            assert NAME.match(name), name
            assert name == name.lower()
        assert all(1 <= len(text) <= 100 for text in descriptions.values())
        assert "…" not in descriptions.values()


async def test_no_two_siblings_share_a_name_in_any_language() -> None:
    commands = await payload()
    for siblings in (commands, *(node.get("options", []) for node in nodes(commands))):
        for locale in LOCALES.values():
            names = [one["name_localizations"].get(locale, one["name"]) for one in siblings]
            assert len(names) == len(set(names))


async def test_every_choice_is_named_in_every_language_and_fits() -> None:
    for node in nodes(await payload()):
        choices = node.get("choices") or []
        assert len(choices) <= 25
        for choice in choices:
            shown = {"": choice["name"], **choice.get("name_localizations", {})}
            assert all(1 <= len(name) <= 100 for name in shown.values())
            if choice["value"] in CATALOGUES:
                assert shown == {"": Localiser().text(choice["value"], "language-name")}
            else:
                assert {LOCALES[language] for language in OTHERS} <= set(shown), choice
                assert KANA.search(shown["ja"]), choice


async def test_each_command_is_short_enough_and_all_are_as_discord_wants_them() -> None:
    commands = await payload()
    assert len(commands) <= 100
    for command in commands:
        for locale in LOCALES.values():
            total = sum(
                len(node["name_localizations"].get(locale, node["name"]))
                + len(node["description_localizations"].get(locale, node["description"]))
                + sum(
                    len(one.get("name_localizations", {}).get(locale, one["name"])) + len(str(one["value"]))
                    for one in node.get("choices") or []
                )
                for node in nodes([command])
            )
            assert total <= 8000
    assert not check_request("PUT", "/applications/1/commands", commands)


async def test_commands_are_for_servers_and_the_bots_direct_messages_only() -> None:
    for command in await payload():
        # What belongs to a server can be asked for there alone, and by those who manage it.
        of_a_server = command["name"] == "admin"
        assert command["contexts"] == ([0] if of_a_server else [0, 1])
        assert command["default_member_permissions"] == (1 << 5 if of_a_server else None)
        assert command["integration_types"] == [0]


def test_no_privileged_intents_and_no_mentions(tmp_path: Any) -> None:
    bot = House(tmp_path / "x.db", chance=random.Random(1)).make_bot()
    assert bot.intents == discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
    mentions = bot.allowed_mentions
    assert mentions is not None
    assert mentions.to_dict() == {"parse": []}


# ------------------------------------------------------------------------------------------------------------- buttons


@pytest.mark.parametrize(
    "id",
    [
        ButtonId("play", what="klaberjass"),
        ButtonId("do", TableId("ev643cjds3"), Seat(0), 100_001, "play KS bella"),
        ButtonId("set", TableId("ev643cjds3"), what="0.-preset"),
        ButtonId("pick", TableId("a"), Seat(3), 9_999_999, "exchange"),
        ButtonId("do", TableId("ev643cjds3"), Seat(0), 1_000_000 * REVISIONS_A_MATCH - 1, "play KS bella"),
    ],
)
def test_an_id_is_read_as_it_was_written_and_matches_the_template(id: ButtonId) -> None:
    assert TEMPLATE.fullmatch(str(id))
    assert ButtonId.parse(str(id)) == id
    assert len(str(id)) <= CUSTOM_ID


@pytest.mark.parametrize(
    "text", ["", "s1:", "s2:a:0:1:do", "s1:a:0:x:do", "s1:a:00:1:do", "s1:a b:0:1:do", "s1:é:0:1:do"]
)
def test_other_ids_are_not_ours(text: str) -> None:
    with pytest.raises(ValueError, match="not a button"):
        ButtonId.parse(text)


def test_an_id_that_would_be_too_long_is_not_made() -> None:
    with pytest.raises(ValueError, match="custom id"):
        str(ButtonId("do", TableId("ev643cjds3"), Seat(0), 1, "x" * 90))


def test_an_id_shows_no_card_in_its_repr() -> None:
    assert "9S" not in repr(ButtonId("do", TableId("a"), Seat(0), 1, "play 9S"))
