"""Whatever is typed or sent, the asking person gets a private, helpful answer, and nothing changes."""

from typing import Any

import pytest
from discord import app_commands

from bot.tables.model import UserId
from engine.cards import card_text
from engine.choice import PickOne
from tests.discord.house import House, begun, labels, raw_click, raw_command, raw_modal, text_of
from tests.discord.players import on_turn

GARBAGE = [
    "",
    " ",
    "the queen of hearts please",
    "play",
    "play XX",
    "play 9S 9S",
    "take it or leave it " * 300,
    "🂡",
    "\u202eplay\u202c",
    "@everyone",
    "'; DROP TABLE move; --",
    "スペードの",
    "\x00\x01",
    "none",
    "10" * 3000,
]


async def snapshot(house: House) -> Any:
    """All that a refused act must leave alone."""
    table = house.table
    return table.state, table.revision, table.holders, table.options, table.match


@pytest.mark.parametrize("typed", GARBAGE)
async def test_garbage_in_play_and_bid_is_answered_and_changes_nothing(house: House, typed: str) -> None:
    people = await begun(house, "Anna", "Ben")
    acting = next(one for one in people if one.id == on_turn(house.table))
    before = await snapshot(house)
    for command, option in (("play", "action"), ("bid", "bid")):
        result = await acting.slash(house.channel, command, **{option: typed})
        assert result.response is not None
        assert result.response.ephemeral
        answer = text_of(result.response)
        assert 10 < len(answer) < 500
        assert "Traceback" not in answer
        assert await snapshot(house) == before
        offered = await acting.autocomplete(house.channel, command, option, typed)
        assert len(offered) <= 25


async def test_a_card_that_one_does_not_hold_is_refused_by_a_rule_without_telling_more(house: House) -> None:
    people = await begun(house, "Anna", "Ben")
    acting = next(one for one in people if one.id == on_turn(house.table))
    match = house.table.match
    assert match is not None
    answer = text_of((await acting.slash(house.channel, "play", action="play 7C")).response)
    assert "rule" in answer


async def test_an_act_out_of_turn_is_refused_with_the_reason(house: House) -> None:
    people = await begun(house, "Anna", "Ben")
    waiting = next(one for one in people if one.id != on_turn(house.table))
    before = await snapshot(house)
    answer = (await waiting.slash(house.channel, "bid", bid="pass")).response
    assert answer.ephemeral
    assert "turn" in text_of(answer)
    assert await snapshot(house) == before


@pytest.mark.parametrize(
    "command",
    ["hand", "table leave", "table start", "table add-computer", "table next", "table back", "table rematch"],
)
async def test_a_command_without_a_table_says_how_to_get_one(house: House, command: str) -> None:
    carla = house.person("Carla")
    answer = (await carla.slash(house.channel, command)).response
    assert answer.ephemeral
    assert "/table new" in text_of(answer)


@pytest.mark.parametrize("command", ["table join", "table show", "table end", "table options", "score"])
async def test_a_command_for_the_channels_table_says_when_there_is_none(house: House, command: str) -> None:
    carla = house.person("Carla")
    answer = (await carla.slash(house.channel, command)).response
    assert answer.ephemeral
    assert "no table in this channel" in text_of(answer)


@pytest.mark.parametrize("command", ["table next", "table rematch", "table start", "table join", "table kick"])
async def test_a_command_at_the_wrong_time_is_refused(house: House, command: str) -> None:
    (anna,) = await begun(house, "Anna")
    before = await snapshot(house)
    options = {"player": "1"} if command == "table kick" else {}
    answer = (await anna.slash(house.channel, command, **options)).response
    assert answer.ephemeral
    assert text_of(answer)
    assert await snapshot(house) == before


async def test_an_unknown_table_is_answered(house: House) -> None:
    (anna,) = await begun(house, "Anna")
    for command in ("hand", "table leave", "score", "table show", "table end"):
        for name in ("nonsense", "x" * 200, "s1:abc"):
            answer = (await anna.slash(house.channel, command, table=name)).response
            assert answer.ephemeral
            assert "table" in text_of(answer).casefold()
    assert house.tables


async def test_a_card_that_is_not_in_the_hand_and_a_turn_that_is_not_yours_are_told_as_that(house: House) -> None:
    people = await begun(house, "Anna", "Ben")
    table = house.table
    assert table.match is not None
    acting = next(one for one in people if one.id == on_turn(table))
    waiting = next(one for one in people if one is not acting)
    before = await snapshot(house)
    seat = table.seat_of(UserId(acting.id))
    assert seat is not None
    choice = table.match.choice(seat)
    assert isinstance(choice, PickOne)
    held = {option.card for option in choice.options}
    missing = next(card for card in table.match.game.pack if card not in held)
    for typed in (card_text(missing), f"play {card_text(missing)}"):
        answer = (await acting.slash(house.channel, "play", action=typed)).response
        assert "after the bidding" in text_of(answer)
    assert "not your turn" in text_of((await waiting.slash(house.channel, "play", action="nonsense")).response)
    assert "does not match any of your options" in text_of(
        (await acting.slash(house.channel, "play", action="nonsense")).response
    )
    assert await snapshot(house) == before


async def test_a_table_of_another_channel_is_not_shown_to_strangers(house: House) -> None:
    await begun(house, "Anna", "Ben")
    secret = house.guild.create_text_channel("secret")
    carla = house.person("Carla")
    answer = (await carla.slash(secret, "score", table=house.table.id)).response
    assert "closed" in text_of(answer)


