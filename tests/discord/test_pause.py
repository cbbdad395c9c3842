"""A match that waits, as its players see it: the buttons, the table's message, hands, refusals, restarts, the end."""

from dataclasses import replace
from datetime import timedelta

import pytest
from simcord.actors import MemberActor

from bot.tables.model import Pace, TableState, UserId
from engine.turn import Act
from tests.discord.house import HASTY, House, begun, ids, labels, raw_click, surely, text_of
from tests.discord.players import ByPanel, direct_hand, on_turn


def public(house: House) -> object:
    """The table's message."""
    return house.channel.history()[-1]


async def press(house: House, actor: MemberActor, label: str) -> object:
    """Press this button of the table's message; the private answer."""
    answer = (await actor.click(public(house), label=label)).response
    assert answer.ephemeral
    await house.wait(2)
    return answer


async def both_pause(house: House, *people: MemberActor) -> None:
    """All ask for a pause."""
    for one in people:
        await press(house, one, "Pause")
    assert house.table.state is TableState.PAUSED


async def test_alone_with_the_computer_a_click_pauses_and_another_goes_on(house: House) -> None:
    (anna,) = await begun(house, "Anna")
    before = public(house).id
    said = text_of(await press(house, anna, "Pause"))
    assert "paused" in said
    assert public(house).id == before
    assert "The match is paused" in text_of(public(house))
    assert labels(public(house)) == ["My hand", "Score", "Rules", "Continue", "Join"]
    hand = await press(house, anna, "Continue")
    assert house.table.state is TableState.PLAYING
    assert ids(hand, "do")
    assert "paused" not in text_of(public(house))


async def test_a_request_is_shown_and_the_others_agree_by_the_same_button_or_command(house: House) -> None:
    anna, ben, carla = await begun_schieber(house, "Anna", "Ben", "Carla")
    said = text_of(await press(house, anna, "Pause"))
    assert "Ben and Carla" in said
    assert "Anna would like a pause" in text_of(public(house))
    await ben.slash(house.channel, "table pause")
    await house.wait(2)
    assert "Anna and Ben would like a pause" in text_of(public(house))
    await press(house, carla, "Pause")
    assert house.table.state is TableState.PAUSED


async def begun_schieber(house: House, *names: str, casual: bool = False) -> list[MemberActor]:
    """Persons at a table of four; `casual`: their match is not rated."""
    people = [house.person(name) for name in names]
    await people[0].slash(house.channel, "table new", game="schieber")
    if casual:
        host = UserId(people[0].id)
        await house.do(house.bot.services.tables.set_options(house.table.id, host, wants_rated=False))
    for one in people[1:]:
        await one.slash(house.channel, "table join")
    fill = (await people[0].slash(house.channel, "table start")).response
    await people[0].click(fill, label="Start with computer players")
    await house.wait(2)
    return people


