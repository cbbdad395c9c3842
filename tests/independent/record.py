"""Reads records by the second reading of each game, from `../shared/rules/NOTATION.md` alone.

`answers` gives for every line of a record what `stich replay --json` must print. The text of an error (its message and
the paragraph of its RULES.md) is the engine's own, so an error here is only `illegal` or `malformed`.
"""

import json
import re

from tests.independent import accounts, barbu, klaberjass, schieber, vira

GAMES = {game.NAME: game for game in (klaberjass, schieber, barbu, vira)}
SUITS = "SHDC"
RANKS = "AKQJT98765432"
CARDS = [rank + suit for suit in SUITS for rank in RANKS]
WITHOUT = {
    "CHANCE": {}, "FIGURES": (), "LISTS": (), "pick": lambda table: None, "agreed_end": lambda table: False,
}  # fmt: skip
"""What most games do not have: words beside the pack, figures beside the scores, lists of cards, cards to pick, an
end by agreement."""


def of_game(game, name):
    """Gives a game's value of this name, or the empty value if the game does not have it."""
    return getattr(game, name, WITHOUT[name])


def seats_offered(game):
    """Gives the possible numbers of players of a game."""
    return game.SEATS if isinstance(game.SEATS, tuple) else (game.SEATS,)


def seats_at(table):
    """Gives the number of players at a table."""
    return table.get("seats") or GAMES[table["game"]].SEATS


def actions(game):
    """Gives every action of a game with at most one card, whatever its pack."""
    played = ["play " + card for card in CARDS]
    return [*game.WORDS, *played, *(text + " " + word for text in played for word in game.AFTER_CARD)]


def well_written(game, text):
    """Whether a text is an action; a wrong number of cards is illegal, not malformed."""
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


class Malformed(Exception):  # noqa: N818 - the word of the notation
    """Raised for a line that is not in the notation."""


class Illegal(Exception):  # noqa: N818 - the word of the notation
    """Raised for a line that is in the notation and not allowed now."""


def unique(pairs):
    """Makes an object of JSON from its pairs; a repeated key is malformed."""
    if len({name for name, _ in pairs}) != len(pairs):
        raise Malformed("a key twice")
    return dict(pairs)


def no_number(_):
    """Refuses NaN and the infinities, which Python reads as numbers and JSON does not have."""
    raise Malformed("not a number of JSON")


def read_object(line):
    """Reads a line as an object of JSON."""
    try:
        given = json.loads(line, object_pairs_hook=unique, parse_constant=no_number)
    except (ValueError, RecursionError) as problem:
        raise Malformed("not JSON") from problem
    if not isinstance(given, dict):
        raise Malformed("not an object")
    return given


def need(given, required, optional=()):
    """Refuses an object without one of the required keys, or with a key that is neither required nor optional."""
    if not set(required) <= set(given) <= {*required, *optional}:
        raise Malformed("wrong keys")


def whole(number, below):
    """Gives back a whole number from 0 to `below` - 1; any other value is malformed."""
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < below:
        raise Malformed("no such number")
    return number


def normal(text):
    """Gives an action with its cards and suits in upper case, and the seats of a double ascending."""
    first, *rest = text.split(" ")
    if first == "double":
        rest.sort()
    return " ".join([first, *(word.upper() if len(word) <= 2 and word.isascii() else word for word in rest)])


def start(line):
    """Makes the table of a match from its first line."""
    given = read_object(line)
    need(given, ["stich", "game", "seats", "dealer"], ["preset", "options", "match"])
    match = given.get("match", "none")
    if not isinstance(match, str) or not re.fullmatch("[0-9A-Za-z-]{1,64}", match) or not match.strip("-"):
        raise Malformed("no id")
    if not isinstance(given["game"], str) or given["game"] not in GAMES:
        raise Malformed("another game")
    game, preset, options = GAMES[given["game"]], given.get("preset", "article"), given.get("options", {})
    if whole(given["stich"], 2) != 1 or (seats := whole(given["seats"], 5)) not in seats_offered(game):
        raise Malformed("another version or number of seats")
    more = {"seats": seats} if len(seats_offered(game)) > 1 else {}
    if not isinstance(preset, str) or not isinstance(options, dict) or game.options_of(preset, options, **more) is None:
        raise Malformed("no such preset or options")
    return game.new_table(whole(given["dealer"], seats), options, preset, **more)


