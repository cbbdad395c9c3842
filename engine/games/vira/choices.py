"""What a seat may do, in a stable order, from its view alone."""

from functools import lru_cache
from typing import Final

from engine.cards import CARD_TEXTS, Suit, each
from engine.choice import Choice, Option, PickOne, PickSome
from engine.game import refuse_turn
from engine.games.vira.actions import (
    QUALIFIERS,
    Action,
    MakeBid,
    Misere,
    NameTrump,
    ReExchange,
    Sharpen,
    Stand,
    Surrender,
)
from engine.games.vira.bid_families import FamilyKey
from engine.games.vira.bid_messages import (
    again_word,
    bid_word,
    lose_aim,
    meaning_of,
    pass_word,
    row_word,
    surrender_word,
    trump_word,
)
from engine.games.vira.contracts import ROWS, sharper
from engine.games.vira.declarer_steps import how_many, may_exchange_again, may_misere, trumps_open
from engine.games.vira.model import IN_COLOUR, IN_PREFERENCE, Bid, CallName, DealRecord, Standing
from engine.games.vira.refusals import BID_FIRST, TURN_RULE, due, duties_of, refuse_bid, refuse_saying
from engine.games.vira.view import DealView, DefendingView, PlayView, PreparingView, View
from engine.message import Message, SuitWord, message
from engine.tricks.hand_options import HandOptions

GROUPS: Final[dict[str, tuple[FamilyKey, ...]]] = {
    "play": ("buy", "turne", "vingel", "tringel", "solo"),
    "gask": ("gask", "gok", "vira"),
    "misere": ("kopmisar", "solomisar"),
}
"""The menus of the auction with their families: three, so that the calls on the standing bid get their own row."""
CALLS: Final[tuple[CallName, ...]] = ("colour", "preference", "hold", "pass")
"""The calls that refer to the standing bid: the group `calls`."""
SHARPEN: Final = "sharpen"
TRUMPS: Final = "trumps"
DECIDE: Final = "decide"
INSTEAD: Final = "instead"
"""The group of what a gask may do instead of naming trumps."""
SURRENDER: Final = "surrender"
HAND: Final = "hand"
LAST_TWO: Final = 2
"""VIR-3.4: when one of the last two players in the auction passes, it is over."""

_PLAYS: Final = HandOptions("vira-action-card", HAND)


def choice_of(view: View) -> Choice:
    """What the viewer may do: answers or cards to pick, then the hand in pack order, each card with its refusal."""
    if view.seat is None or not isinstance(view, DealView):
        return PickOne(())
    if (waiting := refuse_turn(view.turn, view.seat, TURN_RULE)) is not None:
        return PickOne(_PLAYS.disabled(view.hand, waiting))
    match view:
        case PlayView():
            duties = duties_of(view)
            return PickOne(_PLAYS.open(view.hand) if duties is None else _PLAYS.under(view.hand, duties))
        case PreparingView():
            return _answers(view)
        case DefendingView():
            talon = view.deal.talon
            return _pick(
                view.hand, "exchange", minimum=0, maximum=talon, label=message("vira-pick-defence", maximum=talon)
            )
        case _:
            return PickOne(_calls(view) + _PLAYS.disabled(view.hand, BID_FIRST))


# ---------------------------------------------------------------------------------------------------------- the auction


def _calls(view: DealView) -> tuple[Option, ...]:
    """VIR-3.2: the new bids, and the calls on the standing one."""
    record = view.deal
    jumps, standing = view.options.qualifierJump == "on", record.standing
    if standing is None:
        return _bids(None, record.preference, jumps)
    allowed = tuple(call for call in CALLS if refuse_saying(call, record, jumps=jumps) is None)
    return _bids(standing, record.preference, jumps) + _sayings(
        standing, record.preference, allowed, len(record.still_bidding) == LAST_TWO
    )


@lru_cache(maxsize=1024)
def _bids(
    standing: Standing | None,
    preference: Suit,
    jumps: bool,  # noqa: FBT001 - a key of the cache
) -> tuple[Option, ...]:
    """VIR-3.2: the new bids, by group and from the weakest; `jumps`: a qualifier may be bid at once (VIR-8.2)."""
    return tuple(
        _offered(bid, preference, group)
        for group, families in GROUPS.items()
        for row in ROWS
        if row.family.key in families
        for bid in (Bid(row.rank, qualifier) for qualifier in QUALIFIERS)
        if refuse_bid(bid, standing, jumps=jumps) is None
    )


@lru_cache(maxsize=512)
def _offered(bid: Bid, preference: Suit, group: str) -> Option:
    """A new bid, with what it commits to in a deal of this preference."""
    return Option(str(MakeBid(bid)), bid_word(bid), group, meaning=meaning_of(bid.row, preference, bid.qualifier))


