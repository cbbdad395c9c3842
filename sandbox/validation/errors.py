"""The errors with which Discord refuses requests."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sandbox.validation.strict_json import Json


class Fault(NamedTuple):
    """One fault of a form: its path, Discord's code and Discord's message."""

    path: tuple[str | int, ...]
    code: str
    message: str


class ApiError(Exception):
    """The refusal of a request: HTTP status, Discord's error code and message, and the faults of the form by path."""

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
    """401: the token is missing or wrong."""
    return ApiError(401, 0, "401: Unauthorized")


def not_found() -> ApiError:
    """404: there is no such route."""
    return ApiError(404, 0, "404: Not Found")


def unknown(code: int) -> ApiError:
    """404: the object does not exist; `code` is Discord's for its kind, one of 100xx."""
    return ApiError(404, code, f"Unknown {_UNKNOWN[code]}")


def missing_access() -> ApiError:
    """403 50001: the bot does not see the channel or the server."""
    return ApiError(403, 50001, "Missing Access")


def missing_permissions() -> ApiError:
    """403 50013: the bot lacks a permission."""
    return ApiError(403, 50013, "Missing Permissions")


def wrong_channel_type() -> ApiError:
    """400 50024: the channel is of a kind in which this cannot be done."""
    return ApiError(400, 50024, "Cannot execute action on this channel type")


def thread_archived() -> ApiError:
    """400 50083: the thread must be reopened first."""
    return ApiError(400, 50083, "Thread is archived")


def invalid_form(faults: Iterable[Fault]) -> ApiError:
    """400 50035: each fault stands under its path, nested as Discord nests them."""
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
