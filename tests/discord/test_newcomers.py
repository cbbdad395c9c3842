"""Somebody takes a computer's seat during a match, as players see it: buttons, commands, the table's message."""

from itertools import count

from simcord.actors import MemberActor

from bot.tables.model import TableState, UserId
from engine.turn import Act, DealDue
from tests.discord.house import House, begun, ids, labels, raw_click, text_of
from tests.discord.test_pause import press as press_any
from tests.discord.test_pause import public

CAUSES = count(1 << 41)
PLAYS_NEXT = "Bob plays from the next deal."


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
    assert "You play from the next deal, in " in text_of(answer)
    assert "counts neither as won nor as lost for you" in text_of(answer)
    assert labels(answer) == ["Leave"]
    await house.wait(4)
    assert PLAYS_NEXT in text_of(public(house))
    assert labels(public(house)) == ["My hand", "Score", "Rules", "Pause"]
    refused = (await bob.click(public(house), label="My hand")).response
    assert "You play from the next deal" in text_of(refused)
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
    assert "not waiting for a seat any more" in text_of(gone)
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
    assert "No computer’s seat can be had" in text_of(late)
    again = (await raw_click(house, bob, public(house), old)).response
    assert "You play from the next deal" in text_of(again)
    assert house.table.state is TableState.PLAYING


async def test_a_newcomer_who_leaves_reads_that_the_match_counts_nothing(house: House) -> None:
    (anna,) = await begun(house, "Anna", target=1000)
    bob = house.person("Bob")
    await press_any(house, bob, "Join")
    await play_deal(house, anna)
    await deal(house)
    asked = (await bob.slash(house.channel, "table leave")).response
    assert "the match counts nothing for you" in text_of(asked)
    done = (await bob.click(asked, label=labels(asked)[1])).response
    assert "counts nothing for you" in text_of(done)
    assert "Join" not in labels(public(house)), "they may come back"


async def test_the_host_turns_away_who_waits_and_everybody_reads_it(house: House) -> None:
    (anna,) = await begun(house, "Anna", target=1000)
    bob = house.person("Bob")
    await bob.click(public(house), label="Join")
    offered = await anna.autocomplete(house.channel, "table kick", "player", "")
    assert [choice["name"] for choice in offered] == ["Bob"]
    answer = (await anna.slash(house.channel, "table kick", player="2")).response
    assert "Bob does not join this match." in text_of(answer)
    assert house.table.waiting == ()
    await house.wait(4)
    assert "The host has turned Bob away" in text_of(public(house))
    assert not house.faults
