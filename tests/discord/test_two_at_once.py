"""Two people press in the same instant, over a real connection: one wins, the other reads why, and no press fails."""

import asyncio
from collections.abc import Sequence
from itertools import count
from typing import Any

import pytest

from bot.tables.model import ProposalKind, Table, TableState, UserId
from bot.tables.taking_back import undone
from engine.cards import Seat
from engine.match import ActLine, DealLine, TakeBackLine
from engine.message import Message
from engine.turn import Act, DealDue
from tests.discord.connection import Connected, buttons, first_channel
from tests.discord.house import WORDS

LANGUAGE = {"Anna": "en", "Ben": "en", "Chie": "ja", "Daniel": "de"}
CAUSES = count(1)
OVERLAP = 0.1
"""Seconds that saving takes, so that the second press arrives during the first."""


def said(person: str, key: str) -> str:
    """The text of this key as this person reads it."""
    return WORDS.say(LANGUAGE[person], Message(key))


async def opened(connected: Connected, game: str, *others: str) -> Any:
    """Anna's table of this game, which is not rated, with these others at it; its message, once it shows them."""
    box, channel, tables = connected.box, first_channel(connected.box), connected.bot.services.tables
    await box.slash("Anna", channel, "table new", {"game": game})
    await tables.set_options(connected.table.id, connected.table.host, wants_rated=False)
    for other in others:
        await box.slash(other, channel, "table join")
    return await shown(connected, "start")


async def shown(connected: Connected, verb: str) -> Any:
    """The table's message, once it has a button with this verb."""
    box = connected.box

    def messages() -> list[Any]:
        seen = box.visible_messages("Chie", first_channel(box))
        return [message for message in seen if f":{connected.table.id}:" in str(message) and buttons(message, verb)]

    await box.until(lambda: bool(messages()))
    return messages()[-1]


async def hand(connected: Connected, person: str, verb: str) -> Any:
    """The person's private hand, once it has a button with this verb."""
    box, channel = connected.box, first_channel(connected.box)
    await box.slash(person, channel, "hand")

    def hands() -> list[Any]:
        private = [it for it in box.visible_messages(person, channel) if it.get("flags", 0) & 64]
        return [message for message in private if buttons(message, verb)]

    await box.until(lambda: bool(hands()))
    return hands()[-1]


async def pressed(connected: Connected, *presses: tuple[str, Any, str]) -> list[str]:
    """All these presses (person, message, verb) at once; what each person reads as the answer."""
    box = connected.box
    connected.store.delay = OVERLAP
    replies = await asyncio.gather(
        *(box.click(person, message["id"], buttons(message, verb)[0]) for person, message, verb in presses)
    )
    connected.store.delay = 0.0
    assert [reply.state for reply in replies] == ["done"] * len(presses), "no press fails"
    texts = [str([message["content"] for message in reply.messages]) for reply in replies]
    for (person, _, _), text in zip(presses, texts, strict=True):
        assert said(person, "discord-failed") not in text
    return texts


def told(texts: Sequence[str], people: Sequence[str], key: str) -> list[str]:
    """Which of these people read the text of this key."""
    return [person for person, text in zip(people, texts, strict=True) if said(person, key) in text]


def reads(connected: Connected, person: str, key: str) -> bool:
    """Whether this person sees the text of this key."""
    messages = connected.box.visible_messages(person, first_channel(connected.box))
    return any(said(person, key) in message["content"] for message in messages)


async def test_of_two_who_join_for_the_last_seat_one_has_it_and_the_other_reads_that_it_is_taken(
    connected: Connected,
) -> None:
    lobby = await opened(connected, "klaberjass")
    texts = await pressed(connected, ("Daniel", lobby, "join"), ("Chie", lobby, "join"))
    (loser,) = told(texts, ("Daniel", "Chie"), "tables-full")
    assert {person.name for person in connected.table.people} == {"Anna", *({"Daniel", "Chie"} - {loser})}


async def test_of_two_who_press_start_one_starts_the_match_and_there_is_one_match(connected: Connected) -> None:
    lobby = await opened(connected, "klaberjass", "Ben")
    texts = await pressed(connected, ("Anna", lobby, "start"), ("Ben", lobby, "start"))
    assert len(told(texts, ("Anna", "Ben"), "tables-not-in-lobby")) == 1
    assert (connected.table.state, connected.table.match_number) == (TableState.PLAYING, 1)


async def test_a_double_click_on_start_starts_one_match(connected: Connected) -> None:
    lobby = await opened(connected, "klaberjass", "Ben")
    await pressed(connected, ("Anna", lobby, "start"), ("Anna", lobby, "start"))
    assert (connected.table.state, connected.table.match_number) == (TableState.PLAYING, 1)


