"""`stich emoji sync`: creates at Discord the emoji that the bot uses and that are missing."""

import asyncio
import sys

from bot.app.settings import CannotRun, load
from bot.app.wiring import point
from bot.cli.arguments import terminal_voice
from bot.discord.client import WrongToken
from bot.discord.emoji_sync import EmojiUnknown, sync_alone


def sync() -> int:
    """Create what is missing, and say what has come of it.

    Raises:
        CannotRun: there is no token or Discord rejects it, does not answer, or does not take all emoji; those that were
            created stay.
    """
    voice, settings = terminal_voice(), load()
    point(settings)
    try:
        synced = asyncio.run(sync_alone(settings.token, voice.localiser))
    except WrongToken:
        raise CannotRun("cli-wrong-token") from None
    except EmojiUnknown as problem:
        raise CannotRun("cli-emoji-unknown", reason=problem.reason) from None
    if synced.missing:
        values = {"created": str(synced.created), "missing": str(synced.missing)}
        if synced.full:
            raise CannotRun("cli-emoji-full", **values)
        raise CannotRun("cli-emoji-refused", reason=synced.reason, **values)
    sys.stdout.write(voice.text("cli-emoji-done", created=synced.created) + "\n")
    return 0
