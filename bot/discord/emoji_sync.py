"""Creates the bot's emoji without a running bot."""

import discord

from bot.discord.client import WrongToken
from bot.discord.emoji import UNREACHABLE, AppEmoji, Synced, reason_of
from bot.text.i18n import Localiser


class EmojiUnknown(Exception):  # noqa: N818 - it says what is the case
    """Discord does not tell which emoji there are; `reason`: the status of its answer, or the name of an error."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


async def sync_alone(token: str, localiser: Localiser) -> Synced:
    """Create what is missing, without a running bot.

    Raises:
        WrongToken: Discord refuses the token.
        EmojiUnknown: Discord does not tell which there are.
    """
    async with discord.Client(intents=discord.Intents.none()) as client:
        try:
            await client.login(token)
            return await AppEmoji(client, localiser).create_missing()
        except discord.LoginFailure:
            raise WrongToken from None
        except UNREACHABLE as error:
            raise EmojiUnknown(reason_of(error)) from None
