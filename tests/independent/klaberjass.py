"""A second Klaberjass, written from `../shared/rules/klaberjass.md` and `NOTATION.md` alone.

It shares no code with the engine, not even cards: a card is a string, a hand a list, a table a dict. It is plain and
slow; its value is that it was written from the sheet a second time. The numbers are the sheet's sections.
The cards are in `klaberjass_cards`.
"""

from tests.independent import klaberjass_cards
from tests.independent.klaberjass_cards import (
    SUITS,
    best,
    playable,
    points,
    sequence_points,
    sequences,
    strength,
)  # fmt: skip

NAME = "klaberjass"
SEATS = 2
PACK = klaberjass_cards.PACK

OPTIONS = {
    "target": [500, 300, 501, 1000],
    "schmeiss": ["off", "on"],
    "dealerMustName": ["off", "on"],
    "fiveRun": [50, 100],
    "sequenceTie": ["none", "elder"],
    "lengthBeatsRank": ["off", "on"],
    "showSequences": ["atOnce", "afterTrick1"],
    "dixWindow": ["untilOwnFirstCard", "beforeMeld"],
    "tieDeal": ["makerZero", "hold", "bothScore"],
    "bella": ["choice", "automatic"],
    "reviewTricks": ["last", "none"],
}

LAST_TRICK = 10
BELLA = 20

WORDS = [
    "take", "pass", "schmeiss", "play-on", "throw-in", "silent", "declare", "win", "same", "yield", "dix",
    *("name " + suit for suit in SUITS),
]  # fmt: skip
"""All actions without a card."""
AFTER_CARD = ["bella"]
"""Words that may follow a played card."""


# ----------------------------------------------------------------------------------------------------------- the table


def options_of(preset, given):
    """The options of a match, or None if they are not possible."""
    for name, chosen in given.items():
        if not any(type(chosen) is type(value) and chosen == value for value in OPTIONS.get(name, [])):
            return None
    return {**{name: values[0] for name, values in OPTIONS.items()}, **given} if preset == "article" else None


def new_table(dealer, options=None, preset="article"):
    """A match before its first deal; `options` has the values that differ from the default."""
    chosen = options_of(preset, options or {})
    return {
        "game": NAME,
        "options": chosen,
        "dealer": dealer,
        "scores": [0, 0],
        "pot": 0,
        "phase": "deal",
        "seen": [],
    }


def deal(table, pack):
    """2.1: six cards each and the turn-up."""
    dealer = table["dealer"]
    elder = 1 - dealer
    hands = [[], []]
    hands[elder] = pack[0:3] + pack[6:9]
    hands[dealer] = pack[3:6] + pack[9:12]
    table.update(
        phase="bid", round=1, turn=elder, elder=elder, hands=hands, up=pack[12], exchanged=False,
        more=pack[13:19], trump=None, maker=None, from_turn_up=False,
        announced=[None, None], answered=[False, False], sequence_points=[0, 0], bella=[0, 0],
        bella_holder=None, bella_half_played=False, card_points=[0, 0], played=[0, 0], led=None, tricks=0,
        last_trick=[], stock_open=[], bottom=pack[31], shown=[], to_show=[],
    )  # fmt: skip


def due(table):
    """The seat on turn, or "deal" or "over"."""
    return table["phase"] if table["phase"] in ("deal", "over") else table["turn"]


def legal(table):
    """All legal actions of the seat on turn, sorted by code point."""
    actions = {
        "bid": bids, "answer": answers, "name": names, "elder says": elder_says, "dealer says": dealer_says,
        "play": plays,
    }[table["phase"]](table)  # fmt: skip
    if may_exchange(table):
        actions = [*actions, "dix"]
    return sorted(actions)


def names(table):
    return ["name " + suit for suit in SUITS if suit != table["up"][1]]


def bids(table):
    """2.2, 2.3 and the options `schmeiss` and `dealerMustName`."""
    options, last = table["options"], table["turn"] == table["dealer"]
    actions = ["take"] if table["round"] == 1 else names(table)
    if not (table["round"] == 2 and last and options["dealerMustName"] == "on"):
        actions.append("pass")
    if options["schmeiss"] == "on":
        actions.append("schmeiss")
    return actions


def answers(_):
    return ["play-on", "throw-in"]


