"""Advice to a person on turn: an answer, and facts about it.

>>> Advice("play 7S", ()).searched
False
"""

from dataclasses import dataclass
from typing import Final

from engine.hidden import Hidden
from engine.message import Message

MOST_REASONS: Final = 2
"""A suggestion gives at most this many reasons."""


@dataclass(frozen=True, slots=True, repr=False)
class Advice(Hidden):
    """Advice: the text of an action, and one or two facts about it: `reasons` and, against it, `drawbacks`.
    `neutral`: those of the reasons that do not speak for it either, but tell what it does.
    `behind`: by how many points a deal (`Game.payoff`) it is expected to bring less than the advice before all others;
    `error`: the standard error of that. `searched`: whether it comes from a search, not from the rules of thumb alone.
    `outcome`: what the deal comes to with it on average, in `tried` deals that fit. `later`: what it costs in later
    deals (`Game.beyond`), which `behind` counts, too. `alike`: answers that were worth exactly the same each time.
    """

    text: str
    reasons: tuple[Message, ...]
    behind: float = 0.0
    error: float = 0.0
    searched: bool = False
    drawbacks: tuple[Message, ...] = ()
    neutral: frozenset[Message] = frozenset()
    tried: int = 0
    outcome: Message | None = None
    later: float = 0.0
    alike: tuple[str, ...] = ()
