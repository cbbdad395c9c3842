"""Kicking somebody out of a match, and answering what somebody has proposed."""

from typing import Final

from bot.discord.actions.leave_actions import named, propose
from bot.discord.actions.table_actions import seat_of
from bot.discord.context import Context
from bot.discord.custom_id import ButtonId
from bot.discord.pages.table_frame import names_of
from bot.discord.pages.table_pages import BEGUN, called
from bot.discord.pages.widgets import Button, Page, Tone
from bot.tables.model import Person, ProposalKind, Refused, Table, TableState, UserId
from bot.tables.proposals import costs_host, may_kick, undecided, votes_needed, will_finish
from bot.text.i18n import Voice
from bot.text.render import escape
from engine.cards import Seat
from engine.message import Message

ALONE: Final = "alone"
"""The host kicks somebody out."""
RATED: Final = "rated"
"""The same, somebody who is there, of a rated match, by which the host then may only lose."""
VOTE: Final = "vote"
"""The others vote."""


async def kick(context: Context, table: Table, seat: Seat) -> None:
    """Free a seat of the lobby; of a match, ask first whether this person is to be kicked out."""
    name = escape(names_of(table, await context.voice())[seat])
    holder = table.holders[seat]
    if holder is not None and holder.waiting is not None:
        seat_of(context, table)
        await context.tables.remove(table.id, context.person.id, seat, table)
        await context.say("discord-turned-away", name=escape(holder.waiting.name))
        return
    if table.state not in BEGUN:
        await context.tables.remove(table.id, context.person.id, seat, table)
        await context.say("discord-kicked", name=name)
        return
    seat_of(context, table)
    if holder is None or holder.person is None:
        raise Refused(Message("tables-kick-person"))
    if holder.person.id == context.person.id:
        raise Refused(Message("tables-kick-self"))
    alone = _alone(table, context.person.id, seat)
    if alone is None and votes_needed(table, seat) > len(table.people) - 1:
        raise Refused(Message("tables-kick-absent"))
    voice = await context.voice()
    lines = [voice.text("ask-kick", name=name, table=named(table, voice))]
    lines += _follows_kicking(table, context.person.id, seat, name, voice)
    buttons = [Button(voice.text("button-no"), str(ButtonId("stay", table.id)))]
    for how in (RATED, VOTE) if alone == RATED else (alone or VOTE,):
        sure = ButtonId("kick", table.id, revision=table.match_revision, what=f"{holder.person.id}.{how}")
        label = "button-kick-vote" if how == VOTE else "button-kick-alone"
        buttons.append(Button(voice.text(label), str(sure), tone=Tone.FORWARD))
    await context.show(Page(content="\n".join(lines), rows=(tuple(buttons),)))


def _alone(table: Table, user: UserId, seat: Seat) -> str | None:
    """How the user kicks this person out without asking the others; None: the others vote."""
    if not may_kick(table, user, seat):
        return None
    return RATED if costs_host(table, seat) else ALONE


def _follows_kicking(table: Table, user: UserId, seat: Seat, name: str, voice: Voice) -> list[str]:
    """What follows if this user kicks the person at this seat out, a line each."""
    alone, count = _alone(table, user, seat), votes_needed(table, seat)
    holder = table.holders[seat]
    lost = "ask-kick-newcomer" if holder is not None and holder.newcomer else "ask-kick-lost"
    if alone is None:
        return [voice.text("ask-kick-vote", count=count), voice.text(lost)]
    if alone == ALONE:
        return [voice.text("ask-kick-alone"), voice.text(lost)]
    lines = [voice.text("ask-kick-alone"), voice.text("ask-kick-gone"), voice.text("ask-kick-rated", name=name)]
    if partners := [person for person in _partners(table, seat) if person.id != user]:
        lines.append(voice.text("ask-kick-partner", who=called(table, partners, voice)))
    return [*lines, voice.text("ask-kick-or-vote", name=name, count=count)]


def _partners(table: Table, seat: Seat) -> list[Person]:
    """The other persons of this seat's side."""
    assert table.match is not None, "it is played"
    side = next(seats for seats in table.match.game.sides(len(table.holders)) if seat in seats)
    return [person for person in table.people if (own := table.seat_of(person.id)) != seat and own in side]


async def kick_surely(context: Context, table: Table, told: str) -> None:
    """Kick out the person whom the question was about, or let the others vote; if that has changed, ask again."""
    user, _, how = told.partition(".")
    seat = table.seat_of(UserId(int(user))) if user.isdecimal() and len(user) < 20 else None
    if seat is None or table.state not in BEGUN:
        raise Refused(Message("tables-proposal-over"))
    if how != VOTE and how != _alone(table, context.person.id, seat):
        await kick(context, table, seat)
        return
    name = escape(names_of(table, await context.voice())[seat])
    if how != VOTE:
        after = await context.tables.remove(table.id, context.person.id, seat, table)
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
    elif will_finish(after):
        await context.say("discord-finishing")
    else:
        await context.say("discord-agreed", missing=called(after, undecided(after), await context.voice()))
