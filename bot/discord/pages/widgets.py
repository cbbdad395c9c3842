"""A message as a value: what it shows, with its buttons and menus.

Two pages are equal when Discord would show the same, so an edit that changes nothing is never sent.
"""

import asyncio
import io
import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, Final, TypeAlias

import discord

from bot.pictures.drawn import Picture
from bot.tables.safe_traceback import safe_traceback
from bot.text.emoji import MISSING
from bot.text.i18n import Voice
from bot.text.render import Rendered, clip

ROWS: Final = 5
IN_ROW: Final = 5
MENU_OPTIONS: Final = 25
CONTENT: Final = 2000
LABEL: Final = 80
MENU_TEXT: Final = 100
PLACEHOLDER: Final = 150
TITLE: Final = 45
"""Of a form; the limit of its line's label is the same."""
ANSWER: Final = 60
"""How many characters may be written; a limit of the bot's own, unlike those above."""

ACTION_ROW, BUTTON, SELECT, PEOPLE, CHANNELS = (
    kind.value
    for kind in (
        discord.ComponentType.action_row,
        discord.ComponentType.button,
        discord.ComponentType.select,
        discord.ComponentType.user_select,
        discord.ComponentType.channel_select,
    )
)
WITH_TABLES: Final = (
    discord.ChannelType.text,
    discord.ChannelType.voice,
    discord.ChannelType.news,
    discord.ChannelType.stage_voice,
    discord.ChannelType.forum,
)
"""The kinds of channels in which tables can be, or in whose threads."""
LINK: Final = discord.ButtonStyle.link.value
PICTURE: Final = "table.png"
"""The name of the file of any picture: it tells nothing."""
_log = logging.getLogger(__name__)
_letters: Final = ContextVar("letters", default=False)


class Tone(Enum):
    """How a button looks; FORWARD is for what most players press next, one in a message."""

    PLAIN = discord.ButtonStyle.secondary
    FORWARD = discord.ButtonStyle.primary


@dataclass(frozen=True, slots=True, repr=False)
class Button:
    """A button; with a `url` it is a link and has no id.

    `emoji`: one of the bot's own, which stands in place of the label, with the words `beside` it.
    """

    label: str
    id: str = ""
    tone: Tone = Tone.PLAIN
    disabled: bool = False
    url: str | None = None
    emoji: str = MISSING
    beside: str = ""


@dataclass(frozen=True, slots=True, repr=False)
class SelectOption:
    """One line of a menu; `emoji`: one of the bot's own, which stands in place of the label with the words `beside`."""

    label: str
    value: str
    chosen: bool = False
    description: str | None = None
    emoji: str = MISSING
    beside: str = ""


@dataclass(frozen=True, slots=True, repr=False)
class Menu:
    """A menu; it fills a row. `people`: Discord lists people in it, and there are no options.

    `channels`: likewise the channels of the server in which tables can be; it holds those that are chosen already.
    """

    id: str
    placeholder: str
    options: tuple[SelectOption, ...]
    minimum: int = 1
    maximum: int = 1
    disabled: bool = False
    people: bool = False
    channels: tuple[int, ...] | None = None


Row: TypeAlias = tuple[Button, ...] | Menu


@dataclass(frozen=True, slots=True, repr=False)
class Question:
    """A form with one line to write in; it opens over the message whose button or menu was used."""

    id: str
    title: str
    label: str
    answer: str
    """What the line holds at first."""

    def modal(self) -> discord.ui.Modal:
        """The form for discord.py. It is stopped, so the library does not keep it."""
        modal = discord.ui.Modal(title=clip(self.title, TITLE), custom_id=self.id, timeout=None)
        line: discord.ui.TextInput[Any] = discord.ui.TextInput(default=self.answer, max_length=ANSWER, required=True)
        modal.add_item(discord.ui.Label(text=clip(self.label, TITLE), component=line))
        modal.stop()
        return modal


@dataclass(frozen=True, slots=True, repr=False)
class Attachment:
    """A file that comes with a message; `described` says what a picture shows, to those who do not see it."""

    name: str
    content: bytes
    described: str = ""

    def file(self) -> discord.File:
        """The file for discord.py; it can be sent once."""
        return discord.File(io.BytesIO(self.content), filename=self.name, description=self.described or None)


@dataclass(frozen=True, slots=True, repr=False)
class Page:
    """A whole message. It may show a hand, so its repr says nothing.

    `picture`: drawn and uploaded with the message (`with_picture`), unless the message shows it already.
    """

    rendered: Rendered | None = None
    content: str = ""
    rows: tuple[Row, ...] = ()
    attachment: Attachment | None = None
    picture: Picture | None = None

    def __repr__(self) -> str:
        return "<Page>"

    def sent(self) -> dict[str, Any]:
        """The arguments of a new message, without those that are empty."""
        shown: dict[str, Any] = {}
        if self.content:
            shown["content"] = self.content
        if self.rendered is not None:
            shown["embed"] = _embed(self.rendered)
        if self.rows:
            shown["view"] = _Components(self.rows)
        if self.attachment is not None:
            shown["file"] = self.attachment.file()
        return shown

    def as_text(self) -> "Page":
        """The same without an embed, for channels where the bot may show none."""
        if self.rendered is None:
            return self
        text = "\n".join(part for part in (self.content, self.rendered.plain) if part)
        return replace(self, rendered=None, content=clip(text, CONTENT))

    def edited(self, *, files: bool = False) -> dict[str, Any]:
        """The arguments of an edit; it also removes what the page does not have, but files only if `files`."""
        shown: dict[str, Any] = {
            "content": self.content or None,
            "embeds": [] if self.rendered is None else [_embed(self.rendered)],
            "view": _Components(self.rows) if self.rows else None,
        }
        if files or self.attachment is not None:
            shown["attachments"] = [self.attachment.file()] if self.attachment is not None else []
        return shown


