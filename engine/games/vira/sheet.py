"""VIR-4: the score sheet: each deal as a statement, a payment a line, with its reason."""

from collections.abc import Iterator

from engine.cards import Seat
from engine.games.vira.model import DealResult, Guard, MatchRecord, Options, Payment
from engine.games.vira.settlement import BET
from engine.games.vira.words import column_in, contract_word
from engine.message import Message, SeatWord, SuitWord, message
from engine.sheet import DealScore, Entry


def sheet_of(match: MatchRecord, options: Options) -> tuple[DealScore, ...]:
    """The statements of all finished deals. The first has the ante, the last the sharing of the pot: so the totals are
    what all that was credited adds up to."""
    return tuple(_statement(result, match, options) for result in match.results)


def _statement(result: DealResult, match: MatchRecord, options: Options) -> DealScore:
    number, seats = result.record.number, match.seats
    payments = _antes(seats) if number == 1 else ()
    payments += result.payments
    pot, totals, moved = result.pot, result.balances, pot_line(result)
    if number == options.deals:
        payments += _shares(match)
        pot, totals = match.pot, match.balances
        moved = message("vira-pot-line-shared", before=result.pot_before, after=result.pot)
    remarks = (*(guard_line(one) for one in result.guards if one.suit is not None), *_unpaid(result), moved)
    entries = tuple(entry for payment in payments for entry in _entries(result, payment))
    scored = tuple(sum(one.amount for one in entries if one.side == seat) for seat in range(seats))
    headline = tuple(_headline(result))
    return DealScore(number, headline, entries, scored, totals, remarks, (("pot", pot),), itemised=True)


def _antes(seats: int) -> tuple[Payment, ...]:
    """VIR-1.1: before the first deal everybody pays a bet."""
    return tuple(Payment("ante", Seat(seat), None, BET) for seat in range(seats))


def _shares(match: MatchRecord) -> tuple[Payment, ...]:
    """VIR-4.6: what each gets from the pot at the end."""
    return tuple(Payment("share", None, Seat(seat), amount) for seat, amount in enumerate(match.shares) if amount)


def _headline(result: DealResult) -> Iterator[Message]:
    """The contract and who played it, the trumps, the outcome and the tricks."""
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
    """A payment as it stands in the statement of who pays it, and of who gets it; the pot has no statement."""
    details = tuple(_details(result, payment))
    for seat, other, amount in (
        (payment.payer, payment.receiver, -payment.amount),
        (payment.receiver, payment.payer, payment.amount),
    ):
        if seat is not None:
            yield Entry(_reason(payment, other, amount), seat, amount, details)


def _reason(payment: Payment, other: Seat | None, amount: int) -> Message:
    """What a payment is for, and between whom; the pot is named where it pays or is paid for a contract."""
    way = "to" if amount < 0 else "from"
    if other is not None:
        return message(f"vira-sheet-{payment.kind}-{way}", player=SeatWord(other))
    return Message(f"vira-sheet-pot-{way}" if payment.kind == "pot" else f"vira-sheet-{payment.kind}")


def _details(result: DealResult, payment: Payment) -> Iterator[Message]:
    """What decides how much it is: the column of player points, how the contract was lost, that it had its second
    exchange; of a penalty, that there was no low guard."""
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
    """VIR-3.5: of who passed a won gök the suit that is guarded low, or that there is none."""
    player = SeatWord(guard.seat)
    if guard.suit is None:
        return message("vira-unguarded", player=player)
    return message("vira-guarded", player=player, suit=SuitWord(guard.suit))


def pot_line(result: DealResult) -> Message:
    """VIR-4: the pot before and after the deal."""
    return message("vira-pot-line", before=result.pot_before, after=result.pot)
