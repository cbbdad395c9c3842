"""What commands and buttons work with: it lives as long as the bot is connected."""

from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path

from bot.discord.delivery import Delivery
from bot.discord.forgetting import Forgetting
from bot.discord.limits import Limits
from bot.discord.locale_resolver import LocaleResolver
from bot.discord.messages.cleanup import Cleanup
from bot.discord.messages.departures import Departures
from bot.discord.messages.hands import Hands
from bot.discord.messages.invitations import Invitations
from bot.discord.messages.openings import Openings
from bot.discord.messages.private_line import PrivateLine
from bot.discord.messages.table_message import TableMessages
from bot.discord.settings_cache import SettingsCache
from bot.tables.administration import Administration
from bot.tables.archive import Archive
from bot.tables.ladders import Ladders
from bot.tables.lessons import LessonStore
from bot.tables.meter import Meter
from bot.tables.ports import Clock
from bot.tables.privacy import Privacy
from bot.tables.service import Tables
from engine.registry import game_keys


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """The parts of the bot that outlive an interaction."""

    clock: Clock
    meter: Meter
    tables: Tables
    archive: Archive
    delivery: Delivery
    administration: Administration
    ladders: Ladders
    lessons: LessonStore
    settings: SettingsCache
    locale_resolver: LocaleResolver
    table_messages: TableMessages
    hands: Hands
    cleanup: Cleanup
    private_line: PrivateLine
    invitations: Invitations
    openings: Openings
    departures: Departures
    limits: Limits
    privacy: Privacy
    forgetting: Forgetting
    retention: timedelta | None
    """After how long old matches are deleted; None: never."""
    default_game: str
    faces: Path | None
    """The folder of the host's own card faces."""

    @property
    def games(self) -> tuple[str, ...]:
        """The key of every game, the default game first."""
        return (self.default_game, *(game for game in game_keys() if game != self.default_game))
