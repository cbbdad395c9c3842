"""The values of a match of Schieber: options, what the table sees, the phases, views and information states."""

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
"""By side: seats 0 and 2, seats 1 and 3."""

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
    stoeck: Literal["anySuit", "trump", "off"] = option("anySuit", "trump", "off", group="weis")
    firstForehand: Literal["7C", "right", "7H", "7D"] = option("7C", "right", "7H", "7D", group="dealing")
    laterForehand: Literal["seven", "right"] = option("seven", "right", group="dealing")
    nextDealer: Literal["rotate", "forehand"] = option("rotate", "forehand", group="dealing")
    pushBack: Literal["off", "on"] = option("off", "on", group="dealing")

    def naming_card(self, number: int) -> Card | None:
        """SCH-2.2, SCH-4.12: the card whose holder is forehand of this deal; None: the player after the dealer is."""
        first = SEVENS.get(self.firstForehand)
        if number == 1:
            return first
        return None if self.laterForehand == "right" else first or SEVENS["7C"]

    @property
    def counts_announced(self) -> bool:
        """SCH-2.8.1, SCH-4.8, SCH-4.9: Weis are counted when all have spoken, and not only after the first trick."""
        return self.weisCredit == "announcement" and self.order == "stoeck-weis-stich"

    def multiplier(self, contract: Contract) -> int:
        """SCH-1.4, SCH-4.2: what everything in a deal with this contract is multiplied by."""
        return self.multipliers[CONTRACTS.index(contract)]


# ------------------------------------------------------------------------------------- what everybody at the table sees


@dataclass(frozen=True, slots=True)
class Said:
    """SCH-2.6: one sentence about Weis. `points` and `count` come with an amount, `rank` with the head's rank.

    `more`, `fewer`, `higher`, `lower` and `same` are answers of who holds the best Weis so far.
    """

    seat: Seat
    what: Literal["points", "count", "rank", "trump", "plain", "more", "fewer", "higher", "lower", "same"]
    amount: int | None = None
    rank: Rank | None = None


@dataclass(frozen=True, slots=True)
class Weis:
    """SCH-2.6: a run or a quartet of one seat, and what it counts before it is multiplied."""

    seat: Seat
    cards: CardSet
    points: int


@dataclass(frozen=True, slots=True)
class Credit:
    """SCH-2.8: one step of the counting, before it is multiplied; `seat`: who held the Stöck, `suit`: of which suit.

    `cards` are the points of a trick, or of all tricks of the deal where these are credited together; the five for the
    last trick are among them.
    """

    side: int
    what: CreditKind
    points: int
    seat: Seat | None = None
    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick: its cards in order of play, and their points (without those for the last trick)."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat
    points: int


@dataclass(frozen=True, slots=True)
class DealRecord:
    """What has happened in a deal before all eyes.

    `seven`: the card that named the forehand, if it was told (SCH-3.1). `pushes`: how often the choice was passed on.
    `shown`: the Weis of the winning team, from the end of the first trick.
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

    @property
    def asked(self) -> Seat:
        """SCH-2.3: the seat that chooses while there is no contract: the forehand, or the partner after a push."""
        return Seat((self.forehand + 2 * (self.pushes % 2)) % 4)

    def pushed(self) -> "DealRecord":
        """The same deal after one more push."""
        return DealRecord(self.number, self.dealer, self.forehand, self.seven, self.pushes + 1)

    def chosen(self, chooser: Seat, contract: Contract) -> "PlayRecord":
        """The same deal once its contract is chosen."""
        return PlayRecord(
            self.number, self.dealer, self.forehand, self.seven, self.pushes, chooser=chooser, contract=contract
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayRecord(DealRecord):
    """The record of a deal from the choice of its contract on, with the fields of every record."""

    chooser: Seat
    contract: Contract

    def heard(self, said: tuple[Said, ...]) -> "PlayRecord":
        """The same deal after these further sentences about Weis."""
        return PlayRecord(
            self.number, self.dealer, self.forehand, self.seven, self.pushes,
            self.said + said, self.shown, self.credits, chooser=self.chooser, contract=self.contract,
        )  # fmt: skip

    def counted(self, shown: tuple[Weis, ...], credits: tuple[Credit, ...]) -> "PlayRecord":
        """The same deal with all that has been shown and counted in it."""
        return PlayRecord(
            self.number, self.dealer, self.forehand, self.seven, self.pushes,
            self.said, shown, credits, chooser=self.chooser, contract=self.contract,
        )  # fmt: skip

    def accounted(self) -> "PlayRecord":
        """What the account of the deal keeps: nothing that names a card, since cards of old deals are not looked at."""
        return replace(self, seven=None, said=(), shown=())

    @property
    def trump(self) -> Suit | None:
        """The trump suit, if the contract has one."""
        return TRUMPS[self.contract]


@dataclass(frozen=True, slots=True)
class DealResult:
    """The account of a finished deal, also of one that ended in the middle of a trick with the match.

    `cards`: points of the tricks by side, without the last five; `last`: the side that took the last trick; `weis`:
    by seat, of the team that scored them. `totals` stand after the deal; `scored` is what the deal brought, multiplied.
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
    """What the deals before have left: totals by side, and their accounts."""

    totals: Pair = (0, 0)
    results: tuple[DealResult, ...] = ()

    def before_last(self) -> "MatchRecord":
        """The same before the last finished deal."""
        *before, _ = self.results
        return MatchRecord(before[-1].totals if before else (0, 0), tuple(before))


