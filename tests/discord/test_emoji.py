"""Cards as the bot's own emoji: created once, used wherever Discord shows them, and written where one is missing."""

import asyncio
import math
import re
from typing import Any

import discord
import pytest

from bot.discord.emoji import TOGETHER, AppEmoji
from bot.text.emoji import Emoji
from bot.text.emoji_names import wanted_emoji
from engine.cards import SIX, parse_card, rank_of
from engine.registry import game_keys
from tests.discord.house import WORDS, House, begun, controls, ids, private_messages, text_of
from tests.discord.players import ByDirectMessage, ByPanel, panel_of, play_match, under_way
from tests.discord.test_exchanging import SIX as SIX_IN_SPADES
from tests.discord.test_exchanging import declarer

CARD = re.compile(r"<:[a-z_]+_of_[a-z_]+_[0-9a-f]{8}:\d+>")
WRITTEN = re.compile("[♠♥♦♣]")
MARK = re.compile("<:")
WANTED = wanted_emoji(WORDS)


def existing(house: House) -> dict[str, int]:
    """The emoji that the application has, by name."""
    return {emoji.name: emoji.id for emoji in house.env.backend.application_emojis.values()}


def rows_of(message: Any) -> list[list[dict[str, Any]]]:
    """The buttons and menus of a message, row by row."""
    return [(row if isinstance(row, dict) else row.to_dict())["components"] for row in message.components]


def card_of(button: dict[str, Any]) -> str:
    """The card that a button plays or queues, as records write it."""
    return re.split("[ .=]", str(button["custom_id"]))[-1]


def cards_on(message: Any) -> list[dict[str, Any]]:
    """The buttons that play or queue a card."""
    return [item for item in controls(message) if re.search(":(do=play|queue=)", item.get("custom_id", ""))]


# ------------------------------------------------------------------------------------------------------------ creating


