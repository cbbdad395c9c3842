"""Records read by the second reading of each game, from `../shared/rules/NOTATION.md` alone.

`answers` gives for every line of a record what `stich replay --json` must print. What an error says is the engine's own
(its message and the paragraph of its RULES.md), so an error here is only `illegal` or `malformed`.
"""

import json

from tests.independent import barbu, klaberjass, schieber, vira

GAMES = {game.NAME: game for game in (klaberjass, schieber, barbu, vira)}
SUITS = "SHDC"
RANKS = "AKQJT98765432"
CARDS = [rank + suit for suit in SUITS for rank in RANKS]
UNSAID = {"CHANCE": {}, "FIGURES": (), "LISTS": (), "pick": lambda table: None}
"""What most games have nothing of: words beside the pack, figures beside the scores, lists of cards, cards to pick."""


def of_game(game, name):
    return getattr(game, name, UNSAID[name])


def seats_offered(game):
    """The numbers of players for whom a game is."""
    return game.SEATS if isinstance(game.SEATS, tuple) else (game.SEATS,)


def seats_at(table):
    return table.get("seats") or GAMES[table["game"]].SEATS


def actions(game):
    """Every action of a game with at most one card, whatever its pack."""
    played = ["play " + card for card in CARDS]
    return [*game.WORDS, *played, *(one + " " + word for one in played for word in game.AFTER_CARD)]


def well_written(game, text):
    """Whether it is an action; too many or too few cards (`none`, or none at all) are illegal and not malformed."""
    words = text.split(" ")
    if words[0] == "double" and len(words) > 1:
        return text in game.WORDS or ("double none" in game.WORDS and set(words[1:]) <= set("0123"))
    lists = of_game(game, "LISTS")
    if words[0] not in ("play", *lists):
        return text in game.WORDS
    if words[0] in lists and len(words) == 1:
        return False  # an empty list is written `none`
    cards = words[1:-1] if words[-1] in game.AFTER_CARD else words[1:]
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
    """An action with its cards and suits in upper case, and the seats of a double ascending."""
    first, *rest = text.split(" ")
    if first == "double":
        rest.sort()
    return " ".join([first, *(word.upper() if len(word) <= 2 and word.isascii() else word for word in rest)])


def start(line):
    """The table of a first line."""
    found = read_object(line)
    need(found, ["stich", "game", "seats", "dealer"], ["preset", "options"])
    if not isinstance(found["game"], str) or found["game"] not in GAMES:
        raise Malformed("another game")
    game, preset, options = GAMES[found["game"]], found.get("preset", "article"), found.get("options", {})
    if whole(found["stich"], 2) != 1 or (seats := whole(found["seats"], 5)) not in seats_offered(game):
        raise Malformed("another version or number of seats")
    more = {"seats": seats} if len(seats_offered(game)) > 1 else {}
    if not isinstance(preset, str) or not isinstance(options, dict) or game.options_of(preset, options, **more) is None:
        raise Malformed("no such preset or options")
    return game.new_table(whole(found["dealer"], seats), options, preset, **more)


def follow(table, line):
    """The same table one line later."""
    game, found = GAMES[table["game"]], read_object(line)
    if "deal" in found:
        need(found, ["deal", *of_game(game, "CHANCE")])
        pack = plain_text(found["deal"]).split(" ")
        chance = {name: plain_text(found[name]) for name in of_game(game, "CHANCE")}
        if sorted(pack) != sorted(game.PACK):
            raise Malformed("not the pack")
        if any(chance[name] not in list(values) for name, values in of_game(game, "CHANCE").items()):
            raise Malformed("not what chance may be")
        if game.due(table) != "deal":
            raise Illegal("no deal is due")
        game.deal(table, pack, **chance)
        return
    need(found, ["seat", "act"], ["at", "by"])
    seat = whole(found["seat"], seats_at(table))
    if not isinstance(found["act"], str) or not well_written(game, normal(found["act"])):
        raise Malformed("no such action")
    if not isinstance(found.get("at", ""), str) or found.get("by", "player") not in ("player", "autopilot", "computer"):
        raise Malformed("no such mark")
    text = normal(found["act"])
    if game.due(table) != seat or not allowed(game, table, text):
        raise Illegal("not now")
    game.act(table, text)


def plain_text(found):
    return found.upper() if isinstance(found, str) and found.isascii() else ""


def allowed(game, table, text):
    """Whether the seat whose turn it is may do this; cards may be picked in any order, none of them twice."""
    picked = of_game(game, "pick")(table)
    if picked is None or picked["act"] == "double":
        return text in game.legal(table)
    word, *cards = text.split(" ")
    cards = [] if cards == ["none"] else cards
    once = len(set(cards)) == len(cards) and set(cards) <= set(picked["from"])
    return word == picked["act"] and once and picked["min"] <= len(cards) <= picked["max"]


def position(table, number):
    """The object of the position after a line."""
    game = GAMES[table["game"]]
    found = {"n": number, "turn": game.due(table)}
    if found["turn"] == "over":
        found["ranking"] = game.ranking(table)
    elif found["turn"] != "deal":
        found |= decision(game, table)
    return {**found, "scores": table["scores"], **{name: table[name] for name in of_game(game, "FIGURES")}}


def decision(game, table):
    """What the seat whose turn it is may do: one of some actions, or seats or cards to be picked."""
    picked = of_game(game, "pick")(table)
    return {"legal": game.legal(table)} if picked is None else {"pick": picked}


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
