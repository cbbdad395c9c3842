"""A beginner's hand: a few sensible bids first, with the way to all of them.

Which bids are sensible follows from what the player sees (`Game.candidates`), never from hidden cards.
"""

import random
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from bot.discord.pages.selections import Selection
from bot.tables.model import Table, TableState
from engine.cards import Seat
from engine.choice import Choice, Option, PickOne
from engine.match import Match
from engine.turn import Act

FEW: Final = 5
"""So many bids come first."""
MANY: Final = 8
"""From so many on, some are left out."""
GROUP: Final = "few"
"""The group of the answers that come first; it has no title, so they are buttons and no menus."""


def few_first(table: Table, seat: Seat, choice: Choice, selection: Selection | None) -> PickOne | None:
    """The choice with its most sensible bids alone, beside the short answers such as a pass, in their usual order.

    None where nothing is left out: there are few answers, another one is selected, the table is paused, or the match is
    rated, in which the bot advises nobody.
    """
    match = table.match
    if match is None or not isinstance(choice, PickOne) or table.rated or match.turn != Act(seat):
        return None
    if table.state is TableState.PAUSED:
        return None
    bids = [option for option in choice.options if option.open and _names_something(option)]
    if len(bids) < MANY:
        return None
    first = _most_sensible(match, seat, choice, bids)
    if selection is not None and not {*selection.chosen} <= first | {option.text for option in _short(choice)}:
        return None
    kept = [option for option in choice.options if option.card is not None or option.text in first]
    return PickOne(tuple(replace(option, group=GROUP) if option.card is None else option for option in kept))


def _most_sensible(match: Match, seat: Seat, choice: PickOne, bids: Iterable[Option]) -> frozenset[str]:
    """The texts of the short answers, and of the best bids, one of each kind; if too few are known, the lowest ones."""
    game, view = match.game, match.view(seat)
    # Not seeded by the pack, as the computers' thoughts are: the order must tell nothing of hidden cards.
    rng = random.Random(f"{match.header.match_id} {len(match.log)} {seat}")  # noqa: S311 - nothing secret
    ranked = game.candidates(view, game.information_state(match.state, seat), choice, rng)
    open_texts = [option.text for option in bids]
    kinds: dict[str, str] = {}
    for text in (*(str(action) for action in ranked), *open_texts):
        if text in open_texts and len(kinds) < FEW:
            kinds.setdefault(_kind(text), text)
    return frozenset((*kinds.values(), *(option.text for option in _short(choice))))


def _short(choice: PickOne) -> Iterator[Option]:
    """The answers of one word."""
    return (option for option in choice.options if option.card is None and not _names_something(option))


def _names_something(option: Option) -> bool:
    """Whether an answer is a bid: a word that names a contract or a suit."""
    return option.card is None and " " in option.text


def _kind(text: str) -> str:
    """What a bid is without its details: dominoes from the seven and from the eight are one kind."""
    return " ".join(text.split()[:2])
