"""SCH-2: the deal from the shuffle to the account, in the order of the rule sheet. Each rule returns a `Step`."""

from typing import Final, cast

from engine.cards import NO_CARDS, Card, Seat, card_set
from engine.game import Chance, Event, Step
from engine.games.schieber.actions import Action, Announce, Answer, Choose, Good, Push, PushBack
from engine.games.schieber.cards import PAIRS, STOECK
from engine.games.schieber.events import (
    ChoicePushed,
    ContractChosen,
    DealFinished,
    DealOpened,
    GoodSaid,
    MatchFinished,
    PointsCredited,
    TrickTaken,
    WeisShown,
    heard,
    speakers,
)
from engine.games.schieber.kernel import SchieberKernel
from engine.games.schieber.model import (
    Choosing,
    Credit,
    Deal,
    DealEnded,
    DealRecord,
    DealResult,
    MatchOver,
    MatchRecord,
    Opening,
    Options,
    Pair,
    PlayDeal,
    Playing,
    State,
    Trick,
    Weis,
)
from engine.games.schieber.refusals import refusal_of
from engine.games.schieber.view import view_of
from engine.games.schieber.weis import Scale, best_weis, speak, team_weis
from engine.tricks.actions import Play, check, may_play
from engine.tricks.events import Events, card_played, public, received
from engine.tricks.four_players import SEATS, BySeat, Four, by_seat

PACKET: Final = 3
"""SCH-2.1: cards dealt to a seat at a time."""
WHOLE_TRICK: Final = 4

# ---------------------------------------------------------------------------------------------------------- 2.1 and 2.2


def deal(state: State, chance: Chance) -> Step[State]:
    """SCH-2.1: nine cards each, three at a time, from the dealer's right; SCH-2.2: the forehand chooses.

    SCH-4.18: or the seat at the dealer's right.
    """
    assert isinstance(state, Opening | DealEnded)
    match = state.match
    number = len(match.results) + 1
    options = state.options if isinstance(state, Opening) else state.deal.options
    dealer = state.dealer if isinstance(state, Opening) else _next_dealer(state.deal.record, options)
    dealt = _dealt(chance.pack, dealer)
    naming = options.naming_card(number)
    forehand = Seat((dealer + 1) % 4) if naming is None else next(seat for seat in SEATS if dealt[seat] >> naming & 1)
    told = naming if number == 1 else None
    right = Seat((dealer + 1) % 4)
    neighbour = right if options.chooser == "right" and right != forehand else None
    record = DealRecord(number, dealer, forehand, told, neighbour=neighbour)
    events = public(DealOpened(number, dealer, forehand, told, neighbour)) + received(dealt)
    return Step(Choosing(Deal(options, match, record, dealt)), events, reveals=True)


def _dealt(pack: tuple[Card, ...], dealer: Seat) -> BySeat:
    """The hands, by seat."""
    starts = [PACKET * ((seat - dealer - 1) % 4) for seat in SEATS]
    return by_seat(
        card_set(pack[start : start + 3] + pack[start + 12 : start + 15] + pack[start + 24 : start + 27])
        for start in starts
    )


def _next_dealer(last: DealRecord, options: Options) -> Seat:
    """SCH-2.1, SCH-4.14: the seat after the last dealer; or, for the second deal, the forehand of the first."""
    if last.number == 1 and options.nextDealer == "forehand":
        return last.forehand
    return Seat((last.dealer + 1) % 4)


# ----------------------------------------------------------------------------------------------------------------- 2.3


def choose(state: Choosing, action: Choose | Push | PushBack) -> Step[State]:
    """SCH-2.3: choose the contract, after which the forehand leads; or pass the choice to the partner."""
    deal, record = state.deal, state.deal.record
    seat = record.asked
    if isinstance(action, Choose):
        multiplier = deal.options.multiplier(action.contract)
        events = public(ContractChosen(seat, action.contract, multiplier))
        chosen, sentences, asking = _speak_or_ask(deal.chosen(seat, action.contract), record.forehand)
        playing = Playing(chosen, deal.dealt, record.forehand, totals=deal.match.totals, asking=asking)
        return Step(playing, events + sentences, reveals=_reveals_weis(chosen))
    pushed = deal.pushed()
    events = public(ChoicePushed(seat, pushed.record.asked, back=pushed.record.pushes > 1))
    return Step(Choosing(pushed), events)


# ----------------------------------------------------------------------------------------------------------------- 2.6


def _speak_or_ask(deal: PlayDeal, seat: Seat) -> tuple[PlayDeal, Events, bool]:
    """SCH-2.6.4: before its first card a seat announces its Weis, or says nothing; or it is asked first (SCH-4.10).

    Returns the deal after that, the sentences that the table hears, and whether the seat is asked.
    """
    options = deal.options
    if options.weis == "off":
        return deal.heard((), deal.best), (), False
    scale = Scale.of(options, deal.record.contract)
    weis = best_weis(seat, deal.dealt[seat], scale)
    if options.announce == "manual":
        return (deal.heard((), deal.best), (), False) if weis is None else (deal, (), True)
    after, sentences = _announce(deal, weis, scale)
    return after, sentences or _good(deal, seat), False


