"""The values of a match of Schieber: options, what everybody sees, the phases, views and information states."""

from dataclasses import dataclass, replace
from typing import Annotated, ClassVar, Literal, TypeAlias

from annotated_types import Gt

from engine.cards import NO_CARDS, Card, CardSet, Rank, Seat, Suit
from engine.game import Hidden
from engine.games.schieber.cards import CONTRACTS, SEVENS, TRUMPS, Contract
from engine.options import option
from engine.tricks.four_players import NONE, NOTHING, BySeat, Four
from engine.turn import Turn

PhaseName: TypeAlias = Literal["opening", "choosing", "playing", "ended", "over"]
CreditKind: TypeAlias = Literal["weis", "stoeck", "cards", "match"]
Positive: TypeAlias = Annotated[int, Gt(0)]
Pair: TypeAlias = tuple[int, int]
"""A number by side: seats 0 and 2, seats 1 and 3."""

# ------------------------------------------------------------------------------------------------------------- options


@dataclass(frozen=True, slots=True)
class Options:
    """SCH-4: the table options; the first value is the default."""

    target: Annotated[int, Gt(0)] = option(2500, 1000, 1500, 3000, 4, 8, 12, 16, group="match")
    ending: Literal["endOfDeal", "immediate", "fixedDeals"] = option(
        "endOfDeal", "immediate", "fixedDeals", group="match"
    )
    multipliers: tuple[Positive, Positive, Positive, Positive, Positive, Positive] = option(
        (1, 1, 2, 2, 3, 4), (1, 1, 2, 2, 3, 3), (1, 1, 1, 1, 1, 1), group="match"
    )
    matchBonus: Literal[100, 0, 50] = option(100, 0, 50, group="match")
    undenufeValues: Literal["A", "6"] = option("A", "6", group="cards")
    trumpsOnly: Literal["overtrump", "any"] = option("overtrump", "any", group="cards")
    lastTrickView: Literal["on", "off"] = option("on", "off", group="cards")
    weis: Literal["small", "large", "off"] = option("small", "large", "off", group="weis")
    kreuzweis: Literal["on", "off"] = option("on", "off", group="weis")
    announce: Literal["auto", "manual"] = option("auto", "manual", group="weis")
    weisCredit: Literal["announcement", "afterTrick1"] = option("announcement", "afterTrick1", group="weis")
    order: Literal["stoeck-weis-stich", "stoeck-stich-weis"] = option(
        "stoeck-weis-stich", "stoeck-stich-weis", group="weis"
    )
    weisScores: Literal["team", "player"] = option("team", "player", group="weis")
    stoeck: Literal["anySuit", "trump", "off"] = option("anySuit", "trump", "off", group="weis")
    firstForehand: Literal["7C", "right", "7H", "7D"] = option("7C", "right", "7H", "7D", group="dealing")
    laterForehand: Literal["seven", "right"] = option("seven", "right", group="dealing")
    chooser: Literal["forehand", "right"] = option("forehand", "right", group="dealing")
    nextDealer: Literal["rotate", "forehand"] = option("rotate", "forehand", group="dealing")
    pushBack: Literal["off", "on"] = option("off", "on", group="dealing")

    def naming_card(self, number: int) -> Card | None:
        """SCH-2.2, SCH-4.12: the card whose holder is forehand in this deal; None: the seat at the dealer's right is.

        `number`: of the deal, from 1 on.
        """
        first = SEVENS.get(self.firstForehand)
        if number == 1:
            return first
        return None if self.laterForehand == "right" else first or SEVENS["7C"]

    @property
    def counts_announced(self) -> bool:
        """SCH-2.8.1, SCH-4.8, SCH-4.9: whether Weis are counted before the fourth card of the first trick."""
        return self.weisCredit == "announcement" and self.order == "stoeck-weis-stich"

    def multiplier(self, contract: Contract) -> int:
        """SCH-1.4, SCH-4.2: the factor of all points in a deal with this contract."""
        return self.multipliers[CONTRACTS.index(contract)]


# ------------------------------------------------------------------------------------- what everybody at the table sees


