"""Reasons for doubling some players, or nobody."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.cards import Seat
from engine.games.barbu.actions import Double
from engine.games.barbu.doubling import must_double, owed, targets
from engine.games.barbu.model import DoublingView
from engine.games.barbu.player.reasons.hands import against_hand, for_hand, many_low
from engine.message import Message, SeatWord, SideWord, message
from engine.tricks.four_players import SEATS

STARTS: Final = "barbu-reason-starts"
START_COUNT: Final = "barbu-reason-start-count"
"""Dominoes: the start cards of a hand, and their number alone."""
AVERAGE_LOW_CARDS: Final = "barbu-reason-average-low-cards"
"""That a hand has as many low cards as on average, which speaks neither for a double nor for none."""


HARDLY_MORE: Final = 2
"""Points on average that chance alone may explain."""


def about_doubling(view: DoublingView, seat: Seat, doubled: Sequence[Seat]) -> Iterator[Message]:
    """The facts that speak for doubling these seats and no others; the weightiest first, at least one."""
    record, options = view.deal, view.options
    dealer = record.dealer
    if dealer in doubled and (owing := owed(view.match, record, seat, options)):
        if must_double(view.match, record, seat, options):
            yield message("barbu-reason-must-double", player=SeatWord(dealer))
        else:
            yield message("barbu-reason-owed", player=SeatWord(dealer), owed=owing)
    promising = [*for_hand(view.hand, record.declaration)]
    if not doubled:
        yield from _for_none(view, seat, promising)
        return
    promising = promising[:1]
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
        if seat in targets(record, spoken.seat, options) and seat not in spoken.doubled
    )
    if silent and {*silent} <= {*doubled}:  # it tells those who are doubled from the others
        yield message("barbu-reason-silent", whom=SideWord(silent))
    if not promising:
        yield Message("barbu-reason-higher-gets")


def doubling_by_scores(view: DoublingView, action: Double, scores: Sequence[float]) -> Message | None:
    """That the player scores more on average than those whom they double, or less than everybody; in whole points.

    `scores`: of the four, before doubles.
    """
    if view.seat is None:
        return None
    less = tuple(seat for seat in SEATS if round(scores[seat]) < round(scores[view.seat]))
    doubled = tuple(seat for seat in less if seat in action.seats)
    equal = tuple(seat for seat in action.seats if round(scores[seat]) == round(scores[view.seat]))
    more = tuple(seat for seat in action.seats if 0 < round(scores[seat]) - round(scores[view.seat]) <= HARDLY_MORE)
    if doubled and more and not equal:
        return message("barbu-scores-hardly-less", whom=SideWord(doubled), more=SideWord(more))
    if doubled and equal:
        return message("barbu-scores-as-much", whom=SideWord(doubled), equal=SideWord(equal))
    if doubled:
        return message("barbu-scores-more", whom=SideWord(doubled))
    lowest = all(round(scores[seat]) > round(scores[view.seat]) for seat in SEATS if seat != view.seat)
    return Message("barbu-scores-least") if lowest and not action.seats else None


def _for_none(view: DoublingView, seat: Seat, promising: Sequence[Message]) -> Iterator[Message]:
    """What speaks for doubling nobody: what the hand lacks, but nothing that promises a good score."""
    good = {*promising, *many_low(view.hand)}
    against = [fact for fact in against_hand(view.hand, view.deal.declaration) if fact not in good]
    useless = {AVERAGE_LOW_CARDS} | ({START_COUNT} if any(fact.key == STARTS for fact in promising) else set())
    against = [fact for fact in against if fact.key not in useless]
    yield from against[:1]
    doublers = tuple(Seat(other) for other in range(4) if view.deal.doubled(Seat(other), seat))
    back = tuple(other for other in targets(view.deal, seat, view.options) if other in doublers)
    if back:
        yield message("barbu-reason-once", whom=SideWord(back))
    elif doublers:
        yield message("barbu-reason-once-anyway", whom=SideWord(doublers))
    else:
        last = seat == view.deal.dealer  # everybody else has spoken
        yield Message("barbu-reason-unpaid-for-good" if last else "barbu-reason-unpaid")
    yield from against[1:]
