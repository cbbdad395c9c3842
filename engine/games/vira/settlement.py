"""VIR-4: the settlement of a deal, as a list of payments in their order, between seats and the pot."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from engine.cards import Seat
from engine.games.vira.contracts import COLUMNS, Column, Outcome
from engine.games.vira.low_guard import FINE, liable
from engine.games.vira.model import (
    Amounts,
    Deal,
    DealRecord,
    DealResult,
    Guard,
    MatchRecord,
    Options,
    Payment,
    PaymentKind,
)

BET: Final = 8
"""VIR-0: the value of a chip of the pot, in points."""


def opened(options: Options, seats: int, first: Seat) -> MatchRecord:
    """VIR-1.1: a new match: every player pays a bet into the pot. `first`: the first dealer."""
    return MatchRecord(first, (-BET,) * seats, BET * seats)


def fees(record: DealRecord) -> tuple[Payment, ...]:
    """VIR-4.3: what a re-exchange costs: the declarer pays each defender at once, in the column of the first trump."""
    if not record.again:
        return ()
    return _to_each(record, "fee", record.row.points_in(record.column(record.first_trump)))


def balances_in(match: MatchRecord, record: DealRecord) -> Amounts:
    """VIR-4.7: the balances during a deal, which include its fees."""
    if not record.again:
        return match.balances
    return _balanced(match.balances, fees(record))


def outcome_of(record: DealRecord, tricks: Amounts) -> Outcome:
    """VIR-4.1: the outcome for the declarer; `tricks`: taken, by seat."""
    if record.surrendered:
        return record.row.family.surrenders
    return record.row.outcome(tricks[record.declarer], lose=record.lose)


def column_of(record: DealRecord) -> Column:
    """VIR-4.2: the column of player points: of the trump suit; before it is named, of the bid's qualifier."""
    if record.surrendered and record.row.family.qualifiable and record.trump is None:
        return COLUMNS[2 - record.bid.qualifier]
    return "other" if record.lose else record.column(record.trump)


def settled(deal: Deal, tricks: Amounts) -> DealResult:
    """VIR-4.4: the account: penalties, the pot, player points, refills; without the sharing of the pot at the end.

    `tricks`: taken, by seat. VIR-1.8.8: the account outlives the deal and names no card of it.
    """
    match, record = deal.match, deal.record
    row = record.row
    outcome, column = outcome_of(record, tricks), column_of(record)
    guards = liable(record, deal.dealt) if row.family.key == "gok" and outcome == "win" else ()
    amount, points = row.pot(outcome, again=record.again), row.points_in(column)
    payments = [*fees(record), *_fines(guards)]
    pot = match.pot + sum(payment.amount for payment in payments if payment.receiver is None)
    if outcome == "win":
        while pot < amount:
            payments += _refill(match.seats)
            pot += BET * match.seats
        payments += _paid("pot", None, record.declarer, amount)
        pot -= amount
    else:
        payments += _paid("pot", record.declarer, None, amount)
        pot += amount
    payments += _to_each(record, "points", points, back=outcome == "win")
    if not pot:
        payments += _refill(match.seats)
        pot += BET * match.seats
    balances = _balanced(match.balances, payments)
    changes = tuple(now - was for now, was in zip(balances, match.balances, strict=True))
    return DealResult(
        record=replace(record, turned=()),
        outcome=outcome,
        tricks=tricks,
        column=column,
        payments=tuple(payments),
        guards=guards,
        changes=changes,
        balances=balances,
        pot_before=match.pot,
        pot=pot,
    )


def match_after(deal: Deal, result: DealResult) -> MatchRecord:
    """The match after a deal; after the last one the pot is shared (VIR-1.10)."""
    match, options = deal.match, deal.options
    results = (*match.results, result)
    if len(results) < options.deals:
        return MatchRecord(first=match.first, balances=result.balances, pot=result.pot, results=results)
    return with_pot_shared(match.first, results, options)


def with_pot_shared(first: Seat, results: tuple[DealResult, ...], options: Options) -> MatchRecord:
    """VIR-1.10, VIR-1.10.1: the match that ends with the last of these deals: its pot is shared."""
    last = results[-1]
    shares = shared(last.balances, last.pot, last.record.dealer, options.potUnit)
    balances = tuple(had + share for had, share in zip(last.balances, shares, strict=True))
    return MatchRecord(first=first, balances=balances, pot=0, results=results, shares=shares)


def shared(balances: Amounts, pot: int, dealer: Seat, unit: int) -> Amounts:
    """VIR-4.6, VIR-8.4: the shares of the pot by seat: equal, in whole units; the lowest balance gets the rest.

    Of equally low seats, the first after `dealer` gets it.
    """
    seats = len(balances)
    each = pot // unit // seats * unit
    lowest = min(range(seats), key=lambda seat: (balances[seat], (seat - dealer - 1) % seats))
    return tuple(each + (pot - each * seats if seat == lowest else 0) for seat in range(seats))


def _fines(guards: Iterable[Guard]) -> tuple[Payment, ...]:
    """VIR-3.5: each seat that passed the gök without a low guard pays the pot."""
    return tuple(Payment("penalty", guard.seat, None, FINE) for guard in guards if guard.suit is None)


def _refill(seats: int) -> tuple[Payment, ...]:
    """VIR-4.4, VIR-4.5: every player at the table pays a bet into the pot."""
    return tuple(Payment("refill", Seat(seat), None, BET) for seat in range(seats))


def _paid(kind: PaymentKind, payer: Seat | None, receiver: Seat | None, amount: int) -> tuple[Payment, ...]:
    return (Payment(kind, payer, receiver, amount),) if amount else ()


def _to_each(record: DealRecord, kind: PaymentKind, amount: int, *, back: bool = False) -> tuple[Payment, ...]:
    """The amount from the declarer to each defender; `back`: from each defender to the declarer."""
    paid: tuple[Payment, ...] = ()
    for other in record.defenders:
        payer, receiver = (other, record.declarer) if back else (record.declarer, other)
        paid += _paid(kind, payer, receiver, amount)
    return paid


def _balanced(balances: Amounts, payments: Iterable[Payment]) -> Amounts:
    """The balances after these payments."""
    now = list(balances)
    for payment in payments:
        if payment.payer is not None:
            now[payment.payer] -= payment.amount
        if payment.receiver is not None:
            now[payment.receiver] += payment.amount
    return tuple(now)
