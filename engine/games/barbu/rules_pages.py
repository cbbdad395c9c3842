"""The short rules of Barbu: which paragraph of a page tells which paragraph of RULES.md."""

from typing import Final

from engine.games.barbu.model import DealView, DeclaringView, DominoView, DoublingView, TrickView, View
from engine.rules_page import Example, Paragraph, RulesPage

RULES_PAGES: Final = (
    RulesPage(
        "barbu-rules-overview",
        (
            Paragraph("cards", ("BAR-1.1", "BAR-1.2")),
            Paragraph("turns", ("BAR-1.4",)),
            Paragraph("declarer", ("BAR-1.3", "BAR-2.2.1"), ("declarer", "contract")),
            Paragraph("course"),
            Paragraph("course-declare", ("BAR-2.2",)),
            Paragraph("course-double", words=("double",)),
            Paragraph("course-play", words=("dominoes",)),
            Paragraph("course-score"),
            Paragraph("zero", ("BAR-2.7",)),
        ),
    ),
    RulesPage(
        "barbu-rules-contracts",
        (
            Paragraph("negative", words=("negative",)),
            Paragraph("tricks", ("BAR-1.3.1",)),
            Paragraph("queens", ("BAR-1.3.2",)),
            Paragraph("last", ("BAR-1.3.3",)),
            Paragraph("hearts", ("BAR-1.3.4",)),
            Paragraph("king", ("BAR-1.3.5",), ("barbu",)),
            Paragraph("positive", words=("positive",)),
            Paragraph("trumps", ("BAR-1.3.6",)),
            Paragraph("dominoes", ("BAR-1.3.7",)),
            Paragraph("left"),
        ),
    ),
    RulesPage(
        "barbu-rules-play",
        (
            Paragraph("lead", ("BAR-2.4",)),
            Paragraph("follow", ("BAR-2.4.2",)),
            Paragraph("wins", ("BAR-2.4.5",)),
            Paragraph("in-negative"),
            Paragraph("void"),
            Paragraph("heart-lead", ("BAR-2.4.1",)),
            Paragraph("decided", ("BAR-2.4.6",)),
            Paragraph("in-trumps"),
            Paragraph("beat", ("BAR-2.4.3",)),
            Paragraph("trump", ("BAR-2.4.4",)),
            Paragraph("face-up", ("BAR-3.3",)),
        ),
    ),
    RulesPage("barbu-rules-trick-example", (Paragraph("shown"),), Example("barbu/trumps", first=40, last=43)),
    RulesPage(
        "barbu-rules-dominoes",
        (
            Paragraph("start", ("BAR-2.5",), ("start",)),
            Paragraph("lay", ("BAR-2.5.1",)),
            Paragraph("pass", ("BAR-2.5.2",)),
            Paragraph("out", ("BAR-2.5.3",)),
            Paragraph("scores"),
            Paragraph("table"),
        ),
    ),
    RulesPage(
        "barbu-rules-doubling",
        (
            Paragraph("what", ("BAR-2.3",)),
            Paragraph("once", ("BAR-2.3.1",)),
            Paragraph("pays", ("BAR-2.6.1",), ("redouble",)),
            Paragraph("declarer", ("BAR-2.3.3", "BAR-4.4")),
            Paragraph("others", ("BAR-2.3.2", "BAR-4.5")),
            Paragraph("compulsory", ("BAR-4.7",)),
        ),
    ),
    RulesPage(
        "barbu-rules-double-example",
        (Paragraph("shown"),),
        Example("barbu/queens", first=4, last=7),
    ),
    RulesPage(
        "barbu-rules-scoring",
        (
            Paragraph("sheet", ("BAR-2.6",)),
            Paragraph("contract"),
            Paragraph("doubles"),
            Paragraph("check", words=("check",)),
            Paragraph("players"),
            Paragraph("totals", ("BAR-2.6.2",)),
            Paragraph("left"),
            Paragraph("end"),
        ),
    ),
    RulesPage(
        "barbu-rules-score-example",
        (Paragraph("shown"),),
        Example("barbu/queens", first=40, last=43, hands=False, account=True),
    ),
    RulesPage("barbu-rules-strategy", tuple(Paragraph(f"rule{number}") for number in range(1, 11))),
    RulesPage(
        "barbu-rules-options",
        (
            Paragraph("about"),
            Paragraph("deals", ("BAR-4.1",)),
            Paragraph("declarers", ("BAR-4.2",)),
            Paragraph("doubling", ("BAR-4.3",)),
            Paragraph("declarer"),
            Paragraph("others"),
            Paragraph("compulsory"),
            Paragraph("undoubled", ("BAR-4.6",)),
            Paragraph("hearts", ("BAR-4.8",)),
            Paragraph("ruff", ("BAR-4.9",)),
            Paragraph("decided", ("BAR-4.10",)),
            Paragraph("ace", ("BAR-4.11",)),
            Paragraph("dominoes", ("BAR-4.12",)),
            Paragraph("domino-end", ("BAR-4.13",)),
        ),
    ),
)


def present_rule(view: View) -> str | None:
    """The paragraph about what is due: the contract, the doubles, a card by this contract, or the account."""
    match view:
        case DeclaringView():
            return "BAR-2.2"
        case DoublingView():
            return "BAR-2.3"
        case DominoView():
            return "BAR-2.5.1"
        case TrickView():
            contract = view.deal.declaration.contract
            return {"TR": "BAR-2.4.4", "NH": "BAR-2.4.1", "NK": "BAR-2.4.1"}.get(contract, "BAR-2.4.2")
        case DealView():
            return "BAR-2.6"
        case _:
            return None
