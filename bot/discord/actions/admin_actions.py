"""What those who manage a server change in its settings: by the private pages of `/admin`, or by its commands."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.discord.actions import server_defaults
from bot.discord.context import Context
from bot.discord.custom_id import id_in
from bot.discord.messages.invitations import home_of
from bot.discord.pages import admin_pages as pages
from bot.discord.pages.options_form import OTHER, FormField, form_question
from bot.discord.pages.server_settings import FIELDS, changes, in_force
from bot.discord.pages.widgets import MENU_OPTIONS, Page
from bot.tables.admin_log import Act
from bot.tables.lobby import with_options
from bot.tables.model import Place, Refused, Table
from bot.tables.settings_store import GuildRules, Pictures, Ratings
from bot.text.render import Field
from engine.match import DEFAULT_PRESET
from engine.message import Message, message
from engine.options import written_value
from engine.registry import game as find_game
from engine.registry import game_keys

USUAL_RULES: Final = GuildRules(DEFAULT_PRESET, (), None)


def managed(context: Context) -> int:
    """The server that the user manages, and where they ask.

    Raises:
        Refused: they do not, or ask in direct messages.
    """
    guild = context.place.guild
    if guild is None:
        raise Refused(Message("admin-in-server"))
    if not context.interaction.permissions.manage_guild:
        raise Refused(Message("settings-server-only"))
    return guild


async def show(context: Context, page: str = pages.OVERVIEW) -> None:
    """Show the overview, or another of these pages: on the message that was clicked, or as a new one."""
    voice, server = await context.voice(), await _server(context)
    match page:
        case "channels":
            shown = pages.channels_page(server, voice)
        case "rules":
            shown = pages.games_page("admin-rules", page, voice, context.services.games)
        case _:
            shown = pages.overview(server, voice)
    await answer(context, shown)


async def answer(context: Context, page: Page) -> None:
    """Show the page on the private message that was clicked, or as a new one."""
    if context.interaction.message is not None:
        await context.update(page)
    else:
        await context.show(page)


async def _server(context: Context) -> pages.Server:
    """What the pages tell of the server; raises as `managed` does."""
    guild, settings = managed(context), context.services.settings
    setting, chosen = await settings.guild(guild), await settings.guild_channels(guild)
    existing = [channel for channel in chosen if server_defaults.exists(context, channel)]
    lacks = setting.pictures is Pictures.ON and not context.interaction.app_permissions.attach_files
    return pages.Server(
        setting, await server_defaults.game_here(context), existing, bool(chosen) and not existing,
        await server_defaults.all_rules_here(context), context.services.administration.excluded(guild), lacks,
    )  # fmt: skip


# ------------------------------------------------------------------------------------------------------------ settings


async def choose(context: Context, field: str) -> None:
    """Show what the setting may be that was chosen in the menu."""
    server = await _server(context)
    if field not in FIELDS:
        raise Refused(Message("discord-form-outdated"))
    value = in_force(field, server.setting, server.game)
    await context.update(pages.setting_page(field, value, await context.voice()))


async def change(context: Context, given: Mapping[str, str]) -> None:
    """Change these settings, and show the overview; without any only show it.

    Raises:
        Refused: a value is none of those offered, or the user does not manage the server; nothing has changed.
    """
    guild = managed(context)
    changed = changes(given, await context.voice())
    if changed:
        line = context.services.administration.line(guild, context.person.id, Act.SETTINGS, context.cause, given)
        await context.services.settings.change_guild(guild, line, **changed)
        await _follow(context, guild, changed)
    await show(context)


async def _follow(context: Context, guild: int, changed: Mapping[str, Any]) -> None:
    """Draw all tables of the server anew; where it rates nothing any more, none of them waits for a rated match."""
    if "ratings" in changed:
        rates = changed["ratings"] is not Ratings.NEVER
        await context.services.administration.set_rates(guild, rates=rates)
    context.forget_voice()
    for table in context.tables.in_guild(guild):
        context.services.table_messages.redraw(table)
        for person in table.people:
            context.hands.mark(table.id, person.id)


# ------------------------------------------------------------------------------------------------------------ channels


async def allow(context: Context, channels: Sequence[str | int]) -> None:
    """Let tables be opened in these channels, or (none) in all, and show it; those that do not exist are left out.

    Raises:
        Refused: they are too many, or the user does not manage the server.
    """
    guild = managed(context)
    numbers = {id_in(str(channel)) for channel in channels}
    wanted = sorted(channel for channel in numbers if channel is not None and server_defaults.exists(context, channel))
    if len(wanted) > MENU_OPTIONS:
        raise Refused(message("admin-channels-many", count=MENU_OPTIONS))
    details = {"channels": " ".join(map(str, wanted))}
    line = context.services.administration.line(guild, context.person.id, Act.CHANNELS, context.cause, details)
    await context.services.settings.put_guild_channels(guild, wanted, line)
    await show(context, "channels")


async def allow_also(context: Context, channel: int, *, allowed: bool) -> None:
    """Let tables be opened in this channel too, or in it no more; in a thread its channel is meant."""
    guild = managed(context)
    home = home_of(context.interaction.client, Place(guild, channel))
    before = set(await context.services.settings.guild_channels(guild))
    await allow(context, sorted(before | {home} if allowed else before - {home}))


# --------------------------------------------------------------------------------------------------------------- rules


async def show_rules(context: Context, game: str, page: int = 0, preset: str | None = None) -> None:
    """Show the form of the rules by which tables of a game begin here; with a preset, set it first."""
    if preset is not None:
        await _put_rules(context, await _rules_table(context, game), page, preset=preset)
        return
    await answer(context, await _rules_page(context, game, page))


async def turn_rules(context: Context, what: str) -> None:
    """Show another page of the form: `<game>.<page>`."""
    game, _, page = what.partition(".")
    await show_rules(context, game, int(page) if page.isdecimal() and len(page) < 3 else 0)


async def set_usual(context: Context, game: str) -> None:
    """Let tables of this game begin with its usual rules, and show it."""
    guild = managed(context)
    await server_defaults.put(context, guild, _known(game), None)
    await show_rules(context, game)


async def set_rule(context: Context, what: str, values: Sequence[str]) -> None:
    """Set what was chosen in a menu of the form (`<game>.<page>.<field>`), or ask for a value."""
    table, page, field = await _field(context, what)
    if field.free and list(values) == [OTHER]:
        question = form_question(field, pages.admin_id("admin-write", what), await context.voice())
        if not await context.ask(question):
            await show_rules(context, table.game, page)
        return
    number = int(values[0]) if values and values[0].isdecimal() else -1
    if number not in range(len(field.offered)):
        raise Refused(Message("discord-form-outdated"))
    await _put_rule(context, table, page, field, field.offered[number][0])


async def write_rule(context: Context, what: str, text: str) -> None:
    """Set the value that was written."""
    table, page, field = await _field(context, what)
    if not field.free:
        raise Refused(Message("discord-form-outdated"))
    await _put_rule(context, table, page, field, written_value(find_game(table.game), field.name, text))


async def _field(context: Context, what: str) -> tuple[Table, int, FormField]:
    game, _, rest = what.partition(".")
    page, _, name = rest.partition(".")
    table = await _rules_table(context, game)
    field = next((one for one in pages.rule_fields(table, await context.voice()) if one.name == name), None)
    if field is None or not page.isdecimal() or len(page) > 2:
        raise Refused(Message("discord-form-outdated"))
    return table, int(page), field


async def _put_rule(context: Context, table: Table, page: int, field: FormField, value: Any) -> None:
    given: dict[str, Any] = {field.name.removeprefix("-"): value}
    if not field.name.startswith("-"):
        given = {"options": {**dict(table.options), field.name: value}}
    try:
        await _put_rules(context, table, page, **given)
    except Refused as refused:
        voice = await context.voice()
        said = Field(field.label, voice.say(refused.message))
        await answer(context, await _rules_page(context, table.game, page, refused=said))


async def _put_rules(context: Context, table: Table, page: int, **given: Any) -> None:
    guild = managed(context)
    after = with_options(table, table.host, **given)
    await server_defaults.put(context, guild, table.game, server_defaults.rules_of(after))
    await show_rules(context, table.game, page)


async def _rules_table(context: Context, game: str) -> Table:
    guild = managed(context)
    rules = (await server_defaults.all_rules_here(context)).get(_known(game), USUAL_RULES)
    return pages.as_table(game, rules, guild)


async def _rules_page(context: Context, game: str, page: int, refused: Field | None = None) -> Page:
    table, voice = await _rules_table(context, game), await context.voice()
    own = game in await server_defaults.all_rules_here(context)
    return pages.rules_page(table, voice, page, own=own, refused=refused)


def _known(game: str) -> str:
    if game not in game_keys():
        raise Refused(Message("discord-form-outdated"))
    return game
