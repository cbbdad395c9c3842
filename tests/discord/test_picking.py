"""Barbu on Discord: declaring from buttons and a menu, doubling by picking and making it final; its sheet as a file."""

import csv
import io
from typing import Any

from simcord.actors import MemberActor

from bot.tables.model import Table
from engine.choice import PickSome
from engine.turn import Act
from tests.discord.house import House, controls, ids, labels, private_messages, raw_click, text_of
from tests.discord.players import on_turn, panel_of

NAMES = ("Anna", "Ben", "Carla", "Dora")


async def seated(house: House) -> dict[int, MemberActor]:
    """Four people at a table of Barbu, in whose first deal a contract is to be declared."""
    people = [house.person(name) for name in NAMES]
    await people[0].slash(house.channel, "table new", game="barbu")
    for one in people[1:]:
        await one.slash(house.channel, "table join")
    await people[0].slash(house.channel, "table start")
    await house.wait(2)
    return {one.id: one for one in people}


def acting(house: House, people: dict[int, MemberActor]) -> MemberActor:
    """Who is on turn."""
    user = on_turn(house.table)
    assert user is not None
    return people[user]


def doubles(table: Table) -> list[tuple[int, tuple[int, ...]]]:
    """Who has doubled whom in this deal."""
    assert table.match is not None
    return [(one.seat, one.doubled) for one in table.match.view(None).deal.doubles]


async def test_contracts_stand_in_menus_with_their_tariffs_and_are_confirmed(house: House) -> None:
    people = await seated(house)
    actor = acting(house, people)
    panel = await panel_of(house, actor)
    menus = [item for item in controls(panel) if item["custom_id"] in ids(panel, "choose")]
    offered = [[line["value"].removeprefix("declare ") for line in menu["options"]] for menu in menus]
    assert offered == [
        ["NT", "NQ", "NL", "NH", "NK"],
        ["TR S", "TR H", "TR D", "TR C"],
        [f"DO {rank}" for rank in "AKQJT98765432"],
    ]
    assert all(line["description"] for menu in menus for line in menu["options"]), "each with its tariff"
    assert "13 cards" in text_of(panel), "the hand stands in the text"
    await actor.select(panel, ["declare DO 8"], custom_id=menus[2]["custom_id"])
    assert house.table.match is not None
    assert house.table.match.view(None).deal.declared is None, "nothing is final yet"
    panel = private_messages(house, actor)[-1]
    await actor.click(panel, custom_id=next(id for id in ids(panel, "do") if id.endswith("declare DO 8")))
    assert house.table.match.view(None).deal.declared.start is not None


async def test_whom_one_doubles_is_picked_and_then_made_final(house: House) -> None:
    people = await seated(house)
    declarer = acting(house, people)
    await declarer.slash(house.channel, "bid", bid="declare NT")
    actor = acting(house, people)
    panel = await panel_of(house, actor)
    seat = house.table.match.turn.seat  # type: ignore[union-attr]  # somebody is to act
    choice = house.table.match.choice(seat)  # type: ignore[union-attr]
    assert isinstance(choice, PickSome)
    assert labels(panel)[:1] == ["Nobody"]
    (menu,) = ids(panel, "pick")
    await actor.select(panel, list(choice.candidates[:2]), custom_id=menu)
    assert doubles(house.table) == [], "nothing is final yet"
    panel = await panel_of_now(house, actor)
    (confirm,) = ids(panel, "do")
    assert confirm.endswith(f"do=double {' '.join(choice.candidates[:2])}")
    assert labels(panel)[0] == "Back", "where Nobody was, which is not beside Confirm"
    (menu,) = ids(panel, "pick")
    await actor.select(panel, [choice.candidates[2]], custom_id=menu)
    panel = await panel_of_now(house, actor)
    (other,) = [id for id in ids(panel, "do") if not id.endswith("none")]
    assert other.endswith(f"do=double {choice.candidates[2]}"), "another pick takes the place of the first"
    await actor.click(panel, custom_id=other)
    assert doubles(house.table) == [(seat, (int(choice.candidates[2]),))]


async def panel_of_now(house: House, actor: MemberActor) -> Any:
    """The panel that the actor sees now."""
    return [message for message in private_messages(house, actor) if ids(message, "pick")][-1]


async def test_nobody_is_one_click_and_an_old_pick_shows_the_present(house: House) -> None:
    people = await seated(house)
    await acting(house, people).slash(house.channel, "bid", bid="declare NT")
    actor = acting(house, people)
    panel = await panel_of(house, actor)
    (menu,) = ids(panel, "pick")
    (none,) = ids(panel, "do")
    await actor.click(panel, custom_id=none)
    (spoken,) = doubles(house.table)
    assert spoken[1] == ()
    assert isinstance(house.table.match.turn, Act)  # type: ignore[union-attr]
    before = house.table.revision
    result = await raw_click(house, actor, panel, menu, values=["0" if spoken[0] else "1"])
    assert result.acknowledged
    assert house.table.revision == before


async def test_doubles_are_offered_to_be_typed(house: House) -> None:
    people = await seated(house)
    await acting(house, people).slash(house.channel, "bid", bid="declare NQ")
    actor = acting(house, people)
    seat = house.table.match.turn.seat  # type: ignore[union-attr]
    others = [str(other) for other in range(4) if other != seat]
    offered = await actor.autocomplete(house.channel, "bid", "bid", "")
    assert [one["value"] for one in offered] == ["double none", *(f"double {other}" for other in others)]
    assert offered[0]["name"] == "Nobody"
    more = await actor.autocomplete(house.channel, "bid", "bid", f"double {others[0]}")
    assert [one["value"] for one in more] == [f"double {others[0]}", *(f"double {others[0]} {o}" for o in others[1:])]
    assert await actor.autocomplete(house.channel, "play", "action", "") == offered, "there is nothing to play"
    await actor.slash(house.channel, "bid", bid=more[1]["value"])
    assert doubles(house.table) == [(seat, (int(others[0]), int(others[1])))]


async def test_the_sheet_is_handed_out_as_a_file(house: House) -> None:
    people = await seated(house)
    anna = people[next(iter(people))]
    empty = (await anna.slash(house.channel, "score")).response
    assert "As a file" not in labels(empty)
    await play_deal(house, people)
    sheet = (await anna.slash(house.channel, "score")).response
    answer = (await anna.click(sheet, label="As a file")).response
    assert answer.ephemeral
    stored = house.env.backend.messages[house.channel.id][answer.id]
    (one,) = stored.attachments
    assert one["filename"].endswith(".csv")
    deal, total = csv.DictReader(io.StringIO(house.env.backend.cdn.get(one["url"]).decode("utf-8-sig")))
    assert sum(int(deal[name]) for name in NAMES) == int(deal["check"]) == -26
    assert [total[name] for name in NAMES] == [deal[name] for name in NAMES]


async def play_deal(house: House, people: dict[int, MemberActor]) -> None:
    """A deal of no tricks without doubles, each with the first legal card."""
    while (user := on_turn(house.table)) is not None:
        assert house.table.match is not None
        choice = house.table.match.choice(house.table.match.turn.seat)  # type: ignore[union-attr]
        text = "double none" if isinstance(choice, PickSome) else choice.legal[0]
        bidding = text.split()[0] != "play"
        await people[user].slash(house.channel, "bid" if bidding else "play", **{"bid" if bidding else "action": text})
