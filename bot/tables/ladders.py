"""Leaderboards and the figures of one player: what is on them, and who is placed where.

A ladder is that of a game, in one server or (None) over all, in the present week, month or season, or ever, by UTC. Its
figures are kept with every finished match (`bot.storage.ladders`), so that reading them costs the same after years.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final, Protocol, TypeVar

from bot.tables.model import Outcome, UserId
from bot.tables.ports import Clock
from bot.tables.rating import MATCHES_TO_BE_SURE

T = TypeVar("T")
LINES: Final = 10
"""How many players a page of a leaderboard has."""
MATCHES_FOR_RATE: Final = 20
"""From so many matches on somebody is on the ladder by win rate."""
MATCHES_FOR_COMPANY: Final = 5
"""From so many matches with or against somebody on they count among those who bring the most success."""
ACTIVE: Final = timedelta(days=60)
"""So long after the last rated match a rating keeps its place."""
FORM: Final = 10
"""How many of the last results tell the form."""
BEST: Final = 3
"""How many of the best results are told."""
COMPANY: Final = 3
"""How many partners and opponents are told."""
CURVE: Final = 100
"""How many of the last rated matches the curve of a rating shows."""


class Metric(StrEnum):
    """What orders a ladder."""

    WINS = "wins"
    RATE = "rate"
    """The share of wins, from `MATCHES_FOR_RATE` on."""
    POINTS = "points"
    RATING = "rating"


class Period(StrEnum):
    """Of which matches a ladder is."""

    EVER = "ever"
    SEASON = "season"
    """A quarter of a year."""
    MONTH = "month"
    WEEK = "week"
    """From Monday on."""

    def key(self, at: datetime) -> str:
        """The name of the period of this kind in which a moment is, by UTC.

        >>> from datetime import UTC
        >>> [period.key(datetime(2027, 1, 1, tzinfo=UTC)) for period in Period]
        ['ever', '2027-Q1', '2027-01', '2026-W53']
        """
        match self:
            case Period.EVER:
                return "ever"
            case Period.SEASON:
                return f"{at.year}-Q{(at.month + 2) // 3}"
            case Period.MONTH:
                return f"{at.year}-{at.month:02}"
            case Period.WEEK:
                year, week, _ = at.isocalendar()
                return f"{year}-W{week:02}"


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of a leaderboard, or one person's own figures."""

    game: str
    user: UserId
    name: str
    matches: int
    wins: int
    draws: int
    points: int
    """The sum of the points that count."""
    moves: int = 0
    autopilot: int = 0
    """How many of the moves the autopilot made after the time had run out."""
    rate: int | None = None
    """The share of wins in millionths; None with too few matches for it."""
    streak: int = 0
    """How many matches were won in a row up to now; below 0: lost."""
    longest: int = 0
    """The most that were won in a row."""
    rating: int | None = None
    """The number of the ladder by rating; None without one, or with too few rated matches for a place."""


@dataclass(frozen=True, slots=True)
class Ladder:
    """A ladder: of a game, in a server (None: over all), of a period, by a metric."""

    game: str
    guild: int | None
    period: Period = Period.EVER
    metric: Metric = Metric.WINS

    def figure(self, standing: Standing) -> int | None:
        """What orders this line; None where it has no place by this metric."""
        match self.metric:
            case Metric.WINS:
                return standing.wins
            case Metric.RATE:
                return standing.rate
            case Metric.POINTS:
                return standing.points
            case Metric.RATING:
                return standing.rating


@dataclass(frozen=True, slots=True)
class Rated:
    """A rating as players see it, the rated matches behind it, and the last of them."""

    shown: int
    matches: int
    last_at: datetime

    @property
    def provisional(self) -> bool:
        """Whether it comes from too few matches for a place."""
        return self.matches < MATCHES_TO_BE_SURE

    def active(self, now: datetime) -> bool:
        """Whether the last rated match is recent enough for a place."""
        return now - self.last_at <= ACTIVE


@dataclass(frozen=True, slots=True)
class Placed:
    """A line of a leaderboard; equal figures share a place."""

    place: int
    standing: Standing


@dataclass(frozen=True, slots=True)
class Own:
    """The line of who asks. `place` None: they have none by this metric yet, or none at all.

    `listed`: whether the others see it; `rated`: their rating, on a ladder by rating; `excluded`: the server excludes
    the person, so the others do not see it, and it has no place.
    """

    standing: Standing | None
    place: int | None
    listed: bool
    rated: Rated | None = None
    excluded: bool = False


@dataclass(frozen=True, slots=True)
class Board:
    """A page of a leaderboard (from 0), of how many, with the number of all who are placed, and the own line."""

    ladder: Ladder
    page: int
    pages: int
    players: int
    lines: tuple[Placed, ...]
    own: Own


