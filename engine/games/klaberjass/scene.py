"""The picture of the table: a scene, made from a view."""

from collections.abc import Iterator
from typing import Final

from engine.cards import Seat, Suit, each, suit_of
from engine.games.klaberjass.cards import BEFORE_TRUMP, PACK, RANKINGS
from engine.games.klaberjass.events import describe_bid, describe_end, describe_result, describe_said
from engine.games.klaberjass.model import (
    BiddingView,
    DealEnded,
    DealRecord,
    DealView,
    EndedView,
    MatchOver,
    MeldingView,
    PlayView,
    State,
    Trick,
    TrumpRecord,
    View,
)
from engine.message import Message, SeatWord, SuitWord, message
from engine.scene import CardGroup, Laid, Scene, SeatScene, TrickScene, asked_for_card, waiting_for
from engine.tricks.ranking import why_taken
from engine.tricks.scene import orders_of
from engine.turn import Act

SEATS = (Seat(0), Seat(1))
TRICKS_WITH_DIALOGUE: Final = 2
"""As long as fewer tricks are finished, the dialogue about sequences and the shown ones stand at the table."""


def scene_of(view: View) -> Scene:
    """The scene of a view."""
    trump = view.deal.trump if isinstance(view, DealView) else None
    order = BEFORE_TRUMP if trump is None else RANKINGS[trump]
    return Scene(
        heading=tuple(_heading(view)),
        prompt=_prompt(view),
        seats=tuple(_seat(view, seat) for seat in SEATS),
        scores=view.match.totals,
        groups=tuple(_groups(view)) if isinstance(view, DealView) else (),
        trick=_open_trick(view) if isinstance(view, PlayView) else None,
        last_trick=_last_trick(view),
        result=tuple(_result(view)) if isinstance(view, EndedView) else (),
        hand=order.in_order(view.hand),
        dialogue=tuple(_dialogue(view)),
        trump=trump,
        covered=view.options.reviewTricks == "none",
        orders=orders_of(RANKINGS[suit_of(view.deal.up) if trump is None else trump], PACK)
        if isinstance(view, DealView)
        else (),
    )


def _heading(view: View) -> Iterator[Message]:
    if not isinstance(view, DealView):
        yield message("klaberjass-heading-opening", target=view.options.target)
        return
    record = view.deal
    yield message("klaberjass-heading-deal", number=record.number, target=view.options.target)
    if isinstance(record, TrumpRecord):
        yield message("klaberjass-heading-trump", suit=SuitWord(record.trump), player=SeatWord(record.maker))
    if view.match.pot:
        yield message("klaberjass-heading-pot", amount=view.match.pot)


def _prompt(view: View) -> Message:
    """The message of what the table waits for, and of whom."""
    turn = view.turn
    if not isinstance(turn, Act):
        return Message(f"klaberjass-waiting-{view.phase}")
    if view.seat != turn.seat and isinstance(view, BiddingView | MeldingView):
        return waiting_for(turn.seat)
    match view:
        case BiddingView():
            return _bidding_prompt(view, turn.seat)
        case MeldingView():
            return _melding_prompt(view.deal, turn.seat)
        case _:
            return asked_for_card(turn.seat, view.seat, leads=view.led is None)


def _melding_prompt(record: DealRecord, seat: Seat) -> Message:
    """KLA-2.6.3, KLA-2.6.4: the elder announces; the dealer answers, or declares where the elder has no sequence."""
    if record.announced:
        return message("klaberjass-prompt-answering", amount=record.announced)
    if seat == record.elder:
        return Message("klaberjass-prompt-announcing")
    return Message("klaberjass-prompt-declaring")


def _bidding_prompt(view: BiddingView, seat: Seat) -> Message:
    """KLA-2.2, KLA-2.3, KLA-4.2: the round, an offer to answer, or a suit that must be named."""
    if view.phase == "offered":
        return Message("klaberjass-prompt-offered")
    record = view.deal
    turned = SuitWord(suit_of(record.up))
    if record.round == 1:
        return message("klaberjass-prompt-first-round", suit=turned)
    bound = view.options.dealerMustName == "on" and seat == record.dealer
    if view.phase == "naming" or bound:
        return message("klaberjass-prompt-naming", suit=turned)
    return message("klaberjass-prompt-second-round", suit=turned)


