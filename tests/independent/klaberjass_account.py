"""Makes the account of a Klaberjass deal from 2.8 of `../shared/rules/klaberjass.md` and the option `tieDeal`.

The table is the dict of `klaberjass`, after the deal.
"""

from tests.independent.klaberjass import LAST_TRICK

TRICKS = 9


def before(_, opening):
    """Gives the scores before the deal."""
    return opening["scores"]


def figures(_):
    """Gives the figures beside the scores: none, not even the points held after a tied deal (`tieDeal`)."""
    return {}


def lines(table, opening):
    """Gives each player's points and the settlement; nothing for a deal that was not played."""
    if "up" not in table or table["tricks"] < TRICKS:
        return []
    return [*(line for seat in (0, 1) for line in made_by(table, seat)), *settlement(table, opening)]


def made_by(table, seat):
    """2.8: card points, sequences, bella and the last trick; `card_points` hold the 10 of the last trick."""
    last = LAST_TRICK if seat == table["turn"] else 0
    more = {"last trick": last, "sequences": table["sequence_points"][seat], "bella": table["bella"][seat]}
    cards = (seat, "cards", table["card_points"][seat] - last, ())
    return [cards, *((seat, reason, amount, ()) for reason, amount in more.items() if amount)]


def settlement(table, opening):
    """2.8 and `tieDeal`: the points that move between the sides or into the pot, and the payout of the pot."""
    maker, rule, pot = table["maker"], table["options"]["tieDeal"], opening["pot"]
    defender = 1 - maker
    total = [sum(amount for _, _, amount, _ in made_by(table, seat)) for seat in (0, 1)]
    if total[maker] == total[defender]:
        losers = {"makerZero": [maker], "hold": [maker, defender], "bothScore": []}[rule]
        return [(seat, "tied deal", -total[seat], ()) for seat in losers if total[seat]]
    bete = total[maker] if total[maker] < total[defender] else 0
    moved = [(maker, "bete", -bete, ()), (defender, "bete", bete, ())] if bete else []
    return [*moved, *([(total.index(max(total)), "pot", pot, ())] if pot else [])]
