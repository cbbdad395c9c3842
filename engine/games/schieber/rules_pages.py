"""The short rules of Schieber: which paragraph of a page tells which paragraph of RULES.md."""

from typing import Final

from engine.games.schieber.cards import TRUMPS
from engine.games.schieber.model import ChoosingView, DealView, PlayView, View
from engine.rules_page import Example, Paragraph, RulesPage

_DEAL: Final = "schieber/deal"

RULES_PAGES: Final = (
    RulesPage(
        "schieber-rules-overview",
        (
            Paragraph("teams", ("SCH-1.2",)),
            Paragraph("cards", ("SCH-1.1", "SCH-2.1")),
            Paragraph("turns", ("SCH-1.5",)),
            Paragraph("course"),
            Paragraph("course-choose", words=("contract",)),
            Paragraph("course-weis", words=("weis",)),
            Paragraph("course-tricks"),
            Paragraph("trumps", ("SCH-1.3",), ("buur", "nell")),
            Paragraph("plain", words=("plain",)),
            Paragraph("ten"),
            Paragraph("points"),
            Paragraph("goal", ("SCH-2.9",)),
            Paragraph("deck"),
        ),
    ),
    RulesPage(
        "schieber-rules-choosing",
        (
            Paragraph("forehand", ("SCH-2.3", "SCH-2.3.1"), ("forehand", "push")),
            Paragraph("who", ("SCH-2.2", "SCH-4.12")),
            Paragraph("contracts", ("SCH-1.4",), ("multiplier",)),
            Paragraph("suits"),
            Paragraph("obenabe", words=("obenabe",)),
            Paragraph("undenufe", words=("undenufe",)),
            Paragraph("eights"),
        ),
    ),
    RulesPage("schieber-rules-choice-example", (Paragraph("shown"),), Example(_DEAL, first=3, last=3)),
    RulesPage(
        "schieber-rules-play",
        (
            Paragraph("lead", ("SCH-2.4",)),
            Paragraph("plain", ("SCH-2.4.2",)),
            Paragraph("trump", ("SCH-2.4.1",)),
            Paragraph("under", ("SCH-2.4.3",)),
            Paragraph("only", ("SCH-4.6",)),
            Paragraph("without"),
            Paragraph("wins", ("SCH-2.5",)),
            Paragraph("smear", words=("smear",)),
        ),
    ),
    RulesPage(
        "schieber-rules-weis",
        (
            Paragraph("what", ("SCH-2.6", "SCH-2.6.1")),
            Paragraph("runs", ("SCH-2.6.2",)),
            Paragraph("fours"),
            Paragraph("best", ("SCH-2.6.6",)),
            Paragraph("better", ("SCH-2.6.3",)),
            Paragraph("say", ("SCH-2.6.4", "SCH-2.6.5")),
            Paragraph("shown"),
        ),
    ),
    RulesPage("schieber-rules-trick-example", (Paragraph("shown"),), Example(_DEAL, first=4, last=7)),
    RulesPage(
        "schieber-rules-counting",
        (
            Paragraph("all"),
            Paragraph("cards", ("SCH-2.8", "SCH-2.8.3")),
            Paragraph("match", words=("match",)),
            Paragraph("weis", ("SCH-2.8.1",)),
            Paragraph("stoeck", ("SCH-2.7", "SCH-2.7.1"), ("stoeck",)),
            Paragraph("end-classic"),
            Paragraph("end-swiss", ("SCH-4.15", "SCH-4.15.1")),
            Paragraph("end-deals", ("SCH-4.15.2",)),
        ),
    ),
    RulesPage(
        "schieber-rules-score-example",
        (Paragraph("shown"),),
        Example(_DEAL, first=36, last=39, hands=False, account=True),
    ),
    RulesPage("schieber-rules-strategy", tuple(Paragraph(f"rule{number}") for number in range(1, 11))),
    RulesPage(
        "schieber-rules-options",
        (
            Paragraph("about"),
            Paragraph("target", ("SCH-4.1",)),
            Paragraph("ending"),
            Paragraph("multipliers", ("SCH-4.2",)),
            Paragraph("match", ("SCH-4.7",)),
            Paragraph("undenufe", ("SCH-4.3",)),
            Paragraph("only"),
            Paragraph("trick", ("SCH-4.16",)),
            Paragraph("weis", ("SCH-4.4",)),
            Paragraph("twice", ("SCH-4.5",)),
            Paragraph("announce", ("SCH-4.10",)),
            Paragraph("credit", ("SCH-4.8",)),
            Paragraph("order", ("SCH-4.9",)),
            Paragraph("scorer", ("SCH-4.17",)),
            Paragraph("stoeck", ("SCH-4.11",)),
            Paragraph("forehand"),
            Paragraph("chooser", ("SCH-4.18",)),
            Paragraph("dealer", ("SCH-4.14",)),
            Paragraph("back", ("SCH-4.13",)),
            Paragraph("presets"),
        ),
    ),
)


def present_rule(view: View) -> str | None:
    """The paragraph about what is due: the contract, a Weis, a card, or the account of the deal."""
    match view:
        case ChoosingView():
            return "SCH-2.3"
        case PlayView():
            return "SCH-4.10" if view.asking else _about_card(view)
        case DealView():
            return "SCH-2.8"
        case _:
            return None


def _about_card(view: PlayView) -> str:
    if not view.cards:
        return "SCH-2.4"
    trump = TRUMPS[view.deal.contract]
    return "SCH-2.4.1" if trump is not None and view.cards[0] // 13 == trump else "SCH-2.4.2"
