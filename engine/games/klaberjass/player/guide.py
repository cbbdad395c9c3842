"""The *careful* player: decides by rule of thumb, from what a seat sees and remembers."""

from math import inf
from typing import Final

from engine.cards import (
    ACE,
    CARD_TEXTS,
    JACK,
    KING,
    NINE,
    QUEEN,
    SUIT_LETTERS,
    SUIT_MASKS,
    SUITS,
    TEN,
    Card,
    Seat,
    Suit,
    bit,
    card,
    suit_of,
)
from engine.choice import Choice, PickOne
from engine.game import Rng
from engine.games.klaberjass.actions import Action, Name, Pass, Play, Take, parse
from engine.games.klaberjass.cards import BELLA, LAST_TRICK, SEVENS, WHOLE_PACK, points_of
from engine.games.klaberjass.model import (
    BiddingView,
    DealRecord,
    InformationState,
    MeldingView,
    PlayView,
    TrumpView,
    View,
)
from engine.games.klaberjass.player.playout_policy import choose_card
from engine.games.klaberjass.sequences import Scale, runs_of
from engine.kernel import NOTHING_LED
from engine.tricks.by_card import best_first

# Worth of a trump suit to its maker: the expected margin over the defender, in points. Fitted to some ten thousand
# deals of simple play.
BASE: Final = -40
PER_TRUMP: Final = 17
TRUMP_JACK: Final = 33
TRUMP_NINE: Final = 10
TRUMP_ACE: Final = 5
TRUMP_TEN: Final = 4
PAIR: Final = 22
SIDE_ACE: Final = 10
SIDE_TEN: Final = 6
RUN: Final = 22
ELDER: Final = -3

TAKE_FROM: Final = 20
NAME_FROM: Final = 20
PLAY_ON_FROM: Final = -15
NEARLY_HOME: Final = 100
CAUTION: Final = 8


def guide(view: View, information_state: InformationState, choice: Choice, rng: Rng) -> Action:
    """Choose an open answer by rule of thumb."""
    assert isinstance(choice, PickOne)
    legal = choice.legal
    if len(legal) == 1:
        return parse(legal[0])
    if "dix" in legal and isinstance(view, TrumpView) and _dix_now(view):
        return parse("dix")
    match view:
        case PlayView():
            return _play(view, information_state, legal)
        case MeldingView():
            return parse(next(word for word in ("win", "same", "declare", "yield", "silent") if word in legal))
        case BiddingView():
            return parse(_bid(view, information_state.seat, legal))
        case _:
            raise AssertionError("it is a seat's turn only while a deal is under way")


def candidates(view: View, information_state: InformationState, choice: Choice, rng: Rng) -> tuple[Action, ...]:
    """All open answers, the guide's first: bids by their worth, cards in the order in which the guide prefers them."""
    assert isinstance(choice, PickOne)
    legal = choice.legal
    first = guide(view, information_state, choice, rng)
    others = [action for action in map(parse, legal) if action != first]
    if isinstance(view, PlayView):
        chosen = best_first(_cards_in(legal), lambda cards: _card(view, information_state, cards))
        place = {card: number for number, card in enumerate(chosen)}
        others.sort(key=lambda action: place[action.cards[0]] if isinstance(action, Play) else len(place))
    elif isinstance(view, BiddingView) and view.phase != "offered":
        others.sort(key=lambda action: -_worth(view, action))
    return (first, *others)


def _worth(view: BiddingView, action: Action) -> float:
    """The worth of a bid: of a suit by `suit_worth`, of a pass the worth that the guide demands of a suit."""
    record, elder = view.deal, view.seat != view.dealer
    match action:
        case Take():
            return suit_worth(with_dix(view.hand, record), suit_of(record.up), elder=elder)
        case Name(suit):
            return suit_worth(view.hand, suit, elder=elder)
        case Pass():
            return NAME_FROM
        case _:
            return -inf


# ------------------------------------------------------------------------------------------------------------- bidding


def suit_worth(hand: int, trump: Suit, *, elder: bool) -> int:
    """The expected margin, in points, of a maker with these six cards and this trump over the defender."""
    worth = BASE + PER_TRUMP * (hand & SUIT_MASKS[trump]).bit_count() + ELDER * elder
    for rank, value in ((JACK, TRUMP_JACK), (NINE, TRUMP_NINE), (ACE, TRUMP_ACE), (TEN, TRUMP_TEN)):
        worth += value * (hand >> card(trump, rank) & 1)
    if hand >> card(trump, KING) & 1 and hand >> card(trump, QUEEN) & 1:
        worth += PAIR
    for suit in SUITS:
        if suit != trump and hand >> card(suit, ACE) & 1:
            worth += SIDE_ACE + SIDE_TEN * (hand >> card(suit, TEN) & 1)
    return worth + (RUN if runs_of(hand) else 0)


