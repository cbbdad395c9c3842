"""The picture of the table: a scene, made from a view."""

from collections.abc import Iterator
from typing import Final

from engine.cards import Seat, each
from engine.games.schieber.cards import PACK, PAIRS, RANKINGS, TRUMPS, Contract, taking
from engine.games.schieber.events import chosen_line, describe, describe_end, describe_result, dialogue
from engine.games.schieber.model import (
    DealEnded,
    DealRecord,
    DealView,
    EndView,
    MatchOver,
    OverView,
    PlayRecord,
    PlayView,
    State,
    Trick,
    View,
    side_of,
)
from engine.message import Message, SeatWord, SideWord, message
from engine.scene import CardGroup, Scene, SeatScene, TrickScene, asked_for_card, waiting_for
from engine.tricks.four_players import SEATS, laid
from engine.tricks.ranking import why_taken
from engine.tricks.scene import orders_of
from engine.turn import Act

TRICKS_WITH_DIALOGUE: Final = 2
"""As long as fewer tricks are finished, the dialogue about Weis and the shown ones stand at the table."""


def scene_of(view: View) -> Scene:
    """The scene of a view."""
    contract = view.deal.contract if isinstance(view, DealView) else None
    return Scene(
        heading=tuple(_heading(view)),
        prompt=_prompt(view),
        seats=tuple(_seat(view, seat) for seat in SEATS),
        scores=view.totals,
        groups=tuple(_groups(view)) if isinstance(view, DealView) else (),
        trick=_open_trick(view),
        last_trick=_last_trick(view),
        result=tuple(_result(view)),
        hand=tuple(each(view.hand)) if contract is None else RANKINGS[contract, "A"].in_order(view.hand),
        dialogue=tuple(_dialogue(view)),
        trump=None if contract is None else TRUMPS[contract],
        covered=view.options.lastTrickView == "off",
        running=_running(view),
        orders=() if contract is None else orders_of(RANKINGS[contract, view.options.undenufeValues], PACK),
    )


def _heading(view: View) -> Iterator[Message]:
    """The number of the deal and the target, the contract, and the points of the cards taken in this deal, by side."""
    options = view.options
    fixed = "-fixed" if options.ending == "fixedDeals" else ""
    if not isinstance(view, DealView):
        yield message(f"schieber-heading-opening{fixed}", target=options.target)
        return
    record = view.deal
    yield message(f"schieber-heading-deal{fixed}", number=record.number, target=options.target)
    if isinstance(record, PlayRecord):
        yield chosen_line(record, options.multiplier(record.contract))
    if (running := _running(view)) is not None:
        yield running


def _running(view: View) -> Message | None:
    """The points of the cards taken in this deal, by side; None before the first trick is taken, and after the deal."""
    if not isinstance(view, PlayView) or not any(view.tricks_won):
        return None
    first, second = (SideWord((seat, Seat(seat + 2))) for seat in SEATS[:2])
    return message("schieber-heading-points", side=first, points=view.points[0], other=second, against=view.points[1])


def _prompt(view: View) -> Message:
    """What happens next, and whose turn it is."""
    turn = view.turn
    if not isinstance(turn, Act) or not isinstance(view, DealView):
        return Message(f"schieber-waiting-{view.phase}")
    asks = not isinstance(view, PlayView) or view.asking
    if asks and view.seat != turn.seat:
        return waiting_for(turn.seat)
    if not isinstance(view, PlayView):
        return _choosing_prompt(view, turn.seat)
    if view.asking:
        return Message("schieber-prompt-asking")
    return asked_for_card(turn.seat, view.seat, leads=not view.cards)


def _choosing_prompt(view: DealView, seat: Seat) -> Message:
    """SCH-2.3, SCH-4.13: choose or push; after a push choose, or push back where the table allows it."""
    partner = SeatWord(Seat((seat + 2) % 4))
    pushes = view.deal.pushes
    if not pushes:
        return message("schieber-prompt-choosing", partner=partner)
    if pushes == 1 and view.options.pushBack == "on":
        return message("schieber-prompt-returning", partner=partner)
    return message("schieber-prompt-pushed", partner=partner)


