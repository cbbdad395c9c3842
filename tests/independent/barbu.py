"""A second Barbu, written from `../shared/rules/barbu.md` and `NOTATION.md` alone.

It shares no code with the engine, not even cards: a card is a string, a hand a list, a table a dict. It is plain and
slow; its value is that it was written from the sheet a second time. The numbers are the sheet's sections.
The cards are in `barbu_cards`.
"""

import itertools

from tests.independent import barbu_cards
from tests.independent.barbu_cards import (
    RANKS,
    SUITS,
    counting,
    domino_cards,
    follow_row,
    follows,
    leads,
    trick_points,
    winner_of,
)  # fmt: skip

NAME = "barbu"
SEATS = 4
PACK = barbu_cards.PACK
NEGATIVE = ["NT", "NQ", "NL", "NH", "NK"]
CONTRACTS = [*NEGATIVE, "TR", "DO"]
DECLARATIONS = {
    **{contract: ["declare " + contract] for contract in NEGATIVE},
    "TR": ["declare TR " + suit for suit in SUITS],
    "DO": ["declare DO " + rank for rank in RANKS],
}
SEAT_SETS = [list(some) for count in range(5) for some in itertools.combinations(range(4), count)]


def double_text(seats):
    return " ".join(["double", *(map(str, seats) if seats else ["none"])])


WORDS = [*(text for some in DECLARATIONS.values() for text in some), *map(double_text, SEAT_SETS), "pass"]
AFTER_CARD: list[str] = []

SUMS = {"NT": -26, "NQ": -24, "NL": -30, "NH": -30, "NK": -20, "TR": 65, "DO": 65}
UNDOUBLED = {"NT": [-9, 1], "NQ": [-8, 0], "NL": [-10, 0], "NH": [-10, 0], "NK": [-7, 1]}
"""4 `skipUndoubled`: the score of each non-dealer, and of the dealer."""

OFFERED = {
    "declarerDoubles": ["onlyThoseWhoDidNot", "redoubleOnly", "none", "free"],
    "positiveFlanks": ["allowed", "dealerOnly"],
    "doubling": ["on", "off"],
    "mandatoryDoubles": [0, 2],
    "skipUndoubled": ["off", "on"],
    "declarerOrder": ["rotate", "sevenInRow"],
    "heartLead": ["never", "afterBroken", "free"],
    "ruff": ["winOnly", "mustTrump"],
    "length": [28, 12, 4],
    "stopWhenDecided": ["on", "off"],
    "aceAgain": ["off", "on"],
    "dominoScores": ["45 20 5 -5", "40 20 10 -5"],
    "dominoEnd": ["third", "last"],
}
ARTICLE = {name: values[0] for name, values in OFFERED.items()}
INTERNATIONAL = {**ARTICLE, "declarerDoubles": "redoubleOnly", "positiveFlanks": "dealerOnly", "mandatoryDoubles": 2}
PRESETS = {"article": ARTICLE, "international": INTERNATIONAL}


def options_of(preset, given):
    """4: the options of a match, or None if they are not possible."""
    if preset not in PRESETS:
        return None
    for name, value in given.items():
        if not any(type(offered) is type(value) and offered == value for offered in OFFERED.get(name, [])):
            return None
    return {**PRESETS[preset], **given}


# ----------------------------------------------------------------------------------------------------------- the table


def new_table(dealer, options=None, preset="article"):
    """A match before its first deal; `options` has the values that differ from the preset."""
    return {
        "game": NAME, "options": options_of(preset, options or {}), "dealer": dealer, "scores": [0, 0, 0, 0],
        "phase": "deal", "declared": [[], [], [], []], "done": {}, "sheet": [], "seen": [],
    }  # fmt: skip


def deal(table, pack):
    """2.1: one card at a time, thirteen rounds, from the seat after the dealer."""
    hands = [[], [], [], []]
    for number, card in enumerate(pack):
        hands[(table["dealer"] + 1 + number) % 4].append(card)
    table.update(
        phase="declare", turn=table["dealer"], hands=hands, contract=None, trump=None, start=None, doubles=[],
        trick=[], last=[], tricks=0, taken=[[], [], [], []], base=[0, 0, 0, 0], broken=False,
        lines={suit: [] for suit in SUITS}, out=[],
    )  # fmt: skip


def due(table):
    """The seat on turn, or "deal" or "over"."""
    return table["phase"] if table["phase"] in ("deal", "over") else table["turn"]


def legal(table):
    """All legal actions of the seat on turn, sorted by code point."""
    if table["phase"] == "declare":
        left = [contract for contract in CONTRACTS if contract not in table["declared"][table["turn"]]]
        return sorted(text for contract in left for text in DECLARATIONS[contract])
    if table["phase"] == "double":
        targets, must = targets_of(table, table["turn"]), musts_of(table, table["turn"])
        return sorted(double_text(some) for some in SEAT_SETS if set(must) <= set(some) <= set(targets))
    return sorted("play " + card for card in legal_cards(table)) or ["pass"]


