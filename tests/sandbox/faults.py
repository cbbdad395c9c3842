"""What the checks say of a form."""

from collections.abc import Callable
from typing import Any

from sandbox.validation.errors import ApiError

Json = dict[str, Any]


def faults(check: Callable[..., None], *given: Any, **how: Any) -> set[str]:
    """Where a form is wrong, as `path: code`; empty when it is right."""
    try:
        check(*given, **how)
    except ApiError as refusal:
        return set(_leaves(refusal.errors or {}, "")) or {f"{refusal.status} {refusal.code}"}
    return set()


def _leaves(node: Json, path: str) -> list[str]:
    found = [f"{path}: {fault['code']}" for fault in node.get("_errors", [])]
    for key, inner in node.items():
        if key != "_errors":
            found += _leaves(inner, f"{path}.{key}" if path else key)
    return found
