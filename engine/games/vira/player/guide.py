"""Judgement by rule of thumb, from what a seat sees and remembers: the *careful* player, and advice to beginners."""

from engine.cards import NO_CARDS, CardSet, Seat, card_set, each, suit_of
from engine.game import Advice, Choice, PickOne, Rng
from engine.games.vira.actions import Action, Exchange, Play
from engine.games.vira.cards import RANKINGS, WHOLE_PACK
from engine.games.vira.model import DealRecord, InformationState, View
from engine.games.vira.player.bidding import called
from engine.games.vira.player.exchanging import against_misere, against_trumps
from engine.games.vira.player.forcing import forcing
from engine.games.vira.player.playout_policy import placed, trick_card
from engine.games.vira.player.preparing import prepared
from engine.games.vira.player.trick_context import Spot
from engine.games.vira.view import playing_after, union
from engine.message import Message, message


def guide(view: View, information_state: InformationState, choice: Choice, rng: Rng) -> Action:
    """The move by rule of thumb."""
    return _answered(view, information_state, choice, rng)[0]


def advice(view: View, information_state: InformationState, choice: Choice, rng: Rng) -> Advice:
    """The same, with the reason for it."""
    action, reason = _answered(view, information_state, choice, rng)
    return Advice(str(action), reason)


def _answered(view: View, information_state: InformationState, choice: Choice, rng: Rng) -> tuple[Action, Message]:
    record = view.deal
    assert record is not None
    match view.phase:
        case "bidding":
            assert isinstance(choice, PickOne)
            return called(view, choice, record)
        case "contract":
            return prepared(view, information_state, record)
        case "defence":
            return _defended(view, record)
        case _:
            return _played(view, information_state, choice, record, rng)


def _defended(view: View, record: DealRecord) -> tuple[Action, Message]:
    """VIR-1.6: what a defender exchanges."""
    if record.trump is None:
        away, reason = against_misere(view.hand, record.talon), Message("vira-advice-defend-misere")
    else:
        away, reason = against_trumps(view.hand, record.trump, record.talon), Message("vira-advice-defend-trumps")
    return Exchange(tuple(each(CardSet(away)))), reason


# ---------------------------------------------------------------------------------------------------------------- cards


def _played(
    view: View, information_state: InformationState, choice: Choice, record: DealRecord, rng: Rng
) -> tuple[Action, Message]:
    """VIR-1.7.1: a card to the trick; against an open hand one that forces, if there are any."""
    assert isinstance(choice, PickOne)
    legal = legal_cards(choice)
    card = trick_card(_against_open(view, record, spot_of(view, information_state, record, legal), rng))
    return Play((card,)), _reason(view, record, legal)


def legal_cards(choice: PickOne) -> CardSet:
    """The cards that may be played."""
    return card_set(option.card for option in choice.options if option.open and option.card is not None)


def _against_open(view: View, record: DealRecord, spot: Spot, rng: Rng) -> Spot:
    """Where a defender knows the declarer's hand in a misère: with those cards alone that force him, if any do."""
    declarer, seat = spot.declarer, Seat(spot.seat)
    if not record.lose or seat == declarer or spot.share[declarer] < 1:
        return spot
    if record.row.outcome(view.tricks_won[declarer], lose=True) == "double":
        return spot
    order = [playing_after(record, seat, place) for place in (1, 2)]
    return spot._replace(legal=forcing(spot, order, view.counts, rng) or spot.legal)


def spot_of(view: View, information_state: InformationState, record: DealRecord, legal: int) -> Spot:
    """What the viewer can know."""
    seat, leader = view.seat, view.leader
    assert seat is not None
    assert leader is not None
    gone = int(card_set(view.cards)) | view.hand | union(information_state.discards)
    for trick in information_state.tricks:
        gone |= card_set(trick.cards)
    unseen = WHOLE_PACK & ~gone
    order = [playing_after(record, seat, place) for place in (1, 2)]
    shown = view.shown or (NO_CARDS,) * record.seats
    may, share = placed(order, unseen, information_state.lacks, view.counts, shown)
    led, best, winner = -1, -1, -1
    if view.cards:
        place = RANKINGS[record.trump].taking(view.cards)
        led, best, winner = suit_of(view.cards[0]), view.cards[place], playing_after(record, leader, place)
    trump = -1 if record.trump is None else record.trump
    behind = tuple(order[: 2 - len(view.cards)])
    return Spot(seat, record.declarer, view.hand, legal, unseen, led, best, winner, behind, may, share, trump)


def _reason(view: View, record: DealRecord, legal: int) -> Message:
    """What the card is chosen for."""
    declares = view.seat == record.declarer
    if not legal & (legal - 1):
        return Message("vira-advice-only-card")
    if record.lose:
        return Message("vira-advice-card-duck" if declares else "vira-advice-card-press")
    if not declares:
        return Message("vira-advice-card-defend")
    assert record.row.target is not None
    needed = max(0, record.row.target - view.tricks_won[record.declarer])
    return message("vira-advice-card-declare", needed=needed)
