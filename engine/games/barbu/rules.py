"""BAR-2: the deal from the shuffle to the account, in the order of the rule sheet. Each rule returns a `Step`."""

from typing import Final, cast

from engine.cards import Card, CardSet, Seat, bit, card_set
from engine.game import Chance, Event, Step
from engine.games.barbu.actions import Action, Declare, Double, Pass
from engine.games.barbu.doubling import next_to_double
from engine.games.barbu.events import (
    CardLaid,
    ContractDeclared,
    DealFinished,
    DealOpened,
    Doubled,
    MatchFinished,
    Passed,
    TrickTaken,
    WentOut,
)
from engine.games.barbu.kernel import PASS, DominoKernel, TrickKernel
from engine.games.barbu.model import (
    Deal,
    DealEnded,
    DealRecord,
    DealResult,
    Declared,
    Declaring,
    Dominoes,
    Doubling,
    Ended,
    Laid,
    MatchOver,
    MatchRecord,
    Opening,
    Options,
    Playing,
    Spoken,
    State,
    Trick,
)
from engine.games.barbu.refusals import refusal_of
from engine.games.barbu.scoring import payments, settled, undoubled
from engine.games.barbu.view import view_of
from engine.tricks.actions import Play, check, may_play
from engine.tricks.events import Events, card_played, public, received
from engine.tricks.four_players import NONE, SEATS, BySeat, Four, by_seat, counts_of, tricks_won

WHOLE_TRICK: Final = 4

# ----------------------------------------------------------------------------------------------------------------- 2.1


def deal(state: State, chance: Chance) -> Step[State]:
    """BAR-2.1: thirteen cards each, one at a time, from the dealer's left; the dealer declares."""
    assert isinstance(state, Opening | DealEnded)
    match = state.match
    options = state.options if isinstance(state, Opening) else state.deal.options
    number = len(match.results) + 1
    dealer = _dealer(match.first, number, options)
    dealt = _dealt(chance.pack, dealer)
    events = public(DealOpened(number, options.length, dealer)) + received(dealt)
    opened = Deal(options, match, DealRecord(number, dealer), dealt)
    return Step(Declaring(opened), events, reveals=True)


def _dealer(first: Seat, number: int, options: Options) -> Seat:
    """BAR-2.1, BAR-4.2: the dealer of a deal: the next in turn, or each player for seven deals in a row."""
    passed_on = (number - 1) // options.deals_each if options.declarerOrder == "sevenInRow" else number - 1
    return Seat((first + passed_on) % 4)


def _dealt(pack: tuple[Card, ...], dealer: Seat) -> BySeat:
    return by_seat(card_set(pack[(seat - dealer - 1) % 4 :: 4]) for seat in SEATS)


# ----------------------------------------------------------------------------------------------------------------- 2.2


def declare(state: Declaring, action: Declare) -> Step[State]:
    """BAR-2.2: the dealer declares the contract; then the doubles follow."""
    record = state.deal.record
    record = DealRecord(record.number, record.dealer, action.declared)
    return _ask(state.deal.with_record(record), public(ContractDeclared(record.dealer, action.declared)))


# ----------------------------------------------------------------------------------------------------------------- 2.3


def _ask(deal: Deal, events: Events) -> Step[State]:
    """BAR-2.3.1: ask the next seat whom it doubles; after the last one the play begins, or is skipped (BAR-4.6)."""
    record, options = deal.record, deal.options
    if (seat := next_to_double(record, options)) is not None:
        return Step(Doubling(deal, seat), events)
    doubled = any(spoken.doubled for spoken in record.doubles)
    if options.skipUndoubled == "on" and options.doubling == "on" and not doubled:
        shared = undoubled(record.declaration.contract, record.dealer)
        if shared is not None:
            return _skip(deal, shared, events)
    return Step(_begin(deal, record.declaration), events)


def double(state: Doubling, action: Double) -> Step[State]:
    """BAR-2.3: a seat doubles these seats; doubling a seat that has doubled it is redoubling."""
    seat, record = state.seat, state.deal.record
    back = tuple(other for other in action.seats if record.doubled(other, seat))
    spoken = (*record.doubles, Spoken(seat, action.seats))
    record = DealRecord(record.number, record.dealer, record.declared, spoken)
    return _ask(state.deal.with_record(record), public(Doubled(seat, action.seats, back)))


# --------------------------------------------------------------------------------------------------------- 2.4 and 2.5


def _begin(deal: Deal, declared: Declared) -> Playing | Dominoes:
    """BAR-2.4.1, BAR-2.5: the dealer leads to the first trick, or lays the first card."""
    if declared.contract == "DO":
        return Dominoes(deal, deal.dealt, deal.record.dealer)
    return Playing(deal, deal.dealt, deal.record.dealer)


def play(state: Playing, card: Card, kernel: TrickKernel) -> Step[State]:
    """BAR-2.4: play a legal card to the trick; the winner of a trick leads to the next."""
    seat = SEATS[kernel.turn]
    kernel.play(card)
    events: Events = (card_played(seat, card),)
    cards = (*state.cards, card)
    hands = cast(BySeat, tuple(kernel.hands))
    if len(cards) < WHOLE_TRICK:
        after = Playing(
            deal=state.deal,
            hands=hands,
            leader=state.leader,
            cards=cards,
            tricks=state.tricks,
            taken=state.taken,
            broken=kernel.broken,
        )
        return Step(after, events)
    winner = SEATS[kernel.winner]
    tricks = (*state.tricks, Trick(state.leader, cards, winner))
    taken = cast(BySeat, tuple(kernel.taken))
    counted = CardSet(taken[winner] & ~state.taken[winner])
    events += public(TrickTaken(winner, len(tricks), counted))
    if kernel.turn >= 0:
        after = Playing(deal=state.deal, hands=hands, leader=winner, tricks=tricks, taken=taken, broken=kernel.broken)
        return Step(after, events)
    return _finish_tricks(state.deal, hands, tricks, taken, kernel, events)