def _good(deal: PlayDeal, seat: Seat) -> Events:
    """SCH-2.6.4: the seat says "good" if somebody has announced and it has not."""
    said = deal.record.said
    return public(GoodSaid(seat)) if said and seat not in speakers(said) else ()


def _announce(deal: PlayDeal, weis: Weis | None, scale: Scale) -> tuple[PlayDeal, Events]:
    """SCH-2.6.4, SCH-2.6.5: the seat announces this Weis, its best one; the deal after it, and all that is said.

    `weis`: None: it has none, and says no points.
    """
    said, best = speak(deal.best, weis, scale)
    deal = deal.heard(said, best)
    return deal, public(*heard(deal.record.said)[len(deal.record.said) - len(said) :])


def _reveals_weis(deal: PlayDeal) -> bool:
    """Whether speaking or silence before the first card tells the others something about a seat's Weis."""
    return deal.options.weis != "off" and deal.options.announce == "auto"


def answer(state: Playing, action: Answer) -> Step[State]:
    """SCH-4.10: the seat on turn announces its Weis or not; after the last seat's answer the Weis may be counted."""
    seat, deal = state.seat, state.deal
    scale = Scale.of(deal.options, deal.record.contract)
    weis = best_weis(seat, deal.dealt[seat], scale)
    assert weis is not None  # a seat without a Weis is not asked
    sentences: Events = ()
    if isinstance(action, Announce):
        deal, sentences = _announce(deal.announcing(seat), weis, scale)
    else:
        deal = deal.heard((), deal.best)
    after = Playing(deal, state.hands, state.leader, state.cards, state.tricks, state.points, state.totals)
    if deal.spoken < len(SEATS) or not deal.options.counts_announced:
        return Step(after, sentences, reveals=isinstance(action, Announce))
    kernel = SchieberKernel(after)
    kernel.count_weis()
    return _count(after, kernel, sentences, reveals=True)


# ------------------------------------------------------------------------------------------------ 2.4, 2.5, 2.7 and 2.8


def play(state: Playing, action: Play, kernel: SchieberKernel) -> Step[State]:
    """SCH-2.4: play a legal card to the trick; the winner of a trick leads to the next.

    `kernel`: made from this state; it is changed.
    """
    deal, tricks, card = state.deal, state.tricks, action.cards[0]
    seat = SEATS[kernel.turn]
    kernel.play(card)
    # Where players are asked, "good" is heard with the card, whether the seat was asked or not.
    good = _good(deal, seat) if not tricks and deal.options.announce == "manual" else ()
    events: Events = (card_played(seat, card), *good)
    cards = (*state.cards, card)
    hands = cast(BySeat, tuple(kernel.hands))
    if len(cards) == WHOLE_TRICK:
        return _finish_trick(state, cards, hands, kernel, events)
    asking = reveals = False
    if not tricks:
        deal, sentences, asking = _speak_or_ask(deal, Seat((seat + 1) % 4))
        events += sentences
        reveals = _reveals_weis(deal) or (len(cards) == WHOLE_TRICK - 1 and deal.options.counts_announced)
    after = Playing(deal, hands, state.leader, cards, tricks, state.points, state.totals, asking)
    if kernel.credits:
        return _count(after, kernel, events, reveals=reveals)
    return Step(after, events, reveals)


def _finish_trick(
    state: Playing, cards: tuple[Card, ...], hands: BySeat, kernel: SchieberKernel, events: Events
) -> Step[State]:
    """SCH-2.5: the winner takes the trick, unless the match has ended before that."""
    if kernel.led >= 0:
        unfinished = Playing(state.deal, hands, state.leader, cards, state.tricks, state.points, state.totals)
        return _count(unfinished, kernel, events, reveals=True)
    winner = SEATS[kernel.winner]
    points = (kernel.points[0], kernel.points[1])
    worth = points[0] + points[1] - state.points[0] - state.points[1]
    tricks = (*state.tricks, Trick(state.leader, cards, winner, worth))
    taken: Events = (Event(TrickTaken(winner, worth, kernel.last >= 0)),)
    after = Playing(state.deal, hands, winner, (), tricks, points, state.totals)
    if state.tricks and not kernel.credits:
        return Step(after, events + taken)
    return _count(after, kernel, events, taken, reveals=not state.tricks)


