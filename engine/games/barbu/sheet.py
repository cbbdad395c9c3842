"""BAR-2.6: the score sheet, as Barbu players keep it: the doubles of a deal, scores, payments, and the check sum."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache

from engine.cards import ACE, HEARTS, Seat
from engine.games.barbu.contracts import CONTRACT_KEYS
from engine.games.barbu.contracts.contract import ContractKey
from engine.games.barbu.contracts.no_hearts import HEART
from engine.games.barbu.events import NAMED_AFTER, brief_word, contract_words, declared_word
from engine.games.barbu.model import DealRecord, DealResult, MatchRecord, Options
from engine.message import Message, RankWord, SeatWord, SideWord, SuitName, message
from engine.sheet import DealScore, Entry, PlayedContract, Row
from engine.tricks.four_players import SEATS


def sheet_of(match: MatchRecord, options: Options) -> tuple[DealScore, ...]:
    """The accounts of all finished deals; below the last one, the contracts each seat has declared and has left."""
    scores = tuple(map(_score, match.results))
    if not scores:
        return ()
    *before, last = scores
    return (*before, replace(last, remarks=tuple(_declared_by_all(match, options))))


def contracts_of(results: Iterable[DealResult]) -> Iterator[PlayedContract]:
    """The contract of each deal that was played, for its declarer: won where they scored more than the other three did
    on average, since most contracts cost everybody something."""
    for result in results:
        declarer, scored = result.record.dealer, result.scored
        if result.skipped:
            continue
        others = sum(scored) - scored[declarer]
        won = scored[declarer] * (len(SEATS) - 1) > others
        yield PlayedContract(declarer, result.record.declaration.contract, won, scored[declarer])


@lru_cache(maxsize=256)
def _score(result: DealResult) -> DealScore:
    """The account of a deal; cached, since finished deals never change."""
    entries = tuple(entry for seat in SEATS for entry in _entries(result, seat))
    doubles = {spoken.seat: tuple(sorted(spoken.doubled)) for spoken in result.record.doubles}
    row = Row(
        brief_word(result.record.declaration.contract),
        result.record.dealer,
        tuple(doubles.get(seat, ()) for seat in SEATS),
        sum(result.scored),
    )
    return DealScore(result.record.number, tuple(_headline(result)), entries, result.scored, result.totals, row=row)


def _headline(result: DealResult) -> Iterator[Message]:
    """The contract and its declarer, the doubles, and the check: the sum of the four scores (BAR-2.6.2)."""
    yield declared_line(result.record)
    doubles = tuple(doubles_of(result.record))
    yield from doubles or (Message("barbu-sheet-undoubled"),)
    yield message("barbu-sheet-check", sum=sum(result.scored))


def declared_line(record: DealRecord) -> Message:
    """What was declared in a deal, and by whom."""
    return message("barbu-declared-by", contract=declared_word(record.declaration), player=SeatWord(record.dealer))


def doubles_of(record: DealRecord) -> Iterator[Message]:
    """Each seat's doubles; the dealer is told as the declarer, three as "all"."""
    for spoken in record.doubles:
        player, others = SeatWord(spoken.seat), tuple(seat for seat in spoken.doubled if seat != record.dealer)
        if len(spoken.doubled) == len(SEATS) - 1:
            yield message("barbu-sheet-doubles-all", player=player)
        elif len(others) == len(spoken.doubled) > 0:
            yield message("barbu-sheet-doubles", player=player, whom=SideWord(others))
        elif others:
            yield message("barbu-sheet-doubles-both", player=player, whom=SideWord(others))
        elif spoken.doubled:
            yield message("barbu-sheet-doubles-dealer", player=player)


def _entries(result: DealResult, seat: Seat) -> Iterator[Entry]:
    """A seat's score before doubles, then its payments; they add up to its score of the deal."""
    yield Entry(_reason(result, seat), seat, result.base[seat])
    for payment in result.payments:
        details = (message("barbu-sheet-twice", times=payment.times),) if payment.times > 1 else ()
        if payment.receiver == seat:
            yield Entry(message("barbu-sheet-from", player=SeatWord(payment.payer)), seat, payment.amount, details)
        elif payment.payer == seat:
            yield Entry(message("barbu-sheet-to", player=SeatWord(payment.receiver)), seat, -payment.amount, details)


def _reason(result: DealResult, seat: Seat) -> Message:
    """BAR-1.3: what the score before doubles is for."""
    contract = result.record.declaration.contract
    if result.skipped:
        return Message("barbu-sheet-skipped")
    if contract in ("NT", "TR"):
        return message("barbu-sheet-tricks", count=result.tricks[seat])
    if contract == "NL":
        return message("barbu-sheet-NL", amount=-result.base[seat])
    if contract == "DO":
        place = result.out.index(seat) if seat in result.out else len(result.out)
        return message("barbu-sheet-DO", place=place + 1)
    if contract == "NH" and result.base[seat] < HEART * result.counted[seat]:
        return message("barbu-sheet-NH-ace", count=result.counted[seat], suit=SuitName(HEARTS), rank=RankWord(ACE))
    return message(f"barbu-sheet-{contract}", count=result.counted[seat], **NAMED_AFTER[contract])


def _declared_by_all(match: MatchRecord, options: Options) -> Iterator[Message]:
    """Who has declared what, and has what left; seats of which the same is true share a line."""
    alike: dict[tuple[Message, Message], list[Seat]] = {}
    for seat in SEATS:
        done = sorted(match.declared_by(seat), key=CONTRACT_KEYS.index)
        left = left_words(match.left_to(seat), options.deals_each - len(done))
        alike.setdefault((contract_words(done), left), []).append(seat)
    for (declared, left), seats in alike.items():
        yield message("barbu-sheet-declared", player=SideWord(tuple(seats)), count=len(seats), done=declared, left=left)


def left_words(left: tuple[ContractKey, ...], deals: int) -> Message:
    """BAR-2.2: the contracts left to a seat; `deals`: how many deals it has yet to declare."""
    if not deals:
        return Message("barbu-left-none")
    if deals == len(CONTRACT_KEYS):
        return Message("barbu-left-all")
    if len(left) == len(CONTRACT_KEYS):
        return message("barbu-left-any", count=deals)
    if deals < len(left):
        return message("barbu-left-some", count=deals, contracts=contract_words(left))
    return message("barbu-left", contracts=contract_words(left))
