"""The settings of the host, which the command reads once: from arguments, environment, `.env` and a folder of secrets.

Every setting is `STICH_<NAME>`; the token may also be called `DISCORD_TOKEN`, the database `DATABASE_URL`. The settings
that the admins of a server choose are in the database.
"""

import os
import socket
from collections.abc import Mapping
from datetime import timedelta
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Self

from dotenv import dotenv_values
from pydantic import AfterValidator, AliasChoices, DirectoryPath, Field, SecretStr, ValidationError, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.app.addresses import loopback, own_network, receiver
from bot.storage.address import MASK, SCHEMES, DatabasePlace, PostgresqlAddress, masked
from bot.text.catalogues import REFERENCE, find_catalogues

PREFIX: Final = "STICH_"
TOKEN_ALIAS: Final = "DISCORD_TOKEN"  # noqa: S105 - the name of a setting
DATABASE_ALIAS: Final = "DATABASE_URL"
ENV_FILE: Final = Path(".env")
DEFAULT_HEALTH_PORT: Final = 8642
DEFAULT_RETENTION_DAYS: Final = 730
DEFAULT_BEGINNER_MATCHES: Final = 10
"""Two years: whoever looks back at a season, or at the same one a year ago, still finds its matches."""


class CannotRun(Exception):  # noqa: N818 - named like a refusal: it says what is wrong
    """The command cannot do its work, and trying again does not help.

    `key` and `values` make the line that says why.
    """

    def __init__(self, key: str, /, **values: str) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


class CannotRunNow(CannotRun):
    """A server is not there: trying again helps where it was there before."""


def _language(value: str) -> str:
    if value not in find_catalogues():
        raise ValueError("no catalogue")
    return value


def _token(value: SecretStr) -> SecretStr:
    """Accepts what the header of a request can hold: no spaces, no line breaks."""
    token = value.get_secret_value().strip()
    if not (token.isascii() and token.isprintable() and token and " " not in token):
        raise ValueError("not a token")
    return SecretStr(token)


def _receiver(value: SecretStr) -> SecretStr:
    return SecretStr(receiver(value.get_secret_value().strip()))


Language = Annotated[str, AfterValidator(_language)]
Loopback = Annotated[str, AfterValidator(loopback)]
Receiver = Annotated[SecretStr, AfterValidator(_receiver)]
OwnNetwork = Annotated[str, AfterValidator(own_network)]
Token = Annotated[SecretStr, AfterValidator(_token)]


