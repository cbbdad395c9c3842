"""VIR-4: the score sheet: a statement of each deal, with one line for each payment and its reason."""

from collections.abc import Iterable, Iterator

from engine.cards import Seat
from engine.games.vira.bid_messages import column_in, contract_word
from engine.games.vira.model import DealResult, Guard, MatchRecord, Payment
from engine.games.vira.settlement import BET
from engine.message import Message, SeatWord, SuitWord, message
from engine.sheet import DealScore, Entry, PlayedContract


def sheet_of(match: MatchRecord) -> tuple[DealScore, ...]:
    """The statements of all finished deals.

    The first includes the ante, and the last the sharing of the pot, so that all entries add up to the totals.
    """
    return tuple(_statement(result, match) for result in match.results)


def contracts_of(results: Iterable[DealResult]) -> Iterator[PlayedContract]:
    """The family of the bid that the declarer of each deal played, and what the deal brought them, ante and pot shares
    aside."""
    for result in results:
        declarer = result.record.declarer
        family = result.record.row.family.key
        yield PlayedContract(declarer, family, result.outcome == "win", result.changes[declarer])


def _statement(result: DealResult, match: MatchRecord) -> DealScore:
    number, seats = result.record.number, match.seats
    payments = (*(_antes(seats) if number == 1 else ()), *result.payments)
    pot, totals, moved = result.pot, result.balances, pot_line(result)
    if match.shares and number == len(match.results):
        payments += _shares(match)
        pot, totals = match.pot, match.balances
        moved = message("vira-pot-line-shared", before=result.pot_before, after=result.pot)
    guarded = [guard_line(guard) for guard in result.guards if guard.suit is not None]
    entries = tuple(entry for payment in payments for entry in _entries(result, payment))
    return DealScore(
        number=number,
        headline=tuple(_headline(result)),
        entries=entries,
        scored=tuple(sum(entry.amount for entry in entries if entry.side == seat) for seat in range(seats)),
        totals=totals,
        remarks=(*guarded, *_unpaid(result), moved),
        figures=(("pot", pot),),
        itemised=True,
    )


def _antes(seats: int) -> tuple[Payment, ...]:
    """VIR-1.1: before the first deal every player pays a bet."""
    return tuple(Payment("ante", Seat(seat), None, BET) for seat in range(seats))


def _shares(match: MatchRecord) -> tuple[Payment, ...]:
    """VIR-4.6: what each seat gets from the pot at the end."""
    return tuple(Payment("share", None, Seat(seat), amount) for seat, amount in enumerate(match.shares) if amount)


def _headline(result: DealResult) -> Iterator[Message]:
    """The contract and its declarer, the trumps, the tricks and the outcome."""
    record = result.record
    yield message("vira-sheet-contract", contract=contract_word(record), player=SeatWord(record.declarer))
    if record.trump is not None:
        yield message("vira-sheet-trumps", suit=SuitWord(record.trump))
    if record.again:
        yield Message("vira-sheet-again")
    if record.surrendered:
        yield Message("vira-sheet-surrendered")
    else:
        yield message("vira-sheet-tricks", tricks=result.tricks[record.declarer])
    yield Message(f"vira-sheet-{result.outcome}")


def _unpaid(result: DealResult) -> Iterator[Message]:
    """VIR-4.3: after a second exchange a win may take nothing from the pot."""
    if result.outcome == "win" and not any(payment.kind == "pot" for payment in result.payments):
        yield Message("vira-pot-unpaid")


def _entries(result: DealResult, payment: Payment) -> Iterator[Entry]:
    """The entries of a payment: one for the payer and one for the receiver; the pot has no statement."""
    details = tuple(_details(result, payment))
    for seat, other, amount in (
        (payment.payer, payment.receiver, -payment.amount),
        (payment.receiver, payment.payer, payment.amount),
    ):
        if seat is not None:
            yield Entry(_reason(payment, other, amount), seat, amount, details)


def _reason(payment: Payment, other: Seat | None, amount: int) -> Message:
    """The reason of a payment, with the other player, or the pot where it settles the contract."""
    way = "to" if amount < 0 else "from"
    if other is not None:
        return message(f"vira-sheet-{payment.kind}-{way}", player=SeatWord(other))
    return Message(f"vira-sheet-pot-{way}" if payment.kind == "pot" else f"vira-sheet-{payment.kind}")


def _details(result: DealResult, payment: Payment) -> Iterator[Message]:
    """What decides the amount: the column of player points, the kind of loss, a second exchange, no low guard."""
    record = result.record
    match payment.kind:
        case "points":
            yield column_in(record, result.column, record.trump)
        case "fee":
            yield column_in(record, record.column(record.first_trump), record.first_trump)
        case "pot":
            if result.outcome != "win":
                yield Message(f"vira-sheet-{result.outcome}")
            if record.again:
                yield Message("vira-sheet-again")
        case "penalty":
            yield Message("vira-sheet-unguarded")


def guard_line(guard: Guard) -> Message:
    """VIR-3.5: a player who passed a won gök, with the suit of the low guard, or without one."""
    player = SeatWord(guard.seat)
    if guard.suit is None:
        return message("vira-unguarded", player=player)
    return message("vira-guarded", player=player, suit=SuitWord(guard.suit))


def pot_line(result: DealResult) -> Message:
    """VIR-4: the pot before and after the deal."""
    return message("vira-pot-line", before=result.pot_before, after=result.pot)
