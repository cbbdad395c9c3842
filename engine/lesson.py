"""Lessons: a record of a fixed deal with the stops at which a learner acts (docs/writing-a-lesson.md).

A lesson file is a record whose lines are those of a good line of play. Its first line names the learner's seat; a line
with `stop` before an action of that seat makes it a question. The texts are in catalogues, by keys made of these names.

>>> Answered("low", goes_on=False)
Answered(explanation='low', goes_on=False)
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.cards import Seat
from engine.game import Event, Hidden, IllegalAction, Malformed
from engine.match import ActLine, Match
from engine.record import parse_object, read_first_line, read_line
from engine.turn import Act

LESSON_VERSION: Final = 1
LONGEST_NAME: Final = 20
"""The most characters of the name of a stop or an explanation, which is a part of message keys."""
RIGHT, OTHER, ALREADY_USED = "right", "other", frozenset({"right", "other", "title", "goal", "end"})
"""What explains the right answer, and any that is not listed; names that no stop and no explanation may have."""
STOP_KEYS: Final = frozenset({"stop", "also", "wrong", "facts"})


class LessonError(ValueError):
    """A lesson that cannot be played as it is written; the text names the line."""


@dataclass(frozen=True, slots=True)
class Answered:
    """What a learner's answer is worth: the name of its explanation, and whether the lesson goes on."""

    explanation: str
    goes_on: bool = True


@dataclass(frozen=True, slots=True, repr=False)
class Stop(Hidden):
    """A question to the learner, or (`answer` empty) the end of the lesson.

    `match`: before the answer. `told`: what happened since the stop before, step by step; empty at the first.
    `answer`: the recommended one, with which the lesson goes on. `also` and `wrong`: the names of explanations, with
    the answers that they explain. `facts`: what the texts state, for the test that checks it.
    """

    name: str
    match: Match
    told: tuple[tuple[Event, ...], ...] = ()
    answer: str = ""
    also: tuple[tuple[str, tuple[str, ...]], ...] = ()
    wrong: tuple[tuple[str, tuple[str, ...]], ...] = ()
    facts: tuple[str, ...] = ()

    def judge(self, answer: str) -> Answered:
        """What this answer, which the rules allow, is worth; the order in which cards are picked does not matter."""
        if _same(answer, self.answer):
            return Answered(RIGHT)
        for name, answers in self.also:
            if any(_same(answer, one) for one in answers):
                return Answered(name)
        for name, answers in self.wrong:
            if any(_same(answer, one) for one in answers):
                return Answered(name, goes_on=False)
        return Answered(OTHER, goes_on=False)


def _same(one: str, other: str) -> bool:
    return sorted(one.upper().split()) == sorted(other.upper().split())


@dataclass(frozen=True, slots=True, repr=False)
class Lesson(Hidden):
    """A lesson. `owner`: the game in whose folder it is, or `engine`; `seat`: the learner's; `end`: how it ends."""

    owner: str
    name: str
    seat: Seat
    stops: tuple[Stop, ...]
    end: Stop

    @property
    def id(self) -> str:
        """Tells it from all other lessons."""
        return f"{self.owner}.{self.name}"

    def key(self, what: str) -> str:
        """The key of one of its texts."""
        return f"{self.owner}-lessons-{self.name}-{what}"

    def at(self, number: int) -> Stop:
        """The stop with this number, counted from 0; beyond the last one, the end."""
        return self.stops[number] if number < len(self.stops) else self.end


def read_lesson(owner: str, name: str, text: str) -> Lesson:
    """The lesson that this file holds.

    Raises:
        LessonError: a line cannot be read, is not allowed, or asks for what cannot be answered.
    """
    lines = text.splitlines()
    if len(lines) < 2:
        raise LessonError(f"{owner}/{name}: no deal")
    number = 1
    try:
        seat = _first(parse_object(lines[0]))
        number = 2
        reader = _Reader(read_first_line(lines[1]), seat)
        for line in lines[2:]:
            number += 1
            reader.read(parse_object(line), line)
        return Lesson(owner, name, seat, *reader.whole())
    except LessonError as problem:
        raise LessonError(f"{owner}/{name}, line {number}: {problem}") from None
    except Malformed as problem:
        raise LessonError(f"{owner}/{name}, line {number}: {problem.message.key}") from None
    except IllegalAction as problem:
        refusal = problem.refusal
        raise LessonError(f"{owner}/{name}, line {number}: {refusal.rule} ({refusal.message.key})") from None


