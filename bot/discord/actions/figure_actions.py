"""Leaderboards and the figures of players: what a command or a press asks for, shown to them alone."""

import re
from dataclasses import dataclass, replace
from typing import Final

from bot.discord.context import Context
from bot.discord.custom_id import id_in
from bot.discord.pages import figures as pages
from bot.discord.pages.leaderboard import HERE, OWN_PAGE, leaderboard_page
from bot.discord.pages.picture import look_of
from bot.discord.pages.widgets import Page, with_picture
from bot.pictures.drawn import Picture
from bot.tables.ladders import Figures, Ladder, Metric, Period
from bot.tables.model import Refused, UserId
from bot.tables.settings_store import Pictures
from engine.message import Message
from engine.registry import game_keys

_names: Final = "|".join
LADDER: Final = re.compile(
    rf"(?P<game>[a-z]+)\.(?P<scope>here|all)\.(?P<period>{_names(Period)})\.(?P<metric>{_names(Metric)})"
    rf"\.(?P<page>[0-9]{{1,9}}|{OWN_PAGE})",
    re.ASCII,
)
"""What a button or an option carries: `<game>.<scope>.<period>.<metric>.<page>`, pages counted from 0."""
FIGURES: Final = re.compile(r"(?P<user>[0-9]{1,20})\.(?P<game>[a-z]+)\.(?P<scope>here|all)", re.ASCII)
"""The same of somebody's figures: `<user>.<game>.<scope>`."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """Whose figures are asked for: in a game (None: in all), in a server or (None) over all."""

    user: UserId
    game: str | None
    guild: int | None


# ---------------------------------------------------------------------------------------------------------- leaderboard


async def leaderboard(context: Context, ladder: Ladder) -> None:
    """Show the first page of a leaderboard."""
    await context.show(await _board(context, ladder, 0))


async def turned(context: Context, what: str) -> None:
    """Show the page of a leaderboard that a button or an option names, in place of the one whose button was pressed.

    Raises:
        Refused: there is no such leaderboard.
    """
    named = LADDER.fullmatch(_chosen(context, what))
    if named is None or named["game"] not in game_keys():
        raise Refused(Message("discord-unknown-button"))
    guild = context.place.guild if named["scope"] == HERE else None
    ladder = Ladder(named["game"], guild, Period(named["period"]), Metric(named["metric"]))
    page = None if named["page"] == OWN_PAGE else int(named["page"])
    await context.update(await _board(context, ladder, page))


async def _board(context: Context, ladder: Ladder, page: int | None) -> Page:
    """A page of a leaderboard; None: that with the user's own place."""
    ladders, user = context.services.ladders, context.person.id
    board = await (ladders.own_board(ladder, user) if page is None else ladders.board(ladder, user, page))
    return leaderboard_page(board, await context.voice(), games=context.services.games, guild=context.place.guild)


# -------------------------------------------------------------------------------------------------------------- figures


async def figures(context: Context, user: UserId, name: str, game: str | None, guild: int | None) -> None:
    """Show somebody's figures; `name`: how the server shows it.

    Raises:
        Refused: the user is not listed there, and reads their figures alone.
    """
    page = await _figures(context, Wanted(user, game, guild), name)
    await context.show(await with_picture(page))


async def chosen(context: Context, what: str) -> None:
    """Show the figures that a button or an option names, in place of those whose button was pressed.

    Raises:
        Refused: there are no such figures, or the user reads them alone.
    """
    wanted = _wanted(context, what)
    page = await with_picture(await _figures(context, wanted, await _name(context, wanted.user)))
    await context.update(page, files=True)


async def curve(context: Context, what: str) -> None:
    """Show somebody's rating as a picture, in a message of its own.

    Raises:
        Refused: there is none, it cannot be drawn, or the user reads their figures alone.
    """
    wanted = _wanted(context, what)
    await _check(context, wanted)
    found = await _read(context, wanted, wanted.game) if wanted.game is not None else Figures(None)
    picture = await _picture(context, await _name(context, wanted.user), wanted, found)
    if picture is None:
        raise Refused(Message("stats-no-curve"))
    page = await with_picture(Page(picture=picture))
    if page.attachment is None:
        raise Refused(Message("discord-picture-failed"))
    await context.show(page)


def _wanted(context: Context, what: str) -> Wanted:
    named = FIGURES.fullmatch(_chosen(context, what))
    user = None if named is None else id_in(named["user"])
    if named is None or user is None or named["game"] not in {*game_keys(), pages.ALL_GAMES}:
        raise Refused(Message("discord-unknown-button"))
    guild = context.place.guild if named["scope"] == HERE else None
    return Wanted(UserId(user), None if named["game"] == pages.ALL_GAMES else named["game"], guild)


def _chosen(context: Context, what: str) -> str:
    """The option that was chosen in a menu, or what the button carries."""
    return context.values[0] if context.values else what


async def _name(context: Context, user: UserId) -> str:
    if user == context.person.id:
        return context.person.name
    return await context.services.ladders.name(user) or "?"


async def _check(context: Context, wanted: Wanted) -> None:
    if not await context.services.ladders.shown_to(context.person.id, wanted.user, wanted.guild):
        raise Refused(Message("stats-not-listed-all" if wanted.guild is None else "stats-not-listed"))


async def _read(context: Context, wanted: Wanted, game: str) -> Figures:
    return await context.services.ladders.figures(wanted.user, game, wanted.guild, by=context.person.id)


async def _figures(context: Context, wanted: Wanted, name: str) -> Page:
    """The page, with the curve in it or a button for it, as the reader has set it."""
    await _check(context, wanted)
    voice, services, world = await context.voice(), context.services, wanted.guild is None
    ways = pages.Ways(services.games, wanted.user, wanted.game, wanted.guild, context.place.guild)
    if wanted.game is None:
        lines = await services.ladders.overview(wanted.user, wanted.guild)
        return pages.overview_page(name, lines, voice, ways.rows(voice), world=world)
    found = await _read(context, wanted, wanted.game)
    pictures = (await services.settings.member(context.person.id)).pictures
    has_curve = len(found.curve) > 1
    rows = ways.rows(voice, curve=has_curve and pictures is Pictures.ASK)
    page = pages.figures_page(name, wanted.game, found, voice, rows, world=world)
    if has_curve and pictures is Pictures.ON:
        return replace(page, picture=await _picture(context, name, wanted, found))
    return page


async def _picture(context: Context, name: str, wanted: Wanted, found: Figures) -> Picture | None:
    """The rating over the last rated matches; None where it has not changed yet."""
    if wanted.game is None or len(found.curve) < 2:
        return None
    voice = await context.voice()
    drawing = pages.rating_drawing(name, wanted.game, found.curve, voice)
    return Picture(drawing, look_of(voice), pages.rating_described(drawing, voice))
