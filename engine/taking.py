"""How often a card takes what counts, as the playouts of a search tell.

>>> Taking(Card(0), 0.5, 0.25).with_this
0.5
"""

from dataclasses import dataclass

from engine.cards import Card
from engine.hidden import Hidden


@dataclass(frozen=True, slots=True, repr=False)
class Taking(Hidden):
    """In what share of the deals tried, 0 to 1, a card of the viewer takes what counts: `with_this` answer, and
    `with_first`, the one to choose.

    `card` is None for all cards together: how many of them do on average, so that it may be more than 1.
    """

    card: Card | None
    with_this: float
    with_first: float
