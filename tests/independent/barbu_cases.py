"""The cases of random Barbu records: options, bad lines, stacked packs and choices."""

from tests.independent import barbu, barbu_cards

RULES = barbu
WORD = "pass"
"""An action of the game, for lines with errors."""
BAD_OPTIONS = [
    ("swiss", "{}"),
    ("International", "{}"),
    ("article", '{"declarerDoubles":"redoubles"}'),
    ("article", '{"declarerDoubles":["none"]}'),
    ("article", '{"declarerDoubles":null}'),
    ("article", '{"positiveFlanks":"off"}'),
    ("article", '{"doubling":true}'),
    ("article", '{"doubling":"Off"}'),
    ("article", '{"mandatoryDoubles":1}'),
    ("article", '{"mandatoryDoubles":"2"}'),
    ("article", '{"mandatoryDoubles":2.0}'),
    ("article", '{"mandatoryDoubles":false}'),
    ("international", '{"skipUndoubled":1}'),
    ("article", '{"declarerOrder":"seven"}'),
    ("article", '{"heartLead":"broken"}'),
    ("article", '{"ruff":"must"}'),
    ("article", '{"length":7}'),
    ("article", '{"length":0}'),
    ("article", '{"length":-4}'),
    ("article", '{"length":"28"}'),
    ("article", '{"length":28.0}'),
    ("article", '{"length":"28 deals"}'),
    ("article", '{"stopWhenDecided":"yes"}'),
    ("article", '{"aceAgain":0}'),
    ("article", '{"dominoScores":[45,20,5,-5]}'),
    ("article", '{"dominoScores":"45 20 5 5"}'),
    ("article", '{"dominoScores":"45  20 5 -5"}'),
    ("article", '{"dominoScores":45}'),
    ("article", '{"target":100}'),
    ("article", '{"ruff":"winOnly","ruff":"winOnly"}'),
]
GOOD_OPTIONS = [
    ("article", "{}"),
    ("international", "{}"),
    ("article", '{"length":28,"mandatoryDoubles":0,"dominoScores":"45 20 5 -5"}'),
    ("article", '{"length":4,"mandatoryDoubles":2}'),
    ("article", '{"doubling":"off","mandatoryDoubles":2,"skipUndoubled":"on","declarerDoubles":"free"}'),
    ("international", '{"declarerDoubles":"onlyThoseWhoDidNot","positiveFlanks":"allowed","mandatoryDoubles":0}'),
]
BAD_ACTIONS = [
    "exchange 7S",
    "declare", "declare XX", "declare none", "declare NT S", "declare NT NQ", "declare TR", "declare TR 8",
    "declare TR none", "declare DO", "declare DO S", "declare DO 1", "declare DO 10", "declare DO 8S", "declare DO 8 S",
    "declare S", "Declare NT", "double", "double 4", "double -1", "double 0,1", "double 01", "double 0 none",
    "double none none", "double None", "double S", "double all", "redouble 0", "double ٣", "double  0", "double 0 ",
    "pass none", "pass 0", "take", "push", "choose S",
]  # fmt: skip
ODD_ACTIONS = ["double 3 2 1 0", "double 0 0", "double 1 1 2", "double 0 1 2 3 0", "double 2 0", "double 3 1 0"]
"""Actions with seats in another order or repeated; all are in the notation."""

