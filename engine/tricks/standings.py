"""The ranking of a match, and the match before its last deal."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

MatchT = TypeVar("MatchT", bound="FinishedDeals")


class FinishedDeals(Protocol):
    """What the finished deals of a match have left."""

    def before_last(self: MatchT) -> MatchT:
        """The same before the last finished deal."""


def before_deal(phase: str, match: MatchT) -> MatchT:
    """The match before the deal of a view; once that deal has ended, the view's match includes it already."""
    return match.before_last() if phase in ("ended", "over") else match


def ranked(totals: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """The sides by rank where the higher total is better and equal ones share a rank.

    >>> ranked((30, 50, 30))
    ((1,), (0, 2))
    """
    return tuple(
        tuple(side for side, one in enumerate(totals) if one == total) for total in sorted(set(totals), reverse=True)
    )
