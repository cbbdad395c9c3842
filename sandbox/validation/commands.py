"""Refuses commands and autocomplete choices that Discord refuses.

Source: Discord's documentation, interactions/application-commands.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Any

from sandbox.validation.form import Form, Path
from sandbox.validation.strict_json import Json

SUB, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)
"""Kinds of options."""
CHAT_INPUT = 1

COMMANDS = {CHAT_INPUT: 100, 2: 15, 3: 15}
NAME, DESCRIPTION, OPTIONS, CHOICES, CHOICE_NAME, CHOICE_VALUE = 32, 100, 25, 25, 100, 100
CHARACTERS = 8000
LARGEST = 1 << 53

LOCALES = (
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR",
    "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko",
)  # fmt: skip
"""Every language of Discord's client."""


def is_name(name: str) -> bool:
    """Whether a text may name a chat command or option: 1–32 letters, digits, `-`, `_` or `'`, in lower case."""
    if not 1 <= len(name) <= NAME or name != name.lower():
        return False
    return all(c in "-_'" or unicodedata.category(c)[0] in "LN" or _in_script(c) for c in name)


def _in_script(character: str) -> bool:
    return unicodedata.name(character, "").startswith(("DEVANAGARI ", "THAI "))


def check_commands(commands: Sequence[Json]) -> None:
    """Checks all commands of one scope together.

    Raises:
        ApiError: 50035 when anything is wrong.
    """
    form = Form()
    kinds: dict[int, list[object]] = {}
    for index, command in enumerate(commands):
        at: Path = (index,)
        kind = form.choice(command, "type", at, frozenset(COMMANDS), required=False) or CHAT_INPUT
        names = kinds.setdefault(kind, [])
        if command.get("name") in names:
            form.fault((*at, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
        names.append(command.get("name"))
        _command(form, command, at, kind)
    for kind, maximum in COMMANDS.items():
        if len(kinds.get(kind, ())) > maximum:
            form.fault(
                (), "APPLICATION_COMMANDS_TOO_MANY", f"Maximum number of application commands reached ({maximum})"
            )
    form.finish()


def _command(form: Form, command: Json, at: Path, kind: int) -> None:
    if kind != CHAT_INPUT:
        form.text(command, "name", at, NAME, minimum=1, required=True)
        return
    _named(form, command, at)
    _options(form, command, at, depth=0)
    form.entries(command, "contexts", at, 3)
    if _characters(command) > CHARACTERS:
        form.fault(at, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({CHARACTERS})")


def _named(form: Form, part: Json, at: Path) -> None:
    name = form.text(part, "name", at, NAME, minimum=1, required=True)
    if name is not None and len(name) <= NAME and not is_name(name):
        form.fault((*at, "name"), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    form.text(part, "description", at, DESCRIPTION, minimum=1, required=True)
    for locale, text in _localized(form, part, "name", at):
        if not is_name(text):
            form.fault(
                (*at, "name_localizations", locale), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid"
            )
    for locale, text in _localized(form, part, "description", at):
        _length(form, text, (*at, "description_localizations", locale), DESCRIPTION)


def _localized(form: Form, part: Json, key: str, at: Path) -> list[tuple[str, str]]:
    """Checks the translations of a text; returns those of known languages, as language and text."""
    texts = form.object(part, f"{key}_localizations", at) or {}
    valid = []
    for locale, text in texts.items():
        where = (*at, f"{key}_localizations", locale)
        if locale not in LOCALES:
            form.fault(where, "BASE_TYPE_CHOICES", f"Value must be one of {LOCALES}.")
        elif not isinstance(text, str):
            form.fault(where, "STRING_TYPE_CONVERT", "Could not convert value to string.")
        else:
            valid.append((locale, text))
    return valid


def _length(form: Form, text: str, path: Path, maximum: int) -> None:
    if not 1 <= len(text) <= maximum:
        form.fault(path, "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {maximum} in length.")


def _options(form: Form, parent: Json, at: Path, *, depth: int) -> None:
    names: list[object] = []
    optional = False
    for where, option in form.objects(parent, "options", at, OPTIONS):
        kind = form.choice(option, "type", where, frozenset(range(SUB, ATTACHMENT + 1)))
        _named(form, option, where)
        if option.get("name") in names:
            form.fault((*where, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option names must be unique")
        names.append(option.get("name"))
        if option.get("required") and optional:
            form.fault(
                where,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional = optional or not option.get("required")
        if kind in (SUB, GROUP):
            if (kind == GROUP and depth > 0) or depth > 1:
                form.fault(
                    (*where, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-command nesting is too deep"
                )
            _options(form, option, where, depth=depth + 1)
        elif kind is not None:
            _value_option(form, option, where, kind)
    kinds = [option.get("type") in (SUB, GROUP) for option in _dicts(parent.get("options"))]
    if any(kinds) and not all(kinds):
        form.fault(
            (*at, "options"),
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to other types",
        )


def _value_option(form: Form, option: Json, at: Path, kind: int) -> None:
    choices = form.objects(option, "choices", at, CHOICES)
    if choices and option.get("autocomplete"):
        form.fault(at, "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", "Autocomplete and choices are mutually exclusive")
    if (choices or option.get("autocomplete")) and kind not in (STRING, INTEGER, NUMBER):
        form.fault(at, "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", "Choices need a text or a number option")
    for where, choice in choices:
        _choice(form, choice, where, kind)
    form.integer(option, "min_length", at, 0, 6000)
    form.integer(option, "max_length", at, 1, 6000)


def _choice(form: Form, choice: Json, at: Path, kind: int | None) -> None:
    form.text(choice, "name", at, CHOICE_NAME, minimum=1, required=True)
    for locale, text in _localized(form, choice, "name", at):
        _length(form, text, (*at, "name_localizations", locale), CHOICE_NAME)
    value = choice.get("value")
    if value is None:
        form.require((*at, "value"))
    elif isinstance(value, str) and kind in (None, STRING):
        _length(form, value, (*at, "value"), CHOICE_VALUE)
    elif isinstance(value, bool) or not isinstance(value, (int, float)) or kind == STRING:
        form.fault((*at, "value"), "CHOICE_VALUE_TYPE", "The value does not fit the option")
    elif abs(value) > LARGEST:
        form.fault((*at, "value"), "NUMBER_TYPE_MAX", f"Value should be within {LARGEST}.")


def check_choices(data: Json) -> None:
    """Checks the answer to an autocompletion: up to 25 choices.

    Raises:
        ApiError: 50035 when anything is wrong.
    """
    form = Form()
    for at, choice in form.objects(data, "choices", ("data",), CHOICES, required=True):
        _choice(form, choice, at, None)
    form.finish()


def _characters(part: Json) -> int:
    """The characters of a command that count against its maximum size: names, descriptions and values, each in its
    longest language."""
    total = sum(_longest(part, key) for key in ("name", "description"))
    total += sum(_longest(choice, "name") + len(str(choice.get("value", ""))) for choice in _dicts(part.get("choices")))
    return total + sum(_characters(option) for option in _dicts(part.get("options")))


def _longest(part: Json, key: str) -> int:
    languages = part.get(f"{key}_localizations")
    texts: list[Any] = [part.get(key), *(languages.values() if isinstance(languages, dict) else ())]
    return max(len(text) if isinstance(text, str) else 0 for text in texts)


def _dicts(value: object) -> list[Json]:
    return [entry for entry in value if isinstance(entry, dict)] if isinstance(value, list) else []
