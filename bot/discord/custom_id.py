"""What a button carries: `s1:<table>:<seat>:<revision>:<verb>[=<what>]`. No view keeps state: they outlive restarts.

`s1` is the version of this form. The buttons of public messages name no seat (`-`) and never a card; those of a hand
do, and are in private messages only.
"""

import hashlib
import re
from dataclasses import dataclass
from typing import Final

from bot.tables.model import TableId
from engine.cards import Seat

CUSTOM_ID: Final = 100
"""Discord's limit on a custom id."""
DIGEST: Final = 24
"""Characters of a digest; Discord takes 25 for a nonce."""
NOBODY: Final = "-"
NO_TABLE: Final = TableId("-")
A_TABLE: Final = "[0-9A-Za-z]{1,24}"
LARGEST_ID: Final = 2**63 - 1
"""An id of Discord has 63 bits at most; nothing stores a larger number."""


def template(*verbs: str, table: str = A_TABLE) -> re.Pattern[str]:
    """Matches the ids with one of these verbs, about a table (`NO_TABLE`: about none)."""
    return re.compile(
        rf"s1:(?P<table>{table}):(?P<seat>[0-9]|-):(?P<revision>[0-9]{{1,12}}):(?P<verb>{'|'.join(verbs)})(?:=(?P<what>.*))?",
        re.ASCII,
    )


TEMPLATE: Final = template("[a-z-]{1,20}", table=f"{A_TABLE}|-")
"""Matches every id of this form."""


@dataclass(frozen=True, slots=True, repr=False)
class ButtonId:
    """A custom id in its parts. `what` may hold an action with a card, so the repr shows the verb alone."""

    verb: str
    table: TableId = NO_TABLE
    seat: Seat | None = None
    revision: int = 0
    what: str = ""

    def __str__(self) -> str:
        seat = NOBODY if self.seat is None else str(self.seat)
        text = f"s1:{self.table}:{seat}:{self.revision}:{self.verb}"
        if self.what:
            text += f"={self.what}"
        if len(text) > CUSTOM_ID:
            raise ValueError(f"a custom id of {len(text)} characters")
        return text

    def __repr__(self) -> str:
        return f"<ButtonId {self.verb}>"

    @property
    def number(self) -> int:
        """`what` as a number, of a page for example; 0 where it is none."""
        return int(self.what) if self.what.isdecimal() and len(self.what) < 5 else 0

    @classmethod
    def parse(cls, text: str) -> "ButtonId":
        """The parts of a custom id.

        Raises:
            ValueError: the text has another form.
        """
        match = TEMPLATE.fullmatch(text)
        if match is None:
            raise ValueError("not a button of this bot")
        return cls.of(match)

    @classmethod
    def of(cls, match: re.Match[str]) -> "ButtonId":
        """The parts, from a match of a template."""
        seat = match["seat"]
        return cls(
            verb=match["verb"],
            table=TableId(match["table"]),
            seat=None if seat == NOBODY else Seat(int(seat)),
            revision=int(match["revision"]),
            what=match["what"] or "",
        )


def id_in(text: str) -> int | None:
    """The id of Discord that a button or a menu carries; None where that is none."""
    number = int(text) if text.isascii() and text.isdecimal() and len(text) < 20 else 0
    return number if 0 < number <= LARGEST_ID else None


def digest(*parts: object) -> str:
    """A few letters made of these parts: the nonce of a message, so that it is posted once, or part of an id."""
    return hashlib.sha256(" ".join(map(str, parts)).encode()).hexdigest()[:DIGEST]
