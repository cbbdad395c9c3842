"""Every hand follows every step that the table sees: panels within 3 seconds, direct messages within 15.

And none says anything false afterwards: over a restart, when its token expires, when others post below it.
"""

import re
import sqlite3
from datetime import timedelta
from typing import Any

from simcord.actors import MemberActor

from bot.tables.model import UserId
from tests.discord.house import House, begun, controls, labels, private_messages, surely, text_of, untimed
from tests.discord.players import ByDirectMessage, ByPanel, BySlash, direct_hand, on_turn, open_answers, panel_by_button

PANEL = 3
DIRECT = 15
FOUR = ("Anna", "Ben", "Chie", "Dora")


async def at_schieber(house: House, *names: str) -> list[MemberActor]:
    """People at a table of Schieber whose match has begun, drawn and at rest."""
    people = [house.person(name) for name in names]
    await people[0].slash(house.channel, "table new", game="schieber")
    for actor in people[1:]:
        await actor.slash(house.channel, "table join")
    await people[0].slash(house.channel, "table start")
    await house.wait(2)
    return people


async def act(house: House, people: list[MemberActor]) -> MemberActor:
    """The player on turn answers by a command; that player."""
    acting = next(actor for actor in people if actor.id == on_turn(house.table))
    await BySlash(house, acting).act(house.table)
    return acting


def panel_edits(house: House, actor: MemberActor, since: int) -> list[Any]:
    """The requests since this one that have edited a panel of this player."""
    tokens = {one.token for one in house.env.backend.interactions.values() if one.user_id == actor.id}
    requests = house.env.http_requests[since:]
    return [one for one in requests if one.method == "PATCH" and tokens & {*one.path.split("/")}]


def hands(house: House, actor: MemberActor) -> list[int]:
    """The ids of this player's panels in the channel."""
    return [message.id for message in private_messages(house, actor) if message.embeds]


def dated(message: Any) -> int:
    """As of when a direct message shows the hand."""
    (time,) = re.findall(r"<t:(\d+):R>", message.content)
    return int(time)


async def test_the_panels_of_those_who_wait_follow_each_step_within_three_seconds(house: House) -> None:
    people = await at_schieber(house, *FOUR)
    panels = {actor.id: await panel_by_button(house, actor) for actor in people}
    for _ in range(6):
        acting = await act(house, people)
        await house.wait(PANEL)
        for actor in people:
            shown, panels[actor.id] = panels[actor.id], await panel_by_button(house, actor)
            # The command has answered with another panel.
            assert actor is acting or untimed(shown) == untimed(panels[actor.id])


async def test_a_panel_is_edited_at_most_once_in_two_seconds_for_the_steps_of_others(house: House) -> None:
    people = await at_schieber(house, *FOUR)
    while not open_answers(house.table, on_turn(house.table) or 0)[0].startswith("play "):
        await act(house, people)
    turn = next(number for number, actor in enumerate(people) if actor.id == on_turn(house.table))
    waiting = people[turn - 1]
    await panel_by_button(house, waiting)
    await house.wait(5)
    others = [actor for actor in people if actor is not waiting]
    began, before, revision = house.clock.now(), len(house.env.http_requests), house.table.revision
    while on_turn(house.table) != waiting.id:
        await act(house, others)
        await house.wait(0.1)
    edits = panel_edits(house, waiting, before)
    assert house.clock.now() - began < timedelta(seconds=2)
    assert house.table.revision == revision + 3
    assert len(edits) == 2, "the first step, and the turn of the panel's owner"


async def test_the_direct_messages_of_those_who_wait_follow_within_fifteen_seconds_and_say_when(house: House) -> None:
    people = await at_schieber(house, *FOUR)
    for actor in people:
        await direct_hand(house, actor)
    for _ in range(3):
        before = {actor.id: text_of(actor.user.dm_channel.last_message) for actor in people}
        acting = next(actor for actor in people if actor.id == on_turn(house.table))
        await ByDirectMessage(house, acting).act(house.table)
        stepped = int(house.clock.now().timestamp())
        await house.wait(DIRECT)
        for actor in people:
            message = actor.user.dm_channel.last_message
            assert text_of(message) != before[actor.id]
            assert stepped <= dated(message) <= stepped + DIRECT


async def test_an_answer_on_the_direct_message_says_when_too(house: House) -> None:
    (anna,) = await begun(house, "Anna")
    await house.wait(60)
    message = anna.user.dm_channel.last_message
    await anna.user.click(message, label="Pass")
    assert dated(anna.user.dm_channel.last_message) == int(house.clock.now().timestamp())


