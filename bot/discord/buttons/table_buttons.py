"""Clicks: one family of buttons and menus, told apart by what their ids carry; nothing else remembers them."""

import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, TypeAlias

import discord

from bot.discord.actions import seat_actions, selection_actions, table_actions
from bot.discord.buttons.custom_id import NO_TABLE, TEMPLATE, ButtonId
from bot.discord.context import Context, Interaction
from bot.discord.delivery import Undelivered
from bot.discord.pages import options_form, rules_pages
from bot.discord.services import Services
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
        await interaction.client.clicked(interaction, self.id_parts)


async def clicked(services: Services, context: Context, id: ButtonId) -> None:
    """Find what the click is about and do it; whatever cannot be done is told privately."""
    if id.table == NO_TABLE:
        await _without_table(services, context, id)
        return
    table = services.tables.get(id.table)
    if table is None:
        await _strip(context)
        await context.say("discord-table-gone")
        return
    context.at(table)
    if id.seat is not None and table.seat_of(context.person.id) != id.seat:
        await context.say("discord-not-your-seat")
        return
    # Whoever knows an id from elsewhere sees no more of the table than if he had typed it.
    services.table(context, id.table)
    handler = CLICKS.get(id.verb)
    if handler is None:
        raise Refused(Message("discord-unknown-button"))
    await handler(services, context, table, id)


async def _without_table(services: Services, context: Context, id: ButtonId) -> None:
    if id.verb == "play" and id.what in game_keys():
        await table_actions.play_now(services, context, id.what)
    elif id.verb == "pages":
        await rules_pages.turned(services, context, id.what)
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


Click: TypeAlias = Callable[[Services, Context, Table, ButtonId], Awaitable[None]]


async def _join(services: Services, context: Context, table: Table, id: ButtonId) -> None:
    await table_actions.join(services, context, table)


async def _leave(services: Services, context: Context, table: Table, id: ButtonId) -> None:
    await table_actions.leave(services, context, table)


async def _computer(services: Services, context: Context, table: Table, id: ButtonId) -> None:
    await table_actions.add_computer_by_click(services, context, table)


async def _seats(services: Services, context: Context, table: Table, id: ButtonId) -> None:
    await seat_actions.show(services, context, table)


async def _sit(services: Services, context: Context, table: Table, id: ButtonId) -> None:
    await seat_actions.sit_by_click(services, context, table, _values(context), id.what)


async def _swap(services: Services, context: Context, table: Table, id: ButtonId) -> None:
    await seat_actions.swap_by_click(services, context, table, _values(context), id.what)


async def _shuffle(services: Services, context: Context, table: Table, id: ButtonId) -> None:
    await seat_actions.shuffle_by_click(services, context, table)


async def _place(services: Services, context: Context, table: Table, id: ButtonId) -> None:
    await seat_actions.computer_by_click(services, context, table, _values(context))


async def _free(services: Services, context: Context, table: Table, id: ButtonId) -> None:
    await seat_actions.free_by_click(services, context, table, _values(context), id.what)


async def _start(services: Services, context: Context, table: Table, id: ButtonId) -> None:
    await table_actions.begin(services, context, table)


async def _fill(services: Services, context: Context, table: Table, id: ButtonId) -> None:
    await table_actions.begin(services, context, table, fill=True)


async def _fewer(services: Services, context: Context, table: Table, id: ButtonId) -> None:
    # If others sit there by now the host is asked again, or nobody is missing any more.
    await table_actions.begin(services, context, table, fewer=None in table.holders and id.what == str(table.taken))


async def _options(services: Services, context: Context, table: Table, id: ButtonId) -> None:
    await options_form.show_form(services, context, table)


async def _form(services: Services, context: Context, table: Table, id: ButtonId) -> None:
    await options_form.show_form(services, context, table, _number(id.what), turned=True)


async def _set(services: Services, context: Context, table: Table, id: ButtonId) -> None:
    await options_form.choose(services, context, table, id.what, _values(context))


