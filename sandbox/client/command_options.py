"""The options of a used command, checked and converted as Discord's client does it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from sandbox.client.refused import Refused
from sandbox.payloads.message import Payloads
from sandbox.validation.commands import BOOLEAN, CHANNEL, INTEGER, LARGEST, MENTIONABLE, NUMBER, ROLE, STRING, USER
from sandbox.validation.strict_json import Json
from sandbox.world.model import Channel, as_int
from sandbox.world.state import World

STRING_OPTION = 6000
"""Characters that a text option may have."""


def complete_options(world: World, channel: Channel, called: Json, values: Mapping[str, Any]) -> list[Json]:
    """The options with the values of a person in a channel, in the order of the command `called`.

    Raises:
        Refused: missing_option, bad_option.
    """
    known = {option["name"]: option for option in called.get("options") or []}
    for name in values:
        if name not in known:
            raise Refused("bad_option", name)
    options: list[Json] = []
    for name, option in known.items():
        if name in values and values[name] is not None:
            value = _typed(world, channel, option, values[name])
            options.append({"type": option["type"], "name": name, "value": value})
        elif option.get("required"):
            raise Refused("missing_option", name)
    return options


def partial_options(called: Json, values: Mapping[str, Any], focused: str) -> list[Json]:
    """The options with their values while the option `focused` is being typed.

    Raises:
        Refused: bad_option.
    """
    known = {option["name"]: option for option in called.get("options") or []}
    if focused not in known or not known[focused].get("autocomplete"):
        raise Refused("bad_option", focused)
    options: list[Json] = []
    for name, option in known.items():
        if name == focused:
            options.append({"type": option["type"], "name": name, "value": str(values.get(name, "")), "focused": True})
        elif values.get(name) not in (None, ""):
            options.append({"type": option["type"], "name": name, "value": values[name]})
    return options


def _typed(world: World, channel: Channel, option: Json, value: Any) -> Any:
    kind, name = option["type"], option["name"]
    typed: Any = None
    if kind == STRING and isinstance(value, str):
        typed = _text(option, value)
    elif kind in (INTEGER, NUMBER):
        typed = _number(option, value)
    elif kind == BOOLEAN:
        typed = {"true": True, "false": False}.get(str(value).lower())
    elif kind in (USER, CHANNEL, ROLE, MENTIONABLE):
        typed = _existing(world, channel, kind, value)
    if typed is None:
        raise Refused("bad_option", name)
    choices = option.get("choices") or []
    if choices and typed not in [choice["value"] for choice in choices]:
        raise Refused("bad_option", name)
    return typed


def _text(option: Json, value: str) -> str | None:
    minimum, maximum = option.get("min_length") or 0, option.get("max_length") or STRING_OPTION
    return value if max(1, minimum) <= len(value) <= maximum else None


def _number(option: Json, value: Any) -> int | float | None:
    try:
        number = int(str(value)) if option["type"] == INTEGER else float(str(value))
    except ValueError:
        return None
    minimum, maximum = option.get("min_value"), option.get("max_value")
    if abs(number) > LARGEST or math.isnan(number):
        return None
    if (minimum is not None and number < minimum) or (maximum is not None and number > maximum):
        return None
    return number


def _existing(world: World, channel: Channel, kind: int, value: Any) -> str | None:
    """The id of a user, or of a channel or role of the server of `channel`; None for any other value."""
    number, guild = as_int(value), world.guild_of(channel)
    candidates: list[Mapping[int, Any]] = []
    if kind in (USER, MENTIONABLE):
        candidates.append(world.users)
    if kind in (ROLE, MENTIONABLE):
        candidates.append({role.id: role for role in (world.roles_of(guild) if guild is not None else [])})
    if kind == CHANNEL:
        candidates.append({text.id: text for text in (world.text_channels(guild) if guild is not None else [])})
    return str(number) if any(number in objects for objects in candidates) else None


def resolved_for(
    world: World, payloads: Payloads, options: list[Json], channel: Channel, *, strict: bool = False
) -> Json:
    """The users, members, roles and channels that the values of options or menus name.

    As on Discord, a member is without `user`, `deaf` and `mute`.

    Raises:
        Refused: bad_values, if `strict` and a value names nothing.
    """
    resolved: dict[str, Json] = {}
    for option in options:
        if option["type"] not in (USER, CHANNEL, ROLE, MENTIONABLE):
            continue
        number, known = as_int(option["value"]), False
        if option["type"] in (USER, MENTIONABLE) and number in world.users:
            user, known = world.users[number], True
            resolved.setdefault("users", {})[str(user.id)] = payloads.user(user)
            guild = world.guild_of(channel)
            if guild is not None and world.is_member(user, guild.id):
                member = payloads.member(user, guild, channel)
                member = {k: v for k, v in member.items() if k not in ("user", "deaf", "mute")}
                resolved.setdefault("members", {})[str(user.id)] = member
        if option["type"] in (ROLE, MENTIONABLE) and number in world.roles:
            resolved.setdefault("roles", {})[str(number)] = payloads.role(world.roles[number])
            known = True
        if option["type"] == CHANNEL and number in world.channels:
            resolved.setdefault("channels", {})[str(number)] = payloads.channel(world.channels[number])
            known = True
        if strict and not known:
            raise Refused("bad_values")
    return dict(resolved)
