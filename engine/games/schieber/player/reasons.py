"""Facts that speak for an answer, from what its player sees and has learned, wherever the hidden cards are."""

from collections.abc import Iterator
from typing import Final

from engine.cards import (
    ACE,
    JACK,
    NINE,
    SIX,
    SUIT_MASKS,
    SUITS,
    Card,
    CardSet,
    Seat,
    Suit,
    card,
    card_set,
    each,
    rank_of,
    suit_of,
)
from engine.games.schieber.actions import Action, Announce, Choose
from engine.games.schieber.cards import (
    CONTRACTS,
    PAIRS,
    RANKINGS,
    STOECK,
    TRUMPS,
    Contract,
    taking,
)
from engine.games.schieber.model import InformationState, PlayView, View, side_of
from engine.games.schieber.player.guide import may_stay_silent, unseen_by
from engine.games.schieber.refusals import duties_of
from engine.games.schieber.weis import Scale, best_weis
from engine.message import CardsWord, CardWord, Message, RankWord, SeatWord, SuitWord, message
from engine.tricks.actions import Play
from engine.tricks.events import cards_word
from engine.tricks.follow import narrow
from engine.tricks.four_players import SEATS
from engine.tricks.reasons import NEUTRAL as CARD_NEUTRAL
from engine.tricks.reasons import Position, card_reasons, ranks_word

TOPS: Final = (JACK, NINE, ACE)
"""The three strongest trumps."""
LONG: Final = 4
"""The Buur and three more trumps make a trump suit."""
FEW: Final = 2
"""Up to this many aces, or sixes, are few for a contract without trumps."""


NEUTRAL: Final = CARD_NEUTRAL | frozenset(
    f"schieber-reason-{key}"
    for key in (
        "multiplier", "no-trumps", "lacks", "few-tops", "partner-chooses", "none-as-high", "unsaid",
    )
)  # fmt: skip
"""The keys of facts that speak neither for nor against an answer, but tell what it does."""


def reasons(view: View, information_state: InformationState, action: Action) -> tuple[Message, ...]:
    """Facts that speak for an open answer, the weightiest first."""
    seat = information_state.seat
    match view, action:
        case PlayView(asking=True), _:
            facts = _of_an_answer(view, seat, action)
        case PlayView(), Play():
            return _of_a_card(view, information_state, action)
        case _, Choose(contract):
            facts = _of_a_contract(view, seat, contract)
        case _:
            facts = _of_a_push(view, seat)
    return tuple(facts)


# ----------------------------------------------------------------------------------------------------------- contracts


def _of_a_contract(view: View, seat: Seat, contract: Contract) -> Iterator[Message]:
    """SCH-2.3: what speaks for this contract."""
    options, trump, multiplier = view.options, TRUMPS[contract], view.options.multiplier(contract)
    if trump is not None:
        yield from _of_trumps(view, seat, trump, contract)
    elif sure := _sure_tricks(view.hand, contract):
        yield message("schieber-reason-sure", cards=cards_word(sure), count=sure.bit_count())
    if multiplier > min(options.multipliers):
        yield message("schieber-reason-multiplier", multiplier=multiplier)
    weis = best_weis(seat, view.hand, Scale.of(options, contract))
    if weis is not None:
        yield message("schieber-reason-weis", cards=cards_word(weis.cards), points=weis.points * multiplier)
    yield message("schieber-reason-you-choose", player=SeatWord(Seat((seat + 2) % 4)))


def _of_trumps(view: View, seat: Seat, trump: Suit, contract: Contract) -> Iterator[Message]:
    """SCH-1.3, SCH-2.7: the hand's trumps, its Stöck, and its aces in the other suits."""
    options, ranking = view.options, RANKINGS[contract, view.options.undenufeValues]
    points = STOECK * options.multiplier(contract)
    stoeck = options.stoeck == "trump" and view.hand & PAIRS[trump] == PAIRS[trump]
    missing = options.target - view.totals[side_of(seat)]
    if stoeck and options.ending == "immediate" and points >= missing:
        yield message("schieber-reason-stoeck-wins", cards=cards_word(PAIRS[trump]), points=points, missing=missing)
    if trumps := view.hand & SUIT_MASKS[trump]:
        counts = sum(ranking.points[one] for one in each(trumps))
        yield message("schieber-reason-trumps", cards=CardsWord(ranking.in_order(CardSet(trumps))), points=counts)
    if stoeck:
        yield message("schieber-reason-stoeck", cards=cards_word(PAIRS[trump]), points=points)
    if aces := card_set(card(suit, ACE) for suit in SUITS if suit != trump) & view.hand:
        yield message("schieber-reason-aces", cards=cards_word(aces), count=aces.bit_count())


def _sure_tricks(hand: CardSet, contract: Contract) -> CardSet:
    """The cards of which, without trumps, nobody else holds a higher one in their suit."""
    higher = RANKINGS[contract, "A"].higher
    return card_set(one for one in each(hand) if not higher[one] & ~hand)


