"""Finished matches: the list of one's own, replays, what is shared of them, and files.

A replay stores nothing: its buttons carry the match, the position and the view. Whoever played a match may look at it,
and on the server where it was played everybody who may see its channel or its private thread. A moment of it is posted
only where all who read it may.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from bot.discord.actions.table_actions import may_post
from bot.discord.context import Context
from bot.discord.custom_id import ButtonId, digest
from bot.discord.guard import unknown_button
from bot.discord.limits import SHARED, SHARED_IN_CHANNEL
from bot.discord.pages.history import history_page
from bot.discord.pages.replay import (
    ALL,
    Spot,
    frame_of_played,
    moment_page,
    number_in,
    opening_button,
    record_buttons,
    replay_rows,
)
from bot.discord.pages.widgets import Attachment, Page
from bot.discord.permissions import sees_no_less, surely_sees
from bot.tables.model import Refused
from bot.tables.played import MatchRef, PlayedMatch
from bot.tables.positions import Positions
from bot.text.i18n import Voice
from bot.text.narration import Account, seat_names
from bot.text.render import escape, plain_names
from engine.cards import Seat
from engine.match import Match
from engine.message import Message
from engine.record import read
from engine.registry import game_keys


async def history(context: Context, game: str | None = None) -> None:
    """Show the newest of the user's finished matches."""
    await context.show(await _history_page(context, 0, game))


async def turn_page(context: Context, what: str) -> None:
    """Show another page of them in place of this one."""
    page, game, *_ = (*what.split("."), "", "")
    try:
        await context.update(await _history_page(context, number_in(page), game if game in game_keys() else None))
    except ValueError:
        await unknown_button(context)


async def _history_page(context: Context, page: int, game: str | None) -> Page:
    user = context.person.id
    found = await context.services.archive.history(user, page, game=game)
    return history_page(found, user, await context.voice(), game=game)


async def named(context: Context, match: str | None) -> None:
    """Open the match that a command names; None: the user's newest.

    Raises:
        Refused: there is none, or the user may not look at it.
    """
    if match is not None:
        await watch(context, [match])
        return
    newest = await context.services.archive.newest(context.person.id, 1)
    if not newest:
        raise Refused(Message("past-empty"))
    await open_at(context, Spot(newest[0].ref))


async def watch(context: Context, values: Sequence[str]) -> None:
    """Open the match that was chosen in a menu; raises as `named`."""
    try:
        ref = MatchRef.parse(" ".join(values[:1]))
    except ValueError:
        raise Refused(Message("archive-unknown")) from None
    await open_at(context, Spot(ref))


async def open_at(context: Context, spot: Spot) -> None:
    """Open a replay at this spot, in a private message of its own; raises as `named`."""
    await context.show(await _page(context, spot))


async def step(context: Context, spot: Spot) -> None:
    """Show this spot in place of the one whose button was pressed; raises as `named`."""
    await context.update(await _page(context, spot))


async def jump(context: Context, spot: Spot, values: Sequence[str]) -> None:
    """Show the position that was chosen; raises as `named`, and `ValueError` where none was."""
    await step(context, spot.at(number_in(" ".join(values[:1]))))


async def see(context: Context, spot: Spot, values: Sequence[str]) -> None:
    """Show the same position as somebody else saw it; raises as `jump`."""
    view = Spot.of(ButtonId("seen", what=f"{' '.join(values[:1])}.1")).view
    await step(context, replace(spot, view=view))


async def _page(context: Context, spot: Spot) -> Page:
    played, positions = await _match(context, spot.ref)
    spot, voice, reader = _within(positions, spot), await context.voice(), played.seat_of(context.person.id)
    page = moment_page(played, positions, spot, voice, reader)
    shares = _played_here(context, played)
    return replace(page, rows=replay_rows(played, positions, spot, voice, reader=reader, shares=shares))


async def share(context: Context, spot: Spot) -> None:
    """Post this moment for all in the channel, with a button that opens the replay there.

    Raises:
        Refused: the match was not played on this server, somebody here may not see where it was, or the user or the
            channel had too many of these lately.
    """
    played, positions = await _match(context, spot.ref)
    if not _played_here(context, played):
        raise Refused(Message("moment-not-here"))
    if not sees_no_less(context.interaction.channel, played.place.channel):
        raise Refused(Message("moment-hidden"))
    if not await may_post(context):
        return
    channel = context.place.channel
    context.services.limits.count((SHARED, context.person.id), (SHARED_IN_CHANNEL, channel))
    voice = await context.services.locale_resolver.public(context.place)
    spot = _within(positions, spot)
    page = moment_page(played, positions, spot, voice, None)
    content = voice.text("moment-shared", player=escape(context.person.name), where=page.content)
    page = replace(page, content=content, rows=((opening_button(spot, voice),),))
    await context.services.delivery.send(channel, page, nonce=digest("share", context.cause), silent=True)
    await context.say("moment-is-shared")


async def export(context: Context, spot: Spot, kind: str) -> None:
    """Hand out the match as a file: its record, or (`text`) told in words; raises as `named`."""
    played, _ = await _match(context, spot.ref)
    record, voice = await context.services.archive.record(spot.ref.table, spot.ref.number), await context.voice()
    name = f"{played.game}-{spot.ref}"
    if kind == "text":
        told = await asyncio.to_thread(_told, played, record, replace(voice, spoken=False, emoji=None))
        await context.show(Page(content=voice.text("moment-text"), attachment=Attachment(f"{name}.txt", told.encode())))
        return
    file = Attachment(f"{name}.stich", record.encode())
    await context.show(Page(content=voice.text("discord-record"), rows=(record_buttons(spot, voice),), attachment=file))


def _told(played: PlayedMatch, record: str, voice: Voice) -> str:
    """Who sat where, then the match as `stich replay` tells this record, with the players' names."""
    names = plain_names(frame_of_played(played).seated, voice)
    account, seats = Account(voice, None, whole=True, players=names), seat_names(voice)
    lines = [voice.text("picture-says", label=seats(Seat(seat)), what=name) for seat, name in enumerate(names)]
    lines.append("")
    before: Match | None = None
    for number, now in enumerate(read(record.encode()), start=1):
        lines += account.tell(number, before, now)
        before = now if isinstance(now, Match) else before
    return "\n".join((*lines, account.end(before) if before is not None else "", ""))


async def _match(context: Context, ref: MatchRef) -> tuple[PlayedMatch, Positions]:
    """The match, for a user who may look at it.

    Raises:
        Refused: there is none, it is not over, it cannot be read any more, or the user may not look at it.
    """
    played = await context.services.archive.match(ref)
    if not may_look(context, played):
        raise Refused(Message("archive-elsewhere"))
    return played, await context.services.archive.positions(ref)


def may_look(context: Context, played: PlayedMatch) -> bool:
    """Whether the user may look at this match here: it is their own, or of a channel of this server that they see.

    Who asks in that channel sees it: so do members of a private thread whom Discord does not name to the bot.
    """
    if played.seat_of(context.person.id) is not None:
        return True
    if not _played_here(context, played):
        return False
    return played.place.includes(context.place.channel) or surely_sees(context.interaction.user, played.place.channel)


def _played_here(context: Context, played: PlayedMatch) -> bool:
    """Whether the match was played on this server."""
    return played.place.guild is not None and played.place.guild == context.place.guild


def _within(positions: Positions, spot: Spot) -> Spot:
    """The spot, at a position and a seat that the match has."""
    seats = positions.last.header.seats
    view = spot.view if spot.seat is None or spot.seat < seats else ALL
    return Spot(spot.ref, positions.within(spot.position), view)
