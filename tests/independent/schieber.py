"""A second Schieber, written from `../shared/rules/schieber.md` and `NOTATION.md` alone.

It shares no code with the engine, not even cards: a card is a string, a hand a list, a table a dict. It is plain and
slow; its value is that it was written from the sheet a second time. The numbers are the sheet's sections.

Where the sheet allows two interpretations, engine and second reading use the same: with `ending: endOfDeal` a Stöck of
any suit counts together with the card points, before the teams are compared with the target (2.7: only Weis and a
*played* Stöck win at once; in S37 of the article both teams are out). Weis that end the match within trick 1 are shown.
"""

from tests.independent import schieber_cards
from tests.independent.schieber_cards import CONTRACTS, SUITS, playable, points, row_of, trump_of, winner_of
from tests.independent.schieber_options import options_of
from tests.independent.schieber_weis import counted, key, note_melds, say, worth

NAME = "schieber"
SEATS = 4
PACK = schieber_cards.PACK
WORDS = [*("choose " + contract for contract in CONTRACTS), "push", "push-back", "announce", "good"]
AFTER_CARD: list[str] = []

LAST_TRICK = 5
STOECK = 20


# ----------------------------------------------------------------------------------------------------------- the table


def new_table(dealer, options=None, preset="article"):
    """A match before its first deal; `options` has the values that differ from the preset."""
    return {
        "game": NAME, "options": options_of(preset, options or {}), "dealer": dealer, "scores": [0, 0],
        "number": 0, "phase": "deal", "seen": [], "log": [],
    }  # fmt: skip


