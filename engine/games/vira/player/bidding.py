"""What is said in the auction by rule of thumb, and why."""

from collections.abc import Iterator
from typing import Final

from engine.cards import Seat
from engine.game import PickOne
from engine.games.vira.actions import Action, MakeBid, Say, parse
from engine.games.vira.families import TO_LOSE
from engine.games.vira.guard import FINE, guarded_suit
from engine.games.vira.model import IN_COLOUR, IN_PREFERENCE, Bid, DealRecord, View
from engine.games.vira.player.promises import Promise, promise
from engine.games.vira.words import bid_word
from engine.message import Message, SuitWord, message

WORTH_IT: Final = 0.0
"""What a bid must promise, in points, for a player who need not bid. (Against two who asked for 0.5, over 1,200 deals,
who asked for −1, 0 and 1.5 won 0.06, 0.03 and −0.03 chips a deal more, each ± 0.05: others win at his cost, too.)"""
AS_GOOD: Final = 0.5
"""Who opens may bid again, or hold: a weaker bid that promises so little less is preferred."""
LIKELY_OVERCALLED: Final = 3.0
"""The same where the hand is worth no bid: the weaker one is more likely to be left to somebody else."""
CUCKOO_WON: Final = 0.7
"""How often a gök that stands is thought to be won."""
BY_LOSER: Final = -0.75
"""What each of the others who has bid to lose every trick takes from the odds to lose them with the talon: the low
cards are his. Fitted to the contracts of 1,000 deals in which every bid was played out. (Bids to win tricks tell of low
cards in the talon, but three who all counted on it, and bid for −0.5, won 61 % of their contracts instead of 74 %.)"""


def called(view: View, choice: PickOne, record: DealRecord) -> tuple[Action, Message]:
    """VIR-3.2: the call, and the reason for it."""
    promises = list(promises_of(view, choice, record))
    if record.standing is None:
        return _opening(promises)
    best = max(promises, key=lambda one: one[1].value, default=None)
    if best is None or best[1].value < _needed(view, record):
        return Say("pass"), message("vira-advice-pass", bid=bid_word(record.standing.bid))
    if best[1].value < WORTH_IT:
        return best[0], message("vira-advice-overcall", bid=bid_word(best[1].bid))
    return best[0], reason_for(best[1])


def promises_of(view: View, choice: PickOne, record: DealRecord) -> Iterator[tuple[Action, Promise]]:
    """Everything that may be said but pass, the weakest first, with what it promises."""
    low = lowness(record, record.to_call)
    for text in choice.legal:
        action = parse(text)
        bid = _bid_of(action, record)
        if bid is not None:
            yield action, promise(view.hand, bid, record.preference, record.seats, low)


def lowness(record: DealRecord, seat: Seat) -> float:
    """How much lower than usual this seat may think the talon, by what the others have bid: 0, or less than that."""
    losers = {call.seat for call in record.calls if call.said != "pass" and call.bid.row.loses == TO_LOSE}
    return BY_LOSER * len(losers - {seat})


def _bid_of(action: Action, record: DealRecord) -> Bid | None:
    """The bid that stands after this call; None after a pass."""
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


def _opening(promises: list[tuple[Action, Promise]]) -> tuple[Action, Message]:
    """VIR-3.2: who opens must bid: the weakest bid that promises about as much as the best."""
    maximum = max(one.value for _, one in promises)
    forced = maximum < 0
    enough = maximum - (LIKELY_OVERCALLED if forced else AS_GOOD)
    action, weakest = min(((action, one) for action, one in promises if one.value > enough), key=lambda one: one[1].bid)
    return action, message("vira-advice-open", bid=bid_word(weakest.bid)) if forced else reason_for(weakest)


def _needed(view: View, record: DealRecord) -> float:
    """What a bid must promise: less where a pass would be fined (VIR-3.5)."""
    assert record.standing is not None
    if record.standing.bid.row.key != "gok" or guarded_suit(view.hand) is not None:
        return WORTH_IT
    return WORTH_IT - FINE * (record.seats - 1) / record.seats * CUCKOO_WON


# ------------------------------------------------------------------------------------------------------------- reasons


def reason_for(one: Promise) -> Message:
    """What speaks for a bid."""
    bid, family = bid_word(one.bid), one.bid.row.family.key
    percent = round(100 * one.prospect.win)
    match family:
        case "buy":
            assert one.trump is not None
            sure, more = _sure_and_more(one)
            return message("vira-advice-buy", bid=bid, suit=SuitWord(one.trump), sure=sure, more=more, percent=percent)
        case "turne" | "vingel" | "tringel":
            sure, more = _sure_and_more(one)
            return message("vira-advice-turned", bid=bid, sure=sure, more=more, percent=percent)
        case "solo":
            assert one.trump is not None
            return message(
                "vira-advice-solo", bid=bid, suit=SuitWord(one.trump), tricks=round(one.tricks), percent=percent
            )
        case "gask" | "vira":
            return message("vira-advice-talon", bid=bid, percent=percent)
        case _:
            return message("vira-advice-lose", bid=bid, percent=percent)


def _sure_and_more(one: Promise) -> tuple[int, int]:
    """The tricks of the hand as it is, and those that the talon is expected to bring."""
    tricks = round(one.tricks)
    sure = min(round(one.sure), tricks)
    return sure, tricks - sure
