"""A page of the rules as a message: the text, the way to the other pages, words to look up, and other games."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.discord.custom_id import ButtonId
from bot.discord.pages.widgets import (
    LABEL,
    MENU_OPTIONS,
    MENU_TEXT,
    Button,
    Menu,
    Page,
    Row,
    SelectOption,
    in_rows,
    page_turns,
)
from bot.tables.model import TableId
from bot.text.i18n import Voice
from bot.text.render import BASICS, RulesLeaf, book_of, clip, game_name
from engine.registry import game_keys
from engine.rules_page import words_of

SPOT: Final = re.compile(
    r"(?P<game>[a-z]+)(?:\.(?P<table>[0-9a-z]{1,24}))?\.(?P<page>[0-9]{1,2})(?:\.(?P<order>[a-z]{1,12}))?", re.ASCII
)
"""What a button to a page carries: `<game>.<page>` or `<game>.<table>.<page>`, pages counted from 0; then an order."""
CITED: Final = re.compile(r"(?P<game>[a-z]+)\.(?P<rule>[A-Z]{3}-[0-9A-Z.]{1,12})", re.ASCII)
"""What a button to the telling of a rule carries: the game, and a paragraph of its RULES.md."""
MOST_RULES: Final = 5
"""So many buttons lead to rules, in one row."""


@dataclass(frozen=True, slots=True)
class RulesSpot:
    """Where somebody reads: the game, the table for whose deal they read, the page from 0, the order of its list."""

    game: str
    table: TableId | None = None
    page: int = 0
    order: str = ""

    def __str__(self) -> str:
        parts = (self.game, self.table, str(self.page), self.order)
        return ".".join(part for part in parts if part)

    @classmethod
    def parse(cls, text: str) -> "RulesSpot | None":
        """The spot that a button names; None where it names none."""
        found = SPOT.fullmatch(text)
        if found is None or found["game"] not in game_keys():
            return None
        table = TableId(found["table"]) if found["table"] else None
        return cls(found["game"], table, int(found["page"]), found["order"] or "")


def rules_page(leaves: Sequence[RulesLeaf], spot: RulesSpot, games: Sequence[str], voice: Voice) -> Page:
    """One of the pages, with everything that leads to the others; `games`: those that are offered."""
    shown = max(0, min(spot.page, len(leaves) - 1))
    leaf, plain = leaves[shown], voice.plain
    turns = page_turns(plain, shown, len(leaves), lambda to: _id("pages", replace(spot, page=to)))
    rows: list[Row] = [(*turns, *_orders(leaf, replace(spot, page=shown), plain))]
    rows += [_chapters(leaves, leaf, spot, plain), *_words(spot, plain)]
    if leaf.page is BASICS:
        rows.append(game_buttons(games, plain, present=spot.game))
    return Page(leaf.shown, rows=tuple(rows))


def game_buttons(games: Sequence[str], voice: Voice, *, present: str | None = None) -> tuple[Button, ...]:
    """A button to the first page of each game's own; that of the `present` game is disabled."""
    return tuple(
        Button(game_name(game, voice), str(ButtonId("book", what=game)), disabled=game == present)
        for game in games[:MOST_RULES]
    )


def _id(verb: str, spot: RulesSpot) -> str:
    return str(ButtonId(verb, what=str(spot)))


def _orders(leaf: RulesLeaf, spot: RulesSpot, voice: Voice) -> tuple[Button, ...]:
    """The orders in which the list of the page can be read, the present one disabled."""
    orders = leaf.page.orders
    present = spot.order if spot.order in orders else next(iter(orders), "")
    return tuple(
        Button(
            voice.text(f"{spot.game}-rules-order-{order}"),
            _id("sorted", replace(spot, page=leaf.first, order=order)),
            disabled=order == present,
        )
        for order in orders
    )


def _chapters(leaves: Sequence[RulesLeaf], present: RulesLeaf, spot: RulesSpot, voice: Voice) -> Menu:
    """The menu of all pages, each once however many leaves its list has."""
    options = [
        SelectOption(clip(leaf.heading, MENU_TEXT), str(number), chosen=leaf.page is present.page)
        for number, leaf in enumerate(leaves)
        if leaf.first == number
    ]
    return Menu(_id("chapter", spot), voice.text("rules-menu-pages"), tuple(options[:MENU_OPTIONS]))


def _words(spot: RulesSpot, voice: Voice) -> list[Menu]:
    """Menus of the words that the pages explain, in the order of the pages."""
    words = [SelectOption(clip(voice.text(key), MENU_TEXT), key) for key, _ in words_of(book_of(spot.game))]
    parts = [tuple(words[start : start + MENU_OPTIONS]) for start in range(0, len(words), MENU_OPTIONS)]
    return [
        Menu(
            _id(f"word-{letter}", spot),
            voice.text("rules-menu-words", first=part[0].label, last=part[-1].label),
            part,
        )
        for letter, part in zip("ab", parts, strict=False)
    ]


def rule_buttons(game: str, refusals: Sequence[tuple[str, str]], voice: Voice) -> tuple[Row, ...]:
    """A row of buttons to the rules of these refusals, each a paragraph and the reason in words; each rule once."""
    reasons = dict(reversed(refusals))
    several = len(reasons) > 1
    buttons = [
        Button(
            clip(
                voice.text("rules-button-about", reason=reason) if several else voice.text("rules-button-read"), LABEL
            ),
            str(ButtonId("rule", what=f"{game}.{rule}")),
        )
        for rule, reason in reversed(reasons.items())
    ]
    return in_rows(buttons[:MOST_RULES])
