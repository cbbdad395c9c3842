"""The buttons that belong to no table: they begin a match against the computer, or turn the pages of the rules."""

from bot.discord.actions import rules_actions, table_actions
from bot.discord.buttons.base import ButtonFamily
from bot.discord.context import Context
from bot.discord.custom_id import NO_TABLE, ButtonId, template
from bot.discord.guard import unknown_button
from engine.registry import game_keys


class AnywhereButton(ButtonFamily, template=template("play", "pages", table=NO_TABLE)):
    """Under the greeting, the help and the rules."""

    @classmethod
    async def press(cls, context: Context, clicked: ButtonId) -> None:
        """Do what the verb says."""
        match clicked.verb:
            case "play" if clicked.what in game_keys():
                await table_actions.play_now(context, clicked.what)
            case "pages":
                await rules_actions.turned(context, clicked.what)
            case _:
                await unknown_button(context)
