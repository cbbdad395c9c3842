"""KLA-2: the deal from the shuffle to the settlement, in the order of the rule sheet. Each rule returns a `Step`."""

from dataclasses import replace

from engine.cards import NO_CARDS, CardSet, Seat, Suit, bit, suit_of
from engine.game import Chance, Event, Step
from engine.games.klaberjass.actions import (
    Action,
    Answer,
    Declare,
    Dix,
    Name,
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
from engine.games.klaberjass.cards import BELLA, LAST_TRICK, SEVENS
from engine.games.klaberjass.dialogue import Verdict, announce, answer
from engine.games.klaberjass.events import (
    BellaScored,
    BidMade,
    DealFinished,
    DealOpened,
    DixExchanged,
    MatchFinished,
    SequenceSaid,
    SequencesShown,
    SequencesTied,
    TrickTaken,
    TrumpFixed,
)
from engine.games.klaberjass.kernel import BELLA_FLAG, CARD_BITS, KlaberjassKernel
from engine.games.klaberjass.model import (
    Bid,
    Bidding,
    Deal,
    DealEnded,
    DealRecord,
    DealResult,
    Exchange,
    MatchOver,
    MatchRecord,
    Melding,
    Naming,
    Offered,
    Opening,
    Playing,
    Shown,
    State,
    Trick,
    TrumpDeal,
    TrumpRecord,
)
from engine.games.klaberjass.refusals import refusal_of
from engine.games.klaberjass.scoring import is_over, settle
from engine.games.klaberjass.sequences import Scale
from engine.games.klaberjass.view import dealt_to, view_of
from engine.tricks.actions import check, may_play
from engine.tricks.events import Events, card_played, public, received

TURN_UP = 12
"""The place of the turn-up in the shuffled pack: after three, three, three and three."""

# ---------------------------------------------------------------------------------------------------------- 2.1 to 2.4


def deal(state: State, chance: Chance) -> Step[State]:
    """KLA-2.1, KLA-3.1: six cards each, three at a time, and the turn-up; the elder bids first."""
    assert isinstance(state, Opening | DealEnded)
    if isinstance(state, Opening):
        options, dealer = state.options, state.dealer
    else:
        options, dealer = state.deal.options, state.deal.record.elder
    record = DealRecord(len(state.match.results) + 1, dealer, chance.pack[TURN_UP])
    dealt = Deal(options, state.match, record, chance.pack)
    hands = (dealt_to(dealt, Seat(0))[0], dealt_to(dealt, Seat(1))[0])
    events = public(DealOpened(record.number, dealer, record.up)) + received(hands)
    return Step(Bidding(dealt, hands, record.elder), events, reveals=True)


def bid(state: Bidding | Offered | Naming, action: Action) -> Step[State]:
    """KLA-2.2, KLA-2.3 and KLA-4.2: a bid, an offer or its answer."""
    said = _say_bid(state, action)
    events = public(BidMade(said.record.bids[-1]))
    seat, other = state.seat, Seat(1 - state.seat)
    match action:
        case Take():
            return _fix_trump(said, state.hands, seat, suit_of(said.record.up), events)
        case Name(suit):
            return _fix_trump(said, state.hands, seat, suit, events)
        case Schmeiss():
            return Step(Offered(said, state.hands, other), events)
        case PlayOn() if said.record.round == 1:
            return _fix_trump(said, state.hands, other, suit_of(said.record.up), events)
        case PlayOn():
            return Step(Naming(said, state.hands, other), events)
        case ThrowIn():
            return _end_without_score(said, "thrown", events)
        case _ if seat == said.record.dealer and state.deal.record.round == 2:
            return _end_without_score(said, "passed", events)
        case _:
            return Step(Bidding(said, state.hands, other), events)


def _say_bid(state: Bidding | Offered | Naming, action: Action) -> Deal:
    deal, record = state.deal, state.deal.record
    word = "name" if isinstance(action, Name) else str(action)
    said = Bid(state.seat, word, action.suit if isinstance(action, Name) else None)
    return Deal(deal.options, deal.match, replace(record, bids=(*record.bids, said)), deal.pack)


def _fix_trump(deal: Deal, hands: tuple[CardSet, CardSet], maker: Seat, trump: Suit, events: Events) -> Step[State]:
    """KLA-2.4: trump is fixed; three more cards each, and the bottom card is turned."""
    bidding, bottom = deal.record, deal.pack[-1]
    record = TrumpRecord(
        number=bidding.number,
        dealer=bidding.dealer,
        up=bidding.up,
        bids=bidding.bids,
        maker=maker,
        trump=trump,
        from_turn_up=bidding.round == 1,
        bottom=bottom,
    )
    fixed = TrumpDeal(deal.options, deal.match, record, deal.pack)
    added = (dealt_to(fixed, Seat(0))[1], dealt_to(fixed, Seat(1))[1])
    hands = (CardSet(hands[0] | added[0]), CardSet(hands[1] | added[1]))
    events += public(TrumpFixed(maker, trump, bottom)) + received(added)
    return Step(Melding(fixed, hands, record.elder), events, reveals=True)


def _end_without_score(deal: Deal, outcome: str, events: Events) -> Step[State]:
    """KLA-2.3.1, KLA-4.2: nobody scores; the hands go back unseen."""
    record, match = deal.record, deal.match
    result = DealResult(
        record.number,
        record.dealer,
        "passed" if outcome == "passed" else "thrown",
        match.totals,
        pot_before=match.pot,
        pot_after=match.pot,
    )
    ended = DealEnded(deal, replace(match, results=(*match.results, result)), ())
    return Step(ended, events + public(DealFinished(result)))


# ----------------------------------------------------------------------------------------------------------------- 2.5


def exchange(state: Melding | Playing) -> Step[State]:
    """KLA-2.5.5: the seven takes the place of the turn-up, and the same decision is asked again."""
    record = state.deal.record
    seven = SEVENS[record.trump]
    seat = state.seat if isinstance(state, Melding) else _seat_on_turn(state)
    exchanged = Exchange(seat, seven, answered=isinstance(state, Playing))
    deal = state.deal.with_record(replace(record, exchange=exchanged))
    taken = CardSet(state.hands[seat] ^ bit(seven) ^ bit(record.up))
    hands = (taken, state.hands[1]) if seat == 0 else (state.hands[0], taken)
    events = public(DixExchanged(seat, seven, record.up))
    if isinstance(state, Melding):
        return Step(replace(state, deal=deal, hands=hands), events)
    gone = CardSet(state.gone ^ bit(seven) ^ bit(record.up))
    return Step(replace(state, deal=deal, hands=hands, gone=gone), events)


def _seat_on_turn(state: Playing) -> Seat:
    return state.leader if state.led is None else Seat(1 - state.leader)


# ----------------------------------------------------------------------------------------------------------------- 2.6


def meld(state: Melding, action: Answer) -> Step[State]:
    """KLA-2.6: the elder's announcement, or the dealer's answer and what follows from it."""
    deal, record = state.deal, state.deal.record
    scale = Scale.of(deal.options, record.trump)
    if state.seat == record.elder:
        said = announce(state.seat, state.hands[state.seat], scale, action)
        deal = deal.with_record(replace(record, said=(said,)))
        told = said.amount is not None
        return Step(Melding(deal, state.hands, record.dealer), public(SequenceSaid(said)), reveals=told)
    verdict = answer(record, state.hands, scale, action, tie=deal.options.sequenceTie)
    return _finish_dialogue(state, verdict)


def _finish_dialogue(state: Melding, verdict: Verdict) -> Step[State]:
    """KLA-2.6.6, KLA-2.6.7, KLA-4.7: the winner shows all sequences, now or after the first trick."""
    deal, record = state.deal, state.deal.record
    now = verdict.shown if deal.options.showSequences == "atOnce" else None
    record = replace(record, said=record.said + verdict.said, shown=now)
    deal = deal.with_record(record)
    events = public(*map(SequenceSaid, verdict.said))
    if verdict.tied:
        events += public(SequencesTied())
    if now is not None:
        events += public(_shown(now))
    elif verdict.shown is not None:
        deal = replace(deal, unshown=verdict.shown)
    reveals = bool(record.announced) or verdict.shown is not None
    return Step(Playing(deal, state.hands, record.elder, _lying_open(record)), events, reveals=reveals)


def _shown(shown: Shown) -> SequencesShown:
    cards = NO_CARDS
    for run in shown.runs:
        cards = CardSet(cards | run)
    return SequencesShown(shown.seat, cards, shown.points)


def _lying_open(record: TrumpRecord) -> CardSet:
    """The open cards of the stock: the bottom card, and the turn-up or the seven in its place."""
    beside = record.up if record.exchange is None else record.exchange.seven
    return CardSet(bit(record.bottom) | bit(beside))


# ----------------------------------------------------------------------------------------------------------------- 2.7


def play(state: Playing, action: Play, kernel: KlaberjassKernel) -> Step[State]:
    """KLA-2.7: plays a card; the second card ends the trick, the ninth trick the deal, which is then settled."""
    seat = _seat_on_turn(state)
    card = action.cards[0]
    kernel.play(card | BELLA_FLAG if action.bella else card)
    deal = state.deal
    played = card_played(seat, card)
    events: Events
    if kernel.bella is not None and deal.record.bella is None:
        deal = deal.with_record(replace(deal.record, bella=seat))
        events = (played, Event(BellaScored(seat)))
    else:
        events = (played,)
    hands = (CardSet(kernel.hands[0]), CardSet(kernel.hands[1]))
    royal = None if kernel.royal < 0 else Seat(kernel.royal)
    points = (kernel.points[0], kernel.points[1])
    gone = CardSet(kernel.gone)
    if state.led is None:
        return Step(Playing(deal, hands, seat, gone, card, state.tricks, points, royal), events)
    last = kernel.turn < 0
    winner = Seat(kernel.last if last else kernel.turn)
    worth = points[winner] - state.points[winner]
    tricks = (*state.tricks, Trick(state.leader, state.led, card, winner, worth))
    events += (Event(TrickTaken(winner, worth + LAST_TRICK * last, last)),)
    shows = deal.unshown is not None
    if deal.unshown is not None:
        events += public(_shown(deal.unshown))
        deal = replace(deal, record=replace(deal.record, shown=deal.unshown), unshown=None)
    if last:
        return _settle(deal, tricks, kernel, events)
    return Step(Playing(deal, hands, winner, gone, None, tricks, points, royal), events, reveals=shows)


# --------------------------------------------------------------------------------------------------------- 2.8 and 2.9


def _settle(deal: TrumpDeal, tricks: tuple[Trick, ...], kernel: KlaberjassKernel, events: Events) -> Step[State]:
    """KLA-2.8, KLA-2.9: settles the deal, adds it to the totals, and ends the match where it is over."""
    record, match = deal.record, deal.match
    settlement = settle(record.maker, kernel.made(), deal.options.tieDeal, match.pot)
    scored = settlement.scored
    totals = (match.totals[0] + scored[0], match.totals[1] + scored[1])
    result = DealResult(
        record.number,
        record.dealer,
        settlement.outcome,
        totals,
        maker=record.maker,
        trump=record.trump,
        cards=(kernel.points[0], kernel.points[1]),
        last=Seat(kernel.last),
        sequences=_by_seat(record.shown.seat, record.shown.points) if record.shown else (0, 0),
        bella=_by_seat(record.bella, BELLA) if record.bella is not None else (0, 0),
        scored=scored,
        pot_before=match.pot,
        pot_after=settlement.pot,
    )
    after = MatchRecord(totals, settlement.pot, (*match.results, result))
    events += public(DealFinished(result))
    if not is_over(after, deal.options):
        return Step(DealEnded(deal, after, tricks), events)
    return Step(MatchOver(deal, after, tricks), events + public(MatchFinished(totals)))


def _by_seat(seat: Seat, amount: int) -> tuple[int, int]:
    return (amount, 0) if seat == 0 else (0, amount)


# ------------------------------------------------------------------------------------------------------------ an action


def act(state: State, seat: Seat, action: Action) -> Step[State]:
    """Validate an action and do it.

    Raises:
        IllegalAction: it is not allowed; the state is untouched.
    """
    if isinstance(state, Playing) and isinstance(action, Play):
        kernel = KlaberjassKernel(state)
        if may_play(kernel, seat, action.cards) and (not action.bella or kernel.announced(action.cards[0]) > CARD_BITS):
            return play(state, action, kernel)
    check(refusal_of(view_of(state, seat), action))
    match state, action:
        case ((Playing() | Melding()), Dix()):
            return exchange(state)
        case Melding(), (Silent() | Declare() | Win() | Same() | Yield()):
            return meld(state, action)
        case ((Bidding() | Offered() | Naming()), _):
            return bid(state, action)
        case _:
            raise AssertionError("refused before")
