"""The buttons before a match: who plays, who sits where, and what is played."""

from bot.discord.actions import invite_actions, leave_actions, option_actions, seat_actions, table_actions
from bot.discord.buttons.base import ButtonFamily
from bot.discord.context import Context
from bot.discord.custom_id import ButtonId, template
from bot.tables.model import Table


class LobbyButton(
    ButtonFamily, template=template("join", "leave", "end", "because", "stay", "computer", "start", "fill", "fewer")
):
    """Under a lobby; *Leave* under a result, too. *Leave* and *End* ask first, with buttons of their own."""

    @staticmethod
    async def act(context: Context, table: Table, clicked: ButtonId) -> None:
        """Change who plays, or begin."""
        match clicked.verb:
            case "join":
                await table_actions.join(context, table)
            case "leave":
                await leave_actions.leave(context, table, clicked.what)
            case "end":
                await leave_actions.end(context, table, clicked.what)
            case "because":
                await leave_actions.end_because(context, table, context.written)
            case "stay":
                await leave_actions.stay(context)
            case "computer":
                await table_actions.add_computer_by_click(context, table)
            case "start":
                await table_actions.begin(context, table)
            case "fill":
                await table_actions.begin(context, table, fill=True)
            case "fewer":
                await table_actions.begin(context, table, fewer=clicked.number)


class InviteButton(ButtonFamily, template=template("invite", "guests")):
    """*Invite* under a lobby, and the menu of people."""

    @staticmethod
    async def act(context: Context, table: Table, clicked: ButtonId) -> None:
        """Ask whom to invite, or invite them."""
        match clicked.verb:
            case "invite":
                await invite_actions.ask_whom(context, table)
            case "guests":
                await invite_actions.invite(context, table, context.chosen_people)


class AcceptButton(ButtonFamily, template=template("accept")):
    """*Join* on an invitation by direct message, a place from which its table is not known otherwise."""

    @classmethod
    async def press(cls, context: Context, clicked: ButtonId) -> None:
        """Find the table and take a seat at it."""
        await invite_actions.accept(context, clicked.table)


class SeatButton(ButtonFamily, template=template("seats", "sit", "swap", "shuffle", "place", "free")):
    """Who sits where: the menu under a lobby, and the private panel."""

    @staticmethod
    async def act(context: Context, table: Table, clicked: ButtonId) -> None:
        """Show the panel, or move players."""
        match clicked.verb:
            case "seats":
                await seat_actions.show(context, table)
            case "sit":
                await seat_actions.sit_by_click(context, table, context.values, clicked.what)
            case "swap":
                await seat_actions.swap_by_click(context, table, context.values, clicked.what)
            case "shuffle":
                await seat_actions.shuffle_by_click(context, table)
            case "place":
                await seat_actions.computer_by_click(context, table, context.values)
            case "free":
                await seat_actions.free_by_click(context, table, context.values, clicked.what)


class OptionsButton(ButtonFamily, template=template("options", "form", "set", "write", "default")):
    """The form of options: its pages, its menus, and the line in which the host writes a value."""

    @staticmethod
    async def act(context: Context, table: Table, clicked: ButtonId) -> None:
        """Show the form, or change an option."""
        match clicked.verb:
            case "options":
                await option_actions.show_form(context, table)
            case "form":
                await option_actions.show_form(context, table, clicked.number, turned=True)
            case "set":
                await option_actions.choose(context, table, clicked.what, context.values)
            case "default":
                await option_actions.set_default(context, table, clicked.what)
            case "write":
                await option_actions.write(context, table, clicked.what, context.written)