CHUNKS = 6
DEEP_CHUNKS = 120
FIRST_CHUNKS = 6
EVERY_PHASE = "17"
"""The name of the whole match in which every action is tried, in several phases."""
DRAWN: list[int] = []
"""Seeds of matches that all players draw: none with four players. A shared rank is among `MUST_OCCUR`."""
ROWS = (
    "trump led, beats", "trump led, cannot beat", "trump led, none", "follows", "follows a ruffed trick", "ruffs",
    "overruffs", "undertrumps or discards", "has lower trumps only", "undertrumps, mustTrump", "discards",
)  # fmt: skip
MUST_OCCUR = (
    # 2.2
    *("declare " + contract for contract in barbu.CONTRACTS), "declare TR: lacks it", "declare DO: lacks it",
    "declare: forced", "dealer stays", "over after 4", "over after 12", "over after 28",
    # 2.3
    "doubling: off", "double of the dealer", "double by the dealer", "double between others", "redouble by the dealer",
    "redouble between others", "lone double by the dealer",
    *("dealer not asked, " + rule for rule in ("onlyThoseWhoDidNot", "redoubleOnly", "none")),
    *(f"dealer asked, onlyThoseWhoDidNot, {count} targets" for count in (1, 2, 3)),
    *(f"dealer asked, redoubleOnly, {count} targets" for count in (1, 2, 3)),
    "dealer asked, free, 3 targets", "must double in deal 6", "must double in deal 7",
    *("not played: " + contract for contract in barbu.NEGATIVE),
    # 2.4
    "lead: only hearts", "lead: only hearts, trick 1", "lead: not hearts", "lead: afterBroken", "lead: free",
    *("row: TR, " + row for row in ROWS), "row: follows", "row: discards",
    *("decided: " + contract for contract in ("NQ", "NH", "NK")),
    # 2.5
    "pass", "pass as the first", "acts again after an ace", "acts again after an ace, must pass",
    *(f"dominoes: {count} cards left" for count in (1, 2, 3, 4)), "dominoes: the last hand is played out",
    # 2.6
    "shared rank", "illegal", "malformed", "over",
)  # fmt: skip
"""Events that must occur in the records of the first chunks, so that the comparison covers them."""


def random_rules(rng):
    """A preset and options; most matches are short, since a match of 28 deals has the lines of seven short ones."""
    preset = rng.choice([None, "article", "international", "international"])
    chosen = {name: rng.choice(offered) for name, offered in barbu.OFFERED.items() if rng.random() < 0.35}
    chosen["length"] = rng.choices([4, 12, 28], [90, 8, 2])[0]
    if chosen["length"] == 28 and rng.random() < 0.7:
        chosen.update(doubling="on", mandatoryDoubles=2)
    if chosen.get("doubling") == "off" and rng.random() < 0.5:
        del chosen["doubling"]
    return preset, chosen


# --------------------------------------------------------------------------------------------------------------- packs


def random_pack(rng):
    """A shuffled pack, or a pack stacked for a rare event."""
    makers = [all_hearts, hearts_of_two, short_suits, short_suits, sorted_hands, ends_of_suits, no_heart_but_court]
    if rng.random() < 0.5:
        return rng.sample(barbu.PACK, 52)
    return dealt(rng, rng.choice(makers)(rng))


def dealt(rng, hands):
    """The pack that deals these hands in this order, beginning with a random seat."""
    first = rng.randrange(4)
    hands = hands[first:] + hands[:first]
    return [hand[number] for number in range(13) for hand in hands]


def with_rest(rng, beginnings):
    """Four hands with these cards, filled at random."""
    held = {card for hand in beginnings for card in hand}
    rest = rng.sample([card for card in barbu.PACK if card not in held], 52 - len(held))
    hands = [[*hand, *(rest.pop() for _ in range(13 - len(hand)))] for hand in beginnings]
    return rng.sample(hands, 4)


def of_suit(suit):
    return [rank + suit for rank in barbu_cards.RANKS]


def all_hearts(rng):
    """Hearts, all or nearly all, in one hand."""
    return with_rest(rng, [rng.sample(of_suit("H"), rng.choice([13, 13, 12, 11, 10])), [], [], []])


def hearts_of_two(rng):
    """All hearts in two hands, so that they are played early."""
    cards, count = rng.sample(of_suit("H"), 13), rng.choice([5, 6, 7, 8])
    return with_rest(rng, [cards[:count], cards[count:], [], []])


def short_suits(rng):
    """Two suits in two hands and the others in the other two, except a few cards: voids, ruffs and overruffs."""
    suits = rng.sample(barbu_cards.SUITS, 4)
    hands = [[], [], [], []]
    for pair, holders in ((suits[:2], (0, 1)), (suits[2:], (2, 3))):
        cards = rng.sample(of_suit(pair[0]) + of_suit(pair[1]), rng.choice([26, 24, 22, 20]))
        for holder in holders:
            hands[holder] = cards[holder % 2 :: 2]
    return with_rest(rng, hands)


