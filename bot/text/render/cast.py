"""The names of computer players: each language has a cast, and a table draws one of it for each seat."""

from collections.abc import Collection, Mapping
from functools import lru_cache
from hashlib import sha256
from typing import Final

from bot.text.i18n import Localiser, Voice
from bot.text.render.rendered import tidy_name
from bot.text.vocabulary import without_accents
from engine.cards import Seat
from engine.players import PLAYERS

SEATS: Final = 4096
"""Of how many seats it is remembered who sits there."""
CAST: Final = 13
"""How many names each language has: a prime number, so that steps of any length visit every name."""


@lru_cache(SEATS)
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
    cast = _cast(voice.localiser, voice.language)
    persons = {without_accents(tidy_name(name)) for name in taken}
    free = [member for member, (_, alike) in enumerate(cast) if persons.isdisjoint(alike)]
    given: dict[Seat, int] = {}
    for seat, member in members.items():
        if member in free and member not in given.values():
            given[seat] = member
    spare = (member for member in free if member not in {*given.values(), *members.values()})
    return {seat: cast[given[seat] if seat in given else next(spare)][0] for seat in members}


@lru_cache(maxsize=64)
def _cast(localiser: Localiser, language: str) -> tuple[tuple[str, frozenset[str]], ...]:
    """The names of a language, each with what a person may be called that would be taken for it: "Mabel (computer)"."""
    voice = Voice(localiser, language)
    marks = [voice.text(f"seat-mark-{kind}") for kind in sorted(PLAYERS)]
    return tuple(
        (
            name,
            frozenset(
                map(without_accents, [name, *(voice.text("seat-parts", name=name, parts=mark) for mark in marks)])
            ),
        )
        for name in voice.text("cast-names").split(", ")
    )