def pick(table):
    """NOTATION: the bounds of a decision to double, instead of its legal actions; None for other decisions."""
    if table["phase"] != "double":
        return None
    targets, must = targets_of(table, table["turn"]), musts_of(table, table["turn"])
    decision = {"act": "double", "from": targets, "min": len(must), "max": len(targets)}
    return {**decision, "must": must} if must else decision


def legal_cards(table):
    hand, contract, options = table["hands"][table["turn"]], table["contract"], table["options"]
    if contract == "DO":
        return domino_cards(hand, table["lines"], table["start"])
    if not table["trick"]:
        return leads(hand, contract, options["heartLead"], broken=table["broken"])
    return follows(hand, table["trick"], table["trump"], options["ruff"])


def act(table, text):
    """Do a legal action of the seat on turn, with cards in upper case and seats ascending."""
    word, *rest = text.split(" ")
    if word == "declare":
        declare(table, *rest)
    elif word == "double":
        double(table, [int(seat) for seat in rest if seat != "none"])
    elif table["contract"] == "DO":
        domino(table, rest[0] if rest else None)
    else:
        play(table, rest[0])


# ----------------------------------------------------------------------------------------------- contracts and doubles


def declare(table, contract, detail=None):
    """2.2: the contract, with its trump or its start rank."""
    declared = table["declared"][table["turn"]]
    if len(declared) == 6:
        table["seen"].append("declare: forced")
    declared.append(contract)
    table["contract"] = contract
    table["trump"] = detail if contract == "TR" else None
    table["start"] = detail if contract == "DO" else None
    table["seen"].append("declare " + contract)
    if detail and not any(detail in card for card in table["hands"][table["turn"]]):
        table["seen"].append("declare " + contract + ": lacks it")
    if table["options"]["doubling"] == "off":
        table["seen"].append("doubling: off")
        begin_play(table)
    else:
        table.update(phase="double", turn=(table["dealer"] + 1) % 4)


def targets_of(table, seat):
    """2.3: the seats that a seat may double."""
    dealer, options = table["dealer"], table["options"]
    others = [other for other in range(4) if other != seat]
    if seat != dealer:
        positive = table["contract"] in ("TR", "DO")
        return [dealer] if positive and options["positiveFlanks"] == "dealerOnly" else others
    doubled_the_dealer = [other for other in others if (other, dealer) in table["doubles"]]
    return {
        "onlyThoseWhoDidNot": [other for other in others if other not in doubled_the_dealer],
        "redoubleOnly": doubled_the_dealer,
        "none": [],
        "free": others,
    }[options["declarerDoubles"]]


def musts_of(table, seat):
    """4 `mandatoryDoubles`: the dealer, if the seat needs all remaining deals of this dealer for its doubles."""
    dealer, options = table["dealer"], table["options"]
    if seat == dealer or options["length"] != 28:
        return []
    need = options["mandatoryDoubles"] - table["done"].get((seat, dealer), 0)
    left = 8 - len(table["declared"][dealer])
    return [dealer] if need >= left else []


def double(table, some):
    """2.3: one turn each, the dealer last; a dealer without a seat to double is not asked."""
    seat, dealer = table["turn"], table["dealer"]
    note_double(table, seat, some)
    table["doubles"] += [(seat, other) for other in some]
    if dealer in some:
        table["done"][seat, dealer] = table["done"].get((seat, dealer), 0) + 1
    table["turn"] = (seat + 1) % 4
    if seat == dealer:
        after_doubling(table)
    elif table["turn"] == dealer and not targets_of(table, dealer):
        table["seen"].append("dealer not asked, " + table["options"]["declarerDoubles"])
        after_doubling(table)


def note_double(table, seat, some):
    dealer, seen = table["dealer"], table["seen"]
    for other in some:
        what = "redouble" if (other, seat) in table["doubles"] else "double"
        direction = "of the dealer" if other == dealer else "by the dealer" if seat == dealer else "between others"
        seen.append(f"{what} {direction}")
    if musts_of(table, seat):
        seen.append(f"must double in deal {len(table['declared'][dealer])}")
    if seat == dealer:
        seen.append(f"dealer asked, {table['options']['declarerDoubles']}, {len(targets_of(table, seat))} targets")
        if some and not table["doubles"]:
            seen.append("lone double by the dealer")


def after_doubling(table):
    """4 `skipUndoubled`: a negative contract that nobody doubled is not played."""
    undoubled = table["contract"] in NEGATIVE and not table["doubles"]
    if undoubled and table["options"]["skipUndoubled"] == "on":
        share, rest = UNDOUBLED[table["contract"]]
        table["base"] = [rest if seat == table["dealer"] else share for seat in range(4)]
        table["seen"].append("not played: " + table["contract"])
        end_deal(table)
    else:
        begin_play(table)


def begin_play(table):
    table.update(phase="play", turn=table["dealer"])


# ---------------------------------------------------------------------------------------------------------------- play


