"""A card is queued on the hand of a player who is not on turn: on the panel or in the direct message, secretly."""

from datetime import timedelta
from typing import Any

import pytest

from bot.tables.model import Delays, Table, UserId
from engine.cards import Card, Seat, card_text, each
from engine.turn import Act
from tests.discord.house import NEVER, NOTHING, House, begun, controls, ids, labels, raw_click, text_of
from tests.discord.players import direct_hand, on_turn, open_answers, panel_by_button

MOMENT = Delays((NOTHING, NOTHING), (timedelta(seconds=2), timedelta(seconds=2)), NEVER)
"""Computers answer at once; what the table gives for people comes after two seconds."""
AWAY = 4
SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


async def in_play(house: House) -> tuple[Any, Any]:
    """A match of two in which a card is to be led: who leads, and the other, who wants to queue cards."""
    people = await begun(house, "Anna", "Ben")
    for person in people:
        await person.slash(house.channel, "settings", queue="on")
    while kernel(house) is None or house.table.match.view(None).led is not None or on_turn(house.table) is None:
        user = on_turn(house.table)
        if user is None:
            await house.wait(2)
            continue
        await act(house, user, open_answers(house.table, user)[0])
    people.sort(key=lambda one: one.id != on_turn(house.table))
    await house.wait(AWAY)
    return people[0], people[1]


def kernel(house: House) -> Any:
    """The play of the cards; None before it."""
    match = house.table.match
    assert match is not None
    return match.game.kernel(match.state)


async def act(house: House, user: int, action: str) -> None:
    """The player answers elsewhere."""
    tables = house.bot.services.tables
    await house.do(tables.act(house.table.id, UserId(user), action, revision=None, cause=len(house.table.match.log)))


def queued(house: House, person: Any) -> Card | None:
    """The card that this player has queued."""
    return house.table.holders[house.table.seat_of(UserId(person.id))].queued


def lead_and_reply(table: Table, seat: Seat) -> tuple[str, Card]:
    """A lead, and a card of this seat that may be played to it; there are others."""
    assert table.match is not None
    assert isinstance(table.match.turn, Act)
    for lead in table.match.choice(table.match.turn.seat).legal:
        after, _ = table.match.act(table.match.turn.seat, lead)
        replies = [option.card for option in after.choice(seat).options if option.open and option.card is not None]
        if after.turn == Act(seat) and len(replies) == len(set(replies)) > 1:
            return lead, replies[0]
    raise AssertionError("no such lead")


def button(message: Any, card: str) -> dict[str, Any]:
    """The button that queues this card, or takes it back."""
    return next(item for item in controls(message) if item.get("custom_id", "").endswith(f".{card}"))


async def test_without_the_setting_a_hand_that_waits_has_no_cards_to_press(house: House) -> None:
    leader, other = await in_play(house)
    panel = await panel_by_button(house, other)
    assert ids(panel, "queue")
    await other.slash(house.channel, "settings", queue="off")
    panel = await panel_by_button(house, other)
    assert not ids(panel, "queue")
    panel = await panel_by_button(house, leader)
    assert not ids(panel, "queue"), "it is their turn"


@pytest.mark.house(delays=MOMENT)
async def test_a_card_queued_on_the_panel_is_played_when_the_turn_comes(house: House) -> None:
    leader, other = await in_play(house)
    seat = house.table.seat_of(UserId(other.id))
    lead, reply = lead_and_reply(house.table, seat)
    panel = await panel_by_button(house, other)
    id = next(id for id in ids(panel, "queue") if id.endswith(f".{card_text(reply)}"))
    await other.click(panel, custom_id=id)
    assert queued(house, other) == reply
    assert button(panel, "none")["label"].endswith("✓")
    assert button(panel, "none")["style"] != 2
    (line,) = [line for line in text_of(panel).splitlines() if "Queued:" in line]
    assert "<t:" not in line, "the time that is left is the other player's"
    await act(house, leader.id, lead)
    assert "The card you queued will be played in a moment" in text_of(panel)
    await house.wait(3)
    assert queued(house, other) is None
    lines = house.table.match.log
    assert (lines[-1].seat, str(lines[-1].action)) == (seat, f"play {card_text(reply)}")


@pytest.mark.house(delays=MOMENT)
async def test_the_direct_message_queues_too_and_a_second_press_takes_the_card_back(house: House) -> None:
    _, other = await in_play(house)
    hand = await direct_hand(house, other)
    first, second = ids(hand, "queue")[:2]
    await other.user.click(hand, custom_id=first)
    assert queued(house, other) is not None
    card = queued(house, other)
    await other.user.click(await direct_hand(house, other), custom_id=second)
    assert queued(house, other) not in (card, None)
    taken_back = button(await direct_hand(house, other), "none")["custom_id"]
    await other.user.click(await direct_hand(house, other), custom_id=taken_back)
    assert queued(house, other) is None


