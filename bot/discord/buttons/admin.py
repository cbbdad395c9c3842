"""The pages for those who manage a server; each press is checked again for whether its user does."""

from bot.discord.actions import admin_actions, admin_people
from bot.discord.buttons.base import ButtonFamily
from bot.discord.context import Context
from bot.discord.custom_id import NO_TABLE, ButtonId, template
from bot.discord.guard import unknown_button

SETTINGS = ("admin", "admin-setting", "admin-value", "admin-channels", "admin-everywhere")
RULES = ("admin-rules", "admin-form", "admin-option", "admin-write", "admin-usual")
PEOPLE = (
    "admin-close", "admin-closed", "admin-exclude", "admin-out", "admin-because", "admin-back", "admin-reset",
    "admin-anew",
)  # fmt: skip


class AdminButton(ButtonFamily, template=template(*SETTINGS, *RULES, *PEOPLE, table=NO_TABLE)):
    """The overview of a server's settings, and what is behind it."""

    @classmethod
    async def press(cls, context: Context, clicked: ButtonId) -> None:
        """Show a page, or do what was chosen there."""
        chosen = " ".join(context.values[:1])
        match clicked.verb:
            case "admin":
                await admin_people.show(context, clicked.what)
            case "admin-setting":
                await admin_actions.choose(context, chosen)
            case "admin-value":
                await admin_actions.change(context, {clicked.what: chosen})
            case "admin-channels":
                await admin_actions.allow(context, context.values)
            case "admin-everywhere":
                await admin_actions.allow(context, ())
            case "admin-rules":
                await admin_actions.show_rules(context, chosen)
            case "admin-form":
                await admin_actions.turn_rules(context, clicked.what)
            case "admin-option":
                await admin_actions.set_rule(context, clicked.what, context.values)
            case "admin-write":
                await admin_actions.write_rule(context, clicked.what, context.written)
            case "admin-usual":
                await admin_actions.set_usual(context, clicked.what)
            case "admin-close":
                await admin_people.ask_why_to_close(context, chosen)
            case "admin-closed":
                await admin_people.close_table(context, clicked.what, context.written)
            case "admin-exclude":
                await admin_people.ask_about(context)
            case "admin-out":
                await admin_people.ask_why(context, clicked.what)
            case "admin-because":
                await admin_people.exclude_because(context, clicked.what, context.written)
            case "admin-back":
                await admin_people.let_chosen_back(context)
            case "admin-reset":
                await admin_people.ask_to_reset(context, chosen)
            case "admin-anew":
                await admin_people.reset(context, clicked.what)
            case _:
                await unknown_button(context)
