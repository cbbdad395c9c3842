"""Facts that speak for an answer, from what its player sees and has learned, wherever the hidden cards are."""

from collections.abc import Iterator
from typing import Final

from engine.cards import ACE, JACK, NINE, SUIT_MASKS, SUITS, CardSet, Seat, Suit, bit, card, card_set, suit_of
from engine.games.klaberjass.actions import (
    Action,
    Declare,
    Dix,
    Name,
    Pass,
    Play,
    PlayOn,
    Same,
    Schmeiss,
    Silent,
    Take,
    ThrowIn,
    Win,
    Yield,
)
from engine.games.klaberjass.cards import BELLA, DUTIES, PAIRS, RANKINGS, SEVENS, points_of
from engine.games.klaberjass.model import BiddingView, InformationState, MeldingView, PlayView, TrumpView, View
from engine.games.klaberjass.player.guide import unseen_by, with_dix
from engine.games.klaberjass.refusals import LAST_ROUND
from engine.games.klaberjass.sequences import Scale, runs_of
from engine.message import CardsWord, CardWord, Message, RankWord, SeatWord, SuitWord, message
from engine.tricks.events import cards_word
from engine.tricks.follow import narrow
from engine.tricks.reasons import NEUTRAL as CARD_NEUTRAL
from engine.tricks.reasons import Position, card_reasons, ranks_word

TOPS: Final = (JACK, NINE, ACE)
"""The three strongest trumps."""
FEW: Final = 3
"""Up to this many trumps are few."""


NEUTRAL: Final = CARD_NEUTRAL | frozenset(
    f"klaberjass-reason-{key}"
    for key in (
        "lacks", "few", "second-round", "no-jack", "nobody-scores", "if-agreed", "other-maker", "no-sequence",
        "smaller-sequence", "bella-lost", "bella-unsaid",
    )
)  # fmt: skip
"""The keys of facts that speak neither for nor against an answer, but tell what it does."""


def reasons(view: View, information_state: InformationState, action: Action) -> tuple[Message, ...]:
    """Facts that speak for an open answer, the weightiest first."""
    seat = information_state.seat
    match view, action:
        case PlayView(), Play():
            return _of_a_card(view, information_state, action)
        case TrumpView(), Dix():
            facts = _of_the_dix(view)
        case MeldingView(), _:
            facts = _of_an_announcement(view, seat, action)
        case BiddingView(), _:
            facts = _of_a_bid(view, seat, action)
        case _:
            raise AssertionError("it is a seat's turn only while a deal is under way")
    return tuple(facts)


# ------------------------------------------------------------------------------------------------------------- bidding


def _of_a_bid(view: BiddingView, seat: Seat, action: Action) -> Iterator[Message]:
    """KLA-2.2, KLA-2.3, KLA-4.2."""
    turned, other = suit_of(view.deal.up), SeatWord(Seat(1 - seat))
    match action:
        case Take():
            yield from _of_a_trump(view, turned)
            yield message("klaberjass-reason-you-decide", player=other)
        case Name(suit):
            yield from _of_a_trump(view, suit)
            yield message("klaberjass-reason-you-decide", player=other)
        case Pass():
            yield from _against_all_trumps(view)
            yield from _of_what_follows(view, seat)
        case Schmeiss():
            yield message("klaberjass-reason-if-agreed", player=other)
            yield from _against_all_trumps(view)
        case ThrowIn():
            yield Message("klaberjass-reason-nobody-scores")
            yield from _against_all_trumps(view)
        case PlayOn():
            yield message("klaberjass-reason-other-maker", player=other)
            if view.deal.round < LAST_ROUND:
                yield from _of_a_trump(view, turned)


def _of_a_trump(view: BiddingView, trump: Suit) -> Iterator[Message]:
    """What speaks for this trump suit."""
    hand, up = view.hand, view.deal.up
    if trumps := hand & SUIT_MASKS[trump]:
        cards = CardsWord(RANKINGS[trump].in_order(CardSet(trumps)))
        yield message("klaberjass-reason-trumps", cards=cards, points=points_of(trumps, trump))
    if trump == suit_of(up) and (exchanged := with_dix(hand, view.deal)) != hand:
        yield message("klaberjass-reason-dix-coming", seven=CardWord(SEVENS[trump]), card=CardWord(up))
        hand = CardSet(exchanged)
    if hand & PAIRS[trump] == PAIRS[trump]:
        yield message("klaberjass-reason-bella-coming", cards=cards_word(PAIRS[trump]), points=BELLA)
    scale = Scale.of(view.options, trump)
    if (run := scale.best(runs_of(view.hand))) is not None:
        yield message("klaberjass-reason-run", cards=cards_word(run.cards), points=scale.value(run))
    if aces := card_set(card(suit, ACE) for suit in SUITS if suit != trump) & hand:
        yield message("klaberjass-reason-aces", cards=cards_word(aces), count=aces.bit_count())


