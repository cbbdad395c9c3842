"""KLA-2.8: the account of a finished deal, line by line. The lines of a side add up to what it was credited."""

from collections.abc import Iterable, Iterator

from engine.cards import Seat
from engine.games.klaberjass.cards import LAST_TRICK
from engine.games.klaberjass.events import describe_result
from engine.games.klaberjass.model import DealResult
from engine.message import Message, SeatWord, SuitWord, message
from engine.sheet import DealScore, Entry, PlayedContract

SEATS = (Seat(0), Seat(1))
MAKER, DEFENDER = PARTS = ("maker", "defender")
"""The parts that a seat may have in a deal."""


def score_of(result: DealResult) -> DealScore:
    """The account of one deal."""
    headline = [describe_result(result)]
    if result.maker is not None and result.trump is not None:
        headline.append(message("klaberjass-sheet-maker", player=SeatWord(result.maker), suit=SuitWord(result.trump)))
    return DealScore(result.number, tuple(headline), tuple(_entries(result)), result.scored, result.totals)


def contracts_of(results: Iterable[DealResult]) -> Iterator[PlayedContract]:
    """KLA-2.8: the maker wins a deal by more points than the other, who wins it otherwise; no deal that was passed."""
    for result in results:
        if result.maker is None or result.trump is None:
            continue
        made = result.outcome == "made"
        for seat in SEATS:
            part, won = (MAKER, made) if seat == result.maker else (DEFENDER, not made)
            yield PlayedContract(seat, part, won, result.scored[seat])


def _entries(result: DealResult) -> Iterator[Entry]:
    if result.maker is None:
        return
    for seat in SEATS:
        yield Entry(Message("klaberjass-sheet-cards"), seat, result.cards[seat])
        if result.last == seat:
            yield Entry(Message("klaberjass-sheet-last-trick"), seat, LAST_TRICK)
        if result.sequences[seat]:
            yield Entry(Message("klaberjass-sheet-sequences"), seat, result.sequences[seat])
        if result.bella[seat]:
            yield Entry(Message("klaberjass-sheet-bella"), seat, result.bella[seat])
    yield from _settlement(result, result.maker)


def _settlement(result: DealResult, maker: Seat) -> Iterator[Entry]:
    """KLA-2.8.2, KLA-2.8.3, KLA-4.9: the entries by which the credit of a side differs from the points that it made."""
    pot = result.pot_before - result.pot_after
    for seat in SEATS:
        paid = max(pot, 0) if result.scored[seat] and result.made(seat) >= result.made(1 - seat) else 0
        if paid:
            yield Entry(Message("klaberjass-sheet-pot"), seat, paid)
        if rest := result.scored[seat] - paid - result.made(seat):
            reason = "tied" if result.outcome == "tied" else "bete"
            yield Entry(Message(f"klaberjass-sheet-{reason}"), seat, rest)
