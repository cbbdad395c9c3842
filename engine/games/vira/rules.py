"""VIR-1: the deal from the shuffle to the account, in the order of the rule sheet. Each rule returns a `Step`."""

from dataclasses import replace
from typing import Final, cast

from engine.cards import NO_CARDS, Card, CardSet, Seat, card_set, parse_suit
from engine.game import Chance, Event, Step
from engine.games.vira.actions import (
    Action,
    Discard,
    Exchange,
    Keep,
    MakeBid,
    Misere,
    NameTrump,
    Play,
    ReExchange,
    Say,
    Sharpen,
    Stand,
    Surrender,
)
from engine.games.vira.bid_families import StepName
from engine.games.vira.cards import ACTIVE, HAND
from engine.games.vira.declarer_steps import after_exchanges, asks
from engine.games.vira.events import (
    AuctionWon,
    Called,
    CardsDrawn,
    CardsExchanged,
    CardsTurned,
    DealFinished,
    DealOpened,
    ExchangesAgain,
    HandExposed,
    MatchFinished,
    MisereChosen,
    PartnerDrew,
    PartnerShown,
    Sharpened,
    Stood,
    Surrendered,
    TrickTaken,
    TrumpNamed,
    UnusedShown,
)
from engine.games.vira.kernel import TrickKernel
from engine.games.vira.model import (
    IN_COLOUR,
    IN_PREFERENCE,
    Amounts,
    Bid,
    Bidding,
    BySeat,
    Call,
    Contract,
    Deal,
    DealEnded,
    DealRecord,
    Defending,
    Exchanged,
    MatchOver,
    Opening,
    Playing,
    Preparing,
    State,
    Trick,
    nothing,
)
from engine.games.vira.refusals import refusal_of
from engine.games.vira.settlement import fees, match_after, settled, with_pot_shared
from engine.games.vira.view import discarded_by, is_conferring, tricks_won, view_of
from engine.tricks.actions import check, may_play
from engine.tricks.events import Events, card_played, public, received

PACKETS: Final = ((0, 3), (9, 3), (18, 3), (27, 4))
"""VIR-1.2: for each round of packets its first place in the pack and the size of a packet: 3, 3, 3, then 4."""

# ----------------------------------------------------------------------------------------------------------------- 1.2


def deal(state: State, chance: Chance) -> Step[State]:
    """VIR-1.2: thirteen cards for each active seat; the rest is the talon; forehand opens the auction."""
    assert isinstance(state, Opening | DealEnded)
    match = state.match
    options = state.options if isinstance(state, Opening) else state.deal.options
    number, seats = len(match.results) + 1, match.seats
    dealer = Seat((match.first + number - 1) % seats)
    preference = parse_suit(dict(chance.words)["preference"])
    record = DealRecord(number=number, seats=seats, dealer=dealer, preference=preference)
    hands = list(nothing(seats))
    for place, seat in enumerate(record.active):
        hands[seat] = card_set(card for start, size in PACKETS for card in _packet(chance.pack, start, size, place))
    dealt, no_piles = tuple(hands), ((),) * seats
    opened = Deal(
        options=options,
        match=match,
        record=record,
        dealt=dealt,
        hands=dealt,
        talon=chance.pack[ACTIVE * HAND :],
        discards=no_piles,
        draws=no_piles,
    )
    events = public(DealOpened(number, options.deals, dealer, record.idle, record.preference)) + received(dealt)
    return Step(Bidding(opened, record.active[0]), events, reveals=True)


def _packet(pack: tuple[Card, ...], start: int, size: int, place: int) -> tuple[Card, ...]:
    """A packet of the round that begins at `start`; `place`: 0 for forehand, 1 for middle hand, 2 for the dealer."""
    return pack[start + size * place : start + size * (place + 1)]


# ----------------------------------------------------------------------------------------------------------------- 1.3


