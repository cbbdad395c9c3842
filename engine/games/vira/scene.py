"""The picture of the table: a scene, made from a view."""

from collections.abc import Iterator, Sequence

from engine.cards import Card, Seat, each
from engine.games.vira.bid_messages import (
    aim_of,
    bid_word,
    contract_line,
    contract_word,
    fee_word,
    meaning_of,
    row_word,
    stake_line,
    surrender_word,
    trumps_line,
)
from engine.games.vira.cards import ACTIVE, HAND, RANKINGS, second_preference
from engine.games.vira.contracts import ROWS
from engine.games.vira.declarer_steps import how_many, may_exchange_again, may_misere
from engine.games.vira.events import describe_outcome, describe_shares, describe_winner
from engine.games.vira.low_guard import guarded_suit
from engine.games.vira.model import Call, DealEnded, DealRecord, MatchOver, State, Trick
from engine.games.vira.sheet import guard_line, pot_line
from engine.games.vira.view import BiddingView, DealView, DefendingView, PlayView, PreparingView, View
from engine.message import Message, SeatWord, SuitWord, message
from engine.scene import CardGroup, Laid, Rung, Scene, SeatScene, TrickScene, asked, asked_for_card, waiting_for
from engine.tricks.ranking import why_taken
from engine.turn import Act


def scene_of(view: View) -> Scene:
    """The scene of a view."""
    trump = view.deal.trump if isinstance(view, DealView) else None
    return Scene(
        heading=tuple(_heading(view)),
        prompt=_prompt(view),
        seats=tuple(_seat(view, Seat(seat)) for seat in range(view.match.seats)),
        scores=view.balances,
        groups=tuple(_groups(view)),
        trick=_open_trick(view),
        last_trick=_last_trick(view),
        result=tuple(_result(view)),
        hand=RANKINGS[trump].in_order(view.hand),
        figures=(("pot", view.match.pot),),
        auction=tuple(_auction(view)),
        trump=trump,
        aside=tuple(_aside(view)),
        ladder=tuple(_ladder(view)),
    )


def _ladder(view: View) -> Iterator[Rung]:
    """VIR-2: the forty bids by rank, while the auction lasts."""
    if not isinstance(view, BiddingView):
        return
    standing = view.deal.standing
    rank = standing.bid.row.rank if standing is not None else 0
    for row in ROWS:
        yield Rung(row_word(row), aim_of(row), over=row.rank > rank, standing=row.rank == rank)


def _heading(view: View) -> Iterator[Message]:
    """The number of the deal in the match; the suits of the columns and what the standing bid commits to.

    Once there is a contract, it stands there instead, with its trumps.
    """
    length = view.options.deals
    if not isinstance(view, DealView):
        yield message("vira-heading-opening", length=length)
        return
    record = view.deal
    yield message("vira-heading-deal", number=record.number, length=length)
    if record.contract is None:
        yield _preference(record)
        if record.standing is not None:
            bid = record.standing.bid
            # Over a gök, what a pass costs has to fit in, too.
            gok = bid.row.family.key == "gok"
            meaning = meaning_of(bid.row, record.preference, bid.qualifier, exchange=not gok)
            yield message("vira-heading-standing", bid=bid_word(bid), meaning=meaning)
        return
    if isinstance(view, PreparingView):  # it decides what the trumps to be named pay
        yield _preference(record)
    yield contract_word(record) if _playing_to_lose(view) else contract_line(record)
    if (trumps := trumps_line(record)) is not None:
        yield trumps


def _playing_to_lose(view: DealView) -> bool:
    """Whether the declarer's progress says the aim, which for these contracts is long."""
    return isinstance(view, PlayView) and view.deal.lose


def _preference(record: DealRecord) -> Message:
    second = SuitWord(second_preference(record.preference))
    return message("vira-preference", suit=SuitWord(record.preference), second=second)


