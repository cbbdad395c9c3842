"""Checks recorded requests and responses against Discord's API description, and against rules beyond it.

The description is beside the repository (`../shared/discord/openapi.json`). It has no `additionalProperties: false`,
so keys that it does not declare are reported here; rules across several fields are checked by `sandbox.validation`.
"""

import json
import os
import re
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

import jsonschema_rs
import pytest

from sandbox.validation.commands import check_choices, check_commands
from sandbox.validation.components import COMPONENTS_V2, V2_ONLY, check_modal, walk
from sandbox.validation.errors import ApiError
from sandbox.validation.messages import check_message, check_not_empty

DESCRIPTION = Path(__file__).resolve().parents[3] / "shared" / "discord" / "openapi.json"
ROOT = "urn:discord"
PREFIX = "/api/v10"
SNOWFLAKE = {"type": ["string", "integer"], "pattern": "^(0|[1-9][0-9]*)$"}
"""Discord accepts a number where the description requires a string of digits, and discord.py sends numbers."""
INNER_ERROR = {"type": "object", "required": ["code", "message"], "properties": {"code": {"type": "string"}}}
"""In the errors of a form the code is a word, not a number (documentation, reference "Error messages")."""
BEYOND = re.compile(r"(/\d+)?/nsfw|(/data)?/tts|.*/embeds/\d+/(type|flags)")
"""Undeclared keys that discord.py always sends, and that Discord documents or ignores."""

Json = Any


@cache
def description() -> dict[str, Json]:
    """Discord's API description. Without it a test is skipped, or fails in CI."""
    if not DESCRIPTION.exists():
        reason = f"Discord's API description is missing: {DESCRIPTION}"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    body: dict[str, Json] = json.loads(DESCRIPTION.read_text(encoding="utf-8"))
    body["components"]["schemas"]["SnowflakeType"] = SNOWFLAKE
    body["components"]["schemas"]["InnerErrors"]["properties"]["_errors"]["items"] = INNER_ERROR
    return body


@cache
def _registry() -> jsonschema_rs.Registry:
    return jsonschema_rs.Registry([(ROOT, description())])


@cache
def _validator(pointer: str) -> jsonschema_rs.Validator:
    schema = {"$schema": "https://json-schema.org/draft/2020-12/schema", "$ref": f"{ROOT}#{quote(pointer)}"}
    return jsonschema_rs.validator_for(schema, registry=_registry())


# -- operations ------------------------------------------------------------


@cache
def _templates() -> list[tuple[re.Pattern[str], str]]:
    """A pattern of real paths for each path of the description; paths with fewer variables first."""
    paths = sorted(description()["paths"], key=lambda path: (path.count("{"), path))
    return [(re.compile(re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(path)) + "$"), path) for path in paths]


def template(path: str) -> str | None:
    """The path in the description for a real path, with or without `/api/v10` and query."""
    plain = path.removeprefix(PREFIX).partition("?")[0]
    return next((known for pattern, known in _templates() if pattern.match(plain)), None)


def _pointer(*steps: str) -> str:
    return "".join("/" + step.replace("~", "~0").replace("/", "~1") for step in steps)


# -- requests --------------------------------------------------------------


def check_request(method: str, path: str, payload: Json) -> list[str]:
    """The faults of a request, one line each; empty if its form is valid."""
    known = template(path)
    operation = description()["paths"].get(known, {}).get(method.lower())
    if known is None or operation is None:
        return [f"{method} {path}: no such operation"]
    expected = operation.get("requestBody")
    if expected is None or payload is None:
        needed = bool(expected and expected.get("required"))
        return [f"{method} {known}: a body is needed"] if needed and payload is None else []
    return [f"{method} {known}: {line}" for line in _wrong_with(method.lower(), known, json.dumps(payload))]


@lru_cache(maxsize=1024)
def _wrong_with(method: str, known: str, body: str) -> tuple[str, ...]:
    """The faults of a body. Cached, since every bot that starts sends the same commands, the longest of all bodies."""
    payload = json.loads(body)
    steps = ("paths", known, method, "requestBody", "content", "application/json", "schema")
    faults = list(_invalid(_pointer(*steps), payload))
    schema = description()["paths"][known][method]["requestBody"]["content"]["application/json"]["schema"]
    faults += [f"{where}: the key is not declared" for where in undeclared(payload, [schema], "")]
    return (*faults, *_beyond_the_schema(method.upper(), known, payload))


def check_response(method: str, path: str, status: int, body: Json) -> list[str]:
    """The faults of a response of the sandbox, one line each."""
    known = template(path)
    operation = description()["paths"].get(known, {}).get(method.lower())
    if known is None or operation is None:
        return [f"{method} {path}: no such operation"]
    listed = operation["responses"]
    name = str(status) if str(status) in listed else f"{status // 100}XX"
    if name not in listed:
        return [f"{method} {known}: status {status} is not declared"]
    if "$ref" in listed[name]:
        steps = tuple(listed[name]["$ref"].removeprefix("#/").split("/"))
        content = description()["components"]["responses"][steps[-1]].get("content", {})
    else:
        steps, content = ("paths", known, method.lower(), "responses", name), listed[name].get("content", {})
    if "application/json" not in content:
        return [] if body is None else [f"{method} {known}: {status} has no body"]
    pointer = _pointer(*steps, "content", "application/json", "schema")
    return [f"{method} {known}: {line}" for line in _invalid(pointer, body)]