async def test_what_is_missing_is_created_and_used(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.discord.messages.emoji_keeper.BETWEEN", 0)
    await house.restart(emoji="create")
    for _ in range(600):
        if len(existing(house)) == len(WANTED):
            break
        await asyncio.sleep(0.1)  # pictures are drawn in a thread, of which SimCord knows nothing
        await house.wait(1)
    first = existing(house)
    assert len(first) == len(WANTED)
    assert {name.rpartition("_")[0] for name in first} == {wanted.stem for wanted in WANTED}
    (anna,) = await begun(house, "Anna")
    assert CARD.search(text_of(await panel_of(house, anna)))
    await house.restart(emoji="create")
    await asyncio.sleep(1)
    await house.wait(1)
    assert existing(house) == first, "ids stay"


async def test_a_run_that_is_stopped_goes_on_where_it_was(house: House) -> None:
    emoji, seen = AppEmoji(house.bot, WORDS), list[Emoji]()

    async def stop_at(count: int) -> None:
        if len(existing(house)) == count:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        await emoji.create_missing(seen.append, lambda: stop_at(30))
    first = existing(house)
    assert len(first) == 30
    assert len(seen) == 1 + 30 // TOGETHER + 1, "at first, now and then, and at last"
    assert (await emoji.create_missing()).created == len(WANTED) - 30
    assert first.items() <= existing(house).items()
    again = await emoji.create_missing()
    assert (again.created, again.missing) == (0, 0)


async def test_a_full_list_is_told_and_what_fits_is_used(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    create = house.bot.http.create_application_emoji

    async def full(*args: Any, **rest: Any) -> Any:
        if len(existing(house)) >= 40:
            response: Any = type("Response", (), {"status": 400, "reason": "Bad Request"})
            raise discord.HTTPException(response, {"code": 30008, "message": "Maximum number of emojis reached"})
        return await create(*args, **rest)

    monkeypatch.setattr(house.bot.http, "create_application_emoji", full)
    synced = await AppEmoji(house.bot, WORDS).create_missing()
    assert (synced.created, synced.missing, synced.full) == (40, len(WANTED) - 40, True)
    await house.restart(emoji="use")
    (anna,) = await begun(house, "Anna")
    found = await AppEmoji(house.bot, WORDS).find()
    made = sum(map(bool, found.cards["en", "french"]))
    assert 0 < made < 52
    assert not any(found.cards["en", "swiss"])
    assert anna.id in {person.id for person in house.table.people}, "a table begins as well with some of them"


async def test_an_earlier_drawing_is_used_until_the_newer_one_is_there(house: House) -> None:
    old = house.env.backend.create_application_emoji("queen_of_clubs_fr_00000001")
    emoji = AppEmoji(house.bot, WORDS)
    found = await emoji.find()
    assert str(old.id) in "".join(found.cards["en", "french"])
    await emoji.create_missing()
    newer = "".join((await emoji.find()).cards["en", "french"])
    assert str(old.id) not in newer
    assert old.id in house.env.backend.application_emojis, "older messages show it"


async def test_other_emoji_of_the_application_are_left_alone(house: House) -> None:
    for name in ("party", "queen_of_hearts", "ace_of_dreams_fr_12345678"):
        house.env.backend.create_application_emoji(name)
    found = await AppEmoji(house.bot, WORDS).find()
    assert not any(any(cards) for cards in found.cards.values())


@pytest.mark.house(drawn=True)
async def test_the_bot_starts_without_them_where_discord_does_not_tell(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: Any) -> Any:
        response: Any = type("Response", (), {"status": 503, "reason": "Unavailable"})
        raise discord.DiscordServerError(response, "down")

    monkeypatch.setattr(AppEmoji, "find", broken)
    await house.restart()
    (anna,) = await begun(house, "Anna")
    text = text_of(await panel_of(house, anna))
    assert not CARD.search(text)
    assert WRITTEN.search(text)
    assert [record.reason for record in caplog.records if record.getMessage() == "the emoji are not known"] == ["503"]


# --------------------------------------------------------------------------------------------------------------- using


@pytest.mark.house(drawn=True)
@pytest.mark.parametrize("game", ["barbu", "klaberjass", "schieber"])
@pytest.mark.parametrize(("language", "deck"), [("en", "french"), ("de", "swiss"), ("ja", "french")])
async def test_cards_on_buttons_are_emoji_and_at_most_three_characters(
    house: House, game: str, language: str, deck: str
) -> None:
    anna, ben = await under_way(house, game)
    seen = 0
    for person in (anna, ben):
        await person.slash(house.channel, "settings", language=language, deck=deck, queue="on")
        hand = await panel_of(house, person)
        cards = cards_on(hand)
        drawn = [item for item in cards if deck == "french" or rank_of(parse_card(card_of(item))) <= SIX]
        assert all(item["emoji"]["id"] and len(item.get("label") or "") <= 3 for item in drawn)
        if drawn == cards:
            rows = [row for row in rows_of(hand) if {*map(str, row)} & {*map(str, cards)}]
            assert len(rows) == math.ceil(len(cards) / 5), "nine cards in two rows, thirteen in three"
        seen += len(cards)
    assert seen


@pytest.mark.house(drawn=True)
async def test_cards_in_menus_are_emoji_and_at_most_three_characters(house: House) -> None:
    anna = await declarer(house, *SIX_IN_SPADES)
    (menu,) = [item for item in controls(await panel_of(house, anna)) if item.get("options")]
    assert len(menu["options"]) == 13
    assert all(option["emoji"]["id"] and len(option["label"]) <= 3 for option in menu["options"])


@pytest.mark.house(drawn=True)
@pytest.mark.parametrize("game", game_keys())
async def test_what_all_see_has_emoji_where_discord_shows_them(house: House, game: str) -> None:
    await under_way(house, game)
    public = house.channel.history()[-1]
    (embed,) = public.embeds
    assert not MARK.search(f"{embed.title}{embed.footer.text}")
    assert not WRITTEN.search(CARD.sub("", "".join(field.value for field in embed.fields)))


@pytest.mark.house(drawn=True)
async def test_who_prefers_words_gets_words(house: House) -> None:
    anna, ben = await under_way(house, "schieber")
    assert CARD.search(text_of(await panel_of(house, anna))) or cards_on(await panel_of(house, anna))[0]["emoji"]
    answer = (await anna.slash(house.channel, "settings", cards="words")).response
    assert "Cards are shown as: **written**" in text_of(answer)
    mine = await panel_of(house, anna)
    assert not any("emoji" in item for item in cards_on(mine))
    assert not MARK.search(text_of(mine))
    theirs = await panel_of(house, ben)
    assert all("emoji" in item for item in cards_on(theirs))
    await anna.slash(house.channel, "settings", cards="drawn")
    assert all("emoji" in item for item in cards_on(await panel_of(house, anna)))


@pytest.mark.house(drawn=True)
async def test_who_listens_gets_words(house: House) -> None:
    (anna,) = await begun(house, "Anna")
    await anna.slash(house.channel, "settings", steps="on")
    assert not MARK.search(text_of(await panel_of(house, anna)))


@pytest.mark.house(drawn=True)
async def test_what_is_typed_and_offered_has_no_emoji(house: House) -> None:
    anna, ben = await under_way(house, "schieber")
    for person in (anna, ben):
        offered = await person.autocomplete(house.channel, "play", "action", "")
        assert not MARK.search("".join(one["name"] for one in offered))
        unknown = (await person.slash(house.channel, "play", action="xyz")).response
        assert not MARK.search(text_of(unknown).partition("♠10")[0])
    helped = (await anna.slash(house.channel, "help")).response
    assert "♠" in text_of(helped), "the example is one to type"


@pytest.mark.house(drawn=True)
@pytest.mark.parametrize("way", [ByPanel, ByDirectMessage])
async def test_a_match_is_played_to_its_end_by_emoji(house: House, way: Any) -> None:
    (anna,) = await begun(house, "Anna", target=300)
    await play_match(house, house.table.id, way(house, anna))
    await house.wait(3)
    assert "result" in text_of(house.channel.history()[-1])
    assert not [one for one in private_messages(house, anna) if ids(one, "do")]
