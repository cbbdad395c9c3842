"""Klaberjass records read by the second Klaberjass, from `../shared/rules/NOTATION.md` alone.

`answers` gives for every line of a record what `stich replay --json` must print. What an error says is the engine's own
(its message and the paragraph of its RULES.md), so an error here is only `illegal` or `malformed`.
"""

import json

from tests.independent import klaberjass

WORDS = ["take", "pass", "schmeiss", "play-on", "throw-in", "silent", "declare", "win", "same", "yield", "dix"]
RANKS = "AKQJT98765432"
CARDS = [rank + suit for suit in klaberjass.SUITS for rank in RANKS]
ACTIONS = [
    *WORDS,
    *("name " + suit for suit in klaberjass.SUITS),
    *("play " + card for card in CARDS),
    *("play " + card + " bella" for card in CARDS),
]


def well_written(text):
    """Whether it is an action; too many or too few cards (`none`, or none at all) are illegal and not malformed."""
    words = text.split(" ")
    if words[0] != "play":
        return text in ACTIONS
    cards = words[1:-1] if words[-1] == "bella" else words[1:]
    return cards == ["none"] or set(cards) <= set(CARDS)


class Malformed(Exception):  # noqa: N818 - as the notation calls it
    """Nothing that the notation knows."""


class Illegal(Exception):  # noqa: N818 - as above
    """Well written and not allowed now."""


def unique(pairs):
    if len({name for name, _ in pairs}) != len(pairs):
        raise Malformed("a key twice")
    return dict(pairs)


def no_number(_):
    raise Malformed("not a number of JSON")


def read_object(line):
    try:
        found = json.loads(line, object_pairs_hook=unique, parse_constant=no_number)
    except (ValueError, RecursionError) as problem:
        raise Malformed("not JSON") from problem
    if not isinstance(found, dict):
        raise Malformed("not an object")
    return found


def need(found, required, optional=()):
    if not set(required) <= set(found) <= {*required, *optional}:
        raise Malformed("wrong keys")


def whole(number, below):
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < below:
        raise Malformed("no such number")
    return number


def normal(text):
    """An action with its cards and suits in upper case."""
    first, *rest = text.split(" ")
    return " ".join([first, *(word.upper() if len(word) <= 2 and word.isascii() else word for word in rest)])


def start(line):
    """The table of a first line."""
    found = read_object(line)
    need(found, ["stich", "game", "seats", "dealer"], ["preset", "options"])
    options = found.get("options", {})
    if whole(found["stich"], 2) != 1 or whole(found["seats"], 3) != 2:
        raise Malformed("another version or number of seats")
    if found["game"] != "klaberjass" or found.get("preset", "article") != "article" or not isinstance(options, dict):
        raise Malformed("another game or preset")
    for name, one in options.items():
        offered = klaberjass.OPTIONS.get(name, [])
        if not any(type(one) is type(value) and one == value for value in offered):
            raise Malformed("no such option")
    return klaberjass.new_table(whole(found["dealer"], 2), options)


def follow(table, line):
    """The same table one line later."""
    found = read_object(line)
    if "deal" in found:
        need(found, ["deal"])
        text = found["deal"] if isinstance(found["deal"], str) and found["deal"].isascii() else ""
        pack = text.upper().split(" ")
        if sorted(pack) != sorted(klaberjass.PACK):
            raise Malformed("not the pack")
        if klaberjass.due(table) != "deal":
            raise Illegal("no deal is due")
        klaberjass.deal(table, pack)
        return
    need(found, ["seat", "act"], ["at", "by"])
    seat = whole(found["seat"], 2)
    if not isinstance(found["act"], str) or not well_written(normal(found["act"])):
        raise Malformed("no such action")
    if not isinstance(found.get("at", ""), str) or found.get("by", "player") not in ("player", "autopilot", "computer"):
        raise Malformed("no such mark")
    text = normal(found["act"])
    if klaberjass.due(table) != seat or text not in klaberjass.legal(table):
        raise Illegal("not now")
    klaberjass.act(table, text)


def position(table, number):
    """The object of the position after a line."""
    found = {"n": number, "turn": klaberjass.due(table)}
    if found["turn"] == "over":
        found["ranking"] = klaberjass.ranking(table)
    elif found["turn"] != "deal":
        found["legal"] = klaberjass.legal(table)
    return {**found, "scores": table["scores"]}


def answers(lines):
    """What must be printed for these lines, in order; the table itself stands in no answer."""
    table = None
    found = []
    for number, line in enumerate(lines, start=1):
        try:
            if table is None:
                table = start(line)
            else:
                follow(table, line)
        except Malformed:
            return [*found, {"n": number, "error": "malformed"}], table
        except Illegal:
            return [*found, {"n": number, "error": "illegal"}], table
        found.append(position(table, number))
    return found, table
