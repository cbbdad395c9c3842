"""BAR-2.3: the order in which seats announce their doubles, and which seats each may and must double."""

from typing import Final

from engine.cards import Seat
from engine.games.barbu.contracts import CONTRACT_KEYS, POSITIVE
from engine.games.barbu.model import DealRecord, MatchRecord, Options
from engine.games.barbu.scoring import undoubled
from engine.tricks.four_players import SEATS

WHOLE_MATCH: Final = 28
"""BAR-4.7: doubles are mandatory only in a match of this length, in which each player declares every contract."""


def next_to_double(record: DealRecord, options: Options) -> Seat | None:
    """BAR-2.3.1: the next seat from the dealer's left round to the dealer; None after the last.

    A seat that may double nobody is not asked (BAR-4.3, BAR-4.4).
    """
    last = record.doubles[-1].seat if record.doubles else record.dealer
    if record.doubles and last == record.dealer:
        return None
    following = Seat((last + 1) % 4)
    return following if targets(record, following, options) else None


def targets(record: DealRecord, seat: Seat, options: Options) -> tuple[Seat, ...]:
    """BAR-2.3.2, BAR-2.3.3: the seats that this one may double now, ascending."""
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


def may_skip(record: DealRecord, options: Options) -> bool:
    """BAR-4.6: whether the deal is not played if nobody else doubles."""
    if options.skipUndoubled == "off" or any(spoken.doubled for spoken in record.doubles):
        return False
    return undoubled(record.declaration.contract, record.dealer) is not None


def dealer_only(record: DealRecord, options: Options) -> bool:
    """BAR-4.5: whether the others may double only the dealer: in a positive contract, with that option."""
    return options.positiveFlanks == "dealerOnly" and record.declaration.contract in POSITIVE


def must_double(match: MatchRecord, record: DealRecord, seat: Seat, options: Options) -> bool:
    """BAR-4.7: whether a seat must double now: it owes the dealer a double in every deal that the dealer has left."""
    owing = owed(match, record, seat, options)
    return owing > 0 and owing >= len(CONTRACT_KEYS) - len(_deals_of(match, record.dealer))


def owed(match: MatchRecord, record: DealRecord, seat: Seat, options: Options) -> int:
    """BAR-4.7: how many more times a seat must double this dealer in the match."""
    if options.length != WHOLE_MATCH or options.doubling == "off" or seat == record.dealer:
        return 0
    done = sum(before.doubled(seat, record.dealer) for before in _deals_of(match, record.dealer))
    return max(options.mandatoryDoubles - done, 0)


def _deals_of(match: MatchRecord, dealer: Seat) -> list[DealRecord]:
    return [result.record for result in match.results if result.record.dealer == dealer]
