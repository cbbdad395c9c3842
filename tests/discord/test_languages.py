"""Everybody's own language in what is private, the server's in what all see."""

from typing import Any

import pytest

from bot.tables.model import TableState
from tests.discord.house import House, begun, controls, ids, labels, private_messages, text_of
from tests.discord.players import ByDirectMessage, ByPanel, on_autopilot, play_match
from tests.discord.tongues import CHECKS, SAYS, english, german, japanese
from tests.i18n.catalogues import LOCALES

TONGUES = [pytest.param(one, marks=pytest.mark.house(locale=LOCALES[one])) for one in CHECKS]
"""A server in each language but English."""
SHORT: dict[str, dict[str, Any]] = {"klaberjass": {"target": 300}, "schieber": {"ending": "fixedDeals", "target": 1}}
"""Options with which a match is soon over."""


@pytest.mark.parametrize("game", SHORT)
@pytest.mark.parametrize("language", TONGUES)
async def test_a_server_is_spoken_to_in_its_language_from_the_welcome_to_the_result(
    house: House, speaks: dict[Any, str], language: str, game: str
) -> None:
    check = CHECKS[language]
    on_it = {key: SAYS.text(language, f"button-{key}") for key in ("options", "page-on", "why")}
    anna = house.person("Anna")
    speaks[anna.id] = LOCALES[language]
    (welcome,) = house.channel.history()
    check(welcome)
    opened = (await anna.slash(house.channel, "table new", game=game)).response
    check(opened, house.channel.history()[-1])
    form = (await anna.click(house.channel.history()[-1], label=on_it["options"])).response
    while True:
        check(form)
        on = [item for item in controls(form) if item["type"] == 2 and item["label"] == on_it["page-on"]]
        if not on or on[0].get("disabled"):
            break
        await anna.click(form, label=on_it["page-on"])
    await house.do(house.bot.services.tables.set_options(house.table.id, house.table.host, options=SHORT[game]))
    while None in house.table.holders:
        check((await anna.slash(house.channel, "table add-computer", computer="careful")).response)
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
        check(player.panel, house.channel.history()[-1])
        if ids(player.panel, "why"):
            seen.append((await anna.click(player.panel, label=on_it["why"])).response)
    assert house.table.state is TableState.FINISHED
    assert seen
    check(*seen, house.channel.history()[-1])
    check(*anna.user.dm_channel.history())
    for command in ("help", "score", "rules", "leaderboard", "stats", "settings", "table rematch", "table leave"):
        await anna.slash(house.channel, command)
        check(private_messages(house, anna)[-1])


@pytest.mark.parametrize("language", TONGUES)
async def test_refusals_are_in_the_language_too(house: House, speaks: dict[Any, str], language: str) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    carla = house.person("Carla")
    for one in (anna, ben, carla):
        speaks[one.id] = LOCALES[language]
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
        (ben, "table show", {"table": "nonsense"}),
    ):
        CHECKS[language]((await actor.slash(house.channel, command, **options)).response)


@pytest.mark.parametrize(
    ("server", "own"), [("ja", "en-US"), ("en-US", "ja"), ("ja", "de"), ("de", "en-GB"), ("en-US", "de")]
)
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
    annas = (await anna.slash(house.channel, "hand")).response
    bens = (await ben.slash(house.channel, "hand")).response
    private = [anna.user.dm_channel.last_message, ben.user.dm_channel.last_message]
    for message, locale in ((public, server), (annas, own), (bens, server), (private[0], own), (private[1], server)):
        CHECKS.get(locale, english)(message)


async def test_a_direct_message_speaks_its_readers_language_also_after_a_restart(
    house: House, speaks: dict[Any, str]
) -> None:
    anna = house.person("Anna")
    speaks[anna.id] = "ja"
    ben = house.person("Ben")
    await anna.slash(house.channel, "table new")
    await ben.slash(house.channel, "table join")
    await anna.slash(house.channel, "table start")
    await house.restart()
    # Time runs out: the computer moves for her, and nobody has told the new process how she reads.
    await on_autopilot(house, anna, ben)
    await house.wait(2)
    japanese(anna.user.dm_channel.last_message)
    assert "autopilot" in text_of(house.channel.history()[-1])


async def test_german_is_a_language_to_choose(house: House) -> None:
    anna = house.person("Anna")
    german((await anna.slash(house.channel, "settings", language="de")).response)
    german((await anna.slash(house.channel, "help")).response)
    await anna.slash(house.channel, "table new", opponents="computer")
    await house.wait(2)
    german(*anna.user.dm_channel.history())
    english(house.channel.history()[-1])


