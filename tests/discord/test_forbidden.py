"""What the bot may not do, and what the disk does not take: it says so once, tries seldom, and comes back."""

from itertools import count
from typing import Any

import pytest

from bot.discord.messages.table_message import FORBIDDEN_AGAIN
from bot.tables.model import TableState, UserId
from tests.discord.house import House, begun, text_of
from tests.discord.players import on_turn, open_answers
from tests.discord.test_life import deny

CAUSES = count(1)


def tries(house: House, since: int) -> int:
    """How many requests since this one wanted to post or edit in the channel."""
    path = f"/channels/{house.channel.id}/messages"
    return sum(one.method in ("POST", "PATCH") and path in one.path for one in house.env.http_requests[since:])


async def play(house: House, moves: int) -> None:
    """So many moves, a second apart; fewer where the match ends."""
    service = house.bot.services.tables
    for _ in range(moves):
        table = house.table
        if table.state is not TableState.PLAYING:
            return
        user = UserId(on_turn(table) or table.people[0].id)
        if on_turn(table) is None:
            await house.do(service.next_deal(table.id, user, next(CAUSES)))
        else:
            await house.do(service.act(table.id, user, open_answers(table, user)[0], revision=None, cause=next(CAUSES)))
        await house.wait(1)


def allow(house: House) -> None:
    """Give the bot back what `deny` has taken."""
    channel: Any = house.env.backend.get_channel(house.channel.id)
    channel.overwrites.clear()


async def test_without_the_permission_to_write_the_bot_tries_once_a_minute_and_then_shows_the_table(
    house: House,
) -> None:
    await begun(house, "Anna", "Ben")
    deny(house, "view_channel")
    before = len(house.env.http_requests)
    await play(house, 12)
    assert tries(house, before) == 1
    allow(house)
    await house.wait(FORBIDDEN_AGAIN.total_seconds())
    assert tries(house, before) > 1
    before = len(house.env.http_requests)
    await play(house, 1)
    assert tries(house, before) >= 1, "at its usual pace again"


async def test_a_result_that_fell_into_that_time_is_posted_when_the_permission_is_back(house: House) -> None:
    await begun(house, "Anna", "Ben", target=300)
    deny(house, "view_channel")
    await play(house, 400)
    assert house.table.state is TableState.FINISHED
    assert not any("won the match" in text_of(message) for message in house.channel.history())
    allow(house)
    await house.wait(FORBIDDEN_AGAIN.total_seconds() + 2)
    assert any("won the match" in text_of(message) for message in house.channel.history())


async def test_settings_on_a_full_disk_are_refused_kindly(house: House, caplog: pytest.LogCaptureFixture) -> None:
    anna = house.person("Anna")
    await anna.slash(house.channel, "settings", language="de")
    writing = house.bot.services.settings._store._database._writing  # type: ignore[attr-defined]  # the real one
    await house.do(writing.execute_fetchall("PRAGMA query_only = ON"))
    answer = text_of((await anna.slash(house.channel, "settings", language="ja")).response)
    assert "nicht speichern" in answer
    assert "Traceback" not in caplog.text
    await house.do(writing.execute_fetchall("PRAGMA query_only = OFF"))
    assert text_of((await anna.slash(house.channel, "settings", language="en")).response)
