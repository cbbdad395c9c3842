"""A plugin of pytest: a folder of games outside the project is known like `engine/games`."""

import os

import pytest

import engine.games

FOLDER = "STICH_TEST_GAMES"
"""The variable of the environment that names the folder."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", help="the game that is played (tests/discord/match_of_a_game.py)")


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests() -> None:
    """Adds the folder before anything of the tests is imported: some modules list the games when they are."""
    engine.games.__path__ = [*engine.games.__path__, os.environ[FOLDER]]
