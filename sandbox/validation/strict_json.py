"""Strict JSON: no NaN, no unpaired surrogates, no nesting beyond what Python can read."""

from __future__ import annotations

import json
from typing import Any

Json = dict[str, Any]
"""A JSON object."""


def parse(text: bytes | str) -> Any:
    """Returns the value of a JSON text.

    Raises:
        ValueError: the text is not JSON, or holds one of the values that this module forbids.
    """
    try:
        value = json.loads(text)
        json.dumps(value, ensure_ascii=False, allow_nan=False).encode()
    except RecursionError:
        raise ValueError("nested too deeply") from None
    return value
