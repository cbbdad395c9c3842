"""Makes the account of a Barbu deal from 1.1, 2.6 and the option `skipUndoubled` of `../shared/rules/barbu.md`.

The table is the dict of `barbu`, after the deal.
"""

SEATS = range(4)


def before(_, opening):
    """Gives the scores before the deal."""
    return opening["scores"]


def figures(_):
    """Gives the figures beside the scores: none."""
    return {}


def lines(table, _):
    """Gives each player's base score and payments with each other player (2.6)."""
    return [(seat, base_reason(table, seat), table["base"][seat], ()) for seat in SEATS] + [
        payment(table, seat, other) for seat in SEATS for other in SEATS if pays(table, seat, other)
    ]


def base_reason(table, seat):
    """1.1: the reason of a base score: tricks, cards taken, or the place in which a player went out."""
    cards = table["taken"][seat]
    if table["tricks"] == 0 and table["contract"] != "DO":
        return "not played"
    match table["contract"]:
        case "NT" | "TR":
            return f"tricks: {len(cards) // 4}"
        case "NQ":
            return f"cards Q: {sum(card[0] == 'Q' for card in cards)}"
        case "NH":
            with_ace = ", with AH" if "AH" in cards else ""
            return f"cards H: {sum(card[1] == 'H' for card in cards)}{with_ace}"
        case "NK":
            return f"cards KH: {cards.count('KH')}"
        case "NL":
            return f"last two: {-table['base'][seat]}"
    out = table["out"]
    return f"out: {out.index(seat) + 1 if seat in out else len(SEATS)}"


def times(table, seat, other):
    """2.6: how often the difference between two players is paid."""
    return ((seat, other) in table["doubles"]) + ((other, seat) in table["doubles"])


def pays(table, seat, other):
    """2.6: whether two players pay: they doubled, and their bases differ."""
    return times(table, seat, other) > 0 and table["base"][seat] != table["base"][other]


def payment(table, seat, other):
    """2.6: the difference of the bases, from the other player or to the other player, once or twice."""
    count = times(table, seat, other)
    amount = count * (table["base"][seat] - table["base"][other])
    return seat, f"{'from' if amount > 0 else 'to'} {other}", amount, ("times 2",) if count == 2 else ()
