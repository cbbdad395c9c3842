"""Discord's limits for commands and choices: the largest valid value and the smallest invalid one."""

from typing import Any

import pytest

from sandbox.validation.commands import check_choices, check_commands, is_name
from tests.sandbox.faults import Json, faults


def command(**more: Any) -> Json:
    return {"name": "play", "description": "x", **more}


def option(kind: int = 3, name: str = "card", **more: Any) -> Json:
    return {"type": kind, "name": name, "description": "x", **more}


def choice(value: Any = "a", **more: Any) -> Json:
    return {"name": "x", "value": value, **more}


def options(*given: Json) -> list[Json]:
    return [command(options=list(given))]


COMMANDS: list[tuple[list[Json], list[Json], str]] = [
    ([command(name="x" * 32)], [command(name="x" * 33)], "0.name: BASE_TYPE_BAD_LENGTH"),
    ([command(name="hand-2_x")], [command(name="Hand")], "0.name: APPLICATION_COMMAND_INVALID_NAME"),
    ([command(name="手札")], [command(name="two words")], "0.name: APPLICATION_COMMAND_INVALID_NAME"),
    ([command(description="x" * 100)], [command(description="x" * 101)], "0.description: BASE_TYPE_BAD_LENGTH"),
    ([command()], [{"name": "play"}], "0.description: BASE_TYPE_REQUIRED"),
    ([command(), command(name="b")], [command(), command()], "1.name: APPLICATION_COMMANDS_DUPLICATE_NAME"),
    (
        [command(name=f"c{n}") for n in range(100)],
        [command(name=f"c{n}") for n in range(101)],
        ": APPLICATION_COMMANDS_TOO_MANY",
    ),
    (
        [command(name_localizations={"ja": "出す"})],
        [command(name_localizations={"ja": "OUT"})],
        "0.name_localizations.ja: APPLICATION_COMMAND_INVALID_NAME",
    ),
    (
        [command(description_localizations={"de": "x" * 100})],
        [command(description_localizations={"de": "x" * 101})],
        "0.description_localizations.de: BASE_TYPE_BAD_LENGTH",
    ),
    ([command()], [command(name_localizations={"de-CH": "x"})], "0.name_localizations.de-CH: BASE_TYPE_CHOICES"),
    (
        options(*(option(name=f"o{n}") for n in range(25))),
        options(*(option(name=f"o{n}") for n in range(26))),
        "0.options: BASE_TYPE_BAD_LENGTH",
    ),
    (
        options(option(required=True), option(name="b")),
        options(option(), option(name="b", required=True)),
        "0.options.1: APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    (
        options(option(), option(name="b")),
        options(option(), option()),
        "0.options.1.name: APPLICATION_COMMAND_OPTIONS_NAME_INVALID",
    ),
    (
        options(option(choices=[choice(str(n)) for n in range(25)])),
        options(option(choices=[choice(str(n)) for n in range(26)])),
        "0.options.0.choices: BASE_TYPE_BAD_LENGTH",
    ),
    (
        options(option(choices=[choice("x" * 100)])),
        options(option(choices=[choice("x" * 101)])),
        "0.options.0.choices.0.value: BASE_TYPE_BAD_LENGTH",
    ),
    (
        options(option(4, choices=[choice(3)])),
        options(option(4, choices=[choice("three")])),
        "0.options.0.choices.0.value: CHOICE_VALUE_TYPE",
    ),
    (
        options(option(autocomplete=True)),
        options(option(autocomplete=True, choices=[choice()])),
        "0.options.0: APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES",
    ),
    (
        options(option(2, options=[option(1, options=[option()])])),
        options(option(2, options=[option(2, options=[option(1)])])),
        "0.options.0.options.0.type: APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    (
        options(option(1), option(1, "b")),
        options(option(1), option(3, "b")),
        "0.options: APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
]


@pytest.mark.parametrize(("right", "wrong", "fault"), COMMANDS, ids=[fault for _, _, fault in COMMANDS])
def test_commands(right: list[Json], wrong: list[Json], fault: str) -> None:
    assert faults(check_commands, right) == set()
    assert fault in faults(check_commands, wrong)


def test_the_characters_of_a_command_are_counted_with_the_longest_language() -> None:
    def size(count: int, description: str) -> list[Json]:
        long = {"ja": "x" * 100}
        last = option(name="last", choices=[choice("v" * 100, name="n" * 100)] * 25, description=description)
        return options(*(option(name=f"o{n:03}", description_localizations=long) for n in range(count)), last)

    # 4 + 1 for the command, 104 for each option, 4 for the last one's name, 200 for each of its 25 choices
    assert 5 + 24 * 104 + 4 + 25 * 200 == 7505
    assert faults(check_commands, size(24, "x" * 100)) == set()
    more = size(24, "x" * 100)
    more[0]["options"][0] |= {"choices": [choice("w" * 100, name="m" * 100)] * 2}
    assert "0: APPLICATION_COMMAND_TOO_LARGE" in faults(check_commands, more)


def test_choices() -> None:
    assert faults(check_choices, {"choices": []}) == set()
    assert faults(check_choices, {"choices": [choice("x" * 100, name="x" * 100)] * 25}) == set()
    for wrong, fault in (
        ({"choices": [choice()] * 26}, "data.choices: BASE_TYPE_BAD_LENGTH"),
        ({"choices": [choice(name="x" * 101)]}, "data.choices.0.name: BASE_TYPE_BAD_LENGTH"),
        ({"choices": [choice("x" * 101)]}, "data.choices.0.value: BASE_TYPE_BAD_LENGTH"),
        ({"choices": [choice("")]}, "data.choices.0.value: BASE_TYPE_BAD_LENGTH"),
        ({}, "data.choices: BASE_TYPE_REQUIRED"),
    ):
        assert fault in faults(check_choices, wrong)


@pytest.mark.parametrize("name", ["play", "手札", "カード", "spielen", "lägg", "ไพ่", "a-b_c", "x2"])
def test_valid_names(name: str) -> None:
    assert is_name(name)


@pytest.mark.parametrize("name", ["", "Play", "a b", "a!", "x" * 33, "♠", "a/b"])
def test_invalid_names(name: str) -> None:
    assert not is_name(name)
