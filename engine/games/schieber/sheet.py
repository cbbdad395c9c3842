"""SCH-2.8: the account of a finished deal, line by line. The lines of a side add up to its score."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from engine.games.schieber.cards import LAST_TRICK, SIDES
from engine.games.schieber.events import chosen_line
from engine.games.schieber.model import Credit, CreditKind, DealResult
from engine.message import Message, SeatWord, SuitWord, message
from engine.sheet import DealScore, Entry, PlayedContract


@lru_cache(maxsize=256)
def score_of(result: DealResult) -> DealScore:
    """The account of a deal; cached, since finished deals never change."""
    entries = tuple(
        Entry(reason, side, points * result.multiplier, _product(points, result.multiplier))
        for side in (0, 1)
        for reason, points in _lines(result, side)
    )
    headline = (chosen_line(result.record, result.multiplier),)
    return DealScore(result.record.number, headline, entries, result.scored, result.totals)


def contracts_of(results: Iterable[DealResult]) -> Iterator[PlayedContract]:
    """The contract of each deal for the seat that chose it: won where its team scored more than the other."""
    for result in results:
        chooser = result.record.chooser
        own = next(side for side in (0, 1) if chooser in SIDES[side])
        scored = result.scored
        yield PlayedContract(chooser, result.record.contract, scored[own] > scored[1 - own], scored[own])


def _lines(result: DealResult, side: int) -> Iterator[tuple[Message, int]]:
    """The reasons and points of a side, not multiplied: Weis and Stöck by player, cards, last trick, match."""
    for seat in SIDES[side]:
        if result.weis[seat]:
            yield message("schieber-sheet-weis", player=SeatWord(seat)), result.weis[seat]
    for credit in _credits(result, side, "stoeck"):
        assert credit.seat is not None  # a Stöck always has a holder and a suit
        assert credit.suit is not None
        yield message("schieber-sheet-stoeck", player=SeatWord(credit.seat), suit=SuitWord(credit.suit)), credit.points
    last = LAST_TRICK if result.last == side else 0
    if cards := sum(credit.points for credit in _credits(result, side, "cards")) - last:
        yield Message("schieber-sheet-cards"), cards
    if last:
        yield Message("schieber-sheet-last-trick"), last
    for credit in _credits(result, side, "match"):
        yield Message("schieber-sheet-match"), credit.points


def _credits(result: DealResult, side: int, kind: CreditKind) -> Iterator[Credit]:
    return (credit for credit in result.record.credits if credit.side == side and credit.what == kind)


def _product(points: int, multiplier: int) -> tuple[Message, ...]:
    """The product that gives the amount, where it was multiplied."""
    return () if multiplier == 1 else (message("schieber-sheet-product", points=points, multiplier=multiplier),)
