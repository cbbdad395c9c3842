"""Answers the steps of the declarer before the play by rule of thumb."""

from collections.abc import Callable, Iterator
from dataclasses import replace
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
from engine.games.vira.bid_families import TO_LOSE, StepName
from engine.games.vira.cards import HAND
from engine.games.vira.contracts import sharper
from engine.games.vira.declarer_steps import how_many, may_exchange_again, may_misere, trumps_open
from engine.games.vira.model import Bid, DealRecord
from engine.games.vira.player.bid_estimates import (
    ONE_TRUMP_MORE,
    BidEstimate,
    best_kept,
    estimate,
    of_keeping_low,
    points_with,
)
from engine.games.vira.player.bidding import lowness
from engine.games.vira.player.exchanging import safest, unwanted, weakest
from engine.games.vira.player.hand_evaluation import (
    Prospect,
    expected_tricks,
    of_buying_low,
    of_losing,
    of_tricks,
    paid,
)
from engine.games.vira.settlement import column_of
from engine.games.vira.view import InformationState, PreparingView, union

SHARPER: Final = 0.5
"""How many points more a stronger contract must promise to be announced."""
AGAIN_WON: Final = 2 / 3
"""VIR-1.5.4: the probability to win that justifies a re-exchange."""


def prepared(view: PreparingView, information_state: InformationState) -> Action:
    """VIR-1.4, VIR-1.5: the answer to the step that is due."""
    return answered(view.step, view.hand, view.deal, union(information_state.discards))


def answered(step: StepName, hand: CardSet, record: DealRecord, gone: int) -> Action:
    """The answer of a declarer with this hand; `gone`: the cards that the declarer has discarded."""
    return _STEPS[step](hand, record, gone)


# Each of the functions below that answers a step takes the declarer's hand, what everybody has seen of the deal, and
# `gone`: the cards that the declarer has discarded.


def other_plans(view: PreparingView, information_state: InformationState) -> Iterator[int]:
    """Where the declarer picks cards: the sets to give away for each possible trump suit, and for a misère.

    There is one for each number of cards that the step allows; the least useful cards go.
    """
    record = view.deal
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
                # Also the safest hands that keep one of the cards given away.
                for card in each(CardSet(away)):
                    others = hand & ~(1 << card)
                    yield others & ~safest(others, size - count - 1, gone)


def _cards(cards: int) -> tuple[Card, ...]:
    return tuple(each(CardSet(cards)))


# ------------------------------------------------------------------------------------------------------------------ 1.4


def _sharpen(hand: CardSet, record: DealRecord, gone: int) -> Action:
    bid = record.bid
    now = _estimate(hand, record, bid)
    stronger = [_estimate(hand, record, Bid(row.rank, bid.qualifier)) for row in sharper(bid.row)]
    best = max(stronger, key=lambda candidate: candidate.value)
    if best.value < now.value + SHARPER:
        return Sharpen(None)
    return Sharpen(best.bid.row.key)


def _estimate(hand: CardSet, record: DealRecord, bid: Bid) -> BidEstimate:
    return estimate(hand, bid, record.preference, record.seats, lowness(record, record.declarer))


# -------------------------------------------------------------------------------------------------------------- trumps


def _trump(hand: CardSet, record: DealRecord, gone: int) -> Action:
    """Trumps before the exchange: the most valuable suit, given that the turned cards are among the drawn ones."""
    minimum, maximum = how_many("exchange", record)
    turned = card_set(record.turned[len(record.turned) - record.row.family.turned :])

    def tricks(trump: Suit) -> tuple[float, int]:
        away = _to_exchange(hand, trump, minimum, maximum)
        drawn = away.bit_count()
        expected = expected_tricks(hand & ~away, trump, drawn, record.talon - drawn)
        return expected + ONE_TRUMP_MORE * (turned & SUIT_MASKS[trump]).bit_count(), drawn

    trump = max(trumps_open(record), key=lambda suit: _value(record, suit, *tricks(suit)))
    return NameTrump(trump)


def _value(record: DealRecord, trump: Suit, tricks: float, drawn: int = 0) -> float:
    """The value of these expected tricks with these trumps; `drawn`: how many cards are still to be drawn."""
    row = record.row
    points = points_with(row, trump, record.preference)
    return of_tricks(tricks, row.tricks_to_win, drawn).value(row, points, record.seats, again=record.again)


# ----------------------------------------------------------------------------------------------------------- exchanges


def _to_exchange(hand: int, trump: Suit, minimum: int, maximum: int) -> int:
    """The cards to exchange with these trumps, within the bounds."""
    away = unwanted(hand, trump)
    return (
        away
        if minimum <= away.bit_count() <= maximum
        else weakest(hand, trump, min(max(away.bit_count(), minimum), maximum))
    )


def _exchange(hand: CardSet, record: DealRecord, gone: int) -> Action:
    minimum, maximum = how_many("exchange", record)
    if record.trump is None:
        away = hand & ~safest(hand, hand.bit_count() - minimum, gone)
        return Exchange(_cards(away))
    away = _to_exchange(hand, record.trump, minimum, maximum)
    return Exchange(_cards(away))


