"""The cases of random Schieber records: options, bad lines, stacked packs and choices."""

from tests.independent import schieber, schieber_cards, schieber_options

RULES = schieber
WORD = "push"
"""An action of the game, for lines with errors."""
BAD_OPTIONS = [
    ("tournament", "{}"),
    ("Swiss", "{}"),
    ("article", '{"target":0}'),
    ("article", '{"target":-5}'),
    ("article", '{"target":"1000"}'),
    ("article", '{"target":1000.0}'),
    ("article", '{"target":true}'),
    ("article", '{"target":null}'),
    ("swiss", '{"ending":"fixedDeals"}'),
    ("swiss", '{"ending":"fixedDeals","target":101}'),
    ("article", '{"ending":"fixedDeals","target":2500}'),
    ("article", '{"multipliers":[1,1,2,2,3]}'),
    ("article", '{"multipliers":[1,1,2,2,3,4,5]}'),
    ("article", '{"multipliers":[1,1,2,2,3,0]}'),
    ("article", '{"multipliers":[1,1,2,2,3,-1]}'),
    ("article", '{"multipliers":[1,1,2,2,3,"4"]}'),
    ("article", '{"multipliers":[1,1,2,2,3,4.0]}'),
    ("article", '{"multipliers":[true,1,1,1,1,1]}'),
    ("article", '{"multipliers":{"H":1}}'),
    ("article", '{"multipliers":"1,1,2,2,3,4"}'),
    ("article", '{"multipliers":1}'),
    ("article", '{"undenufeValues":6}'),
    ("article", '{"matchBonus":"100"}'),
    ("article", '{"matchBonus":75}'),
    ("article", '{"matchBonus":false}'),
    ("article", '{"firstForehand":"7S"}'),
    ("article", '{"firstForehand":"7c"}'),
    ("article", '{"laterForehand":"7C"}'),
    ("article", '{"weis":"on"}'),
    ("article", '{"kreuzweis":true}'),
    ("article", '{"stoeck":["trump"]}'),
    ("article", '{"splitRuns":"on"}'),
    ("article", '{"strictStoeckFirst":"on"}'),
    ("article", '{"weisMemory":"on"}'),
    ("article", '{"pushBack":"on","pushBack":"on"}'),
]
GOOD_OPTIONS = [
    ("article", "{}"),
    ("swiss", "{}"),
    ("article", '{"target":2500,"multipliers":[1,1,2,2,3,4],"matchBonus":100,"announce":"auto"}'),
    ("swiss", '{"target":137,"multipliers":[3,1,2,5,1,1]}'),
    ("swiss", '{"target":100000000000000000000,"multipliers":[100000000000000000000,1,1,1,1,1]}'),
    ("swiss", '{"ending":"fixedDeals","target":100}'),
    ("article", '{"target":1,"ending":"fixedDeals"}'),
]
BAD_ACTIONS = [
    "exchange 7S",
    "choose", "choose X", "choose SS", "choose S H", "choose 7S", "choose none", "pushback", "push back", "push-back S",
    "announce 20", "good S", "take", "pass", "stoeck", "play KS stoeck", "Choose S",
]  # fmt: skip
ODD_ACTIONS: list[str] = []

