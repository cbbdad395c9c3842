"""What people do at tables, whether by a click or by a command: the table service does it, then they are answered."""

from contextlib import ExitStack

import discord

from bot.discord.buttons.custom_id import ButtonId
from bot.discord.context import Request
from bot.discord.messages.delivery import Trouble, Undelivered
from bot.discord.pages.surfaces import BEGUN, called, frame_of, link_to, names_of
from bot.discord.pages.widgets import Attachment, Button, Page, Tone, page_turns
from bot.discord.permissions import missing
from bot.discord.services import Hall
from bot.tables.lobby import CAREFUL, may_be_fewer
from bot.tables.model import Pace, Refused, Stale, Table, TableState
from bot.tables.pausing import undecided
from bot.text.render import Rendered, score_file, score_pages, why
from bot.text.typed_answers import rules_meant
from engine.cards import Seat
from engine.game import DealScore
from engine.match import DEFAULT_PRESET
from engine.message import Message


async def open_table(
    hall: Hall,
    request: Request,
    *,
    game: str,
    preset: str | None = None,
    pace: Pace = Pace.LIVE,
    seats: int | None = None,
    computer: bool = False,
) -> None:
    """Open a table here; against the computer it begins at once."""
    if not await _may_open(request):
        return
    # Learned before the table is drawn: in direct messages it is drawn in the asking person's language.
    voice = await request.voice()
    with ExitStack() as answering:
        with hall.talk.holding(request.place.channel):
            table = await hall.tables.open(
                place=request.place,
                host=request.person,
                game=game,
                preset=DEFAULT_PRESET if preset is None else rules_meant(game, preset, hall.words.localiser),
                pace=pace,
                seats=seats,
                cause=request.cause,
            )
            if computer:
                answering.enter_context(hall.hands.answering(table.id, request.person.id))
                table = await hall.tables.begin(table.id, request.person.id, request.cause, fill=True)
        if computer:
            await hall.talk.posted(table.id)
        notice = "" if computer else voice.text("discord-opened")
        await hall.hands.open(request, request.at(table), notice=notice)


async def play_now(hall: Hall, request: Request, game: str) -> None:
    """The quickest way to the first card: a table with a computer player, begun at once; or the one begun before."""
    present = [
        table
        for table in hall.tables.of_user(request.person.id)
        if table.place.channel == request.place.channel and table.state is TableState.PLAYING
    ]
    if present:
        await hall.hands.open(request, request.at(present[-1]), notice=await request.text("discord-playing-already"))
        return
    await open_table(hall, request, game=game, computer=True)


async def join(hall: Hall, request: Request, table: Table, seat: Seat | None = None) -> None:
    """Take this seat or the first free one; whoever sits already gets his hand."""
    if table.seat_of(request.person.id) is None:
        table = await hall.tables.join(table.id, request.person, seat)
    await hall.hands.open(request, request.at(table), notice=await request.text("discord-joined"))


async def leave(hall: Hall, request: Request, table: Table) -> None:
    """Leave the table."""
    begun = table.state in BEGUN
    await hall.tables.leave(table.id, request.person.id)
    await request.say("discord-left-playing" if begun else "discord-left")


async def add_computer(
    hall: Hall, request: Request, table: Table, player: str | None = None, seat: Seat | None = None
) -> None:
    """Give this seat, or the first free one, to a computer player."""
    await hall.tables.add_computer(table.id, request.person.id, player or CAREFUL, seat)
    await request.say("discord-computer-added")


async def add_computer_by_click(hall: Hall, request: Request, table: Table) -> None:
    """The same, answered on the lobby's message itself."""
    await hall.talk.answer(request, await hall.tables.add_computer(table.id, request.person.id))


async def begin(hall: Hall, request: Request, table: Table, *, fill: bool = False, fewer: bool = False) -> None:
    """Start the match and give the asking player his hand; with empty seats, ask first what becomes of them."""
    seated = table.seat_of(request.person.id) is not None
    if table.state is TableState.LOBBY and seated and None in table.holders and not (fill or fewer):
        buttons = [Button(await request.text("button-fill"), str(ButtonId("fill", table.id)), tone=Tone.FORWARD)]
        if table.host == request.person.id and may_be_fewer(table):
            text = await request.text("button-fewer", count=table.taken)
            buttons.append(Button(text, str(ButtonId("fewer", table.id, what=str(table.taken)))))
        await request.show(Page(content=await request.text("discord-fill"), rows=(tuple(buttons),)))
        return
    table = await hall.tables.begin(table.id, request.person.id, request.cause, fill=fill, fewer=fewer)
    await _show_hand(hall, request, table, on_hand=fill or fewer)


