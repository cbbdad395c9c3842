"""The numbers of one person on one ladder, and what players see of them.

>>> Rating().shown, Rating().provisional
(1000, True)
>>> Rating(mu=29_000_000, sigma=4_000_000, matches=40).shown
1680
"""

from dataclasses import dataclass
from typing import Final

MILLION: Final = 1_000_000
MU, SIGMA = 25 * MILLION, 25 * MILLION // 3
"""The numbers of somebody who has not played yet, in millionths."""
AT_FIRST: Final = 1000
"""What is shown of them."""
POINTS: Final = 40
"""How many points are shown for a unit of mu."""
DEVIATIONS: Final = 3
"""A rating shows the strength that somebody has almost certainly: so many deviations less than the mean."""
MATCHES_TO_BE_SURE: Final = 5
"""A rating is provisional until so many matches."""
WORLD: Final = 0
"""Stands for a server where the ladder over all servers is meant."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is (`mu`), how uncertain that is (`sigma`), both in millionths, and by how many matches."""

    mu: int = MU
    sigma: int = SIGMA
    matches: int = 0

    @property
    def certain(self) -> int:
        """The strength that is shown, in millionths."""
        return self.mu - DEVIATIONS * self.sigma

    @property
    def shown(self) -> int:
        """The number that players see."""
        return AT_FIRST + (POINTS * self.certain + MILLION // 2) // MILLION

    @property
    def provisional(self) -> bool:
        """Whether there are too few matches to rely on it."""
        return self.matches < MATCHES_TO_BE_SURE


@dataclass(frozen=True, slots=True)
class RatingChange:
    """What a finished match changed for a person: the numbers shown before and after it, and whether the latter is
    provisional. `user`: their id; `name`: as the server showed it then."""

    user: int
    name: str
    before: int
    after: int
    provisional: bool
