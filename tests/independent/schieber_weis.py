"""2.5: the Weis of the second Schieber: melds, their values and their announcement.

A Weis is a list of cards from the top.
"""

import itertools

from tests.independent.schieber_cards import NATURAL, SUITS

RUNS = {"small": [0, 0, 0, 20, 50, 100, 100, 100, 100, 100], "large": [0, 0, 0, 20, 50, 100, 150, 200, 250, 300]}
QUARTETS = {"J": 200, "9": 150, "A": 100, "K": 100, "Q": 100}
MORE_QUARTETS = {"T": 100, "8": 100, "7": 100, "6": 100}


def is_run(meld):
    return meld[0][1] == meld[1][1]


def value(meld, size):
    """2.5: the points of a run or quartet with `weis` small or large; 0 if it is not a Weis."""
    if is_run(meld):
        return RUNS[size][len(meld)]
    return {**QUARTETS, **(MORE_QUARTETS if size == "large" else {})}.get(meld[0][0], 0)


def key(meld, contract, size):
    """2.5: the key by which two Weis are compared; the greater wins, and of equal ones the earlier seat."""
    head = NATURAL.index(meld[0][0])
    run_of_trumps = is_run(meld) and meld[0][1] == contract
    return [value(meld, size), len(meld), head if contract == "U" else -head, run_of_trumps]


def melds(hand, size):
    """2.5: all Weis of a hand, each as a list of cards from the top."""
    melds_of_hand = []
    for suit in SUITS:
        run = []
        for rank in NATURAL + "-":
            if rank + suit in hand:
                run.append(rank + suit)
                continue
            if len(run) >= 3:
                melds_of_hand.append(run)
            run = []
    quartets = [[rank + suit for suit in SUITS] for rank in NATURAL]
    melds_of_hand += [four for four in quartets if set(four) <= set(hand) and value(four, size)]
    return melds_of_hand


def counted(hand, contract, options):
    """2.5 and the option `kreuzweis`: the Weis that a hand may count."""
    if options["weis"] == "off":
        return []
    every = melds(hand, options["weis"])
    if options["kreuzweis"] == "on":
        return every
    sets = [list(some) for count in range(len(every) + 1) for some in itertools.combinations(every, count)]
    sets = [some for some in sets if len({card for meld in some for card in meld}) == sum(map(len, some))]

    def rank(some):
        keys = sorted((key(meld, contract, options["weis"]) for meld in some), reverse=True)
        return [sum(points for points, *_ in keys), keys]

    return max(sets, key=rank)


def worth(some, options):
    return sum(value(meld, options["weis"]) for meld in some)


def say(table, seat, meld):
    """2.5: the announcement of a seat by the table; `best` has seat and Weis of the best so far."""
    size = table["options"]["weis"]
    mine = key(meld, table["contract"], size)
    if table["best"] is None or mine[0] > table["best"][2][0]:
        table["seen"].append("announced: first" if table["best"] is None else "announced: more points")
        table["announcements"][seat] = [mine[0]]
        table["log"].append((seat, "points", mine[0]))
        table["best"] = [seat, meld, mine]
        return
    holder, _, best = table["best"]
    if mine[0] < best[0]:
        table["seen"].append("announced: good with less")
        table["announcements"][seat] = "good"
        table["log"].append((seat, "good"))
        return
    if holder % 2 == seat % 2:
        table["seen"].append("announced: also" + (", partner better" if mine > best else ""))
        table["announcements"][seat] = ["also", mine[0]]
        table["log"].append((seat, "also", mine[0]))
    else:
        table["announcements"][seat] = compare(table, seat, meld, mine)
    if mine > best:
        table["best"] = [seat, meld, mine]


def compare(table, seat, meld, mine):
    """2.5: number of cards, head card and trump, as far as the comparison with equal points needs them."""
    holder, _, best = table["best"]
    spoken = [len(meld)]
    if mine[1] != best[1]:
        table["seen"].append("announced: count")
        spoken.append("more" if best[1] > mine[1] else "fewer")
    else:
        spoken += ["same", meld[0][0]]
        if mine[2] != best[2]:
            table["seen"].append("announced: head" + (" in Undenufe" if table["contract"] == "U" else ""))
            spoken.append("higher" if best[2] > mine[2] else "lower")
        else:
            spoken += ["same", "trump" if mine[3] else "plain"]
            flag = "trump" if mine[3] else "plain against trump" if best[3] else "both plain"
            table["seen"].append("announced: flag, " + flag)
    table["log"].append((seat, *spoken, "answered by", holder))
    return spoken


def note_melds(table, seat, mine):
    for meld in mine:
        table["seen"].append(f"run of {len(meld)}" if is_run(meld) else "four " + meld[0][0])
    every = melds(table["dealt"][seat], table["options"]["weis"])
    if sum(map(len, every)) > len({card for meld in every for card in meld}):
        table["seen"].append("kreuzweis " + table["options"]["kreuzweis"])
        if table["options"]["kreuzweis"] == "off":
            table["seen"].append("kreuzweis off: the " + ("run" if is_run(mine[0]) else "quartet") + " counts")
