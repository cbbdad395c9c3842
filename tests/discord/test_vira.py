"""Vira on Discord: who sits out, the pot, the statement, the bids in the rules, and how many play."""

import csv
import io
import re
from typing import Any

import pytest

from bot.tables.model import TableState, UserId
from engine.choice import PickSome
from engine.turn import DealDue
from tests.discord.house import WORDS, House, controls, end_together, ids, labels, private_messages, surely, text_of
from tests.discord.players import direct_hand
from tests.discord.vira import by_part, finish_deal, next_deal, on_turn, say, seat_of, somehow, vira

FOUR = ("Anna", "Ben", "Carla", "Dora")
ON = WORDS.text("en", "button-page-on")
SITS_OUT = "You are sitting out this deal, so you see only what everybody sees."


async def panel(house: House, actor: Any) -> Any:
    """A player's panel, opened by the button on the table's message."""
    return (await actor.click(house.channel.history()[-1], label="My hand")).response


def direct(actor: Any) -> Any:
    """The hand that this person has by direct message."""
    return next(one for one in reversed(actor.user.dm_channel.history()) if one.author.bot and one.embeds)


async def details_of(house: House, actor: Any) -> str:
    """What this person reads behind *Details* of their hand."""
    return text_of((await actor.click(await panel(house, actor), label="Details")).response)


# ------------------------------------------------------------------------------------------------------ cards put away


async def test_what_was_put_away_goes_from_every_hand_with_the_lead(house: House) -> None:
    people = await vira(house, *FOUR[:3])
    table = await say(house, "bid six", "pass", "pass", "trump S", "exchange none", "stand")
    for _ in range(2):
        assert table.match is not None
        choice = table.match.choice(on_turn(table))
        assert isinstance(choice, PickSome)
        table = await say(house, f"exchange {choice.candidates[0]}")
    assert table.match is not None
    told = [one for one in people if "You discarded" in await details_of(house, one)]
    assert sorted(seat_of(house, one) for one in told) == sorted(table.match.view(None).deal.defenders)
    await say(house, somehow(house, table))
    assert not [one.name for one in people if "You discarded" in await details_of(house, one)]


# --------------------------------------------------------------------------------------------------------- who sits out


async def test_who_sits_out_is_told_so_and_looks_on(house: House) -> None:
    people = await vira(house, *FOUR, players=4)
    await say(house, "bid gask3")
    match = house.table.match
    assert match is not None
    idle = next(one for one in people if seat_of(house, one) == match.view(None).deal.idle)
    for surface in (await panel(house, idle), await direct_hand(house, idle)):
        assert SITS_OUT in text_of(surface)
        assert "No cards" not in text_of(surface)
        assert not [
            one for verb in ("do", "choose", "pick", "why", "advice") for one in ids(surface, verb, disabled=None)
        ]
        assert {"Details", "Score"} <= set(labels(surface))
    assert "**Dora** · sitting out" in text_of(house.channel.history()[-1]).replace(idle.name, "Dora")
    others = [one for one in people if one is not idle]
    assert not [one for one in others if SITS_OUT in text_of(direct(one))]
    await say(house, "pass", "pass")
    await house.wait(15)
    for surface in (private_messages(house, idle)[-1], direct(idle)):
        assert "Gask 3" in text_of(surface)
        assert "Waiting for" in text_of(surface)


async def test_the_buttons_of_the_table_message_stay_the_same_while_it_changes(house: House) -> None:
    await vira(house, "Anna", "Ben", "Carla", deals=3)
    before = house.channel.history()[-1]
    said, buttons = text_of(before), [one["custom_id"] for one in controls(before)]
    await say(house, "bid six")
    await house.wait(2)
    after = house.channel.history()[-1]
    assert after.id == before.id
    assert text_of(after) != said
    assert [one["custom_id"] for one in controls(after)] == buttons, "one that is pressed just now is still there"


