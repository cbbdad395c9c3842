"""One person's flood costs nobody else anything: limits a person, a channel and a server, each with a kind answer."""

import asyncio
import re
from datetime import timedelta
from typing import Any

import pytest

from bot.discord.limits import (
    AT_ONCE,
    KEPT,
    OPENED,
    OPENED_IN_CHANNEL,
    OPENED_IN_SERVER,
    SHOWN,
    SHOWN_IN_CHANNEL,
    TABLES_IN_CHANNEL,
    Limit,
    Limits,
)
from bot.tables.model import Refused
from engine.message import message
from tests.discord.connection import Connected, buttons, first_channel, panel_of
from tests.discord.house import WORDS, House, begun, raw_click, surely, text_of
from tests.i18n.catalogues import LANGUAGES, longest_part
from tests.support.clock import FakeClock


async def messages_until(house: House, text: str, *, within: int) -> int:
    """After how many seconds a message of the channel names this."""
    for seconds in range(within):
        if any(text in text_of(message) for message in house.channel.history()):
            return seconds
        await house.wait(1)
    pytest.fail(f"no message names {text} within {within} seconds")


async def test_tables_by_the_dozen_of_one_person_do_not_delay_the_table_of_another(house: House) -> None:
    mallory, anna = house.person("Mallory"), house.person("Anna")
    for _ in range(25):
        await mallory.slash(house.channel, "table new")
    assert len(house.tables) == OPENED.times
    await anna.slash(house.channel, "table new")
    assert await messages_until(house, "Anna", within=30) <= OPENED.times + 1


async def test_leaving_and_opening_again_counts_as_well(house: House) -> None:
    mallory = house.person("Mallory")
    opened = 0
    for _ in range(20):
        answer = (await mallory.slash(house.channel, "table new")).response
        if "many tables" not in text_of(answer):
            opened += 1
            await surely(mallory, house.channel, "table leave")
    assert opened == OPENED.times
    await house.wait(OPENED.within.total_seconds())
    await mallory.slash(house.channel, "table new")
    assert house.table.host == mallory.id


async def test_a_channel_holds_so_many_tables_of_one_person_and_no_more(house: House) -> None:
    mallory = house.person("Mallory")
    for _ in range(TABLES_IN_CHANNEL):
        await mallory.slash(house.channel, "table new", pace="async")
        await house.wait(OPENED.within.total_seconds())
    answer = (await mallory.slash(house.channel, "table new")).response
    assert f"{TABLES_IN_CHANNEL} tables" in text_of(answer)
    assert len(house.tables) == TABLES_IN_CHANNEL
    await mallory.slash(house.guild.create_text_channel("other"), "table new")
    assert len(house.bot.services.tables.of_user(mallory.id)) == TABLES_IN_CHANNEL + 1


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_answer_to_a_flood_is_kind_in_every_language(house: House, language: str) -> None:
    mallory = house.person("Mallory")
    await mallory.slash(house.channel, "settings", language=language)
    for _ in range(OPENED.times):
        await mallory.slash(house.channel, "table new")
        await surely(mallory, house.channel, "table leave")
    assert longest_part(language, OPENED.key) in text_of((await mallory.slash(house.channel, "table new")).response)


async def test_a_crowd_opens_so_many_tables_in_a_channel_and_others_elsewhere(house: House) -> None:
    crowd = [house.person(f"Visitor {number}") for number in range(OPENED_IN_CHANNEL.times + 5)]
    for visitor in crowd:
        await visitor.slash(house.channel, "table new")
    assert len(house.tables) == OPENED_IN_CHANNEL.times
    other = house.guild.create_text_channel("other")
    await crowd[-1].slash(other, "table new")
    assert len(house.bot.services.tables.in_channel(other.id)) == 1


async def test_a_crowd_opens_so_many_tables_in_a_server_wherever_they_open_them(house: House) -> None:
    for _ in range(OPENED_IN_SERVER.times):
        house.bot.services.limits.count((OPENED_IN_SERVER, house.guild.id))
    anna, elsewhere = house.person("Anna"), house.guild.create_text_channel("elsewhere")
    answer = (await anna.slash(elsewhere, "table new")).response
    assert "opened on this server" in text_of(answer)
    assert not house.bot.services.tables.ids()
    await house.wait(OPENED_IN_SERVER.within.total_seconds())
    await anna.slash(elsewhere, "table new")
    assert len(house.bot.services.tables.ids()) == 1


async def test_a_crowd_posts_a_table_anew_only_so_often(house: House) -> None:
    await begun(house, "Anna", "Ben")
    before = len(house.env.http_requests)
    crowd = [house.person(f"Visitor {number}") for number in range(SHOWN_IN_CHANNEL.times + 5)]
    answers = [text_of((await visitor.slash(house.channel, "table show")).response) for visitor in crowd]
    posted = [one for one in house.env.http_requests[before:] if one.method == "POST" and "channels" in one.path]
    assert len(posted) == SHOWN_IN_CHANNEL.times
    assert sum("moment ago" in answer for answer in answers) == 5


