"""Reasons for a card in a negative contract, in which the player wants to take nothing."""

from collections.abc import Iterator
from typing import Final

from engine.cards import ACE, HEARTS, KING, RANKS_IN_SUIT, SUIT_MASKS, Card, CardSet, card_set, suit_of
from engine.cards import card as card_of
from engine.games.barbu.cards import HAND
from engine.games.barbu.contracts import TRICK_CONTRACTS
from engine.games.barbu.contracts.no_last_two import COSTLY_TRICKS, LAST
from engine.games.barbu.player.negative_play import POINTS
from engine.games.barbu.player.reasons.free_tricks import (
    cash_later,
    is_high_while_free,
    is_in_between,
    may_cash,
    while_free,
)
from engine.games.barbu.player.reasons.hands import GUARDS, KING_GUARDS, guarded
from engine.games.barbu.player.reasons.later_tricks import (
    AS_GOOD_LEFT,
    LATER,
    MANY_OUT,
    ends_deal,
    for_later,
    is_below_all,
    is_low,
    last_of_suit,
    leaves_alone,
    lowest,
    may_throw,
    nearly_void,
    stays_out,
    would_lead,
)
from engine.games.barbu.player.reasons.open_trick import OpenTrick
from engine.message import CardWord, Message, SeatWord, SideWord, SuitWord, message
from engine.tricks.by_card import HIGHER, LOWER, SUIT, cards_of
from engine.tricks.events import cards_word

_ACE: Final = card_of(HEARTS, ACE)
_KING: Final = card_of(HEARTS, KING)


def about_ducking(trick: OpenTrick, card: Card) -> Iterator[Message]:
    """The facts that speak for a card, or else tell what it does; the weightiest first, at least one.

    Nothing about later tricks where they do not matter any more.
    """
    if not trick.trick:
        facts = _about_lead(trick, card)
    elif suit_of(card) != suit_of(trick.trick[0]):
        facts = _about_discard(trick, card)
    elif HIGHER[trick.best] >> card & 1:
        facts = _about_going_above(trick, card)
    else:
        facts = _about_staying_under(trick, card)
    if not ends_deal(trick, card):
        yield from facts
        yield from leaves_alone(trick, card)
        return
    told = [*facts]
    discards = trick.trick and suit_of(card) != suit_of(trick.trick[0])
    if discards:
        told.append(Message("barbu-reason-cannot-follow"))
    yield from [fact for fact in told if fact.key not in LATER] or told[:1]


# ---------------------------------------------------------------------------------------------------------------- leads


def _about_lead(trick: OpenTrick, card: Card) -> Iterator[Message]:
    """BAR-2.4.1: the player leads it."""
    above, below = trick.unseen & HIGHER[card], trick.unseen & LOWER[card]
    yield from _may_lose(trick, card)
    yield from last_of_suit(trick, card)
    if below or not above:
        yield from would_lead(trick, card)
    if below:
        yield from _early(trick, card)
    if trick.contract == "NT" and below and not above:
        yield message("barbu-reason-top-anyway", card=CardWord(card))
    if not above and _is_harmless(trick, card):
        yield message("barbu-reason-lead-harmless", card=CardWord(card))
    elif not above and not below:
        yield message("barbu-reason-alone", suit=SuitWord(suit_of(card)))
    elif not below:
        yield from _low_for_later(trick, card)
        yield message("barbu-reason-lead-lowest", card=CardWord(card))
    elif not above:
        free = trick.contract == "NL" and trick.tricks_done < HAND - COSTLY_TRICKS - 1
        free = free and not is_high_while_free(trick, card)  # which tells more
        yield message("barbu-reason-lead-top-free" if free else "barbu-reason-lead-top", card=CardWord(card))
    yield from _under_what_counts(trick, card)
    yield from _draws_last(trick, card)
    yield from _may_fall(trick, card)
    if above and below:
        yield message(
            "barbu-reason-lead-between",
            suit=SuitWord(suit_of(card)),
            higher=above.bit_count(),
            lower=below.bit_count(),
        )
    if below or not above:
        yield from may_throw(trick, card)
    yield from while_free(trick, card)
    if below:
        yield from _highest(trick, card)
    yield from nearly_void(trick, card)
    if trick.contract == "NL" and not trick.cost:
        if above and below:
            yield message("barbu-reason-lead-middle", card=CardWord(card))
        else:
            yield Message("barbu-reason-free-trick")
    yield from for_later(trick, card)


