"""`/admin …`: a server's settings, its tables and people, and the log, for those who manage it.

Discord offers it to them alone, unless somebody has changed that in the server's settings; each act asks again.
"""

from typing import Any, Final, TypeAlias

import discord
from discord import app_commands

from bot.discord.actions import admin_actions, admin_people
from bot.discord.commands import autocomplete
from bot.discord.commands.decorators import CATALOGUES, GAMES, choice, in_context, parameters, text
from bot.discord.context import Context, Interaction
from bot.discord.pages.server_settings import OWN_NAME, UNSET
from bot.discord.pages.widgets import ANSWER, WITH_TABLES
from bot.tables.model import Pace, UserId
from bot.tables.settings_store import Pictures, Ratings, Threads
from bot.text.i18n import DECKS

SETTINGS: Final = {
    "server_game": [*GAMES, choice("game-usual", UNSET)],
    "server_pace": [choice(f"pace-{pace.value}", pace.value) for pace in Pace],
    "server_ratings": [choice(f"ratings-{ratings.value}", ratings.value) for ratings in Ratings],
    "server_threads": [choice(f"threads-{threads.value}", threads.value) for threads in Threads],
    "server_language": [
        *(app_commands.Choice(name=CATALOGUES.text(key, OWN_NAME), value=key) for key in CATALOGUES.languages),
        choice("language-client", UNSET),
    ],
    "server_deck": [choice(f"deck-{deck}", deck) for deck in DECKS],
    "server_pictures": [choice(f"pictures-{pictures.value}", pictures.value) for pictures in Pictures],
}
YES, NO, EVERYWHERE = "yes", "no", "everywhere"
ALLOWED: Final = [choice(f"allowed-{one}", one) for one in (YES, NO, EVERYWHERE)]
AT_ONCE: Final = "at-once"
MATCHES: Final = [choice("matches-finish", "finish"), choice("matches-at-once", AT_ONCE)]


class _ChannelWithTables(app_commands.Transformer):
    """The id of a channel or thread, also of one that the bot does not see."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        return [*WITH_TABLES, discord.ChannelType.public_thread, discord.ChannelType.private_thread]

    async def transform(self, interaction: Interaction, value: Any, /) -> int:
        """The id of what was chosen."""
        return int(value.id)


Reason: TypeAlias = app_commands.Range[str, 1, ANSWER]
Channel: TypeAlias = app_commands.Transform[int, _ChannelWithTables]

admin_group: Final = app_commands.Group(
    name=text("command-admin"),
    description=text("command-admin-about"),
    guild_only=True,
    allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
    default_permissions=discord.Permissions(manage_guild=True),
)


@admin_group.command(name=text("command-admin-show"), description=text("command-admin-show-about"))
@in_context
async def show_server(context: Context) -> None:
    """Show all settings, with buttons for all that can be done."""
    await admin_actions.show(context)


@admin_group.command(name=text("command-admin-set"), description=text("command-admin-set-about"))
@parameters(*SETTINGS)
@app_commands.choices(**SETTINGS)
@in_context
async def set_server(
    context: Context,
    server_game: str | None = None,
    server_pace: str | None = None,
    server_ratings: str | None = None,
    server_threads: str | None = None,
    server_language: str | None = None,
    server_deck: str | None = None,
    server_pictures: str | None = None,
) -> None:
    """Change settings; without any, show them."""
    given = {
        "game": server_game, "pace": server_pace, "ratings": server_ratings, "threads": server_threads,
        "language": server_language, "deck": server_deck, "pictures": server_pictures,
    }  # fmt: skip
    await admin_actions.change(context, {field: value for field, value in given.items() if value is not None})


@admin_group.command(name=text("command-admin-channels"), description=text("command-admin-channels-about"))
@parameters("channel", "allowed")
@app_commands.choices(allowed=ALLOWED)
@in_context
async def channels(context: Context, channel: Channel | None = None, allowed: str = YES) -> None:
    """Say where tables may be opened; without a channel, show it."""
    if allowed == EVERYWHERE:
        await admin_actions.allow(context, ())
    elif channel is None:
        await admin_actions.show(context, "channels")
    else:
        await admin_actions.allow_also(context, channel, allowed=allowed == YES)


@admin_group.command(name=text("command-admin-rules"), description=text("command-admin-rules-about"))
@parameters("game", "preset")
@app_commands.choices(game=GAMES)
@app_commands.autocomplete(preset=autocomplete.presets)
@in_context
async def rules_of_game(context: Context, game: str, preset: str | None = None) -> None:
    """Show the form of the rules of a game, and with a preset set it."""
    await admin_actions.show_rules(context, game, preset=preset)


@admin_group.command(name=text("command-admin-end"), description=text("command-admin-end-about"))
@parameters("table", "reason")
@app_commands.autocomplete(table=autocomplete.tables_of_server)
@in_context
async def close_table(context: Context, table: str, reason: Reason) -> None:
    """Close any table of the server."""
    await admin_people.close_table(context, table, reason)


@admin_group.command(name=text("command-admin-exclude"), description=text("command-admin-exclude-about"))
@parameters("person", "reason", "matches")
@app_commands.choices(matches=MATCHES)
@in_context
async def exclude(context: Context, person: discord.User, reason: Reason, matches: str | None = None) -> None:
    """Exclude somebody."""
    await admin_people.exclude(context, UserId(person.id), reason, at_once=matches == AT_ONCE, bot=person.bot)


@admin_group.command(name=text("command-admin-let-back"), description=text("command-admin-let-back-about"))
@parameters("person")
@in_context
async def let_back(context: Context, person: discord.User) -> None:
    """Let somebody back in."""
    await admin_people.let_back(context, UserId(person.id))


@admin_group.command(name=text("command-admin-reset"), description=text("command-admin-reset-about"))
@parameters("game")
@app_commands.choices(game=GAMES)
@in_context
async def reset(context: Context, game: str) -> None:
    """Ask whether a leaderboard is to begin anew."""
    await admin_people.ask_to_reset(context, game)


@admin_group.command(name=text("command-admin-log"), description=text("command-admin-log-about"))
@parameters("log_page")
@in_context
async def log(context: Context, log_page: app_commands.Range[int, 1, 9999] = 1) -> None:
    """Show what was done."""
    await admin_people.log(context, log_page - 1)
