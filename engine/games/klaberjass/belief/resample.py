"""Samples a full state that a seat cannot tell from the real one, from its view and information state alone."""

from dataclasses import dataclass

from engine.cards import NO_CARDS, Card, CardSet, Seat, bit, each
from engine.game import Rng
from engine.games.klaberjass.belief.holdings import Demand, holdings
from engine.games.klaberjass.cards import PAIRS, WHOLE_PACK
from engine.games.klaberjass.model import (
    Bidding,
    BiddingView,
    Deal,
    DealEnded,
    DealRecord,
    DealView,
    InformationState,
    MatchOver,
    Melding,
    MeldingView,
    Naming,
    Offered,
    Opening,
    Options,
    Playing,
    PlayView,
    Shown,
    State,
    Trick,
    TrumpDeal,
    View,
)
from engine.games.klaberjass.sequences import Scale, runs_of
from engine.tricks.sampling import Place, deal_out
from engine.tricks.standings import before_deal
from engine.turn import Act


def resample(view: View, information_state: InformationState, rng: Rng) -> State:
    """Sample a state with the same view and information state; every hand that fits is equally likely.

    Raises:
        ValueError: view and information state are not those of one seat in one position.
    """
    if not isinstance(view, DealView):
        return Opening(view.options, view.match, view.dealer)
    seen = _Seen(view, information_state)
    theirs = seen.draw(rng)
    match, pack = before_deal(view.phase, view.match), seen.pack(theirs, rng)
    hands = _by_seat(information_state.seat, view.hand, seen.holding(theirs))
    match view:
        case PlayView():
            unshown = seen.unshown(view, theirs)
            return _playing(view, information_state, TrumpDeal(view.options, match, view.deal, pack, unshown), hands)
        case MeldingView():
            return Melding(TrumpDeal(view.options, match, view.deal, pack), hands, _on_turn(view))
    deal = Deal(view.options, match, view.deal, pack)
    if not isinstance(view, BiddingView):
        return (MatchOver if view.phase == "over" else DealEnded)(deal, view.match, information_state.tricks)
    match view.phase:
        case "offered":
            return Offered(deal, hands, _on_turn(view))
        case "naming":
            return Naming(deal, hands, _on_turn(view))
        case _:
            return Bidding(deal, hands, _on_turn(view))


def _on_turn(view: View) -> Seat:
    assert isinstance(view.turn, Act)
    return view.turn.seat


def _playing(
    view: PlayView, information_state: InformationState, deal: TrumpDeal, hands: tuple[CardSet, CardSet]
) -> Playing:
    points = [0, 0]
    for trick in information_state.tricks:
        points[trick.winner] += trick.points
    gone = CardSet(WHOLE_PACK & ~hands[0] & ~hands[1] & _lain_open(view, information_state))
    royal = _royal(view, information_state)
    return Playing(deal, hands, view.leader, gone, view.led, information_state.tricks, (points[0], points[1]), royal)


def _lain_open(view: PlayView, information_state: InformationState) -> int:
    """All cards that everybody has seen: turn-up, bottom card, exchanged seven, and played cards."""
    record = view.deal
    cards = bit(record.up) | bit(record.bottom)
    if record.exchange is not None:
        cards |= bit(record.exchange.seven)
    if view.led is not None:
        cards |= bit(view.led)
    for trick in information_state.tricks:
        cards |= bit(trick.lead) | bit(trick.reply)
    return cards


def _royal(view: PlayView, information_state: InformationState) -> Seat | None:
    """The seat that played the first of king and queen of trump; None if neither is played."""
    pair = PAIRS[view.deal.trump]
    for trick in information_state.tricks:
        for seat, card in _laid(trick):
            if bit(card) & pair:
                return seat
    return view.leader if view.led is not None and bit(view.led) & pair else None


def _laid(trick: Trick) -> tuple[tuple[Seat, Card], tuple[Seat, Card]]:
    return (trick.leader, trick.lead), (Seat(1 - trick.leader), trick.reply)


def _by_seat(seat: Seat, mine: CardSet, theirs: CardSet) -> tuple[CardSet, CardSet]:
    return (mine, theirs) if seat == 0 else (theirs, mine)


