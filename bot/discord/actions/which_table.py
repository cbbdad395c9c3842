"""Asks which table a command means, by a menu that carries the command; and tells tables apart in lists."""

import inspect
import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final

from bot.discord.context import Context
from bot.discord.custom_id import ButtonId
from bot.discord.pages.table_frame import names_of
from bot.discord.pages.widgets import CONTENT, MENU_OPTIONS, MENU_TEXT, Menu, Page, SelectOption
from bot.discord.table_choice import Several, is_turn_of
from bot.tables.model import Refused, Table, TableState
from bot.text.i18n import Voice
from bot.text.render import clip, game_name
from engine.message import Message

UNKNOWN: Final = "discord-unknown-button"


_OF_TABLES: Final[dict[str, Callable[..., Awaitable[None]]]] = {}
"""The commands about a table, by the names that a menu carries."""


def register(handler: Callable[..., Awaitable[None]]) -> None:
    """Let a menu carry this command, if it is about a table."""
    if "table" in inspect.signature(handler).parameters:
        assert handler.__name__ not in _OF_TABLES, "the name in a menu means one command"
        _OF_TABLES[handler.__name__] = handler


async def ask(context: Context, several: Several, command: str, given: Mapping[str, Any]) -> None:
    """Ask which of these tables is meant; the menu carries the command, so it still works after a restart.

    `given`: the parameters that the user has given, all of them texts.

    Raises:
        Refused: the command is too long for a menu, so its user has to name the table.
    """
    try:
        carried = str(ButtonId("which", what=json.dumps([command, dict(given)], separators=(",", ":"))))
    except ValueError:
        raise Refused(several.message) from None
    voice, tables = await context.voice(), several.tables[-MENU_OPTIONS:]
    lines = [
        voice.text("discord-which-line", table=named, about=_state_and_place(context, table, voice, link=True))
        for table, named in zip(tables, _named_apart(context, tables, voice), strict=True)
    ]
    text = clip("\n".join([voice.text("discord-which"), *lines]), CONTENT)
    shown = await context.show_and_keep(
        Page(content=text, rows=(Menu(carried, voice.text("menu-which"), options_of(context, tables, voice)),))
    )
    for table in tables:
        context.services.cleanup.keep_until_move(table.id, context.person.id, shown)


def instead(context: Context, table: Table, command: str, voice: Voice) -> tuple[Menu, ...]:
    """A menu of the user's other tables, where the command may be meant for one of them; none where there are none."""
    others = [other for other in context.tables.of_user(context.person.id) if other.id != table.id][-MENU_OPTIONS:]
    if not others:
        return ()
    carried = str(ButtonId("which", what=json.dumps([command, {}], separators=(",", ":"))))
    return (Menu(carried, voice.text("menu-instead"), options_of(context, others, voice)),)


async def carry_out(context: Context, carried: str) -> None:
    """Carry out the command that a menu carries, at the table that was chosen there.

    Raises:
        Refused: no menu of this version carries that, or the user may not give the command there.
    """
    try:
        command, given = json.loads(carried)
        handler = _OF_TABLES[command]
    except (ValueError, TypeError, KeyError, RecursionError):
        raise Refused(Message(UNKNOWN)) from None
    known = {key: value for key, value in inspect.signature(handler).parameters.items() if key != "context"}
    needed = {key for key, parameter in known.items() if parameter.default is parameter.empty}
    if not isinstance(given, dict) or not needed <= set(given) <= set(known) - {"table"} or len(context.values) != 1:
        raise Refused(Message(UNKNOWN))
    await handler(context, **{key: str(value) for key, value in given.items()}, table=context.values[0])


def lines_of(context: Context, tables: Sequence[Table], voice: Voice) -> list[str]:
    """One line about each table, without markdown: its game, the others there, its state and its place."""
    separator = voice.text("separator")
    return [
        separator.join((named, _state_and_place(context, table, voice, link=False)))
        for table, named in zip(tables, _named_apart(context, tables, voice), strict=True)
    ]


def options_of(context: Context, tables: Sequence[Table], voice: Voice) -> tuple[SelectOption, ...]:
    """A line of a menu for each table."""
    return tuple(
        SelectOption(
            clip(named, MENU_TEXT),
            table.id,
            description=clip(_state_and_place(context, table, voice, link=False), MENU_TEXT),
        )
        for table, named in zip(tables, _named_apart(context, tables, voice), strict=True)
    )


def _named_apart(context: Context, tables: Sequence[Table], voice: Voice) -> list[str]:
    """The game of each table, and who else sits there; those that are alike in all else too are numbered."""
    about = [(_named(context, it, voice), _state_and_place(context, it, voice, link=False)) for it in tables]
    return [
        voice.text("discord-which-alike", table=named, number=about[: place + 1].count((named, state)))
        if about.count((named, state)) > 1
        else named
        for place, (named, state) in enumerate(about)
    ]


def _named(context: Context, table: Table, voice: Voice) -> str:
    """The game, and who else sits there."""
    own, names = table.seat_of(context.person.id), names_of(table, voice)
    others = [name for seat, name in enumerate(names) if seat != own and table.holders[seat] is not None]
    game = game_name(table.game, voice)
    return voice.text("discord-which-named", game=game, names=voice.several(others)) if others else game


def _state_and_place(context: Context, table: Table, voice: Voice, *, link: bool) -> str:
    """Whose turn it is or what the table waits for, and where it is; `link`: by a link where the reader has one."""
    state = "turn" if is_turn_of(table, context.person.id) else table.state.value
    waits_for_rating = table.state is TableState.LOBBY and table.wants_rated
    rated = [voice.text("rating-rated")] if table.rated or waits_for_rating else []
    parts = [voice.text(f"table-state-{state}"), *rated, *_place(context, table, voice, link=link)]
    return voice.text("separator").join(parts)


def _place(context: Context, table: Table, voice: Voice, *, link: bool) -> Sequence[str]:
    """The channel or thread, and the server for a reader who is not there."""
    if table.place.guild is None:
        return [voice.text("table-place-direct")]
    client = context.interaction.client
    channel = client.get_channel(table.place.shown) or client.get_channel(table.place.channel)
    name = f"<#{table.place.shown}>" if link else f"#{getattr(channel, 'name', '?')}"
    guild = client.get_guild(table.place.guild) if table.place.guild != context.place.guild else None
    return [name] if guild is None else [name, guild.name]
