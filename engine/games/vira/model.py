"""The values of a match of Vira: options, what everybody sees, the phases, views and information states.

Tuples by seat have one place for each player at the table; the seat that sits out a deal has no cards.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Annotated, ClassVar, Final, Literal, TypeAlias

from annotated_types import Ge, Le

from engine.cards import NO_CARDS, Card, CardSet, Seat, Suit
from engine.game import Hidden
from engine.games.vira.bid_families import TO_LOSE, StepName
from engine.games.vira.cards import ACTIVE, HAND, second_preference
from engine.games.vira.contracts import BY_KEY, ROWS, BidKey, Column, Outcome, Row
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
    """VIR-3.1: a bid, ordered by rank, then by qualifier (plain, in colour, in preference); greater is stronger."""

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
    """VIR-3.2: what a seat said, and the bid it refers to: its own, the one it holds, or the one it passes."""

    seat: Seat
    said: CallName
    bid: Bid


@dataclass(frozen=True, slots=True)
class Standing:
    """VIR-3.1: the standing bid and its holder."""

    bid: Bid
    holder: Seat


@dataclass(frozen=True, slots=True)
class Contract:
    """The declarer's contract: `won` in the auction; `bid` after sharpening (VIR-1.4)."""

    declarer: Seat
    won: Bid
    bid: Bid


@dataclass(frozen=True, slots=True)
class Exchanged:
    """VIR-1.5, VIR-1.6: an exchange: how many cards a seat discarded, and how many it drew."""

    seat: Seat
    discarded: int
    drawn: int


def column_with(trump: Suit | None, preference: Suit) -> Column:
    """VIR-0: the column of a trump suit (None: no trumps) in a deal with this preference suit."""
    if trump == preference:
        return "pref"
    return "second" if trump == second_preference(preference) else "other"


@lru_cache(maxsize=8)
def active_of(seats: int, dealer: Seat) -> tuple[Seat, Seat, Seat]:
    """VIR-1.1: forehand, middle hand and dealer, in the order of play."""
    return Seat((dealer + 1) % seats), Seat((dealer + 2) % seats), dealer


@dataclass(frozen=True, slots=True)
class DealRecord:
    """VIR-1.8.2: what everybody has seen of a deal.

    `trump`: the suit in force; `first_trump`: the suit before a re-exchange (VIR-4.3 pays its column); `turned`: all
    cards of the talon that were turned up, in order; `again`: the declarer has re-exchanged; `misere`: chosen in a
    gask; `surrendered`: the declarer does not play; `talon`: how many cards are left in it.
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
        """VIR-1.1: with four at the table, the seat that sits out the deal: the one to the dealer's right."""
        return Seat((self.dealer + ACTIVE) % self.seats) if self.seats > ACTIVE else None

    @property
    def standing(self) -> Standing | None:
        """VIR-3.1: the standing bid and its holder; None before the first bid."""
        for call in reversed(self.calls):
            if call.said != "pass":
                return Standing(call.bid, call.seat)
        return None

    @property
    def highest(self) -> Standing:
        """VIR-3.1: the standing bid and its holder; only once there is a bid."""
        standing = self.standing
        assert standing is not None
        return standing

    @property
    def still_bidding(self) -> tuple[Seat, ...]:
        """VIR-3.4: the seats that have not passed, in the order of play."""
        passed = {call.seat for call in self.calls if call.said == "pass"}
        return tuple(seat for seat in self.active if seat not in passed)

    @property
    def to_call(self) -> Seat:
        """VIR-1.3: the next seat to call in the auction: the first to the left that has not passed."""
        active, left = self.active, self.still_bidding
        place = active.index(self.calls[-1].seat) + 1 if self.calls else 0
        return next(seat for seat in active[place:] + active[:place] if seat in left)

    @property
    def bid(self) -> Bid:
        """The bid that is played, after sharpening; only once the auction is won."""
        assert self.contract is not None
        return self.contract.bid

    @property
    def row(self) -> Row:
        """The row of the bid that is played; only once the auction is won."""
        assert self.contract is not None
        return self.contract.bid.row

    @property
    def declarer(self) -> Seat:
        """The seat that plays the contract; only once the auction is won."""
        assert self.contract is not None
        return self.contract.declarer

    @property
    def defenders(self) -> tuple[Seat, ...]:
        """VIR-1.6: the two opponents of the declarer, in the order in which they exchange."""
        return tuple(seat for seat in self.active if seat != self.declarer)

    @property
    def lose(self) -> bool:
        """VIR-1.5: whether the declarer is to lose every trick."""
        return self.row.loses == TO_LOSE or self.misere

    def column(self, trump: Suit | None) -> Column:
        """VIR-0: the column of a trump suit; `other` without trumps."""
        return column_with(trump, self.preference)


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick: its cards in order of play; only active seats play, so its order skips the idle one."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat


