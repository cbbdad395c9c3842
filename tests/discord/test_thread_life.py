"""Threads on a real connection: what Discord refuses, archived threads, and a bot that is killed meanwhile."""

import signal
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from sandbox.testing import DrivenSandbox
from sandbox.world import permissions as bits
from tests.discord.connection import Connected, buttons, first_channel
from tests.discord.test_processes import Process, process  # noqa: F401 - a fixture


@pytest.fixture
def threads_allowed() -> bool:
    """They are."""
    return True


async def begin(box: DrivenSandbox, person: str = "Anna") -> None:
    """A match against the computer, by a table that waits in the channel first."""
    await box.slash(person, first_channel(box), "table new")
    await box.slash(person, first_channel(box), "table add-computer")
    await box.slash(person, first_channel(box), "table start")


def threads(box: DrivenSandbox) -> list[int]:
    """The threads of the channel."""
    return [channel.id for channel in box._world.threads(first_channel(box))]


def tables_shown(box: DrivenSandbox, channel: int) -> list[Any]:
    """The messages that show a table being played."""
    return [one for one in box.visible_messages("Ben", channel) if buttons(one, "score")]


async def in_thread(box: DrivenSandbox) -> int:
    """The only thread, as soon as the table is shown in it."""
    await box.until(lambda: len(threads(box)) == 1 and bool(tables_shown(box, threads(box)[0])))
    (thread,) = threads(box)
    return thread


def stored(process: Process) -> list[Any]:  # noqa: F811 - the parameter
    """The thread of each table, and whether it wants one, in the database."""
    with closing(sqlite3.connect(process.folder / "stich.db")) as database:
        return database.execute("SELECT thread, wants_thread FROM card_table").fetchall()


async def test_the_table_is_in_its_thread_and_the_line_in_the_channel(box: DrivenSandbox, connected: Connected) -> None:
    await begin(box)
    thread = await in_thread(box)
    assert connected.table.place.thread == thread
    await box.until(lambda: f"<#{thread}>" in str(box.visible_messages("Ben", first_channel(box))))
    assert not tables_shown(box, first_channel(box))


@pytest.mark.parametrize("code", [50013, 50001, 160006, 50024])
async def test_where_discord_refuses_a_thread_the_table_stays_in_the_channel(
    box: DrivenSandbox, connected: Connected, code: int
) -> None:
    box.fail_next("POST", "/channels/*/messages/*/threads", 403, code)
    await begin(box)
    await box.until(lambda: bool(tables_shown(box, first_channel(box))))
    assert (connected.table.place.thread, connected.table.wants_thread, threads(box)) == (None, False, [])


async def test_a_thread_whose_confirmation_is_lost_is_not_started_twice(
    box: DrivenSandbox, connected: Connected
) -> None:
    box.fail_next("POST", "/channels/*/messages/*/threads", 502, accepted=True)
    await begin(box)
    thread = await in_thread(box)
    assert connected.table.place.thread == thread


async def test_a_lobby_that_somebody_deleted_makes_room_for_the_line(box: DrivenSandbox, connected: Connected) -> None:
    await box.slash("Anna", first_channel(box), "table new")
    await box.until(lambda: any(buttons(one, "join") for one in box.visible_messages("Ben", first_channel(box))))
    (lobby,) = [one for one in box.visible_messages("Ben", first_channel(box)) if buttons(one, "join")]
    await box.delete_message(lobby["id"])
    await box.slash("Anna", first_channel(box), "table add-computer")
    await box.slash("Anna", first_channel(box), "table start")
    thread = await in_thread(box)
    assert connected.table.place.thread == thread
    await box.until(lambda: f"<#{thread}>" in str(box.visible_messages("Ben", first_channel(box))))


async def test_an_archived_thread_is_reopened_by_the_next_step(box: DrivenSandbox, connected: Connected) -> None:
    await begin(box)
    thread = await in_thread(box)
    channel = await connected.bot.fetch_channel(thread)
    await channel.edit(archived=True)  # type: ignore[union-attr, call-arg] - a thread
    assert box.channel(thread).thread.archived  # type: ignore[union-attr] - a thread
    panel = (await box.slash("Anna", first_channel(box), "hand")).message
    before = str(tables_shown(box, thread))
    await box.click("Anna", panel["id"], buttons(panel, "do")[0])
    await box.until(lambda: str(tables_shown(box, thread)) != before)
    assert not box.channel(thread).thread.archived  # type: ignore[union-attr] - a thread
    assert len(tables_shown(box, thread)) == 1


async def test_a_press_on_a_hand_in_an_archived_thread_counts_and_reopens_it(
    box: DrivenSandbox, connected: Connected
) -> None:
    await begin(box)
    thread = await in_thread(box)
    panel = (await box.slash("Anna", thread, "hand")).message
    await box.archive_thread(thread)
    before = str(tables_shown(box, thread))
    await box.click("Anna", panel["id"], buttons(panel, "do")[0])
    await box.until(lambda: str(tables_shown(box, thread)) != before)
    assert not box.channel(thread).thread.archived  # type: ignore[union-attr] - a thread