async def test_settings_win_over_the_client_and_the_server(house: House, speaks: dict[Any, str]) -> None:
    anna, boss = house.person("Anna"), house.admin("Boss")
    answer = (await anna.slash(house.channel, "settings", language="ja")).response
    japanese(answer)
    japanese((await anna.slash(house.channel, "help")).response)
    await boss.slash(house.channel, "admin set", language="ja")
    await boss.slash(house.channel, "table new")
    await house.wait(1)
    japanese(house.channel.history()[-1])
    japanese((await boss.slash(house.channel, "help")).response)
    await boss.slash(house.channel, "settings", language="en")
    assert "How to play" in text_of((await boss.slash(house.channel, "help")).response)
    await anna.slash(house.channel, "settings", language="client")
    japanese((await anna.slash(house.channel, "help")).response)
    await boss.slash(house.channel, "admin set", language="unset")
    assert "How to play" in text_of((await anna.slash(house.channel, "help")).response)


@pytest.mark.parametrize(
    ("language", "typed"),
    [("ja", typed) for typed in ("スペード", "♠", "s", "すぺーど")]
    + [("de", typed) for typed in ("Pik", "pi", "♠", "Schaufel", "Schilten")]
    + [("fr", typed) for typed in ("pique", "piques", "pi", "♠", "boucliers")]
    + [("sv-SE", typed) for typed in ("spader", "spad", "♠")],
)
async def test_answers_are_offered_for_what_is_typed(
    house: House, speaks: dict[Any, str], language: str, typed: str
) -> None:
    (anna,) = await begun(house, "Anna")
    speaks[anna.id] = language
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


SPOKEN = {
    "ja": ("{suit}の{rank}", {"S": "スペード", "H": "ハート", "D": "ダイヤ", "C": "クラブ"}, {"T": "10"}),
    "de": (
        "{suit}-{rank}",
        {"S": "Pik", "H": "Herz", "D": "Karo", "C": "Kreuz"},
        {"A": "Ass", "K": "König", "Q": "Dame", "J": "Bube", "T": "Zehn", "9": "Neun", "8": "Acht", "7": "Sieben"},
    ),
    "fr": (
        "{rank} de {suit}",
        {"S": "pique", "H": "cœur", "D": "carreau", "C": "trèfle"},
        {"A": "as", "K": "roi", "Q": "dame", "J": "valet", "T": "dix", "9": "neuf", "8": "huit", "7": "sept"},
    ),
    "sv-SE": (
        "{suit} {rank}",
        {"S": "spader", "H": "hjärter", "D": "ruter", "C": "klöver"},
        {"A": "ess", "K": "kung", "Q": "dam", "J": "knekt", "T": "tio", "9": "nio", "8": "åtta", "7": "sju"},
    ),
}


@pytest.mark.parametrize("language", SPOKEN)
async def test_a_card_is_played_by_its_name(house: House, speaks: dict[Any, str], language: str) -> None:
    (anna,) = await begun(house, "Anna")
    speaks[anna.id] = language
    player = ByDirectMessage(house, anna)
    while (match := house.table.match) is not None and match.game.kernel(match.state) is None:
        await player.act(house.table)
    offered = await anna.autocomplete(house.channel, "play", "action", "")
    wanted = offered[0]["value"].removeprefix("play ").removesuffix(" bella")
    pattern, suits, ranks = SPOKEN[language]
    before = house.table.revision
    await anna.slash(
        house.channel, "play", action=pattern.format(suit=suits[wanted[1]], rank=ranks.get(wanted[0], wanted[0]))
    )
    assert house.table.revision > before


async def test_a_language_without_a_catalogue_gets_english(house: House, speaks: dict[Any, str]) -> None:
    anna = house.person("Anna")
    speaks[anna.id] = "it"
    assert "How to play" in text_of((await anna.slash(house.channel, "help")).response)
    assert "Play Klaberjass" in labels(house.channel.history()[0])


async def test_a_whole_match_in_direct_messages_alone(house: House, speaks: dict[Any, str]) -> None:
    anna = house.person("Anna")
    speaks[anna.id] = "ja"
    await anna.user.slash("table new", opponents="computer")
    await house.wait(2)
    (table,) = house.bot.services.tables.in_channel(anna.user.dm_channel.id)
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
