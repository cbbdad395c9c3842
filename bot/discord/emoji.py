"""The bot's own emoji at Discord: finds those that there are, and creates those that are missing.

An emoji that exists is never changed and never deleted, since messages may show it: one that is drawn in another way is
created anew, under another name, and the newest of a stem is used.
"""

import asyncio
import hashlib
import io
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Final

import aiohttp
import discord

from bot.pictures.emoji import card_emoji, chip_emoji, suit_emoji, trump_emoji
from bot.text.emoji import Emoji
from bot.text.emoji_names import CHIP, DIGEST, WantedEmoji, emoji_of, stem_of, wanted_emoji
from bot.text.i18n import Localiser

UNREACHABLE: Final = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What a request raises that brings no answer, or none that helps."""
AT_ONCE: Final = 25
"""After so many have been created they are used, while the others are still to come."""
INVALID: Final = 50035
"""Discord's code for a request that it does not take as it is."""
FULL: Final = 30008
"""Discord's code for an application that has as many emoji as it may have."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Synced:
    """What a run has come to: how many emoji it created and how many are still missing, and why, if it is known.

    `full`: Discord allows no more; `reason`: what ended the run, the status of an answer or the name of an error.
    """

    created: int
    missing: int
    full: bool = False
    reason: str = ""


async def _at_once() -> None:
    """Needs no room."""


class AppEmoji:
    """The emoji of the application that this client is logged in to."""

    def __init__(self, client: discord.Client, localiser: Localiser) -> None:
        self._client, self._localiser = client, localiser

    async def find(self) -> Emoji:
        """Those that there are.

        Raises:
            UNREACHABLE: Discord does not tell.
        """
        return self._usable(await self._client.fetch_application_emojis())

    async def create_missing(
        self, found: Callable[[Emoji], None] = lambda _: None, room: Callable[[], Awaitable[None]] = _at_once
    ) -> Synced:
        """Create what is missing, one by one and the most useful ones first; tell `found` now and then what there is.

        Whatever was created stays, so a run that is stopped goes on where it was. Waits before each request for `room`,
        and as long as Discord asks for.

        Raises:
            UNREACHABLE: Discord does not tell which there are.
        """
        existing = await self._client.fetch_application_emojis()
        names = {emoji.name for emoji in existing}
        pictures = await asyncio.to_thread(_pictures, wanted_emoji(self._localiser))
        missing = {name: picture for name, picture in pictures.items() if name not in names}
        created, refused = 0, ""
        try:
            for name, picture in missing.items():
                await room()
                try:
                    existing.append(await self._client.create_application_emoji(name=name, image=picture))
                except discord.HTTPException as error:
                    if error.code != INVALID:
                        raise
                    # One is refused, such as a name that is there since an answer was lost: the others may pass.
                    refused = reason_of(error)
                    continue
                created += 1
                if created % AT_ONCE == 0:
                    found(self._usable(existing))
        except UNREACHABLE as error:
            full = isinstance(error, discord.HTTPException) and error.code == FULL
            return Synced(created, len(missing) - created, full, reason_of(error))
        finally:
            if created:
                found(self._usable(existing))
        return Synced(created, len(missing) - created, reason=refused)

    def _usable(self, existing: Iterable[discord.Emoji]) -> Emoji:
        written = {}
        for emoji in sorted(existing, key=lambda emoji: emoji.id):
            if (stem := stem_of(emoji.name)) is not None:
                written[stem] = f"<:{emoji.name}:{emoji.id}>"
        return emoji_of(self._localiser, written)


def reason_of(error: BaseException) -> str:
    """What a request has failed for, without the answer of a server, which may be a whole page."""
    return str(error.status) if isinstance(error, discord.HTTPException) else type(error).__name__


def _pictures(wanted: Iterable[WantedEmoji]) -> dict[str, bytes]:
    """The picture of each emoji, by its whole name."""
    return dict(map(_named, wanted))


def _named(wanted: WantedEmoji) -> tuple[str, bytes]:
    if wanted.card is not None:
        picture = card_emoji(wanted.deck, wanted.card, wanted.index, trump=wanted.trump)
    elif wanted.suit is not None:
        picture = suit_emoji(wanted.deck, wanted.suit)
    else:
        picture = chip_emoji() if wanted.stem == CHIP else trump_emoji()
    # Of the pixels: the same picture may be packed into other bytes by another version of the library.
    digest = hashlib.sha256(picture.tobytes()).hexdigest()[:DIGEST]
    packed = io.BytesIO()
    picture.save(packed, "PNG", optimize=True)
    return f"{wanted.stem}_{digest}", packed.getvalue()
