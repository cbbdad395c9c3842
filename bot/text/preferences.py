"""Which language and which deck of card words a reader gets, from what was set and what Discord says."""

from collections.abc import Iterable

from bot.text.catalogues import REFERENCE
from bot.text.i18n import DECKS, FRENCH_DECK


def language_of(locale: str, languages: Iterable[str]) -> str | None:
    """The catalogue for a Discord locale: `ja` for `ja`, `en` for `en-GB`; None when there is none.

    >>> language_of("en-US", ("en", "ja")), language_of("fr", ("en", "ja"))
    ('en', None)
    """
    known = {language.casefold(): language for language in languages}
    wanted = locale.replace("_", "-").casefold()
    while wanted:
        if wanted in known:
            return known[wanted]
        wanted = wanted.rpartition("-")[0]
    return None


def choose_language(
    languages: Iterable[str],
    *,
    user: str | None = None,
    server: str | None = None,
    locale: str | None = None,
    guild_locale: str | None = None,
    default: str = REFERENCE,
) -> str:
    """The language to speak: the user's setting, the server's, the client's, the server's locale, then the default.

    A setting is passed over when its catalogue is gone. A client's locale without a catalogue gives the default rather
    than the server's language: a reader of French is more likely to read English than, say, Japanese.
    """
    known = tuple(languages)
    for setting in (user, server):
        if setting is not None and (language := language_of(setting, known)) is not None:
            return language
    for spoken in (locale, guild_locale):
        if spoken is not None:
            return language_of(spoken, known) or default
    return default


def choose_deck(*, user: str | None = None, server: str | None = None) -> str:
    """The deck to speak of: the user's setting, the server's, else the French deck; skips an unknown setting."""
    return next((setting for setting in (user, server) if setting in DECKS and setting is not None), FRENCH_DECK)
