"""Records that an earlier version has made are read, told and written as it did, byte for byte.

They were made before Schieber's options `weisScores` and `chooser`, Barbu's `dominoEnd`, the draw for the first dealer
and an end by agreement. The digests are those of what `stich replay --json` of that version printed.
"""

import json
from hashlib import sha256
from pathlib import Path

import pytest

from engine.fairness import first_draw
from engine.match import Match
from engine.record import position, read, write

OLD = Path(__file__).parent / "old_records"
TOLD = {
    "klaberjass": "5ecd9b66875b73045332416694e5cabd76ad45a9e228651be56976719d0e38b8",
    "schieber": "f2311b3d9905920c6f959cab26cdfedb22b7113fd18ac37e7cd84d17c1470e37",
    "barbu": "7124b1ac20292308d8dd1a28cdac34858fb0360a242119d389d88b4dfb6c46a0",
    "vira": "805ad70f1522f6d6105488348031cef0ccd13145922e6cbc6b3bdfdb83b556eb",
}


@pytest.mark.parametrize("game", TOLD)
def test_a_record_of_an_earlier_version_is_valid_byte_for_byte(game: str) -> None:
    data = (OLD / f"{game}.stich").read_bytes()
    matches = [match for match in read(data) if isinstance(match, Match)]
    assert matches[-1].over
    assert write(matches[-1]).encode() == data
    told = "\n".join(json.dumps(position(match, number)) for number, match in enumerate(matches, start=1))
    assert sha256(told.encode()).hexdigest() == TOLD[game]
    assert first_draw(matches[-1]) is None


def test_the_example_of_the_page_is_what_it_was() -> None:
    data = Path("docs/example.stich").read_bytes()
    *_, match = read(data)
    assert isinstance(match, Match)
    assert write(match).encode() == data
