"""What players do about invitations: a player at a lobby invites people, and they accept."""

from collections.abc import Sequence

import discord

from bot.discord.context import Context, Kind
from bot.discord.custom_id import id_in
from bot.discord.delivery import member_who_sees
from bot.discord.limits import INVITED, INVITES
from bot.discord.pages.invitation import Standing, guests_page, standing, untell_button
from bot.discord.pages.widgets import CONTENT, Page
from bot.discord.permissions import sees
from bot.tables.lobby import may_invite
from bot.tables.model import Person, Refused, Table, TableId, UserId
from bot.text.render import clip, escape
from engine.message import Message


async def ask_whom(context: Context, table: Table) -> None:
    """Ask whom to invite, by a menu of people.

    Raises:
        Refused: the user may not invite anybody now, or not from here.
    """
    _may_invite(context, table)
    shown = await context.show_and_keep(guests_page(table, await context.voice()))
    context.services.cleanup.keep(table, shown)


async def invite(context: Context, table: Table, guests: Sequence[discord.User | discord.Member]) -> None:
    """Invite these people, and tell of each whether and how the invitation went.

    Raises:
        Refused: the user may not invite anybody now, or not from here.
    """
    _may_invite(context, table)
    told: dict[str, list[str]] = {}
    refused: dict[str, Message] = {}
    for guest in guests:
        try:
            key = await _invited(context, table, guest)
        except Refused as refusal:
            key = refusal.message.key
            refused[key] = refusal.message
        told.setdefault(key, []).append(escape(guest.display_name))
    voice = await context.voice()
    lines = []
    for key, names in told.items():
        if key in refused and not key.startswith("invite-"):
            lines.append(f"{voice.several(names)}: {voice.say(refused[key])}")
        else:
            lines.append(voice.text(key, names=voice.several(names), count=len(names)))
    page = Page(content=clip("\n".join(lines), CONTENT))
    if context.kind is Kind.COMMAND:
        await context.show(page, for_now=True)
    else:
        context.services.cleanup.keep(table, await context.update(page))


def _may_invite(context: Context, table: Table) -> None:
    """Raises `Refused` where the user may not invite anybody, or not from here: only from the server of the table.

    Elsewhere Discord lists other people, and does not say what they see on that server.
    """
    may_invite(table, context.person.id)
    if context.place.guild != table.place.guild:
        raise Refused(Message("invite-elsewhere"))


async def _invited(context: Context, table: Table, guest: discord.User | discord.Member) -> str:
    """Invite one person; the key of the text that tells how it went.

    Raises:
        Refused: they are not invited, and why.
    """
    user = UserId(guest.id)
    if guest.bot:
        raise Refused(Message("invite-bot"))
    if table.seat_of(user) is not None:
        raise Refused(Message("invite-seated"))
    if not sees(guest, table.place.channel):
        raise Refused(Message("invite-hidden"))
    # Of an exclusion nobody else learns.
    excluded = context.services.administration.excludes(table.place.guild, user)
    if excluded or not (await context.services.settings.member(user)).invitations:
        raise Refused(Message("invite-unwanted"))
    if await context.services.invitations.has(table.id, user):
        raise Refused(Message("invite-again"))
    context.services.limits.count((INVITES, int(context.person.id)), (INVITED, int(user)))
    sent = await context.services.invitations.invite(table, user, context.person)
    return f"invite-{sent.value}"


async def accept(context: Context, id: TableId) -> None:
    """Take a free seat at the table of an invitation, and show on it what it is worth now.

    Raises:
        Refused: it is no invitation of the user, or they may not sit down.
    """
    user, clicked, invitations = context.person.id, context.interaction.message, context.services.invitations
    ref = await invitations.of_message(id, user, clicked.id) if clicked is not None else None
    if ref is None:
        raise Refused(Message("invitation-over"))
    if await context.tables.left_out(id):
        raise Refused(Message("discord-table-unreadable"))
    table, refused = context.tables.get(id), None
    if table is not None and standing(table, user) is Standing.FREE:
        try:
            guest = await _guest(context, context.at(table))
            await context.services.departures.before_last_seat(table, user)
            await context.tables.join(id, guest)
        except Refused as refusal:
            refused = refusal
    await invitations.answer(context, ref)
    if refused is not None and standing(context.tables.get(id), user) is Standing.FREE:
        raise refused


async def _guest(context: Context, table: Table) -> Person:
    """The user with the name that they have on the table's server, where they still see its channel.

    Raises:
        Refused: they do not.
    """
    user, place = context.person.id, table.place
    assert place.guild is not None, "nobody is invited to a table in direct messages"
    member = await member_who_sees(context.interaction.client, context.services.clock, place.guild, place.channel, user)
    if member is None:
        raise Refused(Message("invitation-hidden"))
    return Person(user, member.display_name)


async def tell_me(context: Context, *, wanted: bool) -> None:
    """Tell the user of tables that open in this channel from now on, or not any more.

    Raises:
        Refused: there is no such channel, or they are told of as many as one person can.
    """
    openings, user, voice = context.services.openings, context.person.id, await context.voice()
    if not wanted:
        await untell(context, str(openings.home(context.place)))
        return
    channel = await openings.wish(user, context.place)
    text = voice.text("openings-on", channel=f"<#{channel}>")
    await context.show(Page(content=text, rows=((untell_button(channel, voice),),)))


async def untell(context: Context, channel: str) -> None:
    """Tell the user of no more tables of this channel; one that is no number is none of whose tables they are told."""
    number = id_in(channel) or 0
    await context.services.openings.drop_wish(context.person.id, number)
    await context.say("openings-off", channel=f"<#{number}>")