CHUNKS = 8
DEEP_CHUNKS = 160
FIRST_CHUNKS = 8
MUST_OCCUR = (
    # 2.1 to 2.3
    *("forehand: " + how for how in ("right", "first 7C", "first 7D", "first 7H", "later 7C", "later 7D", "later 7H")),
    "dealer: next", "dealer: forehand", "push", "push-back", "the right neighbour chooses, another leads",
    *("choose " + contract for contract in schieber_cards.CONTRACTS),
    # 2.4
    *("row: " + row for row in (
        "leads", "follows", "cannot follow", "follows trumps", "only trump is the Buur", "has no trump",
        "follows or ruffs", "cannot follow, not ruffed", "follows or overruffs", "discards or overruffs",
        "trumps only, any", "trumps only, overtrump", "trumps only, overtrump, must overtrump",
    )),
    # 2.5
    *(f"run of {length}" for length in range(3, 10)), *("four " + rank for rank in schieber_cards.NATURAL),
    "kreuzweis on", "kreuzweis off: the run counts", "kreuzweis off: the quartet counts", "announce", "good",
    *("announced: " + what for what in (
        "first", "more points", "good with less", "also", "also, partner better", "count", "head", "head in Undenufe",
        "flag, trump", "flag, both plain", "flag, plain against trump",
    )),
    "weis: nobody announced", "weis: of both partners", "weis: against another", "weis: counts in spite of good",
    *("weis: of one person, the partner has " + what for what in ("one, too", "none")),
    # 2.6, 2.7
    "stoeck of any suit", "stoeck of two suits in one hand",
    "stoeck of any suit: too late", "stoeck played",
    *(f"stoeck shown {when} of it played" for when in (
        "first, 0", "first, 1", "after weis, 0", "after trick, 0", "after trick, 1",
    )),
    *("match " + contract for contract in schieber_cards.CONTRACTS),
    *("out: endOfDeal, " + how for how in (
        "weis", "weis in mid-trick", "stoeck played", "stoeck played in mid-trick", "one", "both",
        "one by stoeck of any suit",
    )),
    *("out: immediate, " + how for how in (
        "weis", "weis in mid-trick", "trick", "trick, Weis not credited", "match", "stoeck of any suit", "stoeck shown",
        "stoeck shown, Weis not credited", "stoeck shown in mid-trick, Weis not credited",
    )),
    "out: fixedDeals", "illegal", "malformed", "over",
)  # fmt: skip
"""Events that must occur in the records of the first chunks, so that the comparison covers them."""
EVERY_PHASE = "11"
"""The name of the whole match in which every action is tried, in several phases."""
DRAWN = [228, 1392]
"""Seeds of drawn matches."""


def random_rules(rng):
    """A preset and options, also values that no lobby offers; the targets are small, so that matches end soon."""
    preset = rng.choice([None, "article", "swiss", "swiss"])
    chosen = {}
    for name, offered in schieber_options.OFFERED.items():
        if rng.random() < 0.35:
            chosen[name] = rng.choice(offered)
    if rng.random() < 0.4:
        chosen["multipliers"] = rng.choice([[1] * 6, [3, 1, 2, 5, 1, 1], [rng.randint(1, 7) for _ in range(6)]])
    if chosen.get("ending") == "fixedDeals":
        chosen["target"] = rng.choice([1, 1, 2, 2, 3])
    elif rng.random() < 0.97:
        chosen["target"] = rng.choice([1, rng.randint(2, 300), rng.randint(2, 900), rng.randint(200, 1000), 137])
    return preset, chosen


# --------------------------------------------------------------------------------------------------------------- packs


def random_pack(rng):
    """A shuffled pack, or a pack stacked for a rare event."""
    makers = [
        long_runs, quartets, equal_runs, crossing_weis, two_suits_for_a_team, many_of_a_suit, many_of_a_suit,
        king_and_queen_each,
    ]  # fmt: skip
    if rng.random() < 0.4:
        return rng.sample(schieber_cards.PACK, 36)
    return dealt(rng, rng.choice(makers)(rng))


def dealt(rng, hands):
    """The pack that deals these hands in this order, beginning with a random seat."""
    first = rng.randrange(4)
    hands = hands[first:] + hands[:first]
    return [card for start in (0, 3, 6) for hand in hands for card in hand[start : start + 3]]


def chunks(rng, cards, swaps):
    """Four hands of neighbouring cards, with some cards exchanged."""
    cards = list(cards)
    for _ in range(rng.randrange(swaps)):
        first, second = rng.randrange(36), rng.randrange(36)
        cards[first], cards[second] = cards[second], cards[first]
    hands = [cards[start : start + 9] for start in range(0, 36, 9)]
    for hand in hands:
        rng.shuffle(hand)
    rng.shuffle(hands)
    return hands


def long_runs(rng):
    cut = rng.choice([0, rng.randrange(36)])
    return chunks(rng, schieber_cards.PACK[cut:] + schieber_cards.PACK[:cut], 14)


def quartets(rng):
    ranks = rng.sample(schieber_cards.NATURAL, 9)
    return chunks(rng, [rank + suit for rank in ranks for suit in schieber_cards.SUITS], 10)


def with_rest(rng, beginnings):
    """Four hands with these cards, filled at random."""
    rest = [card for card in schieber_cards.PACK if not any(card in hand for hand in beginnings)]
    rng.shuffle(rest)
    for hand in beginnings:
        while len(hand) < 9:
            hand.append(rest.pop())
        rng.shuffle(hand)
    return beginnings


