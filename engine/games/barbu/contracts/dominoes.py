"""BAR-1.3.7, BAR-2.5: Dominoes. Four lines grow from the start rank; the first to be out scores most.

Ranks follow one another from the two to the ace, and not from the ace to the two.
"""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from engine.cards import ACE, SUITS, TWO, CardSet, Rank, card, card_set
from engine.tricks.four_players import SEATS, Four

TOTAL: Final = 65

Scores: TypeAlias = Literal["45 20 5 -5", "40 20 10 -5"]
SCORES: Final[dict[Scores, Four]] = {"45 20 5 -5": (45, 20, 5, -5), "40 20 10 -5": (40, 20, 10, -5)}
"""By option: the scores in the order of going out."""

ACES: Final = card_set(card(suit, ACE) for suit in SUITS)
_TWOS: Final = card_set(card(suit, TWO) for suit in SUITS)
_STARTS: Final = tuple(card_set(card(suit, Rank(rank)) for suit in SUITS) for rank in range(TWO + 1))


def open_cards(table: int, start: Rank) -> CardSet:
    """BAR-2.5.1: the cards that may be laid now, whoever holds them: a start card, or the next of a line.

    `table`: the cards laid so far.
    """
    below = (table & ~_TWOS) << 1
    above = (table & ~ACES) >> 1
    return CardSet((below | above | _STARTS[start]) & ~table)


def domino_scores(out: Sequence[int], scores: Scores) -> Four:
    """BAR-1.3.7, BAR-4.12: the scores; `out`: the seats in the order of going out, with or without the last."""
    amounts = SCORES[scores]
    places = [out.index(seat) if seat in out else len(out) for seat in SEATS]
    return amounts[places[0]], amounts[places[1]], amounts[places[2]], amounts[places[3]]
