"""VIR-1: the deal from the shuffle to the account, in the order of the sheet. Every function makes a `Step`."""

from typing import Final

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
from engine.games.vira.cards import ACTIVE, HAND
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
from engine.games.vira.families import StepName
from engine.games.vira.kernel import TrickKernel
from engine.games.vira.model import (
    IN_COLOUR,
    IN_PREFERENCE,
    Amounts,
    Bid,
    Bidding,
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
    by_seat,
    nothing,
)
from engine.games.vira.refusals import refusal_of
from engine.games.vira.settlement import after, fees, settled
from engine.games.vira.steps import after_exchanges, asks
from engine.games.vira.view import discarded_by, is_conferring, tricks_won, view_of
from engine.tricks.actions import check, may_play
from engine.tricks.events import Events, card_played, public, received

PACKETS: Final = ((0, 3), (9, 3), (18, 3), (27, 4))
"""VIR-1.2: where in the pack a round of packets begins, and how many cards are in each: 3, 3, 3, then 4."""

# ----------------------------------------------------------------------------------------------------------------- 1.2


def deal(state: Opening | DealEnded, chance: Chance) -> Step[State]:
    """VIR-1.2: thirteen cards each to the three who play, the rest is the talon; forehand opens the auction."""
    match = state.match
    options = state.options if isinstance(state, Opening) else state.deal.options
    number, seats = len(match.results) + 1, match.seats
    dealer = Seat((match.first + number - 1) % seats)
    record = DealRecord(number, seats, dealer, parse_suit(dict(chance.words)["preference"]))
    hands = list(nothing(seats))
    for place, seat in enumerate(record.active):
        hands[seat] = card_set(card for start, size in PACKETS for card in _packet(chance.pack, start, size, place))
    dealt, no_piles = tuple(hands), ((),) * seats
    opened = Deal(options, match, record, dealt, dealt, chance.pack[ACTIVE * HAND :], no_piles, no_piles)
    events = public(DealOpened(number, options.deals, dealer, record.idle, record.preference)) + received(dealt)
    return Step(Bidding(opened, record.active[0]), events, reveals=True)


def _packet(pack: tuple[Card, ...], start: int, size: int, place: int) -> tuple[Card, ...]:
    """The packet of the forehand (0), the middle hand or the dealer, of the round that begins there."""
    return pack[start + size * place : start + size * (place + 1)]


# ----------------------------------------------------------------------------------------------------------------- 1.3


def call(state: Bidding, action: MakeBid | Say) -> Step[State]:
    """VIR-3.2: somebody speaks; VIR-3.4: once two have passed the auction is over."""
    deal, seat = state.deal, state.seat
    record = deal.record
    said = Call(seat, "bid", action.bid) if isinstance(action, MakeBid) else _said(record, seat, action)
    record = record.after(calls=(*record.calls, said))
    events = public(Called(said))
    if len(record.still_bidding) > 1:
        return _step(Bidding(deal.after(record=record), record.to_call), events)
    standing = record.standing
    assert standing is not None
    bid = standing.bid
    record = record.after(contract=Contract(standing.holder, bid, bid))
    events += public(AuctionWon(standing.holder, bid))
    return _go_on(deal.after(record=record), record.row.family.steps, events)


def _said(record: DealRecord, seat: Seat, action: Say) -> Call:
    """VIR-3.2, VIR-3.3: what is said of the standing bid; to hold or pass it leaves it as it is."""
    assert record.standing is not None
    bid = record.standing.bid
    match action.call:
        case "colour":
            bid = Bid(bid.rank, IN_COLOUR)
        case "preference":
            bid = Bid(bid.rank, IN_PREFERENCE)
    return Call(seat, action.call, bid)


# -------------------------------------------------------------------------------------------------------- 1.4 and 1.5


def _go_on(deal: Deal, steps: tuple[StepName, ...], events: Events) -> Step[State]:
    """VIR-1.5: to the next step that asks the declarer something; after the last one the defenders exchange."""
    while steps:
        deal, done = _by_itself(deal, steps[0])
        events += done
        if asks(steps[0], deal.record):
            return _step(Preparing(deal, steps), events)
        steps = steps[1:]
    return _expose_before_exchange(deal, events)


