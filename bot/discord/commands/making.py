"""How a command is made: its words from the catalogues, its callback and completions within the bot's wrapper."""

import functools
import inspect
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from discord import app_commands

from bot.discord.context import Context, Interaction
from bot.discord.pages.widgets import SelectOption
from bot.text.i18n import REFERENCE, Localiser

Handler: TypeAlias = Callable[..., Awaitable[None]]
"""Takes the request and the command's parameters, which have annotations and defaults as discord.py wants them."""
Completer: TypeAlias = Callable[[Context, str], Awaitable[Iterable[SelectOption]]]
Offered: TypeAlias = Sequence[tuple[str, str]]
"""Fixed choices: the key of the name, and the value; languages are named in themselves."""
OWN_NAME: Final = "language-name"
EVERYWHERE: Final = app_commands.AppCommandContext(guild=True, dm_channel=True)
BY_SERVERS: Final = app_commands.AppInstallationType(guild=True)


class Maker:
    """Makes commands with the words of the catalogues.

    `command-<name>` and `command-<name>-about` name and describe a command, `param-<name>` and `param-<name>-about` a
    parameter wherever it stands. What Discord is given as the plain name is that of the reference language.
    """

    def __init__(self, localiser: Localiser) -> None:
        self._localiser = localiser

    def word(self, key: str) -> app_commands.locale_str:
        """A text of the command tree: that of the reference language, with its key for the translator."""
        return app_commands.locale_str(self._localiser.text(REFERENCE, key), key=key)

    def group(self, key: str) -> app_commands.Group:
        """A command that only holds others."""
        return app_commands.Group(
            name=self.word(f"command-{key}"),
            description=self.word(f"command-{key}-about"),
            allowed_contexts=EVERYWHERE,
            allowed_installs=BY_SERVERS,
        )

    def command(
        self,
        key: str,
        handler: Handler,
        *,
        parent: app_commands.Group | None = None,
        offered: Mapping[str, Offered] | None = None,
        completed: Mapping[str, Completer] | None = None,
    ) -> app_commands.Command[Any, ..., Any]:
        """A command whose parameters are the handler's."""
        callback: Any = _answered(handler)
        keys = {name: f"param-{name.replace('_', '-')}" for name in list(inspect.signature(handler).parameters)[1:]}
        if keys:
            app_commands.rename(**{name: self.word(word) for name, word in keys.items()})(callback)
            app_commands.describe(**{name: self.word(f"{word}-about") for name, word in keys.items()})(callback)
        for name, choices in (offered or {}).items():
            app_commands.choices(**{name: [self._choice(*one) for one in choices]})(callback)
        if completed:
            app_commands.autocomplete(**{name: _completed(one) for name, one in completed.items()})(callback)
        made: app_commands.Command[Any, ..., Any] = app_commands.Command(
            name=self.word(f"command-{key}"),
            description=self.word(f"command-{key}-about"),
            callback=callback,
            parent=parent,
            allowed_contexts=None if parent is not None else EVERYWHERE,
            allowed_installs=None if parent is not None else BY_SERVERS,
        )
        if parent is not None:
            parent.add_command(made)
        return made

    def _choice(self, key: str, value: str) -> app_commands.Choice[str]:
        if key == OWN_NAME:
            return app_commands.Choice(name=self._localiser.text(value, key), value=value)
        return app_commands.Choice(name=self.word(key), value=value)


def _answered(handler: Handler) -> Callable[..., Awaitable[None]]:
    @functools.wraps(handler)
    async def callback(interaction: Interaction, **options: Any) -> None:
        async def act(context: Context) -> None:
            await handler(context, **options)

        await interaction.client.guard.serve(interaction, act)

    return callback


def _completed(
    completer: Completer,
) -> Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]:
    async def callback(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        async def act(context: Context) -> None:
            await context.complete(await completer(context, current))

        await interaction.client.guard.serve(interaction, act)
        # It has been answered, so the library sends nothing of this.
        return []

    return callback
