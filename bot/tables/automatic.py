"""What a player leaves to the table: a card in advance, which is played when their turn comes, if it is legal then."""

from dataclasses import replace

from bot.tables.lobby import with_holder
from bot.tables.model import Table, TableState, UserId
from bot.tables.timing import automatic_answer
from engine.cards import Card, Seat, card_text
from engine.turn import Act


def may_queue(table: Table, seat: Seat) -> bool:
    """Whether the person at this seat may queue a card: cards are being played, and it is not their turn."""
    match, holder = table.match, table.holders[seat]
    if table.state is not TableState.PLAYING or match is None or holder is None or holder.person is None:
        return False
    waits = isinstance(match.turn, Act) and match.turn != Act(seat)
    return waits and not holder.autopilot and match.game.kernel(match.state) is not None


def with_queue(table: Table, user: UserId, card: Card | None) -> Table:
    """Queues this card of the user's hand in place of the one before; None: no card.

    It stays until the user has acted, by themselves or not, or the deal is over. Changes nothing where no card may be
    queued any more, or this one is not in the user's hand.
    """
    seat = table.seat_of(user)
    if seat is None or not may_queue(table, seat):
        return table
    holder, match = table.holders[seat], table.match
    assert holder is not None
    assert match is not None
    if holder.queued == card or (card is not None and not match.view(seat).hand >> card & 1):
        return table
    return with_holder(table, seat, replace(holder, queued=card))


def not_played(table: Table, seat: Seat) -> Card | None:
    """The card that the player on turn had queued and that the table does not play for them; None: there is none."""
    match, holder = table.match, table.holders[seat]
    if match is None or holder is None or holder.queued is None or match.turn != Act(seat):
        return None
    return None if automatic_answer(table) == f"play {card_text(holder.queued)}" else holder.queued
