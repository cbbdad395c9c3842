"""Everything that one could name: the words of the notation of all games, and texts that are nothing."""

from itertools import combinations

from engine.cards import CARD_TEXTS, RANK_LETTERS, SUIT_LETTERS

WORDS = (
    "take pass schmeiss play-on throw-in silent declare win same yield dix push push-back announce good colour "
    "preference hold stand surrender re-exchange misere"
)
_BIDS = (
    "six turne6 seven vingel6 gask0 gok turne7 kopmisar1 gask1 eight vingel7 turne8 kopmisar2 gask2 solo6 vingel8 "
    "kopmisar3 gask3 nine kopmisar4 gask4 tringel9 kopmisar5 gask6 solo7 kopmisar6 gask5 solo8 vira petite solo9 "
    "grande solo10 petite_ouverte petite_royale solo11 grande_ouverte grande_royale solo12 solo_vira"
)
BIDS = _BIDS.split()
SEAT_SETS = [" ".join(map(str, seats)) or "none" for size in range(5) for seats in combinations(range(4), size)]

NAMEABLE = (
    *WORDS.split(),
    *(f"play {card}" for card in CARD_TEXTS),
    *(f"play {card} bella" for card in CARD_TEXTS),
    *(f"name {suit}" for suit in SUIT_LETTERS),
    *(f"choose {contract}" for contract in SUIT_LETTERS + "OU"),
    *(f"declare {contract}" for contract in ("NT", "NQ", "NL", "NH", "NK")),
    *(f"declare TR {suit}" for suit in SUIT_LETTERS),
    *(f"declare DO {rank}" for rank in RANK_LETTERS),
    *(f"double {seats}" for seats in SEAT_SETS),
    *(f"bid {bid}" for bid in BIDS),
    *(f"bid {bid} {qualifier}" for bid in BIDS for qualifier in ("colour", "preference")),
    *(f"sharpen {bid}" for bid in (*BIDS, "none")),
    *(f"trump {suit}" for suit in SUIT_LETTERS),
    *(f"{verb} {cards}" for verb in ("exchange", "keep", "discard") for cards in ("none", *CARD_TEXTS)),
)
"""Every action of the notation with at most one card."""

NOTHING = (
    "", " ", "none", "x", "play ", " play AS", "play AS ", "play  AS", "play\tAS", "play AS\n", "PLAY AS",
    "Play AS", "play 10S", "play XS", "play SA", "play A♠", "play ＡＳ", "play ſa", "play AS, KS",
    "play AS bella bella", "playAS", "take pass", "pass pass", "Pass", "PASS", "pаss", "name", "name X", "name spades",
    "choose", "choose X", "declare XX", "declare TR", "declare DO 10", "double 4", "double 0,1", "bid", "bid seventeen",
    "trump", "exchange 2X", "\0", "play \0\0", "\ud800", "play A\ud800", "٣", "-1", "null", "{}", "play " + "AS " * 500,
    "💥", "../../etc/passwd", "'; drop table move; --", "<@&1>", "%s%n", "a" * 10_000,
)  # fmt: skip
"""Made-up text: no game knows any of it."""
