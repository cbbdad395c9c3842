"""Settings: their sources, refusals, and secrets that are never shown."""

import os
import re
from pathlib import Path

import pytest
from dotenv import dotenv_values

from bot.app.settings import MASK, PREFIX, TOKEN_ALIAS, CannotRun, Settings, load, names
from bot.text.i18n import Localiser
from tests.architecture.source import ROOT

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.AbCdEf.abcdefghijklmnopqrstuvwxyz0123456789"


@pytest.fixture(autouse=True)
def clean(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty working directory, and an environment without settings."""
    monkeypatch.chdir(tmp_path)
    for name in tuple(os.environ):
        if name.startswith(PREFIX) or name == TOKEN_ALIAS:
            monkeypatch.delenv(name)
    return tmp_path


def why(**given: object) -> str:
    """The English line of the refusal of `load`."""
    with pytest.raises(CannotRun) as refused:
        load(**given)
    return Localiser(strict=True).text("en", refused.value.key, **refused.value.values)


# ------------------------------------------------------------------------------------------------------------ sources


def test_every_setting_but_the_token_has_a_default() -> None:
    settings = load()
    assert settings.discord_token is None
    assert settings.database_place == Path("stich.db")
    with pytest.raises(CannotRun) as refused:
        _ = settings.token
    assert refused.value.key == "cli-no-token"


@pytest.mark.parametrize("name", ["DISCORD_TOKEN", "STICH_DISCORD_TOKEN"])
def test_the_token_has_two_names(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(name, TOKEN)
    assert load().token == TOKEN


def test_the_environment_comes_before_the_file(clean: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (clean / ".env").write_text("STICH_LANGUAGE=ja\nSTICH_LOG_LEVEL=debug\n")
    monkeypatch.setenv("STICH_LOG_LEVEL", "error")
    assert (load().language, load().log_level) == ("ja", "error")


def test_arguments_come_before_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("STICH_DATABASE", "elsewhere.db")
    settings = load(discord_token="sandbox", database="here.db")
    assert (settings.token, settings.database) == ("sandbox", "here.db")


def test_an_empty_value_counts_as_not_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STICH_COMMAND_GUILD", "")
    assert load().command_guild is None


def test_secrets_are_read_from_files(clean: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (clean / "secrets").mkdir()
    (clean / "secrets" / "stich_discord_token").write_text(TOKEN + "\n")
    monkeypatch.setenv("STICH_SECRETS_DIR", "secrets")
    assert load().token == TOKEN


def test_the_file_may_name_the_folder_of_secrets(clean: Path) -> None:
    (clean / "secrets").mkdir()
    (clean / "secrets" / "stich_discord_token").write_text(TOKEN)
    (clean / ".env").write_text("STICH_SECRETS_DIR=secrets\n")
    assert load().token == TOKEN


@pytest.mark.parametrize(
    ("database", "path"),
    [
        ("a.db", "a.db"),
        ("/data/a.db", "/data/a.db"),
        ("sqlite:///a.db", "a.db"),
        ("sqlite:////data/a.db", "/data/a.db"),
    ],
)
def test_the_database_is_a_path_or_an_address_of_one(database: str, path: str) -> None:
    assert load(database=database).database_place == Path(path)


# ------------------------------------------------------------------------------------------------------------ refusals


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("STICH_LOG_LEVEL", "loud", "debug, info, warning or error"),
        ("STICH_LOG_FORMAT", "xml", "console or json"),
        ("STICH_DISCORD_TOKEN", "broken\nin two", "not a valid token"),
        ("STICH_DISCORD_TOKEN", "Bot abc", "not a valid token"),
        ("STICH_DISCORD_TOKEN", "\N{SNOWMAN}", "not a valid token"),
        ("STICH_DISCORD_TOKEN", "  ", "not a valid token"),
        ("STICH_LANGUAGE", "tlh", "an available language"),
        ("STICH_HEALTH_PORT", "65536", "65535"),
        ("STICH_HEALTH_PORT", "eighty", "65535"),
        ("STICH_COMMAND_GUILD", "-1", "id of a server"),
        ("STICH_SECRETS_DIR", "nowhere", "folder"),
        ("STICH_API_BASE", "http://127.0.0.1:1/api", "and STICH_CDN_BASE together"),
        ("STICH_GATEWAY_URL", "wss://gateway.discord.gg", "on this machine"),
        ("STICH_CDN_BASE", "no address", "on this machine"),
        ("STICH_REST_PROXY", "https://discord.com", "on your own network"),
        ("STICH_SENTRY_DSN", "http://key@sentry.io/1", "https or be on your own network"),
        ("STICH_SENTRY_DSN", "https://sentry.io/1", "address that Sentry gives"),
        ("STICH_SENTRY_DSN", "https://key@sentry.io/", "address that Sentry gives"),
        ("STICH_SENTRY_DSN", "key", "address that Sentry gives"),
        ("STICH_PROCESS", "two words", "without spaces"),
    ],
)
def test_the_refusal_of_a_wrong_value_names_the_setting(
    name: str, value: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    line = why()
    assert name in line
    assert reason in line
    assert "\n" not in line


@pytest.mark.parametrize("address", ["http://example.org/api", "http://10.0.0.1/api", "https://127.0.0.1.example.org"])
def test_addresses_of_other_machines_are_refused(address: str) -> None:
    assert "on this machine" in why(api_base=address, gateway_url="ws://127.0.0.1:1", cdn_base="http://127.0.0.1:1")


def test_three_addresses_of_this_machine_are_accepted() -> None:
    settings = load(api_base="http://127.0.0.1:1/api", gateway_url="ws://localhost:1", cdn_base="http://[::1]:1/cdn")
    assert settings.api_base == "http://127.0.0.1:1/api"


@pytest.mark.parametrize(
    ("given", "used"),
    [
        ("http://proxy:8080", "http://proxy:8080"),
        ("http://nirn-proxy:8080/", "http://nirn-proxy:8080"),
        ("http://127.0.0.1:8080", "http://127.0.0.1:8080"),
        ("http://[::1]:8080", "http://[::1]:8080"),
        ("http://10.1.2.3", "http://10.1.2.3"),
        ("http://172.31.0.9:80", "http://172.31.0.9:80"),
        ("http://192.168.1.9:8080", "http://192.168.1.9:8080"),
        ("http://100.100.7.7:8080", "http://100.100.7.7:8080"),
        ("http://[fd00::7]:8080", "http://[fd00::7]:8080"),
        ("https://proxy.stich.svc.cluster.local", "https://proxy.stich.svc.cluster.local"),
        ("http://proxy.internal:8080", "http://proxy.internal:8080"),
    ],
)
def test_a_proxy_is_in_the_hosts_own_network(given: str, used: str) -> None:
    assert load(rest_proxy=given).rest_proxy == used


@pytest.mark.parametrize(
    "address",
    [
        "http://8.8.8.8:8080",
        "http://[2001:4860:4860::8888]",
        "http://[::ffff:8.8.8.8]",
        "http://134744072",  # 8.8.8.8, as a number
        "http://0x8080808",
        "http://010.0x7.2056",
        "http://8.2056",
        "http://0.0.0.0:8080",
        "http://169.254.169.254",  # where clouds keep the secrets of a machine
        "http://172.32.0.1",
        "http://proxy.example.org",
        "https://discord.com/api",
        "http://internal.example.org",
        "http://proxy:8080/api/v10",
        "http://proxy:8080?x=1",
        "http://user:secret@proxy:8080",
        "http://proxy:0",
        "http://proxy:99999",
        "http://-proxy",
        "http://pro xy",
        "http://",
        "ws://proxy:8080",
        "proxy:8080",
    ],
)
def test_a_proxy_elsewhere_is_refused_since_it_gets_the_token_and_all_hands(address: str) -> None:
    line = why(rest_proxy=address)
    assert "on your own network" in line
    assert "secret" not in line


@pytest.mark.parametrize("name", ["STICH_TOKEN", "STICH_LOGLEVEL", "stich_databse"])
def test_a_misspelt_variable_is_refused(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(name, "x")
    assert name in why()


@pytest.mark.parametrize("line", ["STICH_TOKEN=x", "DISCORD_TOKN=x", "LOG_LEVEL=debug"])
def test_a_misspelt_line_of_the_file_is_refused(line: str, clean: Path) -> None:
    (clean / ".env").write_text(line + "\n")
    reason = why()
    assert line.partition("=")[0] in reason
    assert ".env" in reason


def test_a_binary_file_is_refused(clean: Path) -> None:
    (clean / ".env").write_bytes(b"STICH_LANGUAGE=\xff\xfe\n")
    assert ".env" in why()


def test_the_refusal_of_another_kind_of_database_names_it() -> None:
    with pytest.raises(CannotRun) as refused:
        _ = load(database="mysql://someone:secret@host/stich").database_place
    assert refused.value.values == {"scheme": "mysql"}


def test_every_setting_has_a_line_for_a_wrong_value() -> None:
    localiser = Localiser(strict=True)
    for field, name in names().items():
        for language in localiser.languages:
            assert name in localiser.text(language, f"setting-{field.replace('_', '-')}", setting=name)


# ------------------------------------------------------------------------------------------------------------ showing


def test_a_secret_is_shown_masked() -> None:
    settings = load(discord_token=TOKEN)
    assert settings.shown()["STICH_DISCORD_TOKEN"] == MASK
    assert TOKEN not in repr(settings) + str(settings) + str(settings.shown())


def test_the_address_for_reports_is_shown_masked() -> None:
    settings = load(sentry_dsn="https://0123456789@o1.ingest.sentry.io/42")
    assert settings.shown()["STICH_SENTRY_DSN"] == MASK
    assert "0123456789" not in repr(settings) + str(settings) + str(settings.shown())


def test_a_process_is_called_as_the_host_says_or_by_machine_and_number() -> None:
    assert load(process="left").process_name == "left"
    assert load().process_name.endswith(f":{os.getpid()}")


def test_the_password_of_a_database_is_shown_masked() -> None:
    shown = load(database="postgresql://someone:secret@host/stich").shown()["STICH_DATABASE"]
    assert "secret" not in shown
    assert "host" in shown


def test_the_example_names_every_setting_and_no_other() -> None:
    text = (ROOT / ".env.example").read_text(encoding="utf-8")
    written = re.findall(r"^#? ?([A-Z_]+)=", text, re.MULTILINE)
    assert sorted(written) == sorted(names().values())


def test_the_example_shows_the_defaults(clean: Path) -> None:
    text = (ROOT / ".env.example").read_text(encoding="utf-8")
    (clean / ".env").write_text(text, encoding="utf-8")
    assert dotenv_values(clean / ".env")
    assert load() == Settings()
