"""The auction of a second Vira: calls (section 3) and sharpening (section 1.4).

Roles are 0 forehand, 1 middle hand, 2 dealer. The standing bid is a dict of `key`, `qualifier` (0 plain, 1 in colour,
2 in preference) and `holder` (a role), or None before forehand's call.
"""

from tests.independent.vira_cards import PARTNER, SUITS
from tests.independent.vira_table import KEYS, ROWS

COLOUR, PREFERENCE = 1, 2
QUALIFIED = {"colour": COLOUR, "preference": PREFERENCE}
NUMBERED = ("gask", "kopmisar", "solo")
"""1.4: the families whose number may be raised."""


def bids_above(rank, jumps):
    """All bids of a higher rank; 8 `qualifierJump`: also qualified at once."""
    bids = []
    for key in KEYS[rank:]:
        bids.append(key)
        if jumps and ROWS[key]["qualifiable"]:
            bids += [f"{key} {word}" for word in QUALIFIED]
    return ["bid " + bid for bid in bids]


def calls(standing, role, jumps):
    """3.2: the legal calls of a role that has not passed."""
    if standing is None:
        return bids_above(0, jumps)
    row = ROWS[standing["key"]]
    actions = ["pass", *bids_above(row["rank"], jumps)]
    if row["qualifiable"] and standing["qualifier"] == 0:
        actions += ["colour", "preference"] if jumps else ["colour"]
    if row["qualifiable"] and standing["qualifier"] == COLOUR:
        actions.append("preference")
    if (role == 0 and standing["holder"] in (1, 2)) or (role == 1 and standing["holder"] == 2):
        actions.append("hold")
    return actions


def after_call(standing, role, text):
    """The standing bid after a call other than pass."""
    word, *rest = text.split(" ")
    if word == "bid":
        return {"key": rest[0], "qualifier": QUALIFIED[rest[1]] if rest[1:] else 0, "holder": role}
    return {**standing, "qualifier": QUALIFIED.get(word, standing["qualifier"]), "holder": role}


def sharper(key):
    """1.4: the stronger contracts of the same family; of a gask by rank, so that 5 is more than 6."""
    row = ROWS[key]
    if row["family"] not in NUMBERED:
        return []
    return [bid for bid in KEYS if ROWS[bid]["family"] == row["family"] and ROWS[bid]["rank"] > row["rank"]]


def trump_suits(qualifier, preference):
    """1.5: the suits that may be trumps, by the promise."""
    return {0: list(SUITS), COLOUR: [preference, PARTNER[preference]], PREFERENCE: [preference]}[qualifier]
