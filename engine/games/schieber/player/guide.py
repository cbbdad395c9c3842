"""Judgement by rule of thumb, from what a seat sees and remembers: the *careful* player."""

from typing import Final

from engine.cards import Card, CardSet, Seat, card_set
from engine.game import Choice, PickOne, Rng
from engine.games.schieber.actions import Action, Announce, Choose, Good, Push, PushBack, parse
from engine.games.schieber.cards import CONTRACTS, PAIRS, STOECK, TRUMPS, WHOLE_PACK, Contract, taking
from engine.games.schieber.model import InformationState, PlayView, View, side_of
from engine.games.schieber.player.hand_evaluation import ALL_POINTS, card_points, extra_points, margin
from engine.games.schieber.player.playout_policy import VALUES, scored_follows, scored_leads
from engine.games.schieber.weis import Scale, best_weis
from engine.tricks.actions import Play
from engine.tricks.best_card import best_card
from engine.tricks.by_card import best_first

PUSH_BELOW: Final = 8
"""Push when the best contract promises a smaller margin: the partner may have a better one. (Times the sum of the
multipliers; of 8,000 deals each with three sets of multipliers, this threshold made most.)"""
PUSH_BACK_BELOW: Final = 4
"""The same for the partner, where the choice may be returned to a forehand that has not much either."""
SAFELY: Final = 1.2
"""So much more than what is missing to the target a contract must promise to be taken as enough."""


def guide(view: View, information_state: InformationState, choice: Choice, rng: Rng) -> Action:
    """The move by rule of thumb."""
    assert isinstance(choice, PickOne)
    legal = choice.legal
    if len(legal) == 1:
        return parse(legal[0])
    if not isinstance(view, PlayView):
        return _choose(view, information_state.seat, legal)
    if view.asking:
        return Good() if _may_stay_silent(view, information_state.seat) else Announce()
    return _play(view, information_state, choice)


def candidates(view: View, information_state: InformationState, choice: Choice, rng: Rng) -> tuple[Action, ...]:
    """All open answers, the guide's first: contracts by what they promise, cards in the order it would take them."""
    assert isinstance(choice, PickOne)
    first = guide(view, information_state, choice, rng)
    others = [action for action in map(parse, choice.legal) if action != first]
    if not isinstance(view, PlayView):
        others.sort(key=lambda action: -_promise(view, action))
    elif not view.asking:
        chosen = best_first(_legal_cards(choice), lambda cards: _card(view, information_state, cards))
        place = {card: number for number, card in enumerate(chosen)}
        others.sort(key=lambda action: place[action.cards[0]] if isinstance(action, Play) else len(place))
    return (first, *others)


def _promise(view: View, action: Action) -> float:
    """The margin that a contract promises; for a push, the margin below which the guide pushes."""
    match action:
        case Choose(contract):
            return margin(view.hand, contract, view.options)
        case PushBack():
            return PUSH_BACK_BELOW * sum(view.options.multipliers)
        case _:
            return PUSH_BELOW * sum(view.options.multipliers)


# ------------------------------------------------------------------------------------------------------------ contracts


def _choose(view: View, seat: Seat, legal: tuple[str, ...]) -> Action:
    """SCH-2.3: the contract that promises most, or the choice to the partner."""
    options = view.options
    if (out := _wins_at_once(view, seat)) is not None:
        return Choose(out)
    if (enough := _enough(view, seat)) is not None:
        return Choose(enough)
    best = max(CONTRACTS, key=lambda contract: margin(view.hand, contract, options))
    expected = margin(view.hand, best, options) / sum(options.multipliers)
    if "push" in legal and expected < PUSH_BELOW:
        return Push()
    if "push-back" in legal and expected < PUSH_BACK_BELOW:
        return PushBack()
    return Choose(best)


def _missing(view: View, side: int) -> int:
    """What a side lacks to the target."""
    return view.options.target - view.totals[side]


def _wins_at_once(view: View, seat: Seat) -> Contract | None:
    """SCH-2.8.2: a trump suit whose king and queen, shown before anything else is counted, win the match."""
    options = view.options
    if options.stoeck != "trump" or options.ending != "immediate":
        return None
    missing = _missing(view, side_of(seat))
    for contract in CONTRACTS:
        trump = TRUMPS[contract]
        worth = STOECK * options.multiplier(contract)
        if trump is not None and view.hand & PAIRS[trump] == PAIRS[trump] and worth >= missing:
            return contract
    return None


def _enough(view: View, seat: Seat) -> Contract | None:
    """Near the target: of the contracts that promise to reach it, the one that gives the others least."""
    options = view.options
    if options.ending == "fixedDeals":
        return None
    missing = _missing(view, side_of(seat))
    reaching: list[tuple[int, Contract]] = []
    for contract in CONTRACTS:
        cards, multiplier = card_points(view.hand, contract, options), options.multiplier(contract)
        own = multiplier * (cards + max(extra_points(view.hand, contract, options), 0))
        if own >= SAFELY * missing:
            reaching.append((multiplier * (ALL_POINTS - cards), contract))
    return min(reaching)[1] if reaching else None


# ----------------------------------------------------------------------------------------------------------------- Weis


def _may_stay_silent(view: PlayView, seat: Seat) -> bool:
    """SCH-4.10: the last to speak scores with the partner and tells nothing, if only the partner has spoken."""
    record = view.deal
    if (seat - record.forehand) % 4 != 3 or not record.said:
        return False
    partner = (seat + 2) % 4
    own = best_weis(seat, view.hand, Scale.of(view.options, record.contract))
    assert own is not None  # a seat without a Weis is not asked
    return all(one.seat == partner and (one.amount or 0) >= own.points for one in record.said)


# ---------------------------------------------------------------------------------------------------------------- cards


def _play(view: PlayView, information_state: InformationState, choice: PickOne) -> Action:
    """A card by rule of thumb."""
    legal = _legal_cards(choice) if view.cards else view.hand
    return Play((_card(view, information_state, legal),))


def _legal_cards(choice: PickOne) -> CardSet:
    return card_set([option.card for option in choice.options if option.refusal is None and option.card is not None])


def _card(view: PlayView, information_state: InformationState, legal: int) -> Card:
    """The best of these cards by rule of thumb."""
    seat, contract, cards = information_state.seat, view.deal.contract, view.cards
    values = VALUES[contract, view.options.undenufeValues]
    unseen = _unseen(view, information_state)
    theirs = _theirs(seat, information_state, unseen)
    if not cards:
        maker = side_of(view.deal.chooser) == side_of(seat)
        return best_card(scored_leads(values, view.hand, legal, theirs, unseen, maker=maker))
    best = taking(cards, contract)
    ours = (len(cards) - best) % 2 == 0
    trick = (len(cards), cards[best], sum([values.points[card] for card in cards]), ours)
    return best_card(scored_follows(values, legal, trick, theirs, unseen))


def _unseen(view: PlayView, information_state: InformationState) -> int:
    """The cards in the other hands."""
    gone = int(card_set(view.cards))
    for trick in information_state.tricks:
        gone |= card_set(trick.cards)
    return WHOLE_PACK & ~gone & ~view.hand


def _theirs(seat: Seat, information_state: InformationState, unseen: int) -> int:
    """What the opponents may hold: what not both of them lack, and the partner is not known to hold."""
    return (
        unseen
        & ~(information_state.lacks[seat - 1] & information_state.lacks[seat - 3])
        & ~information_state.holds[seat - 2]
    )
