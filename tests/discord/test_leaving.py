"""Leaving and closing a table: asked first, with its name and what follows; told to the others afterwards."""

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from bot.storage import open_database
from bot.tables.model import TableState, UserId
from tests.discord.house import HASTY, House, begun, labels, private_messages, raw_click, raw_modal, surely, text_of
from tests.discord.players import ByPanel, on_autopilot, play_match


async def asked(house: House, actor: Any, command: str = "table leave") -> str:
    """What a player reads before the command is carried out."""
    return text_of((await actor.slash(house.channel, command)).response)


async def over(house: House, *names: str) -> list[Any]:
    """The people at a table whose match is over."""
    people = await begun(house, *names, target=300)
    await play_match(house, house.table.id, *(ByPanel(house, one) for one in people))
    await house.wait(3)
    return people


async def suspended(house: House, *names: str) -> list[Any]:
    """The people at a table whose match was begun under other rules than the bot knows."""
    people = await begun(house, *names)
    async with await open_database(house.path, now=house.clock.now()) as database:
        await database.ask("UPDATE match SET rules = rules + 1 RETURNING id")
    await house.restart()
    await house.wait(3)
    assert house.table.state is TableState.SUSPENDED
    return people


def public(house: House) -> str:
    """What the channel shows last."""
    return text_of(house.channel.history()[-1])


def reason_of(form: Any) -> str:
    """The line of a form in which a reason is written."""
    (line,) = [part["component"] for part in form.modal["components"]]
    return str(line["custom_id"])


@pytest.mark.parametrize("command", ["table leave", "table end"])
async def test_nothing_happens_before_it_is_confirmed(house: House, command: str) -> None:
    anna, _ = await begun(house, "Anna", "Ben")
    asked = (await anna.slash(house.channel, command)).response
    assert asked.ephemeral
    assert f"Klaberjass in <#{house.channel.id}>: Anna and Ben" in text_of(asked).replace("**", "")
    assert house.table.state is TableState.PLAYING
    answer = (await anna.click(asked, label="No, stay" if command == "table leave" else "No")).response
    assert "Nothing has changed" in text_of(answer)
    assert house.table.seat_of(anna.id) is not None  # type: ignore[arg-type]  # a user's id
    assert not house.faults


