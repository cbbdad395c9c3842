"""What a player selects, in menus or by the suggestion, before it is final; and how it becomes final."""

from collections.abc import Sequence

from bot.discord.actions import table_actions
from bot.discord.context import Context
from bot.discord.custom_id import ButtonId
from bot.discord.pages.hand_rows import option_of
from bot.discord.pages.pick_masks import of_mask, with_part
from bot.discord.pages.selections import Selection, picked_of
from bot.tables.model import Refused, Table, TableState
from bot.tables.playing import playing
from bot.tables.reading import read
from bot.text.typed_picks import NONE, action_of
from engine.choice import Choice, PickSome
from engine.message import Message
from engine.turn import Act


async def weigh(context: Context, table: Table, text: str, revision: int) -> None:
    """Show an answer that commits to something with its meaning first; give any other at once."""
    choice = _asked(context, table, revision)
    option = None if choice is None else option_of(choice, text)
    if option is None or option.meaning is None or not option.open:
        await table_actions.play(context, table, text, revision)
        return
    await _keep(context, table, Selection((text,)))


async def pick(context: Context, table: Table, id: ButtonId, values: Sequence[str]) -> None:
    """Pick cards or players in the menu of all, or of one suit.

    What was picked in the other menus is remembered; after a restart the id has it.
    """
    choice = _asked(context, table, id.revision)
    part, several, mask = id.what.partition(".")
    if not isinstance(choice, PickSome):
        await table_actions.hand(context, table, on_hand=True)
        return
    before = context.hands.selections.of(table, context.person.id) or Selection(of_mask(choice, mask))
    suit = part if several else ""
    await _keep(context, table, Selection(with_part(choice, picked_of(choice, before), suit, values)))


async def pick_none(context: Context, table: Table, revision: int) -> None:
    """Pick none; that, too, becomes final with a button of its own."""
    if isinstance(_asked(context, table, revision), PickSome):
        await _keep(context, table, Selection((NONE,)))
    else:
        await table_actions.hand(context, table, on_hand=True)


async def confirm(context: Context, table: Table, id: ButtonId) -> None:
    """Make final what the button shows as picked."""
    choice = _asked(context, table, id.revision)
    if not isinstance(choice, PickSome):
        await table_actions.hand(context, table, on_hand=True)
        return
    await table_actions.play(context, table, action_of(choice, of_mask(choice, id.what)), id.revision)


async def drop(context: Context, table: Table, revision: int) -> None:
    """Go back: nothing is selected."""
    if _asked(context, table, revision) is not None:
        context.hands.selections.drop(table.id, context.person.id)
    await table_actions.hand(context, table, on_hand=True)


async def widen(context: Context, table: Table, revision: int) -> None:
    """Show all answers to a beginner, who has seen only a few."""
    if _asked(context, table, revision) is None:
        await table_actions.hand(context, table, on_hand=True)
        return
    with context.hands.answering(table.id, context.person.id):
        context.hands.selections.widen(table, context.person.id)
        await context.hands.update(context, table)


async def read_on(context: Context, table: Table) -> None:
    """The beginner has looked at the trick: the computer leads to the next one."""
    user = context.person.id
    table_actions.seat_of(context, table)
    with context.hands.answering(table.id, user):
        table = context.at(await context.tables.decide(table.id, lambda before: read(before, user)))
        await context.hands.update(context, table)


async def advise(context: Context, table: Table, revision: int | None = None) -> None:
    """Suggest an answer to the player on turn, with its reasons; the player may follow it or not.

    `revision`: that of the button; None: asked by command.

    Raises:
        Refused: it is not the player's turn, or the match is rated.
    """
    seat, user = table_actions.seat_of(context, table), context.person.id
    if revision is not None and revision != table.revision_of(seat):
        await table_actions.hand(context, table, on_hand=True)
        return
    match = playing(table)
    if table.rated:
        raise Refused(Message("discord-no-advice-rated"))
    if match.turn != Act(seat):
        raise Refused(Message("engine-not-your-turn"))
    advised = await context.hands.selections.advice(table, user)
    if not advised:
        await context.say("discord-no-advice")
        return
    table = context.at(context.tables.get(table.id) or table)
    table_actions.seat_of(context, table)  # that took a while
    if table.match is not match:  # the clock has acted, or they themselves elsewhere
        await table_actions.hand(context, table, on_hand=revision is not None)
        return
    selection = Selection.of(advised, match.choice(seat))
    if revision is not None:
        await _keep(context, table, selection)
        return
    with context.hands.answering(table.id, user):
        context.hands.selections.keep(table, user, selection)
        await context.hands.open(context, table)


def _asked(context: Context, table: Table, revision: int) -> Choice | None:
    """What the player is asked; None if the button is of another moment of the match."""
    seat = table_actions.seat_of(context, table)
    if table.match is None or table.state is not TableState.PLAYING or revision != table.revision_of(seat):
        return None
    return table.match.choice(seat)


async def _keep(context: Context, table: Table, selection: Selection) -> None:
    """Keep the selection and show it in the hand, on the panel and in the direct message."""
    with context.hands.answering(table.id, context.person.id):
        context.hands.selections.keep(table, context.person.id, selection)
        await context.hands.update(context, table)
