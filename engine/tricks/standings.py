"""Who stands where when a match is over."""

from collections.abc import Sequence


def ranked(totals: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """The sides by rank where the higher total is better and equal ones share a rank.

    >>> ranked((30, 50, 30))
    ((1,), (0, 2))
    """
    return tuple(
        tuple(side for side, one in enumerate(totals) if one == total) for total in sorted(set(totals), reverse=True)
    )
