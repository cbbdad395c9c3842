"""What Discord answers to a request that it refuses."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sandbox.validation.strict_json import Json


class Fault(NamedTuple):
    """One thing wrong with a form: where it is, Discord's code for it, and Discord's words."""

    path: tuple[str | int, ...]
    code: str
    message: str


class ApiError(Exception):
    """A refusal in Discord's form: HTTP status, Discord's error code and its message."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    def body(self) -> Json:
        """The JSON body of the answer."""
        body: Json = {"message": self.message, "code": self.code}
        if self.errors is not None:
            body["errors"] = self.errors
        return body


def unauthorized() -> ApiError:
    return ApiError(401, 0, "401: Unauthorized")


def not_found() -> ApiError:
    return ApiError(404, 0, "404: Not Found")


def unknown(code: int) -> ApiError:
    """A thing that is not there; `code` is one of Discord's 100xx."""
    return ApiError(404, code, f"Unknown {_UNKNOWN[code]}")


def missing_access() -> ApiError:
    return ApiError(403, 50001, "Missing Access")


def missing_permissions() -> ApiError:
    return ApiError(403, 50013, "Missing Permissions")


def invalid_form(faults: Iterable[Fault]) -> ApiError:
    """400 50035 with each fault under its path, as Discord nests them."""
    errors: Json = {}
    for path, code, message in faults:
        node = errors
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})
    return ApiError(400, 50035, "Invalid Form Body", errors)


_UNKNOWN = {
    10002: "Application",
    10003: "Channel",
    10004: "Guild",
    10007: "Member",
    10008: "Message",
    10013: "User",
    10014: "Emoji",
    10015: "Webhook",
    10062: "interaction",
    10063: "application command",
}