@dataclass(frozen=True, slots=True, repr=False)
class _Seen:
    """What the seat knows about where the cards are. `theirs` always means the cards dealt to the other seat."""

    view: DealView
    information_state: InformationState

    @property
    def record(self) -> DealRecord:
        return self.view.deal

    @property
    def other(self) -> Seat:
        return Seat(1 - self.information_state.seat)

    def _swap(self, seat: Seat, cards: int) -> CardSet:
        """Turn a seat's cards before its exchange of the dix into those after it, or the other way round."""
        exchange = self.record.exchange
        if exchange is None or exchange.seat != seat:
            return CardSet(cards)
        return CardSet(cards ^ bit(exchange.seven) ^ bit(self.record.up))

    def _played(self) -> CardSet:
        cards = NO_CARDS
        for trick in self.information_state.tricks:
            cards = CardSet(cards | bit(trick.lead if trick.leader == self.other else trick.reply))
        if self.view.led is not None and self.view.leader == self.other:
            cards = CardSet(cards | bit(self.view.led))
        return cards

    def _known(self) -> CardSet:
        """The cards that the other seat certainly had after its exchange of the dix."""
        return CardSet(self._played() | self.information_state.opponent_holds)

    def _unseen(self) -> CardSet:
        record = self.record
        seen = self.information_state.first | self.information_state.second | self._known() | bit(record.up)
        if record.bottom is not None:
            seen |= bit(record.bottom)
        if record.exchange is not None:
            seen |= bit(record.exchange.seven)
        return CardSet(WHOLE_PACK & ~seen)

    def draw(self, rng: Rng) -> CardSet:
        """Draw the cards dealt to the other seat: a hand that fits everything that was said and played."""
        known, unseen = self._known(), self._unseen()
        size = (6 if self.record.trump is None else 9) - known.bit_count()
        demand = self._demand()
        if demand is None:
            places = (Place(size, cannot=self.information_state.opponent_lacks), Place(unseen.bit_count() - size))
            drawn = deal_out(unseen, places, rng)[0]
        else:
            loose = unseen & ~self.information_state.opponent_lacks
            drawn = holdings(self._when_asked(self.other, known), loose, size, demand).draw(rng)
        return self._swap(self.other, known | drawn)

    def holding(self, theirs: CardSet) -> CardSet:
        """The cards that the other seat holds now."""
        return CardSet(self._swap(self.other, theirs) & ~self._played())

    def _when_asked(self, seat: Seat, cards: int) -> CardSet:
        """A seat's cards when it answered in the dialogue, from its cards after the exchange."""
        exchange = self.record.exchange
        return self._swap(seat, cards) if exchange is not None and exchange.answered else CardSet(cards)

    def _demand(self) -> Demand | None:
        """What the other seat's announcement says about its hand; None if every hand fits."""
        record = self.record
        said = {sentence.what: sentence for sentence in record.said if sentence.seat == self.other}
        if record.trump is None or not said.keys() & {"value", "mine", "same"}:
            return None
        scale = Scale.of(self.view.options, record.trump)
        if record.shown is not None and record.shown.seat == self.other:
            return Demand(scale, shown=_joined(record.shown))
        return Demand(
            scale,
            value=None if "mine" in said else said["value"].amount if "value" in said else record.announced,
            above=record.announced if "mine" in said else None,
            length=said["length"].amount if "length" in said else None,
            top=said["rank"].rank if "rank" in said else None,
            trump=None if not said.keys() & {"trump", "plain"} else "trump" in said,
        )

    def unshown(self, view: PlayView, theirs: CardSet) -> Shown | None:
        """KLA-4.7: the sequences that the winner has yet to show, if any. `view`: the same view, in the play."""
        record = view.deal
        if record.shown is not None:
            return None
        winner = winner_of_dialogue(record, self.view.options)
        if winner is None:
            return None
        mine = CardSet(self.information_state.first | self.information_state.second)
        dealt = theirs if winner == self.other else mine
        runs = runs_of(self._when_asked(winner, self._swap(winner, dealt)))
        scale = Scale.of(self.view.options, record.trump)
        return Shown(winner, tuple(run.cards for run in runs), scale.total(runs))

    def pack(self, theirs: CardSet, rng: Rng) -> tuple[Card, ...]:
        """A pack in which a shuffle could have dealt these cards, the first card dealt first."""
        record, information_state = self.record, self.information_state
        mine = list(each(information_state.first)) + list(each(information_state.second))
        others = list(each(theirs))
        rng.shuffle(others)
        elders, dealers = (mine, others) if record.dealer == self.other else (others, mine)
        dealt = information_state.first | information_state.second | theirs | bit(record.up)
        stock = [card for card in each(WHOLE_PACK & ~dealt) if card != record.bottom]
        rng.shuffle(stock)
        if record.bottom is not None:
            stock.append(record.bottom)
        return (
            *elders[:3], *dealers[:3], *elders[3:6], *dealers[3:6], record.up, *elders[6:], *dealers[6:], *stock,
        )  # fmt: skip


def _joined(shown: Shown) -> CardSet:
    cards = 0
    for run in shown.runs:
        cards |= run
    return CardSet(cards)


def winner_of_dialogue(record: DealRecord, options: Options) -> Seat | None:
    """KLA-2.6: the seat that has won the dialogue; None if it is not finished, or nobody scores."""
    elder, dealer = record.elder, record.dealer
    said = record.said
    if len(said) < 2:
        return None
    answered = said[1].what
    if answered in ("value", "mine"):
        return dealer
    if answered == "yours":
        return elder
    if answered == "none":
        return None
    for mine, theirs in zip(said[2::2], said[3::2], strict=True):
        if mine.amount != theirs.amount:
            return elder if (mine.amount or 0) > (theirs.amount or 0) else dealer
        if mine.rank != theirs.rank:
            assert mine.rank is not None
            assert theirs.rank is not None
            return elder if mine.rank < theirs.rank else dealer
        if mine.what != theirs.what:
            return elder if mine.what == "trump" else dealer
    return elder if options.sequenceTie == "elder" else None
