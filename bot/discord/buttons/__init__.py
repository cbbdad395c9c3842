"""All buttons, menus and forms of the bot, in families: exactly one template matches an id."""

import functools
from typing import Final

from bot.discord.buttons.admin import AdminButton
from bot.discord.buttons.anywhere import AnywhereButton
from bot.discord.buttons.base import ButtonFamily
from bot.discord.buttons.hand import AutomaticButton, ConferButton, HandButton, HelpButton
from bot.discord.buttons.lesson import LearnButton, LessonButton
from bot.discord.buttons.lobby import AcceptButton, InviteButton, LobbyButton, OptionsButton, SeatButton
from bot.discord.buttons.match import MatchButton, ProposalButton, SheetButton, TableMenuButton
from bot.discord.buttons.replay import HistoryButton, ReplayButton
from bot.discord.custom_id import ButtonId
from bot.discord.guard import Handler

FAMILIES: Final[tuple[type[ButtonFamily], ...]] = (
    AnywhereButton,
    AdminButton,
    LobbyButton,
    InviteButton,
    AcceptButton,
    SeatButton,
    OptionsButton,
    HandButton,
    AutomaticButton,
    HelpButton,
    ConferButton,
    MatchButton,
    ProposalButton,
    TableMenuButton,
    SheetButton,
    ReplayButton,
    HistoryButton,
    LearnButton,
    LessonButton,
)


def handler_of(custom_id: str) -> Handler | None:
    """What answers the button, menu or form with this id; None where it is none of this version's."""
    for family in FAMILIES:
        if family.ids.fullmatch(custom_id):
            return functools.partial(family.press, clicked=ButtonId.parse(custom_id))
    return None
