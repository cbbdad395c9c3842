"""When something happens by itself: the end of a turn, and the next deal."""

from tests.render.test_table import public


def test_a_turn_has_an_end_and_the_next_deal_a_time() -> None:
    time = "<t:1800000000:R>"
    assert public(1, deadline=1_800_000_000).description.splitlines()[0].endswith(f" · time runs out {time}**")
    next_deal = public(9, deadline=1_800_000_000).description.splitlines()[0]
    assert next_deal == f"**The next deal follows {time}**"
