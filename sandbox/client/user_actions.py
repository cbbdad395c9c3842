"""The actions of people (messages, commands, buttons, menus, modals), checked as Discord's client checks them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandbox.client.command_options import complete_options, partial_options, resolved_for
from sandbox.client.modal_values import modal_values
from sandbox.client.refused import Refused
from sandbox.payloads.message import Payloads
from sandbox.validation.commands import CHANNEL, GROUP, LOCALES, MENTIONABLE, ROLE, SUB, USER
from sandbox.validation.components import BUTTON, CHANNELS, MENTIONABLES, MENUS, ROLES, SELECT, USERS, walk
from sandbox.validation.messages import CONTENT
from sandbox.validation.strict_json import Json
from sandbox.world import permissions as bits
from sandbox.world.interactions import Caller, Interactions
from sandbox.world.model import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MODAL,
    Channel,
    Command,
    Interaction,
    Message,
    User,
    as_int,
)
from sandbox.world.posting import say
from sandbox.world.state import World

OPEN_MODALS = 100
"""Modals that may be open; the oldest is closed when there are more."""
NAMED = {USERS: USER, ROLES: ROLE, MENTIONABLES: MENTIONABLE, CHANNELS: CHANNEL}
"""What a menu of this kind lists, as the kind of a command's option."""


