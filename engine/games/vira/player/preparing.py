"""What a declarer does before the play by rule of thumb, and why."""

from collections.abc import Callable, Iterator
from typing import Final

from engine.cards import SUIT_MASKS, Card, CardSet, Suit, card_set, each
from engine.games.vira.actions import (
    Action,
    Discard,
    Exchange,
    Keep,
    Misere,
    NameTrump,
    ReExchange,
    Sharpen,
    Stand,
    Surrender,
)
from engine.games.vira.cards import HAND
from engine.games.vira.contracts import sharper
from engine.games.vira.families import StepName
from engine.games.vira.model import Bid, DealRecord, InformationState, View
from engine.games.vira.player.bidding import lowness, reason_for
from engine.games.vira.player.exchanging import safest, unwanted, weakest
from engine.games.vira.player.hand_evaluation import (
    Prospect,
    expected_tricks,
    of_buying_low,
    of_losing,
    of_tricks,
    paid,
)
from engine.games.vira.player.promises import ONE_TRUMP_MORE, Promise, best_kept, of_keeping_low, points_with, promise
from engine.games.vira.settlement import column_of
from engine.games.vira.steps import how_many, may_exchange_again, may_misere, trumps_open
from engine.games.vira.view import union
from engine.message import Message, SuitWord, message

SHARPER: Final = 0.5
"""By how many points a stronger contract must promise more to be announced."""
AGAIN_WON: Final = 2 / 3
"""VIR-1.5.4: who exchanges again must win more often than this."""

Answer = tuple[Action, Message]


def prepared(view: View, information_state: InformationState, record: DealRecord) -> Answer:
    """VIR-1.4, VIR-1.5: the answer to the step that is due, and the reason for it."""
    assert view.step is not None
    return _STEPS[view.step](view, record, union(information_state.discards))


def _percent(prospect: Prospect) -> int:
    return round(100 * prospect.win)


def other_plans(view: View, information_state: InformationState, record: DealRecord) -> Iterator[int]:
    """Where the declarer picks cards: what it may give away for each trump it may name, and to lose every trick.

    With each number of cards that the step allows; the cards kept first that are of most use.
    """
    assert view.step is not None
    minimum, maximum = how_many(view.step, record)
    hand, gone = view.hand, union(information_state.discards)
    size = hand.bit_count()
    sizes = range(HAND - maximum, HAND - minimum + 1) if view.step == "keep" else range(minimum, maximum + 1)
    for count in sizes:
        if record.trump is not None or not record.lose:
            for trump in (record.trump,) if record.trump is not None else trumps_open(record):
                yield weakest(hand, trump, count)
        if record.lose or (record.trump is None and may_misere(record)):
            away = hand & ~safest(hand, size - count, gone)
            yield away
            if record.lose and minimum == maximum:
                # Also the safest hands that keep one of these cards.
                for card in each(CardSet(away)):
                    others = hand & ~(1 << card)
                    yield others & ~safest(others, size - count - 1, gone)


def _cards(cards: int) -> tuple[Card, ...]:
    return tuple(each(CardSet(cards)))


# ------------------------------------------------------------------------------------------------------------------ 1.4


def _sharpen(view: View, record: DealRecord, gone: int) -> Answer:
    assert record.contract is not None
    bid = record.contract.bid
    now = _promise(view, record, bid)
    best = max(
        (_promise(view, record, Bid(row.rank, bid.qualifier)) for row in sharper(bid.row)), key=lambda one: one.value
    )
    if best.value < now.value + SHARPER:
        return Sharpen(None), Message("vira-advice-sharpen-none")
    return Sharpen(best.bid.row.key), reason_for(best)


def _promise(view: View, record: DealRecord, bid: Bid) -> Promise:
    return promise(view.hand, bid, record.preference, record.seats, lowness(record, record.declarer))


# -------------------------------------------------------------------------------------------------------------- trumps


