"""Whole matches of a game, played at random and by rule of thumb over all presets and options, with every step kept."""

import dataclasses
import json
import os
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, TypeAlias

from engine import registry
from engine.cards import Seat
from engine.choice import Choice, PickOne, PickSome
from engine.game import AnyGame, Chance, Malformed, Step
from engine.match import ActLine, DealLine, Line, Match
from engine.options import named_rules, rules_names
from engine.players.careful import Careful
from engine.players.protocol import Player
from engine.players.random import Random
from engine.turn import Act, DealDue, Over

DEEP = 10 if os.environ.get("DEEP_TESTS") else 1
"""How much longer the heavier run is."""
MATCHES, LINES = 24 * DEEP, 6_000 * DEEP
"""The matches walked for each game, and the lines after which fewer matches are enough."""
FOURTH = 4
"""Every fourth match is played by rule of thumb, every other with frequent passes; at least this many are walked."""
POSITIONS = 240 * DEEP
"""Positions that the costly tests look at, for each game."""
RANDOM, CAREFUL = Random(), Careful()
READINESS = 0.9
"""How likely the ready player passes where that is open."""
LONGEST = 20_000
"""No match has more lines than this."""


@dataclass(frozen=True, slots=True)
class Ready:
    """Passes readily and otherwise plays at random, so that an auction does not always end with the highest bids."""

    name: ClassVar[str] = "ready"

    def decide(self, game: AnyGame, view: Any, information_state: Any, choice: Choice, rng: random.Random) -> str:
        """Usually a pass, where it is legal; any legal answer otherwise."""
        if isinstance(choice, PickOne) and "pass" in choice.legal and rng.random() < READINESS:
            return "pass"
        return RANDOM.decide(game, view, information_state, choice, rng)


PLAYERS: tuple[Player, ...] = (Ready(), RANDOM, Ready(), CAREFUL)
"""The players of the matches, in turn."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One line of a match: the state before it, the line, the state after it, and what happened.

    `start` is the match before its first line. The matches on the way are not kept: their logs would fill the memory.
    """

    start: Match
    state: Any
    line: Line
    after: Any
    step: Step[Any]

    @property
    def match(self) -> Match:
        """The match before the line, but for its log."""
        return dataclasses.replace(self.start, state=self.state)

    @property
    def actor(self) -> Seat | None:
        """Who acted; None for a deal."""
        return self.line.seat if isinstance(self.line, ActLine) else None


@dataclass(frozen=True, slots=True)
class Walk:
    """One whole match: its log is in `end`."""

    start: Match
    moments: tuple[Moment, ...]
    end: Match


def viewers(match: Match) -> tuple[Seat | None, ...]:
    """Everybody who looks at a table: every seat, and the public."""
    return (*seats(match), None)


def seats(match: Match) -> tuple[Seat, ...]:
    return tuple(map(Seat, range(match.header.seats)))


Seen: TypeAlias = Counter[tuple[str, Any]]
"""How often each value of each option has been played."""


def random_start(game: AnyGame, rng: random.Random, seen: Seen) -> Match:
    """A new match with a random preset or variant, seats and dealer, and some options at the values seen least."""
    while True:
        count = rng.choice(game.seats)
        given = {
            field.name: min(field.metadata["offered"], key=lambda value: (seen[field.name, value], rng.random()))
            for field in dataclasses.fields(game.options_type)
            if rng.random() < 0.5
        }
        rules = named_rules(game, rng.choice(sorted(rules_names(game))))
        # Values as a record brings them: lists, not tuples.
        options = json.loads(json.dumps({**rules.options, **given}))
        try:
            return Match.start(
                game,
                seats=count,
                dealer=Seat(rng.randrange(count)),
                preset=rules.preset,
                options=options,
            )
        except Malformed:
            # Options that do not go together are drawn again; a preset or variant alone must be good.
            if not given:
                raise


def random_chance(game: AnyGame, rng: random.Random) -> Chance:
    """A shuffled pack and the further words of chance."""
    pack = list(game.pack)
    rng.shuffle(pack)
    return Chance(tuple(pack), tuple((name, rng.choice(values)) for name, values in game.chance_words.items()))


def pick_text(choice: PickSome, rng: random.Random, count: int) -> str:
    """An answer with this number of candidates, the mandatory ones among them."""
    free = [candidate for candidate in choice.candidates if candidate not in choice.must]
    picked = [*choice.must, *rng.sample(free, max(0, count - len(choice.must)))]
    rng.shuffle(picked)
    return f"{choice.verb} {' '.join(picked) or 'none'}"


def next_line(match: Match, rng: random.Random, player: Player) -> Line | None:
    """A line that the position accepts, or None when the match is over."""
    game = match.game
    match match.turn:
        case DealDue():
            return DealLine(random_chance(game, rng))
        case Act(seat):
            view = match.view(seat)
            text = player.decide(game, view, game.information_state(match.state, seat), game.choice(view), rng)
            return ActLine(seat, game.parse(text))
        case Over():
            return None


def play(start: Match, rng: random.Random, player: Player) -> Walk:
    """The match, line by line, to its end."""
    match = start
    walked = []
    for _ in range(LONGEST):
        line = next_line(match, rng, player)
        if line is None:
            return Walk(start, tuple(walked), match)
        after, step = match.follow(line)
        walked.append(Moment(start, match.state, line, after.state, step))
        match = after
    raise AssertionError(f"the match does not end: {start.header}")


@cache
def walks(key: str) -> tuple[Walk, ...]:
    """The walked matches of a game, always the same."""
    game = registry.game(key)
    walked: list[Walk] = []
    seen: Seen = Counter()
    for number in range(MATCHES):
        if number >= FOURTH and sum(len(walk.moments) for walk in walked) > LINES:
            break
        rng = random.Random(f"{key} {number}")
        player = PLAYERS[number % FOURTH]
        start = random_start(game, rng, seen)
        seen.update((field.name, getattr(start.options, field.name)) for field in dataclasses.fields(start.options))
        walked.append(play(start, rng, player))
    return tuple(walked)


def moments(key: str) -> Iterator[Moment]:
    """Every line of every walked match."""
    for walk in walks(key):
        yield from walk.moments


def sample(key: str, purpose: str, count: int = POSITIONS) -> list[Moment]:
    """Some of the moments: a random one of each kind of position first, then any."""
    rng = random.Random(f"{key} {purpose}")
    all_moments = list(moments(key))
    rng.shuffle(all_moments)
    first_of_kind: dict[Any, Moment] = {}
    for moment in all_moments:
        first_of_kind.setdefault(kind(moment), moment)
    others = [moment for moment in all_moments if first_of_kind[kind(moment)] is not moment]
    return [*first_of_kind.values(), *others][: max(count, len(first_of_kind))]


def kind(moment: Moment) -> tuple[Any, ...]:
    """What sort of line it was: the phase before and after, and the word said."""
    word = str(moment.line.action).split(" ")[0] if isinstance(moment.line, ActLine) else "deal"
    return type(moment.state), word, type(moment.after), moment.step.reveals


def hand(game: AnyGame, state: Any, seat: Seat) -> frozenset[int]:
    """The cards that a seat holds, by its own picture."""
    return frozenset(game.scene(game.view(state, seat)).hand)


def hands(game: AnyGame, state: Any, count: int) -> tuple[frozenset[int], ...]:
    """The cards that each seat holds. Those of the last state are kept: it is often the one before the next line."""
    if _last_hands[0] is not state:
        _last_hands[:] = [state, tuple(hand(game, state, Seat(seat)) for seat in range(count))]
    return _last_hands[1]


_last_hands: list[Any] = [None, ()]