def _finish_tricks(
    deal: Deal, hands: BySeat, tricks: tuple[Trick, ...], taken: BySeat, kernel: TrickKernel, events: Events
) -> Step[State]:
    """BAR-2.4.6: the last trick is taken, or the deal is decided."""
    base = kernel.base()
    result = _result(deal, base, tricks=tricks_won(tricks), counted=counts_of(taken))
    return _close(
        Ended(deal=deal, match=_match_after(deal.match, result), hands=hands, tricks=tricks, taken=taken), events
    )


def lay(state: Dominoes, card: Card, kernel: DominoKernel) -> Step[State]:
    """BAR-2.5: lay a legal card; BAR-2.5.3: a seat without cards is out, and the third (BAR-4.13: fourth) ends it."""
    seat = SEATS[kernel.turn]
    kernel.play(card)
    events: Events = (Event(CardLaid(seat, card)),)
    out = tuple(map(Seat, kernel.out))
    if len(out) > len(state.out):
        events += public(WentOut(seat, len(out)))
    hands = cast(BySeat, tuple(kernel.hands))
    table = CardSet(state.table | bit(card))
    laid = (*state.laid, Laid(seat, card))
    if kernel.turn >= 0:
        after = Dominoes(deal=state.deal, hands=hands, seat=SEATS[kernel.turn], table=table, laid=laid, out=out)
        return Step(after, events)
    result = _result(state.deal, kernel.base(), out=out)
    match = _match_after(state.deal.match, result)
    return _close(Ended(deal=state.deal, match=match, hands=hands, table=table, laid=laid), events)


def pass_on(state: Dominoes, kernel: DominoKernel) -> Step[State]:
    """BAR-2.5.2: pass, with no card to lay."""
    seat = SEATS[kernel.turn]
    kernel.play(PASS)
    laid = (*state.laid, Laid(seat, None))
    after = Dominoes(
        deal=state.deal, hands=state.hands, seat=SEATS[kernel.turn], table=state.table, laid=laid, out=state.out
    )
    return Step(after, public(Passed(seat)))


# --------------------------------------------------------------------------------------------------------- 2.6 and 2.7


def _skip(deal: Deal, shared: Four, events: Events) -> Step[State]:
    """BAR-4.6: nobody has doubled; settle the deal without play."""
    result = _result(deal, shared, skipped=True)
    return _close(Ended(deal, _match_after(deal.match, result), deal.dealt), events)


def _result(
    deal: Deal,
    base: Four,
    *,
    skipped: bool = False,
    tricks: Four = NONE,
    counted: Four = NONE,
    out: tuple[Seat, ...] = (),
) -> DealResult:
    """BAR-2.6: the account of the deal: scores before doubles, payments, scores with them, and the new totals."""
    paid = payments(base, deal.record)
    scored = settled(base, paid)
    totals = cast(Four, tuple(had + won for had, won in zip(deal.match.totals, scored, strict=True)))
    return DealResult(
        record=deal.record,
        base=base,
        payments=paid,
        scored=scored,
        totals=totals,
        skipped=skipped,
        tricks=tricks,
        counted=counted,
        out=out,
    )


def _match_after(match: MatchRecord, result: DealResult) -> MatchRecord:
    return MatchRecord(match.first, result.totals, (*match.results, result))


def _close(ended: Ended, events: Events) -> Step[State]:
    """BAR-2.7, BAR-4.1: end the deal, and with its last deal the match."""
    match = ended.match
    events += public(DealFinished(match.results[-1]))
    last = len(match.results) == ended.deal.options.length
    kind: type[DealEnded | MatchOver] = MatchOver if last else DealEnded
    after = kind(
        deal=ended.deal,
        match=match,
        hands=ended.hands,
        tricks=ended.tricks,
        taken=ended.taken,
        table=ended.table,
        laid=ended.laid,
    )
    return Step(after, events + public(MatchFinished(match.totals)) if last else events)


# ------------------------------------------------------------------------------------------------------------ an action


def act(state: State, seat: Seat, action: Action) -> Step[State]:
    """Carry out an action.

    Raises:
        IllegalAction: the action is not allowed; the state is untouched.
    """
    match state, action:
        case Playing(), Play(cards):
            tricks = TrickKernel(state)
            if may_play(tricks, seat, cards):
                return play(state, cards[0], tricks)
        case Dominoes(), Play(cards):
            lines = DominoKernel(state)
            if may_play(lines, seat, cards):
                return lay(state, cards[0], lines)
    check(refusal_of(view_of(state, seat), action))
    match state, action:
        case Declaring(), Declare():
            return declare(state, action)
        case Doubling(), Double():
            return double(state, action)
        case Dominoes(), Pass():
            return pass_on(state, DominoKernel(state))
        case _:
            raise AssertionError("refused before")
