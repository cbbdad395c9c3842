"""The form of a table's options: menus made from the game's own option fields, four a page."""

import dataclasses
from collections.abc import Sequence
from typing import Any, Final

from bot.discord.answering import Request
from bot.discord.faces import frame_of
from bot.discord.hall import Hall
from bot.discord.ids import ButtonId
from bot.discord.page import MENU_OPTIONS, MENU_TEXT, PLACEHOLDER, Button, Choosable, Menu, Page, Row
from bot.i18n import Voice
from bot.render import clip, game_name, option_label, option_value, options_page, preset_name
from bot.tables.model import Pace, Refused, Table, TableState
from engine.game import AnyGame
from engine.message import Message
from engine.options import make_options
from engine.registry import game as find_game
from engine.registry import game_keys

MENUS: Final = 4
"""Menus a page; the fifth row holds the buttons."""


@dataclasses.dataclass(frozen=True, slots=True)
class _Field:
    """One thing that can be chosen: its name in button ids, its label, what is offered and which of it is in force."""

    name: str
    label: str
    offered: tuple[tuple[Any, str], ...]
    chosen: Any


async def show_form(hall: Hall, request: Request, table: Table, page: int = 0, *, turned: bool = False) -> None:
    """The form for the host in the lobby; for everybody else, and later, what is in force."""
    voice = await request.voice()
    may = table.state is TableState.LOBBY and table.host == request.person.id
    form = form_page(table, voice, page) if may else Page(options_page(frame_of(table), voice))
    if turned:
        await request.update(form)
    else:
        await request.show(form)


async def choose(hall: Hall, request: Request, table: Table, what: str, values: Sequence[str]) -> None:
    """The host has chosen something in a menu of the form."""
    page, _, name = what.partition(".")
    fields = {field.name: field for field in _fields(table, await request.voice())}
    number = int(values[0]) if values and values[0].isdecimal() else -1
    if name not in fields or number not in range(len(fields[name].offered)) or not page.isdecimal():
        raise Refused(Message("discord-form-outdated"))
    value = fields[name].offered[number][0]
    table = await _set(hall, request, table, name, value)
    await show_form(hall, request, request.at(table), int(page), turned=True)


def form_page(table: Table, voice: Voice, page: int) -> Page:
    """One page of the form."""
    fields = _fields(table, voice)
    pages = [fields[start : start + MENUS] for start in range(0, len(fields), MENUS)]
    shown = max(0, min(page, len(pages) - 1))
    rows: list[Row] = [_menu(table, field, shown, voice) for field in pages[shown]]
    if len(pages) > 1:
        rows.append(
            tuple(
                Button(
                    voice.text(key),
                    str(ButtonId("form", table.id, what=str(max(0, shown + step)))),
                    shut=shown + step not in range(len(pages)),
                )
                for step, key in ((-1, "button-page-back"), (1, "button-page-on"))
            )
        )
    return Page(options_page(frame_of(table), voice), rows=tuple(rows))


async def _set(hall: Hall, request: Request, table: Table, name: str, value: Any) -> Table:
    by = request.person.id
    match name:
        case "-game":
            return await hall.tables.set_options(table.id, by, game=value, preset=None)
        case "-preset":
            return await hall.tables.set_options(table.id, by, preset=value)
        case "-pace":
            return await hall.tables.set_options(table.id, by, pace=Pace(value))
        case "-seats":
            return await hall.tables.set_options(table.id, by, seats=value)
    named = {**dict(table.options), name: value}
    if getattr(make_options(find_game(table.game), table.preset, {}, len(table.holders)), name) == value:
        del named[name]
    return await hall.tables.set_options(table.id, by, options=named)


def _fields(table: Table, voice: Voice) -> list[_Field]:
    """What can be chosen at this table, the table's own things first; what has one value only is left out."""
    game = find_game(table.game)
    games = tuple((key, game_name(key, voice)) for key in game_keys())
    presets = tuple((key, preset_name(game.key, key, voice)) for key in game.presets)
    paces = tuple((pace.value, voice.text(f"pace-{pace.value}")) for pace in Pace)
    seats = tuple((number, str(number)) for number in game.seats)
    fields = [
        _Field("-game", voice.text("form-game"), games, game.key),
        _Field("-preset", voice.text("form-preset"), presets, table.preset),
        _Field("-pace", voice.text("form-pace"), paces, table.pace.value),
        _Field("-seats", voice.text("form-seats"), seats, len(table.holders)),
        *_options(game, table, voice),
    ]
    return [field for field in fields if len(field.offered) > 1 or field.name == "-preset"]


def _options(game: AnyGame, table: Table, voice: Voice) -> list[_Field]:
    in_force = make_options(game, table.preset, dict(table.options), len(table.holders))
    return [
        _Field(
            field.name,
            option_label(game.key, field.name, voice),
            tuple((value, option_value(game.key, field.name, value, voice)) for value in field.metadata["offered"]),
            getattr(in_force, field.name),
        )
        for field in dataclasses.fields(game.options_type)
    ]


def _menu(table: Table, field: _Field, page: int, voice: Voice) -> Menu:
    """The menu of a field. Every line says the field's name, since a chosen line hides the placeholder."""
    return Menu(
        str(ButtonId("set", table.id, what=f"{page}.{field.name}")),
        clip(field.label, PLACEHOLDER),
        tuple(
            Choosable(
                clip(voice.text("rules-option", label=field.label, value=name), MENU_TEXT),
                str(number),
                chosen=value == field.chosen,
            )
            for number, (value, name) in enumerate(field.offered[:MENU_OPTIONS])
        ),
    )
