"""What a player has chosen and not yet made final, and what he is advised: the same on all his surfaces.

It is kept for the one moment of the match at which it was chosen. A restart forgets it; ids carry it over.
"""

import logging
from dataclasses import dataclass
from typing import Any

from bot.tables.model import Table, TableId, TableState, UserId
from bot.tables.safe_traceback import safe_traceback
from bot.tables.timing import forced_answer
from bot.text.typed_picks import NONE
from engine.cards import Seat
from engine.game import Act, Advice, Choice, Hidden, PickSome
from engine.match import Match
from engine.message import Message

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, repr=False)
class Selection(Hidden):
    """The candidates picked up to now (`none` alone: that it be none of them), or the text of the one answer.

    `reason`: why it is advised, when it is. `typed`: it was typed, and is final when it is typed once more.
    """

    chosen: tuple[str, ...]
    reason: Message | None = None
    typed: bool = False

    @classmethod
    def of(cls, advice: Advice, choice: Choice) -> "Selection":
        """The advised answer, not yet made final."""
        chosen = advice.text.split()[1:] if isinstance(choice, PickSome) else [advice.text]
        return cls(tuple(chosen), advice.reason)


def picked_of(choice: PickSome, selection: Selection | None) -> tuple[str, ...]:
    """The candidates that are picked, in their order: at first those that must be."""
    chosen = choice.must if selection is None else selection.chosen
    return tuple(one for one in choice.candidates if one in chosen)


def says_none(selection: Selection | None) -> bool:
    """Whether it was chosen that none be picked."""
    return selection is not None and selection.chosen == (NONE,)


class Selections:
    """The drafts of all players, and the advice given to them."""

    def __init__(self, chance: Any) -> None:
        self._chance = chance
        self._kept: dict[tuple[TableId, UserId], tuple[int, Selection]] = {}
        self._advice: dict[tuple[TableId, UserId], tuple[Match, Advice | None]] = {}

    def of(self, table: Table, user: UserId) -> Selection | None:
        """What this player has chosen at this moment of the match."""
        revision, selection = self._kept.get((table.id, user), (-1, None))
        return selection if revision == table.revision_of(table.seat_of(user)) else None

    def keep(self, table: Table, user: UserId, selection: Selection) -> None:
        """He has chosen this now."""
        self._kept[table.id, user] = table.revision_of(table.seat_of(user)), selection

    def drop(self, table: TableId, user: UserId) -> None:
        """He has gone back, or left."""
        self._kept.pop((table, user), None)

    def forget(self, table: TableId, user: UserId) -> None:
        """He plays here no more."""
        self.drop(table, user)
        self._advice.pop((table, user), None)

    def advice(self, table: Table, user: UserId) -> Advice | None:
        """What he is advised while it is his turn; the same as long as the match stands as it does."""
        seat, match = table.seat_of(user), table.match
        if match is None or seat is None or table.state is not TableState.PLAYING or match.turn != Act(seat):
            return None
        kept = self._advice.get((table.id, user))
        if kept is None or kept[0] is not match:
            kept = self._advice[table.id, user] = match, self._advised(match, seat)
        return kept[1]

    def _advised(self, match: Match, seat: Seat) -> Advice | None:
        """What the game advises, if it is allowed and there is anything to choose.

        A game that fails here must not keep anybody from his hand.
        """
        game, view = match.game, match.view(seat)
        if forced_answer(game.choice(view)) is not None:
            return None
        try:
            advice = game.advice(view, game.information_state(match.state, seat), self._chance)
            if advice is None or game.refusal(view, game.parse(advice.text)) is None:
                return advice
            _log.error("%s advises what is not allowed", game.key)
        except Exception as error:
            _log.error("the advice of %s failed: %s", game.key, safe_traceback(error))
        return None