async def test_an_unknown_preset_is_refused(house: House) -> None:
    anna = house.person("Anna")
    answer = (await anna.slash(house.channel, "table new", preset="nonsense")).response
    assert answer.ephemeral
    assert text_of(answer)
    assert not house.tables


@pytest.mark.parametrize(
    "custom_id",
    [
        "x",
        "tg1:old:format",
        "s2:abc:0:1:do=take",
        "s1::::",
        "s1:-:-:0:play=chess",
        "s1:-:-:0:nonsense",
        "s1:nosuchtable:-:0:hand",
        "s1:nosuchtable:0:5:do=take",
        "s1:abc:9:9999999:do=play 9S",
        "s1:-:-:0:pages=klaberjass.99999999",
        "s1:-:-:0:pages=nonsense.1",
        "s1:abc:0:1:do=" + "x" * 86,
    ],
)
async def test_a_button_that_nobody_knows_is_answered(house: House, custom_id: str) -> None:
    anna = house.person("Anna")
    result = await raw_click(house, anna, house.channel.history()[0], custom_id)
    answers = [one for one in (result.response, *result.followups) if one is not None and one.ephemeral]
    assert answers
    assert text_of(answers[0])


@pytest.mark.parametrize(
    "action",
    [
        "nonsense",
        "do=",
        "do=play XX",
        "do=the moon",
        "pick=exchange",
        "set=0.target",
        "set=x.y",
        "set=",
        "form=99999",
        "form=-1",
        "scores=99999999999",
        "scores=x",
        "choose",
        "fill",
        "next",
        "back",
        "rematch",
    ],
)
@pytest.mark.parametrize("seat", ["-", "0"])
async def test_a_button_with_a_strange_action_is_answered_and_changes_nothing(
    house: House, action: str, seat: str
) -> None:
    (anna,) = await begun(house, "Anna")
    before = await snapshot(house)
    panel = (await anna.slash(house.channel, "hand")).response
    table = house.table
    result = await raw_click(house, anna, panel, f"s1:{table.id}:{seat}:{table.revision}:{action}")
    assert result.acknowledged
    assert await snapshot(house) == before
    panel = (await anna.slash(house.channel, "hand")).response
    result = await raw_click(house, anna, panel, f"s1:{table.id}:{seat}:{table.revision}:{action}", values=["nonsense"])
    assert result.acknowledged
    assert await snapshot(house) == before


async def test_a_seat_that_is_not_ones_own_cannot_be_played(house: House) -> None:
    people = await begun(house, "Anna", "Ben")
    acting = next(one for one in people if one.id == on_turn(house.table))
    other = next(one for one in people if one is not acting)
    before = await snapshot(house)
    seat = house.table.seat_of(acting.id)
    panel = (await other.slash(house.channel, "hand")).response
    result = await raw_click(house, other, panel, f"s1:{house.table.id}:{seat}:{house.table.revision}:do=pass")
    assert "no longer yours" in text_of(result.response)
    assert await snapshot(house) == before


async def test_a_hand_is_never_drawn_on_a_public_message_whatever_is_clicked_there(house: House) -> None:
    (anna,) = await begun(house, "Anna")
    table, public = house.table, house.channel.history()[-1]
    before = text_of(public)
    for action in ("do=pass", "next", "back", "fill", "scores=0", "form=0"):
        result = await raw_click(house, anna, public, f"s1:{table.id}:0:{table.revision}:{action}")
        answers = [one for one in (result.response, *result.followups) if one is not None and one.id != public.id]
        assert answers
        assert all(one.ephemeral for one in answers)
    await house.wait(2)
    assert "Your hand" not in text_of(house.channel.history()[-1])
    assert before


async def test_an_unknown_command_and_an_unknown_form_are_answered(house: House) -> None:
    anna = house.person("Anna")
    for data in (
        {"name": "nonsense"},
        {"name": "table"},
        {"name": "table", "options": [{"type": 1, "name": "nonsense", "options": []}]},
        {"name": "play", "options": []},
    ):
        result = await raw_command(house, anna, data)
        assert result.response is not None, data
        assert result.response.ephemeral
        assert "command" in text_of(result.response)
    outdated = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)
    assert all(isinstance(error, outdated) for error in house.env.errors)
    result = await raw_modal(house, anna, "nonsense")
    assert result.response is not None
    assert result.response.ephemeral


@pytest.mark.parametrize(
    "name",
    [
        "@everyone",
        "<@1> **bold** `code`",
        "\u202eevil",
        "[link](https://example.com)",
        "a\u200bb\u2060c",
        "# heading",
        "||spoiler||",
    ],
)
async def test_a_name_is_only_a_name(house: House, name: str) -> None:
    anna = house.person("anna", global_name=name)
    await anna.slash(house.channel, "table new", opponents="computer")
    await house.wait(2)
    public = text_of(house.channel.history()[-1])
    for bad in ("\u202e", "\u200b", "\u2060"):
        assert bad not in public
    for mark in "*`|[]<>#@":
        for place, one in enumerate(name):
            if one == mark:
                assert f"\\{mark}" in public, place
    for request in house.env.http_requests:
        if isinstance(request.json, dict):
            mentions = (request.json.get("data") or request.json).get("allowed_mentions")
            assert mentions in (None, {"parse": []}), mentions
    assert labels(house.channel.history()[-1])
