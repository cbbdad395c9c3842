"""The short rules of a game, page by page: from the present moment of a deal, from a refusal, or by page and word."""

from bot.discord.context import Context
from bot.discord.pages.rules import CITED, RulesSpot, game_buttons, rules_page
from bot.discord.pages.table_frame import frame_of
from bot.discord.pages.table_pages import BEGUN
from bot.discord.pages.widgets import Page
from bot.discord.table_choice import being_played, known_table, likely_table
from bot.tables.model import Refused, Table, TableId
from bot.text.render import AtTable, basics, book_of, rules_leaves, shown_names
from engine.message import Message
from engine.registry import game as find_game
from engine.registry import game_keys
from engine.rules_page import Place, explaining, telling


async def rules(context: Context, game: str, table: Table | None = None) -> None:
    """Show the rules in a message of its own: the page about what is due in the deal, else the game's first.

    `table` None: one found by itself.
    """
    played = _played(context, game, table)
    view = _view(context, played)
    rule = find_game(game).present_rule(view) if view is not None else None
    place = telling(book_of(game), rule) if rule is not None else None
    await _show(context, RulesSpot(game, played.id if played is not None else None, page=1), place, turned=False)


async def choose(context: Context) -> None:
    """Show the page that all games share, and ask of which game the rules are wanted."""
    voice = await context.voice()
    games = game_buttons(context.services.games, voice.plain)
    await context.show(Page(basics(voice), content=voice.text("discord-rules-which"), rows=(games,)))


async def turned(context: Context, what: str) -> None:
    """Turn to the page that a button names.

    Raises:
        Refused: there is no such game.
    """
    await _show(context, _spot(what), None, turned=True)


async def book(context: Context, game: str) -> None:
    """Turn to the first page of another game's own.

    Raises:
        Refused: there is no such game.
    """
    if game not in game_keys():
        raise Refused(Message("discord-unknown-button"))
    await _show(context, RulesSpot(game, page=1), None, turned=True)


async def chapter(context: Context, what: str) -> None:
    """Turn to the page that was chosen in the menu of all pages.

    Raises:
        Refused: there is no such game, or page.
    """
    spot, page = _spot(what), next(iter(context.values), "")
    if not (page.isascii() and page.isdecimal() and len(page) < 3):
        raise Refused(Message("discord-unknown-button"))
    await _show(context, RulesSpot(spot.game, spot.table, int(page), spot.order), None, turned=True)


async def word(context: Context, what: str) -> None:
    """Turn to the paragraph that explains the word that was chosen in a menu.

    Raises:
        Refused: there is no such game, or word.
    """
    spot = _spot(what)
    place = explaining(book_of(spot.game), next(iter(context.values), ""))
    if place is None:
        raise Refused(Message("discord-unknown-button"))
    await _show(context, spot, place, turned=True)


async def cited(context: Context, what: str) -> None:
    """Show the paragraph that tells the rule by which something was refused.

    Raises:
        Refused: no page tells it.
    """
    found = CITED.fullmatch(what)
    if found is None or found["game"] not in game_keys():
        raise Refused(Message("discord-unknown-button"))
    game = found["game"]
    place = telling(book_of(game), found["rule"])
    if place is None:
        raise Refused(Message("discord-unknown-button"))
    played = _played(context, game, None)
    await _show(context, RulesSpot(game, played.id if played is not None else None), place, turned=False)


def _spot(what: str) -> RulesSpot:
    spot = RulesSpot.parse(what)
    if spot is None:
        raise Refused(Message("discord-unknown-button"))
    return spot


def _played(context: Context, game: str, table: Table | None) -> Table | None:
    """The table for whose deal the rules are read; None where no deal of the game goes on."""
    played = table if table is not None else likely_table(context, lambda at: at.game == game and being_played(at))
    if played is None or played.match is None or played.game != game or played.state not in BEGUN:
        return None
    return played


def _view(context: Context, table: Table | None) -> object | None:
    if table is None or table.match is None:
        return None
    view: object = table.match.view(table.seat_of(context.person.id))
    return view


async def _show(context: Context, spot: RulesSpot, place: Place | None, *, turned: bool) -> None:
    """Show the page of the place, if there is one, else that of the spot.

    `turned`: it takes the place of the page whose button was clicked.
    """
    voice = await context.voice()
    table = _of_spot(context, spot)
    view = _view(context, table)
    at = None
    if table is not None and view is not None:
        at = AtTable(view, shown_names(frame_of(table).seated, voice))
    leaves = rules_leaves(spot.game, voice, table=at, place=place, order=spot.order)
    page = spot.page
    if place is not None:
        page = next(number for number, leaf in enumerate(leaves) if leaf.page is place.page)
    there = RulesSpot(spot.game, table.id if table is not None else None, page, spot.order)
    shown = rules_page(leaves, there, context.services.games, voice)
    if turned:
        await context.update(shown)
    else:
        await context.show(shown)


def _of_spot(context: Context, spot: RulesSpot) -> Table | None:
    """The table that the spot names, or none where it is closed by now; the rules do without it."""
    if spot.table is None:
        return None
    try:
        table = known_table(context, TableId(spot.table))
    except Refused:
        return None
    return _played(context, spot.game, table)
