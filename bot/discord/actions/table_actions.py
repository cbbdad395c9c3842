"""What a player does at a table, by click or by command: the table service does it, then the player is answered."""

from contextlib import ExitStack

import discord

from bot.discord.actions import newcomer_actions, server_defaults, too_late
from bot.discord.actions.score_actions import pictures_offered
from bot.discord.context import Context
from bot.discord.custom_id import ButtonId
from bot.discord.delivery import Trouble, Undelivered
from bot.discord.limits import OPENED, OPENED_IN_CHANNEL, OPENED_IN_SERVER, SHOWN, SHOWN_IN_CHANNEL, TABLES_IN_CHANNEL
from bot.discord.pages.details import details_page
from bot.discord.pages.rules import rule_buttons
from bot.discord.pages.table_frame import frame_of, names_of
from bot.discord.pages.table_pages import link_to
from bot.discord.pages.widgets import (
    Button,
    Page,
    Tone,
)
from bot.discord.permissions import missing, missing_for_threads
from bot.discord.table_choice import own_match_here
from bot.tables.lobby import may_be_fewer
from bot.tables.model import Pace, Refused, Stale, Table, TableState
from bot.tables.newcomers import awaited
from bot.tables.settings_store import DEFAULT_THREADS, GuildRules, Threads
from bot.text.render import escape, reasons_why, why
from bot.text.typed_answers import rules_meant
from engine.cards import Seat
from engine.match import Match
from engine.message import Message, message


async def open_table(
    context: Context,
    *,
    game: str | None,
    preset: str | None = None,
    pace: Pace | None = None,
    seats: int | None = None,
    computer: bool = False,
    threads: Threads | None = None,
) -> None:
    """Open a table here; against the computer it begins at once. What is None is as the server has set."""
    if not (await may_post(context) and await server_defaults.may_open(context)):
        return
    _count_opening(context)
    # This stores the user's locale before the table is drawn: in direct messages it is drawn in that language.
    voice = await context.voice()
    wants_thread, notice = await _thread_wanted(context, threads)
    game = game or await server_defaults.game_here(context)
    if preset is not None:
        usual = GuildRules(rules_meant(game, preset, voice.localiser), (), seats)
    else:
        usual = await server_defaults.rules_here(context, game, seats)
    with ExitStack() as answering:
        with context.services.table_messages.holding(context.place.channel):
            table = await context.tables.open(
                place=context.place,
                host=context.person,
                game=game,
                preset=usual.preset,
                options=dict(usual.options),
                pace=pace or await server_defaults.pace_here(context),
                seats=usual.seats,
                wants_thread=wants_thread,
                wants_rated=await server_defaults.rated_here(context),
                cause=context.cause,
            )
            if computer:
                answering.enter_context(context.hands.answering(table.id, context.person.id))
                table = await context.tables.begin(table.id, context.person.id, context.cause, fill=True)
        if computer:
            await context.services.table_messages.posted(table.id)
        opened = "discord-opened" if table.place.guild is not None else "discord-opened-alone"
        lines = ["" if computer else notice, "" if computer else voice.text(opened)]
        await context.hands.open(context, context.at(table), notice="\n".join(line for line in lines if line))
        if computer and notice:  # the hand is redrawn at once and would lose it
            await context.show(Page(content=notice), for_now=True)


def _count_opening(context: Context) -> None:
    """Refuse a table by which one person, or a crowd, would delay what others read."""
    user, place = context.person.id, context.place
    here = [table for table in context.tables.of_user(user) if table.place.includes(place.channel)]
    if len(here) >= TABLES_IN_CHANNEL:
        raise Refused(message("limit-tables-in-channel", count=len(here)))
    counted = [(OPENED, int(user)), (OPENED_IN_CHANNEL, place.channel)]
    if place.guild is not None:
        counted.append((OPENED_IN_SERVER, place.guild))
    context.services.limits.count(*counted)


async def play_now(context: Context, game: str) -> None:
    """Begin a match against the computer at once; or show the hand of the one that is being played here."""
    present = own_match_here(context)
    if present is not None:
        await context.hands.open(context, context.at(present), notice=await context.text("discord-playing-already"))
        return
    await open_table(context, game=game, computer=True)