def call(state: Bidding, action: MakeBid | Say) -> Step[State]:
    """VIR-3.2: call in the auction; VIR-3.4: once two seats have passed, the auction is over."""
    deal, seat = state.deal, state.seat
    record = deal.record
    made = said(record, seat, action)
    record = replace(record, calls=(*record.calls, made))
    events = public(Called(made))
    if len(record.still_bidding) > 1:
        return _step(Bidding(deal.with_record(record), record.to_call), events)
    bid, holder = record.highest.bid, record.highest.holder
    record = replace(record, contract=Contract(holder, bid, bid))
    events += public(AuctionWon(holder, bid))
    return _go_on(deal.with_record(record), record.row.family.steps, events)


def said(record: DealRecord, seat: Seat, action: MakeBid | Say) -> Call:
    """VIR-3.2, VIR-3.3: a bid, or a call on the standing one: a qualifier changes it, holding or passing does not."""
    if isinstance(action, MakeBid):
        return Call(seat, "bid", action.bid)
    bid = record.highest.bid
    match action.call:
        case "colour":
            bid = Bid(bid.rank, IN_COLOUR)
        case "preference":
            bid = Bid(bid.rank, IN_PREFERENCE)
    return Call(seat, action.call, bid)


# -------------------------------------------------------------------------------------------------------- 1.4 and 1.5


def _go_on(deal: Deal, steps: tuple[StepName, ...], events: Events) -> Step[State]:
    """VIR-1.5: go to the next step that asks the declarer something; after the last one the defenders exchange."""
    while steps:
        deal, entered = _enter(deal, steps[0])
        events += entered
        if asks(steps[0], deal.record):
            return _step(Preparing(deal, steps), events)
        steps = steps[1:]
    return _expose_before_exchange(deal, events)


def _enter(deal: Deal, step: StepName) -> tuple[Deal, Events]:
    """Do what a step does before it asks the declarer anything."""
    record = deal.record
    seat = record.declarer
    match step:
        case "turn":
            turned = deal.talon[: record.row.family.turned]
            record = replace(record, turned=record.turned + turned)
            return deal.with_record(record), public(CardsTurned(seat, turned))
        case "keep" if not record.row.number:
            return _exchange(deal, seat, deal.hands[seat], HAND)
        case "discard" if deal.talon:
            return _exchange(deal, seat, NO_CARDS, HAND)
        case _:
            return deal, ()


def sharpen(state: Preparing, action: Sharpen) -> Step[State]:
    """VIR-1.4: announce a stronger contract of the family, or keep the one that was won."""
    deal, record = state.deal, state.deal.record
    if action.key is None:
        return _go_on(deal, state.steps[1:], public(Sharpened(record.declarer, None)))
    won = record.bid
    bid = Bid.of(action.key, won.qualifier)
    record = replace(record, contract=Contract(record.declarer, won, bid))
    return _go_on(deal.with_record(record), state.steps[1:], public(Sharpened(record.declarer, bid)))


def name_trump(state: Preparing, action: NameTrump) -> Step[State]:
    """VIR-1.5.2: name the trump suit."""
    record = replace(state.deal.record, trump=action.suit)
    events = public(TrumpNamed(record.declarer, action.suit))
    return _go_on(state.deal.with_record(record), state.steps[1:], events)


def choose_misere(state: Preparing) -> Step[State]:
    """VIR-1.5.C: play a gask to lose every trick."""
    record = replace(state.deal.record, misere=True)
    return _go_on(state.deal.with_record(record), state.steps[1:], public(MisereChosen(record.declarer)))


def stand(state: Preparing) -> Step[State]:
    """VIR-1.5: play with the hand as it is."""
    return _go_on(state.deal, state.steps[1:], public(Stood(state.deal.record.declarer)))


def surrender(state: Preparing) -> Step[State]:
    """VIR-1.5.3: lay down the hand; the deal is settled."""
    record = replace(state.deal.record, surrendered=True)
    return _settle(state.deal.with_record(record), (), public(Surrendered(record.declarer)))


def exchange_again(state: Preparing) -> Step[State]:
    """VIR-1.5.4: begin a re-exchange, for a fee that is due at once; in a turné trumps are named again."""
    record = state.deal.record
    family = record.row.family
    trump = None if family.turned else record.trump
    record = replace(record, again=True, first_trump=record.trump, trump=trump)
    events = public(ExchangesAgain(record.declarer, fees(record)))
    return _go_on(state.deal.with_record(record), family.again + after_exchanges(record), events)


