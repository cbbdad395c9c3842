"""What people do: write, use commands, press buttons, choose, fill in; checked as the client checks it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandbox.client.command_options import given_options, partial_options, resolved_for
from sandbox.client.modal_values import modal_values
from sandbox.client.refused import Refused
from sandbox.payloads.message import Payloads
from sandbox.validation.commands import GROUP, LOCALES, SUB
from sandbox.validation.components import BUTTON, MENUS, SELECT, walk
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
"""Modals kept open at most; older ones are gone."""


class UserActions:
    """Everything a person can do. Raises: Refused with the reason's code."""

    def __init__(self, world: World, payloads: Payloads, interactions: Interactions) -> None:
        self._world = world
        self._payloads = payloads
        self._interactions = interactions
        self._modals: dict[int, tuple[Interaction, Json]] = {}

    # -- finding -----------------------------------------------------------

    def channel(self, person: User, wanted: object) -> Channel:
        channel = self._world.channels.get(as_int(wanted) or 0)
        if channel is None or not self._world.can_see(person, channel):
            raise Refused("unknown_channel")
        return channel

    def _message(self, person: User, wanted: object) -> Message:
        message = self._world.messages.get(as_int(wanted) or 0)
        if message is None or message.viewer not in (None, person.id):
            raise Refused("unknown_message")
        if not self._world.can_see(person, self._world.channels[message.channel]):
            raise Refused("unknown_message")
        return message

    def commands(self, person: User) -> list[Command]:
        """The chat commands a person is offered: the server's own before the global ones of the same name."""
        found: dict[str, Command] = {}
        for command in sorted(self._world.commands.values(), key=lambda c: (c.guild is None, c.body["name"])):
            if command.body.get("type", 1) == 1 and self._may_use(person, command):
                found.setdefault(command.body["name"], command)
        return list(found.values())

    def _may_use(self, person: User, command: Command) -> bool:
        needed = as_int(command.body.get("default_member_permissions"))
        if needed is None:
            return True
        held = self._world.permissions(person)
        return bool(held & bits.ADMINISTRATOR) or (needed != 0 and held & needed == needed)

    # -- writing -----------------------------------------------------------

    def say(self, person: User, channel: Channel, text: str) -> Message:
        if not text.strip():
            raise Refused("empty")
        if len(text) > CONTENT:
            raise Refused("too_long")
        if not self._world.permissions(person, channel) & bits.SEND_MESSAGES:
            raise Refused("not_allowed")
        return say(self._world, person.id, channel, text.strip())

    def dismiss(self, person: User, wanted: object) -> None:
        """Make an ephemeral message of one's own go away."""
        message = self._message(person, wanted)
        if not message.ephemeral:
            raise Refused("not_allowed")
        self._world.remove_message(message)

    def delete(self, person: User, wanted: object) -> None:
        """Delete a message: one's own, or any as somebody who manages messages."""
        message = self._message(person, wanted)
        may = self._world.permissions(person, self._world.channels[message.channel]) & bits.MANAGE_MESSAGES
        if message.ephemeral or not (may or message.author == person.id):
            raise Refused("not_allowed")
        self._world.remove_message(message)

    def set_locale(self, person: User, locale: object) -> None:
        """Set the language of a person's client."""
        if locale not in LOCALES:
            raise Refused("bad_locale")
        person.locale = str(locale)
        self._world.keep("user", person)

    def accept_dms(self, person: User, *, accept: bool) -> None:
        """Whether the bot may write to this person."""
        person.dms_open = accept
        self._world.keep("user", person)

    # -- commands ----------------------------------------------------------

    def slash(
        self, person: User, channel: Channel, path: Sequence[str], options: Mapping[str, Any], caller: Caller
    ) -> Interaction:
        command, chain = self._find(person, channel, path)
        given = given_options(self._world, chain[-1], options)
        data = self._data(command, chain, given)
        resolved = resolved_for(self._world, self._payloads, given, channel)
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
        command, chain = self._find(person, channel, path)
        data = self._data(command, chain, partial_options(chain[-1], options, focused))
        return self._interactions.begin(AUTOCOMPLETE, person, channel, data, caller, name=" ".join(path))

    def _find(self, person: User, channel: Channel, path: Sequence[str]) -> tuple[Command, list[Json]]:
        """The command of a path, and its parts from the command itself down to what is called."""
        direct = channel.person is not None
        if not self._world.bot.member and not direct:
            raise Refused("unknown_command")
        if not direct and not self._world.permissions(person, channel) & bits.USE_APPLICATION_COMMANDS:
            raise Refused("not_allowed")
        named = {command.body["name"]: command for command in self.commands(person)}
        command = named.get(path[0]) if path else None
        if command is None or not usable(command, direct=direct):
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

    def _data(self, command: Command, chain: list[Json], given: list[Json]) -> Json:
        options = given
        for part in reversed(chain[1:]):
            options = [{"type": part["type"], "name": part["name"], "options": options}]
        data: Json = {"id": str(command.id), "name": command.body["name"], "type": 1}
        if options:
            data["options"] = options
        if command.guild is not None:
            data["guild_id"] = str(command.guild)
        return data

    # -- components --------------------------------------------------------

    def click(self, person: User, wanted: object, custom_id: str, caller: Caller) -> Interaction:
        message, part = self._component(person, wanted, custom_id, frozenset({BUTTON}))
        return self._press(person, message, part, {}, caller)

    def select(
        self, person: User, wanted: object, custom_id: str, values: Sequence[str], caller: Caller
    ) -> Interaction:
        message, part = self._component(person, wanted, custom_id, MENUS)
        least, most = part.get("min_values", 1), part.get("max_values", 1)
        if not least <= len(values) <= most or len(set(values)) != len(values):
            raise Refused("bad_values")
        data: Json = {"values": list(values)}
        if part["type"] == SELECT:
            if not set(values) <= {option["value"] for option in part["options"]}:
                raise Refused("bad_values")
        else:
            given = [{"type": part["type"] + 1, "value": value} for value in values]
            channel = self._world.channels[message.channel]
            data["resolved"] = resolved_for(self._world, self._payloads, given, channel, strict=True)
        return self._press(person, message, part, data, caller)

    def _component(self, person: User, wanted: object, custom_id: str, kinds: frozenset[int]) -> tuple[Message, Json]:
        message = self._message(person, wanted)
        found = [
            part for part in walk(message.components) if part.get("custom_id") == custom_id and part["type"] in kinds
        ]
        if not found:
            raise Refused("unknown_component")
        if found[0].get("disabled"):
            raise Refused("disabled")
        return message, found[0]

    def _press(self, person: User, message: Message, part: Json, data: Json, caller: Caller) -> Interaction:
        body = {"custom_id": part["custom_id"], "component_type": part["type"], "id": part["id"], **data}
        channel = self._world.channels[message.channel]
        return self._interactions.begin(COMPONENT, person, channel, body, caller, source=message)

    # -- modals ------------------------------------------------------------

    def open_modal(self, interaction: Interaction, modal: Json) -> None:
        """Remember a modal that the bot has shown; its id is the interaction's."""
        self._modals[interaction.id] = (interaction, modal)
        while len(self._modals) > OPEN_MODALS:
            del self._modals[next(iter(self._modals))]

    def submit(self, person: User, modal: object, values: Mapping[str, Any], caller: Caller) -> Interaction:
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
    """Whether a command can be used in direct messages with the bot, or in the server."""
    if command.guild is not None:
        return not direct
    contexts = command.body.get("contexts")
    if contexts is None:
        return not direct or command.body.get("dm_permission") is not False
    return (1 if direct else 0) in contexts