async def test_a_player_who_sits_out_follows_every_step_and_is_not_waited_for(house: House) -> None:
    people = await vira(house, *FOUR, players=4)
    match = house.table.match
    assert match is not None
    idle = next(one for one in people if seat_of(house, one) == match.view(None).deal.idle)
    await panel(house, idle)
    while not isinstance(house.table.match.turn, DealDue):
        table = await say(house, somehow(house, house.table))
        await house.wait(3)
        public, own = house.channel.history()[-1], private_messages(house, idle)[-1]
        lines = public.embeds[0].description.splitlines()
        assert lines[1] in own.embeds[0].description
        shown = own.embeds[0].fields[0]
        if isinstance(table.match.turn, DealDue):
            assert set(shown.value.splitlines()) <= set(lines), "what the deal brought"
        else:
            assert shown.name in [field.name for field in public.embeds[0].fields]
            assert SITS_OUT in text_of(own)
        assert table.match.turn != seat_of(house, idle)
    await next_deal(house, idle)
    assert SITS_OUT not in text_of(private_messages(house, idle)[-1])
    assert "Hand (13 cards)" in text_of(private_messages(house, idle)[-1])


async def test_the_player_who_sits_out_cannot_speak_but_can_pause_and_leave(house: House) -> None:
    people = await vira(house, *FOUR, players=4)
    match = house.table.match
    assert match is not None
    idle = next(one for one in people if seat_of(house, one) == match.view(None).deal.idle)
    before = house.table
    for command, option in (("bid", "bid"), ("play", "action")):
        answer = await idle.slash(house.channel, command, **{option: "pass" if command == "bid" else "play AS"})
        assert "not your turn" in answer.response.content.lower()
    assert house.table.match is before.match
    offered = await idle.autocomplete(house.channel, "bid", "bid", "")
    assert offered == []
    await idle.slash(house.channel, "table pause")
    assert UserId(idle.id) in house.table.agreed
    await surely(idle, house.channel, "table leave")
    await house.wait(2)
    assert house.table.state is TableState.PLAYING
    assert len(house.table.people) == 3


@pytest.mark.house(seed=5)
async def test_a_session_of_four_with_computers_comes_to_its_end(house: House) -> None:
    (anna,) = await vira(house, "Anna", players=4, deals=4)
    for _ in range(400):
        table = house.table
        if table.state is not TableState.PLAYING:
            break
        assert table.match is not None
        if isinstance(table.match.turn, DealDue):
            await next_deal(house, anna)
        elif on_turn(table) == seat_of(house, anna):
            await say(house, somehow(house, table))
        else:
            await house.wait(2)
    assert house.table.state is TableState.FINISHED
    result = text_of(house.channel.history()[-1])
    shares = [int(share) for share in re.findall("– share of the pot [+](\\d+)", result)]
    (before,) = re.findall("Pot: \\d+ → (\\d+)", result)
    assert sum(shares) == int(before) > 0
    assert all(share % 8 == 0 for share in shares)
    assert "Pot **0**" in result
    assert "4 deals were played." in result
    stats = await anna.slash(house.channel, "stats")
    assert "Vira" in text_of(stats.response)


@pytest.mark.parametrize(("players", "options"), [(3, {"deals": 3}), (4, {"deals": 4, "revealUnused": "on"})])
async def test_in_a_whole_session_no_card_goes_astray(house: House, players: int, options: dict[str, object]) -> None:
    """Everybody has panel and direct message; the house looks at every request (`tests.discord.secrecy`)."""
    people = await vira(house, *FOUR[:players], players=players, **options)
    for one in people:
        await panel(house, one)
    contracts = set()
    while (table := house.table).state is TableState.PLAYING:
        assert table.match is not None
        if isinstance(table.match.turn, DealDue):
            await next_deal(house, people[0])
        else:
            await say(house, somehow(house, table))
            contracts.add(table.match.view(None).deal.contract)
        assert not house.faults
    assert len(contracts) > 2
    assert house.knowledge.hidden(house.channel.id) == 0, "all is over"
    assert "result" in text_of(house.channel.history()[-1])


