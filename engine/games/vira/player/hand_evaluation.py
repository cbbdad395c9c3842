"""What a hand promises before a card is played: tricks with trumps, or the chance to lose them all."""

from dataclasses import dataclass
from math import erf, exp, sqrt
from typing import Final

from engine.cards import RANKS_IN_SUIT, SUITS, Suit
from engine.games.vira.cards import HAND, WHOLE_PACK
from engine.games.vira.contracts import Outcome, Row
from engine.games.vira.player.exchanging import safest
from engine.games.vira.player.losing import danger

_ALL_RANKS: Final = (1 << RANKS_IN_SUIT) - 1
OUTCOMES: Final[tuple[Outcome, ...]] = ("win", "single", "double")


@dataclass(frozen=True, slots=True)
class Prospect:
    """The chances of a contract."""

    win: float
    single: float
    double: float

    def value(self, row: Row, points: int, seats: int, *, again: bool = False) -> float:
        """What the declarer may expect, in points."""
        return sum(self.of(one) * paid(row, one, points, seats, again=again) for one in OUTCOMES)

    def of(self, outcome: Outcome) -> float:
        """The chance of this outcome."""
        return self.win if outcome == "win" else self.single if outcome == "single" else self.double


def paid(row: Row, outcome: Outcome, points: int, seats: int, *, again: bool = False) -> float:
    """VIR-4.3: what an outcome brings the declarer, in points: his share of the pot counted, and the defenders."""
    pot = row.pot(outcome, again=again) * (seats - 1) / seats + 2 * points
    return pot if outcome == "win" else -pot


def chance(odds: float) -> float:
    """The chance with these odds, as a logarithm."""
    return 1 / (1 + exp(-odds))


# -------------------------------------------------------------------------------------------------------------- trumps


def trump_signs(hand: int, trump: Suit, drawn: int, talon: int) -> tuple[float, ...]:
    """What tells how many tricks a hand wins with these trumps.

    Of trumps: how many, those beyond five, and whether each of the four highest is there. Of the other suits: aces,
    kings with the ace, kings alone, queens with one of them, cards of a suit beyond three that is headed by ace or
    king; void and single suits, as often as four trumps can make use of them. And how many cards are still to be drawn
    at random, how many the talon leaves to the defenders, and whether it leaves them none.
    """
    trumps = hand >> trump * RANKS_IN_SUIT & _ALL_RANKS
    count = trumps.bit_count()
    aces = doubled = kings = queens = longer = void = single = 0
    for suit in SUITS:
        if suit == trump:
            continue
        ranks = hand >> suit * RANKS_IN_SUIT & _ALL_RANKS
        length = ranks.bit_count()
        ace, king, queen = ranks & 1, ranks >> 1 & 1, ranks >> 2 & 1
        aces += ace
        doubled += ace & king
        kings += king & (1 - ace)
        queens += queen & (ace | king)
        longer += max(length - 3, 0) * (ace | king)
        void += length == 0
        single += length == 1
    top = [trumps >> rank & 1 for rank in range(4)]
    ruffs = min(count, 4)
    ruffing = void * ruffs, single * ruffs
    return (
        count, max(count - 5, 0), *top, aces, doubled, kings, queens, longer, *ruffing, drawn, talon, talon == 0
    )  # fmt: skip


# Tricks by these signs: fitted to 7,000 deals in which a declarer exchanged as `exchanging` says, and to 12,000 final
# hands, bought, dealt or chosen from the whole talon, all played by rule of thumb.
_BEFORE: Final = (
    0.01, 0.706, 0.208, 0.913, 0.704, 0.473, 0.355, 0.672, 0.572,
    0.293, 0.167, 0.038, 0.027, 0.027, 0.197, -0.109, 0.0,
)  # fmt: skip
_FINAL: Final = (
    -1.909, 0.71, 0.175, 1.161, 0.821, 0.573, 0.354, 0.83, 0.592,
    0.441, 0.362, 0.035, 0.17, 0.07, 0.0, -0.007, 1.133,
)  # fmt: skip
_SPREAD: Final = 0.9
_SPREAD_OF_A_CARD: Final = 0.3
"""The variance of the tricks won with a given hand, and what a card adds that is still to be drawn."""


