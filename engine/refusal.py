"""Refusals: why something cannot be done now, and the exceptions that say so.

>>> refuse_turn(Act(Seat(1)), Seat(0), "KLA-1.4").message.key
'engine-not-your-turn'
"""

from dataclasses import dataclass
from functools import lru_cache

from engine.cards import Seat
from engine.message import Message
from engine.turn import Act, DealDue, Turn


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not allowed: the paragraph of the game's RULES.md and the text that says it to the player."""

    rule: str
    message: Message


@lru_cache(maxsize=32)
def _waits(rule: str) -> tuple[Refusal, Refusal, Refusal]:
    return (
        Refusal(rule, Message("engine-not-your-turn")),
        Refusal(rule, Message("engine-deal-due")),
        Refusal(rule, Message("engine-match-over")),
    )


def refuse_turn(turn: Turn, seat: Seat | None, rule: str) -> Refusal | None:
    """Why a seat has to wait, by the game's paragraph about turns (`Game.turn_rule`); None when it is its turn."""
    not_yours, deal_due, over = _waits(rule)
    if isinstance(turn, Act):
        return None if turn.seat == seat else not_yours
    return deal_due if isinstance(turn, DealDue) else over


class IllegalAction(Exception):  # noqa: N818 - named as the rules name it
    """The action belongs to the game and is not allowed now; the state is untouched."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.rule)
        self.refusal = refusal


class Malformed(Exception):  # noqa: N818 - as above
    """The text or value does not belong to the game; `message` says what is wrong and names no card."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.key)
        self.message = message
