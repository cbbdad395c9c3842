"""The private line: what defenders of a grande royale say to each other reaches the other, and nobody else."""

import json
import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.tables.model import Table
from engine.choice import PickSome
from engine.turn import Act
from tests.discord.house import House, called, ids, private_messages, surely, text_of
from tests.discord.secrecy import cards_in
from tests.discord.vira import (
    CAUSES,
    ROYALE,
    by_part,
    finish_deal,
    next_deal,
    on_turn,
    say,
    seat_of,
    sit_down,
    somehow,
    vira,
)

WORD = "Fetzenfliegen"
"""Nobody says it by chance."""
LATER = ("pass", "bid grande_royale", "pass", "stand")
"""The next after forehand bids what `ROYALE` has forehand bid."""


async def royale(
    house: House, *names: str, players: int = 3
) -> tuple[MemberActor, list[MemberActor], list[MemberActor]]:
    """A grande royale with the declarer's hand exposed: the declarer, the defenders, and the player who sits out."""
    people = await vira(house, *(names or ("Anna", "Ben", "Carla", "Dora")[:players]), players=players, deals=12)
    await say(house, *ROYALE)
    return by_part(house, people)


def mail(actor: MemberActor) -> list[str]:
    """What the bot has written to this person, oldest first, but for the hand."""
    return [one.content for one in actor.user.dm_channel.history() if one.author.bot and not one.embeds]


def answered(result: Any) -> str:
    """The answer to a command; a further line may say that the turn is longer, since its player is there."""
    return str(result.response.content).splitlines()[0]


def bodies(house: House, word: str) -> list[str]:
    """Where the bot has sent this word."""
    return [one.path for one in house.env.http_requests if word in json.dumps(one.json, ensure_ascii=False)]


def hand_of(actor: MemberActor) -> str:
    """The hand that this person has by direct message."""
    return text_of(next(one for one in reversed(actor.user.dm_channel.history()) if one.author.bot and one.embeds))


async def test_the_defenders_are_told_of_each_other_from_the_exposure_on(house: House) -> None:
    people = await vira(house, "Anna", "Ben", "Carla")
    await say(house, *ROYALE[:-1])
    assert not [one for one in people if "Confer with" in hand_of(one)]
    await say(house, ROYALE[-1])
    declarer, (one, other), _ = by_part(house, people)
    assert "Confer with" not in hand_of(declarer)
    assert f"Confer with {other.name}: /confer" in hand_of(one)
    assert f"Confer with {one.name}: /confer" in hand_of(other)
    panel = (await one.click(house.channel.history()[-1], label="My hand")).response
    assert f"Confer with {other.name}: /confer" in text_of(panel)
    assert "Confer with" not in text_of(house.channel.history()[-1])


async def test_what_a_defender_writes_reaches_the_other_alone(house: House) -> None:
    declarer, (one, other), idle = await royale(house, players=4)
    await one.send_dm(f"Keep the spades, {WORD}!")
    assert mail(other) == [f"🔒 **{one.name}** says to you alone (Vira):\n>>> Keep the spades, {WORD}!"]
    assert mail(one) == [f"🔒 Passed on to {other.name}."]
    assert not mail(declarer)
    assert not mail(idle[0])
    await other.send_dm("Fine.")
    assert mail(one)[-1].endswith("\n>>> Fine\\.")
    assert bodies(house, WORD) == [f"/channels/{other.user.dm_channel.id}/messages"]


async def test_the_same_by_command_for_who_takes_no_direct_messages(house: House) -> None:
    declarer, (one, other), _ = await royale(house)
    told = await one.slash(house.channel, "confer", text=f"Keep the spades {WORD}")
    assert told.response.ephemeral
    assert answered(told) == f"🔒 Passed on to {other.name}."
    assert mail(other)[-1].endswith(f">>> Keep the spades {WORD}")
    assert bodies(house, WORD) == [f"/channels/{other.user.dm_channel.id}/messages"]
    refused = await declarer.slash(house.channel, "confer", text="And me?")
    assert refused.response.ephemeral
    assert refused.response.content == "There is nobody you may confer with now."


async def test_who_confers_sees_the_others_hand_as_it_is_now(house: House) -> None:
    _, people, _ = await royale(house)
    table = await say(house, "exchange none")
    assert table.match is not None
    one, other = sorted(people, key=lambda person: seat_of(house, person) == on_turn(table))
    choice = table.match.choice(seat_of(house, other))
    assert isinstance(choice, PickSome)
    table = await say(house, " ".join(("exchange", *choice.candidates[:5])))
    assert table.match is not None
    assert on_turn(table) not in [seat_of(house, person) for person in people], "the declarer leads"
    (line,) = [line for line in hand_of(one).splitlines() if line.startswith(f"{other.name}’s hand")]
    assert cards_in(line) == table.match.view(seat_of(house, other)).hand


