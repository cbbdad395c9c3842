"""The cases of random Klaberjass records: options, bad lines, packs and choices."""

from tests.independent import klaberjass, klaberjass_cards

RULES = klaberjass
WORD = "take"
"""An action of the game, for lines with errors."""
BAD_OPTIONS = [
    ("article", '{"target":400}'),
    ("article", '{"target":"300"}'),
    ("article", '{"target":300.0}'),
    ("article", '{"schmeiss":true}'),
    ("article", '{"schmeiss":"On"}'),
    ("article", '{"schmeiss":"on","schmeiss":"on"}'),
    ("swiss", "{}"),
]
GOOD_OPTIONS = [("article", "{}"), ("article", '{"target":500,"tieDeal":"makerZero"}')]
BAD_ACTIONS = ["exchange 7S", "play 9S Bella", "bella", "name", "name X", "name SS", "push", "choose S", "dix 7S"]
ODD_ACTIONS = ["play bella", "play KH QH bella"]

MUST_OCCUR = (
    "declare", "yield", "win", "same", "same, by trump", "same, tied", "dix", "bella", "schmeiss",
    "throw-in", "play-on", "made", "bete", "passed out", "tied deal, makerZero", "tied deal, hold",
    "tied deal, bothScore", "pot paid", "both over", "illegal", "malformed", "over",
)  # fmt: skip
"""Events that must occur in the records of the first chunks, so that the comparison covers them."""
FIRST_CHUNKS = 4
CHUNKS = 8
DEEP_CHUNKS = 160
EVERY_PHASE = "11"
"""The name of the whole match in which every action is tried, in several phases."""
DRAWN = [1694, 3684]
"""Seeds of drawn matches."""


def random_rules(rng):
    """A preset and options: every option at random, half of the time not its default, sometimes the default by name."""
    preset = "article" if rng.random() < 0.3 else None
    chosen = {}
    for name, offered in klaberjass.OPTIONS.items():
        if rng.random() < 0.5:
            chosen[name] = rng.choice(offered)
    return preset, chosen


def random_pack(rng):
    """A shuffled pack; every third is badly shuffled, so that there are many runs, ties of runs and short suits."""
    pack = list(klaberjass.PACK)
    if rng.random() < 2 / 3:
        rng.shuffle(pack)
        return pack
    if rng.random() < 0.5:
        pack.sort(key=lambda card: (klaberjass_cards.NATURAL.index(card[0]), card[1]))
    cut = rng.randrange(32)
    pack = pack[cut:] + pack[:cut]
    for _ in range(rng.randrange(1, 12)):
        first, second = rng.randrange(32), rng.randrange(32)
        pack[first], pack[second] = pack[second], pack[first]
    return pack


def choose(rng, table):
    """A legal action, preferably one that makes rare events likely."""
    legal = klaberjass.legal(table)
    if table["phase"] == "play" and table["tricks"] >= 6 and rng.random() < 0.3:
        return next((text for text in legal if leads_to_a_tie(table, text)), legal[0])
    for wanted in ("dix", "same", "declare"):
        if wanted in legal and rng.random() < 0.7:
            return wanted
    return rng.choice(legal)


def leads_to_a_tie(table, text):
    """Whether the two players together could end the deal with equal sides or equal totals.

    Only (nested) lists are copied, since an action changes nothing else, and `copy.deepcopy` is slow.
    """
    now = {name: copied(value) if isinstance(value, list) else value for name, value in table.items()} | {"seen": []}
    klaberjass.act(now, text)
    if now["phase"] != "play":
        return any(what.startswith(("tied deal", "drawn")) for what in now["seen"])
    return any(leads_to_a_tie(now, other) for other in klaberjass.legal(now))


def copied(values):
    return [copied(value) if isinstance(value, list) else value for value in values]