@pytest.mark.parametrize("decliner", ["Anna", "Ben"])
async def test_of_agree_and_decline_one_decides_and_the_other_reads_that_it_is_decided(
    connected: Connected, decliner: str
) -> None:
    """Anna, who has proposed it, withdraws it; or Ben presses both, on two devices."""
    await opened(connected, "klaberjass", "Ben")
    tables, table = connected.bot.services.tables, connected.table
    await tables.begin(table.id, table.host, next(CAUSES))
    await tables.propose(table.id, table.host, ProposalKind.END, next(CAUSES))
    asked = await shown(connected, "agree")
    texts = await pressed(connected, ("Ben", asked, "agree"), (decliner, asked, "decline"))
    open_tables = tables.ids()
    late = told(texts, ("Ben", decliner), "tables-proposal-over" if open_tables else "tables-unknown")
    assert len(late) == 1
    assert not open_tables or connected.table.proposal is None


async def moved(connected: Connected) -> tuple[str, str]:
    """Klaberjass is played until a move may be taken back that the other could follow at once; who moved, who is next.

    The moves are of the bot's service: what is looked at is the instant after them.
    """
    tables = connected.bot.services.tables
    names = {
        seat: holder.person.name for seat, holder in enumerate(connected.table.holders) if holder and holder.person
    }
    while True:
        table = connected.table
        match = table.match
        assert match is not None
        if isinstance(match.turn, DealDue):
            await tables.next_deal(table.id, table.host, next(CAUSES))
            continue
        assert isinstance(match.turn, Act)
        mover = match.turn.seat
        await tables.act(
            table.id, user_at(table, mover), match.choice(mover).legal[0], revision=None, cause=next(CAUSES)
        )
        after = connected.table
        if after.match is not None and after.match.turn == Act(Seat(1 - mover)) and undone(after, mover):
            return names[mover], names[1 - mover]


def user_at(table: Table, seat: Seat) -> UserId:
    """The person at this seat."""
    holder = table.holders[seat]
    assert holder is not None
    assert holder.person is not None
    return holder.person.id


@pytest.mark.parametrize("first", ["takeback", "do"])
async def test_of_taking_back_and_the_next_card_one_counts_and_the_other_reads_that_the_table_has_moved_on(
    connected: Connected, first: str
) -> None:
    await opened(connected, "klaberjass", "Ben")
    await connected.bot.services.tables.begin(connected.table.id, connected.table.host, next(CAUSES))
    mover, other = await moved(connected)
    hands = await hand(connected, mover, "takeback"), await hand(connected, other, "do")
    before = connected.table.match
    assert before is not None
    presses = [(mover, hands[0], "takeback"), (other, hands[1], "do")]
    if first == "do":
        presses.reverse()
    await pressed(connected, *presses)
    after = connected.table.match
    assert after is not None
    new = [line for line in after.log[len(before.log) :] if not isinstance(line, DealLine)]
    assert len(new) == 1, "one of them counts"
    assert isinstance(new[0], (ActLine, TakeBackLine))
    late = mover if isinstance(new[0], ActLine) else other
    await connected.box.until(lambda: reads(connected, late, "tables-stale"))
    assert not reads(connected, other if late == mover else mover, "tables-stale")


async def test_a_double_click_on_take_back_takes_one_move_back_and_needs_no_words(connected: Connected) -> None:
    await opened(connected, "klaberjass", "Ben")
    await connected.bot.services.tables.begin(connected.table.id, connected.table.host, next(CAUSES))
    mover, _ = await moved(connected)
    own = await hand(connected, mover, "takeback")
    await pressed(connected, (mover, own, "takeback"), (mover, own, "takeback"))
    match = connected.table.match
    assert match is not None
    assert isinstance(match.log[-1], TakeBackLine)
    assert not isinstance(match.log[-2], TakeBackLine)
    await hand(connected, mover, "do")
    assert not reads(connected, mover, "tables-stale")


async def test_who_loses_the_seat_while_a_card_is_queued_for_them_reads_that_it_is_gone(connected: Connected) -> None:
    """Their press has begun, and waits for the change that takes the seat away."""
    await opened(connected, "klaberjass", "Ben")
    tables, table, box = connected.bot.services.tables, connected.table, connected.box
    for person in ("Anna", "Ben"):
        await box.slash(person, first_channel(box), "settings", {"queue": "on"})
    await tables.begin(table.id, table.host, next(CAUSES))
    while (match := connected.table.match) is None or match.game.kernel(match.state) is None:
        assert match is not None
        assert isinstance(match.turn, Act)
        user = connected.table.people[match.turn.seat].id
        await tables.act(table.id, user, match.choice(match.turn.seat).legal[0], revision=None, cause=next(CAUSES))
    waiting = connected.table.people[1 - match.turn.seat]
    shown = await hand(connected, waiting.name, "queue")
    async with tables._writer.hold(table.id):
        leaving = asyncio.create_task(tables.leave(table.id, waiting.id))
        await asyncio.sleep(0.05)
        pressing = asyncio.create_task(box.click(waiting.name, shown["id"], buttons(shown, "queue")[0]))
        await box.until(lambda: connected.bot.guard.running == 1)
        await asyncio.sleep(0.05)
    assert (await leaving).seat_of(waiting.id) is None
    reply = await pressing
    text = str([message["content"] for message in reply.messages])
    assert any(said(waiting.name, key) in text for key in ("tables-not-seated", "discord-not-your-seat")), text
