"""The *careful* player: decides by rule of thumb, from what a seat sees and remembers."""

from collections.abc import Container
from typing import Final

from engine.cards import Card, CardSet, Seat, card_set
from engine.choice import Choice, PickOne
from engine.game import Rng
from engine.games.schieber.actions import Action, Announce, Choose, Good, Push, PushBack, parse
from engine.games.schieber.cards import CONTRACTS, PAIRS, STOECK, TRUMPS, WHOLE_PACK, Contract, taking
from engine.games.schieber.model import InformationState, Options, PlayView, View, side_of
from engine.games.schieber.player.hand_evaluation import ALL_POINTS, card_points, extra_points, margin
from engine.games.schieber.player.playout_policy import VALUES, scored_follows, scored_leads
from engine.games.schieber.weis import Scale, best_weis
from engine.tricks.actions import Play
from engine.tricks.best_card import best_card
from engine.tricks.by_card import best_first

PUSH_BELOW: Final = 8
"""The forehand pushes if the best margin, divided by the sum of the multipliers, is smaller: the partner may have a
better contract. (This threshold scored most over 8,000 deals with each of three sets of multipliers.)"""
PUSH_BACK_BELOW: Final = 4
"""The same for the partner, who may return the choice: the forehand has a weak hand too."""
SAFELY: Final = 1.2
"""A contract counts as reaching the target if it promises this many times the missing points."""


def guide(view: View, information_state: InformationState, choice: Choice, rng: Rng) -> Action:
    """The action by rule of thumb."""
    assert isinstance(choice, PickOne)
    legal = choice.legal
    if len(legal) == 1:
        return parse(legal[0])
    if not isinstance(view, PlayView):
        missing = view.options.target - view.totals[side_of(information_state.seat)]
        return expected_choice(view.hand, view.options, missing, legal)
    if view.asking:
        return Good() if may_stay_silent(view, information_state.seat) else Announce()
    return _play(view, information_state, choice)


def candidates(view: View, information_state: InformationState, choice: Choice, rng: Rng) -> tuple[Action, ...]:
    """All legal actions: the guide's first, then contracts by margin and cards in the order that the guide prefers."""
    assert isinstance(choice, PickOne)
    first = guide(view, information_state, choice, rng)
    others = [action for action in map(parse, choice.legal) if action != first]
    if not isinstance(view, PlayView):
        others.sort(key=lambda action: -_margin_of(view, action))
    elif not view.asking:
        ranked = best_first(_legal_cards(choice), lambda cards: _card(view, information_state, cards))
        place = {card: number for number, card in enumerate(ranked)}
        others.sort(key=lambda action: place[action.cards[0]] if isinstance(action, Play) else len(place))
    return (first, *others)


def _margin_of(view: View, action: Action) -> float:
    """The margin of a contract, in multiplied points; for a push, the margin below which the guide pushes."""
    match action:
        case Choose(contract):
            return margin(view.hand, contract, view.options)
        case PushBack():
            return PUSH_BACK_BELOW * sum(view.options.multipliers)
        case _:
            return PUSH_BELOW * sum(view.options.multipliers)


# ------------------------------------------------------------------------------------------------------------ contracts


def expected_choice(hand: CardSet, options: Options, missing: int, legal: Container[str]) -> Action:
    """SCH-2.3: choose the contract with the greatest margin, or push if it promises too little.

    `missing`: the points that the side lacks to the target; `legal`: the answers besides the contracts.
    """
    if (winning := _wins_at_once(hand, options, missing)) is not None:
        return Choose(winning)
    if (sufficient := _reaches_target(hand, options, missing)) is not None:
        return Choose(sufficient)
    margins = [margin(hand, contract, options) for contract in CONTRACTS]
    greatest = max(margins)
    expected = greatest / sum(options.multipliers)
    if "push" in legal and expected < PUSH_BELOW:
        return Push()
    if "push-back" in legal and expected < PUSH_BACK_BELOW:
        return PushBack()
    return Choose(CONTRACTS[margins.index(greatest)])


