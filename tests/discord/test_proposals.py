"""Ending a match by consent and kicking somebody out, as players see it: questions, buttons, the table's message."""

from dataclasses import replace

from simcord.actors import MemberActor

from bot.tables.lobby import with_holder
from bot.tables.model import Table, TableState, UserId
from tests.discord.house import House, begun, ids, labels, private_messages, raw_click, text_of
from tests.discord.players import panel_by_button
from tests.discord.test_pause import begun_schieber, public
from tests.discord.test_teams import four

ASKS = "A question for you at the table"


async def press(house: House, actor: MemberActor, label: str) -> str:
    """Press this button of the table's message; what is answered."""
    answer = (await actor.click(public(house), label=label)).response
    assert answer.ephemeral
    await house.wait(4)
    return text_of(answer)


async def proposes(house: House, actor: MemberActor, command: str, **options: str) -> str:
    """Give a command that asks, and press what proposes it; the question and the answer."""
    asked = (await actor.slash(house.channel, command, **options)).response
    question = text_of(asked)
    answer = (await actor.click(asked, label=labels(asked)[1])).response
    await house.wait(4)
    return question + text_of(answer)


async def test_a_match_ends_by_consent_of_all_and_everybody_reads_how(house: House) -> None:
    anna, ben, carla = await begun_schieber(house, "Anna", "Ben", "Carla")
    said = await proposes(house, ben, "table end")
    assert "If everybody who is here agrees" in said
    assert "Not answered yet: Anna and Carla" in said
    assert "Ben proposes to end the match without a result (1 of 3 agree)" in text_of(public(house))
    assert labels(public(house))[-2:] == ["Agree", "Decline"]
    assert "Not answered yet: Carla" in await press(house, anna, "Agree")
    assert "(2 of 3 agree)" in text_of(public(house))
    assert "closed" in await press(house, carla, "Agree")
    assert "Everybody who was here agreed to Ben’s proposal" in text_of(public(house))
    assert labels(public(house)) == []


async def test_a_hand_says_that_the_table_asks_until_its_owner_has_answered(house: House) -> None:
    anna, ben, carla = await begun_schieber(house, "Anna", "Ben", "Carla")
    hands = {person: await panel_by_button(house, person) for person in (anna, ben, carla)}

    def asked() -> list[str]:
        assert all(text_of(hand).count(ASKS) <= 1 for hand in hands.values()), "it says so once"
        return [person.name for person, hand in hands.items() if ASKS in text_of(hand)]

    assert asked() == []
    await proposes(house, ben, "table end")
    assert asked() == ["Anna", "Carla"]
    await press(house, anna, "Agree")
    assert asked() == ["Carla"]
    await press(house, carla, "Decline")
    assert asked() == []
    await carla.click(public(house), label="Pause")
    await house.wait(4)
    assert asked() == ["Anna", "Ben"]


