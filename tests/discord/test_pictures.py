"""*Picture*: the table as its player sees it, for them alone, with all of it in words; and nothing for others."""

from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.discord.pages.picture import described, drawing_of, look_of
from bot.discord.pages.table_frame import frame_of
from bot.discord.pages.widgets import PICTURE
from bot.pictures.table import compose
from bot.tables.model import UserId
from bot.text.i18n import Voice
from engine.cards import CARD_TEXTS, card_text
from engine.registry import game_keys
from tests.discord.house import WORDS, House, begun, labels, text_of, untimed
from tests.discord.players import ByPanel, on_turn, panel_of, under_way


def picture_of(house: House, message: Any) -> dict[str, Any]:
    """The only file of a message."""
    (one,) = house.env.backend.messages[house.channel.id][message.id].attachments
    return dict(one)


async def drawn_for(house: House, actor: Any) -> tuple[Any, dict[str, Any], Image.Image]:
    """The answer to the button on *Details*, its file, and the picture in it."""
    details = (await actor.click(await panel_of(house, actor), label="Details")).response
    answer = (await actor.click(details, label="Picture")).response
    file = picture_of(house, answer)
    return answer, file, Image.open(BytesIO(house.env.backend.cdn.get(file["url"])))


@pytest.mark.parametrize("game", game_keys())
async def test_each_player_gets_what_they_see(house: House, game: str) -> None:
    anna, ben = await under_way(house, game)
    table, voice = house.table, Voice(WORDS)
    match = table.match
    assert match is not None
    public = [(message.id, untimed(message)) for message in house.channel.history()]
    for person in (anna, ben):
        seat = table.seat_of(UserId(person.id))
        assert seat is not None
        answer, file, picture = await drawn_for(house, person)
        assert answer.ephemeral
        assert text_of(answer).startswith("The table as you saw it at <t:")
        assert file["filename"] == PICTURE, "it tells nothing"
        drawing = drawing_of(match.game.scene(match.view(seat)), frame_of(table), seat, voice)
        assert file["description"] == described(drawing, voice)
        assert picture.size == compose(drawing, look_of(voice)).size
        others = [
            held
            for other in range(len(table.holders))
            if other != seat
            for held in match.game.scene(match.view(other)).hand
        ]
        hidden = [held for held in others if card_text(held) not in str(match.view(seat)) and held not in drawing.hand]
        assert [held for held in hidden if voice.card_in_words(held) in file["description"]] == []
    assert [(message.id, untimed(message)) for message in house.channel.history()] == public


async def test_a_picture_is_deleted_at_the_next_move_since_it_is_not_redrawn(house: House) -> None:
    (anna,) = await begun(house, "Anna")
    answer, _, _ = await drawn_for(house, anna)
    player = ByPanel(house, anna)
    for _ in range(6):
        if on_turn(house.table) == anna.id:
            await player.act(house.table)
            break
        await house.wait(2)
    await house.wait(3)
    assert house.env.backend.messages[house.channel.id].get(answer.id) is None


async def test_words_of_the_reader_and_their_deck(house: House) -> None:
    (anna,) = await begun(house, "Anna")
    await anna.slash(house.channel, "settings", language="de", deck="swiss")
    details = (await anna.click(await panel_of(house, anna), label="Details")).response
    answer = (await anna.click(details, label="Bild")).response
    words = picture_of(house, answer)["description"]
    assert "Schilten" in words or "Rosen" in words or "Eicheln" in words or "Schellen" in words
    assert "♠" not in words
    assert text_of(answer).startswith("Der Tisch, wie du ihn um ")


async def test_no_match_no_picture(house: House) -> None:
    anna = house.person("Anna")
    await anna.slash(house.channel, "table new")
    assert "Picture" not in labels(house.channel.history()[-1])


async def test_a_hosts_own_faces_are_shown(house: House, tmp_path: Path) -> None:
    """Every card is red there, so the picture has red where it has none without."""
    (tmp_path / "faces" / "french").mkdir(parents=True)
    for name in CARD_TEXTS:
        Image.new("RGB", (50, 70), (250, 0, 0)).save(tmp_path / "faces" / "french" / f"{name}.png")
    (anna,) = await begun(house, "Anna")

    async def red() -> int:
        _, _, picture = await drawn_for(house, anna)
        return sum(
            count for count, (r, g, b) in picture.convert("RGB").getcolors(1 << 20) or [] if r > 240 and g + b < 20
        )

    assert await red() == 0
    await house.restart(faces=tmp_path / "faces")
    assert await red() > 6 * 112 * 156 * 0.9
