"""What `stich replay --view` shows, against the *who sees what* table of the sheet, read a second time."""

import json
import random
import re

import pytest

from bot.replay import seen_position
from engine.record import read
from tests.independent import generator, klaberjass, record

CARD = re.compile(r"(?<![0-9A-Za-z])[AKQJT2-9][SHDC](?![0-9A-Za-z])", re.IGNORECASE)
RECORDS = 12


@pytest.mark.parametrize("seed", range(RECORDS))
def test_a_view_holds_the_cards_that_its_seat_may_see_and_no_other(seed):
    lines = generator.random_record(random.Random(f"views {seed}"), broken=False)
    table = record.start(lines[0])
    for number, match in enumerate(read("\n".join(lines).encode()), start=1):
        if number > 1:
            record.follow(table, lines[number - 1])
        for viewer in (0, 1, None):
            seen = set(CARD.findall(json.dumps(seen_position(match, number, viewer))))
            assert seen <= klaberjass.may_see(table, viewer), f"line {number} for {viewer}"
            if viewer is not None and number > 1:
                assert set(table["hands"][viewer]) <= seen
