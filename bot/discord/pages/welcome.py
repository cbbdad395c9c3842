"""How the bot introduces itself: one message a server, with a button that leads straight to the cards."""

import logging
from datetime import datetime, timedelta
from typing import Final

import discord

from bot.discord.buttons.custom_id import ButtonId, digest
from bot.discord.delivery import Delivery, Undelivered
from bot.discord.pages.widgets import IN_ROW, LABEL, Button, Page, Tone
from bot.discord.permissions import writable
from bot.discord.services import Services
from bot.tables.model import Place
from bot.text.i18n import Voice
from bot.text.render import clip, embed, game_name

RECENT: Final = timedelta(days=1)
"""A server that was joined while the bot was away is greeted if that is not long ago; older ones know the bot."""

_log = logging.getLogger(__name__)


def welcome_page(voice: Voice, games: tuple[str, ...]) -> Page:
    """The introduction, with the way to the cards."""
    return Page(embed(voice.text("welcome-title"), voice.text("welcome-text")), rows=(play_buttons(voice, games),))


def play_buttons(voice: Voice, games: tuple[str, ...]) -> tuple[Button, ...]:
    """A button for each game that begins a match against the computer; the first game is the way forward."""
    return tuple(
        Button(
            clip(voice.text("button-play", game=game_name(game, voice)), LABEL),
            str(ButtonId("play", what=game)),
            tone=Tone.FORWARD if number == 0 else Tone.PLAIN,
        )
        for number, game in enumerate(games[:IN_ROW])
    )


async def welcome(services: Services, delivery: Delivery, guild: discord.Guild) -> None:
    """Greet a server once, where the bot may write; nobody misses a greeting that cannot be posted."""
    if (await services.notes.guild(guild.id)).welcomed:
        return
    channel = writable(guild)
    if channel is not None and _joined_lately(guild, services.clock.now()):
        voice = await services.words.public(Place(guild.id, channel.id))
        try:
            await delivery.send(channel.id, welcome_page(voice, services.games), nonce=digest("welcome", guild.id))
        except Undelivered as error:
            _log.info("no welcome", extra={"guild": guild.id, "trouble": error.trouble.value})
            return
    await services.notes.change_guild(guild.id, welcomed=True)


def _joined_lately(guild: discord.Guild, now: datetime) -> bool:
    joined = guild.me.joined_at
    return joined is None or now - joined < RECENT