async def kick(hall: Hall, request: Request, table: Table, seat: Seat) -> None:
    """Free a seat in the lobby."""
    voice = await request.voice()
    names = names_of(table, voice)
    await hall.tables.remove(table.id, request.person.id, seat)
    await request.say("discord-kicked", name=names[seat])


async def end(hall: Hall, request: Request, table: Table) -> None:
    """Close the table: its host may, and whoever manages the server."""
    admin = request.place.guild == table.place.guild and request.interaction.permissions.manage_guild
    await hall.tables.end(table.id, request.person.id, force=admin)
    await request.say("discord-ended")


async def show(hall: Hall, request: Request, table: Table) -> None:
    """Put the table's message at the end of its channel."""
    await request.defer()
    try:
        message = await hall.talk.post_anew(table)
    except Undelivered as error:
        forbidden = error.trouble is Trouble.FORBIDDEN
        await request.say("discord-channel-closed" if forbidden else "discord-failed")
        return
    await request.say("discord-shown", link=link_to(table, message))


async def hand(hall: Hall, request: Request, table: Table, *, on_hand: bool = False) -> None:
    """Show the player his hand as it is now."""
    seat_of(request, table)
    if not on_hand:
        await hall.hands.open(request, request.at(table))
        return
    with hall.hands.answering(table.id, request.person.id):
        await hall.hands.update(request, request.at(table))


async def play(hall: Hall, request: Request, table: Table, action: str, revision: int) -> None:
    """A click on an answer; a click on what is not the present any more shows the present."""
    with hall.hands.answering(table.id, request.person.id):
        try:
            change = await hall.tables.act(table.id, request.person.id, action, revision=revision, cause=request.cause)
        except Stale as stale:
            await hall.hands.update(request, request.at(stale.table))
            return
        await hall.hands.update(request, request.at(change.table))


async def why_not(hall: Hall, request: Request, table: Table) -> None:
    """Name the rules that shut what is shut."""
    seat = seat_of(request, table)
    if table.match is None:
        raise Refused(Message("tables-not-playing"))
    await request.show(Page(why(table.match.choice(seat), frame_of(table), await request.voice())))


async def score(hall: Hall, request: Request, table: Table, page: int | None = None) -> None:
    """The score sheet; the latest page first."""
    sheet, frame = _sheet(request, table), frame_of(table)
    pages = score_pages(sheet, frame, await request.voice())
    wanted = len(pages) - 1 if page is None else page
    more = (Button(await request.text("button-sheet-file"), str(ButtonId("sheet", table.id))),) if sheet else ()
    await paged(request, pages, wanted, ButtonId("scores", table.id), turned=page is not None, more=more)


async def score_as_file(hall: Hall, request: Request, table: Table) -> None:
    """Hand out the score sheet for other programs."""
    sheet = _sheet(request, table)
    text = score_file(sheet, frame_of(table), await request.voice())
    # Spreadsheets know by this mark that it is UTF-8.
    attachment = Attachment(f"{table.game}-{table.id}-{table.match_number}.csv", f"\ufeff{text}")
    await request.show(Page(content=await request.text("discord-sheet-file"), attachment=attachment))


def _sheet(request: Request, table: Table) -> tuple[DealScore, ...]:
    if table.match is None:
        raise Refused(Message("tables-not-playing"))
    return table.match.game.sheet(table.match.view(table.seat_of(request.person.id)))


async def record(hall: Hall, request: Request, table: Table, number: int | None = None) -> None:
    """Hand out the record of this match of the table, or of the last one that is over."""
    latest = table.match_number - (table.state in BEGUN)
    wanted = number or latest or None
    text = await hall.tables.record(table.id, wanted)
    attachment = Attachment(f"{table.game}-{table.id}-{wanted}.stich", text)
    await request.show(Page(content=await request.text("discord-record"), attachment=attachment))


