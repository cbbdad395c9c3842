"""What a player may answer: one of several answers, or some of the candidates."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from engine.cards import Card
from engine.hidden import Hidden
from engine.message import Message
from engine.refusal import Refusal


@dataclass(frozen=True, slots=True, repr=False)
class Option(Hidden):
    """One answer: its text in the notation, its label, its group, and why it is disabled (None: open).

    `meaning`: what it commits to, in a line. `also`: another name by which it may be typed. A group may have a
    title: the message `<game>-group-<group>`.
    """

    text: str
    label: Message
    group: str
    refusal: Refusal | None = None
    card: Card | None = None
    meaning: Message | None = None
    also: Message | None = None

    @property
    def open(self) -> bool:
        """Whether the answer is allowed now."""
        return self.refusal is None


@dataclass(frozen=True, slots=True, repr=False)
class PickOne(Hidden):
    """Choose one of the open options. Order is stable: groups as the game lists them, hand cards in pack order.

    It holds every card of the viewer's hand, open with its action or disabled with its refusal, also out of turn.
    """

    options: tuple[Option, ...]

    @property
    def legal(self) -> tuple[str, ...]:
        """The texts of the open options, in their order."""
        return tuple([option.text for option in self.options if option.refusal is None])


@dataclass(frozen=True, slots=True, repr=False)
class PickSome(Hidden):
    """Choose from `minimum` to `maximum` of the candidates, those of `must` included.

    Candidates are cards in pack order, or seats ascending. The action is `verb` and the chosen ones, or `verb none`.
    """

    verb: str
    candidates: tuple[str, ...]
    minimum: int
    maximum: int
    must: tuple[str, ...] = ()
    label: Message | None = None

    @property
    def of_seats(self) -> bool:
        """Whether the candidates are seats, not cards."""
        return bool(self.candidates) and self.candidates[0].isdecimal()


Choice: TypeAlias = PickOne | PickSome


def one_step_away(choice: PickSome, answer: str) -> Iterator[str]:
    """The answers to a choice that add a candidate to this answer, leave one out, or exchange one for another.

    >>> seats = PickSome("double", ("0", "1", "2"), minimum=1, maximum=2, must=("0",))
    >>> list(one_step_away(seats, "double 0 1"))
    ['double 0', 'double 0 2']
    """
    picked = set(answer.split(" ")[1:]) & set(choice.candidates)
    outside = [one for one in choice.candidates if one not in picked]
    free = [one for one in choice.candidates if one in picked and one not in choice.must]
    steps = [{one} for one in (*outside, *free)] + [{away, taken} for away in free for taken in outside]
    for step in steps:
        changed = picked ^ step
        if choice.minimum <= len(changed) <= choice.maximum:
            yield " ".join([choice.verb, *([one for one in choice.candidates if one in changed] or ["none"])])