def _trump(view: View, record: DealRecord, gone: int) -> Answer:
    """Trumps before the exchange: of those that are worth most, with the cards that are turned among the drawn ones."""
    minimum, maximum = how_many("exchange", record)
    lying = card_set(record.turned[len(record.turned) - record.row.family.turned :])

    def tricks(trump: Suit) -> tuple[float, int]:
        away = _to_exchange(view.hand, trump, minimum, maximum)
        drawn = away.bit_count()
        expected = expected_tricks(view.hand & ~away, trump, drawn, record.talon - drawn)
        return expected + ONE_TRUMP_MORE * (lying & SUIT_MASKS[trump]).bit_count(), drawn

    trump = max(trumps_open(record), key=lambda suit: _value(record, suit, *tricks(suit)))
    return NameTrump(trump), _say_trump(trump, tricks(trump)[0])


def _say_trump(trump: Suit, tricks: float) -> Message:
    return message("vira-advice-trump", suit=SuitWord(trump), tricks=max(0, round(tricks)))


def _value(record: DealRecord, trump: Suit, tricks: float, drawn: int = 0) -> float:
    """What it is worth to expect so many tricks with these trumps."""
    assert record.row.target is not None
    points = points_with(record.row, trump, record.preference)
    return of_tricks(tricks, record.row.target, drawn).value(record.row, points, record.seats, again=record.again)


# ----------------------------------------------------------------------------------------------------------- exchanges


def _to_exchange(hand: int, trump: Suit, minimum: int, maximum: int) -> int:
    """What is exchanged with these trumps, within the bounds."""
    away = unwanted(hand, trump)
    return (
        away
        if minimum <= away.bit_count() <= maximum
        else weakest(hand, trump, min(max(away.bit_count(), minimum), maximum))
    )


def _exchange(view: View, record: DealRecord, gone: int) -> Answer:
    minimum, maximum = how_many("exchange", record)
    if record.trump is None:
        away = view.hand & ~safest(view.hand, view.hand.bit_count() - minimum, gone)
        return Exchange(_cards(away)), Message("vira-advice-exchange-misere")
    away = _to_exchange(view.hand, record.trump, minimum, maximum)
    return Exchange(_cards(away)), Message("vira-advice-exchange-trumps")


def _keep(view: View, record: DealRecord, gone: int) -> Answer:
    """VIR-1.5.C: the best trumps, or the lowest cards."""
    count = how_many("keep", record)[0]
    assert record.contract is not None
    assert record.row.target is not None
    trump, tricks = best_kept(view.hand, record.contract.bid, record.preference)
    low = of_keeping_low(view.hand, record.row, lowness(record, record.declarer)) if may_misere(record) else 0.0
    if low > of_tricks(tricks, record.row.target, HAND).win:
        return Keep(_cards(safest(view.hand, count))), Message("vira-advice-keep-misere")
    kept = view.hand & ~weakest(view.hand, trump, HAND - count)
    return Keep(_cards(kept)), message("vira-advice-keep-trumps", suit=SuitWord(trump))


def _discard(view: View, record: DealRecord, gone: int) -> Answer:
    """VIR-1.5.C to VIR-1.5.E: down to thirteen of the cards with the talon."""
    count = how_many("discard", record)[0]
    away, _, text = max(_plans_with(view.hand, record, gone, count), key=lambda one: one[1])
    return Discard(_cards(away)), text


def _plans_with(hand: int, record: DealRecord, gone: int, count: int) -> Iterator[tuple[int, float, Message]]:
    """What may be discarded, what the contract is worth that is played then, and why."""
    row = record.row
    if row.loses != "only":
        for trump in trumps_open(record):
            away = weakest(hand, trump, count)
            tricks = expected_tricks(hand & ~away, trump, 0, 0)
            text = message("vira-advice-discard-trumps", suit=SuitWord(trump), tricks=max(0, round(tricks)))
            yield away, _value(record, trump, tricks), text
    if row.loses == "only" or may_misere(record):
        away = hand & ~safest(hand, hand.bit_count() - count, gone)
        yield away, _misere_value(hand & ~away, record, gone | away), Message("vira-advice-discard-misere")


def _misere_value(hand: int, record: DealRecord, gone: int) -> float:
    """What it is worth to lose every trick with these cards."""
    return _losing(hand, record, gone).value(
        record.row, record.row.points_in("other"), record.seats, again=record.again
    )


