"""A match: its first line and a log of deals and actions, as a chess game is a list of moves.

`Match` is a value: `deal` and `act` give the next match and leave this one alone, so a caller may try a move, make it
durable and only then adopt it. The state is the fold of the log; replay, recovery and export are the same function.
The log only grows: what is taken back stays in it, followed by a line that says so. A record has the `effective` lines.

>>> import random
>>> from engine.game import Chance
>>> from engine.turn import Act
>>> from engine.registry import game
>>> klaberjass = game("klaberjass")
>>> pack = random.Random(1).sample(klaberjass.pack, len(klaberjass.pack))
>>> match, step = Match.start(klaberjass, seats=2, dealer=Seat(1)).deal(Chance(tuple(pack)))
>>> match.turn, match.choice(Seat(0)).legal
(Act(seat=0), ('take', 'pass'))
>>> match, step = match.act(Seat(0), klaberjass.parse("pass"))
>>> match.turn
Act(seat=1)
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.cards import Seat
from engine.choice import Choice
from engine.game import AnyGame, Chance, Hidden, IllegalAction, Malformed, Refusal, Step, refuse_turn
from engine.message import Message
from engine.options import make_options, named_options
from engine.registry import game as find_game
from engine.sheet import Standings
from engine.turn import Act, DealDue, Over, Turn

NOTHING_TO_TAKE_BACK = Message("engine-nothing-to-take-back")
DEFAULT_PRESET = "article"


@dataclass(frozen=True, slots=True)
class Header:
    """The first line of a match: what is played, by how many, who deals first; `options` differ from the preset.

    `match_id` tells the match from all others where it was played; empty where that is not known.
    """

    game: str
    seats: int
    dealer: Seat
    preset: str = DEFAULT_PRESET
    options: tuple[tuple[str, Any], ...] = ()
    match_id: str = ""


@dataclass(frozen=True, slots=True, repr=False)
class Seal(Hidden):
    """What fixes a deal before anybody acts: a random salt, and the hash that everybody sees (`engine.fairness`)."""

    salt: str
    hash: str


@dataclass(frozen=True, slots=True, repr=False)
class DealLine(Hidden):
    """A deal with all that chance decided, and its seal if it has one."""

    chance: Chance
    seal: Seal | None = None


@dataclass(frozen=True, slots=True, repr=False)
class ActLine(Hidden):
    """One action of one seat, with the marks of the record that do not matter to the rules."""

    seat: Seat
    action: Any
    at: str | None = None
    by: str | None = None


@dataclass(frozen=True, slots=True)
class TakeBackLine:
    """One seat takes its last public action back: of the lines that have counted, the last `count` do so no more."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class EndLine:
    """The players have agreed that the match ends with the deal that is over, where the game allows it."""


Line: TypeAlias = DealLine | ActLine | TakeBackLine | EndLine


@dataclass(frozen=True, slots=True, repr=False)
class Past(Hidden):
    """One of the latest actions of the deal, with the state before it, and whether its step was public and revealed."""

    line: ActLine
    state: Any
    public: bool
    reveals: bool


