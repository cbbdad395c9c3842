"""What ratings would have said of each match before it was played, and how wrong that was (log-loss).

The ladder begins without any knowledge of the players and sees the matches in an order drawn by chance, several times.
"""

import math
import random
import statistics
from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce
from openskill.models.weng_lin.plackett_luce import PlackettLuceRating

from bot.tables.rating import MATCHES_TO_BE_SURE
from engine.game import AnyGame
from tests.bench.ratings.crowd import Played

ORDERS: Final = 5
"""In how many orders the matches are seen."""


class Forecast(NamedTuple):
    """How well ratings with some luck forecast the winner.

    `loss`: the mean log-loss of the matches between players who are not provisional; `late`: of those in the second
    half; `coin`: of a forecast that takes all sides for equal. `order`: the rank correlation of the ratings at the end
    with the known strength.
    """

    loss: float
    late: float
    coin: float
    order: float


def forecast(game: AnyGame, matches: Sequence[Played], luck: float) -> Forecast:
    """The forecast of these matches by ratings with so much luck (beta)."""
    losses: list[float] = []
    late: list[float] = []
    coin: list[float] = []
    orders = []
    for number in range(ORDERS):
        in_order = list(matches)
        random.Random(number).shuffle(in_order)
        model, counts = PlackettLuce(beta=luck), dict[int, int]()
        ratings: dict[int, PlackettLuceRating] = {}
        for place, match in enumerate(in_order):
            teams, places, sides = _teams(game, match, ratings, model)
            if min(counts.get(player, 0) for player in match.players) >= MATCHES_TO_BE_SURE:
                losses.append(loss(teams, places, model))
                coin.append(math.log(len(teams)))
                if place >= len(in_order) / 2:
                    late.append(losses[-1])
            for side, team in zip(sides, model.rate(teams, ranks=places), strict=True):
                ratings |= dict(zip(side, team, strict=True))
            for player in match.players:
                counts[player] = counts.get(player, 0) + 1
        players = sorted(ratings)
        by_rating = sorted(players, key=lambda player: -ratings[player].mu)
        orders.append(statistics.correlation(players, [by_rating.index(player) for player in players]))
    return Forecast(*map(statistics.fmean, (losses, late, coin, orders)))


def _teams(
    game: AnyGame, match: Played, ratings: dict[int, PlackettLuceRating], model: PlackettLuce
) -> tuple[list[list[PlackettLuceRating]], list[float], list[list[int]]]:
    """The sides of a match: their ratings, their places, and who they are."""
    sides = game.sides(len(match.players))
    players = [[match.players[seat] for seat in side] for side in sides]
    teams = [[ratings.get(player) or model.rating() for player in side] for side in players]
    return teams, [float(match.places[side[0]]) for side in sides], players


def chances(teams: Sequence[Sequence[PlackettLuceRating]], model: PlackettLuce) -> list[float]:
    """The chance of each side to win, as the model itself has it when it learns from the match."""
    spread = math.sqrt(sum(sum(one.sigma**2 for one in team) + model.beta**2 for team in teams))
    worths = [math.exp(sum(one.mu for one in team) / spread) for team in teams]
    return [worth / sum(worths) for worth in worths]


def loss(teams: Sequence[Sequence[PlackettLuceRating]], places: Sequence[float], model: PlackettLuce) -> float:
    """The log-loss of the forecast of the winner; of several winners the mean."""
    own = chances(teams, model)
    return -statistics.fmean(math.log(chance) for chance, place in zip(own, places, strict=True) if place == 1)