def elder_says(table):
    """2.6 M1."""
    return ["declare", "silent"] if sequences(table["hands"][table["elder"]]) else ["silent"]


def dealer_says(table):
    """2.6 M2."""
    announced = table["announced"][table["elder"]]
    mine = best(table["hands"][table["dealer"]], table["trump"], table["options"])
    mine_value = mine[0] if mine else 0
    if announced is None:
        return ["declare", "silent"] if mine else ["silent"]
    if mine_value > announced[0]:
        return ["win", "yield"]
    return ["same", "yield"] if mine_value == announced[0] else ["yield"]


def may_exchange(table):
    """2.5 and the option `dixWindow`."""
    if table["phase"] not in ("elder says", "dealer says", "play"):
        return False
    seat = table["turn"]
    in_time = table["played"][seat] == 0
    if table["options"]["dixWindow"] == "beforeMeld":
        in_time = table["phase"] != "play" and not table["answered"][seat]
    held = "7" + table["trump"] in table["hands"][seat]
    return table["from_turn_up"] and held and not table["exchanged"] and in_time


def plays(table):
    """2.7 with the two forms of the second bella card."""
    actions = []
    for card in playable(table["hands"][table["turn"]], table["led"], table["trump"]):
        actions.append("play " + card)
        if table["options"]["bella"] == "choice" and completes_bella(table, card):
            actions.append("play " + card + " bella")
    return actions


def completes_bella(table, card):
    royal = card in ("K" + table["trump"], "Q" + table["trump"])
    return royal and table["bella_holder"] == table["turn"] and table["bella_half_played"]


# ------------------------------------------------------------------------------------------------------------- actions


def act(table, text):
    """Do a legal action of the seat on turn, with cards in upper case."""
    words = text.split(" ")
    table["seen"].append(words[0])
    if words[0] == "dix":
        exchange(table)
    elif table["phase"] == "bid":
        bid(table, words)
    elif table["phase"] == "answer":
        answer(table, words[0])
    elif table["phase"] == "name":
        fix_trump(table, table["turn"], words[1], from_turn_up=False)
    elif table["phase"] == "elder says":
        hear_elder(table, words[0])
    elif table["phase"] == "dealer says":
        hear_dealer(table, words[0])
    else:
        play(table, words[1], bella=len(words) == 3)


def bid(table, words):
    seat = table["turn"]
    if words[0] == "take":
        fix_trump(table, seat, table["up"][1], from_turn_up=True)
    elif words[0] == "name":
        fix_trump(table, seat, words[1], from_turn_up=False)
    elif words[0] == "schmeiss":
        table.update(phase="answer", turn=1 - seat)
    elif seat == table["elder"]:
        table["turn"] = table["dealer"]
    elif table["round"] == 1:
        table.update(round=2, turn=table["elder"])
    else:
        table["seen"].append("passed out")
        throw_in(table)


def answer(table, word):
    offerer = 1 - table["turn"]
    if word == "throw-in":
        throw_in(table)
    elif table["round"] == 1:
        fix_trump(table, offerer, table["up"][1], from_turn_up=True)
    else:
        table.update(phase="name", turn=offerer)


def fix_trump(table, maker, trump, *, from_turn_up):
    """2.4: three more cards each, and the bottom card is turned."""
    table.update(phase="elder says", turn=table["elder"], trump=trump, maker=maker, from_turn_up=from_turn_up)
    table["stock_open"] = [table["bottom"]]
    table["hands"][table["elder"]] += table["more"][0:3]
    table["hands"][table["dealer"]] += table["more"][3:6]


def exchange(table):
    """2.5: exchanges the seven for the turn-up."""
    hand = table["hands"][table["turn"]]
    hand.remove("7" + table["trump"])
    hand.append(table["up"])
    table["exchanged"] = True
    table["stock_open"].append("7" + table["trump"])


def hear_elder(table, word):
    elder = table["elder"]
    if word == "declare":
        table["announced"][elder] = best(table["hands"][elder], table["trump"], table["options"])
    table["answered"][elder] = True
    table.update(phase="dealer says", turn=table["dealer"])


