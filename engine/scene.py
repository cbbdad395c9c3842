"""A table as a picture without pixels, language or emoji.

A game turns a view into a `Scene` (`Game.scene`); `bot.text.render` turns the scene into text and, later, pictures.
A scene is built from a view and so holds nothing that its viewer may not see.

>>> SeatScene(Seat(2), cards_held=9, to_act=True).sits_out
False
"""

from dataclasses import dataclass, replace

from engine.cards import Card, Rank, Seat, Suit
from engine.message import Message, SeatWord, Value, message


def waiting_for(seat: Seat) -> Message:
    """What those read who are not asked, in place of a question to this seat."""
    return message("engine-prompt-waiting", player=SeatWord(seat))


def asked(key: str, seat: Seat, viewer: Seat | None, **values: Value) -> Message:
    """What the table waits for: `<key>-own` to the seat itself, in words that do not name it; `key` to all others."""
    return message(f"{key}-own", **values) if viewer == seat else message(key, player=SeatWord(seat), **values)


def asked_for_card(seat: Seat, viewer: Seat | None, *, leads: bool) -> Message:
    """That this seat leads (`leads`) or plays to the trick; to the seat itself in words that do not name it."""
    if viewer == seat:
        return Message("engine-prompt-lead" if leads else "engine-prompt-play")
    return message("engine-prompt-leading" if leads else "engine-prompt-playing", player=SeatWord(seat))


@dataclass(frozen=True, slots=True)
class Laid:
    """A card that a seat has played to a trick."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrickScene:
    """A trick in order of play; `winner` is who takes it or, while it is open, who would take it now."""

    number: int
    cards: tuple[Laid, ...]
    winner: Seat | None
    complete: bool
    points: int | None = None
    why: Message | None = None
    """Why it is the winner's, in a word or three; None while no card has been beaten or trumped."""


@dataclass(frozen=True, slots=True)
class SeatScene:
    """One seat: its parts in the deal, what it said last, what it holds and has won."""

    seat: Seat
    parts: tuple[Message, ...] = ()
    said: tuple[Message, ...] = ()
    cards_held: int = 0
    tricks: int = 0
    points: int | None = None
    to_act: bool = False
    aside: tuple[Message, ...] = ()
    """What it said or has, and what matters no longer; shown only where there is room."""
    sits_out: bool = False
    """Whether it takes no part in this deal: it has no hand, never the turn, and sees what the public sees."""


@dataclass(frozen=True, slots=True)
class CardGroup:
    """Cards that lie open in a place with a name: the turn-up, a shown sequence, captured queens.

    `aside`: they no longer matter and are shown only where there is room.
    """

    label: Message
    cards: tuple[Card, ...]
    aside: bool = False


@dataclass(frozen=True, slots=True)
class Lane:
    """One suit's line in a game of dominoes; both ends None while it is empty.

    `next`: the ranks that can be laid to it now, low ones first.
    """

    suit: Suit
    low: Rank | None
    high: Rank | None
    next: tuple[Rank, ...] = ()


@dataclass(frozen=True, slots=True)
class Rung:
    """A bid in the order of all bids, with its aim; `over`: it is higher than the standing one, which is `standing`."""

    bid: Message
    aim: Message
    over: bool = True
    standing: bool = False


@dataclass(frozen=True, slots=True)
class CardOrder:
    """The cards of a suit from strong to weak, each with what it counts; `label`: of which suits."""

    label: Message
    ranks: tuple[tuple[Rank, int], ...]


@dataclass(frozen=True, slots=True, repr=False)
class Scene:
    """The whole table for one viewer. `hand` is the viewer's own and empty for the public.

    The cards of `hand` are by suit, the trumps first, and in each suit from strong to weak. `trump`: the trump suit in
    force. `aside`: lines for the heading which matter less, shown only where there is room.

    `figures`: amounts beside the scores, by name (a pot), called by the message `<game>-figure-<name>`.
    `auction`: the calls so far, a line each, the oldest first. `dialogue`: sentences that answer one another,
    each with its speaker, as long as they matter. `ladder`: all bids from low to high, during an auction, where they
    are too many to remember; for pictures alone. `covered`: by the rules of the table finished tricks stay turned down.
    `running`: the line of the heading that counts the card points taken so far in the deal. `orders`: how the cards
    rank and count in the deal, where that is not ace to two and nothing.
    """

    heading: tuple[Message, ...]
    prompt: Message
    seats: tuple[SeatScene, ...]
    scores: tuple[int, ...]
    groups: tuple[CardGroup, ...] = ()
    trick: TrickScene | None = None
    last_trick: TrickScene | None = None
    lanes: tuple[Lane, ...] = ()
    result: tuple[Message, ...] = ()
    hand: tuple[Card, ...] = ()
    figures: tuple[tuple[str, int], ...] = ()
    auction: tuple[Message, ...] = ()
    dialogue: tuple[Message, ...] = ()
    trump: Suit | None = None
    aside: tuple[Message, ...] = ()
    ladder: tuple[Rung, ...] = ()
    covered: bool = False
    running: Message | None = None
    orders: tuple[CardOrder, ...] = ()

    @property
    def uncounted(self) -> "Scene":
        """The scene without the card points that were taken in a deal under way, for viewers who count themselves."""
        if self.result:
            return self
        return replace(
            self,
            heading=tuple(line for line in self.heading if line != self.running),
            seats=tuple(replace(seat, points=None) for seat in self.seats),
            trick=self.trick and replace(self.trick, points=None),
            last_trick=self.last_trick and replace(self.last_trick, points=None),
        )

    def __repr__(self) -> str:
        # A hand must not reach a log by way of a repr (docs/privacy.md).
        return "<Scene>"