async def with_picture(page: Page) -> Page:
    """The page with the file of its picture, which is drawn beside the event loop.

    Without it where it cannot be drawn, which is logged: the rest of a message must not wait for its picture.
    """
    if (picture := page.picture) is None:
        return page
    try:
        content = await asyncio.to_thread(picture.content)
    except Exception as error:
        # A card could stand in the message of the error.
        _log.error("a picture could not be drawn: %s", safe_traceback(error))
        return page
    return replace(page, attachment=Attachment(PICTURE, content, picture.described))


@contextmanager
def in_letters() -> Iterator[None]:
    """Send buttons and menus without emoji in this block: Discord refuses a message for one that it does not know."""
    before = _letters.set(True)
    try:
        yield
    finally:
        _letters.reset(before)


def in_rows(buttons: Sequence[Button], width: int = IN_ROW) -> tuple[tuple[Button, ...], ...]:
    """The buttons in as few rows as hold them, with `width` in a row."""
    return tuple(tuple(buttons[start : start + width]) for start in range(0, len(buttons), width))


def page_turns(voice: Voice, shown: int, pages: int, id_of: Callable[[int], str]) -> tuple[Button, ...]:
    """The buttons to the page before and to the one after, disabled at the ends; none for a single page."""
    return tuple(
        Button(voice.text(key), id_of(max(0, shown + step)), disabled=shown + step not in range(pages))
        for step, key in ((-1, "button-page-back"), (1, "button-page-on"))
        if pages > 1
    )


def _embed(rendered: Rendered) -> discord.Embed:
    embed = discord.Embed(
        title=rendered.title or None,
        description=rendered.description or None,
        colour=rendered.colour,
        url=rendered.url,
    )
    for field in rendered.fields:
        embed.add_field(name=field.name, value=field.value, inline=field.inline)
    if rendered.footer:
        embed.set_footer(text=rendered.footer)
    return embed


class _Components(discord.ui.View):
    """Rows that are ready to be sent: discord.py's own items would be made, checked and sorted again at each drawing.

    The view is stopped, so the library does not keep it.
    """

    def __init__(self, rows: Sequence[Row]) -> None:
        super().__init__(timeout=None)
        self._rows = rows
        self.stop()

    def to_components(self) -> list[dict[str, Any]]:
        """The rows as Discord takes them."""
        return [
            {"type": ACTION_ROW, "components": [_select(row)] if isinstance(row, Menu) else [*map(_button, row)]}
            for row in self._rows
            if row
        ]


def _button(button: Button) -> dict[str, Any]:
    if button.url is not None:
        shown = {"type": BUTTON, "style": LINK, "disabled": button.disabled, "url": button.url}
    else:
        style = button.tone.value.value
        shown = {"type": BUTTON, "style": style, "disabled": button.disabled, "custom_id": button.id}
    drawn = bool(button.emoji) and not _letters.get()
    if drawn:
        shown["emoji"] = _emoji(button.emoji)
    if label := button.beside if drawn else button.label:
        shown["label"] = label
    return shown


def _select(menu: Menu) -> dict[str, Any]:
    kind = PEOPLE if menu.people else SELECT if menu.channels is None else CHANNELS
    shown: dict[str, Any] = {
        "type": kind,
        "custom_id": menu.id,
        "min_values": menu.minimum,
        "max_values": menu.maximum,
        "disabled": menu.disabled,
    }
    if menu.channels is not None:
        shown["channel_types"] = [kind.value for kind in WITH_TABLES]
        shown["default_values"] = [{"id": str(channel), "type": "channel"} for channel in menu.channels]
    elif not menu.people:
        shown["options"] = [_select_option(option) for option in menu.options]
    if menu.placeholder:
        shown["placeholder"] = menu.placeholder
    return shown


def _select_option(option: SelectOption) -> dict[str, Any]:
    shown: dict[str, Any] = {"label": option.label, "value": option.value, "default": option.chosen}
    if option.description:
        shown["description"] = option.description
    if option.emoji and not _letters.get():
        shown |= {"label": option.beside, "emoji": _emoji(option.emoji)}
    return shown


def _emoji(written: str) -> dict[str, str]:
    """An emoji as a button has it, from how it is written in a text."""
    _, name, id = written.strip("<>").split(":")
    return {"id": id, "name": name}
