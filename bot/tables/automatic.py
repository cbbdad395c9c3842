"""What a player leaves to the table: a card in advance, which is played when their turn comes, if it is legal then; and
all remaining tricks, where they are certain."""

from dataclasses import replace
from datetime import datetime

from bot.tables.lobby import refuse, seat_at, with_holder
from bot.tables.model import News, Stale, Table, TableState, UserId
from bot.tables.playing import AUTOPILOT, COMPUTER, PLAYER, Transition, acted, playing
from bot.tables.timing import automatic_answer
from engine.cards import Card, Seat, card_text
from engine.choice import PickOne
from engine.game import Event
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


def claim(table: Table, seat: Seat) -> tuple[Card, ...]:
    """The leads with which the person at this seat certainly takes all remaining tricks; empty where they do not."""
    match, holder = table.match, table.holders[seat]
    if table.state is not TableState.PLAYING or match is None or match.turn != Act(seat) or match.asks_in_private:
        return ()
    if holder is None or holder.person is None or holder.autopilot:
        return ()
    return match.game.claim(match.view(seat), match.game.information_state(match.state, seat))


def claimed(table: Table, user: UserId, revision: int, now: datetime) -> Transition:
    """The user takes all remaining tricks: their cards in the order of the claim, of the others any that are legal.

    Raises:
        Stale: the table has changed since the button was drawn.
        Refused: it is not certain that the remaining tricks are the user's.
    """
    seat = seat_at(table, user)
    playing(table)
    if revision != table.revision_of(seat):
        raise Stale(table)
    leads = claim(table, seat)
    if not leads:
        refuse("tables-no-claim")
    cards = iter(leads)
    after, events = table, list[Event]()
    while after.match is not None and isinstance(after.match.turn, Act):
        other = after.match.turn.seat
        if other == seat:
            card = next(cards, None)
            if card is None:
                refuse("tables-no-claim")
            step = acted(after, seat, [f"play {card_text(card)}"], PLAYER, now)
        else:
            step = acted(after, other, _any_card(after, other), _author(after, other), now)
        after = step.table
        events += step.events
    person = next(person for person in table.people if person.id == user)
    holders = tuple(it and replace(it, given=()) for it in after.holders)  # of a claim everybody is told
    return Transition(replace(after, news=News("claimed", person), holders=holders), tuple(events), seat)


def _author(table: Table, seat: Seat) -> str | None:
    """The author of the cards that this seat plays by somebody else's claim: whoever was to play them."""
    holder = table.holders[seat]
    if holder is None or holder.person is None:
        return COMPUTER
    return AUTOPILOT if holder.autopilot else None


def _any_card(table: Table, seat: Seat) -> list[str]:
    """A legal play of this seat, without an announcement."""
    assert table.match is not None
    choice = table.match.choice(seat)
    assert isinstance(choice, PickOne)
    return [next(option.text for option in choice.options if option.open and option.card is not None)]
