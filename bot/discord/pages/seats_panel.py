"""The private panel of who sits where, with menus of what its reader may change."""

from collections.abc import Sequence
from typing import Final

from bot.discord.custom_id import ButtonId, digest
from bot.discord.pages.seat_menu import free_seat, seat_menu, seats_offered
from bot.discord.pages.table_frame import frame_of
from bot.discord.pages.table_menu import table_button
from bot.discord.pages.widgets import MENU_OPTIONS, PLACEHOLDER, Button, Menu, Page, Row, SelectOption
from bot.tables.model import Holder, Table, UserId
from bot.text.i18n import Voice
from bot.text.render import clip, seats_page
from engine.players import LEVELS

PANEL: Final = "panel"
"""What a seat menu carries that is on the private panel and not under the lobby."""


def any_seat(holder: Holder | None) -> bool:
    """Every seat."""
    return True


def can_be_taken(holder: Holder | None) -> bool:
    """The seats to which a player can move: free ones, and those of computer players."""
    return holder is None or holder.person is None


def seating_of(table: Table) -> str:
    """Who sits where, in a few letters: a menu carries them, so that nobody is moved who was not seen there."""
    held = [(holder.person.id if holder.person else holder.computer) if holder else None for holder in table.holders]
    return digest(*held)


def panel(table: Table, user: UserId, voice: Voice, *, notice: str = "") -> Page:
    """Who sits where, and menus of what this user may change."""
    frame = frame_of(table, now=True)
    seated = table.seat_of(user) is not None
    rows: list[Row | None] = [seat_menu(table, voice, wanted=can_be_taken if seated else free_seat, what=PANEL)]
    if seated:
        if table.host == user:
            rows.append(_swap_menu(table, voice))
        rows += [_computer_menu(table, voice), _free_menu(table, user, voice)]
        if table.host == user:
            shuffle = Button(voice.text("button-shuffle"), str(ButtonId("shuffle", table.id)))
            rows.append((shuffle, table_button(table, voice)))
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
        for player in LEVELS
    ]
    return _menu(table, "place", voice.text("menu-computer"), options)


def _free_menu(table: Table, user: UserId, voice: Voice) -> Menu | None:
    """The host may free any seat but the own, everybody else those of computer players."""

    def may_be_freed(holder: Holder | None) -> bool:
        if holder is None:
            return False
        return holder.person is None or (table.host == user and holder.person.id != user)

    return _menu(table, "free", voice.text("menu-free"), seats_offered(table, may_be_freed, voice))