def hear_dealer(table, word):
    """2.6 M2 to M5."""
    elder, dealer, options = table["elder"], table["dealer"], table["options"]
    winner = {"silent": None, "declare": dealer, "win": dealer, "yield": elder, "same": None}[word]
    if word == "same":
        announced = table["announced"][elder]
        mine = best(table["hands"][dealer], table["trump"], options)
        if announced != mine:
            winner = elder if announced > mine else dealer
        elif options["sequenceTie"] == "elder":
            winner = elder
        by_trump = announced[:3] == mine[:3]
        table["seen"].append("same, tied" if announced == mine else "same, by trump" if by_trump else "same")
    if winner is not None:
        table["sequence_points"][winner] = sequence_points(table["hands"][winner], options)
        cards = [card for run in sequences(table["hands"][winner]) for card in run]
        table["shown" if options["showSequences"] == "atOnce" else "to_show"] = cards
    table["answered"][dealer] = True
    table.update(phase="play", turn=elder)


def play(table, card, *, bella):
    seat, trump = table["turn"], table["trump"]
    hand = table["hands"][seat]
    if table["played"][seat] == 0 and "K" + trump in hand and "Q" + trump in hand:
        table["bella_holder"] = seat
    if bella or (table["options"]["bella"] == "automatic" and completes_bella(table, card)):
        table["bella"][seat] = BELLA
        table["seen"].append("bella")
    if card in ("K" + trump, "Q" + trump) and table["bella_holder"] == seat:
        table["bella_half_played"] = True
    hand.remove(card)
    table["played"][seat] += 1
    if table["led"] is None:
        table.update(led=card, turn=1 - seat)
    else:
        close_trick(table, card)


def close_trick(table, reply):
    led, trump, second = table["led"], table["trump"], table["turn"]
    winner = second if strength(reply, led, trump) > strength(led, led, trump) else 1 - second
    table["card_points"][winner] += points(led, trump) + points(reply, trump)
    table["tricks"] += 1
    table.update(led=None, turn=winner, last_trick=[led, reply])
    table["shown"], table["to_show"] = table["shown"] or table["to_show"], []
    if table["tricks"] == 9:
        table["card_points"][winner] += LAST_TRICK
        settle(table)


def settle(table):
    """2.8 and the option `tieDeal`."""
    maker, rule = table["maker"], table["options"]["tieDeal"]
    points = [table["card_points"][s] + table["sequence_points"][s] + table["bella"][s] for s in (0, 1)]
    mine, theirs = points[maker], points[1 - maker]
    scored = [0, 0]
    if mine > theirs:
        scored[maker], scored[1 - maker] = mine + table["pot"], theirs
        table["seen"].append("made")
    elif mine < theirs:
        scored[1 - maker] = mine + theirs + table["pot"]
        table["seen"].append("bete")
    else:
        table["seen"].append("tied deal, " + rule)
        scored[1 - maker] = 0 if rule == "hold" else theirs
        scored[maker] = mine if rule == "bothScore" else 0
    if mine != theirs:
        if table["pot"]:
            table["seen"].append("pot paid")
        table["pot"] = 0
    elif rule == "hold":
        table["pot"] += mine + theirs
    table["scores"] = [before + now for before, now in zip(table["scores"], scored, strict=True)]
    next_deal(table)
    if max(table["scores"]) >= table["options"]["target"]:
        table["phase"] = "over"
        if min(table["scores"]) >= table["options"]["target"]:
            table["seen"].append("both over" if table["scores"][0] != table["scores"][1] else "drawn")


def throw_in(table):
    """2.3: no score; the hands are thrown in without being shown."""
    table["hands"] = [[], []]
    next_deal(table)


def next_deal(table):
    table.update(phase="deal", dealer=1 - table["dealer"])


def ranking(table):
    """2.9: ends the match, or begins the next deal."""
    first, second = table["scores"]
    if first == second:
        return [[0, 1]]
    return [[0], [1]] if first > second else [[1], [0]]


# ------------------------------------------------------------------------------------------------------- who sees what


def may_see(table, viewer):
    """3: the cards that a seat (None: the public) may see now, including the current and the last trick."""
    if "up" not in table:
        return set()
    visible = {table["up"], *table["stock_open"], *table["shown"]}
    if viewer is not None:
        visible |= set(table["hands"][viewer])
    if table["led"] is not None:
        visible.add(table["led"])
    if table["options"]["reviewTricks"] == "last":
        visible |= set(table["last_trick"])
    return visible
