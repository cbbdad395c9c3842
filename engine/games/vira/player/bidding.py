"""Calls in the auction by rule of thumb, and gives the reason."""

from collections.abc import Iterator
from typing import Final

from engine.cards import Seat
from engine.game import PickOne
from engine.games.vira.actions import Action, MakeBid, Say, parse
from engine.games.vira.bid_families import TO_LOSE
from engine.games.vira.bid_messages import bid_word
from engine.games.vira.low_guard import FINE, guarded_suit
from engine.games.vira.model import IN_COLOUR, IN_PREFERENCE, Bid, DealRecord, Standing
from engine.games.vira.player.bid_estimates import BidEstimate, estimate
from engine.games.vira.view import BiddingView
from engine.message import Message, SuitWord, message

WORTH_IT: Final = 0.0
"""The expected points that justify a bid where passing is possible. (Against two players that asked for 0.5, over
1,200 deals, one that asked for −1, 0 and 1.5 won 0.06, 0.03 and −0.03 chips a deal more, each ± 0.05: passing costs
points too, when others win.)"""
AS_GOOD: Final = 0.5
"""When opening, a weaker bid is preferred if it promises at most this much less, since one can bid again or hold."""
LIKELY_OVERCALLED: Final = 3.0
"""The same when no bid is worth it: a weaker bid is more likely to be overcalled."""
CUCKOO_WON: Final = 0.7
"""The estimated probability that a standing gök is won."""
BY_LOSER: Final = -0.75
"""Added to the log odds of a misère with the talon for each opponent who has bid a misère and so holds low cards.

Fitted to the contracts of 1,000 deals in which every bid was played out. (Bids to win tricks hint at low cards in the
talon; but three players that all counted on it, and bid from −0.5 points on, won 61 % of their contracts instead of
74 %.)
"""


def called(view: BiddingView, choice: PickOne) -> tuple[Action, Message]:
    """VIR-3.2: the call, and the reason for it."""
    estimates = list(estimates_of(view, choice))
    standing = view.deal.standing
    if standing is None:
        return _opening(estimates)
    action, best = max(estimates, key=lambda candidate: candidate[1].value, default=(Say("pass"), None))
    if best is None or best.value < _needed(view, standing):
        return Say("pass"), message("vira-advice-pass", bid=bid_word(standing.bid))
    if best.value < WORTH_IT:
        return action, message("vira-advice-overcall", bid=bid_word(best.bid))
    return action, reason_for(best)


def estimates_of(view: BiddingView, choice: PickOne) -> Iterator[tuple[Action, BidEstimate]]:
    """The legal calls except pass, the weakest first, each with its estimate."""
    record = view.deal
    low = lowness(record, record.to_call)
    for text in choice.legal:
        action = parse(text)
        bid = _bid_of(action, record)
        if bid is not None:
            yield action, estimate(view.hand, bid, record.preference, record.seats, low)


def lowness(record: DealRecord, seat: Seat) -> float:
    """How low this seat expects the talon to be compared with the usual, from the others' bids.

    An addend to the log odds of a misère with the talon: 0, or less.
    """
    losers = {call.seat for call in record.calls if call.said != "pass" and call.bid.row.loses == TO_LOSE}
    return BY_LOSER * len(losers - {seat})


def _bid_of(action: Action, record: DealRecord) -> Bid | None:
    """The standing bid after this call; None for a pass."""
    standing = record.standing
    match action:
        case MakeBid(bid):
            return bid
        case Say("colour") if standing is not None:
            return Bid(standing.bid.rank, IN_COLOUR)
        case Say("preference") if standing is not None:
            return Bid(standing.bid.rank, IN_PREFERENCE)
        case Say("hold") if standing is not None:
            return standing.bid
        case _:
            return None


def _opening(estimates: list[tuple[Action, BidEstimate]]) -> tuple[Action, Message]:
    """VIR-3.2: the opening bid, which is mandatory: the weakest one that promises about as much as the best."""
    maximum = max(estimate.value for _, estimate in estimates)
    forced = maximum < 0
    enough = maximum - (LIKELY_OVERCALLED if forced else AS_GOOD)
    good = [candidate for candidate in estimates if candidate[1].value > enough]
    action, weakest = min(good, key=lambda candidate: candidate[1].bid)
    return action, message("vira-advice-open", bid=bid_word(weakest.bid)) if forced else reason_for(weakest)


def _needed(view: BiddingView, standing: Standing) -> float:
    """The expected points that justify a bid: fewer where a pass may be fined (VIR-3.5)."""
    if standing.bid.row.key != "gok" or guarded_suit(view.hand) is not None:
        return WORTH_IT
    seats = view.deal.seats
    return WORTH_IT - FINE * (seats - 1) / seats * CUCKOO_WON


# ------------------------------------------------------------------------------------------------------------- reasons


def reason_for(estimate: BidEstimate) -> Message:
    """The reason for a bid."""
    bid, family = bid_word(estimate.bid), estimate.bid.row.family.key
    percent = round(100 * estimate.prospect.win)
    match family:
        case "buy" | "solo":
            return _reason_with_trumps(estimate, bid, percent)
        case "turne" | "vingel" | "tringel":
            sure, more = _sure_and_more(estimate)
            return message("vira-advice-turned", bid=bid, sure=sure, more=more, percent=percent)
        case "gask" | "vira":
            return message("vira-advice-talon", bid=bid, percent=percent)
        case _:
            return message("vira-advice-lose", bid=bid, percent=percent)


def _reason_with_trumps(estimate: BidEstimate, bid: Message, percent: int) -> Message:
    """The reason for a bid whose trump suit the hand decides."""
    assert estimate.trump is not None
    suit = SuitWord(estimate.trump)
    if estimate.bid.row.family.key == "solo":
        return message("vira-advice-solo", bid=bid, suit=suit, tricks=round(estimate.tricks), percent=percent)
    sure, more = _sure_and_more(estimate)
    return message("vira-advice-buy", bid=bid, suit=suit, sure=sure, more=more, percent=percent)


def _sure_and_more(estimate: BidEstimate) -> tuple[int, int]:
    """The tricks expected of the hand as it is, and those expected of the talon."""
    tricks = round(estimate.tricks)
    sure = min(round(estimate.sure), tricks)
    return sure, tricks - sure
