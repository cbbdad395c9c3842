"""Somebody takes a computer's seat during a match, as players see it: buttons, commands, the table's message."""

from datetime import timedelta
from itertools import count

import pytest
from simcord.actors import MemberActor

from bot.tables.model import Delays, TableState, UserId
from engine.turn import Act, DealDue
from tests.discord.house import HASTY, House, begun, ids, labels, private_messages, raw_click, text_of
from tests.discord.test_pause import begun_schieber, public
from tests.discord.test_pause import press as press_any

CAUSES = count(1 << 41)
PLAYS_NEXT = "Bob will play from the next deal on."


async def play_deal(house: House, *people: MemberActor) -> None:
    """The persons give the first answer there is, by the table's own service, until the deal is over."""
    for _ in range(200):
        table = house.table
        if table.match is None or not isinstance(table.match.turn, Act):
            return
        holder = table.holders[table.match.turn.seat]
        if holder is not None and holder.person is not None:
            choice = table.match.choice(table.match.turn.seat)
            legal = choice.legal  # type: ignore[union-attr]  # Klaberjass lets nobody choose several
            work = house.bot.services.tables.act(
                table.id, holder.person.id, legal[0], revision=None, cause=next(CAUSES)
            )
            await house.do(work)
        else:
            await house.wait(2)
    raise AssertionError("the deal does not end")


async def deal(house: House) -> None:
    """The next deal begins, and is drawn."""
    assert isinstance(house.table.match.turn, DealDue)  # type: ignore[union-attr]  # in a match
    await house.do(house.bot.services.tables.next_deal(house.table.id, house.table.host, next(CAUSES)))
    await house.wait(4)


async def test_who_presses_join_plays_from_the_next_deal_and_everybody_reads_it(house: House) -> None:
    (anna,) = await begun(house, "Anna", target=1000)
    bob = house.person("Bob")
    assert labels(public(house)) == ["My hand", "Score", "Rules", "Pause", "Join"]
    answer = (await bob.click(public(house), label="Join")).response
    assert answer.ephemeral
    assert "You will play from the next deal on, in " in text_of(answer)
    assert "counts as neither a win nor a loss for you" in text_of(answer)
    assert labels(answer) == ["Leave"]
    await house.wait(4)
    assert PLAYS_NEXT in text_of(public(house))
    assert labels(public(house)) == ["My hand", "Score", "Rules", "Pause", "Picture"]
    refused = (await bob.click(public(house), label="My hand")).response
    assert "You will play from the next deal on" in text_of(refused)
    await play_deal(house, anna)
    await deal(house)
    assert "Bob has taken the computer’s seat." in text_of(public(house))
    assert PLAYS_NEXT not in text_of(public(house))
    assert "Your hand" in text_of(bob.user.dm_channel.last_message)
    hand = (await bob.click(public(house), label="My hand")).response
    assert hand.ephemeral
    assert house.table.seat_of(UserId(bob.id)) == 1


async def test_who_waits_withdraws_by_the_button_or_by_the_command(house: House) -> None:
    await begun(house, "Anna", target=1000)
    bob = house.person("Bob")
    answer = (await bob.slash(house.channel, "table join")).response
    await house.wait(4)
    assert PLAYS_NEXT in text_of(public(house))
    await bob.click(answer, label="Leave")
    await house.wait(4)
    assert PLAYS_NEXT not in text_of(public(house))
    assert "Join" in labels(public(house))
    await bob.slash(house.channel, "table join")
    gone = (await bob.slash(house.channel, "table leave")).response
    assert "You are no longer waiting for a seat at this table: **Klaberjass** in <#" in text_of(gone)
    assert "Anna and " in text_of(gone)
    assert house.table.waiting == ()


async def test_a_restart_keeps_who_waits(house: House) -> None:
    (anna,) = await begun(house, "Anna", target=1000)
    bob = house.person("Bob")
    await press_any(house, bob, "Join")
    await house.restart()
    await house.wait(4)
    await play_deal(house, anna)
    await deal(house)
    assert house.table.seat_of(UserId(bob.id)) == 1


async def test_a_rated_match_has_no_such_button_and_the_command_says_why(house: House) -> None:
    await begun(house, "Anna", "Ben")
    bob = house.person("Bob")
    assert "Join" not in labels(public(house))
    refused = (await bob.slash(house.channel, "table join")).response
    assert "This match is rated" in text_of(refused)


async def test_whoever_comes_too_late_with_an_old_button_is_told_kindly(house: House) -> None:
    await begun(house, "Anna", target=1000)
    bob, carla = house.person("Bob"), house.person("Carla")
    (old,) = ids(public(house), "join")
    await press_any(house, bob, "Join")
    late = (await raw_click(house, carla, public(house), old)).response
    assert "You cannot take over a computer’s seat" in text_of(late)
    again = (await raw_click(house, bob, public(house), old)).response
    assert "You will play from the next deal on" in text_of(again)
    assert house.table.state is TableState.PLAYING


