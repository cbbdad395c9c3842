"""The buttons of a hand: the answers, and what helps to choose one."""

from bot.discord.actions import (
    automatic_actions,
    picture_actions,
    report_actions,
    selection_actions,
    table_actions,
    take_back_actions,
)
from bot.discord.buttons.base import ButtonFamily
from bot.discord.context import Context
from bot.discord.custom_id import ButtonId, template
from bot.tables.model import Table


class HandButton(
    ButtonFamily,
    template=template("hand", "do", "choose", "weigh", "pick", "none", "final", "drop", "more", "read", "takeback"),
):
    """Answers: given at once, or shown first and then made final. *My hand* is under the table's message, too."""

    @staticmethod
    async def act(context: Context, table: Table, clicked: ButtonId) -> None:
        """Answer, or choose what to answer."""
        match clicked.verb:
            case "hand":
                await table_actions.hand(context, table)
            case "do":
                await table_actions.play(context, table, clicked.what, clicked.revision)
            case "choose":
                await selection_actions.weigh(context, table, " ".join(context.values[:1]), clicked.revision)
            case "weigh":
                await selection_actions.weigh(context, table, clicked.what, clicked.revision)
            case "pick":
                await selection_actions.pick(context, table, clicked, context.values)
            case "none":
                await selection_actions.pick_none(context, table, clicked.revision)
            case "final":
                await selection_actions.confirm(context, table, clicked)
            case "drop":
                await selection_actions.drop(context, table, clicked.revision)
            case "more":
                await selection_actions.widen(context, table, clicked.revision)
            case "read":
                await selection_actions.read_on(context, table)
            case "takeback":
                await take_back_actions.take_back(context, table, clicked.revision)


class AutomaticButton(ButtonFamily, template=template("queue", "claim")):
    """Queues a card before the player's turn, or takes it back; claims the rest."""

    @staticmethod
    async def act(context: Context, table: Table, clicked: ButtonId) -> None:
        """Do it, and show the hand."""
        match clicked.verb:
            case "queue":
                await automatic_actions.queue(context, table, clicked.what, clicked.revision)
            case "claim":
                await automatic_actions.claim(context, table, clicked.revision)


class HelpButton(ButtonFamily, template=template("advice", "why", "details", "picture", "report")):
    """What the player is advised, why a card is greyed out, what has no room in the hand; the table as a picture."""

    @staticmethod
    async def act(context: Context, table: Table, clicked: ButtonId) -> None:
        """Suggest an answer, name the rules, show the rest of the table, draw it, or hand out what the player sees."""
        match clicked.verb:
            case "advice":
                await selection_actions.advise(context, table, clicked.revision)
            case "why":
                await table_actions.why_not(context, table)
            case "details":
                await table_actions.show_details(context, table)
            case "picture":
                await picture_actions.picture(context, table)
            case "report":
                await report_actions.report(context, table)


class ConferButton(ButtonFamily, template=template("confer")):
    """Confirms to whom a player's private messages go."""

    @staticmethod
    async def act(context: Context, table: Table, clicked: ButtonId) -> None:
        """Remember it."""
        await context.services.private_line.mean(context, clicked.what)
