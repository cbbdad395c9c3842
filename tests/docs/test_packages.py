"""The pinned packages satisfy the project's requirements, and no lock file names an address."""

import re
import tomllib

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.docs.pages import text

PROJECT = tomllib.loads(text("pyproject.toml"))
IN_THE_IMAGE = re.findall(r"--extra (\w+)", text("CONTRIBUTING.md"))
"""Extras that the image has, since nobody adds a package to a container."""
EXTRAS = PROJECT["project"]["optional-dependencies"]
LOCKS = {
    "requirements.lock": [
        *PROJECT["project"]["dependencies"],
        *(needed for extra in IN_THE_IMAGE for needed in EXTRAS[extra]),
    ],
    "requirements-build.lock": PROJECT["build-system"]["requires"],
}
PIN = re.compile(r"^([A-Za-z0-9._-]+)==(\S+)( ; [^\\]+)?((?: \\\n    --hash=sha256:[0-9a-f]{64})+)$", re.MULTILINE)


@pytest.mark.parametrize("lock", LOCKS)
def test_every_package_is_pinned_by_version_and_hash(lock: str) -> None:
    pins = [match[1] for match in PIN.finditer(text(lock))]
    assert len(pins) == len(set(pins))
    assert len(pins) == len([line for line in text(lock).splitlines() if line and line[0] not in " #"])


@pytest.mark.parametrize("lock", LOCKS)
def test_the_pins_satisfy_the_project(lock: str) -> None:
    pinned = {canonicalize_name(match[1]): match[2] for match in PIN.finditer(text(lock))}
    for requirement in map(Requirement, LOCKS[lock]):
        assert requirement.specifier.contains(pinned[canonicalize_name(requirement.name)]), requirement


def test_the_image_has_every_extra_and_developers_have_them_too() -> None:
    assert set(IN_THE_IMAGE) == EXTRAS.keys() - {"dev"}
    for extra in IN_THE_IMAGE:
        assert set(EXTRAS[extra]) <= set(EXTRAS["dev"])


@pytest.mark.parametrize("lock", LOCKS)
def test_no_lock_contains_an_address(lock: str) -> None:
    assert "://" not in text(lock)
    assert not re.search(r"^(-|--)", text(lock), re.MULTILINE)
    assert " @ " not in text(lock)


@pytest.mark.parametrize("lock", LOCKS)
def test_contributing_has_the_command_that_renews_each_lock(lock: str) -> None:
    (command,) = [line for line in text("CONTRIBUTING.md").splitlines() if line.endswith(f"-o {lock}")]
    assert "--generate-hashes" in command