def deal(table, pack):
    """2.1: three packets of three to each seat, from the seat after the dealer; decides the forehand."""
    hands = [[], [], [], []]
    for number, card in enumerate(pack):
        hands[(table["dealer"] + 1 + number // 3) % 4].append(card)
    table["number"] += 1
    forehand, named = forehand_of(table, hands)
    first = forehand
    if table["options"]["chooser"] == "right":  # 5.2: the article's "dealer's right neighbour"
        first = (table["dealer"] + 1) % 4
        table["seen"].append("the right neighbour chooses" + (", another leads" if first != forehand else ""))
    table.update(
        phase="choose", turn=first, first=first, forehand=forehand, named=named, hands=hands,
        dealt=[list(hand) for hand in hands], pushed=False, returned=False, contract=None, trick=[], last=[],
        tricks=0, won=[0, 0], piles=[0, 0],
        announced=[], announcements=[None] * 4, best=None, credited_weis=None, stoeck_shown=[], weis_shown=[],
        stoeck_done=False,
    )  # fmt: skip
    table["log"] = [("forehand", forehand, named)]


def forehand_of(table, hands):
    """2.1: the forehand, and the card that decides it (deal 1 only)."""
    options, first = table["options"], table["number"] == 1
    rule = options["firstForehand"] if first else options["laterForehand"]
    if rule == "right":
        table["seen"].append("forehand: right")
        return (table["dealer"] + 1) % 4, None
    card = "7C" if options["firstForehand"] == "right" else options["firstForehand"]
    holder = next(seat for seat in range(4) if card in hands[seat])
    table["seen"].append("forehand: " + ("first " if first else "later ") + card)
    return holder, card if first else None


def due(table):
    """The seat on turn, or "deal" or "over"."""
    return table["phase"] if table["phase"] in ("deal", "over") else table["turn"]


def legal(table):
    """All legal actions of the seat on turn, sorted by code point."""
    if table["phase"] == "announce":
        return ["announce", "good"]
    if table["phase"] == "play":
        return sorted("play " + card for card in legal_cards(table))
    actions = ["choose " + contract for contract in CONTRACTS]
    if not table["pushed"]:
        actions.append("push")
    elif table["options"]["pushBack"] == "on" and not table["returned"]:
        actions.append("push-back")
    return sorted(actions)


def legal_cards(table):
    hand, options = table["hands"][table["turn"]], table["options"]
    return playable(hand, table["trick"], table["contract"], options["trumpsOnly"])


def act(table, text):
    """Do a legal action of the seat on turn, with cards in upper case."""
    word, *rest = text.split(" ")
    if word == "push":
        table.update(pushed=True, turn=(table["first"] + 2) % 4)
    elif word == "push-back":
        table.update(returned=True, turn=table["first"])
    elif word == "choose":
        choose(table, rest[0])
    elif word == "play":
        play(table, rest[0])
    else:
        announce(table, announces=word == "announce")
    if word != "play":
        table["seen"].append(text)


def choose(table, contract):
    """2.2, 2.3: sets the contract and its multiplier; forehand leads."""
    multiplier = table["options"]["multipliers"][CONTRACTS.index(contract)]
    table.update(contract=contract, multiplier=multiplier, turn=table["forehand"])
    before_first_card(table)


# -------------------------------------------------------------------------------------------------------- announcements


def before_first_card(table):
    """2.5: a player announces just before the first card; with `manual` the player is asked first."""
    table["phase"] = "play"
    mine = counted(table["dealt"][table["turn"]], table["contract"], table["options"])
    if mine and table["options"]["announce"] == "manual":
        table["phase"] = "announce"
    else:
        announce(table, announces=bool(mine))


def announce(table, *, announces):
    """2.5: announces the best Weis of a seat, or good; the fourth announcement may credit the Weis."""
    table["phase"] = "play"
    seat, options = table["turn"], table["options"]
    mine = counted(table["dealt"][seat], table["contract"], options)
    table["announced"].append(seat)
    if announces:
        say(table, seat, max(mine, key=lambda meld: key(meld, table["contract"], options["weis"])))
        note_melds(table, seat, mine)
    elif options["weis"] != "off":
        table["log"].append((seat, "good"))
        table["announcements"][seat] = "good"
    early = options["weisCredit"] == "announcement" and options["order"] == "stoeck-weis-stich"
    if len(table["announced"]) == 4 and early:
        show_stoeck(table)
        credit_weis(table)


# ----------------------------------------------------------------------------------------------------------- crediting


def finish(table, why):
    table["phase"] = "over"
    show_weis(table)
    table["seen"].append("out: " + why)


def credit(table, team, base, why):
    """2.7: credits points; with `immediate` any credit may win, with `endOfDeal` only Weis and a played Stöck."""
    if table["phase"] == "over":
        return
    options = table["options"]
    scores = table["scores"]
    table["scores"] = [scores[side] + base * table["multiplier"] * (side == team) for side in (0, 1)]
    table["log"].append(("credit", team, base, why))
    out = table["scores"][team] >= options["target"]
    waits = options["ending"] == "endOfDeal" and why == "stoeck of any suit"
    if out and options["ending"] != "fixedDeals" and not waits:
        where = " in mid-trick" if 0 < len(table["trick"]) < 4 else ""
        if table["best"] and not table["credited_weis"]:
            where += ", Weis not credited"
        finish(table, f"{options['ending']}, {why}{where}")
    elif why != "stoeck shown":
        show_stoeck(table, "after " + why)


def stoeck_holder(table):
    """2.6: with `stoeck: trump` the seat that was dealt king and queen of trumps."""
    trump = trump_of(table["contract"])
    if table["options"]["stoeck"] == "trump" and trump:
        for seat in range(4):
            if {"K" + trump, "Q" + trump} <= set(table["dealt"][seat]):
                return seat
    return None


def show_stoeck(table, when="first"):
    """2.7 a: with `immediate`, a Stöck that is not yet credited is shown if it wins."""
    seat, options = stoeck_holder(table), table["options"]
    if table["phase"] == "over" or options["ending"] != "immediate" or seat is None or table["stoeck_done"]:
        return
    if table["scores"][seat % 2] + STOECK * table["multiplier"] >= options["target"]:
        played = [card for card in stoeck_cards(table) if card not in table["hands"][seat]]
        table["seen"].append(f"stoeck shown {when}, {len(played)} of it played")
        table["log"].append((seat, "stoeck", trump_of(table["contract"])))
        table.update(stoeck_done=True, stoeck_shown=stoeck_cards(table))
        credit(table, seat % 2, STOECK, "stoeck shown")


def stoeck_cards(table):
    return ["K" + table["contract"], "Q" + table["contract"]]


def credit_weis(table):
    """2.5, 2.7 b: credits all Weis of both partners of the team with the best Weis, as one credit.

    With `weisScores: player`, the article's other word: those of the person with the best Weis.
    """
    if table["phase"] == "over" or table["options"]["weis"] == "off":
        return
    if table["best"] is None:
        table["seen"].append("weis: nobody announced")
        return
    best = table["best"][0]
    scoring = (best,) if table["options"]["weisScores"] == "player" else (best, (best + 2) % 4)
    shown = {seat: counted(table["dealt"][seat], table["contract"], table["options"]) for seat in scoring}
    note_weis(table, best, shown)
    table["credited_weis"] = {seat: sorted({card for meld in some for card in meld}) for seat, some in shown.items()}
    credit(table, best % 2, sum(worth(some, table["options"]) for some in shown.values()), "weis")


def show_weis(table):
    """3: shows the credited Weis after trick 1, or when the match ends in it."""
    if table["credited_weis"] and not table["weis_shown"]:
        table["weis_shown"] = [card for cards in table["credited_weis"].values() for card in cards]
        table["log"].append(("shown", table["credited_weis"]))


def note_weis(table, best, shown):
    partner = (best + 2) % 4
    if partner not in shown:
        mates = counted(table["dealt"][partner], table["contract"], table["options"])
        table["seen"].append("weis: of one person, the partner has " + ("one, too" if mates else "none"))
    elif shown[partner]:
        table["seen"].append("weis: of both partners")
        if table["announcements"][partner] == "good" and table["options"]["announce"] == "manual":
            table["seen"].append("weis: counts in spite of good")
    if any(table["announcements"][seat] not in (None, "good") for seat in ((best + 1) % 4, (best + 3) % 4)):
        table["seen"].append("weis: against another")


def play(table, card):
    """2.4, 2.6: plays a card; the second card of a Stöck credits it."""
    seat, hand = table["turn"], table["hands"][table["turn"]]
    note_row(table, hand)
    hand.remove(card)
    table["trick"].append(card)
    table["log"].append((seat, "plays", card))
    credit_played_stoeck(table, seat, card)
    if table["phase"] == "over":
        return
    if len(table["trick"]) == 4:
        close_trick(table, (seat + 1) % 4)
        return
    table["turn"] = (seat + 1) % 4
    if table["tricks"] == 0:
        before_first_card(table)


def credit_played_stoeck(table, seat, card):
    """2.6 `trump`: credits the Stöck with the second of its cards."""
    if stoeck_holder(table) != seat or table["stoeck_done"] or card not in stoeck_cards(table):
        return
    if not set(stoeck_cards(table)) & set(table["hands"][seat]):
        table.update(stoeck_done=True, stoeck_shown=stoeck_cards(table))
        table["seen"].append("stoeck played")
        credit(table, seat % 2, STOECK, "stoeck played")


def note_row(table, hand):
    row = row_of(hand, table["trick"], table["contract"])
    if row == "trumps only":
        everything = len(legal_cards(table)) == len(hand)
        row += f", {table['options']['trumpsOnly']}" + ("" if everything else ", must overtrump")
    table["seen"].append("row: " + row)


def close_trick(table, leader):
    """2.7: credits a trick after its fourth card."""
    trick, contract, options = table["trick"], table["contract"], table["options"]
    winner = (leader + winner_of(trick, contract)) % 4
    base = sum(points(card, contract, options["undenufeValues"]) for card in trick)
    table["tricks"] += 1
    table["won"][winner % 2] += 1
    if table["tricks"] == 9:
        base += LAST_TRICK
    if table["tricks"] == 1:
        first_trick(table, winner % 2, base)
    else:
        credit_trick(table, winner % 2, base)
    if table["tricks"] == 1:
        show_weis(table)
    table.update(trick=[], last=trick, turn=winner)
    if table["tricks"] == 9 and table["phase"] != "over":
        end_deal(table)


def first_trick(table, team, base):
    """2.7 a, b, c and the option `order`: credits of the first trick that did not come before its fourth card."""
    if table["options"]["order"] == "stoeck-stich-weis":
        show_stoeck(table)
        credit_trick(table, team, base)
        credit_weis(table)
        return
    if table["options"]["weisCredit"] == "afterTrick1":
        show_stoeck(table)
        credit_weis(table)
    credit_trick(table, team, base)


def credit_trick(table, team, base):
    """2.7: credits card points at once, or with `endOfDeal` after trick 9."""
    if table["options"]["ending"] == "endOfDeal":
        table["piles"][team] += base
    else:
        credit(table, team, base, "trick")


def end_deal(table):
    """2.7: match, card points of `endOfDeal`, Stöck of any suit; 2.8."""
    options = table["options"]
    if 9 in table["won"]:
        team = table["won"].index(9)
        table["seen"].append("match " + table["contract"])
        if options["ending"] == "endOfDeal":
            table["piles"][team] += options["matchBonus"]
        elif options["matchBonus"]:
            credit(table, team, options["matchBonus"], "match")
    if options["ending"] == "endOfDeal":
        add_piles(table)
    out = max(table["scores"]) >= options["target"]
    if options["stoeck"] == "anySuit":
        credit_any_stoeck(table)
    if options["ending"] == "endOfDeal":
        compare_totals(table, already_out=out)
    if options["ending"] == "fixedDeals" and table["number"] == options["target"]:
        finish(table, "fixedDeals" + (", drawn" if table["scores"][0] == table["scores"][1] else ""))
    if table["phase"] != "over":
        next_deal(table)


def add_piles(table):
    """2.7 `endOfDeal`: adds the card points of both teams at once."""
    table["scores"] = [s + pile * table["multiplier"] for s, pile in zip(table["scores"], table["piles"], strict=True)]


def compare_totals(table, *, already_out):
    """2.7 `endOfDeal`: ends the match if a team is out after the deal."""
    out = [score >= table["options"]["target"] for score in table["scores"]]
    if any(out):
        how = "both" if all(out) else "one"
        drawn = ", drawn" if table["scores"][0] == table["scores"][1] else ""
        finish(table, f"endOfDeal, {how}" + ("" if already_out else " by stoeck of any suit") + drawn)


def credit_any_stoeck(table):
    """2.6 `anySuit`: credits every king and queen of a suit dealt to one player, from forehand in playing order."""
    for seat in [(table["forehand"] + place) % 4 for place in range(4)]:
        suits = [suit for suit in SUITS if {"K" + suit, "Q" + suit} <= set(table["dealt"][seat])]
        if len(suits) > 1:
            table["seen"].append("stoeck of two suits in one hand")
        for suit in suits:
            if table["phase"] == "over":
                table["seen"].append("stoeck of any suit: too late")
                return
            table["seen"].append("stoeck of any suit")
            table["log"].append((seat, "stoeck", suit))
            table["stoeck_shown"] = [*table["stoeck_shown"], "K" + suit, "Q" + suit]
            credit(table, seat % 2, STOECK, "stoeck of any suit")


def next_deal(table):
    """2.1 and the option `nextDealer`."""
    turns = table["options"]["nextDealer"] == "forehand" and table["number"] == 1
    dealer = table["forehand"] if turns else (table["dealer"] + 1) % 4
    table["seen"].append("dealer: " + ("forehand" if turns else "next"))
    table.update(phase="deal", dealer=dealer)


def ranking(table):
    """2.7, NOTATION: groups of teams; the team with more points is first."""
    first, second = table["scores"]
    if first == second:
        return [[0, 1]]
    return [[0], [1]] if first > second else [[1], [0]]


# ------------------------------------------------------------------------------------------------------- who sees what


def may_see(table, viewer):
    """3: the cards that a seat (None: the public) may see now."""
    if "hands" not in table:
        return set()
    visible = {*table["trick"], *table["weis_shown"], *table["stoeck_shown"]}
    if table["named"]:
        visible.add(table["named"])
    if viewer is not None:
        visible |= set(table["hands"][viewer])
    if not table["trick"] or table["options"]["lastTrickView"] == "on":
        visible |= set(table["last"])
    return visible