def _may_lose(trick: OpenTrick, card: Card) -> Iterator[Message]:
    """Of a lead that somebody can beat: that every other one is sure to take the trick; not while tricks are free."""
    others = cards_of(trick.legal & ~(1 << card))
    if trick.contract == "NL" and not trick.cost:
        return
    if others and trick.unseen & HIGHER[card] and not any(trick.unseen & HIGHER[other] for other in others):
        yield message("barbu-reason-may-lose", card=CardWord(card))


def _is_harmless(trick: OpenTrick, card: Card) -> bool:
    """Whether the trick that a lead takes costs nothing, since no card that counts is in another hand."""
    counts = TRICK_CONTRACTS[trick.contract].counts
    return bool(counts) and not counts & (trick.unseen | 1 << card)


def _draws_last(trick: OpenTrick, card: Card) -> Iterator[Message]:
    """That the one card of another player in the suit must be played on the lead, while the hand keeps more of it.

    And need not lead it at once: the card is higher than the lead, or another suit may be led next.
    """
    theirs, suit = trick.unseen & SUIT[card], SUIT[card]
    others = trick.hand & ~suit & ~(SUIT_MASKS[HEARTS] if trick.hearts_wait else 0)
    led_on = not theirs & HIGHER[card] and not others
    if theirs.bit_count() == 1 and trick.hand & suit & ~(1 << card) and not led_on:
        yield message("barbu-reason-draws-last", card=CardWord(min(cards_of(theirs))), suit=SuitWord(suit_of(card)))


def _highest(trick: OpenTrick, card: Card) -> Iterator[Message]:
    """That the player gets rid of their highest card in a suit, or of one with only their own between it and that."""
    above, below = cards_of(trick.hand & HIGHER[card]), cards_of(trick.hand & LOWER[card])
    suit = SuitWord(suit_of(card))
    if below and not above:
        yield message("barbu-reason-your-highest", suit=suit)
    as_high = not any(trick.unseen & HIGHER[card] & LOWER[other] for other in above)
    if above and as_high and any(trick.unseen & LOWER[card] & HIGHER[other] for other in below):
        yield message("barbu-reason-among-highest", suit=suit)


def _low_for_later(trick: OpenTrick, card: Card) -> Iterator[Message]:
    """That a card below all others of its suit is good to keep while another can be played, or that one as low is kept.

    No Last Two: for the end, while tricks cost nothing.
    """
    if not lowest(trick, card) or all(is_below_all(trick, other) for other in cards_of(trick.legal)):
        return
    if trick.contract == "NL" and trick.cost:
        return
    as_low = [
        held
        for held in _as_cheap(trick, card)
        if held != card and is_below_all(trick, held) and (not trick.trick or LOWER[trick.best] >> held & 1)
    ]
    if as_low:
        yield message(AS_GOOD_LEFT, next=CardWord(min(as_low, key=lambda held: abs(held - card))))
        return
    key = "barbu-reason-low-for-the-end" if trick.contract == "NL" else "barbu-reason-way-out"
    yield message(key, card=CardWord(card), suit=SuitWord(suit_of(card)))


def _as_cheap(trick: OpenTrick, card: Card) -> list[Card]:
    """The cards of the hand in the suit of this one that cost as much, the highest first."""
    costs = POINTS[trick.contract]
    return [held for held in cards_of(trick.hand & SUIT[card]) if costs[held] == costs[card]]


