"""A match that is over, as the archive knows it: which, who played, how it ended; not its cards."""

import re
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.tables.model import Outcome, Person, Place, TableId, UserId
from engine.cards import Seat

REF: Final = re.compile(r"([0-9A-Za-z]{1,24})-([1-9][0-9]{0,5})", re.ASCII)


@dataclass(frozen=True, slots=True)
class MatchRef:
    """Names a match: the table where it was played, and which of its matches it was, counted from 1."""

    table: TableId
    number: int

    def __str__(self) -> str:
        return f"{self.table}-{self.number}"

    @classmethod
    def parse(cls, text: str) -> "MatchRef":
        """The inverse of `str`.

        Raises:
            ValueError: the text names no match.
        """
        if (found := REF.fullmatch(text.strip())) is None:
            raise ValueError("not a match")
        return cls(TableId(found[1]), int(found[2]))


@dataclass(frozen=True, slots=True)
class Player:
    """Who had a seat in the match: a person or a computer player; both where the person left, and the computer finished
    for them. `former`: the person has had their data deleted, and nobody knows any more who it was."""

    seat: Seat
    person: Person | None = None
    computer: str | None = None
    outcome: Outcome | None = None
    """How the match ended for the person, and with how many points; None where it counts nothing for them."""
    points: int | None = None
    former: bool = False


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A finished match. `before`: the persons who had a seat at some time and lost it to another, with that seat."""

    ref: MatchRef
    game: str
    place: Place
    rated: bool
    finished_at: datetime
    players: tuple[Player, ...]
    before: tuple[Player, ...] = ()

    def seat_of(self, user: UserId) -> Seat | None:
        """The seat that this user had in the match, or None."""
        own = self.part_of(user)
        return None if own is None else own.seat

    def part_of(self, user: UserId) -> Player | None:
        """The user as a player of the match, with how it ended for them; None if they had no seat."""
        everybody = (*self.players, *self.before)
        return next((it for it in everybody if it.person is not None and it.person.id == user), None)
