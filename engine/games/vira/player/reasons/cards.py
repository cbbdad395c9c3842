"""Reasons for a card: with trumps, and in a misère for the declarer and for the defenders."""

from collections.abc import Iterator

from engine.cards import Card, CardSet, Seat, suit_of
from engine.games.vira.cards import RANKINGS
from engine.games.vira.model import DealRecord
from engine.games.vira.player.guide import context_of
from engine.games.vira.view import InformationState, PlayView
from engine.message import CardWord, Message, SeatWord, SuitWord, message
from engine.tricks.by_card import HIGHER, LOWER, SUIT
from engine.tricks.reasons import Position, only_card
from engine.tricks.reasons_for_tricks import facts_about


def about_card(view: PlayView, information_state: InformationState, legal: CardSet, card: Card) -> Iterator[Message]:
    """The facts that speak for a card, or else tell what it does; the weightiest first, at least one."""
    record = view.deal
    position = _position_of(view, information_state, legal)
    if legal.bit_count() == 1:
        yield only_card(card)
    elif not record.lose:
        yield from facts_about(position, card)
    elif position.partner is None:
        yield from _of_the_declarer(position, card)
    else:
        yield from _of_a_defender(position, record, card)


def _position_of(view: PlayView, information_state: InformationState, legal: CardSet) -> Position:
    record, seat = view.deal, information_state.seat
    context = context_of(view, information_state, legal)
    return Position(
        hand=view.hand,
        legal=legal,
        trick=view.cards,
        taker=Seat(context.winner) if view.cards else None,
        after=tuple(map(Seat, context.behind)),
        partner=next((other for other in record.defenders if other != seat), None) if seat != record.declarer else None,
        may=context.may,
        counts=view.counts,
        ranking=RANKINGS[record.trump],
    )


# ------------------------------------------------------------------------------------------------- declarer of a misère


def _of_the_declarer(position: Position, card: Card) -> Iterator[Message]:
    others = 0
    for cards in position.may:
        others |= cards
    below = (others & LOWER[card]).bit_count()
    if not position.trick:
        yield message("vira-reason-lead", card=CardWord(card), lower=below)
    elif suit_of(card) != suit_of(position.trick[0]):
        yield message("vira-reason-throw", card=CardWord(card), lower=below)
    elif position.winners >> card & 1:
        if not position.legal & LOWER[position.best]:
            yield message("vira-reason-nothing-lower", best=CardWord(position.best))
        beaten = (position.held_by(position.after) & HIGHER[card]).bit_count()
        yield message("vira-reason-beaten", count=beaten) if beaten else Message("vira-reason-takes")
    else:
        under = position.legal & LOWER[position.best]
        best = CardWord(position.best)
        if under & LOWER[card] and not under & HIGHER[card]:
            yield message("vira-reason-highest-under", best=best)
        else:
            yield message("vira-reason-under", best=best)
    if not position.hand & SUIT[card] & ~(1 << card):
        yield message("vira-reason-last", suit=SuitWord(suit_of(card)))


# ------------------------------------------------------------------------------------------------ defenders of a misère


def _of_a_defender(position: Position, record: DealRecord, card: Card) -> Iterator[Message]:
    declarer = record.declarer
    player = SeatWord(declarer)
    if not position.trick:
        yield from _below(position, declarer, card)
    elif declarer in position.after:
        if position.winners >> card & 1:
            yield from _below(position, declarer, card)
        else:
            yield message("vira-reason-leaves-on-top", card=CardWord(position.best))
            yield from _below(position, declarer, position.best)
    elif position.taker == declarer and not position.winners >> card & 1:
        yield message("vira-reason-stays-theirs", player=player, card=CardWord(position.best))
    elif position.taker == declarer:
        yield message("vira-reason-frees", player=player, card=CardWord(card))
    else:
        yield message("vira-reason-already-under", player=player)
        if (
            position.legal & LOWER[card]
            and not position.legal & HIGHER[card]
            and suit_of(card) == suit_of(position.best)
        ):
            yield message("vira-reason-high-away", card=CardWord(card))
    left = position.hand & SUIT[card] & ~(1 << card)
    yield message("engine-reason-suit-left", card=CardWord(card), suit=SuitWord(suit_of(card)), count=left.bit_count())


def _below(position: Position, declarer: Seat, top: Card) -> Iterator[Message]:
    """How many cards the declarer may have below the best card of the trick."""
    may = position.may[declarer]
    lower = (may & LOWER[top]).bit_count()
    if not may & SUIT[top]:
        yield message("vira-reason-declarer-void", player=SeatWord(declarer), suit=SuitWord(suit_of(top)))
    else:
        yield message("vira-reason-below", player=SeatWord(declarer), card=CardWord(top), count=lower)