def _invalid(pointer: str, value: Json) -> Iterator[str]:
    for error in _validator(pointer).iter_errors(value):
        yield from _causes(error)


def _causes(error: Any) -> Iterator[str]:
    """The causes of an error; if no alternative of several fits, those of the alternative that was probably meant."""
    branches = [branch for branch in getattr(error.kind, "context", ()) if branch]
    if not branches:
        yield f"{'/'.join(map(str, error.instance_path))}: {_short(error.message)}"
        return
    for cause in min(branches, key=lambda branch: (any(map(_is_of_another_kind, branch)), len(branch))):
        yield from _causes(cause)


def _is_of_another_kind(error: Any) -> bool:
    return error.kind.name in ("enum", "type") and (not error.instance_path or error.instance_path[-1] == "type")


def _short(message: str) -> str:
    """The two ends of a message, which may repeat the whole body."""
    return message if len(message) <= 300 else f"{message[:150]} … {message[-150:]}"


# -- undeclared keys -------------------------------------------------------


def undeclared(value: Json, schemas: Iterable[Json], where: str) -> Iterator[str]:
    """The paths of keys in `value` that no fitting schema declares."""
    flat = [alternative for schema in schemas for alternative in _flat(schema)]
    if isinstance(value, dict):
        fitting = [schema for schema in flat if _fits(value, schema)]
        if any("additionalProperties" in schema for schema in fitting) or not fitting:
            return
        for key, inner in value.items():
            declared = [schema["properties"][key] for schema in fitting if key in schema.get("properties", {})]
            if not declared and not BEYOND.fullmatch(f"{where}/{key}"):
                yield f"{where}/{key}"
            yield from undeclared(inner, declared, f"{where}/{key}")
    elif isinstance(value, list):
        items = [schema["items"] for schema in flat if "items" in schema]
        for index, entry in enumerate(value):
            yield from undeclared(entry, items, f"{where}/{index}")


_known: dict[int, tuple[Json, ...]] = {}
"""The results of `_flat` by the identity of a schema, since the description never changes."""


def _flat(schema: Json) -> tuple[Json, ...]:
    """`_flatten`, cached for each part of the description."""
    flat = _known.get(id(schema))
    if flat is None:
        flat = _known[id(schema)] = tuple(_flatten(schema))
    return flat


def _flatten(schema: Json) -> Iterator[Json]:
    """A schema and all its alternatives, with references resolved."""
    if "$ref" in schema:
        yield from _flatten(description()["components"]["schemas"][schema["$ref"].rpartition("/")[2]])
        return
    if "properties" in schema or "items" in schema or "additionalProperties" in schema:
        yield schema
    for key in ("allOf", "anyOf", "oneOf"):
        for inner in schema.get(key, ()):
            yield from _flatten(inner)


def _fits(value: dict[str, Json], schema: Json) -> bool:
    """Whether a schema may describe an object: values that it enumerates, such as `type`, are among them."""
    for key, inner in schema.get("properties", {}).items():
        if key in value and "enum" in inner and value[key] not in inner["enum"]:
            return False
    return "properties" in schema or "additionalProperties" in schema


# -- rules beyond the description ------------------------------------------


def _beyond_the_schema(method: str, path: str, payload: Json) -> Iterator[str]:
    try:
        _apply(method, path, payload)
    except ApiError as refusal:
        yield json.dumps(refusal.errors or refusal.message)


def _apply(method: str, path: str, payload: Json) -> None:
    """Checks the rules across fields.

    Raises:
        ApiError: a rule is broken.
    """
    if path.endswith("/commands") and method == "PUT":
        check_commands(payload)
    elif path.endswith("/commands") and method == "POST":
        check_commands([payload])
    elif path.endswith("/callback"):
        _apply_callback(payload["type"], payload.get("data") or {})
    elif path.endswith("/threads"):
        return  # the description says all of it
    elif path.startswith(("/channels/{channel_id}/messages", "/webhooks/{webhook_id}/{webhook_token}")):
        _apply_message(payload, new=method == "POST")


def _apply_callback(kind: int, data: Json) -> None:
    if kind in (4, 7):
        _apply_message(data, new=kind == 4)
    elif kind == 8:
        check_choices(data)
    elif kind == 9:
        check_modal(data)


def _uses_v2(components: Json) -> bool:
    """Whether one of the components exists only in the second layout system."""
    return any(component.get("type") in V2_ONLY for component in walk(components))


def _apply_message(body: Json, *, new: bool) -> None:
    flags = body.get("flags") or 0
    if not new and _uses_v2(body.get("components")):
        flags |= COMPONENTS_V2
    check_message(body, flags=flags)
    if new:
        check_not_empty(body, files=len(body.get("attachments") or ()))
