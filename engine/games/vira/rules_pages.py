"""The keys of the rules pages, and the list of the forty bids on one of them."""

from typing import Final

from engine.cards import Suit
from engine.games.vira.bid_messages import aim_of, columns_word, points_in_suits, prices_of, row_word
from engine.games.vira.contracts import ROWS, Row
from engine.games.vira.view import DealView, View
from engine.message import Message, message

RULES_PAGES: Final = tuple(
    f"vira-rules-{page}" for page in ("overview", "auction", "families", "misere", "settlement", "bids", "options")
)
BIDS: Final = "vira-rules-bids"


def lines_of(page: str, view: View | None) -> tuple[Message, ...]:
    """VIR-2: the lines below a page: below the page of bids one for each, with its player points by suit.

    `view`: of the asker's table; without a deal in it the lines name columns instead of suits.
    """
    if page != BIDS:
        return ()
    preference = view.deal.preference if isinstance(view, DealView) else None
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
