"""`/table …`: everything about a table but the play of the cards."""

from discord import app_commands

from bot.discord.actions import seat_actions, table_actions
from bot.discord.commands import autocomplete, seats
from bot.discord.commands.making import Maker, Offered
from bot.discord.context import Request
from bot.discord.pages import options_form
from bot.discord.services import hall_of
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
    request: Request,
    game: str | None = None,
    preset: str | None = None,
    pace: str | None = None,
    opponents: str | None = None,
    seats: int | None = None,
) -> None:
    """Open a table."""
    hall = hall_of(request)
    await table_actions.open_table(
        hall,
        request,
        game=game or hall.default_game,
        preset=preset,
        pace=Pace(pace) if pace is not None else Pace.LIVE,
        seats=seats,
        computer=opponents == "computer",
    )


async def join(request: Request, seat: str | None = None, table: str | None = None) -> None:
    """Take a seat."""
    hall = hall_of(request)
    found = hall.open_here(request, table)
    if seat is None:
        await table_actions.join(hall, request, found)
    else:
        await seat_actions.sit(hall, request, found, await seats.seat_named(request, found, seat))


async def leave(request: Request, table: str | None = None) -> None:
    """Leave."""
    hall = hall_of(request)
    await table_actions.leave(hall, request, hall.own_table(request, table))


async def start(request: Request, table: str | None = None) -> None:
    """Begin the match."""
    hall = hall_of(request)
    await table_actions.begin(hall, request, hall.own_table(request, table))


async def add_computer(
    request: Request, computer: str | None = None, seat: str | None = None, table: str | None = None
) -> None:
    """Give a seat to a computer player."""
    hall = hall_of(request)
    found = hall.own_table(request, table)
    chosen = None if seat is None else await seats.seat_named(request, found, seat)
    await table_actions.add_computer(hall, request, found, computer, chosen)


async def kick(request: Request, player: str, table: str | None = None) -> None:
    """Free a seat."""
    hall = hall_of(request)
    found = hall.own_table(request, table)
    await table_actions.kick(hall, request, found, await seats.seat_named(request, found, player))


async def show_options(request: Request, table: str | None = None) -> None:
    """See or change what is played."""
    hall = hall_of(request)
    await options_form.show_form(hall, request, hall.table_here(request, table))


async def next_deal(request: Request, table: str | None = None) -> None:
    """Deal at once."""
    hall = hall_of(request)
    await table_actions.next_deal(hall, request, hall.own_table(request, table), on_hand=False)


async def back(request: Request, table: str | None = None) -> None:
    """End the autopilot."""
    hall = hall_of(request)
    await table_actions.back(hall, request, hall.own_table(request, table), on_hand=False)


async def pause(request: Request, table: str | None = None) -> None:
    """Ask for a pause, or agree to one."""
    hall = hall_of(request)
    await table_actions.pause(hall, request, hall.own_table(request, table))


async def go_on(request: Request, table: str | None = None) -> None:
    """Go on after a pause."""
    hall = hall_of(request)
    await table_actions.go_on(hall, request, hall.own_table(request, table), on_hand=False)


async def set_pace(request: Request, pace: str, table: str | None = None) -> None:
    """Give turns another time."""
    hall = hall_of(request)
    await table_actions.set_pace(hall, request, hall.own_table(request, table), Pace(pace))


async def rematch(request: Request, table: str | None = None) -> None:
    """Ask for another match."""
    hall = hall_of(request)
    await table_actions.rematch(hall, request, hall.own_table(request, table))


async def record(request: Request, table: str | None = None) -> None:
    """Hand out the record of the last match."""
    hall = hall_of(request)
    await table_actions.record(hall, request, hall.table_here(request, table))


async def show(request: Request, table: str | None = None) -> None:
    """Post the table's message anew."""
    hall = hall_of(request)
    await table_actions.show(hall, request, hall.table_here(request, table))


async def end(request: Request, table: str | None = None) -> None:
    """Close the table."""
    hall = hall_of(request)
    await table_actions.end(hall, request, hall.table_here(request, table))
