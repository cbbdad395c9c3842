"""What commands are declared with beside discord.py's own decorators: texts of the catalogues, and the context.

`command-<name>` and `command-<name>-about` name and describe a command, `param-<name>` and `param-<name>-about` a
parameter, the same in whatever command it stands.
"""

import functools
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any, Concatenate, Final, ParamSpec, TypeAlias, TypeVar

from discord import app_commands

from bot.discord.context import Context, Interaction
from bot.discord.pages.widgets import SelectOption
from bot.text.catalogues import REFERENCE
from bot.text.i18n import Localiser
from engine.registry import game_keys

Options = ParamSpec("Options")
Callback = TypeVar("Callback", bound=Callable[..., Any])
Choices: TypeAlias = list[app_commands.Choice[str]]

CATALOGUES: Final = Localiser()
"""Read when the commands are declared: Discord is told their texts in the reference language, and the translator the
keys of these texts."""


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
    """A command's callback: opens the context of the interaction and lets the handler answer in it."""

    @functools.wraps(handler)
    async def callback(interaction: Interaction, /, *args: Options.args, **options: Options.kwargs) -> None:
        await interaction.client.guard.serve(interaction, lambda context: handler(context, *args, **options))

    return callback


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
