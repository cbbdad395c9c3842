"""The bot's own emoji at Discord: finds those that there are, and creates those that are missing.

An emoji that exists is never changed and never deleted, since messages may show it: one that is drawn in another way is
created anew, under another name, and the newest of a stem is used.
"""

import asyncio
import hashlib
import io
from collections.abc import Awaitable, Callable, Iterable, Set
from dataclasses import dataclass
from typing import Final

import aiohttp
import discord
from PIL import Image

from bot.pictures.emoji import card_emoji, chip_emoji, suit_emoji, trump_emoji
from bot.text.emoji import Emoji
from bot.text.emoji_names import CHIP, DIGEST, WantedEmoji, emoji_of, stem_of, wanted_emoji
from bot.text.i18n import Localiser

UNREACHABLE: Final = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What a request raises that brings no answer, or none that helps."""
TOGETHER: Final = 25
"""After so many have been created they are used, while the others are still to come."""
INVALID: Final = 50035
"""Discord's code for a request that it does not take as it is; which part, the text of the answer says."""
FULL: Final = 30008
"""Discord's code for an application that has as many emoji as it may have."""


@dataclass(frozen=True, slots=True)
class Synced:
    """What a run has come to: how many emoji it created and how many are still missing, and why, if it is known.

    `full`: Discord allows no more; `reason`: what ended the run, the status of an answer or the name of an error.
    """

    created: int
    missing: int
    full: bool = False
    reason: str = ""


async def _needs_no_room() -> None:
    """For a client that sends nothing else."""


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
        self, found: Callable[[Emoji], None] = lambda _: None, room: Callable[[], Awaitable[None]] = _needs_no_room
    ) -> Synced:
        """Create what is missing, one by one and the most useful ones first; tell `found` now and then what there is.

        Whatever was created stays, so a run that is stopped goes on where it was. Waits before each request for `room`,
        and as long as Discord asks for.

        Raises:
            UNREACHABLE: Discord does not tell which there are.
        """
        existing = await self._client.fetch_application_emojis()
        found(self._usable(existing))
        names = {emoji.name for emoji in existing}
        missing = {}
        for wanted in wanted_emoji(self._localiser):
            # One at a time: a thread cannot be interrupted, and who ends the bot does not wait for all of them.
            name, picture = await asyncio.to_thread(_named, wanted, names)
            if picture:
                missing[name] = picture
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
                if created % TOGETHER == 0:
                    found(self._usable(existing))
            if refused:
                existing = await self._client.fetch_application_emojis()
        except UNREACHABLE as error:
            full = isinstance(error, discord.HTTPException) and error.code == FULL
            return Synced(created, _lacking(missing, existing), full, reason_of(error))
        finally:
            if created or refused:
                found(self._usable(existing))
        lacking = _lacking(missing, existing)
        return Synced(created, lacking, reason=refused if lacking else "")

    def _usable(self, existing: Iterable[discord.Emoji]) -> Emoji:
        written = {}
        for emoji in sorted(existing, key=lambda emoji: emoji.id):
            if (stem := stem_of(emoji.name)) is not None:
                written[stem] = f"<:{emoji.name}:{emoji.id}>"
        return emoji_of(self._localiser, written)


def reason_of(error: BaseException) -> str:
    """What a request has failed for, without the answer of a server, which may be a whole page."""
    return str(error.status) if isinstance(error, discord.HTTPException) else type(error).__name__


def _lacking(missing: Iterable[str], existing: Iterable[discord.Emoji]) -> int:
    return len({*missing} - {emoji.name for emoji in existing})


def _named(wanted: WantedEmoji, names: Set[str]) -> tuple[str, bytes]:
    """The name of an emoji, and its file, which is empty if the name is one of these."""
    picture = _drawn(wanted)
    name = f"{wanted.stem}_{_digest(picture)}"
    return name, b"" if name in names else _packed(picture)


def _drawn(wanted: WantedEmoji) -> Image.Image:
    if wanted.card is not None:
        return card_emoji(wanted.deck, wanted.card, wanted.index, trump=wanted.trump)
    if wanted.suit is not None:
        return suit_emoji(wanted.deck, wanted.suit)
    return chip_emoji() if wanted.stem == CHIP else trump_emoji()


def _digest(picture: Image.Image) -> str:
    """Of the pixels: the same picture may be packed into other bytes by another version of the library."""
    return hashlib.sha256(picture.tobytes()).hexdigest()[:DIGEST]


def _packed(picture: Image.Image) -> bytes:
    file = io.BytesIO()
    picture.save(file, "PNG", optimize=True)
    return file.getvalue()
