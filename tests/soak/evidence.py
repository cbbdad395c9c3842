"""What the endurance run keeps of what it saw, from which `checks` concludes. All times are seconds since 1970."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from engine.cards import Card

PEOPLE_WAIT: Final = ("turn", "idle")
"""What a table waits for where its deadline gives people time: only these are extended by a downtime."""
MICROSECONDS: Final = 1_000_000
VANISHED: Final = "vanished"


class Move(NamedTuple):
    """A row of the log; `number` counts the lines of the match from 1."""

    match: str
    number: int
    line: str
    cause: int | None


class Standing(NamedTuple):
    """What is stored of a table: who sits, waits and has left, by seat; how many deals it had, and lines its match.

    `proposal`: what the buttons of the open proposal carry (empty: none is open), `kicked`: the seat that it is to kick
    out, `agreed`: who agrees to it.
    """

    state: str
    number: int
    host: int
    deals: int
    lines: int
    proposal: str
    kicked: int | None
    agreed: frozenset[int]
    people: dict[int, int]
    """By user, their seat."""
    waiting: frozenset[int]
    left: frozenset[int]
    autopilot: frozenset[int]
    """The seats on autopilot."""
    queued: dict[int, str]
    """By seat, the card that is queued there."""


class Deadline(NamedTuple):
    """A row of the deadlines with what shows whether its table was left alone: its version and its number of moves."""

    awaited: str
    at: int
    version: int
    moves: int


@dataclass(slots=True)
class Press:
    """One press of a person, and what became of it.

    `revision` is the number in the pressed button, `action` the answer that it gives (empty: none that the log has in
    these words). `answered` is the time of the first answer, `why` the reason of a failure. `seen`: the later revision
    that the person's hand showed then (None: none); `stored`: the row that the log had at that moment for this press,
    and `lines` how many lines its match had. `by`: who pressed.
    """

    interaction: int
    table: str
    seat: int
    revision: int
    verb: str
    action: str
    sent: float
    answered: float | None = None
    state: str = "sent"
    why: str | None = None
    excused: str = ""
    seen: int | None = None
    stored: Move | None = None
    lines: int = 0
    old: bool = False
    by: str = ""


@dataclass(slots=True)
class Wait:
    """Somebody was told that they wait for a computer's seat.

    `deals`: how many deals their table had then; `passed`: how many it had since while they still waited. `ended`: how
    the waiting has ended (`VANISHED`: nobody knows why), empty while it goes on; `gives_up`: they have asked for it.
    """

    interaction: int
    table: str
    user: int
    deals: int
    passed: int = 0
    ended: str = ""
    gives_up: bool = False

    def see(self, now: "Standing | None") -> None:
        """Note what became of it by what is stored of the table now; None: no such table."""
        if now is None or now.state == "closed":
            self.ended = "the table was closed"
        elif self.user in now.people or self.user in now.left:
            self.ended = "seated"
        elif self.user in now.waiting:
            self.passed = max(self.passed, now.deals - self.deals)
        else:
            self.ended = "gave up" if self.gives_up else VANISHED


@dataclass(frozen=True, slots=True)
class Vote:
    """Somebody has agreed to a proposal or declined it, and it was open still when they had their answer.

    `agreed`: whether the proposal has them then among those who agree.
    """

    interaction: int
    table: str
    agrees: bool
    agreed: bool


@dataclass(frozen=True, slots=True)
class Queued:
    """Somebody has queued a card in deal `deal` of a match whose log had `lines` lines all the time.

    `stored`: the card that is stored as queued once the press was answered. `read`: the text in which somebody else,
    who sits at `other` (None: at no seat), has read the name of the card since, and had not before; mostly empty.
    """

    interaction: int
    match: str
    lines: int
    deal: int
    seat: int
    card: Card
    stored: Card | None
    other: int | None
    read: str


@dataclass(slots=True)
class Kill:
    """A kill, and the start after it.

    `sign` is the last sign of life before it, `woke` the one that the start has left; `before` and `after` are the
    deadlines by table as they were stored at the kill and right after the start.
    """

    at: float
    sign: float
    before: dict[str, Deadline]
    started: float = 0.0
    woke: float = 0.0
    online: float = 0.0
    after: dict[str, Deadline] = field(default_factory=dict)


@dataclass(slots=True)
class TableSeen:
    """A table that is played: `still` seconds of the bot's presence without a new line or a selection.

    `overdue`: seconds without a break by which the table is late with what it does by itself; negative while it has
    time. `sleeping`: one of its people never answers.
    """

    table: str
    at: float
    still: float
    overdue: float
    awaited: str
    sleeping: bool


class Stillness:
    """How long each table in play has had no new line, in seconds of the bot's presence; a pause does not count."""

    def __init__(self) -> None:
        self._since: dict[str, tuple[tuple[int, int], float]] = {}

    def look(
        self, played: Mapping[str, tuple[int, int]], uptime: float, selecting: Collection[str] = ()
    ) -> dict[str, float]:
        """By table in play, for how long.

        `played`: the tables in play, each with the number of its match and its lines; `uptime`: how long the bot has
        been present so far; `selecting`: tables at which somebody has just selected something, which counts as a line.
        """
        before, self._since = self._since, {}
        for table, reached in played.items():
            seen, since = before.get(table, (None, uptime))
            self._since[table] = (reached, since if seen == reached and table not in selecting else uptime)
        return {table: uptime - since for table, (_, since) in self._since.items()}


class Memory(NamedTuple):
    """The memory of one process: kibibytes at this many seconds after its start."""

    process: int
    age: float
    kibibytes: int


@dataclass
class Evidence:
    """All that was seen in a run."""

    presses: list[Press] = field(default_factory=list)
    waits: list[Wait] = field(default_factory=list)
    votes: list[Vote] = field(default_factory=list)
    queued: list[Queued] = field(default_factory=list)
    kills: list[Kill] = field(default_factory=list)
    tables: list[TableSeen] = field(default_factory=list)
    memory: list[Memory] = field(default_factory=list)
    faults: dict[str, int] = field(default_factory=dict)
    stood: list[tuple[float, float]] = field(default_factory=list)
    """From when to when the run itself did nothing, each second: mostly a thousandth of one. It is Discord here, too:
    what it does late, nobody can answer in time."""
    broken: list[str] = field(default_factory=list)
    """The tracebacks of parts of the run that ended before it: what they watch or disturb was left alone since."""
    starts: int = 0
    seconds: float = 0.0

    def count(self, fault: str) -> None:
        """Count one fault of this kind."""
        self.faults[fault] = self.faults.get(fault, 0) + 1
