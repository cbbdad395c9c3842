"""Pictures that come by themselves: one after the bidding, each trick and each deal, in the message that is there."""

from collections.abc import Iterator, Mapping
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.discord.pages.widgets import PICTURE
from bot.pictures.drawn import Picture
from bot.tables.model import TableState, UserId
from bot.text.i18n import Voice
from engine.cards import rank_of
from engine.registry import game_keys
from engine.turn import Act, DealDue, Over
from tests.discord.house import WORDS, House, begun, labels, surely, text_of
from tests.discord.players import ByDirectMessage, ByPanel, direct_hand, on_turn, panel_of, play_match, under_way


def files(house: House, message: Any) -> list[dict[str, Any]]:
    """The files of a message."""
    (stored,) = (found for one in house.env.backend.messages.values() if (found := one.get(message.id)) is not None)
    return [dict(file) for file in stored.attachments]


def table_message(house: House) -> Any:
    return next(message for message in reversed(house.channel.history()) if "My hand" in labels(message))


async def with_pictures(house: House, where: str = "admin set", to: str = "on") -> None:
    host = house.admin("Host")
    await host.slash(house.channel, where, pictures=to)


def moments_of(house: House) -> Iterator[tuple[object, ...]]:
    """What has to be drawn of the present state: nothing, the bidding's end, a trick, or the end of a deal."""
    match = house.table.match
    assert match is not None
    scene = match.game.scene(match.view(None))
    if isinstance(match.turn, DealDue | Over):
        yield match.deals, "end"
    elif scene.last_trick is not None or scene.trick is not None:
        yield match.deals, scene.last_trick.number if scene.last_trick is not None else 0


async def until_drawn(house: House, players: Mapping[int, Any], *, pause: float = 3) -> None:
    """Bid until there is something to draw."""
    while not [*moments_of(house)]:
        await players[on_turn(house.table) or 0].act(house.table)
        await house.wait(pause)


async def test_the_tables_message_has_a_picture_of_each_trick_and_no_upload_for_a_card(house: House) -> None:
    await with_pictures(house)
    anna, ben = await begun(house, "Anna", "Ben")
    players = {person.id: ByPanel(house, person) for person in (anna, ben)}
    assert files(house, table_message(house)) == [], "nothing before the bidding is over"
    seen: dict[tuple[object, ...], set[str]] = {}
    for _ in range(60):
        await house.wait(3)
        for moment in moments_of(house):
            (file,) = files(house, table_message(house))
            assert file["filename"] == PICTURE
            seen.setdefault(moment, set()).add(file["id"])
        if house.table.match is None or house.table.match.deals > 1:
            break
        if (user := on_turn(house.table)) is not None:
            await players[user].act(house.table)
    tricks = [moment for moment in seen if moment[0] == 1]
    assert len(tricks) > 8
    assert all(len(uploads) == 1 for uploads in seen.values()), "one for each moment, however often it was redrawn"
    assert len(set.union(*seen.values())) == len(seen)


async def test_its_text_says_what_it_shows_and_the_file_nothing_more(house: House) -> None:
    await with_pictures(house)
    anna, ben = await under_way(house, "klaberjass")
    player = {person.id: ByPanel(house, person) for person in (anna, ben)}
    while next(moments_of(house), (0, 0))[1] == 0:
        await player[on_turn(house.table) or 0].act(house.table)
        await house.wait(3)
    (file,) = files(house, table_message(house))
    match = house.table.match
    assert match is not None
    trick = match.game.scene(match.view(None)).last_trick
    assert trick is not None
    for laid in trick.cards:
        assert Voice(WORDS).card_in_words(laid.card) in file["description"]
    assert file["description"].startswith("Trick 1: ")
    with Image.open(BytesIO(house.env.backend.cdn.get(file["url"]))) as picture:
        assert picture.info == {}


