"""Reasons for an answer: facts of this contract, double or card that the viewer can prove."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.cards import ACE, JACK, SUIT_MASKS, SUITS, Card, CardSet, Rank, card_set, suit_of
from engine.cards import card as card_of
from engine.choice import PickOne
from engine.games.barbu.actions import Action, Declare, Double, Pass
from engine.games.barbu.choices import choice_of
from engine.games.barbu.contracts.no_last_two import COSTLY_TRICKS
from engine.games.barbu.model import DominoView, DoublingView, InformationState, TrickView, View
from engine.games.barbu.player.guide import beyond, legal_cards
from engine.games.barbu.player.reasons.dominoes import about_laying
from engine.games.barbu.player.reasons.doubling import about_doubling, doubling_by_scores
from engine.games.barbu.player.reasons.ducking import about_ducking
from engine.games.barbu.player.reasons.hands import against_hand, for_hand, weakly_for_hand
from engine.games.barbu.player.reasons.later_tricks import MANY_OUT, is_shorter_elsewhere
from engine.games.barbu.player.reasons.open_trick import OpenTrick, open_trick_of
from engine.message import CardWord, Message, SuitWord, message
from engine.tricks.actions import Play
from engine.tricks.by_card import HIGHER, LOWER, SUIT, cards_of
from engine.tricks.events import cards_word
from engine.tricks.four_players import SEATS
from engine.tricks.reasons import NEUTRAL as CARD_NEUTRAL
from engine.tricks.reasons import only_card
from engine.tricks.reasons_for_tricks import facts_about

ONLY_CONTRACT: Final = "barbu-reason-only-contract"
FEW_CONTRACTS: Final = "barbu-reason-few-contracts"
FEW_OUT: Final = 4
"""So few cards of a suit in the other hands make it likely that somebody has none."""
LONG: Final = 2
"""So many cards of a suit that the hand keeps come nearer to taking tricks when it is led."""
NEARER_VOID: Final = "engine-reason-nearer-void"
LONG_SUIT: Final = "barbu-reason-long-suit"
KEEPS: Final = "engine-reason-keeps"
STRONGER: Final = frozenset({"engine-reason-stronger", "engine-reason-stronger-or-trump"})
"""That only few cards could beat a lead, as may be true of others, too."""
SUIT_LEFT: Final = "engine-reason-suit-left"
VOID: Final = "engine-reason-void"
WAITS: Final = frozenset({"barbu-reason-trumps-wait", "barbu-reason-tops-wait"})
"""Of a lead: what the hand keeps for another trick, of which one is told before what the lead does."""
HONOURS: Final = sum(1 << card_of(suit, Rank(rank)) for suit in SUITS for rank in range(ACE, JACK + 1))
"""What a card that waits for others to lead its suit may beat is told to be high from the jack on."""
FEW: Final = 3
"""So many contracts left, or fewer, tell why one is declared for which nothing speaks."""
DRAWBACKS: Final = frozenset(
    f"barbu-reason-{key}"
    for key in (
        "alone",
        "can-wait",
        "could-throw",
        "gives-up",
        "goes-to",
        "guarded",
        "higher-fits",
        "lead-counts",
        "lead-top",
        "leaves-alone",
        "low-for-the-end",
        "may-fall",
        "may-throw",
        "opens-other",
        "opens-row",
        "play-under",
        "several-may-throw",
        "soon-trumped",
        "takes-cost",
        "takes-cost-yet",
        "takes-thrown",
        "throw-alone",
        "throw-safe",
        "way-out",
        "would-lead",
    )
)
"""Facts about a card that tell what it costs, or that it had better be kept."""
MILD: Final = frozenset(
    f"barbu-reason-{key}"
    for key in (
        "can-wait",
        "could-throw",
        "gives-up",
        "goes-to",
        "guarded",
        "higher-fits",
        "lead-between",
        "low-for-the-end",
        "may-throw",
        "opens-other",
        "opens-row",
        "play-under",
        "several-may-throw",
        "soon-trumped",
        "throw-alone",
        "throw-safe",
        "way-out",
    )
)
"""Those that only say that a card had better be kept, or what may happen."""
LACKS: Final = frozenset(
    f"barbu-reason-{key}"
    for key in (
        "bare", "could-catch", "ends-wait", "few-low-cards", "high-cards", "high-lowest", "may-get", "near-ends",
        "no-ace", "no-lowest",
    )
)  # fmt: skip
"""Facts about a hand that speak against a contract whatever else speaks for it."""
LEAD_BETWEEN: Final = "barbu-reason-lead-between"
TAKING: Final = frozenset({"barbu-reason-alone", "barbu-reason-lead-top", LEAD_BETWEEN})
"""That a card takes the trick, or is likely to."""


NEUTRAL: Final = CARD_NEUTRAL | frozenset(
    f"barbu-reason-{key}"
    for key in (
        "only-contract", "few-contracts", "higher-gets", "unpaid", "twice", "once-anyway", "lead-between", "free-trick",
        "cannot-follow", "nothing-lower", "nothing-yet", "average-low-cards",
    )
)  # fmt: skip
"""The keys of facts that speak neither for nor against an answer, but tell what it does."""


def reasons(view: View, information_state: InformationState, action: Action) -> tuple[Message, ...]:
    """Facts about an open answer of the viewer, the weightiest first.

    Each holds by view and information state alone.
    """
    return tuple(dict.fromkeys(_facts(view, information_state, action)))


def speaks_against(view: View, action: Action, fact: Message) -> bool:
    """Whether a fact speaks against the answer: of a contract, what a hand lacks for it; of a card, what it costs."""
    match action:
        case Declare(declared):
            promising = {*for_hand(view.hand, declared), *weakly_for_hand(view.hand, declared)}
            return fact.key not in {ONLY_CONTRACT, FEW_CONTRACTS} and fact not in promising
        case Play():
            return (fact.key in DRAWBACKS or _hardly_beaten(fact)) and not (fact.key in TAKING and _takes_freely(view))
        case _:
            return False


def _hardly_beaten(fact: Message) -> bool:
    """Whether a fact tells that the others hold more lower cards of the suit than higher ones."""
    if fact.key != LEAD_BETWEEN:
        return False
    lower, higher = (dict(fact.values)[name] for name in ("lower", "higher"))
    return isinstance(lower, int) and isinstance(higher, int) and lower > higher


def told_by_scores(view: View, action: Action, scores: Sequence[float]) -> Message | None:
    """What speaks for the answer to choose by what the four score on average.

    Of a contract for which nothing speaks in the hand: that it brings more now than it is worth to keep it, by so much
    that the whole points which are shown tell it.
    """
    if isinstance(view, DoublingView) and isinstance(action, Double):
        return doubling_by_scores(view, action, scores)
    if not isinstance(action, Declare) or view.seat is None:
        return None
    if any(for_hand(view.hand, action.declared)) or any(weakly_for_hand(view.hand, action.declared)):
        return None
    own, kept = scores[view.seat], -beyond(view, action)
    now = own - (sum(scores) - own) / (len(scores) - 1)
    return Message("barbu-brings-more-now") if kept and now > kept + 2 else None


def _takes_freely(view: View) -> bool:
    """No Last Two: whether neither the trick nor the lead to the next one, which comes with it, costs anything."""
    free = isinstance(view, TrickView) and view.deal.declaration.contract == "NL"
    return free and view.hand.bit_count() > COSTLY_TRICKS + 1


def _facts(view: View, information_state: InformationState, action: Action) -> Iterator[Message]:
    match action:
        case Declare(declared):
            left = view.match.left_to(information_state.seat)
            if len(left) == 1:
                yield Message(ONLY_CONTRACT)
            promising = [*for_hand(view.hand, declared)] or [*weakly_for_hand(view.hand, declared)]
            if 1 < len(left) <= FEW and not promising:
                yield message(FEW_CONTRACTS, count=len(left))
            yield from promising
            yield from (fact for fact in against_hand(view.hand, declared) if not promising or fact.key in LACKS)
        case Double(seats):
            assert isinstance(view, DoublingView)
            yield from about_doubling(view, information_state.seat, seats)
        case Pass():
            yield Message("barbu-reason-nothing-fits")
        case Play((card,)) if isinstance(view, TrickView | DominoView):
            choice = choice_of(view)
            assert isinstance(choice, PickOne)
            legal = legal_cards(choice)
            if not legal & (legal - 1):
                yield only_card(card)
            elif isinstance(view, DominoView):
                yield from about_laying(view, legal, card)
            else:
                trick = open_trick_of(view, information_state, legal)
                if trick.ranking.trump is None:
                    yield from about_ducking(trick, card)
                else:
                    yield from _telling(_in_trumps(trick, card), _other_tops(trick, card))


def _telling(facts: Iterator[Message], spare: Iterator[Message]) -> Iterator[Message]:
    """The facts, first that a suit can soon be trumped, without how many cards of it are left if there is any other.

    `spare`: what is told before which few cards could beat it, if there is nothing else.
    """
    told = sorted(facts, key=lambda fact: fact.key != NEARER_VOID or ("count", 1) not in fact.values)
    if any(fact.key == NEARER_VOID for fact in told):  # what is left of the suit is to go, and not to take tricks
        told = [fact for fact in told if fact.key != LONG_SUIT]
    telling = [fact for fact in told if fact.key != SUIT_LEFT]
    if any(fact.key not in WAITS | STRONGER for fact in telling):
        waits = [fact for fact in telling if fact.key in WAITS][1:]
        telling = [fact for fact in telling if fact not in waits] + waits
    if all(fact.key in STRONGER for fact in telling):
        telling = [*spare, *telling]
    yield from telling or told


def _in_trumps(trick: OpenTrick, card: Card) -> Iterator[Message]:
    """BAR-2.4.3: the others must beat each other's trumps, so a trump led helps a higher one that is kept.

    Not where one player holds all the others' trumps and may beat the lead with one below the kept one.
    """
    assert trick.ranking.trump is not None
    suit = SUIT[card]
    if not trick.trick and suit_of(card) == trick.ranking.trump:
        kept = min(cards_of(trick.hand & suit))
        between = trick.unseen & HIGHER[card] & LOWER[kept]
        alone = sum(bool(trick.may[seat] & suit) for seat in trick.after) == 1
        if kept != card and trick.unseen & HIGHER[kept] and not (alone and between):
            yield message("barbu-reason-flushes", card=CardWord(kept))
    yield from _makes_discard(trick, card)
    yield from _forces(trick, card)
    yield from _long_suit(trick, card)
    yield from _tops_beside(trick, card)
    yield from _may_be_trumped(trick, card)
    yield from _play_under(trick, card)
    yield from _need_not_lead(trick, card)
    for_later = [*_becomes_top(trick, card), *_beats_later(trick, card)]
    yield from for_later
    theirs = (trick.unseen & suit).bit_count()
    for fact in facts_about(trick, card):
        if fact.key == VOID and not trick.trick:
            yield message("barbu-reason-void-left", card=CardWord(card), suit=SuitWord(suit_of(card)), count=theirs)
        elif fact.key == NEARER_VOID and is_shorter_elsewhere(trick, card, trick.ranking.trump):
            continue
        elif not (fact.key == KEEPS and for_later):
            yield fact
    if trick.trick and suit_of(card) not in (suit_of(trick.trick[0]), trick.ranking.trump):
        yield from _not_missed(trick, card)


def _makes_discard(trick: OpenTrick, card: Card) -> Iterator[Message]:
    """BAR-2.4.2: of a trump led, that nobody else has one."""
    suit = SUIT[card]
    if not trick.trick and suit_of(card) == trick.ranking.trump and not trick.unseen & suit and trick.hand & ~suit:
        yield message("barbu-reason-makes-discard", card=CardWord(card))


def _forces(trick: OpenTrick, card: Card) -> Iterator[Message]:
    """BAR-2.4.2: of a lead that nobody else can follow, that whoever is next to hold a trump must play it."""
    assert trick.ranking.trump is not None
    suit, trumps = SUIT[card], SUIT_MASKS[trick.ranking.trump]
    if not trick.trick and suit != trumps and not trick.unseen & suit and trick.unseen & trumps:
        yield message("barbu-reason-forces", suit=SuitWord(suit_of(card)))


def _tops_beside(trick: OpenTrick, card: Card) -> Iterator[Message]:
    """Of a lead: the highest cards of other suits than trumps that the hand keeps, if only trumps can beat them.

    Trumps are led for them, or they wait for others to lead their suits, as the highest trumps wait, be it for another
    trump. Not of a lead that is such a card itself.
    """
    assert trick.ranking.trump is not None
    trumps = SUIT_MASKS[trick.ranking.trump]
    if trick.trick or (suit_of(card) != trick.ranking.trump and not trick.unseen & HIGHER[card]):
        return
    tops = card_set(
        held
        for held in cards_of(trick.hand & ~trumps & ~SUIT[card])
        if trick.unseen & SUIT[held] and not trick.unseen & HIGHER[held]
    )
    if tops and suit_of(card) == trick.ranking.trump and trick.unseen & trumps:
        yield message("barbu-reason-draws-for", cards=cards_word(tops))
    top_trumps = card_set(held for held in cards_of(trick.hand & trumps) if not trick.unseen & HIGHER[held])
    if suit_of(card) == trick.ranking.trump:
        if top_trumps and not top_trumps >> card & 1 and trick.unseen & trumps:
            yield message("barbu-reason-draws-low", cards=cards_word(top_trumps), count=top_trumps.bit_count())
        return
    if top_trumps:
        yield message("barbu-reason-trumps-wait", cards=cards_word(top_trumps), count=top_trumps.bit_count())
    waiting = card_set(held for held in cards_of(tops) if trick.unseen & SUIT[held] & HONOURS)
    if waiting:
        suits = len({suit_of(held) for held in cards_of(waiting)})
        yield message("barbu-reason-tops-wait", cards=cards_word(waiting), count=suits)


def _long_suit(trick: OpenTrick, card: Card) -> Iterator[Message]:
    """Of a low lead from a suit of which the hand keeps more: that these come nearer to taking tricks."""
    kept = cards_of(trick.hand & SUIT[card] & ~(1 << card))
    if trick.trick or suit_of(card) == trick.ranking.trump or len(kept) < LONG or not trick.unseen & HIGHER[card]:
        return
    if trick.unseen & HIGHER[kept[-1]] and trick.unseen & LOWER[kept[0]]:
        yield message(LONG_SUIT, suit=SuitWord(suit_of(card)), count=len(kept))


def _may_be_trumped(trick: OpenTrick, card: Card) -> Iterator[Message]:
    """BAR-2.4.2: of a lead that only trumps can beat, whether the others have enough of its suit to follow."""
    assert trick.ranking.trump is not None
    suit, trumps = trick.unseen & SUIT[card], trick.unseen & SUIT_MASKS[trick.ranking.trump]
    if trick.trick or suit_of(card) == trick.ranking.trump or suit & HIGHER[card] or not suit or not trumps:
        return
    count, suit_word = suit.bit_count(), SuitWord(suit_of(card))
    if count >= MANY_OUT and all(trick.may[seat] & suit for seat in trick.after):
        yield message("barbu-reason-all-follow", suit=suit_word, count=count)
    elif count <= FEW_OUT and any(
        trick.may[seat] & trumps and not suit & ~trick.held_by([other for other in SEATS if other != seat])
        for seat in trick.after
    ):
        yield message("barbu-reason-soon-trumped", suit=suit_word)


def _need_not_lead(trick: OpenTrick, card: Card) -> Iterator[Message]:
    """BAR-2.4: of a card that leaves a trick which another could take: that no lead after it would be sure of one.

    Not with two players still to come, who may well take the trick anyway.
    """
    if not trick.trick or len(trick.after) > 1 or trick.winners >> card & 1 or trick.hand.bit_count() == 1:
        return
    theirs = trick.held_by(trick.opponents)
    sure = card_set(held for held in cards_of(trick.hand) if not trick.ranking.beaten_by[held] & theirs)
    winners = [*cards_of(trick.winners)]
    if winners and not any(sure & ~(1 << winner) for winner in winners):
        yield message("barbu-reason-need-not-lead")


def _other_tops(trick: OpenTrick, card: Card) -> Iterator[Message]:
    """Of a lead that others can beat: the highest card of another suit that the hand keeps."""
    assert trick.ranking.trump is not None
    others = cards_of(trick.hand & ~SUIT[card] & ~SUIT_MASKS[trick.ranking.trump])
    tops = [held for held in others if trick.unseen & SUIT[held] and not trick.unseen & HIGHER[held]]
    if not trick.trick and tops and trick.unseen & HIGHER[card]:
        yield message("engine-reason-keeps-top", card=CardWord(tops[0]), suit=SuitWord(suit_of(tops[0])))


def _becomes_top(trick: OpenTrick, card: Card) -> Iterator[Message]:
    """Of a lower card of its suit: the best one that could take the trick, if a single card is above that.

    And another is between the two, or the lower card cannot take the trick.
    """
    winners = cards_of(trick.winners & SUIT[card]) if trick.trick else ()
    if not winners or card <= winners[0] or suit_of(card) == trick.ranking.trump:
        return
    kept = winners[0]
    above = [*cards_of(trick.unseen & HIGHER[kept])]
    if len(above) == 1 and (not trick.winners >> card & 1 or trick.unseen & LOWER[kept] & HIGHER[card]):
        values = {"card": CardWord(kept), "higher": CardWord(above[0])}
        yield message("barbu-reason-becomes-top", **values, suit=SuitWord(suit_of(kept)))


def _beats_later(trick: OpenTrick, card: Card) -> Iterator[Message]:
    """Of a card that leaves a trick without a high one: the highest of its suit, which is kept to beat the high ones.

    Where it is not the only one that could take the trick, of which more is told.
    """
    if not trick.trick or trick.winners >> card & 1 or suit_of(card) == trick.ranking.trump:
        return
    suit = SUIT[card]
    tops = [held for held in cards_of(trick.winners & suit) if not trick.unseen & HIGHER[held]]
    high = trick.unseen & suit & HONOURS
    if tops and high and trick.winners.bit_count() > 1 and not card_set(trick.trick) & HONOURS:
        yield message("barbu-reason-beats-later", card=CardWord(tops[0]), cards=cards_word(CardSet(high)))


def _not_missed(trick: OpenTrick, card: Card) -> Iterator[Message]:
    """Of a discard: that more cards are above it than the hand holds of its suit, or that it keeps one as good."""
    suit = trick.hand & SUIT[card]
    higher = (trick.unseen & HIGHER[card]).bit_count()
    below = cards_of(suit & LOWER[card])
    if not trick.unseen & SUIT[card]:
        yield message("barbu-reason-lone", card=CardWord(card), suit=SuitWord(suit_of(card)))
    elif higher > suit.bit_count() and trick.unseen & HIGHER[min(cards_of(suit))]:
        yield message("barbu-reason-hardly-wins", card=CardWord(card), suit=SuitWord(suit_of(card)), higher=higher)
    elif below and not trick.unseen & LOWER[card] & HIGHER[below[0]]:
        yield message("barbu-reason-as-good-left", next=CardWord(below[0]))


def _play_under(trick: OpenTrick, card: Card) -> Iterator[Message]:
    """That a discard is the player's lowest of a suit in which one card alone is above their highest."""
    suit = SUIT[card]
    if not trick.trick or suit_of(card) in (suit_of(trick.trick[0]), trick.ranking.trump):
        return
    if trick.hand & LOWER[card] or not trick.hand & HIGHER[card]:
        return
    best = min(cards_of(trick.hand & suit))
    above = [*cards_of(trick.unseen & HIGHER[best])]
    if len(above) == 1:
        values = {"card": CardWord(card), "higher": CardWord(above[0]), "best": CardWord(best)}
        yield message("barbu-reason-play-under", **values, suit=SuitWord(suit_of(card)))