async def test_the_line_ends_with_the_deal(house: House) -> None:
    declarer, (one, other), _ = await royale(house)
    await finish_deal(house)
    await one.send_dm(WORD)
    assert mail(one) == ["This private line is closed: the deal is over. Your message was not passed on."]
    told = await other.slash(house.channel, "confer", text=WORD)
    assert answered(told) == mail(one)[-1]
    assert "Confer with" not in hand_of(one)
    await declarer.send_dm(WORD)
    assert not mail(declarer)
    assert not mail(other)
    await next_deal(house, one)
    await one.send_dm(WORD)
    assert mail(one)[-1].startswith("This private line is closed")
    assert not bodies(house, WORD)


async def test_what_did_not_arrive_before_the_deal_was_over_is_not_tried_again(house: House) -> None:
    _, (one, other), _ = await royale(house)
    await other.send_dm("I am here")
    table = house.table
    while goes_on(table, action := somehow(house, table)):
        table = await say(house, action)
    house.env.inject_error("POST", f"/channels/{other.user.dm_channel.id}/messages", status=503, times=1)
    await one.send_dm(WORD)
    holder = table.holders[on_turn(table)]
    assert holder is not None
    assert holder.person is not None
    await house.do(house.bot.services.tables.act(table.id, holder.person.id, action, revision=None, cause=next(CAUSES)))
    await house.wait(5)
    assert mail(one)[-1] == "This private line is closed: the deal is over. Your message was not passed on."
    assert not [text for text in mail(other) if WORD in text]


def goes_on(table: Table, action: str) -> bool:
    """Whether the deal goes on after this action."""
    assert table.match is not None
    return isinstance(table.match.act(on_turn(table), action)[0].turn, Act)


async def test_nobody_else_is_answered_and_nobody_learns_that_others_may(house: House) -> None:
    stranger = house.person("Emil")
    declarer, (one, _), (idle,) = await royale(house, players=4)
    before = len(house.env.http_requests)
    for who in (stranger, declarer, idle):
        await who.send_dm(WORD)
        assert not mail(who)
    assert len(house.env.http_requests) == before
    said = {
        who.name: (await who.slash(house.channel, "confer", text=WORD)).response.content for who in (stranger, idle)
    }
    assert set(said.values()) == {"There is nobody you may confer with now."}
    await one.send(house.channel, WORD)
    assert not bodies(house, WORD)


async def test_before_the_exposure_a_direct_message_has_no_answer(house: House) -> None:
    people = await vira(house, "Anna", "Ben", "Carla")
    for actions in (ROYALE[:1], ROYALE[1:3]):
        await say(house, *actions)
        before = len(house.env.http_requests)
        for one in people:
            await one.send_dm(WORD)
        assert len(house.env.http_requests) == before


async def test_what_is_said_is_nothing_but_text(house: House) -> None:
    _, (one, other), _ = await royale(house)
    said = "@everyone <@1> <@&2> <#3> **a** `b` ||c|| https://discord.gg/abc [d](https://e.f) <:g:1>"
    said += "\n# h\n\n-# i\u202e\n- j"
    await one.send_dm(said)
    (body,) = [
        entry.json
        for entry in house.env.http_requests
        if entry.path == f"/channels/{other.user.dm_channel.id}/messages" and "alone" in str(entry.json.get("content"))
    ]
    head, _, shown = body["content"].partition("\n")
    assert body["allowed_mentions"] == {"parse": []}
    assert head == f"🔒 **{one.name}** says to you alone (Vira):"
    assert shown.startswith(">>> ")
    text = shown.removeprefix(">>> ")
    assert text.replace("\\", "").splitlines() == [said.splitlines()[0], "# h", "-# i", "- j"]
    for sign in "<>*`|[]#@:-":
        assert text.count(sign) == text.count(f"\\{sign}")
    assert "discord.gg" not in text


async def test_only_words_not_too_many_at_once(house: House) -> None:
    _, (one, other), _ = await royale(house)
    await one.send_dm("look", attachments=[_picture(house, one)])
    assert mail(one)[-1] == "I forward only words: no files, pictures, stickers or polls."
    await one.send_dm("\u200b \n\u202e")
    assert mail(one)[-1] == "I forward only words: no files, pictures, stickers or polls."
    await one.send_dm("x" * 501)
    assert mail(one)[-1] == "That is too long: please stay within 500 characters at a time."
    assert not mail(other)
    await one.send_dm("*" * 500)
    assert mail(other)[-1].endswith("\\*" * 500)
    assert len(mail(other)[-1]) <= 2000


