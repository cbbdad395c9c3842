"""Calls in the auction by rule of thumb."""

from collections.abc import Iterator
from typing import Final

from engine.cards import CardSet, Seat
from engine.choice import PickOne
from engine.games.vira.actions import Action, MakeBid, Say, parse
from engine.games.vira.bid_families import TO_LOSE
from engine.games.vira.low_guard import FINE, guarded_suit
from engine.games.vira.model import IN_COLOUR, IN_PREFERENCE, Bid, DealRecord, Standing
from engine.games.vira.player.bid_estimates import BidEstimate, estimate
from engine.games.vira.view import BiddingView

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


def called(view: BiddingView, choice: PickOne) -> Action:
    """VIR-3.2: the call."""
    estimates = list(estimates_of(view, choice))
    standing = view.deal.standing
    if standing is None:
        return _opening(estimates)
    action, best = max(estimates, key=lambda candidate: candidate[1].value, default=(Say("pass"), None))
    if best is None or best.value < needed(view.hand, standing, view.deal.seats):
        return Say("pass")
    return action


def estimates_of(view: BiddingView, choice: PickOne) -> Iterator[tuple[Action, BidEstimate]]:
    """The legal calls except pass, the weakest first, each with its estimate."""
    record = view.deal
    low = lowness(record, record.to_call)
    for text in choice.legal:
        action = parse(text)
        bid = bid_after(action, record)
        if bid is not None:
            yield action, estimate(view.hand, bid, record.preference, record.seats, low)


def lowness(record: DealRecord, seat: Seat) -> float:
    """How low this seat expects the talon to be compared with the usual, from the others' bids.

    An addend to the log odds of a misère with the talon: 0, or less.
    """
    losers = {call.seat for call in record.calls if call.said != "pass" and call.bid.row.loses == TO_LOSE}
    return BY_LOSER * len(losers - {seat})


def bid_after(action: Action, record: DealRecord) -> Bid | None:
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


def _opening(estimates: list[tuple[Action, BidEstimate]]) -> Action:
    """VIR-3.2: the opening bid, which is mandatory: the weakest one that promises about as much as the best."""
    maximum = max(estimate.value for _, estimate in estimates)
    enough = maximum - (LIKELY_OVERCALLED if maximum < 0 else AS_GOOD)
    good = [candidate for candidate in estimates if candidate[1].value > enough]
    return min(good, key=lambda candidate: candidate[1].bid)[0]


def needed(hand: CardSet, standing: Standing, seats: int) -> float:
    """The expected points that justify a bid: fewer where a pass may be fined (VIR-3.5)."""
    if standing.bid.row.key != "gok" or guarded_suit(hand) is not None:
        return WORTH_IT
    return WORTH_IT - FINE * (seats - 1) / seats * CUCKOO_WON