def _of_a_push(view: View, seat: Seat) -> Iterator[Message]:
    """SCH-2.3, SCH-4.13: what speaks for leaving the choice to the partner."""
    options, hand, partner = view.options, view.hand, SeatWord(Seat((seat + 2) % 4))
    suits = [
        (options.multiplier(contract), (hand & SUIT_MASKS[trump]).bit_count(), trump, contract)
        for contract in CONTRACTS
        if (trump := TRUMPS[contract]) is not None and hand >> card(trump, JACK) & 1
    ]
    suits = [suit for suit in suits if suit[1] >= LONG]
    if not suits:
        yield message("schieber-reason-no-trumps", rank=RankWord(JACK))
    else:
        multiplier, _, trump, contract = max(suits)
        lacks = card_set(card(trump, rank) for rank in TOPS) & ~hand
        if multiplier < max(options.multipliers):
            most = max(options.multipliers)
            yield message("schieber-reason-counts-more", player=partner, multiplier=multiplier, most=most)
        if lacks:
            ranks = ranks_word(lacks, RANKINGS[contract, options.undenufeValues])
            yield message("schieber-reason-lacks", suit=SuitWord(trump), ranks=ranks)
    aces, sixes = (sum(hand >> card(suit, rank) & 1 for suit in SUITS) for rank in (ACE, SIX))
    if aces <= FEW and sixes <= FEW:
        yield message("schieber-reason-few-tops", aces=aces, sixes=sixes)
    yield message("schieber-reason-partner-chooses", player=partner)


# ----------------------------------------------------------------------------------------------------------------- Weis


def _of_an_answer(view: PlayView, seat: Seat, action: Action) -> Iterator[Message]:
    """SCH-4.10."""
    weis = best_weis(seat, view.hand, Scale.of(view.options, view.deal.contract))
    assert weis is not None  # a seat without a Weis is not asked
    if isinstance(action, Announce):
        points = weis.points * view.options.multiplier(view.deal.contract)
        yield message("schieber-reason-weis", cards=cards_word(weis.cards), points=points)
        if all(sentence.what == "points" and (sentence.amount or 0) < weis.points for sentence in view.deal.said):
            yield message("schieber-reason-none-as-high", points=weis.points)
    elif may_stay_silent(view, seat) and view.options.weisScores == "team":
        yield message("schieber-reason-scores-anyway", player=SeatWord(Seat((seat + 2) % 4)))
    else:
        yield Message("schieber-reason-unsaid")


# ---------------------------------------------------------------------------------------------------------------- cards


def _of_a_card(view: PlayView, information_state: InformationState, action: Play) -> tuple[Message, ...]:
    """SCH-2.4."""
    (played,), seat, cards, contract = action.cards, information_state.seat, view.cards, view.deal.contract
    duties = duties_of(cards, contract, view.options.trumpsOnly)
    unseen, held = unseen_by(view, information_state), 0
    for others in information_state.holds:
        held |= others
    position = Position(
        hand=view.hand,
        legal=view.hand if duties is None else CardSet(narrow(view.hand, duties.steps)),
        trick=cards,
        taker=Seat((view.leader + taking(cards, contract)) % 4) if cards else None,
        after=tuple(Seat((seat + step) % 4) for step in range(1, 4 - len(cards))),
        partner=Seat((seat + 2) % 4),
        may=[
            0 if other == seat else unseen & ~information_state.lacks[other] & (~held | information_state.holds[other])
            for other in SEATS
        ],
        counts=view.counts,
        ranking=RANKINGS[contract, view.options.undenufeValues],
    )
    stoeck = _of_stoeck(view, information_state, played)
    return card_reasons(position, played, *stoeck, *_of_a_lead(position, information_state, played))


def _of_stoeck(view: PlayView, information_state: InformationState, played: Card) -> Iterator[Message]:
    """SCH-2.7: that the card completes the Stöck of trumps."""
    trump = view.deal.trump
    if trump is None or view.options.stoeck != "trump" or not PAIRS[trump] >> played & 1:
        return
    if information_state.dealt & PAIRS[trump] == PAIRS[trump] and (view.hand & PAIRS[trump]).bit_count() == 1:
        points = STOECK * view.options.multiplier(view.deal.contract)
        yield message("schieber-reason-stoeck-now", card=CardWord(played), points=points)


def _of_a_lead(position: Position, information_state: InformationState, played: Card) -> Iterator[Message]:
    """SCH-2.2, SCH-3.2: that the partner is known to hold the highest card of the suit."""
    partner, higher, suit = position.partner, position.ranking.higher, suit_of(played)
    if position.trick or partner is None:
        return
    theirs = position.held_by(position.opponents)
    known = information_state.holds[partner] & SUIT_MASKS[suit] & higher[played]
    best = next((one for one in each(known) if not higher[one] & theirs), None)
    if best is not None:
        rank = RankWord(rank_of(best))
        yield message("schieber-reason-partner-holds", player=SeatWord(partner), rank=rank, suit=SuitWord(suit))
