"""What is offered while somebody types: tables, seats, players, presets, and the answers that are open."""

from collections.abc import Iterable
from itertools import islice
from typing import Final, TypeAlias
from zoneinfo import ZoneInfo

from bot.discord.actions import admin_people
from bot.discord.actions.replay_actions import may_look
from bot.discord.actions.server_defaults import game_here
from bot.discord.actions.which_table import lines_of
from bot.discord.commands.decorators import completion
from bot.discord.context import COMPLETIONS, Context
from bot.discord.pages.history import day_of, match_name
from bot.discord.pages.seat_menu import SeatFilter, free_seat, seats_offered
from bot.discord.pages.seats_panel import any_seat, can_be_taken
from bot.discord.pages.table_frame import names_of
from bot.discord.pages.table_menu import may_be_kicked
from bot.discord.pages.table_pages import BEGUN
from bot.discord.pages.widgets import SelectOption
from bot.discord.table_choice import (
    Wanted,
    being_played,
    has_others,
    hosted_by,
    own_table,
    seated,
    table_to_join,
    told_here,
)
from bot.tables.model import Refused, Table
from bot.tables.newcomers import open_seats
from bot.tables.quiet import hours_in, zone_label, zones_like
from bot.text.render import preset_name, tidy_name
from bot.text.typed_answers import suggestions
from bot.text.typed_picks import picks
from engine.cards import Seat
from engine.choice import Option, PickSome
from engine.options import rules_names
from engine.registry import game, game_keys

NEWEST: Final = 50
"""How many of a server's newest matches are looked through."""
Offered: TypeAlias = Iterable[SelectOption]

USUAL_NIGHTS: Final = ((22, 7), (22, 8), (23, 7), (23, 8), (0, 8))
"""The quiet hours that are offered before any are typed."""


# -------------------------------------------------------------------------------------------------------------- tables


@completion
async def own_tables(context: Context, typed: str) -> Offered:
    """The tables at which the user has a seat."""
    return await _tables(context, context.tables.of_user(context.person.id), typed)


@completion
async def tables_to_leave(context: Context, typed: str) -> Offered:
    """The tables at which the user has a seat or waits for one."""
    user = context.person.id
    return await _tables(context, (*context.tables.of_user(user), *context.tables.waited_by(user)), typed)


@completion
async def tables_here(context: Context, typed: str) -> Offered:
    """The user's own tables, and those of this channel."""
    return await _tables(context, told_here(context), typed)


@completion
async def tables_of_server(context: Context, typed: str) -> Offered:
    """All tables of the server, for those who manage it; the newest first."""
    try:
        return await _tables(context, reversed(admin_people.tables_here(context)), typed)
    except Refused:
        return ()


async def _tables(context: Context, tables: Iterable[Table], typed: str) -> Offered:
    """These tables, told apart."""
    voice, listed = await context.voice(), list(tables)
    lines = lines_of(context, listed, voice)
    return _matching([SelectOption(line, table.id) for line, table in zip(lines, listed, strict=True)], typed)


@completion
async def presets(context: Context, typed: str) -> Offered:
    """The presets and variants of the game that the command names by now, or of the server's."""
    voice = await context.voice()
    named = _in_command(context, "game")
    key = named if named in game_keys() else await game_here(context)
    return _matching([SelectOption(preset_name(key, name, voice), name) for name in rules_names(game(key))], typed)


@completion
async def matches(context: Context, typed: str) -> Offered:
    """The user's newest finished matches, then those of this server that they may look at."""
    voice, user, guild = await context.voice(), context.person.id, context.place.guild
    archive = context.services.archive
    own = await archive.newest(user, COMPLETIONS)
    here = await archive.newest_in(guild, NEWEST) if guild is not None else ()
    found = {match.ref: match for match in (*own, *here) if may_look(context, match)}
    lines = [
        SelectOption(voice.text("separator").join((day_of(match), match_name(match, user, voice))), str(ref))
        for ref, match in found.items()
    ]
    return _matching(lines, typed)


# ------------------------------------------------------------------------------------------------------------- answers


@completion
async def answers(context: Context, typed: str) -> Offered:
    """What the user may play now; where there is nothing to play, whatever is asked."""
    return await _answers(context, typed, bidding=False)


@completion
async def bids(context: Context, typed: str) -> Offered:
    """What the user may say in the bidding."""
    return await _answers(context, typed, bidding=True)


async def _answers(context: Context, typed: str, *, bidding: bool) -> Offered:
    table = _own_table(context, being_played)
    seat = table.seat_of(context.person.id) if table is not None else None
    if table is None or table.match is None or seat is None:
        return ()
    voice = await context.voice()
    names = names_of(table, voice)
    choice = table.match.choice(seat)
    verbs = table.match.game.verbs
    if isinstance(choice, PickSome):
        offered = picks(choice, typed, voice, names) if choice.verb in verbs or not bidding else ()
        return [SelectOption(answer.label, answer.text) for answer in offered]
    legal = [option for option in choice.options if option.open]
    fitting = [option for option in legal if _is_bid(option, verbs) == bidding]
    options = fitting if fitting or bidding else legal
    return [SelectOption(answer.label, answer.text) for answer in suggestions(options, typed, voice, names)]


