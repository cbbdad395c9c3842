"""What the endurance run keeps of what it saw, from which `checks` concludes. All times are seconds since 1970."""

from dataclasses import dataclass, field
from typing import Final, NamedTuple

PEOPLE_WAIT: Final = ("turn", "idle")
"""What a table waits for where its deadline gives people time: only these are extended by a downtime."""
MICROSECONDS: Final = 1_000_000


class Move(NamedTuple):
    """A row of the log; `number` counts the lines of the match from 1."""

    match: str
    number: int
    line: str
    cause: int | None


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
    and `lines` how many lines its match had.
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


class Memory(NamedTuple):
    """The memory of one process: kibibytes at this many seconds after its start."""

    process: int
    age: float
    kibibytes: int


@dataclass
class Evidence:
    """All that was seen in a run."""

    presses: list[Press] = field(default_factory=list)
    kills: list[Kill] = field(default_factory=list)
    tables: list[TableSeen] = field(default_factory=list)
    memory: list[Memory] = field(default_factory=list)
    faults: dict[str, int] = field(default_factory=dict)
    starts: int = 0
    seconds: float = 0.0

    def count(self, fault: str) -> None:
        """Count one fault of this kind."""
        self.faults[fault] = self.faults.get(fault, 0) + 1
