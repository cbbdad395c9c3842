"""Reasons for doubling some players, or nobody."""

from collections.abc import Iterator, Sequence
from itertools import islice

from engine.cards import Seat
from engine.games.barbu.doubling import must_double, owed, targets
from engine.games.barbu.model import DoublingView
from engine.games.barbu.player.reasons.hands import against_hand, for_hand
from engine.message import Message, SeatWord, SideWord, message


def about_doubling(view: DoublingView, seat: Seat, doubled: Sequence[Seat]) -> Iterator[Message]:
    """The facts that speak for doubling these seats and no others; the weightiest first, at least one."""
    record, options = view.deal, view.options
    dealer = record.dealer
    if dealer in doubled and (owing := owed(view.match, record, seat, options)):
        if must_double(view.match, record, seat, options):
            yield message("barbu-reason-must-double", player=SeatWord(dealer))
        else:
            yield message("barbu-reason-owed", player=SeatWord(dealer), owed=owing)
    if not doubled:
        against = against_hand(view.hand, record.declaration)
        yield next(against)
        if not any(record.doubled(other, seat) for other in range(4)):
            yield Message("barbu-reason-unpaid")
        yield from against
        return
    promising = [*islice(for_hand(view.hand, record.declaration), 1)]
    yield from promising
    allowed = targets(record, seat, options)
    back = tuple(other for other in doubled if record.doubled(other, seat))
    if back:
        yield message("barbu-reason-twice", whom=SideWord(back))
    spared = tuple(other for other in allowed if other not in doubled and record.doubled(other, seat))
    if spared:
        yield message("barbu-reason-once", whom=SideWord(spared))
    silent = tuple(
        spoken.seat
        for spoken in record.doubles
        if spoken.seat in doubled and seat in targets(record, spoken.seat, options) and seat not in spoken.doubled
    )
    if silent:
        yield message("barbu-reason-silent", whom=SideWord(silent))
    if not promising:
        yield Message("barbu-reason-higher-gets")
