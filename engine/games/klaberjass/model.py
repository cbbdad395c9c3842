"""The values of a match of Klaberjass: options, what everybody sees, the phases, views and information states."""

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from engine.cards import NO_CARDS, Card, CardSet, Rank, Seat, Suit
from engine.game import Hidden
from engine.games.klaberjass.cards import LAST_TRICK
from engine.options import option
from engine.turn import Turn

PhaseName: TypeAlias = Literal["opening", "bidding", "offered", "naming", "melding", "playing", "ended", "over"]

# ------------------------------------------------------------------------------------------------------------- options


@dataclass(frozen=True, slots=True)
class Options:
    """KLA-4: the table options; the first value is the default."""

    target: Literal[500, 300, 501, 1000] = option(500, 300, 501, 1000, group="match")
    schmeiss: Literal["off", "on"] = option("off", "on", group="bidding")
    dealerMustName: Literal["off", "on"] = option("off", "on", group="bidding")
    fiveRun: Literal[50, 100] = option(50, 100, group="melds")
    sequenceTie: Literal["none", "elder"] = option("none", "elder", group="melds")
    lengthBeatsRank: Literal["off", "on"] = option("off", "on", group="melds")
    showSequences: Literal["atOnce", "afterTrick1"] = option("atOnce", "afterTrick1", group="melds")
    dixWindow: Literal["untilOwnFirstCard", "beforeMeld"] = option("untilOwnFirstCard", "beforeMeld", group="melds")
    tieDeal: Literal["makerZero", "hold", "bothScore"] = option("makerZero", "hold", "bothScore", group="match")
    bella: Literal["choice", "automatic"] = option("choice", "automatic", group="melds")
    reviewTricks: Literal["last", "none"] = option("last", "none", group="match")


# ------------------------------------------------------------------------------------- what everybody at the table sees


@dataclass(frozen=True, slots=True)
class Bid:
    """A bid of a seat: the word of its action, and the suit that it named."""

    seat: Seat
    word: str
    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class Exchange:
    """KLA-2.5: the seat that exchanged the dix, and the seven now in the turn-up's place.

    `answered`: the seat had spoken about sequences before; then its announcement was about the hand with the seven.
    """

    seat: Seat
    seven: Card
    answered: bool


@dataclass(frozen=True, slots=True)
class Said:
    """One sentence of the dialogue of KLA-2.6; `amount` is a value in points or a length in cards."""

    seat: Seat
    what: Literal["none", "value", "mine", "same", "yours", "length", "rank", "trump", "plain"]
    amount: int | None = None
    rank: Rank | None = None


