"""Whole deals of a contract with a known outcome, as real packs and actions; and matches with a given pot."""

from dataclasses import dataclass
from functools import cache

from engine.cards import CARD_TEXTS
from tests.games.table import do
from tests.games.vira.table import RANKS, SECOND, SUITS, deal, defend, play_until, say, started

KEYS = (
    "six", "turne6", "seven", "vingel6", "gask0", "gok", "turne7", "kopmisar1", "gask1", "eight", "vingel7", "turne8",
    "kopmisar2", "gask2", "solo6", "vingel8", "kopmisar3", "gask3", "nine", "kopmisar4", "gask4", "tringel9",
    "kopmisar5", "gask6", "solo7", "kopmisar6", "gask5", "solo8", "vira", "petite", "solo9", "grande", "solo10",
    "petite_ouverte", "petite_royale", "solo11", "grande_ouverte", "grande_royale", "solo12", "solo_vira",
)  # fmt: skip
"""The forty bids of the rule sheet, the weakest first."""
SHEDS = {
    "kopmisar1": 2, **{f"kopmisar{number}": 1 for number in range(2, 7)}, "gask0": 2, "gask1": 1, "gask3": 1,
    "petite": 1, "petite_ouverte": 1, "petite_royale": 1,
}  # fmt: skip
"""How many cards the declarer of a misère discards before the play; none for other bids."""
STRONGEST = {"gask5", "kopmisar6", "solo_vira"}
"""The strongest bids of the families that sharpen."""
TURNED = {"turne": 1, "vingel": 2, "tringel": 3}
MIDDLE = [rank + suit for rank in "789T6JQK5A432" for suit in SUITS]
"""The pack in the order in which the declarer discards: first cards that no seat needs."""


@dataclass(frozen=True)
class Plan:
    """What a declarer does: the contract, and how many tricks the declarer takes (None: surrenders).

    `trump`: in the end; `first`: before a re-exchange; `promise`: colour or preference; `bid`: the one that was
    sharpened to `key`.
    """

    key: str
    tricks: int | None = None
    trump: str | None = "S"
    first: str | None = None
    again: bool = False
    misere: bool = False
    promise: str = "plain"
    bid: str = ""

    @property
    def family(self):
        """The family: `turne` of `turne6`."""
        return self.key.rstrip("0123456789")

    @property
    def number(self):
        """The number: 6 of `turne6`."""
        return int(self.key[len(self.family) :] or 0)

    @property
    def loses(self):
        """Whether the declarer is to lose every trick."""
        return self.misere or self.family in ("gok", "kopmisar") or self.key.startswith(("petite", "grande"))


def auction(plan, role="F"):
    """The calls that make F, M or D declarer; over a gök the two others pass."""
    bid = plan.bid or plan.key
    if plan.promise == "colour":
        return {
            "F": f"F {bid}, M colour, D pass, F hold, M pass",
            "M": f"F {bid}, M colour, D pass, F pass",
            "D": f"F {bid}, M pass, D colour, F pass",
        }[role]
    if plan.promise == "preference":
        return f"F {bid}, M colour, D preference, " + {
            "F": "F hold, M pass, D pass",
            "M": "F pass, M hold, D pass",
            "D": "F pass, M pass",
        }[role]  # fmt: skip
    if role == "F":
        return f"F {bid}, M pass, D pass"
    if role == "M":
        return f"F six, M {bid}, D pass, F pass"
    return f"F six, M turne6, D {bid}, F pass, M pass" if bid == "gok" else f"F six, M pass, D {bid}, F pass"


def may_declare(plan):
    """The roles that can get this contract by the auctions above."""
    return "F" if plan.key == "six" and plan.promise == "plain" else "FMD"


def played(plan):
    """Cards that can take this number of tricks: the highest trumps, or aces, and otherwise the lowest cards."""
    count = 13 - SHEDS.get(plan.key, 0) if plan.loses else 13
    tricks = 6 if plan.tricks is None else plan.tricks
    if plan.loses:
        high = [f"A{suit}" for suit in "HD"[: min(tricks, 2)]]
        low = [rank + suit for rank in RANKS[::-1] for suit in SUITS]
    else:
        high = [rank + plan.trump for rank in RANKS[:tricks]]
        low = [rank + suit for rank in RANKS[::-1] for suit in SUITS if suit != plan.trump]
    return high + low[: count - len(high)]


