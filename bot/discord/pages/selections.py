"""What a player has selected and not yet made final, and the advice to the player: the same on both surfaces.

A selection is kept for the revision of the match at which it was made. A restart forgets it, but the ids of buttons
and menus carry it over.
"""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass

from bot.tables.model import Table, TableId, TableState, UserId
from bot.tables.playing import thinking_seed
from bot.tables.ports import Advise
from bot.tables.safe_traceback import safe_traceback
from bot.tables.timing import forced_answer
from bot.text.typed_picks import NONE
from engine.advice import Advice
from engine.cards import Seat
from engine.choice import Choice, PickSome
from engine.game import Hidden
from engine.match import Match
from engine.turn import Act

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, repr=False)
class Selection(Hidden):
    """What is selected: the candidates picked up to now, `none` alone for an empty pick, or the text of one answer.

    `advised`: the advice that selected it, and `others`: what it was compared with then. `typed`: whether it was typed;
    typed once more, it is final.
    """

    chosen: tuple[str, ...]
    advised: Advice | None = None
    others: tuple[Advice, ...] = ()
    typed: bool = False

    @classmethod
    def of(cls, advised: Sequence[Advice], choice: Choice) -> "Selection":
        """The first of the advised answers as a selection."""
        first, *others = advised
        chosen = first.text.split()[1:] if isinstance(choice, PickSome) else [first.text]
        return cls(tuple(chosen), first, tuple(others))


def picked_of(choice: PickSome, selection: Selection | None) -> tuple[str, ...]:
    """The picked candidates, in the order of the choice; before any selection those that must be picked."""
    chosen = choice.must if selection is None else selection.chosen
    return tuple(candidate for candidate in choice.candidates if candidate in chosen)


def says_none(selection: Selection | None) -> bool:
    """Whether an empty pick is selected."""
    return selection is not None and selection.chosen == (NONE,)


class Selections:
    """The selections of all players, and the advice given to them."""

    def __init__(self, advise: Advise) -> None:
        self._advise = advise
        self._kept: dict[tuple[TableId, UserId], tuple[int, Selection]] = {}
        self._widened: dict[tuple[TableId, UserId], int] = {}
        """At which revision a beginner wanted to see all answers."""
        self._advice: dict[tuple[TableId, UserId], tuple[Match, asyncio.Future[tuple[Advice, ...]]]] = {}

    def of(self, table: Table, user: UserId) -> Selection | None:
        """What this player has selected at the present revision of the match."""
        revision, selection = self._kept.get((table.id, user), (-1, None))
        return selection if revision == table.revision_of(table.seat_of(user)) else None

    def keep(self, table: Table, user: UserId, selection: Selection) -> None:
        """Remember what this player has selected."""
        self._kept[table.id, user] = table.revision_of(table.seat_of(user)), selection

    def drop(self, table: TableId, user: UserId) -> None:
        """Forget what this player has selected."""
        self._kept.pop((table, user), None)

    def widen(self, table: Table, user: UserId) -> None:
        """Remember that this player wants to see all answers at the present revision of the match."""
        self._widened[table.id, user] = table.revision_of(table.seat_of(user))

    def widened(self, table: Table, user: UserId) -> bool:
        """Whether this player wants to see all answers now."""
        return self._widened.get((table.id, user)) == table.revision_of(table.seat_of(user))

    def forget(self, table: TableId, user: UserId) -> None:
        """Forget the selection and the advice of a player who has left, or whose table is over."""
        self.drop(table, user)
        self._widened.pop((table, user), None)
        self._advice.pop((table, user), None)

    async def advice(self, table: Table, user: UserId) -> tuple[Advice, ...]:
        """The advice to the player on turn, computed once for each state of the match; empty for anybody else."""
        seat, match = table.seat_of(user), table.match
        if match is None or seat is None or table.state is not TableState.PLAYING or match.turn != Act(seat):
            return ()
        kept = self._advice.get((table.id, user))
        if kept is None or kept[0] is not match:
            kept = self._advice[table.id, user] = match, asyncio.ensure_future(self._advised(match, seat))
        return await asyncio.shield(kept[1])

    async def _advised(self, match: Match, seat: Seat) -> tuple[Advice, ...]:
        """The advised answers if there is anything to choose, and all are legal.

        Errors of the game are logged: they must not keep anybody from their hand.
        """
        game, view = match.game, match.view(seat)
        if forced_answer(game.choice(view)) is not None:
            return ()
        try:
            known = game.information_state(match.state, seat)
            advised = await self._advise(game, view, known, thinking_seed(match, seat))
            if all(game.refusal(view, game.parse(advice.text)) is None for advice in advised):
                return advised
            _log.error("%s advises what is illegal", game.key)
        except Exception as error:
            _log.error("the advice of %s failed: %s", game.key, safe_traceback(error))
        return ()