@pytest.mark.parametrize("game", game_keys())
async def test_a_whole_match_with_pictures_everywhere(house: House, game: str) -> None:
    """What the pictures say is checked with every request (`House.check`)."""
    await with_pictures(house)
    anna, ben = await under_way(house, game)
    for person in (anna, ben):
        await person.slash(house.channel, "settings", pictures="on")
    table = await play_match(house, house.table.id, ByPanel(house, anna), ByDirectMessage(house, ben))
    assert table.state is TableState.FINISHED
    await house.wait(5)
    result = next(message for message in reversed(house.channel.history()) if "Rematch" in labels(message))
    (file,) = files(house, result)
    for score in table.match.standings.scores if table.match is not None else ():
        assert str(abs(score)) in file["description"]


async def test_a_private_hand_has_it_if_its_owner_wants_it_and_the_answer_does_not_wait(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    await anna.slash(house.channel, "settings", pictures="on")
    players = {person.id: ByPanel(house, person) for person in (anna, ben)}
    await until_drawn(house, players)
    assert [file["filename"] for file in files(house, await panel_of(house, anna))] == [PICTURE]
    assert files(house, await panel_of(house, ben)) == []
    assert files(house, table_message(house)) == []


async def test_by_direct_message_too(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    await anna.slash(house.channel, "settings", pictures="on", hand="dm")
    players = {person.id: ByDirectMessage(house, person) for person in (anna, ben)}
    await until_drawn(house, players, pause=6)
    assert [file["filename"] for file in files(house, await direct_hand(house, anna))] == [PICTURE]


async def test_switched_off_it_goes_and_so_do_the_ways_to_it(house: House) -> None:
    await with_pictures(house)
    anna, ben = await begun(house, "Anna", "Ben")
    players = {person.id: ByPanel(house, person) for person in (anna, ben)}
    await until_drawn(house, players)
    assert files(house, table_message(house))
    await with_pictures(house, to="off")
    await house.wait(3)
    assert files(house, table_message(house)) == []
    assert "Picture" not in labels(table_message(house))
    await anna.slash(house.channel, "settings", pictures="off")
    details = (await anna.click(await panel_of(house, anna), label="Details")).response
    assert "Picture" not in labels(details)


async def test_on_request_whoever_looks_on_gets_what_the_public_sees(house: House) -> None:
    anna, _ = await under_way(house, "klaberjass")
    guest = house.person("Guest")
    answer = (await guest.click(table_message(house), label="Picture")).response
    assert answer.ephemeral
    (file,) = files(house, answer)
    match = house.table.match
    assert match is not None
    hidden = [card for seat in (0, 1) for card in match.game.scene(match.view(seat)).hand]
    assert [card for card in hidden if Voice(WORDS).card_in_words(card) in file["description"]] == []
    own = (await anna.click(table_message(house), label="Picture")).response
    seat = house.table.seat_of(UserId(anna.id))
    held = match.game.scene(match.view(seat)).hand
    assert "Hand (" in files(house, own)[0]["description"]
    assert held


async def test_without_the_right_to_attach_files_the_table_has_no_picture(house: House) -> None:
    await with_pictures(house)
    house.forbid(attach_files=True, administrator=True)
    await house.restart()
    anna, ben = await begun(house, "Anna", "Ben")
    players = {person.id: ByPanel(house, person) for person in (anna, ben)}
    for _ in range(8):
        if isinstance(house.table.match.turn if house.table.match is not None else None, Act):
            await players[on_turn(house.table) or 0].act(house.table)
        await house.wait(3)
    assert [*moments_of(house)]
    assert files(house, table_message(house)) == []
    assert "Score" in text_of(table_message(house))


async def test_a_restart_keeps_it(house: House) -> None:
    await with_pictures(house)
    anna, ben = await begun(house, "Anna", "Ben")
    players = {person.id: ByPanel(house, person) for person in (anna, ben)}
    await until_drawn(house, players)
    await house.restart()
    await house.wait(3)
    assert [file["filename"] for file in files(house, table_message(house))] == [PICTURE]


async def test_who_switches_them_on_reads_which_right_the_bot_lacks_here(house: House) -> None:
    admin = house.admin("Host")
    told = (await admin.slash(house.channel, "admin set", pictures="on")).response
    assert "Attach Files" not in text_of(told)
    assert "after the bidding, each trick and each deal" in text_of(told)
    house.forbid(attach_files=True, administrator=True)
    told = (await admin.slash(house.channel, "admin set", pictures="on")).response
    assert "“Attach Files” is missing" in text_of(told)


@pytest.mark.logs_errors
async def test_a_picture_that_cannot_be_drawn_stops_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: Any) -> bytes:
        raise OSError("queen of hearts")

    await with_pictures(house)
    anna, ben = await begun(house, "Anna", "Ben")
    monkeypatch.setattr(Picture, "content", broken)
    players = {person.id: ByPanel(house, person) for person in (anna, ben)}
    await until_drawn(house, players)
    before = text_of(table_message(house))
    await players[on_turn(house.table) or 0].act(house.table)
    await house.wait(3)
    assert text_of(table_message(house)) != before
    assert files(house, table_message(house)) == []
    told = (await anna.click(table_message(house), label="Picture")).response
    assert "could not draw" in text_of(told)
    logged = [record.getMessage() for record in caplog.records if "could not be drawn" in record.getMessage()]
    assert logged
    assert not [line for line in logged if "queen" in line], "the message of an error may name a card"


async def test_the_last_deal_has_its_picture_too_and_the_result_the_score(house: House) -> None:
    await with_pictures(house)
    anna, ben = await begun(house, "Anna", "Ben", target=300)
    table = await play_match(house, house.table.id, ByPanel(house, anna), ByPanel(house, ben))
    await house.wait(5)
    assert table.match is not None
    described = [file["description"] for message in house.channel.history() for file in files(house, message)]
    assert described[-2].startswith(f"Deal {table.match.deals} is over")
    assert described[-1].startswith("Klaberjass · score sheet")


async def test_between_deals_whoever_asks_gets_the_deal_with_all_that_was_played(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    players = {person.id: ByPanel(house, person) for person in (anna, ben)}
    while not (house.table.match is not None and isinstance(house.table.match.turn, DealDue)):
        if (user := on_turn(house.table)) is not None:
            await players[user].act(house.table)
        await house.wait(1)
    answer = (await house.person("Guest").click(table_message(house), label="Picture")).response
    (file,) = files(house, answer)
    assert file["description"].startswith("Deal 1 is over")
    match = house.table.match
    assert match is not None
    for trick in match.game.played_tricks(match.state):
        for laid in trick.cards:
            assert Voice(WORDS).rank(rank_of(laid.card)) in file["description"]


async def test_readers_of_three_languages_see_the_same_moment(house: House) -> None:
    """None of them makes the others' picture anew."""
    await with_pictures(house)
    anna, ben = await begun(house, "Anna", "Ben")
    await anna.slash(house.channel, "settings", pictures="on", language="de")
    await ben.slash(house.channel, "settings", pictures="on", language="ja", deck="swiss")
    players = {person.id: ByPanel(house, person) for person in (anna, ben)}
    await until_drawn(house, players)
    uploads: dict[tuple[object, ...], set[str]] = {}
    for _ in range(12):
        await house.wait(3)
        for moment in moments_of(house):
            uploads.setdefault(moment, set()).update(file["id"] for file in files(house, table_message(house)))
        if (user := on_turn(house.table)) is not None:
            await players[user].act(house.table)
    assert len(uploads) > 3
    assert all(len(ids) == 1 for ids in uploads.values())


async def test_who_leaves_keeps_no_picture(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    await anna.slash(house.channel, "settings", pictures="on", hand="dm")
    players = {person.id: ByDirectMessage(house, person) for person in (anna, ben)}
    await until_drawn(house, players, pause=6)
    hand = await direct_hand(house, anna)
    assert files(house, hand)
    await surely(anna, house.channel, "table leave")
    await house.wait(6)
    assert files(house, hand) == []
