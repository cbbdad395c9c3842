"""BAR-3: what each seat sees and what it has learned, built from nothing."""

from collections.abc import Iterable, Iterator

from engine.cards import NO_CARDS, SUIT_MASKS, Card, CardSet, Seat, card_set, suit_of
from engine.game import DealDue, Over, Turn
from engine.games.barbu.cards import DUTIES, RANKINGS, WHOLE_PACK
from engine.games.barbu.contracts import TRICK_CONTRACTS
from engine.games.barbu.contracts.dominoes import open_cards
from engine.games.barbu.kernel import barred
from engine.games.barbu.model import (
    Deal,
    DealEnded,
    Declaring,
    Dominoes,
    Doubling,
    InformationState,
    Laid,
    MatchOver,
    Opening,
    Playing,
    State,
    Trick,
    View,
)
from engine.tricks.follow import failures
from engine.tricks.four_players import NONE, TURNS, Four, by_seat, counts_of, hand_of, tricks_won

_DEAL_DUE = DealDue()
_OVER = Over()


def turn_of(state: State) -> Turn:
    """BAR-1.4: what is due."""
    match state:
        case Playing():
            return TURNS[(state.leader + len(state.cards)) % 4]
        case Dominoes() | Doubling():
            return TURNS[state.seat]
        case Declaring():
            return TURNS[state.deal.record.dealer]
        case MatchOver():
            return _OVER
        case _:
            return _DEAL_DUE


def totals_of(state: State) -> Four:
    """BAR-2.6.2: the totals of the finished deals."""
    match state:
        case Opening() | DealEnded() | MatchOver():
            return state.match.totals
        case _:
            return state.deal.match.totals


def view_of(state: State, seat: Seat | None) -> View:
    """BAR-3: what the table shows this seat; `None` is the public."""
    match state:
        case Playing():
            return _view_of_play(state, seat)
        case Dominoes():
            return _view_of_dominoes(state, seat)
        case Declaring() | Doubling():
            return _view_before_play(state, seat)
        case DealEnded() | MatchOver():
            return _view_of_end(state, seat)
        case _:
            match = state.match
            return View(
                seat, _DEAL_DUE, state.options, state.name, match, match.first, None, NO_CARDS, NONE
            )  # fmt: skip


def _view_before_play(state: Declaring | Doubling, seat: Seat | None) -> View:
    """BAR-3.2: the contract and the doubles, as they are said."""
    deal = state.deal
    return View(
        seat,
        turn_of(state),
        deal.options,
        state.name,
        deal.match,
        deal.record.dealer,
        deal.record,
        hand_of(deal.dealt, seat),
        counts_of(deal.dealt),
    )


def _view_of_play(state: Playing, seat: Seat | None) -> View:
    """BAR-3.3: the open trick, the last finished one, and captured cards that count."""
    deal, hands, cards, tricks = state.deal, state.hands, state.cards, state.tricks
    record = deal.record
    return View(
        seat,
        TURNS[(state.leader + len(cards)) % 4],
        deal.options,
        "playing",
        deal.match,
        record.dealer,
        record,
        NO_CARDS if seat is None else hands[seat],
        (hands[0].bit_count(), hands[1].bit_count(), hands[2].bit_count(), hands[3].bit_count()),
        state.leader,
        cards,
        tricks[-1] if tricks else None,
        tricks_won(tricks),
        state.taken,
        state.broken,
    )


def _view_of_dominoes(state: Dominoes, seat: Seat | None) -> View:
    """BAR-3.5: the lines, with all that was done and who is out."""
    deal = state.deal
    return View(
        seat,
        TURNS[state.seat],
        deal.options,
        "dominoes",
        deal.match,
        deal.record.dealer,
        deal.record,
        hand_of(state.hands, seat),
        counts_of(state.hands),
        table=state.table,
        laid=state.laid,
        out=state.out,
    )


def _view_of_end(state: DealEnded | MatchOver, seat: Seat | None) -> View:
    """BAR-3.4: the last picture stands; cards that were not played are seen by their owners alone."""
    deal, result = state.deal, state.match.results[-1]
    return View(
        seat,
        turn_of(state),
        deal.options,
        state.name,
        state.match,
        deal.record.dealer,
        deal.record,
        hand_of(state.hands, seat),
        counts_of(state.hands),
        last_trick=state.tricks[-1] if state.tricks else None,
        tricks_won=result.tricks,
        taken=state.taken,
        table=state.table,
        laid=state.laid,
        out=result.out,
    )


# ------------------------------------------------------------------------------------------------------------- memories


def information_state_of(state: State, seat: Seat) -> InformationState:
    """All that this seat has learned in the deal."""
    match state:
        case Opening():
            return InformationState(seat)
        case Declaring() | Doubling():
            return InformationState(seat, state.deal.dealt[seat])
        case Playing():
            return _memory(state.deal, seat, state.tricks, (state.leader, state.cards), (), NO_CARDS)
        case Dominoes():
            return _memory(state.deal, seat, (), (seat, ()), state.laid, state.table)
        case _:
            return _memory(state.deal, seat, state.tricks, (seat, ()), state.laid, state.table)


def _memory(
    deal: Deal,
    seat: Seat,
    tricks: tuple[Trick, ...],
    lying: tuple[Seat, tuple[Card, ...]],
    laid: tuple[Laid, ...],
    table: CardSet,
) -> InformationState:
    """What the cards that were played, in tricks or in dominoes, tell a seat that was dealt these."""
    played = [(trick.leader, trick.cards) for trick in tricks]
    if lying[1]:
        played.append(lying)
    gone = table | card_set(card for _, cards in played for card in cards)
    lacking = [0, 0, 0, 0]
    for other, cards in (*_lacking_in_tricks(deal, played), *_lacking_in_dominoes(deal, laid)):
        lacking[other] |= cards
    unseen = WHOLE_PACK & ~gone & ~deal.dealt[seat]
    lacks = by_seat(0 if other == seat else cards & unseen for other, cards in enumerate(lacking))
    return InformationState(seat, deal.dealt[seat], tricks, lacks)


def _lacking_in_tricks(deal: Deal, played: Iterable[tuple[Seat, tuple[Card, ...]]]) -> Iterator[tuple[int, int]]:
    """BAR-2.4: what each seat cannot hold which led and followed as it did."""
    declared, options = deal.record.declared, deal.options
    if declared is None or declared.contract == "DO":
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
        broken = broken or breaks(cards, contract.no_lead)


def breaks(cards: tuple[Card, ...], no_lead: int) -> bool:
    """BAR-4.8: whether one of the cards that may not be led was discarded on another suit."""
    return bool(card_set(cards) & no_lead & ~SUIT_MASKS[suit_of(cards[0])])


def _lacking_in_dominoes(deal: Deal, laid: Iterable[Laid]) -> Iterator[tuple[int, int]]:
    """BAR-2.5.2: who passes holds no card that could have been laid."""
    declared = deal.record.declared
    if declared is None or declared.start is None:
        return
    table = 0
    for one in laid:
        if one.card is None:
            yield one.seat, open_cards(table, declared.start)
        else:
            table |= 1 << one.card
