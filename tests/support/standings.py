"""The figures of ladders, counted once more from the stored results alone, in another way than the bot keeps them."""

from collections import defaultdict
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from itertools import groupby
from typing import Any, NamedTuple

RESULTS = (
    "SELECT match_id, user_id, game, guild, side, points, outcome, moves, autopilot, finished_at, credit"
    " FROM result ORDER BY finished_at, match_id"
)
STANDINGS = (
    "SELECT game, guild, period, user_id, matches, wins, draws, points, moves, autopilot, rate, streak, longest"
    " FROM standing"
)
COMPANIONS = "SELECT user_id, game, guild, partner, other_id, matches, wins, rate FROM companion"

QUARTERS = "111222333444"
"""By month."""


class Played(NamedTuple):
    """A row of `RESULTS`."""

    match: str
    user: int
    game: str
    guild: int | None
    side: int
    points: int
    outcome: str
    moves: int
    autopilot: int
    at: int
    credit: str

    @property
    def counts(self) -> bool:
        """Whether it counts as played."""
        return (self.credit, self.outcome) != ("gain", "lost")

    @property
    def letter(self) -> str:
        """W, D or L, as it counts."""
        gained = self.credit != "loss"
        return {("won", True): "W", ("drew", True): "D"}.get((self.outcome, gained), "L")

    def periods(self) -> Iterator[str]:
        """The names of all periods that the match belongs to, from the calendar."""
        day = datetime(1970, 1, 1, tzinfo=UTC) + timedelta(microseconds=self.at)
        yield "ever"
        yield day.strftime("%Y-%m")
        yield day.strftime("%G-W%V")
        yield f"{day:%Y}-Q{QUARTERS[day.month - 1]}"


def standings(rows: list[Any]) -> set[tuple[Any, ...]]:
    """What `STANDINGS` must give after these `RESULTS`."""
    kept = defaultdict(list)
    for played in map(Played._make, rows):
        for guild in {0, played.guild or 0}:
            for period in played.periods():
                if played.counts:
                    kept[played.game, guild, period, played.user].append(played)
    return {(*key, *_figures(matches)) for key, matches in kept.items()}


def _figures(matches: list[Played]) -> tuple[Any, ...]:
    letters = "".join(played.letter for played in matches)
    runs = [(letter, len([*run])) for letter, run in groupby(letters)]
    letter, length = runs[-1]
    points = sum(min(0, played.points) if played.credit == "loss" else played.points for played in matches)
    rate = 1_000_000 * letters.count("W") // len(letters) if len(letters) >= 20 else None
    return (
        len(letters), letters.count("W"), letters.count("D"), points, sum(played.moves for played in matches),
        sum(played.autopilot for played in matches), rate, {"W": length, "D": 0, "L": -length}[letter],
        max((length for letter, length in runs if letter == "W"), default=0),
    )  # fmt: skip


def companions(rows: list[Any]) -> set[tuple[Any, ...]]:
    """What `COMPANIONS` must give after these `RESULTS`."""
    of_match = defaultdict(list)
    for played in map(Played._make, rows):
        of_match[played.match].append(played)
    met: dict[tuple[Any, ...], str] = defaultdict(str)
    for own in (played for together in of_match.values() for played in together if played.counts):
        for other in of_match[own.match]:
            if other.user != own.user:
                for guild in {0, own.guild or 0}:
                    met[own.user, own.game, guild, int(own.side == other.side), other.user] += own.letter
    return {
        (
            *key,
            len(letters),
            wins := letters.count("W"),
            1_000_000 * wins // len(letters) if len(letters) >= 5 else None,
        )
        for key, letters in met.items()
    }