async def test_who_speaks_too_often_is_told_once_and_heard_again_later(house: House) -> None:
    _, (one, other), _ = await royale(house)
    for number in range(13):
        await one.send_dm(f"word {number}")
    assert len(mail(other)) == 10
    assert mail(one)[10:] == ["Not so fast: wait half a minute. Your message was not passed on."]
    told = await one.slash(house.channel, "confer", text="by command")
    assert answered(told) == mail(one)[-1]
    await house.wait(31)
    await one.send_dm("calmer")
    assert mail(other)[-1].endswith("calmer")


async def test_a_computer_hears_nothing(house: House) -> None:
    people = await vira(house, "Anna", "Ben", "Carla")
    match = house.table.match
    assert match is not None
    await say(house, *ROYALE)
    _, (one, other), _ = by_part(house, people)
    await surely(other, house.channel, "table leave")
    await house.wait(2)
    assert "Confer with" not in hand_of(one)
    await one.send_dm(WORD)
    (computer,) = {*called(house)} - {"Anna", "Ben", "Carla"}
    assert mail(one) == [f"{computer} is a computer player and cannot hear you. Play on as you think best."]
    await other.send_dm(WORD)
    assert mail(other) == ["You are no longer at this table."]
    assert not bodies(house, WORD)


async def test_a_player_without_direct_messages_reads_it_beside_the_panel(house: House) -> None:
    _, (one, other), _ = await royale(house)
    with closing(sqlite3.connect(house.path)) as connection:
        connection.execute("DELETE FROM panel")  # as if the tokens had expired meanwhile
        connection.commit()
    await house.restart()
    await confirms_the_recipient(house, one, other)
    house.env.inject_error(
        "POST", f"/channels/{other.user.dm_channel.id}/messages", status=403, code=50007, message="no", times=None
    )
    await one.send_dm(WORD)
    unopened = "their direct messages are off, and they have not opened My hand here."
    assert mail(one)[-1] == f"This could not be passed on to {other.name}: {unopened}"
    await other.click(house.channel.history()[-1], label="My hand")
    await one.send_dm(f"again {WORD}")
    assert mail(one)[-1] == f"🔒 Passed on to {other.name}."
    told = private_messages(house, other)[-1]
    assert told.content.endswith(f">>> again {WORD}")
    assert told.ephemeral
    assert not mail(other)


async def test_a_line_outlives_a_restart_and_a_pause(house: House) -> None:
    declarer, (one, other), _ = await royale(house)
    await house.restart()
    await confirms_the_recipient(house, one, other)
    await one.send_dm("after a restart")
    assert mail(other)[-1].endswith("after a restart")
    for who in (declarer, one, other):
        await who.slash(house.channel, "table pause")
    assert house.table.state.value == "paused"
    await confirms_the_recipient(house, other, one)
    await other.send_dm("in a pause")
    assert mail(one)[-1].endswith("in a pause")


async def test_who_may_confer_at_two_tables_says_at_which(house: House) -> None:
    people = await vira(house, "Anna", "Ben", "Carla")
    await say(house, *ROYALE)
    first, here = house.table, house.channel
    _, defenders, _ = by_part(house, people)
    house.channel = house.guild.create_text_channel("second")
    await sit_down(house, people, 3, {})
    await say(house, *ROYALE)
    _, others, _ = by_part(house, people)
    one = next(actor for actor in defenders if actor in others)
    await one.send_dm(WORD)
    assert mail(one)[-1] == "You may confer at several tables: use /confer and name one with the option “table”."
    assert not bodies(house, WORD)
    told = await one.slash(house.channel, "confer", text=WORD, table=first.id)
    partner = next(actor for actor in defenders if actor is not one)
    assert told.response.content == f"🔒 Passed on to {partner.name}."
    assert mail(partner)[-1].endswith(WORD)
    refused = await one.slash(here, "confer", text=WORD, table="nowhere")
    assert refused.response.content == "There is nobody you may confer with now."


async def confirms_the_recipient(house: House, actor: MemberActor, meant: MemberActor) -> None:
    """Somebody writes, is asked, and presses the button; what was written has gone nowhere."""
    await actor.send_dm("Vorlaut")
    assert mail(actor)[-1].startswith(f"Not passed on: this would go to {meant.name} (Vira).")
    await actor.user.click(actor.user.dm_channel.last_message, label=f"Talk to {meant.name}")
    assert mail(actor)[-1] == f"What you write to me now goes to {meant.name}, until the deal is over."
    assert not bodies(house, "Vorlaut")


