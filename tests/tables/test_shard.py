"""A table belongs to the Discord shard of its server."""

import pytest

from bot.tables.shard import EVERYTHING, Shard, shard_of


def test_a_server_belongs_to_exactly_one_shard_as_discord_says() -> None:
    # The server of Discord's own documentation, as an example: (id >> 22) % shards.
    guild = 197038439483310086
    assert [shard_of(guild, count) for count in (1, 2, 3, 4)] == [0, 0, 2, 2]
    shards = [Shard(number, 4) for number in range(4)]
    assert [shard.holds(guild) for shard in shards] == [False, False, True, False]


def test_direct_messages_belong_to_shard_0() -> None:
    assert [Shard(number, 3).holds(None) for number in range(3)] == [True, False, False]


def test_the_only_shard_has_everything() -> None:
    assert all(EVERYTHING.holds(guild) for guild in (None, 1, 1 << 22, 5 << 22))


@pytest.mark.parametrize(("number", "count"), [(-1, 2), (2, 2), (0, 0)])
def test_there_is_no_other_shard(number: int, count: int) -> None:
    with pytest.raises(ValueError, match=f"shard {number} of {count}"):
        Shard(number, count)