def _early(trick: OpenTrick, card: Card) -> Iterator[Message]:
    """A lead in a suit that costs nothing, while the others have enough of it to follow suit, and hold what costs.

    Not in No Tricks and No Last Two, in which every card costs as much. Only of the suit of which they have the most,
    if another may be led.
    """
    suit, counts = SUIT[card], TRICK_CONTRACTS[trick.contract].counts
    others = trick.unseen & suit
    elsewhere = [(trick.unseen & SUIT[other]).bit_count() for other in cards_of(trick.legal & ~suit)]
    if not elsewhere or max(elsewhere) > others.bit_count():
        return
    costs = counts & (others | 1 << card)
    may_follow = others.bit_count() >= MANY_OUT and all(trick.may[seat] & suit for seat in trick.after)
    if counts & trick.unseen and not costs and may_follow:
        yield message("barbu-reason-lead-early", suit=SuitWord(suit_of(card)), count=others.bit_count())


def _under_what_counts(trick: OpenTrick, card: Card) -> Iterator[Message]:
    """A single card that counts and is above the lead, in another hand: if it falls, the leader does not take it.

    Or the lead itself counts, and only a higher card spares the leader that.
    """
    if trick.contract in ("NQ", "NK"):
        counts, above = TRICK_CONTRACTS[trick.contract].counts, trick.unseen & HIGHER[card]
        for target in cards_of(above & counts):
            yield message("barbu-reason-lead-under", target=CardWord(target))
        if above and counts >> card & 1 and trick.unseen & LOWER[card]:
            cost = -POINTS[trick.contract][card]
            yield message("barbu-reason-lead-counts", card=CardWord(card), cost=cost, higher=above.bit_count())


# ------------------------------------------------------------------------------------------------------------- discards


def _about_discard(trick: OpenTrick, card: Card) -> Iterator[Message]:
    """BAR-2.4.2: the player cannot follow suit, so somebody else takes the trick with this card."""
    cost = -POINTS[trick.contract][card]
    above, below = trick.unseen & HIGHER[card], trick.unseen & LOWER[card]
    yield from _hearts_wait(trick, card)
    if not below & (below - 1):  # what hardly takes a trick is thrown for something else
        yield from last_of_suit(trick, card)
    in_between = is_in_between(trick, card)
    targets = cards_of(below & TRICK_CONTRACTS[trick.contract].counts) if trick.contract in ("NQ", "NK") else ()
    as_good = [held for held in _as_cheap(trick, card) if LOWER[card] >> held & 1]
    if in_between:
        yield message("barbu-reason-in-between", card=CardWord(card))
    elif cost:
        yield message("barbu-reason-throw-cost", card=CardWord(card), cost=cost)
    elif targets:
        yield message("barbu-reason-throw-above", card=CardWord(card), target=CardWord(targets[0]))
    elif below and not above:
        yield message("barbu-reason-throw-top", card=CardWord(card), suit=SuitWord(suit_of(card)))
    elif below:
        yield _rid(card, below)
    elif above and any(trick.unseen & LOWER[other] for other in cards_of(trick.legal)):
        if as_good:
            yield message(AS_GOOD_LEFT, next=CardWord(as_good[0]))
        else:
            yield message("barbu-reason-throw-safe", card=CardWord(card), suit=SuitWord(suit_of(card)))
    elif not above and any(trick.unseen & SUIT[other] and is_low(trick, other) for other in cards_of(trick.legal)):
        # Who has no low card to lose the lead with must lead it in the end.
        yield message("barbu-reason-throw-alone", card=CardWord(card), suit=SuitWord(suit_of(card)))
    else:
        yield Message("barbu-reason-cannot-follow")
    if cost:
        yield from _goes_to(trick)
    if trick.contract == "NQ" and cost:
        yield from guarded(trick.hand, card)
    if not cost:
        yield from _could_throw(trick)
    yield from _keeps_alone(trick, card)
    yield from last_of_suit(trick, card)
    yield from nearly_void(trick, card)
    yield from for_later(trick, card)


