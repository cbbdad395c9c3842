"""The steps of a contract in a second Vira, family by family, and the defenders' exchange.

Sections 1.5 and 1.6 of `../shared/rules/vira.md`. The table is the dict of `vira`.
"""

from tests.independent import vira_auction, vira_money
from tests.independent.vira_cards import SUITS
from tests.independent.vira_play import begin_play, defenders, lay_down, row_of, show

TURNING = ("turne", "vingel", "tringel")


def begin_contract(table):
    """1.5: the first step of the family."""
    row = row_of(table)
    family = row["family"]
    table["seen"] += ["contract " + table["key"], f"{family}, qualifier {table['qualifier']}"]
    if family in TURNING:
        turn_up(table)
    if family == "gask" and row["level"] == 0:
        table["seen"].append("gask 0: nothing to keep")
        kept(table, [])
    elif family in ("gok", "vira"):
        draw(table, 13)
        table["phase"] = "discard"
    else:
        table["phase"] = {"gask": "keep", "kopmisar": "exchange", "solo": "choose", "solomisar": "stand"}.get(
            family, "trumps"
        )


def turn_up(table):
    """1.5 B: turns the top cards, which everybody sees; they stay on the talon until they are drawn."""
    table["up"] = table["talon"][: row_of(table)["turned"]]
    table["turned"] += table["up"]
    table["log"].append(("turned", *table["up"]))


def draw(table, count):
    """Moves the top cards of the talon to the seat on turn."""
    table["hands"][table["turn"]] += table["talon"][:count]
    del table["talon"][:count]


def put_away(table, cards):
    """Moves discards face down to the pile of their owner."""
    for card in cards:
        table["hands"][table["turn"]].remove(card)
        table["piles"][table["turn"]].append(card)


def trumps(table):
    """1.5 A, B: the possible trumps before the exchange: a suit just turned, or a promised one."""
    if row_of(table)["family"] in TURNING:
        return ["trump " + suit for suit in SUITS if any(card[1] == suit for card in table["up"])]
    return promised_trumps(table)


def promised_trumps(table):
    return ["trump " + suit for suit in vira_auction.trump_suits(table["qualifier"], table["preference"])]


def name_trump(table, text):
    """1.5 A, B: sets the trumps; the trumps before a re-exchange are kept for its fee."""
    table["trump"] = text.split(" ")[1]
    table["phase"] = "exchange again" if table["again"] else "exchange"
    if table["again"]:
        same = table["trump"] == table["first_trump"]
        table["seen"].append("second trump " + ("the same" if same else "another"))


def exchange_limits(table):
    return row_of(table)["first"]


def again_limits(table):
    """1.5: bounds of the exchange: the rest of the talon, or the number of the köpmisär; at most the hand."""
    minimum, maximum = row_of(table)["re_cards"]
    return [minimum, len(table["talon"]) if maximum is None else maximum]


def exchange(table, cards):
    """1.5: discards the cards, then draws the same number from the top."""
    put_away(table, cards)
    draw(table, len(cards))
    table["phase"] = "after"


def may_go_again(table):
    needs = row_of(table)["re_needs"]
    return not table["again"] and needs is not None and len(table["talon"]) >= needs


def after_exchange(table):
    return ["stand", "surrender", *(["re-exchange"] if may_go_again(table) else [])]


def answer_exchange(table, text):
    """1.5 A 3-6, B 4-6, F 2-4."""
    family = row_of(table)["family"]
    if not may_go_again(table) and not table["again"]:
        table["seen"].append(f"no re-exchange: {family}, {len(table['talon'])} left")
    if text == "surrender":
        lay_down(table)
    elif text == "re-exchange":
        go_again(table)
    elif family == "kopmisar":
        table["phase"] = "shorten"
    else:
        begin_defence(table)


def go_again(table):
    """4.3: the fee is due at once, by the first trump."""
    row = row_of(table)
    column = vira_money.column_of(table["trump"], table["preference"])
    table["scores"] = vira_money.fee_paid(table["scores"], table["declarer"], defenders(table), row, column)
    table.update(again=True, first_trump=table["trump"])
    table["seen"].append(f"re-exchange, {row['family']}, {len(table['talon'])} left")
    if row["family"] in TURNING:
        turn_up(table)
        table["phase"] = "trumps"
    else:
        table["phase"] = "exchange again"


def keep_limits(table):
    return [row_of(table)["level"]] * 2


def kept(table, cards):
    """1.5 C: discards all other cards and takes the whole talon; surplus cards are discarded next."""
    put_away(table, [card for card in table["hands"][table["turn"]] if card not in cards])
    draw(table, 13)
    table["phase"] = "discard" if cards else "choose"


def discard_limits(table):
    return [len(table["hands"][table["turn"]]) - 13] * 2


def discarded(table, cards):
    """1.5 C, D, E: down to 13."""
    put_away(table, cards)
    table["phase"] = "stand" if row_of(table)["family"] == "gok" else "choose"


def may_choose_misere(table):
    return row_of(table)["lose"] == "choice" and table["qualifier"] == 0


def choices(table):
    """1.5 C 3, E 2, G 1."""
    return ["surrender", *promised_trumps(table), *(["misere"] if may_choose_misere(table) else [])]


def choose(table, text):
    if text == "surrender":
        lay_down(table)
    elif text == "misere":
        table["seen"].append("misère in " + table["key"])
        table["misere"] = True
        begin_losing(table)
    else:
        table["trump"] = text.split(" ")[1]
        begin_defence(table)


def stand_or_not(table):
    return ["stand", "surrender"]


def stand(table, text):
    """1.5 D 2, H 1."""
    if text == "surrender":
        lay_down(table)
    elif row_of(table)["family"] == "gok":
        begin_defence(table)
    else:
        begin_losing(table)


def begin_losing(table):
    """1.5 C 3, H 2: the discard, if any, that leaves the hand of a misère."""
    if short(table):
        table["phase"] = "shorten"
    else:
        begin_defence(table)


def short(table):
    return 13 - row_of(table)["hands"][1]


def shorten_limits(table):
    return [short(table)] * 2


def shortened(table, cards):
    put_away(table, cards)
    begin_defence(table)


def begin_defence(table):
    """1.5 H 3: shows the hand of a royale; 1.6: the defenders exchange."""
    if row_of(table)["open"] == "exchange":
        show(table)
    table["buyers"] = defenders(table)
    if not table["talon"]:
        table["seen"].append("defenders skipped: " + row_of(table)["family"])
    next_buyer(table)


def next_buyer(table):
    if table["buyers"] and table["talon"]:
        table.update(phase="defend", turn=table["buyers"].pop(0))
    else:
        if len(table["buyers"]) == 1:
            table["seen"].append("second defender skipped")
        begin_play(table)


def defend_limits(table):
    return [0, len(table["talon"])]


def defend(table, cards):
    put_away(table, cards)
    draw(table, len(cards))
    next_buyer(table)