def _seat(view: View, seat: Seat) -> SeatScene:
    """The seat's roles in the deal, its words, cards and tricks."""
    parts = [Message("schieber-part-dealer")] if seat == view.dealer else []
    said: list[Message] = []
    if isinstance(view, DealView):
        if seat == view.deal.forehand and not any(view.tricks_won):
            parts.append(Message("schieber-part-forehand"))
        said = list(_sayings(view.deal, seat))
    return SeatScene(
        seat,
        tuple(parts),
        tuple(said),
        view.counts[seat],
        view.tricks_won[seat],
        to_act=view.turn == Act(seat),
    )


def _sayings(record: DealRecord, seat: Seat) -> Iterator[Message]:
    """The words of this seat: its push, until there is a contract."""
    if not isinstance(record, PlayRecord) and record.pushes:
        if seat == record.first:
            yield Message("schieber-words-push")
        elif record.pushes > 1 and side_of(seat) == side_of(record.first):
            yield Message("schieber-words-push-back")


def _dialogue(view: View) -> Iterator[Message]:
    """SCH-2.6: the sentences about Weis in their order, until the second trick is over."""
    if isinstance(view, DealView) and sum(view.tricks_won) < TRICKS_WITH_DIALOGUE:
        yield from map(describe, dialogue(view.deal.said, view.deal.forehand, _spoken(view)))


def _spoken(view: DealView) -> int:
    """SCH-2.6.4: how many seats, from the forehand on, have announced or not, as everybody may know it.

    Where players are asked (SCH-4.10), only the card shows that a seat has answered.
    """
    if any(view.tricks_won):
        return len(SEATS)
    asking = view.options.announce == "manual"
    return min(len(view.cards) + (not asking), len(SEATS))


def _groups(view: DealView) -> Iterator[CardGroup]:
    """The Weis that the winning team has shown, and the counted Stöck; aside once the second trick is over."""
    record, aside = view.deal, sum(view.tricks_won) >= TRICKS_WITH_DIALOGUE
    for weis in record.shown:
        label = message("schieber-group-weis", player=SeatWord(weis.seat), points=weis.points)
        yield CardGroup(label, tuple(each(weis.cards)), aside)
    for credit in record.credits:
        if credit.suit is not None and credit.seat is not None:
            label = message("schieber-group-stoeck", player=SeatWord(credit.seat))
            yield CardGroup(label, tuple(each(PAIRS[credit.suit])), aside)


def _open_trick(view: View) -> TrickScene | None:
    """The trick on the table, perhaps without cards yet; also one in the middle of which the match has ended."""
    if not isinstance(view, PlayView | OverView) or view.leader is None:
        return None
    lying = laid(view.leader, view.cards)
    winner = lying[taking(view.cards, view.deal.contract)].seat if lying else None
    why = why_taken(RANKINGS[view.deal.contract, "A"], view.cards, complete=False)
    return TrickScene(sum(view.tricks_won) + 1, lying, winner, complete=False, why=why)


def _last_trick(view: View) -> TrickScene | None:
    trick = view.last_trick
    if trick is None or not isinstance(view, DealView) or not isinstance(view.deal, PlayRecord):
        return None
    return _finished(trick, sum(view.tricks_won), view.deal.contract)


def tricks_of(state: State) -> tuple[TrickScene, ...]:
    """The finished tricks of a deal that is over."""
    if not isinstance(state, DealEnded | MatchOver) or not isinstance(state.deal.record, PlayRecord):
        return ()
    contract = state.deal.record.contract
    return tuple(_finished(trick, number, contract) for number, trick in enumerate(state.tricks, start=1))


def _finished(trick: Trick, number: int, contract: Contract) -> TrickScene:
    why = why_taken(RANKINGS[contract, "A"], trick.cards, complete=True)
    cards = laid(trick.leader, trick.cards)
    return TrickScene(number, cards, trick.winner, complete=True, points=trick.points, why=why)


def _result(view: View) -> Iterator[Message]:
    """SCH-2.8, SCH-2.9: the scores of the deal, and the end of the match."""
    if not isinstance(view, EndView):
        return
    yield describe_result(view.match.results[-1])
    if isinstance(view, OverView):
        yield describe_end(view.totals)
