"""What players do about the table itself by menus: kick out and hand over; each is asked about first."""

from collections.abc import Sequence

from bot.discord.actions import proposal_actions
from bot.discord.actions.leave_actions import manages, named
from bot.discord.actions.table_actions import seat_of
from bot.discord.context import Context
from bot.discord.custom_id import ButtonId
from bot.discord.pages.table_frame import names_of
from bot.discord.pages.table_menu import may_be_kicked, may_hand_over, table_menu
from bot.discord.pages.widgets import Button, Page, Tone
from bot.tables.model import Table, UserId
from bot.tables.newcomers import awaited
from bot.text.render import escape
from engine.cards import Seat


async def show(context: Context, table: Table) -> None:
    """Show what the user may do at the table."""
    seat_of(context, table)
    page = table_menu(table, context.person.id, await context.voice(), manages=manages(context, table))
    await context.show(page, for_now=True)


async def kick(context: Context, table: Table, values: Sequence[str]) -> None:
    """Ask whether the person chosen in the menu is to be kicked out; `values`: that person's id."""
    seat_of(context, table)
    seat = _seat_of(table, values)
    if seat is None or not may_be_kicked(table, context.person.id, seat):
        await _changed(context, table)
        return
    await proposal_actions.kick(context, table, seat)


async def hand_over(context: Context, table: Table, values: Sequence[str], told: str) -> None:
    """Ask whether the person chosen in the menu is to be the host; once it is confirmed, hand over.

    `values`: that person's id, of the menu. `told`: the same, of the button under the question.
    """
    seat_of(context, table)
    seat = _seat_of(table, [told] if told else values)
    if seat is None or not may_hand_over(table, context.person.id, seat):
        await _changed(context, table)
        return
    voice = await context.voice()
    name = escape(names_of(table, voice)[seat])
    if told:
        await context.tables.hand_over(table.id, context.person.id, seat, table)
        await context.update(Page(content=voice.text("discord-host", host=name)))
        return
    lines = [voice.text("ask-host", name=name, table=named(table, voice)), voice.text("ask-host-back", name=name)]
    sure = ButtonId("host", table.id, what=values[0])
    buttons = (
        Button(voice.text("button-stay"), str(ButtonId("stay", table.id))),
        Button(voice.text("button-hand-over"), str(sure), tone=Tone.FORWARD),
    )
    await context.show(Page(content="\n".join(lines), rows=(buttons,)))


async def _changed(context: Context, table: Table) -> None:
    """The menu was drawn before something changed: draw it anew, and nothing else happens."""
    voice = await context.voice()
    notice = voice.text("table-menu-changed")
    page = table_menu(table, context.person.id, voice, manages=manages(context, table), notice=notice)
    await context.update(page)


def _seat_of(table: Table, values: Sequence[str]) -> Seat | None:
    """The seat where the person with this id sits, or for which they wait; None where they do neither."""
    (value,) = values if len(values) == 1 else ("",)
    if not value.isdecimal() or len(value) >= 20:
        return None
    seat = table.seat_of(UserId(int(value)))
    return awaited(table, UserId(int(value))) if seat is None else seat
