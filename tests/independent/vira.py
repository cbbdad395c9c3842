"""A second Vira, written from `../shared/rules/vira.md` and `NOTATION.md` alone.

It shares no code with the engine, not even cards: a card is a string, a hand a list, a table a dict. It is plain and
slow; its value is that it was written from the sheet a second time. The numbers are the sheet's sections.
Bids, cards, the auction, the steps of a contract, the play and money are in `vira_table`, `vira_cards`,
`vira_auction`, `vira_contract`, `vira_play` and `vira_money`.
"""

from tests.independent import vira_auction, vira_cards, vira_contract, vira_money, vira_play
from tests.independent.vira_cards import SUITS, in_order
from tests.independent.vira_play import defenders, role_of, row_of
from tests.independent.vira_table import KEYS, ROWS

NAME = "vira"
SEATS = (3, 4)
PACK = vira_cards.PACK
CHANCE = {"preference": SUITS}
"""The words of a deal line beside the pack, with their values."""
FIGURES = ("pot",)
"""The figures beside the scores."""
LISTS = ("exchange", "keep", "discard")
"""Words that a list of cards, or `none`, follows."""
AFTER_CARD: list[str] = []
QUALIFIED_BIDS = [f"bid {key} {word}" for key in KEYS for word in vira_auction.QUALIFIED]
WORDS = [
    *("bid " + key for key in KEYS), *QUALIFIED_BIDS, "pass", "hold", "colour", "preference",
    *("sharpen " + key for key in [*KEYS, "none"]), *("trump " + suit for suit in SUITS),
    "stand", "surrender", "re-exchange", "misere",
]  # fmt: skip

OFFERED = {
    "qualifierJump": ["off", "on"],
    "stopWhenDecided": ["off", "on"],
    "potUnit": [8, 1],
    "revealUnused": ["off", "on"],
}
ARTICLE = {"deals": 12, **{name: values[0] for name, values in OFFERED.items()}}
FEWEST_DEALS, MOST_DEALS = 3, 60


def options_of(preset, given, seats=3):
    """8: the options of a match with this number of seats, or None if they are not possible."""
    if preset != "article":
        return None
    for name, value in given.items():
        if name == "deals":
            fits = type(value) is int and FEWEST_DEALS <= value <= MOST_DEALS and value % seats == 0
        else:
            fits = any(type(offered) is type(value) and offered == value for offered in OFFERED.get(name, []))
        if not fits:
            return None
    return {**ARTICLE, **given}


# ----------------------------------------------------------------------------------------------------------- the table


def new_table(dealer, options=None, preset="article", seats=3):
    """1.1: a session before its first deal; all players have paid the ante."""
    return {
        "game": NAME, "seats": seats, "options": options_of(preset, options or {}, seats), "dealer": dealer,
        "scores": [-vira_money.BET] * seats, "pot": vira_money.BET * seats, "phase": "deal", "deals": 0, "seen": [],
    }  # fmt: skip


def deal(table, pack, preference):
    """1.2: hands and talon; forehand, middle hand and dealer play, and with four the next seat sits out."""
    dealer, seats = table["dealer"], table["seats"]
    active = [(dealer + 1) % seats, (dealer + 2) % seats, dealer]
    hands, talon = vira_cards.packets(pack, *active)
    none = [[] for _ in range(seats)]
    table.update(
        phase="auction", turn=active[0], active=active, preference=preference, talon=talon,
        log=[("preference", preference)], hands=[hands.get(seat, []) for seat in range(seats)],
        dealt=[list(hands.get(seat, [])) for seat in range(seats)],
        piles=none, standing=None, passed=[], faced=[], declarer=None, key=None, qualifier=0, trump=None,
        first_trump=None, again=False, misere=False, laid_down=False, shown=False, turned=[], buyers=[],
        trick=[], played=[], tricks=0, led=False,
    )  # fmt: skip


ranking = vira_play.ranking


def due(table):
    """The seat on turn, or "deal" or "over"."""
    return table["phase"] if table["phase"] in ("deal", "over") else table["turn"]


def legal(table):
    """All legal actions of the seat on turn, sorted by code point; none in a decision that picks cards."""
    return sorted(ANSWERS[table["phase"]](table)) if table["phase"] in ANSWERS else []


def pick(table):
    """The bounds of the cards that the seat on turn picks from its hand; None in other decisions."""
    if table["phase"] not in LIMITS:
        return None
    minimum, maximum = LIMITS[table["phase"]](table)
    word = {"shorten": "discard", "defend": "exchange", "exchange again": "exchange"}.get(
        table["phase"], table["phase"]
    )
    return {"act": word, "from": in_order(table["hands"][table["turn"]]), "min": minimum, "max": maximum}


def act(table, text):
    """Do a legal action of the seat on turn, with cards in upper case."""
    word, *rest = text.split(" ")
    cards = [] if rest == ["none"] else rest
    public = f"{word} {len(cards)}" if word in LISTS else text
    table["log"].append((table["turn"], public))
    if word in LISTS:
        PICKED[table["phase"]](table, cards)
    else:
        ANSWERED[table["phase"]](table, text)