def _by_itself(deal: Deal, step: StepName) -> tuple[Deal, Events]:
    """What is done in a step before the declarer is asked, if he is."""
    record = deal.record
    seat = record.declarer
    match step:
        case "turn":
            turned = deal.talon[: record.row.family.turned]
            record = record.after(turned=record.turned + turned)
            return deal.after(record=record), public(CardsTurned(seat, turned))
        case "keep" if not record.row.level:
            return _exchange(deal, seat, deal.hands[seat], HAND)
        case "discard" if deal.talon:
            return _exchange(deal, seat, NO_CARDS, HAND)
        case _:
            return deal, ()


def sharpen(state: Preparing, action: Sharpen) -> Step[State]:
    """VIR-1.4: a stronger contract of the family, or the one that was won."""
    deal, record = state.deal, state.deal.record
    assert record.contract is not None
    if action.key is None:
        return _go_on(deal, state.steps[1:], public(Sharpened(record.declarer, None)))
    won = record.contract.won
    bid = Bid.of(action.key, won.qualifier)
    record = record.after(contract=Contract(record.declarer, won, bid))
    return _go_on(deal.after(record=record), state.steps[1:], public(Sharpened(record.declarer, bid)))


def name_trump(state: Preparing, action: NameTrump) -> Step[State]:
    """VIR-1.5.2: the trump suit."""
    record = state.deal.record.after(trump=action.suit)
    events = public(TrumpNamed(record.declarer, action.suit))
    return _go_on(state.deal.after(record=record), state.steps[1:], events)


def choose_misere(state: Preparing) -> Step[State]:
    """VIR-1.5.C: a gask is played to lose every trick."""
    record = state.deal.record.after(misere=True)
    return _go_on(state.deal.after(record=record), state.steps[1:], public(MisereChosen(record.declarer)))


def stand(state: Preparing) -> Step[State]:
    """VIR-1.5: the declarer is content."""
    return _go_on(state.deal, state.steps[1:], public(Stood(state.deal.record.declarer)))


def surrender(state: Preparing) -> Step[State]:
    """VIR-1.5.3: the declarer lays down his cards, and the deal is settled."""
    record = state.deal.record.after(surrendered=True)
    return _settle(state.deal.after(record=record), (), public(Surrendered(record.declarer)))


def exchange_again(state: Preparing) -> Step[State]:
    """VIR-1.5.4: the steps of a re-exchange, for a fee that is due at once; in a turné the trumps are open again."""
    record = state.deal.record
    family = record.row.family
    trump = None if family.turned else record.trump
    record = record.after(again=True, first_trump=record.trump, trump=trump)
    events = public(ExchangesAgain(record.declarer, fees(record)))
    return _go_on(state.deal.after(record=record), family.again + after_exchanges(record), events)


def exchange(state: Preparing, cards: CardSet) -> Step[State]:
    """VIR-1.5.1: the declarer exchanges these cards."""
    deal, done = _exchange(state.deal, state.deal.record.declarer, cards, cards.bit_count())
    return _go_on(deal, state.steps[1:], done)


def keep(state: Preparing, cards: CardSet) -> Step[State]:
    """VIR-1.5.C: the declarer of a gask discards all but these, and takes the whole talon."""
    seat = state.deal.record.declarer
    deal, done = _exchange(state.deal, seat, CardSet(state.deal.hands[seat] & ~cards), HAND)
    return _go_on(deal, state.steps[1:], done)


def discard(state: Preparing, cards: CardSet) -> Step[State]:
    """VIR-1.5: the declarer discards these, of too many or before the play, and draws nothing."""
    deal, done = _exchange(state.deal, state.deal.record.declarer, cards, 0)
    return _go_on(deal, state.steps[1:], done)


