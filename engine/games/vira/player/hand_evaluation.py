"""What a hand promises before the first card: tricks with trumps, or the probability to lose them all."""

from dataclasses import dataclass
from functools import lru_cache
from math import erf, exp, sqrt
from typing import Final

from engine.cards import RANKS_IN_SUIT, SUITS, Suit
from engine.games.vira.cards import HAND, WHOLE_PACK
from engine.games.vira.contracts import ROWS, Outcome, Row
from engine.games.vira.player.exchanging import safest
from engine.games.vira.player.misere_play import danger

_ALL_RANKS: Final = (1 << RANKS_IN_SUIT) - 1
OUTCOMES: Final[tuple[Outcome, ...]] = ("win", "single", "double")


@dataclass(frozen=True, slots=True)
class Prospect:
    """The probabilities of the outcomes of a contract."""

    win: float
    single: float
    double: float

    def value(self, row: Row, points: int, seats: int, *, again: bool = False) -> float:
        """The expected points of the declarer.

        `points`: player points of each defender; `again`: after a re-exchange.
        """
        win, single, double = _amounts(row.rank, points, seats, again)
        return self.win * win + self.single * single + self.double * double

    def of(self, outcome: Outcome) -> float:
        """The probability of this outcome."""
        return self.win if outcome == "win" else self.single if outcome == "single" else self.double


def paid(row: Row, outcome: Outcome, points: int, seats: int, *, again: bool = False) -> float:
    """VIR-4.3: what an outcome brings the declarer, in points, counting the own share of the pot.

    `points`: player points of each defender; `again`: after a re-exchange.
    """
    pot = row.pot(outcome, again=again) * (seats - 1) / seats + 2 * points
    return pot if outcome == "win" else -pot


@lru_cache(maxsize=4096)
def _amounts(
    rank: int,
    points: int,
    seats: int,
    again: bool,  # noqa: FBT001 - a key of the cache
) -> tuple[float, ...]:
    """What each of `OUTCOMES` brings the declarer of the contract of this rank."""
    return tuple(paid(ROWS[rank - 1], outcome, points, seats, again=again) for outcome in OUTCOMES)


def probability(odds: float) -> float:
    """The probability with these log odds."""
    return 1 / (1 + exp(-odds))


# -------------------------------------------------------------------------------------------------------------- trumps


def trump_features(hand: int, trump: Suit, drawn: int, talon: int) -> tuple[float, ...]:
    """The features of a hand that predict how many tricks it wins with these trumps.

    Trumps: their number, those beyond five, and whether each of the four highest is held. Other suits: aces, kings with
    the ace, kings without it, queens with one of them, cards beyond three in suits with ace or king; voids and
    singletons, each multiplied by the number of trumps up to four. Then `drawn`, how many cards are still to be drawn
    at random; `talon`, how many cards the talon leaves to the defenders; and whether it leaves them none.
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


# The weights of a constant and these features, in tricks. Fitted to 7,000 deals in which the declarer exchanged by
# `exchanging`, and to 12,000 final hands, bought, dealt or chosen from the whole talon, all played by rule of thumb.
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
"""The variance of the tricks won with a given hand, and what each card that is still to be drawn adds to it."""


@lru_cache(maxsize=16384)
def expected_tricks(hand: int, trump: Suit, drawn: int, talon: int) -> float:
    """The expected tricks of a hand with these trumps.

    `drawn`: how many cards are still to be drawn; `talon`: how many it leaves to the defenders.
    """
    weights = _BEFORE if drawn else _FINAL
    features = trump_features(hand, trump, drawn, talon)
    return weights[0] + sum(weight * feature for weight, feature in zip(weights[1:], features, strict=True) if feature)


def of_tricks(expected: float, target: int, drawn: int = 0) -> Prospect:
    """The prospect of a contract to win `target` tricks; `drawn`: how many cards are still to be drawn."""
    spread = sqrt(_SPREAD + _SPREAD_OF_A_CARD * drawn)
    win = (1 - erf((target - 0.5 - expected) / spread / sqrt(2))) / 2
    near = (1 - erf((target - 1 - 0.5 - expected) / spread / sqrt(2))) / 2
    return Prospect(win, near - win, 1 - near)


# ------------------------------------------------------------------------------------------------------------- misères

# The log odds to lose every trick, and how much of them each unit of danger of the final hand (`misere_play.danger`)
# takes away. Fitted to 14,000 deals played by rule of thumb, and for good hands of the solo misères to 700 more; for
# open hands to 11,000 deals against defenders that search; for a gök to 600 deals with hands that are not safe.
_CLOSED: Final = (2.65, 1.35)
_CUCKOO: Final = (1.95, 3.33)
_OPEN_WITHOUT_TALON: Final = (1.7, 2.2)
_OPEN_WITH_TALON: Final = (1.3, 1.75)
SAFE: Final = 0.99
"""The probability to win with a hand in no danger; it is lost when the declarer leads and every lead creates one."""
SINGLE_AT_WORST: Final = 0.4
SINGLE_AT_BEST: Final = 0.9
"""The share of lost misères that are lost by a single trick, with the worst and with the best hand."""


def of_losing(hand: int, gone: int, row: Row) -> Prospect:
    """The prospect of a misère with this final hand; `gone`: cards known to be out of play."""
    if row.open == "no":
        odds, per_danger = _CLOSED
    elif row.family.key == "gok":
        odds, per_danger = _CUCKOO
    else:
        odds, per_danger = _OPEN_WITHOUT_TALON if row.family.whole_talon else _OPEN_WITH_TALON
    in_danger = danger(hand, int(WHOLE_PACK) & ~hand & ~gone)
    win = probability(odds - per_danger * in_danger) if in_danger else SAFE
    single = (1 - win) * (SINGLE_AT_WORST + (SINGLE_AT_BEST - SINGLE_AT_WORST) * win)
    return Prospect(win, single, 1 - win - single)


# The same before the exchange of a köpmisär, by its number; the danger is that of the cards that are kept and played.
_BOUGHT: Final = {
    1: (1.75, 1.0), 2: (1.2, 1.0), 3: (0.55, 0.8), 4: (0.3, 0.8), 5: (-0.15, 0.55), 6: (-0.4, 0.53),
}  # fmt: skip
_SURRENDERED: Final = 0.85
"""The share of double losses that a surrender in time makes single ones."""


def of_buying_low(hand: int, gone: int, row: Row, low: float) -> Prospect:
    """The prospect of a köpmisär before its exchange.

    `gone`: cards known to be out of play; `low`: how low the talon is expected to be (`bidding.lowness`).
    """
    number = row.minimum
    kept = safest(hand, HAND - number - row.sheds(), gone)
    odds, per_danger = _BOUGHT[number]
    win = probability(odds + low - per_danger * danger(kept, int(WHOLE_PACK) & ~hand & ~gone))
    return Prospect(win, (1 - win) * _SURRENDERED, (1 - win) * (1 - _SURRENDERED))