def _goes_to(trick: OpenTrick) -> Iterator[Message]:
    """BAR-2.6: who is sure to take the trick, if more would be settled with another who took what the discard costs."""
    if trick.taker is None or trick.behind & HIGHER[trick.best]:
        return
    stake = trick.between[trick.taker]
    better = tuple(seat for seat in trick.opponents if trick.between[seat] > stake)
    if better:
        yield message("barbu-reason-goes-to", player=SeatWord(trick.taker), times=stake, whom=SideWord(better))


def _could_throw(trick: OpenTrick) -> Iterator[Message]:
    """No Queens, No King: the card that costs and might be discarded instead, unless it can wait."""
    if trick.contract not in ("NQ", "NK"):
        return
    costly = cards_of(trick.legal & TRICK_CONTRACTS[trick.contract].counts)
    waits = GUARDS if trick.contract == "NQ" else KING_GUARDS
    bare = [held for held in costly if (trick.hand & LOWER[held]).bit_count() < waits]
    if bare:
        cost = -POINTS[trick.contract][bare[0]]
        yield message("barbu-reason-could-throw", card=CardWord(bare[0]), cost=cost)


def _keeps_alone(trick: OpenTrick, card: Card) -> Iterator[Message]:
    """The cards kept of a suit that nobody else has, while others have the suit of the discard."""
    if not trick.unseen & SUIT[card]:
        return
    for suit in range(len(SUIT_MASKS)):
        kept = trick.legal & SUIT_MASKS[suit]
        if kept and not trick.unseen & SUIT_MASKS[suit]:
            yield _alone(kept)


def _alone(kept: int) -> Message:
    """That nobody else has the suit of these cards, which the hand keeps."""
    cards = CardSet(kept)
    return message("barbu-reason-keeps-alone", cards=cards_word(cards), suit=SuitWord(suit_of(min(cards_of(cards)))))


def _hearts_wait(trick: OpenTrick, card: Card) -> Iterator[Message]:
    """BAR-4.8, No King of Hearts: that the ace, which would have to take the king, is in no hurry.

    Nor is another heart that ranks as high as the discard or higher, in No Hearts either.
    """
    hearts = cards_of(trick.legal & SUIT_MASKS[HEARTS])
    waits = trick.contract == "NH" or (trick.contract == "NK" and trick.unseen >> _KING & 1)
    if not (waits and trick.hearts_wait) or not hearts or suit_of(card) == HEARTS:
        return
    best = hearts[0]
    as_high = best % RANKS_IN_SUIT <= card % RANKS_IN_SUIT
    if best == _ACE or (as_high and trick.unseen & LOWER[best]):
        yield message("barbu-reason-hearts-wait", card=CardWord(best))


def _rid(card: Card, below: int) -> Message:
    """That a card is gone with which the player might have had to go above others."""
    return message("barbu-reason-throw", card=CardWord(card), suit=SuitWord(suit_of(card)), lower=below.bit_count())


# ------------------------------------------------------------------------------------------------------- following suit


def _about_staying_under(trick: OpenTrick, card: Card) -> Iterator[Message]:
    """BAR-2.4.2: the player follows suit and cannot take the trick."""
    best = CardWord(trick.best)
    cost = -POINTS[trick.contract][card]
    under = trick.legal & LOWER[trick.best]
    if trick.contract == "NL" and trick.tricks_done == HAND - COSTLY_TRICKS - 1 and trick.winners:
        yield Message("barbu-reason-leads-to-last-two")
    too_high = is_high_while_free(trick, card)
    plans = [*_low_for_later(trick, card), *cash_later(trick, card)]
    if too_high:
        below = (trick.unseen & LOWER[card]).bit_count()
        yield message("barbu-reason-high-for-the-end", card=CardWord(card), suit=SuitWord(suit_of(card)), lower=below)
    elif not plans and is_in_between(trick, card):
        plans = [message("barbu-reason-in-between", card=CardWord(card))]
    yield from may_cash(trick, card)
    yield from plans
    highest = under & LOWER[card] and not under & HIGHER[card]
    if cost:
        yield message("barbu-reason-under-cost", card=CardWord(card), best=best, cost=cost)
    else:
        free = trick.contract == "NL" and not trick.cost  # then it tells nothing that the trick is not taken
        if not free:
            yield message("barbu-reason-highest-under" if highest else "barbu-reason-under", best=best)
        below, above = trick.unseen & LOWER[card], trick.unseen & HIGHER[card]
        told = plans or too_high if free else highest
        if not told and below and below.bit_count() >= above.bit_count():
            yield _rid(card, below)
        if free:
            yield Message("barbu-reason-free-trick")
    if not cost and not highest:
        yield from _higher_fits(trick, card)
    taking = trick.legal & HIGHER[trick.best]
    if taking and not trick.unseen & SUIT[card]:
        yield _alone(taking)
    yield from last_of_suit(trick, card)
    yield from nearly_void(trick, card)
    yield from for_later(trick, card)