async def test_a_newcomer_who_leaves_reads_that_the_match_counts_nothing(house: House) -> None:
    (anna,) = await begun(house, "Anna", target=1000)
    bob = house.person("Bob")
    await press_any(house, bob, "Join")
    await play_deal(house, anna)
    await deal(house)
    asked = (await bob.slash(house.channel, "table leave")).response
    assert "the match does not count for you" in text_of(asked)
    done = (await bob.click(asked, label=labels(asked)[1])).response
    assert "does not count for you" in text_of(done)
    assert "Join" not in labels(public(house)), "they may come back"


async def test_the_host_reads_that_the_match_counts_nothing_for_a_newcomer_who_is_kicked_out(house: House) -> None:
    anna, ben = await begun_schieber(house, "Anna", "Ben", casual=True)
    bob = house.person("Bob")
    await press_any(house, bob, "Join")
    await play_deal(house, anna, ben)
    await deal(house)
    (place,) = [seat for seat, holder in enumerate(house.table.holders, start=1) if holder.newcomer]
    asked = text_of((await anna.slash(house.channel, "table kick", player=str(place))).response)
    assert "so it does not count for them" in asked
    assert "counts as a loss" not in asked


async def test_the_host_turns_away_who_waits_and_everybody_reads_it(house: House) -> None:
    (anna,) = await begun(house, "Anna", target=1000)
    bob = house.person("Bob")
    await bob.click(public(house), label="Join")
    offered = await anna.autocomplete(house.channel, "table kick", "player", "")
    assert [choice["name"] for choice in offered] == ["Bob"]
    answer = (await anna.slash(house.channel, "table kick", player="2")).response
    assert "Bob will not join this match." in text_of(answer)
    assert house.table.waiting == ()
    await house.wait(4)
    assert "The host has turned Bob away" in text_of(public(house))
    assert not house.faults


async def until_the_match_ends(house: House, anna: MemberActor, bob: MemberActor) -> None:
    """Bob waits for a seat again and again, in the last deal too."""
    await bob.slash(house.channel, "table join")
    await play_deal(house, anna)
    while house.table.state is TableState.PLAYING:
        await bob.slash(house.channel, "table leave")
        await deal(house)
        await bob.slash(house.channel, "table join")
        await play_deal(house, anna)
    await house.wait(4)


async def test_who_waits_as_the_match_ends_is_asked_for_the_rematch_as_the_players_are(house: House) -> None:
    (anna,) = await begun(house, "Anna", target=300)
    bob = house.person("Bob")
    await until_the_match_ends(house, anna, bob)
    assert "Bob is waiting for a seat and can choose too: Rematch to play, /table leave to decline." in text_of(
        public(house)
    )
    await press_any(house, anna, "Rematch")
    assert house.table.state is TableState.FINISHED
    await bob.slash(house.channel, "table rematch")
    await house.wait(4)
    assert (house.table.state, len(house.table.people)) == (TableState.PLAYING, 2)
    assert any("Your hand" in text_of(message) for message in private_messages(house, bob))
    assert not house.faults


@pytest.mark.house(delays=Delays(HASTY.computer, HASTY.forced, timedelta(seconds=8)))
async def test_who_waits_takes_the_match_over_from_the_last_who_leaves(house: House) -> None:
    (anna,) = await begun(house, "Anna", target=1000)
    bob = house.person("Bob")
    await bob.click(public(house), label="Join")
    question = (await anna.slash(house.channel, "table leave")).response
    assert "The computer takes over your seat" in text_of(question), "the match does not stop"
    await anna.click(question, label=labels(question)[1])
    await house.wait(2)
    assert house.table.state is TableState.PLAYING
    assert PLAYS_NEXT in text_of(public(house))
    await play_deal(house)
    await house.wait(10)
    assert house.table.people[0].id == bob.id
    assert "Bob has taken the computer’s seat. Bob is now the host." in text_of(public(house))
    assert "Your hand" in text_of(bob.user.dm_channel.last_message)


async def test_after_the_match_who_waits_is_turned_away_by_name_and_the_computer_keeps_its_seat(house: House) -> None:
    (anna,) = await begun(house, "Anna", target=300)
    bob = house.person("Bob")
    await until_the_match_ends(house, anna, bob)
    answer = (await anna.slash(house.channel, "table kick", player="2")).response
    assert "Bob will not join this match." in text_of(answer)
    await house.wait(4)
    assert "The host has turned Bob away; the computer keeps the seat." in text_of(public(house))
    assert house.table.state is TableState.FINISHED
