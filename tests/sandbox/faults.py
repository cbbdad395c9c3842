"""Lists the faults that a check reports."""

from collections.abc import Callable
from typing import Any

from sandbox.validation.errors import ApiError

Json = dict[str, Any]


def faults(check: Callable[..., None], *given: Any, **how: Any) -> set[str]:
    """The faults of a form, as `path: code`; empty if the check accepts it."""
    try:
        check(*given, **how)
    except ApiError as refusal:
        return set(_leaves(refusal.errors or {}, "")) or {f"{refusal.status} {refusal.code}"}
    return set()


def _leaves(node: Json, path: str) -> list[str]:
    codes = [f"{path}: {fault['code']}" for fault in node.get("_errors", [])]
    for key, inner in node.items():
        if key != "_errors":
            codes += _leaves(inner, f"{path}.{key}" if path else key)
    return codes