def expected_tricks(hand: int, trump: Suit, drawn: int, talon: int) -> float:
    """How many tricks a hand wins with these trumps when so many cards are still to be drawn."""
    weights = _BEFORE if drawn else _FINAL
    signs = trump_signs(hand, trump, drawn, talon)
    return weights[0] + sum(weight * sign for weight, sign in zip(weights[1:], signs, strict=True) if sign)


def of_tricks(expected: float, target: int, drawn: int = 0) -> Prospect:
    """The chances to win so many tricks."""
    spread = sqrt(_SPREAD + _SPREAD_OF_A_CARD * drawn)
    win, near = (
        (1 - erf((tricks - 0.5 - expected) / spread / sqrt(2))) / 2 for tricks in (target, target - 1)
    )  # fmt: skip
    return Prospect(win, near - win, 1 - near)


# ------------------------------------------------------------------------------------------------------------- misères

# The odds to lose every trick, and by how much the danger of the final hand (`losing.danger`) lessens them. Fitted to
# 14,000 deals played by rule of thumb, and for good hands of the solo misères to 700 more; for hands that lie open to
# 11,000 deals, against defenders who search; for a gök to 600 of hands that are not safe.
_CLOSED: Final = (2.65, 1.35)
_CUCKOO: Final = (1.95, 3.33)
_OPEN_WITHOUT_TALON: Final = (1.7, 2.2)
_OPEN_WITH_TALON: Final = (1.3, 1.75)
SAFE: Final = 0.99
"""How often a hand is won that is in no danger: it is lost where he has to lead and no lead leaves it so."""
SINGLE_AT_WORST: Final = 0.4
SINGLE_AT_BEST: Final = 0.9
"""Of the lost misères, those that are lost by one trick: more with a good hand."""


def of_losing(hand: int, gone: int, row: Row) -> Prospect:
    """The chances of the hand that will be played in a misère; `gone`: cards known to be out of play."""
    if row.open == "no":
        odds, per_danger = _CLOSED
    elif row.family.key == "gok":
        odds, per_danger = _CUCKOO
    else:
        odds, per_danger = _OPEN_WITHOUT_TALON if row.family.whole_talon else _OPEN_WITH_TALON
    found = danger(hand, int(WHOLE_PACK) & ~hand & ~gone)
    win = chance(odds - per_danger * found) if found else SAFE
    single = (1 - win) * (SINGLE_AT_WORST + (SINGLE_AT_BEST - SINGLE_AT_WORST) * win)
    return Prospect(win, single, 1 - win - single)


# The same before a köpmisär exchanges, by its number and the danger of the cards that are kept and played.
_BOUGHT: Final = {
    1: (1.75, 1.0), 2: (1.2, 1.0), 3: (0.55, 0.8), 4: (0.3, 0.8), 5: (-0.15, 0.55), 6: (-0.4, 0.53),
}  # fmt: skip
_SURRENDERED: Final = 0.85
"""How many of the double losses a surrender in time makes single ones."""


def of_buying_low(hand: int, gone: int, row: Row, low: float) -> Prospect:
    """The chances of a köpmisär before its exchange; `low`: how much better the talon is thought to be than usual."""
    number = row.minimum
    kept = safest(hand, HAND - number - row.sheds(), gone)
    odds, per_danger = _BOUGHT[number]
    win = chance(odds + low - per_danger * danger(kept, int(WHOLE_PACK) & ~hand & ~gone))
    return Prospect(win, (1 - win) * _SURRENDERED, (1 - win) * (1 - _SURRENDERED))
