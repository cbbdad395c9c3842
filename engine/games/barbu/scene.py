"""The picture of the table: a scene, made from a view."""

from collections.abc import Iterator

from engine.cards import NO_CARDS, SUITS, Rank, Seat, Suit, card, each
from engine.games.barbu.cards import RANKINGS, RANKS
from engine.games.barbu.events import describe_end, describe_result
from engine.games.barbu.model import (
    DealEnded,
    DealView,
    DominoView,
    DoublingView,
    MatchOver,
    State,
    Trick,
    TrickView,
    View,
)
from engine.games.barbu.refusals import may_be_laid, taking
from engine.games.barbu.sheet import declared_line, left_words
from engine.message import CardWord, Message, SeatWord, SideWord, message
from engine.scene import CardGroup, Lane, Scene, SeatScene, TrickScene, asked, asked_for_card, waiting_for
from engine.tricks.four_players import SEATS, laid
from engine.tricks.ranking import why_taken
from engine.turn import Act


def scene_of(view: View) -> Scene:
    """The scene of a view."""
    declared = view.deal.declared if isinstance(view, DealView) else None
    trump = None if declared is None else declared.trump
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
        hand=RANKINGS[trump].in_order(view.hand),
        trump=trump,
    )


def _heading(view: View) -> Iterator[Message]:
    """The number of the deal in the match, and the contract with its declarer."""
    length = view.options.length
    if not isinstance(view, DealView):
        yield message("barbu-heading-opening", length=length)
        return
    record = view.deal
    yield message("barbu-heading-deal", number=record.number, length=length)
    if record.declared is not None:
        yield declared_line(record)


def _prompt(view: View) -> Message:
    """What happens next, and whose turn it is."""
    turn = view.turn
    if not isinstance(turn, Act):
        return Message(f"barbu-waiting-{view.phase}")
    if isinstance(view, TrickView):
        return asked_for_card(turn.seat, view.seat, leads=not view.cards)
    if isinstance(view, DoublingView) and view.seat != turn.seat:
        return waiting_for(turn.seat)
    return asked(f"barbu-prompt-{view.phase}", turn.seat, view.seat)


# --------------------------------------------------------------------------------------------------------------- seats


def _seat(view: View, seat: Seat) -> SeatScene:
    parts = (Message("barbu-part-declarer"),) if seat == view.dealer else ()
    said: list[Message] = []
    aside: list[Message] = []
    if isinstance(view, DealView):
        said += _doubles(view, seat)
        laid, passed = _dominoes(view, seat)
        said += passed
        aside += [*_doubled_by(view, seat), *laid]
    aside += _left(view, seat)
    if view.phase in ("ended", "over"):
        # What came of the doubles is told with the result.
        said, aside = [], said + aside
    return SeatScene(
        seat=seat,
        parts=parts,
        said=tuple(said),
        aside=tuple(aside),
        cards_held=view.counts[seat],
        tricks=view.tricks_won[seat],
        to_act=view.turn == Act(seat),
    )


def _doubles(view: DealView, seat: Seat) -> Iterator[Message]:
    """BAR-2.3: the seats that this one has doubled, and those with doubles both ways; or that it has doubled nobody."""
    doubled, by = _both_ways(view, seat)
    for key, seats in (("doubles", doubled - by), ("redoubled", doubled & by)):
        if seats:
            yield message(f"barbu-said-{key}", whom=SideWord(tuple(sorted(seats))))
    if isinstance(view, DoublingView) and not doubled and any(spoken.seat == seat for spoken in view.deal.doubles):
        yield Message("barbu-said-doubles-nobody")


def _doubled_by(view: DealView, seat: Seat) -> Iterator[Message]:
    """BAR-2.3: the seats that have doubled this one and not the other way round; their own lines say so, too."""
    doubled, by = _both_ways(view, seat)
    if seats := by - doubled:
        yield message("barbu-said-doubled-by", whom=SideWord(tuple(sorted(seats))))


def _both_ways(view: DealView, seat: Seat) -> tuple[set[Seat], set[Seat]]:
    """The seats that this one has doubled, and those that have doubled it."""
    record = view.deal
    doubled = {other for other in SEATS if record.doubled(seat, other)}
    return doubled, {other for other in SEATS if record.doubled(other, seat)}