def _exchange(deal: Deal, seat: Seat, discarded: CardSet, count: int) -> tuple[Deal, Events]:
    """VIR-1.5.1: a seat discards these and then draws so many; how many it is everybody sees."""
    record = deal.record
    drawn, talon = card_set(deal.talon[:count]), deal.talon[count:]
    exchanged = Exchanged(seat, discarded.bit_count(), count)
    record = record.after(exchanges=(*record.exchanges, exchanged), talon=len(talon))
    hands, discards, draws = list(deal.hands), list(deal.discards), list(deal.draws)
    hands[seat] = CardSet(hands[seat] & ~discarded | drawn)
    discards[seat] = (*discards[seat], discarded)
    draws[seat] = (*draws[seat], drawn)
    done = deal.after(record=record, hands=tuple(hands), talon=talon, discards=tuple(discards), draws=tuple(draws))
    private: list[tuple[Seat, object]] = [(seat, CardsDrawn(seat, discarded, drawn))]
    if seat != record.declarer and is_conferring(record):
        (partner,) = (other for other in record.defenders if other != seat)
        private.append((partner, PartnerDrew(seat, exchanged.discarded, drawn)))
    return done, (Event(CardsExchanged(seat, exchanged.discarded, count), tuple(private)),)


# ----------------------------------------------------------------------------------------------------------------- 1.6


def _expose_before_exchange(deal: Deal, events: Events) -> Step[State]:
    """VIR-1.8.5: in an ouverte royale the declarer shows his hand; VIR-1.8.6: in the grande the defenders too."""
    record = deal.record
    if record.row.open == "before_defender_exchange":
        events += _exposed(deal)
    if is_conferring(record):
        one, other = record.defenders
        shown = (one, PartnerShown(other, deal.hands[other])), (other, PartnerShown(one, deal.hands[one]))
        events += (Event(None, shown),)
    return _ask_defender(deal, events)


def _exposed(deal: Deal) -> Events:
    declarer = deal.record.declarer
    return public(HandExposed(declarer, deal.hands[declarer]))


def _ask_defender(deal: Deal, events: Events) -> Step[State]:
    """VIR-1.6: the next defender exchanges while the talon holds cards; then the cards are played."""
    record = deal.record
    done = {one.seat for one in record.exchanges}
    for seat in record.defenders:
        if deal.talon and seat not in done:
            return _step(Defending(deal, seat), events)
    if record.row.open == "before_lead" and record.lose:
        events += _exposed(deal)
    return _step(Playing(deal, record.active[0]), events)


def defend(state: Defending, cards: CardSet) -> Step[State]:
    """VIR-1.6: a defender exchanges these cards."""
    deal, done = _exchange(state.deal, state.seat, cards, cards.bit_count())
    return _ask_defender(deal, done)


# ----------------------------------------------------------------------------------------------------------------- 1.7


def play(state: Playing, card: Card, kernel: TrickKernel) -> Step[State]:
    """VIR-1.7.1: a card to the trick; VIR-1.7.3: who takes it leads to the next."""
    deal, seat = state.deal, Seat(kernel.turn)
    record, before = deal.record, deal.hands[seat]
    kernel.play(card)
    hands = by_seat(kernel.hands)
    deal = Deal(deal.options, deal.match, record, deal.dealt, hands, deal.talon, deal.discards, deal.draws)
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
    """VIR-4.4: the payments; VIR-1.10: after the last deal the match is over."""
    taken: Amounts = tricks_won(deal.record.seats, tricks)
    result = settled(deal, taken)
    match = after(deal, result)
    events += public(DealFinished(result))
    if deal.options.revealUnused == "on":
        events += public(UnusedShown(discarded_by(deal), card_set(deal.talon)))
    if len(match.results) < deal.options.deals:
        return _step(DealEnded(deal, match, tricks), events)
    return _step(MatchOver(deal, match, tricks), events + public(MatchFinished(match.balances, match.shares)))


def _step(state: State, events: Events) -> Step[State]:
    return Step(state, events, any(map(_reveals, events)))


def _reveals(event: Event) -> bool:
    """Whether somebody learns something hidden from it: cards, or what guarded a hand low (VIR-3.5)."""
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
    """Validate an action and do it.

    Raises:
        IllegalAction: it is not allowed; the state is untouched.
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
            return _prepare(state, action)
        case Defending() if isinstance(action, Exchange):
            return defend(state, card_set(action.cards))
        case _:
            raise AssertionError("refused before")


def _prepare(state: Preparing, action: Action) -> Step[State]:
    """VIR-1.4, VIR-1.5: what the declarer has answered."""
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
