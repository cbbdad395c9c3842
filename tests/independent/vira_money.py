"""The settlement of a second Vira: section 4 of `../shared/rules/vira.md`.

Balances are a list by seat, including a seat that sits out; every function gives a new list.
"""

from tests.independent.vira_cards import PARTNER
from tests.independent.vira_table import ROWS

BET = 8
CLASSES = ("win", "single", "double")
COLUMNS = ("pref", "second", "other")


def class_of(tricks, target):
    """4.1: the outcome of a deal that was played; without a target the declarer has to lose every trick."""
    missing = tricks if target is None else max(0, target - tricks)
    return CLASSES[min(missing, 2)]


def column_of(trump, preference):
    """0: the column of a trump suit; without trumps `other`."""
    return {preference: "pref", PARTNER[preference]: "second"}.get(trump, "other")


def laid_down_column(row, qualifier, trump, preference):
    """4.2: the column after a surrender: by the current trumps, or by the promise."""
    if row["family"] in ("gask", "vira", "solo"):
        return ("other", "second", "pref")[qualifier]
    return column_of(trump, preference)


def points(row, column):
    return row["points"][COLUMNS.index(column)]


def moved(balances, payers, amount, receivers):
    """The balances after every payer has paid the amount to each receiver."""
    changed = list(balances)
    for payer in payers:
        for receiver in receivers:
            changed[payer] -= amount
            changed[receiver] += amount
    return changed


def fee_paid(balances, declarer, defenders, row, column):
    """4.3: a re-exchange costs the points of the first trump's column, to each defender."""
    return moved(balances, [declarer], points(row, column), defenders)


def refilled(balances, pot):
    """4.4, 4.5: everybody at the table pays a bet."""
    return [balance - BET for balance in balances], pot + BET * len(balances)


def settled(balances, pot, declarer, defenders, key, column, outcome, *, again=False, bare=()):
    """4.4: balances and pot after a deal; `again` is a re-exchange, `bare` has the seats that owe a penalty."""
    row = ROWS[key]
    balances, pot = list(balances), pot + BET * len(bare)
    for seat in bare:
        balances[seat] -= BET
    amount = row["re" if again else "pot"][CLASSES.index(outcome)]
    if outcome == "win":
        while pot < amount:
            balances, pot = refilled(balances, pot)
        balances[declarer] += amount
        pot -= amount
        balances = moved(balances, defenders, points(row, column), [declarer])
    else:
        balances[declarer] -= amount
        pot += amount
        balances = moved(balances, [declarer], points(row, column), defenders)
    if pot == 0:
        balances, pot = refilled(balances, pot)
    return balances, pot


def shared(balances, pot, unit, last_dealer):
    """4.6: the balances after the pot is shared; the rest goes to the lowest balances."""
    players = len(balances)
    each, left = divmod(pot // unit, players)
    poorest = next(
        seat for place in range(1, players + 1) if balances[seat := (last_dealer + place) % players] == min(balances)
    )
    return [balance + unit * (each + (left if seat == poorest else 0)) for seat, balance in enumerate(balances)]
