"""`stich run` and `stich health`: against a Discord on loopback, as processes of their own."""

import asyncio
import signal
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli.main import CANNOT
from sandbox.testing import DrivenSandbox
from tests.cli.command import PATIENCE, ROOT, files, running, stich
from tests.support.ports import free_port

CHANNEL = "card-room"
"""The channel of the bot's welcome message."""
LIMIT = 2.0
"""Seconds within which a command must end after the signal."""


@pytest.fixture
async def box() -> AsyncIterator[DrivenSandbox]:
    """A Discord on loopback."""
    sandbox = DrivenSandbox()
    await sandbox.start()
    yield sandbox
    await sandbox.close()


def pointed(box: DrivenSandbox, **given: str) -> dict[str, str]:
    """The settings of a bot that logs in to this sandbox."""
    return {
        "STICH_API_BASE": box.api_base,
        "STICH_GATEWAY_URL": box.gateway_url,
        "STICH_CDN_BASE": box.cdn_base,
        "DISCORD_TOKEN": box.token,
        "STICH_HEALTH_PORT": "0",
        "STICH_EMOJI": "off",
        **given,
    }


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({}, "There is no token"),
        ({"STICH_TOKEN": "x"}, "STICH_TOKEN"),
        ({"STICH_LOG_LEVEL": "loud"}, "STICH_LOG_LEVEL"),
        ({"DISCORD_TOKEN": "x", "STICH_DATABASE": "postgresql://a:secret@b/c"}, "postgresql"),
    ],
)
async def test_run_refuses_settings_in_one_line(given: dict[str, str], reason: str, tmp_path: Path) -> None:
    ended = await stich(tmp_path, "run", **given)
    assert ended.status == CANNOT
    assert reason in ended.line
    assert "secret" not in ended.line
    assert files(tmp_path) == []


