"""Collects the faults of a request's form, with Discord's codes and messages."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from sandbox.validation.errors import Fault, invalid_form
from sandbox.validation.strict_json import Json

Path = tuple[str | int, ...]
"""The keys and indices that lead to a value of the form."""
EMOJI_NAME = 100


class Form:
    """Checks values of a form and collects their faults.

    Each check reads `key` of the object `parent`, whose path is `at`, and returns the value if it is usable. An absent
    value and null are the same, as for Discord. `emojis`: the ids that buttons and options may name, None: any.
    """

    def __init__(self, emojis: Container[int] | None = None) -> None:
        self.faults: list[Fault] = []
        self.emojis = emojis

    def fault(self, path: Path, code: str, message: str) -> None:
        """Adds a fault."""
        self.faults.append(Fault(path, code, message))

    def finish(self) -> None:
        """Ends the checks.

        Raises:
            ApiError: 50035 when there is a fault.
        """
        if self.faults:
            raise invalid_form(self.faults)

    def require(self, path: Path) -> None:
        """Adds the fault that a required value is missing."""
        self.fault(path, "BASE_TYPE_REQUIRED", "This field is required")

    def text(
        self, parent: Json, key: str, at: Path, maximum: int, *, minimum: int = 0, required: bool = False
    ) -> str | None:
        """Checks a text of `minimum` to `maximum` characters."""
        value = parent.get(key)
        path = (*at, key)
        if value is None:
            if required:
                self.require(path)
            return None
        if not isinstance(value, str):
            self.fault(path, "STRING_TYPE_CONVERT", "Could not convert value to string.")
            return None
        if required and not value.strip():
            self.require(path)
            return None
        if len(value) > maximum:
            if minimum:
                self.fault(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {minimum} and {maximum} in length.")
            else:
                self.fault(path, "BASE_TYPE_MAX_LENGTH", f"Must be {maximum} or fewer in length.")
        elif len(value) < minimum:
            self.fault(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {minimum} and {maximum} in length.")
        return value

    def integer(
        self, parent: Json, key: str, at: Path, minimum: int, maximum: int, *, required: bool = False
    ) -> int | None:
        """Checks an integer from `minimum` to `maximum`."""
        value = parent.get(key)
        path = (*at, key)
        if value is None:
            if required:
                self.require(path)
            return None
        if isinstance(value, bool) or not isinstance(value, int):
            self.fault(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            return None
        if value < minimum:
            self.fault(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {minimum}.")
        elif value > maximum:
            self.fault(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {maximum}.")
        return value

    def entries(
        self, parent: Json, key: str, at: Path, maximum: int, *, minimum: int = 0, required: bool = False
    ) -> list[Any]:
        """Checks a list of `minimum` to `maximum` entries; returns an empty list for any other value."""
        value = parent.get(key)
        path = (*at, key)
        if value is None:
            if required:
                self.require(path)
            return []
        if not isinstance(value, list):
            self.fault(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        if not minimum <= len(value) <= maximum:
            self.fault(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {minimum} and {maximum} in length.")
        return value

    def objects(
        self, parent: Json, key: str, at: Path, maximum: int, *, minimum: int = 0, required: bool = False
    ) -> list[tuple[Path, Json]]:
        """Checks a list of objects; returns those entries that are objects, each with its path."""
        entries: list[tuple[Path, Json]] = []
        for index, entry in enumerate(self.entries(parent, key, at, maximum, minimum=minimum, required=required)):
            path = (*at, key, index)
            if isinstance(entry, dict):
                entries.append((path, entry))
            else:
                self.fault(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        return entries

    def object(self, parent: Json, key: str, at: Path) -> Json | None:
        """Checks an object."""
        value = parent.get(key)
        if value is None:
            return None
        if not isinstance(value, dict):
            self.fault((*at, key), "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            return None
        return value

    def boolean(self, parent: Json, key: str, at: Path) -> None:
        """Checks a boolean."""
        if parent.get(key) is not None and not isinstance(parent[key], bool):
            self.fault((*at, key), "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")

    def emoji(self, parent: Json, at: Path) -> None:
        """Checks the `emoji` of a button or option: it has a name, an id, or both."""
        emoji = self.object(parent, "emoji", at)
        if emoji is None:
            return
        where = (*at, "emoji")
        self.text(emoji, "name", where, EMOJI_NAME)
        if not emoji.get("name") and not emoji.get("id"):
            self.require((*where, "id"))
        number = emoji.get("id")
        if number is None:
            return
        if isinstance(number, bool) or not str(number).isdecimal():
            self.fault((*where, "id"), "NUMBER_TYPE_COERCE", f'Value "{number}" is not snowflake.')
        elif self.emojis is not None and int(number) not in self.emojis:
            self.fault((*where, "id"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")

    def choice(self, parent: Json, key: str, at: Path, allowed: frozenset[int], *, required: bool = True) -> int | None:
        """Checks that a number is one of `allowed`."""
        value = parent.get(key)
        if value is None:
            if required:
                self.require((*at, key))
            return None
        if isinstance(value, bool) or not isinstance(value, int) or value not in allowed:
            listed = ", ".join(str(number) for number in sorted(allowed))
            self.fault((*at, key), "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")
            return None
        return value