def follow(table, line):
    """Changes the table by a later line, a deal or an action."""
    game, given = GAMES[table["game"]], read_object(line)
    if "deal" in given:
        need(given, ["deal", *of_game(game, "CHANCE")], ["salt", "hash"])
        if ("salt" in given or "hash" in given) and not sealed(given):
            raise Malformed("no seal")
        pack = plain_text(given["deal"]).split(" ")
        chance = {name: plain_text(given[name]) for name in of_game(game, "CHANCE")}
        if sorted(pack) != sorted(game.PACK):
            raise Malformed("not the pack")
        if any(chance[name] not in list(values) for name, values in of_game(game, "CHANCE").items()):
            raise Malformed("no such value of chance")
        if game.due(table) != "deal":
            raise Illegal("no deal is due")
        game.deal(table, pack, **chance)
        return
    if "end" in given:
        need(given, ["end"], [])
        if given["end"] != "agreed":
            raise Malformed("no such end")
        if game.due(table) != "deal" or not of_game(game, "agreed_end")(table):
            raise Illegal("no end now")
        return
    need(given, ["seat", "act"], ["at", "by"])
    seat = whole(given["seat"], seats_at(table))
    if not isinstance(given["act"], str) or not well_written(game, normal(given["act"])):
        raise Malformed("no such action")
    if not isinstance(given.get("at", ""), str) or given.get("by", "player") not in (
        "player",
        "autopilot",
        "computer",
    ):
        raise Malformed("no such mark")
    text = normal(given["act"])
    if game.due(table) != seat or not allowed(game, table, text):
        raise Illegal("not now")
    game.act(table, text)


def sealed(given):
    """Whether a deal has a salt and a hash in their form."""
    forms = {"salt": "[0-9a-f]{32,128}", "hash": "[0-9a-f]{64}"}
    return all(isinstance(given.get(name), str) and re.fullmatch(form, given[name]) for name, form in forms.items())


def plain_text(given):
    """Gives a text in upper case; an empty text for other values and for letters that no card has."""
    return given.upper() if isinstance(given, str) and given.isascii() else ""


def allowed(game, table, text):
    """Whether the seat on turn may do this action; cards may be picked in any order, each once."""
    picked = of_game(game, "pick")(table)
    if picked is None or picked["act"] == "double":
        return text in game.legal(table)
    word, *cards = text.split(" ")
    cards = [] if cards == ["none"] else cards
    once = len(set(cards)) == len(cards) and set(cards) <= set(picked["from"])
    return word == picked["act"] and once and picked["min"] <= len(cards) <= picked["max"]


def position(table, number):
    """Gives the answer for the position after a line."""
    game = GAMES[table["game"]]
    answer = {"n": number, "turn": game.due(table)}
    if answer["turn"] == "over":
        answer["ranking"] = game.ranking(table)
    elif answer["turn"] != "deal":
        answer |= decision(game, table)
    return {**answer, "scores": table["scores"], **{name: table[name] for name in of_game(game, "FIGURES")}}


def decision(game, table):
    """Gives the decision of the seat on turn: its legal actions, or the bounds of a pick of seats or cards."""
    picked = of_game(game, "pick")(table)
    return {"legal": game.legal(table)} if picked is None else {"pick": picked}


def answers(lines):
    """Gives the expected output for these lines, in order, and the table after the last accepted line.

    The table also has the account of each finished deal (`accounts`), which is not part of the output.
    """
    table = None
    answered = []
    for number, line in enumerate(lines, start=1):
        try:
            if table is None:
                table = start(line)
            else:
                follow(table, line)
            accounts.note(table)
        except Malformed:
            return [*answered, {"n": number, "error": "malformed"}], table
        except Illegal:
            return [*answered, {"n": number, "error": "illegal"}], table
        answered.append(position(table, number))
    return answered, table
