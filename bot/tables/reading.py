"""A pause after each trick, for a beginner who plays with computers only: they go on when they have looked at it."""

from dataclasses import replace

from bot.tables.lobby import seat_at
from bot.tables.model import Table, UserId
from engine.match import Match
from engine.turn import Act


def alone(table: Table) -> UserId | None:
    """The only person at the table, for whom nobody else waits; None where there are others, or nobody."""
    return table.people[0].id if len(table.people) == 1 and not table.waiting else None


def noted(before: Table, after: Table) -> Table:
    """With a pause if this move has ended a trick, and a computer leads to the next one."""
    pauses = after.unhurried and alone(after) is not None and _computer_leads(before.match, after)
    return after if after.reading is pauses else replace(after, reading=pauses)


def read(table: Table, user: UserId) -> Table:
    """The person has looked at the trick: the computer leads to the next one."""
    seat_at(table, user)
    return replace(table, reading=False) if table.reading else table


def _computer_leads(before: Match | None, after: Table) -> bool:
    match = after.match
    if match is None or before is None or not isinstance(match.turn, Act):
        return False
    holder = after.holders[match.turn.seat]
    if holder is None or holder.person is not None:
        return False
    scene = match.game.scene(match.view(None))
    if scene.last_trick is None or (scene.trick is not None and scene.trick.cards):
        return False
    earlier = before.game.scene(before.view(None)).last_trick
    return earlier is None or earlier.number != scene.last_trick.number
