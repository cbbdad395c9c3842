"""Kicking somebody out of a match, and answering what somebody has proposed."""

from typing import Final

from bot.discord.actions.leave_actions import named, propose
from bot.discord.actions.table_actions import seat_of
from bot.discord.context import Context
from bot.discord.custom_id import ButtonId
from bot.discord.pages.table_frame import names_of
from bot.discord.pages.table_pages import BEGUN, called
from bot.discord.pages.widgets import Button, Page, Tone
from bot.tables.model import ProposalKind, Refused, Table, TableState, UserId
from bot.tables.proposals import may_kick, undecided, votes_needed
from bot.text.render import escape
from engine.cards import Seat
from engine.message import Message

ALONE: Final = "alone"
"""The host kicks somebody out."""
VOTE: Final = "vote"
"""The others vote."""


async def kick(context: Context, table: Table, seat: Seat) -> None:
    """Free a seat of the lobby; of a match, ask first whether this person is to be kicked out."""
    name = escape(names_of(table, await context.voice())[seat])
    if table.state not in BEGUN:
        await context.tables.remove(table.id, context.person.id, seat)
        await context.say("discord-kicked", name=name)
        return
    seat_of(context, table)
    holder = table.holders[seat]
    if holder is not None and holder.waiting is not None:
        await context.tables.remove(table.id, context.person.id, seat)
        await context.say("discord-turned-away", name=escape(holder.waiting.name))
        return
    if holder is None or holder.person is None:
        raise Refused(Message("tables-kick-person"))
    if holder.person.id == context.person.id:
        raise Refused(Message("tables-kick-self"))
    how = ALONE if may_kick(table, context.person.id, seat) else VOTE
    if how == VOTE and votes_needed(table, seat) > len(table.people) - 1:
        raise Refused(Message("tables-kick-absent"))
    voice = await context.voice()
    follows = voice.text(f"ask-kick-{how}", name=name, count=votes_needed(table, seat))
    lines = [voice.text("ask-kick", name=name, table=named(table, voice)), follows, voice.text("ask-kick-lost")]
    sure = ButtonId("kick", table.id, revision=table.match_revision, what=f"{holder.person.id}.{how}")
    buttons = (
        Button(voice.text("button-no"), str(ButtonId("stay", table.id))),
        Button(voice.text(f"button-kick-{how}"), str(sure), tone=Tone.FORWARD),
    )
    await context.show(Page(content="\n".join(lines), rows=(buttons,)))


async def kick_surely(context: Context, table: Table, told: str) -> None:
    """Kick out the person whom the question was about, or let the others vote; if that has changed, ask again."""
    user, _, how = told.partition(".")
    seat = table.seat_of(UserId(int(user))) if user.isdecimal() and len(user) < 20 else None
    if seat is None or table.state not in BEGUN:
        raise Refused(Message("tables-proposal-over"))
    if (how == ALONE) is not may_kick(table, context.person.id, seat):
        await kick(context, table, seat)
        return
    name = escape(names_of(table, await context.voice())[seat])
    if how == ALONE:
        after = await context.tables.remove(table.id, context.person.id, seat)
    else:
        after = await propose(context, table, ProposalKind.KICK, seat)
    out = after.seat_of(UserId(int(user))) is None
    key = "discord-kicked-out" if out else "discord-proposed"
    missing = called(after, undecided(after), await context.voice())
    await context.update(Page(content=await context.text(key, name=name, missing=missing)))


async def answer(context: Context, table: Table, proposal: str, *, agrees: bool) -> None:
    """Agree to the proposal whose button was pressed, or decline it."""
    own = table.proposal is not None and table.proposal.by == context.person.id
    after = context.at(await context.tables.answer(table.id, context.person.id, proposal, agrees=agrees))
    if after.state is TableState.CLOSED:
        await context.say("discord-ended")
    elif not agrees:
        await context.say("discord-withdrawn" if own else "discord-declined")
    elif after.proposal is None:
        await context.say("discord-agreed-last")
    else:
        await context.say("discord-agreed", missing=called(after, undecided(after), await context.voice()))