def _losing(hand: int, record: DealRecord, gone: int) -> Prospect:
    """The chances of a misère with thirteen cards of which some are still shed."""
    assert record.row.lose is not None
    kept = safest(hand, record.row.lose, gone)
    return of_losing(kept, gone | hand & ~kept, record.row)


def _shed(view: View, record: DealRecord, gone: int) -> Answer:
    away = view.hand & ~safest(view.hand, view.hand.bit_count() - how_many("shed", record)[0], gone)
    return Discard(_cards(away)), Message("vira-advice-discard-misere")


# ----------------------------------------------------------------------------------------------------------- decisions


def _plan(view: View, record: DealRecord, gone: int) -> Answer:
    """VIR-1.5.C, VIR-1.5.E, VIR-1.5.G: trumps, misère or surrender."""
    talon = record.talon

    def tricks(trump: Suit) -> float:
        return expected_tricks(view.hand, trump, 0, talon)

    values = {suit: _value(record, suit, tricks(suit)) for suit in trumps_open(record)}
    trump = max(values, key=lambda suit: values[suit])
    best = values[trump]
    if may_misere(record) and _misere_value(view.hand, record, gone) > max(best, _surrendered(record)):
        percent = _percent(_losing(view.hand, record, gone))
        return Misere(), message("vira-advice-misere", percent=percent)
    if best < _surrendered(record):
        return Surrender(), Message("vira-advice-surrender")
    return NameTrump(trump), _say_trump(trump, tricks(trump))


def _surrendered(record: DealRecord) -> float:
    """What a surrender costs."""
    row, points = record.row, record.row.points_in(column_of(record.after(surrendered=True)))
    return paid(row, row.family.surrenders, points, record.seats, again=record.again)


def _decide(view: View, record: DealRecord, gone: int) -> Answer:
    """VIR-1.5.3, VIR-1.5.4: play, surrender, or exchange once more if that is very likely to win."""
    prospect, value = _standing(view.hand, record, gone)
    surrendered = _surrendered(record)
    if may_exchange_again(record) and _has_told(record):
        again, worth = _again(view.hand, record, gone)
        if worth > max(value, surrendered) and again.win > AGAIN_WON:
            return ReExchange(), message("vira-advice-re-exchange", percent=_percent(again))
    if value < surrendered:
        return Surrender(), message("vira-advice-surrender-odds", percent=_percent(prospect))
    return Stand(), message("vira-advice-stand", percent=_percent(prospect))


def _has_told(record: DealRecord) -> bool:
    """Whether the first exchange brought anything, and the next one is for trumps that are known."""
    return record.exchanges[-1].drawn > 0 and not record.row.family.turned


def _standing(hand: int, record: DealRecord, gone: int) -> tuple[Prospect, float]:
    """The chances of the hand as it is, and their value."""
    row = record.row
    if record.trump is None:
        prospect, points = _losing(hand, record, gone), row.points_in("other")
    else:
        assert row.target is not None
        prospect = of_tricks(expected_tricks(hand, record.trump, 0, record.talon), row.target)
        points = points_with(row, record.trump, record.preference)
    return prospect, prospect.value(row, points, record.seats, again=record.again)


def _again(hand: int, record: DealRecord, gone: int) -> tuple[Prospect, float]:
    """The chances and the value of a second exchange, its fee among them."""
    row = record.row
    if record.trump is None:
        prospect, points = of_buying_low(hand, gone, row, lowness(record, record.declarer)), row.points_in("other")
    else:
        assert row.target is not None
        away = _to_exchange(hand, record.trump, row.again_least, row.again_most(record.talon))
        drawn = away.bit_count()
        tricks = expected_tricks(hand & ~away, record.trump, drawn, record.talon - drawn)
        prospect, points = of_tricks(tricks, row.target, drawn), points_with(row, record.trump, record.preference)
    fee = 2 * row.points_in(column_of(record))
    return prospect, prospect.value(row, points, record.seats, again=True) - fee


_STEPS: Final[dict[StepName, Callable[[View, DealRecord, int], Answer]]] = {
    "sharpen": _sharpen,
    "trump": _trump,
    "exchange": _exchange,
    "keep": _keep,
    "discard": _discard,
    "decide": _decide,
    "plan": _plan,
    "shed": _shed,
}
