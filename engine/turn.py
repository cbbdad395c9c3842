"""What is due in a match: a deal, an action of one seat, or nothing more.

>>> Act(Seat(1)) == Act(Seat(1)), Act(Seat(1)) == DealDue()
(True, False)
"""

from dataclasses import dataclass
from typing import TypeAlias

from engine.cards import Seat


@dataclass(frozen=True, slots=True)
class DealDue:
    """The pack must be shuffled and dealt, and the game's further chance words drawn (`Game.chance_words`)."""


@dataclass(frozen=True, slots=True)
class Act:
    """This seat must act."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Over:
    """The match has ended."""


Turn: TypeAlias = DealDue | Act | Over
