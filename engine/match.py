"""A match: its first line and a log of deals and actions, as a chess game is a list of moves.

`Match` is a value: `deal` and `act` give the next match and leave this one alone, so a caller may try a move, make it
durable and only then adopt it. The state is the fold of the log; replay, recovery and export are the same function.

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
from engine.game import AnyGame, Chance, Choice, Hidden, IllegalAction, Malformed, Refusal, Step, refuse_turn
from engine.message import Message
from engine.options import make_options, named_options
from engine.registry import game as find_game
from engine.sheet import Standings
from engine.turn import Act, DealDue, Over, Turn

DEFAULT_PRESET = "article"


@dataclass(frozen=True, slots=True)
class Header:
    """The first line of a match: what is played, by how many, who deals first; `options` differ from the preset."""

    game: str
    seats: int
    dealer: Seat
    preset: str = DEFAULT_PRESET
    options: tuple[tuple[str, Any], ...] = ()


@dataclass(frozen=True, slots=True, repr=False)
class DealLine(Hidden):
    """A deal with all that chance decided."""

    chance: Chance


@dataclass(frozen=True, slots=True, repr=False)
class ActLine(Hidden):
    """One action of one seat, with the marks of the record that do not matter to the rules."""

    seat: Seat
    action: Any
    at: str | None = None
    by: str | None = None


Line: TypeAlias = DealLine | ActLine


@dataclass(frozen=True, slots=True, repr=False)
class Match(Hidden):
    """All deals of a match up to now. `revision` counts the steps that the table saw (the number in buttons).

    `silent` names the seats of the steps that it did not see, in order.
    """

    header: Header
    game: AnyGame
    options: Any
    log: tuple[Line, ...]
    state: Any
    revision: int
    silent: tuple[Seat, ...] = ()

    @classmethod
    def start(
        cls,
        game: AnyGame | str,
        *,
        seats: int,
        dealer: Seat,
        preset: str = DEFAULT_PRESET,
        options: Mapping[str, Any] | None = None,
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
        header = Header(game.key, seats, dealer, preset, named_options(game, preset, made, given, seats))
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

    def deal(self, chance: Chance) -> "tuple[Match, Step[Any]]":
        """The match after this deal, and what happened.

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
        return self._after(DealLine(chance), self.game.deal(self.state, chance))

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
        if isinstance(line, DealLine):
            return self.deal(line.chance)
        return self.act(line.seat, line.action, at=line.at, by=line.by)

    def _after(self, line: Line, step: Step[Any]) -> "tuple[Match, Step[Any]]":
        log, revision, silent = (*self.log, line), self.revision + step.public, self.silent
        if not step.public and isinstance(line, ActLine):
            silent = (*silent, line.seat)
        return Match(self.header, self.game, self.options, log, step.state, revision, silent), step

    def view(self, viewer: Seat | None) -> Any:
        """What this viewer may see now (None: the public)."""
        return self.game.view(self.state, viewer)

    def choice(self, seat: Seat) -> Choice:
        """What this seat may do now."""
        return self.game.choice(self.view(seat))

    def at(self, lines: int) -> "Match":
        """The match after the first `count` lines of its log.

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
    )
    for line in lines:
        match, _ = match.follow(line)
    return match
