"""The page of an invitation to a table in its lobby: true until the match begins, and at its end."""

from enum import StrEnum
from typing import Final

from bot.discord.custom_id import ButtonId
from bot.discord.pages.widgets import CONTENT, Button, Menu, Page, Tone
from bot.tables.model import Table, TableState, UserId
from bot.tables.settings_store import MessageKind
from bot.text.i18n import Voice
from bot.text.render import clip, escape, game_name

GUESTS: Final = 10
"""How many people may be chosen at once."""


class Standing(StrEnum):
    """What an invitation is worth to the person who has it."""

    FREE = "free"
    FULL = "full"
    SEATED = "seated"
    BEGUN = "begun"
    CLOSED = "closed"


LAST: Final = frozenset({Standing.BEGUN, Standing.CLOSED})
"""After these nothing changes any more."""


def standing(table: Table | None, user: UserId) -> Standing:
    """What an invitation to this table is worth to this user now."""
    if table is None or table.state is TableState.CLOSED:
        return Standing.CLOSED
    if table.state is not TableState.LOBBY:
        return Standing.BEGUN
    if table.seat_of(user) is not None:
        return Standing.SEATED
    return Standing.FREE if None in table.holders else Standing.FULL


def invitation_page(
    table: Table | None,
    user: UserId,
    voice: Voice,
    *,
    kind: MessageKind,
    server: str,
    link: str = "",
    by: str = "",
    mention: bool = False,
    home: int = 0,
) -> Page:
    """What the invited user reads of the table (None: it is gone, and nobody knows which it was).

    `by`: who invites, named in the message as it is first. `mention`: everybody reads it, in the channel. `home`: the
    channel for which the user wanted to be told.
    """
    now = standing(table, user)
    lines = [voice.text(f"invitation-{now.value}")]
    if table is not None:
        what = "opened" if kind is MessageKind.OPENING else "from" if by else "was"
        lines.insert(
            0,
            voice.text(
                f"invitation-{what}",
                by=escape(by),
                game=game_name(table.game, voice),
                pace=voice.text(f"pace-{table.pace.value}"),
                channel=f"<#{table.place.shown}>",
                server=escape(server),
            ),
        )
    if mention:
        lines.insert(0, f"<@{user}>")
    buttons = []
    if table is not None and now is Standing.FREE:
        id = ButtonId("join" if mention else "accept", table.id)
        buttons.append(Button(voice.text("button-join"), str(id), tone=Tone.FORWARD))
    if link and now is not Standing.CLOSED:
        buttons.append(Button(voice.text("button-to-table"), url=link))
    if home:
        buttons.append(untell_button(home, voice))
    return Page(content=clip("\n".join(lines), CONTENT), rows=(tuple(buttons),) if buttons else ())


def untell_button(channel: int, voice: Voice) -> Button:
    """Ends that its presser is told of tables in this channel."""
    return Button(voice.text("button-untell"), str(ButtonId("untell", what=str(channel))))


def guests_page(table: Table, voice: Voice, *, notice: str = "") -> Page:
    """Asks a player whom to invite."""
    menu = Menu(
        str(ButtonId("guests", table.id)), voice.text("menu-guests"), options=(), maximum=GUESTS, people=True
    )  # fmt: skip
    return Page(content=notice or voice.text("invite-whom"), rows=(menu,))
