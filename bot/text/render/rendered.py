"""What a message shows, as plain values, and Discord's limits on it.

Nothing here knows discord: `bot.discord` turns a `Rendered` into an embed. Every `Rendered` is within the limits by
construction: what does not fit is cut at the end of a line, or of the text, with an ellipsis.
"""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

TITLE: Final = 256
DESCRIPTION: Final = 4096
FIELD_NAME: Final = 256
FIELD_VALUE: Final = 1024
FIELDS: Final = 25
FOOTER: Final = 2048
TOTAL: Final = 6000
"""Discord's limits on one embed, in characters."""
BUTTON_LABEL: Final = 80
CHOICE_LABEL: Final = 100
NAME: Final = 32
"""Discord's limit on a display name; a longer one is cut before it is shown."""

ELLIPSIS: Final = "…"
TEXT_STYLE: Final = "\ufe0e"
"""Variation selector 15: the character before it is text, not an emoji."""
NOTHING: Final = "\u200b"
"""What a field shows that has nothing to say; Discord refuses empty ones."""


@dataclass(frozen=True, slots=True)
class Field:
    """A labelled block of an embed."""

    name: str
    value: str
    inline: bool = False


@dataclass(frozen=True, slots=True, repr=False)
class Rendered:
    """One embed. It may hold a hand, so its repr says nothing."""

    title: str
    description: str = ""
    fields: tuple[Field, ...] = ()
    footer: str = ""
    colour: int | None = None
    url: str | None = None

    def __repr__(self) -> str:
        return "<Rendered>"

    def __len__(self) -> int:
        return (
            len(self.title)
            + len(self.description)
            + len(self.footer)
            + sum(len(field.name) + len(field.value) for field in self.fields)
        )

    @property
    def plain(self) -> str:
        """All of it as text, a part a line: for screen readers, logs of tests, alt texts."""
        parts = [self.title, self.description]
        parts += [f"{field.name}\n{field.value}" for field in self.fields]
        return "\n".join(part for part in (*parts, self.footer) if part)


_AFTER_A_BARE_SUIT = re.compile(f"(?<=[♠♥♦♣])(?!{TEXT_STYLE})")
_MARKDOWN = str.maketrans({sign: f"\\{sign}" for sign in r"\*_~`|>#[]()<:.+-@"})


def suits_as_text(text: str) -> str:
    """The text with its suit symbols kept from turning into emoji."""
    return _AFTER_A_BARE_SUIT.sub(TEXT_STYLE, text)


def clip(text: str, limit: int) -> str:
    """The text, cut to the limit at the end of a line if that keeps at least half, else anywhere."""
    if len(text) <= limit:
        return text
    kept = text[: limit - len(ELLIPSIS)]
    line_end = kept.rfind("\n")
    if line_end > limit // 2:
        kept = kept[: line_end + 1]
    elif kept.endswith("\\"):
        kept = kept.rstrip("\\")
    return kept + ELLIPSIS


def lined_fields(name: str, lines: Sequence[str]) -> list[Field]:
    """The lines under one label; what one field cannot hold goes on in a second without a label."""
    fields, value = list[Field](), ""
    for line in lines:
        joined = f"{value}\n{line}" if value else line
        # The variation selectors of the suits are still to come.
        if value and len(suits_as_text(joined)) > FIELD_VALUE:
            fields.append(Field(NOTHING if fields else name, value))
            joined = line
        value = joined
    return [*fields, Field(NOTHING if fields else name, value)]


def tidy_name(name: str) -> str:
    """A name on one line, without control and direction characters, no longer than Discord allows."""
    return _one_line(name)[:NAME] or "?"


def _one_line(text: str) -> str:
    """The text without control and direction characters, every space a single one."""
    seen = "".join(
        " " if one.isspace() else one
        for one in text
        if one.isspace() or one == "\u200d" or unicodedata.category(one) not in {"Cc", "Cf", "Cs", "Co", "Cn"}
    )
    return " ".join(seen.split())


def escape(name: str) -> str:
    """A name as text that Discord shows as it is: no markdown, mention, link or list comes of it."""
    return tidy_name(name).translate(_MARKDOWN)


def escape_lines(text: str) -> str:
    """What somebody has written, as text that Discord shows as it is; its lines stay, those that are empty do not."""
    lines = (_one_line(line) for line in text.splitlines())
    return "\n".join(line.translate(_MARKDOWN) for line in lines if line)


def embed(
    title: str,
    description: str = "",
    fields: tuple[Field, ...] = (),
    *,
    footer: str = "",
    colour: int | None = None,
    url: str | None = None,
) -> Rendered:
    """A `Rendered` within Discord's limits; of what is too long in all, the description gives way, then the fields."""
    kept_title, kept_footer = clip(suits_as_text(title), TITLE), clip(suits_as_text(footer), FOOTER // 4)
    room = TOTAL - len(kept_title) - len(kept_footer)
    kept_fields: list[Field] = []
    for field in fields[:FIELDS]:
        name = clip(suits_as_text(field.name), FIELD_NAME) or NOTHING
        value = clip(suits_as_text(field.value), FIELD_VALUE) or NOTHING
        if len(name) + len(value) > room:
            break
        room -= len(name) + len(value)
        kept_fields.append(Field(name, value, inline=field.inline))
    text = clip(suits_as_text(description), min(DESCRIPTION, room)) if room > len(ELLIPSIS) else ""
    return Rendered(kept_title, text, tuple(kept_fields), kept_footer, colour, url)
