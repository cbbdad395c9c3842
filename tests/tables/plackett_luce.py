"""The ratings after a match by the formulas of Weng and Lin (2011), algorithm 4, written anew from the paper.

Its sums run over the sides q that a side does not stand before; ties are counted by how many share a place. Each rating
first gains the uncertainty of the time that has passed (`TAU`). `gamma` is the paper's own: sigma of the side over c.
"""

import math
from collections.abc import Sequence

TAU = 25 / 300
LEAST_SHARE = 0.0001


def after(
    teams: Sequence[Sequence[tuple[float, float]]], places: Sequence[int], beta: float
) -> list[list[tuple[float, float]]]:
    """The mu and sigma of each member of each side after a match with these places."""
    aged = [[(mu, math.hypot(sigma, TAU)) for mu, sigma in team] for team in teams]
    means = [sum(mu for mu, _ in team) for team in aged]
    variances = [sum(sigma**2 for _, sigma in team) for team in aged]
    c = math.sqrt(sum(variance + beta**2 for variance in variances))
    strengths = [math.exp(mean / c) for mean in means]
    now = []
    for own, team in enumerate(aged):
        omega = delta = 0.0
        for other, place in enumerate(places):
            if place > places[own]:
                continue
            share = strengths[own] / sum(
                strength for strength, at in zip(strengths, places, strict=True) if at >= place
            )
            omega += ((own == other) - share) / places.count(place)
            delta += share * (1 - share) / places.count(place)
        gamma = math.sqrt(variances[own]) / c
        now.append(
            [
                (
                    mu + sigma**2 / c * omega,
                    sigma * math.sqrt(max(1 - sigma**2 / c**2 * gamma * delta, LEAST_SHARE)),
                )
                for mu, sigma in team
            ]
        )
    return now