def _against_all_trumps(view: BiddingView) -> Iterator[Message]:
    """What speaks against the trump suits that may be chosen now."""
    turned = suit_of(view.deal.up)
    if view.deal.round < LAST_ROUND:
        hand = with_dix(view.hand, view.deal)
        if lacks := card_set(card(turned, rank) for rank in TOPS) & ~hand:
            ranks = ranks_word(lacks, RANKINGS[turned])
            yield message("klaberjass-reason-lacks", suit=SuitWord(turned), ranks=ranks)
        if (count := (hand & SUIT_MASKS[turned]).bit_count()) <= FEW:
            yield message("klaberjass-reason-few", suit=SuitWord(turned), count=count)
        return
    others = [suit for suit in SUITS if suit != turned]
    if not any(view.hand >> card(suit, JACK) & 1 for suit in others):
        yield message("klaberjass-reason-no-jack", rank=RankWord(JACK))
    most = max((view.hand & SUIT_MASKS[suit]).bit_count() for suit in others)
    yield message("klaberjass-reason-short-suits", count=most)


def _of_what_follows(view: BiddingView, seat: Seat) -> Iterator[Message]:
    """What a pass leads to."""
    if view.deal.round < LAST_ROUND:
        yield Message("klaberjass-reason-second-round")
    elif seat == view.dealer:
        yield Message("klaberjass-reason-nobody-scores")


# ----------------------------------------------------------------------------------------------------------- sequences


def _of_an_announcement(view: MeldingView, seat: Seat, action: Action) -> Iterator[Message]:
    """KLA-2.6."""
    scale, runs, announced = Scale.of(view.options, view.deal.trump), runs_of(view.hand), view.deal.announced
    best, total, other = scale.best(runs), scale.total(runs), SeatWord(Seat(1 - seat))
    if best is None or scale.value(best) < announced:
        yield (
            message("klaberjass-reason-smaller-sequence", points=announced)
            if announced
            else Message("klaberjass-reason-no-sequence")
        )
        return
    cards = cards_word(best.cards)
    match action:
        case Declare() if seat != view.dealer:
            yield message("klaberjass-reason-run", cards=cards, points=scale.value(best))
            yield message("klaberjass-reason-score-if-less", player=other, than=scale.value(best), points=total)
        case Declare():
            yield message("klaberjass-reason-score-alone", player=other, points=total)
            yield message("klaberjass-reason-run", cards=cards, points=scale.value(best))
        case Win():
            yield message("klaberjass-reason-better-run", cards=cards, points=scale.value(best), than=announced)
            yield message("klaberjass-reason-score-now", points=total)
        case Same():
            yield message("klaberjass-reason-equal-run", cards=cards, points=announced)
            yield message("klaberjass-reason-score-if-better", points=total)
        case Silent() | Yield():
            yield message("klaberjass-reason-unshown", player=other)


def _of_the_dix(view: TrumpView) -> Iterator[Message]:
    """KLA-2.5."""
    trump, up = view.deal.trump, view.deal.up
    seven, hand = SEVENS[trump], with_dix(view.hand, view.deal)
    scale = Scale.of(view.options, trump)
    before, after = runs_of(view.hand), runs_of(hand)
    run = next((run for run in after if run.cards >> up & 1), None)
    if run is not None and isinstance(view, MeldingView) and scale.total(after) > scale.total(before):
        yield message("klaberjass-reason-dix-run", cards=cards_word(run.cards), points=scale.value(run))
    if bit(up) & PAIRS[trump] and hand & PAIRS[trump] == PAIRS[trump]:
        yield message("klaberjass-reason-bella-coming", cards=cards_word(PAIRS[trump]), points=BELLA)
    points = points_of(bit(up), trump)
    yield message("klaberjass-reason-dix", card=CardWord(up), seven=CardWord(seven), points=points)


# --------------------------------------------------------------------------------------------------------------- cards


def _of_a_card(view: PlayView, information_state: InformationState, action: Play) -> tuple[Message, ...]:
    """KLA-2.7."""
    (played,), seat, trump, led = action.cards, information_state.seat, view.deal.trump, view.led
    other = Seat(1 - seat)
    may = [0, 0]
    may[other] = unseen_by(view, information_state)
    position = Position(
        hand=view.hand,
        legal=view.hand if led is None else CardSet(narrow(view.hand, DUTIES[trump][led].steps)),
        trick=() if led is None else (led,),
        taker=None if led is None else other,
        after=(other,) if led is None else (),
        partner=None,
        may=may,
        counts=view.counts,
        ranking=RANKINGS[trump],
    )
    bella = _of_the_bella(view, action, other) if played == view.bella else ()
    return card_reasons(position, played, *bella)


def _of_the_bella(view: PlayView, action: Play, other: Seat) -> Iterator[Message]:
    """KLA-2.7.5, KLA-2.8: of the card that completes the bella, announced or not."""
    (played,) = action.cards
    if action.bella or view.options.bella == "automatic":
        yield message("klaberjass-reason-bella", card=CardWord(played), points=BELLA)
        return
    if view.seat == view.deal.maker:
        yield message("klaberjass-reason-bella-lost", player=SeatWord(other), points=BELLA)
    yield Message("klaberjass-reason-bella-unsaid")