def exchange(state: Preparing, cards: CardSet) -> Step[State]:
    """VIR-1.5.1: exchange these cards, as the declarer."""
    deal, events = _exchange(state.deal, state.deal.record.declarer, cards, cards.bit_count())
    return _go_on(deal, state.steps[1:], events)


def keep(state: Preparing, cards: CardSet) -> Step[State]:
    """VIR-1.5.C: keep these cards of a gask, discard the others, and take the whole talon."""
    seat = state.deal.record.declarer
    deal, events = _exchange(state.deal, seat, CardSet(state.deal.hands[seat] & ~cards), HAND)
    return _go_on(deal, state.steps[1:], events)


def discard(state: Preparing, cards: CardSet) -> Step[State]:
    """VIR-1.5: discard these cards and draw none, as the declarer."""
    deal, events = _exchange(state.deal, state.deal.record.declarer, cards, 0)
    return _go_on(deal, state.steps[1:], events)


def _exchange(deal: Deal, seat: Seat, discarded: CardSet, count: int) -> tuple[Deal, Events]:
    """VIR-1.5.1: discard these cards, then draw `count`; everybody sees both numbers."""
    record = deal.record
    drawn, talon = card_set(deal.talon[:count]), deal.talon[count:]
    exchanged = Exchanged(seat, discarded.bit_count(), count)
    record = replace(record, exchanges=(*record.exchanges, exchanged), talon=len(talon))
    hands, discards, draws = list(deal.hands), list(deal.discards), list(deal.draws)
    hands[seat] = CardSet(hands[seat] & ~discarded | drawn)
    discards[seat] = (*discards[seat], discarded)
    draws[seat] = (*draws[seat], drawn)
    after = replace(deal, record=record, hands=tuple(hands), talon=talon, discards=tuple(discards), draws=tuple(draws))
    private: list[tuple[Seat, object]] = [(seat, CardsDrawn(seat, discarded, drawn))]
    if seat != record.declarer and is_conferring(record):
        (partner,) = (other for other in record.defenders if other != seat)
        private.append((partner, PartnerDrew(seat, exchanged.discarded, drawn)))
    return after, (Event(CardsExchanged(seat, exchanged.discarded, count), tuple(private)),)


# ----------------------------------------------------------------------------------------------------------------- 1.6


def _expose_before_exchange(deal: Deal, events: Events) -> Step[State]:
    """VIR-1.8.5: in an ouverte royale the declarer's hand is shown; VIR-1.8.6: in the grande the defenders see each
    other's hands too.
    """
    record = deal.record
    if record.row.open == "before_defender_exchange":
        events += _exposed(deal)
    if is_conferring(record):
        first, second = record.defenders
        shown = (first, PartnerShown(second, deal.hands[second])), (second, PartnerShown(first, deal.hands[first]))
        events += (Event(None, shown),)
    return _ask_defender(deal, events)


def _exposed(deal: Deal) -> Events:
    declarer = deal.record.declarer
    return public(HandExposed(declarer, deal.hands[declarer]))


def _ask_defender(deal: Deal, events: Events) -> Step[State]:
    """VIR-1.6: ask the next defender for an exchange while the talon has cards; then the play begins."""
    record = deal.record
    exchanged = {exchange.seat for exchange in record.exchanges}
    for seat in record.defenders:
        if deal.talon and seat not in exchanged:
            return _step(Defending(deal, seat), events)
    if record.row.open == "before_lead" and record.lose:
        events += _exposed(deal)
    return _step(Playing(deal, record.active[0]), events)


def defend(state: Defending, cards: CardSet) -> Step[State]:
    """VIR-1.6: exchange these cards, as a defender."""
    deal, events = _exchange(state.deal, state.seat, cards, cards.bit_count())
    return _ask_defender(deal, events)


# ----------------------------------------------------------------------------------------------------------------- 1.7


