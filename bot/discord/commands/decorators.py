"""Declares commands together with discord.py's own decorators: texts from the catalogues, handlers in a context.

`command-<name>` and `command-<name>-about` name and describe a command, `param-<name>` and `param-<name>-about` a
parameter, the same in every command.
"""

import functools
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any, Concatenate, Final, ParamSpec, TypeAlias, TypeVar

import discord
from discord import app_commands

from bot.discord.actions import which_table
from bot.discord.context import Context, Interaction
from bot.discord.pages.widgets import SelectOption
from bot.discord.table_choice import Several
from bot.text.catalogues import REFERENCE
from bot.text.i18n import Localiser
from engine.registry import game_keys

Options = ParamSpec("Options")
Callback = TypeVar("Callback", bound=Callable[..., Any])
Choices: TypeAlias = list[app_commands.Choice[str]]

CATALOGUES: Final = Localiser()
"""Read as soon as the commands are declared, since discord.py checks their names then."""


def text(key: str) -> app_commands.locale_str:
    """A text in the reference language, with its key for the translator."""
    return app_commands.locale_str(CATALOGUES.text(REFERENCE, key), key=key)


def choice(key: str, value: str) -> app_commands.Choice[str]:
    """A fixed choice of a parameter: the key of its name, and its value."""
    return app_commands.Choice(name=text(key), value=value)


GAMES: Final = [choice(f"{game}-name", game) for game in game_keys()]


def parameters(*names: str) -> Callable[[Callback], Callback]:
    """Name and describe these parameters of a command, as `rename` and `describe` do."""

    def decorate(callback: Callback) -> Callback:
        keys = {name: f"param-{name.replace('_', '-')}" for name in names}
        app_commands.rename(**{name: text(key) for name, key in keys.items()})(callback)
        app_commands.describe(**{name: text(f"{key}-about") for name, key in keys.items()})(callback)
        return callback

    return decorate


def in_context(
    handler: Callable[Concatenate[Context, Options], Awaitable[None]],
) -> Callable[Concatenate[Interaction, Options], Coroutine[Any, Any, None]]:
    """A command's callback: opens the context of the interaction and lets the handler answer in it.

    Where several tables may be meant, the answer is a menu of them, and `which_table.carry_out` does the rest.
    """
    which_table.register(handler)

    @functools.wraps(handler)
    async def callback(interaction: Interaction, /, *args: Options.args, **options: Options.kwargs) -> None:
        async def answer(context: Context) -> None:
            try:
                await handler(context, *args, **options)
            except Several as several:
                given: dict[str, Any] = {key: value for key, value in options.items() if _is_carried(value)}
                await which_table.ask(context, several, handler.__name__, given)

        await interaction.client.guard.serve(interaction, answer)

    return callback


def _is_carried(value: object) -> bool:
    """Whether a menu carries this parameter; whom a command names is chosen once more, since Discord tells then who
    that is."""
    return value is not None and not isinstance(value, discord.abc.User)


def completion(
    offer: Callable[[Context, str], Awaitable[Iterable[SelectOption]]],
) -> Callable[[Interaction, str], Coroutine[Any, Any, Choices]]:
    """The same for what is offered while somebody types."""

    @functools.wraps(offer)
    async def callback(interaction: Interaction, typed: str) -> Choices:
        async def complete(context: Context) -> None:
            await context.complete(await offer(context, typed))

        await interaction.client.guard.serve(interaction, complete)
        # The context has answered, so the library sends nothing of this.
        return []

    return callback
