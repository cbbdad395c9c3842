"""What the rules pages list for reference: the forty bids, a line each."""

from typing import Final

from engine.cards import Suit
from engine.games.vira.contracts import ROWS, Row
from engine.games.vira.model import View
from engine.games.vira.words import aim_of, columns_word, points_in_suits, prices_of, row_word
from engine.message import Message, message

RULES_PAGES: Final = tuple(
    f"vira-rules-{page}" for page in ("overview", "auction", "families", "misere", "settlement", "bids", "options")
)
BIDS: Final = "vira-rules-bids"


def lines_of(page: str, view: View | None) -> tuple[Message, ...]:
    """VIR-2: below the page of bids each of them, with the player points in the suits of the deal in the view."""
    if page != BIDS:
        return ()
    preference = None if view is None or view.deal is None else view.deal.preference
    return tuple(_line(row, preference) for row in ROWS)


def _line(row: Row, preference: Suit | None) -> Message:
    points = columns_word(row) if preference is None else points_in_suits(row, preference)
    win, single, double = prices_of(row)
    return message(
        "vira-bids-line",
        number=row.rank,
        bid=row_word(row),
        aim=aim_of(row),
        win=win,
        single=single,
        double=double,
        points=points,
    )
