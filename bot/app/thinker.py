"""The computer players as the table service asks them: they always give an answer, and always a legal one."""

import logging
import random
from typing import Any

from bot.tables.safe_traceback import safe_traceback
from engine.game import AnyGame, Choice, PickOne
from engine.players import player as find_player

_log = logging.getLogger(__name__)


class Thinker:
    """Asks the computer player in the event loop: `careful` and `random` take milliseconds (decisions 5, 12 and 14)."""

    async def __call__(
        self, player: str, game: AnyGame, view: Any, information_state: Any, choice: Choice, seed: int
    ) -> str:
        """The player's action; when the player fails or errs, the first legal action, so that no table gets stuck."""
        try:
            answer = find_player(player).decide(game, view, information_state, choice, random.Random(seed))  # noqa: S311 - play only
            if game.refusal(view, game.parse(answer)) is None:
                return answer
            _log.error("the computer player %s of %s chose what is not allowed", player, game.key)
        except Exception as error:
            _log.error("the computer player %s of %s failed: %s", player, game.key, safe_traceback(error))
        return first_legal(choice)


def first_legal(choice: Choice) -> str:
    """The first open option, or the smallest legal pick of the first candidates."""
    if isinstance(choice, PickOne):
        return choice.legal[0]
    others = [candidate for candidate in choice.candidates if candidate not in choice.must]
    chosen = {*choice.must, *others[: max(choice.minimum - len(choice.must), 0)]}
    return " ".join((choice.verb, *([candidate for candidate in choice.candidates if candidate in chosen] or ["none"])))
