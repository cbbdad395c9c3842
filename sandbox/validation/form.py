"""Collects what is wrong with a request's form, in Discord's words."""

from __future__ import annotations

from typing import Any

from sandbox.validation.errors import Fault, invalid_form
from sandbox.validation.strict_json import Json

Path = tuple[str | int, ...]
EMOJI_NAME = 100


class Form:
    """The faults found so far. Each check returns the value when it is usable, else None."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []

    def fault(self, path: Path, code: str, message: str) -> None:
        self.faults.append(Fault(path, code, message))

    def finish(self) -> None:
        """Raises: ApiError 50035 when anything was wrong."""
        if self.faults:
            raise invalid_form(self.faults)

    def require(self, path: Path) -> None:
        self.fault(path, "BASE_TYPE_REQUIRED", "This field is required")

    def text(
        self, parent: Json, key: str, at: Path, most: int, *, least: int = 0, required: bool = False
    ) -> str | None:
        """A text of `least` to `most` characters. Absent and null are the same, as for Discord."""
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
        if len(value) > most:
            if least:
                self.fault(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
            else:
                self.fault(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
        elif len(value) < least:
            self.fault(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        return value

    def whole(self, parent: Json, key: str, at: Path, least: int, most: int, *, required: bool = False) -> int | None:
        """An integer between two bounds, both allowed."""
        value = parent.get(key)
        path = (*at, key)
        if value is None:
            if required:
                self.require(path)
            return None
        if isinstance(value, bool) or not isinstance(value, int):
            self.fault(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            return None
        if value < least:
            self.fault(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.")
        elif value > most:
            self.fault(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")
        return value

    def listed(
        self, parent: Json, key: str, at: Path, most: int, *, least: int = 0, required: bool = False
    ) -> list[Any]:
        """A list of `least` to `most` entries; what is no list counts as empty."""
        value = parent.get(key)
        path = (*at, key)
        if value is None:
            if required:
                self.require(path)
            return []
        if not isinstance(value, list):
            self.fault(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        if not least <= len(value) <= most:
            self.fault(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        return value

    def objects(
        self, parent: Json, key: str, at: Path, most: int, *, least: int = 0, required: bool = False
    ) -> list[tuple[Path, Json]]:
        """The entries of a list that are objects, each with its path; the others are faults."""
        found: list[tuple[Path, Json]] = []
        for index, entry in enumerate(self.listed(parent, key, at, most, least=least, required=required)):
            path = (*at, key, index)
            if isinstance(entry, dict):
                found.append((path, entry))
            else:
                self.fault(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        return found

    def object(self, parent: Json, key: str, at: Path) -> Json | None:
        value = parent.get(key)
        if value is None:
            return None
        if not isinstance(value, dict):
            self.fault((*at, key), "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            return None
        return value

    def truth(self, parent: Json, key: str, at: Path) -> None:
        if parent.get(key) is not None and not isinstance(parent[key], bool):
            self.fault((*at, key), "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")

    def emoji(self, parent: Json, at: Path) -> None:
        """An emoji on a button or option: a name, an id, or both."""
        emoji = self.object(parent, "emoji", at)
        if emoji is None:
            return
        where = (*at, "emoji")
        self.text(emoji, "name", where, EMOJI_NAME)
        if not emoji.get("name") and not emoji.get("id"):
            self.require((*where, "id"))
        number = emoji.get("id")
        if number is not None and (isinstance(number, bool) or not str(number).isdecimal()):
            self.fault((*where, "id"), "NUMBER_TYPE_COERCE", f'Value "{number}" is not snowflake.')

    def choice(self, parent: Json, key: str, at: Path, allowed: frozenset[int], *, required: bool = True) -> int | None:
        """One of a few numbers."""
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
