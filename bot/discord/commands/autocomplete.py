"""What is offered while somebody types: his tables, his answers, presets, players."""

from collections.abc import Iterable

from bot.discord.context import Request
from bot.discord.pages.surfaces import names_of
from bot.discord.pages.widgets import Choosable
from bot.discord.services import hall_of
from bot.tables.model import Refused, Table
from bot.text.render import preset_name
from bot.text.typed_answers import suggestions
from bot.text.typed_picks import picks
from engine.game import Option, PickSome
from engine.options import rules_names
from engine.registry import game, game_keys


async def own_tables(request: Request, typed: str) -> Iterable[Choosable]:
    """The tables at which the user sits."""
    hall = hall_of(request)
    tables = hall.tables.of_user(request.person.id)
    return _matching([Choosable(await hall.called(request, table), table.id) for table in tables], typed)


async def tables_here(request: Request, typed: str) -> Iterable[Choosable]:
    """The tables of this channel."""
    hall = hall_of(request)
    tables = hall.tables.in_channel(request.place.channel)
    return _matching([Choosable(await _with_players(request, table), table.id) for table in tables], typed)


async def answers(request: Request, typed: str) -> Iterable[Choosable]:
    """What the user may play now; where there is nothing to play, whatever he is asked."""
    return await _answers(request, typed, bidding=False)


async def bids(request: Request, typed: str) -> Iterable[Choosable]:
    """What the user may say in the bidding."""
    return await _answers(request, typed, bidding=True)


async def presets(request: Request, typed: str) -> Iterable[Choosable]:
    """The presets and variants of the game that is being named in the command, or of the first."""
    voice = await request.voice()
    named = getattr(request.interaction.namespace, "game", None)
    key = named if named in game_keys() else hall_of(request).default_game
    return _matching([Choosable(preset_name(key, name, voice), name) for name in rules_names(game(key))], typed)


async def players(request: Request, typed: str) -> Iterable[Choosable]:
    """The seats of the user's table that somebody holds."""
    table = own_table(request)
    if table is None:
        return ()
    names = names_of(table, await request.voice())
    return _matching(
        [Choosable(names[seat], str(seat + 1)) for seat, holder in enumerate(table.holders) if holder is not None],
        typed,
    )


async def _answers(request: Request, typed: str, *, bidding: bool) -> Iterable[Choosable]:
    table = own_table(request)
    seat = table.seat_of(request.person.id) if table is not None else None
    if table is None or table.match is None or seat is None:
        return ()
    voice = await request.voice()
    names = names_of(table, voice)
    choice = table.match.choice(seat)
    verbs = table.match.game.verbs
    if isinstance(choice, PickSome):
        found = picks(choice, typed, voice, names) if choice.verb in verbs or not bidding else ()
        return [Choosable(one.label, one.text) for one in found]
    opened = [option for option in choice.options if option.open]
    wanted = [option for option in opened if _spoken(option, verbs) == bidding]
    options = wanted if wanted or bidding else opened
    return [Choosable(one.label, one.text) for one in suggestions(options, typed, voice, names)]


def _spoken(option: Option, verbs: frozenset[str]) -> bool:
    return option.text.partition(" ")[0] in verbs


def own_table(request: Request) -> Table | None:
    """The user's table, as far as the command names it by now; None where that leaves none, or several."""
    named = getattr(request.interaction.namespace, "table", None)
    try:
        return hall_of(request).own_table(request, named)
    except Refused:
        return None


async def _with_players(request: Request, table: Table) -> str:
    voice = await request.voice()
    return f"{await hall_of(request).called(request, table)}: {voice.several(names_of(table, voice))}"


def _matching(offered: Iterable[Choosable], typed: str) -> list[Choosable]:
    wanted = typed.casefold()
    return [one for one in offered if wanted in one.label.casefold() or wanted == one.value]