@pytest.mark.parametrize("limit", [OPENED, OPENED_IN_CHANNEL, OPENED_IN_SERVER, SHOWN], ids=lambda limit: limit.key)
def test_one_second_is_one_second(limit: Limit) -> None:
    told = {language: WORDS.say(language, message(limit.key, seconds=1, minutes=1), ()) for language in ("en", "de")}
    assert re.search(r"\b1 second\b", told["en"])
    assert re.search(r"\beiner? Sekunde\b", told["de"])


async def test_table_show_a_hundred_times_posts_a_few_messages(house: House) -> None:
    await begun(house, "Anna", "Ben")
    mallory = house.person("Mallory")
    before = len(house.env.http_requests)
    answers = [text_of((await mallory.slash(house.channel, "table show")).response) for _ in range(100)]
    posted = [one for one in house.env.http_requests[before:] if one.method == "POST" and "channels" in one.path]
    assert len(posted) == SHOWN.times
    assert sum("moment ago" in answer for answer in answers) == 100 - SHOWN.times
    await house.wait(SHOWN.within.total_seconds())
    assert "moment ago" not in text_of((await mallory.slash(house.channel, "table show")).response)


async def test_a_flood_of_presses_is_answered_and_another_person_is_served(connected: Connected) -> None:
    box, channel = connected.box, first_channel(connected.box)
    await panel_of(box, "Anna")

    def shown() -> list[Any]:
        return [message for message in box.visible_messages("Ben", channel) if buttons(message, "hand")]

    await box.until(lambda: bool(shown()))
    table = shown()[-1]
    (button,) = buttons(table, "hand")
    *flood, anna = await asyncio.gather(
        *(box.click("Ben", table["id"], button) for _ in range(60)), box.click("Anna", table["id"], button)
    )
    assert {reply.state for reply in (*flood, anna)} == {"done"}
    told = [message["content"] for message in box.visible_messages("Ben", channel)]
    assert sum("at once" in text for text in told) == 60 - AT_ONCE
    assert not [text for message in box.visible_messages("Anna", channel) if "at once" in (text := message["content"])]
    assert (connected.bot.guard.running, connected.bot.guard._of_user) == (0, {})


def test_limits_forget_whom_they_need_not_remember() -> None:
    clock = FakeClock()
    limits, often = Limits(clock), Limit("limit-shown", 2, timedelta(seconds=10))
    for user in range(3 * KEPT):
        limits.count((often, user))
    assert len(limits._done) <= KEPT
    limits.count((often, 3 * KEPT - 1))
    with pytest.raises(Refused) as refused:
        limits.count((often, 3 * KEPT - 1))
    assert refused.value.message.key == "limit-shown"
    clock.skip(timedelta(seconds=10))
    limits.count((often, 3 * KEPT - 1))


def test_a_clock_that_was_set_back_keeps_nobody_waiting() -> None:
    clock = FakeClock()
    limits, often = Limits(clock), Limit("limit-shown", 2, timedelta(seconds=10))
    for _ in range(2):
        limits.count((often, 1))
    clock.set_back(timedelta(hours=1))
    limits.count((often, 1))


def test_what_one_limit_refuses_counts_for_no_other() -> None:
    limits = Limits(FakeClock())
    mine, ours = (Limit("limit-shown", times, timedelta(seconds=10)) for times in (1, 3))
    limits.count((mine, 1), (ours, 100))
    for _ in range(5):
        with pytest.raises(Refused):
            limits.count((mine, 1), (ours, 100))
    limits.count((mine, 2), (ours, 100))


async def test_a_crowd_that_presses_join_is_answered_kindly_and_kept_nowhere(house: House) -> None:
    anna = house.person("Anna")
    await anna.slash(house.channel, "table new")
    await house.wait(2)
    lobby, crowd = house.channel.history()[-1], [house.person(f"Visitor {number}") for number in range(150)]
    before = len(house.env.http_requests)
    buttons_there = [await visitor.click(lobby, custom_id=f"s1:{house.table.id}:-:0:join") for visitor in crowd[:1]]
    # The others press on what they saw before the table was drawn anew.
    late = [await raw_click(house, visitor, lobby, f"s1:{house.table.id}:-:0:join") for visitor in crowd[1:]]
    assert all(one.response.ephemeral for one in (*buttons_there, *late))
    assert all("All seats of this table are taken" in text_of(one.response) for one in late)
    assert [person.name for person in house.table.people] == ["Anna", "Visitor 0"]
    public = [one for one in house.env.http_requests[before:] if one.path.startswith("/channels")]
    assert len(public) <= 3
    assert (house.bot.guard.running, house.bot.guard._of_user) == (0, {})
