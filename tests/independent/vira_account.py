"""Makes the account of a Vira deal, payment by payment, from section 4 of `../shared/rules/vira.md`.

The table is the dict of `vira`, after the deal. The payments are in the order of 4.4 and 4.5.
"""

from tests.independent.vira_cards import PARTNER
from tests.independent.vira_money import BET, CLASSES, column_of, points, shared
from tests.independent.vira_play import bare_passers, defenders, result, row_of


def before(table, opening):
    """Gives the balances before the account, which for the first deal includes the antes (1.1)."""
    return [0] * table["seats"] if table["deals"] == 1 else opening["scores"]


def figures(table):
    """Gives the figures beside the balances."""
    return {"pot": table["pot"]}


def lines(table, opening):
    """Gives every payment of the deal, in order."""
    antes = each_pays(table, "ante") if table["deals"] == 1 else []
    paid = [*antes, *fee(table), *penalties(table)]
    pot = opening["pot"] + BET * len(penalties(table))
    paid += pot_payment(table, pot) + player_points(table)
    pot = pot_after(table, pot)
    if pot == 0:
        paid += each_pays(table, "refill")
        pot = BET * table["seats"]
    return paid + (shares(table, opening, paid, pot) if table["phase"] == "over" else [])


def each_pays(table, reason):
    """1.1, 4.4, 4.5: everybody at the table pays a bet."""
    return [(seat, reason, -BET, ()) for seat in range(table["seats"])]


def column_detail(table, column, trump):
    """4.2: the column and its suit, if there is one: trumps, or the promised suit."""
    promised = {"pref": table["preference"], "second": PARTNER[table["preference"]]}.get(column)
    suit = trump or promised
    return (f"column {column}, {suit}" if suit else f"column {column}",)


def paid_to_defenders(table, reason, amount, detail):
    """4.3: the same amount from the declarer to each defender; negative amounts go to the declarer."""
    declarer, first, second = table["declarer"], *("to", "from")[:: 1 if amount > 0 else -1]
    return [
        line
        for defender in defenders(table)
        for line in (
            (declarer, f"{reason} {first} {defender}", -amount, detail),
            (defender, f"{reason} {second} {declarer}", amount, detail),
        )
        if amount
    ]


def fee(table):
    """4.3: the fee of a re-exchange, by the column of the first trumps."""
    if not table["again"]:
        return []
    column = column_of(table["first_trump"], table["preference"])
    amount = points(row_of(table), column)
    return paid_to_defenders(table, "second exchange", amount, column_detail(table, column, table["first_trump"]))


def player_points(table):
    """4.2, 4.3: the player points of the deal's column, which a declarer who wins receives."""
    outcome, column = result(table)
    amount = points(row_of(table), column) * (-1 if outcome == "win" else 1)
    return paid_to_defenders(table, "player points", amount, column_detail(table, column, table["trump"]))


def penalties(table):
    """3.5: each liable player without a low guard pays a bet."""
    return [(seat, "penalty", -BET, ("no low guard",)) for seat in bare_passers(table, result(table)[0])]


def pot_amount(table):
    """4.3: the amount paid out of the pot or into it, by the outcome."""
    outcome = result(table)[0]
    return row_of(table)["re" if table["again"] else "pot"][CLASSES.index(outcome)]


def refills_before(table, pot):
    """4.5: the number of refills before the pot can pay."""
    missing = pot_amount(table) - pot
    return max(0, -(-missing // (BET * table["seats"]))) if result(table)[0] == "win" else 0


def pot_payment(table, pot):
    """4.3, 4.5: the declarer's payment to the pot, or the necessary refills and the payout."""
    outcome, amount = result(table)[0], pot_amount(table)
    again = ("exchanged twice",) if table["again"] else ()
    if outcome != "win":
        return [(table["declarer"], "to the pot", -amount, (outcome, *again))]
    refills = each_pays(table, "refill") * refills_before(table, pot)
    return [*refills, *([(table["declarer"], "from the pot", amount, again)] if amount else [])]


def pot_after(table, pot):
    """4.4, 4.5: the pot after the declarer's payment or payout."""
    amount = pot_amount(table)
    if result(table)[0] != "win":
        return pot + amount
    return pot + refills_before(table, pot) * BET * table["seats"] - amount


def shares(table, opening, paid, pot):
    """4.6: each player's share of the pot in the end."""
    balances = list(before(table, opening))
    for seat, _, amount, _ in paid:
        balances[seat] += amount
    after = shared(balances, pot, table["options"]["potUnit"], table["dealer"])
    gained = [now - then for now, then in zip(after, balances, strict=True)]
    return [(seat, "share", amount, ()) for seat, amount in enumerate(gained) if amount]
