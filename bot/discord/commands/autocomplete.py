"""What is offered while somebody types: his tables, his answers, presets, players."""

from collections.abc import Iterable

from bot.discord.context import Context
from bot.discord.pages.surfaces import names_of
from bot.discord.pages.widgets import SelectOption
from bot.discord.table_choice import Wanted, being_played, called, not_begun, own_table
from bot.tables.model import Refused, Table
from bot.text.render import preset_name
from bot.text.typed_answers import suggestions
from bot.text.typed_picks import picks
from engine.game import Option, PickSome
from engine.options import rules_names
from engine.registry import game, game_keys


async def own_tables(context: Context, typed: str) -> Iterable[SelectOption]:
    """The tables at which the user sits."""
    tables = context.tables.of_user(context.person.id)
    return _matching([SelectOption(await called(context, table), table.id) for table in tables], typed)


async def tables_here(context: Context, typed: str) -> Iterable[SelectOption]:
    """The tables of this channel."""
    tables = context.tables.in_channel(context.place.channel)
    return _matching([SelectOption(await _with_players(context, table), table.id) for table in tables], typed)


async def answers(context: Context, typed: str) -> Iterable[SelectOption]:
    """What the user may play now; where there is nothing to play, whatever he is asked."""
    return await _answers(context, typed, bidding=False)


async def bids(context: Context, typed: str) -> Iterable[SelectOption]:
    """What the user may say in the bidding."""
    return await _answers(context, typed, bidding=True)


async def presets(context: Context, typed: str) -> Iterable[SelectOption]:
    """The presets and variants of the game that is being named in the command, or of the first."""
    voice = await context.voice()
    named = getattr(context.interaction.namespace, "game", None)
    key = named if named in game_keys() else context.services.default_game
    return _matching([SelectOption(preset_name(key, name, voice), name) for name in rules_names(game(key))], typed)


async def players(context: Context, typed: str) -> Iterable[SelectOption]:
    """The seats of the user's table that somebody holds."""
    table = table_in_command(context, not_begun)
    if table is None:
        return ()
    names = names_of(table, await context.voice())
    return _matching(
        [SelectOption(names[seat], str(seat + 1)) for seat, holder in enumerate(table.holders) if holder is not None],
        typed,
    )


async def _answers(context: Context, typed: str, *, bidding: bool) -> Iterable[SelectOption]:
    table = table_in_command(context, being_played)
    seat = table.seat_of(context.person.id) if table is not None else None
    if table is None or table.match is None or seat is None:
        return ()
    voice = await context.voice()
    names = names_of(table, voice)
    choice = table.match.choice(seat)
    verbs = table.match.game.verbs
    if isinstance(choice, PickSome):
        found = picks(choice, typed, voice, names) if choice.verb in verbs or not bidding else ()
        return [SelectOption(one.label, one.text) for one in found]
    opened = [option for option in choice.options if option.open]
    wanted = [option for option in opened if _spoken(option, verbs) == bidding]
    options = wanted if wanted or bidding else opened
    return [SelectOption(one.label, one.text) for one in suggestions(options, typed, voice, names)]


def _spoken(option: Option, verbs: frozenset[str]) -> bool:
    return option.text.partition(" ")[0] in verbs


def table_in_command(context: Context, wanted: Wanted) -> Table | None:
    """The user's table, as far as the command names it by now; None where that leaves none, or several."""
    named = getattr(context.interaction.namespace, "table", None)
    try:
        return own_table(context, named, wanted)
    except Refused:
        return None


async def _with_players(context: Context, table: Table) -> str:
    voice = await context.voice()
    return f"{await called(context, table)}: {voice.several(names_of(table, voice))}"


def _matching(offered: Iterable[SelectOption], typed: str) -> list[SelectOption]:
    wanted = typed.casefold()
    return [one for one in offered if wanted in one.label.casefold() or wanted == one.value]