async def two_lines(house: House) -> tuple[MemberActor, MemberActor, MemberActor, Any]:
    """One who may confer at two tables, with another at each; the channel of the first."""
    people = await vira(house, "Anna", "Ben", "Carla", deals=12)
    await say(house, *ROYALE)
    declarer, defenders, _ = by_part(house, people)
    here = house.channel
    house.channel = house.guild.create_text_channel("second")
    await sit_down(house, people, 3, {"deals": 12})
    await say(house, *(ROYALE if on_turn(house.table) != seat_of(house, declarer) else LATER))
    _, others, _ = by_part(house, people)
    one = next(actor for actor in defenders if actor in others)
    (first,), (second,) = ([actor for actor in at if actor is not one] for at in (defenders, others))
    assert first is not second
    return one, first, second, here


async def test_when_one_of_two_lines_ends_what_is_written_goes_to_the_other_only_when_that_is_meant(
    house: House,
) -> None:
    one, first, second, here = await two_lines(house)
    there, house.channel = house.channel, here
    await finish_deal(house)
    for _ in range(2):  # what was written before the question was read is held back, too
        await one.send_dm(WORD)
        assert mail(one)[-1].startswith(f"Not passed on: this would go to {second.name} (Vira).")
    question = one.user.dm_channel.last_message
    asked = await one.slash(here, "confer", text=WORD)
    assert answered(asked) == mail(one)[-1]
    assert asked.response.ephemeral
    assert not bodies(house, WORD)
    await confirms_the_recipient(house, one, second)
    await one.send_dm(WORD)
    assert mail(second)[-1].endswith(WORD)
    assert not [text for text in mail(first) if WORD in text]
    house.channel = there
    await finish_deal(house)
    pressed = await one.user.click(question, label=f"Talk to {second.name}")
    assert text_of(pressed.response) == "This private line is closed: the deal is over. Your message was not passed on."


async def test_a_button_pressed_while_two_lines_are_open_settles_nothing(house: House) -> None:
    one, first, _, here = await two_lines(house)
    house.channel = here
    await house.restart()
    await finish_deal(house)
    await one.send_dm(WORD)
    question = one.user.dm_channel.last_message
    button = ids(question, "confer")[0]
    await next_deal(house, one)
    await say(house, *(ROYALE if on_turn(house.table) != seat_of(house, one) else LATER))
    pressed = await one.user.click(question, custom_id=button)
    assert text_of(pressed.response).startswith("You may confer at several tables")
    assert not mail(first)


async def test_with_another_partner_than_before_a_player_is_asked_first(house: House) -> None:
    former, defenders, _ = await royale(house)
    for actor in defenders:
        await actor.send_dm("to the first")
    await finish_deal(house)
    await next_deal(house, former)
    await say(house, *ROYALE)
    declarer, (one, other), _ = by_part(house, [*defenders, former])
    assert other is former
    assert declarer in defenders
    await one.send_dm(WORD)
    assert mail(one)[-1].startswith(f"Not passed on: this would go to {former.name} (Vira).")
    assert not bodies(house, WORD)
    await former.send_dm("it is the first line here")
    assert mail(one)[-1].endswith("it is the first line here")
    await confirms_the_recipient(house, one, former)
    await one.send_dm(WORD)
    assert mail(former)[-1].endswith(WORD)


async def test_who_names_the_table_is_not_asked(house: House) -> None:
    _, (one, other), _ = await royale(house)
    await house.restart()
    told = await one.slash(house.channel, "confer", text=WORD, table=house.table.id)
    assert answered(told) == f"🔒 Passed on to {other.name}."
    assert mail(other)[-1].endswith(WORD)


async def test_nothing_of_it_is_kept_or_logged(house: House, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    _, (one, other), _ = await royale(house)
    with caplog.at_level(logging.DEBUG, logger="bot"):
        await one.send_dm(WORD)
        await one.slash(house.channel, "confer", text=WORD)
        await one.send_dm(WORD * 50)
        house.env.inject_error(
            "POST", f"/channels/{other.user.dm_channel.id}/messages", status=400, code=50035, message=WORD, times=1
        )
        await one.send_dm(WORD)
    assert mail(one)[-1] == f"This did not reach {other.name}. Please try again."
    assert WORD not in caplog.text
    await house.restart()
    kept = [path.read_bytes() for path in sorted(tmp_path.glob("stich.db*"))]  # noqa: ASYNC240 - a test may wait
    assert kept
    assert not [data for data in kept if WORD.encode() in data]


async def test_what_is_said_quickly_arrives_in_order(house: House) -> None:
    _, (one, other), _ = await royale(house)
    backend = house.env.backend
    for number in range(5):
        backend.create_message(one.user.dm_channel.id, one.id, f"word {number}")
    await house.wait(2)
    assert [text.rpartition(" ")[2] for text in mail(other)] == [str(number) for number in range(5)]


def _picture(house: House, actor: MemberActor) -> Any:
    (made,) = house.env.backend.store_attachments(actor.user.dm_channel.id, [("hand.png", b"x")])
    return made