async def test_others_are_sent_nothing_and_see_no_difference(house: House) -> None:
    leader, other = await in_play(house)
    theirs, own = await panel_by_button(house, leader), await panel_by_button(house, other)
    await house.wait(60)
    public = house.channel.history()[-1]
    seen = text_of(public), text_of(theirs), controls(theirs), text_of(leader.user.dm_channel.last_message)
    requests = len(house.env.backend.http_requests)
    await other.click(own, custom_id=ids(own, "queue")[0])
    await house.wait(60)
    public = house.channel.history()[-1]
    assert (text_of(public), text_of(theirs), controls(theirs), text_of(leader.user.dm_channel.last_message)) == seen
    for entry in house.env.backend.http_requests[requests:]:
        assert entry.path.startswith(("/interactions", "/webhooks")) or str(other.user.dm_channel.id) in entry.path
    assert not house.faults


async def test_a_card_that_may_not_be_played_is_told_in_the_hand(house: House) -> None:
    leader, other = await in_play(house)
    seat = house.table.seat_of(UserId(other.id))
    match = house.table.match
    panel = await panel_by_button(house, other)
    for lead in match.choice(match.turn.seat).legal:
        after, _ = match.act(match.turn.seat, lead)
        legal = [option.card for option in after.choice(seat).options if option.open]
        illegal = [card for card in each(after.view(seat).hand) if card not in legal]
        if len(legal) > 1 and illegal:
            break
    else:
        pytest.fail("every card may be played to every lead of this deal")
    await other.click(panel, custom_id=button(panel, card_text(illegal[0]))["custom_id"])
    await act(house, leader.id, lead)
    await house.wait(5)
    assert "Not played: " in text_of(panel)
    assert len(ids(panel, "do")) == len(legal)
    await other.click(panel, custom_id=ids(panel, "do")[0])
    assert "Not played: " not in text_of(panel)


async def test_a_restart_keeps_the_queue_and_the_setting(house: House) -> None:
    _, other = await in_play(house)
    panel = await panel_by_button(house, other)
    await other.click(panel, custom_id=ids(panel, "queue")[0])
    card = queued(house, other)
    await house.restart()
    assert queued(house, other) == card
    await house.wait(5)
    panel = await panel_by_button(house, other)
    assert button(panel, "none")["label"].endswith("✓")
    answer = (await other.slash(house.channel, "settings")).response
    assert "pressing a card queues it" in text_of(answer)


async def test_buttons_of_another_moment_or_forged_ones_queue_nothing(house: House) -> None:
    leader, other = await in_play(house)
    panel = await panel_by_button(house, other)
    id = ids(panel, "queue")[0]
    head, _, what = id.rpartition("=")
    for forged in (
        f"{head}=9.{what.partition('.')[2]}",
        f"{head}=1.XX",
        f"{head}=",
        id.replace(":100000:", ":200000:"),
    ):
        await raw_click(house, other, panel, forged)
        assert queued(house, other) is None
    await raw_click(house, leader, panel, id)
    assert not any(holder.queued for holder in house.table.holders)
    seat = house.table.seat_of(UserId(other.id))
    lead, _ = lead_and_reply(house.table, seat)
    await act(house, leader.id, lead)
    await raw_click(house, other, panel, id)
    assert queued(house, other) is None
    assert "My hand" not in labels(panel)
    assert house.table.match.turn == Act(seat), "the turn had come: nothing is played by a late press"


@pytest.mark.house(delays=MOMENT)
async def test_a_hand_says_which_cards_were_played_for_its_owner_until_they_act_themselves(house: House) -> None:
    people = {person.id: person for person in await in_play(house)}
    while len(house.table.match.choice(house.table.match.turn.seat).legal) > 1:
        await act(house, on_turn(house.table), open_answers(house.table, on_turn(house.table))[0])
    owner = people[on_turn(house.table)]
    answer = house.table.match.choice(house.table.match.turn.seat).legal[0]
    (other,) = (person for id, person in people.items() if id != owner.id)
    theirs = await panel_by_button(house, other)
    panel = await panel_by_button(house, owner)
    assert "Played for you" not in text_of(panel)
    await house.wait(3)
    assert str(house.table.match.log[-1].action) == answer
    card = answer.removeprefix("play ")
    (line,) = [line for line in text_of(panel).replace("\ufe0e", "").splitlines() if line.startswith("Played for you")]
    assert line.endswith(SUITS[card[1]] + card[0].replace("T", "10"))
    assert "Played for you" not in text_of(theirs)
    while on_turn(house.table) != owner.id or len(open_answers(house.table, owner.id)) < 2:
        user = on_turn(house.table)
        if user in (None, owner.id):  # the next deal, or forced again
            await house.wait(3)
        else:
            await act(house, user, open_answers(house.table, user)[0])
    await act(house, owner.id, open_answers(house.table, owner.id)[0])
    await house.wait(1)
    assert "Played for you" not in text_of(panel)
