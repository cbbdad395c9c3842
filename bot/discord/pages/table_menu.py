"""The private page of what its reader may do about the table itself: kick out, hand over, leave, end."""

from bot.discord.custom_id import ButtonId
from bot.discord.pages.table_frame import names_of
from bot.discord.pages.widgets import MENU_TEXT, PLACEHOLDER, Button, Menu, Page, Row, SelectOption
from bot.tables.model import Person, ProposalKind, Table, UserId
from bot.tables.proposals import IN_PLAY, may_end, may_kick, may_propose
from bot.text.i18n import Voice
from bot.text.render import clip, escape, tidy_name
from engine.cards import Seat


def table_button(table: Table, voice: Voice) -> Button:
    """*Table*: shows this page."""
    return Button(voice.text("button-table"), str(ButtonId("table", table.id)))


def table_menu(table: Table, user: UserId, voice: Voice, *, manages: bool, notice: str = "") -> Page:
    """What this user, who sits at the table, may do there now.

    `manages`: the user manages the server. `notice`: what is said above it.
    """
    rows = (
        _kick_menu(table, user, voice),
        _host_menu(table, user, voice),
        _last_row(table, user, voice, manages=manages),
    )
    names = names_of(table, voice)
    host = next((escape(names[seat]) for seat, person in _seated(table) if person.id == table.host), "–")
    lines = [notice, voice.text("table-menu", host=host)]
    return Page(content="\n".join(line for line in lines if line), rows=tuple(row for row in rows if row))


def may_be_kicked(table: Table, by: UserId, seat: Seat) -> bool:
    """Whether this user may kick out whoever sits or waits here, or propose it."""
    holder = table.holders[seat]
    if holder is not None and holder.waiting is not None:
        return table.host == by
    if table.state not in IN_PLAY:
        return may_hand_over(table, by, seat)  # the host frees seats, too
    return may_kick(table, by, seat) or may_propose(table, by, ProposalKind.KICK, seat)


def may_hand_over(table: Table, by: UserId, seat: Seat) -> bool:
    """Whether this user may make whoever sits here the host."""
    holder = table.holders[seat]
    return table.host == by and holder is not None and holder.person is not None and holder.person.id != by


def _kick_menu(table: Table, user: UserId, voice: Voice) -> Menu | None:
    names = names_of(table, voice)
    options = [
        SelectOption(clip(names[seat], MENU_TEXT), str(person.id), description=voice.text(_how(table, user, seat)))
        for seat, person in _seated(table)
        if may_be_kicked(table, user, seat)
    ]
    options += [
        SelectOption(clip(tidy_name(person.name), MENU_TEXT), str(person.id), description=voice.text("menu-out-waits"))
        for person in table.waiting
        if table.host == user
    ]
    return _menu(table, "out", voice, options)


def _how(table: Table, user: UserId, seat: Seat) -> str:
    alone = table.state not in IN_PLAY or may_kick(table, user, seat)
    return "button-kick-alone" if alone else "button-kick-vote"


def _host_menu(table: Table, user: UserId, voice: Voice) -> Menu | None:
    names = names_of(table, voice)
    options = [
        SelectOption(clip(names[seat], MENU_TEXT), str(person.id))
        for seat, person in _seated(table)
        if may_hand_over(table, user, seat)
    ]
    return _menu(table, "host", voice, options)


def _menu(table: Table, verb: str, voice: Voice, options: list[SelectOption]) -> Menu | None:
    if not options:
        return None
    return Menu(str(ButtonId(verb, table.id)), clip(voice.text(f"menu-{verb}"), PLACEHOLDER), tuple(options))


def _last_row(table: Table, user: UserId, voice: Voice, *, manages: bool) -> Row:
    """*Leave*, and how this user may end the match or close the table; both ask before they do so."""
    leave = Button(voice.text("button-leave"), str(ButtonId("leave", table.id)))
    in_play = table.state in IN_PLAY
    if may_end(table, user) or (manages and table.host != user):
        label = "button-end-match" if in_play else "button-end-sure"
    elif in_play and may_propose(table, user, ProposalKind.END):
        label = "button-end-propose"
    else:
        return (leave,)
    return (leave, Button(voice.text(label), str(ButtonId("end", table.id))))


def _seated(table: Table) -> list[tuple[Seat, Person]]:
    """The persons at the table, by their seats."""
    return [
        (Seat(seat), holder.person)
        for seat, holder in enumerate(table.holders)
        if holder is not None and holder.person is not None
    ]