def _count(state: Playing, kernel: SchieberKernel, events: Events, taken: Events = (), *, reveals: bool) -> Step[State]:
    """SCH-2.8: record and tell the credits of the kernel, and close the deal if it is over.

    SCH-2.6.6: shows the counted Weis once the first trick is finished, or at once if the match ends before.
    `taken`: the event of a trick that was taken, which is told between the credits; `reveals`: of the step.
    """
    deal, totals = state.deal, (kernel.totals[0], kernel.totals[1])
    record, counted = deal.record, kernel.credits
    events += _credited(deal, state.totals, counted, taken)
    credits, shown = record.credits + tuple(counted), record.shown
    if not shown and (len(state.tricks) == 1 or kernel.out) and any(credit.what == "weis" for credit in credits):
        shown = _counted_weis(deal)
        events += public(*map(WeisShown, shown))
    if counted or shown:
        deal = deal.with_record(record.counted(shown, credits))
    reveals = reveals or _may_show_stoeck(deal, totals)
    if kernel.turn < 0:
        return _close(deal, state, kernel, events, reveals=reveals)
    after = Playing(deal, state.hands, state.leader, state.cards, state.tricks, state.points, totals, state.asking)
    return Step(after, events, reveals=reveals)


def _credited(deal: PlayDeal, totals: Pair, counted: list[Credit], taken: Events) -> Events:
    """SCH-3.3: the events of the credits, a Stöck with its cards.

    Those that count before the trick (SCH-2.8.1, SCH-4.9) come before `taken`. The points of a single trick have no
    event of their own: `taken` names them. `totals`: by side, before these credits.
    """
    multiplier = deal.options.multiplier(deal.record.contract)
    sums = list(totals)
    events: list[Event] = []
    earlier = ("stoeck",) if deal.options.order == "stoeck-stich-weis" else ("stoeck", "weis")
    for credit in counted:
        if credit.what not in earlier:
            events += taken
            taken = ()
        sums[credit.side] += credit.points * multiplier
        if credit.what != "cards" or deal.options.ending == "endOfDeal":
            cards = NO_CARDS if credit.suit is None else PAIRS[credit.suit]
            events.append(Event(PointsCredited(credit, multiplier, (sums[0], sums[1]), cards)))
    return (*events, *taken)


def _counted_weis(deal: PlayDeal) -> tuple[Weis, ...]:
    """SCH-2.6.6: all Weis of the team with the best announced one."""
    scale = Scale.of(deal.options, deal.record.contract)
    return team_weis(deal.best, deal.dealt, deal.record.forehand, scale)


def _may_show_stoeck(deal: PlayDeal, totals: Pair) -> bool:
    """SCH-2.8.2: whether a Stöck shown now would win the match; then the others learn something if nobody shows one."""
    options, contract = deal.options, deal.record.contract
    if options.stoeck != "trump" or options.ending != "immediate":
        return False
    return max(totals) + STOECK * options.multiplier(contract) >= options.target


# ----------------------------------------------------------------------------------------------------------------- 2.9


def _close(deal: PlayDeal, state: Playing, kernel: SchieberKernel, events: Events, *, reveals: bool) -> Step[State]:
    """SCH-2.8.3, SCH-2.9: end the deal with its account and the new totals, and perhaps the match."""
    totals = (kernel.totals[0], kernel.totals[1])
    before = deal.match
    result = DealResult(
        deal.record.accounted(),
        deal.options.multiplier(deal.record.contract),
        (kernel.points[0], kernel.points[1]),
        (kernel.tricks[0], kernel.tricks[1]),
        kernel.last if kernel.last >= 0 else None,
        _weis_points(deal.record.shown),
        (totals[0] - before.totals[0], totals[1] - before.totals[1]),
        totals,
    )
    match = MatchRecord(totals, (*before.results, result))
    events += public(DealFinished(result))
    if not _is_over(deal.options, match):
        return Step(DealEnded(deal, match, state.tricks), events, reveals=reveals)
    over = MatchOver(deal, match, state.tricks, state.leader, state.cards, state.hands)
    return Step(over, events + public(MatchFinished(totals)), reveals=reveals)


def _weis_points(shown: tuple[Weis, ...]) -> Four:
    """The points of the shown Weis by seat, not multiplied."""
    points = [0, 0, 0, 0]
    for weis in shown:
        points[weis.seat] += weis.points
    return points[0], points[1], points[2], points[3]


def _is_over(options: Options, match: MatchRecord) -> bool:
    """SCH-2.9, SCH-4.1, SCH-4.15: a team has reached the target; or all deals have been played."""
    if options.ending == "fixedDeals":
        return len(match.results) >= options.target
    return max(match.totals) >= options.target


# ------------------------------------------------------------------------------------------------------------ an action


def act(state: State, seat: Seat, action: Action) -> Step[State]:
    """Carry out an action.

    Raises:
        IllegalAction: it is not allowed; the state is untouched.
    """
    if isinstance(action, Play) and isinstance(state, Playing) and not state.asking:
        kernel = SchieberKernel(state)
        if may_play(kernel, seat, action.cards):
            return play(state, action, kernel)
    check(refusal_of(view_of(state, seat), action))
    match state, action:
        case Playing(), (Announce() | Good()):
            return answer(state, action)
        case Choosing(), (Choose() | Push() | PushBack()):
            return choose(state, action)
        case _:
            raise AssertionError("refused before")
