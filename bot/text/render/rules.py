"""The short rules of a game, page by page, with the paragraph that was asked for marked."""

import re
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.text.i18n import FRENCH_DECK, Voice
from bot.text.render.frame import WAIT_COLOUR, game_name, joined
from bot.text.render.rendered import Rendered, embed
from bot.text.render.worked import worked
from engine.cards import RANKS_IN_SUIT, SUITS, Rank
from engine.registry import game as find_game
from engine.rules_page import Example, Pages, Paragraph, Place, RulesPage, telling

PAGE: Final = 2400
"""Characters of a list on one page; more is tiresome on a phone."""
BULLET: Final = "• "
ITEM: Final = re.compile(r"(•|[0-9]+[.:．])\s*")
"""What an item of a list begins with."""
INTRODUCES: Final = (":", "：")
"""What a paragraph ends with that introduces a list."""

BASICS: Final = RulesPage(
    "tricks-rules-basics",
    (
        Paragraph("deal", words=("deal", "hand", "suit", "rank")),
        Paragraph("trick", words=("trick", "lead")),
        Paragraph("follow", words=("follow", "discard")),
        Paragraph("trump", words=("trump",)),
        Paragraph("points", words=("match",)),
        Paragraph("buttons"),
        Paragraph("shown"),
    ),
    Example("vira/first-trick", first=40, last=42, heading=False),
)
"""What all card games here have in common, for whoever never played one; the first page of every game."""


@dataclass(frozen=True, slots=True)
class RulesLeaf:
    """A page as it is shown. A long list continues on further leaves of the same `page`; `first`: the number of the
    first of them, from 0."""

    page: RulesPage
    heading: str
    shown: Rendered
    first: int


@dataclass(frozen=True, slots=True)
class AtTable:
    """The deal for which the rules are read: the view of the reader and the names of the players."""

    view: Any
    names: Sequence[str] = ()


def book_of(game: str) -> Pages:
    """All pages of a game's rules: the one that all share, then its own."""
    return (BASICS, *find_game(game).rules_pages)


def rules_leaves(
    game: str,
    voice: Voice,
    *,
    table: AtTable | None = None,
    place: Place | None = None,
    order: str = "",
) -> tuple[RulesLeaf, ...]:
    """The rules of a game, page by page.

    A game may add a list below a page, for the deal at the `table` if there is one. `place`: the paragraphs to mark.
    `order`: in which order a list is read, where its page has this order.
    The texts use the words of the French deck; for readers of another deck, each page ends with their words.
    """
    legend = _legend(voice)
    leaves: list[tuple[RulesPage, str, str]] = []
    for page in book_of(game):
        marked: AbstractSet[str] = place.paragraphs if place is not None and place.page is page else frozenset()
        heading, text = voice.text(page.key), _text(page, voice, marked)
        if table is not None and marked:
            text = "\n\n".join(part for part in (_deal_line(game, table, voice), text) if part)
        view, names = (table.view, table.names) if table is not None else (None, ())
        chosen = order if order in page.orders else next(iter(page.orders), "")
        listed = [voice.say(line, names) for line in find_game(game).rules_lines(page.key, view, chosen)]
        if page.example is not None:
            listed = [_example(page, voice)]
        leaves += [(page, heading, part) for part in _listed(text, listed)]
    first = {page.key: number for number, (page, _, _) in reversed([*enumerate(leaves)])}
    return tuple(
        RulesLeaf(page, heading, _leaf(game, heading, text + legend, number, len(leaves), voice), first[page.key])
        for number, (page, heading, text) in enumerate(leaves, start=1)
    )


def basics(voice: Voice) -> Rendered:
    """The page that all games share, alone."""
    text = "\n\n".join((_text(BASICS, voice, frozenset()), _example(BASICS, voice)))
    return embed(voice.text(BASICS.key), text + _legend(voice), colour=WAIT_COLOUR)


def _example(page: RulesPage, voice: Voice) -> str:
    return "\n".join(worked(page.example, voice)) if page.example is not None else ""


def _leaf(game: str, heading: str, text: str, number: int, pages: int, voice: Voice) -> Rendered:
    title = joined([game_name(game, voice), heading], voice)
    footer = voice.text("page-of", page=number, pages=pages)
    return embed(title, text, footer=footer, colour=WAIT_COLOUR)


def _text(page: RulesPage, voice: Voice, marked: AbstractSet[str]) -> str:
    """The paragraphs of a page, those of these names marked. Items of a list have no gap between them."""
    text, before = "", ""
    for paragraph in page.paragraphs:
        part = voice.part(page.key, paragraph.name)
        if text:
            text += "\n" if _continues(before, part) else "\n\n"
        text += _marked(part, voice) if paragraph.name in marked else part
        before = part
    return text


def _continues(before: str, part: str) -> bool:
    """Whether a paragraph is an item of the list that the one before it begins or continues."""
    item = ITEM.match(part)
    if item is None:
        return False
    other = ITEM.match(before)
    return before.rstrip().endswith(INTRODUCES) if other is None else other[1][0].isdigit() == item[1][0].isdigit()


def _marked(part: str, voice: Voice) -> str:
    return voice.text("rules-marked", text=part.removeprefix(BULLET))


def told_rule(game: str, rule: str, voice: Voice) -> str:
    """What the pages tell of a paragraph of RULES.md, as one text; empty where they do not tell it."""
    place = telling(book_of(game), rule)
    if place is None:
        return ""
    names = (paragraph.name for paragraph in place.page.paragraphs if paragraph.name in place.paragraphs)
    return "\n".join(voice.part(place.page.key, name).removeprefix(BULLET) for name in names)


def _deal_line(game: str, table: AtTable, voice: Voice) -> str:
    """What is played in the reader's deal; empty before the first."""
    heading = [voice.say(part, table.names) for part in find_game(game).scene(table.view).heading]
    return voice.text("rules-this-deal", heading=joined(heading, voice)) if heading else ""


def _listed(text: str, lines: Sequence[str]) -> list[str]:
    """The text with the lines below it, on pages of about equal length."""
    whole = len(text) + sum(len(line) + 1 for line in lines)
    room = whole // (whole // PAGE + 1) + max(map(len, lines), default=0)
    pages, gap = [text], "\n\n"
    for line in lines:
        if len(pages[-1]) + len(gap) + len(line) > max(room, len(line)) and len(lines) > 1:
            pages.append(line)
        else:
            pages[-1] += gap + line
        gap = "\n"
    return pages


def _legend(voice: Voice) -> str:
    """The words of the French deck that the reader's deck replaces; empty for the French deck itself."""
    usual = replace(voice, deck=FRENCH_DECK)
    suits = [
        voice.text("rules-deck-suit", usual=usual.suit_word(suit), own=voice.suit(suit))
        for suit in SUITS
        if usual.suit_word(suit) != voice.suit_word(suit)
    ]
    ranks = [
        voice.text("rules-deck-rank", usual=usual.rank(rank), own=voice.rank(rank), sign=voice.rank_index(rank))
        for rank in map(Rank, range(RANKS_IN_SUIT))
        if usual.rank(rank) != voice.rank(rank)
    ]
    return "\n\n" + voice.text("rules-deck", words=joined(suits + ranks, voice)) if suits or ranks else ""
