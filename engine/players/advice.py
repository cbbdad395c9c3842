"""Advice to a person: the answers that a search ranks first, what each costs, and facts that speak for it."""

from typing import Any, Final

from engine.game import Advice, AnyGame, Choice, Rng
from engine.players.search import Search

MOST: Final = 3
"""How many answers are named: one to choose, and two to compare it with."""


def ranked_advice(
    game: AnyGame, view: Any, information_state: Any, choice: Choice, rng: Rng, player: Search
) -> tuple[Advice, ...]:
    """What this player would do in the viewer's place, and then its next best answers, if it compared any."""
    first, *others = player.ranked(game, view, information_state, choice, rng)[:MOST]
    return tuple(
        Advice(
            answer.text,
            game.reasons(view, information_state, game.parse(answer.text)),
            max(0.0, answer.behind - first.behind),
        )
        for answer in (first, *others)
    )