async def back(hall: Hall, request: Request, table: Table, *, on_hand: bool) -> None:
    """End the autopilot."""
    seat_of(request, table)
    with hall.hands.answering(table.id, request.person.id):
        table = await hall.tables.back(table.id, request.person.id)
        await _show_hand(hall, request, table, on_hand=on_hand)


async def next_deal(hall: Hall, request: Request, table: Table, *, on_hand: bool) -> None:
    """Deal without waiting."""
    seat_of(request, table)
    with hall.hands.answering(table.id, request.person.id):
        change = await hall.tables.next_deal(table.id, request.person.id, request.cause)
        await _show_hand(hall, request, change.table, on_hand=on_hand)


async def pause(hall: Hall, request: Request, table: Table) -> None:
    """Ask for a pause, or agree to one."""
    table = request.at(await hall.tables.pause(table.id, request.person.id))
    if table.state is TableState.PAUSED:
        await request.say("discord-paused")
    else:
        await request.say("discord-pause-wanted", missing=called(table, undecided(table), await request.voice()))


async def go_on(hall: Hall, request: Request, table: Table, *, on_hand: bool, force: bool = False) -> None:
    """Be ready to go on with a paused match; the host may go on without those who are not."""
    with hall.hands.answering(table.id, request.person.id):
        table = request.at(await hall.tables.resume(table.id, request.person.id, force=force))
        if table.state is not TableState.PAUSED:
            await _show_hand(hall, request, table, on_hand=on_hand)
            return
        voice = await request.voice()
        text = voice.text("discord-ready", missing=called(table, undecided(table), voice))
        rows: tuple[tuple[Button, ...], ...] = ()
        if table.host == request.person.id:
            rows = ((Button(voice.text("button-go-on"), str(ButtonId("go-on", table.id, revision=table.revision))),),)
        await request.show(Page(content=text, rows=rows))


async def set_pace(hall: Hall, request: Request, table: Table, pace: Pace) -> None:
    """Give turns another time."""
    table = request.at(await hall.tables.set_pace(table.id, request.person.id, pace))
    await request.say("discord-pace-set", pace=await request.text(f"pace-{table.pace.value}"))


async def rematch(hall: Hall, request: Request, table: Table) -> None:
    """Ask for another match."""
    seat_of(request, table)
    with hall.hands.answering(table.id, request.person.id):
        table = request.at(await hall.tables.rematch(table.id, request.person.id, request.cause))
        if table.state is TableState.FINISHED:
            await request.say("discord-rematch-wanted")
        else:
            await hall.hands.open(request, table)


async def _show_hand(hall: Hall, request: Request, table: Table, *, on_hand: bool) -> None:
    if on_hand:
        await hall.hands.update(request, request.at(table))
    else:
        await hall.hands.open(request, request.at(table))


def seat_of(request: Request, table: Table) -> Seat:
    """The asking user's seat.

    Raises:
        Refused: he has none.
    """
    seat = table.seat_of(request.person.id)
    if seat is None:
        raise Refused(Message("tables-not-seated"))
    return seat


async def _may_open(request: Request) -> bool:
    """Name the permissions that the bot lacks here before anybody waits for a message that cannot come."""
    if request.place.guild is None:
        return True
    thread = isinstance(request.interaction.channel, discord.Thread)
    lacking = missing(request.interaction.app_permissions, thread=thread)
    if lacking:
        voice = await request.voice()
        names = voice.several([voice.text(f"permission-{name.replace('_', '-')}") for name in lacking])
        await request.say("discord-permissions", permissions=names)
    return not lacking


async def paged(
    request: Request,
    pages: tuple[Rendered, ...],
    wanted: int,
    turn: ButtonId,
    *,
    turned: bool,
    more: tuple[Button, ...] = (),
) -> None:
    """One of several pages, with the way to the others and more; a turned page takes the place of the one before."""
    shown = max(0, min(wanted, len(pages) - 1))

    def id_of(to: int) -> str:
        return str(ButtonId(turn.verb, turn.table, what=f"{turn.what}.{to}" if turn.what else str(to)))

    buttons = (*page_turns(await request.voice(), shown, len(pages), id_of), *more)
    page = Page(pages[shown], rows=(buttons,) if buttons else ())
    if turned:
        await request.update(page)
    else:
        await request.show(page)