async def test_who_declines_ends_the_proposal_and_its_buttons_answer_kindly(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    await proposes(house, anna, "table end")
    (old,) = ids(public(house), "agree")
    assert "You have declined" in await press(house, ben, "Decline")
    assert "Ben wants to play on" in text_of(public(house))
    assert "Agree" not in labels(public(house))
    late = (await raw_click(house, ben, public(house), old)).response
    assert "already been decided" in text_of(late)
    stranger = house.person("Dora")
    await proposes(house, anna, "table end")
    assert "no seat" in await press(house, stranger, "Agree")
    assert house.table.state is TableState.PLAYING


async def test_who_has_the_steps_announced_hears_of_proposals_and_what_becomes_of_them(house: House) -> None:
    anna, ben, carla = await begun_schieber(house, "Anna", "Ben", "Carla")
    await anna.slash(house.channel, "settings", steps="on")

    def heard() -> str:
        direct = anna.user.dm_channel.history()
        return "\n".join(text_of(message) for message in (*private_messages(house, anna), *direct))

    await proposes(house, ben, "table end")
    assert heard().count("Ben proposes to end the match without a result (1 of 3 agree)") == 1
    await press(house, carla, "Agree")
    assert "2 of 3" not in heard(), "each answer alone is no news"
    await press(house, carla, "Decline")
    assert heard().count("Carla wants to play on, so the match continues") == 1
    await proposes(house, ben, "table kick", player="Carla")
    await press(house, anna, "Agree")
    assert heard().count("Carla has been voted out of the match") == 1
    assert not house.faults


async def test_the_others_vote_somebody_out_of_the_match(house: House) -> None:
    anna, ben, carla = await begun_schieber(house, "Anna", "Ben", "Carla")
    said = await proposes(house, ben, "table kick", player="Carla")
    assert "2 votes are needed" in said
    assert "Ben proposes to kick Carla out of the match (1 of 2 votes)" in text_of(public(house))
    assert "This vote is about you" in await press(house, carla, "Decline")
    assert "that decides it" in await press(house, anna, "Agree")
    assert "Carla has been voted out of the match" in text_of(public(house))
    back = (await carla.slash(house.channel, "table join")).response
    assert "kicked out of this match" in text_of(back)
    assert house.table.seat_of(UserId(carla.id)) is None


async def test_a_host_kicks_out_alone_where_the_match_is_not_rated(house: House) -> None:
    people = [house.person(name) for name in ("Anna", "Ben", "Carla")]
    anna, ben, carla = people
    await anna.slash(house.channel, "table new", game="schieber")
    await house.do(house.bot.services.tables.set_options(house.table.id, UserId(anna.id), wants_rated=False))
    for person in (ben, carla):
        await person.slash(house.channel, "table join")
    fill = (await anna.slash(house.channel, "table start")).response
    await anna.click(fill, label="Start with computer players")
    await house.wait(2)
    said = await proposes(house, anna, "table kick", player="Ben")
    assert "As the host you can do this without a vote" in said
    assert "Ben is out of the match" in said
    assert "The host has kicked Ben out of the match" in text_of(public(house))


async def test_a_host_of_a_rated_match_is_told_the_price_of_kicking_out_alone_and_may_let_the_others_vote(
    house: House,
) -> None:
    anna, _, carla, dora = await four(house, "Anna", "Ben", "Carla", "Dora")
    assert house.table.rated
    asked = (await anna.slash(house.channel, "table kick", player="Ben")).response
    assert labels(asked) == ["No", "Kick out", "Put it to the vote"]
    for said in (
        "As the host you can do this without a vote",
        "the match does not count for them, and you can lose it but not win it",
        "Their partner Dora can then win the match, but not lose it",
        "Or it is put to a vote, with the buttons on the table’s message: 2 votes are needed, including yours",
    ):
        assert said in text_of(asked)
    assert "counts as a loss for them" not in text_of(asked)
    answer = (await anna.click(asked, label="Put it to the vote")).response
    await house.wait(4)
    assert "Not answered yet: Carla and Dora" in text_of(answer)
    assert "Anna proposes to kick Ben out of the match (1 of 2 votes)" in text_of(public(house))
    await press(house, carla, "Decline")
    await press(house, dora, "Decline")
    assert len(house.table.people) == 4
    asked = (await anna.slash(house.channel, "table kick", player="Ben")).response
    answer = (await anna.click(asked, label="Kick out")).response
    await house.wait(4)
    assert "Ben is out of the match" in text_of(answer)
    told = "The host has kicked Ben out of the match without a vote"
    assert told in text_of(public(house))
    assert "The match does not count for Ben, and for the host it can count only as a loss" in text_of(public(house))
    partner = (await anna.slash(house.channel, "table kick", player="Carla")).response
    assert "Their partner" not in text_of(partner), "that is the host, who may lose"
    assert not house.faults


async def test_who_comes_back_before_the_host_presses_is_asked_about_anew(house: House) -> None:
    """Kicking out somebody on autopilot costs a host nothing, somebody who is there does."""
    people = await begun_schieber(house, "Anna", "Ben", "Carla")
    anna, ben, _ = people
    tables, seat = house.bot.services.tables, house.table.seat_of(UserId(ben.id))
    assert seat is not None

    def away(table: Table) -> Table:
        holder = table.holders[seat]
        assert holder is not None
        return with_holder(table, seat, replace(holder, autopilot=True))

    await house.do(tables._become(house.table.id, away))
    asked = (await anna.slash(house.channel, "table kick", player="Ben")).response
    assert labels(asked) == ["No", "Kick out"]
    assert "it counts as a loss for them" in text_of(asked)
    await house.do(tables.back(house.table.id, UserId(ben.id)))
    again = (await anna.click(asked, label="Kick out")).response
    assert "you can lose it but not win it" in text_of(again)
    assert house.table.seat_of(UserId(ben.id)) == seat


async def test_of_two_players_nobody_is_kicked_out_who_is_there(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    for actor, other in ((anna, "Ben"), (ben, "Anna")):
        answer = (await actor.slash(house.channel, "table kick", player=other)).response
        assert "In a match between two people, you cannot kick out somebody who is still here" in text_of(answer)
        assert labels(answer) == []


async def test_the_buttons_of_a_proposal_outlive_a_restart(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    await proposes(house, anna, "table end")
    await house.restart()
    assert "closed" in await press(house, ben, "Agree")


async def test_proposing_again_and_again_is_limited(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    for _ in range(3):
        await proposes(house, anna, "table end")
        await press(house, ben, "Decline")
    assert "You have made many proposals" in await proposes(house, anna, "table end")


async def test_a_proposal_that_falls_because_somebody_leaves_is_not_dropped_silently(house: House) -> None:
    anna, ben, carla = await begun_schieber(house, "Anna", "Ben", "Carla")
    await anna.slash(house.channel, "settings", steps="on")
    await proposes(house, ben, "table end")
    asked = (await ben.slash(house.channel, "table leave")).response
    await ben.click(asked, label=labels(asked)[1])
    await house.wait(4)
    told = "Ben has left the table. That also cancels the open proposal."
    assert told in text_of(public(house))
    assert "Agree" not in labels(public(house))
    assert house.table.people[-1].id == carla.id
