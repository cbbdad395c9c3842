"""What those who manage a server do beside its settings: close tables, exclude people, leaderboards; and their log."""

from bot.discord.actions import admin_actions, which_table
from bot.discord.actions.admin_actions import answer, managed
from bot.discord.context import Context
from bot.discord.custom_id import id_in
from bot.discord.pages import admin_pages as pages
from bot.discord.pages.widgets import ANSWER, MENU_OPTIONS, Menu, Page, Question
from bot.tables.admin_log import LINES_A_PAGE
from bot.tables.administration import BETWEEN_MATCHES
from bot.tables.model import Gone, Refused, Table, TableId, UserId
from bot.text.render import clip, game_name
from engine.message import Message
from engine.registry import game_keys


async def show(context: Context, page: str) -> None:
    """Show the page of this name: one of these, or of the settings."""
    managed(context)
    name, _, number = page.partition(".")
    voice = await context.voice()
    match name:
        case "end":
            await answer(context, await _tables_page(context))
        case "exclude":
            await answer(context, pages.people_page("admin-exclude", name, voice))
        case "let-back":
            await answer(context, pages.people_page("admin-back", name, voice))
        case "reset":
            await answer(context, pages.games_page("admin-reset", name, voice, context.services.games))
        case "log":
            await log(context, int(number) if number.isdecimal() and len(number) < 6 else 0)
        case _:
            await admin_actions.show(context, name)


