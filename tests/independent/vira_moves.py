"""Packs and choices of random Vira records, so that every contract is bid, won, lost and lost double.

The choices see all hands. A deal may have an aim, a number of tricks for the declarer, for which all three players
play; without an aim they play at random.
"""

from tests.independent import vira
from tests.independent.vira_cards import PACK, SUITS, height
from tests.independent.vira_play import loses_all, row_of
from tests.independent.vira_table import KEYS, ROWS

AIMS = ("win", "win", "single", "double", "none")
LOSING = [key for key in KEYS if ROWS[key]["lose"] == "only"]
WINNING = [key for key in KEYS if ROWS[key]["family"] in ("solo", "vira")]
HANDS = 3


# --------------------------------------------------------------------------------------------------------------- packs


def random_pack(rng):
    """A shuffled pack, or a pack stacked so that a contract can be won."""
    if rng.random() < 0.4:
        return rng.sample(PACK, 52)
    makers = [low_hand, low_hand, no_guards, long_suit, long_suit, low_talon, one_colour]
    return as_dealt(rng.choice(makers)(rng))


def as_dealt(hands_and_talon):
    """The pack that gives forehand, middle hand and dealer these hands, in packets of 3, 3, 3 and 4."""
    *hands, talon = hands_and_talon
    return [
        *(card for first, last in ((0, 3), (3, 6), (6, 9), (9, 13)) for hand in hands for card in hand[first:last]),
        *talon,
    ]


def with_rest(rng, begun):
    """Hands with these cards and the talon, filled at random; the hands are in random order."""
    held = {card for cards in begun for card in cards}
    rest = rng.sample([card for card in PACK if card not in held], 52 - len(held))
    *hands, talon = [[*cards, *(rest.pop() for _ in range(13 - len(cards)))] for cards in begun]
    return [*rng.sample(hands, HANDS), talon]


def up_to(rank, suits=SUITS):
    return [card for card in PACK if height(card) <= rank and card[1] in suits]


def low_hand(rng):
    """Twelve or thirteen low cards in one hand, which may lose every trick."""
    return with_rest(rng, [rng.sample(up_to(rng.choice([5, 6, 7])), rng.choice([11, 12, 13])), [], [], []])


def no_guards(rng):
    """Two hands of high cards with at most one low guard; the third hand and the talon are low."""
    high = rng.sample([card for card in PACK if height(card) >= 8], 26)
    two = [high[:13], high[13:]]
    if rng.random() < 0.4:
        two[0][0] = rng.choice(up_to(2))
    return with_rest(rng, [*two, [], []])


def long_suit(rng):
    """A long suit from the top in one hand, with the highest cards of the others."""
    suit, length = rng.choice(SUITS), rng.choice([6, 8, 10, 13])
    own = [card for card in PACK if card[1] == suit][:length]
    others = sorted((card for card in PACK if card[1] != suit), key=height, reverse=True)
    return with_rest(rng, [own + others[: 13 - length], [], [], []])


def low_talon(rng):
    return with_rest(rng, [[], [], [], rng.sample(up_to(rng.choice([5, 6])), 13)])


def one_colour(rng):
    """Two suits in one hand, which with its talon may win many tricks, or none."""
    suits = rng.choice(["HD", "SC"])
    cards = rng.sample([card for card in PACK if card[1] in suits], 22)
    return with_rest(rng, [cards[:12], [], [], cards[12:]])


# ---------------------------------------------------------------------------------------------------------------- plan


def plan_of(rng, table):
    """The aim of this deal, chosen at its first decision."""
    if table.get("plan", {}).get("deal") != table["deals"]:
        lucky = table.setdefault("lucky", rng.random() < (0.7 if table["options"]["deals"] > table["seats"] else 0.15))
        table["plan"] = {"deal": table["deals"], "aim": "win" if lucky else rng.choice(AIMS), "lucky": lucky}
    return table["plan"]


def wanted_tricks(table, aim):
    """The minimum and maximum of the declarer's tricks."""
    target = row_of(table)["target"]
    if loses_all(table):
        return {"win": (0, 0), "single": (1, 1), "double": (2, 13)}[aim]
    return {"win": (target, 13), "single": (target - 1, target - 1), "double": (0, target - 2)}[aim]


def choose(rng, table):
    """A legal action."""
    plan_of(rng, table)
    picked = vira.pick(table)
    if picked is not None:
        return pick_cards(rng, table, picked)
    return CHOICES[table["phase"]](rng, table, vira.legal(table))


# ------------------------------------------------------------------------------------------------------------- auction


def call(rng, table, legal):
    """A call: any for most hands; a stacked hand bids its contracts, and the others pass."""
    if table["standing"] is None:
        return "bid " + opening(rng, table, legal)
    able = [seat for seat in table["active"] if fit_for(table["hands"][seat])]
    if table["turn"] in able and rng.random() < 0.7:
        return go_for(rng, table, legal)
    if able and rng.random() < 0.6:
        return "pass"
    weights = {"pass": 150 if table["plan"]["lucky"] else 40, "hold": 25, "colour": 25, "preference": 25}
    usual = [text for text in legal if text in weights]
    raised = [text for text in legal if text not in weights]
    usual += [raise_a_little(rng, raised)] if raised else []
    return rng.choices(usual, [weights.get(text, 22) for text in usual])[0]