class UserActions:
    """Everything that a person can do.

    Each action raises `Refused` with the reason's code if the client does not allow it. The `caller` of an interaction
    receives its outcome.
    """

    def __init__(self, world: World, payloads: Payloads, interactions: Interactions) -> None:
        self._world = world
        self._payloads = payloads
        self._interactions = interactions
        self._modals: dict[int, tuple[Interaction, Json]] = {}

    # -- looking up --------------------------------------------------------

    def channel(self, person: User, number: object) -> Channel:
        """The channel of an id that the person sees.

        Raises:
            Refused: unknown_channel.
        """
        channel = self._world.channels.get(as_int(number) or 0)
        if channel is None or not self._world.can_see(person, channel):
            raise Refused("unknown_channel")
        return channel

    def _message(self, person: User, number: object) -> Message:
        message = self._world.messages.get(as_int(number) or 0)
        if message is None or message.viewer not in (None, person.id):
            raise Refused("unknown_message")
        if not self._world.can_see(person, self._world.channels[message.channel]):
            raise Refused("unknown_message")
        return message

    def commands(self, person: User, guild: int | None) -> list[Command]:
        """The chat commands that a person is offered in the server of this id, or (None) in direct messages; one of the
        server hides a global one of the same name."""
        offered: dict[str, Command] = {}
        for command in sorted(self._world.commands.values(), key=lambda c: (c.guild is None, c.body["name"])):
            if command.guild not in (None, guild) or not usable(command, direct=guild is None):
                continue
            if command.body.get("type", 1) == 1 and self._may_use(person, command, guild):
                offered.setdefault(command.body["name"], command)
        return list(offered.values())

    def _may_use(self, person: User, command: Command, guild: int | None) -> bool:
        """Whether a person has the permissions for a command in a server, or (None) in any."""
        needed = as_int(command.body.get("default_member_permissions"))
        if needed is None:
            return True
        for place in self._world.guilds.values():
            held = self._world.guild_permissions(person, place) if guild in (None, place.id) else 0
            if held & bits.ADMINISTRATOR or (needed != 0 and held & needed == needed):
                return True
        return False

    # -- writing -----------------------------------------------------------

    def say(self, person: User, channel: Channel, text: str) -> Message:
        """Writes a message.

        Raises:
            Refused: empty, too_long, not_allowed.
        """
        if not text.strip():
            raise Refused("empty")
        if len(text) > CONTENT:
            raise Refused("too_long")
        if not self._world.may_send(person, channel):
            raise Refused("not_allowed")
        return say(self._world, person.id, channel, text.strip())

    def dismiss(self, person: User, number: object) -> None:
        """Dismisses an ephemeral message of the person.

        Raises:
            Refused: unknown_message, not_allowed.
        """
        message = self._message(person, number)
        if not message.ephemeral:
            raise Refused("not_allowed")
        self._world.remove_message(message)

    def delete(self, person: User, number: object) -> None:
        """Deletes a message of the person, or of anybody if the person may manage messages.

        Raises:
            Refused: unknown_message, not_allowed.
        """
        message = self._message(person, number)
        may = self._world.permissions(person, self._world.channels[message.channel]) & bits.MANAGE_MESSAGES
        if message.ephemeral or not (may or message.author == person.id):
            raise Refused("not_allowed")
        self._world.remove_message(message)

    def set_locale(self, person: User, locale: object) -> None:
        """Sets the language of the person's client.

        Raises:
            Refused: bad_locale.
        """
        if locale not in LOCALES:
            raise Refused("bad_locale")
        person.locale = str(locale)
        self._world.keep("user", person)

    def accept_dms(self, person: User, *, accept: bool) -> None:
        """Sets whether the person accepts direct messages of the bot."""
        person.dms_open = accept
        self._world.keep("user", person)

    # -- commands ----------------------------------------------------------

    def slash(
        self, person: User, channel: Channel, path: Sequence[str], options: Mapping[str, Any], caller: Caller
    ) -> Interaction:
        """Uses a command; `path` is its name, group and sub-command.

        Raises:
            Refused: unknown_command, not_allowed, archived, missing_option, bad_option.
        """
        command, chain = self._find(person, channel, path)
        typed = complete_options(self._world, channel, chain[-1], options)
        data = self._data(command, chain, typed)
        resolved = resolved_for(self._world, self._payloads, typed, channel)
        if resolved:
            data["resolved"] = resolved
        name = " ".join(path)
        return self._interactions.begin(COMMAND, person, channel, data, caller, name=name, command=command.id)

    def autocomplete(
        self,
        person: User,
        channel: Channel,
        path: Sequence[str],
        options: Mapping[str, Any],
        focused: str,
        caller: Caller,
    ) -> Interaction:
        """Asks for the choices of the option `focused` while the person is typing it.

        Raises:
            Refused: unknown_command, not_allowed, archived, bad_option.
        """
        command, chain = self._find(person, channel, path)
        data = self._data(command, chain, partial_options(chain[-1], options, focused))
        return self._interactions.begin(AUTOCOMPLETE, person, channel, data, caller, name=" ".join(path))

    def _find(self, person: User, channel: Channel, path: Sequence[str]) -> tuple[Command, list[Json]]:
        """The command of a path, and its parts: the command itself, then group and sub-command."""
        guild = channel.guild
        if channel.thread is not None and channel.thread.archived:
            raise Refused("archived")
        if guild is not None and not self._world.is_member(self._world.bot, guild):
            raise Refused("unknown_command")
        if guild is not None and not self._world.permissions(person, channel) & bits.USE_APPLICATION_COMMANDS:
            raise Refused("not_allowed")
        named = {command.body["name"]: command for command in self.commands(person, guild)}
        command = named.get(path[0]) if path else None
        if command is None:
            raise Refused("unknown_command")
        chain = [command.body]
        for step in path[1:]:
            inner = [o for o in chain[-1].get("options") or [] if o["name"] == step and o["type"] in (SUB, GROUP)]
            if not inner:
                raise Refused("unknown_command")
            chain.append(inner[0])
        if any(option["type"] in (SUB, GROUP) for option in chain[-1].get("options") or []):
            raise Refused("unknown_command")
        return command, chain

    def _data(self, command: Command, chain: list[Json], options: list[Json]) -> Json:
        """The data of a command's interaction; wraps the options in sub-command and group."""
        for part in reversed(chain[1:]):
            options = [{"type": part["type"], "name": part["name"], "options": options}]
        data: Json = {"id": str(command.id), "name": command.body["name"], "type": 1}
        if options:
            data["options"] = options
        if command.guild is not None:
            data["guild_id"] = str(command.guild)
        return data

    # -- components --------------------------------------------------------

    def click(self, person: User, number: object, custom_id: str, caller: Caller) -> Interaction:
        """Presses a button of the message of an id.

        Raises:
            Refused: unknown_message, unknown_component, disabled.
        """
        message, part = self._component(person, number, custom_id, frozenset({BUTTON}))
        return self._press(person, message, part, {}, caller)

    def select(
        self, person: User, number: object, custom_id: str, values: Sequence[str], caller: Caller
    ) -> Interaction:
        """Chooses values in a menu of the message of an id.

        Raises:
            Refused: unknown_message, unknown_component, disabled, bad_values.
        """
        message, part = self._component(person, number, custom_id, MENUS)
        minimum, maximum = part.get("min_values", 1), part.get("max_values", 1)
        if not minimum <= len(values) <= maximum or len(set(values)) != len(values):
            raise Refused("bad_values")
        data: Json = {"values": list(values)}
        if part["type"] == SELECT:
            if not set(values) <= {option["value"] for option in part["options"]}:
                raise Refused("bad_values")
        else:
            typed = [{"type": NAMED[part["type"]], "value": value} for value in values]
            channel = self._world.channels[message.channel]
            data["resolved"] = resolved_for(self._world, self._payloads, typed, channel, strict=True)
        return self._press(person, message, part, data, caller)

    def _component(self, person: User, number: object, custom_id: str, kinds: frozenset[int]) -> tuple[Message, Json]:
        message = self._message(person, number)
        parts = [
            part for part in walk(message.components) if part.get("custom_id") == custom_id and part["type"] in kinds
        ]
        if not parts:
            raise Refused("unknown_component")
        if parts[0].get("disabled"):
            raise Refused("disabled")
        return message, parts[0]

    def _press(self, person: User, message: Message, part: Json, data: Json, caller: Caller) -> Interaction:
        body = {"custom_id": part["custom_id"], "component_type": part["type"], "id": part["id"], **data}
        channel = self._world.channels[message.channel]
        return self._interactions.begin(COMPONENT, person, channel, body, caller, source=message)

    # -- modals ------------------------------------------------------------

    def open_modal(self, interaction: Interaction, modal: Json) -> None:
        """Opens a modal that the bot has shown; its id is that of the interaction."""
        self._modals[interaction.id] = (interaction, modal)
        while len(self._modals) > OPEN_MODALS:
            del self._modals[next(iter(self._modals))]

    def submit(self, person: User, modal: object, values: Mapping[str, Any], caller: Caller) -> Interaction:
        """Submits the modal of an id with values by custom id, and closes it.

        Raises:
            Refused: modal_gone, bad_values.
        """
        opened = self._modals.get(as_int(modal) or 0)
        if opened is None or opened[0].person != person.id:
            raise Refused("modal_gone")
        shown_for, body = opened
        channel = self._world.channels.get(shown_for.channel)
        if channel is None:
            raise Refused("modal_gone")
        data: Json = {"custom_id": body["custom_id"], "components": modal_values(body["components"], values)}
        del self._modals[shown_for.id]
        source = self._world.messages.get(shown_for.source or 0)
        return self._interactions.begin(MODAL, person, channel, data, caller, source=source, trigger=shown_for)


def usable(command: Command, *, direct: bool) -> bool:
    """Whether a command can be used in direct messages with the bot (`direct`), or in a server."""
    if command.guild is not None:
        return not direct
    contexts = command.body.get("contexts")
    if contexts is None:
        return not direct or command.body.get("dm_permission") is not False
    return (1 if direct else 0) in contexts
