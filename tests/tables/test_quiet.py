"""Quiet hours by the clock of a place, over midnight and over the change to summer time, and how they are written."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.tables.quiet import LARGE, Quiet, hours_in, zone_named, zones, zones_like

ZURICH = "Europe/Zurich"


def utc(text: str) -> datetime:
    """A moment in UTC."""
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


@pytest.mark.parametrize(
    ("at", "quiet", "end"),
    [
        ("2026-01-10 20:59", False, "2026-01-11 07:00"),
        ("2026-01-10 21:00", True, "2026-01-11 07:00"),
        ("2026-01-11 06:59", True, "2026-01-11 07:00"),
        ("2026-01-11 07:00", False, "2026-01-12 07:00"),
        ("2026-07-10 20:00", True, "2026-07-11 06:00"),
        ("2026-03-28 23:00", True, "2026-03-29 06:00"),  # the clocks go forward in that night
        ("2026-10-24 22:00", True, "2026-10-25 07:00"),  # and back in that one
    ],
)
def test_from_22_to_8_by_the_clock_of_zurich(at: str, *, quiet: bool, end: str) -> None:
    night = Quiet(22, 8, ZURICH)
    assert night.includes(utc(at)) is quiet
    assert night.end_after(utc(at)) == utc(end)
    assert not night.includes(night.end_after(utc(at)))


def test_hours_within_one_day() -> None:
    noon = Quiet(12, 14, "UTC")
    assert [hour for hour in range(24) if noon.includes(utc("2026-01-10 00:00") + timedelta(hours=hour))] == [12, 13]


@pytest.mark.parametrize("text", ["22-8", "22:00–8:00", " 22 - 08 ", "22 bis 8", "22 to 8", "22～8", "22から8"])
def test_hours_as_people_write_them(text: str) -> None:
    assert hours_in(text) == (22, 8)


@pytest.mark.parametrize("text", ["", "22", "8-8", "0-24", "25-8", "22:30-8", "-", "22-8-9", "aa-bb", "²-8"])
def test_no_two_full_hours(text: str) -> None:
    assert hours_in(text) is None


@pytest.mark.parametrize("text", ["22-8", "22-8 Mars/Olympus", "x", "", "22-8 ../../etc/passwd", "22-22 UTC"])
def test_what_cannot_be_read_from_storage_is_no_quiet_hours(text: str) -> None:
    assert Quiet.read(text) is None


def test_what_is_written_is_read() -> None:
    quiet = Quiet(22, 8, ZURICH)
    assert Quiet.read(str(quiet)) == quiet


def test_zones_by_their_name_or_city() -> None:
    assert {zone_named(text) for text in ("zurich", "Zürich", "europe/zurich", "EUROPE/ZURICH ")} == {ZURICH}
    assert zone_named("new york") == "America/New_York"
    assert zone_named("") is None
    assert zone_named("Europe") is None
    assert next(zones_like("tok")) == "Asia/Tokyo"
    assert list(zones_like("")) == list(LARGE)
    assert set(LARGE) <= zones()
