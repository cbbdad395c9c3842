"""`/table …`: everything about a table but the play of the cards."""

from functools import partial
from typing import Final

import discord
from discord import app_commands

from bot.discord.actions import (
    invite_actions,
    leave_actions,
    option_actions,
    pause_actions,
    proposal_actions,
    score_actions,
    seat_actions,
    table_actions,
    take_back_actions,
)
from bot.discord.commands import autocomplete
from bot.discord.commands.decorators import GAMES, choice, in_context, parameters, text
from bot.discord.context import Context
from bot.discord.pages.table_pages import dealing
from bot.discord.table_choice import (
    can_be_taken_back,
    finished,
    has_others,
    has_record,
    hosted_by,
    in_lobby,
    not_begun,
    not_finished,
    on_autopilot,
    own_table,
    paused_table,
    playing,
    table_here,
    table_to_join,
)
from bot.tables.model import Pace, Table
from bot.tables.settings_store import Threads
from engine.cards import Seat
from engine.players import LEVELS

PACES: Final = [choice(f"pace-{pace.value}", pace.value) for pace in Pace]
COMPUTERS: Final = [choice(f"seat-computer-{player}", player) for player in LEVELS]
OPPONENTS: Final = [choice("opponents-people", "people"), choice("opponents-computer", "computer")]
THREADS: Final = [choice(f"threads-{threads.value}", threads.value) for threads in Threads]
OFF: Final = "off"
TELL: Final = [choice("tell-on", "on"), choice("tell-off", OFF)]

table_group: Final = app_commands.Group(name=text("command-table"), description=text("command-table-about"))


@table_group.command(name=text("command-table-new"), description=text("command-table-new-about"))
@parameters("game", "preset", "pace", "opponents", "seats", "threads")
@app_commands.choices(game=GAMES, pace=PACES, opponents=OPPONENTS, threads=THREADS)
@app_commands.autocomplete(preset=autocomplete.presets)
@in_context
async def new(
    context: Context,
    game: str | None = None,
    preset: str | None = None,
    pace: str | None = None,
    opponents: str | None = None,
    seats: int | None = None,
    threads: str | None = None,
) -> None:
    """Open a table."""
    await table_actions.open_table(
        context,
        game=game,
        preset=preset,
        pace=Pace(pace) if pace is not None else None,
        seats=seats,
        computer=opponents == "computer",
        threads=Threads(threads) if threads is not None else None,
    )


@table_group.command(name=text("command-table-join"), description=text("command-table-join-about"))
@parameters("seat", "table")
@app_commands.autocomplete(seat=autocomplete.seats_to_join, table=autocomplete.tables_here)
@in_context
async def join(context: Context, seat: str | None = None, table: str | None = None) -> None:
    """Take a seat."""
    joined = table_to_join(context, table)
    if seat is None:
        await table_actions.join(context, joined)
    else:
        await seat_actions.sit(context, joined, await _seat(context, joined, seat))


@table_group.command(name=text("command-table-sit"), description=text("command-table-sit-about"))
@parameters("seat", "table")
@app_commands.autocomplete(seat=autocomplete.seats_to_sit, table=autocomplete.own_tables)
@in_context
async def sit(context: Context, seat: str | None = None, table: str | None = None) -> None:
    """Move to another seat; without one, show who sits where."""
    own = own_table(context, table, not_begun)
    if seat is None:
        await seat_actions.show(context, own)
    else:
        await seat_actions.sit(context, own, await _seat(context, own, seat))


@table_group.command(name=text("command-table-swap"), description=text("command-table-swap-about"))
@parameters("seat", "other", "table")
@app_commands.autocomplete(seat=autocomplete.all_seats, other=autocomplete.all_seats, table=autocomplete.own_tables)
@in_context
async def swap(context: Context, seat: str, other: str, table: str | None = None) -> None:
    """Let two players change places."""
    own = own_table(context, table, not_begun)
    await seat_actions.swap(context, own, await _seat(context, own, seat), await _seat(context, own, other))


@table_group.command(name=text("command-table-shuffle"), description=text("command-table-shuffle-about"))
@parameters("table")
@app_commands.autocomplete(table=autocomplete.own_tables)
@in_context
async def shuffle(context: Context, table: str | None = None) -> None:
    """Let chance decide who sits where."""
    await seat_actions.shuffle(context, own_table(context, table, not_begun))


@table_group.command(name=text("command-table-leave"), description=text("command-table-leave-about"))
@parameters("table")
@app_commands.autocomplete(table=autocomplete.tables_to_leave)
@in_context
async def leave(context: Context, table: str | None = None) -> None:
    """Leave."""
    await leave_actions.leave(context, own_table(context, table, waiting=True))


@table_group.command(name=text("command-table-start"), description=text("command-table-start-about"))
@parameters("table")
@app_commands.autocomplete(table=autocomplete.own_tables)
@in_context
async def start(context: Context, table: str | None = None) -> None:
    """Begin the match."""
    await table_actions.begin(context, own_table(context, table, in_lobby))


@table_group.command(name=text("command-table-add-computer"), description=text("command-table-add-computer-about"))
@parameters("computer", "seat", "table")
@app_commands.choices(computer=COMPUTERS)
@app_commands.autocomplete(seat=autocomplete.free_seats, table=autocomplete.own_tables)
@in_context
async def add_computer(
    context: Context, computer: str | None = None, seat: str | None = None, table: str | None = None
) -> None:
    """Give a seat to a computer player."""
    own = own_table(context, table, not_begun)
    chosen = None if seat is None else await _seat(context, own, seat)
    await table_actions.add_computer(context, own, computer, chosen)