@dataclass(frozen=True, slots=True)
class PastResult:
    """How a match ended for somebody, and when; `points`: those that count."""

    outcome: Outcome
    points: int
    at: datetime


@dataclass(frozen=True, slots=True)
class Companion:
    """Somebody with or against whom matches were played, and how many of them were won (by whose figures they are)."""

    name: str
    matches: int
    wins: int


@dataclass(frozen=True, slots=True)
class Company:
    """The others in somebody's matches: the most frequent ones, and with whom they win most."""

    frequent: tuple[Companion, ...] = ()
    successful: Companion | None = None


@dataclass(frozen=True, slots=True)
class ContractCount:
    """How often somebody undertook a contract, how often they won it, and their points in these deals."""

    contract: str
    played: int
    won: int
    points: int


@dataclass(frozen=True, slots=True)
class Figures:
    """All figures of somebody in one game; `standing` None: no finished match. `place`: by rating.

    `excluded`: the server excludes them, so they have no place there.
    """

    standing: Standing | None
    rated: Rated | None = None
    place: int | None = None
    form: tuple[PastResult, ...] = ()
    best: tuple[PastResult, ...] = ()
    partners: Company = Company()
    opponents: Company = Company()
    contracts: tuple[ContractCount, ...] = ()
    curve: tuple[int, ...] = ()
    """The rating after each of the last rated matches."""
    excluded: bool = False


class LadderReading(Protocol):
    """What ladders and figures show, at one moment. `since`: a rating without a later match has no place."""

    async def players(self, ladder: Ladder, period: str, since: datetime) -> int:
        """How many are listed and placed."""

    async def lines(self, ladder: Ladder, period: str, since: datetime, first: int, count: int) -> Sequence[Standing]:
        """`count` lines from number `first` on (from 0), in order."""

    async def better(self, ladder: Ladder, period: str, since: datetime, figure: int) -> int:
        """How many are listed and have more than this figure."""

    async def before(self, ladder: Ladder, period: str, since: datetime, standing: Standing) -> int:
        """How many are listed and stand before this line."""

    async def standing(self, game: str, guild: int | None, period: str, user: UserId) -> Standing | None:
        """The line of one player."""

    async def standings(self, user: UserId, guild: int | None) -> Sequence[Standing]:
        """The lines of one player ever, in the order of the games' keys."""

    async def rated(self, game: str, guild: int | None, user: UserId) -> Rated | None:
        """The rating of one player."""

    async def last(self, game: str, guild: int | None, user: UserId, count: int) -> Sequence[PastResult]:
        """The last results, the newest first."""

    async def best(self, game: str, guild: int | None, user: UserId, count: int) -> Sequence[PastResult]:
        """The results with the most points among those that were won."""

    async def frequent(
        self, game: str, guild: int | None, user: UserId, count: int, *, partners: bool, hidden: bool
    ) -> Sequence[Companion]:
        """With (or against) whom the user has played most; `hidden`: also those who do not want to be
        listed there; nobody whom the server excludes."""

    async def successful(
        self, game: str, guild: int | None, user: UserId, *, partners: bool, hidden: bool
    ) -> Companion | None:
        """With (or against) whom the user wins most, of `MATCHES_FOR_COMPANY` matches or more."""

    async def contracts(self, game: str, guild: int | None, user: UserId) -> Sequence[ContractCount]:
        """What the user has undertaken."""

    async def curve(self, game: str, guild: int | None, user: UserId, count: int) -> Sequence[int]:
        """The ratings before the last `count` rated matches, in order."""

    async def name(self, user: UserId) -> str | None:
        """The name that the user had in their last match."""

    async def listed(self, user: UserId, guild: int | None) -> bool:
        """Whether others may see the user on ladders and figures of the server, or (None) over all servers."""

    async def excluded(self, user: UserId, guild: int | None) -> bool:
        """Whether the server excludes the user, who is listed nowhere there."""


class LadderStore(Protocol):
    """The storage of it."""

    async def read(self, look: Callable[[LadderReading], Awaitable[T]]) -> T:
        """What `look` makes of the figures, all of one moment; it awaits nothing else and may run in another thread."""


