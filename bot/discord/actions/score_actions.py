"""What players read of a match: the score sheet, the reasons of a deal, both as files, and the record."""

from dataclasses import replace

from bot.discord.context import Context
from bot.discord.custom_id import ButtonId
from bot.discord.pages.replay import Spot, record_buttons
from bot.discord.pages.table_frame import frame_of, names_of
from bot.discord.pages.table_pages import BEGUN
from bot.discord.pages.widgets import (
    MENU_OPTIONS,
    MENU_TEXT,
    Attachment,
    Button,
    Menu,
    Page,
    Row,
    SelectOption,
    page_turns,
)
from bot.tables.model import Refused, Table
from bot.tables.played import MatchRef
from bot.tables.settings_store import Pictures
from bot.text.render import Rendered, clip, deal_reasons, score_file, score_grid, score_pages
from engine.message import Message
from engine.sheet import DealScore


async def score(context: Context, table: Table, page: int | None = None) -> None:
    """Show a page of the score sheet; None: the latest, or all deals in a grid, in a message of its own."""
    sheet, frame = sheet_of(context, table), frame_of(table)
    voice = await context.voice()
    if page is None and (grid := score_grid(sheet, frame, voice)) is not None:
        await context.show(Page(grid, rows=await _grid_rows(context, table, sheet)), for_now=True)
        return
    pages = score_pages(sheet, frame, voice)
    wanted = len(pages) - 1 if page is None else page
    more = await _other_forms(context, table) if sheet else ()
    await paged(context, pages, wanted, ButtonId("scores", table.id), turned=page is not None, more=more, for_now=True)


async def reasons(context: Context, table: Table, number: int) -> None:
    """Show the entries of one deal of a grid in its place; 0: the grid again."""
    sheet, frame = sheet_of(context, table), frame_of(table)
    voice = await context.voice()
    deal = next((deal for deal in sheet if deal.number == number), None)
    shown = score_grid(sheet, frame, voice) if deal is None else deal_reasons(deal, frame, voice)
    further = () if deal is None else (Button(voice.text("button-sheet"), str(ButtonId("reasons", table.id))),)
    await context.update(Page(shown, rows=await _grid_rows(context, table, sheet, further)))


async def _grid_rows(
    context: Context, table: Table, sheet: tuple[DealScore, ...], further: tuple[Button, ...] = ()
) -> tuple[Row, ...]:
    """Below a grid: menus of the deals, the latest first; then further buttons, and the way to the file."""
    voice = (await context.voice()).plain
    names = names_of(table, voice)
    deals = [
        SelectOption(
            clip(
                voice.text("menu-reasons-deal", number=deal.number, what=voice.say(deal.headline[0], names)), MENU_TEXT
            ),
            str(deal.number),
        )
        for deal in reversed(sheet)
    ]
    parts = [tuple(deals[start : start + MENU_OPTIONS]) for start in range(0, len(deals), MENU_OPTIONS)]
    menus = [
        Menu(str(ButtonId("reasons", table.id, what=f"m{part}")), voice.text("menu-reasons"), options)
        for part, options in enumerate(parts)
    ]
    return (*menus, (*further, *await _other_forms(context, table)))


async def _other_forms(context: Context, table: Table) -> tuple[Button, ...]:
    """The score sheet as a picture, and as a file."""
    voice = await context.voice()
    file = Button(voice.text("button-sheet-file"), str(ButtonId("sheet", table.id)))
    if not await pictures_offered(context):
        return (file,)
    return (Button(voice.text("button-picture"), str(ButtonId("drawn", table.id))), file)


async def score_as_file(context: Context, table: Table) -> None:
    """Hand out the score sheet as a file for other programs."""
    sheet = sheet_of(context, table)
    text = score_file(sheet, frame_of(table), await context.voice())
    # This mark tells spreadsheets that the file is UTF-8.
    attachment = Attachment(f"{table.game}-{table.id}-{table.match_number}.csv", f"\ufeff{text}".encode())
    await context.show(Page(content=await context.text("discord-sheet-file"), attachment=attachment))


def sheet_of(context: Context, table: Table) -> tuple[DealScore, ...]:
    """The score sheet as this user sees it.

    Raises:
        Refused: there is no match.
    """
    if table.match is None:
        raise Refused(Message("tables-not-playing"))
    return table.match.game.sheet(table.match.view(table.seat_of(context.person.id)))


async def record(context: Context, table: Table, number: int | None = None) -> None:
    """Hand out the record of a match of the table, counted from 1; None: of the last one that is over."""
    wanted = number or table.match_number - (table.state in BEGUN) or None
    text = await context.services.archive.record(table.id, wanted)
    attachment = Attachment(f"{table.game}-{table.id}-{wanted}.stich", text.encode())
    rows = (record_buttons(Spot(MatchRef(table.id, wanted or 1)), await context.voice()),)
    await context.show(Page(content=await context.text("discord-record"), attachment=attachment, rows=rows))


async def paged(
    context: Context,
    pages: tuple[Rendered, ...],
    wanted: int,
    turn: ButtonId,
    *,
    turned: bool,
    more: tuple[Button, ...] = (),
    for_now: bool = False,
) -> None:
    """Show one of several pages, with buttons to the others (by the verb of `turn`) and further ones.

    `turned`: it takes the place of the page whose button was clicked. `for_now`: until the reader's next move.
    """
    shown = max(0, min(wanted, len(pages) - 1))

    def id_of(to: int) -> str:
        return str(replace(turn, what=f"{turn.what}.{to}" if turn.what else str(to)))

    buttons = (*page_turns(await context.voice(), shown, len(pages), id_of), *more)
    page = Page(pages[shown], rows=(buttons,) if buttons else ())
    if turned:
        await context.update(page)
    else:
        await context.show(page, for_now=for_now)


async def pictures_offered(context: Context) -> bool:
    """Whether the user is offered pictures in their private messages."""
    return (await context.services.settings.member(context.person.id)).pictures is not Pictures.OFF
