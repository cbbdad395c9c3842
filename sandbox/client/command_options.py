"""The options a person gives to a command, checked and typed as Discord's client does it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandbox.client.refused import Refused
from sandbox.payloads.message import Payloads
from sandbox.validation.commands import BOOLEAN, CHANNEL, INTEGER, LARGEST, MENTIONABLE, NUMBER, ROLE, STRING, USER
from sandbox.validation.strict_json import Json
from sandbox.world.model import Channel, as_int
from sandbox.world.state import World

STRING_OPTION = 6000
"""The longest text that an option takes."""


def given_options(world: World, called: Json, values: Mapping[str, Any]) -> list[Json]:
    """The options of a command in its own order. Raises: Refused missing_option, bad_option."""
    known = {option["name"]: option for option in called.get("options") or []}
    for name in values:
        if name not in known:
            raise Refused("bad_option", name)
    given = []
    for name, option in known.items():
        if name in values and values[name] is not None:
            given.append({"type": option["type"], "name": name, "value": _typed(world, option, values[name])})
        elif option.get("required"):
            raise Refused("missing_option", name)
    return given


def partial_options(called: Json, values: Mapping[str, Any], focused: str) -> list[Json]:
    """The options while one of them is being typed. Raises: Refused bad_option."""
    known = {option["name"]: option for option in called.get("options") or []}
    if focused not in known or not known[focused].get("autocomplete"):
        raise Refused("bad_option", focused)
    given = []
    for name, option in known.items():
        if name == focused:
            given.append({"type": option["type"], "name": name, "value": str(values.get(name, "")), "focused": True})
        elif values.get(name) not in (None, ""):
            given.append({"type": option["type"], "name": name, "value": values[name]})
    return given


def _typed(world: World, option: Json, value: Any) -> Any:
    kind, name = option["type"], option["name"]
    typed: Any = None
    if kind == STRING and isinstance(value, str):
        typed = _text(option, value)
    elif kind in (INTEGER, NUMBER):
        typed = _number(option, value)
    elif kind == BOOLEAN:
        typed = {"true": True, "false": False}.get(str(value).lower())
    elif kind in (USER, CHANNEL, ROLE, MENTIONABLE):
        typed = _thing(world, kind, value)
    if typed is None:
        raise Refused("bad_option", name)
    choices = option.get("choices") or []
    if choices and typed not in [choice["value"] for choice in choices]:
        raise Refused("bad_option", name)
    return typed


def _text(option: Json, value: str) -> str | None:
    least, most = option.get("min_length") or 0, option.get("max_length") or STRING_OPTION
    return value if max(1, least) <= len(value) <= most else None


def _number(option: Json, value: Any) -> int | float | None:
    try:
        number = int(str(value)) if option["type"] == INTEGER else float(str(value))
    except ValueError:
        return None
    least, most = option.get("min_value"), option.get("max_value")
    if abs(number) > LARGEST or (least is not None and number < least) or (most is not None and number > most):
        return None
    return number if number == number else None


def _thing(world: World, kind: int, value: Any) -> str | None:
    """The id of a user, channel or role that is there."""
    number = as_int(value)
    places: list[Mapping[int, Any]] = []
    if kind in (USER, MENTIONABLE):
        places.append(world.users)
    if kind in (ROLE, MENTIONABLE):
        places.append(world.roles)
    if kind == CHANNEL:
        places.append({channel.id: channel for channel in world.text_channels()})
    return str(number) if any(number in place for place in places) else None


def resolved_for(
    world: World, payloads: Payloads, given: list[Json], channel: Channel, *, strict: bool = False
) -> Json:
    """The users, members, roles and channels that options or menu values name.

    As on Discord a member stands without user, deaf and mute. `strict`: a value that names nothing is refused.
    """
    resolved: dict[str, Json] = {}
    for option in given:
        if option["type"] not in (USER, CHANNEL, ROLE, MENTIONABLE):
            continue
        number, found = as_int(option["value"]), False
        if option["type"] in (USER, MENTIONABLE) and number in world.users:
            user, found = world.users[number], True
            resolved.setdefault("users", {})[str(user.id)] = payloads.user(user)
            if user.member and channel.person is None:
                member = {k: v for k, v in payloads.member(user, channel).items() if k not in ("user", "deaf", "mute")}
                resolved.setdefault("members", {})[str(user.id)] = member
        if option["type"] in (ROLE, MENTIONABLE) and number in world.roles:
            resolved.setdefault("roles", {})[str(number)] = payloads.role(world.roles[number])
            found = True
        if option["type"] == CHANNEL and number in world.channels:
            resolved.setdefault("channels", {})[str(number)] = payloads.channel(world.channels[number])
            found = True
        if strict and not found:
            raise Refused("bad_values")
    return dict(resolved)
