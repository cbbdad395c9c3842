"""The values of a match of Vira: options, what the table sees, the phases, views and memories.

Tuples by seat have as many places as players sit at the table; the seat that sits out a deal has no cards.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Annotated, Any, ClassVar, Final, Literal, TypeAlias

from annotated_types import Ge, Le

from engine.cards import NO_CARDS, Card, CardSet, Seat, Suit
from engine.game import Hidden, Turn
from engine.games.vira.cards import ACTIVE, HAND, second_preference
from engine.games.vira.contracts import BY_KEY, ROWS, BidKey, Column, Outcome, Row
from engine.games.vira.families import TO_LOSE, StepName
from engine.options import option

PhaseName: TypeAlias = Literal["opening", "bidding", "contract", "defence", "playing", "ended", "over"]
BySeat: TypeAlias = tuple[CardSet, ...]
Amounts: TypeAlias = tuple[int, ...]
Qualifier: TypeAlias = Literal[0, 1, 2]
PLAIN: Final = 0
IN_COLOUR: Final = 1
IN_PREFERENCE: Final = 2

# ------------------------------------------------------------------------------------------------------------- options


@dataclass(frozen=True, slots=True)
class Options:
    """VIR-8: the table options; the first value is the default."""

    deals: Annotated[int, Ge(3), Le(60)] = option(12, 24, 36, 60, group="match")
    potUnit: Literal[8, 1] = option(8, 1, group="match")
    qualifierJump: Literal["off", "on"] = option("off", "on", group="bidding")
    stopWhenDecided: Literal["off", "on"] = option("off", "on", group="play")
    revealUnused: Literal["off", "on"] = option("off", "on", group="play")


# ------------------------------------------------------------------------------------- what everybody at the table sees


@dataclass(frozen=True, slots=True, order=True)
class Bid:
    """VIR-3.1: a bid by its rank, then its qualifier (plain, in colour, in preference): the greater is the stronger."""

    rank: int
    qualifier: Qualifier

    @property
    def row(self) -> Row:
        """Its row of the table."""
        return ROWS[self.rank - 1]

    @classmethod
    def of(cls, key: BidKey, qualifier: Qualifier = PLAIN) -> "Bid":
        """The bid of this key."""
        return cls(BY_KEY[key].rank, qualifier)


CallName: TypeAlias = Literal["bid", "colour", "preference", "hold", "pass"]


@dataclass(frozen=True, slots=True)
class Call:
    """VIR-3.2: what a seat said, and the bid that stood then: its own, the one it holds, or the one it passes."""

    seat: Seat
    said: CallName
    bid: Bid


@dataclass(frozen=True, slots=True)
class Standing:
    """VIR-3.1: the standing bid and whose it is."""

    bid: Bid
    holder: Seat


@dataclass(frozen=True, slots=True)
class Contract:
    """What the declarer plays: `won` in the auction, `bid` after sharpening (VIR-1.4)."""

    declarer: Seat
    won: Bid
    bid: Bid


@dataclass(frozen=True, slots=True)
class Exchanged:
    """VIR-1.5, VIR-1.6: how many cards a seat has discarded, and how many it drew for them."""

    seat: Seat
    discarded: int
    drawn: int


def column_with(trump: Suit | None, preference: Suit) -> Column:
    """VIR-0: the column of a trump suit, or of none, in deals with this preference suit."""
    if trump == preference:
        return "pref"
    return "second" if trump == second_preference(preference) else "other"


@lru_cache(maxsize=8)
def active_of(seats: int, dealer: Seat) -> tuple[Seat, Seat, Seat]:
    """VIR-1.1: forehand, middle hand and dealer, in the order of play."""
    return Seat((dealer + 1) % seats), Seat((dealer + 2) % seats), dealer


@dataclass(frozen=True, slots=True)
class DealRecord:
    """VIR-1.8.2: what has happened in a deal before all eyes.

    `trump`: the one in force; `first_trump`: the one before a re-exchange (VIR-4.3 pays its column); `turned`: all
    cards of the talon that were turned up, in order; `again`: a re-exchange was made; `misere`: chosen in a gask;
    `surrendered`: the declarer does not play; `talon`: how many cards it holds.
    """

    number: int
    seats: int
    dealer: Seat
    preference: Suit
    calls: tuple[Call, ...] = ()
    contract: Contract | None = None
    trump: Suit | None = None
    first_trump: Suit | None = None
    turned: tuple[Card, ...] = ()
    exchanges: tuple[Exchanged, ...] = ()
    again: bool = False
    misere: bool = False
    surrendered: bool = False
    talon: int = HAND

    @property
    def active(self) -> tuple[Seat, Seat, Seat]:
        """VIR-1.1: forehand, middle hand and dealer, in the order of play."""
        return active_of(self.seats, self.dealer)

    @property
    def idle(self) -> Seat | None:
        """VIR-1.1: of four the seat to the dealer's right, which sits out the deal."""
        return Seat((self.dealer + ACTIVE) % self.seats) if self.seats > ACTIVE else None

    @property
    def standing(self) -> Standing | None:
        """VIR-3.1: the standing bid: the last that was not passed."""
        for call in reversed(self.calls):
            if call.said != "pass":
                return Standing(call.bid, call.seat)
        return None

    @property
    def still_bidding(self) -> tuple[Seat, ...]:
        """VIR-3.4: who has not passed, in the order of play."""
        passed = {call.seat for call in self.calls if call.said == "pass"}
        return tuple(seat for seat in self.active if seat not in passed)

    @property
    def to_call(self) -> Seat:
        """VIR-1.3: who speaks next in the auction: the next to the left that has not passed."""
        active, left = self.active, self.still_bidding
        place = active.index(self.calls[-1].seat) + 1 if self.calls else 0
        return next(seat for seat in active[place:] + active[:place] if seat in left)

    @property
    def row(self) -> Row:
        """The row of the contract that is played; only once there is one."""
        assert self.contract is not None
        return self.contract.bid.row

    @property
    def declarer(self) -> Seat:
        """Who plays the contract; only once there is one."""
        assert self.contract is not None
        return self.contract.declarer

    @property
    def defenders(self) -> tuple[Seat, ...]:
        """VIR-1.6: the two others, the first to exchange first."""
        return tuple(seat for seat in self.active if seat != self.declarer)

    @property
    def lose(self) -> bool:
        """VIR-1.5: whether the declarer is to lose every trick."""
        return self.row.loses == TO_LOSE or self.misere

    def column(self, trump: Suit | None) -> Column:
        """VIR-0: the column of a trump suit; `other` where there is none."""
        return column_with(trump, self.preference)

    def after(self, **changes: Any) -> "DealRecord":
        """The same deal when more of it has been seen."""
        return replace(self, **changes)


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick: its cards in order of play; the next active seat plays after another."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat


