"""Whose hand a change is to be drawn for at once, and who is left in peace."""

from bot.discord.pages.surfaces import shows
from bot.tables.model import Change, Table, UserId
from engine.cards import Seat
from engine.game import Act
from engine.scene import CardGroup


def concerns(user: UserId, change: Change) -> bool:
    """Whether he is to see it at once: his turn comes or goes, a deal or a pause begins or ends, a seat changes, or
    there is a change in what lies open to him and not to the table: in the hand of whom he confers with, in cards that
    he may look at no more.

    Who sits out has no turn, and looks on: he sees all that the table sees.
    """
    table, before = change.table, change.before
    seat = table.seat_of(user)
    if before is None or shows(before) != shows(table) or _players(before) != _players(table):
        return True
    if before.state is not table.state or before.confers(user) != table.confers(user):
        return True
    if _due(table) in (None, seat) or seat in (_due(before), change.acted):
        return True
    if _open_to(before, seat) != _open_to(table, seat):
        return True
    return not change.silent and table.sits_out(user)


def _players(table: Table) -> list[object]:
    """Who plays at each seat; not how much time he has left."""
    return [(holder.person, holder.computer, holder.autopilot) if holder else None for holder in table.holders]


def _open_to(table: Table, seat: Seat | None) -> list[CardGroup]:
    """The cards that lie open to this seat, but not to the table."""
    if table.match is None:
        return []
    game, public = table.match.game, table.match.game.scene(table.match.view(None)).groups
    return [group for group in game.scene(table.match.view(seat)).groups if group not in public]


def _due(table: Table) -> Seat | None:
    if table.match is None:
        return None
    turn = table.match.turn
    return turn.seat if isinstance(turn, Act) else None
