"""The menu of seats that can be taken, and its lines."""

from collections.abc import Callable
from typing import TypeAlias

from bot.discord.custom_id import ButtonId
from bot.discord.pages.table_frame import frame_of
from bot.discord.pages.widgets import MENU_OPTIONS, PLACEHOLDER, Menu, SelectOption
from bot.tables.model import Holder, Table
from bot.text.i18n import Voice
from bot.text.render import clip, seat_company, seat_label
from engine.cards import Seat

SeatFilter: TypeAlias = Callable[[Holder | None], bool]
"""Chooses seats by who holds them; None: nobody does."""


def seats_offered(table: Table, wanted: SeatFilter, voice: Voice) -> list[SelectOption]:
    """The seats that the filter chooses, as lines of a list; the value is the number, counted from 1."""
    frame = frame_of(table, now=True)
    return [
        SelectOption(
            seat_label(frame, Seat(seat), voice),
            str(seat + 1),
            description=seat_company(frame, Seat(seat), voice) or None,
        )
        for seat, holder in enumerate(table.holders)
        if wanted(holder)
    ]


def free_seat(holder: Holder | None) -> bool:
    """The free seats."""
    return holder is None


def seat_menu(table: Table, voice: Voice, *, wanted: SeatFilter = free_seat, what: str = "") -> Menu | None:
    """The menu of seats to take; None where there are none. `what`: where the menu is."""
    options = seats_offered(table, wanted, voice)
    if not options:
        return None
    id = ButtonId("sit", table.id, what=what)
    return Menu(str(id), clip(voice.text("menu-seat"), PLACEHOLDER), tuple(options[:MENU_OPTIONS]))