def _aside(view: View) -> Iterator[Message]:
    """Once there is a contract: the suits of the columns; until the deal is over, the stakes and the talon's size."""
    if not isinstance(view, DealView) or view.deal.contract is None:
        return
    if not isinstance(view, PreparingView):
        yield _preference(view.deal)
    if _playing_to_lose(view):
        yield contract_line(view.deal)
    if view.phase not in ("ended", "over"):
        yield stake_line(view.deal)
        yield message("vira-talon", count=view.deal.talon)


def _auction(view: View) -> Iterator[Message]:
    """VIR-3: the calls of the auction, one line each."""
    for call in view.deal.calls if isinstance(view, DealView) else ():
        yield message(f"vira-auction-{call.said}", player=SeatWord(call.seat), bid=bid_word(call.bid))


# -------------------------------------------------------------------------------------------------------------- prompts


def _prompt(view: View) -> Message:
    """What happens next, whose turn it is, and what it costs."""
    turn = view.turn
    if not isinstance(turn, Act):
        return Message(f"vira-waiting-{view.phase}")
    match view:
        case BiddingView():
            return _prompt_bidding(view, turn.seat)
        case PreparingView():
            return _prompt_contract(view, turn.seat)
        case DefendingView() if view.seat == turn.seat:
            return message("vira-pick-defence", maximum=view.deal.talon)
        case DefendingView():
            return message("vira-prompt-defence", player=SeatWord(turn.seat), maximum=view.deal.talon)
        case _:
            return asked_for_card(turn.seat, view.seat, leads=not view.cards)


def _prompt_bidding(view: BiddingView, seat: Seat) -> Message:
    """VIR-3.2, VIR-3.5: forehand must open; then there is a bid to beat, and passing a gök may be fined.

    Over a gök the player to call is told about the own low guard, which depends on that hand alone.
    """
    standing = view.deal.standing
    if standing is None:
        return asked("vira-prompt-opening", seat, view.seat)
    bid = bid_word(standing.bid)
    gok = standing.bid.row.family.key == "gok"
    if view.seat != seat:
        key = "vira-prompt-bidding-gok" if gok else "vira-prompt-bidding"
        return message(key, player=SeatWord(seat), bid=bid, holder=SeatWord(standing.holder))
    if not gok:
        return message("vira-prompt-bidding-own", bid=bid, holder=SeatWord(standing.holder))
    suit = guarded_suit(view.hand)
    if suit is None:
        return message("vira-prompt-bidding-bare", bid=bid)
    return message("vira-prompt-bidding-guarded", bid=bid, suit=SuitWord(suit))


def _prompt_contract(view: PreparingView, seat: Seat) -> Message:
    """VIR-1.4, VIR-1.5: what the declarer is asked, with the prices."""
    record = view.deal
    match view.step:
        case "sharpen" if view.seat != seat:
            return waiting_for(seat)
        case "sharpen":
            return message("vira-prompt-sharpen", bid=contract_word(record))
        case "decide" if may_exchange_again(record):
            prices = {"surrender": surrender_word(record), "fee": fee_word(record)}
            return asked("vira-prompt-decide-again", seat, view.seat, **prices)
        case "decide":
            return asked("vira-prompt-decide", seat, view.seat, surrender=surrender_word(record))
        case "plan":
            key = "vira-prompt-plan-either" if may_misere(record) else "vira-prompt-plan"
            return asked(key, seat, view.seat, surrender=surrender_word(record))
        case "trump":
            key = "vira-prompt-trump-turned" if record.row.family.turned else "vira-prompt-trump"
            return asked(key, seat, view.seat)
        case "exchange" | "keep" | "discard" | "shed" if view.seat == seat:
            return Message(f"vira-pick-{view.step}")
        case "exchange" | "keep" | "discard" | "shed":
            minimum, maximum = how_many(view.step, record)
            key = f"vira-prompt-{view.step}"
            key = f"{key}-exactly" if minimum == maximum else key
            return message(key, player=SeatWord(seat), minimum=minimum, maximum=maximum)
        case _:
            raise AssertionError("this step asks nothing")


