"""The buttons of a match that are no answers: its pauses, deals and end, the score sheet, the rules, the record."""

from bot.discord.actions import (
    fair_actions,
    leave_actions,
    pause_actions,
    picture_actions,
    proposal_actions,
    rules_actions,
    score_actions,
    table_actions,
    table_menu_actions,
)
from bot.discord.buttons.base import ButtonFamily
from bot.discord.context import Context
from bot.discord.custom_id import ButtonId, template
from bot.tables.model import REVISIONS_A_MATCH, Refused, Table
from engine.message import Message


class MatchButton(ButtonFamily, template=template("back", "next", "pause", "continue", "go-on", "rematch")):
    """How a match goes on. What belongs to another moment of it shows the present hand."""

    @staticmethod
    async def act(context: Context, table: Table, clicked: ButtonId) -> None:
        """Let it go on, or wait."""
        on_hand, this_match = clicked.seat is not None, _match_number(clicked) == table.match_number
        match clicked.verb:
            case "back":
                await table_actions.back(context, table, on_hand=on_hand)
            case "next" if clicked.revision == table.revision_of(clicked.seat):
                await table_actions.next_deal(context, table, on_hand=on_hand)
            case "pause" if this_match:
                await pause_actions.pause(context, table)
            case "continue" if this_match:
                await pause_actions.go_on(context, table, on_hand=on_hand)
            case "go-on" if clicked.revision == table.revision:
                await pause_actions.go_on(context, table, on_hand=True, alone=True)
            case "rematch":
                await table_actions.rematch(context, table)
            case "go-on":
                await table_actions.hand(context, table, on_hand=True)
            case _:
                await table_actions.hand(context, table, on_hand=on_hand)


class ProposalButton(ButtonFamily, template=template("agree", "decline", "kick", "finish")):
    """Under the table's message while a proposal is open; under the questions whether to kick somebody out or end."""

    @staticmethod
    async def act(context: Context, table: Table, clicked: ButtonId) -> None:
        """Answer the proposal that was shown, or kick out the person who was named."""
        if _match_number(clicked) != table.match_number:
            raise Refused(Message("tables-proposal-over"))
        match clicked.verb:
            case "agree":
                await proposal_actions.answer(context, table, clicked.what, agrees=True)
            case "decline":
                await proposal_actions.answer(context, table, clicked.what, agrees=False)
            case "kick":
                await proposal_actions.kick_surely(context, table, clicked.what)
            case "finish":
                await leave_actions.finish(context, table)


class TableMenuButton(ButtonFamily, template=template("table", "out", "host")):
    """*Table* on *Details* and on the panel of seats, and the menus behind it."""

    @staticmethod
    async def act(context: Context, table: Table, clicked: ButtonId) -> None:
        """Show the menus; or ask about the person chosen there, and for *host* hand over once that is confirmed."""
        match clicked.verb:
            case "table":
                await table_menu_actions.show(context, table)
            case "out":
                await table_menu_actions.kick(context, table, context.values)
            case "host":
                await table_menu_actions.hand_over(context, table, context.values, clicked.what)


class SheetButton(
    ButtonFamily,
    template=template("score", "scores", "reasons", "drawn", "look", "sheet", "record", "rules", "fair"),
):
    """What can be read about a match."""

    @staticmethod
    async def act(context: Context, table: Table, clicked: ButtonId) -> None:
        """Show it, or hand it out as a file."""
        match clicked.verb:
            case "score":
                await score_actions.score(context, table)
            case "scores":
                await score_actions.score(context, table, clicked.number)
            case "reasons":
                number = next((int(value) for value in context.values if value.isdecimal()), 0)
                await score_actions.reasons(context, table, number)
            case "drawn":
                await picture_actions.score_picture(context, table)
            case "look":
                await picture_actions.table_picture(context, table)
            case "sheet":
                await score_actions.score_as_file(context, table)
            case "record":
                await score_actions.record(context, table, _match_number(clicked))
            case "fair":
                await fair_actions.fair(context, table, clicked.number if clicked.what else None)
            case "rules":
                await rules_actions.rules(context, table.game, table)


def _match_number(clicked: ButtonId) -> int:
    """The match of the table to which the button belongs."""
    return clicked.revision // REVISIONS_A_MATCH
