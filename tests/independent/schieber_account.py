"""Makes the account of a Schieber deal from 2.5 to 2.7 of `../shared/rules/schieber.md`.

The table is the dict of `schieber`, after the deal. Each credit is in its `log` as
("credit", team, points, why); with `ending: endOfDeal` the card points are in its `piles`.
"""

from tests.independent.schieber import LAST_TRICK, STOECK, stoeck_holder
from tests.independent.schieber_cards import trump_of
from tests.independent.schieber_weis import counted, worth

TRICKS = 9


def before(_, opening):
    """Gives the scores before the deal."""
    return opening["scores"]


def figures(_):
    """Gives the figures beside the scores: none."""
    return {}


def lines(table, _):
    """Gives all credits of the teams, each multiplied by 2.3."""
    stoeck = [("stoeck of {}, {}".format(*holder), holder[0] % 2, STOECK) for holder in stoeck_credited(table)]
    return [
        (team, reason, points * table["multiplier"], details(points, table["multiplier"]))
        for reason, team, points in [*weis(table), *stoeck, *match_bonus(table), *tricks(table)]
    ]


def details(points, multiplier):
    """Gives the factors of a product; nothing with a multiplier of 1."""
    return (f"{points} x {multiplier}",) if multiplier > 1 else ()


def credits(table, *reasons):
    """Gives team and points of the credits for these reasons."""
    steps = [step for step in table["log"] if step[0] == "credit"]
    return [(team, points) for _, team, points, why in steps if why in reasons]


def weis(table):
    """2.5: the Weis of both partners, credited at once, are separate in the account."""
    if not credits(table, "weis"):
        return []
    shown = {
        seat: worth(counted(table["dealt"][seat], table["contract"], table["options"]), table["options"])
        for seat in table["credited_weis"]
    }
    return [(f"weis of {seat}", seat % 2, points) for seat, points in shown.items() if points]


def stoeck_credited(table):
    """2.6: seat and suit of every credited Stöck; in the log the entry just before the credit has them."""
    log = table["log"]
    if credits(table, "stoeck played", "stoeck shown"):
        return [(stoeck_holder(table), trump_of(table["contract"]))]
    return [
        (log[number - 1][0], log[number - 1][2])
        for number, step in enumerate(log)
        if step[0] == "credit" and step[3] == "stoeck of any suit"
    ]


def counted_at_the_end(table):
    """2.7 `endOfDeal`: whether the card points were counted, which is after trick 9."""
    return table["options"]["ending"] == "endOfDeal" and table["tricks"] == TRICKS


def match_bonus(table):
    """2.7: the bonus of a team with all nine tricks."""
    credited = credits(table, "match")
    if counted_at_the_end(table) and TRICKS in table["won"]:
        credited = [(table["won"].index(TRICKS), table["options"]["matchBonus"])]
    return [("match", team, points) for team, points in credited if points]


def tricks(table):
    """1.1, 2.7: the points of the cards by team, and the 5 of the last trick apart from them."""
    points = [sum(points for team, points in credits(table, "trick") if team == side) for side in (0, 1)]
    if counted_at_the_end(table):
        bonus = {team: points for _, team, points in match_bonus(table)}
        points = [table["piles"][side] - bonus.get(side, 0) for side in (0, 1)]
    last = []
    if table["tricks"] == TRICKS:
        winner = table["turn"] % 2
        points[winner] -= LAST_TRICK
        last = [("last trick", winner, LAST_TRICK)]
    return [*(("cards", side, points[side]) for side in (0, 1) if points[side]), *last]
