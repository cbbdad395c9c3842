"""What the host does in the form of options; everybody else reads there what is in force."""

from collections.abc import Sequence
from typing import Any

from bot.discord.actions import server_defaults
from bot.discord.context import Context
from bot.discord.custom_id import ButtonId
from bot.discord.pages.options_form import OTHER, FormField, field_named, form_page, form_question
from bot.discord.pages.table_frame import frame_of
from bot.discord.pages.widgets import Page
from bot.tables.model import Pace, Refused, Table, TableState
from bot.text.render import Field, options_page
from engine.message import Message
from engine.options import written_value
from engine.registry import game as find_game


async def show_form(context: Context, table: Table, page: int = 0, *, turned: bool = False) -> None:
    """Show the form to the host in the lobby; to everybody else, and later, what is in force.

    `turned`: the message whose button was clicked shows it, in place of another page.
    """
    voice = await context.voice()
    may_change = table.state is TableState.LOBBY and table.host == context.person.id
    more = await server_defaults.buttons(context, table, page)
    if may_change:
        form = form_page(table, voice, page, more=more)
    else:
        form = Page(options_page(frame_of(table), voice), rows=(more,) if more else ())
    shown = await context.update(form) if turned else await context.show_and_keep(form)
    if may_change:
        context.services.cleanup.keep(table, shown)


async def set_default(context: Context, table: Table, what: str) -> None:
    """Let the server's tables of this game begin with these rules, or with the usual ones: `<page>.<which>`.

    Raises:
        Refused: the user does not manage the server.
    """
    page, _, do = what.partition(".")
    await server_defaults.change(context, table, do)
    await show_form(context, table, int(page) if page.isdecimal() and len(page) < 3 else 0, turned=True)
    await server_defaults.told(context, table, do)


async def choose(context: Context, table: Table, what: str, values: Sequence[str]) -> None:
    """Set an option to what the host has chosen in its menu, or ask for a value.

    Raises:
        Refused: the menu is of another form.
    """
    voice = await context.voice()
    page, field = field_named(table, what, voice)
    if field.free and list(values) == [OTHER]:
        if not await context.ask(form_question(field, str(ButtonId("write", table.id, what=what)), voice)):
            await show_form(context, table, page, turned=True)
        return
    number = int(values[0]) if values and values[0].isdecimal() else -1
    if number not in range(len(field.offered)):
        raise Refused(Message("discord-form-outdated"))
    await _put(context, table, page, field, field.offered[number][0])


async def write(context: Context, table: Table, what: str, text: str) -> None:
    """Set an option to the value that the host has written.

    Raises:
        Refused: the line is of another form.
    """
    page, field = field_named(table, what, await context.voice())
    if not field.free:
        raise Refused(Message("discord-form-outdated"))
    await _put(context, table, page, field, written_value(find_game(table.game), field.name, text))


async def _put(context: Context, table: Table, page: int, field: FormField, value: Any) -> None:
    """Set the option and show the form; where it is refused the form says why, and nothing changes."""
    try:
        table = await _set(context, table, field.name, value)
    except Refused as refused:
        if table.host != context.person.id or table.state is not TableState.LOBBY:
            raise
        voice = await context.voice()
        more = await server_defaults.buttons(context, table, page)
        form = form_page(table, voice, page, refused=Field(field.label, voice.say(refused.message)), more=more)
        context.services.cleanup.keep(table, await context.update(form))
        return
    await show_form(context, context.at(table), page, turned=True)


async def _set(context: Context, table: Table, name: str, value: Any) -> Table:
    user, tables = context.person.id, context.tables
    match name:
        case "-game":
            return await tables.set_options(table.id, user, game=value, preset=None)
        case "-preset":
            return await tables.set_options(table.id, user, preset=value)
        case "-pace":
            return await tables.set_options(table.id, user, pace=Pace(value))
        case "-seats":
            return await tables.set_options(table.id, user, seats=value)
        case "-rated":
            if value and not context.services.administration.rates(table.place.guild):
                raise Refused(Message("tables-never-rated"))
            return await tables.set_options(table.id, user, wants_rated=value)
        case "-level":
            return await tables.set_options(table.id, user, level=value)
        case "-start":
            return await tables.set_options(table.id, user, starts_full=value)
    return await tables.set_options(table.id, user, options={**dict(table.options), name: value})
