"""Who sits where: choosing a seat, changing places, computer players at chosen seats; by menus and by commands."""

from collections.abc import Sequence
from typing import Final

from bot.discord.actions import table_actions
from bot.discord.buttons.custom_id import ButtonId, digest
from bot.discord.context import Context
from bot.discord.pages.surfaces import frame_of, free_seat, seat_menu, seats_offered
from bot.discord.pages.widgets import MENU_OPTIONS, PLACEHOLDER, Button, Menu, Page, Row, SelectOption
from bot.tables.model import Holder, Refused, Table, TableState, UserId
from bot.text.i18n import Voice
from bot.text.render import clip, seat_company, seats_page
from engine.cards import Seat
from engine.message import Message
from engine.players import PLAYERS

PANEL: Final = "panel"
"""What a seat menu carries that stands on the private panel and not under the lobby."""


def seat_meant(table: Table, typed: str, names: Sequence[str]) -> Seat:
    """The seat of this number, as it is shown; or where the player of this name sits.

    Raises:
        Refused: there is no such seat.
    """
    wanted = typed.strip().casefold()
    for seat, name in enumerate(names):
        held = table.holders[seat] is not None
        if wanted == str(seat + 1) or (held and wanted == name.casefold()):
            return Seat(seat)
    raise Refused(Message("discord-no-such-seat"))


def any_seat(holder: Holder | None) -> bool:
    """Every seat."""
    return True


def can_be_taken(holder: Holder | None) -> bool:
    """The seats to which whoever sits at the table can move: free ones, and those of computer players."""
    return holder is None or holder.person is None


# ------------------------------------------------------------------------------------------------------- what is done


async def show(context: Context, table: Table) -> None:
    """Show who sits where, with all that the asking user may change."""
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
    """The same, chosen in a menu."""
    (seat,) = _seats(table, values, 1)
    if table.seat_of(context.person.id) is None:
        await table_actions.join(context, table, seat)
        return
    table = context.at(await context.tables.move(table.id, context.person.id, seat))
    if where == PANEL:
        await _redraw(context, table)
        return
    await context.services.talk.answer(context, table)


async def swap(context: Context, table: Table, one: Seat, other: Seat) -> None:
    """Let two change places."""
    await context.tables.swap(table.id, context.person.id, one, other)
    await context.say("discord-swapped", one=str(one + 1), other=str(other + 1))


async def shuffle(context: Context, table: Table) -> None:
    """Let chance decide who sits where."""
    await context.tables.shuffle(table.id, context.person.id)
    await context.say("discord-shuffled")


async def shuffle_by_click(context: Context, table: Table) -> None:
    """The same, on the panel."""
    table = await context.tables.shuffle(table.id, context.person.id)
    await _redraw(context, table)


async def swap_by_click(context: Context, table: Table, values: Sequence[str], seen: str) -> None:
    """Let two change places, chosen in the menu of the panel."""
    if await _outdated(context, table, seen):
        return
    one, other = _seats(table, values, 2)
    await _redraw(context, await context.tables.swap(table.id, context.person.id, one, other))


async def free_by_click(context: Context, table: Table, values: Sequence[str], seen: str) -> None:
    """Free a seat, chosen in the menu of the panel."""
    if await _outdated(context, table, seen):
        return
    (seat,) = _seats(table, values, 1)
    await _redraw(context, await context.tables.remove(table.id, context.person.id, seat))


async def computer_by_click(context: Context, table: Table, values: Sequence[str]) -> None:
    """Give a seat to a computer player, both chosen in the menu of the panel."""
    number, _, player = " ".join(values[:1]).partition(".")
    (seat,) = _seats(table, [number], 1)
    await _redraw(context, await context.tables.add_computer(table.id, context.person.id, player, seat))


async def _redraw(context: Context, table: Table, notice: str = "") -> None:
    page = panel(context.at(table), context.person.id, await context.voice(), notice=notice)
    context.services.cleanup.keep(table, await context.update(page))


async def _say_seat(context: Context, table: Table, seat: Seat) -> None:
    company = seat_company(frame_of(table), seat, await context.voice())
    if company:
        await context.say("discord-moved-team", number=str(seat + 1), company=company)
    else:
        await context.say("discord-moved", number=str(seat + 1))


async def _outdated(context: Context, table: Table, seen: str) -> bool:
    """Whether others sit there by now than the panel shows: then it is shown as it is, and nobody is moved."""
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


# ---------------------------------------------------------------------------------------------------------- the panel


def seating_of(table: Table) -> str:
    """Who sits where, in a few letters: a menu carries them, so that nobody moves whom he has not seen there."""
    held = [(holder.person.id if holder.person else holder.computer) if holder else None for holder in table.holders]
    return digest(*held)


def panel(table: Table, user: UserId, voice: Voice, *, notice: str = "") -> Page:
    """Who sits where, and menus of what this user may change."""
    frame = frame_of(table)
    seated = table.seat_of(user) is not None
    rows: list[Row | None] = [seat_menu(table, voice, wanted=can_be_taken if seated else free_seat, what=PANEL)]
    if seated:
        if table.host == user:
            rows.append(_swap_menu(table, voice))
        rows += [_computer_menu(table, voice), _free_menu(table, user, voice)]
        if table.host == user:
            rows.append((Button(voice.text("button-shuffle"), str(ButtonId("shuffle", table.id))),))
    return Page(seats_page(frame, voice), content=notice, rows=tuple(row for row in rows if row is not None))


def _menu(table: Table, verb: str, asked: str, options: Sequence[SelectOption], *, number: int = 1) -> Menu | None:
    if len(options) < number:
        return None
    id = ButtonId(verb, table.id, what=seating_of(table))
    return Menu(str(id), clip(asked, PLACEHOLDER), tuple(options[:MENU_OPTIONS]), minimum=number, maximum=number)


def _swap_menu(table: Table, voice: Voice) -> Menu | None:
    return _menu(table, "swap", voice.text("menu-swap"), seats_offered(table, any_seat, voice), number=2)


def _computer_menu(table: Table, voice: Voice) -> Menu | None:
    seats = seats_offered(table, free_seat, voice)
    options = [
        SelectOption(
            voice.text("lobby-seat", number=seat.value, name=voice.text(f"seat-computer-{player}")),
            f"{seat.value}.{player}",
            description=seat.description,
        )
        for seat in seats
        for player in sorted(PLAYERS)
    ]
    return _menu(table, "place", voice.text("menu-computer"), options)


def _free_menu(table: Table, user: UserId, voice: Voice) -> Menu | None:
    """The host frees any seat but his own, everybody else those of computer players."""

    def may_be_freed(holder: Holder | None) -> bool:
        if holder is None:
            return False
        return holder.person is None or (table.host == user and holder.person.id != user)

    return _menu(table, "free", voice.text("menu-free"), seats_offered(table, may_be_freed, voice))
