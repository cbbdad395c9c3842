"""`/table sit`, `/table swap`, `/table shuffle`: who sits where; and the seats that are offered while one types."""

from collections.abc import Callable, Iterable

from bot.discord.actions import seat_actions
from bot.discord.commands import autocomplete
from bot.discord.context import Context
from bot.discord.pages.surfaces import free_seat, names_of, seats_offered
from bot.discord.pages.widgets import SelectOption
from bot.discord.table_choice import not_begun, own_table, table_to_join
from bot.tables.model import Holder, Refused, Table
from engine.cards import Seat


async def sit(context: Context, seat: str | None = None, table: str | None = None) -> None:
    """Sit down elsewhere, or look who sits where."""
    found = own_table(context, table, not_begun)
    if seat is None:
        await seat_actions.show(context, found)
    else:
        await seat_actions.sit(context, found, await seat_named(context, found, seat))


async def swap(context: Context, seat: str, other: str, table: str | None = None) -> None:
    """Let two change places."""
    found = own_table(context, table, not_begun)
    one, two = await seat_named(context, found, seat), await seat_named(context, found, other)
    await seat_actions.swap(context, found, one, two)


async def shuffle(context: Context, table: str | None = None) -> None:
    """Let chance decide who sits where."""
    await seat_actions.shuffle(context, own_table(context, table, not_begun))


async def seat_named(context: Context, table: Table, typed: str) -> Seat:
    """The seat of this number or of this player.

    Raises:
        Refused: there is none.
    """
    return seat_actions.seat_meant(table, typed, names_of(table, await context.voice()))


# ------------------------------------------------------------------------------------------------- while somebody types


async def seats_to_join(context: Context, typed: str) -> Iterable[SelectOption]:
    """The free seats of the table that one could join."""
    named = getattr(context.interaction.namespace, "table", None)
    try:
        table = table_to_join(context, named)
    except Refused:
        return ()
    return await _offered(context, table, free_seat, typed)


async def free_seats(context: Context, typed: str) -> Iterable[SelectOption]:
    """The free seats of one's table."""
    return await _own(context, free_seat, typed)


async def seats_to_sit(context: Context, typed: str) -> Iterable[SelectOption]:
    """The seats to which one can move."""
    return await _own(context, seat_actions.can_be_taken, typed)


async def all_seats(context: Context, typed: str) -> Iterable[SelectOption]:
    """All seats of one's table."""
    return await _own(context, seat_actions.any_seat, typed)


async def _own(context: Context, wanted: Callable[[Holder | None], bool], typed: str) -> Iterable[SelectOption]:
    table = autocomplete.table_in_command(context, not_begun)
    return () if table is None else await _offered(context, table, wanted, typed)


async def _offered(
    context: Context, table: Table, wanted: Callable[[Holder | None], bool], typed: str
) -> Iterable[SelectOption]:
    voice = await context.voice()
    separator = voice.text("separator")
    lines = [
        SelectOption(separator.join(part for part in (one.label, one.description) if part), one.value)
        for one in seats_offered(table, wanted, voice)
    ]
    return [one for one in lines if typed.casefold() in one.label.casefold()]