@dataclass(frozen=True, slots=True)
class Said:
    """SCH-2.6: one sentence about Weis; `seat`: the speaker.

    `what`: `points` and `count` (the number of cards) come with an `amount`, `rank` with that of the head, the highest
    card; `trump` and `plain` say whether it is a run of trumps; `more`, `fewer`, `higher`, `lower` and `same` are
    answers of the seat with the best Weis so far.
    """

    seat: Seat
    what: Literal["points", "count", "rank", "trump", "plain", "more", "fewer", "higher", "lower", "same"]
    amount: int | None = None
    rank: Rank | None = None


@dataclass(frozen=True, slots=True)
class Weis:
    """SCH-2.6: a run or a quartet of one seat; `points`: not multiplied."""

    seat: Seat
    cards: CardSet
    points: int


@dataclass(frozen=True, slots=True)
class Credit:
    """SCH-2.8: one step of the counting; `points`: not multiplied; `seat` and `suit`: holder and suit of a Stöck.

    `what`: `cards` are the points of a trick, or of all tricks of the deal where these are credited together, with the
    five for the last trick.
    """

    side: int
    what: CreditKind
    points: int
    seat: Seat | None = None
    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick.

    `cards`: in order of play; `points`: theirs, neither multiplied nor with the five for the last trick.
    """

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat
    points: int


@dataclass(frozen=True, slots=True)
class DealRecord:
    """SCH-3: what everybody has seen of a deal.

    `number`: from 1 on; `seven`: the card that named the forehand, if it was told (SCH-3.1); `pushes`: how often the
    choice was passed to the partner or back; `shown`: the Weis of the winning team, from the end of the first trick;
    `neighbour`: the seat at the dealer's right, where it is the first to choose though another is forehand (SCH-4.18).
    """

    number: int
    dealer: Seat
    forehand: Seat
    seven: Card | None = None
    pushes: int = 0
    chooser: Seat | None = None
    contract: Contract | None = None
    said: tuple[Said, ...] = ()
    shown: tuple[Weis, ...] = ()
    credits: tuple[Credit, ...] = ()
    neighbour: Seat | None = None

    @property
    def first(self) -> Seat:
        """SCH-2.3, SCH-4.18: the seat that is the first to choose: the forehand, or the dealer's right neighbour."""
        return self.forehand if self.neighbour is None else self.neighbour

    @property
    def asked(self) -> Seat:
        """SCH-2.3: the seat that is to choose the contract: the first one, or its partner after a push."""
        return Seat((self.first + 2 * (self.pushes % 2)) % 4)

    def pushed(self) -> "DealRecord":
        """This record after one more push."""
        return DealRecord(
            self.number, self.dealer, self.forehand, self.seven, self.pushes + 1, neighbour=self.neighbour
        )

    def chosen(self, chooser: Seat, contract: Contract) -> "PlayRecord":
        """This record with the contract."""
        return PlayRecord(
            self.number, self.dealer, self.forehand, self.seven, self.pushes,
            chooser=chooser, contract=contract, neighbour=self.neighbour,
        )  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayRecord(DealRecord):
    """The record of a deal once its contract is chosen."""

    chooser: Seat
    contract: Contract

    def heard(self, said: tuple[Said, ...]) -> "PlayRecord":
        """This record with further sentences about Weis."""
        return PlayRecord(
            self.number, self.dealer, self.forehand, self.seven, self.pushes,
            self.said + said, self.shown, self.credits,
            chooser=self.chooser, contract=self.contract, neighbour=self.neighbour,
        )  # fmt: skip

    def counted(self, shown: tuple[Weis, ...], credits: tuple[Credit, ...]) -> "PlayRecord":
        """This record with these Weis and credits in place of its own."""
        return PlayRecord(
            self.number, self.dealer, self.forehand, self.seven, self.pushes,
            self.said, shown, credits,
            chooser=self.chooser, contract=self.contract, neighbour=self.neighbour,
        )  # fmt: skip

    def accounted(self) -> "PlayRecord":
        """This record for the account: it names no card, since cards of earlier deals stay hidden (SCH-3.4)."""
        return replace(self, seven=None, said=(), shown=())

    @property
    def trump(self) -> Suit | None:
        """The trump suit; None in Obenabe and Undenufe."""
        return TRUMPS[self.contract]