async def join(context: Context, table: Table, seat: Seat | None = None) -> None:
    """Take this seat or the first free one, or that left in this match, and show the hand; with a seat only show it.

    Who is to have a computer's seat from the next deal is told so.
    """
    comes_back = table.left_by(context.person.id) is not None
    with ExitStack() as answering:
        if table.starts_full:  # the match may begin by it, and the hand is the answer
            answering.enter_context(context.hands.answering(table.id, context.person.id))
        if table.seat_of(context.person.id) is None:
            await context.services.departures.before_last_seat(table, context.person.id)
            table = await context.tables.join(table.id, context.person, seat)
        if awaited(table, context.person.id) is not None:
            await newcomer_actions.tell(context, context.at(table))
            return
        notice = "" if comes_back else await context.text("discord-joined")
        await context.hands.open(context, context.at(table), notice=notice)
    if comes_back:  # the hand is redrawn at once and would lose it
        await context.say("discord-seat-back")


async def add_computer(context: Context, table: Table, player: str | None = None, seat: Seat | None = None) -> None:
    """Give this seat, or the first free one, to a computer player."""
    if await with_computer(context, table, player, seat) is not None:
        await context.say("discord-computer-added")


async def add_computer_by_click(context: Context, table: Table) -> None:
    """The same, answered on the lobby's message itself."""
    if (lobby := await with_computer(context, table)) is not None:
        await context.services.table_messages.answer(context, lobby)


async def with_computer(
    context: Context, table: Table, player: str | None = None, seat: Seat | None = None
) -> Table | None:
    """Give this seat, or the first free one, to a computer player, by default one of the table's level. If the match
    begins by it, answer with the hand.

    Returns:
        The lobby that is still to be shown; None where the match has begun.
    """
    with context.hands.answering(table.id, context.person.id):
        await context.services.departures.before_last_seat(table, context.person.id)
        after = await context.tables.add_computer(table.id, context.person.id, player, seat)
        if after.state is TableState.LOBBY:
            return after
        await show_hand(context, after, on_hand=False)
        return None


async def begin(context: Context, table: Table, *, fill: bool = False, fewer: int | None = None) -> None:
    """Start the match and show the player's hand; with free seats, ask first.

    `fill`: computer players take them. `fewer`: so many play without them; if others sit there by now, ask again.
    """
    seated = table.seat_of(context.person.id) is not None
    if seated:
        await context.services.departures.free_seats(table, but=context.person.id)
        table = context.at(context.tables.get(table.id) or table)
    asks = table.state is TableState.LOBBY and seated and not fill and fewer != table.taken
    if asks and fewer is not None and None not in table.holders:
        raise Refused(Message("tables-seats-changed"))
    if asks and None in table.holders:
        buttons = [Button(await context.text("button-fill"), str(ButtonId("fill", table.id)), tone=Tone.FORWARD)]
        if table.host == context.person.id and may_be_fewer(table):
            text = await context.text("button-fewer", count=table.taken)
            buttons.append(Button(text, str(ButtonId("fewer", table.id, what=str(table.taken)))))
        await context.show(Page(content=await context.text("discord-fill"), rows=(tuple(buttons),)))
        return
    # The answer is the hand: it is not to be posted anew meanwhile below the lobby.
    with context.hands.answering(table.id, context.person.id):
        without, user = fewer is not None, context.person.id
        table = await context.tables.begin(table.id, user, context.cause, fill=fill, fewer=without, seen=table)
        await show_hand(context, table, on_hand=fill or without)


async def hand_over(context: Context, table: Table, seat: Seat) -> None:
    """Make another person the host."""
    names = names_of(table, await context.voice())
    await context.tables.hand_over(table.id, context.person.id, seat, table)
    await context.say("discord-host", host=escape(names[seat]))


async def show(context: Context, table: Table) -> None:
    """Post the table's message anew at the end of its channel or thread."""
    context.services.limits.count((SHOWN, context.person.id), (SHOWN_IN_CHANNEL, table.place.shown))
    await context.defer()
    try:
        message = await context.services.table_messages.post_anew(table)
    except Undelivered as error:
        forbidden = error.trouble is Trouble.FORBIDDEN
        await context.say("discord-channel-closed" if forbidden else "discord-failed")
        return
    await context.say("discord-shown", link=link_to(context.tables.get(table.id) or table, message))


async def hand(context: Context, table: Table, *, on_hand: bool = False) -> None:
    """Show the player's hand as it is now: on the message that was clicked (`on_hand`), else as a new panel."""
    seat_of(context, table)
    # There *My hand* is what is left of a panel, or the way back from one, and makes the message a hand again.
    if not on_hand and not await context.hands.is_hand(context, table):
        await context.hands.open(context, context.at(table))
        return
    with context.hands.answering(table.id, context.person.id):
        await context.hands.update(context, context.at(table))