class Ladders:
    """Reads leaderboards and figures."""

    def __init__(self, store: LadderStore, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def board(self, ladder: Ladder, user: UserId, page: int = 0) -> Board:
        """A page of the leaderboard (the last one, where there are fewer), with the line of the user."""
        now = self._clock.now()

        async def look(reading: LadderReading) -> Board:
            return await _board(reading, ladder, await _own(reading, ladder, user, now), page, now)

        return await self._store.read(look)

    async def own_board(self, ladder: Ladder, user: UserId) -> Board:
        """The page with the user's place, the first one where they have none."""
        now = self._clock.now()

        async def look(reading: LadderReading) -> Board:
            own = await _own(reading, ladder, user, now)
            page = 0
            if own.place is not None and own.standing is not None:
                page = await reading.before(ladder, ladder.period.key(now), now - ACTIVE, own.standing) // LINES
            return await _board(reading, ladder, own, page, now)

        return await self._store.read(look)

    async def overview(self, user: UserId, guild: int | None) -> tuple[tuple[Standing, Rated | None], ...]:
        """The user's figures ever, a line for each game, in a server or (None) over all, with the rating."""

        async def look(reading: LadderReading) -> list[tuple[Standing, Rated | None]]:
            lines = await reading.standings(user, guild)
            return [(line, await reading.rated(line.game, guild, user)) for line in lines]

        return tuple(await self._store.read(look))

    async def figures(self, user: UserId, game: str, guild: int | None, *, by: UserId) -> Figures:
        """All figures of the user in a game; others than themselves (`by`) read only names of who is listed there.

        Nobody reads names of those whom the server excludes.
        """
        now = self._clock.now()
        return await self._store.read(lambda reading: _figures(reading, user, game, guild, now, hidden=by == user))

    async def name(self, user: UserId) -> str | None:
        """The name that the user had in their last match; None before their first."""
        return await self._store.read(lambda reading: reading.name(user))

    async def shown_to(self, by: UserId, user: UserId, guild: int | None) -> bool:
        """Whether somebody may read the figures of the user in a server, or (None) over all."""
        return by == user or await self._store.read(lambda reading: reading.listed(user, guild))


async def _board(reading: LadderReading, ladder: Ladder, own: Own, page: int, now: datetime) -> Board:
    period, since = ladder.period.key(now), now - ACTIVE
    players = await reading.players(ladder, period, since)
    pages = max(1, -(-players // LINES))
    page = max(0, min(page, pages - 1))
    standings = await reading.lines(ladder, period, since, page * LINES, LINES)
    lines: list[Placed] = []
    for number, standing in enumerate(standings, start=page * LINES):
        figure = ladder.figure(standing)
        assert figure is not None, "only who has one is listed"
        if lines and figure == ladder.figure(lines[-1].standing):
            place = lines[-1].place
        elif lines or not number:
            place = number + 1
        else:
            place = 1 + await reading.better(ladder, period, since, figure)
        lines.append(Placed(place, standing))
    return Board(ladder, page, pages, players, tuple(lines), own)


async def _own(reading: LadderReading, ladder: Ladder, user: UserId, now: datetime) -> Own:
    period, since = ladder.period.key(now), now - ACTIVE
    standing = await reading.standing(ladder.game, ladder.guild, period, user)
    listed, excluded = await reading.listed(user, ladder.guild), await reading.excluded(user, ladder.guild)
    by_rating = ladder.metric is Metric.RATING
    rated = await reading.rated(ladder.game, ladder.guild, user) if by_rating else None
    figure = None if standing is None else ladder.figure(standing)
    if figure is None or excluded or (by_rating and (rated is None or not rated.active(now))):
        return Own(standing, None, listed, rated, excluded)
    return Own(standing, 1 + await reading.better(ladder, period, since, figure), listed, rated, excluded)


async def _figures(
    reading: LadderReading, user: UserId, game: str, guild: int | None, now: datetime, *, hidden: bool
) -> Figures:
    place = (game, guild, user)
    standing = await reading.standing(game, guild, Period.EVER.key(now), user)
    if standing is None:
        return Figures(None)
    own = await _own(reading, Ladder(game, guild, metric=Metric.RATING), user, now)
    before = tuple(await reading.curve(*place, CURVE))
    return Figures(
        standing,
        own.rated,
        own.place,
        form=tuple(await reading.last(*place, FORM)),
        best=tuple(await reading.best(*place, BEST)),
        partners=await _company(reading, *place, partners=True, hidden=hidden),
        opponents=await _company(reading, *place, partners=False, hidden=hidden),
        contracts=tuple(await reading.contracts(*place)),
        curve=(*before, own.rated.shown) if own.rated is not None and before else (),
        excluded=own.excluded,
    )


async def _company(
    reading: LadderReading, game: str, guild: int | None, user: UserId, *, partners: bool, hidden: bool
) -> Company:
    return Company(
        tuple(await reading.frequent(game, guild, user, COMPANY, partners=partners, hidden=hidden)),
        await reading.successful(game, guild, user, partners=partners, hidden=hidden),
    )