async def test_who_leaves_people_hears_that_it_counts_and_the_others_read_who_it_was(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    question = await asked(house, anna)
    assert "When the match ends, it counts as a loss for you" in question
    assert "Ben will be the host" in question
    assert "will tell Ben that it was you" in question
    await surely(anna, house.channel, "table leave")
    await house.wait(2)
    assert "Anna has left the table. Ben is now the host." in public(house)
    assert house.table.host == ben.id


async def test_who_leaves_computers_alone_is_not_told_that_it_counts(house: House) -> None:
    anna = house.person("Anna")
    await anna.slash(house.channel, "table new", opponents="computer")
    asked = (await anna.slash(house.channel, "table leave")).response
    assert "lost" not in text_of(asked)
    assert "For 7 days any of its players can resume it" in text_of(asked)
    answer = (await anna.click(asked, label="Leave the table")).response
    assert "the match waits for 7 days" in text_of(answer)
    await house.wait(60)
    assert "Anna has left the table." in public(house)
    assert "The match is waiting, because none of its players is here." in public(house)


@pytest.mark.parametrize("way", ["button", "command", "command with the table"])
async def test_whoever_left_a_match_that_waits_has_the_seat_back_by_one_press(house: House, way: str) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    for person in (anna, ben):
        await surely(person, house.channel, "table leave")
    await house.wait(2)
    message, (table,) = house.channel.history()[-1], house.tables
    assert "Continue" in labels(message)
    stranger = (await house.person("Carla").click(message, label="Continue")).response
    assert "no seat" in text_of(stranger)
    if way == "button":
        hand = (await ben.click(message, label="Continue")).response
    else:
        named = {"table": table.id} if "table" in way else {}
        hand = (await ben.slash(house.channel, "table continue", **named)).response
    assert hand.ephemeral
    assert (house.table.state, house.table.people[0].name) == (TableState.PLAYING, "Ben")
    await house.wait(3)
    assert "waits" not in public(house)
    assert not house.faults


async def test_whoever_has_left_a_match_that_waits_may_play_elsewhere(house: House) -> None:
    anna = house.person("Anna")
    await anna.slash(house.channel, "table new", opponents="computer")
    await surely(anna, house.channel, "table leave")
    await anna.slash(house.channel, "table new", opponents="computer")
    waits, plays = house.tables
    assert (waits.state, plays.state) == (TableState.PAUSED, TableState.PLAYING)
    await house.wait(5)
    assert (await anna.slash(house.channel, "hand")).response.embeds
    assert "is not paused" in text_of((await anna.slash(house.channel, "table continue", table=plays.id)).response)


async def test_who_leaves_a_sixth_match_alone_reads_which_one_closes_by_it(house: House) -> None:
    anna = house.person("Anna")
    games = ["barbu", "schieber", "klaberjass", "klaberjass", "klaberjass", "klaberjass"]
    for game in games:
        await anna.slash(house.channel, "table new", game=game, opponents="computer")
    await house.wait(1)  # until all of them have shown her hand
    tables = house.tables
    service = house.bot.services.tables
    for table in (tables[1], tables[0], *tables[2:5]):
        assert "so an earlier one will close" not in text_of(
            (await anna.slash(house.channel, "table leave", table=table.id)).response
        )
        await house.do(service.leave(table.id, UserId(anna.id)))
        await house.wait(1)
    asked = (await anna.slash(house.channel, "table leave", table=tables[5].id)).response
    (line,) = [line for line in text_of(asked).splitlines() if "so an earlier one will close" in line]
    assert "**Schieber Jass**" in line
    await anna.click(asked, label="Leave the table")
    assert [table.id for table in house.tables] == [table.id for number, table in enumerate(tables) if number != 1]


@pytest.mark.parametrize(("who", "how"), [("Anna", "button"), ("Ben", "button"), ("Ben", "command")])
async def test_who_leaves_only_absent_players_reads_that_the_match_stops_and_may_go_on(
    house: House, who: str, how: str
) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    await on_autopilot(house, anna, ben)
    assert "Everybody else is on autopilot, so the match will pause" in await asked(house, ben)
    answer = await surely(ben, house.channel, "table leave")
    assert "Nobody is left there, so the match waits for 7 days" in text_of(answer)
    await house.wait(2)
    assert house.table.state is TableState.PAUSED
    assert "autopilot" not in public(house)
    goes_on = ben if who == "Ben" else anna
    if how == "button":
        await goes_on.click(house.channel.history()[-1], label="Continue")
    else:
        await goes_on.slash(house.channel, "table continue")
    assert house.table.state is TableState.PLAYING
    assert house.table.seat_of(UserId(goes_on.id)) is not None


async def test_who_leaves_a_finished_match_keeps_its_result(house: House) -> None:
    anna, ben = await over(house, "Anna", "Ben")
    assert "Your seat will become free; the match keeps its result." in await asked(house, anna)
    assert "Everybody at the table loses their seat; the match keeps its result." in await asked(
        house, anna, "table end"
    )
    await surely(anna, house.channel, "table leave")
    await house.wait(2)
    assert "Anna has left the table. Ben is now the host." in public(house)
    last = await asked(house, ben)
    assert "the table will close; the match keeps its result" in last
    assert "tells" not in last, "nobody is there to be told"
    await surely(ben, house.channel, "table leave")
    await house.wait(2)
    assert not house.tables
    assert (await house.do(house.bot.services.ladders.overview(ben.id, None)))[0][0].matches == 1


async def test_who_leaves_an_empty_lobby_reads_of_no_match(house: House) -> None:
    anna = house.person("Anna")
    await anna.slash(house.channel, "table new")
    question = await asked(house, anna)
    assert "the table will close." in question
    assert "match" not in question


async def test_who_leaves_a_suspended_table_reads_that_nobody_plays_on(house: House) -> None:
    anna, ben = await suspended(house, "Anna", "Ben")
    question = await asked(house, anna)
    assert "if it ever resumes" in question
    assert "will tell Ben that it was you" in question
    answer = text_of(await surely(anna, house.channel, "table leave"))
    assert answer.startswith("You have left the table.\n"), "the seat can be taken back there too"
    await house.wait(2)
    assert "Anna has left the table. Ben is now the host. This table is suspended" in public(house)
    assert "the match will end without a result" in await asked(house, ben)


async def test_who_leaves_reads_what_the_others_were_waiting_for(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    await ben.slash(house.channel, "table pause")
    assert "The pause that was asked for will then begin." in await asked(house, anna)
    assert "pause" not in await asked(house, ben)
    await anna.slash(house.channel, "table pause")
    await ben.slash(house.channel, "table continue")
    assert "The pause will then be over, and the match will go on." in await asked(house, anna)
    await surely(anna, house.channel, "table leave")
    assert house.table.state is TableState.PLAYING


async def test_who_leaves_instead_of_a_rematch_reads_that_the_others_get_a_lobby(house: House) -> None:
    anna, ben = await over(house, "Anna", "Ben")
    await ben.slash(house.channel, "table rematch")
    assert "Everybody else who is here wants a rematch, so the table will open for a new match." in await asked(
        house, anna
    )
    await surely(anna, house.channel, "table leave")
    assert house.table.state is TableState.LOBBY


async def test_a_question_is_asked_again_when_something_else_follows_by_now(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await anna.slash(house.channel, "table new")
    await ben.slash(house.channel, "table join")
    asked = (await ben.slash(house.channel, "table leave")).response
    assert "Your seat will become free" in text_of(asked)
    await anna.slash(house.channel, "table start")
    again = (await ben.click(asked, label="Leave the table")).response
    assert "counts as a loss" in text_of(again)
    assert house.table.state is TableState.PLAYING
    assert len(house.table.people) == 2
    await ben.click(again, label="Leave the table")
    assert [person.name for person in house.table.people] == ["Anna"]


async def test_the_leave_button_of_the_last_version_asks_too(house: House) -> None:
    anna = house.person("Anna")
    await anna.slash(house.channel, "table new")
    message = house.channel.history()[-1]
    asked = (await raw_click(house, anna, message, f"s1:{house.table.id}:-:0:leave")).response
    assert labels(asked) == ["No, stay", "Leave the table"]
    assert house.tables


async def test_a_manager_reads_whose_match_it_is_and_the_players_who_closed_it(house: House) -> None:
    await begun(house, "Anna", "Ben")
    boss = house.admin("Boss")
    asked = (await boss.slash(house.channel, "table end")).response
    assert "Anna and Ben" in text_of(asked)
    assert "You are not playing at this table" in text_of(asked)
    assert "ends here, without a result for anybody" in text_of(asked)
    form: Any = await boss.click(asked, label="Close the table")
    assert house.tables, "a reason is asked for first"
    await boss.submit_modal(form, {reason_of(form): "The *evening*  is over"})
    await house.wait(2)
    assert r"Boss has closed this table: The \*evening\* is over" in public(house)
    assert not house.tables


async def test_who_does_not_manage_the_server_closes_nothing_with_a_forged_form(house: House) -> None:
    await begun(house, "Anna", "Ben")
    carla = house.person("Carla")
    await raw_modal(house, carla, f"s1:{house.table.id}:-:0:because")
    assert house.table.state is TableState.PLAYING
    assert private_messages(house, carla), "and it is answered"


@pytest.mark.parametrize("way", ["button", "command", "direct"])
async def test_who_left_takes_the_seat_back_and_everybody_reads_so(house: House, way: str) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    left: Any = await surely(anna, house.channel, "table leave")
    assert "Until then you can take the seat back" in text_of(left)
    if way == "button":
        await anna.click(left, label="Take the seat back")
    elif way == "command":
        await anna.slash(house.channel, "table join")
    else:
        await anna.user.slash("table join")
    where = anna.user.dm_channel.id if way == "direct" else house.channel.id
    hand, said = private_messages(house, anna, where)[-2:]
    assert "Your hand" in text_of(hand)
    assert text_of(said) == "You have your seat back."
    await house.wait(2)
    assert "Anna is back in their seat." in public(house)
    assert [person.name for person in house.table.people] == ["Anna", "Ben"]
    assert house.table.host == ben.id


async def test_who_left_no_match_has_no_seat_to_take_back(house: House) -> None:
    anna, _ = await over(house, "Anna", "Ben")
    left = await surely(anna, house.channel, "table leave")
    assert not labels(left)


async def test_table_leave_works_from_a_direct_message_and_from_elsewhere(house: House) -> None:
    anna, _ = await begun(house, "Anna", "Ben")
    other = house.guild.create_text_channel("other")
    for asked in ((await anna.slash(other, "table leave")).response, (await anna.user.slash("table leave")).response):
        assert f"Klaberjass in <#{house.channel.id}>: Anna and Ben" in text_of(asked).replace("**", "")
    await surely(anna.user, None, "table leave")
    assert [person.name for person in house.table.people] == ["Ben"]


async def test_the_host_hands_over_and_everybody_reads_who_is_host(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    offered = await anna.autocomplete(house.channel, "table host", "player", "")
    assert [choice["name"] for choice in offered] == ["Ben"]
    answer = (await anna.slash(house.channel, "table host", player="Ben")).response
    assert "Ben is now the host of the table." in text_of(answer)
    await house.wait(2)
    assert "Anna has handed the table over to a new host. Ben is now the host." in public(house)
    assert house.table.host == ben.id


async def test_a_lobby_that_closes_by_itself_is_not_said_to_close_because_somebody_left(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await anna.slash(house.channel, "table new")
    await ben.slash(house.channel, "table join")
    await surely(ben, house.channel, "table leave")
    await house.wait(16 * 60)
    assert not house.tables
    assert "so the table is closed" not in public(house)
    assert "nobody came back to it" in public(house)


@pytest.mark.house(delays=replace(HASTY, deserted=timedelta(hours=1)))
async def test_a_match_that_nobody_came_back_to_is_not_said_to_close_because_somebody_left(house: House) -> None:
    (anna,) = await begun(house, "Anna")
    await surely(anna, house.channel, "table leave")
    await house.wait(3660)
    assert not house.tables
    assert "so the table is closed" not in public(house)
    assert "nobody came back to it" in public(house)


async def test_the_news_is_gone_when_somebody_joins(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await anna.slash(house.channel, "table new")
    await ben.slash(house.channel, "table join")
    await surely(ben, house.channel, "table leave")
    await house.wait(2)
    assert "Ben has left the table." in public(house)
    await ben.slash(house.channel, "table join")
    await house.wait(2)
    assert "has left" not in public(house)


async def test_a_name_is_told_without_its_markdown(house: House) -> None:
    anna, ben = await begun(house, "Anna", "*Ben*")
    await surely(ben, house.channel, "table leave")
    await house.wait(2)
    assert r"\*Ben\* has left the table." in public(house)
    assert anna is not None


async def test_a_closed_lobby_does_not_say_that_seats_are_free(house: House) -> None:
    anna = house.person("Anna")
    await anna.slash(house.channel, "table new", game="vira")
    assert "2 seats are free" in public(house)
    await surely(anna, house.channel, "table end")
    await house.wait(2)
    assert "Anna has closed this table." in public(house)
    assert "free." not in public(house)


async def test_in_a_direct_message_nobody_is_asked_to_join(house: House) -> None:
    anna = house.person("Anna")
    answer = (await anna.user.slash("table new")).response
    assert "nobody else can join" in text_of(answer)
    await house.wait(2)
    shown = [one for one in anna.user.dm_channel.history() if "Start" in labels(one)]
    assert shown
    assert not any("Join" in labels(one) for one in shown)


async def test_rules_away_from_a_table_ask_of_which_game(house: House) -> None:
    anna = house.person("Anna")
    asked = (await anna.slash(house.channel, "rules")).response
    assert set(labels(asked)) == {"Klaberjass", "Schieber Jass", "Vira", "Barbu"}
    await anna.click(asked, label="Barbu")
    assert "declarer" in text_of(private_messages(house, anna)[-1])
