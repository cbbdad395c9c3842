"""A press of another moment of the match changes nothing: the player sees the present hand, and why where needed."""

from bot.discord.context import Context
from bot.tables.model import Stale

OWN_DEEDS = frozenset({"took-back", "claimed"})
"""The news of what one press does of which a double click sends two."""


async def show_present_hand(context: Context, stale: Stale, *, card: bool = False) -> None:
    """Draw the hand as it is now, and say that the table has moved on.

    A double click needs no words, nor (`card`) does a card whose turn is over, which the hand shows; unless somebody
    else has taken a move back, so that it is another turn by now.
    """
    news, user = stale.table.news, context.person.id
    own = news is not None and news.what in OWN_DEEDS and news.person.id == user
    await context.hands.update(context, context.at(stale.table))
    if not own and not (card and (news is None or news.what != "took-back")):
        await context.say("tables-stale")  # in a message of its own: the hand is redrawn at once and would lose it