def play(table, card):
    """2.4: one card of a trick contract."""
    seat, trick = table["turn"], table["trick"]
    hand = table["hands"][seat]
    note_card(table, hand)
    if trick and card[1] == "H" and trick[0][1] != "H":
        table["broken"] = True
    hand.remove(card)
    trick.append(card)
    table["turn"] = (seat + 1) % 4
    if len(trick) == 4:
        close_trick(table)


def note_card(table, hand):
    contract, trick, seen = table["contract"], table["trick"], table["seen"]
    if trick:
        row = follow_row(hand, trick, table["trump"], table["options"]["ruff"])[0]
        seen.append(f"row: {'TR, ' if contract == 'TR' else ''}{row}")
    elif contract in ("NH", "NK") and any(card[1] == "H" for card in hand):
        only = all(card[1] == "H" for card in hand)
        free = len(legal_cards(table)) == len(hand)
        how = "only hearts" if only else table["options"]["heartLead"] if free else "not hearts"
        seen.append("lead: " + how + (", trick 1" if only and table["tricks"] == 0 else ""))


def close_trick(table):
    """2.4: the winner takes the trick and leads the next; the deal ends when its score is decided or all is played."""
    trick, contract = table["trick"], table["contract"]
    winner = (table["turn"] + winner_of(trick, table["trump"])) % 4
    table["tricks"] += 1
    table["base"][winner] += trick_points(contract, table["tricks"], trick)
    table["taken"][winner] += trick
    table.update(trick=[], last=trick, turn=winner)
    decided = sum(table["base"]) == SUMS[contract] and contract in ("NQ", "NH", "NK")
    if table["tricks"] < 13 and decided and table["options"]["stopWhenDecided"] == "on":
        table["seen"].append("decided: " + contract)
        end_deal(table)
    elif table["tricks"] == 13:
        end_deal(table)


def domino(table, card):
    """2.5: a card for its line, or a pass (None); a seat without cards is out and is skipped."""
    seat, again = table["turn"], False
    hand = table["hands"][seat]
    if card is None:
        table["seen"].append("pass" + (" as the first" if not any(table["lines"].values()) else ""))
    else:
        hand.remove(card)
        table["lines"][card[1]].append(card)
        again = card[0] == "A" and bool(hand) and table["options"]["aceAgain"] == "on"
    if not hand:
        table["out"].append(seat)
    if len(table["out"]) == (3 if table["options"]["dominoEnd"] == "third" else 4):
        close_dominoes(table)
        return
    if len(table["out"]) == 3:
        table["seen"].append("dominoes: the last hand is played out")
    if again:
        table["seen"].append("acts again after an ace" + ("" if legal_cards(table) else ", must pass"))
        return
    table["turn"] = next(following for place in (1, 2, 3, 4) if table["hands"][following := (seat + place) % 4])


def close_dominoes(table):
    """1.1: the scores by the order in which the seats went out."""
    points = [int(word) for word in table["options"]["dominoScores"].split()]
    last = next(seat for seat in range(4) if seat not in table["out"][:3])
    for seat, score in zip([*table["out"][:3], last], points, strict=True):
        table["base"][seat] = score
    if table["options"]["dominoEnd"] == "third":
        table["seen"].append(f"dominoes: {len(table['hands'][last])} cards left")
    end_deal(table)


# ----------------------------------------------------------------------------------------------------- after the deal


def with_payments(base, doubles):
    """2.6: the base scores after the payments of every pair; `doubles` has pairs (doubler, doubled)."""
    scores = list(base)
    for first, second in itertools.combinations(range(4), 2):
        times = ((first, second) in doubles) + ((second, first) in doubles)
        scores[first] += times * (base[first] - base[second])
        scores[second] -= times * (base[first] - base[second])
    return scores


def end_deal(table):
    """2.6: the account of the deal; the next dealer, or the end of the match."""
    scores = with_payments(table["base"], table["doubles"])
    table["scores"] = [total + score for total, score in zip(table["scores"], scores, strict=True)]
    table["sheet"].append({name: table[name] for name in ("dealer", "contract", "base", "doubles")} | {"deal": scores})
    played, options = len(table["sheet"]), table["options"]
    if played == options["length"]:
        groups = len(ranking(table))
        table["seen"] += [f"over after {played}", *(["shared rank"] if groups < 4 else [])]
        table["phase"] = "over"
        return
    table["phase"] = "deal"
    if options["declarerOrder"] == "rotate" or played % (options["length"] // 4) == 0:
        table["dealer"] = (table["dealer"] + 1) % 4
    else:
        table["seen"].append("dealer stays")


def ranking(table):
    """2.6: the highest total wins; equal totals share a rank."""
    scores = table["scores"]
    return [[seat for seat in range(4) if scores[seat] == total] for total in sorted(set(scores), reverse=True)]


# ------------------------------------------------------------------------------------------------------- who sees what


def may_see(table, viewer):
    """3: the cards that a seat (None: the public) may see now."""
    if "hands" not in table:
        return set()
    visible = {*table["trick"], *table["last"], *(card for line in table["lines"].values() for card in line)}
    visible |= {card for pile in table["taken"] for card in pile if counting(table["contract"], card)}
    if viewer is not None:
        visible |= set(table["hands"][viewer])
    return visible
