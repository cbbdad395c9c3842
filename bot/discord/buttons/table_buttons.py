"""Clicks: one family of buttons and menus, told apart by what their ids carry; nothing else remembers them."""

import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, TypeAlias

import discord

from bot.discord.actions import seat_actions, selection_actions, table_actions
from bot.discord.buttons.custom_id import NO_TABLE, TEMPLATE, ButtonId
from bot.discord.context import Interaction, Request
from bot.discord.messages.delivery import Undelivered
from bot.discord.pages import options_form, rules_pages
from bot.discord.services import Hall
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


async def clicked(hall: Hall, request: Request, id: ButtonId) -> None:
    """Find what the click is about and do it; whatever cannot be done is told privately."""
    if id.table == NO_TABLE:
        await _without_table(hall, request, id)
        return
    table = hall.tables.get(id.table)
    if table is None:
        await _strip(request)
        await request.say("discord-table-gone")
        return
    request.at(table)
    if id.seat is not None and table.seat_of(request.person.id) != id.seat:
        await request.say("discord-not-your-seat")
        return
    # Whoever knows an id from elsewhere sees no more of the table than if he had typed it.
    hall.table(request, id.table)
    handler = CLICKS.get(id.verb)
    if handler is None:
        raise Refused(Message("discord-unknown-button"))
    await handler(hall, request, table, id)


async def _without_table(hall: Hall, request: Request, id: ButtonId) -> None:
    if id.verb == "play" and id.what in game_keys():
        await table_actions.play_now(hall, request, id.what)
    elif id.verb == "pages":
        await rules_pages.turned(hall, request, id.what)
    if not request.given:
        raise Refused(Message("discord-unknown-button"))


async def _strip(request: Request) -> None:
    """Take the dead buttons away; who clicked them is answered in any case."""
    try:
        await request.strip()
    except Undelivered as error:
        _log.info("dead buttons stay", extra={"trouble": error.trouble.value})


def _number(text: str) -> int:
    return int(text) if text.isdecimal() and len(text) < 5 else 0


def _values(request: Request) -> list[str]:
    """What was chosen in a menu."""
    data: Mapping[str, Any] = request.interaction.data or {}
    return [str(value) for value in data.get("values", ())]


def _written(request: Request) -> str:
    """What was written in a form; empty when this is none."""
    data: Mapping[str, Any] = request.interaction.data or {}
    parts = [part.get("component") or {} for part in data.get("components", ())]
    return str(parts[0].get("value", "")) if parts else ""


Click: TypeAlias = Callable[[Hall, Request, Table, ButtonId], Awaitable[None]]


async def _join(hall: Hall, request: Request, table: Table, id: ButtonId) -> None:
    await table_actions.join(hall, request, table)


async def _leave(hall: Hall, request: Request, table: Table, id: ButtonId) -> None:
    await table_actions.leave(hall, request, table)


async def _computer(hall: Hall, request: Request, table: Table, id: ButtonId) -> None:
    await table_actions.add_computer_by_click(hall, request, table)


async def _seats(hall: Hall, request: Request, table: Table, id: ButtonId) -> None:
    await seat_actions.show(hall, request, table)


async def _sit(hall: Hall, request: Request, table: Table, id: ButtonId) -> None:
    await seat_actions.sit_by_click(hall, request, table, _values(request), id.what)


async def _swap(hall: Hall, request: Request, table: Table, id: ButtonId) -> None:
    await seat_actions.swap_by_click(hall, request, table, _values(request), id.what)


async def _shuffle(hall: Hall, request: Request, table: Table, id: ButtonId) -> None:
    await seat_actions.shuffle_by_click(hall, request, table)


async def _place(hall: Hall, request: Request, table: Table, id: ButtonId) -> None:
    await seat_actions.computer_by_click(hall, request, table, _values(request))


async def _free(hall: Hall, request: Request, table: Table, id: ButtonId) -> None:
    await seat_actions.free_by_click(hall, request, table, _values(request), id.what)


async def _start(hall: Hall, request: Request, table: Table, id: ButtonId) -> None:
    await table_actions.begin(hall, request, table)


async def _fill(hall: Hall, request: Request, table: Table, id: ButtonId) -> None:
    await table_actions.begin(hall, request, table, fill=True)


async def _fewer(hall: Hall, request: Request, table: Table, id: ButtonId) -> None:
    # If others sit there by now the host is asked again, or nobody is missing any more.
    await table_actions.begin(hall, request, table, fewer=None in table.holders and id.what == str(table.taken))


