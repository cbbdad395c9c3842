"""The computer players as the table service asks them: they always give an answer, and always a legal one."""

import logging
import os
import random
from datetime import timedelta
from typing import Any, Final

import anyio
import anyio.to_process

from bot.app import worker
from bot.tables.safe_traceback import safe_traceback
from engine.game import Advice, AnyGame, Choice, PickOne
from engine.players import CAREFUL, QUICK
from engine.players import player as find_player

LONGEST: Final = timedelta(seconds=8)
"""After this long nobody waits for a worker any more. A decision takes half a second; this is for lost processes and
for machines that have far too much to do."""

_log = logging.getLogger(__name__)


class Thinker:
    """Asks the computer player. One that thinks long does so in a worker process (`anyio.to_process`).

    `workers`: how many of these think at once, by default one less than there are processors; the others queue up.
    """

    def __init__(self, workers: int | None = None, longest: timedelta = LONGEST) -> None:
        self._limiter = anyio.CapacityLimiter(workers or max(1, (os.cpu_count() or 1) - 1))
        self._longest = longest.total_seconds()

    async def __call__(
        self, player: str, game: AnyGame, view: Any, information_state: Any, choice: Choice, seed: int
    ) -> str:
        """The player's action. When the player fails or errs, that of *careful*, and at last the first legal one, so
        that no table gets stuck."""
        for name in dict.fromkeys((player, CAREFUL)):
            try:
                answer = await self._answer(name, game, view, information_state, choice, seed)
                if game.refusal(view, game.parse(answer)) is None:
                    return answer
                _log.error("the computer player %s of %s chose what is not allowed", name, game.key)
            except TimeoutError:
                _log.error("the computer player %s of %s took longer than %s seconds", name, game.key, self._longest)
            except Exception as error:
                _log.error("the computer player %s of %s failed: %s", name, game.key, safe_traceback(error))
        return first_legal(choice)

    async def _answer(
        self, player: str, game: AnyGame, view: Any, information_state: Any, choice: Choice, seed: int
    ) -> str:
        if player in QUICK:  # in the event loop (decisions 5, 12 and 14), all others in worker processes (21)
            rng = random.Random(seed)  # noqa: S311 - play only
            return find_player(player).decide(game, view, information_state, choice, rng)
        asked = player, game.key, view, information_state, choice, seed
        with anyio.fail_after(self._longest):
            return await anyio.to_process.run_sync(worker.decide, *asked, cancellable=True, limiter=self._limiter)

    async def advise(self, game: AnyGame, view: Any, information_state: Any, seed: int) -> tuple[Advice, ...]:
        """What *strong* would do in the viewer's place, and its next best answers; where nobody can say that, the
        advice of the game's guide alone.

        Raises:
            Exception: the game fails.
        """
        try:
            with anyio.fail_after(self._longest):
                asked = game.key, view, information_state, seed
                return await anyio.to_process.run_sync(worker.advise, *asked, cancellable=True, limiter=self._limiter)
        except TimeoutError:
            _log.error("advice in %s took longer than %s seconds", game.key, self._longest)
        except Exception as error:
            _log.error("advice in %s failed: %s", game.key, safe_traceback(error))
        return await guided_advice(game, view, information_state, seed)


async def guided_advice(game: AnyGame, view: Any, information_state: Any, seed: int) -> tuple[Advice, ...]:
    """The advice of the game's guide, which takes milliseconds.

    Raises:
        Exception: the game fails.
    """
    advice = game.advice(view, information_state, random.Random(seed))  # noqa: S311 - play only
    return () if advice is None else (advice,)


def first_legal(choice: Choice) -> str:
    """The first open option, or the smallest legal pick of the first candidates."""
    if isinstance(choice, PickOne):
        return choice.legal[0]
    others = [candidate for candidate in choice.candidates if candidate not in choice.must]
    chosen = {*choice.must, *others[: max(choice.minimum - len(choice.must), 0)]}
    return " ".join((choice.verb, *([candidate for candidate in choice.candidates if candidate in chosen] or ["none"])))
