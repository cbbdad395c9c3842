"""Means of samples, and the bound above which the true mean is with a given confidence.

>>> from math import isclose
>>> mean, least = lower_bound([1.0, 2.0, 3.0, 4.0], confidence=0.95)
>>> mean, round(least, 2)
(2.5, 0.98)
"""

import math
import statistics
from collections.abc import Sequence
from typing import Final

SURELY_POSSIBLE: Final = (0.0, 1.0)
"""Joins the samples of a share: one lost, one won, so that ten wins of ten are not taken for certainty."""


def student(confidence: float, freedom: int) -> float:
    """The quantile of Student's distribution, expanded around the normal one (Abramowitz and Stegun, 26.7.5)."""
    z = statistics.NormalDist().inv_cdf(confidence)
    terms = (z, (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96, (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384)
    return sum(term / freedom**power for power, term in enumerate(terms))


def lower_bound(samples: Sequence[float], *, confidence: float, share: bool = False) -> tuple[float, float]:
    """The mean of independent samples, and its one-sided lower bound; at least two samples.

    `share`: the samples are wins, from 0 to 1.
    """
    spread = [*samples, *SURELY_POSSIBLE] if share else samples
    count = len(spread)
    half = student(confidence, count - 1) * statistics.stdev(spread) / math.sqrt(count)
    return statistics.mean(samples), statistics.mean(spread) - half
