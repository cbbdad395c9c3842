"""BAR-2.6: the payments between each two seats, and the scores with them."""

from functools import lru_cache
from itertools import combinations

from engine.games.barbu.contracts import TRICK_CONTRACTS
from engine.games.barbu.contracts.contract import ContractKey
from engine.games.barbu.model import DealRecord, Payment, Spoken
from engine.tricks.four_players import SEATS, Four


def payments(base: Four, record: DealRecord) -> tuple[Payment, ...]:
    """BAR-2.6.1: the lower of two scores pays the difference, once or twice; equal ones pay nothing."""
    paid = []
    for first, second in combinations(SEATS, 2):
        times = record.between(first, second)
        amount = times * abs(base[first] - base[second])
        if amount:
            payer, receiver = (first, second) if base[first] < base[second] else (second, first)
            paid.append(Payment(payer, receiver, times, amount))
    return tuple(paid)


def settled(base: Four, paid: tuple[Payment, ...]) -> Four:
    """BAR-2.6.2: the score of each seat after all payments."""
    scored = list(base)
    for payment in paid:
        scored[payment.payer] -= payment.amount
        scored[payment.receiver] += payment.amount
    return scored[0], scored[1], scored[2], scored[3]


@lru_cache(maxsize=1024)
def stakes_of(doubles: tuple[Spoken, ...]) -> tuple[Four, Four, Four, Four]:
    """BAR-2.6.1: by seat, what a point of each seat before payments is worth to it.

    Its own point counts once, and once more for each double between it and another seat. A point of another seat counts
    against it once for each double between the two.
    """
    first, second, third, fourth = (_stakes(doubles, seat) for seat in SEATS)
    return first, second, third, fourth


def _stakes(doubles: tuple[Spoken, ...], seat: int) -> Four:
    stakes = [0, 0, 0, 0]
    for spoken in doubles:
        for other in spoken.doubled:
            if seat in (spoken.seat, other):
                stakes[other if seat == spoken.seat else spoken.seat] -= 1
    stakes[seat] = 1 - sum(stakes[other] for other in SEATS)
    return stakes[0], stakes[1], stakes[2], stakes[3]


def undoubled(contract: ContractKey, declarer: int) -> Four | None:
    """BAR-4.6: the scores of a negative contract that is skipped; None for a positive one, which is played."""
    shares = None if contract == "DO" else TRICK_CONTRACTS[contract].undoubled
    if shares is None:
        return None
    others, own = shares
    first, second, third, fourth = (own if seat == declarer else others for seat in SEATS)
    return first, second, third, fourth
