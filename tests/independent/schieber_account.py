"""Makes the account of a Schieber deal from 2.5 to 2.7 of `../shared/rules/schieber.md`.

The table is the dict of `schieber`, after the deal. Each step that was credited is in its `told` as
("credit", team, points, why); with `ending: endOfDeal` the card points are in its `piles`.
"""

from tests.independent.schieber import LAST_TRICK, STOECK, stoeck_holder
from tests.independent.schieber_cards import trump_of
from tests.independent.schieber_weis import counted, worth

TRICKS = 9


def before(_, opening):
    """Gives the scores from which the deal goes on."""
    return opening["scores"]


def figures(_):
    """Gives what is shown beside the scores: nothing."""
    return {}


def lines(table, _):
    """Gives all that was credited to the teams, each reason multiplied as in 2.3."""
    stoeck = [("stoeck of {}, {}".format(*holder), holder[0] % 2, STOECK) for holder in stoeck_credited(table)]
    return [
        (team, reason, points * table["multiplier"], details(points, table["multiplier"]))
        for reason, team, points in [*weis(table), *stoeck, *match_bonus(table), *tricks(table)]
    ]


def details(points, multiplier):
    """Says how a product is made; with a multiplier of 1 there is nothing to say."""
    return (f"{points} x {multiplier}",) if multiplier > 1 else ()


def credits(table, *reasons):
    """Gives the steps that were credited for these reasons: team and points."""
    steps = [step for step in table["told"] if step[0] == "credit"]
    return [(team, points) for _, team, points, why in steps if why in reasons]


def weis(table):
    """2.5: both partners' Weis are credited in one step; the account says whose they are."""
    if not credits(table, "weis"):
        return []
    shown = {
        seat: worth(counted(table["dealt"][seat], table["contract"], table["options"]), table["options"])
        for seat in table["credited_weis"]
    }
    return [(f"weis of {seat}", seat % 2, points) for seat, points in shown.items() if points]


def stoeck_credited(table):
    """2.6: seat and suit of every Stöck that was credited; of any suit, each was told just before its step."""
    told = table["told"]
    if credits(table, "stoeck played", "stoeck shown"):
        return [(stoeck_holder(table), trump_of(table["contract"]))]
    return [
        (told[number - 1][0], told[number - 1][2])
        for number, step in enumerate(told)
        if step[0] == "credit" and step[3] == "stoeck of any suit"
    ]


def counted_at_the_end(table):
    """2.7 `endOfDeal`: whether the card points were counted, which they are after trick 9 only."""
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
