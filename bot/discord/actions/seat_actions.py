"""Who sits where: take a seat, change places, seat computer players; by menu and by command."""

from collections.abc import Sequence

from bot.discord.actions import table_actions
from bot.discord.context import Context
from bot.discord.pages.seats_panel import PANEL, panel, seating_of
from bot.discord.pages.table_frame import frame_of, typed_names_of
from bot.tables.model import Refused, Table, TableState
from bot.text.i18n import Voice
from bot.text.render import seat_company
from engine.cards import Seat
from engine.message import Message


def seat_meant(table: Table, typed: str, voice: Voice) -> Seat:
    """The seat of this number, counted from 1; or that of the player of this name, in any language.

    Raises:
        Refused: there is no such seat.
    """
    wanted = typed.strip().casefold()
    for names in typed_names_of(table, voice):
        for seat, name in enumerate(names):
            held = table.holders[seat] is not None
            if wanted == str(seat + 1) or (held and wanted == name.casefold()):
                return Seat(seat)
    raise Refused(Message("discord-no-such-seat"))


async def show(context: Context, table: Table) -> None:
    """Show the panel of who sits where, with what the user may change."""
    if table.state not in {TableState.LOBBY, TableState.FINISHED}:
        raise Refused(Message("tables-not-in-lobby"))
    shown = await context.show_and_keep(panel(table, context.person.id, await context.voice()))
    context.services.cleanup.keep(table, shown)


async def sit(context: Context, table: Table, seat: Seat) -> None:
    """Sit down at this seat, or move to it."""
    if table.seat_of(context.person.id) is None:
        await table_actions.join(context, table, seat)
        return
    table = context.at(await context.tables.move(table.id, context.person.id, seat))
    await _say_seat(context, table, seat)


async def sit_by_click(context: Context, table: Table, values: Sequence[str], where: str) -> None:
    """Sit down at the seat chosen in a menu, or move to it.

    `where`: what the menu carries; it is on the panel or under the lobby.
    """
    (seat,) = _seats(table, values, 1)
    if table.seat_of(context.person.id) is None:
        await table_actions.join(context, table, seat)
        return
    table = context.at(await context.tables.move(table.id, context.person.id, seat))
    if where == PANEL:
        await _redraw(context, table)
        return
    await context.services.table_messages.answer(context, table)


async def swap(context: Context, table: Table, one: Seat, other: Seat) -> None:
    """Let two change places."""
    await context.tables.swap(table.id, context.person.id, one, other, table)
    await context.say("discord-swapped", one=str(one + 1), other=str(other + 1))


async def shuffle(context: Context, table: Table) -> None:
    """Let chance decide who sits where."""
    await context.tables.shuffle(table.id, context.person.id)
    await context.say("discord-shuffled")


async def shuffle_by_click(context: Context, table: Table) -> None:
    """Let chance decide, and show it on the panel."""
    table = await context.tables.shuffle(table.id, context.person.id)
    await _redraw(context, table)


async def swap_by_click(context: Context, table: Table, values: Sequence[str], seen: str) -> None:
    """Let the two seats chosen on the panel change places; `seen`: who sat where when it was drawn."""
    if await _outdated(context, table, seen):
        return
    one, other = _seats(table, values, 2)
    await _redraw(context, await context.tables.swap(table.id, context.person.id, one, other, table))


async def free_by_click(context: Context, table: Table, values: Sequence[str], seen: str) -> None:
    """Free the seat chosen on the panel; `seen`: who sat where when it was drawn."""
    if await _outdated(context, table, seen):
        return
    (seat,) = _seats(table, values, 1)
    await _redraw(context, await context.tables.remove(table.id, context.person.id, seat, table))


async def computer_by_click(context: Context, table: Table, values: Sequence[str]) -> None:
    """Give a seat to a computer player, both chosen on the panel: `<number>.<player>`."""
    number, _, player = " ".join(values[:1]).partition(".")
    (seat,) = _seats(table, [number], 1)
    if (lobby := await table_actions.with_computer(context, table, player, seat)) is not None:
        await _redraw(context, lobby)


async def _redraw(context: Context, table: Table, notice: str = "") -> None:
    page = panel(context.at(table), context.person.id, await context.voice(), notice=notice)
    context.services.cleanup.keep(table, await context.update(page))


async def _say_seat(context: Context, table: Table, seat: Seat) -> None:
    company = seat_company(frame_of(table, now=True), seat, await context.voice())
    if company:
        await context.say("discord-moved-team", number=str(seat + 1), company=company)
    else:
        await context.say("discord-moved", number=str(seat + 1))


async def _outdated(context: Context, table: Table, seen: str) -> bool:
    """Whether others sit there now than when the panel was drawn; then draw it anew, and nobody is moved."""
    if seen == seating_of(table):
        return False
    await _redraw(context, table, await context.text("discord-seats-changed"))
    return True


def _seats(table: Table, values: Sequence[str], number: int) -> list[Seat]:
    """The seats that were chosen in a menu.

    Raises:
        Refused: there are no such seats.
    """
    known = {str(seat + 1): Seat(seat) for seat in range(len(table.holders))}
    if len(values) != number or not set(values) <= set(known):
        raise Refused(Message("discord-no-such-seat"))
    return [known[value] for value in values]
