"""A stranger sees nothing of a table's hands and moves nothing, whatever is sent."""

from typing import Any

import pytest

from bot.tables.model import TableState, UserId
from tests.discord.house import House, begun, raw_click, surely, text_of
from tests.discord.players import on_turn, open_answers


async def played_out(house: House, *, deals: int | None = None) -> None:
    """The match is over, or this deal has begun; nobody clicked for it."""
    tables = house.bot.services.tables
    for cause in range(5000):
        table = house.table
        assert table.match is not None
        if table.state is not TableState.PLAYING or table.match.deals == deals:
            return
        user = on_turn(table)
        if user is None:
            await tables.next_deal(table.id, table.people[0].id, -1 - cause)
        else:
            await tables.act(table.id, UserId(user), open_answers(table, user)[0], revision=None, cause=-1 - cause)


@pytest.mark.parametrize("restarts", [False, True])
async def test_a_seat_that_passes_on_never_shows_its_new_hand_to_who_had_it(house: House, *, restarts: bool) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    before = text_of(ben.user.dm_channel.last_message)
    assert "Hand" in before
    await house.do(played_out(house))
    await house.wait(2)
    await surely(ben, house.channel, "table leave")
    await anna.slash(house.channel, "table rematch")
    carla = house.person("Carla")
    await carla.slash(house.channel, "settings", hand="here")
    await carla.slash(house.channel, "table join")
    left = text_of(ben.user.dm_channel.last_message)
    await anna.slash(house.channel, "table start")
    if restarts:
        await house.restart()
    for _ in range(2):
        acting = anna if on_turn(house.table) == anna.id else carla
        await acting.slash(house.channel, "bid", bid="pass")
        await house.wait(2)
    assert text_of(ben.user.dm_channel.last_message) == left
    assert not house.faults


def said(result: Any) -> list[str]:
    """What only the person sees who clicked."""
    return [text_of(one) for one in (result.response, *result.followups) if one is not None and one.ephemeral]


@pytest.mark.parametrize(
    "verb",
    [
        "hand", "score", "scores=0", "record", "report", "options", "form=0", "join", "do=pass", "next", "why",
        "seats", "sit", "swap", "shuffle", "place", "free",
    ],
)  # fmt: skip
async def test_a_table_of_another_server_answers_no_click(house: House, verb: str) -> None:
    await begun(house, "Anna", "Ben")
    await house.person("Carl").slash(house.channel, "table new")
    home, tables = house.guild, house.tables
    house.guild = house.env.create_guild("Another club")
    elsewhere = house.guild.create_text_channel("elsewhere")
    eve = house.person("Eve")
    await eve.slash(elsewhere, "table new")
    await house.wait(2)
    message = elsewhere.history()[-1]
    shown = text_of(message)
    for table in tables:
        result = await raw_click(house, eve, message, f"s1:{table.id}:-:{table.revision}:{verb}")
        (answer,) = said(result)
        assert "Anna" not in answer
        assert "Carl" not in answer
        assert "closed" in answer
    house.guild = home
    assert house.tables == tables
    assert text_of(elsewhere.history()[-1]) == shown