async def log(context: Context, page: int) -> None:
    """Show one page of what was done, counted from 0; the last, where there are not so many."""
    guild, administration = managed(context), context.services.administration
    lines, count = await administration.log(guild, page)
    if page and not lines:
        page = max(0, (count - 1) // LINES_A_PAGE)
        lines, count = await administration.log(guild, page)
    await answer(context, pages.log_page(lines, page, count, await context.voice()))


# -------------------------------------------------------------------------------------------------------------- tables


async def _tables_page(context: Context) -> Page:
    """Asks which table is to be closed, by a menu of the newest."""
    voice, tables = await context.voice(), tables_here(context)[-MENU_OPTIONS:]
    if not tables:
        return Page(content=voice.text("admin-no-table"), rows=((pages.back(voice),),))
    menu = Menu(pages.admin_id("admin-close"), voice.text("menu-which"), which_table.options_of(context, tables, voice))
    return Page(content=voice.text("admin-end-about"), rows=(menu, (pages.back(voice),)))


def tables_here(context: Context) -> tuple[Table, ...]:
    """The open tables of the server that the user manages, oldest first."""
    return context.tables.in_guild(managed(context))


async def ask_why_to_close(context: Context, id: str) -> None:
    """Ask why the table is to be closed that was chosen in the menu."""
    table, voice = _table(context, id), await context.voice()
    form = pages.admin_id("admin-closed", table.id)
    if not await context.ask(Question(form, voice.text("button-end-sure"), voice.text("ask-end-reason"), "")):
        await show(context, "end")


async def close_table(context: Context, id: str, reason: str) -> None:
    """Close a table of the server, for this reason.

    Raises:
        Refused: there is no such table here, or no reason.
    """
    table = _table(context, id)
    await context.services.administration.end(table.id, context.person, _reason(reason), context.cause)
    voice = await context.voice()
    await answer(context, Page(content=voice.text("discord-ended"), rows=((pages.back(voice),),)))


def _table(context: Context, id: str) -> Table:
    guild, table = managed(context), context.tables.get(TableId(id))
    if table is None or table.place.guild != guild:
        raise Gone
    return table


# -------------------------------------------------------------------------------------------------------------- people


async def ask_about(context: Context) -> None:
    """Ask whether the person chosen in the menu is to be excluded, and how."""
    managed(context)
    (user,) = _chosen(context)
    await answer(context, await _question(context, user))


async def _question(context: Context, user: UserId) -> Page:
    _check(context, user)
    tables = context.services.administration.tables_of(managed(context), user)
    matches = [table for table in tables if table.state not in BETWEEN_MATCHES]
    return pages.exclude_page(user, len(matches), await context.voice())


async def ask_why(context: Context, what: str) -> None:
    """Ask why the person is to be excluded: `<id>.<1: at once>`."""
    user, at_once = _meant(context, what)
    voice, tables = await context.voice(), context.services.administration.tables_of(managed(context), user)
    told = any(at_once or table.state in BETWEEN_MATCHES for table in tables)
    label = "ask-end-reason" if told else "ask-exclude-reason"
    form = pages.admin_id("admin-because", what)
    if not await context.ask(Question(form, voice.text("button-admin-out"), voice.text(label), "")):
        await answer(context, await _question(context, user))


async def exclude_because(context: Context, what: str, reason: str) -> None:
    """Exclude the person for the reason that was written."""
    user, at_once = _meant(context, what)
    await exclude(context, user, reason, at_once=at_once)


async def exclude(context: Context, user: UserId, reason: str, *, at_once: bool, bot: bool = False) -> None:
    """Exclude a person from the tables of the server; `at_once`: from matches that they are playing, too.

    Raises:
        Refused: it is the user, or a bot; or there is no reason.
    """
    guild = managed(context)
    _check(context, user, bot=bot)
    administration, voice = context.services.administration, await context.voice()
    await administration.exclude(guild, context.person.id, user, context.cause, at_once=at_once, reason=_reason(reason))
    undo = pages.button(voice, "button-admin-let-back", "let-back")
    text = voice.text("admin-excluded-now", whom=pages.mention(user))
    await answer(context, Page(content=text, rows=((pages.back(voice), undo),)))


async def let_chosen_back(context: Context) -> None:
    """Let the person chosen in the menu take seats again."""
    managed(context)
    (user,) = _chosen(context)
    await let_back(context, user)


async def let_back(context: Context, user: UserId) -> None:
    """Let a person take seats again; harmless where they are not excluded."""
    guild, voice = managed(context), await context.voice()
    key = "admin-not-excluded"
    if context.services.administration.excludes(guild, user):
        await context.services.administration.let_back(guild, context.person.id, user, context.cause)
        key = "admin-is-back"
    text = voice.text(key, whom=pages.mention(user))
    await answer(context, Page(content=text, rows=((pages.back(voice),),)))


def _check(context: Context, user: UserId, *, bot: bool = False) -> None:
    if user == context.person.id:
        raise Refused(Message("admin-exclude-self"))
    if bot or user == context.interaction.client.application_id:
        raise Refused(Message("admin-exclude-bot"))


def _chosen(context: Context) -> tuple[UserId, ...]:
    """The one person who was chosen in a menu of people.

    Raises:
        Refused: it is a bot, or nobody.
    """
    people = context.chosen_people[:1]
    if not people:
        raise Refused(Message("discord-form-outdated"))
    if people[0].bot:
        raise Refused(Message("admin-exclude-bot"))
    return (UserId(people[0].id),)


def _meant(context: Context, what: str) -> tuple[UserId, bool]:
    """The person whom an id names, and whether they are excluded at once."""
    managed(context)
    written, _, at_once = what.partition(".")
    if (user := id_in(written)) is None:
        raise Refused(Message("discord-form-outdated"))
    return UserId(user), at_once == "1"


def _reason(written: str) -> str:
    reason = clip(" ".join(written.split()), ANSWER)
    if not reason:
        raise Refused(Message("admin-no-reason"))
    return reason


# -------------------------------------------------------------------------------------------------------- leaderboards


async def ask_to_reset(context: Context, game: str) -> None:
    """Ask whether the leaderboard of this game is to begin anew."""
    managed(context)
    await answer(context, pages.reset_page(_game(game), await context.voice()))


async def reset(context: Context, game: str) -> None:
    """Let the server's leaderboard of this game begin anew."""
    guild, voice = managed(context), await context.voice()
    await context.services.administration.reset_ladder(guild, context.person.id, _game(game), context.cause)
    text = voice.text("admin-reset-done", game=game_name(game, voice))
    await answer(context, Page(content=text, rows=((pages.back(voice),),)))


def _game(game: str) -> str:
    if game not in game_keys():
        raise Refused(Message("discord-form-outdated"))
    return game
