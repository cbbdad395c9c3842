"""Every test of this folder that asks for `game` runs once for each registered game."""

import pytest

from engine import registry


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", registry.game_keys(), indirect=True)


@pytest.fixture
def game(request: pytest.FixtureRequest):
    return registry.game(request.param)