async def test_run_speaks_the_language_of_the_terminal(tmp_path: Path) -> None:
    ended = await stich(tmp_path, "run", LANG="ja_JP.UTF-8")
    assert ended.line.startswith("トークンがありません。")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("C.UTF-8", "needs a package"),
        ("de_DE.UTF-8", "braucht ein Paket"),
        ("ja_JP.UTF-8", "インストールされていません"),
    ],
)
async def test_run_names_the_extra_that_a_setting_needs(language: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text("import sys\nsys.modules['sentry_sdk'] = None\n")
    ended = await stich(
        tmp_path, "run", DISCORD_TOKEN="a.b.c", STICH_SENTRY_DSN="http://key@127.0.0.1:9/1", LANG=language,
        PYTHONPATH=f"{tmp_path}:{ROOT}",
    )  # fmt: skip
    assert ended.status == CANNOT
    assert said in ended.line
    assert "STICH_SENTRY_DSN" in ended.line
    assert "stich[sentry]" in ended.line


async def test_run_with_a_wrong_token_says_so_and_does_not_try_again(box: DrivenSandbox, tmp_path: Path) -> None:
    ended = await stich(tmp_path, "run", **pointed(box, DISCORD_TOKEN="wrong.token", STICH_LOG_LEVEL="error"))
    assert ended.status == CANNOT
    assert "does not accept the token" in ended.line
    assert "wrong.token" not in ended.error
    assert len(box.log) == 1


@pytest.mark.parametrize("path", ["nowhere/x.db", ".", "no.db", "/proc/x.db"])
async def test_run_with_a_database_that_cannot_be_used_says_so_before_it_logs_in(
    path: str, box: DrivenSandbox, tmp_path: Path
) -> None:
    (tmp_path / "no.db").write_text("this is no database, whatever the suffix says " * 20)
    ended = await stich(tmp_path, "run", **pointed(box, STICH_DATABASE=path))
    assert ended.status == CANNOT
    assert f"The database {path} cannot be used" in ended.line
    assert not box.log


async def test_run_with_a_very_long_path_of_the_database_says_so_in_a_sentence(
    box: DrivenSandbox, tmp_path: Path
) -> None:
    ended = await stich(tmp_path, "run", **pointed(box, STICH_DATABASE="x" * 5000))
    assert ended.status == CANNOT
    assert "cannot be used" in ended.line
    assert len(ended.line) < 500


async def test_run_with_a_database_of_a_newer_version_says_so_and_leaves_it_alone(
    box: DrivenSandbox, tmp_path: Path
) -> None:
    async with running(tmp_path, "run", **pointed(box)) as bot:
        await box.until(lambda: bool(box.visible_messages("Anna", CHANNEL)))
        await bot.end()
    with closing(sqlite3.connect(tmp_path / "stich.db")) as connection, connection:
        connection.execute("UPDATE schema_version SET version = version + 1000")
    before = (tmp_path / "stich.db").read_bytes()
    ended = await stich(tmp_path, "run", **pointed(box))
    assert ended.status == CANNOT
    assert "newer version" in ended.line
    assert (tmp_path / "stich.db").read_bytes() == before


async def test_a_second_bot_on_one_database_ends_with_one_line_until_the_first_is_gone(
    box: DrivenSandbox, tmp_path: Path
) -> None:
    lines = {
        "C.UTF-8": "The database stich.db is in use by another copy of Stich",
        "de_DE.UTF-8": "Die Datenbank stich.db wird schon von einer anderen Stich-Instanz benutzt",
        "ja_JP.UTF-8": "データベース stich.db は別の Stich が使用中です",
    }
    async with running(tmp_path, "run", **pointed(box)) as bot:
        await box.until(lambda: bool(box.visible_messages("Anna", CHANNEL)))
        before = len(box.log)
        for language, line in lines.items():
            ended = await stich(tmp_path, "run", **pointed(box, LANG=language))
            assert ended.status == CANNOT
            assert ended.line.startswith(line)
        assert len(box.log) == before, "the second never spoke to Discord"
        bot.process.kill()
        await bot.process.wait()
    await box.until(lambda: not box._sessions.online)
    async with running(tmp_path, "run", **pointed(box)) as bot:
        await box.until(lambda: box._sessions.online)
        assert (await bot.end()).status == 0


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_run_answers_health_checks_and_ends_cleanly(
    number: signal.Signals, box: DrivenSandbox, tmp_path: Path
) -> None:
    port = str(free_port())
    given = pointed(box, STICH_HEALTH_PORT=port, STICH_LOG_FORMAT="json")
    async with running(tmp_path, "run", **given) as bot:
        async with asyncio.timeout(PATIENCE):
            while (well := await stich(tmp_path, "health", STICH_HEALTH_PORT=port)).status:
                assert "There is no answer" in well.line or "not connected" in well.line
        ended = await bot.end(number)
    assert (well.status, well.out) == (0, "The bot is connected.\n")
    assert ended.status == 0
    assert ended.seconds < LIMIT
    assert "Traceback" not in ended.error
    assert box.token not in ended.error


async def test_a_bot_without_a_connection_is_not_healthy(tmp_path: Path) -> None:
    """The health check answers while Discord cannot be reached."""
    port, nowhere = str(free_port()), f"127.0.0.1:{free_port()}"
    given = {
        "STICH_API_BASE": f"http://{nowhere}",
        "STICH_GATEWAY_URL": f"ws://{nowhere}",
        "STICH_CDN_BASE": f"http://{nowhere}",
        "DISCORD_TOKEN": "x",
        "STICH_HEALTH_PORT": port,
    }
    async with running(tmp_path, "run", **given) as bot:
        assert bot.process.stderr is not None
        async with asyncio.timeout(PATIENCE):
            while b"no connection" not in await bot.process.stderr.readline():
                pass
        asked = await stich(tmp_path, "health", STICH_HEALTH_PORT=port)
        assert (await bot.end()).status == 0
    assert asked.status == CANNOT
    assert "not connected" in asked.line


async def test_run_with_a_taken_health_port_says_which_setting_to_change(box: DrivenSandbox, tmp_path: Path) -> None:
    port = box.api_base.partition(":")[2].partition(":")[2].partition("/")[0]
    ended = await stich(tmp_path, "run", **pointed(box, STICH_HEALTH_PORT=port))
    assert ended.status == CANNOT
    assert "STICH_HEALTH_PORT" in ended.line


@pytest.mark.parametrize(("port", "reason"), [("0", "is off"), ("1", "There is no answer")])
async def test_health_says_why_there_is_no_answer(port: str, reason: str, tmp_path: Path) -> None:
    ended = await stich(tmp_path, "health", STICH_HEALTH_PORT=port)
    assert ended.status == CANNOT
    assert reason in ended.line


async def test_without_a_connection_run_tries_again_until_there_is_one(tmp_path: Path) -> None:
    port = free_port()
    box = DrivenSandbox(port=port)
    base = f"http://127.0.0.1:{port}"
    given = {
        "STICH_API_BASE": f"{base}/api/v10",
        "STICH_GATEWAY_URL": f"ws://127.0.0.1:{port}/gateway",
        "STICH_CDN_BASE": f"{base}/cdn",
        "DISCORD_TOKEN": box.token,
        "STICH_HEALTH_PORT": "0",
    }
    async with running(tmp_path, "run", **given) as bot:
        assert bot.process.stderr is not None
        async with asyncio.timeout(PATIENCE):
            while b"no connection" not in (line := await bot.process.stderr.readline()):
                assert b"Traceback" not in line
        await box.start()
        try:
            assert (box.api_base, box.gateway_url) == (given["STICH_API_BASE"], given["STICH_GATEWAY_URL"])
            await box.until(lambda: bool(box.visible_messages("Anna", CHANNEL)))
            ended = await bot.end()
            assert ended.status == 0
        finally:
            await box.close()


async def test_a_bot_that_ends_by_itself_is_started_again(box: DrivenSandbox, tmp_path: Path) -> None:
    async with running(tmp_path, "run", **pointed(box)) as bot:
        await box.until(lambda: bool(box.visible_messages("Anna", CHANNEL)))
        logins = sum(request.path.endswith("/users/@me") for request in box.log)
        await box.drop_gateway(4014)  # discord.py's client gives up
        await box.until(lambda: sum(request.path.endswith("/users/@me") for request in box.log) > logins)
        async with asyncio.timeout(PATIENCE):
            while not (await box.slash("Anna", CHANNEL, "help")).messages:
                pass
        ended = await bot.end()
        assert ended.status == 0
        assert ended.seconds < LIMIT


async def test_a_face_of_ones_own_that_is_no_picture_is_named_before_anything_else(tmp_path: Path) -> None:
    (tmp_path / "faces" / "swiss").mkdir(parents=True)
    (tmp_path / "faces" / "swiss" / "JS.png").write_bytes(b"\x89PNG\r\n\x1a\nbroken")
    ended = await stich(tmp_path, "run", DISCORD_TOKEN="a.b.c", STICH_FACES="faces")
    assert (ended.status, ended.error) == (CANNOT, "stich: faces/swiss/JS.png is not a picture.\n")
    assert not (tmp_path / "stich.db").exists()
