"""The values of a match of Barbu: options, what the table sees, the phases, views and memories."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from engine.cards import NO_CARDS, Card, CardSet, Rank, Seat, Suit
from engine.game import Hidden, Turn
from engine.games.barbu.contracts import CONTRACT_KEYS
from engine.games.barbu.contracts.contract import ContractKey
from engine.options import option
from engine.tricks.four_players import NOTHING, BySeat, Four

PhaseName: TypeAlias = Literal["opening", "declaring", "doubling", "playing", "dominoes", "ended", "over"]

# ------------------------------------------------------------------------------------------------------------- options


@dataclass(frozen=True, slots=True)
class Options:
    """BAR-4: the table options; the first value is the default."""

    length: Literal[28, 12, 4] = option(28, 12, 4, group="match")
    declarerOrder: Literal["rotate", "sevenInRow"] = option("rotate", "sevenInRow", group="match")
    doubling: Literal["on", "off"] = option("on", "off", group="doubling")
    declarerDoubles: Literal["onlyThoseWhoDidNot", "redoubleOnly", "none", "free"] = option(
        "onlyThoseWhoDidNot", "redoubleOnly", "none", "free", group="doubling"
    )
    positiveFlanks: Literal["allowed", "dealerOnly"] = option("allowed", "dealerOnly", group="doubling")
    mandatoryDoubles: Literal[0, 2] = option(0, 2, group="doubling")
    skipUndoubled: Literal["off", "on"] = option("off", "on", group="doubling")
    heartLead: Literal["never", "afterBroken", "free"] = option("never", "afterBroken", "free", group="play")
    ruff: Literal["winOnly", "mustTrump"] = option("winOnly", "mustTrump", group="play")
    stopWhenDecided: Literal["on", "off"] = option("on", "off", group="play")
    aceAgain: Literal["off", "on"] = option("off", "on", group="play")
    dominoScores: Literal["45 20 5 -5", "40 20 10 -5"] = option("45 20 5 -5", "40 20 10 -5", group="play")

    @property
    def deals_each(self) -> int:
        """BAR-4.1: how many deals each player declares."""
        return self.length // 4


# ------------------------------------------------------------------------------------- what everybody at the table sees


@dataclass(frozen=True, slots=True)
class Declared:
    """BAR-2.2: a contract, with its trump suit or its start rank."""

    contract: ContractKey
    trump: Suit | None = None
    start: Rank | None = None


@dataclass(frozen=True, slots=True)
class Spoken:
    """BAR-2.3: whom a seat has doubled, ascending; perhaps nobody."""

    seat: Seat
    doubled: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick: its cards in order of play."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat


@dataclass(frozen=True, slots=True)
class Laid:
    """BAR-2.5: what a seat did in dominoes: the card it laid, or None for a pass."""

    seat: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class DealRecord:
    """What has happened in a deal before all eyes; its dealer is its declarer."""

    number: int
    dealer: Seat
    declared: Declared | None = None
    doubles: tuple[Spoken, ...] = ()

    def doubled(self, seat: int, other: int) -> bool:
        """Whether `seat` has doubled `other`."""
        return any(one.seat == seat and other in one.doubled for one in self.doubles)

    def between(self, seat: int, other: int) -> int:
        """BAR-2.6: how often the difference between two seats is paid: 0, 1 or 2 times."""
        return self.doubled(seat, other) + self.doubled(other, seat)


@dataclass(frozen=True, slots=True)
class Payment:
    """BAR-2.6: what `payer` pays to `receiver`; `times`: the difference of their scores once, or twice."""

    payer: Seat
    receiver: Seat
    times: int
    amount: int


@dataclass(frozen=True, slots=True)
class DealResult:
    """The account of a finished deal.

    `base`: before doubles; `scored`: with the payments; `totals` stand after the deal; `skipped`: nobody doubled, and
    it was not played (BAR-4.6); `tricks` and `counted` (how many captured cards count) by seat; `out`: in dominoes, who
    was out in which order. It names no card: those of finished deals are seen by nobody.
    """

    record: DealRecord
    base: Four
    payments: tuple[Payment, ...]
    scored: Four
    totals: Four
    skipped: bool = False
    tricks: Four = (0, 0, 0, 0)
    counted: Four = (0, 0, 0, 0)
    out: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """What the deals before have left: totals, and their accounts. `first`: who dealt first."""

    first: Seat
    totals: Four = (0, 0, 0, 0)
    results: tuple[DealResult, ...] = ()

    def before_last(self) -> "MatchRecord":
        """The same before the last finished deal."""
        *before, _ = self.results
        return MatchRecord(self.first, before[-1].totals if before else (0, 0, 0, 0), tuple(before))

    def declared_by(self, seat: Seat) -> Iterator[ContractKey]:
        """The contracts that a seat has declared in finished deals, in order."""
        for result in self.results:
            if result.record.dealer == seat and result.record.declared is not None:
                yield result.record.declared.contract

    def left_to(self, seat: Seat) -> tuple[ContractKey, ...]:
        """BAR-2.2: the contracts that a seat has not declared in finished deals."""
        done = set(self.declared_by(seat))
        return tuple(key for key in CONTRACT_KEYS if key not in done)


# -------------------------------------------------------------------------------------------------------------- phases


@dataclass(frozen=True, slots=True, repr=False)
class Deal(Hidden):
    """What all phases of a deal share. `match` is what stood before it, `dealt` the hands as they were dealt."""

    options: Options
    match: MatchRecord
    record: DealRecord
    dealt: BySeat

    def after(self, record: DealRecord) -> "Deal":
        """The same deal when more of it has been seen."""
        return Deal(self.options, self.match, record, self.dealt)


@dataclass(frozen=True, slots=True, repr=False)
class Opening(Hidden):
    """Before the first deal."""

    name: ClassVar[PhaseName] = "opening"
    options: Options
    match: MatchRecord


@dataclass(frozen=True, slots=True, repr=False)
class Declaring(Hidden):
    """BAR-2.2: the dealer, who has seen his hand, declares."""

    name: ClassVar[PhaseName] = "declaring"
    deal: Deal


@dataclass(frozen=True, slots=True, repr=False)
class Doubling(Hidden):
    """BAR-2.3: the seat on turn says whom it doubles."""

    name: ClassVar[PhaseName] = "doubling"
    deal: Deal
    seat: Seat


@dataclass(frozen=True, slots=True, repr=False)
class Playing(Hidden):
    """BAR-2.4: the tricks. `cards` lie in the open trick in order of play.

    `taken`: captured cards that count, by seat; `broken`: a heart has been discarded (BAR-4.8).
    """

    name: ClassVar[PhaseName] = "playing"
    deal: Deal
    hands: BySeat
    leader: Seat
    cards: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    taken: BySeat = NOTHING
    broken: bool = False

    @property
    def seat(self) -> Seat:
        """Whose turn it is."""
        return Seat((self.leader + len(self.cards)) % 4)


@dataclass(frozen=True, slots=True, repr=False)
class Dominoes(Hidden):
    """BAR-2.5: the lines. `table`: all cards laid; `laid`: everything done, in order; `out`: who has no cards left."""

    name: ClassVar[PhaseName] = "dominoes"
    deal: Deal
    hands: BySeat
    seat: Seat
    table: CardSet = NO_CARDS
    laid: tuple[Laid, ...] = ()
    out: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True, repr=False)
class Ended(Hidden):
    """The deal is over and its last picture stands; `match` holds the new totals.

    `hands` are the cards that were not played, where the deal was decided before, not played, or ended in dominoes.
    """

    deal: Deal
    match: MatchRecord
    hands: BySeat
    tricks: tuple[Trick, ...] = ()
    taken: BySeat = NOTHING
    table: CardSet = NO_CARDS
    laid: tuple[Laid, ...] = ()


@dataclass(frozen=True, slots=True, repr=False)
class DealEnded(Ended):
    """BAR-2.6: until the next deal."""

    name: ClassVar[PhaseName] = "ended"


@dataclass(frozen=True, slots=True, repr=False)
class MatchOver(Ended):
    """BAR-2.7: the match is over."""

    name: ClassVar[PhaseName] = "over"


State: TypeAlias = Opening | Declaring | Doubling | Playing | Dominoes | DealEnded | MatchOver

# --------------------------------------------------------------------------------------------------- views and memories


@dataclass(frozen=True, slots=True, repr=False)
class View(Hidden):
    """BAR-3: what the table shows a seat (None: the public).

    `match`: the deals before (after the end of a deal also this one); `cards`: the open trick; `last_trick`: the last
    finished one; `tricks_won` and `taken` (captured cards that count): by seat; `table`, `laid` and `out`: of dominoes.
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
    leader: Seat | None = None
    cards: tuple[Card, ...] = ()
    last_trick: Trick | None = None
    tricks_won: Four = (0, 0, 0, 0)
    taken: BySeat = NOTHING
    broken: bool = False
    table: CardSet = NO_CARDS
    laid: tuple[Laid, ...] = ()
    out: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True, repr=False)
class InformationState(Hidden):
    """All that a seat has learned in the deal, beside what its view still shows.

    `dealt`: its own cards; `tricks`: all finished ones; `lacks`: cards that each seat has shown not to hold, of those
    that nobody has seen yet: by failing to follow, beat or trump, by a lead of hearts, by a pass.
    """

    seat: Seat
    dealt: CardSet = NO_CARDS
    tricks: tuple[Trick, ...] = ()
    lacks: BySeat = NOTHING