# ------------------------------------------------------------------------------------------------------------- restarts


async def after_a_step_of_the_night(house: House, people: list[MemberActor]) -> None:
    """The bot is killed when a step is durable and before anything of it is drawn; then another one starts."""
    table = house.table
    user = UserId(on_turn(table) or 0)
    house.bot._change_listeners = ()
    await house.do(house.bot.services.tables.act(table.id, user, open_answers(table, user)[0], revision=None, cause=1))
    await house.restart()


async def test_panels_of_the_process_before_are_redrawn_within_five_seconds_of_a_start(house: House) -> None:
    people = await at_schieber(house, *FOUR)
    panels = {actor.id: await panel_by_button(house, actor) for actor in people}
    before = {actor.id: untimed(panels[actor.id]) for actor in people}
    await after_a_step_of_the_night(house, people)
    await house.wait(5)
    for actor in people:
        shown = untimed(panels[actor.id])
        assert shown != before[actor.id]
        assert shown == untimed(await panel_by_button(house, actor))


async def test_hands_by_direct_message_are_redrawn_at_a_start(house: House) -> None:
    people = await at_schieber(house, *FOUR)
    before = {actor.id: text_of(actor.user.dm_channel.last_message) for actor in people}
    await after_a_step_of_the_night(house, people)
    await house.wait(DIRECT)
    for actor in people:
        (message,) = actor.user.dm_channel.history()
        assert text_of(message) != before[actor.id]


async def test_after_a_restart_the_last_edit_comes_by_the_stored_token(house: House) -> None:
    anna, _ = await patient(house)
    panel = await panel_by_button(house, anna)
    await house.wait(60)
    await house.restart()
    await house.wait(13 * 60)
    assert labels(panel) == ["My hand"]


async def stored_tokens(house: House) -> int:
    """How many tokens the database has."""
    connection = sqlite3.connect(house.path)
    ((count,),) = connection.execute("SELECT count(*) FROM panel").fetchall()
    connection.close()
    return int(count)


