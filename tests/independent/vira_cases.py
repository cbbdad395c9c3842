"""The cases of random Vira records: options, bad lines and required events; packs and choices are in `vira_moves`."""

from tests.independent import vira, vira_moves
from tests.independent.vira_table import KEYS

RULES = vira
WORD = "hold"
"""An action of the game, for lines with errors."""
BAD_OPTIONS = [
    ("stockholm", "{}"),
    ("Article", "{}"),
    ("article", '{"deals":0}'),
    ("article", '{"deals":-3}'),
    ("article", '{"deals":63}'),
    ("article", '{"deals":10}'),
    ("article", '{"deals":4}'),
    ("article", '{"deals":"12"}'),
    ("article", '{"deals":12.0}'),
    ("article", '{"deals":true}'),
    ("article", '{"deals":null}'),
    ("article", '{"deals":[12]}'),
    ("article", '{"deals":3}', 4),
    ("article", '{"deals":6}', 4),
    ("article", '{"deals":62}', 4),
    ("article", '{"deals":64}', 4),
    ("article", '{"qualifierJump":true}'),
    ("article", '{"qualifierJump":"On"}'),
    ("article", '{"qualifierJump":1}'),
    ("article", '{"stopWhenDecided":"yes"}'),
    ("article", '{"stopWhenDecided":null}'),
    ("article", '{"potUnit":"8"}'),
    ("article", '{"potUnit":8.0}'),
    ("article", '{"potUnit":true}'),
    ("article", '{"potUnit":2}'),
    ("article", '{"revealUnused":false}'),
    ("article", '{"revealUnused":"off","revealUnused":"off"}'),
    ("article", '{"target":100}'),
    ("article", '{"length":12}'),
]
GOOD_OPTIONS = [
    ("article", "{}"),
    ("article", "{}", 4),
    ("article", '{"deals":3}'),
    ("article", '{"deals":60}'),
    ("article", '{"deals":9,"potUnit":1}'),
    ("article", '{"deals":4}', 4),
    ("article", '{"deals":60}', 4),
    ("article", '{"deals":12,"qualifierJump":"off","stopWhenDecided":"off","potUnit":8,"revealUnused":"off"}'),
    ("article", '{"qualifierJump":"on","stopWhenDecided":"on","potUnit":1,"revealUnused":"on"}', 4),
]
BAD_ACTIONS = [
    "bid", "bid none", "bid sex", "bid Six", "bid six six", "bid six plain", "bid six Colour",
    "bid six colour preference", "bid 6", "bid turne", "bid turne9", "bid gask7", "bid kopmisar0", "bid kopmisar7",
    "bid solo5", "bid solo13", "bid gök", "bid  six", "bid AS", "colour six",
    "color", "preference H", "Colour", "hold six", "pass none",
    "sharpen", "sharpen five", "sharpen gask7", "sharpen None", "sharpen gask5 gask6", "sharpen gask5 colour",
    "trump", "trump none", "trump NT", "trump X", "trump AS", "trump S H", "trump spades", "trump ſ",
    "exchange 1S", "exchange 10S", "exchange S2", "exchange 2S,3S", "exchange 2S  3S", "exchange none none",
    "exchange none 2S", "exchange 2S none", "exchange None", "exchange 3", "exchange all", "exchange 2S ",
    "exchange", "keep", "discard", "trump  S", "keep 3", "keep S", "discard 13", "discard 2ſ", "discards 2S",
    "stand none", "stand 2S", "surrender 2S",
    "reexchange", "re-exchange 2S", "re-exchange none", "misère", "misere 2S", "stay", "lay-down", "declare NT",
    "double none", "choose S", "push", "take", "play 9S bella",
]  # fmt: skip
ODD_ACTIONS = [
    *(f"{word} {cards}" for word in vira.LISTS for cards in ("none", "2S", "2S 2S", "KH 2S 3D", "AS 2S 2H 2D 2C")),
    "exchange " + " ".join(vira.PACK), "discard " + " ".join(vira.PACK[:13]),
]  # fmt: skip
"""Actions with repeated cards, too many or none; all are in the notation."""