def _first(found: Mapping[str, Any]) -> Seat:
    if found.keys() != {"lesson", "seat"} or found["lesson"] != LESSON_VERSION or type(found["seat"]) is not int:
        raise LessonError('the first line is {"lesson":1,"seat":…}')
    return Seat(found["seat"])


class _Reader:
    """Follows the lines of a lesson."""

    def __init__(self, match: Match, seat: Seat) -> None:
        self._match = match
        self._seat = seat
        self._stops: list[Stop] = []
        self._told: list[tuple[Event, ...]] = []
        self._asked: dict[str, Any] | None = None
        self._end: Stop | None = None

    def read(self, found: dict[str, Any], line: str) -> None:
        """Take one line."""
        if self._end is not None:
            raise LessonError("a line after the end")
        if "stop" in found:
            self._ask(found)
        elif "end" in found:
            self._finish(found)
        else:
            self._follow(line)

    def whole(self) -> tuple[tuple[Stop, ...], Stop]:
        """The stops and the end."""
        if self._end is None:
            self._finish({"end": True})
        if not self._stops:
            raise LessonError("no stop")
        assert self._end is not None
        return tuple(self._stops), self._end

    def _ask(self, found: dict[str, Any]) -> None:
        if self._asked is not None:
            raise LessonError("two stops before one action")
        if found.keys() - STOP_KEYS:
            raise LessonError(f"a stop has {', '.join(sorted(STOP_KEYS))}")
        name = _name(found["stop"])
        if any(stop.name == name for stop in self._stops):
            raise LessonError(f"two stops are called {name}")
        if self._match.turn != Act(self._seat):
            raise LessonError("it is not the learner's turn here")
        self._asked = found

    def _follow(self, line: str) -> None:
        read = read_line(line, self._match.game, self._match.header.seats)
        if self._asked is not None:
            if not isinstance(read, ActLine) or read.seat != self._seat:
                raise LessonError("after a stop comes the learner's action")
            self._stops.append(self._stop(self._asked, str(read.action)))
            self._told, self._asked = [], None
        self._match, step = self._match.follow(read)
        self._told.append(step.events)

    def _finish(self, found: dict[str, Any]) -> None:
        if found.keys() - {"end", "facts"} or self._asked is not None:
            raise LessonError("the end has facts alone, and comes after an action")
        self._end = Stop("end", self._match, tuple(self._told), facts=_facts(found))

    def _stop(self, found: dict[str, Any], answer: str) -> Stop:
        also, wrong = (tuple(self._explained(found.get(kind, {}))) for kind in ("also", "wrong"))
        answers = [answer, *(one for _, answers in (*also, *wrong) for one in answers)]
        if len({" ".join(sorted(one.upper().split())) for one in answers}) != len(answers):
            raise LessonError("an answer is listed twice")
        told = tuple(self._told) if self._stops else ()
        return Stop(found["stop"], self._match, told, answer, also, wrong, _facts(found))

    def _explained(self, found: object) -> Iterator[tuple[str, tuple[str, ...]]]:
        if not isinstance(found, dict):
            raise LessonError('explanations are {"name":["answer", …], …}')
        for name, answers in found.items():
            if not isinstance(answers, list) or not answers or not all(isinstance(one, str) for one in answers):
                raise LessonError(f"{name} has no list of answers")
            for one in answers:
                if (refusal := _refusal(self._match, self._seat, one)) is not None:
                    raise LessonError(f"the rules do not allow {one} here ({refusal})")
            yield _name(name), tuple(answers)


def _refusal(match: Match, seat: Seat, answer: str) -> str | None:
    refusal = match.game.refusal(match.view(seat), match.game.parse(answer))
    return None if refusal is None else refusal.rule


def _name(found: object) -> str:
    if not isinstance(found, str) or not found.isascii() or found in ALREADY_USED or len(found) > LONGEST_NAME:
        raise LessonError(f"{found!r} is no name")
    if not found[:1].isalpha() or not found.replace("-", "").isalnum() or found != found.lower():
        raise LessonError(f"{found!r} is no name: small letters, digits and hyphens, a letter first")
    return found


def _facts(found: Mapping[str, Any]) -> tuple[str, ...]:
    facts: Sequence[object] = found.get("facts", [])
    if not isinstance(facts, list) or not all(isinstance(fact, str) for fact in facts):
        raise LessonError("facts are a list of texts")
    return tuple(map(str, facts))
