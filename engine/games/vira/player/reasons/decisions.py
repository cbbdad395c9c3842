"""Reasons for naming trumps, for playing, for a second exchange and for a surrender."""

from collections.abc import Iterator

from engine.cards import SUIT_MASKS, CardSet, Suit, card_set
from engine.games.vira.actions import Action, Misere, ReExchange, Surrender
from engine.games.vira.bid_families import TO_LOSE
from engine.games.vira.player.exchanging import safest
from engine.games.vira.player.reasons.hands import about_losing_with, about_trumps_in
from engine.games.vira.settlement import column_of
from engine.games.vira.view import DealView
from engine.message import Message, message
from engine.tricks.events import cards_word


def about_trumps(view: DealView, trump: Suit) -> Iterator[Message]:
    """VIR-1.5.2, VIR-1.5.B: the facts that speak for naming a suit; at least one."""
    record = view.deal
    number = record.row.family.turned
    turned = card_set(record.turned[len(record.turned) - number :]) & SUIT_MASKS[trump]
    if turned & ~view.hand:
        yield message("vira-reason-turned", cards=cards_word(CardSet(turned)))
    yield from about_trumps_in(view.hand, trump)
    yield message("vira-reason-column", points=record.row.points_in(record.column(trump)))


def about_deciding(view: DealView, action: Action, gone: int) -> Iterator[Message]:
    """VIR-1.5.3, VIR-1.5.4: the facts that speak for an answer to the declarer's last question; at least one."""
    record, row = view.deal, view.deal.row
    match action:
        case Surrender():
            double = row.pot("double", again=record.again)
            surrendered = row.pot(row.family.surrenders, again=record.again)
            if surrendered < double:
                yield message("vira-reason-surrender-costs", points=surrendered, double=double)
            else:
                yield message("vira-reason-surrender-double", points=surrendered)
            if row.loses == TO_LOSE or record.trump is None:
                return
            yield from about_trumps_in(view.hand, record.trump)
        case ReExchange():
            yield message("vira-reason-new-cards", count=row.again_most(record.talon))
            if fee := row.points_in(column_of(record)):
                yield message("vira-reason-fee", points=fee)
            if record.trump is not None:
                yield from about_trumps_in(view.hand, record.trump)
        case Misere():
            yield from _about_losing(view.hand, row.cards_to_lose, gone)
        case _:
            if row.family.surrenders == "double":
                yield message("vira-reason-surrender-double", points=row.pot("double", again=record.again))
            if record.trump is not None:
                yield from about_trumps_in(view.hand, record.trump)
            else:
                yield from _about_losing(view.hand, row.cards_to_lose, gone)


def _about_losing(hand: int, count: int, gone: int) -> Iterator[Message]:
    """What the hand has for a misère that is played with `count` cards."""
    kept = safest(hand, count, gone)
    yield from about_losing_with(kept, hand & ~kept, gone)
