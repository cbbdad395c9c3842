"""The settings of a server: which there are, what each may be, and how they are told, in menus, lists and the log."""

from collections.abc import Mapping
from typing import Any, Final

from bot.tables.model import Pace, Refused
from bot.tables.settings_store import DEFAULT_THREADS, GuildSetting, Pictures, Ratings, Threads
from bot.text.i18n import DECKS, FRENCH_DECK, Voice
from bot.text.render import game_name
from engine.message import Message
from engine.registry import game_keys

OWN_NAME: Final = "language-name"
"""Every language is named in itself."""
UNSET: Final = "unset"
"""The choice that removes a setting."""
FIELDS: Final = ("game", "pace", "ratings", "threads", "language", "deck", "pictures")
OF_TABLES: Final = FIELDS[:4]
"""Those of new tables; the others are of what all see."""
_KINDS: Final[Mapping[str, Any]] = {"pace": Pace, "ratings": Ratings, "threads": Threads, "pictures": Pictures}


def values_of(field: str, voice: Voice) -> tuple[str, ...]:
    """What a field may be."""
    if field == "game":
        return (*game_keys(), UNSET)
    if field == "language":
        return (*voice.localiser.languages, UNSET)
    if field == "deck":
        return tuple(DECKS)
    return tuple(one.value for one in _KINDS[field])


def told(field: str, value: str, voice: Voice) -> str:
    """This value of a field in words; the value itself where this version does not know it."""
    if value not in values_of(field, voice):
        return value
    if field == "game":
        return voice.text("game-usual") if value == UNSET else game_name(value, voice)
    if field == "language":
        return voice.text("language-client") if value == UNSET else voice.localiser.text(value, OWN_NAME)
    return voice.text(f"{field}-{value}")


def line(field: str, value: str, voice: Voice) -> str:
    """A field and its value."""
    return voice.text("rules-option", label=voice.text(f"admin-{field}"), value=told(field, value, voice))


def in_force(field: str, setting: GuildSetting, game: str) -> str:
    """The value of a field; `game`: that of a new table."""
    match field:
        case "game":
            return game
        case "language":
            return setting.language or UNSET
        case "deck":
            return setting.deck or FRENCH_DECK
        case "threads":
            return (setting.threads or DEFAULT_THREADS).value
        case "pace":
            return (setting.pace or Pace.LIVE).value
        case "ratings":
            return setting.ratings.value
    return setting.pictures.value


def changes(given: Mapping[str, str], voice: Voice) -> dict[str, Any]:
    """The change of the setting by these values, by field.

    Raises:
        Refused: a value is none of those offered, whatever Discord lets through.
    """
    changed: dict[str, Any] = {}
    for field, value in given.items():
        if field not in FIELDS or value not in values_of(field, voice):
            raise Refused(Message("settings-unknown"))
        kind = _KINDS.get(field)
        changed[field] = kind(value) if kind is not None else None if value == UNSET else value
    return changed
