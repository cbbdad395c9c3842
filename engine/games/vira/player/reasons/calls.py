"""Reasons for a call in the auction, and for announcing a stronger contract."""

from collections.abc import Iterator

from engine.cards import SUIT_MASKS, SUITS, Suit
from engine.choice import PickOne
from engine.games.vira.actions import Action, Say, Sharpen, parse
from engine.games.vira.bid_families import EITHER, TO_LOSE
from engine.games.vira.bid_messages import bid_word
from engine.games.vira.cards import HAND
from engine.games.vira.choices import choice_of
from engine.games.vira.contracts import BY_KEY, Row, sharper
from engine.games.vira.low_guard import FINE, guarded_suit
from engine.games.vira.model import PLAIN, Bid, DealRecord
from engine.games.vira.player.bid_estimates import best_kept, estimate, of_keeping_low
from engine.games.vira.player.bidding import bid_after, lowness
from engine.games.vira.player.exchanging import safest, weakest
from engine.games.vira.player.hand_evaluation import of_tricks
from engine.games.vira.player.reasons.hands import TOPS, about_losing_with, about_trumps_in
from engine.games.vira.view import BiddingView, DealView
from engine.message import Message, SuitWord, message
from engine.tricks.events import cards_word


def about_call(view: BiddingView, action: Action) -> Iterator[Message]:
    """The facts that speak for a call; the weightiest first, at least one."""
    record = view.deal
    bid = bid_after(action, record)
    guard = guarded_suit(view.hand)
    faces_cuckoo = record.standing is not None and record.standing.bid.row.key == "gok"
    if bid is None:
        if faces_cuckoo and guard is not None:
            yield message("vira-reason-low-guard", suit=SuitWord(guard))
        yield from _about_passing(view)
        return
    if faces_cuckoo and guard is None:
        yield message("vira-reason-no-guard", fine=FINE)
    if action == Say("hold"):
        yield message("vira-reason-hold", bid=bid_word(bid))
    yield from _about_bid(view.hand, bid, record, lowness(record, record.to_call))


def _about_passing(view: BiddingView) -> Iterator[Message]:
    choice = choice_of(view)
    assert isinstance(choice, PickOne)
    bids = [bid for text in choice.legal if (bid := bid_after(parse(text), view.deal)) is not None]
    if bids and view.deal.standing is not None and min(bids) > view.deal.standing.bid:
        yield message("vira-reason-goes-higher", bid=bid_word(min(bids)))
    yield message("vira-reason-longest", count=max(_lengths(view.hand)), tops=(view.hand & TOPS).bit_count())


def _lengths(hand: int) -> list[int]:
    return [(hand & SUIT_MASKS[suit]).bit_count() for suit in SUITS]


def _about_bid(hand: int, bid: Bid, record: DealRecord, low: float) -> Iterator[Message]:
    """What the hand has for a bid."""
    row = bid.row
    match row.family.key:
        case "buy" | "solo":
            trump = estimate(hand, bid, record.preference, record.seats, low).trump
            assert trump is not None
            yield from about_trumps_in(hand, trump)
        case "turne" | "vingel" | "tringel":
            yield message("vira-reason-any-suit", count=min(_lengths(hand)))
            if tops := hand & TOPS:
                yield message("vira-reason-tops-in-hand", cards=cards_word(tops))
        case "gask":
            yield from _about_gask(hand, bid, record.preference, low)
        case "vira":
            yield message("vira-reason-choose", cards=2 * HAND)
            yield from about_trumps_in(hand, best_kept(hand, bid, record.preference)[0])
        case "gok":
            yield message("vira-reason-choose", cards=2 * HAND)
            yield from about_losing_with(hand, 0, 0)
        case "kopmisar":
            kept = safest(hand, HAND - row.minimum - row.sheds())
            yield message("vira-reason-gets-rid", cards=cards_word(hand & ~kept))
            yield from about_losing_with(kept, hand & ~kept, 0)
        case _:
            kept = safest(hand, row.cards_to_lose)
            yield from about_losing_with(kept, hand & ~kept, 0)


def _about_gask(hand: int, bid: Bid, preference: Suit, low: float) -> Iterator[Message]:
    """VIR-1.5.C: the cards that the hand would keep."""
    number = bid.row.number
    if not number:
        yield Message("vira-reason-new-hand")
        return
    trump, tricks = best_kept(hand, bid, preference)
    kept = hand & ~weakest(hand, trump, HAND - number)
    may_lose = bid.row.loses == EITHER and bid.qualifier == PLAIN
    if may_lose and of_keeping_low(hand, bid.row, low) > of_tricks(tricks, bid.row.tricks_to_win, HAND).win:
        kept = safest(hand, number)
    yield message("vira-reason-would-keep", cards=cards_word(kept))


def about_sharpening(view: DealView, action: Sharpen) -> Iterator[Message]:
    """VIR-1.4: the facts that speak for staying with the contract, or for a stronger one; at least one."""
    record = view.deal
    bid = record.bid if action.key is None else Bid(BY_KEY[action.key].rank, record.bid.qualifier)
    low = lowness(record, record.declarer)
    if action.key is None:
        yield from _less_than_stronger(record.bid.row)
    else:
        more, now = _price(bid.row), _price(record.row)
        if more > now:
            yield message("vira-reason-pays-more", points=more, now=now)
    yield from _about_bid(view.hand, bid, record, low)


def _less_than_stronger(row: Row) -> Iterator[Message]:
    """What the contract that was won asks, in cards or in tricks; nothing of Gask 6, since Gask 5 needs as many."""
    if row.loses == TO_LOSE:
        yield message("vira-reason-exchanges", count=row.minimum)
    elif all(other.tricks_to_win > row.tricks_to_win for other in sharper(row)):
        yield message("vira-reason-enough", tricks=row.tricks_to_win)


def _price(row: Row) -> int:
    """VIR-4.3: the most player points of a row."""
    return max(points for points in row.points if points is not None)
