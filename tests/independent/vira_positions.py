"""Positions of Vira for tests of the second reading: seats, auctions and contracts.

Roles are written F, M and D as in the sheet. With dealer 0 forehand is seat 1 and middle hand seat 2; with four players
seat 3 sits out.
"""

from tests.independent import record, vira
from tests.independent.vira_cards import PACK, in_order

ROLES = "FMD"
CALLS = ("pass", "hold", "colour", "preference")


def started(pack=PACK, preference="H", dealer=0, seats=3, **options):
    """A table after its first deal line."""
    table = vira.new_table(dealer, options, seats=seats)
    vira.deal(table, list(pack), preference)
    return table


def pack_of(forehand="", middle="", dealer="", talon=""):
    """The pack that deals these cards, filled with the others, the highest of each suit first."""
    begun = [cards.split() for cards in (forehand, middle, dealer, talon)]
    rest = [card for card in PACK if not any(card in cards for cards in begun)]
    hands = [[*cards, *(rest.pop(0) for _ in range(13 - len(cards)))] for cards in begun]
    packets = ((0, 3), (3, 6), (6, 9), (9, 13))
    return [*(card for first, last in packets for hand in hands[:3] for card in hand[first:last]), *hands[3]]


def may(table, text):
    return vira.due(table) not in ("deal", "over") and record.allowed(vira, table, text)


def done(table, *texts):
    """The table after these actions, each of them legal."""
    for text in texts:
        assert may(table, text), (text, record.decision(vira, table))
        vira.act(table, text)
    return table


def spoken(table, text):
    """The table after calls as the sheet writes them, `F six, M pass`, each by the player named and legal."""
    for turn in text.split(", "):
        role, call = turn.split(" ", 1)
        assert table["active"].index(vira.due(table)) == ROLES.index(role), turn
        done(table, call if call in CALLS else "bid " + call)
    return table


def seat_of(table, role):
    return table["active"][ROLES.index(role)]


def won(key, role="F", qualifier=0, table=None, **more):
    """A table after an auction that this role has won."""
    table = table or started(**more)
    calls = {
        ("F", 0): f"F {key}, M pass, D pass",
        ("F", 1): f"F {key}, M colour, D pass, F hold, M pass",
        ("F", 2): f"F {key}, M colour, D preference, F hold, M pass, D pass",
        ("M", 0): f"F six, M {key}, D pass, F pass",
        ("D", 0): f"F six, M pass, D {key}, F pass",
    }
    return spoken(table, calls[role, qualifier])


def decision(table):
    return record.decision(vira, table)


def answers(*texts):
    return {"legal": sorted(texts)}


def picking(table, word, minimum, maximum):
    """The decision to pick between minimum and maximum cards of the hand of the seat on turn."""
    hand = table["hands"][vira.due(table)]
    return {"pick": {"act": word, "from": in_order(hand), "min": minimum, "max": maximum}}


def picked(table, count, word="exchange"):
    """The action that picks the first cards of the hand of the seat on turn."""
    return " ".join([word, *(table["hands"][vira.due(table)][:count] or ["none"])])


def first_legal(table):
    """A legal action: the smallest pick, or the first answer."""
    bounds = vira.pick(table)
    return picked(table, bounds["min"], bounds["act"]) if bounds else vira.legal(table)[0]


def played_out(table):
    """The deal played to its end, always with the first legal card."""
    while vira.due(table) not in ("deal", "over"):
        done(table, first_legal(table))
    return table
