"""How strong each level is on the scale of ratings, from what was measured against *careful*, which is 25.

A chance is that of winning a whole match: of a player against *careful*, of two partners against two, or of one among
the others. Where only deals were measured, the leads in points a deal are compared with those of a level whose matches
were played: a match adds up deals, so the lead counts in deviations of a match (`of_lead`).
"""

import math
from collections.abc import Mapping
from statistics import NormalDist
from typing import Final, NamedTuple

from bot.tables.rating import MILLION, MU
from bot.tables.ratings import COMPUTER_SIGMA
from engine.game import AnyGame


class Measured(NamedTuple):
    """The chance of a level to win a match from *careful*, and where it is from."""

    chance: float
    source: str


def of_lead(lead: float, known_lead: float, known_chance: float) -> float:
    """The chance by a lead in points a deal, where another lead is known to give another chance.

    >>> round(of_lead(9.8, 16.0, 0.71), 2)
    0.63
    """
    normal = NormalDist()
    return normal.cdf(normal.inv_cdf(known_chance) * lead / known_lead)


def of_odds(share: float, chance: float, others: int) -> float:
    """The chance among so many others of a level whose advantage over them is this share of one that has `chance`.

    >>> round(of_odds(1, 0.52, 3), 2), round(of_odds(0, 0.52, 3), 2)
    (0.52, 0.25)
    """
    odds = (others * chance / (1 - chance)) ** share
    return odds / (odds + others)


def strength(game: AnyGame, chance: float) -> float:
    """The mu of a level with this chance against *careful* (or, of several sides, among *careful* players).

    >>> from engine.registry import game
    >>> round(strength(game("klaberjass"), 0.5), 6)
    25.0
    """
    sides = game.sides(min(game.seats))
    members, others = len(sides[0]), len(sides) - 1
    sigma = COMPUTER_SIGMA / MILLION
    spread = math.sqrt(len(sides) * (members * sigma**2 + game.luck**2))
    return MU / MILLION + spread * math.log(others * chance / (1 - chance)) / members


_KLABERJASS_STRONG, _SCHIEBER_LEARNER, _BARBU_STRONG, _VIRA_STRONG = 0.71, 0.14, 0.521, 0.58
_GOOD_OF_STRONG = 0.61
"""In the two games of Jass *good* leads by 9.8 of 16.0 and by 11.5 of 18.9 points."""
MEASURED: Final[Mapping[str, Mapping[str, Measured]]] = {
    "klaberjass": {
        "random": Measured(0.005, "1,000 matches (bench engine)"),
        "learner": Measured(0.207, "150 matches"),
        "good": Measured(of_lead(9.8, 16.0, _KLABERJASS_STRONG), "100 deals: 9.8 points, where strong has 16.0"),
        "strong": Measured(_KLABERJASS_STRONG, "100 pairs of matches"),
    },
    "schieber": {
        "random": Measured(0.008, "none of 60 matches, counted as half a match"),
        "learner": Measured(_SCHIEBER_LEARNER, "100 matches"),
        "good": Measured(of_lead(11.5, -29.3, _SCHIEBER_LEARNER), "100 deals: 11.5 points, where learner has -29.3"),
        "strong": Measured(of_lead(18.9, -29.3, _SCHIEBER_LEARNER), "290 deals: 18.9 points, likewise"),
    },
    "barbu": {
        "random": Measured(0.008, "none of 60 matches, counted as half a match"),
        "learner": Measured(0.075, "40 matches"),
        "good": Measured(
            of_odds(_GOOD_OF_STRONG, _BARBU_STRONG, 3), "not measured: the share of strong's lead as in Jass"
        ),
        "strong": Measured(_BARBU_STRONG, "12 matches, each from four seats"),
    },
    "vira": {
        "random": Measured(0.008, "none of 60 matches, counted as half a match"),
        "learner": Measured(1 / 30, "30 matches"),
        "good": Measured(of_odds(0.28 / 1.26, _VIRA_STRONG, 2), "600 hands: 0.28 points, where strong has 1.26"),
        "strong": Measured(_VIRA_STRONG, "169 hands: 1.26 points, where sessions of equals differ by 22.5"),
    },
}
