"""The computer players as the table service asks them: they always give an answer, and always a legal one."""

import asyncio
import logging
import math
import os
import random
from collections.abc import Callable
from contextlib import nullcontext
from datetime import timedelta
from typing import Any, Final, TypeVar, TypeVarTuple

import anyio
import anyio.to_process

from bot.app import worker
from bot.app.machine_slots import MachineSlots
from bot.tables.meter import NO_METER, Meter
from bot.tables.safe_traceback import safe_traceback
from engine.advice import Advice
from engine.choice import Choice, PickOne
from engine.game import AnyGame
from engine.players import CAREFUL, QUICK
from engine.players import player as find_player

LONGEST: Final = timedelta(seconds=4)
"""After this long nobody waits for a worker any more. A decision takes half a second; this is for lost processes and
for machines that have far too much to do."""

READY: Final = timedelta(seconds=30)
"""After this long a worker that has not said that it is ready is ended; anyio gives up a start after 20 seconds."""
GivenT = TypeVarTuple("GivenT")
AnswerT = TypeVar("AnswerT")

_log = logging.getLogger(__name__)


class Thinker:
    """Asks the computer player. One that thinks long does so in a worker process (`anyio.to_process`).

    `workers`: how many of these think at once, by default one less than there are processors; the others queue up.
    `shared`: the same bound for all bots of this machine together.
    """

    def __init__(
        self,
        workers: int | None = None,
        longest: timedelta = LONGEST,
        ready: timedelta = READY,
        meter: Meter = NO_METER,
        *,
        shared: bool = False,
    ) -> None:
        self._meter = meter
        workers = workers or max(1, (os.cpu_count() or 1) - 1)
        self._limiter = anyio.CapacityLimiter(workers)
        self._slots = MachineSlots(workers) if shared else None
        self._longest, self._ready = longest.total_seconds(), ready.total_seconds()
        self._starting: set[asyncio.Task[None]] = set()

    async def __call__(
        self, player: str, game: AnyGame, view: Any, information_state: Any, choice: Choice, seed: int
    ) -> str:
        """The player's action. When the player fails or errs, that of *careful*, and at last the first legal one, so
        that no table gets stuck."""
        since = self._meter.now()
        try:
            return await self._legal(player, game, view, information_state, choice, seed)
        finally:
            self._meter.thought(player, since)

    @property
    def queue(self) -> tuple[int, int]:
        """How many questions workers are thinking about, and how many wait for a worker."""
        statistics = self._limiter.statistics()
        return statistics.borrowed_tokens, statistics.tasks_waiting

    async def _legal(
        self, player: str, game: AnyGame, view: Any, information_state: Any, choice: Choice, seed: int
    ) -> str:
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
        return await self._in_worker(worker.decide, player, game.key, view, information_state, choice, seed)

    async def advise(self, game: AnyGame, view: Any, information_state: Any, seed: int) -> tuple[Advice, ...]:
        """What *strong* would do in the viewer's place, and its next best answers; where nobody can say that, the
        advice of the game's guide alone.

        Raises:
            Exception: the game fails.
        """
        try:
            return await self._in_worker(worker.advise, game.key, view, information_state, seed)
        except TimeoutError:
            _log.error("advice in %s took longer than %s seconds", game.key, self._longest)
        except Exception as error:
            _log.error("advice in %s failed: %s", game.key, safe_traceback(error))
        return await guided_advice(game, view, information_state, seed)

    async def _in_worker(self, question: Callable[[*GivenT], AnswerT], *given: *GivenT) -> AnswerT:
        """What this function answers in a worker process, which ends when nobody waits for the answer any more.

        Raises:
            TimeoutError: no answer has come for too long.
            Exception: the worker has died, or the function has failed there.
        """
        with anyio.fail_after(self._longest):
            async with self._limiter, self._slots.one() if self._slots is not None else nullcontext():
                # A start that is cut off would leave a process of which nobody knows.
                start = asyncio.create_task(self._worker_ready())
                self._starting.add(start)
                start.add_done_callback(self._started)
                await asyncio.shield(start)
                return await _asked(question, *given)

    async def _worker_ready(self) -> None:
        with anyio.fail_after(self._ready):
            await _asked(worker.ready)

    def _started(self, start: "asyncio.Task[None]") -> None:
        self._starting.discard(start)
        if not start.cancelled():
            start.exception()  # raised where it is awaited


async def _asked(question: Callable[[*GivenT], AnswerT], *given: *GivenT) -> AnswerT:
    """What this function answers in a worker process; the thinker bounds how many there are."""
    unlimited = anyio.CapacityLimiter(math.inf)
    try:
        return await anyio.to_process.run_sync(question, *given, cancellable=True, limiter=unlimited)
    except (KeyboardInterrupt, SystemExit):  # of the terminal, before the worker could ignore it: it ends no event loop
        raise RuntimeError("the worker was interrupted") from None


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
