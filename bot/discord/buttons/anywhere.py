"""What belongs to no table: beginning a match against the computer, pages of the rules and of leaderboards, figures of
players, the choice of a table."""

from bot.discord.actions import (
    figure_actions,
    invite_actions,
    privacy_actions,
    rules_actions,
    table_actions,
    which_table,
)
from bot.discord.buttons.base import ButtonFamily
from bot.discord.context import Context
from bot.discord.custom_id import NO_TABLE, ButtonId, template
from bot.discord.guard import unknown_button
from engine.registry import game_keys


class AnywhereButton(
    ButtonFamily,
    template=template(
        "play",
        "pages",
        "sorted",
        "book",
        "chapter",
        "word-a",
        "word-b",
        "rule",
        "which",
        "untell",
        "ladder",
        "figures",
        "curve",
        "privacy",
        table=NO_TABLE,
    ),
):
    """Under the greeting, the help, rules, refusals that cite them, leaderboards, figures, news of a table, and what is
    stored about the user; and the menu of tables that a command may mean."""

    @classmethod
    async def press(cls, context: Context, clicked: ButtonId) -> None:
        """Do what the verb says."""
        match clicked.verb:
            case "play" if clicked.what in game_keys():
                await table_actions.play_now(context, clicked.what)
            case "pages":
                await rules_actions.turned(context, clicked.what)
            case "sorted":
                await rules_actions.turned(context, clicked.what)
            case "book":
                await rules_actions.book(context, clicked.what)
            case "chapter":
                await rules_actions.chapter(context, clicked.what)
            case "word-a":
                await rules_actions.word(context, clicked.what)
            case "word-b":
                await rules_actions.word(context, clicked.what)
            case "rule":
                await rules_actions.cited(context, clicked.what)
            case "which":
                await which_table.carry_out(context, clicked.what)
            case "untell":
                await invite_actions.untell(context, clicked.what)
            case "privacy":
                await privacy_actions.pressed(context, clicked.what)
            case "ladder":
                await figure_actions.turned(context, clicked.what)
            case "figures":
                await figure_actions.chosen(context, clicked.what)
            case "curve":
                await figure_actions.curve(context, clicked.what)
            case _:
                await unknown_button(context)
