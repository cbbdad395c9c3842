"""`/table sit`, `/table swap`, `/table shuffle`: who sits where; and the seats that are offered while one types."""

from collections.abc import Callable, Iterable

from bot.discord.actions import seat_actions
from bot.discord.commands import autocomplete
from bot.discord.context import Request
from bot.discord.pages.surfaces import free_seat, names_of, seats_offered
from bot.discord.pages.widgets import Choosable
from bot.discord.services import hall_of
from bot.tables.model import Holder, Refused, Table
from engine.cards import Seat


async def sit(request: Request, seat: str | None = None, table: str | None = None) -> None:
    """Sit down elsewhere, or look who sits where."""
    hall = hall_of(request)
    found = hall.own_table(request, table)
    if seat is None:
        await seat_actions.show(hall, request, found)
    else:
        await seat_actions.sit(hall, request, found, await seat_named(request, found, seat))


async def swap(request: Request, seat: str, other: str, table: str | None = None) -> None:
    """Let two change places."""
    hall = hall_of(request)
    found = hall.own_table(request, table)
    one, two = await seat_named(request, found, seat), await seat_named(request, found, other)
    await seat_actions.swap(hall, request, found, one, two)


async def shuffle(request: Request, table: str | None = None) -> None:
    """Let chance decide who sits where."""
    hall = hall_of(request)
    await seat_actions.shuffle(hall, request, hall.own_table(request, table))


async def seat_named(request: Request, table: Table, typed: str) -> Seat:
    """The seat of this number or of this player.

    Raises:
        Refused: there is none.
    """
    return seat_actions.seat_meant(table, typed, names_of(table, await request.voice()))


# ------------------------------------------------------------------------------------------------- while somebody types


async def seats_to_join(request: Request, typed: str) -> Iterable[Choosable]:
    """The free seats of the table that one could join."""
    named = getattr(request.interaction.namespace, "table", None)
    try:
        table = hall_of(request).open_here(request, named)
    except Refused:
        return ()
    return await _offered(request, table, free_seat, typed)


async def free_seats(request: Request, typed: str) -> Iterable[Choosable]:
    """The free seats of one's table."""
    return await _own(request, free_seat, typed)


async def seats_to_sit(request: Request, typed: str) -> Iterable[Choosable]:
    """The seats to which one can move."""
    return await _own(request, seat_actions.can_be_taken, typed)


async def all_seats(request: Request, typed: str) -> Iterable[Choosable]:
    """All seats of one's table."""
    return await _own(request, seat_actions.any_seat, typed)


async def _own(request: Request, wanted: Callable[[Holder | None], bool], typed: str) -> Iterable[Choosable]:
    table = autocomplete.own_table(request)
    return () if table is None else await _offered(request, table, wanted, typed)


async def _offered(
    request: Request, table: Table, wanted: Callable[[Holder | None], bool], typed: str
) -> Iterable[Choosable]:
    voice = await request.voice()
    separator = voice.text("separator")
    lines = [
        Choosable(separator.join(part for part in (one.label, one.description) if part), one.value)
        for one in seats_offered(table, wanted, voice)
    ]
    return [one for one in lines if typed.casefold() in one.label.casefold()]
