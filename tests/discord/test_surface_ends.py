"""How a hand's surfaces end: nothing false stays on them, also where Discord or the bot fails for a while."""

from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.tables.model import Person, UserId
from bot.tables.service import Tables
from engine.games.barbu.model import Doubling
from tests.discord.house import House, begun, controls, end_together, labels, private_messages, surely, text_of, untimed
from tests.discord.players import on_turn, panel_by_button
from tests.discord.secrecy import cards_in
from tests.discord.test_doubling import four, state
from tests.discord.test_doubling import on_turn as seat_on_turn
from tests.discord.test_surfaces import act, at_schieber, patient, stored_tokens

EDITS = "/webhooks/*/messages/*"
POSTS = "/webhooks/*"
LEFT = "no longer at this table"


def shows_no_hand(message: Any) -> bool:
    """Whether it has neither cards nor buttons."""
    return not controls(message) and not cards_in(text_of(message)) and not message.embeds


# ------------------------------------------------------------------------------------------------------- the last edit


@pytest.mark.parametrize(("status", "code", "times"), [(503, 0, 6), (400, 50035, 1), (429, 0, 1)])
async def test_a_last_edit_that_discord_refuses_is_tried_again_while_the_token_lives(
    house: House, status: int, code: int, times: int
) -> None:
    anna, _ = await patient(house)
    panel = await panel_by_button(house, anna)
    await house.wait(13.5 * 60)
    house.env.inject_error("PATCH", EDITS, status=status, code=code, times=times)
    await house.wait(89)
    assert not house.env.backend.faults or not house.env.backend.faults[-1]["times"]
    assert labels(panel) == ["My hand"]
    await house.wait(60)
    assert await stored_tokens(house) == 0


async def test_a_hand_that_cannot_be_posted_anew_is_edited_where_it_is(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    waiting, acting = (anna, ben) if on_turn(house.table) == ben.id else (ben, anna)
    panel = await panel_by_button(house, waiting)
    await acting.send(house.channel, "hello")
    house.env.inject_error("POST", POSTS, status=400, code=50083, times=None)
    while on_turn(house.table) == acting.id:
        await act(house, [acting])
    await house.wait(3)
    assert "Your turn" in text_of(panel)


async def test_a_panel_whose_deletion_fails_for_a_while_is_deleted_afterwards(house: House) -> None:
    (anna,) = await begun(house, "Anna")
    old = await panel_by_button(house, anna)
    house.env.inject_error("DELETE", EDITS, status=503, times=4)
    new = await panel_by_button(house, anna)
    await house.wait(60)
    assert [message.id for message in private_messages(house, anna) if message.embeds] == [new.id]
    assert old.id != new.id


# ------------------------------------------------------------------------------------------------- leaving, and the end


async def at_table_with_surfaces(house: House) -> tuple[list[MemberActor], list[Any]]:
    """Four people with panels."""
    people = await at_schieber(house, "Anna", "Ben", "Chie", "Dora")
    return people, [await panel_by_button(house, actor) for actor in people]


async def test_who_leaves_keeps_no_cards_on_the_panel_nor_in_the_direct_message(house: House) -> None:
    people, panels = await at_table_with_surfaces(house)
    ben, panel = people[1], panels[1]
    await surely(ben, house.channel, "table leave")
    await house.wait(5)
    for surface in (panel, ben.user.dm_channel.last_message):
        assert shows_no_hand(surface)
        assert LEFT in text_of(surface)
    assert await stored_tokens(house) == 3


async def test_who_leaves_in_the_night_keeps_no_cards_either(house: House) -> None:
    people, panels = await at_table_with_surfaces(house)
    ben, panel = people[1], panels[1]
    house.bot._change_listeners = ()
    await house.do(house.bot.services.tables.leave(house.table.id, UserId(ben.id)))
    await house.restart()
    await house.wait(5)
    for surface in (panel, ben.user.dm_channel.last_message):
        assert shows_no_hand(surface)
        assert LEFT in text_of(surface)


async def test_who_comes_back_gets_a_hand_again(house: House) -> None:
    anna, ben = (house.person(name) for name in ("Anna", "Ben"))
    await anna.slash(house.channel, "table new")
    await ben.slash(house.channel, "table join")
    await anna.slash(house.channel, "table start")
    await house.wait(2)
    table = house.table
    panel = await panel_by_button(house, ben)
    await end_together(house, anna, ben)
    assert "closed" in text_of(panel)
    assert table.id not in {one.id for one in house.tables}
    await anna.slash(house.channel, "table new")
    await ben.slash(house.channel, "table join")
    await anna.slash(house.channel, "table start")
    await house.wait(2)
    assert cards_in(text_of(ben.user.dm_channel.last_message))


async def test_a_table_that_closes_in_the_night_leaves_no_hand_behind(house: House) -> None:
    anna, _ = await begun(house, "Anna", "Ben")
    panel = await panel_by_button(house, anna)
    house.bot._change_listeners = ()
    await house.do(house.bot.services.tables.end(house.table.id, Person(UserId(anna.id), "Anna"), force=True))
    await house.restart()
    await house.wait(5)
    assert shows_no_hand(panel)
    assert "closed" in text_of(panel)
    assert await stored_tokens(house) == 0


# ------------------------------------------------------------------------------------------------------------- restarts


async def test_a_panel_that_is_asked_to_pick_since_the_kill_is_redrawn_too(house: House) -> None:
    people = await four(house)
    panels = [await panel_by_button(house, actor) for actor in people]
    dealer = seat_on_turn(house)
    house.bot._change_listeners = ()
    service = house.bot.services.tables
    await house.do(service.act(house.table.id, UserId(people[dealer].id), "declare NQ", revision=None, cause=1))
    asked = seat_on_turn(house)
    assert asked != dealer
    await house.restart()
    await house.wait(5)
    assert untimed(panels[asked]) == untimed(await panel_by_button(house, people[asked]))


async def test_what_happens_while_the_bot_starts_is_drawn(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    people = await four(house)
    panels = [await panel_by_button(house, actor) for actor in people]
    table, dealer, start = house.table.id, seat_on_turn(house), Tables.start

    async def start_and_act(tables: Tables) -> None:
        """As the table itself may act as soon as it is known."""
        await start(tables)
        await tables.act(table, UserId(people[dealer].id), "declare NQ", revision=None, cause=1)

    monkeypatch.setattr(Tables, "start", start_and_act)
    await house.restart()
    await house.wait(5)
    assert isinstance(state(house), Doubling)
    for actor, panel in zip(people, panels, strict=True):
        assert untimed(panel) == untimed(await panel_by_button(house, actor))
