"""The form of a table's options: menus made from the game's own option fields, four a page."""

import dataclasses
from collections.abc import Sequence
from typing import Any, Final

from bot.discord.buttons.custom_id import ButtonId
from bot.discord.context import Context
from bot.discord.pages.surfaces import frame_of
from bot.discord.pages.widgets import (
    ANSWER,
    MENU_OPTIONS,
    MENU_TEXT,
    PLACEHOLDER,
    Menu,
    Page,
    Question,
    Row,
    SelectOption,
    page_turns,
)
from bot.tables.model import Pace, Refused, Table, TableState
from bot.text.i18n import Voice
from bot.text.render import (
    Field,
    clip,
    game_name,
    option_label,
    option_value,
    options_page,
    preset_name,
    rules_in_force,
)
from engine.game import AnyGame
from engine.message import Message
from engine.options import is_free, make_options, rules_names, written_value
from engine.registry import game as find_game
from engine.registry import game_keys

MENUS: Final = 4
"""Menus a page; the fifth row holds the buttons."""
OTHER: Final = "other"
OF_THE_HOST: Final = 2
"""Lines of a menu: the value that the host has written, and the way to write one."""


@dataclasses.dataclass(frozen=True, slots=True)
class _Field:
    """One thing that can be chosen: its name in button ids, its label, what is offered and which of it is in force."""

    name: str
    label: str
    offered: tuple[tuple[Any, str], ...]
    chosen: Any
    free: bool = False
    """Whether the host may write a value himself."""


async def show_form(context: Context, table: Table, page: int = 0, *, turned: bool = False) -> None:
    """The form for the host in the lobby; for everybody else, and later, what is in force."""
    voice = await context.voice()
    may = table.state is TableState.LOBBY and table.host == context.person.id
    form = form_page(table, voice, page) if may else Page(options_page(frame_of(table), voice))
    shown = await context.update(form) if turned else await context.show_and_keep(form)
    if may:
        context.services.cleanup.keep(table, shown)


async def choose(context: Context, table: Table, what: str, values: Sequence[str]) -> None:
    """The host has chosen something in a menu of the form."""
    page, field = _asked_for(table, what, await context.voice())
    if field.free and list(values) == [OTHER]:
        if not await context.ask(_question(table, field, what, await context.voice())):
            await show_form(context, table, page, turned=True)
        return
    number = int(values[0]) if values and values[0].isdecimal() else -1
    if number not in range(len(field.offered)):
        raise Refused(Message("discord-form-outdated"))
    await _put(context, table, page, field, field.offered[number][0])


async def write(context: Context, table: Table, what: str, text: str) -> None:
    """The host has written the value of an option himself."""
    page, field = _asked_for(table, what, await context.voice())
    if not field.free:
        raise Refused(Message("discord-form-outdated"))
    await _put(context, table, page, field, written_value(find_game(table.game), field.name, text))


def _asked_for(table: Table, what: str, voice: Voice) -> tuple[int, _Field]:
    """The page of the form, and the field, that an id names.

    Raises:
        Refused: there is no such field now.
    """
    page, _, name = what.partition(".")
    field = next((field for field in _fields(table, voice) if field.name == name), None)
    if field is None or not page.isdecimal():
        raise Refused(Message("discord-form-outdated"))
    return int(page), field


def _question(table: Table, field: _Field, what: str, voice: Voice) -> Question:
    values = field.chosen if isinstance(field.chosen, tuple) else (field.chosen,)
    made = ButtonId("write", table.id, what=what)
    return Question(str(made), voice.text("form-other"), field.label, clip(" ".join(map(str, values)), ANSWER))


async def _put(context: Context, table: Table, page: int, field: _Field, value: Any) -> None:
    """Set it and show the form; where it is refused the form says why, and all stays as it was."""
    try:
        table = await _set(context, table, field.name, value)
    except Refused as refused:
        if table.host != context.person.id or table.state is not TableState.LOBBY:
            raise
        voice = await context.voice()
        form = form_page(table, voice, page, refused=Field(field.label, voice.say(refused.message)))
        context.services.cleanup.keep(table, await context.update(form))
        return
    await show_form(context, context.at(table), page, turned=True)


