"""The lobby: the seats, the game and its rules."""

import dataclasses
from typing import Any

from bot.text.i18n import Voice
from bot.text.render.frame import (
    WAIT_COLOUR,
    Frame,
    essential_options,
    game_name,
    in_teams,
    joined,
    marked,
    option_label,
    option_value,
    preset_name,
    rules_in_force,
    shown_names,
    sides_of,
)
from bot.text.render.rendered import Field, Rendered, embed
from engine.options import make_options
from engine.registry import game as find_game


def lobby_message(
    frame: Frame, voice: Voice, *, expires: int | None = None, closed: bool = False, starts_full: bool = False
) -> Rendered:
    """The lobby of a table; `expires` is the time when it closes by itself, in Unix seconds.

    `closed`: nobody can join any more, so it does not say which seats are free. `starts_full`: the match begins as soon
    as they are taken.
    """
    description = "" if closed else _room(frame, voice)
    if starts_full and not closed and None in frame.seated:
        description += "\n" + voice.text("lobby-starts-full")
    if frame.rating:
        description += "\n" + voice.text(f"lobby-rating-{frame.rating}")
    if expires is not None:
        description += "\n" + voice.text("lobby-expires", time=f"<t:{expires}:R>")
    fields = (*_seat_fields(frame, voice), Field(voice.text("lobby-rules"), _rules(frame, voice)))
    title = joined([game_name(frame.game, voice), voice.text("lobby-title")], voice)
    return embed(title, description.lstrip(), fields, colour=WAIT_COLOUR)


def seats_page(frame: Frame, voice: Voice) -> Rendered:
    """The seats with their players, by team."""
    title = joined([game_name(frame.game, voice), voice.text("lobby-seats")], voice)
    return embed(title, _room(frame, voice), tuple(_seat_fields(frame, voice)))


def _room(frame: Frame, voice: Voice) -> str:
    """How many seats are free; that a full table could have more; and the order of play, where teams are listed."""
    free, more = frame.seated.count(None), max(find_game(frame.game).seats)
    text = voice.text("lobby-free", count=free) if free else voice.text("lobby-full")
    if not free and more > len(frame.seated):
        text = f"{text}\n{voice.text('lobby-more-seats', count=more)}"
    return f"{text}\n{voice.text('lobby-order')}" if in_teams(frame) else text


def _seat_fields(frame: Frame, voice: Voice) -> list[Field]:
    """The seats by number, or by team."""
    lines = _seat_lines(frame, voice)
    if not in_teams(frame):
        return [Field(voice.text("table-players"), "\n".join(lines))]
    return [
        Field(voice.text("seat-team", number=number), "\n".join(lines[seat] for seat in seats))
        for number, seats in enumerate(sides_of(frame), start=1)
    ]


def _seat_lines(frame: Frame, voice: Voice) -> list[str]:
    names = shown_names(frame.seated, voice)
    lines = []
    for number, (seated, name) in enumerate(zip(frame.seated, names, strict=True), start=1):
        if seated is None:
            shown = voice.text("seat-empty")
        elif seated.host:
            shown = voice.text("lobby-host", name=f"**{name}**")
        else:
            shown = marked(f"**{name}**", seated, voice)
        lines.append(voice.text("lobby-seat", number=str(number), name=shown))
    return lines


def _rules(frame: Frame, voice: Voice) -> str:
    """The name of the rules and the pace; then the length of a match and the options that differ."""
    name = preset_name(frame.game, rules_in_force(frame)[0], voice)
    head = joined([name, voice.text(f"pace-{frame.pace}")], voice)
    return "\n".join(part for part in (head, joined(essential_options(frame, voice), voice)) if part)


def options_page(
    frame: Frame, voice: Voice, *, refused: Field | None = None, page: tuple[int, int] | None = None
) -> Rendered:
    """Every option with the value in force, in the game's order; those that differ from the rules are in bold.

    `refused` says why a value was refused; `page` is the page of menus (from 1) and the number of pages. Both come
    last, near the menus.

    Raises:
        Malformed: the frame's preset or options are not the game's.
    """
    game = find_game(frame.game)
    in_force: Any = make_options(game, frame.preset, dict(frame.options), len(frame.seated))
    name, differing = rules_in_force(frame)
    changed = dict(differing)
    lines = []
    for field in dataclasses.fields(game.options_type):
        line = voice.text(
            "rules-option",
            label=option_label(game.key, field.name, voice),
            value=option_value(game.key, field.name, getattr(in_force, field.name), voice),
        )
        lines.append(f"**{line}**" if field.name in changed else line)
    title = joined([game_name(frame.game, voice), voice.text("lobby-options")], voice)
    position = "" if page is None else voice.text("page-of", page=str(page[0]), pages=str(page[1]))
    footer = joined([preset_name(frame.game, name, voice), position], voice)
    return embed(title, "\n".join(lines), () if refused is None else (refused,), footer=footer)
