"""BAR-2.6: payments between each two, and what a deal brings."""

from itertools import combinations

from engine.games.barbu.contracts import TRICK_CONTRACTS
from engine.games.barbu.contracts.contract import ContractKey
from engine.games.barbu.model import DealRecord, Payment
from engine.tricks.four_players import SEATS, Four


def payments(base: Four, record: DealRecord) -> tuple[Payment, ...]:
    """BAR-2.6.1: the difference of two scores, once or twice, to the better one; equal ones pay nothing."""
    found = []
    for one, other in combinations(SEATS, 2):
        times = record.between(one, other)
        amount = times * abs(base[one] - base[other])
        if amount:
            payer, receiver = (one, other) if base[one] < base[other] else (other, one)
            found.append(Payment(payer, receiver, times, amount))
    return tuple(found)


def settled(base: Four, paid: tuple[Payment, ...]) -> Four:
    """BAR-2.6.2: what each seat scores when all have paid."""
    scored = list(base)
    for payment in paid:
        scored[payment.payer] -= payment.amount
        scored[payment.receiver] += payment.amount
    return scored[0], scored[1], scored[2], scored[3]


def undoubled(contract: ContractKey, declarer: int) -> Four | None:
    """BAR-4.6: what a negative contract scores that is not played since nobody doubled; None for a positive one."""
    shares = None if contract == "DO" else TRICK_CONTRACTS[contract].undoubled
    if shares is None:
        return None
    others, own = shares
    return tuple(own if seat == declarer else others for seat in SEATS)  # type: ignore[return-value]