@dataclass(frozen=True, slots=True, repr=False)
class Match(Hidden):
    """All deals of a match up to now. `revision` counts the steps that the table saw (the number in buttons).

    `silent` names the seats of the steps that it did not see, in order. `recent`: the latest actions of the deal,
    enough for a trick in which everybody has answered a private question, too. `deals` counts the deals up to now.
    """

    header: Header
    game: AnyGame
    options: Any
    log: tuple[Line, ...]
    state: Any
    revision: int
    silent: tuple[Seat, ...] = ()
    recent: tuple[Past, ...] = ()
    deals: int = 0

    @classmethod
    def start(
        cls,
        game: AnyGame | str,
        *,
        seats: int,
        dealer: Seat,
        preset: str = DEFAULT_PRESET,
        options: Mapping[str, Any] | None = None,
        match_id: str = "",
    ) -> "Match":
        """A new match; `options` names what differs from the preset, written as in the rule sheet.

        Raises:
            Malformed: no such game, preset, option, value, number of seats or dealer.
        """
        if isinstance(game, str):
            try:
                game = find_game(game)
            except KeyError:
                raise Malformed(Message("engine-bad-game")) from None
        if seats not in game.seats:
            raise Malformed(Message("engine-bad-seats"))
        if not 0 <= dealer < seats:
            raise Malformed(Message("engine-bad-dealer"))
        given = dict(options or {})
        made = make_options(game, preset, given, seats)
        header = Header(game.key, seats, dealer, preset, named_options(game, preset, made, given, seats), match_id)
        return cls(header, game, made, (), game.start(made, seats, dealer), 0)

    @property
    def turn(self) -> Turn:
        """What is due."""
        return self.game.turn(self.state)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return isinstance(self.turn, Over)

    def revision_of(self, seat: Seat | None) -> int:
        """The number in this seat's own buttons: its silent steps count too, and nobody else hears of them."""
        return self.revision + (self.silent.count(seat) if seat is not None else 0)

    @property
    def asks_in_private(self) -> bool:
        """Whether the decision that is due may be one of whose existence the others must not know."""
        return isinstance(self.turn, Act) and self.game.asks_in_private(self.view(None))

    @property
    def standings(self) -> Standings:
        """Match totals by side and, at the end, the ranking."""
        return self.game.standings(self.state)

    def deal(self, chance: Chance, seal: Seal | None = None) -> "tuple[Match, Step[Any]]":
        """The match after this deal, and what happened; the seal is kept as it is, not checked.

        Raises:
            Malformed: the pack is not the game's pack, or the further words are not those of the game.
            IllegalAction: no deal is due.
        """
        if tuple(sorted(chance.pack)) != tuple(sorted(self.game.pack)):
            raise Malformed(Message("engine-bad-pack"))
        words = dict(chance.words)
        if words.keys() != self.game.chance_words.keys() or any(
            word not in self.game.chance_words[name] for name, word in words.items()
        ):
            raise Malformed(Message("engine-bad-chance"))
        if not isinstance(self.turn, DealDue):
            raise IllegalAction(Refusal(self.game.turn_rule, Message("engine-no-deal-due")))
        return self._after(DealLine(chance, seal), self.game.deal(self.state, chance))

    def act(
        self, seat: Seat, action: Any, *, at: str | None = None, by: str | None = None
    ) -> "tuple[Match, Step[Any]]":
        """The match after this action (a value of the game, or its text), and what happened.

        Raises:
            Malformed: the text is no action of the game.
            IllegalAction: it is not this seat's turn, or the action is not allowed now.
        """
        if isinstance(action, str):
            action = self.game.parse(action)
        if (refusal := refuse_turn(self.turn, seat, self.game.turn_rule)) is not None:
            raise IllegalAction(refusal)
        step = self.game.act(self.state, seat, action)
        return self._after(ActLine(seat, action, at, by), step)

    def follow(self, line: Line) -> "tuple[Match, Step[Any]]":
        """The match after one more line of a log; raises as `deal` and `act` do."""
        match line:
            case DealLine():
                return self.deal(line.chance, line.seal)
            case ActLine():
                return self.act(line.seat, line.action, at=line.at, by=line.by)
            case TakeBackLine():
                return self.take_back(line.seat, line.count)
            case EndLine():
                return self.end()

    def end(self) -> "tuple[Match, Step[Any]]":
        """The match that ends here by agreement, between two deals, and what happened.

        Raises:
            IllegalAction: the game does not end so, a deal is under way, or none is over.
        """
        if not (self.game.ends_by_agreement and self.deals and isinstance(self.turn, DealDue)):
            raise IllegalAction(Refusal(self.game.turn_rule, Message("engine-no-end-now")))
        return self._after(EndLine(), self.game.ended(self.state))

    def _after(self, line: DealLine | ActLine | EndLine, step: Step[Any]) -> "tuple[Match, Step[Any]]":
        log, revision, silent = (*self.log, line), self.revision + step.public, self.silent
        recent: tuple[Past, ...] = ()
        if isinstance(line, ActLine):
            recent = (*self.recent, Past(line, self.state, step.public, step.reveals))[-2 * self.header.seats :]
            if not step.public:
                silent = (*silent, line.seat)
        deals = self.deals + isinstance(line, DealLine)
        return Match(self.header, self.game, self.options, log, step.state, revision, silent, recent, deals), step

    # ------------------------------------------------------------------------------------------------------ taking back

    def to_take_back(self, seat: Seat) -> tuple[Past, ...]:
        """The actions that count no more if this seat takes its last public action back: that one, and all since.

        Empty where it cannot: it has none in this trick (or round of bidding), somebody has learned something hidden by
        one of them, or the deal is over. A public question has a public answer: nobody learns from it of silent steps.
        """
        own = [number for number, past in enumerate(self.recent) if past.public and past.line.seat == seat]
        undone = self.recent[own[-1] :] if own else ()
        if not undone or not isinstance(self.turn, Act) or any(past.reveals for past in undone):
            return ()
        before, _ = self._trick(undone[0].state)
        now, cards = self._trick(self.state)
        return undone if before == now or (before == now - 1 and not cards) else ()

    def take_back(self, seat: Seat, count: int) -> "tuple[Match, Step[Any]]":
        """The match in which the last `count` actions, of which the first is this seat's, count no more.

        A step that everybody sees: `revision` grows, so that buttons from before are of another moment.

        Raises:
            IllegalAction: there are not so many recent actions, or the first is another seat's.
        """
        if not 1 <= count <= len(self.recent) or self.recent[-count].line.seat != seat:
            raise IllegalAction(Refusal(self.game.turn_rule, NOTHING_TO_TAKE_BACK))
        state, recent = self.recent[-count].state, self.recent[:-count]
        log = (*self.log, TakeBackLine(seat, count))
        after = Match(
            self.header, self.game, self.options, log, state, self.revision + 1, self.silent, recent, self.deals
        )
        return after, Step(state, ())

    @property
    def effective(self) -> tuple[DealLine | ActLine | EndLine, ...]:
        """The lines that count: the log without what was taken back."""
        lines: list[DealLine | ActLine | EndLine] = []
        for line in self.log:
            if isinstance(line, TakeBackLine):
                del lines[-line.count :]
            else:
                lines.append(line)
        return tuple(lines)

    def _trick(self, state: Any) -> tuple[int, int]:
        """The number of the trick in this state, 0 where there is none, and how many cards are in it."""
        trick = self.game.scene(self.game.view(state, None)).trick
        return (0, 0) if trick is None else (trick.number, len(trick.cards))

    # ------------------------------------------------------------------------------------------------------------------

    def view(self, viewer: Seat | None) -> Any:
        """What this viewer may see now (None: the public)."""
        return self.game.view(self.state, viewer)

    def choice(self, seat: Seat) -> Choice:
        """What this seat may do now."""
        return self.game.choice(self.view(seat))

    def at(self, lines: int) -> "Match":
        """The match after the first `lines` lines of its log.

        Raises:
            IndexError: the log is shorter than that.
        """
        if not 0 <= lines <= len(self.log):
            raise IndexError(lines)
        return replay(self.header, self.log[:lines])


def replay(header: Header, lines: Iterable[Line]) -> Match:
    """The match that these lines make; raises as `Match.start`, `Match.deal` and `Match.act` do."""
    match = Match.start(
        header.game,
        seats=header.seats,
        dealer=header.dealer,
        preset=header.preset,
        options=dict(header.options),
        match_id=header.match_id,
    )
    for line in lines:
        match, _ = match.follow(line)
    return match