@dataclass(frozen=True, slots=True)
class DealResult:
    """The account of a finished deal, also of one that ended with the match in the middle of a trick.

    By side: `cards`: points of the tricks, neither multiplied nor with the five for the last trick; `tricks`: how many;
    `scored`: the points of the deal, multiplied; `totals`: of the match, after the deal. `last`: the side that took the
    ninth trick (None: it was not played); `weis`: points by seat, not multiplied, of the team that scored them.
    """

    record: PlayRecord
    multiplier: int
    cards: Pair
    tricks: Pair
    last: int | None
    weis: Four
    scored: Pair
    totals: Pair


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """The finished deals: the totals after them, by side, and their accounts."""

    totals: Pair = (0, 0)
    results: tuple[DealResult, ...] = ()

    def before_last(self) -> "MatchRecord":
        """This record without the last finished deal."""
        *before, _ = self.results
        return MatchRecord(before[-1].totals if before else (0, 0), tuple(before))


# -------------------------------------------------------------------------------------------------------------- phases


@dataclass(frozen=True, slots=True, repr=False)
class Deal(Hidden):
    """The fields that all phases of a deal share.

    `match`: the deals before; `dealt`: the hands as they were dealt, by seat; `spoken`: how many seats, from the
    forehand on, have announced a Weis or said nothing before their first card; `announced`: the seats that answered
    that they announce (SCH-4.10); `best`: the best Weis announced so far.
    """

    options: Options
    match: MatchRecord
    record: DealRecord
    dealt: BySeat
    spoken: int = 0
    announced: tuple[Seat, ...] = ()
    best: Weis | None = None

    def pushed(self) -> "Deal":
        """This deal after one more push."""
        return Deal(self.options, self.match, self.record.pushed(), self.dealt)

    def chosen(self, chooser: Seat, contract: Contract) -> "PlayDeal":
        """This deal with the contract."""
        return PlayDeal(self.options, self.match, self.record.chosen(chooser, contract), self.dealt)


@dataclass(frozen=True, slots=True, repr=False)
class PlayDeal(Deal):
    """A deal once its contract is chosen."""

    record: PlayRecord

    def with_record(self, record: PlayRecord) -> "PlayDeal":
        """This deal with another record."""
        return PlayDeal(self.options, self.match, record, self.dealt, self.spoken, self.announced, self.best)

    def heard(self, said: tuple[Said, ...], best: Weis | None) -> "PlayDeal":
        """This deal after one more seat has spoken.

        `said`: the sentences, none if the seat said nothing; `best`: the best Weis announced after them.
        """
        record = self.record.heard(said) if said else self.record
        return PlayDeal(self.options, self.match, record, self.dealt, self.spoken + 1, self.announced, best)

    def announcing(self, seat: Seat) -> "PlayDeal":
        """This deal after the seat has answered that it announces (SCH-4.10)."""
        announced = (*self.announced, seat)
        return PlayDeal(self.options, self.match, self.record, self.dealt, self.spoken, announced, self.best)


@dataclass(frozen=True, slots=True, repr=False)
class Opening(Hidden):
    """Before the first deal; `dealer`: of that deal."""

    name: ClassVar[PhaseName] = "opening"
    options: Options
    match: MatchRecord
    dealer: Seat


@dataclass(frozen=True, slots=True, repr=False)
class Choosing(Hidden):
    """SCH-2.3: the seat `deal.record.asked` chooses the contract, or pushes."""

    name: ClassVar[PhaseName] = "choosing"
    deal: Deal


@dataclass(frozen=True, slots=True, repr=False)
class Playing(Hidden):
    """SCH-2.4: the tricks.

    `leader`: of the open trick; `cards`: in it, in order of play; `points`: of the cards taken in this deal, by side,
    not multiplied; `totals`: of the match, by side, with all credits up to now; `asking`: the seat on turn is asked
    whether it announces its Weis (SCH-4.10), which nobody else sees.
    """

    name: ClassVar[PhaseName] = "playing"
    deal: PlayDeal
    hands: BySeat
    leader: Seat
    cards: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    points: Pair = (0, 0)
    totals: Pair = (0, 0)
    asking: bool = False

    @property
    def seat(self) -> Seat:
        """The seat on turn."""
        return Seat((self.leader + len(self.cards)) % 4)


