"""Taking back one's own last move: the button on the hand, the command, and what everybody sees of it."""

from collections.abc import Sequence
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.discord.pages.table_pages import dealing
from bot.tables.model import UserId
from bot.tables.taking_back import undone
from engine.match import TakeBackLine
from engine.registry import game, game_keys
from tests.discord.house import House, ids, labels, private_messages, raw_click, text_of
from tests.discord.players import ByPanel, direct_hand, on_turn, panel_of

NAMES = ("Anna", "Ben", "Carla", "Dora")


async def begun(house: House, key: str, *names: str, rated: bool = False) -> list[MemberActor]:
    """These people at a table of this game, with computer players in the other seats."""
    people = [house.person(name) for name in names or NAMES[: min(game(key).seats)]]
    await people[0].slash(house.channel, "table new", game=key)
    await house.do(house.bot.services.tables.set_options(house.table.id, UserId(people[0].id), wants_rated=rated))
    for one in people[1:]:
        await one.slash(house.channel, "table join")
    start = (await people[0].slash(house.channel, "table start")).response
    if ids(start, "fill"):
        await people[0].click(start, custom_id=ids(start, "fill")[0])
    await house.wait(2)
    return people


def table_message(house: House) -> Any:
    """The table's message: a mention of a late player may be below it."""
    return next(message for message in reversed(house.channel.history()) if message.embeds)


def able(house: House, actor: MemberActor) -> bool:
    seat = house.table.seat_of(UserId(actor.id))
    assert seat is not None
    return bool(undone(house.table, seat))


async def until_able(house: House, people: Sequence[MemberActor]) -> tuple[MemberActor, ByPanel]:
    """They play until one of them can take back the move just made; who, and their hand."""
    players = {one.id: ByPanel(house, one) for one in people}
    for _ in range(60):
        user = on_turn(house.table)
        if user is None:
            await house.wait(2)
            continue
        await players[user].act(house.table)
        await house.wait(2)
        actor = next(one for one in people if one.id == user)
        if able(house, actor):
            return actor, players[user]
    pytest.fail("nobody can ever take back")


async def take_back(house: House, actor: MemberActor, player: ByPanel) -> Any:
    """Take back by the button; the hand after it."""
    (button,) = ids(player.look(), "takeback")
    await actor.click(player.look(), custom_id=button)
    await house.wait(4)
    return player.look()


@pytest.mark.parametrize("key", game_keys())
async def test_a_press_gives_the_move_back_and_everybody_reads_so(house: House, key: str) -> None:
    people = await begun(house, key)
    actor, player = await until_able(house, people)
    log, effective = house.table.match.log, house.table.match.effective
    hand = await take_back(house, actor, player)
    assert house.table.match.effective == effective[:-1]
    assert isinstance(house.table.match.log[len(log)], TakeBackLine)
    assert on_turn(house.table) == actor.id
    assert f"{actor.name} has taken back their last move." in text_of(house.channel.history()[-1])
    assert not ids(hand, "takeback") or able(house, actor)
    for one in people:
        fresh, direct = await panel_of(house, one), await direct_hand(house, one)
        assert labels(fresh) == labels(direct), "both hands show the present"
    await player.act(house.table)
    await house.wait(4)
    assert "taken back" not in text_of(house.channel.history()[-1]), "the next move is the news"


async def test_a_card_comes_back_into_the_hand_without_a_gap(house: House) -> None:
    people = await begun(house, "schieber")
    while True:
        actor, player = await until_able(house, people)
        if str(house.table.match.log[-1].action).startswith("play "):
            break
    card = str(house.table.match.log[-1].action)
    hand = await take_back(house, actor, player)
    count = house.table.match.view(house.table.seat_of(UserId(actor.id))).hand.bit_count()
    cards = [id for id in ids(hand, "do", disabled=None) if "=play " in id]
    assert len(cards) == count
    assert any(id.endswith(f"do={card}") for id in ids(hand, "do")), "it can be played again"
    assert "–" not in labels(hand)


async def test_the_button_goes_when_the_next_player_has_moved(house: House) -> None:
    people = await begun(house, "klaberjass", "Anna", "Ben")
    actor, player = await until_able(house, people)
    while on_turn(house.table) == actor.id:
        actor, player = await until_able(house, people)
    (old,) = ids(player.look(), "takeback")
    other = next(one for one in people if one is not actor)
    await ByPanel(house, other).act(house.table)
    await house.wait(4)
    lines = len(house.table.match.log)
    assert ids(player.look(), "takeback") != [old]
    await raw_click(house, actor, player.look(), old)
    assert len(house.table.match.log) == lines, "a button of another moment takes nothing back"
    assert text_of(player.look()) == text_of(await panel_of(house, actor)), "it shows the present"


async def test_the_same_by_command_and_a_kind_answer_where_nothing_can_be_taken_back(house: House) -> None:
    people = await begun(house, "klaberjass", "Anna", "Ben")
    said = (await people[0].slash(house.channel, "table take-back")).response
    assert "nothing you can take back" in text_of(said)
    actor, _ = await until_able(house, people)
    effective = house.table.match.effective
    answer = (await actor.slash(house.channel, "table take-back")).response
    assert ids(answer, "do") or ids(answer, "weigh")
    assert house.table.match.effective == effective[:-1]


