"""Each reads his own language: people what is private, the server what all see."""

import re
from collections.abc import Iterable
from typing import Any

import pytest

from bot.tables.model import TableState
from tests.discord.house import House, begun, controls, ids, labels, private_messages, text_of
from tests.discord.players import ByDirectMessage, ByPanel, play_match

LATIN = re.compile(r"[A-Za-zÀ-ÿ]{2,}")
KANA = re.compile(r"[ぁ-んァ-ヶ一-龯]")
NOT_WORDS = re.compile(r"<t:\d+:R>|https://\S+|<@\d+>|[A-Z]{3}-\d[\d.]*|(?<![A-Za-z])[AKQJ](?![A-Za-z])")
NAMES = {"Anna", "Ben", "Carla", "Card", "Club", "cards", "Discord", "English", "Boss"}
"""Names, and what Japanese writes in Latin letters too."""


def foreign(text: str) -> set[str]:
    """The English words of a text."""
    return set(LATIN.findall(NOT_WORDS.sub(" ", text))) - NAMES


def japanese(*messages: Any) -> None:
    """Every message is in Japanese and has no English word."""
    for message in messages:
        text = text_of(message)
        assert KANA.search(text), text
        assert not foreign(text), text


def read_by(house: House, channel: Any, before: Iterable[int] = ()) -> list[Any]:
    """The messages of a channel but those."""
    known = set(before)
    return [message for message in channel.history() if message.id not in known]


@pytest.mark.house(locale="ja")
async def test_a_japanese_server_is_spoken_to_in_japanese_from_the_welcome_to_the_result(
    house: House, speaks: dict[Any, str]
) -> None:
    anna = house.person("Anna")
    speaks[anna.id] = "ja"
    (welcome,) = house.channel.history()
    japanese(welcome)
    opened = (await anna.slash(house.channel, "table new")).response
    japanese(opened, house.channel.history()[-1])
    form = (await anna.click(house.channel.history()[-1], label="オプション")).response
    while True:
        japanese(form)
        on = [item for item in controls(form) if item["type"] == 2 and item["label"] == "次へ"]
        if not on or on[0].get("disabled"):
            break
        await anna.click(form, label="次へ")
    await house.do(house.bot.hall.tables.set_options(house.table.id, house.table.host, options={"target": 300}))
    japanese((await anna.slash(house.channel, "table add-computer")).response)
    panel = (await anna.slash(house.channel, "table start")).response
    seen: list[Any] = []
    player = ByPanel(house, anna, panel)
    for _ in range(400):
        if house.table.state is not TableState.PLAYING:
            break
        if ids(player.panel, "next"):
            await player.go_on(house.table)
        else:
            await player.act(house.table)
        await house.wait(1.2)
        player.look()
        japanese(player.panel, house.channel.history()[-1])
        if ids(player.panel, "why"):
            seen.append((await anna.click(player.panel, label="なぜ?")).response)
    assert house.table.state is TableState.FINISHED
    assert seen
    japanese(*seen, house.channel.history()[-1])
    japanese(*anna.user.dm_channel.history())
    for command in ("help", "score", "rules", "leaderboard", "stats", "settings", "table rematch", "table leave"):
        await anna.slash(house.channel, command)
        japanese(private_messages(house, anna)[-1])


@pytest.mark.house(locale="ja")
async def test_refusals_are_in_japanese_too(house: House, speaks: dict[Any, str]) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    carla = house.person("Carla")
    for one in (anna, ben, carla):
        speaks[one.id] = "ja"
    for actor, command, options in (
        (carla, "hand", {}),
        (carla, "table join", {}),
        (carla, "table end", {}),
        (carla, "table kick", {"player": "Anna"}),
        (anna, "table kick", {"player": "1"}),
        (anna, "table next", {}),
        (anna, "play", {"action": "nonsense"}),
        (anna, "play", {"action": "play 7C"}),
        (anna, "bid", {"bid": "name S"}),
        (ben, "play", {"action": "play 7C"}),
        (ben, "settings", {"server-language": "en"}),
        (ben, "table show", {"table": "nonsense"}),
    ):
        japanese((await actor.slash(house.channel, command, **options)).response)


@pytest.mark.parametrize(("server", "own"), [("ja", "en-US"), ("en-US", "ja")])
async def test_two_languages_at_one_table(house: House, speaks: dict[Any, str], server: str, own: str) -> None:
    house.env.backend.edit_guild(house.guild.id, {"preferred_locale": server})
    await house.env.settle()
    speaks["guild"] = server
    anna, ben = house.person("Anna"), house.person("Ben")
    speaks[anna.id], speaks[ben.id] = own, server
    await anna.slash(house.channel, "table new")
    await ben.slash(house.channel, "table join")
    await anna.slash(house.channel, "table start")
    await house.wait(2)
    public = house.channel.history()[-1]
    hers = (await anna.slash(house.channel, "hand")).response
    his = (await ben.slash(house.channel, "hand")).response
    private = [anna.user.dm_channel.last_message, ben.user.dm_channel.last_message]
    for message, locale in ((public, server), (hers, own), (his, server), (private[0], own), (private[1], server)):
        assert bool(KANA.search(text_of(message))) == (locale == "ja"), text_of(message)