@dataclass(frozen=True, slots=True, repr=False)
class DealEnded(Hidden):
    """The deal is over and stays in view until the next one; `match`: this deal included."""

    name: ClassVar[PhaseName] = "ended"
    deal: PlayDeal
    match: MatchRecord
    tricks: tuple[Trick, ...]


@dataclass(frozen=True, slots=True, repr=False)
class MatchOver(Hidden):
    """SCH-2.9: the match is over, and its last deal stays in view; `match`: this deal included.

    `leader` and `cards`: the open trick, empty unless the match has ended in the middle of it; `hands`: what is left.
    """

    name: ClassVar[PhaseName] = "over"
    deal: PlayDeal
    match: MatchRecord
    tricks: tuple[Trick, ...]
    leader: Seat
    cards: tuple[Card, ...] = ()
    hands: BySeat = NOTHING


State: TypeAlias = Opening | Choosing | Playing | DealEnded | MatchOver

# ----------------------------------------------------------------------------------------- views and information states


@dataclass(frozen=True, slots=True, repr=False)
class View(Hidden):
    """SCH-3: what the table shows a seat (None: the public). Before the first deal it is of this class itself.

    Its subclasses narrow the fields that their phases always have; all have the same fields, in the order in which
    exports write them, and those that a phase does not have are empty. `match`: the deals before (after the end of a
    deal also this one); `counts`: cards held, by seat; `totals`: of the match up to now, by side; `leader` and `cards`:
    of the open trick, in order of play; `last_trick`: the last finished one, where it may still be seen; `tricks_won`:
    in this deal, by seat; `points`: of the cards taken in this deal, by side, not multiplied; `asking`: the viewer is
    asked for a Weis.
    """

    seat: Seat | None
    turn: Turn
    options: Options
    phase: PhaseName
    match: MatchRecord
    dealer: Seat
    deal: DealRecord | None
    hand: CardSet
    counts: Four
    totals: Pair
    leader: Seat | None = None
    cards: tuple[Card, ...] = ()
    last_trick: Trick | None = None
    tricks_won: Four = NONE
    points: Pair = (0, 0)
    asking: bool = False


@dataclass(frozen=True, slots=True, repr=False)
class DealView(View):
    """In a deal, from its first card to its account."""

    deal: DealRecord


@dataclass(frozen=True, slots=True, repr=False)
class ChoosingView(DealView):
    """SCH-2.3: until the contract is chosen."""


@dataclass(frozen=True, slots=True, repr=False)
class PlayView(DealView):
    """SCH-2.4: while tricks are played; `leader`: the seat that leads, or has led, the open one."""

    deal: PlayRecord
    leader: Seat


@dataclass(frozen=True, slots=True, repr=False)
class EndView(DealView):
    """SCH-2.8: after the deal; `leader` and `cards`: of a trick in the middle of which the match has ended."""

    deal: PlayRecord


@dataclass(frozen=True, slots=True, repr=False)
class OverView(EndView):
    """SCH-2.9: after the match."""


@dataclass(frozen=True, slots=True, repr=False)
class InformationState(Hidden):
    """All that a seat has learned in the deal, beside what its view still shows.

    `dealt`: its own cards; `tricks`: all finished ones; `holds`: by seat, the unplayed cards that the seat is known to
    hold (the seven, shown Weis); `lacks`: by seat, the unseen cards that the seat cannot hold, by the cards that it
    played; `announced`: whether it announced its own Weis where it was asked (SCH-4.10), else None.
    """

    seat: Seat
    dealt: CardSet = NO_CARDS
    tricks: tuple[Trick, ...] = ()
    holds: BySeat = NOTHING
    lacks: BySeat = NOTHING
    announced: bool | None = None


def side_of(seat: int) -> int:
    """SCH-1.2: the side of a seat, 0 or 1."""
    return seat % 2
