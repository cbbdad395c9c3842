"""The connection: what it takes from its driver that is not promised to stay."""

import tomllib
from importlib.metadata import version
from pathlib import Path

import aiosqlite
import pytest
from packaging.requirements import Requirement

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))
(DRIVER,) = [one for text in PROJECT["project"]["dependencies"] if (one := Requirement(text)).name == "aiosqlite"]


@pytest.mark.parametrize("name", ["_execute", "_conn"])
def test_the_driver_has_the_private_names_that_the_connection_uses(name: str) -> None:
    assert hasattr(aiosqlite.Connection, name), (
        f"aiosqlite {version('aiosqlite')} has no `{name}`: write `run` in bot/storage/sqlite/connection.py anew, "
        "then raise the bound in pyproject.toml"
    )


def test_no_version_of_the_driver_is_installed_with_which_that_was_not_tried() -> None:
    assert version("aiosqlite") in DRIVER.specifier
    assert "0.23" not in DRIVER.specifier
    assert "1.0" not in DRIVER.specifier
