"""The form of a table's options: menus made from the game's own option fields, four a page."""

import dataclasses
from typing import Any, Final

from bot.discord.custom_id import ButtonId
from bot.discord.pages.table_frame import frame_of
from bot.discord.pages.widgets import (
    ANSWER,
    MENU_OPTIONS,
    MENU_TEXT,
    PLACEHOLDER,
    Button,
    Menu,
    Page,
    Question,
    Row,
    SelectOption,
    page_turns,
)
from bot.tables.model import Pace, Refused, Table
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
from engine.options import is_free, make_options, rules_names
from engine.players import LEVELS
from engine.registry import game as find_game
from engine.registry import game_keys

MENUS: Final = 4
"""Menus a page; the fifth row holds the buttons."""
OTHER: Final = "other"
OF_THE_HOST: Final = 2
"""Lines of a menu: the value that the host has written, and the way to write one."""


@dataclasses.dataclass(frozen=True, slots=True)
class FormField:
    """One thing that can be chosen."""

    name: str
    """In the ids of menus: an option's own, or `-game`, `-preset`, `-pace`, `-seats`, `-level`, `-rated`, `-start`."""
    label: str
    offered: tuple[tuple[Any, str], ...]
    """Values with what they are called."""
    chosen: Any
    """The value in force."""
    free: bool = False
    """Whether the host may write another value."""


def field_named(table: Table, what: str, voice: Voice) -> tuple[int, FormField]:
    """The page of the form, and the field, that an id names: `<page>.<field>`.

    Raises:
        Refused: there is no such field now.
    """
    page, _, name = what.partition(".")
    field = next((field for field in fields_of(table, voice) if field.name == name), None)
    if field is None or not page.isdecimal():
        raise Refused(Message("discord-form-outdated"))
    return int(page), field


def form_question(field: FormField, id: str, voice: Voice) -> Question:
    """Asks for a value of this field, by a form with this id."""
    values = field.chosen if isinstance(field.chosen, tuple) else (field.chosen,)
    return Question(id, voice.text("form-other"), field.label, clip(" ".join(map(str, values)), ANSWER))


def form_page(
    table: Table, voice: Voice, page: int, *, refused: Field | None = None, more: tuple[Button, ...] = ()
) -> Page:
    """One page of the form; `refused` says of which option a value was refused, and why. `more`: further buttons."""
    fields = fields_of(table, voice)
    pages = [fields[start : start + MENUS] for start in range(0, len(fields), MENUS)]
    shown = max(0, min(page, len(pages) - 1))
    rows: list[Row] = [
        field_menu(field, str(ButtonId("set", table.id, what=f"{shown}.{field.name}")), voice) for field in pages[shown]
    ]
    turns = page_turns(voice, shown, len(pages), lambda to: str(ButtonId("form", table.id, what=str(to))))
    if buttons := (*turns, *more):
        rows.append(buttons)
    turned = (shown + 1, len(pages)) if len(pages) > 1 else None
    return Page(options_page(frame_of(table), voice, refused=refused, page=turned), rows=tuple(rows))


def fields_of(table: Table, voice: Voice) -> list[FormField]:
    """What can be chosen at this table, first what matters most; a field with one value only is left out."""
    game = find_game(table.game)
    games = tuple((key, game_name(key, voice)) for key in game_keys())
    rules = tuple((name, preset_name(game.key, name, voice)) for name in rules_names(game))
    in_force, _ = rules_in_force(frame_of(table))
    paces = tuple((pace.value, voice.text(f"pace-{pace.value}")) for pace in Pace)
    seats = tuple((number, str(number)) for number in game.seats)
    ratings = tuple((rated, voice.text(f"form-rated-{'yes' if rated else 'no'}")) for rated in (True, False))
    starts = tuple((full, voice.text(f"form-start-{'full' if full else 'pressed'}")) for full in (False, True))
    levels = tuple((level, voice.text(f"seat-computer-{level}")) for level in LEVELS)
    fields = [
        FormField("-game", voice.text("form-game"), games, game.key),
        FormField("-preset", voice.text("form-preset"), rules, in_force),
        FormField("-pace", voice.text("form-pace"), paces, table.pace.value),
        FormField("-seats", voice.text("form-seats"), seats, len(table.holders)),
        *(_option(game, field, table, voice) for field in dataclasses.fields(game.options_type)),
        FormField("-level", voice.text("form-level"), levels, table.level),
        FormField("-rated", voice.text("form-rated"), ratings, table.wants_rated),
        FormField("-start", voice.text("form-start"), starts, table.starts_full),
    ]
    return [field for field in fields if len(field.offered) > 1 or field.free or field.name == "-preset"]


def _option(game: AnyGame, field: "dataclasses.Field[Any]", table: Table, voice: Voice) -> FormField:
    """An option; a value that the host has written comes after those that the game offers."""
    in_force = make_options(game, table.preset, dict(table.options), len(table.holders))
    chosen = getattr(in_force, field.name)
    offered = field.metadata["offered"][: MENU_OPTIONS - OF_THE_HOST]
    if chosen not in offered:
        offered = (*offered, chosen)
    return FormField(
        field.name,
        option_label(game.key, field.name, voice),
        tuple((value, option_value(game.key, field.name, value, voice)) for value in offered),
        chosen,
        is_free(game, field.name),
    )


def field_menu(field: FormField, id: str, voice: Voice) -> Menu:
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
    return Menu(id, clip(field.label, PLACEHOLDER), tuple(lines))