def prepared(plan, others):
    """The declarer's dealt cards, the talon from its top, and the declarer's actions up to the play or a surrender."""
    wanted = [card for card in played(plan) if card not in others]
    wanted += [card for card in CARD_TEXTS[::-1] if card not in others + wanted][: len(played(plan)) - len(wanted)]
    free = [card for card in MIDDLE if card not in others + wanted][::-1]
    shed = [free.pop() for _ in range(SHEDS.get(plan.key, 0))] if plan.loses else []
    end = "surrender" if plan.tricks is None else "stand"
    if plan.family in TURNED:
        return turning(plan, wanted, free, end)
    if plan.family == "gask":
        return whole_talon(plan, wanted + shed, free, shed, end)
    if plan.key in ("gok", "vira"):
        unused = [free.pop() for _ in range(13)]
        last = end if plan.key == "gok" or end == "surrender" else f"trump {plan.trump}"
        return wanted, unused, [f"discard {' '.join(unused)}", last]
    if plan.family == "kopmisar":
        held = [*shed, *wanted]
        return exchanging(plan, held, free, sharpening(plan), plan.number, end, shed)
    if plan.family.startswith("solo"):
        return wanted, [], [*sharpening(plan), end if end == "surrender" else f"trump {plan.trump}"]
    if plan.key.startswith(("petite", "grande")):
        return wanted + shed, [], [end, *(f"discard {card}" for card in shed if end == "stand")]
    return exchanging(plan, wanted, free, [f"trump {plan.trump}"], 1, end, ())


def sharpening(plan):
    """The declarer's answer before touching a card."""
    if plan.bid:
        return [f"sharpen {plan.key}"]
    return [] if plan.key in STRONGEST else ["sharpen none"]


def exchanging(plan, held, free, before, size, end, shed):
    """The declarer draws the missing cards, in one exchange or two."""
    given = [[free.pop() for _ in range(size)] for _ in range(1 + plan.again)]
    drawn = held[len(held) - size * len(given) :]
    first, *second = [f"exchange {' '.join(cards)}" for cards in given]
    actions = [*before, first, *(text for again in second for text in ("re-exchange", again)), end]
    if shed and end == "stand":
        actions.append(f"discard {' '.join(shed)}")
    return [*(card for card in held if card not in drawn), *(card for cards in given for card in cards)], drawn, actions


def turning(plan, wanted, free, end):
    """The declarer draws the turned cards, one of which has the trump suit."""
    size = TURNED[plan.family]
    turned, given, actions = [], [], []
    for trump in [plan.first, plan.trump] if plan.again else [plan.trump]:
        left = [card for card in wanted if card not in turned]
        suited = next(card for card in left if card[1] == trump)
        turned += [*[card for card in left if card != suited][: size - 1], suited]
        laid = [free.pop() for _ in range(size)]
        actions += ["re-exchange"] * bool(given) + [f"trump {trump}", f"exchange {' '.join(laid)}"]
        given += laid
    return [card for card in wanted if card not in turned] + given, turned, [*actions, end]


def whole_talon(plan, held, free, shed, end):
    """The declarer keeps a number of cards, takes the talon, and discards as many."""
    number = plan.number
    unused = [free.pop() for _ in range(13)]
    done = sharpening(plan)
    if number:
        done += [f"keep {' '.join(held[:number])}", f"discard {' '.join(unused[13 - number :])}"]
    done.append("surrender" if end == "surrender" else "misere" if plan.misere else f"trump {plan.trump}")
    if plan.misere and shed:
        done.append(f"discard {' '.join(shed)}")
    return held[:number] + unused[: 13 - number], held[number:] + unused[13 - number :], done


def position(match, plan, role="F", preference="H", defenders=("", "")):
    """The match after the next deal, the auction and the declarer's preparation.

    `defenders`: cards of the two opponents, in the order of play from forehand on.
    """
    hand, talon, actions = prepared(plan, " ".join(defenders).split())
    texts = dict(zip([role_left for role_left in "FMD" if role_left != role], defenders, strict=True))
    match = deal(match, **{role: " ".join(hand)}, **texts, talon=" ".join(talon), preference=preference)
    return say(match, auction(plan, role)), actions


def in_play(match, plan, role="F", preference="H", defenders=("", "")):
    """The match when forehand is to lead (or the deal was surrendered)."""
    match, actions = position(match, plan, role, preference, defenders)
    return defend(do(match, *actions))


def finished(match, plan, role="F", preference="H", defenders=("", "")):
    """The match after a whole deal of this plan."""
    match = in_play(match, plan, role, preference, defenders)
    return match if plan.tricks is None else play_until(match, plan.tricks)


def preference_for(column, trump="S"):
    """A preference suit for which the trump suit is in this column."""
    return {"pref": trump, "second": SECOND[trump], "other": "H" if trump in "SC" else "S"}[column]


def suit_in(column, preference):
    """A trump suit in this column."""
    return {"pref": preference, "second": SECOND[preference], "other": "S" if preference in "HD" else "H"}[column]


SURRENDERED_SOLO = Plan("solo8")
SURRENDERED_SIX = Plan("six")
POTS = {
    (3, 24): (), (3, 48): (SURRENDERED_SOLO, SURRENDERED_SIX), (3, 8): (Plan("turne8", 8),),
    (3, 16): (Plan("seven", 7),), (3, 32): (SURRENDERED_SIX,), (3, 40): (SURRENDERED_SOLO,), (4, 32): (),
    (4, 8): (Plan("tringel9", 9),), (4, 40): (SURRENDERED_SIX,),
}  # fmt: skip
"""By number of players, the deals that bring the pot to this size."""


@cache
def with_pot(seats, pot, **options):
    """A match before a deal, with this amount in the pot from earlier deals."""
    match = started(seats, **options)
    for plan in POTS[seats, pot]:
        match = finished(match, plan)
    return match