def _higher_fits(trick: OpenTrick, card: Card) -> Iterator[Message]:
    """That a higher card of the hand cannot take the trick either, and others hold one between the two, or it costs.

    Not the highest of all while tricks of No Last Two cost nothing, which is kept to take one.
    """
    under = cards_of(trick.legal & LOWER[trick.best] & HIGHER[card])
    if not under:
        return
    costs_more = POINTS[trick.contract][under[0]] < POINTS[trick.contract][card]
    if not costs_more and not trick.unseen & LOWER[under[0]] & HIGHER[card]:
        return
    if trick.contract == "NL" and not trick.cost and not trick.unseen & HIGHER[under[0]]:
        return
    yield message("barbu-reason-higher-fits", higher=CardWord(under[0]), best=CardWord(trick.best))


def _about_going_above(trick: OpenTrick, card: Card) -> Iterator[Message]:
    """BAR-2.4.5: the card would take the trick, unless somebody goes above it."""
    beaten = (trick.behind & HIGHER[card]).bit_count()
    cost = trick.cost - POINTS[trick.contract][card]
    yield from while_free(trick, card)
    if LOWER[trick.best] and not trick.legal & LOWER[trick.best]:
        yield message("barbu-reason-nothing-lower", best=CardWord(trick.best))
    kept = [*for_later(trick, card)]
    ducks = trick.legal & LOWER[trick.best]
    if ducks and trick.contract == "NL" and trick.tricks_done == HAND - COSTLY_TRICKS:
        yield message("barbu-reason-last-trick", card=CardWord(min(cards_of(ducks))), cost=-LAST)
    if ducks:  # the trick is not taken for want of a lower card
        yield from kept or _keeps_under(trick)
    yield from _highest(trick, card)
    yield from would_lead(trick, card)
    if beaten:
        yield message("barbu-reason-may-be-beaten", higher=beaten)
        if not cost:
            yield Message("barbu-reason-free-trick" if trick.contract == "NL" else "barbu-reason-nothing-yet")
    elif cost:
        yield message("barbu-reason-takes-cost-yet" if trick.after else "barbu-reason-takes-cost", cost=cost)
    elif trick.after:
        yield Message("barbu-reason-takes-nothing-yet")
    else:
        yield Message("barbu-reason-takes-nothing")
    yield from _may_fall(trick, card)
    yield from may_throw(trick, card, takes=not beaten)
    if not ducks:
        yield from kept


def _may_fall(trick: OpenTrick, card: Card) -> Iterator[Message]:
    """No Queens, No King: what counts and may be played below this card by those who play after it."""
    if trick.contract in ("NQ", "NK"):
        for target in cards_of(trick.behind & LOWER[card] & TRICK_CONTRACTS[trick.contract].counts):
            yield message("barbu-reason-may-fall", target=CardWord(target))


def _keeps_under(trick: OpenTrick) -> Iterator[Message]:
    """The cards that could stay under in this trick, and are kept to do so later; not in No Last Two."""
    under = cards_of(trick.legal & LOWER[trick.best])
    lower = card_set(held for held in under if stays_out(trick, trick.unseen & HIGHER[held]))
    if trick.contract != "NL" and lower:
        yield message("barbu-reason-keeps-under", cards=cards_word(lower))