async def test_a_direct_message_speaks_its_readers_language_also_after_a_restart(
    house: House, speaks: dict[Any, str]
) -> None:
    anna = house.person("Anna")
    speaks[anna.id] = "ja"
    await anna.slash(house.channel, "table new", opponents="computer")
    await house.restart()
    # Time runs out: the computer moves for her, and nobody has told the new process how she reads.
    await house.wait(400)
    japanese(anna.user.dm_channel.last_message)
    assert "autopilot" in text_of(house.channel.history()[-1])


async def test_settings_win_over_the_client_and_the_server(house: House, speaks: dict[Any, str]) -> None:
    anna, boss = house.person("Anna"), house.admin("Boss")
    answer = (await anna.slash(house.channel, "settings", language="ja")).response
    japanese(answer)
    japanese((await anna.slash(house.channel, "help")).response)
    await boss.slash(house.channel, "settings", **{"server-language": "ja"})
    await boss.slash(house.channel, "table new")
    await house.wait(1)
    japanese(house.channel.history()[-1])
    japanese((await boss.slash(house.channel, "help")).response)
    await boss.slash(house.channel, "settings", language="en")
    assert "How to play" in text_of((await boss.slash(house.channel, "help")).response)
    await anna.slash(house.channel, "settings", language="client")
    japanese((await anna.slash(house.channel, "help")).response)
    await boss.slash(house.channel, "settings", **{"server-language": "client"})
    assert "How to play" in text_of((await anna.slash(house.channel, "help")).response)


async def test_only_who_manages_the_server_sets_its_language(house: House) -> None:
    anna = house.person("Anna")
    answer = (await anna.slash(house.channel, "settings", **{"server-language": "ja"})).response
    assert "manages this server" in text_of(answer)
    assert "How to play" in text_of((await anna.slash(house.channel, "help")).response)


@pytest.mark.parametrize("typed", ["スペード", "♠", "s", "すぺーど"])
async def test_answers_are_offered_for_japanese_typing(house: House, speaks: dict[Any, str], typed: str) -> None:
    (anna,) = await begun(house, "Anna")
    speaks[anna.id] = "ja"
    player = ByDirectMessage(house, anna)
    while (match := house.table.match) is not None and match.game.kernel(match.state) is None:
        await player.act(house.table)
    for _ in range(9):
        offered = await anna.autocomplete(house.channel, "play", "action", typed)
        everything = await anna.autocomplete(house.channel, "play", "action", "")
        spades = [one for one in everything if one["value"].endswith("S")]
        assert {one["value"] for one in spades} <= {one["value"] for one in offered}
        if spades:
            return
        await player.act(house.table)
    pytest.fail("no spade was ever open: choose another seed")


async def test_a_card_is_played_by_its_japanese_name(house: House, speaks: dict[Any, str]) -> None:
    (anna,) = await begun(house, "Anna")
    speaks[anna.id] = "ja"
    player = ByDirectMessage(house, anna)
    while (match := house.table.match) is not None and match.game.kernel(match.state) is None:
        await player.act(house.table)
    offered = await anna.autocomplete(house.channel, "play", "action", "")
    wanted = offered[0]["value"].removeprefix("play ").removesuffix(" bella")
    rank = {"T": "10"}.get(wanted[0], wanted[0])
    suit = {"S": "スペード", "H": "ハート", "D": "ダイヤ", "C": "クラブ"}[wanted[1]]
    before = house.table.revision
    await anna.slash(house.channel, "play", action=f"{suit}の{rank}")
    assert house.table.revision > before


async def test_a_language_without_a_catalogue_gets_english(house: House, speaks: dict[Any, str]) -> None:
    anna = house.person("Anna")
    speaks[anna.id] = "fr"
    assert "How to play" in text_of((await anna.slash(house.channel, "help")).response)
    assert labels(house.channel.history()[0]) == ["Play Klaberjass"]


async def test_a_whole_match_in_direct_messages_alone(house: House, speaks: dict[Any, str]) -> None:
    anna = house.person("Anna")
    speaks[anna.id] = "ja"
    await anna.user.slash("table new", opponents="computer")
    await house.wait(2)
    (table,) = house.bot.hall.tables.in_channel(anna.user.dm_channel.id)
    assert table.place.guild is None
    japanese(*anna.user.dm_channel.history())

    class There(ByPanel):
        """Plays from the panel in the direct messages."""

        async def act(self, table: Any) -> None:
            if self.panel is None:
                self.panel = (await self.actor.user.slash("hand")).response
            await self.actor.user.click(self.panel, custom_id=self.house.chance.choice(ids(self.panel, "do")))

        async def go_on(self, table: Any) -> None:
            await self.actor.user.click(self.panel, custom_id=ids(self.panel, "next")[0])

    done = await play_match(house, table.id, There(house, anna))
    assert done.state is TableState.FINISHED
