"""The short rules of Klaberjass: which paragraph of a page tells which paragraph of RULES.md."""

from typing import Final

from engine.games.klaberjass.model import BiddingView, DealView, MeldingView, PlayView, View
from engine.rules_page import Example, Paragraph, RulesPage

RULES_PAGES: Final = (
    RulesPage(
        "klaberjass-rules-overview",
        (
            Paragraph("cards", ("KLA-1.1",)),
            Paragraph("turns", ("KLA-1.2", "KLA-1.4"), ("elder",)),
            Paragraph("goal", ("KLA-2.9", "KLA-2.9.1")),
            Paragraph("course"),
            Paragraph("course-bid", words=("bid",)),
            Paragraph("course-deal"),
            Paragraph("course-sequences", words=("sequence",)),
            Paragraph("course-tricks"),
            Paragraph("trumps", ("KLA-1.3",)),
            Paragraph("plain", words=("plain",)),
            Paragraph("mind"),
        ),
    ),
    RulesPage(
        "klaberjass-rules-bidding",
        (
            Paragraph("first", ("KLA-2.2",), ("turnup",)),
            Paragraph("second", ("KLA-2.3", "KLA-2.3.1")),
            Paragraph("maker", words=("maker",)),
            Paragraph("over", ("KLA-2.4",)),
            Paragraph("dix", ("KLA-2.5", "KLA-2.5.1", "KLA-2.5.2"), ("dix",)),
            Paragraph("dix-when", ("KLA-2.5.3", "KLA-2.5.4")),
        ),
    ),
    RulesPage("klaberjass-rules-bid-example", (Paragraph("shown"),), Example("klaberjass/deal", first=3, last=3)),
    RulesPage(
        "klaberjass-rules-melds",
        (
            Paragraph("what", ("KLA-2.6.1",)),
            Paragraph("when", ("KLA-2.6",)),
            Paragraph("say", ("KLA-2.6.3",)),
            Paragraph("answer", ("KLA-2.6.4",)),
            Paragraph("mine"),
            Paragraph("yours"),
            Paragraph("same", ("KLA-2.6.5", "KLA-2.6.7")),
            Paragraph("show", ("KLA-2.6.6",)),
            Paragraph("bella", ("KLA-2.7.5",), ("bella",)),
        ),
    ),
    RulesPage(
        "klaberjass-rules-play",
        (
            Paragraph("lead", ("KLA-2.7",)),
            Paragraph("follow", ("KLA-2.7.1",)),
            Paragraph("beat", ("KLA-2.7.2",)),
            Paragraph("void", ("KLA-2.7.3",)),
            Paragraph("wins", ("KLA-2.7.4",)),
            Paragraph("last", ("KLA-2.7.6",)),
        ),
    ),
    RulesPage("klaberjass-rules-trick-example", (Paragraph("shown"),), Example("klaberjass/deal", first=6, last=11)),
    RulesPage(
        "klaberjass-rules-scoring",
        (
            Paragraph("sum", ("KLA-2.8",)),
            Paragraph("more", ("KLA-2.8.1",)),
            Paragraph("equal", ("KLA-2.8.2",)),
            Paragraph("less", ("KLA-2.8.3",), ("bete",)),
            Paragraph("end", ("KLA-2.9.2",)),
        ),
    ),
    RulesPage(
        "klaberjass-rules-score-example",
        (Paragraph("shown"),),
        Example("klaberjass/deal", first=22, last=23, hands=False, account=True),
    ),
    RulesPage("klaberjass-rules-strategy", tuple(Paragraph(f"rule{number}") for number in range(1, 11))),
    RulesPage(
        "klaberjass-rules-options",
        (
            Paragraph("about"),
            Paragraph("target", ("KLA-4.1",)),
            Paragraph("schmeiss", ("KLA-4.2",)),
            Paragraph("name", ("KLA-4.3",)),
            Paragraph("five", ("KLA-4.4",)),
            Paragraph("tie", ("KLA-4.5",)),
            Paragraph("longer", ("KLA-4.6",)),
            Paragraph("shown", ("KLA-4.7",)),
            Paragraph("window", ("KLA-4.8",)),
            Paragraph("tied", ("KLA-4.9",)),
            Paragraph("bella", ("KLA-4.10",)),
            Paragraph("trick", ("KLA-4.11",)),
        ),
    ),
)


def present_rule(view: View) -> str | None:
    """The paragraph about what is due: bidding, sequences, a card, or the account of the deal."""
    match view:
        case BiddingView():
            return "KLA-4.2" if view.phase != "bidding" else "KLA-2.2" if view.deal.round == 1 else "KLA-2.3"
        case MeldingView():
            return "KLA-2.6.4" if view.deal.announced else "KLA-2.6.3"
        case PlayView():
            return "KLA-2.7" if view.led is None else "KLA-2.7.1"
        case DealView():
            return "KLA-2.8"
        case _:
            return None