def _wins_at_once(hand: CardSet, options: Options, missing: int) -> Contract | None:
    """SCH-2.8.2: a trump suit whose king and queen win the match when they are shown, before anything is counted."""
    if options.stoeck != "trump" or options.ending != "immediate":
        return None
    for contract in CONTRACTS:
        trump = TRUMPS[contract]
        worth = STOECK * options.multiplier(contract)
        if trump is not None and hand & PAIRS[trump] == PAIRS[trump] and worth >= missing:
            return contract
    return None


def _reaches_target(hand: CardSet, options: Options, missing: int) -> Contract | None:
    """SCH-2.9: of the contracts expected to reach the target, the one that gives the opponents the fewest points."""
    if options.ending == "fixedDeals":
        return None
    reaching: list[tuple[int, Contract]] = []
    for contract in CONTRACTS:
        cards, multiplier = card_points(hand, contract, options), options.multiplier(contract)
        own = multiplier * (cards + max(extra_points(hand, contract, options), 0))
        if own >= SAFELY * missing:
            reaching.append((multiplier * (ALL_POINTS - cards), contract))
    return min(reaching)[1] if reaching else None


# ----------------------------------------------------------------------------------------------------------------- Weis


def may_stay_silent(view: PlayView, seat: Seat) -> bool:
    """SCH-4.10: whether the last seat loses nothing by silence: only its partner has spoken, with as many points.

    Then the team scores all its Weis anyway (SCH-2.6.6), or the partner alone does (SCH-4.17), and the opponents learn
    nothing.
    """
    record = view.deal
    if (seat - record.forehand) % 4 != 3 or not record.said:
        return False
    partner = (seat + 2) % 4
    own = best_weis(seat, view.hand, Scale.of(view.options, record.contract))
    assert own is not None  # a seat without a Weis is not asked
    return all(sentence.seat == partner and (sentence.amount or 0) >= own.points for sentence in record.said)


# ---------------------------------------------------------------------------------------------------------------- cards


def _play(view: PlayView, information_state: InformationState, choice: PickOne) -> Action:
    """SCH-2.4: the card to play to the trick."""
    legal = _legal_cards(choice) if view.cards else view.hand
    return Play((_card(view, information_state, legal),))


def _legal_cards(choice: PickOne) -> CardSet:
    """The cards that the choice allows."""
    return card_set([option.card for option in choice.options if option.refusal is None and option.card is not None])


def _card(view: PlayView, information_state: InformationState, legal: int) -> Card:
    """Of these cards the best one to play, by rule of thumb."""
    seat, contract, cards = information_state.seat, view.deal.contract, view.cards
    values = VALUES[contract, view.options.undenufeValues]
    unseen = unseen_by(view, information_state)
    theirs = _theirs(seat, information_state, unseen)
    if not cards:
        maker = side_of(view.deal.chooser) == side_of(seat)
        return best_card(scored_leads(values, view.hand, legal, theirs, unseen, maker=maker))
    best = taking(cards, contract)
    ours = (len(cards) - best) % 2 == 0
    trick = (len(cards), cards[best], sum([values.points[card] for card in cards]), ours)
    return best_card(scored_follows(values, legal, trick, theirs, unseen))


def unseen_by(view: PlayView, information_state: InformationState) -> int:
    """The cards in all other hands."""
    gone = int(card_set(view.cards))
    for trick in information_state.tricks:
        gone |= card_set(trick.cards)
    return WHOLE_PACK & ~gone & ~view.hand


def _theirs(seat: Seat, information_state: InformationState, unseen: int) -> int:
    """The unseen cards that an opponent may hold: not both lack them, and they are not known to be the partner's."""
    return (
        unseen
        & ~(information_state.lacks[seat - 1] & information_state.lacks[seat - 3])
        & ~information_state.holds[seat - 2]
    )
