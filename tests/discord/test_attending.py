"""A player on turn who presses anything shows that they are there: the turn is longer, once, and the answer says so."""

from datetime import timedelta
from typing import Any

from tests.discord.house import House, begun, labels, text_of
from tests.discord.players import ByPanel, on_turn

TURN = timedelta(seconds=45)
SAYS = "you get more time for this turn"


async def started(house: House) -> tuple[Any, Any]:
    """A match of two: the player on turn, then the other."""
    people = await begun(house, "Anna", "Ben")
    people.sort(key=lambda one: one.id != on_turn(house.table))
    return people[0], people[1]


async def test_reading_the_score_extends_the_turn_once_and_the_answer_says_so(house: House) -> None:
    late, _ = await started(house)
    before = house.table
    public = house.channel.history()[-1]
    answer = (await late.click(public, label="Score")).response
    assert SAYS in text_of(answer)
    assert house.table.deadline == before.deadline + TURN
    answer = (await late.click(public, label="Score")).response
    assert SAYS not in text_of(answer)
    assert house.table.deadline == before.deadline + TURN
    await house.wait(2)
    assert f"<t:{int(house.table.deadline.timestamp())}:R>" in text_of(house.channel.history()[-1])
    assert not house.faults


async def test_commands_and_forms_show_it_too(house: House) -> None:
    late, _ = await started(house)
    before = house.table
    answer = (await late.slash(house.channel, "rules")).response
    assert SAYS in text_of(answer)
    assert house.table.deadline == before.deadline + TURN


async def test_in_direct_messages_it_is_shown_too(house: House) -> None:
    late, _ = await started(house)
    before = house.table
    answer = (await late.user.slash("settings")).response
    assert SAYS in text_of(answer)
    assert house.table.deadline == before.deadline + TURN


async def test_a_hand_that_is_looked_at_shows_the_longer_time(house: House) -> None:
    late, _ = await started(house)
    before = house.table
    panel = (await late.click(house.channel.history()[-1], label="My hand")).response
    await house.wait(2)
    assert house.table.deadline == before.deadline + TURN
    assert "My hand" not in labels(panel)


async def test_the_press_of_somebody_who_is_not_on_turn_changes_no_clock(house: House) -> None:
    _, other = await started(house)
    before = house.table
    public = house.channel.history()[-1]
    for person in (other, house.person("Carla")):
        assert SAYS not in text_of((await person.click(public, label="Score")).response)
        await person.slash(house.channel, "rules")
    assert house.table is before


async def test_an_answer_extends_no_turn(house: House) -> None:
    late, other = await started(house)
    players = {one.id: ByPanel(house, one) for one in (late, other)}
    for player in players.values():  # the panels: opening them is a press
        await player.actor.slash(house.channel, "hand")
        player.panel = (await player.actor.slash(house.channel, "hand")).response
    await players[late.id].act(house.table)
    for _ in range(6):
        if (user := on_turn(house.table)) is None:
            break
        before = house.table
        await players[user].act(before)
        assert not house.table.extended
    assert not house.faults


async def test_typing_in_a_command_extends_no_turn(house: House) -> None:
    late, _ = await started(house)
    before = house.table
    assert await late.autocomplete(house.channel, "bid", "bid", "p")
    await late.autocomplete(house.channel, "table join", "seat", "")
    assert house.table is before
    assert SAYS in text_of((await late.slash(house.channel, "rules")).response)
    assert house.table.deadline == before.deadline + TURN
