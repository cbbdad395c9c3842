"""Clicks: one family of buttons and menus, told apart by what their ids carry; nothing else remembers them."""

import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, TypeAlias

import discord

from bot.discord.actions import seat_actions, selection_actions, table_actions
from bot.discord.buttons.custom_id import NO_TABLE, TEMPLATE, ButtonId
from bot.discord.context import Context, Interaction
from bot.discord.guard import Handler
from bot.discord.messages.delivery import Undelivered
from bot.discord.pages import options_form, rules_pages
from bot.discord.table_choice import known_table
from bot.tables.model import REVISIONS_A_MATCH, Refused, Table
from engine.message import Message
from engine.registry import game_keys

_log = logging.getLogger(__name__)


class TableItem(discord.ui.DynamicItem[discord.ui.Item[Any]], template=TEMPLATE):
    """Every button and menu of the bot, also of messages that an earlier process has sent."""

    def __init__(self, item: discord.ui.Item[Any], id: ButtonId) -> None:
        super().__init__(item)
        self.id_parts = id

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> "TableItem":
        """The item that was clicked."""
        return cls(item, ButtonId.of(match))

    async def callback(self, interaction: Interaction) -> None:
        """Do what the id says."""
        await interaction.client.guard.serve(interaction, self.handler(self.id_parts))

    @staticmethod
    def handler(id: ButtonId) -> Handler:
        """Does what the id says."""
        return lambda context: clicked(context, id)


async def clicked(context: Context, id: ButtonId) -> None:
    """Find what the click is about and do it; whatever cannot be done is told privately."""
    if id.table == NO_TABLE:
        await _without_table(context, id)
        return
    table = context.tables.get(id.table)
    if table is None:
        await _strip(context)
        await context.say("discord-table-gone")
        return
    context.at(table)
    if id.seat is not None and table.seat_of(context.person.id) != id.seat:
        await context.say("discord-not-your-seat")
        return
    # Whoever knows an id from elsewhere sees no more of the table than if he had typed it.
    known_table(context, id.table)
    handler = CLICKS.get(id.verb)
    if handler is None:
        raise Refused(Message("discord-unknown-button"))
    await handler(context, table, id)


async def _without_table(context: Context, id: ButtonId) -> None:
    if id.verb == "play" and id.what in game_keys():
        await table_actions.play_now(context, id.what)
    elif id.verb == "pages":
        await rules_pages.turned(context, id.what)
    if not context.given:
        raise Refused(Message("discord-unknown-button"))


async def _strip(context: Context) -> None:
    """Take the dead buttons away; who clicked them is answered in any case."""
    try:
        await context.strip()
    except Undelivered as error:
        _log.info("dead buttons stay", extra={"trouble": error.trouble.value})


def _number(text: str) -> int:
    return int(text) if text.isdecimal() and len(text) < 5 else 0


def _values(context: Context) -> list[str]:
    """What was chosen in a menu."""
    data: Mapping[str, Any] = context.interaction.data or {}
    return [str(value) for value in data.get("values", ())]


def _written(context: Context) -> str:
    """What was written in a form; empty when this is none."""
    data: Mapping[str, Any] = context.interaction.data or {}
    parts = [part.get("component") or {} for part in data.get("components", ())]
    return str(parts[0].get("value", "")) if parts else ""


Click: TypeAlias = Callable[[Context, Table, ButtonId], Awaitable[None]]


async def _join(context: Context, table: Table, id: ButtonId) -> None:
    await table_actions.join(context, table)


async def _leave(context: Context, table: Table, id: ButtonId) -> None:
    await table_actions.leave(context, table)


async def _computer(context: Context, table: Table, id: ButtonId) -> None:
    await table_actions.add_computer_by_click(context, table)


async def _seats(context: Context, table: Table, id: ButtonId) -> None:
    await seat_actions.show(context, table)


async def _sit(context: Context, table: Table, id: ButtonId) -> None:
    await seat_actions.sit_by_click(context, table, _values(context), id.what)


async def _swap(context: Context, table: Table, id: ButtonId) -> None:
    await seat_actions.swap_by_click(context, table, _values(context), id.what)


async def _shuffle(context: Context, table: Table, id: ButtonId) -> None:
    await seat_actions.shuffle_by_click(context, table)


async def _place(context: Context, table: Table, id: ButtonId) -> None:
    await seat_actions.computer_by_click(context, table, _values(context))


async def _free(context: Context, table: Table, id: ButtonId) -> None:
    await seat_actions.free_by_click(context, table, _values(context), id.what)


async def _start(context: Context, table: Table, id: ButtonId) -> None:
    await table_actions.begin(context, table)


async def _fill(context: Context, table: Table, id: ButtonId) -> None:
    await table_actions.begin(context, table, fill=True)


async def _fewer(context: Context, table: Table, id: ButtonId) -> None:
    # If others sit there by now the host is asked again, or nobody is missing any more.
    await table_actions.begin(context, table, fewer=None in table.holders and id.what == str(table.taken))


