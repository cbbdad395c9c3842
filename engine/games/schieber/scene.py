"""The table for the eyes: a scene made from a view."""

from collections.abc import Iterator

from engine.cards import Seat, each
from engine.games.schieber.cards import PAIRS, RANKINGS, TRUMPS, taking
from engine.games.schieber.events import chosen_line, describe_end, describe_result, describe_said, heard
from engine.games.schieber.model import (
    DealRecord,
    DealView,
    EndView,
    OverView,
    PlayRecord,
    PlayView,
    Trick,
    View,
    side_of,
)
from engine.message import Message, SeatWord, message
from engine.scene import CardGroup, Scene, SeatScene, TrickScene
from engine.tricks.four_players import SEATS, laid
from engine.turn import Act


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
        last_trick=_finished(view.last_trick, sum(view.tricks_won)) if view.last_trick is not None else None,
        result=tuple(_result(view)),
        hand=tuple(each(view.hand)) if contract is None else RANKINGS[contract, "A"].in_order(view.hand),
        trump=None if contract is None else TRUMPS[contract],
    )


def _heading(view: View) -> Iterator[Message]:
    """The deal and the aim, the contract, the points of the cards taken in this deal."""
    options = view.options
    fixed = "-fixed" if options.ending == "fixedDeals" else ""
    if not isinstance(view, DealView):
        yield message(f"schieber-heading-opening{fixed}", target=options.target)
        return
    record = view.deal
    yield message(f"schieber-heading-deal{fixed}", number=record.number, target=options.target)
    if isinstance(record, PlayRecord):
        yield chosen_line(record, options.multiplier(record.contract))
    if isinstance(view, PlayView) and any(view.tricks_won):
        # The sides stand in the order of the scores, which are shown next to it.
        yield message("schieber-heading-points", points=view.points[0], against=view.points[1])


def _prompt(view: View) -> Message:
    """What is awaited, and of whom."""
    turn = view.turn
    if not isinstance(turn, Act) or not isinstance(view, DealView):
        return Message(f"schieber-waiting-{view.phase}")
    player = SeatWord(turn.seat)
    if not isinstance(view, PlayView):
        return _choosing_prompt(view, player)
    if view.asking:
        return message("schieber-prompt-asking", player=player)
    return message("schieber-prompt-playing" if view.cards else "schieber-prompt-leading", player=player)


def _choosing_prompt(view: DealView, player: SeatWord) -> Message:
    """SCH-2.3: a contract or a push; after a push the partner's choice, who may perhaps return it."""
    partner = SeatWord(Seat((player.seat + 2) % 4))
    pushes = view.deal.pushes
    if not pushes:
        return message("schieber-prompt-choosing", player=player, partner=partner)
    if pushes == 1 and view.options.pushBack == "on":
        return message("schieber-prompt-returning", player=player, partner=partner)
    return message("schieber-prompt-pushed", player=player, partner=partner)


def _seat(view: View, seat: Seat) -> SeatScene:
    parts = [Message("schieber-part-dealer")] if seat == view.dealer else []
    said: list[Message] = []
    begun = any(view.tricks_won)
    if isinstance(view, DealView):
        if seat == view.deal.forehand and not begun:
            parts.append(Message("schieber-part-forehand"))
        said = list(_sayings(view.deal, seat))
    return SeatScene(
        seat,
        tuple(parts),
        () if begun else tuple(said),
        view.counts[seat],
        view.tricks_won[seat],
        to_act=view.turn == Act(seat),
        aside=tuple(said) if begun else (),
    )


def _sayings(record: DealRecord, seat: Seat) -> Iterator[Message]:
    """What this seat has said: that it pushes, until there is a contract; then about Weis."""
    if not isinstance(record, PlayRecord) and record.pushes:
        if seat == record.forehand:
            yield Message("schieber-words-push")
        elif record.pushes > 1 and side_of(seat) == side_of(record.forehand):
            yield Message("schieber-words-push-back")
    yield from (describe_said(one) for one in heard(record.said) if one.said.seat == seat)


def _groups(view: DealView) -> Iterator[CardGroup]:
    """The Weis that the winning team has shown, and the Stöck that were counted; aside after the first trick."""
    record, aside = view.deal, any(view.tricks_won)
    for weis in record.shown:
        label = message("schieber-group-weis", player=SeatWord(weis.seat), points=weis.points)
        yield CardGroup(label, tuple(each(weis.cards)), aside)
    for credit in record.credits:
        if credit.suit is not None and credit.seat is not None:
            label = message("schieber-group-stoeck", player=SeatWord(credit.seat))
            yield CardGroup(label, tuple(each(PAIRS[credit.suit])), aside)


def _open_trick(view: View) -> TrickScene | None:
    """The trick on the table, which may still be empty, also when the match has ended in the middle of it."""
    if not isinstance(view, PlayView | OverView) or view.leader is None:
        return None
    lying = laid(view.leader, view.cards)
    winner = lying[taking(view.cards, view.deal.contract)].seat if lying else None
    return TrickScene(sum(view.tricks_won) + 1, lying, winner, complete=False)


def _finished(trick: Trick, number: int) -> TrickScene:
    return TrickScene(number, laid(trick.leader, trick.cards), trick.winner, complete=True, points=trick.points)


def _result(view: View) -> Iterator[Message]:
    """What the deal brought, and how the match ended."""
    if not isinstance(view, EndView):
        return
    yield describe_result(view.match.results[-1])
    if isinstance(view, OverView):
        yield describe_end(view.totals)
