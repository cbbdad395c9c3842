"""The settings, permissions and commands of the hosting page are those of the code."""

import re
import tomllib
from pathlib import Path
from urllib.parse import urlsplit

import discord
import pytest
import yaml

from bot.app.settings import DATABASE_ALIAS, PREFIX, TOKEN_ALIAS, Settings
from bot.app.thinker import LONGEST
from bot.discord.permissions import FOR_PICTURES, FOR_THREADS, IN_THREAD, NEEDED
from tests.docs.pages import ROOT, rows, text

COMPOSE = sorted([ROOT / "compose.yaml", *(ROOT / "deploy").glob("*.yaml")])
DEFAULTS = {PREFIX + name.upper(): field.default for name, field in Settings.model_fields.items()}

KNOWN = {*DEFAULTS, TOKEN_ALIAS, "DATABASE_URL", "STICH_SHARDS"}
"""Of several processes: the address of their database, and how many shards they have together."""


def _documented() -> dict[str, str]:
    """The default of every setting in the hosting page's table, by name."""
    return {
        name: default.strip("`")
        for names, default, _ in rows("docs/hosting.md", "3. Run it")
        for name in re.findall(r"`([A-Z_]+)`", names)
    }


def test_the_hosting_page_lists_every_setting_with_its_default() -> None:
    documented = _documented()
    assert documented.keys() == DEFAULTS.keys() | {TOKEN_ALIAS, DATABASE_ALIAS}
    for name, default in DEFAULTS.items():
        assert documented[name] == ("–" if default is None else str(default)), name


def test_the_example_file_lists_every_setting() -> None:
    written = re.findall(r"^#? ?([A-Z_]+)=", text(".env.example"), re.MULTILINE)
    assert len(written) == len(set(written))
    assert set(written) - {TOKEN_ALIAS} | {PREFIX + TOKEN_ALIAS} == DEFAULTS.keys()
    assert TOKEN_ALIAS in written or PREFIX + TOKEN_ALIAS in written


def test_the_image_sets_only_known_settings() -> None:
    assert set(re.findall(rf"\b{PREFIX}\w+", text("Dockerfile"))) <= DEFAULTS.keys()


@pytest.mark.parametrize("file", COMPOSE, ids=lambda file: file.name)
def test_a_compose_file_sets_only_known_settings_and_names_only_what_it_has(file: Path) -> None:
    compose = yaml.safe_load(file.read_text(encoding="utf-8"))
    services = compose["services"]
    for name, service in services.items():
        environment = service.get("environment", {})
        assert {key for key in environment if key.startswith((PREFIX, "DISCORD_"))} <= KNOWN, name
        assert set(service.get("depends_on", {})) <= services.keys()
        assert set(service.get("networks", ())) <= compose.get("networks", {}).keys()
        volumes = {volume.partition(":")[0] for volume in service.get("volumes", ())}
        assert {volume for volume in volumes if "/" not in volume} <= compose.get("volumes", {}).keys()
        assert "ports" not in service, "nothing is open to the world"
    assert set(re.findall(rf"\b{PREFIX}\w+", file.read_text(encoding="utf-8"))) <= KNOWN


def test_the_bots_of_the_compose_file_differ_in_their_name_alone_and_may_run() -> None:
    """What is set there is taken as it is; the proxy and the database are services of the file."""
    services = yaml.safe_load(text("deploy/compose.scale.yaml"))["services"]
    bots = {name: service["environment"] for name, service in services.items() if "STICH_PROCESS" in str(service)}
    assert len(bots) == 2
    assert all(given["STICH_PROCESS"] == name for name, given in bots.items())
    first, second = ({**given, "STICH_PROCESS": ""} for given in bots.values())
    assert first == second
    given = {name[len(PREFIX) :].lower(): value for name, value in bots["left"].items() if name in DEFAULTS}
    settings = Settings(**{name: value for name, value in given.items() if "${" not in str(value)})
    assert urlsplit(settings.rest_proxy).hostname in services
    assert urlsplit(bots["left"]["STICH_DATABASE"].replace("${POSTGRES_PASSWORD:?}", "x")).hostname in services


def test_the_invitation_asks_for_exactly_the_permissions_that_the_bot_needs() -> None:
    (number,) = re.findall(r"permissions=(\d+)", text("docs/hosting.md"))
    needed = dict.fromkeys({*NEEDED, *IN_THREAD, *FOR_THREADS, *FOR_PICTURES}, True)
    assert int(number) == discord.Permissions(**needed).value
    (named,) = re.findall(r"The number stands for: (.+)\.$", text("docs/hosting.md"), re.MULTILINE)
    listed = {"_".join(words.lower().split()) for words in re.findall(r"\*([^*]+)\*", named)}
    assert {name.replace("view_channels", "view_channel") for name in listed} == needed.keys()


def test_the_image_runs_without_privileges_and_has_a_health_check() -> None:
    dockerfile = text("Dockerfile")
    assert re.search(r"^USER 10001:10001$", dockerfile, re.MULTILINE)
    assert re.search(r'^HEALTHCHECK .* CMD \["stich", "health"\]$', dockerfile, re.MULTILINE)
    assert re.search(r"^VOLUME /data$", dockerfile, re.MULTILINE)


def test_the_lines_in_the_log_of_a_machine_that_is_too_busy_are_quoted() -> None:
    """`tests.tables.test_thinker` finds both in the log."""
    for said in ("the computer player strong of schieber", "advice in schieber"):
        assert f"*{said} took longer than {LONGEST.total_seconds()} seconds*" in text("docs/hosting.md")


def test_pages_name_the_python_version_that_the_package_requires() -> None:
    minimum = tomllib.loads(text("pyproject.toml"))["project"]["requires-python"].removeprefix(">=")
    for page in ("README.md", "CONTRIBUTING.md", "docs/hosting.md"):
        assert set(re.findall(r"Python (3\.\d+)", text(page))) == {minimum}, page
