"""The values of a match of Barbu: options, what everybody sees, the phases, views and information states."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from engine.cards import NO_CARDS, Card, CardSet, Rank, Seat, Suit
from engine.game import Hidden
from engine.games.barbu.contracts import CONTRACT_KEYS
from engine.games.barbu.contracts.contract import ContractKey
from engine.options import option
from engine.tricks.four_players import NONE, NOTHING, BySeat, Four
from engine.turn import Turn

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
    dominoEnd: Literal["third", "last"] = option("third", "last", group="play")

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

    @property
    def start_rank(self) -> Rank:
        """The start rank; only of dominoes."""
        assert self.start is not None
        return self.start


@dataclass(frozen=True, slots=True)
class Spoken:
    """BAR-2.3: a seat's answer when asked whom it doubles: those seats, ascending; empty for nobody."""

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
    """BAR-2.5: a turn in dominoes: the card that the seat laid, or None for a pass."""

    seat: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class DealRecord:
    """What everybody has seen of a deal: its declaration and its doubles, in order. The dealer is the declarer."""

    number: int
    dealer: Seat
    declared: Declared | None = None
    doubles: tuple[Spoken, ...] = ()

    @property
    def declaration(self) -> Declared:
        """What is declared; only once the dealer has declared."""
        assert self.declared is not None
        return self.declared

    def doubled(self, seat: int, other: int) -> bool:
        """Whether `seat` has doubled `other`."""
        return any(spoken.seat == seat and other in spoken.doubled for spoken in self.doubles)

    def between(self, seat: int, other: int) -> int:
        """BAR-2.6: how many times the difference between two seats is paid: 0, 1 or 2."""
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
    """The account of a finished deal, in points by seat.

    `base`: scores before doubles; `scored`: with the payments; `totals`: of the match, this deal included; `skipped`:
    nobody doubled, and the deal was not played (BAR-4.6); `tricks`: taken, by seat; `counted`: how many captured cards
    count, by seat; `out`: in dominoes, the seats in the order in which they were out. It names no card, since nobody
    may see those of finished deals.
    """

    record: DealRecord
    base: Four
    payments: tuple[Payment, ...]
    scored: Four
    totals: Four
    skipped: bool = False
    tricks: Four = NONE
    counted: Four = NONE
    out: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """The result of the finished deals: totals by seat, and their accounts. `first`: the first dealer."""

    first: Seat
    totals: Four = NONE
    results: tuple[DealResult, ...] = ()

    def before_last(self) -> "MatchRecord":
        """The same match before its last finished deal."""
        *before, _ = self.results
        return MatchRecord(self.first, before[-1].totals if before else NONE, tuple(before))

    def declared_by(self, seat: Seat) -> Iterator[ContractKey]:
        """The contracts that a seat has declared in finished deals, in order."""
        for result in self.results:
            if result.record.dealer == seat:
                yield result.record.declaration.contract

    def left_to(self, seat: Seat) -> tuple[ContractKey, ...]:
        """BAR-2.2: the contracts that a seat has not declared in finished deals."""
        done = set(self.declared_by(seat))
        return tuple(key for key in CONTRACT_KEYS if key not in done)


# -------------------------------------------------------------------------------------------------------------- phases


@dataclass(frozen=True, slots=True, repr=False)
class Deal(Hidden):
    """What all phases of a deal share. `match`: before this deal; `dealt`: the hands as they were dealt."""

    options: Options
    match: MatchRecord
    record: DealRecord
    dealt: BySeat

    def with_record(self, record: DealRecord) -> "Deal":
        """The same deal with this record."""
        return Deal(self.options, self.match, record, self.dealt)


@dataclass(frozen=True, slots=True, repr=False)
class Opening(Hidden):
    """Before the first deal."""

    name: ClassVar[PhaseName] = "opening"
    options: Options
    match: MatchRecord


@dataclass(frozen=True, slots=True, repr=False)
class Declaring(Hidden):
    """BAR-2.2: the dealer sees the own hand and declares."""

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
    """BAR-2.4: the tricks. `leader`: of the open trick; `cards`: the cards in it, in order of play.

    `tricks`: the finished ones; `taken`: captured cards that count, by seat; `broken`: a heart has been discarded
    (BAR-4.8).
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
    """BAR-2.5: dominoes. `table`: all cards laid; `laid`: the turns so far, in order; `out`: seats without cards."""

    name: ClassVar[PhaseName] = "dominoes"
    deal: Deal
    hands: BySeat
    seat: Seat
    table: CardSet = NO_CARDS
    laid: tuple[Laid, ...] = ()
    out: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True, repr=False)
class Ended(Hidden):
    """The deal is over; `match` has the new totals, this deal's account among them.

    `hands`: the cards that were not played: of a deal that was decided early, was skipped, or was one of dominoes.
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

# ----------------------------------------------------------------------------------------- views and information states


@dataclass(frozen=True, slots=True, repr=False)
class View(Hidden):
    """BAR-3: what the table shows a seat (None: the public); this class itself before the first deal.

    Its subclasses say what is always there in their phases; all have the same fields, in which exports write them, and
    what a phase does not have is empty. `match`: the deals before (after the end of a deal also this one); `cards`: the
    open trick, in order of play; `last_trick`: the last finished one; `tricks_won` and `taken` (captured cards that
    count): by seat; `broken`: a heart has been discarded (BAR-4.8); `table`, `laid` and `out`: of dominoes.
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
    leader: Seat | None
    cards: tuple[Card, ...] = ()
    last_trick: Trick | None = None
    tricks_won: Four = NONE
    taken: BySeat = NOTHING
    broken: bool = False
    table: CardSet = NO_CARDS
    laid: tuple[Laid, ...] = ()
    out: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True, repr=False)
class DealView(View):
    """In a deal, from its first card to its account."""

    deal: DealRecord


@dataclass(frozen=True, slots=True, repr=False)
class DeclaringView(DealView):
    """BAR-3.2: until the contract is declared."""


@dataclass(frozen=True, slots=True, repr=False)
class DoublingView(DealView):
    """BAR-3.2: until the last seat has said whom it doubles."""


@dataclass(frozen=True, slots=True, repr=False)
class TrickView(DealView):
    """BAR-3.3: while tricks are played; `leader`: who leads, or has led, the open one."""

    leader: Seat


@dataclass(frozen=True, slots=True, repr=False)
class DominoView(DealView):
    """BAR-3.5: while cards are laid to the lines."""


@dataclass(frozen=True, slots=True, repr=False)
class InformationState(Hidden):
    """All that a seat has learned in the deal, beside what its view still shows.

    `dealt`: its own cards; `tricks`: all finished ones; `lacks`: by seat, the unseen cards that the seat cannot hold,
    since it did not follow, beat or trump, led a heart, or passed in dominoes.
    """

    seat: Seat
    dealt: CardSet = NO_CARDS
    tricks: tuple[Trick, ...] = ()
    lacks: BySeat = NOTHING
