"""A short match for two people, one on a phone: every step is shown in time, and every hand fits on the screen.

`whole_matches.py` plays all games in every language and deck; it is run by hand.
"""

from pathlib import Path

import pytest
from playwright.async_api import Browser

from tests.play.watched import Reader
from tests.play.whole_matches import LATE, Match, play_match

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

ON_A_BUSY_MACHINE = 2 * LATE
"""Seconds: other tests may run at the same time."""


async def test_every_step_is_shown_and_every_hand_fits(browser: Browser, tmp_path: Path) -> None:
    readers = Reader("Anna", "de", "swiss", "phone"), Reader("Chie", "ja", "french", "desktop")
    wrong = await play_match(browser, Match("schieber"), readers, tmp_path, pauses=0.3, late=ON_A_BUSY_MACHINE)
    assert not wrong
