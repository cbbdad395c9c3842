"""The *careful* player: decides by rule of thumb, from what a seat sees and remembers."""

from engine.cards import NO_CARDS, SUIT_MASKS, CardSet, Seat, card_set, each, suit_of
from engine.choice import Choice, PickOne
from engine.game import Rng
from engine.games.vira.actions import Action, Exchange, Play
from engine.games.vira.cards import RANKINGS, WHOLE_PACK
from engine.games.vira.model import DealRecord
from engine.games.vira.player.bidding import called
from engine.games.vira.player.exchanging import against_misere, against_trumps
from engine.games.vira.player.misere_search import forcing_cards
from engine.games.vira.player.playout_policy import placed, trick_card
from engine.games.vira.player.preparing import prepared
from engine.games.vira.player.trick_context import TrickContext
from engine.games.vira.view import (
    BiddingView,
    DefendingView,
    InformationState,
    PlayView,
    PreparingView,
    View,
    playing_after,
    union,
)
from engine.tricks.by_card import HIGHER


def guide(view: View, information_state: InformationState, choice: Choice, rng: Rng) -> Action:
    """The action by rule of thumb."""
    if isinstance(view, PlayView):
        assert isinstance(choice, PickOne)
        return _played(view, information_state, choice, rng)
    return _said(view, information_state, choice)


def _said(view: View, information_state: InformationState, choice: Choice) -> Action:
    """What is done before the play of cards."""
    match view:
        case BiddingView():
            assert isinstance(choice, PickOne)
            return called(view, choice)
        case PreparingView():
            return prepared(view, information_state)
        case DefendingView():
            return defended(view.hand, view.deal)
        case _:
            raise ValueError("nobody is to act")


def defended(hand: CardSet, record: DealRecord) -> Exchange:
    """VIR-1.6: the exchange of a defender with this hand."""
    if record.trump is None:
        away = against_misere(hand, record.talon)
    else:
        away = against_trumps(hand, record.trump, record.talon)
    return Exchange(tuple(each(CardSet(away))))


# ---------------------------------------------------------------------------------------------------------------- cards


def _played(view: PlayView, information_state: InformationState, choice: PickOne, rng: Rng) -> Play:
    """VIR-1.7.1: a card to the trick; against an open hand one that forces the declarer, if there is one."""
    context = context_of(view, information_state, legal_cards(choice))
    card = trick_card(_against_open_hand(view, _against_the_winning_trick(view, context), rng))
    return Play((card,))


def legal_cards(choice: PickOne) -> CardSet:
    """The cards that may be played."""
    return card_set(option.card for option in choice.options if option.open and option.card is not None)


def _against_the_winning_trick(view: PlayView, context: TrickContext) -> TrickContext:
    """Restricts a defender to the cards that beat the declarer's in a trick which would win the contract."""
    row, taken = view.deal.row, view.tricks_won[context.declarer]
    if view.deal.lose or context.winner != context.declarer:
        return context
    if row.outcome(taken, lose=False) == "win" or row.outcome(taken + 1, lose=False) != "win":
        return context
    trumps = SUIT_MASKS[context.trump]
    beats = HIGHER[context.best] | (0 if trumps >> context.best & 1 else trumps)
    return context._replace(legal=context.legal & beats or context.legal)


def _against_open_hand(view: PlayView, context: TrickContext, rng: Rng) -> TrickContext:
    """Restricts a defender to the cards that force the declarer of an open misère, if there are any."""
    record = view.deal
    declarer, seat = context.declarer, Seat(context.seat)
    if not record.lose or seat == declarer or context.share[declarer] < 1:
        return context
    if record.row.outcome(view.tricks_won[declarer], lose=True) == "double":
        return context
    order = [playing_after(record, seat, place) for place in (1, 2)]
    return context._replace(legal=forcing_cards(context, order, view.counts, rng) or context.legal)


def context_of(view: PlayView, information_state: InformationState, legal: int) -> TrickContext:
    """What the viewer knows when it is about to play to the trick."""
    seat, record = information_state.seat, view.deal
    unseen = WHOLE_PACK & ~card_set(view.cards) & ~view.hand & ~union(information_state.discards)
    for trick in information_state.tricks:
        for card in trick.cards:
            unseen ^= 1 << card
    order = [playing_after(record, seat, place) for place in (1, 2)]
    shown = view.shown or (NO_CARDS,) * record.seats
    may, share = placed(order, unseen, information_state.lacks, view.counts, shown)
    led, best, winner = -1, -1, -1
    if view.cards:
        place = RANKINGS[record.trump].taking(view.cards)
        led, best, winner = suit_of(view.cards[0]), view.cards[place], playing_after(record, view.leader, place)
    return TrickContext(
        seat=seat,
        declarer=record.declarer,
        hand=view.hand,
        legal=legal,
        unseen=unseen,
        led=led,
        best=best,
        winner=winner,
        behind=tuple(order[: 2 - len(view.cards)]),
        may=may,
        share=share,
        trump=-1 if record.trump is None else record.trump,
    )