async def play(context: Context, table: Table, action: str, revision: int) -> None:
    """Give the answer that was clicked. One of another moment of the match (`revision`) only shows the present hand."""
    with context.hands.answering(table.id, context.person.id):
        slot = context.hands.slot_of(table.id, context.person.id, action)
        try:
            change = await context.tables.act(
                table.id, context.person.id, action, revision=revision, cause=context.cause
            )
        except Stale as stale:
            await too_late.show_present_hand(context, stale, card=True)
            return
        context.hands.leave_gap(change.table, context.person.id, slot)
        await context.hands.update(context, context.at(change.table))


async def why_not(context: Context, table: Table) -> None:
    """Say why answers are greyed out, with buttons to the rules that forbid them."""
    seat, match = seat_in_match(context, table)
    choice, frame, voice = match.choice(seat), frame_of(table), await context.voice()
    rules = rule_buttons(table.game, reasons_why(choice, frame, voice.plain), voice.plain)
    await context.show(Page(why(choice, frame, voice), rows=rules), for_now=True)


async def show_details(context: Context, table: Table) -> None:
    """Show what has no room in the player's hand, until they move: it is not redrawn."""
    seat, _ = seat_in_match(context, table)
    public = await context.services.locale_resolver.public(table.place, table)
    page = details_page(table, seat, await context.voice(), public, pictures=await pictures_offered(context))
    await context.show(page, for_now=True)


async def back(context: Context, table: Table, *, on_hand: bool) -> None:
    """End the autopilot: the player is back."""
    seat_of(context, table)
    with context.hands.answering(table.id, context.person.id):
        table = await context.tables.back(table.id, context.person.id)
        await show_hand(context, table, on_hand=on_hand)


async def next_deal(context: Context, table: Table, *, on_hand: bool) -> None:
    """Deal without waiting for the others."""
    seat_of(context, table)
    with context.hands.answering(table.id, context.person.id):
        change = await context.tables.next_deal(table.id, context.person.id, context.cause)
        await show_hand(context, change.table, on_hand=on_hand)


async def rematch(context: Context, table: Table) -> None:
    """Ask for another match."""
    if awaited(table, context.person.id) is None:
        seat_of(context, table)
    with context.hands.answering(table.id, context.person.id):
        table = context.at(await context.tables.rematch(table.id, context.person.id, context.cause))
        if table.state is TableState.FINISHED:
            await context.say("discord-rematch-wanted")
        else:
            await context.hands.open(context, table)


async def show_hand(context: Context, table: Table, *, on_hand: bool) -> None:
    """Show the player's hand: on the surface that was clicked (`on_hand`), else where the player wants hands."""
    if on_hand:
        await context.hands.update(context, context.at(table))
    else:
        await context.hands.open(context, context.at(table))


def seat_of(context: Context, table: Table) -> Seat:
    """The user's seat.

    Raises:
        Refused: the user has none.
    """
    seat = table.seat_of(context.person.id)
    if seat is None:
        waits = awaited(table, context.person.id) is not None
        raise Refused(Message("tables-join-waiting" if waits else "tables-not-seated"))
    return seat


def seat_in_match(context: Context, table: Table) -> tuple[Seat, Match]:
    """The user's seat, and the match.

    Raises:
        Refused: the user has no seat, or there is no match.
    """
    seat = seat_of(context, table)
    if table.match is None:
        raise Refused(Message("tables-not-playing"))
    return seat, table.match


async def may_post(context: Context) -> bool:
    """Whether the bot may post a message here; if not, tell the user which permissions are missing."""
    if context.place.guild is None:
        return True
    thread = isinstance(context.interaction.channel, discord.Thread)
    lacking = missing(context.interaction.app_permissions, thread=thread)
    if lacking:
        await context.say("discord-permissions", permissions=await _permission_names(context, lacking))
    return not lacking


async def _thread_wanted(context: Context, asked: Threads | None) -> tuple[bool, str]:
    """Whether a table that is opened here gets a thread; and what to tell a user who expects one and gets none."""
    guild = context.place.guild
    if guild is None or not isinstance(context.interaction.channel, discord.TextChannel):
        return False, ""
    threads = asked or (await context.services.settings.guild(guild)).threads or DEFAULT_THREADS
    lacking = missing_for_threads(context.interaction.app_permissions)
    if threads is Threads.ON and lacking:
        return False, await context.text("discord-no-thread", permissions=await _permission_names(context, lacking))
    return threads is not Threads.OFF and not lacking, ""


async def _permission_names(context: Context, permissions: tuple[str, ...]) -> str:
    voice = await context.voice()
    return voice.several([voice.text(f"permission-{name.replace('_', '-')}") for name in permissions])
