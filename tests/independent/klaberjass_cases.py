"""What random Klaberjass records are made of."""

from tests.independent import klaberjass

RULES = klaberjass
WORD = "take"
"""One action of the game, in which lines are written wrongly."""
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
"""What must happen at least once in the records of the first chunks, or the comparison proves little."""
FIRST_CHUNKS = 4
CHUNKS = 8
DEEP_CHUNKS = 160
EVERY_PHASE = "11"
"""Name of a whole match in which every action is tried, in several phases."""
DRAWN = [1694, 3684]
"""Seeds of drawn matches."""


def random_rules(rng):
    """Preset and options: every option at random, half of the time not its default, now and then by name."""
    preset = "article" if rng.random() < 0.3 else None
    chosen = {}
    for name, offered in klaberjass.OPTIONS.items():
        if rng.random() < 0.5:
            chosen[name] = rng.choice(offered)
    return preset, chosen


def random_pack(rng):
    """A shuffled pack; every third is cut and riffled badly, so that runs, ties of runs and short suits are many."""
    pack = list(klaberjass.PACK)
    if rng.random() < 2 / 3:
        rng.shuffle(pack)
        return pack
    if rng.random() < 0.5:
        pack.sort(key=lambda card: (klaberjass.NATURAL.index(card[0]), card[1]))
    cut = rng.randrange(32)
    pack = pack[cut:] + pack[:cut]
    for _ in range(rng.randrange(1, 12)):
        one, other = rng.randrange(32), rng.randrange(32)
        pack[one], pack[other] = pack[other], pack[one]
    return pack


def choose(rng, table):
    """One of the legal actions; what makes rare things happen is preferred."""
    found = klaberjass.legal(table)
    if table["phase"] == "play" and table["tricks"] >= 6 and rng.random() < 0.3:
        return next((text for text in found if leads_to_a_tie(table, text)), found[0])
    for wanted in ("dix", "same", "declare"):
        if wanted in found and rng.random() < 0.7:
            return wanted
    return rng.choice(found)


def leads_to_a_tie(table, text):
    """Whether the two players together could end the deal, from here, with equal sides or equal totals.

    Lists, and lists in them, are all that an action changes; `copy.deepcopy` took most of the time of a run.
    """
    now = {name: copied(one) if isinstance(one, list) else one for name, one in table.items()} | {"seen": []}
    klaberjass.act(now, text)
    if now["phase"] != "play":
        return any(what.startswith(("tied deal", "drawn")) for what in now["seen"])
    return any(leads_to_a_tie(now, other) for other in klaberjass.legal(now))


def copied(found):
    return [copied(one) if isinstance(one, list) else one for one in found]