# -------------------------------------------------------------------------------------------------------------- phases


@dataclass(frozen=True, slots=True, repr=False)
class Deal(Hidden):
    """What all phases of a deal share. `match` is what stood before it, `dealt` the hands as they were dealt.

    `spoken`: how many seats, from the forehand on, have had their word about Weis; `announced` those who announced;
    `best`: the best Weis announced so far.
    """

    options: Options
    match: MatchRecord
    record: DealRecord
    dealt: BySeat
    spoken: int = 0
    announced: tuple[Seat, ...] = ()
    best: Weis | None = None

    def pushed(self) -> "Deal":
        """The same deal after one more push."""
        return Deal(self.options, self.match, self.record.pushed(), self.dealt)

    def chosen(self, chooser: Seat, contract: Contract) -> "PlayDeal":
        """The same deal once its contract is chosen."""
        return PlayDeal(self.options, self.match, self.record.chosen(chooser, contract), self.dealt)


@dataclass(frozen=True, slots=True, repr=False)
class PlayDeal(Deal):
    """A deal from the choice of its contract on."""

    record: PlayRecord

    def with_record(self, record: PlayRecord) -> "PlayDeal":
        """The same deal with more in its record."""
        return PlayDeal(self.options, self.match, record, self.dealt, self.spoken, self.announced, self.best)

    def heard(self, said: tuple[Said, ...], best: Weis | None) -> "PlayDeal":
        """The same deal after one more seat has had its word, in these sentences."""
        record = self.record.heard(said) if said else self.record
        return PlayDeal(self.options, self.match, record, self.dealt, self.spoken + 1, self.announced, best)

    def announcing(self, seat: Seat) -> "PlayDeal":
        """The same deal when this seat has decided to announce."""
        announced = (*self.announced, seat)
        return PlayDeal(self.options, self.match, self.record, self.dealt, self.spoken, announced, self.best)


@dataclass(frozen=True, slots=True, repr=False)
class Opening(Hidden):
    """Before the first deal."""

    name: ClassVar[PhaseName] = "opening"
    options: Options
    match: MatchRecord
    dealer: Seat


@dataclass(frozen=True, slots=True, repr=False)
class Choosing(Hidden):
    """SCH-2.3: the seat that `record.asked` names chooses the contract, or pushes."""

    name: ClassVar[PhaseName] = "choosing"
    deal: Deal


@dataclass(frozen=True, slots=True, repr=False)
class Playing(Hidden):
    """SCH-2.4: the tricks. `cards` lie in the open trick in order of play.

    `asking`: the seat on turn is first asked whether it announces its Weis (SCH-4.10); nobody else sees that.
    `points`: of the cards taken, by side; `totals`: of the match, with all credits up to now.
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
        """Whose turn it is."""
        return Seat((self.leader + len(self.cards)) % 4)


@dataclass(frozen=True, slots=True, repr=False)
class DealEnded(Hidden):
    """The deal is over and stays in view until the next one; `match` holds the new totals."""

    name: ClassVar[PhaseName] = "ended"
    deal: PlayDeal
    match: MatchRecord
    tricks: tuple[Trick, ...]


@dataclass(frozen=True, slots=True, repr=False)
class MatchOver(Hidden):
    """SCH-2.9: the match is over, perhaps in mid-trick, and its last deal stays in view."""

    name: ClassVar[PhaseName] = "over"
    deal: PlayDeal
    match: MatchRecord
    tricks: tuple[Trick, ...]
    leader: Seat
    cards: tuple[Card, ...] = ()
    hands: BySeat = NOTHING


State: TypeAlias = Opening | Choosing | Playing | DealEnded | MatchOver

# --------------------------------------------------------------------------------------------------- views and memories


@dataclass(frozen=True, slots=True, repr=False)
class View(Hidden):
    """SCH-3: what the table shows a seat (None: the public); this class itself before the first deal.

    Its subclasses say what is always there in their phases; all have the same fields, in which exports write them, and
    what a phase does not have is empty. `match`: the deals before (after the end of a deal also this one); `cards`: the
    open trick, in order of play; `last_trick`: the finished one that is still open; `asking`: the viewer is asked for a
    Weis; `points` and `tricks_won`: of this deal, by side and by seat; `totals`: of the match up to now.
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
    """SCH-2.4: while tricks are played; `leader`: who leads, or has led, the open one."""

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

    `dealt`: its own cards; `tricks`: all finished ones; `holds`: unplayed cards known to lie with each seat now (the
    seven, shown Weis); `lacks`: cards that each seat has shown not to hold; `announced`: its own answer about its Weis
    where it was asked for one (SCH-4.10).
    """

    seat: Seat
    dealt: CardSet = NO_CARDS
    tricks: tuple[Trick, ...] = ()
    holds: BySeat = NOTHING
    lacks: BySeat = NOTHING
    announced: bool | None = None


def side_of(seat: int) -> int:
    """The team of a seat."""
    return seat % 2