CHUNKS = 6
DEEP_CHUNKS = 100
FIRST_CHUNKS = 6
EVERY_PHASE = "11"
"""The name of the whole match in which every action is tried, in several phases."""
DRAWN: list[int] = []
"""Seeds of matches that all players draw: none with three or four players. A shared rank is among `MUST_OCCUR`."""
BUYING = ("buy", "turne", "vingel", "tringel", "kopmisar")
FAMILIES = (*BUYING, "gask", "gok", "vira", "solo", "solomisar")
QUALIFIABLE = ("buy", "gask", "vira", "solo")
MUST_OCCUR = (
    # 3
    "bid", "colour", "preference", "hold by forehand", "hold by middle hand", *(f"hold of {name}" for name in FAMILIES),
    *(f"hold of {name}, qualified" for name in ("buy", "gask", "solo")), "pass on gök", "bid qualified at once",
    "bid qualified at once, as the first", "preference over plain", *(f"contract {key}" for key in KEYS),
    *(f"{name}, qualifier {qualifier}" for name in QUALIFIABLE for qualifier in (1, 2)),
    # 1.4
    *(f"sharpened {name}" for name in ("gask", "kopmisar", "solo")), "sharpened gask, qualified",
    "sharpened solo, qualified", "sharpened gask6 to gask5", "sharpened solo to solo_vira",
    # 1.5
    *(f"re-exchange, kopmisar, {13 - number} left" for number in range(1, 7)), "re-exchange, buy, 1 left",
    "re-exchange, buy, 13 left", "re-exchange, turne, 2 left", "re-exchange, vingel, 3 left",
    "re-exchange, tringel, 4 left", "no re-exchange: buy, 0 left",
    "no re-exchange: turne, 1 left", "no re-exchange: vingel, 2 left",
    "no re-exchange: tringel, 3 left", "second trump the same", "second trump another",
    *(f"surrender, {name}" for name in FAMILIES), *(f"surrender, {name}, again" for name in BUYING),
    "gask 0: nothing to keep", *(f"misère in gask{number}" for number in range(5)),
    *(f"gök shown by {role}" for role in range(3)),
    *("shown: " + key for key in ("gask3", "gask4", "petite_ouverte", "petite_royale", "grande_ouverte")),
    "shown: grande_royale",
    # 1.6, 1.7
    *(f"defenders skipped: {name}" for name in ("buy", "turne", "gask", "gok", "vira")), "second defender skipped",
    *(f"defenders keep {count}" for count in (0, 1, 2)), "decided: won", "decided: lost double",
    "decided: misère lost double",
    # 4
    *(f"{name} {outcome}" for name in FAMILIES for outcome in ("win", "single", "double")),
    *(f"{name} {outcome} again" for name in BUYING for outcome in ("win", "single", "double")),
    *(f"{how} in {column}" for how in ("played", "laid down") for column in ("pref", "second", "other")),
    "colour played in preference", *(f"gök won, {bare} of 2 bare" for bare in (0, 1, 2)), "gök won, 1 of 1 bare",
    "gök won, a penalty into a pot of 8",
    *(f"pot {size} the payout, {seats} players" for size in ("less than", "just", "more than") for seats in (3, 4)),
    # 4.6
    "pot not divisible by unit 8", "pot not divisible by unit 1", "pot not divisible by unit 8, lowest tied",
    "over with 3 seats", "over with 4 seats", "shared rank", "illegal", "malformed", "over",
)  # fmt: skip
"""Events that must occur in the records of the first chunks, so that the comparison covers them."""


def random_rules(rng, seats):
    """A preset and options; most sessions are short, some have the maximum length."""
    preset = rng.choice([None, "article"])
    chosen = {name: rng.choice(offered) for name, offered in vira.OFFERED.items() if rng.random() < 0.6}
    rounds = rng.choices([1, 2, 3, vira.MOST_DEALS // seats], [70, 24, 5, 0.4])[0]
    if seats * rounds != vira.ARTICLE["deals"] or rng.random() < 0.5:
        chosen["deals"] = seats * rounds
    return preset, chosen


random_pack = vira_moves.random_pack
choose = vira_moves.choose