def form_page(table: Table, voice: Voice, page: int, *, refused: Field | None = None) -> Page:
    """One page of the form; `refused` says of which option a value was refused, and why."""
    fields = _fields(table, voice)
    pages = [fields[start : start + MENUS] for start in range(0, len(fields), MENUS)]
    shown = max(0, min(page, len(pages) - 1))
    rows: list[Row] = [_menu(table, field, shown, voice) for field in pages[shown]]
    if turns := page_turns(voice, shown, len(pages), lambda to: str(ButtonId("form", table.id, what=str(to)))):
        rows.append(turns)
    turned = (shown + 1, len(pages)) if len(pages) > 1 else None
    return Page(options_page(frame_of(table), voice, refused=refused, page=turned), rows=tuple(rows))


async def _set(context: Context, table: Table, name: str, value: Any) -> Table:
    match name:
        case "-game":
            return await context.tables.set_options(table.id, context.person.id, game=value, preset=None)
        case "-preset":
            return await context.tables.set_options(table.id, context.person.id, preset=value)
        case "-pace":
            return await context.tables.set_options(table.id, context.person.id, pace=Pace(value))
        case "-seats":
            return await context.tables.set_options(table.id, context.person.id, seats=value)
    return await context.tables.set_options(table.id, context.person.id, options={**dict(table.options), name: value})


def _fields(table: Table, voice: Voice) -> list[_Field]:
    """What can be chosen at this table, the table's own things first; what has one value only is left out."""
    game = find_game(table.game)
    games = tuple((key, game_name(key, voice)) for key in game_keys())
    rules = tuple((name, preset_name(game.key, name, voice)) for name in rules_names(game))
    in_force, _ = rules_in_force(frame_of(table))
    paces = tuple((pace.value, voice.text(f"pace-{pace.value}")) for pace in Pace)
    seats = tuple((number, str(number)) for number in game.seats)
    fields = [
        _Field("-game", voice.text("form-game"), games, game.key),
        _Field("-preset", voice.text("form-preset"), rules, in_force),
        _Field("-pace", voice.text("form-pace"), paces, table.pace.value),
        _Field("-seats", voice.text("form-seats"), seats, len(table.holders)),
        *(_option(game, field, table, voice) for field in dataclasses.fields(game.options_type)),
    ]
    return [field for field in fields if len(field.offered) > 1 or field.free or field.name == "-preset"]


def _option(game: AnyGame, field: "dataclasses.Field[Any]", table: Table, voice: Voice) -> _Field:
    """An option; what the host has written himself stands after what is offered."""
    made = make_options(game, table.preset, dict(table.options), len(table.holders))
    chosen = getattr(made, field.name)
    offered = field.metadata["offered"][: MENU_OPTIONS - OF_THE_HOST]
    if chosen not in offered:
        offered = (*offered, chosen)
    return _Field(
        field.name,
        option_label(game.key, field.name, voice),
        tuple((value, option_value(game.key, field.name, value, voice)) for value in offered),
        chosen,
        is_free(game, field.name),
    )


def _menu(table: Table, field: _Field, page: int, voice: Voice) -> Menu:
    """The menu of a field. Every line says the field's name, since a chosen line hides the placeholder."""
    lines = [
        SelectOption(
            clip(voice.text("rules-option", label=field.label, value=name), MENU_TEXT),
            str(number),
            chosen=value == field.chosen,
        )
        for number, (value, name) in enumerate(field.offered[:MENU_OPTIONS])
    ]
    if field.free:
        other = voice.text("rules-option", label=field.label, value=voice.text("form-other"))
        lines.append(SelectOption(clip(other, MENU_TEXT), OTHER))
    return Menu(
        str(ButtonId("set", table.id, what=f"{page}.{field.name}")), clip(field.label, PLACEHOLDER), tuple(lines)
    )