# ------------------------------------------------------------------------------------------------- statement and pot


async def test_the_pot_stands_with_the_balances_everywhere(house: House) -> None:
    (anna, *_) = await vira(house, *FOUR, players=4)
    shown = text_of(house.channel.history()[-1])
    assert "**−8** · Pot **32**" in shown
    assert "**−8** · Pot **32**" in text_of(direct(anna))
    people = [anna, *_]
    await say(house, "bid six", "pass", "pass")
    while not isinstance(house.table.match.turn, DealDue):
        legal = getattr(house.table.match.choice(on_turn(house.table)), "legal", ())
        await say(house, "surrender" if "surrender" in legal else somehow(house, house.table))
    declarer, _, _ = by_part(house, people)
    assert "Pot **40**" in text_of(house.channel.history()[-1])
    sheet = text_of((await anna.slash(house.channel, "score")).response)
    assert "– ante, into the pot −8" in sheet
    record = house.table.match.view(None).deal
    points = 2 if record.trump == record.preference else 0  # a six in the preference suit: one to each defender
    assert f"{declarer.name}: **−{16 + points}**" in sheet
    assert "Pot **40**" in sheet


async def test_the_sheet_as_a_file_has_the_pot(house: House) -> None:
    (anna, *_) = await vira(house, "Anna", "Ben", "Carla")
    await finish_deal(house)
    shown = (await anna.slash(house.channel, "score")).response
    given = (await anna.click(shown, label="As a file")).response
    (attached,) = given.attachments
    text = (await attached.read()).decode("utf-8-sig")
    head, *rows = list(csv.reader(io.StringIO(text)))
    assert head[-1] == "Pot"
    assert len(rows) == 3
    match = house.table.match
    assert match is not None
    assert {row[-1] for row in rows} == {str(dict(match.standings.figures)["pot"])}
    assert [int(row[-2]) for row in rows] == list(match.standings.scores)


# -------------------------------------------------------------------------------------------------------------- rules


def bids(message: Any) -> list[str]:
    """The bids on a page of the rules, each in its two lines."""
    return re.findall(r"^\*\*\d+ .+\n.+$", message.embeds[0].description, re.MULTILINE)


async def read_rules(actor: Any, first: Any) -> list[str]:
    """All lines of the table of bids, page by page."""
    found, page = bids(first), first
    while not next(one for one in controls(page) if one.get("label") == ON).get("disabled"):
        page = (await actor.click(page, label=ON)).response
        found += bids(page)
    return found


async def test_the_rules_list_the_forty_bids_in_the_columns_of_the_deal(house: House) -> None:
    emil = house.person("Emil")
    plain = (await emil.slash(house.channel, "rules", game="vira")).response
    without = await read_rules(emil, plain)
    assert len(without) == 40
    assert "preference 1, second 0, other 0" in without[0]
    (anna, *_) = await vira(house, "Anna", "Ben", "Carla")
    match = house.table.match
    assert match is not None
    suit = "♠♥♦♣"[match.view(None).deal.preference]
    for who in (anna, emil):  # who sits at the table, and who stands in its channel
        lines = await read_rules(who, (await who.slash(house.channel, "rules", game="vira")).response)
        assert len(lines) == 40
        assert suit in lines[0]
        assert "preference 1, second 0, other 0" not in lines[0]
    by_button = (await anna.click(house.channel.history()[-1], label="Rules")).response
    assert await read_rules(anna, by_button) == lines
    details = (await anna.user.click(direct(anna), label="Details")).response
    in_direct_messages = (await anna.user.click(details, label="Rules")).response
    assert await read_rules(anna.user, in_direct_messages) == lines
    other = (await anna.slash(house.channel, "rules", game="barbu")).response
    assert not bids(other)


