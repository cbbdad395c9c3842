"""The lessons, found by listing folders, and the messages that are made of their texts.

`engine/games/<game>/lessons/<number>-<name>.stich` is a lesson of a game; those in `engine/lessons` are for people who
have played none of the games. A new file needs no change of code (docs/writing-a-lesson.md).
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from bot.text.catalogues import BOT, ENGINE, LESSONS, folders
from engine.cards import CARD_TEXTS, SUITS, Card, Seat
from engine.lesson import Lesson, read_lesson
from engine.message import CardWord, Message, SeatWord, SuitWord, Value

BEGINNERS: Final = ENGINE
"""The owner of the lessons for people who have played none of the games."""
FILE: Final = re.compile(r"(?P<number>[0-9]{2})-(?P<name>[a-z][a-z0-9-]*)\.stich", re.ASCII)
HEADLINES: Final = frozenset({"title", "goal"})
SUIT_VALUES: Final = ("spades", "hearts", "diamonds", "clubs")
CARDS: Final[Mapping[str, Value]] = {text[::-1]: CardWord(Card(card)) for card, text in enumerate(CARD_TEXTS)}
"""Every card by its suit and its rank, as texts name it: `{ $SA }` is the ace of spades."""
WORDS: Final[Mapping[str, Value]] = {**CARDS, **{SUIT_VALUES[suit]: SuitWord(suit) for suit in SUITS}}
"""Every card and every suit by the name of its value in a text."""


@cache
def lesson_files() -> Mapping[str, tuple[tuple[str, Path], ...]]:
    """The names and files of all lessons, in their order, by owner; the lessons for beginners come first."""
    found = {
        owner: tuple(
            (match["name"], file)
            for file in sorted((folder / LESSONS).glob("*.stich"))
            if (match := FILE.fullmatch(file.name))
        )
        for owner, folder in folders().items()
        if owner != BOT
    }
    return {owner: files for owner, files in found.items() if files}


@cache
def lessons_of(owner: str) -> tuple[Lesson, ...]:
    """The lessons of a game, or of `BEGINNERS`, in their order; none where there is no such owner.

    Raises:
        LessonError: a file cannot be played as it is written.
    """
    files = lesson_files().get(owner, ())
    return tuple(read_lesson(owner, name, file.read_text(encoding="utf-8")) for name, file in files)


def read_all_lessons() -> None:
    """Plays every lesson now, so that no player waits for it."""
    for owner in lesson_files():
        lessons_of(owner)


def lesson_of(id: str) -> Lesson | None:
    """The lesson with this id; None where there is none any more."""
    return next((lesson for lesson in lessons_of(id.partition(".")[0]) if lesson.id == id), None)


def said(lesson: Lesson, what: str) -> Message:
    """One of the lesson's texts, with every value that it may use: cards, suits, the players' names by seat.

    Its title and its goal name no players.
    """
    if what in HEADLINES:
        return Message(lesson.key(what), tuple(WORDS.items()))
    seats: dict[str, Value] = {f"seat{seat}": SeatWord(Seat(seat)) for seat in range(lesson.end.match.header.seats)}
    return Message(lesson.key(what), tuple({**WORDS, **seats}.items()))
