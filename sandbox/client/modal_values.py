"""The values of a submitted modal, in the form in which Discord sends them to the bot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandbox.client.refused import Refused
from sandbox.validation.components import CHECK, CHECKS, INPUT, INPUT_TEXT, LABEL, RADIO, ROW, SELECT, numbered
from sandbox.validation.strict_json import Json


def modal_values(parts: list[Json], values: Mapping[str, Any]) -> list[Json]:
    """The parts of a modal with the values that a person entered, by custom id.

    Raises:
        Refused: bad_values, with the custom id of the field as `option`.
    """
    answers = []
    for part in numbered(parts):
        if part["type"] == ROW:
            answers.append(
                {"type": ROW, "id": part["id"], "components": [_field(c, values) for c in part["components"]]}
            )
        elif part["type"] == LABEL:
            answers.append({"type": LABEL, "id": part["id"], "component": _field(part["component"], values)})
        else:
            answers.append({"type": part["type"], "id": part["id"]})
    return answers


def _field(field: Json, values: Mapping[str, Any]) -> Json:
    name, kind = field["custom_id"], field["type"]
    value = values.get(name)
    answer: Json = {"type": kind, "id": field["id"], "custom_id": name}
    if kind == INPUT:
        return answer | {"value": _text(field, name, value)}
    if kind == CHECK:
        return answer | {"value": bool(value)}
    chosen = [str(entry) for entry in (value if isinstance(value, list) else [] if value is None else [value])]
    _check_chosen(field, name, chosen)
    if kind == RADIO:
        return answer | {"value": chosen[0] if chosen else None}
    return answer | {"values": chosen}


def _text(field: Json, name: str, value: Any) -> str:
    text = "" if value is None else str(value)
    minimum, maximum = field.get("min_length") or 0, field.get("max_length") or INPUT_TEXT
    if field.get("required", True):
        minimum = max(1, minimum)
    if (text or field.get("required", True)) and not minimum <= len(text) <= maximum:
        raise Refused("bad_values", name)
    return text


def _check_chosen(field: Json, name: str, chosen: list[str]) -> None:
    minimum = field.get("min_values", 1) if field.get("required", True) else 0
    maximum = field.get("max_values", len(field["options"]) if field["type"] == CHECKS else 1)
    if not minimum <= len(chosen) <= maximum or len(set(chosen)) != len(chosen):
        raise Refused("bad_values", name)
    if field["type"] in (SELECT, RADIO, CHECKS) and not set(chosen) <= {option["value"] for option in field["options"]}:
        raise Refused("bad_values", name)