async def test_a_token_is_stored_until_it_expires_its_owner_leaves_or_the_table_closes(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    await panel_by_button(house, anna)
    await panel_by_button(house, ben)
    assert await stored_tokens(house) == 2
    await surely(ben, house.channel, "table leave")
    await house.wait(1)
    assert await stored_tokens(house) == 1
    await house.wait(15 * 60)
    assert await stored_tokens(house) == 0
    await panel_by_button(house, anna)
    await surely(anna, house.channel, "table end")
    await house.wait(1)
    assert await stored_tokens(house) == 0


# --------------------------------------------------------------------------------------------------------- dead panels


async def patient(house: House) -> list[MemberActor]:
    """Two people whose turns take longer than a token lives."""
    people = [house.person("Anna"), house.person("Ben")]
    await people[0].slash(house.channel, "table new", pace="async")
    await people[1].slash(house.channel, "table join")
    await people[0].slash(house.channel, "table start")
    await house.wait(2)
    return people


async def test_nothing_on_a_dead_panel_is_false_since_only_my_hand_is_left(house: House) -> None:
    people = await patient(house)
    panels = [await panel_by_button(house, actor) for actor in people]
    await house.wait(13.5 * 60)
    assert [bool(panel.embeds) for panel in panels] == [True, True]
    await house.wait(40)
    for panel in panels:
        assert not panel.embeds
        assert labels(panel) == ["My hand"]
    await house.wait(60 * 60)
    for actor, panel in zip(people, panels, strict=True):
        result = await actor.click(panel, label="My hand")
        assert not result.followups
        assert panel.embeds, "the same message is the panel again"
        assert text_of(panel) == text_of(await panel_by_button(house, actor))


async def test_a_click_gives_a_panel_fifteen_more_minutes(house: House) -> None:
    people = await patient(house)
    actor = people[0]
    panel = await panel_by_button(house, actor)
    await house.wait(10 * 60)
    while on_turn(house.table) != actor.id:
        await act(house, people)
    await ByPanel(house, actor, panel).act(house.table)
    await house.wait(10 * 60)
    assert panel.embeds


# ----------------------------------------------------------------------------------------------------- pushed upwards


async def test_a_hand_that_was_pushed_up_is_posted_anew_once_when_its_turn_comes(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    waiting, acting = (anna, ben) if on_turn(house.table) == ben.id else (ben, anna)
    panel = await panel_by_button(house, waiting)
    await acting.send(house.channel, "hello")
    while on_turn(house.table) == acting.id:
        await act(house, [acting])
    await house.wait(1)
    seen = hands(house, waiting)
    assert panel.id not in seen
    assert len(seen) == 1
    assert seen[0] > house.channel.history()[-1].id
    for _ in range(9):
        await acting.send(house.channel, "hello")
    await house.wait(5)
    assert hands(house, waiting) == seen, "once a turn"


async def test_during_a_turn_a_hand_moves_only_when_several_messages_are_below_it(house: House) -> None:
    (anna,) = await begun(house, "Anna")
    ben = house.person("Ben")
    panel = await panel_by_button(house, anna)
    for _ in range(2):
        await ben.send(house.channel, "hello")
    await house.wait(5)
    assert hands(house, anna) == [panel.id]
    await ben.send(house.channel, "hello")
    await house.wait(5)
    (moved,) = hands(house, anna)
    assert moved > max(panel.id, house.channel.history()[-1].id)


async def test_an_answer_for_now_moves_a_hand_when_its_turn_comes_and_none_after_it_is_gone(house: House) -> None:
    people = await begun(house, "Anna", "Ben")
    panels = {actor.id: await panel_by_button(house, actor) for actor in people}
    waiting = next(actor for actor in people if actor.id != on_turn(house.table))
    (score,) = [(await waiting.click(panels[waiting.id], label="Score")).response]
    while on_turn(house.table) != waiting.id:
        await act(house, people)
    await house.wait(5)
    (moved,) = [id for id in hands(house, waiting) if id != score.id]
    assert moved > score.id, "it is below the score"
    player = ByPanel(house, waiting, next(one for one in private_messages(house, waiting) if one.id == moved))
    await player.act(house.table)
    await house.wait(1)
    assert score.id not in [message.id for message in private_messages(house, waiting)]
    while on_turn(house.table) != waiting.id:
        await act(house, people)
    await house.wait(5)
    assert hands(house, waiting) == [moved], "nothing is below it any more"


async def test_what_is_posted_elsewhere_moves_no_hand(house: House) -> None:
    (anna,) = await begun(house, "Anna")
    panel = await panel_by_button(house, anna)
    other = house.guild.create_text_channel("other")
    for _ in range(9):
        await anna.send(other, "hello")
    await house.wait(5)
    assert hands(house, anna) == [panel.id]


# ------------------------------------------------------------------------------------------------------ under a finger


async def test_the_slot_of_the_card_just_played_holds_no_playable_card_until_the_next_press(house: House) -> None:
    people = await at_schieber(house, *FOUR)
    panels = {actor.id: ByPanel(house, actor, await panel_by_button(house, actor)) for actor in people}
    slots: dict[int, int] = {}
    gaps = 0

    def check(user: int) -> None:
        """While others play the hand has no cards, and perhaps fewer buttons."""
        nonlocal gaps
        if user in slots:
            for slot in buttons(panels[user].look())[slots[user] :][:1]:
                assert slot.get("disabled") or ":do=" not in slot["custom_id"]
                gaps += slot["label"] == "–"

    while house.table.match is not None and (user := on_turn(house.table)) is not None:
        check(user)
        player = panels[user]
        shown = buttons(player.look())
        pressed = house.chance.choice(
            [item for item in shown if not item.get("disabled") and ":do=" in item["custom_id"]]
        )
        await player.actor.click(player.look(), custom_id=pressed["custom_id"])
        slots.pop(user, None)
        if "=play " in pressed["custom_id"]:
            slots[user] = shown.index(pressed)
            check(user)
        await house.wait(3)
        check(user)
    assert gaps > 20


def buttons(message: Any) -> list[dict[str, Any]]:
    """Its buttons, in order."""
    return [item for item in controls(message) if item["type"] == 2]


# ------------------------------------------------------------------------------------------------------ for now alone


async def test_answers_that_have_done_their_work_go_away_when_their_reader_plays(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    player = ByPanel(house, anna, await panel_by_button(house, anna))
    while on_turn(house.table) != anna.id:
        await act(house, [ben])
    legal = open_answers(house.table, anna.id)
    answers = [
        (await anna.click(player.look(), label="Score")).response,
        (await anna.slash(house.channel, "play", action="play 7S" if "play 7S" not in legal else "play AS")).response,
    ]
    others = (await ben.click(house.channel.history()[-1], label="Score")).response
    answers.append((await anna.click(player.look(), label="Details")).response)
    await house.wait(2)
    assert player.look().id > answers[-1].id, "so many answers push up the hand"
    kept = (await anna.click(answers[-1], label="Rules")).response
    await player.act(house.table)
    await house.wait(1)
    stored = house.env.backend.messages[house.channel.id]
    assert not [answer for answer in answers if answer.id in stored]
    assert others.id in stored
    assert kept.id in stored


# ------------------------------------------------------------------------------------- direct messages of slow tables


def direct(actor: MemberActor) -> list[int]:
    """The ids of the direct messages of a player."""
    return [message.id for message in actor.user.dm_channel.history()]


async def at_slow_table(house: House) -> list[MemberActor]:
    """Four people whose turns may take days; their direct messages have grown old."""
    people = [house.person(name) for name in FOUR]
    await people[0].slash(house.channel, "table new", game="schieber", pace="async")
    for actor in people[1:]:
        await actor.slash(house.channel, "table join")
    await people[0].slash(house.channel, "table start")
    while not open_answers(house.table, on_turn(house.table) or 0)[0].startswith("play "):
        await act(house, people)
    await house.wait(50 * 60)
    return people


async def test_an_old_direct_message_is_posted_anew_only_when_its_readers_turn_comes(house: House) -> None:
    people = await at_slow_table(house)
    before = {actor.id: direct(actor) for actor in people}
    acting = await act(house, people)
    await house.wait(DIRECT)
    turn = on_turn(house.table)
    for actor in people:
        if actor.id == turn:
            assert len(direct(actor)) == 1
            assert direct(actor) != before[actor.id]
            assert "Your turn" in text_of(actor.user.dm_channel.last_message)
        else:
            assert direct(actor) == before[actor.id]
    assert "Your turn" not in text_of(acting.user.dm_channel.last_message), "an answered question goes"


async def test_within_a_turn_an_old_direct_message_is_posted_anew_once_and_never_after_a_restart(house: House) -> None:
    people = await at_slow_table(house)
    await act(house, people)
    await house.wait(DIRECT)
    before = {actor.id: direct(actor) for actor in people}
    await house.wait(50 * 60)
    other = next(actor for actor in people if actor.id != on_turn(house.table))
    await other.slash(house.channel, "table pause")
    await house.wait(DIRECT)
    assert {actor.id: direct(actor) for actor in people} == before
    await house.restart()
    await house.wait(DIRECT)
    assert {actor.id: direct(actor) for actor in people} == before
    await act(house, people)
    await house.wait(DIRECT)
    turn = on_turn(house.table)
    assert [actor.id for actor in people if direct(actor) != before[actor.id]] == [turn]


async def test_an_old_direct_message_of_who_waits_is_left_alone(house: House) -> None:
    people = await at_slow_table(house)
    await act(house, people)
    await house.wait(DIRECT)
    waiting = people[[actor.id for actor in people].index(on_turn(house.table) or 0) - 2]
    message = waiting.user.dm_channel.last_message
    before, requests = text_of(message), len(house.env.http_requests)
    await act(house, people)
    await house.wait(DIRECT)
    assert text_of(waiting.user.dm_channel.last_message) == before
    path = f"/channels/{waiting.user.dm_channel.id}/"
    assert not [one for one in house.env.http_requests[requests:] if one.path.startswith(path)]


async def test_a_deleted_direct_message_comes_back_with_the_next_deal_and_not_before(house: House) -> None:
    (anna,) = await begun(house, "Anna")
    house.env.backend.delete_message(anna.user.dm_channel.id, anna.user.dm_channel.last_message.id)
    player = ByPanel(house, anna)
    while on_turn(house.table) is not None:
        await player.act(house.table)
        await house.wait(DIRECT)
        assert not direct(anna)
    await player.go_on(house.table)
    await house.wait(DIRECT)
    assert len(direct(anna)) == 1


async def test_who_wants_no_direct_messages_any_more_keeps_none_of_a_deal_that_is_over(house: House) -> None:
    (anna,) = await begun(house, "Anna")
    assert direct(anna)
    await anna.slash(house.channel, "settings", hand="here")
    player = ByPanel(house, anna)
    while on_turn(house.table) is not None:
        await player.act(house.table)
        await house.wait(1)
    await player.go_on(house.table)
    await house.wait(DIRECT)
    assert not direct(anna)