async def test_all_go_on_together_and_the_message_says_who_is_missing(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    await both_pause(house, anna, ben)
    answer = await press(house, ben, "Continue")
    assert "Anna" in text_of(answer)
    assert labels(answer) == []
    shown = text_of(public(house))
    assert "Ready to continue: Ben. Still waiting for: Anna." in shown
    assert ids(await press(house, anna, "Continue"), "details")
    assert house.table.state is TableState.PLAYING


async def test_the_host_of_a_casual_match_may_go_on_without_those_who_are_missing(house: House) -> None:
    anna, ben = await begun_schieber(house, "Anna", "Ben", casual=True)
    await both_pause(house, anna, ben)
    answer = (await anna.slash(house.channel, "table continue")).response
    assert labels(answer) == ["Continue without them"]
    refused = (await raw_click(house, ben, public(house), ids(answer, "go-on")[0])).response
    assert "once none of them has answered for 7 days" in text_of(refused)
    assert house.table.state is TableState.PAUSED
    await anna.click(answer, label="Continue without them")
    assert house.table.state is TableState.PLAYING


@pytest.mark.house(delays=replace(HASTY, deserted=timedelta(hours=1)))
async def test_in_a_rated_match_everybody_reads_from_when_on_they_may_go_on_alone(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    await both_pause(house, anna, ben)
    answer = (await ben.slash(house.channel, "table continue")).response
    since = int((house.clock.now() + timedelta(hours=1)).timestamp())
    assert f"without them after <t:{since}:f>" in text_of(answer)
    assert not labels(answer)
    await house.wait(3600)
    answer = (await ben.slash(house.channel, "table continue")).response
    await ben.click(answer, label="Continue without them")
    assert house.table.state is TableState.PLAYING


async def test_in_a_pause_hands_can_be_looked_at_and_nothing_can_be_played(house: House) -> None:
    people = await begun(house, "Anna", "Ben")
    acting = next(one for one in people if one.id == on_turn(house.table))
    panel = (await acting.click(public(house), label="My hand")).response
    old = ids(panel, "do")
    await both_pause(house, *people)
    hand = (await acting.slash(house.channel, "hand")).response
    assert "The match is paused" in text_of(hand)
    assert "Hand (6 cards)" in text_of(hand)
    assert not ids(hand, "do", disabled=None)
    direct = await direct_hand(house, acting)
    assert "The match is paused" in text_of(direct)
    assert not ids(direct, "do", disabled=None)
    clicked = (await raw_click(house, acting, public(house), old[0])).response
    typed = (await acting.slash(house.channel, "bid", bid="pass")).response
    nothing = (await acting.slash(house.channel, "table next")).response
    back = (await acting.slash(house.channel, "table back")).response
    for answer in (clicked, typed, nothing, back):
        assert "paused" in text_of(answer)
        assert "Continue" in text_of(answer)
    assert house.table.match is not None
    assert len(house.table.match.log) == 1


async def test_the_match_goes_on_from_the_hand_too(house: House) -> None:
    (anna,) = await begun(house, "Anna")
    await both_pause(house, anna)
    direct = await direct_hand(house, anna)
    await anna.user.click(direct, custom_id=ids(direct, "continue")[0])
    assert house.table.state is TableState.PLAYING
    await house.wait(2)
    assert "paused" not in text_of(anna.user.dm_channel.last_message)


async def test_nobody_is_nudged_in_a_pause_and_after_it_when_half_of_the_new_turn_is_over(house: House) -> None:
    people = await begun(house, "Anna", "Ben")
    late = next(one for one in people if one.id == on_turn(house.table))
    await house.wait(5)
    await both_pause(house, *people)
    await house.wait(60 * 60)
    assert not [one for one in house.channel.history() if late.mention in one.content]
    for one in people:
        await one.slash(house.channel, "table continue")
    await house.wait(15)
    assert not [one for one in house.channel.history() if late.mention in one.content]
    await house.wait(15)
    assert len([one for one in house.channel.history() if late.mention in one.content]) == 1


async def test_a_call_goes_away_when_the_match_is_paused(house: House) -> None:
    people = await begun(house, "Anna", "Ben")
    late = next(one for one in people if one.id == on_turn(house.table))
    await house.wait(30)
    assert late.mention in public(house).content
    for one in people:
        await one.slash(house.channel, "table pause")
    await house.wait(2)
    assert not [one for one in house.channel.history() if late.mention in one.content]


async def test_a_pause_outlives_restarts_and_the_match_goes_on_below_what_was_said_meanwhile(house: House) -> None:
    people = await begun(house, "Anna", "Ben")
    await both_pause(house, *people)
    old = public(house)
    await house.restart()
    await house.wait(60 * 60)
    assert public(house).id == old.id
    assert "The match is paused" in text_of(public(house))
    await people[0].send(house.channel, "where were we?")
    for one in people:
        await one.click(old, label="Continue")
    await house.wait(2)
    assert house.table.state is TableState.PLAYING
    assert old.id not in [message.id for message in house.channel.history()]
    assert "My hand" in labels(public(house))
    player = ByPanel(house, next(one for one in people if one.id == on_turn(house.table)))
    await player.act(house.table)


@pytest.mark.house(delays=replace(HASTY, paused=timedelta(hours=2)))
async def test_a_forgotten_pause_ends_with_a_notice_at_the_end_of_the_channel(house: House) -> None:
    people = await begun(house, "Anna", "Ben")
    await both_pause(house, *people)
    old = public(house)
    await people[0].send(house.channel, "see you")
    await house.wait(2 * 60 * 60)
    assert not house.tables
    assert "nobody came back" in text_of(public(house))
    assert not labels(public(house))
    gone = (await raw_click(house, people[0], public(house), ids(old, "continue")[0])).response
    assert "closed" in text_of(gone)


async def test_strangers_cannot_pause_and_old_buttons_do_no_harm(house: House) -> None:
    (anna,) = await begun(house, "Anna")
    stranger = house.person("Carla")
    message, pause = public(house), ids(public(house), "pause")[0]
    assert "no seat" in text_of(await press(house, stranger, "Pause"))
    assert house.table.state is TableState.PLAYING
    await both_pause(house, anna)
    again = ids(public(house), "continue")[0]
    assert "paused" in text_of((await raw_click(house, anna, message, pause)).response)
    await press(house, anna, "Continue")
    refused = (await raw_click(house, anna, message, again)).response
    assert "not paused" in text_of(refused)
    table, seat, revision, verb = pause.split(":")[1:]
    other_match = f"s1:{table}:{seat}:{int(revision) + 100_000}:{verb}"
    shown = (await raw_click(house, anna, message, other_match)).response
    assert "Your hand" in text_of(shown)
    assert house.table.state is TableState.PLAYING


async def test_the_host_gives_turns_another_time_in_mid_match(house: House) -> None:
    anna, ben = await begun_schieber(house, "Anna", "Ben", casual=True)
    assert "one day a turn" in text_of((await anna.slash(house.channel, "table pace", pace="async")).response)
    await house.wait(2)
    assert house.table.pace is Pace.ASYNC
    assert "one day a turn" in text_of(public(house))
    assert house.table.deadline is not None
    assert house.table.deadline - house.clock.now() > timedelta(hours=23)
    assert "more time" in text_of((await anna.slash(house.channel, "table pace", pace="live")).response)
    assert "Only the host" in text_of((await ben.slash(house.channel, "table pace", pace="relaxed")).response)
    await both_pause(house, anna, ben)
    await anna.slash(house.channel, "table pace", pace="live")
    assert house.table.pace is Pace.LIVE


async def test_who_wants_another_pace_in_a_rated_match_reads_that_all_have_to_agree(house: House) -> None:
    anna, _ = await begun(house, "Anna", "Ben")
    answer = text_of((await anna.slash(house.channel, "table pace", pace="async")).response)
    assert "its pace can change only during a pause" in answer
    assert house.table.pace is Pace.LIVE


async def test_whoever_leaves_in_a_pause_hears_that_the_match_is_lost(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    await both_pause(house, anna, ben)
    answer = await surely(ben, house.channel, "table leave")
    assert "counts as a loss" in text_of(answer)
    assert house.table.state is TableState.PAUSED
    await press(house, anna, "Continue")
    assert house.table.state is TableState.PLAYING


@pytest.mark.parametrize(("locale", "said"), [("ja", "一時停止中"), ("de", "macht Pause")])
async def test_a_pause_speaks_the_players_language(house: House, locale: str, said: str) -> None:
    (anna,) = await begun(house, "Anna")
    await anna.slash(house.channel, "settings", language=locale)
    await anna.slash(house.channel, "table pause")
    hand = (await anna.slash(house.channel, "hand")).response
    assert said in text_of(hand)
    assert house.table.match is not None
    assert isinstance(house.table.match.turn, Act)
