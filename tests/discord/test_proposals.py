"""Ending a match by consent and kicking somebody out, as players see it: questions, buttons, the table's message."""

from simcord.actors import MemberActor

from bot.tables.model import TableState, UserId
from tests.discord.house import House, begun, ids, labels, private_messages, raw_click, text_of
from tests.discord.test_pause import begun_schieber, public


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
    assert "All who are there have to agree" in said
    assert "Not answered yet: Anna and Carla" in said
    assert "Ben proposes to end the match without a result (1 of 3 agree)" in text_of(public(house))
    assert labels(public(house))[-2:] == ["Agree", "Decline"]
    assert "Not answered yet: Carla" in await press(house, anna, "Agree")
    assert "(2 of 3 agree)" in text_of(public(house))
    assert "closed" in await press(house, carla, "Agree")
    assert "All who were there agreed to Ben’s proposal" in text_of(public(house))
    assert labels(public(house)) == []


async def test_who_declines_ends_the_proposal_and_its_buttons_answer_kindly(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    await proposes(house, anna, "table end")
    (old,) = ids(public(house), "agree")
    assert "You decline" in await press(house, ben, "Decline")
    assert "Ben wants to play on" in text_of(public(house))
    assert "Agree" not in labels(public(house))
    late = (await raw_click(house, ben, public(house), old)).response
    assert "decided already" in text_of(late)
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
    assert heard().count("Carla wants to play on, so the match does not end") == 1
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
    assert "that was enough" in await press(house, anna, "Agree")
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
    assert "As the host you can do so alone" in said
    assert "Ben is out of the match" in said
    assert "The host has kicked Ben out of the match" in text_of(public(house))


async def test_of_two_players_nobody_is_kicked_out_who_is_there(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    for actor, other in ((anna, "Ben"), (ben, "Anna")):
        answer = (await actor.slash(house.channel, "table kick", player=other)).response
        assert "the others vote" in text_of(answer)
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
    assert "You have proposed a lot" in await proposes(house, anna, "table end")