def play(state: Playing, card: Card, kernel: TrickKernel) -> Step[State]:
    """VIR-1.7.1: play a legal card to the trick; VIR-1.7.3: the winner of a trick leads to the next."""
    deal, seat = state.deal, Seat(kernel.turn)
    record, before = deal.record, deal.hands[seat]
    kernel.play(card)
    # Field by field, since `dataclasses.replace` takes several times as long.
    deal = Deal(
        options=deal.options,
        match=deal.match,
        record=record,
        dealt=deal.dealt,
        hands=cast(BySeat, tuple(kernel.hands)),
        talon=deal.talon,
        discards=deal.discards,
        draws=deal.draws,
    )
    events: Events = (card_played(seat, card),)
    exposes = seat == record.declarer and before.bit_count() == HAND and record.row.open == "own_first_card"
    if exposes:
        events += _exposed(deal)
    cards = (*state.cards, card)
    if len(cards) < ACTIVE:
        return Step(Playing(deal, state.leader, cards, state.tricks), events, exposes)
    winner = Seat(kernel.winner)
    tricks = (*state.tricks, Trick(state.leader, cards, winner))
    events += public(TrickTaken(winner, len(tricks)))
    if kernel.turn < 0:
        return _settle(deal, tricks, events)
    return Step(Playing(deal, winner, (), tricks), events, exposes)


# -------------------------------------------------------------------------------------------------------- 1.9 and 1.10


def _settle(deal: Deal, tricks: tuple[Trick, ...], events: Events) -> Step[State]:
    """VIR-4.4: settle the deal; VIR-1.10: after the last deal the match is over."""
    taken: Amounts = tricks_won(deal.record.seats, tricks)
    result = settled(deal, taken)
    match = match_after(deal, result)
    events += public(DealFinished(result))
    if deal.options.revealUnused == "on":
        events += public(UnusedShown(discarded_by(deal), card_set(deal.talon)))
    if len(match.results) < deal.options.deals:
        return _step(DealEnded(deal, match, tricks), events)
    return _step(MatchOver(deal, match, tricks), events + public(MatchFinished(match.balances, match.shares)))


def end(state: State) -> Step[State]:
    """VIR-1.10.1: the match ends with the deal that is over, by agreement; the pot is shared (VIR-4.6)."""
    assert isinstance(state, DealEnded)
    match = with_pot_shared(state.match.first, state.match.results, state.deal.options)
    return _step(MatchOver(state.deal, match, state.tricks), public(MatchFinished(match.balances, match.shares)))


def _step(state: State, events: Events) -> Step[State]:
    return Step(state, events, any(map(_reveals, events)))


def _reveals(event: Event) -> bool:
    """Whether the event tells anybody something hidden: cards, or the low guard of a hand (VIR-3.5)."""
    match event.public:
        case CardsTurned() | HandExposed() | UnusedShown():
            return True
        case DealFinished(result):
            return bool(result.guards)
        case CardsExchanged(_, _, drawn):
            return drawn > 0
        case _:
            return bool(event.private)


# ------------------------------------------------------------------------------------------------------------ an action


def act(state: State, seat: Seat, action: Action) -> Step[State]:
    """Carry out an action.

    Raises:
        IllegalAction: the action is not allowed; the state is untouched.
    """
    if isinstance(state, Playing) and isinstance(action, Play):
        kernel = TrickKernel(state)
        if may_play(kernel, seat, action.cards):
            return play(state, action.cards[0], kernel)
    check(refusal_of(view_of(state, seat), action))
    match state:
        case Bidding() if isinstance(action, MakeBid | Say):
            return call(state, action)
        case Preparing():
            return prepare(state, action)
        case Defending() if isinstance(action, Exchange):
            return defend(state, card_set(action.cards))
        case _:
            raise AssertionError("refused before")


def prepare(state: Preparing, action: Action) -> Step[State]:
    """VIR-1.4, VIR-1.5: carry out an answer of the declarer, which is allowed."""
    match action:
        case Sharpen():
            return sharpen(state, action)
        case NameTrump():
            return name_trump(state, action)
        case Misere():
            return choose_misere(state)
        case Stand():
            return stand(state)
        case Surrender():
            return surrender(state)
        case ReExchange():
            return exchange_again(state)
        case Exchange(cards):
            return exchange(state, card_set(cards))
        case Keep(cards):
            return keep(state, card_set(cards))
        case Discard(cards):
            return discard(state, card_set(cards))
        case _:
            raise AssertionError("refused before")
