"""BAR-3: what a seat has learned in a deal, and which cards the others cannot hold."""

from collections.abc import Iterable, Iterator

from engine.cards import NO_CARDS, SUIT_MASKS, Card, CardSet, Seat, card_set, suit_of
from engine.games.barbu.cards import DUTIES, RANKINGS, WHOLE_PACK
from engine.games.barbu.contracts import TRICK_CONTRACTS
from engine.games.barbu.contracts.dominoes import open_cards
from engine.games.barbu.kernel import barred
from engine.games.barbu.model import (
    Deal,
    Declaring,
    Dominoes,
    Doubling,
    InformationState,
    Laid,
    Opening,
    Playing,
    State,
    Trick,
)
from engine.tricks.follow import failures
from engine.tricks.four_players import by_seat


def information_state_of(state: State, seat: Seat) -> InformationState:
    """Everything that this seat has learned in the deal."""
    match state:
        case Opening():
            return InformationState(seat)
        case Declaring() | Doubling():
            return InformationState(seat, state.deal.dealt[seat])
        case Playing():
            return _learned(state.deal, seat, state.tricks, (state.leader, state.cards), (), NO_CARDS)
        case Dominoes():
            return _learned(state.deal, seat, (), (seat, ()), state.laid, state.table)
        case _:
            return _learned(state.deal, seat, state.tricks, (seat, ()), state.laid, state.table)


def _learned(
    deal: Deal,
    seat: Seat,
    tricks: tuple[Trick, ...],
    open_trick: tuple[Seat, tuple[Card, ...]],
    laid: tuple[Laid, ...],
    table: CardSet,
) -> InformationState:
    """What the cards played so far, in tricks or in dominoes, tell this seat.

    `open_trick`: its leader and cards; `table`: all cards laid in dominoes.
    """
    played = [(trick.leader, trick.cards) for trick in tricks]
    if open_trick[1]:
        played.append(open_trick)
    gone = table | card_set(card for _, cards in played for card in cards)
    lacking = [0, 0, 0, 0]
    for other, cards in (*_lacking_in_tricks(deal, played), *_lacking_in_dominoes(deal, laid)):
        lacking[other] |= cards
    unseen = WHOLE_PACK & ~gone & ~deal.dealt[seat]
    lacks = by_seat(0 if other == seat else cards & unseen for other, cards in enumerate(lacking))
    return InformationState(seat, deal.dealt[seat], tricks, lacks)


def _lacking_in_tricks(deal: Deal, played: Iterable[tuple[Seat, tuple[Card, ...]]]) -> Iterator[tuple[int, int]]:
    """BAR-2.4: each seat with the cards that it cannot hold, since it led or played as it did."""
    declared, options = deal.record.declaration, deal.options
    if declared.contract == "DO":
        return
    contract = TRICK_CONTRACTS[declared.contract]
    duties, beaten_by = DUTIES[declared.trump, options.ruff], RANKINGS[declared.trump].beaten_by
    broken = False
    for leader, cards in played:
        led = best = cards[0]
        no_lead = barred(contract, options, broken=broken)
        if no_lead >> led & 1:
            yield leader, ~no_lead
        for place in range(1, len(cards)):
            card = cards[place]
            yield (leader + place) % 4, failures(duties[suit_of(led)][best].steps, card)
            if beaten_by[best] >> card & 1:
                best = card
        broken = broken or _breaks(cards, contract.no_lead)


def _breaks(cards: tuple[Card, ...], no_lead: int) -> bool:
    """BAR-4.8: whether a card of `no_lead` was discarded on another suit."""
    return bool(card_set(cards) & no_lead & ~SUIT_MASKS[suit_of(cards[0])])


def _lacking_in_dominoes(deal: Deal, laid: Iterable[Laid]) -> Iterator[tuple[int, int]]:
    """BAR-2.5.2: each seat that passed, with the cards that it could have laid instead."""
    table = 0
    for turn in laid:
        if turn.card is None:
            yield turn.seat, open_cards(table, deal.record.declaration.start_rank)
        else:
            table |= 1 << turn.card
