"""`/admin` on a real connection: who is offered it, the menu of channels, a form, and an exclusion that holds."""

from typing import Any

import pytest

from sandbox.testing import DrivenSandbox, Refused
from tests.discord.connection import Connected, first_channel


def text(message: Any) -> str:
    """What a message says."""
    return str(message["content"]) + str(message["embeds"])


def controls(message: Any) -> list[dict[str, Any]]:
    """Its buttons and menus."""
    return [item for row in message["components"] for item in row["components"]]


async def test_only_who_manages_the_server_is_offered_it_and_not_in_direct_messages(
    box: DrivenSandbox, connected: Connected
) -> None:
    shown = (await box.slash("Anna", first_channel(box), "admin show")).message
    assert "Settings of this server" in text(shown)
    with pytest.raises(Refused):
        await box.slash("Ben", first_channel(box), "admin show")


async def test_channels_are_chosen_in_discords_own_menu(box: DrivenSandbox, connected: Connected) -> None:
    other = await box.create_channel("lounge")
    page = (await box.slash("Anna", first_channel(box), "admin channels")).message
    (menu,) = [item for item in controls(page) if item["type"] == 8]
    await box.select("Anna", page["id"], menu["custom_id"], [str(other)])
    page = next(one for one in box.visible_messages("Anna", first_channel(box)) if one["id"] == page["id"])
    (menu,) = [item for item in controls(page) if item["type"] == 8]
    assert menu["default_values"] == [{"id": str(other), "type": "channel"}]
    refused = (await box.slash("Ben", first_channel(box), "table new")).message
    assert f"<#{other}>" in text(refused)
    await box.slash("Ben", other, "table new")
    await box.select("Anna", page["id"], menu["custom_id"], [])
    page = next(one for one in box.visible_messages("Anna", first_channel(box)) if one["id"] == page["id"])
    assert "in any channel" in text(page)


async def test_an_exclusion_by_menu_and_form_holds(box: DrivenSandbox, connected: Connected) -> None:
    page = (await box.slash("Anna", first_channel(box), "admin show")).message
    ben = str(box.person("Ben").id)
    await box.click("Anna", page["id"], "s1:-:-:0:admin=exclude")
    await box.select("Anna", page["id"], "s1:-:-:0:admin-exclude", [ben])
    reply = await box.click("Anna", page["id"], f"s1:-:-:0:admin-out={ben}.1")
    form = reply.form
    assert form is not None
    (line,) = [part["component"]["custom_id"] for part in form["components"]]
    await box.submit("Anna", form, {line: "Rude words"})
    page = next(one for one in box.visible_messages("Anna", first_channel(box)) if one["id"] == page["id"])
    assert "is now excluded from the tables" in text(page)
    refused = (await box.slash("Ben", first_channel(box), "table new")).message
    assert "have excluded you from its tables" in text(refused)
    log = (await box.slash("Anna", first_channel(box), "admin log")).message
    assert "Rude words" in text(log)
    assert "Rude words" not in str(box.visible_messages("Ben", first_channel(box)))