async def test_a_rated_table_has_no_such_button_and_says_why(house: House) -> None:
    people = await begun(house, "klaberjass", "Anna", "Ben", rated=True)
    assert house.table.rated
    for _ in range(4):
        actor = next(one for one in people if one.id == on_turn(house.table))
        player = ByPanel(house, actor)
        await player.act(house.table)
        await house.wait(2)
        assert not ids(player.look(), "takeback")
        said = (await actor.slash(house.channel, "table take-back")).response
        assert "This match is rated" in text_of(said)
    assert not any(isinstance(line, TakeBackLine) for line in house.table.match.log)


async def test_alone_with_computers_their_answers_are_taken_back_too(house: House) -> None:
    (anna,) = await begun(house, "klaberjass", "Anna")
    player = ByPanel(house, anna)
    seat = house.table.seat_of(UserId(anna.id))
    for _ in range(60):
        actions = undone(house.table, seat)
        if len(actions) > 1 and on_turn(house.table) == anna.id:
            break
        if dealing(house.table):
            await player.go_on(house.table)
        elif on_turn(house.table) == anna.id:
            await player.act(house.table)
        await house.wait(2)
    else:
        pytest.fail("Anna never takes a trick that she has led")
    effective = house.table.match.effective
    await take_back(house, anna, player)
    assert house.table.match.effective == effective[: -len(actions)]
    assert on_turn(house.table) == anna.id


async def test_it_is_announced_to_those_who_have_steps_announced(house: House) -> None:
    people = await begun(house, "klaberjass", "Anna", "Ben")
    for one in people:
        await one.slash(house.channel, "settings", steps="on")
    actor, player = await until_able(house, people)
    await take_back(house, actor, player)
    other = next(one for one in people if one is not actor)
    told = [message.content for message in private_messages(house, other)]
    told += [message.content for message in other.user.dm_channel.history()]
    assert any("has taken back their last move." in (content or "") for content in told)


async def test_after_a_restart_the_move_is_still_taken_back_and_the_button_works(house: House) -> None:
    people = await begun(house, "klaberjass", "Anna", "Ben")
    actor, player = await until_able(house, people)
    (button,) = ids(player.look(), "takeback")
    message = player.look()
    await house.restart()
    effective = house.table.match.effective
    await raw_click(house, actor, message, button)
    assert house.table.match.effective == effective[:-1]
    await house.restart()
    assert house.table.match.effective == effective[:-1]
    assert on_turn(house.table) == actor.id


@pytest.mark.parametrize("by_command", [False, True])
async def test_when_another_person_has_moved_since_the_others_are_asked(house: House, by_command: bool) -> None:
    people = await begun(house, "schieber")
    while True:
        actor, player = await until_able(house, people)
        trick = house.table.match.game.scene(house.table.match.view(None)).trick
        if trick is not None and len(trick.cards) == 1:
            break
    other = next(one for one in people if one.id == on_turn(house.table))
    await ByPanel(house, other).act(house.table)
    await house.wait(4)
    effective = house.table.match.effective
    if by_command:
        said = (await actor.slash(house.channel, "table take-back")).response
    else:
        (button,) = ids(player.look(), "takeback")
        said = (await actor.click(player.look(), custom_id=button)).response
    others = [one for one in people if one is not actor]
    assert "the others decide" in text_of(said)
    assert all(one.name in text_of(said) for one in others)
    assert house.table.match.effective == effective
    await house.wait(4)
    public = house.channel.history()[-1]
    assert f"{actor.name} would like to take back their last move (1 of 4 agree)" in text_of(public)
    for one in others:
        assert labels(house.channel.history()[-1])[-2:] == ["Agree", "Decline"]
        await one.click(house.channel.history()[-1], label="Agree")
        await house.wait(4)
    assert house.table.match.effective == effective[:-2]
    assert on_turn(house.table) == actor.id
    assert f"{actor.name} has taken back their last move." in text_of(house.channel.history()[-1])
    for one in people:
        assert labels(await panel_of(house, one)) == labels(await direct_hand(house, one))
        assert "–" not in labels(await panel_of(house, one)), "the card of the other is back in its place, too"


async def test_who_lets_it_stand_is_named_and_asking_again_and_again_is_limited(house: House) -> None:
    people = await begun(house, "klaberjass", "Anna", "Ben")
    while True:
        actor, _ = await until_able(house, people)
        other = next(one for one in people if one is not actor)
        if on_turn(house.table) == other.id:
            await ByPanel(house, other).act(house.table)
            await house.wait(2)
            if able(house, actor):
                break
    effective = house.table.match.effective
    for _ in range(3):
        await actor.slash(house.channel, "table take-back")
        await house.wait(4)
        await other.click(table_message(house), label="Decline")
        await house.wait(4)
        assert f"{other.name} does not agree, so the move stands." in text_of(table_message(house))
    said = (await actor.slash(house.channel, "table take-back")).response
    assert "You have made many proposals" in text_of(said)
    assert house.table.match.effective == effective