def _is_bid(option: Option, verbs: frozenset[str]) -> bool:
    return option.text.partition(" ")[0] in verbs


# --------------------------------------------------------------------------------------------------- seats and players


@completion
async def players(context: Context, typed: str) -> Offered:
    """The seats that could be freed at the user's table, by the players' names; in a match those of other persons."""
    table = _own_table(context, has_others)
    if table is None:
        return ()
    voice, user, in_match = await context.voice(), context.person.id, table.state in BEGUN
    names = [
        tidy_name(holder.waiting.name) if holder is not None and holder.waiting is not None else name
        for name, holder in zip(names_of(table, voice), table.holders, strict=True)
    ]
    seats = [
        seat
        for seat, holder in enumerate(table.holders)
        if holder is not None and (not in_match or may_be_kicked(table, user, Seat(seat)))
    ]
    return _matching([SelectOption(names[seat], str(seat + 1)) for seat in seats], typed)


@completion
async def people(context: Context, typed: str) -> Offered:
    """The other persons at the table of which the user is the host."""
    table = _own_table(context, hosted_by(context.person.id))
    if table is None:
        return ()
    names = names_of(table, await context.voice())
    others = [seat for person in table.people if (seat := table.seat_of(person.id)) is not None]
    own = table.seat_of(context.person.id)
    return _matching([SelectOption(names[seat], str(seat + 1)) for seat in others if seat != own], typed)


@completion
async def seats_to_join(context: Context, typed: str) -> Offered:
    """The free seats of the table that the user could join; during a match the computers' seats that can be had."""
    try:
        table = table_to_join(context, _in_command(context, "table"))
    except Refused:
        return ()
    to_wait_for = [table.holders[seat] for seat in open_seats(table)]
    return await _seats(context, table, lambda holder: free_seat(holder) or holder in to_wait_for, typed)


@completion
async def free_seats(context: Context, typed: str) -> Offered:
    """The free seats of the user's table."""
    return await _own_seats(context, free_seat, typed)


@completion
async def seats_to_sit(context: Context, typed: str) -> Offered:
    """The seats to which the user can move."""
    return await _own_seats(context, can_be_taken, typed)


@completion
async def all_seats(context: Context, typed: str) -> Offered:
    """All seats of the user's table."""
    return await _own_seats(context, any_seat, typed)


async def _own_seats(context: Context, wanted: SeatFilter, typed: str) -> Offered:
    table = _own_table(context, seated)
    return () if table is None else await _seats(context, table, wanted, typed)


async def _seats(context: Context, table: Table, wanted: SeatFilter, typed: str) -> Offered:
    """The seats with their company, of those whose line holds what is typed."""
    voice = await context.voice()
    separator = voice.text("separator")
    lines = [
        SelectOption(separator.join(part for part in (seat.label, seat.description) if part), seat.value)
        for seat in seats_offered(table, wanted, voice)
    ]
    return [line for line in lines if typed.casefold() in line.label.casefold()]


# ------------------------------------------------------------------------------------------------------------ settings


@completion
async def quiet_hours(context: Context, typed: str) -> Offered:
    """The hours that are typed, or usual ones; and none."""
    voice = await context.voice()
    written = hours_in(typed)
    spans = (written,) if written is not None else USUAL_NIGHTS
    lines = [SelectOption(voice.text("quiet-hours", begin=begin, end=end), f"{begin}-{end}") for begin, end in spans]
    return [*lines, SelectOption(voice.text("quiet-off"), "off")]


@completion
async def time_zones(context: Context, typed: str) -> Offered:
    """The time zones with what is typed in their name, each with its present time, by which people know theirs."""
    now, separator = context.services.clock.now(), (await context.voice()).text("separator")
    return [
        SelectOption(f"{now.astimezone(ZoneInfo(zone)):%H:%M}{separator}{zone_label(zone)}", zone)
        for zone in islice(zones_like(typed), COMPLETIONS)
    ]


# -------------------------------------------------------------------------------------------------------------- shared


def _own_table(context: Context, wanted: Wanted) -> Table | None:
    """The table of the command, as far as it is written; None where that leaves none, or several."""
    try:
        return own_table(context, _in_command(context, "table"), wanted)
    except Refused:
        return None


def _in_command(context: Context, parameter: str) -> str | None:
    """The value of this parameter, as far as the command is written; None: it is not given yet."""
    value: str | None = getattr(context.interaction.namespace, parameter, None)
    return value


def _matching(offered: Offered, typed: str) -> list[SelectOption]:
    wanted = typed.casefold()
    return [line for line in offered if wanted in line.label.casefold() or wanted == line.value]