@table_group.command(name=text("command-table-kick"), description=text("command-table-kick-about"))
@parameters("player", "table")
@app_commands.autocomplete(player=autocomplete.players, table=autocomplete.own_tables)
@in_context
async def kick(context: Context, player: str, table: str | None = None) -> None:
    """Free a seat, or kick somebody out of a match."""
    own = own_table(context, table, has_others)
    await proposal_actions.kick(context, own, await _seat(context, own, player))


@table_group.command(name=text("command-table-invite"), description=text("command-table-invite-about"))
@parameters("user", "table")
@app_commands.autocomplete(table=autocomplete.own_tables)
@in_context
async def invite(context: Context, user: discord.User | None = None, table: str | None = None) -> None:
    """Invite somebody, or ask whom."""
    own = own_table(context, table, in_lobby)
    if user is None:
        await invite_actions.ask_whom(context, own)
    else:
        await invite_actions.invite(context, own, [user])


@table_group.command(name=text("command-table-tell-me"), description=text("command-table-tell-me-about"))
@parameters("tell")
@app_commands.choices(tell=TELL)
@in_context
async def tell_me(context: Context, tell: str | None = None) -> None:
    """Be told of tables that open in this channel, or not any more."""
    await invite_actions.tell_me(context, wanted=tell != OFF)


@table_group.command(name=text("command-table-host"), description=text("command-table-host-about"))
@parameters("player", "table")
@app_commands.autocomplete(player=autocomplete.people, table=autocomplete.own_tables)
@in_context
async def host(context: Context, player: str, table: str | None = None) -> None:
    """Make another person the host."""
    own = own_table(context, table, hosted_by(context.person.id))
    await table_actions.hand_over(context, own, await _seat(context, own, player))


@table_group.command(name=text("command-table-options"), description=text("command-table-options-about"))
@parameters("table")
@app_commands.autocomplete(table=autocomplete.tables_here)
@in_context
async def show_options(context: Context, table: str | None = None) -> None:
    """See or change what is played."""
    await option_actions.show_form(context, table_here(context, table))


@table_group.command(name=text("command-table-next"), description=text("command-table-next-about"))
@parameters("table")
@app_commands.autocomplete(table=autocomplete.own_tables)
@in_context
async def next_deal(context: Context, table: str | None = None) -> None:
    """Deal at once."""
    await table_actions.next_deal(context, own_table(context, table, dealing), on_hand=False)


@table_group.command(name=text("command-table-back"), description=text("command-table-back-about"))
@parameters("table")
@app_commands.autocomplete(table=autocomplete.own_tables)
@in_context
async def back(context: Context, table: str | None = None) -> None:
    """End the autopilot."""
    await table_actions.back(context, own_table(context, table, on_autopilot(context.person.id)), on_hand=False)


@table_group.command(name=text("command-table-take-back"), description=text("command-table-take-back-about"))
@parameters("table")
@app_commands.autocomplete(table=autocomplete.own_tables)
@in_context
async def take_back(context: Context, table: str | None = None) -> None:
    """Take the last move back."""
    await take_back_actions.take_back(context, own_table(context, table, can_be_taken_back(context.person.id)))


@table_group.command(name=text("command-table-pause"), description=text("command-table-pause-about"))
@parameters("table")
@app_commands.autocomplete(table=autocomplete.own_tables)
@in_context
async def pause(context: Context, table: str | None = None) -> None:
    """Ask for a pause, or agree to one."""
    await pause_actions.pause(context, own_table(context, table, playing))


@table_group.command(name=text("command-table-continue"), description=text("command-table-continue-about"))
@parameters("table")
@app_commands.autocomplete(table=autocomplete.own_tables)
@in_context
async def go_on(context: Context, table: str | None = None) -> None:
    """Go on after a pause."""
    await pause_actions.go_on(context, paused_table(context, table), on_hand=False)


@table_group.command(name=text("command-table-pace"), description=text("command-table-pace-about"))
@parameters("pace", "table")
@app_commands.choices(pace=PACES)
@app_commands.autocomplete(table=autocomplete.own_tables)
@in_context
async def set_pace(context: Context, pace: str, table: str | None = None) -> None:
    """Give turns another time."""
    await pause_actions.set_pace(context, own_table(context, table, not_finished), Pace(pace))


@table_group.command(name=text("command-table-rematch"), description=text("command-table-rematch-about"))
@parameters("table")
@app_commands.autocomplete(table=autocomplete.own_tables)
@in_context
async def rematch(context: Context, table: str | None = None) -> None:
    """Ask for another match."""
    await table_actions.rematch(context, own_table(context, table, finished, waiting=True))


@table_group.command(name=text("command-table-record"), description=text("command-table-record-about"))
@parameters("table")
@app_commands.autocomplete(table=autocomplete.tables_here)
@in_context
async def record(context: Context, table: str | None = None) -> None:
    """Hand out the record of the last match."""
    await score_actions.record(context, table_here(context, table, has_record))


@table_group.command(name=text("command-table-show"), description=text("command-table-show-about"))
@parameters("table")
@app_commands.autocomplete(table=autocomplete.tables_here)
@in_context
async def show(context: Context, table: str | None = None) -> None:
    """Post the table's message anew."""
    await table_actions.show(context, table_here(context, table))


@table_group.command(name=text("command-table-end"), description=text("command-table-end-about"))
@parameters("table")
@app_commands.autocomplete(table=autocomplete.tables_here)
@in_context
async def end(context: Context, table: str | None = None) -> None:
    """Close the table."""
    closable = partial(leave_actions.may_ask_for_end, context)
    await leave_actions.end(context, table_here(context, table, closable))


async def _seat(context: Context, table: Table, typed: str) -> Seat:
    """The seat of this number or of this player.

    Raises:
        Refused: there is none.
    """
    return seat_actions.seat_meant(table, typed, await context.voice())