@dataclass(frozen=True, slots=True)
class Shown:
    """KLA-2.6.6: the sequences that the winner of the dialogue has shown, and the points that they score."""

    seat: Seat
    runs: tuple[CardSet, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick."""

    leader: Seat
    lead: Card
    reply: Card
    winner: Seat
    points: int


@dataclass(frozen=True, slots=True)
class DealRecord:
    """What everybody has seen of a deal, from the turn-up to the melds; `TrumpRecord` once trump is fixed."""

    number: int
    dealer: Seat
    up: Card
    bids: tuple[Bid, ...] = ()
    maker: Seat | None = None
    trump: Suit | None = None
    from_turn_up: bool = False
    """Whether the first round of bidding fixed trump."""
    bottom: Card | None = None
    exchange: Exchange | None = None
    said: tuple[Said, ...] = ()
    shown: Shown | None = None
    bella: Seat | None = None

    @property
    def elder(self) -> Seat:
        """KLA-1.2: the player who is not the dealer."""
        return Seat(1 - self.dealer)

    @property
    def round(self) -> int:
        """KLA-2.3: the round of bidding: 1, or 2 after two passes."""
        return 2 if sum(bid.word == "pass" for bid in self.bids) >= 2 else 1

    @property
    def announced(self) -> int:
        """KLA-2.6.3: the value in points that the elder has announced; 0 for none."""
        return (self.said[0].amount or 0) if self.said else 0


@dataclass(frozen=True, slots=True, kw_only=True)
class TrumpRecord(DealRecord):
    """KLA-2.4: what everybody has seen of a deal whose trump is fixed and whose bottom card is turned."""

    maker: Seat
    trump: Suit
    bottom: Card


@dataclass(frozen=True, slots=True)
class DealResult:
    """The account of a finished deal: the points that each side made, and those that it was credited with.

    `outcome`: the maker made more (`made`), as much (`tied`) or less (`bete`); or all passed, or it was thrown in.
    """

    number: int
    dealer: Seat
    outcome: Literal["made", "tied", "bete", "passed", "thrown"]
    totals: tuple[int, int]
    maker: Seat | None = None
    trump: Suit | None = None
    cards: tuple[int, int] = (0, 0)
    last: Seat | None = None
    sequences: tuple[int, int] = (0, 0)
    bella: tuple[int, int] = (0, 0)
    scored: tuple[int, int] = (0, 0)
    pot_before: int = 0
    pot_after: int = 0

    def made(self, seat: int) -> int:
        """KLA-2.8: all points that this seat has made in the deal."""
        return self.cards[seat] + LAST_TRICK * (self.last == seat) + self.sequences[seat] + self.bella[seat]


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """The result of the finished deals: totals, the pot (KLA-4.9), and their accounts."""

    totals: tuple[int, int] = (0, 0)
    pot: int = 0
    results: tuple[DealResult, ...] = ()

    def before_last(self) -> "MatchRecord":
        """The same match before its last finished deal."""
        *before, last = self.results
        return MatchRecord(before[-1].totals if before else (0, 0), last.pot_before, tuple(before))


# -------------------------------------------------------------------------------------------------------------- phases


@dataclass(frozen=True, slots=True, repr=False)
class Deal(Hidden):
    """What all phases of a deal share: its public record, and the pack as it was shuffled.

    `match`: before this deal; `unshown`: sequences that have won and are shown later (KLA-4.7).
    """

    options: Options
    match: MatchRecord
    record: DealRecord
    pack: tuple[Card, ...]
    unshown: Shown | None = None


@dataclass(frozen=True, slots=True, repr=False)
class TrumpDeal(Deal):
    """KLA-2.4: a deal whose trump is fixed."""

    record: TrumpRecord

    def with_record(self, record: TrumpRecord) -> "TrumpDeal":
        """The same deal with this record."""
        return TrumpDeal(self.options, self.match, record, self.pack, self.unshown)


@dataclass(frozen=True, slots=True, repr=False)
class Opening(Hidden):
    """Before the first deal."""

    name: ClassVar[PhaseName] = "opening"
    options: Options
    match: MatchRecord
    dealer: Seat


@dataclass(frozen=True, slots=True, repr=False)
class Bidding(Hidden):
    """KLA-2.2 and KLA-2.3: the seat on turn bids."""

    name: ClassVar[PhaseName] = "bidding"
    deal: Deal
    hands: tuple[CardSet, CardSet]
    seat: Seat


@dataclass(frozen=True, slots=True, repr=False)
class Offered(Hidden):
    """KLA-4.2: the seat on turn answers the offer to throw the deal in."""

    name: ClassVar[PhaseName] = "offered"
    deal: Deal
    hands: tuple[CardSet, CardSet]
    seat: Seat


@dataclass(frozen=True, slots=True, repr=False)
class Naming(Hidden):
    """KLA-4.2: the offer of round two was refused; the seat on turn must name a suit."""

    name: ClassVar[PhaseName] = "naming"
    deal: Deal
    hands: tuple[CardSet, CardSet]
    seat: Seat


@dataclass(frozen=True, slots=True, repr=False)
class Melding(Hidden):
    """KLA-2.6: the elder announces, then the dealer answers."""

    name: ClassVar[PhaseName] = "melding"
    deal: TrumpDeal
    hands: tuple[CardSet, CardSet]
    seat: Seat


@dataclass(frozen=True, slots=True, repr=False)
class Playing(Hidden):
    """KLA-2.7: the tricks.

    `gone`: all cards that everybody has seen and that are in no hand; `points`: of the cards taken, by seat; `royal`:
    the seat that played the first of king and queen of trump.
    """

    name: ClassVar[PhaseName] = "playing"
    deal: TrumpDeal
    hands: tuple[CardSet, CardSet]
    leader: Seat
    gone: CardSet
    led: Card | None = None
    tricks: tuple[Trick, ...] = ()
    points: tuple[int, int] = (0, 0)
    royal: Seat | None = None


@dataclass(frozen=True, slots=True, repr=False)
class DealEnded(Hidden):
    """KLA-2.8: the deal is over and stays visible until the next one; `match` has the new totals."""

    name: ClassVar[PhaseName] = "ended"
    deal: Deal
    match: MatchRecord
    tricks: tuple[Trick, ...]


@dataclass(frozen=True, slots=True, repr=False)
class MatchOver(Hidden):
    """KLA-2.9: the match is over and its last deal stays visible."""

    name: ClassVar[PhaseName] = "over"
    deal: Deal
    match: MatchRecord
    tricks: tuple[Trick, ...]


State: TypeAlias = Opening | Bidding | Offered | Naming | Melding | Playing | DealEnded | MatchOver

# ----------------------------------------------------------------------------------------- views and information states


@dataclass(frozen=True, slots=True, repr=False)
class View(Hidden):
    """KLA-3: what the table shows a seat (None: the public); this class itself before the first deal.

    Its subclasses say what is always there in their phases; all have the same fields, in which exports write them, and
    what a phase does not have is empty. `match`: the deals before (after the end of a deal also this one); `counts`:
    cards held, by seat; `leader`: of the open trick; `led`: the card in it; `last_trick`: the last finished one, where
    the table shows it (KLA-4.11); `points`: those that each seat has openly made in this deal; `bella`: the card
    of the viewer's hand that completes the bella.
    """

    seat: Seat | None
    turn: Turn
    options: Options
    phase: PhaseName
    match: MatchRecord
    dealer: Seat
    deal: DealRecord | None
    hand: CardSet
    counts: tuple[int, int]
    leader: Seat | None = None
    led: Card | None = None
    last_trick: Trick | None = None
    tricks_won: tuple[int, int] = (0, 0)
    points: tuple[int, int] = (0, 0)
    bella: Card | None = None


@dataclass(frozen=True, slots=True, repr=False)
class DealView(View):
    """In a deal, from its first card to its account."""

    deal: DealRecord


@dataclass(frozen=True, slots=True, repr=False)
class BiddingView(DealView):
    """KLA-2.2, KLA-2.3, KLA-4.2: until trump is fixed or the deal is given up; `phase` says what is asked."""


@dataclass(frozen=True, slots=True, repr=False)
class TrumpView(DealView):
    """KLA-2.4: from the fixing of trump to the last trick."""

    deal: TrumpRecord


@dataclass(frozen=True, slots=True, repr=False)
class MeldingView(TrumpView):
    """KLA-2.6: until the dealer has answered about sequences."""


@dataclass(frozen=True, slots=True, repr=False)
class PlayView(TrumpView):
    """KLA-2.7: while tricks are played; `leader`: who leads, or has led, the open one."""

    leader: Seat


@dataclass(frozen=True, slots=True, repr=False)
class EndedView(DealView):
    """KLA-2.8, KLA-2.9: after the end of a deal, or of the match."""


@dataclass(frozen=True, slots=True, repr=False)
class InformationState(Hidden):
    """All that a seat has learned in the deal, beside what its view still shows.

    `first` and `second`: the six and the three cards that it was dealt; `tricks`: all finished ones; `opponent_holds`:
    unplayed cards that are certainly in the other hand; `opponent_lacks`: unseen cards that the other seat cannot hold,
    since it did not follow, beat or trump.
    """

    seat: Seat
    first: CardSet = NO_CARDS
    second: CardSet = NO_CARDS
    tricks: tuple[Trick, ...] = ()
    opponent_holds: CardSet = NO_CARDS
    opponent_lacks: CardSet = NO_CARDS