async def _options(hall: Hall, request: Request, table: Table, id: ButtonId) -> None:
    await options_form.show_form(hall, request, table)


async def _form(hall: Hall, request: Request, table: Table, id: ButtonId) -> None:
    await options_form.show_form(hall, request, table, _number(id.what), turned=True)


async def _set(hall: Hall, request: Request, table: Table, id: ButtonId) -> None:
    await options_form.choose(hall, request, table, id.what, _values(request))


async def _write(hall: Hall, request: Request, table: Table, id: ButtonId) -> None:
    await options_form.write(hall, request, table, id.what, _written(request))


async def _hand(hall: Hall, request: Request, table: Table, id: ButtonId) -> None:
    await table_actions.hand(hall, request, table)


async def _do(hall: Hall, request: Request, table: Table, id: ButtonId) -> None:
    await table_actions.play(hall, request, table, id.what, id.revision)


async def _choose(hall: Hall, request: Request, table: Table, id: ButtonId) -> None:
    await selection_actions.weigh(hall, request, table, " ".join(_values(request)[:1]), id.revision)


async def _weigh(hall: Hall, request: Request, table: Table, id: ButtonId) -> None:
    await selection_actions.weigh(hall, request, table, id.what, id.revision)


async def _pick(hall: Hall, request: Request, table: Table, id: ButtonId) -> None:
    await selection_actions.pick(hall, request, table, id, _values(request))


async def _none(hall: Hall, request: Request, table: Table, id: ButtonId) -> None:
    await selection_actions.pick_none(hall, request, table, id.revision)


async def _final(hall: Hall, request: Request, table: Table, id: ButtonId) -> None:
    await selection_actions.confirm(hall, request, table, id)


async def _drop(hall: Hall, request: Request, table: Table, id: ButtonId) -> None:
    await selection_actions.drop(hall, request, table, id.revision)


async def _advice(hall: Hall, request: Request, table: Table, id: ButtonId) -> None:
    await selection_actions.advise(hall, request, table, id.revision)


async def _why(hall: Hall, request: Request, table: Table, id: ButtonId) -> None:
    await table_actions.why_not(hall, request, table)


async def _score(hall: Hall, request: Request, table: Table, id: ButtonId) -> None:
    await table_actions.score(hall, request, table)


async def _scores(hall: Hall, request: Request, table: Table, id: ButtonId) -> None:
    await table_actions.score(hall, request, table, _number(id.what))


async def _sheet(hall: Hall, request: Request, table: Table, id: ButtonId) -> None:
    await table_actions.score_as_file(hall, request, table)


async def _record(hall: Hall, request: Request, table: Table, id: ButtonId) -> None:
    await table_actions.record(hall, request, table, id.revision // REVISIONS_A_MATCH)


async def _rules(hall: Hall, request: Request, table: Table, id: ButtonId) -> None:
    await rules_pages.rules(hall, request, table.game, table)


async def _back(hall: Hall, request: Request, table: Table, id: ButtonId) -> None:
    await table_actions.back(hall, request, table, on_hand=id.seat is not None)


async def _next(hall: Hall, request: Request, table: Table, id: ButtonId) -> None:
    if id.revision != table.revision_of(id.seat):
        await table_actions.hand(hall, request, table, on_hand=id.seat is not None)
    else:
        await table_actions.next_deal(hall, request, table, on_hand=id.seat is not None)


async def _pause(hall: Hall, request: Request, table: Table, id: ButtonId) -> None:
    if _of_this_match(table, id):
        await table_actions.pause(hall, request, table)
    else:
        await table_actions.hand(hall, request, table)


async def _continue(hall: Hall, request: Request, table: Table, id: ButtonId) -> None:
    if _of_this_match(table, id):
        await table_actions.go_on(hall, request, table, on_hand=id.seat is not None)
    else:
        await table_actions.hand(hall, request, table, on_hand=id.seat is not None)


async def _go_on(hall: Hall, request: Request, table: Table, id: ButtonId) -> None:
    if id.revision == table.revision:
        await table_actions.go_on(hall, request, table, on_hand=True, force=True)
    else:
        await table_actions.hand(hall, request, table, on_hand=True)


def _of_this_match(table: Table, id: ButtonId) -> bool:
    """Whether the button is one of the present match."""
    return id.revision // REVISIONS_A_MATCH == table.match_number


async def _rematch(hall: Hall, request: Request, table: Table, id: ButtonId) -> None:
    await table_actions.rematch(hall, request, table)


async def _confer(hall: Hall, request: Request, table: Table, id: ButtonId) -> None:
    await hall.line.mean(request, id.what)


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