# ---------------------------------------------------------------------------------------------------------------- seats


def _seat(view: View, seat: Seat) -> SeatScene:
    if not isinstance(view, DealView):
        parts = (Message("vira-part-dealer"),) if seat == view.dealer else ()
        return SeatScene(seat, parts)
    record, playing = view.deal, isinstance(view, PlayView)
    place, exchanged = [*_place(record, seat)], [*_exchanged(record, seat)]
    if playing and _was_not_asked(record, seat):
        exchanged.append(Message("vira-said-talon-empty"))
    begins = not any(view.tricks_won)
    role = [Message("vira-part-declarer")] if record.contract is not None and record.declarer == seat else []
    said = [*_said(view, seat)]
    return SeatScene(
        seat=seat,
        # Where a seat sits matters before the cards are played, what it exchanged until a trick is over.
        parts=tuple(role if playing else place + role),
        said=tuple(said if playing and not begins else exchanged + said),
        cards_held=view.counts[seat],
        tricks=view.tricks_won[seat],
        to_act=view.turn == Act(seat),
        aside=tuple(place + ([] if begins else exchanged) if playing else ()),
        sits_out=seat == record.idle,
    )


def _place(record: DealRecord, seat: Seat) -> Iterator[Message]:
    """VIR-1.1: the place of a seat in the deal."""
    for active, part in zip(record.active, ("forehand", "middle", "dealer"), strict=True):
        if active == seat:
            yield Message(f"vira-part-{part}")


def _said(view: DealView, seat: Seat) -> Iterator[Message]:
    """In the auction the last call of a seat; during the play the progress of the declarer."""
    record = view.deal
    if record.contract is None:
        last = next((call for call in reversed(record.calls) if call.seat == seat), None)
        if last is not None:
            yield _call_word(last)
        return
    if isinstance(view, PlayView) and seat == record.declarer:
        yield _progress(record, view.tricks_won[seat], sum(view.tricks_won))


def _was_not_asked(record: DealRecord, seat: Seat) -> bool:
    """VIR-1.6: whether a defender had nothing left to exchange with."""
    return seat in record.defenders and not any(exchange.seat == seat for exchange in record.exchanges)


def _exchanged(record: DealRecord, seat: Seat) -> Iterator[Message]:
    """VIR-1.5, VIR-1.6: whether a seat took the whole talon, or how many cards it exchanged, once or twice."""
    if record.contract is None:
        return
    exchanges = [exchange for exchange in record.exchanges if exchange.seat == seat]
    if record.row.family.whole_talon and exchanges:
        yield Message("vira-said-talon")
        return
    counts = [exchange.drawn for exchange in exchanges if exchange.drawn == exchange.discarded]
    match counts:
        case [0]:
            yield Message("vira-said-exchanged-none")
        case [count]:
            yield message("vira-said-exchanged", count=count)
        case [first, again]:
            yield message("vira-said-exchanged-again", count=first, again=again)


def _call_word(call: Call) -> Message:
    return bid_word(call.bid) if call.said == "bid" else message(f"vira-said-{call.said}", bid=bid_word(call.bid))


def _progress(record: DealRecord, tricks: int, played: int) -> Message:
    """VIR-4.1: how far the declarer is from the aim; whether it is reached or lost, or what would double the loss.

    `tricks`: taken by the declarer; `played`: finished in all.
    """
    if record.lose:
        return Message(("vira-said-none", "vira-said-single", "vira-said-double")[min(tricks, 2)])
    missing, left = record.row.tricks_to_win - tricks, HAND - played
    if missing <= 0:
        return Message("vira-said-made")
    if missing <= left:
        return message("vira-said-needs", tricks=missing)
    return message("vira-said-short", tricks=left) if missing == left + 1 else Message("vira-said-double")


