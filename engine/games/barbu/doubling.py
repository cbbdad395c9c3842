"""BAR-2.3: who is asked whom it doubles, and whom it may and must double."""

from typing import Final

from engine.cards import Seat
from engine.games.barbu.contracts import CONTRACT_KEYS, POSITIVE
from engine.games.barbu.model import DealRecord, MatchRecord, Options
from engine.tricks.four_players import SEATS

WHOLE_MATCH: Final = 28
"""BAR-4.7: only where each player declares every contract must anybody double."""


def next_to_double(record: DealRecord, options: Options) -> Seat | None:
    """BAR-2.3.1: from the dealer's left round to the dealer; who may double nobody is not asked (BAR-4.3, BAR-4.4)."""
    last = record.doubles[-1].seat if record.doubles else record.dealer
    if record.doubles and last == record.dealer:
        return None
    following = Seat((last + 1) % 4)
    return following if targets(record, following, options) else None


def targets(record: DealRecord, seat: Seat, options: Options) -> tuple[Seat, ...]:
    """BAR-2.3.2, BAR-2.3.3: whom a seat may double now, ascending."""
    if options.doubling == "off":
        return ()
    others = tuple(other for other in SEATS if other != seat)
    if seat != record.dealer:
        return (record.dealer,) if dealer_only(record, options) else others
    match options.declarerDoubles:
        case "onlyThoseWhoDidNot":
            return tuple(other for other in others if not record.doubled(other, seat))
        case "redoubleOnly":
            return tuple(other for other in others if record.doubled(other, seat))
        case "none":
            return ()
        case "free":
            return others


def dealer_only(record: DealRecord, options: Options) -> bool:
    """BAR-4.5: whether the others may double the dealer alone: in a positive contract, where the table plays so."""
    assert record.declared is not None
    return options.positiveFlanks == "dealerOnly" and record.declared.contract in POSITIVE


def must_double(match: MatchRecord, record: DealRecord, seat: Seat, options: Options) -> bool:
    """BAR-4.7: whether a seat must double the dealer: as many deals of his are left as it still has to double."""
    owing = owed(match, record, seat, options)
    return owing > 0 and owing >= len(CONTRACT_KEYS) - len(_deals_of(match, record.dealer))


def owed(match: MatchRecord, record: DealRecord, seat: Seat, options: Options) -> int:
    """BAR-4.7: how often a seat still has to double this dealer."""
    if options.length != WHOLE_MATCH or options.doubling == "off" or seat == record.dealer:
        return 0
    done = sum(one.doubled(seat, record.dealer) for one in _deals_of(match, record.dealer))
    return max(options.mandatoryDoubles - done, 0)


def _deals_of(match: MatchRecord, dealer: Seat) -> list[DealRecord]:
    return [result.record for result in match.results if result.record.dealer == dealer]