async def _options(context: Context, table: Table, id: ButtonId) -> None:
    await options_form.show_form(context, table)


async def _form(context: Context, table: Table, id: ButtonId) -> None:
    await options_form.show_form(context, table, _number(id.what), turned=True)


async def _set(context: Context, table: Table, id: ButtonId) -> None:
    await options_form.choose(context, table, id.what, _values(context))


async def _write(context: Context, table: Table, id: ButtonId) -> None:
    await options_form.write(context, table, id.what, _written(context))


async def _hand(context: Context, table: Table, id: ButtonId) -> None:
    await table_actions.hand(context, table)


async def _do(context: Context, table: Table, id: ButtonId) -> None:
    await table_actions.play(context, table, id.what, id.revision)


async def _choose(context: Context, table: Table, id: ButtonId) -> None:
    await selection_actions.weigh(context, table, " ".join(_values(context)[:1]), id.revision)


async def _weigh(context: Context, table: Table, id: ButtonId) -> None:
    await selection_actions.weigh(context, table, id.what, id.revision)


async def _pick(context: Context, table: Table, id: ButtonId) -> None:
    await selection_actions.pick(context, table, id, _values(context))


async def _none(context: Context, table: Table, id: ButtonId) -> None:
    await selection_actions.pick_none(context, table, id.revision)


async def _final(context: Context, table: Table, id: ButtonId) -> None:
    await selection_actions.confirm(context, table, id)


async def _drop(context: Context, table: Table, id: ButtonId) -> None:
    await selection_actions.drop(context, table, id.revision)


async def _advice(context: Context, table: Table, id: ButtonId) -> None:
    await selection_actions.advise(context, table, id.revision)


async def _why(context: Context, table: Table, id: ButtonId) -> None:
    await table_actions.why_not(context, table)


async def _score(context: Context, table: Table, id: ButtonId) -> None:
    await table_actions.score(context, table)


async def _scores(context: Context, table: Table, id: ButtonId) -> None:
    await table_actions.score(context, table, _number(id.what))


async def _sheet(context: Context, table: Table, id: ButtonId) -> None:
    await table_actions.score_as_file(context, table)


async def _record(context: Context, table: Table, id: ButtonId) -> None:
    await table_actions.record(context, table, id.revision // REVISIONS_A_MATCH)


async def _rules(context: Context, table: Table, id: ButtonId) -> None:
    await rules_pages.rules(context, table.game, table)


async def _back(context: Context, table: Table, id: ButtonId) -> None:
    await table_actions.back(context, table, on_hand=id.seat is not None)


async def _next(context: Context, table: Table, id: ButtonId) -> None:
    if id.revision != table.revision_of(id.seat):
        await table_actions.hand(context, table, on_hand=id.seat is not None)
    else:
        await table_actions.next_deal(context, table, on_hand=id.seat is not None)


async def _pause(context: Context, table: Table, id: ButtonId) -> None:
    if _of_this_match(table, id):
        await table_actions.pause(context, table)
    else:
        await table_actions.hand(context, table)


async def _continue(context: Context, table: Table, id: ButtonId) -> None:
    if _of_this_match(table, id):
        await table_actions.go_on(context, table, on_hand=id.seat is not None)
    else:
        await table_actions.hand(context, table, on_hand=id.seat is not None)


async def _go_on(context: Context, table: Table, id: ButtonId) -> None:
    if id.revision == table.revision:
        await table_actions.go_on(context, table, on_hand=True, force=True)
    else:
        await table_actions.hand(context, table, on_hand=True)


def _of_this_match(table: Table, id: ButtonId) -> bool:
    """Whether the button is one of the present match."""
    return id.revision // REVISIONS_A_MATCH == table.match_number


async def _rematch(context: Context, table: Table, id: ButtonId) -> None:
    await table_actions.rematch(context, table)


async def _confer(context: Context, table: Table, id: ButtonId) -> None:
    await context.services.line.mean(context, id.what)


CLICKS: Final[Mapping[str, Click]] = {
    "join": _join,
    "leave": _leave,
    "computer": _computer,
    "seats": _seats,
    "sit": _sit,
    "swap": _swap,
    "shuffle": _shuffle,
    "place": _place,
    "free": _free,
    "start": _start,
    "fill": _fill,
    "fewer": _fewer,
    "options": _options,
    "form": _form,
    "set": _set,
    "write": _write,
    "hand": _hand,
    "do": _do,
    "choose": _choose,
    "weigh": _weigh,
    "pick": _pick,
    "none": _none,
    "final": _final,
    "drop": _drop,
    "advice": _advice,
    "why": _why,
    "score": _score,
    "scores": _scores,
    "sheet": _sheet,
    "record": _record,
    "rules": _rules,
    "back": _back,
    "next": _next,
    "pause": _pause,
    "continue": _continue,
    "go-on": _go_on,
    "rematch": _rematch,
    "confer": _confer,
}
"""What each verb of a table's buttons does."""
