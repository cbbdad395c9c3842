"""What a hand says about the card that its owner has queued, and about the cards that were played for them."""

from bot.tables.automatic import may_queue, not_played
from bot.tables.model import Table
from bot.text.i18n import Voice
from engine.cards import Seat
from engine.turn import Act


def queue_line(table: Table, seat: Seat, voice: Voice) -> str:
    """Which card is queued; or, now that it is the owner's turn, that it was not played for them. Mostly empty.

    The line takes the place of what the table waits for, which the list of players shows too: a hand with all its
    cards has no room for another on a phone.
    """
    if (card := not_played(table, seat)) is not None:
        return voice.text("queue-not-played", card=voice.card(card))
    holder = table.holders[seat]
    if holder is None or holder.queued is None or not may_queue(table, seat):
        return ""
    return voice.text("queue-line", card=voice.card(holder.queued))


def given_lines(table: Table, seat: Seat, voice: Voice) -> tuple[str, ...]:
    """Which cards were played for the owner of a hand, without a choice, since they played one themselves; or none.

    Once the deal is over nothing is said of its last card, which is nobody's choice.
    """
    holder = table.holders[seat]
    over = table.match is None or not isinstance(table.match.turn, Act)
    if holder is None or len(holder.given) <= over:
        return ()
    return (voice.text("panel-given", cards=voice.row([voice.tight_card(card) for card in holder.given])),)
