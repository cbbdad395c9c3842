"""What a player chooses and does not yet make final: in menus, by the suggestion; and how it becomes final."""

from collections.abc import Sequence

from bot.discord.actions import table_actions
from bot.discord.buttons.custom_id import ButtonId
from bot.discord.context import Request
from bot.discord.messages.selections import Draft, picked_of
from bot.discord.pages.hand_rows import of_mask, option_of, with_part
from bot.discord.services import Hall
from bot.tables.model import Refused, Table, TableState
from bot.tables.playing import playing
from bot.text.typed_picks import NONE, action_of
from engine.game import Act, Choice, PickSome
from engine.message import Message


async def weigh(hall: Hall, request: Request, table: Table, text: str, revision: int) -> None:
    """An answer was chosen: what commits to something is shown with its meaning first, all else is said at once."""
    choice = _asked(request, table, revision)
    option = None if choice is None else option_of(choice, text)
    if option is None or option.meaning is None or not option.open:
        await table_actions.play(hall, request, table, text, revision)
        return
    await _keep(hall, request, table, Draft((text,)))


async def pick(hall: Hall, request: Request, table: Table, id: ButtonId, values: Sequence[str]) -> None:
    """Something was picked of several, in the menu of all or of one suit.

    What was picked in other menus is remembered, or else (after a restart) stands in the id.
    """
    choice = _asked(request, table, id.revision)
    part, several, mask = id.what.partition(".")
    if not isinstance(choice, PickSome):
        await table_actions.hand(hall, request, table, on_hand=True)
        return
    before = hall.hands.drafts.of(table, request.person.id) or Draft(of_mask(choice, mask))
    suit = part if several else ""
    await _keep(hall, request, table, Draft(with_part(choice, picked_of(choice, before), suit, values)))


async def pick_none(hall: Hall, request: Request, table: Table, revision: int) -> None:
    """It is to be none of them; that becomes final with a button of its own, too."""
    if isinstance(_asked(request, table, revision), PickSome):
        await _keep(hall, request, table, Draft((NONE,)))
    else:
        await table_actions.hand(hall, request, table, on_hand=True)


async def confirm(hall: Hall, request: Request, table: Table, id: ButtonId) -> None:
    """What the button shows as picked becomes final."""
    choice = _asked(request, table, id.revision)
    if not isinstance(choice, PickSome):
        await table_actions.hand(hall, request, table, on_hand=True)
        return
    await table_actions.play(hall, request, table, action_of(choice, of_mask(choice, id.what)), id.revision)


async def drop(hall: Hall, request: Request, table: Table, revision: int) -> None:
    """Go back: nothing is chosen."""
    if _asked(request, table, revision) is not None:
        hall.hands.drafts.drop(table.id, request.person.id)
    await table_actions.hand(hall, request, table, on_hand=True)


async def advise(hall: Hall, request: Request, table: Table, revision: int | None = None) -> None:
    """Show the player on turn what he is advised and why, to do or to leave; asked by a button (with its revision) or
    by command.

    Raises:
        Refused: it is not his turn.
    """
    seat, user = table_actions.seat_of(request, table), request.person.id
    if revision is not None and revision != table.revision_of(seat):
        await table_actions.hand(hall, request, table, on_hand=True)
        return
    match = playing(table)
    if match.turn != Act(seat):
        raise Refused(Message("engine-not-your-turn"))
    advice = hall.hands.drafts.advice(table, user)
    if advice is None:
        await request.say("discord-no-advice")
        return
    draft = Draft.of(advice, match.choice(seat))
    if revision is not None:
        await _keep(hall, request, table, draft)
        return
    with hall.hands.answering(table.id, user):
        hall.hands.drafts.keep(table, user, draft)
        await hall.hands.open(request, table)


def _asked(request: Request, table: Table, revision: int) -> Choice | None:
    """What the player is being asked; None when it was asked at another moment of the match."""
    seat = table_actions.seat_of(request, table)
    if table.match is None or table.state is not TableState.PLAYING or revision != table.revision_of(seat):
        return None
    return table.match.choice(seat)


async def _keep(hall: Hall, request: Request, table: Table, draft: Draft) -> None:
    """He has chosen this: his hand shows it, wherever it is."""
    with hall.hands.answering(table.id, request.person.id):
        hall.hands.drafts.keep(table, request.person.id, draft)
        await hall.hands.update(request, table)