class Settings(BaseSettings):
    """The settings in force."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_ignore_empty=True,
        extra="forbid",
        frozen=True,
        hide_input_in_errors=True,
        populate_by_name=True,
    )

    discord_token: Token | None = Field(None, validation_alias=AliasChoices(PREFIX + TOKEN_ALIAS, TOKEN_ALIAS))
    database: str = Field(
        "stich.db",
        min_length=1,
        repr=False,
        validation_alias=AliasChoices(PREFIX + "DATABASE", DATABASE_ALIAS),
    )
    language: Language = REFERENCE
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["console", "json"] = "console"
    health_host: str = Field("127.0.0.1", min_length=1)
    health_port: int = Field(DEFAULT_HEALTH_PORT, ge=0, le=65535)
    pauses: float = Field(1.0, ge=0, le=10, allow_inf_nan=False)
    command_guild: int | None = Field(None, gt=0)
    faces: DirectoryPath | None = None
    emoji: Literal["create", "use", "off"] = "create"
    retention_days: int = Field(DEFAULT_RETENTION_DAYS, ge=0, le=36500)
    beginner_matches: int = Field(DEFAULT_BEGINNER_MATCHES, ge=0, le=1000)
    shards: int = Field(1, ge=1, le=10_000)
    process: str | None = Field(None, pattern=r"^[!-~]{1,64}$")
    sentry_dsn: Receiver | None = None
    secrets_dir: Path | None = None
    rest_proxy: OwnNetwork | None = None
    api_base: Loopback | None = None
    gateway_url: Loopback | None = None
    cdn_base: Loopback | None = None

    @model_validator(mode="after")
    def _all_addresses_or_none(self) -> Self:
        if len({address is None for address in (self.api_base, self.gateway_url, self.cdn_base)}) > 1:
            raise ValueError("addresses")
        return self

    @property
    def retention(self) -> timedelta | None:
        """After how long old matches are deleted; None: never."""
        return timedelta(days=self.retention_days) if self.retention_days else None

    @property
    def database_place(self) -> DatabasePlace:
        """The file of the SQLite database, or the address of the PostgreSQL database.

        Raises:
            CannotRun: the setting is the address of another kind of database.
        """
        return database_place(self.database)

    @property
    def process_name(self) -> str:
        """How this process is called among others, in logs and metrics."""
        return self.process or f"{socket.gethostname()}:{os.getpid()}"

    @property
    def token(self) -> str:
        """The bot's token.

        Raises:
            CannotRun: there is none.
        """
        if self.discord_token is None:
            raise CannotRun("cli-no-token")
        return self.discord_token.get_secret_value()

    def shown(self) -> Mapping[str, str]:
        """Every setting by its name in the environment, with secrets masked."""
        return {name: _shown(getattr(self, field)) for field, name in names().items()}


def database_place(setting: str) -> DatabasePlace:
    """Where the database of this setting is; raises as `Settings.database_place`."""
    scheme, separator, rest = setting.partition("://")
    if not separator:
        return Path(setting)
    if scheme in SCHEMES and rest:
        return PostgresqlAddress(setting)
    if scheme == "sqlite" and rest.startswith("/"):
        return Path(rest[1:])
    raise CannotRun("cli-database-unsupported", scheme=scheme)


def _shown(value: Any) -> str:
    if value is None:
        return ""
    return MASK if isinstance(value, SecretStr) else masked(str(value))


def names() -> Mapping[str, str]:
    """The name in the environment of every field."""
    return {field: PREFIX + field.upper() for field in Settings.model_fields}


def load(**given: Any) -> Settings:
    """Reads the settings; those `given` here come before environment, `.env` and secrets.

    Raises:
        CannotRun: a setting is unknown or its value is not allowed, or a file cannot be read.
    """
    written = _env_file()
    _refuse_unknown(written)
    environment = {key.upper(): value for key, value in (*written.items(), *os.environ.items()) if value}
    secrets = environment.get(PREFIX + "SECRETS_DIR")
    if secrets is not None and not Path(secrets).is_dir():
        raise _bad_setting("secrets_dir")
    if "database" not in given:
        _refuse_two_databases(environment, secrets)
    try:
        return Settings(_env_file=ENV_FILE if written else None, _secrets_dir=secrets, **given)
    except ValidationError as problem:
        raise _bad_setting(_first_bad(problem)) from None


def _refuse_two_databases(environment: Mapping[str, str], secrets: str | None) -> None:
    """Refuses two names of the setting with two values, of which nobody knows which is meant."""
    found = {name: environment[name] for name in (PREFIX + "DATABASE", DATABASE_ALIAS) if name in environment}
    for name in (PREFIX + "DATABASE", DATABASE_ALIAS) if secrets is not None else ():
        if name not in found and (file := Path(secrets or "", name.lower())).is_file():
            found[name] = file.read_text(encoding="utf-8").strip()
    if len(set(found.values())) > 1:
        raise CannotRun("cli-two-databases", first=PREFIX + "DATABASE", second=DATABASE_ALIAS)


def _env_file() -> Mapping[str, str | None]:
    try:
        return dotenv_values(ENV_FILE) if ENV_FILE.is_file() else {}
    except (OSError, UnicodeDecodeError):
        raise CannotRun("cli-unreadable-file", file=str(ENV_FILE)) from None


def _refuse_unknown(written: Mapping[str, str | None]) -> None:
    """Refuses unknown names, so that a misspelt setting does not silently keep its default.

    Pydantic looks up the names that it knows, so it does not see a misspelt variable of the environment.
    """
    known = {*names().values(), TOKEN_ALIAS, DATABASE_ALIAS}
    for name in written:
        if name.upper() not in known:
            raise CannotRun("cli-unknown-setting-file", setting=name, file=str(ENV_FILE))
    for name in os.environ:
        if name.upper().startswith(PREFIX) and name.upper() not in known:
            raise CannotRun("cli-unknown-setting", setting=name)


def _bad_setting(field: str) -> CannotRun:
    """The error about a setting: its name and the values that it takes, never the value given."""
    return CannotRun(f"setting-{field.replace('_', '-')}", setting=names()[field])


def _first_bad(problem: ValidationError) -> str:
    """The first field that pydantic complains of; an error without a field is about the three addresses together."""
    location = problem.errors(include_input=False, include_context=False)[0]["loc"]
    if not location:
        return "api_base"
    field = "database" if location[0] == DATABASE_ALIAS else str(location[0]).removeprefix(PREFIX).lower()
    return field if field in Settings.model_fields else "discord_token"