PaymentKind: TypeAlias = Literal["ante", "fee", "penalty", "pot", "points", "refill", "share"]


@dataclass(frozen=True, slots=True)
class Payment:
    """VIR-4: what somebody pays to another; None is the pot."""

    kind: PaymentKind
    payer: Seat | None
    receiver: Seat | None
    amount: int


@dataclass(frozen=True, slots=True)
class Guard:
    """VIR-3.5: of a seat that passed a won gök: the suit that is guarded low, or None: it has no guard and pays."""

    seat: Seat
    suit: Suit | None


@dataclass(frozen=True, slots=True)
class DealResult:
    """The account of a finished deal. Its `record` leaves out the turned cards, which the next deal must not show.

    `tricks`: by seat; `column`: in which player points were paid; `payments`: in the order in which they were made, the
    fees of a re-exchange first; `pot_before` and `changes` (by seat) do not count the sharing at the end of the match,
    `balances` and `pot` neither: that is `MatchRecord.shares`.
    """

    record: DealRecord
    outcome: Outcome
    tricks: Amounts
    column: Column
    payments: tuple[Payment, ...]
    guards: tuple[Guard, ...]
    changes: Amounts
    balances: Amounts
    pot_before: int
    pot: int


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """What the deals before have left: balances and pot, and their accounts. `first`: who dealt first.

    `shares`: what each got from the pot at the end (VIR-4.6); `balances` count it and `pot` is 0 then.
    """

    first: Seat
    balances: Amounts
    pot: int
    results: tuple[DealResult, ...] = ()
    shares: Amounts = ()

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.balances)

    def before_last(self) -> "MatchRecord":
        """The same before the last finished deal."""
        *before, last = self.results
        balances = tuple(now - change for now, change in zip(last.balances, last.changes, strict=True))
        return MatchRecord(self.first, balances, last.pot_before, tuple(before))


# -------------------------------------------------------------------------------------------------------------- phases


@dataclass(frozen=True, slots=True, repr=False)
class Deal(Hidden):
    """What all phases of a deal share.

    `match` is what stood before it; `dealt` the hands as they were dealt, `hands` as they are; `talon` what is left of
    it, its top first; `discards` and `draws`: of each seat, an entry for each of its exchanges (`record.exchanges`).
    """

    options: Options
    match: MatchRecord
    record: DealRecord
    dealt: BySeat
    hands: BySeat
    talon: tuple[Card, ...]
    discards: tuple[tuple[CardSet, ...], ...]
    draws: tuple[tuple[CardSet, ...], ...]

    def after(self, **changes: Any) -> "Deal":
        """The same deal a step later."""
        return replace(self, **changes)


