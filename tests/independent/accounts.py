"""Brings the account of a deal, from the engine and from the second reading, into the same plain form.

An account is a dict: `lines` of (side, reason, amount, details), `scored` and `totals` by side, and `figures` by name.
The lines of a game's account by the second reading are in its own module (`klaberjass_account` and so on).
"""

from string import Formatter

from engine.cards import RANK_LETTERS, SUIT_LETTERS
from engine.message import Message, RankWord, SeatWord, SuitName, SuitWord
from tests.independent import barbu_account, klaberjass_account, schieber_account, vira_account

GAMES = {
    "klaberjass": klaberjass_account, "schieber": schieber_account, "barbu": barbu_account, "vira": vira_account,
}  # fmt: skip

WORDS = {
    "klaberjass-sheet-cards": "cards",
    "klaberjass-sheet-last-trick": "last trick",
    "klaberjass-sheet-sequences": "sequences",
    "klaberjass-sheet-bella": "bella",
    "klaberjass-sheet-bete": "bete",
    "klaberjass-sheet-tied": "tied deal",
    "klaberjass-sheet-pot": "pot",
    "schieber-sheet-weis": "weis of {player}",
    "schieber-sheet-stoeck": "stoeck of {player}, {suit}",
    "schieber-sheet-cards": "cards",
    "schieber-sheet-last-trick": "last trick",
    "schieber-sheet-match": "match",
    "schieber-sheet-product": "{points} x {multiplier}",
    "barbu-sheet-tricks": "tricks: {count}",
    "barbu-sheet-NQ": "cards {rank}: {count}",
    "barbu-sheet-NH": "cards {suit}: {count}",
    "barbu-sheet-NH-ace": "cards {suit}: {count}, with {rank}{suit}",
    "barbu-sheet-NK": "cards {rank}{suit}: {count}",
    "barbu-sheet-NL": "last two: {amount}",
    "barbu-sheet-DO": "out: {place}",
    "barbu-sheet-skipped": "not played",
    "barbu-sheet-from": "from {player}",
    "barbu-sheet-to": "to {player}",
    "barbu-sheet-twice": "times {times}",
    "vira-sheet-ante": "ante",
    "vira-sheet-fee-to": "second exchange to {player}",
    "vira-sheet-fee-from": "second exchange from {player}",
    "vira-sheet-penalty": "penalty",
    "vira-sheet-unguarded": "no low guard",
    "vira-sheet-pot-to": "to the pot",
    "vira-sheet-pot-from": "from the pot",
    "vira-sheet-single": "single",
    "vira-sheet-double": "double",
    "vira-sheet-again": "exchanged twice",
    "vira-sheet-points-to": "player points to {player}",
    "vira-sheet-points-from": "player points from {player}",
    "vira-column-suit": "column {column}, {suit}",
    "vira-column-alone": "column {column}",
    "vira-column-pref": "pref",
    "vira-column-second": "second",
    "vira-column-other": "other",
    "vira-sheet-refill": "refill",
    "vira-sheet-share": "share",
}
"""The engine's messages in words of the rule sheets, with every value that such a message has."""
VALUES = {key: {name for _, name, _, _ in Formatter().parse(text) if name} for key, text in WORDS.items()}


# ---------------------------------------------------------------------------------------------------- second reading


def note(table):
    """Keeps, after each line, how a deal begins; adds the account of a deal that has ended to the table."""
    between_deals = table["phase"] in ("deal", "over")
    if not between_deals and "opening" not in table:
        table["opening"] = {"scores": list(table["scores"]), "pot": table.get("pot", 0)}
    elif between_deals and "opening" in table:
        table.setdefault("accounts", []).append(account(table, table.pop("opening")))


def account(table, opening):
    """Gives the account of the deal that has just ended; `opening` holds scores and pot as they were at its start."""
    game = GAMES[table["game"]]
    lines = game.lines(table, opening)
    sides = range(len(table["scores"]))
    scored = [sum(amount for side, _, amount, _ in lines if side == here) for here in sides]
    before = game.before(table, opening)
    assert [before[side] + scored[side] for side in sides] == table["scores"], "the lines do not add up to the score"
    return {
        "lines": arranged(table["game"], lines), "scored": scored, "totals": list(table["scores"]),
        "figures": game.figures(table),
    }  # fmt: skip


def arranged(game, lines):
    """Sorts the lines of an account for the comparison: Vira's by side in the order of payment (4.4).

    Only Vira's sheet has an order of payments.
    """
    return sorted(lines, key=lambda line: line[0]) if game == "vira" else sorted(lines)


# ---------------------------------------------------------------------------------------------------------- the engine


def of_engine(match):
    """Gives the account of every deal on the engine's public score sheet."""
    sheet = match.game.sheet(match.game.view(match.state, None))
    assert [deal.number for deal in sheet] == list(range(1, len(sheet) + 1))
    return [plain(match.game.key, deal) for deal in sheet]


def plain(game, deal):
    """Brings a deal of the engine's score sheet into the form of an account."""
    lines = [
        (entry.side, in_words(entry.reason), entry.amount, tuple(map(in_words, entry.details)))
        for entry in deal.entries
    ]
    return {
        "lines": arranged(game, lines), "scored": list(deal.scored), "totals": list(deal.totals),
        "figures": dict(deal.figures),
    }  # fmt: skip


def in_words(message):
    """Gives a message of the engine in the sheet's words."""
    values = {name: word(value) for name, value in message.values}
    assert values.keys() == VALUES[message.key], f"{message.key} has other values"
    return WORDS[message.key].format_map(values)


def word(value):
    """Gives a value of a message in the notation of records; an amount stays a number."""
    match value:
        case SeatWord(seat):
            return seat
        case SuitWord(suit) | SuitName(suit):
            return SUIT_LETTERS[suit]
        case RankWord(rank):
            return RANK_LETTERS[rank]
        case Message():
            return in_words(value)
        case int():
            return value
    raise AssertionError(f"no such value in an account: {value}")
