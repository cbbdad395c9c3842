"""Leaving and closing a table: asked first, with its name and what follows; told to the others afterwards."""

import pytest

from bot.tables.model import TableState
from tests.discord.house import House, begun, labels, private_messages, raw_click, surely, text_of


def public(house: House) -> str:
    """What the channel shows last."""
    return text_of(house.channel.history()[-1])


@pytest.mark.parametrize("command", ["table leave", "table end"])
async def test_nothing_happens_before_it_is_confirmed(house: House, command: str) -> None:
    anna, _ = await begun(house, "Anna", "Ben")
    asked = (await anna.slash(house.channel, command)).response
    assert asked.ephemeral
    assert f"Klaberjass in <#{house.channel.id}>: Anna and Ben" in text_of(asked).replace("**", "")
    assert house.table.state is TableState.PLAYING
    answer = (await anna.click(asked, label="No, stay")).response
    assert "Nothing has changed" in text_of(answer)
    assert house.table.seat_of(anna.id) is not None  # type: ignore[arg-type]  # a user's id
    assert not house.faults


async def test_who_leaves_people_hears_that_it_counts_and_the_others_read_who_it_was(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    asked = text_of((await anna.slash(house.channel, "table leave")).response)
    assert "counts as lost" in asked
    assert "Ben will be the host" in asked
    assert "tells Ben that it was you" in asked
    await surely(anna, house.channel, "table leave")
    await house.wait(2)
    assert "Anna has left the table. Ben is the host now." in public(house)
    assert house.table.host == ben.id


async def test_who_leaves_computers_alone_is_not_told_that_it_counts(house: House) -> None:
    anna = house.person("Anna")
    await anna.slash(house.channel, "table new", opponents="computer")
    asked = (await anna.slash(house.channel, "table leave")).response
    assert "lost" not in text_of(asked)
    assert "the table closes, and nothing is counted" in text_of(asked)
    await anna.click(asked, label="Leave the table")
    assert not house.tables
    await house.wait(2)
    assert "Anna has left the table, so it is closed." in public(house)


async def test_a_question_is_asked_again_when_something_else_follows_by_now(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await anna.slash(house.channel, "table new")
    await ben.slash(house.channel, "table join")
    asked = (await ben.slash(house.channel, "table leave")).response
    assert "Your seat becomes free" in text_of(asked)
    await anna.slash(house.channel, "table start")
    again = (await ben.click(asked, label="Leave the table")).response
    assert "counts as lost" in text_of(again)
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
    assert "You do not sit at this table" in text_of(asked)
    assert "nothing of it is counted" in text_of(asked)
    await boss.click(asked, label="Close the table")
    await house.wait(2)
    assert "Boss has closed this table." in public(house)
    assert not house.tables


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
    assert "Nobody else can join" in text_of(answer)
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