def _dominoes(view: View, seat: Seat) -> tuple[list[Message], list[Message]]:
    """BAR-2.5: the card that a seat laid last, which its row shows; its pass, or the place in which it went out."""
    if seat in view.out:
        return [], [message("barbu-said-out", place=view.out.index(seat) + 1)]
    last = next((turn for turn in reversed(view.laid) if turn.seat == seat), None)
    if last is None:
        return [], []
    if last.card is None:
        return [], [Message("barbu-said-passed")]
    return [message("barbu-said-laid", card=CardWord(last.card))], []


def _left(view: View, seat: Seat) -> Iterator[Message]:
    """BAR-2.2: the contracts left to a seat that has declared some; one that is declared now is no longer left.

    The declarer's always, everybody's between deals and before a declaration.
    """
    if seat != view.dealer and view.phase not in ("opening", "declaring", "ended"):
        return
    left = view.match.left_to(seat)
    deals = view.options.deals_each - sum(1 for _ in view.match.declared_by(seat))
    declared = None if view.deal is None or seat != view.dealer else view.deal.declared
    if declared is not None and declared.contract in left:
        left, deals = tuple(key for key in left if key != declared.contract), deals - 1
    if deals < view.options.deals_each:
        yield left_words(left, deals)


# --------------------------------------------------------------------------------------------------- cards on the table


def _groups(view: View) -> Iterator[CardGroup]:
    """BAR-3: by seat, the captured cards that count."""
    for seat in SEATS:
        if view.taken[seat]:
            yield CardGroup(message("barbu-group-taken", player=SeatWord(seat)), tuple(each(view.taken[seat])))


def _open_trick(view: View) -> TrickScene | None:
    """The trick on the table, perhaps without cards yet."""
    if not isinstance(view, TrickView):
        return None
    cards = laid(view.leader, view.cards)
    winner = cards[taking(view.cards, view.deal.declaration.trump)].seat if cards else None
    why = why_taken(RANKINGS[view.deal.declaration.trump], view.cards, complete=False)
    return TrickScene(sum(view.tricks_won) + 1, cards, winner, complete=False, why=why)


def _last_trick(view: View) -> TrickScene | None:
    trick = view.last_trick
    if trick is None or view.deal is None:
        return None
    return _finished(trick, sum(view.tricks_won), view.deal.declaration.trump)


def tricks_of(state: State) -> tuple[TrickScene, ...]:
    """The tricks of a deal that is over."""
    if not isinstance(state, DealEnded | MatchOver):
        return ()
    trump = state.deal.record.declaration.trump
    return tuple(_finished(trick, number, trump) for number, trick in enumerate(state.tricks, start=1))


def _finished(trick: Trick, number: int, trump: Suit | None) -> TrickScene:
    why = why_taken(RANKINGS[trump], trick.cards, complete=True)
    return TrickScene(number, laid(trick.leader, trick.cards), trick.winner, complete=True, why=why)


def _lanes(view: View) -> Iterator[Lane]:
    """BAR-2.5: the four lines of dominoes and, during the play, the ranks that can be laid to them."""
    declared = None if view.deal is None else view.deal.declared
    if declared is None or declared.start is None or isinstance(view, DoublingView):
        return
    open_now = may_be_laid(view) if isinstance(view, DominoView) else NO_CARDS
    for suit in SUITS:
        ranks = _ranks(view.table, suit)
        # From low to high: the ace, which is the strongest rank, has the number 0.
        low, high = (ranks[-1], ranks[0]) if ranks else (None, None)
        yield Lane(suit, low, high, _ranks(open_now, suit)[::-1])


def _ranks(cards: int, suit: Suit) -> tuple[Rank, ...]:
    return tuple(rank for rank in RANKS if cards >> card(suit, rank) & 1)


# -------------------------------------------------------------------------------------------------------------- results


def _result(view: View) -> Iterator[Message]:
    """BAR-2.6: the scores of the deal, and the end of the match; the score sheet has the payments for doubles."""
    if view.phase not in ("ended", "over"):
        return
    yield describe_result(view.match.results[-1])
    if view.phase == "over":
        yield describe_end(view.match.totals)