@dataclass(frozen=True, slots=True, repr=False)
class Opening(Hidden):
    """Before the first deal; the antes are paid."""

    name: ClassVar[PhaseName] = "opening"
    options: Options
    match: MatchRecord


@dataclass(frozen=True, slots=True, repr=False)
class Bidding(Hidden):
    """VIR-3: the auction."""

    name: ClassVar[PhaseName] = "bidding"
    deal: Deal
    seat: Seat


@dataclass(frozen=True, slots=True, repr=False)
class Preparing(Hidden):
    """VIR-1.4, VIR-1.5: the declarer prepares his contract: the step that is due, and those to come."""

    name: ClassVar[PhaseName] = "contract"
    deal: Deal
    steps: tuple[StepName, ...]


@dataclass(frozen=True, slots=True, repr=False)
class Defending(Hidden):
    """VIR-1.6: a defender exchanges."""

    name: ClassVar[PhaseName] = "defence"
    deal: Deal
    seat: Seat


@dataclass(frozen=True, slots=True, repr=False)
class Playing(Hidden):
    """VIR-1.7.1: the tricks. `cards` lie in the open trick in order of play; `deal.hands` are the cards in hand."""

    name: ClassVar[PhaseName] = "playing"
    deal: Deal
    leader: Seat
    cards: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()


@dataclass(frozen=True, slots=True, repr=False)
class Ended(Hidden):
    """The deal is over and its last picture stands; `match` holds the new balances."""

    deal: Deal
    match: MatchRecord
    tricks: tuple[Trick, ...] = ()


@dataclass(frozen=True, slots=True, repr=False)
class DealEnded(Ended):
    """VIR-1.9: until the next deal."""

    name: ClassVar[PhaseName] = "ended"


@dataclass(frozen=True, slots=True, repr=False)
class MatchOver(Ended):
    """VIR-1.10: the session is over, the pot shared."""

    name: ClassVar[PhaseName] = "over"


InDeal: TypeAlias = Bidding | Preparing | Defending | Playing | DealEnded | MatchOver
State: TypeAlias = Opening | InDeal

# --------------------------------------------------------------------------------------------------- views and memories


@dataclass(frozen=True, slots=True, repr=False)
class View(Hidden):
    """VIR-1.8.1 to VIR-1.8.8: what the table shows a seat (None, and who sits out: the public).

    `match`: the deals before (after the end of a deal also this one); `balances` count the fees of this deal; `step`:
    what the declarer is asked; `drawn`: the viewer's own cards that his last exchange brought; `discards`: his own,
    until the opening lead; `shown`: hands of others that lie open to the viewer, by seat; `cards`: the open trick;
    `unused`: discards by seat, and the rest of the talon last, where the table shows them after the deal (VIR-8.5).
    """

    seat: Seat | None
    turn: Turn
    options: Options
    phase: PhaseName
    match: MatchRecord
    dealer: Seat
    balances: Amounts
    deal: DealRecord | None
    hand: CardSet
    counts: Amounts
    step: StepName | None = None
    drawn: CardSet = NO_CARDS
    discards: CardSet = NO_CARDS
    shown: BySeat = ()
    leader: Seat | None = None
    cards: tuple[Card, ...] = ()
    last_trick: Trick | None = None
    tricks_won: Amounts = ()
    unused: BySeat = ()


@dataclass(frozen=True, slots=True, repr=False)
class InformationState(Hidden):
    """All that a seat has learned in the deal, beside what its view still shows.

    `dealt`: its own cards; `discards` and `draws`: its own, an entry for each of its exchanges; `seen_discards` and
    `seen_draws`: in grande royale the other defender's, whose hand was seen before and after, by seat; `tricks`: all
    finished ones; `lacks`: unseen cards that each seat has shown not to hold now, by failing to follow suit.
    """

    seat: Seat
    dealt: CardSet = NO_CARDS
    discards: tuple[CardSet, ...] = ()
    draws: tuple[CardSet, ...] = ()
    seen_discards: BySeat = ()
    seen_draws: BySeat = ()
    tricks: tuple[Trick, ...] = ()
    lacks: BySeat = ()


@lru_cache(maxsize=2)
def nothing(seats: int) -> BySeat:
    """No cards at any seat."""
    return (NO_CARDS,) * seats


def by_seat(cards: Sequence[int]) -> BySeat:
    """Sets of cards, by seat."""
    return tuple(map(CardSet, cards))
