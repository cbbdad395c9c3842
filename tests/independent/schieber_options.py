"""6: the presets and options of the second Schieber."""

ARTICLE = {
    "target": 2500,
    "multipliers": [1, 1, 2, 2, 3, 4],
    "undenufeValues": "A",
    "weis": "small",
    "kreuzweis": "on",
    "weisCredit": "announcement",
    "stoeck": "anySuit",
    "trumpsOnly": "overtrump",
    "matchBonus": 100,
    "firstForehand": "7C",
    "laterForehand": "seven",
    "nextDealer": "rotate",
    "pushBack": "off",
    "ending": "endOfDeal",
    "order": "stoeck-weis-stich",
    "announce": "auto",
    "weisScores": "team",
    "chooser": "forehand",
    "lastTrickView": "on",
}
SWISS = {
    **ARTICLE,
    "multipliers": [1, 1, 2, 2, 3, 3],
    "undenufeValues": "6",
    "weis": "large",
    "weisCredit": "afterTrick1",
    "stoeck": "trump",
    "trumpsOnly": "any",
    "firstForehand": "right",
    "laterForehand": "right",
    "ending": "immediate",
}
PRESETS = {"article": ARTICLE, "swiss": SWISS}
OFFERED = {
    "undenufeValues": ["A", "6"],
    "weis": ["small", "large", "off"],
    "kreuzweis": ["on", "off"],
    "weisCredit": ["announcement", "afterTrick1"],
    "stoeck": ["anySuit", "trump", "off"],
    "trumpsOnly": ["overtrump", "any"],
    "matchBonus": [100, 0, 50],
    "firstForehand": ["7C", "right", "7H", "7D"],
    "laterForehand": ["seven", "right"],
    "nextDealer": ["rotate", "forehand"],
    "pushBack": ["off", "on"],
    "ending": ["endOfDeal", "immediate", "fixedDeals"],
    "order": ["stoeck-weis-stich", "stoeck-stich-weis"],
    "announce": ["auto", "manual"],
    "weisScores": ["team", "player"],
    "chooser": ["forehand", "right"],
    "lastTrickView": ["on", "off"],
}
"""6: the options with a short list of values; `target` and `multipliers` take numbers."""


def positive(number):
    return type(number) is int and number > 0


def options_of(preset, given):
    """6: the options of a match, or None if they are not possible."""
    if preset not in PRESETS:
        return None
    for name, value in given.items():
        if name == "target":
            right = positive(value)
        elif name == "multipliers":
            right = isinstance(value, list) and len(value) == 6 and all(positive(part) for part in value)
        else:
            right = any(type(offered) is type(value) and offered == value for offered in OFFERED.get(name, []))
        if not right:
            return None
    chosen = {**PRESETS[preset], **given}
    if chosen["ending"] == "fixedDeals" and not ("target" in given and chosen["target"] <= 100):
        return None
    return chosen
