"""Play and settlement of a second Vira: sections 1.7, 1.9, 1.10 and 4 of `../shared/rules/vira.md`.

The table is the dict of `vira`.
"""

from tests.independent import vira_cards, vira_money
from tests.independent.vira_cards import in_order
from tests.independent.vira_table import ROWS


def row_of(table):
    return ROWS[table["key"]]


def role_of(table):
    return table["active"].index(table["turn"])


def defenders(table):
    """1.6: clockwise from forehand."""
    return [seat for seat in table["active"] if seat != table["declarer"]]


def loses_all(table):
    return row_of(table)["lose"] == "only" or table["misere"]


def show(table):
    table["shown"] = True
    table["log"].append(("shown", *in_order(table["hands"][table["declarer"]])))
    table["seen"].append("shown: " + table["key"])


def begin_play(table):
    """1.7: forehand leads in every contract."""
    if row_of(table)["open"] == "lead" and loses_all(table):
        show(table)
    table.update(phase="play", turn=table["active"][0])


def playable(table):
    return ["play " + card for card in vira_cards.follows(table["hands"][table["turn"]], table["trick"])]


def play(table, text):
    """1.7: plays a card; the hand of a gök is shown after the declarer's first card."""
    card = text.split(" ")[1]
    seat = table["turn"]
    table["led"] = True
    table["hands"][seat].remove(card)
    table["trick"].append(card)
    table["played"].append(card)
    if seat == table["declarer"] and row_of(table)["open"] == "first_card" and not table["shown"]:
        table["seen"].append(f"gök shown by {role_of(table)}")
        show(table)
    table["turn"] = table["active"][(role_of(table) + 1) % 3]
    if len(table["trick"]) == 3:
        close_trick(table)


def close_trick(table):
    """1.7: the winner leads; the deal ends with the declarer's last card, or when its class of payment is decided."""
    winner = table["active"][(role_of(table) + vira_cards.winner_of(table["trick"], table["trump"])) % 3]
    table["tricks"] += winner == table["declarer"]
    table.update(trick=[], turn=winner)
    left = len(table["hands"][table["declarer"]])
    if left and table["options"]["stopWhenDecided"] == "on" and (why := decided(table, left)):
        table["seen"].append("decided: " + why)
        end_deal(table)
    elif not left:
        held = len(table["hands"][defenders(table)[0]])
        table["seen"].append(f"defenders keep {held}")
        end_deal(table)


def decided(table, left):
    """8 `stopWhenDecided`: the reason why no other class is possible, or None."""
    taken, target = table["tricks"], row_of(table)["target"]
    if loses_all(table):
        return "misère lost double" if taken >= 2 else ""
    if taken >= target:
        return "won"
    return "lost double" if taken + left <= target - 2 else ""


def lay_down(table):
    table["seen"].append(f"surrender, {row_of(table)['family']}" + (", again" if table["again"] else ""))
    table["laid_down"] = True
    end_deal(table)


def result(table):
    """4.1, 4.2: the class of payment and the column."""
    row, trump, preference = row_of(table), table["trump"], table["preference"]
    if table["laid_down"]:
        return row["surrender"], vira_money.laid_down_column(row, table["qualifier"], trump, preference)
    target = None if loses_all(table) else row["target"]
    return vira_money.class_of(table["tricks"], target), vira_money.column_of(trump, preference)


def bare_passers(table, outcome):
    """3.5: the seats that passed a gök that was played and won, with no low guard in the dealt hand."""
    if table["key"] != "gok" or outcome != "win":
        return []
    return [seat for seat in table["faced"] if not vira_cards.guards(table["dealt"][seat])]


def end_deal(table):
    """4.4, 1.9: settles the deal; 4.6: after the last deal shares the pot."""
    outcome, column = result(table)
    bare = bare_passers(table, outcome)
    note_result(table, outcome, column, bare)
    table["scores"], table["pot"] = vira_money.settled(
        table["scores"], table["pot"], table["declarer"], defenders(table), table["key"], column, outcome,
        again=table["again"], bare=bare,
    )  # fmt: skip
    table["deals"] += 1
    if table["deals"] == table["options"]["deals"]:
        end_session(table)
    else:
        table.update(phase="deal", dealer=(table["dealer"] + 1) % table["seats"])


def note_result(table, outcome, column, bare):
    row, seen, pot = row_of(table), table["seen"], table["pot"]
    seen.append(f"{row['family']} {outcome}" + (" again" if table["again"] else ""))
    if not loses_all(table):
        seen.append(f"{'laid down' if table['laid_down'] else 'played'} in {column}")
        if not table["laid_down"] and column == "pref" and table["qualifier"] == 1:
            seen.append("colour played in preference")
    if table["key"] == "gok" and outcome == "win":
        seen.append(f"gök won, {len(bare)} of {len(table['faced'])} bare")
        if bare and pot == vira_money.BET:
            seen.append("gök won, a penalty into a pot of 8")
        suits = [vira_cards.guards(table["dealt"][seat]) for seat in table["faced"]]
        table["log"].append(("guards", *map(tuple, suits)))
    amount = row["re" if table["again"] else "pot"][0] if outcome == "win" else 0
    there = pot + vira_money.BET * len(bare)
    if amount:
        size = "less than" if there < amount else "just" if there == amount else "more than"
        seen.append(f"pot {size} the payout, {table['seats']} players")


def end_session(table):
    """4.6: shares the pot."""
    poorest = table["scores"].count(min(table["scores"]))
    unit = table["options"]["potUnit"]
    if table["pot"] // unit % table["seats"]:
        table["seen"].append(f"pot not divisible by unit {unit}" + (", lowest tied" if poorest > 1 else ""))
    table["scores"] = vira_money.shared(table["scores"], table["pot"], unit, table["dealer"])
    table.update(pot=0, phase="over")
    table["seen"].append(f"over with {table['seats']} seats")
    if len(ranking(table)) < table["seats"]:
        table["seen"].append("shared rank")


def ranking(table):
    """1.10: the highest balance wins; equal ones share a rank."""
    scores = table["scores"]
    return [
        [seat for seat in range(table["seats"]) if scores[seat] == balance]
        for balance in sorted(set(scores), reverse=True)
    ]