def opening(rng, table, legal):
    fit = fit_for(table["hands"][table["turn"]])
    if table["plan"]["lucky"]:
        dear = ["turne8", "vingel8", "tringel9", *(["gok"] * 3 if table["pot"] == 8 else [])]
        key = rng.choice(dear if table["pot"] <= 16 else [*dear, "six", "seven", "gask0", "turne6", "turne7"])
    elif fit and rng.random() < 0.6:
        key = "gok" if "gok" in fit and rng.random() < 0.4 else rng.choice(fit)
    else:
        key = (
            rng.choice([*KEYS, "gok", "gask4", "tringel9"]) if rng.random() < 0.6 else KEYS[int(40 * rng.random() ** 3)]
        )
    longer = [text for text in legal if text.startswith(f"bid {key} ")]
    return rng.choice(longer)[4:] if longer and rng.random() < 0.4 else key


def fit_for(hand):
    """The contracts for which a hand was stacked, if any."""
    if sum(height(card) <= 7 for card in hand) >= 11:
        return LOSING
    longest = max(sum(card[1] == suit for card in hand) for suit in SUITS)
    return WINNING if longest >= 8 else []


def go_for(rng, table, legal):
    fit = fit_for(table["hands"][table["turn"]])
    if table["standing"]["key"] in fit and "hold" in legal:
        return "hold"
    if "colour" in legal and rng.random() < 0.3:
        return "colour"
    above = ["bid " + key for key in fit if "bid " + key in legal]
    return rng.choice(above[:4]) if above else "pass"


def raise_a_little(rng, raised):
    ranked = sorted(raised, key=lambda text: ROWS[text.split(" ")[1]]["rank"])
    return ranked[min(len(ranked) - 1, int(rng.expovariate(1 / 4)))]


def sharpen(rng, table, legal):
    return "sharpen none" if rng.random() < 0.6 else rng.choice(legal)


# ------------------------------------------------------------------------------------------------------- the contract


def after(rng, table, legal):
    weights = {"stand": 40, "surrender": 3 if table["plan"]["lucky"] else 14, "re-exchange": 46}
    return rng.choices(legal, [weights[text] for text in legal])[0]


def choose_contract(rng, table, legal):
    if rng.random() < (0.02 if table["plan"]["lucky"] else 0.12):
        return "surrender"
    if "misere" in legal and rng.random() < 0.65:
        return "misere"
    return name_trump(rng, table, [text for text in legal if text.startswith("trump")])


def name_trump(rng, table, legal):
    """Trumps of the longest suit, or of any."""
    if rng.random() < 0.3:
        return rng.choice(legal)
    return max(legal, key=lambda text: sum(card[1] == text[-1] for card in table["hands"][table["turn"]]))


def stand(rng, table, legal):
    return "surrender" if rng.random() < 0.15 else "stand"


# --------------------------------------------------------------------------------------------------------------- cards


def pick_cards(rng, table, picked):
    """The cards to pick: at random, or by the aim."""
    count = how_many(rng, table, picked)
    hand = picked["from"]
    if table["plan"]["aim"] == "none" or rng.random() < 0.15:
        cards = rng.sample(hand, count)
    else:
        up = wants_tricks(rng, table) == (picked["act"] != "keep")
        cards = sorted(hand, key=lambda card: strength(table, card), reverse=not up)[:count]
        rng.shuffle(cards)
    return " ".join([picked["act"], *(cards or ["none"])])


def how_many(rng, table, picked):
    """The number of cards to pick; sometimes one that leaves just enough talon to go on, or just too little."""
    minimum, maximum = picked["min"], picked["max"]
    needs = row_of(table)["re_needs"]
    edges = [minimum, maximum, rng.randint(minimum, maximum), rng.randint(minimum, maximum)]
    if table["phase"] == "exchange" and needs is not None:
        edges += [count for count in (13 - needs, 13 - needs, 14 - needs, minimum + 1) if minimum <= count <= maximum]
    return rng.choice(edges)


def wants_tricks(rng, table):
    """Whether good cards of the seat on turn help the aim."""
    mine = table["turn"] == table["declarer"]
    losing = loses_all(table) or (row_of(table)["lose"] == "choice" and table["qualifier"] == 0 and rng.random() < 0.4)
    won = table["plan"]["aim"] == "win"
    return mine == (won != losing)


def strength(table, card):
    return (card[1] == table["trump"], height(card))


def play(rng, table, legal):
    """A high card for a seat that should take the trick, a low one for the others."""
    aim = table["plan"]["aim"]
    if aim == "none" or rng.random() < 0.05:
        return rng.choice(legal)
    minimum, _ = wanted_tricks(table, aim)
    up = (table["tricks"] < minimum or (aim == "win" and not loses_all(table))) == (table["turn"] == table["declarer"])
    cards = sorted((text[-2:] for text in legal), key=lambda card: strength(table, card), reverse=up)
    if not up and table["trick"]:
        return "play " + just_below(table, cards)
    return "play " + cards[0]


def just_below(table, cards):
    """The highest card that does not win the trick so far, else the lowest."""
    best = max(strength(table, card) for card in table["trick"] if card[1] in (table["trick"][0][1], table["trump"]))
    below = [card for card in cards if card[1] != table["trick"][0][1] or strength(table, card) < best]
    return below[-1] if below else cards[0]


CHOICES = {
    "auction": call, "sharpen": sharpen, "trumps": name_trump, "after": after, "choose": choose_contract,
    "stand": stand, "play": play,
}  # fmt: skip