@lru_cache(maxsize=1024)
def _sayings(
    standing: Standing,
    preference: Suit,
    allowed: tuple[CallName, ...],
    ends: bool,  # noqa: FBT001 - a key of the cache
) -> tuple[Option, ...]:
    """VIR-3.2, VIR-3.3: the calls on the standing bid; `ends`: with a pass the auction is over (VIR-3.4)."""
    bid = standing.bid
    return tuple(
        Option(
            call,
            Message(f"vira-say-{call}"),
            "calls",
            meaning=pass_word(standing, ends=ends) if call == "pass" else _commits(call, bid, preference),
            also=_whole_bid(call, bid),
        )
        for call in allowed
    )


def _whole_bid(call: CallName, bid: Bid) -> Message | None:
    """The name of the bid that a qualifier makes of the standing one; typing it whole means the same."""
    match call:
        case "colour":
            return bid_word(Bid(bid.rank, IN_COLOUR))
        case "preference":
            return bid_word(Bid(bid.rank, IN_PREFERENCE))
        case _:
            return None


def _commits(call: CallName, bid: Bid, preference: Suit) -> Message:
    """What the player commits to with this call, if it is not overcalled."""
    match call:
        case "colour":
            return meaning_of(bid.row, preference, IN_COLOUR)
        case "preference":
            return meaning_of(bid.row, preference, IN_PREFERENCE)
        case _:
            return meaning_of(bid.row, preference, bid.qualifier)


SAYINGS: Final = tuple(
    Option(str(MakeBid(bid)), bid_word(bid), "calls")
    for bid in (Bid(row.rank, qualifier) for row in ROWS for qualifier in QUALIFIERS)
) + tuple(Option(call, Message(f"vira-say-{call}"), "calls") for call in CALLS)
"""VIR-3.2: everything that can be said in an auction; a call at the wrong moment is answered with the rule."""


# ------------------------------------------------------------------------------------------------------- the declarer


def _answers(view: PreparingView) -> Choice:
    """VIR-1.4, VIR-1.5: what the declarer may answer in the step that is due."""
    record, step = view.deal, view.step
    match step:
        case "sharpen":
            offered = _sharper(record)
        case "trump":
            offered = _trumps(record)
        case "decide":
            offered = _decisions(record)
        case "plan":
            offered = _trumps(record) + _plans(record)
        case _:
            minimum, maximum = how_many(step, record)
            verb = "discard" if step == "shed" else step
            return _pick(view.hand, verb, minimum=minimum, maximum=maximum, label=Message(f"vira-pick-{step}"))
    return PickOne(offered + _PLAYS.disabled(view.hand, due(step, record.row)))


def _sharper(record: DealRecord) -> tuple[Option, ...]:
    """VIR-1.4: keep the contract, or announce a stronger one, the nearest first."""
    bid, preference = record.bid, record.preference
    stay = meaning_of(bid.row, preference, bid.qualifier)
    return (
        Option(str(Sharpen(None)), Message("vira-sharpen-none"), SHARPEN, meaning=stay),
        *(
            Option(str(Sharpen(row.key)), row_word(row), SHARPEN, meaning=meaning_of(row, preference, bid.qualifier))
            for row in sharper(bid.row)
        ),
    )


def _trumps(record: DealRecord) -> tuple[Option, ...]:
    """VIR-1.5.2, VIR-1.5.B: the trump suits that the declarer may name, with their columns."""
    return tuple(
        Option(
            str(NameTrump(suit)),
            message("vira-name-trump", suit=SuitWord(suit)),
            TRUMPS,
            meaning=trump_word(record, suit),
        )
        for suit in trumps_open(record)
    )


def _decisions(record: DealRecord) -> tuple[Option, ...]:
    """VIR-1.5.3, VIR-1.5.4: stand, exchange again for a fee, or surrender at a price."""
    again = (_decide(ReExchange(), again_word(record)),) if may_exchange_again(record) else ()
    return _decide(Stand()), *again, _decide(Surrender(), surrender_word(record))


def _plans(record: DealRecord) -> tuple[Option, ...]:
    """VIR-1.5.C: instead of naming trumps, choose a misère or surrender."""
    if not may_misere(record):
        return (_decide(Surrender(), surrender_word(record), SURRENDER),)
    return (
        _decide(Misere(), lose_aim(record.row), INSTEAD),
        _decide(Surrender(), surrender_word(record), INSTEAD),
    )


def _decide(action: Action, meaning: Message | None = None, group: str = DECIDE) -> Option:
    return Option(str(action), Message(f"vira-decide-{action}"), group, meaning=meaning)


def _pick(hand: int, verb: str, *, minimum: int, maximum: int, label: Message) -> PickSome:
    cards = tuple([CARD_TEXTS[card] for card in each(hand)])
    return PickSome(verb=verb, candidates=cards, minimum=minimum, maximum=maximum, label=label)
