"""The quickest way to the first card: one click on the welcome, one on a card."""

from engine.registry import game_keys
from engine.turn import Act
from tests.discord.house import WORDS, House, controls, ids, labels, surely, text_of


async def test_the_welcome_stands_in_the_channel_with_a_play_button_for_each_game_and_the_lessons(house: House) -> None:
    (welcome,) = house.channel.history()
    names = [WORDS.text("en", f"{key}-name") for key in game_keys()]
    assert labels(welcome)[0] == "Play Klaberjass", "the default game comes first"
    *play, lessons = labels(welcome)
    assert sorted(play) == sorted(f"Play {name}" for name in names)
    assert lessons == "Lessons"


async def test_one_click_on_play_deals_and_the_next_plays(house: House) -> None:
    anna = house.person("Anna")
    (welcome,) = house.channel.history()
    panel = (await anna.click(welcome, label="Play Klaberjass")).response
    assert panel is not None
    assert panel.ephemeral
    assert "Your hand" in text_of(panel)
    assert len(ids(panel, "do", disabled=None)) >= 2  # take, pass
    before = house.table.revision
    await anna.click(panel, custom_id=ids(panel, "do")[0])
    assert house.table.revision > before


async def test_the_table_is_posted_once_and_never_as_a_lobby(house: House) -> None:
    anna = house.person("Anna")
    await anna.click(house.channel.history()[0], label="Play Klaberjass")
    await house.wait(2)
    messages = house.channel.history()
    assert len(messages) == 2
    assert "Deal 1" in text_of(messages[1])
    assert labels(messages[1]) == ["My hand", "Score", "Rules", "Pause", "Join"]


async def test_the_hand_stands_below_the_table_where_it_is_seen(house: House) -> None:
    anna = house.person("Anna")
    for begin in (
        lambda: anna.click(house.channel.history()[0], label="Play Klaberjass"),
        lambda: anna.slash(house.channel, "table new", opponents="computer"),
    ):
        panel = (await begin()).response
        table = house.channel.history()[-1]
        assert table.id < panel.id
        assert panel.embeds[0].url.endswith(f"/{table.id}")
        await surely(anna, house.channel, "table end")
        await house.wait(2)


async def test_a_table_that_cannot_be_shown_does_not_keep_the_hand(house: House) -> None:
    anna = house.person("Anna")
    house.env.inject_error(
        "POST", f"/channels/{house.channel.id}/messages", status=500, code=0, message="no", times=None
    )
    result = await anna.click(house.channel.history()[0], label="Play Klaberjass")
    await house.wait(0.6)
    assert ids(result.response, "do", disabled=None)


async def test_the_hand_also_comes_by_direct_message(house: House) -> None:
    anna = house.person("Anna")
    await anna.click(house.channel.history()[0], label="Play Klaberjass")
    hand = anna.user.dm_channel.last_message
    assert "Your hand: Klaberjass (Card Club)" in text_of(hand)
    await anna.user.click(hand, custom_id=ids(hand, "do")[0])
    match = house.table.match
    assert match is not None
    assert isinstance(match.turn, Act)
    assert len(match.log) >= 2


async def test_a_second_click_on_play_shows_the_hand_again(house: House) -> None:
    anna = house.person("Anna")
    welcome = house.channel.history()[0]
    await anna.click(welcome, label="Play Klaberjass")
    panel = (await anna.click(welcome, label="Play Klaberjass")).response
    assert "already" in text_of(panel)
    assert controls(panel)
    assert len(house.tables) == 1
