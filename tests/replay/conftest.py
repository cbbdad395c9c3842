"""A file to write records to."""

import pytest


@pytest.fixture
def file(tmp_path):
    return tmp_path / "match.stich"