def sorted_hands(rng):
    """Long runs of a suit in each hand, with some cards exchanged: long waits in dominoes, long trumps."""
    cut = rng.randrange(52)
    cards = barbu.PACK[cut:] + barbu.PACK[:cut]
    for _ in range(rng.randrange(4, 26)):
        first, second = rng.randrange(52), rng.randrange(52)
        cards[first], cards[second] = cards[second], cards[first]
    return rng.sample([rng.sample(cards[start : start + 13], 13) for start in (0, 13, 26, 39)], 4)


def ends_of_suits(rng):
    """The highest and lowest cards in one or two hands: last in dominoes, and sure to win or lose tricks."""
    ends = rng.sample([rank + suit for suit in barbu_cards.SUITS for rank in "AK32"], 16)
    count = rng.choice([8, 11, 13])
    return with_rest(rng, [ends[:count], ends[count:], [], []])


def no_heart_but_court(rng):
    """Queens and the king of hearts with small cards of their suits, so that penalties fall late or early."""
    return with_rest(rng, [["KH", "QH"], ["QS", "QD"], ["QC", "2H"], rng.sample(of_suit("S")[3:], 6)])


# -------------------------------------------------------------------------------------------------------------- choices


def choose(rng, table):
    """A legal action, preferably one that makes rare events likely."""
    legal = barbu.legal(table)
    if table["phase"] == "declare":
        return declaration(rng, table, legal)
    if table["phase"] == "double":
        return doubles(rng, table, legal)
    if table["contract"] == "DO" and rng.random() < 0.3:
        return next((text for text in legal if text.startswith("play A")), rng.choice(legal))
    if table["contract"] in ("NH", "NK") and rng.random() < 0.5:
        return toward_the_end_of_hearts(table, legal)
    if table["contract"] == "TR" and table["trick"] and rng.random() < 0.5:
        return next((text for text in legal if text[-1] != table["trump"]), rng.choice(legal))
    return rng.choice(legal)


def declaration(rng, table, legal):
    """A contract at random, each equally likely; with long hearts often NH or NK, with a long suit often trumps."""
    longest = max(barbu_cards.SUITS, key=lambda suit: longest_of(table, suit))
    wanted = ["declare TR " + longest] if longest_of(table, longest) >= 7 else []
    if longest_of(table, "H") >= 9:
        wanted += ["declare NH", "declare NK"]
    wanted = [text for text in wanted if text in legal]
    if wanted and rng.random() < 0.5:
        return rng.choice(wanted)
    contract = rng.choice(sorted({text.split(" ")[1] for text in legal}))
    return rng.choice([text for text in legal if text.split(" ")[1] == contract])


def longest_of(table, suit):
    return max(sum(card[1] == suit for card in hand) for hand in table["hands"])


def doubles(rng, table, legal):
    """Sometimes nobody or only the dealer; in long matches rarely the dealer, so that the double becomes compulsory."""
    options = table["options"]
    fewest = legal[-1] if legal[-1].endswith("none") else legal[0]
    if options["length"] == 28 and options["mandatoryDoubles"] == 2 and rng.random() < 0.6:
        without = [text for text in legal if str(table["dealer"]) not in text]
        return rng.choice(without or legal)
    quiet = 0.85 if options["skipUndoubled"] == "on" and rng.random() < 0.9 else 0.25
    if rng.random() < quiet and not (table["turn"] == table["dealer"] and rng.random() < 0.5):
        return fewest
    to_dealer = [text for text in legal if str(table["dealer"]) in text]
    return rng.choice(to_dealer if to_dealer and rng.random() < 0.5 else legal)


def toward_the_end_of_hearts(table, legal):
    """In NK no heart, so that hands of hearts remain; in NH a heart, so that all hearts fall early."""
    wanted = table["contract"] == "NH"
    return next((text for text in legal if (text[-1] == "H") == wanted), legal[-1])