async def _write(services: Services, context: Context, table: Table, id: ButtonId) -> None:
    await options_form.write(services, context, table, id.what, _written(context))


async def _hand(services: Services, context: Context, table: Table, id: ButtonId) -> None:
    await table_actions.hand(services, context, table)


async def _do(services: Services, context: Context, table: Table, id: ButtonId) -> None:
    await table_actions.play(services, context, table, id.what, id.revision)


async def _choose(services: Services, context: Context, table: Table, id: ButtonId) -> None:
    await selection_actions.weigh(services, context, table, " ".join(_values(context)[:1]), id.revision)


async def _weigh(services: Services, context: Context, table: Table, id: ButtonId) -> None:
    await selection_actions.weigh(services, context, table, id.what, id.revision)


async def _pick(services: Services, context: Context, table: Table, id: ButtonId) -> None:
    await selection_actions.pick(services, context, table, id, _values(context))


async def _none(services: Services, context: Context, table: Table, id: ButtonId) -> None:
    await selection_actions.pick_none(services, context, table, id.revision)


async def _final(services: Services, context: Context, table: Table, id: ButtonId) -> None:
    await selection_actions.confirm(services, context, table, id)


async def _drop(services: Services, context: Context, table: Table, id: ButtonId) -> None:
    await selection_actions.drop(services, context, table, id.revision)


async def _advice(services: Services, context: Context, table: Table, id: ButtonId) -> None:
    await selection_actions.advise(services, context, table, id.revision)


async def _why(services: Services, context: Context, table: Table, id: ButtonId) -> None:
    await table_actions.why_not(services, context, table)


async def _score(services: Services, context: Context, table: Table, id: ButtonId) -> None:
    await table_actions.score(services, context, table)


async def _scores(services: Services, context: Context, table: Table, id: ButtonId) -> None:
    await table_actions.score(services, context, table, _number(id.what))


async def _sheet(services: Services, context: Context, table: Table, id: ButtonId) -> None:
    await table_actions.score_as_file(services, context, table)


async def _record(services: Services, context: Context, table: Table, id: ButtonId) -> None:
    await table_actions.record(services, context, table, id.revision // REVISIONS_A_MATCH)


async def _rules(services: Services, context: Context, table: Table, id: ButtonId) -> None:
    await rules_pages.rules(services, context, table.game, table)


async def _back(services: Services, context: Context, table: Table, id: ButtonId) -> None:
    await table_actions.back(services, context, table, on_hand=id.seat is not None)


async def _next(services: Services, context: Context, table: Table, id: ButtonId) -> None:
    if id.revision != table.revision_of(id.seat):
        await table_actions.hand(services, context, table, on_hand=id.seat is not None)
    else:
        await table_actions.next_deal(services, context, table, on_hand=id.seat is not None)


async def _pause(services: Services, context: Context, table: Table, id: ButtonId) -> None:
    if _of_this_match(table, id):
        await table_actions.pause(services, context, table)
    else:
        await table_actions.hand(services, context, table)


async def _continue(services: Services, context: Context, table: Table, id: ButtonId) -> None:
    if _of_this_match(table, id):
        await table_actions.go_on(services, context, table, on_hand=id.seat is not None)
    else:
        await table_actions.hand(services, context, table, on_hand=id.seat is not None)


async def _go_on(services: Services, context: Context, table: Table, id: ButtonId) -> None:
    if id.revision == table.revision:
        await table_actions.go_on(services, context, table, on_hand=True, force=True)
    else:
        await table_actions.hand(services, context, table, on_hand=True)


def _of_this_match(table: Table, id: ButtonId) -> bool:
    """Whether the button is one of the present match."""
    return id.revision // REVISIONS_A_MATCH == table.match_number


async def _rematch(services: Services, context: Context, table: Table, id: ButtonId) -> None:
    await table_actions.rematch(services, context, table)


async def _confer(services: Services, context: Context, table: Table, id: ButtonId) -> None:
    await services.line.mean(context, id.what)


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
