"""Progress in lessons only grows, is each person's own, and outlives the process and an update from an older schema."""

import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path

from bot.storage import Database, open_database
from bot.storage.lessons import SqlLessonStore
from bot.storage.migrations import MIGRATIONS
from bot.tables.lessons import Progress
from bot.tables.model import UserId
from tests.support.clock import START
from tests.support.older_schema import rewrite_with_schema

ANNA, BEN = UserId(11), UserId(12)
BEFORE_LESSONS = next(number for number, step in enumerate(MIGRATIONS) if "lesson_progress" in step[0])


async def test_progress_grows_and_is_each_persons_own(database: Database) -> None:
    store = SqlLessonStore(database)
    assert await store.progress(ANNA) == {}
    await store.reach(ANNA, "vira.six", Progress(2, finished=False), START)
    await store.reach(BEN, "vira.six", Progress(1, finished=False), START)
    await store.reach(ANNA, "barbu.trumps", Progress(1, finished=False), START)
    assert await store.progress(ANNA) == {
        "vira.six": Progress(2, finished=False),
        "barbu.trumps": Progress(1, finished=False),
    }
    assert await store.progress(BEN) == {"vira.six": Progress(1, finished=False)}


async def test_who_goes_back_or_begins_anew_loses_nothing(database: Database) -> None:
    store = SqlLessonStore(database)
    await store.reach(ANNA, "vira.six", Progress(5, finished=True), START)
    await store.reach(ANNA, "vira.six", Progress(1, finished=False), START + timedelta(days=1))
    assert await store.progress(ANNA) == {"vira.six": Progress(5, finished=True)}
    rows = await database.read("SELECT at FROM lesson_progress")
    await store.reach(ANNA, "vira.six", Progress(5, finished=True), START + timedelta(days=2))
    assert await database.read("SELECT at FROM lesson_progress") == rows, "when they came so far"


async def test_the_lesson_in_which_one_came_on_last_is_the_last(database: Database) -> None:
    store = SqlLessonStore(database)
    for day, (lesson, passed) in enumerate(
        [("vira.six", 1), ("barbu.trumps", 1), ("vira.six", 2), ("barbu.trumps", 1)]
    ):
        await store.reach(ANNA, lesson, Progress(passed, finished=False), START + timedelta(days=day))
    assert [*await store.progress(ANNA)] == ["barbu.trumps", "vira.six"]


async def test_a_lesson_that_has_become_shorter_stays_finished(database: Database) -> None:
    store = SqlLessonStore(database)
    await store.reach(ANNA, "vira.six", Progress(5, finished=False), START)
    await store.reach(ANNA, "vira.six", Progress(4, finished=True), START)
    assert await store.progress(ANNA) == {"vira.six": Progress(5, finished=True)}


async def test_a_row_that_cannot_be_read_is_left_out(path: Path) -> None:
    async with await open_database(path, now=START) as database:
        await SqlLessonStore(database).reach(ANNA, "vira.six", Progress(2, finished=False), START)
        await SqlLessonStore(database).reach(ANNA, "barbu.trumps", Progress(2, finished=False), START)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE lesson_progress SET passed = 'many' WHERE lesson = 'vira.six'")
        connection.commit()
    async with await open_database(path, now=START) as database:
        assert await SqlLessonStore(database).progress(ANNA) == {"barbu.trumps": Progress(2, finished=False)}


async def test_a_database_from_before_lessons_gets_them(path: Path) -> None:
    async with await open_database(path, now=START):
        pass
    rewrite_with_schema(path, BEFORE_LESSONS, {})
    async with await open_database(path, now=START) as database:
        store = SqlLessonStore(database)
        await store.reach(ANNA, "vira.six", Progress(1, finished=False), START)
        assert await store.progress(ANNA) == {"vira.six": Progress(1, finished=False)}
