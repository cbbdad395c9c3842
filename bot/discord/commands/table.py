"""`/table …`: everything about a table but the play of the cards."""

from discord import app_commands

from bot.discord.actions import seat_actions, table_actions
from bot.discord.commands import autocomplete, seats
from bot.discord.commands.making import Maker, Offered
from bot.discord.context import Context
from bot.discord.pages import options_form
from bot.discord.pages.surfaces import dealing
from bot.discord.table_choice import (
    being_played,
    finished,
    has_record,
    in_lobby,
    not_begun,
    own_table,
    paused,
    playing,
    table_here,
    table_to_join,
)
from bot.tables.model import Pace
from engine.players import PLAYERS

PACES: Offered = tuple((f"pace-{pace.value}", pace.value) for pace in Pace)
COMPUTERS: Offered = tuple((f"seat-computer-{player}", player) for player in sorted(PLAYERS))
OPPONENTS: Offered = (("opponents-people", "people"), ("opponents-computer", "computer"))


def table_commands(make: Maker, games: Offered) -> app_commands.Group:
    """The group with all its commands."""
    group = make.group("table")
    own = {"table": autocomplete.own_tables}
    here = {"table": autocomplete.tables_here}
    make.command(
        "table-new",
        new,
        parent=group,
        offered={"game": games, "pace": PACES, "opponents": OPPONENTS},
        completed={"preset": autocomplete.presets},
    )
    make.command("table-join", join, parent=group, completed={"seat": seats.seats_to_join, **here})
    make.command("table-sit", seats.sit, parent=group, completed={"seat": seats.seats_to_sit, **own})
    both = {"seat": seats.all_seats, "other": seats.all_seats, **own}
    make.command("table-swap", seats.swap, parent=group, completed=both)
    make.command("table-shuffle", seats.shuffle, parent=group, completed=own)
    make.command("table-leave", leave, parent=group, completed=own)
    make.command("table-start", start, parent=group, completed=own)
    make.command(
        "table-add-computer",
        add_computer,
        parent=group,
        offered={"computer": COMPUTERS},
        completed={"seat": seats.free_seats, **own},
    )
    make.command("table-kick", kick, parent=group, completed={"player": autocomplete.players, **own})
    make.command("table-options", show_options, parent=group, completed=here)
    make.command("table-next", next_deal, parent=group, completed=own)
    make.command("table-back", back, parent=group, completed=own)
    make.command("table-pause", pause, parent=group, completed=own)
    make.command("table-continue", go_on, parent=group, completed=own)
    make.command("table-pace", set_pace, parent=group, offered={"pace": PACES}, completed=own)
    make.command("table-rematch", rematch, parent=group, completed=own)
    make.command("table-record", record, parent=group, completed=here)
    make.command("table-show", show, parent=group, completed=here)
    make.command("table-end", end, parent=group, completed=here)
    return group


async def new(
    context: Context,
    game: str | None = None,
    preset: str | None = None,
    pace: str | None = None,
    opponents: str | None = None,
    seats: int | None = None,
) -> None:
    """Open a table."""
    await table_actions.open_table(
        context,
        game=game or context.services.default_game,
        preset=preset,
        pace=Pace(pace) if pace is not None else Pace.LIVE,
        seats=seats,
        computer=opponents == "computer",
    )


async def join(context: Context, seat: str | None = None, table: str | None = None) -> None:
    """Take a seat."""
    found = table_to_join(context, table)
    if seat is None:
        await table_actions.join(context, found)
    else:
        await seat_actions.sit(context, found, await seats.seat_named(context, found, seat))


async def leave(context: Context, table: str | None = None) -> None:
    """Leave."""
    await table_actions.leave(context, own_table(context, table))


async def start(context: Context, table: str | None = None) -> None:
    """Begin the match."""
    await table_actions.begin(context, own_table(context, table, in_lobby))


async def add_computer(
    context: Context, computer: str | None = None, seat: str | None = None, table: str | None = None
) -> None:
    """Give a seat to a computer player."""
    found = own_table(context, table, not_begun)
    chosen = None if seat is None else await seats.seat_named(context, found, seat)
    await table_actions.add_computer(context, found, computer, chosen)


async def kick(context: Context, player: str, table: str | None = None) -> None:
    """Free a seat."""
    found = own_table(context, table, not_begun)
    await table_actions.kick(context, found, await seats.seat_named(context, found, player))


async def show_options(context: Context, table: str | None = None) -> None:
    """See or change what is played."""
    await options_form.show_form(context, table_here(context, table))


async def next_deal(context: Context, table: str | None = None) -> None:
    """Deal at once."""
    await table_actions.next_deal(context, own_table(context, table, dealing), on_hand=False)


async def back(context: Context, table: str | None = None) -> None:
    """End the autopilot."""
    await table_actions.back(context, own_table(context, table, being_played), on_hand=False)


async def pause(context: Context, table: str | None = None) -> None:
    """Ask for a pause, or agree to one."""
    await table_actions.pause(context, own_table(context, table, playing))


async def go_on(context: Context, table: str | None = None) -> None:
    """Go on after a pause."""
    await table_actions.go_on(context, own_table(context, table, paused), on_hand=False)


async def set_pace(context: Context, pace: str, table: str | None = None) -> None:
    """Give turns another time."""
    await table_actions.set_pace(context, own_table(context, table), Pace(pace))


async def rematch(context: Context, table: str | None = None) -> None:
    """Ask for another match."""
    await table_actions.rematch(context, own_table(context, table, finished))


async def record(context: Context, table: str | None = None) -> None:
    """Hand out the record of the last match."""
    await table_actions.record(context, table_here(context, table, has_record))


async def show(context: Context, table: str | None = None) -> None:
    """Post the table's message anew."""
    await table_actions.show(context, table_here(context, table))


async def end(context: Context, table: str | None = None) -> None:
    """Close the table."""
    await table_actions.end(context, table_here(context, table))