async def test_the_pages_go_on_when_the_table_is_closed_meanwhile(house: House) -> None:
    anna, *others = await vira(house, "Anna", "Ben", "Carla")
    page = (await anna.slash(house.channel, "rules", game="vira")).response
    await end_together(house, anna, *others)
    lines = await read_rules(anna, page)
    assert len(lines) == 40
    assert "preference 1, second 0, other 0" in lines[0]


# ----------------------------------------------------------------------------------------------------- how many play


async def test_a_table_for_three_is_made_one_for_four_and_back_in_the_form(house: House) -> None:
    anna = house.person("Anna")
    await anna.slash(house.channel, "table new", game="vira")
    assert "2 seats are free" in text_of(house.channel.history()[-1])
    form = (await anna.slash(house.channel, "table options")).response
    (menu,) = [one for one in ids(form, "set") if one.endswith("-seats")]
    form = (await anna.select(form, custom_id=menu, values=["1"])).response or form
    await house.wait(2)
    assert len(house.table.holders) == 4
    assert "3 seats are free" in text_of(house.channel.history()[-1])


@pytest.mark.parametrize("players", [3, 4])
async def test_a_match_against_computers_begins_with_as_many_as_wanted(house: House, players: int) -> None:
    anna = house.person("Anna")
    await anna.slash(house.channel, "table new", game="vira", opponents="computer", players=players)
    await house.wait(2)
    assert house.table.state is TableState.PLAYING
    assert [one.person is None for one in house.table.holders if one] == [False] + [True] * (players - 1)


async def test_a_number_that_is_not_played_is_refused_in_words(house: House) -> None:
    anna = house.person("Anna")
    answer = await anna.slash(house.channel, "table new", game="vira", players=5)
    assert answer.response.content == "This game cannot be played with this number of players."
    assert not house.tables


async def test_a_length_that_is_no_whole_round_is_refused_in_words(house: House) -> None:
    anna = house.person("Anna")
    await anna.slash(house.channel, "table new", game="vira", players=4)
    table = house.table
    await house.do(house.bot.services.tables.set_options(table.id, UserId(anna.id), options={"deals": 16}))
    form = (await anna.slash(house.channel, "table options")).response
    (menu,) = [one for one in ids(form, "set") if one.endswith("-seats")]
    refused = await anna.select(form, custom_id=menu, values=["0"])
    assert "With 3 at the table, the number of deals must be a multiple of 3" in text_of(refused.response)
    chosen = [
        option["label"]
        for menu_shown in controls(refused.response)
        for option in menu_shown.get("options", ())
        if option.get("default")
    ]
    assert "Players: 4" in chosen
    assert len(house.table.holders) == 4


async def test_at_the_start_the_host_may_do_without_the_empty_seat(house: House) -> None:
    anna, ben, carla = (house.person(name) for name in ("Anna", "Ben", "Carla"))
    await anna.slash(house.channel, "table new", game="vira", players=4)
    await ben.slash(house.channel, "table join")
    asked = (await anna.slash(house.channel, "table start")).response
    assert labels(asked) == ["Start with computer players"]
    await carla.slash(house.channel, "table join")
    assert labels((await ben.slash(house.channel, "table start")).response) == ["Start with computer players"]
    asked = (await anna.slash(house.channel, "table start")).response
    assert labels(asked) == ["Start with computer players", "Play with 3"]
    await surely(carla, house.channel, "table leave")
    again = (await anna.click(asked, label="Play with 3")).response
    assert labels(again) == ["Start with computer players"]
    assert house.table.state is TableState.LOBBY
    await carla.slash(house.channel, "table join")
    dora = house.person("Dora")
    await dora.slash(house.channel, "table join")
    told = (await anna.click(asked, label="Play with 3")).response
    assert "The seats have changed in the meantime" in text_of(told)
    assert house.table.state is TableState.LOBBY, "it was not asked whether the four are to play"
    await surely(dora, house.channel, "table leave")
    await anna.click(asked, label="Play with 3")
    await house.wait(2)
    assert house.table.state is TableState.PLAYING
    assert len(house.table.holders) == 3