def _seat(view: View, seat: Seat) -> SeatScene:
    record = view.deal
    parts, said = list[Message](), list[Message]()
    if seat == view.dealer:
        parts.append(Message("klaberjass-part-dealer"))
    if record is not None:
        if seat == record.maker:
            parts.append(Message("klaberjass-part-maker"))
        said = [Message("klaberjass-words-bella")] if record.bella == seat else []
    return SeatScene(
        seat,
        tuple(parts),
        tuple(said),
        view.counts[seat],
        view.tricks_won[seat],
        view.points[seat],
        to_act=view.turn == Act(seat),
    )


def _dialogue(view: View) -> Iterator[Message]:
    """KLA-2.2, KLA-2.6: the bids until trump is fixed, then what is said of sequences until the second trick is over.

    They come in the order in which they were said.
    """
    record = view.deal
    if record is None:
        return
    if record.trump is None:
        for bid in record.bids:
            yield _spoken(bid.seat, describe_bid(bid))
    elif sum(view.tricks_won) < TRICKS_WITH_DIALOGUE:
        for said in record.said:
            yield _spoken(said.seat, describe_said(said))


def _spoken(seat: Seat, words: Message) -> Message:
    return message("klaberjass-said", player=SeatWord(seat), words=words)


def _groups(view: DealView) -> Iterator[CardGroup]:
    """The cards that lie open are aside once the first trick is over, shown sequences once the second one is."""
    record, aside = view.deal, any(view.tricks_won)
    if record.exchange is None:
        yield CardGroup(Message("klaberjass-group-turn-up"), (record.up,), aside)
    else:
        label = message("klaberjass-group-dix", player=SeatWord(record.exchange.seat))
        yield CardGroup(label, (record.exchange.seven,), aside)
    if record.bottom is not None:
        yield CardGroup(Message("klaberjass-group-bottom"), (record.bottom,), aside)
    if record.shown is not None:
        label = message("klaberjass-group-sequences", player=SeatWord(record.shown.seat), points=record.shown.points)
        cards = tuple(card for run in record.shown.runs for card in each(run))
        yield CardGroup(label, cards, sum(view.tricks_won) >= TRICKS_WITH_DIALOGUE)


def _open_trick(view: PlayView) -> TrickScene:
    """The open trick, which may be empty."""
    number = sum(view.tricks_won) + 1
    laid = () if view.led is None else (Laid(view.leader, view.led),)
    return TrickScene(number, laid, view.leader if laid else None, complete=False)


def _last_trick(view: View) -> TrickScene | None:
    trick, record = view.last_trick, view.deal
    if trick is None or record is None or record.trump is None:
        return None
    return _finished(trick, sum(view.tricks_won), record.trump)


def tricks_of(state: State) -> tuple[TrickScene, ...]:
    """The tricks of a deal that is over."""
    if not isinstance(state, DealEnded | MatchOver) or state.deal.record.trump is None:
        return ()
    trump = state.deal.record.trump
    return tuple(_finished(trick, number, trump) for number, trick in enumerate(state.tricks, start=1))


def _finished(trick: Trick, number: int, trump: Suit) -> TrickScene:
    laid = (Laid(trick.leader, trick.lead), Laid(Seat(1 - trick.leader), trick.reply))
    why = why_taken(RANKINGS[trump], (trick.lead, trick.reply), complete=True)
    return TrickScene(number, laid, trick.winner, complete=True, points=trick.points, why=why)


def _result(view: EndedView) -> Iterator[Message]:
    """The messages of how the deal, and perhaps the match, ended."""
    yield describe_result(view.match.results[-1])
    if view.phase == "over":
        yield describe_end(view.match.totals)
