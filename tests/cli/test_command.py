"""The command: helps, and a line for each refusal."""

from pathlib import Path

import pytest

from bot.cli.main import CANNOT
from tests.cli.command import stich

# ------------------------------------------------------------------------------------------------------ the easy ones


COMMANDS = (
    "",
    "run",
    "play",
    "replay",
    "simulate",
    "config",
    "health",
    "backup",
    "migrate",
    "deck",
    "deck preview",
    "emoji",
    "emoji sync",
    "privacy",
    "privacy delete",
    "privacy repeat",
    "ratings",
    "ratings check",
    "ratings rebuild",
)


@pytest.mark.parametrize("command", COMMANDS)
async def test_help_is_printed_in_the_terminals_language(command: str, tmp_path: Path) -> None:
    arguments = (*command.split(), "--help")
    english, japanese = await stich(tmp_path, *arguments), await stich(tmp_path, *arguments, LANG="ja_JP.UTF-8")
    german = await stich(tmp_path, *arguments, LANG="de_DE.UTF-8")
    for output in (english, german, japanese):
        assert output.status == 0
        assert output.out.startswith("usage: stich")
        assert output.error == ""
        assert "usage-" not in output.out, "the key of a text and not the text"
    assert "show this help and exit" in english.out
    assert "diese Hilfe zeigen" in german.out
    assert "この説明を表示して終わります" in japanese.out


async def test_the_help_names_every_command(tmp_path: Path) -> None:
    output = await stich(tmp_path, "--help")
    assert {line.split()[0] for line in output.out.splitlines() if line.startswith("    ")} == {
        command for command in COMMANDS if command and " " not in command
    }


async def test_an_unknown_command_is_refused(tmp_path: Path) -> None:
    for arguments in ((), ("dance",), ("play", "--port", "x"), ("play", "--port", "65536")):
        output = await stich(tmp_path, *arguments)
        assert output.status == 2
        assert "usage: stich" in output.error
        assert "Traceback" not in output.error


async def test_config_prints_every_setting_with_secrets_masked(tmp_path: Path) -> None:
    output = await stich(tmp_path, "config", DISCORD_TOKEN="very.secret.token", STICH_LANGUAGE="ja")
    assert output.status == 0
    assert "STICH_DISCORD_TOKEN=********" in output.out
    assert "STICH_LANGUAGE=ja" in output.out.splitlines()
    assert "secret" not in output.out + output.error


async def test_simulate_names_the_winner_and_repeats_itself_for_the_same_seed(tmp_path: Path) -> None:
    asked = ("simulate", "klaberjass", "--matches", "6", "--players", "random,random", "--seed", "5")
    first, second = await stich(tmp_path, *asked), await stich(tmp_path, *asked)
    assert first.status == 0
    assert "Klaberjass: 6 matches" in first.out
    assert first.out.splitlines()[:4] == second.out.splitlines()[:4]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("simulate", "whist"), "There is no game whist."),
        (("simulate", "klaberjass", "--players", "genius,random"), "There is no computer player genius."),
        (("simulate", "klaberjass", "--players", "random"), "possible: 2"),
        (("simulate", "klaberjass", "--matches", "0"), "at least one match"),
        (("play", "whist"), "There is no game whist."),
        (("play", "--language", "tlh"), "There is no language tlh."),
        (("play", "--data", "nowhere/x.db"), "nowhere/x.db"),
        (("play", "--data", "."), "it is a folder"),
    ],
)
async def test_the_error_names_what_does_not_exist(arguments: tuple[str, ...], reason: str, tmp_path: Path) -> None:
    ended = await stich(tmp_path, *arguments)
    assert ended.status == CANNOT
    assert reason in ended.line