def with_dix(hand: int, record: DealRecord) -> int:
    """The hand after the exchange of the dix, if the turned suit became trump."""
    seven = SEVENS[suit_of(record.up)]
    return hand ^ bit(seven) ^ bit(record.up) if hand >> seven & 1 else hand


def _bid(view: BiddingView, seat: Seat, legal: tuple[str, ...]) -> str:
    """Choose the viewer's bid or answer; with more caution when the other seat has nearly won."""
    record, elder = view.deal, seat != view.dealer
    if view.phase == "offered":
        worth = suit_worth(view.hand, suit_of(record.up), elder=elder)
        return "play-on" if worth >= PLAY_ON_FROM else "throw-in"
    caution = CAUTION * (view.options.target - view.match.totals[1 - seat] <= NEARLY_HOME)
    if "take" in legal:
        worth = suit_worth(with_dix(view.hand, record), suit_of(record.up), elder=elder)
        return "take" if worth >= TAKE_FROM + caution else "pass"
    names = [text for text in legal if text.startswith("name ")]
    best = max(names, key=lambda text: suit_worth(view.hand, _named(text), elder=elder))
    if "pass" in legal and suit_worth(view.hand, _named(best), elder=elder) < NAME_FROM + caution:
        return "pass"
    return best


def _named(text: str) -> Suit:
    return Suit(SUIT_LETTERS.index(text[-1]))


# --------------------------------------------------------------------------------------------------- the seven of trump


def _dix_now(view: TrumpView) -> bool:
    """Whether to exchange the dix at once; later, if the seven belongs to a sequence that is still to be announced."""
    if isinstance(view, PlayView) or view.options.dixWindow == "beforeMeld":
        return True
    scale = Scale.of(view.options, view.deal.trump)
    before, after = runs_of(view.hand), runs_of(with_dix(view.hand, view.deal))
    return scale.total(after) >= scale.total(before)


# ---------------------------------------------------------------------------------------------------------------- cards


def _play(view: PlayView, information_state: InformationState, legal: tuple[str, ...]) -> Action:
    """Choose a card by rule of thumb; announce the bella unless the seat is a maker who fails anyway."""
    chosen = _card(view, information_state, _cards_in(legal))
    announces = f"play {CARD_TEXTS[chosen]} bella" in legal
    return Play((chosen,), bella=announces and not _is_lost(view, information_state))


def _cards_in(legal: tuple[str, ...]) -> int:
    """The cards that these answers play."""
    cards = 0
    for text in legal:
        action = parse(text)
        if isinstance(action, Play):
            cards |= 1 << action.cards[0]
    return cards


def _card(view: PlayView, information_state: InformationState, cards: int) -> Card:
    """Choose the best of these cards by rule of thumb."""
    record = view.deal
    led = NOTHING_LED if view.led is None else view.led
    unseen = unseen_by(view, information_state)
    return choose_card(view.hand, cards, led, record.trump, unseen, draws=view.seat == record.maker)


def unseen_by(view: PlayView, information_state: InformationState) -> int:
    """The cards that the other seat may hold."""
    record = view.deal
    seen = view.hand | bit(record.up) | bit(record.bottom) | information_state.first | information_state.second
    if record.exchange is not None:
        seen |= bit(record.exchange.seven)
    for trick in information_state.tricks:
        seen |= bit(trick.lead) | bit(trick.reply)
    if view.led is not None:
        seen |= bit(view.led)
    return (WHOLE_PACK & ~seen & ~information_state.opponent_lacks) | information_state.opponent_holds


def _is_lost(view: PlayView, information_state: InformationState) -> bool:
    """Whether this seat is the maker and would fail even if it took all the tricks that are left."""
    seat, trump = information_state.seat, view.deal.trump
    if seat != view.deal.maker:
        return False
    other, unseen = 1 - seat, unseen_by(view, information_state)
    out_there = points_of(unseen, trump) * view.counts[other] // max(unseen.bit_count(), 1)
    lying = 0 if view.led is None else points_of(bit(view.led), trump)
    to_come = points_of(view.hand, trump) + out_there + lying + LAST_TRICK
    return view.points[seat] + BELLA + to_come <= view.points[other]
