"""Discord's limits for messages and modals: the largest valid value, the smallest invalid one, and its fault."""

from typing import Any

import pytest

from sandbox.validation.components import COMPONENTS_V2, check_modal, numbered
from sandbox.validation.errors import ApiError
from sandbox.validation.messages import check_message, check_not_empty
from tests.sandbox.faults import Json, faults


def button(name: str = "a", **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "x", "custom_id": name, **more}


def row(*parts: Json) -> Json:
    return {"type": 1, "components": list(parts)}


def menu(*values: str, **more: Any) -> Json:
    options = [{"label": value, "value": value} for value in values]
    return {"type": 3, "custom_id": "m", "options": options, **more}


def text(length: int) -> Json:
    return {"type": 10, "content": "x" * length}


def shown(*parts: Json) -> Json:
    return {"components": list(parts)}


MESSAGES: list[tuple[Json, Json, str]] = [
    ({"content": "x" * 2000}, {"content": "x" * 2001}, "content: BASE_TYPE_MAX_LENGTH"),
    ({"content": None}, {"content": 3}, "content: STRING_TYPE_CONVERT"),
    ({"embeds": [{"title": "x"}] * 10}, {"embeds": [{"title": "x"}] * 11}, "embeds: BASE_TYPE_BAD_LENGTH"),
    ({"embeds": [{"title": "x" * 256}]}, {"embeds": [{"title": "x" * 257}]}, "embeds.0.title: BASE_TYPE_MAX_LENGTH"),
    (
        {"embeds": [{"description": "x" * 4096}]},
        {"embeds": [{"description": "x" * 4097}]},
        "embeds.0.description: BASE_TYPE_MAX_LENGTH",
    ),
    (
        {"embeds": [{"fields": [{"name": "x", "value": "x"}] * 25}]},
        {"embeds": [{"fields": [{"name": "x", "value": "x"}] * 26}]},
        "embeds.0.fields: BASE_TYPE_BAD_LENGTH",
    ),
    (
        {"embeds": [{"fields": [{"name": "x" * 256, "value": "x" * 1024}]}]},
        {"embeds": [{"fields": [{"name": "x" * 257, "value": "x"}]}]},
        "embeds.0.fields.0.name: BASE_TYPE_MAX_LENGTH",
    ),
    (
        {"embeds": [{"fields": [{"name": "x", "value": "x"}]}]},
        {"embeds": [{"fields": [{"name": "x", "value": "x" * 1025}]}]},
        "embeds.0.fields.0.value: BASE_TYPE_MAX_LENGTH",
    ),
    (
        {"embeds": [{"fields": [{"name": "x", "value": "x"}]}]},
        {"embeds": [{"fields": [{"name": "x", "value": ""}]}]},
        "embeds.0.fields.0.value: BASE_TYPE_REQUIRED",
    ),
    (
        {"embeds": [{"footer": {"text": "x" * 2048}}]},
        {"embeds": [{"footer": {"text": "x" * 2049}}]},
        "embeds.0.footer.text: BASE_TYPE_MAX_LENGTH",
    ),
    (
        {"embeds": [{"author": {"name": "x" * 256}}]},
        {"embeds": [{"author": {"name": "x" * 257}}]},
        "embeds.0.author.name: BASE_TYPE_MAX_LENGTH",
    ),
    (
        {"embeds": [{"description": "x" * 4096}, {"footer": {"text": "x" * 1904}}]},
        {"embeds": [{"description": "x" * 4096}, {"footer": {"text": "x" * 1905}}]},
        "embeds: MAX_EMBED_SIZE_EXCEEDED",
    ),
    (
        {"embeds": [{"image": {"url": "attachment://a.png"}}]},
        {"embeds": [{"image": {"url": "javascript:x"}}]},
        "embeds.0.image.url: URL_TYPE_INVALID_SCHEME",
    ),
    (
        {"embeds": [{"title": "x", "color": 0xFFFFFF}]},
        {"embeds": [{"title": "x", "color": 0x1000000}]},
        "embeds.0.color: NUMBER_TYPE_MAX",
    ),
    (
        {"embeds": [{"title": "x", "timestamp": "2026-11-21T10:00:00+00:00"}]},
        {"embeds": [{"title": "x", "timestamp": "today"}]},
        "embeds.0.timestamp: DATE_TIME_TYPE_PARSE",
    ),
    ({"embeds": [{"title": "x"}]}, {"embeds": [{"color": 1}]}, "embeds.0.description: BASE_TYPE_REQUIRED"),
    ({"content": "x", "nonce": "x" * 25}, {"content": "x", "nonce": "x" * 26}, "nonce: NONCE_TYPE_TOO_LONG"),
    (
        {"content": "x", "allowed_mentions": {"parse": ["users"]}},
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions: MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    (
        {"content": "x", "allowed_mentions": {"parse": []}},
        {"content": "x", "allowed_mentions": {"parse": ["all"]}},
        "allowed_mentions.parse.0: BASE_TYPE_CHOICES",
    ),
    (
        shown(*(row(button(str(n))) for n in range(5))),
        shown(*(row(button(str(n))) for n in range(6))),
        "components: BASE_TYPE_BAD_LENGTH",
    ),
    (
        shown(row(*(button(str(n)) for n in range(5)))),
        shown(row(*(button(str(n)) for n in range(6)))),
        "components.0.components: BASE_TYPE_BAD_LENGTH",
    ),
    (
        shown(row(button(emoji={"id": "1"}))),
        shown(row(button(emoji={"animated": True}))),
        "components.0.components.0.emoji.id: BASE_TYPE_REQUIRED",
    ),
    (
        shown(row(button(disabled=False))),
        shown(row(button(disabled="no"))),
        "components.0.components.0.disabled: BOOLEAN_TYPE_CONVERT",
    ),
    (shown(row(button())), shown(row()), "components.0.components: BASE_TYPE_BAD_LENGTH"),
    (shown(row(button())), shown(button()), "components.0.type: BASE_TYPE_CHOICES"),
    (shown(row(button())), shown(row(text(1))), "components.0.components.0.type: BASE_TYPE_CHOICES"),
    (shown(row(button())), shown(text(1)), "components.0.type: BASE_TYPE_CHOICES"),
    (
        shown(row(button("a")), row(button("b"))),
        shown(row(button("a")), row(button("a"))),
        "components: COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    (
        shown(row(button(label="x" * 80))),
        shown(row(button(label="x" * 81))),
        "components.0.components.0.label: BASE_TYPE_MAX_LENGTH",
    ),
    (
        shown(row(button("x" * 100))),
        shown(row(button("x" * 101))),
        "components.0.components.0.custom_id: BASE_TYPE_BAD_LENGTH",
    ),
    (shown(row(button())), shown(row(button(""))), "components.0.components.0.custom_id: BASE_TYPE_REQUIRED"),
    (
        shown(row(button(label=None, emoji={"name": "♠"}))),
        shown(row(button(label=None))),
        "components.0.components.0.label: BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
    ),
    (
        shown(row({"type": 2, "style": 5, "label": "x", "url": "https://x"})),
        shown(row({"type": 2, "style": 5, "label": "x"})),
        "components.0.components.0.url: BASE_TYPE_REQUIRED",
    ),
    (shown(row(button(style=4))), shown(row(button(style=7))), "components.0.components.0.style: BASE_TYPE_CHOICES"),
    (
        shown(row(menu(*(str(n) for n in range(25))))),
        shown(row(menu(*(str(n) for n in range(26))))),
        "components.0.components.0.options: BASE_TYPE_BAD_LENGTH",
    ),
    (shown(row(menu("a"))), shown(row(menu())), "components.0.components.0.options: BASE_TYPE_BAD_LENGTH"),
    (
        shown(row(menu("x" * 100))),
        shown(row(menu("x" * 101))),
        "components.0.components.0.options.0.value: BASE_TYPE_BAD_LENGTH",
    ),
    (
        shown(row(menu("a", "b"))),
        shown(row(menu("a", "a"))),
        "components.0.components.0.options.1.value: SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    (
        shown(row(menu("a", placeholder="x" * 150))),
        shown(row(menu("a", placeholder="x" * 151))),
        "components.0.components.0.placeholder: BASE_TYPE_MAX_LENGTH",
    ),
    (
        shown(row(menu("a", "b", max_values=2))),
        shown(row(menu("a", "b", max_values=3))),
        "components.0.components.0.max_values: SELECT_COMPONENT_MAX_VALUES_INVALID",
    ),
    (
        shown(row(menu("a", "b", min_values=2, max_values=2))),
        shown(row(menu("a", "b", min_values=2))),
        "components.0.components.0.min_values: SELECT_COMPONENT_MIN_VALUES_INVALID",
    ),
    (
        shown(row(menu("a")), row(button())),
        shown(row(menu("a"), button())),
        "components.0.components: COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
]


@pytest.mark.parametrize(("right", "wrong", "fault"), MESSAGES, ids=[fault for _, _, fault in MESSAGES])
def test_a_message(right: Json, wrong: Json, fault: str) -> None:
    assert faults(check_message, right) == set()
    assert fault in faults(check_message, wrong)


def section(accessory: Json) -> Json:
    return {"type": 9, "components": [text(1)], "accessory": accessory}


def container(*parts: Json) -> Json:
    return {"type": 17, "components": list(parts)}


LAYOUTS: list[tuple[Json, Json, str]] = [
    (
        shown(*[text(1)] * 40),
        shown(container(*[text(1)] * 40)),
        "components: COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    (
        shown(text(2000), text(2000)),
        shown(text(2000), text(2001)),
        "components: COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    (
        shown(text(1)),
        {"content": "x", **shown(text(1))},
        "content: MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    (
        shown(text(1)),
        {"embeds": [{"title": "x"}], **shown(text(1))},
        "embeds: MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    (
        shown(container(text(1))),
        shown(container(container(text(1)))),
        "components.0.components.0.type: BASE_TYPE_CHOICES",
    ),
    (
        shown(section(button())),
        shown({"type": 9, "components": [text(1)]}),
        "components.0.accessory: BASE_TYPE_REQUIRED",
    ),
    (
        shown(section({"type": 11, "media": {"url": "attachment://a.png"}})),
        shown(section({"type": 11})),
        "components.0.accessory.media: BASE_TYPE_REQUIRED",
    ),
    (
        shown({"type": 12, "items": [{"media": {"url": "attachment://a.png"}}] * 10}),
        shown({"type": 12, "items": [{"media": {"url": "attachment://a.png"}}] * 11}),
        "components.0.items: BASE_TYPE_BAD_LENGTH",
    ),
    (
        shown(section(button("a")), row(button("b"))),
        shown(section(button("a")), row(button("a"))),
        "components: COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    (shown({"type": 14, "spacing": 2}), shown({"type": 14, "spacing": 3}), "components.0.spacing: NUMBER_TYPE_MAX"),
]


@pytest.mark.parametrize(("right", "wrong", "fault"), LAYOUTS, ids=[fault for _, _, fault in LAYOUTS])
def test_a_message_of_the_second_layout(right: Json, wrong: Json, fault: str) -> None:
    assert faults(check_message, right, flags=COMPONENTS_V2) == set()
    assert fault in faults(check_message, wrong, flags=COMPONENTS_V2)


def test_an_empty_message() -> None:
    empty: list[Json] = [{}, {"content": ""}, {"content": " \n"}, {"embeds": []}]
    for body in empty:
        with pytest.raises(ApiError) as refused:
            check_not_empty(body, files=0)
        assert (refused.value.status, refused.value.code) == (400, 50006)
    check_not_empty({}, files=1)
    check_not_empty({"components": [row(button())]}, files=0)


def line(**more: Any) -> Json:
    return row({"type": 4, "style": 1, "label": "x", "custom_id": "a", **more})


def form(*parts: Json, **more: Any) -> Json:
    return {"title": "x", "custom_id": "f", "components": list(parts) or [line()], **more}


FORMS: list[tuple[Json, Json, str]] = [
    (form(title="x" * 45), form(title="x" * 46), "title: BASE_TYPE_BAD_LENGTH"),
    (form(), form(title=""), "title: BASE_TYPE_REQUIRED"),
    (form(custom_id="x" * 100), form(custom_id="x" * 101), "custom_id: BASE_TYPE_BAD_LENGTH"),
    (
        form(*(line(custom_id=str(n)) for n in range(5))),
        form(*(line(custom_id=str(n)) for n in range(6))),
        "components: BASE_TYPE_BAD_LENGTH",
    ),
    (form(), {"title": "x", "custom_id": "f", "components": []}, "components: BASE_TYPE_BAD_LENGTH"),
    (form(line(label="x" * 45)), form(line(label="x" * 46)), "components.0.components.0.label: BASE_TYPE_BAD_LENGTH"),
    (form(), form(row(button())), "components.0.components.0.type: BASE_TYPE_CHOICES"),
    (form(), form(line(), line()), "components: COMPONENT_CUSTOM_ID_DUPLICATED"),
    (form(line(style=2)), form(line(style=3)), "components.0.components.0.style: BASE_TYPE_CHOICES"),
    (form(line(max_length=4000)), form(line(max_length=4001)), "components.0.components.0.max_length: NUMBER_TYPE_MAX"),
    (
        form({"type": 18, "label": "x", "component": menu("a")}),
        form({"type": 18, "label": "x" * 46, "component": menu("a")}),
        "components.0.label: BASE_TYPE_BAD_LENGTH",
    ),
    (form(text(1)), form({"type": 18, "label": "x"}), "components.0.component: BASE_TYPE_REQUIRED"),
]


@pytest.mark.parametrize(("right", "wrong", "fault"), FORMS, ids=[fault for _, _, fault in FORMS])
def test_a_form(right: Json, wrong: Json, fault: str) -> None:
    assert faults(check_modal, right) == set()
    assert fault in faults(check_modal, wrong)


@pytest.mark.parametrize(
    "body",
    [
        {"embeds": 3}, {"embeds": [3]}, {"components": ["x"]}, {"components": {}}, {"content": []},
        {"embeds": [{"fields": [3]}]}, {"components": [{"type": 1, "components": [None]}]},
        {"allowed_mentions": []}, {"attachments": ["x"]},
    ],
)  # fmt: skip
def test_values_of_a_wrong_type_are_faults_and_not_errors(body: Json) -> None:
    assert faults(check_message, body)


def test_components_get_unique_ids() -> None:
    components = numbered([row(button("a", id=2), button("b")), row(menu("c"))])
    ids = [
        components[0]["id"],
        *(part["id"] for part in components[0]["components"]),
        components[1]["id"],
        components[1]["components"][0]["id"],
    ]
    assert ids == [1, 2, 3, 4, 5]
