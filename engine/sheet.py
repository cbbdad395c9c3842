"""The accounts of finished deals and the totals of a match, as text without language.

>>> Standings(scores=(512, 480), ranking=((0,), (1,))).ranking
((0,), (1,))
"""

from dataclasses import dataclass

from engine.cards import Seat
from engine.message import Message


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a deal's account: why, for which side, how much, and the details that explain it."""

    reason: Message
    side: int
    amount: int
    details: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class Row:
    """A deal in a grid: in a word what was played, and the side that declared it.

    `doubled`: by side, the sides that it doubled; empty where nobody can double. `check`: the sum of the scores, by
    which players find a mistake in their sheet; None where there is no such rule.
    """

    label: Message
    declarer: int
    doubled: tuple[tuple[int, ...], ...] = ()
    check: int | None = None


@dataclass(frozen=True, slots=True)
class DealScore:
    """The account of one finished deal. `scored` is what each side was credited in the end, `totals` stand after it.

    `remarks`: lines below the account. `figures`: amounts beside the totals, by name (`Scene.figures`).
    `itemised`: each entry is a payment and has a line of its own. `row`: what stands for the deal in a grid of all
    deals; a sheet whose deals have it is shown as a grid, with the entries on request.
    """

    number: int
    headline: tuple[Message, ...]
    entries: tuple[Entry, ...]
    scored: tuple[int, ...]
    totals: tuple[int, ...]
    remarks: tuple[Message, ...] = ()
    figures: tuple[tuple[str, int], ...] = ()
    itemised: bool = False
    row: Row | None = None


@dataclass(frozen=True, slots=True)
class PlayedContract:
    """What a seat undertook in a finished deal: the key of a contract, a family of bids or a part in the deal.

    `won`: as the game says (`Game.contracts`); `scored`: what the deal brought the side of the seat, in points.
    """

    seat: Seat
    contract: str
    won: bool
    scored: int


@dataclass(frozen=True, slots=True)
class Standings:
    """Match totals by side, further figures by name (a pot) and, once the match is over, the sides by rank."""

    scores: tuple[int, ...]
    figures: tuple[tuple[str, int], ...] = ()
    ranking: tuple[tuple[int, ...], ...] | None = None
