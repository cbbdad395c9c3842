"""Decides which private hands a change redraws, and how soon; and when a step waits for the next."""

from enum import Enum

from bot.discord.pages.table_pages import shows
from bot.tables.model import Change, Table, TableState, UserId
from engine.cards import CardSet, Seat
from engine.export import cards_named_by
from engine.game import AnyView
from engine.turn import Act


class Due(Enum):
    """How soon a hand is redrawn."""

    AT_ONCE = "at once"
    SOON = "soon"
    """At the pace of its surface, together with what comes meanwhile."""


def due(user: UserId, change: Change) -> Due | None:
    """How soon a change redraws the hand of a user at the table; None: not at all.

    Every hand follows every step that the table sees. It is redrawn at once when the user's turn comes or ends, for
    what `_own_state` holds, and when nobody is on turn. A silent change redraws those hands alone: an edit of another
    would tell its owner that there was something to decide. A queued card concerns its owner alone.
    """
    table, before = change.table, change.before
    if before is None:
        return Due.AT_ONCE
    seat = table.seat_of(user)
    if change.queues:
        return Due.AT_ONCE if _own_state(before, user) != _own_state(table, user) else None
    if (
        _on_turn(table) in (None, seat)
        or seat in (_on_turn(before), change.acted)
        or _own_state(before, user) != _own_state(table, user)
    ):
        return Due.AT_ONCE
    return None if change.silent else Due.SOON


def moves_by_itself(table: Table) -> bool:
    """Whether the next move comes in a moment: that of a computer, or of the autopilot.

    Steps like these are drawn together. It is the turn that everybody sees: with that of a private question, the time
    of a drawing would tell that somebody is asked.
    """
    if table.state is not TableState.PLAYING or table.match is None:
        return False
    turn = table.match.view(None).turn
    holder = table.holders[turn.seat] if isinstance(turn, Act) else None
    return holder is not None and (holder.person is None or holder.autopilot)


def _own_state(table: Table, user: UserId) -> tuple[object, ...]:
    """What a hand shows at once when it changes.

    That is: which deal is played, whether it is paused, the players without their clocks, the user's confidants, and
    the cards that the user sees beside their own hand and the public cards, and the card that they have queued.
    """
    players = [(holder.person, holder.computer, holder.autopilot) if holder else None for holder in table.holders]
    seat = table.seat_of(user)
    own = table.holders[seat] if seat is not None else None
    queued = own.queued if own is not None else None
    return shows(table), table.state, players, table.confers(user), _seen_alone(table, seat), queued


def _seen_alone(table: Table, seat: Seat | None) -> CardSet:
    """The cards that this seat sees and the table does not, its own hand left out: an exposed hand, own discards."""
    if table.match is None or seat is None:
        return CardSet(0)
    view: AnyView = table.match.view(seat)
    return CardSet(cards_named_by(view) & ~cards_named_by(table.match.view(None)) & ~view.hand)


def _on_turn(table: Table) -> Seat | None:
    turn = table.match.turn if table.match is not None else None
    return turn.seat if isinstance(turn, Act) else None
