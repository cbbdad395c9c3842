"""Quiet hours: the hours of a day, by the clock of a time zone, in which nobody is to be disturbed."""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

UTC_NAME: Final = "UTC"
HOURS: Final = re.compile(r"\s*(\d{1,2})(?::00)?\s*(?:[-–—~〜～]|to|bis|から)\s*(\d{1,2})(?::00)?\s*", re.IGNORECASE)
"""Two full hours as somebody writes them: `22-8`, `22:00 – 8:00`."""
DAY: Final = 24
LARGE: Final = (
    "Pacific/Honolulu", "America/Anchorage", "America/Los_Angeles", "America/Denver", "America/Chicago",
    "America/New_York", "America/Sao_Paulo", "UTC", "Europe/London", "Europe/Zurich", "Europe/Berlin", "Europe/Vienna",
    "Europe/Paris", "Europe/Stockholm", "Europe/Athens", "Europe/Istanbul", "Africa/Johannesburg", "Asia/Dubai",
    "Asia/Kolkata", "Asia/Bangkok", "Asia/Shanghai", "Asia/Tokyo", "Australia/Sydney", "Pacific/Auckland",
)  # fmt: skip
"""Some zones where many people live, from west to east: whoever sees none with their name knows theirs by the time."""


@dataclass(frozen=True, slots=True)
class Quiet:
    """From the full hour `begin` to the full hour `end` of each day (0–23, never the same) in the time zone `zone`."""

    begin: int
    end: int
    zone: str

    @classmethod
    def read(cls, text: str) -> "Quiet | None":
        """The quiet hours that `str` wrote; None for any other text, and for a zone that this machine does not know."""
        hours, _, zone = text.partition(" ")
        span = hours_in(hours)
        return cls(*span, zone) if span is not None and zone in zones() else None

    def __str__(self) -> str:
        return f"{self.begin}-{self.end} {self.zone}"

    def includes(self, at: datetime) -> bool:
        """Whether this moment is within the quiet hours."""
        hour = at.astimezone(ZoneInfo(self.zone)).hour
        if self.begin < self.end:
            return self.begin <= hour < self.end
        return hour >= self.begin or hour < self.end

    def end_after(self, at: datetime) -> datetime:
        """When the quiet hours end next, in UTC like `at`."""
        local = at.astimezone(ZoneInfo(self.zone))
        end = local.replace(hour=self.end, minute=0, second=0, microsecond=0, fold=0)
        if end <= local:
            end += timedelta(days=1)
        return end.astimezone(at.tzinfo)


def hours_in(text: str) -> tuple[int, int] | None:
    """The two full hours that a text names, 24 as 0; None where it names none, or the same hour twice."""
    written = HOURS.fullmatch(text)
    if written is None:
        return None
    begin, end = int(written[1]), int(written[2])
    if max(begin, end) > DAY or begin % DAY == end % DAY:
        return None
    return begin % DAY, end % DAY


@cache
def zones() -> frozenset[str]:
    """The names of all time zones that this machine knows by a place, such as `Europe/Zurich`, and UTC."""
    places = (name for name in available_timezones() if "/" in name and not name.startswith("Etc/"))
    return frozenset({UTC_NAME, *places}) if UTC_NAME in available_timezones() else frozenset(places)


def zone_named(text: str) -> str | None:
    """The zone with this name, or of this city; None where there is none, or several."""
    wanted = _plain(text)
    same = [name for name in zones() if wanted == _plain(name)]
    cities = [name for name in zones() if wanted == _plain(name.rpartition("/")[2])]
    return next(iter(same or (cities if len(cities) == 1 else ())), None)


def zone_label(zone: str) -> str:
    """A zone's name as people read it."""
    return zone.replace("_", " ")


def zones_like(text: str) -> Iterator[str]:
    """The zones whose name has this text, those of a city that begins with it first; some large ones without any."""
    wanted = _plain(text)
    fitting = [name for name in zones() if wanted and wanted in _plain(name)]
    if not fitting:
        return iter(name for name in LARGE if name in zones())
    return iter(sorted(fitting, key=lambda name: (not _plain(name.rpartition("/")[2]).startswith(wanted), name)))


def _plain(text: str) -> str:
    """The text in small letters without accents, and with spaces: `Zürich`, `zurich` and `ZURICH` are the same."""
    parts = unicodedata.normalize("NFKD", text.strip().replace("_", " "))
    return "".join(part for part in parts if not unicodedata.combining(part)).casefold()