def equal_runs(rng):
    """Runs of equal length with the same or nearly the same head, in two, three or all hands."""
    length, holders = rng.choice([3, 3, 3, 4, 5]), rng.choice([2, 3, 4])
    top = rng.randrange(9 - length)
    hands: list[list[str]] = [[], [], [], []]
    for hand, suit in zip(rng.sample(hands, holders), rng.sample(schieber_cards.SUITS, holders), strict=True):
        start = top + (rng.random() < 0.25)
        hand += [rank + suit for rank in schieber_cards.NATURAL[start : start + length]]
    return with_rest(rng, hands)


def crossing_weis(rng):
    """A quartet and a run with a common card in one hand; sometimes another quartet in another hand."""
    length = rng.choice([3, 4, 5, 5, 6])
    start = rng.randrange(10 - length)
    ranks = schieber_cards.NATURAL[start : start + length]
    suit, rank = rng.choice(schieber_cards.SUITS), rng.choice(ranks)
    hand = [*(rank + suit for rank in ranks), *(rank + other for other in schieber_cards.SUITS if other != suit)]
    others = [rank for rank in schieber_cards.NATURAL if rank not in ranks]
    beside = rng.choice(others)
    quartet = [beside + other for other in schieber_cards.SUITS] if rng.random() < 0.6 else []
    return with_rest(rng, [hand, quartet, [], []])


def two_suits_for_a_team(rng):
    """All cards of two suits with one team, which may win every trick."""
    suits = rng.sample(schieber_cards.SUITS, 4)
    pairs = suits[:2], suits[2:]
    halves = [rng.sample([rank + suit for suit in pair for rank in schieber_cards.NATURAL], 18) for pair in pairs]
    return [halves[0][:9], halves[1][:9], halves[0][9:], halves[1][9:]]


def many_of_a_suit(rng):
    """Six or seven cards of a suit in one hand and its others in another: a hand of trumps, and ruffs."""
    suit = rng.choice(schieber_cards.SUITS)
    cards = rng.sample([rank + suit for rank in schieber_cards.NATURAL], 9)
    count = rng.choice([6, 6, 7])
    return with_rest(rng, rng.sample([cards[:count], cards[count:], [], []], 4))


def king_and_queen_each(rng):
    """King and queen of one suit in every hand."""
    return with_rest(rng, [["K" + suit, "Q" + suit] for suit in rng.sample(schieber_cards.SUITS, 4)])


# -------------------------------------------------------------------------------------------------------------- choices


def choose(rng, table):
    """A legal action, preferably one that makes rare events likely."""
    legal = schieber.legal(table)
    if table["phase"] == "choose":
        pushes = [text for text in legal if text.startswith("push")]
        if pushes and rng.random() < 0.4:
            return pushes[0]
        return "choose " + rng.choice(fit_trumps(table)) if rng.random() < 0.4 else rng.choice(legal[:6])
    if table["phase"] == "announce":
        return rng.choice(["announce", "announce", "announce", "good"])
    if table["tricks"] >= 7 and rng.random() < 0.5:
        return next((text for text in legal if leads_to_a_draw(table, text)), rng.choice(legal))
    return rng.choice(toward_trumps_only(table, legal) if rng.random() < 0.5 else legal)


def toward_trumps_only(table, legal):
    """Actions after which a hand of trumps alone may have to follow in a trick that is ruffed."""
    trump, trick, hands = table["contract"], table["trick"], table["hands"]
    trumps = [text for text in legal if text.endswith(trump)]
    plain = [text for text in legal if text not in trumps]
    if len(trumps) >= 4:
        return plain or trumps
    later = [hands[(table["turn"] + place) % 4] for place in range(1, 4 - len(trick))]
    awaited = any(hand and all(card[1] == trump for card in hand) for hand in later)
    return trumps if trick and trumps and awaited else legal


def fit_trumps(table):
    """Suits with many cards, or with king and queen, in one hand; else all contracts."""
    fit = [
        suit
        for suit in schieber_cards.SUITS
        for hand in table["hands"]
        if sum(card[1] == suit for card in hand) >= 6 or {"K" + suit, "Q" + suit} <= set(hand)
    ]
    return fit or schieber_cards.CONTRACTS


def leads_to_a_draw(table, text):
    """Whether the four players together could end the match with equal totals.

    Only the values that the last tricks change are copied, since `copy.deepcopy` is slow.
    """
    hands = [list(hand) for hand in table["hands"]]
    changed = {name: list(table[name]) for name in ("trick", "won", "piles")}
    now = {**table, **changed, "hands": hands, "seen": [], "log": []}
    schieber.act(now, text)
    if now["phase"] != "play":
        return any(what.endswith("drawn") for what in now["seen"])
    return any(leads_to_a_draw(now, other) for other in schieber.legal(now))
