"""Refuses components that Discord refuses: rows, buttons, menus, the second layout system (v2), and modals.

Source: Discord's documentation, components/reference.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sandbox.validation.form import Form, Path
from sandbox.validation.strict_json import Json

ROW, BUTTON, SELECT, INPUT, USERS, ROLES, MENTIONABLES, CHANNELS = 1, 2, 3, 4, 5, 6, 7, 8
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
UPLOAD, RADIO, CHECKS, CHECK = 19, 21, 22, 23
MENUS = frozenset({SELECT, USERS, ROLES, MENTIONABLES, CHANNELS})
V2_ONLY = frozenset({SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER})
V2_TOP = frozenset({ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER})
V2_INNER = V2_TOP - {CONTAINER}
IN_LABEL = MENUS | {INPUT, UPLOAD, RADIO, CHECKS, CHECK}

COMPONENTS_V2 = 1 << 15
"""The flag of a message that uses the second layout system."""

LINK, PREMIUM = 5, 6
"""Button styles without a custom id."""

ROWS = 5
BUTTONS_IN_ROW = 5
V2_COMPONENTS = 40
V2_TEXT = 4000
CUSTOM_ID = 100
BUTTON_LABEL = 80
BUTTON_URL = 512
OPTIONS = 25
OPTION_TEXT = 100
PLACEHOLDER = 150
MODAL_TITLE = 45
MODAL_PARTS = 5
MODAL_LABEL = 45
INPUT_TEXT = 4000
LABEL_NOTE = 100


_DEFAULTS: dict[int, Json] = {
    **{kind: {"min_values": 1, "max_values": 1} for kind in MENUS},
    CONTAINER: {"accent_color": None, "spoiler": False},
    SEPARATOR: {"spacing": 1, "divider": True},
    THUMBNAIL: {"description": None, "spoiler": False},
    FILE: {"spoiler": False},
}
"""The values that Discord fills in where a component has none."""


def walk(components: object) -> Iterator[Json]:
    """Every component and those inside it, in the order of display."""
    for component in components if isinstance(components, list) else []:
        if isinstance(component, dict):
            yield component
            yield from walk(component.get("components"))
            yield from walk([component[key] for key in ("accessory", "component") if key in component])


def kind_of(component: Json) -> int:
    """The type of a component; 0 if it has none."""
    kind = component.get("type")
    return kind if isinstance(kind, int) else 0


def _with_emoji(part: Json) -> Json:
    """A button or option as Discord stores it: the id of its emoji is text, also if it was sent as a number."""
    emoji = part.get("emoji")
    if not emoji or emoji.get("id") is None:
        return part
    return {**part, "emoji": {**emoji, "id": str(emoji["id"])}}


def numbered(components: list[Json]) -> list[Json]:
    """Components as Discord stores them: with default values, and each with an `id` unique in the message."""
    taken = {part["id"] for part in walk(components) if isinstance(part.get("id"), int) and part["id"] > 0}
    last = 0

    def stored(part: Any) -> Any:
        nonlocal last
        if isinstance(part, list):
            return [stored(entry) for entry in part]
        if not isinstance(part, dict):
            return part
        copy = {**_DEFAULTS.get(kind_of(part), {}), **{k: v for k, v in part.items() if v is not None}}
        if not copy.get("id"):
            last += 1
            while last in taken:
                last += 1
            copy["id"] = last
        for key in ("components", "accessory", "component"):
            if key in copy:
                copy[key] = stored(copy[key])
        if "options" in copy:
            copy["options"] = [_with_emoji(option) for option in copy["options"]]
        return _with_emoji(copy)

    result: list[Json] = stored(components)
    return result


def check_components(form: Form, body: Json, *, v2: bool) -> None:
    """Checks the components of a message, in the layout system that it uses."""
    parts = form.objects(body, "components", (), V2_COMPONENTS if v2 else ROWS)
    for at, part in parts:
        if v2:
            _v2_part(form, part, at, V2_TOP)
        elif form.choice(part, "type", at, frozenset({ROW})) is not None:
            _row(form, part, at)
    _unique_custom_ids(form, body.get("components"))
    if v2:
        every = list(walk(body.get("components")))
        if len(every) > V2_COMPONENTS:
            form.fault(
                ("components",),
                "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
                f"The maximum number of total components in a message is {V2_COMPONENTS}.",
            )
        if (
            sum(len(c["content"]) for c in every if c.get("type") == TEXT and isinstance(c.get("content"), str))
            > V2_TEXT
        ):
            form.fault(
                ("components",),
                "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                f"The combined text of a message must be {V2_TEXT} or fewer in length.",
            )


def _unique_custom_ids(form: Form, components: object) -> None:
    seen: set[object] = set()
    for part in walk(components):
        name = part.get("custom_id")
        if isinstance(name, str):
            if name in seen:
                form.fault(
                    ("components",), "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"
                )
            seen.add(name)


def _row(form: Form, row: Json, at: Path) -> None:
    inner = form.objects(row, "components", at, BUTTONS_IN_ROW, minimum=1, required=True)
    menus = sum(kind_of(part) in MENUS for _, part in inner)
    if menus and len(inner) > 1:
        form.fault(
            (*at, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width"
        )
    for where, part in inner:
        kind = form.choice(part, "type", where, MENUS | {BUTTON})
        if kind == BUTTON:
            _button(form, part, where)
        elif kind is not None:
            _menu(form, part, where, kind)


def _button(form: Form, button: Json, at: Path) -> None:
    style = form.choice(button, "style", at, frozenset(range(1, 7)))
    form.text(button, "label", at, BUTTON_LABEL)
    form.emoji(button, at)
    form.boolean(button, "disabled", at)
    if style == LINK:
        form.text(button, "url", at, BUTTON_URL, required=True)
    elif style == PREMIUM:
        if button.get("sku_id") is None:
            form.require((*at, "sku_id"))
    elif style is not None:
        form.text(button, "custom_id", at, CUSTOM_ID, minimum=1, required=True)
        if button.get("url"):
            form.fault((*at, "url"), "BUTTON_COMPONENT_INVALID_URL", "A custom id and url cannot both be specified")
    if style == LINK and button.get("custom_id"):
        form.fault(
            (*at, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_INVALID", "A custom id and url cannot both be specified"
        )
    if style != PREMIUM and not button.get("label") and not button.get("emoji"):
        form.fault((*at, "label"), "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or emoji must be specified")


def _menu(form: Form, menu: Json, at: Path, kind: int) -> None:
    form.text(menu, "custom_id", at, CUSTOM_ID, minimum=1, required=True)
    form.text(menu, "placeholder", at, PLACEHOLDER)
    form.boolean(menu, "disabled", at)
    minimum = form.integer(menu, "min_values", at, 0, OPTIONS)
    maximum = form.integer(menu, "max_values", at, 1, OPTIONS)
    if minimum is not None and minimum > (1 if maximum is None else maximum):
        form.fault((*at, "min_values"), "SELECT_COMPONENT_MIN_VALUES_INVALID", "Min values must not exceed max values")
    if kind == SELECT:
        _options(form, menu, at, 1 if maximum is None else maximum)


def _options(form: Form, menu: Json, at: Path, maximum: int, *, count: int = OPTIONS) -> None:
    options = form.objects(menu, "options", at, count, minimum=1, required=True)
    values = [option.get("value") for _, option in options]
    for where, option in options:
        form.text(option, "label", where, OPTION_TEXT, minimum=1, required=True)
        form.text(option, "value", where, OPTION_TEXT, minimum=1, required=True)
        form.text(option, "description", where, OPTION_TEXT)
        form.boolean(option, "default", where)
        form.emoji(option, where)
        if values.count(option.get("value")) > 1:
            form.fault(
                (*where, "value"),
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
    if options and maximum > len(options):
        form.fault(
            (*at, "max_values"), "SELECT_COMPONENT_MAX_VALUES_INVALID", "Max values exceeds the number of options"
        )
    if sum(bool(option.get("default")) for _, option in options) > maximum:
        form.fault((*at, "options"), "SELECT_COMPONENT_DEFAULTS_EXCEEDED", "More defaults than max values")


def _v2_part(form: Form, part: Json, at: Path, allowed: frozenset[int]) -> None:
    kind = form.choice(part, "type", at, allowed)
    if kind == ROW:
        _row(form, part, at)
    elif kind == TEXT:
        form.text(part, "content", at, V2_TEXT, minimum=1, required=True)
    elif kind == SECTION:
        for where, inner in form.objects(part, "components", at, 3, minimum=1, required=True):
            _v2_part(form, inner, where, frozenset({TEXT}))
        accessory = form.object(part, "accessory", at)
        if accessory is None:
            form.require((*at, "accessory"))
        elif form.choice(accessory, "type", (*at, "accessory"), frozenset({BUTTON, THUMBNAIL})) == BUTTON:
            _button(form, accessory, (*at, "accessory"))
        else:
            _media(form, accessory, "media", (*at, "accessory"))
    elif kind == GALLERY:
        for where, item in form.objects(part, "items", at, 10, minimum=1, required=True):
            _media(form, item, "media", where)
    elif kind == FILE:
        _media(form, part, "file", at)
    elif kind == SEPARATOR:
        form.integer(part, "spacing", at, 1, 2)
    elif kind == CONTAINER:
        form.integer(part, "accent_color", at, 0, 0xFFFFFF)
        for where, inner in form.objects(part, "components", at, V2_COMPONENTS, minimum=1, required=True):
            _v2_part(form, inner, where, V2_INNER)


def _media(form: Form, part: Json, key: str, at: Path) -> None:
    media = form.object(part, key, at)
    if media is None:
        if part.get(key) is None:
            form.require((*at, key))
        return
    form.text(media, "url", (*at, key), 2048, required=True)
    form.text(part, "description", at, 1024)


def check_modal(body: Json) -> None:
    """Checks a modal: a title, and one to five parts, each a row with one text input, a label, or text.

    Raises:
        ApiError: 50035 when anything is wrong.
    """
    form = Form()
    form.text(body, "title", (), MODAL_TITLE, minimum=1, required=True)
    form.text(body, "custom_id", (), CUSTOM_ID, minimum=1, required=True)
    for at, part in form.objects(body, "components", (), MODAL_PARTS, minimum=1, required=True):
        kind = form.choice(part, "type", at, frozenset({ROW, LABEL, TEXT}))
        if kind == ROW:
            for where, inner in form.objects(part, "components", at, 1, minimum=1, required=True):
                if form.choice(inner, "type", where, frozenset({INPUT})) is not None:
                    form.text(inner, "label", where, MODAL_LABEL, minimum=1, required=True)
                    _input(form, inner, where)
        elif kind == LABEL:
            _label(form, part, at)
        elif kind == TEXT:
            form.text(part, "content", at, V2_TEXT, minimum=1, required=True)
    _unique_custom_ids(form, body.get("components"))
    form.finish()


def _label(form: Form, label: Json, at: Path) -> None:
    form.text(label, "label", at, MODAL_LABEL, minimum=1, required=True)
    form.text(label, "description", at, LABEL_NOTE)
    inner = form.object(label, "component", at)
    where = (*at, "component")
    if inner is None:
        form.require(where)
        return
    kind = form.choice(inner, "type", where, IN_LABEL)
    if kind == INPUT:
        _input(form, inner, where)
    elif kind in MENUS:
        assert kind is not None
        _menu(form, inner, where, kind)
    elif kind is not None:
        form.text(inner, "custom_id", where, CUSTOM_ID, minimum=1, required=True)
        if kind in (RADIO, CHECKS):
            _options(form, inner, where, 1, count=10)


def _input(form: Form, field: Json, at: Path) -> None:
    form.text(field, "custom_id", at, CUSTOM_ID, minimum=1, required=True)
    form.choice(field, "style", at, frozenset({1, 2}))
    form.integer(field, "min_length", at, 0, INPUT_TEXT)
    form.integer(field, "max_length", at, 1, INPUT_TEXT)
    form.text(field, "value", at, INPUT_TEXT)
    form.text(field, "placeholder", at, 100)