# --------------------------------------------------------------------------------------------------- cards on the table


def _groups(view: View) -> Iterator[CardGroup]:
    """VIR-1.8.3 to VIR-1.8.6: turned cards, exposed hands, and the viewer's own drawn and discarded cards."""
    if not isinstance(view, DealView):
        return
    playing = isinstance(view, PlayView)
    if view.deal.turned:
        yield from _turned(view.deal, aside=playing)
    for seat, cards in enumerate(view.shown):
        if cards:
            key = "vira-cards-shown" if seat == view.deal.declarer else "vira-cards-partner"
            yield _cards(key, seat, cards)
    if view.drawn:
        yield CardGroup(Message("vira-cards-drawn"), tuple(each(view.drawn)), playing)
    if view.discards:
        yield CardGroup(Message("vira-cards-discarded"), tuple(each(view.discards)), playing)
    if not view.unused:
        return
    *piles, talon = view.unused
    for seat, cards in enumerate(piles):
        if cards:
            yield _cards("vira-cards-unused", seat, cards)
    if talon:
        yield CardGroup(Message("vira-cards-talon"), tuple(each(talon)))


def _turned(record: DealRecord, *, aside: bool) -> Iterator[CardGroup]:
    """VIR-1.5.B: the turned cards; those of a re-exchange, from which trumps are named then, in their own group."""
    each_time = record.row.family.turned
    yield CardGroup(Message("vira-cards-turned"), record.turned[:each_time], aside)
    if again := record.turned[each_time:]:
        yield CardGroup(Message("vira-cards-turned-again"), again, aside)


def _cards(key: str, seat: int, cards: int) -> CardGroup:
    return CardGroup(message(key, player=SeatWord(Seat(seat))), tuple(each(cards)))


def _open_trick(view: View) -> TrickScene | None:
    """The trick on the table, perhaps without cards yet."""
    if not isinstance(view, PlayView):
        return None
    cards = _laid(view.deal, view.leader, view.cards)
    winner = cards[RANKINGS[view.deal.trump].taking(view.cards)].seat if cards else None
    why = why_taken(RANKINGS[view.deal.trump], view.cards, complete=False)
    return TrickScene(sum(view.tricks_won) + 1, cards, winner, complete=False, why=why)


def _last_trick(view: View) -> TrickScene | None:
    trick = view.last_trick
    if trick is None or not isinstance(view, DealView):
        return None
    return _finished(trick, sum(view.tricks_won), view.deal)


def tricks_of(state: State) -> tuple[TrickScene, ...]:
    """The tricks of a deal that is over."""
    if not isinstance(state, DealEnded | MatchOver):
        return ()
    return tuple(_finished(trick, number, state.deal.record) for number, trick in enumerate(state.tricks, start=1))


def _finished(trick: Trick, number: int, record: DealRecord) -> TrickScene:
    why = why_taken(RANKINGS[record.trump], trick.cards, complete=True)
    return TrickScene(number, _laid(record, trick.leader, trick.cards), trick.winner, complete=True, why=why)


def _laid(record: DealRecord, leader: Seat, cards: Sequence[Card]) -> tuple[Laid, ...]:
    first = record.active.index(leader)
    return tuple(Laid(record.active[(first + place) % ACTIVE], card) for place, card in enumerate(cards))


# -------------------------------------------------------------------------------------------------------------- results


def _result(view: View) -> Iterator[Message]:
    """VIR-4: the outcome of the deal, the low guards, the pot, and the end of the session; payments: the account."""
    if view.phase not in ("ended", "over"):
        return
    result = view.match.results[-1]
    yield describe_outcome(result)
    yield from map(guard_line, result.guards)
    yield pot_line(result)
    if view.phase == "over":
        yield describe_shares(view.match.shares)
        yield describe_winner(view.match.balances)