# --------------------------------------------------------------------------------------------------------- the auction


def calls(table):
    return vira_auction.calls(table["standing"], role_of(table), table["options"]["qualifierJump"] == "on")


def call(table, text):
    """3.2: a call; the next seat that has not passed is on turn."""
    role, standing = role_of(table), table["standing"]
    note_call(table, role, text)
    if text == "pass":
        table["passed"].append(role)
        if standing["key"] == "gok":
            table["faced"].append(table["turn"])
    else:
        table["standing"] = vira_auction.after_call(standing, role, text)
    if len(table["passed"]) == 2:
        end_auction(table)
        return
    after = next(following for place in (1, 2) if (following := (role + place) % 3) not in table["passed"])
    table["turn"] = table["active"][after]


def note_call(table, role, text):
    seen, standing = table["seen"], table["standing"]
    word = text.split(" ")[0]
    if word == "hold":
        row = ROWS[standing["key"]]
        seen.append("hold by " + ("forehand" if role == 0 else "middle hand"))
        seen.append(f"hold of {row['family']}" + (", qualified" if standing["qualifier"] else ""))
    elif word == "bid" and len(text.split(" ")) == 3:
        seen.append("bid qualified at once" + (", as the first" if standing is None else ""))
    elif word == "preference" and standing["qualifier"] == 0:
        seen.append("preference over plain")
    elif word != "pass":
        seen.append(word)
    elif standing["key"] == "gok":
        seen.append("pass on gök")


def end_auction(table):
    """3.4: the holder of the last bid is declarer; 1.4: may sharpen if there is a stronger contract."""
    won = table["standing"]
    table.update(key=won["key"], qualifier=won["qualifier"], declarer=table["active"][won["holder"]])
    table["turn"] = table["declarer"]
    if vira_auction.sharper(table["key"]):
        table["phase"] = "sharpen"
    else:
        vira_contract.begin_contract(table)


def sharpenings(table):
    return ["sharpen " + key for key in ["none", *vira_auction.sharper(table["key"])]]


def sharpen(table, text):
    """1.4: changes only the number of the contract; the promise stays."""
    chosen = text.split(" ")[1]
    if chosen != "none":
        table["seen"].append("sharpened " + row_of(table)["family"] + (", qualified" if table["qualifier"] else ""))
        if table["key"] == "gask6":
            table["seen"].append("sharpened gask6 to gask5")
        if chosen == "solo_vira":
            table["seen"].append("sharpened solo to solo_vira")
        table["key"] = chosen
    vira_contract.begin_contract(table)


# ------------------------------------------------------------------------------------------------------- who sees what


def may_see(table, viewer):
    """1.8, 9: the cards that a seat (None: the public) may see now."""
    return must_see(table, viewer) | set(table.get("played", ()))


def must_see(table, viewer):
    """1.8, 9: the cards that the view of a seat must show."""
    if "hands" not in table:
        return set()
    visible = {*table["trick"], *table["turned"]}
    if table["shown"]:
        visible |= set(table["hands"][table["declarer"]])
    if viewer is not None:
        visible |= set(table["hands"][viewer])
        if not table["led"]:
            visible |= set(table["piles"][viewer])
    if table["key"] == "grande_royale" and table["shown"] and viewer in defenders(table):
        visible |= {card for seat in defenders(table) for card in table["hands"][seat]}
    if table["phase"] in ("deal", "over") and table["options"]["revealUnused"] == "on":
        visible |= {*table["talon"], *(card for pile in table["piles"] for card in pile)}
    return visible


ANSWERS = {
    "auction": calls, "sharpen": sharpenings, "trumps": vira_contract.trumps, "after": vira_contract.after_exchange,
    "choose": vira_contract.choices, "stand": vira_contract.stand_or_not, "play": vira_play.playable,
}  # fmt: skip
ANSWERED = {
    "auction": call, "sharpen": sharpen, "trumps": vira_contract.name_trump, "after": vira_contract.answer_exchange,
    "choose": vira_contract.choose, "stand": vira_contract.stand, "play": vira_play.play,
}  # fmt: skip
LIMITS = {
    "exchange": vira_contract.exchange_limits, "exchange again": vira_contract.again_limits,
    "keep": vira_contract.keep_limits, "discard": vira_contract.discard_limits,
    "shorten": vira_contract.shorten_limits, "defend": vira_contract.defend_limits,
}  # fmt: skip
PICKED = {
    "exchange": vira_contract.exchange, "exchange again": vira_contract.exchange, "keep": vira_contract.kept,
    "discard": vira_contract.discarded, "shorten": vira_contract.shortened, "defend": vira_contract.defend,
}  # fmt: skip


def agreed_end(table):
    """1.10: there is no fixed end, so all may agree on one after any deal; then 4.6. False where no deal is over."""
    if not table["deals"]:
        return False
    table["dealer"] = (table["dealer"] - 1) % table["seats"]  # the deal has passed on already
    vira_play.end_session(table)
    return True
