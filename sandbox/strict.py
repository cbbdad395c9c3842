"""JSON as the standard has it: no NaN, no half characters, nothing nested without end."""

from __future__ import annotations

import json
from typing import Any


def parse(text: bytes | str) -> Any:
    """The value of a JSON text. Raises: ValueError."""
    try:
        value = json.loads(text)
        json.dumps(value, ensure_ascii=False, allow_nan=False).encode()
    except RecursionError:
        raise ValueError("nested too deeply") from None
    return value
