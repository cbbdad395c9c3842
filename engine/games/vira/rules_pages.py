"""The short rules of Vira: which paragraph of a page tells which one of RULES.md; the list of the forty bids."""

from collections.abc import Iterator
from typing import Final

from engine.cards import Suit
from engine.games.vira.bid_families import FAMILIES, Family
from engine.games.vira.bid_messages import columns_word, listed_bid, points_in_suits
from engine.games.vira.contracts import ROWS, Row
from engine.games.vira.view import BiddingView, DealView, DefendingView, PlayView, PreparingView, View
from engine.message import Message, message
from engine.rules_page import Example, Paragraph, RulesPage

_DEAL: Final = "vira/deal"
BIDS: Final = "vira-rules-bids"
BY_RANK, BY_FAMILY = "rank", "family"

RULES_PAGES: Final = (
    RulesPage(
        "vira-rules-overview",
        (
            Paragraph("players", ("VIR-1.2",), ("talon",)),
            Paragraph("seats", ("VIR-1.1", "VIR-1.1.1"), ("forehand", "middle")),
            Paragraph("preference", ("VIR-0",), ("preference", "second")),
            Paragraph("course"),
            Paragraph("auction", ("VIR-1.3",), ("declarer",)),
            Paragraph("prepare", words=("exchange",)),
            Paragraph("defence"),
            Paragraph("play", ("VIR-1.7.1", "VIR-1.7.2", "VIR-1.7.3")),
            Paragraph("pay", words=("pot", "points")),
            Paragraph("money", ("VIR-1.10",)),
            Paragraph("start"),
        ),
    ),
    RulesPage(
        "vira-rules-families",
        (
            Paragraph("exchange", ("VIR-1.5.1",)),
            Paragraph("buy", ("VIR-1.5.A",)),
            Paragraph("turned", ("VIR-1.5.B",), ("turne", "vingel", "tringel")),
            Paragraph("gask", ("VIR-1.5.C",), ("gask",)),
            Paragraph("vira", ("VIR-1.5.E",)),
            Paragraph("solo", ("VIR-1.5.G",), ("solo",)),
        ),
    ),
    RulesPage(
        "vira-rules-misere",
        (
            Paragraph("aim", words=("misere",)),
            Paragraph("kopmisar", ("VIR-1.5.F",), ("kopmisar",)),
            Paragraph("gask"),
            Paragraph("gok", ("VIR-1.5.D",), ("gok",)),
            Paragraph("solo", ("VIR-1.5.H",), ("petite", "grande", "ouverte", "royale")),
            Paragraph("confer", ("VIR-1.8.6",)),
            Paragraph("guard", ("VIR-3.5",), ("guard",)),
        ),
    ),
    RulesPage(
        "vira-rules-auction",
        (
            Paragraph("opens", ("VIR-3.2",)),
            Paragraph("higher", ("VIR-3.1",)),
            Paragraph("ends", ("VIR-3.4",)),
            Paragraph("instead"),
            Paragraph("colour", ("VIR-3.2", "VIR-1.5.2"), ("colour",)),
            Paragraph("preference", ("VIR-3.2", "VIR-1.5.2")),
            Paragraph("hold", ("VIR-3.3",), ("hold",)),
            Paragraph("which", ("VIR-3.2",)),
            Paragraph("sharpen", ("VIR-1.4",), ("sharpen",)),
        ),
    ),
    RulesPage("vira-rules-auction-example", (Paragraph("shown"),), Example(_DEAL, first=3, last=7)),
    RulesPage(
        "vira-rules-exchanging",
        (
            Paragraph("again", ("VIR-1.5.4",), ("again",)),
            Paragraph("turned"),
            Paragraph("surrender", ("VIR-1.5.3",), ("surrender",)),
            Paragraph("defenders", ("VIR-1.6",)),
            Paragraph("discards", ("VIR-1.8.4",)),
        ),
    ),
    RulesPage("vira-rules-exchange-example", (Paragraph("shown"),), Example(_DEAL, first=8, last=11)),
    RulesPage(
        "vira-rules-settlement",
        (
            Paragraph("won", ("VIR-4.1",)),
            Paragraph("single", words=("single",)),
            Paragraph("double", words=("double",)),
            Paragraph("pot", ("VIR-4.3",)),
            Paragraph("points", ("VIR-4.2",), ("column",)),
            Paragraph("menus"),
            Paragraph("again"),
            Paragraph("surrender"),
            Paragraph("empty", ("VIR-4.4", "VIR-4.5")),
            Paragraph("end", ("VIR-4.6",)),
        ),
    ),
    RulesPage(
        "vira-rules-score-example",
        (Paragraph("shown"),),
        Example(_DEAL, first=48, last=50, hands=False, account=True),
    ),
    RulesPage(BIDS, (Paragraph("order", ("VIR-2",)), Paragraph("numbers")), orders=(BY_RANK, BY_FAMILY)),
    RulesPage("vira-rules-strategy", tuple(Paragraph(f"rule{number}") for number in range(1, 11))),
    RulesPage(
        "vira-rules-options",
        (
            Paragraph("about"),
            Paragraph("deals", ("VIR-8.1",)),
            Paragraph("unit", ("VIR-8.4",)),
            Paragraph("jump", ("VIR-8.2",)),
            Paragraph("decided", ("VIR-8.3",)),
            Paragraph("unused", ("VIR-8.5",)),
        ),
    ),
)


def present_rule(view: View) -> str | None:
    """The paragraph about what is due: the auction, a step of the contract, an exchange, a card, or the payments."""
    match view:
        case BiddingView():
            return "VIR-3.2"
        case PreparingView():
            return "VIR-1.4" if view.step == "sharpen" else view.deal.row.family.rule
        case DefendingView():
            return "VIR-1.6"
        case PlayView():
            return view.deal.row.family.rule if view.deal.lose else "VIR-1.7.2"
        case DealView():
            return "VIR-4.3"
        case _:
            return None


def lines_of(page: str, view: View | None, order: str) -> tuple[Message, ...]:
    """VIR-2: the lines below the page of bids: one for each, with its player points by suit.

    `view`: of the asker's table; without a deal in it the lines name columns instead of suits. In the order of
    families each has a heading.
    """
    if page != BIDS:
        return ()
    preference = view.deal.preference if isinstance(view, DealView) else None
    return tuple(_by_family(preference) if order == BY_FAMILY else (_line(row, preference) for row in ROWS))


def _by_family(preference: Suit | None) -> Iterator[Message]:
    for family in FAMILIES.values():
        first, *others = (_line(row, preference) for row in ROWS if row.family is family)
        yield message("vira-bids-family", family=_family_word(family), line=first)
        yield from others


def _family_word(family: Family) -> Message:
    return Message(f"vira-family-{family.key}")


def _line(row: Row, preference: Suit | None) -> Message:
    return listed_bid(row, columns_word(row) if preference is None else points_in_suits(row, preference))
