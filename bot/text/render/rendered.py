"""The content of a message as plain values, and Discord's limits on it.

Knows nothing of discord.py: `bot.discord` turns a `Rendered` into an embed. `embed` makes a `Rendered` within the
limits: it cuts what does not fit at the end of a line, or of the text, with an ellipsis.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
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

SHORT_NAME: Final = 12
"""The width of a name in a hand, in narrow letters: with longer ones a hand would not fit on the screen of a phone."""

NAMES: Final = 4096
"""How many names are remembered as they are shown: every page has those of its table."""

ELLIPSIS: Final = "…"
TEXT_STYLE: Final = "\ufe0e"
"""Variation selector 15: the character before it is text, not an emoji."""
ISOLATE: Final = "\u2068"
END_OF_ISOLATE: Final = "\u2069"
"""Between these two, writing from right to left does not turn the rest of its line."""
NOTHING: Final = "\u200b"
"""Zero-width space, for a field without text; Discord refuses empty ones."""


@dataclass(frozen=True, slots=True)
class Field:
    """A labelled block of an embed."""

    name: str
    value: str
    inline: bool = False


@dataclass(frozen=True, slots=True, repr=False)
class Rendered:
    """The content of one embed. It may hold a hand, so its repr says nothing."""

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
        """All of it as text, a line for each part: for screen readers, logs of tests, alt texts."""
        parts = [self.title, self.description]
        parts += [f"{field.name}\n{field.value}" for field in self.fields]
        return "\n".join(part for part in (*parts, self.footer) if part)


_AFTER_A_BARE_SUIT = re.compile(f"(?<=[♠♥♦♣])(?!{TEXT_STYLE})")
_SUIT = "[♠♥♦♣♤♡♢♧🛡🌹🌰🔔]"
_RANK = "(?:10|１０|[AKQJTDBOU2-9ＡＫＱＪＴＤＢＯＵ２-９])"
_CARD_AFTER_SUIT = re.compile(rf"(?:{_SUIT}[\W_]*)+(?={_RANK}(?![^\W_]))")
_CARD_BEFORE_SUIT = re.compile(rf"(?<![^\W_])({_RANK})[\W_]*{_SUIT}")
"""What looks like a card in a name: a suit beside a rank that stands alone."""
_ACCENTS = re.compile(
    r"([\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]{3})"
    r"[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]+"
)
"""More marks on one letter than any language needs: they cover the lines above and below."""
_NO_LETTERS = dict.fromkeys([*range(0x1F0A0, 0x1F100), 0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0], " ")
"""Pictures of cards, and what counts as a letter and cannot be seen."""
_BROKEN_EMOJI = re.compile(r"<(?::\w*(?::\d*)?)?$")
"""The first part of an emoji, at the end of a text."""
_MARKDOWN = str.maketrans({sign: f"\\{sign}" for sign in r"\*_~`|>#[]()<:.+-@"})


def suits_as_text(text: str) -> str:
    """The text with a variation selector after each suit symbol, so that none turns into an emoji."""
    return _AFTER_A_BARE_SUIT.sub(TEXT_STYLE, text)


def _units(text: str) -> int:
    """The length of a text in UTF-16, where most emoji count as two."""
    return len(text) + sum(char > "\uffff" for char in text)


def clip(text: str, limit: int) -> str:
    """The text, cut to the limit at the end of a line if that keeps at least half, else anywhere.

    The limit of a label is in units of UTF-16, so that it holds whichever way Discord counts.
    """
    length = _units if limit <= CHOICE_LABEL else len
    if length(text) <= limit:
        return text
    kept = text[: limit - len(ELLIPSIS)]
    while (over := length(kept) + len(ELLIPSIS) - limit) > 0:
        kept = kept[: -((over + 1) // 2)]
    line_end = kept.rfind("\n")
    if line_end > limit // 2:
        kept = kept[: line_end + 1]
    elif kept.endswith("\\"):
        kept = kept.rstrip("\\")
    return _BROKEN_EMOJI.sub("", kept) + ELLIPSIS


def lined_fields(name: str, lines: Sequence[str]) -> list[Field]:
    """The lines under one label; further fields without a label hold the lines that do not fit.

    A line that is too long for a field is broken at a space.
    """
    fields, value = list[Field](), ""
    for line in chain.from_iterable(map(_broken, lines)):
        joined = f"{value}\n{line}" if value else line
        # `embed` adds the variation selectors of the suits.
        if value and len(suits_as_text(joined)) > FIELD_VALUE:
            fields.append(Field(NOTHING if fields else name, value))
            joined = line
        value = joined
    return [*fields, Field(NOTHING if fields else name, value)]


def _broken(line: str) -> Iterator[str]:
    """The line in parts that fit a field, as far as it has spaces."""
    line = suits_as_text(line)
    while len(line) > FIELD_VALUE and (at := line.rfind(" ", 1, FIELD_VALUE)) > 0:
        yield line[:at]
        line = line[at + 1 :]
    yield line


def run_on(fields: Sequence[Field]) -> list[str]:
    """The fields as lines of a description, as close to each other as they stand in their places."""
    lines = list[str]()
    for field in fields:
        lines += [f"**{field.name}**"] if field.name != NOTHING else []
        lines.append(field.value)
    return lines


def outlined(fields: Sequence[Field]) -> list[str]:
    """The fields as lines of a description, where Discord draws true headings and lists, which screen readers announce.

    Their margins cost room, so they are for readers who have the text read aloud.
    """
    lines = list[str]()
    for field in fields:
        lines += [f"### {field.name}"] if field.name != NOTHING else []
        lines += [f"- {line}" for line in field.value.split("\n") if line != NOTHING]
    return lines


@lru_cache(NAMES)
def tidy_name(name: str) -> str:
    """A name on one line, no longer than Discord allows, that neither looks like a card nor changes the text around it.

    Without control and direction characters; what is written from right to left is isolated from the rest of the line.
    """
    return _isolated(_plain_name(name))


def _plain_name(name: str) -> str:
    visible = _ACCENTS.sub(r"\1", _one_line(name.translate(_NO_LETTERS)))[:NAME]
    visible = _CARD_AFTER_SUIT.sub("", _CARD_BEFORE_SUIT.sub(r"\1", visible))
    return visible.strip() or "?"


def _isolated(name: str) -> str:
    turns = any(unicodedata.bidirectional(letter) in {"R", "AL", "AN"} for letter in name)
    return f"{ISOLATE}{name}{END_OF_ISOLATE}" if turns else name


@lru_cache(NAMES)
def short_name(name: str) -> str:
    """A name in little room: cut with an ellipsis where it is wider than `SHORT_NAME`."""
    name = _plain_name(name)
    if _columns(name) <= SHORT_NAME:
        return _isolated(name)
    while name and _columns(name) > SHORT_NAME - 1:
        name = name[:-1]
    return _isolated(name.rstrip(" \u200d") + ELLIPSIS)


def _columns(text: str) -> int:
    """The width of a text in narrow letters; a wide one, as in Japanese, is as wide as two."""
    return sum(2 if unicodedata.east_asian_width(letter) in {"F", "W"} else 1 for letter in text)


def _one_line(text: str) -> str:
    """The text without control and direction characters, with single spaces."""
    visible = "".join(
        " " if char.isspace() else char
        for char in text
        if char.isspace() or char == "\u200d" or unicodedata.category(char) not in {"Cc", "Cf", "Cs", "Co", "Cn"}
    )
    return " ".join(visible.split())


@lru_cache(NAMES)
def escape(name: str) -> str:
    """A name that Discord shows as it is, without markdown, mentions, links or lists."""
    return tidy_name(name).translate(_MARKDOWN)


REMEMBERED: Final = (tidy_name, short_name, escape)
"""What remembers names."""


def escape_lines(text: str) -> str:
    """A text by a member that Discord shows as it is, line by line, without empty lines."""
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
    """A `Rendered` within Discord's limits; shortens the description for the fields, drops the last fields."""
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