def _keep(hand: CardSet, record: DealRecord, gone: int) -> Action:
    """VIR-1.5.C: keep the best cards for trumps, or the lowest for a misère."""
    count = how_many("keep", record)[0]
    trump, tricks = best_kept(hand, record.bid, record.preference)
    low = of_keeping_low(hand, record.row, lowness(record, record.declarer)) if may_misere(record) else 0.0
    if low > of_tricks(tricks, record.row.tricks_to_win, HAND).win:
        return Keep(_cards(safest(hand, count)))
    kept = hand & ~weakest(hand, trump, HAND - count)
    return Keep(_cards(kept))


def _discard(hand: CardSet, record: DealRecord, gone: int) -> Action:
    """VIR-1.5.C to VIR-1.5.E: discard down to thirteen cards after taking the talon."""
    count = how_many("discard", record)[0]
    away, _ = max(_plans_with(hand, record, gone, count), key=lambda plan: plan[1])
    return Discard(_cards(away))


def _plans_with(hand: int, record: DealRecord, gone: int, count: int) -> Iterator[tuple[int, float]]:
    """The plans with `count` discards: the cards to discard, and the value of the contract then."""
    row = record.row
    if row.loses != TO_LOSE:
        for trump in trumps_open(record):
            away = weakest(hand, trump, count)
            tricks = expected_tricks(hand & ~away, trump, 0, 0)
            yield away, _value(record, trump, tricks)
    if row.loses == TO_LOSE or may_misere(record):
        away = hand & ~safest(hand, hand.bit_count() - count, gone)
        yield away, _misere_value(hand & ~away, record, gone | away)


def _misere_value(hand: int, record: DealRecord, gone: int) -> float:
    """The value of a misère with these cards."""
    return _losing(hand, record, gone).value(
        record.row, record.row.points_in("other"), record.seats, again=record.again
    )


def _losing(hand: int, record: DealRecord, gone: int) -> Prospect:
    """The prospect of a misère with thirteen cards, some of which are still to be shed."""
    kept = safest(hand, record.row.cards_to_lose, gone)
    return of_losing(kept, gone | hand & ~kept, record.row)


def _shed(hand: CardSet, record: DealRecord, gone: int) -> Action:
    away = hand & ~safest(hand, hand.bit_count() - how_many("shed", record)[0], gone)
    return Discard(_cards(away))


# ----------------------------------------------------------------------------------------------------------- decisions


def _plan(hand: CardSet, record: DealRecord, gone: int) -> Action:
    """VIR-1.5.C, VIR-1.5.E, VIR-1.5.G: trumps, misère or surrender."""
    talon = record.talon

    def tricks(trump: Suit) -> float:
        return expected_tricks(hand, trump, 0, talon)

    values = {suit: _value(record, suit, tricks(suit)) for suit in trumps_open(record)}
    trump = max(values, key=lambda suit: values[suit])
    best = values[trump]
    if may_misere(record) and _misere_value(hand, record, gone) > max(best, _surrendered(record)):
        return Misere()
    if best < _surrendered(record):
        return Surrender()
    return NameTrump(trump)


def _surrendered(record: DealRecord) -> float:
    """The value of a surrender."""
    row, points = record.row, record.row.points_in(column_of(replace(record, surrendered=True)))
    return paid(row, row.family.surrenders, points, record.seats, again=record.again)


def _decide(hand: CardSet, record: DealRecord, gone: int) -> Action:
    """VIR-1.5.3, VIR-1.5.4: play, surrender, or exchange once more if that is very likely to win."""
    value = _as_it_is(hand, record, gone)
    surrendered = _surrendered(record)
    if may_exchange_again(record) and _again_is_worth_a_look(record):
        again, worth = _again(hand, record, gone)
        if worth > max(value, surrendered) and again.win > AGAIN_WON:
            return ReExchange()
    if value < surrendered:
        return Surrender()
    return Stand()


def _again_is_worth_a_look(record: DealRecord) -> bool:
    """Whether the first exchange drew any cards, and trumps stay the same in the next one."""
    return record.exchanges[-1].drawn > 0 and not record.row.family.turned


def _as_it_is(hand: int, record: DealRecord, gone: int) -> float:
    """The value of the hand as it is."""
    row = record.row
    if record.trump is None:
        prospect, points = _losing(hand, record, gone), row.points_in("other")
    else:
        prospect = of_tricks(expected_tricks(hand, record.trump, 0, record.talon), row.tricks_to_win)
        points = points_with(row, record.trump, record.preference)
    return prospect.value(row, points, record.seats, again=record.again)


def _again(hand: int, record: DealRecord, gone: int) -> tuple[Prospect, float]:
    """The prospect of a second exchange, and its value with the fee."""
    row = record.row
    if record.trump is None:
        prospect, points = of_buying_low(hand, gone, row, lowness(record, record.declarer)), row.points_in("other")
    else:
        away = _to_exchange(hand, record.trump, row.again_least, row.again_most(record.talon))
        drawn = away.bit_count()
        tricks = expected_tricks(hand & ~away, record.trump, drawn, record.talon - drawn)
        prospect, points = (
            of_tricks(tricks, row.tricks_to_win, drawn),
            points_with(row, record.trump, record.preference),
        )
    fee = 2 * row.points_in(column_of(record))
    return prospect, prospect.value(row, points, record.seats, again=True) - fee


_STEPS: Final[dict[StepName, Callable[[CardSet, DealRecord, int], Action]]] = {
    "sharpen": _sharpen,
    "trump": _trump,
    "exchange": _exchange,
    "keep": _keep,
    "discard": _discard,
    "decide": _decide,
    "plan": _plan,
    "shed": _shed,
}