PaymentKind: TypeAlias = Literal["ante", "fee", "penalty", "pot", "points", "refill", "share"]


@dataclass(frozen=True, slots=True)
class Payment:
    """VIR-4: an amount in points that `payer` pays to `receiver`; None: the pot."""

    kind: PaymentKind
    payer: Seat | None
    receiver: Seat | None
    amount: int


@dataclass(frozen=True, slots=True)
class Guard:
    """VIR-3.5: the low guard of a seat that passed a won gök: its suit; None: the seat has no guard and pays a fine."""

    seat: Seat
    suit: Suit | None


@dataclass(frozen=True, slots=True)
class DealResult:
    """The account of a finished deal, in points. `record` has no turned cards, since the next deal must not show them.

    `tricks`: taken, by seat; `column`: of the player points; `payments`: in the order in which they were made, the fees
    of a re-exchange first; `changes` and `balances`: by seat; `pot_before` and `pot`: before and after the deal. None
    of these includes the sharing of the pot at the end of the match, which is `MatchRecord.shares`.
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
    """The result of the finished deals: balances by seat, pot, and accounts. `first`: the first dealer.

    `shares`: at the end, what each seat got from the pot (VIR-4.6); then `balances` include it and `pot` is 0.
    """

    first: Seat
    balances: Amounts
    pot: int
    results: tuple[DealResult, ...] = ()
    shares: Amounts = ()

    @property
    def seats(self) -> int:
        """The number of players at the table."""
        return len(self.balances)

    def before_last(self) -> "MatchRecord":
        """The same match before its last finished deal."""
        *before, last = self.results
        balances = tuple(now - change for now, change in zip(last.balances, last.changes, strict=True))
        return MatchRecord(first=self.first, balances=balances, pot=last.pot_before, results=tuple(before))


# -------------------------------------------------------------------------------------------------------------- phases


@dataclass(frozen=True, slots=True, repr=False)
class Deal(Hidden):
    """What all phases of a deal share.

    `match`: before this deal; `dealt`: the hands as they were dealt; `hands`: as they are now; `talon`: what is left of
    it, its top first; `discards` and `draws`: by seat, one set for each of its exchanges (`record.exchanges`).
    """

    options: Options
    match: MatchRecord
    record: DealRecord
    dealt: BySeat
    hands: BySeat
    talon: tuple[Card, ...]
    discards: tuple[tuple[CardSet, ...], ...]
    draws: tuple[tuple[CardSet, ...], ...]

    def with_record(self, record: DealRecord) -> "Deal":
        """The same deal with this record."""
        return replace(self, record=record)


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
    """VIR-1.4, VIR-1.5: the declarer prepares the contract. `steps`: the one that is due, then those to come."""

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
    """VIR-1.7.1: the tricks. `leader`: of the open trick; `cards`: the cards in it, in order of play."""

    name: ClassVar[PhaseName] = "playing"
    deal: Deal
    leader: Seat
    cards: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()


@dataclass(frozen=True, slots=True, repr=False)
class Ended(Hidden):
    """The deal is over; `match` has the new balances, this deal's account among them."""

    deal: Deal
    match: MatchRecord
    tricks: tuple[Trick, ...] = ()


@dataclass(frozen=True, slots=True, repr=False)
class DealEnded(Ended):
    """VIR-1.9: until the next deal."""

    name: ClassVar[PhaseName] = "ended"


@dataclass(frozen=True, slots=True, repr=False)
class MatchOver(Ended):
    """VIR-1.10: the session is over, and the pot is shared."""

    name: ClassVar[PhaseName] = "over"


InDeal: TypeAlias = Bidding | Preparing | Defending | Playing | DealEnded | MatchOver
State: TypeAlias = Opening | InDeal


@lru_cache(maxsize=2)
def nothing(seats: int) -> BySeat:
    """An empty set for each seat."""
    return (NO_CARDS,) * seats


def by_seat(cards: Sequence[int]) -> BySeat:
    """Sets of cards, by seat."""
    return tuple(map(CardSet, cards))