async def test_from_a_locked_thread_that_cannot_be_reopened_the_table_comes_back(
    box: DrivenSandbox, connected: Connected
) -> None:
    await begin(box)
    thread = await in_thread(box)
    await box.archive_thread(thread, locked=True)
    box.fail_next("PATCH", f"/channels/{thread}", 403, 50013)
    panel = (await box.slash("Anna", first_channel(box), "hand")).message
    await box.click("Anna", panel["id"], buttons(panel, "do")[0])
    await box.until(lambda: bool(tables_shown(box, first_channel(box))))
    assert connected.table.place.thread is None
    assert f"<#{thread}>" not in str(box.visible_messages("Ben", first_channel(box))), "no way into it is left"


async def test_show_brings_the_table_back_from_a_locked_thread(box: DrivenSandbox, connected: Connected) -> None:
    await begin(box)
    thread = await in_thread(box)
    await box.archive_thread(thread, locked=True)
    answer = (await box.slash("Anna", first_channel(box), "table show")).message
    await box.until(lambda: bool(tables_shown(box, first_channel(box))))
    (shown,) = tables_shown(box, first_channel(box))
    assert f"/{first_channel(box)}/{shown['id']}" in answer["content"]
    assert connected.table.place.thread is None


async def test_what_is_deleted_in_the_thread_is_posted_anew_there_and_the_line_is_not(
    box: DrivenSandbox, connected: Connected
) -> None:
    await begin(box)
    thread = await in_thread(box)
    (shown,) = tables_shown(box, thread)
    await box.delete_message(shown["id"])
    await box.until(lambda: f"<#{thread}>" in str(box.visible_messages("Ben", first_channel(box))))
    await box.delete_message(thread)
    connected.bot.services.table_messages.redraw(connected.table)
    await box.until(lambda: len(tables_shown(box, thread)) == 1)
    assert connected.table.place.thread == thread
    assert f"<#{thread}>" not in str(box.visible_messages("Ben", first_channel(box)))


async def test_where_the_bot_may_write_in_threads_no_more_the_table_comes_back(
    box: DrivenSandbox, connected: Connected
) -> None:
    await begin(box)
    thread = await in_thread(box)
    await box.set_permissions(first_channel(box), "bot", deny=bits.SEND_MESSAGES_IN_THREADS)
    table = connected.table
    await box.slash("Anna", first_channel(box), "table show")
    connected.bot.services.table_messages.redraw(table)
    box.fail_next("PATCH", f"/channels/{thread}/messages/*", 403, 50013)
    connected.bot.services.table_messages.redraw(connected.table)
    await box.until(lambda: bool(tables_shown(box, first_channel(box))))
    assert connected.table.place.thread is None


async def test_a_table_ended_in_its_thread_is_closed_there_and_in_the_line(
    box: DrivenSandbox, connected: Connected
) -> None:
    await begin(box)
    thread = await in_thread(box)
    asked = (await box.slash("Anna", thread, "table end")).message
    await box.click("Anna", asked["id"], buttons(asked, "end")[0])
    await box.until(lambda: "closed" in str(box.visible_messages("Ben", thread)[-1]))
    await box.until(
        lambda: any(
            "closed" in one["content"] and f"<#{thread}>" in one["content"]
            for one in box.visible_messages("Ben", first_channel(box))
        )
    )


async def test_a_bot_killed_between_starting_the_thread_and_storing_it_starts_no_second_one(
    box: DrivenSandbox,
    process: Process,  # noqa: F811 - the fixture
) -> None:
    await box.until(lambda: bool(box.visible_messages("Anna", first_channel(box))))
    await box.slash("Anna", first_channel(box), "table new")
    await box.slash("Anna", first_channel(box), "table add-computer")
    # The thread is started, but the answer is an error: the bot waits half a second before it tries again.
    box.fail_next("POST", "/channels/*/messages/*/threads", 502, accepted=True)
    await box.slash("Anna", first_channel(box), "table start")
    await box.until(lambda: len(threads(box)) == 1)
    assert await process.end(signal.SIGKILL) == -signal.SIGKILL
    assert stored(process) == [(None, 1)]
    await process.start()
    thread = await in_thread(box)
    assert stored(process) == [(thread, 0)]
    assert await process.end(signal.SIGKILL) == -signal.SIGKILL
    await process.start()
    await box.slash("Anna", thread, "table show")
    await box.until(lambda: len(tables_shown(box, thread)) == 1)
    assert threads(box) == [thread]
    assert "Traceback" not in (process.folder / "log").read_text()
