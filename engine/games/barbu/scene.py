"""The table for the eyes: a scene made from a view."""

from collections.abc import Iterator

from engine.cards import NO_CARDS, SUITS, Rank, Seat, Suit, card, each
from engine.game import Act
from engine.games.barbu.cards import RANKS
from engine.games.barbu.contracts.dominoes import open_cards
from engine.games.barbu.events import describe_end, describe_result
from engine.games.barbu.model import DealRecord, DealResult, View
from engine.games.barbu.refusals import taking
from engine.games.barbu.sheet import declared_line, left_words
from engine.message import CardWord, Message, SeatWord, SideWord, message
from engine.scene import CardGroup, Lane, Scene, SeatScene, TrickScene
from engine.tricks.four_players import SEATS, laid


def scene_of(view: View) -> Scene:
    """The scene of a view."""
    return Scene(
        heading=tuple(_heading(view)),
        prompt=_prompt(view),
        seats=tuple(_seat(view, seat) for seat in SEATS),
        scores=view.match.totals,
        groups=tuple(_groups(view)),
        trick=_open_trick(view),
        last_trick=_last_trick(view),
        lanes=tuple(_lanes(view)),
        result=tuple(_result(view)),
        hand=tuple(each(view.hand)),
    )


def _heading(view: View) -> Iterator[Message]:
    """Which deal of how many, what was declared by whom."""
    record, length = view.deal, view.options.length
    if record is None:
        yield message("barbu-heading-opening", length=length)
        return
    yield message("barbu-heading-deal", number=record.number, length=length)
    if record.declared is not None:
        yield declared_line(record)


def _prompt(view: View) -> Message:
    """What is awaited, and of whom."""
    turn = view.turn
    if not isinstance(turn, Act):
        return Message(f"barbu-waiting-{view.phase}")
    player = SeatWord(turn.seat)
    if view.phase == "playing":
        return message("barbu-prompt-playing" if view.cards else "barbu-prompt-leading", player=player)
    return message(f"barbu-prompt-{view.phase}", player=player)


# --------------------------------------------------------------------------------------------------------------- seats


def _seat(view: View, seat: Seat) -> SeatScene:
    record = view.deal
    parts = (Message("barbu-part-declarer"),) if seat == view.dealer else ()
    said: list[Message] = []
    if record is not None:
        said += _doubles(view, record, seat)
        said += _dominoes(view, seat)
    if _shows_left(view, seat):
        said.append(_left(view, seat))
    return SeatScene(seat, parts, tuple(said), view.counts[seat], view.tricks_won[seat], to_act=view.turn == Act(seat))


def _doubles(view: View, record: DealRecord, seat: Seat) -> Iterator[Message]:
    """BAR-2.3: whom this seat has doubled, who has doubled it, and with whom it is both; or that it doubled nobody."""
    doubled = {other for other in SEATS if record.doubled(seat, other)}
    by = {other for other in SEATS if record.doubled(other, seat)}
    for key, seats in (("doubles", doubled - by), ("doubled-by", by - doubled), ("redoubled", doubled & by)):
        if seats:
            yield message(f"barbu-said-{key}", whom=SideWord(tuple(sorted(seats))))
    if view.phase == "doubling" and not doubled and any(one.seat == seat for one in record.doubles):
        yield Message("barbu-said-doubles-nobody")


def _dominoes(view: View, seat: Seat) -> Iterator[Message]:
    """BAR-2.5: as which one a seat is out, or what it did last: one pass, however many there were."""
    if seat in view.out:
        yield message("barbu-said-out", place=view.out.index(seat) + 1)
        return
    last = next((one for one in reversed(view.laid) if one.seat == seat), None)
    if last is not None:
        yield (
            Message("barbu-said-passed") if last.card is None else message("barbu-said-laid", card=CardWord(last.card))
        )


def _shows_left(view: View, seat: Seat) -> bool:
    """The contracts left are told of all between deals and while one is declared, of the declarer always."""
    return seat == view.dealer or view.phase in ("opening", "declaring", "ended")


def _left(view: View, seat: Seat) -> Message:
    """BAR-2.2: what is left to a seat; a contract is gone as soon as it is declared."""
    left = view.match.left_to(seat)
    deals = view.options.deals_each - sum(1 for _ in view.match.declared_by(seat))
    declared = None if view.deal is None or seat != view.dealer else view.deal.declared
    if declared is not None and declared.contract in left:
        left, deals = tuple(key for key in left if key != declared.contract), deals - 1
    return left_words(left, deals)


# --------------------------------------------------------------------------------------------------- cards on the table


def _groups(view: View) -> Iterator[CardGroup]:
    """BAR-3: the captured cards that count, before their takers."""
    for seat in SEATS:
        if view.taken[seat]:
            yield CardGroup(message("barbu-group-taken", player=SeatWord(seat)), tuple(each(view.taken[seat])))


def _open_trick(view: View) -> TrickScene | None:
    """The trick on the table, which may still be empty."""
    if view.phase != "playing" or view.leader is None:
        return None
    lying = laid(view.leader, view.cards)
    declared = None if view.deal is None else view.deal.declared
    winner = lying[taking(view.cards, declared.trump)].seat if lying and declared is not None else None
    return TrickScene(sum(view.tricks_won) + 1, lying, winner, complete=False)


def _last_trick(view: View) -> TrickScene | None:
    trick = view.last_trick
    if trick is None:
        return None
    return TrickScene(sum(view.tricks_won), laid(trick.leader, trick.cards), trick.winner, complete=True)


def _lanes(view: View) -> Iterator[Lane]:
    """BAR-2.5: the four lines of dominoes and, while cards are laid, which ranks can be laid to them."""
    declared = None if view.deal is None else view.deal.declared
    if declared is None or declared.start is None or view.phase in ("declaring", "doubling"):
        return
    open_now = open_cards(view.table, declared.start) if view.phase == "dominoes" else NO_CARDS
    for suit in SUITS:
        lying = _ranks(view.table, suit)
        # From low to high: the ace, which is the strongest rank, has the number 0.
        low, high = (lying[-1], lying[0]) if lying else (None, None)
        yield Lane(suit, low, high, _ranks(open_now, suit)[::-1])


def _ranks(cards: int, suit: Suit) -> tuple[Rank, ...]:
    return tuple(rank for rank in RANKS if cards >> card(suit, rank) & 1)


# -------------------------------------------------------------------------------------------------------------- results


def _result(view: View) -> Iterator[Message]:
    """BAR-2.6: what the deal brought, how it came about with the doubles, and how the match ended."""
    if view.phase not in ("ended", "over"):
        return
    result = view.match.results[-1]
    yield describe_result(result)
    if result.payments:
        yield _before_doubles(result)
        for payment in result.payments:
            yield message(
                "barbu-payment",
                payer=SeatWord(payment.payer),
                receiver=SeatWord(payment.receiver),
                amount=payment.amount,
                times=payment.times,
            )
    if view.phase == "over":
        yield describe_end(view.match.totals)


def _before_doubles(result: DealResult) -> Message:
    first, second, third, fourth = result.base
    return message("barbu-before-doubles", first=first, second=second, third=third, fourth=fourth)
