"""Rows are sent as discord.py's own items would send them."""

from typing import Any

import discord
import pytest

from bot.discord.pages.widgets import CONTENT, Button, Menu, Page, Row, SelectOption, Tone
from bot.text.render import embed
from bot.text.render.rendered import Field


def by_discord_py(row: Row, number: int) -> list[discord.ui.Item[Any]]:
    """The items of a row as discord.py makes them."""
    if isinstance(row, Menu):
        options = [
            discord.SelectOption(
                label=option.label, value=option.value, default=option.chosen, description=option.description
            )
            for option in row.options
        ]
        return [
            discord.ui.Select(
                custom_id=row.id,
                placeholder=row.placeholder,
                min_values=row.minimum,
                max_values=row.maximum,
                options=options,
                disabled=row.disabled,
                row=number,
            )
        ]
    return [
        discord.ui.Button(label=button.label, url=button.url, row=number)
        if button.url is not None
        else discord.ui.Button(
            style=button.tone.value, label=button.label, custom_id=button.id, disabled=button.disabled, row=number
        )
        for button in row
    ]


def known(component: dict[str, Any]) -> dict[str, Any]:
    """Without what only forms have: discord.py says of every menu that it must be filled in."""
    return {key: value for key, value in component.items() if key != "required"}


ROWS: tuple[Row, ...] = (
    (Button("♠10", "s1:a:0:1:do=TS"), Button("pass", "s1:a:0:1:do=pass", tone=Tone.FORWARD, disabled=True)),
    (Button("the table", url="https://discord.com/channels/1/2"), Button("", "s1:a:0:1:hand")),
    Menu(
        "s1:a:0:1:choose",
        "your answer",
        (SelectOption("six", "6"), SelectOption("seven", "7", chosen=True, description="seven tricks")),
        minimum=0,
        maximum=2,
    ),
    Menu("s1:a:0:1:pick", "", (SelectOption("nothing", "-"),), disabled=True),
)


@pytest.mark.parametrize("rows", [ROWS, ROWS[:1], ROWS[2:]])
async def test_rows_are_sent_as_discord_py_sends_them(rows: tuple[Row, ...]) -> None:
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(rows):
        for item in by_discord_py(row, number):
            view.add_item(item)
    expected = [
        {**row, "components": [known(component) for component in row["components"]]} for row in view.to_components()
    ]
    for arguments in (Page(rows=rows).sent(), Page(rows=rows).edited()):
        assert arguments["view"].to_components() == expected


async def test_the_library_keeps_no_view() -> None:
    view = Page(rows=ROWS).sent()["view"]
    assert view.is_finished()
    assert not view.is_dispatchable()
    assert not view.has_components_v2()


def test_a_page_as_text_says_what_its_embed_said_and_fits() -> None:
    shown = embed("Deal 1", "x" * 1500, (Field("Trick", "y" * 1000),), footer="Classic")
    page = Page(shown, content="Nobody is there.", rows=((Button("Score", "s1:a:-:0:score"),),))
    text = page.as_text()
    assert text.rendered is None
    assert text.rows == page.rows
    assert text.content.startswith("Nobody is there.\nDeal 1\nxxx")
    assert len(text.content) <= CONTENT
    assert Page(content="a").as_text() == Page(content="a")
