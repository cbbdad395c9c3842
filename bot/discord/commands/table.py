"""`/table …`: everything about a table but the play of the cards."""

from discord import app_commands

from bot.discord.actions import seat_actions, table_actions
from bot.discord.commands import autocomplete, seats
from bot.discord.commands.making import Maker, Offered
from bot.discord.context import Context
from bot.discord.pages import options_form
from bot.discord.services import services_of
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
    services = services_of(context)
    await table_actions.open_table(
        services,
        context,
        game=game or services.default_game,
        preset=preset,
        pace=Pace(pace) if pace is not None else Pace.LIVE,
        seats=seats,
        computer=opponents == "computer",
    )


async def join(context: Context, seat: str | None = None, table: str | None = None) -> None:
    """Take a seat."""
    services = services_of(context)
    found = services.open_here(context, table)
    if seat is None:
        await table_actions.join(services, context, found)
    else:
        await seat_actions.sit(services, context, found, await seats.seat_named(context, found, seat))


async def leave(context: Context, table: str | None = None) -> None:
    """Leave."""
    services = services_of(context)
    await table_actions.leave(services, context, services.own_table(context, table))


async def start(context: Context, table: str | None = None) -> None:
    """Begin the match."""
    services = services_of(context)
    await table_actions.begin(services, context, services.own_table(context, table))


async def add_computer(
    context: Context, computer: str | None = None, seat: str | None = None, table: str | None = None
) -> None:
    """Give a seat to a computer player."""
    services = services_of(context)
    found = services.own_table(context, table)
    chosen = None if seat is None else await seats.seat_named(context, found, seat)
    await table_actions.add_computer(services, context, found, computer, chosen)


async def kick(context: Context, player: str, table: str | None = None) -> None:
    """Free a seat."""
    services = services_of(context)
    found = services.own_table(context, table)
    await table_actions.kick(services, context, found, await seats.seat_named(context, found, player))


async def show_options(context: Context, table: str | None = None) -> None:
    """See or change what is played."""
    services = services_of(context)
    await options_form.show_form(services, context, services.table_here(context, table))


async def next_deal(context: Context, table: str | None = None) -> None:
    """Deal at once."""
    services = services_of(context)
    await table_actions.next_deal(services, context, services.own_table(context, table), on_hand=False)


async def back(context: Context, table: str | None = None) -> None:
    """End the autopilot."""
    services = services_of(context)
    await table_actions.back(services, context, services.own_table(context, table), on_hand=False)


async def pause(context: Context, table: str | None = None) -> None:
    """Ask for a pause, or agree to one."""
    services = services_of(context)
    await table_actions.pause(services, context, services.own_table(context, table))


async def go_on(context: Context, table: str | None = None) -> None:
    """Go on after a pause."""
    services = services_of(context)
    await table_actions.go_on(services, context, services.own_table(context, table), on_hand=False)


async def set_pace(context: Context, pace: str, table: str | None = None) -> None:
    """Give turns another time."""
    services = services_of(context)
    await table_actions.set_pace(services, context, services.own_table(context, table), Pace(pace))


async def rematch(context: Context, table: str | None = None) -> None:
    """Ask for another match."""
    services = services_of(context)
    await table_actions.rematch(services, context, services.own_table(context, table))


async def record(context: Context, table: str | None = None) -> None:
    """Hand out the record of the last match."""
    services = services_of(context)
    await table_actions.record(services, context, services.table_here(context, table))


async def show(context: Context, table: str | None = None) -> None:
    """Post the table's message anew."""
    services = services_of(context)
    await table_actions.show(services, context, services.table_here(context, table))


async def end(context: Context, table: str | None = None) -> None:
    """Close the table."""
    services = services_of(context)
    await table_actions.end(services, context, services.table_here(context, table))
