"""The names of computer players: each language has a cast, and a table draws one of it for each seat."""

from collections.abc import Collection, Mapping
from hashlib import sha256
from typing import Final

from bot.text.i18n import Voice
from bot.text.render.rendered import tidy_name
from bot.text.vocabulary import without_accents
from engine.cards import Seat
from engine.players import PLAYERS

CAST: Final = 13
"""How many names each language has: a prime number, so that steps of any length visit every name."""


def cast_member(table: str, seat: Seat) -> int:
    """The number of the name that the computer at this seat of this table has: the same in every match and after a
    restart, and different for each seat."""
    drawn = int.from_bytes(sha256(table.encode()).digest()[:8])
    first, step = drawn % CAST, 1 + drawn // CAST % (CAST - 1)
    return (first + step * seat) % CAST


def cast_names(members: Mapping[Seat, int], taken: Collection[str], voice: Voice) -> dict[Seat, str]:
    """The names of the computers at a table, by seat; no two are equal, and none sounds like a taken one.

    A name that a person has goes to nobody: that computer alone gets the next free name of the cast.

    Args:
        members: the numbers drawn for the seats.
        taken: the names of the persons.
    """
    cast = voice.text("cast-names").split(", ")
    marks = [voice.text(f"seat-mark-{kind}") for kind in sorted(PLAYERS)]
    persons = {without_accents(tidy_name(name)) for name in taken}

    def free(member: int) -> bool:
        # A person may also be called what a list calls a computer: "Mabel (computer)".
        alike = [cast[member], *(voice.text("seat-parts", name=cast[member], parts=mark) for mark in marks)]
        return persons.isdisjoint(map(without_accents, alike))

    given: dict[Seat, int] = {}
    for seat, member in members.items():
        if free(member) and member not in given.values():
            given[seat] = member
    spare = (member for member in range(CAST) if free(member) and member not in {*given.values(), *members.values()})
    return {seat: cast[given[seat] if seat in given else next(spare)] for seat in members}
